//! Campaign cards as posters: a title as broad as the sheet, a scene in two inks, and the amount on a band below.

use crate::map::{add, escaped};

/// The scene of each card of the deck, by its letter; a card of one's own has the ballot box.
const SCENES: &[u8; 120] = b"abbacjaaefeilnpbohalgedgkffgnljliaafdejkgmgpndoogjlbggdijigkkhieabfniiboddhjcejjofbkjgjplifeilmdilgmlioffdbfpfjmlgkemjkd";

/// How wide the writing of a poster is, in its own units, and the widest and the flattest that letters may be.
const WIDE: i32 = 352;
const TALLEST: i32 = 104;
const FLATTEST: i32 = 38;
/// How wide a capital of the poster's face is, in hundredths of its size.
const CAPITAL: i32 = 47;
/// So many letters of the text go on a line.
const LETTERS: usize = 46;

/// A scene in a field of 364 by 176: `p` is paper, `k` ink, `d` the deep shade of the sheet, `y` yellow, `l` lines of ink.
fn scene(card: u8) -> &'static str {
    match SCENES.get(usize::from(card)).copied().unwrap_or(b'k') {
        b'a' => {
            "<path class='p' d='M26 66l92-28 26 98-92 26zM142 16l90 6-8 108-90-8zM246 62l90 30-34 92-88-34z'/><path class='d' d='M52 78l46-13 4 14-46 13zM158 34l54 3-1 16-54-3zM270 88l46 16-6 16-46-16z'/><path class='l' d='M58 108l44-12M62 122l44-12M156 66l52 3M155 82l52 3M154 98l40 2M258 128l44 15M252 142l32 11'/>"
        }
        b'b' => {
            "<path class='k' d='M44 92H56V176H44zM308 92H320V176H308z'/><path class='p' d='M30 40H334L352 92H12z'/><path class='d' d='M68 40H106L98 92H54zM144 40H182V92H140zM220 40H258L268 92H224zM296 40H334L352 92H310z'/><path class='k' d='M62 128H302V176H62z'/><path class='p' d='M72 138H140V170H72zM148 138H216V170H148zM224 138H292V170H224z'/><path class='y' d='M80 132a12 12 0 1 1 24 0zM104 132a12 12 0 1 1 24 0zM232 134q26-24 52 0z'/><path class='d' d='M156 134q10-22 20 0 10-22 20 0 6-16 14 0z'/>"
        }
        b'c' => {
            "<path class='d' d='M0 150H364V176H0z'/><path class='k' d='M132 60l10-34 22 20h28l22-20 10 34q6 18-6 30 26 22 26 58v6q32-6 26-38 22 4 12 28-12 28-42 28H124q-10-2-6-46 4-24 20-36-12-12-6-30z'/><path class='y' d='M154 66a6 8 0 1 1 12 0 6 8 0 1 1-12 0M190 66a6 8 0 1 1 12 0 6 8 0 1 1-12 0'/><path class='p' d='M172 80h12l-6 8zM120 84l34 4v3l-34 1zM236 84l-34 4v3l34 1z'/>"
        }
        b'd' => {
            "<path class='p' d='M52 74L182 20 312 74V86H52z'/><path class='d' d='M182 34l60 36H122z'/><path class='p' d='M64 90H96V158H64zM118 90H146V158H118zM218 90H246V158H218zM268 90H300V158H268z'/><path class='k' d='M158 96H206V158H158z'/><path class='p' d='M40 160H324V168H40zM24 170H340V176H24z'/><path class='k' d='M180 0h4v24h-4z'/><path class='y' d='M184 0h40l-8 8 8 8h-40z'/>"
        }
        b'e' => {
            "<path class='d' d='M0 150H364V176H0z'/><path class='p' d='M34 44q0-18 18-18H300q20 0 26 24l12 48v48H34z'/><path class='k' d='M48 44H104V88H48zM114 44H170V88H114zM180 44H236V88H180zM246 44H300l14 44H246z'/><path class='y' d='M34 104H338v14H34zM324 122h14v12h-14z'/><path class='k' d='M76 148a24 24 0 1 1 48 0 24 24 0 1 1-48 0M242 148a24 24 0 1 1 48 0 24 24 0 1 1-48 0'/><path class='p' d='M90 148a10 10 0 1 1 20 0 10 10 0 1 1-20 0M256 148a10 10 0 1 1 20 0 10 10 0 1 1-20 0'/>"
        }
        b'f' => {
            "<path class='d' d='M150 0H214L330 176H34z'/><path class='k' d='M128 92H236L224 108H140zM142 112H222L214 176H150z'/><path class='y' d='M182 122l5 14h15l-12 9 5 15-13-9-13 9 5-15-12-9h15z'/><path class='l' d='M182 92V56q0-14 16-18'/><path class='p' d='M196 28l16-6 8 22-16 6q-12-10-8-22z'/>"
        }
        b'g' => {
            "<path class='d' d='M0 40H364V176H0z'/><path class='p' d='M150 18H214L206 46H158z'/><path class='p' d='M58 58h22v24h-22zM104 58h22v24h-22zM150 58h22v24h-22zM196 58h22v24h-22zM242 58h22v24h-22zM288 58h22v24h-22zM42 94h28v30h-28zM98 94h28v30h-28zM154 94h28v30h-28zM210 94h28v30h-28zM266 94h28v30h-28zM16 136h36v40h-36zM86 136h36v40h-36zM156 136h36v40h-36zM226 136h36v40h-36zM296 136h36v40h-36z'/><path class='l' d='M22 152h24M92 152h24M162 152h24M232 152h24M302 152h24M47 106h18M103 106h18M159 106h18M215 106h18M271 106h18'/>"
        }
        b'h' => {
            "<path class='l' d='M40 10l-12 28M96 4l-12 28M300 8l-12 28M344 30l-12 28M60 84l-12 28M330 100l-12 28M22 134l-12 28M300 144l-10 24'/><path class='p' d='M64 96q10-76 118-80 108 4 118 80-22-18-40 0-20-20-39 0-20-20-39 0-20-20-39 0-20-20-39 0-20-18-40 0z'/><path class='d' d='M143 96q-4-50 39-80-16 40 0 80-20-20-39 0zM221 96q4-50-39-80 16 40 0 80 20-20 39 0z'/><path class='l' d='M182 92V156q0 16-16 16t-16-14'/>"
        }
        b'i' => {
            "<path class='d' d='M0 12H364V150H0z'/><path class='p' d='M24 26H112V136H24zM128 22l88 8-8 108-88-8z'/><path class='k' d='M34 38H102V90H34zM140 38l64 6-4 46-64-6z'/><path class='y' d='M68 48l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM152 50l40 4-2 26-40-4z'/><path class='l' d='M36 104h64M36 118h44M140 104l60 6M138 118l40 4'/><path class='k' d='M250 14h20v58h-20zM238 72h44l-4 60h-36z'/><path class='p' d='M242 132h36v26q-18 10-36 0zM300 96h44v70h-44z'/><path class='l' d='M300 96q22-26 44 0'/>"
        }
        b'j' => {
            "<path class='l' d='M140 2l42 38 44-38'/><path class='k' d='M60 40q0-14 14-14H290q14 0 14 14V144q0 14-14 14H74q-14 0-14-14z'/><path class='p' d='M78 50q80-16 160 0 8 40 0 84-80 14-160 0-8-44 0-84z'/><path class='d' d='M158 58a30 30 0 1 1 0 60 30 30 0 1 1 0-60M104 136q10-28 54-28t54 28q-54 8-108 0z'/><path class='y' d='M262 62a12 12 0 1 1 24 0 12 12 0 1 1-24 0M262 98h24v6h-24zM262 112h24v6h-24zM262 126h24v6h-24z'/><path class='k' d='M96 158h20l-8 18h-16zM248 158h20l4 18h-16z'/>"
        }
        b'l' => {
            "<path class='p' d='M30 30l148 10V170L30 158zM334 30L186 40V170L334 158z'/><path class='d' d='M178 40h8V170h-8z'/><path class='l' d='M50 56l104 8M50 80l104 8M50 104l70 6M212 66l98-6M212 90l98-6M212 114l66-4'/><path class='y' d='M292 6l22 10-62 128-22 14 0-26z'/><path class='k' d='M230 132l22 12-22 14z'/>"
        }
        b'm' => {
            "<path class='k' d='M136 14q0-14 14-14h64q14 0 14 14V162q0 14-14 14h-64q-14 0-14-14z'/><path class='p' d='M146 18H218V150H146z'/><path class='d' d='M154 30h44v20h-44zM166 60h44v20h-44zM154 90h44v20h-44z'/><path class='p' d='M24 30h88v50H60l-18 20V80H24zM252 66h90v52h-18v20l-20-20h-52z'/><path class='l' d='M40 46h56M40 60h36M268 84h58M268 98h36'/><path class='y' d='M174 156h16v10h-16z'/>"
        }
        b'n' => {
            "<path class='l' d='M0 56q90-34 182 0t182 0M0 82q90-34 182 0t182 0M0 108q90-34 182 0t182 0M0 134q90-34 182 0t182 0'/><path class='p' d='M86 30l74-16v84q0 20-22 22-22 0-18-20 6-14 28-12V44L98 54v66q0 20-22 22-22 0-18-20 6-14 28-12z'/><path class='y' d='M248 20h10q2 26 30 32 14 8 8 30-8-18-36-18v62q0 22-24 24-24 0-20-22 6-14 32-12z'/>"
        }
        b'o' => {
            "<path class='p' d='M20 18H196V104H96L56 140V104H20z'/><path class='d' d='M40 38H176V50H40zM40 62H156V74H40z'/><path class='k' d='M172 62H344V142H318V174L280 142H172z'/><path class='y' d='M192 82H324V94H192zM192 106H290V118H192z'/>"
        }
        b'p' => {
            "<path class='p' d='M30 20l16 8-8 16-16-8zM96 60l18-2 2 18-18 2zM150 14l14 12-12 14-14-12zM222 44l18 6-6 18-18-6zM288 16l16-6 6 16-16 6zM330 84l14 10-10 14-14-10zM40 112l18 4-4 18-18-4zM296 132l18-2 2 18-18 2zM120 126l12 14-14 12-12-14z'/><path class='y' d='M62 60l16 8-8 16-16-8zM186 80l18-4 4 18-18 4zM252 100l14 10-10 14-14-10zM12 70l12 12-12 12-12-12zM340 30l12 12-12 12-12-12zM168 130l16 6-6 16-16-6z'/><path class='k' d='M120 30l14 6-6 14-14-6zM264 62l14-4 4 14-14 4zM82 96l14 4-4 14-14-4zM210 140l14 6-6 14-14-6zM318 54l10 10-10 10-10-10zM14 142l14 4-4 14-14-4z'/>"
        }
        _ => {
            "<path class='p' d='M140 4l84 12-10 66-84-12z'/><path class='l' d='M132 68l46-22 38 34M140 4l36 40 46-26'/><path class='k' d='M60 72H304L324 96H40z'/><path class='p' d='M112 78H252V88H112z'/><path class='p' d='M44 98H320V176H44z'/><path class='d' d='M64 112H300V164H64z'/><path class='y' d='M182 116l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z'/>"
        }
    }
}

