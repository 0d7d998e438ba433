//! QR codes: links that a phone reads with its camera.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The white rim that readers need, in modules.
const RIM: i32 = 4;

/// The code of a link; nothing for a text that is too long for one.
#[component]
pub fn Qr(
    link: String,
    /// What it is, for those who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// Its hook.
    hook: &'static str,
) -> impl IntoView {
    let code = QrCode::encode_text(&link, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * RIM;
    // Black on white in the dark too: many readers know nothing else.
    Some(view! {
        <svg
            class="qr"
            role="img"
            aria-label=label
            data-test=hook
            viewBox=format!("0 0 {side} {side}")
            shape-rendering="crispEdges"
        >
            <rect width="100%" height="100%" fill="#fff" />
            <path d=path(&code) fill="#000" />
        </svg>
    })
}

/// The dark modules, each run of a row in one stroke.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + RIM, y + RIM);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_exactly_the_dark_modules() {
        let code =
            QrCode::encode_text("https://example.org/t/abcdefghjkmn#seat=0123", QrCodeEcc::Medium).unwrap();
        let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = dark.filter(|(x, y)| code.get_module(*x, *y)).count();
        let runs = path(&code);
        let drawn = runs.split('M').skip(1).map(|run| {
            let run = run.split('h').nth(1).and_then(|run| run.split('v').next());
            run.and_then(|run| run.parse::<usize>().ok()).unwrap()
        });
        assert_eq!(drawn.sum::<usize>(), dark);
        assert!(runs.starts_with("M4 4h7v1h-7z"), "the finder pattern stands in the corner: {runs}");
    }
}
