//! The map in a short form, which the page carries: numbers as letters, corners as steps from the last one. A test holds
//! it to `data/map.toml`, so it need not be checked where it is read.

use crate::{Area, Frame, Land, Map, Outline, Point};

/// How long a line is, for those who look at the file.
const LINE: usize = 120;
/// A number ends with one of the first so many letters; those that go on are the others.
const ENDING: u32 = 46;
const GOING_ON: u32 = 45;
/// The letters are those of ASCII from here on, but for the one that would need to be escaped.
const FIRST: u8 = b'#';
const LEFT_OUT: u8 = b'\\';

/// Writes the short form.
pub(crate) fn write(map: &Map) -> String {
    let mut form = ShortForm::default();
    form.numbers([map.canvas.width, map.canvas.height]);
    form.area(map.enlarged);
    Frame::ALL.into_iter().for_each(|frame| form.area(map.frame(frame)));
    form.numbers([length(&map.lands)]);
    for land in &map.lands {
        let frame = Frame::ALL.iter().position(|frame| *frame == land.frame).unwrap_or_default();
        form.numbers([land.code.parse().unwrap_or_default(), frame as i32, land.label.x, land.label.y]);
        form.outline(Some(&land.outline));
        form.outline(land.small.as_ref());
        form.numbers([i32::from(land.cell.is_some())]);
        land.cell.into_iter().for_each(|cell| form.area(cell));
    }
    form.0.push('\n');
    form.0
}

fn length<T>(list: &[T]) -> i32 {
    i32::try_from(list.len()).unwrap_or(i32::MAX)
}

#[derive(Default)]
struct ShortForm(String);

impl ShortForm {
    fn numbers(&mut self, numbers: impl IntoIterator<Item = i32>) {
        for number in numbers {
            // Small ones are short, whatever their sign.
            let mut left = ((number << 1) ^ (number >> 31)).cast_unsigned();
            while left >= ENDING {
                self.letter(ENDING + left % GOING_ON);
                left /= GOING_ON;
            }
            self.letter(left);
        }
    }

    fn letter(&mut self, digit: u32) {
        if self.0.len() % (LINE + 1) == LINE {
            self.0.push('\n');
        }
        let letter = FIRST + u8::try_from(digit).unwrap_or_default();
        self.0.push(char::from(if letter < LEFT_OUT { letter } else { letter + 1 }));
    }

    fn area(&mut self, Area { x, y, width, height }: Area) {
        self.numbers([x, y, width, height]);
    }

    /// The rings of a shape; none where there is none.
    fn outline(&mut self, outline: Option<&Outline>) {
        let rings = outline.map(Outline::rings).unwrap_or_default();
        self.numbers([length(rings)]);
        for ring in rings {
            self.numbers([length(ring)]);
            let mut last = Point { x: 0, y: 0 };
            for at in ring {
                self.numbers([at.x - last.x, at.y - last.y]);
                last = *at;
            }
        }
    }
}

/// Reads the short form; `None` where it ends too early.
pub(crate) fn read(text: &str) -> Option<Map> {
    let mut numbers = Numbers(text.bytes());
    let [width, height] = [numbers.next()?, numbers.next()?];
    let canvas = Area { x: 0, y: 0, width, height };
    let enlarged = numbers.area()?;
    let frames = [numbers.area()?, numbers.area()?, numbers.area()?, numbers.area()?];
    let lands = (0..numbers.next()?).map(|_| numbers.land()).collect::<Option<_>>()?;
    Some(Map { canvas, enlarged, lands, frames })
}

struct Numbers<'a>(std::str::Bytes<'a>);

impl Numbers<'_> {
    fn next(&mut self) -> Option<i32> {
        let (mut number, mut place) = (0, 1);
        loop {
            let letter = self.0.find(|letter| *letter >= FIRST)?;
            let digit = u32::from(letter - FIRST) - u32::from(letter > LEFT_OUT);
            if digit < ENDING {
                number += digit * place;
                return Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed());
            }
            number += (digit - ENDING) * place;
            place *= GOING_ON;
        }
    }

    fn area(&mut self) -> Option<Area> {
        Some(Area { x: self.next()?, y: self.next()?, width: self.next()?, height: self.next()? })
    }

    fn land(&mut self) -> Option<Land> {
        let code = format!("{:02}", self.next()?);
        let frame = *Frame::ALL.get(usize::try_from(self.next()?).ok()?)?;
        let label = Point { x: self.next()?, y: self.next()? };
        let outline = self.outline()??;
        let small = self.outline()?;
        let cell = if self.next()? == 1 { Some(self.area()?) } else { None };
        Some(Land { code, frame, label, outline, small, cell })
    }

    fn outline(&mut self) -> Option<Option<Outline>> {
        let rings = (0..self.next()?).map(|_| self.ring()).collect::<Option<Vec<_>>>()?;
        Some((!rings.is_empty()).then(|| Outline::new(rings)))
    }

    fn ring(&mut self) -> Option<Vec<Point>> {
        let mut last = Point { x: 0, y: 0 };
        let corners = (0..self.next()?).map(|_| {
            last = Point { x: last.x + self.next()?, y: last.y + self.next()? };
            Some(last)
        });
        corners.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_were_written() {
        let all = [0, 1, -1, 22, 23, -23, 24, 2_200, -90_000, i32::MAX / 4];
        let mut form = ShortForm::default();
        form.numbers(all);
        let mut numbers = Numbers(form.0.bytes());
        assert_eq!(all.map(|_| numbers.next().unwrap()), all);
        assert_eq!(numbers.next(), None, "nothing is left");
        assert!(form.0.chars().all(|letter| letter.is_ascii_graphic() && letter != '"' && letter != '\\'));
    }
}
