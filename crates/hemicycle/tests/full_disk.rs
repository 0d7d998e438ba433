//! The disk is full for a while, on a real small file system: no move is acknowledged that is not kept, the server says that
//! it cannot write, and play goes on as soon as there is room, without a restart.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{Folder, Serving};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use test_client::TestClient;
use wire::Occupant;
use wire::http::MakeTable;

/// A file system of two megabytes.
struct SmallDisk(Folder);

impl SmallDisk {
    /// Only the system's administrator may mount one; whoever else runs the tests goes without.
    fn mount() -> Option<SmallDisk> {
        let folder = Folder::new("small-disk");
        let mut mount = Command::new("mount");
        let mounted = mount.args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(folder.path()).output();
        mounted.is_ok_and(|done| done.status.success()).then(|| SmallDisk(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes until nothing more goes in.
    fn fill(&self) {
        let mut filler = std::fs::File::create(self.path().join("filler")).unwrap();
        for size in [65_536, 4096, 1] {
            while filler.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        std::fs::remove_file(self.path().join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Should it still be in use, it goes with the last who uses it.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// The status of `/healthz`.
fn health(addr: SocketAddr) -> u16 {
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("{answer}"))
}

/// Plays the first choice at a table of one's own; gives whether it was acknowledged soon. A bot that cannot move is waited
/// for for ever.
async fn plays(client: &mut TestClient) -> bool {
    let playing = async {
        client.until(|client| client.is_awaited()).await.ok()?;
        let choice = client.choices().into_iter().next()?;
        client.act(choice).await.ok()?.ok()
    };
    tokio::time::timeout(Duration::from_secs(3), playing).await.is_ok_and(|done| done.is_some())
}

#[test]
fn a_full_disk_loses_nothing_and_stops_nothing_for_good() {
    let Some(disk) = SmallDisk::mount() else {
        println!("not run: this user may not mount a small file system");
        return;
    };
    let server = Serving::start(disk.path(), 0);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let request = MakeTable {
            game: "gardez-la-ligne".into(),
            seats: vec![Occupant::Human, Occupant::Bot(wire::Level::Random)],
            name: "Marianne".into(),
            ..MakeTable::default()
        };
        let seat = test_client::make_table(server.addr, &request).await.unwrap();
        let enter = || TestClient::enter(server.addr, &seat.table, Some(&seat.secret), None);
        let mut client = enter().await.unwrap();
        assert!(plays(&mut client).await);
        assert_eq!(health(server.addr), 200);
        let before = client.updates.len();

        disk.fill();
        let full_until = Instant::now() + Duration::from_secs(3);
        let mut refused = false;
        while Instant::now() < full_until && !refused {
            refused = match enter().await {
                Ok(mut client) => !plays(&mut client).await,
                Err(_) => true,
            };
        }
        assert!(refused, "a full disk takes no moves for long");
        assert_eq!(health(server.addr), 503, "a server that cannot write says so");

        disk.make_room();
        let patience = Instant::now() + Duration::from_secs(20);
        loop {
            if let Ok(mut client) = enter().await
                && plays(&mut client).await
            {
                break;
            }
            assert!(Instant::now() < patience, "there is room again, and nothing is written");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        assert_eq!(health(server.addr), 200);
        let again = enter().await.unwrap();
        assert!(again.updates.len() > before, "what was acknowledged is there");
    });
    assert!(server.stop(), "it ends well");
}

#[test]
fn a_full_disk_is_known_even_while_nobody_plays() {
    let Some(disk) = SmallDisk::mount() else {
        println!("not run: this user may not mount a small file system");
        return;
    };
    let server = Serving::start(disk.path(), 0);
    assert_eq!(health(server.addr), 200);
    let settles = |status| {
        let patience = Instant::now() + Duration::from_secs(20);
        while health(server.addr) != status {
            assert!(Instant::now() < patience, "{status} was never told");
            std::thread::sleep(Duration::from_millis(200));
        }
    };
    disk.fill();
    settles(503);
    disk.make_room();
    settles(200);
    assert!(server.stop(), "it ends well");
}

#[test]
fn a_server_that_finds_no_room_to_begin_says_so() {
    let Some(disk) = SmallDisk::mount() else {
        println!("not run: this user may not mount a small file system");
        return;
    };
    disk.fill();
    let mut serve = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let data = disk.path().to_str().unwrap();
    let serve = serve.args(["serve", "--addr", "127.0.0.1:0", "--data", data]).env_remove("DATABASE_URL");
    let ended = serve.output().unwrap();
    let told = String::from_utf8(ended.stderr).unwrap();
    assert!(!ended.status.success() && told.contains("disk is full"), "{told}");
    assert!(!told.contains("folder exist"), "{told}");
}
