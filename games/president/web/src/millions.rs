//! Votes in millions, for where there is little room.

use speech::Lang;

/// Votes in millions with one decimal, which is exact: every value is a multiple of 100 000.
pub(crate) fn short(lang: Lang, votes: u32) -> String {
    let point = match lang {
        Lang::Fr => ',',
        Lang::En => '.',
    };
    let steps = votes / president::STEP;
    format!("{}{point}{}", steps / 10, steps % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_is_written_as_each_language_does() {
        assert_eq!(short(Lang::Fr, 1_200_000), "1,2");
        assert_eq!(short(Lang::En, 24_600_000), "24.6");
        assert_eq!(short(Lang::Fr, 0), "0,0");
    }
}