/// Words on lines of about the same length, so few that letters stay large.
fn title_lines(title: &str) -> Vec<String> {
    let words: Vec<&str> = title.split(' ').collect();
    let count = title.chars().count();
    let lines = match count {
        0..=9 => 1,
        10..=24 => 2,
        _ => 3,
    };
    broken(
        &words,
        count.div_ceil(lines).max(words.iter().map(|word| word.chars().count()).max().unwrap_or_default()),
    )
}

/// Words on lines of so many letters at most.
fn broken(words: &[&str], most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push((*word).to_owned()),
        }
    }
    lines
}

/// A poster of 420 by 588: what it is called, what it says, and what it brings or costs.
pub(crate) fn poster(card: u8, title: &str, text: &str, amount: &str, unit: &str) -> String {
    let mut svg = String::from(
        "<rect class='pre-sheet-under' x='-12' y='10' width='420' height='588' transform='rotate(-2.400 210 294)'/><rect class='pre-sheet-under' x='8' y='6' width='420' height='588' transform='rotate(1.600 210 294)'/><rect class='p' width='420' height='588'/><rect class='t' x='16' y='16' width='388' height='556'/>",
    );
    let lines = title_lines(&title.to_uppercase());
    let sizes: Vec<i32> = lines
        .iter()
        .map(|line| {
            let letters = i32::try_from(line.chars().count()).unwrap_or(1).max(1);
            (WIDE * 100 / (letters * CAPITAL)).clamp(FLATTEST, TALLEST)
        })
        .collect();
    // What is too high for the sheet is set smaller, all lines alike.
    let high: i32 = sizes.iter().map(|size| size * 108 / 100).sum();
    let mut down = 30;
    for (line, size) in lines.iter().zip(&sizes) {
        let size = if high > 218 { size * 218 / high } else { *size };
        down += size * 92 / 100 + 8;
        add(
            &mut svg,
            format_args!(
                "<text class='pre-poster-title' x='34' y='{down}' font-size='{size}' textLength='{WIDE}' lengthAdjust='spacingAndGlyphs'>{}</text>",
                escaped(line)
            ),
        );
        down += size * 8 / 100;
    }
    let top = (down + 14).clamp(150, 262);
    add(
        &mut svg,
        format_args!(
            "<svg x='16' y='{top}' width='388' height='{}' viewBox='0 0 364 176' preserveAspectRatio='xMidYMax meet'>{}</svg>",
            440 - top,
            scene(card)
        ),
    );
    add(
        &mut svg,
        format_args!(
            "<rect class='k' x='16' y='440' width='388' height='132'/><text class='pre-poster-amount' x='34' y='502'>{amount}</text><text class='pre-poster-unit' x='386' y='502'>{unit}</text>"
        ),
    );
    for (line, y) in broken(&text.split(' ').collect::<Vec<_>>(), LETTERS).iter().zip([524, 542, 560]) {
        add(&mut svg, format_args!("<text class='pre-poster-text' x='34' y='{y}'>{}</text>", escaped(line)));
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_of_the_deck_has_a_scene() {
        let letters: BTreeSet<u8> = SCENES.iter().copied().collect();
        assert!(letters.iter().all(|letter| (b'a'..=b'p').contains(letter)), "{letters:?}");
        let drawn: BTreeSet<&str> = (0..120).map(scene).collect();
        assert_eq!(drawn.len(), letters.len());
        assert_eq!(scene(200), scene(24), "a card of one’s own has the ballot box");
    }

    #[test]
    fn a_title_is_set_on_few_lines_and_nothing_of_it_is_lost() {
        for title in [
            "Répondre à tous",
            "La boulangère vous appelle par votre nom",
            "On vous avait tendu le micro du karaoké",
        ] {
            let lines = title_lines(title);
            assert!(lines.len() <= 4, "{lines:?}");
            assert_eq!(lines.join(" "), title);
        }
    }
}
