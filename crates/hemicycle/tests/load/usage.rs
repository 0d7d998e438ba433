//! What the system says of a process: the processor time it has had and the memory it holds.

use std::fmt;
use std::fs;
use std::time::Duration;

/// The system counts processor time in hundredths of a second, whatever its own clock does.
const TICK: Duration = Duration::from_millis(10);

/// Processor time, by all who were measured together.
#[derive(Copy, Clone, Debug)]
pub struct Usage(Duration);

impl Usage {
    /// What a process has had so far.
    pub fn of_process(process: u32) -> Usage {
        Usage(ticks(&format!("/proc/{process}/stat")).unwrap_or_default())
    }

    /// What those threads of this process have had so far whose names begin so.
    pub fn of_threads(name: &str) -> Usage {
        let threads = fs::read_dir("/proc/self/task").unwrap().flatten();
        let named = threads.filter(|thread| {
            fs::read_to_string(thread.path().join("comm")).is_ok_and(|comm| comm.starts_with(name))
        });
        Usage(named.filter_map(|thread| ticks(thread.path().join("stat").to_str()?)).sum())
    }

    pub fn since(self, before: &Usage) -> Usage {
        Usage(self.0.saturating_sub(before.0))
    }
}

/// The fourteenth and fifteenth words of the line: in user and in system mode. The name before them may hold spaces.
fn ticks(path: &str) -> Option<Duration> {
    let line = fs::read_to_string(path).ok()?;
    let words = line.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
    Some(words.filter_map(|word| word.parse::<u32>().ok()).map(|ticks| TICK * ticks).sum())
}

/// The memory that a process holds, in bytes: all of it, and the most it ever held.
pub fn memory(process: u32) -> (u64, u64) {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let bytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.split_whitespace().find_map(|word| word.parse::<u64>().ok()).unwrap() * 1024
    };
    (bytes("VmRSS:"), bytes("VmHWM:"))
}

/// How moves were acknowledged.
pub struct Measured {
    waits: Vec<Duration>,
    took: Duration,
    cpu: Usage,
}

impl Measured {
    pub fn new(mut waits: Vec<Duration>, took: Duration, cpu: Usage) -> Measured {
        waits.sort();
        Measured { waits, took, cpu }
    }

    pub fn moves(&self) -> usize {
        self.waits.len()
    }

    pub fn rate(&self) -> f64 {
        self.moves() as f64 / self.took.as_secs_f64()
    }

    fn within(&self, share: f64) -> Duration {
        self.waits[((self.waits.len() - 1) as f64 * share) as usize]
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cpu = self.cpu.0.as_secs_f64() * 1e6 / self.moves() as f64;
        let (half, most) = (self.within(0.5), self.within(0.99));
        write!(f, "{:6.0} moves a second, {cpu:4.0} us of CPU a move, ", self.rate())?;
        write!(f, "half within {half:.1?}, 99 % within {most:.1?}")
    }
}
