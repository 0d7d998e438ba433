//! Draws as a test wants them.

use rules::Chance;

/// The number of a blank newspaper.
pub const BLANK: u32 = 84;

/// Newspapers and lots as a test wants them; without a wish a newspaper is blank and a lot is the first.
#[derive(Default)]
pub struct Wishes {
    pub news: Option<u32>,
    pub lots: Vec<u32>,
}

impl Chance for Wishes {
    fn below(&mut self, bound: u32) -> u32 {
        match bound {
            85 => self.news.take().unwrap_or(BLANK),
            _ if self.lots.is_empty() => 0,
            _ => self.lots.remove(0).min(bound - 1),
        }
    }
}
