//! What challenge cards ask of the atlas: names with their articles, neighbours, centres (P40).

use crate::{Atlas, Territories, Territory};
use rules::Bilingual;

/// The codes of two digits: the rest is overseas.
const MAINLAND: Territories = Territories::below(95);
/// So many of the nearest that do not touch a territory could be taken for its neighbours.
const NEAR: usize = 10;
/// The earth's radius in kilometres.
const RADIUS: f64 = 6371.0;

impl Atlas {
    /// Those that are one département each, and not overseas.
    pub(crate) fn mainland(&self) -> Territories {
        self.single().intersection(MAINLAND)
    }

    /// With its article in French: “le Morbihan”, “l’Isère”, “Paris”.
    pub(crate) fn the(&self, territory: Territory) -> Bilingual {
        let place = self.place(territory);
        let fr = match place.article.as_str() {
            "" => place.name.fr.clone(),
            "l’" => format!("l’{}", place.name.fr),
            article => format!("{article} {}", place.name.fr),
        };
        Bilingual { fr, en: place.name.en.clone() }
    }

    /// As that to which something belongs: “du Morbihan”, “de l’Isère”, “des Landes”, “de Paris”.
    pub(crate) fn of(&self, territory: Territory) -> Bilingual {
        let place = self.place(territory);
        let fr = match place.article.as_str() {
            "" => format!("de {}", place.name.fr),
            "l’" => format!("de l’{}", place.name.fr),
            "le" => format!("du {}", place.name.fr),
            "les" => format!("des {}", place.name.fr),
            article => format!("de {article} {}", place.name.fr),
        };
        Bilingual { fr, en: format!("of {}", place.name.en) }
    }

    /// The nearest of those that do not touch it, by their centres.
    pub(crate) fn near_strangers(&self, territory: Territory) -> Vec<Territory> {
        let here = self.place(territory);
        let others = self.mainland().difference(here.neighbours).without(territory);
        let mut others: Vec<Territory> = others.iter().collect();
        // In these latitudes a degree east is two thirds of a degree north: near enough to say what is near.
        others.sort_by_key(|other| {
            let [east, north] = [0, 1].map(|axis| i64::from(self.place(*other).at[axis] - here.at[axis]));
            (4 * east * east + 9 * north * north, *other)
        });
        others.truncate(NEAR);
        others
    }

    /// Those outside of a region that touch it.
    pub(crate) fn around(&self, region: Territories) -> Territories {
        let touched = region.iter().map(|territory| self.place(territory).neighbours);
        touched.fold(Territories::NONE, Territories::union).difference(region)
    }

    /// The distance between the centres of two, in kilometres.
    pub(crate) fn kilometres(&self, one: Territory, other: Territory) -> i64 {
        let radians = |territory: Territory| {
            self.place(territory).at.map(|tenths| f64::from(tenths) / 10_000.0 * std::f64::consts::PI / 180.0)
        };
        let ([east, north], [other_east, other_north]) = (radians(one), radians(other));
        let half = |from: f64, to: f64| {
            let half = sine((to - from) / 2.0);
            half * half
        };
        let chord = half(north, other_north) + cosine(north) * cosine(other_north) * half(east, other_east);
        (2.0 * RADIUS * arc(chord.sqrt())).round() as i64
    }
}

// A log is replayed on other machines, and their sines may differ in the last digit. These use nothing but what every
// machine does alike.

/// Good to the metre for angles up to a right one.
fn sine(angle: f64) -> f64 {
    let square = angle * angle;
    let (mut term, mut sum) = (angle, angle);
    for step in 1..12 {
        let step = f64::from(step);
        term *= -square / ((2.0 * step) * (2.0 * step + 1.0));
        sum += term;
    }
    sum
}

fn cosine(angle: f64) -> f64 {
    sine(std::f64::consts::FRAC_PI_2 - angle)
}

/// The angle with this sine; good to the metre within France.
fn arc(sine: f64) -> f64 {
    let square = sine * sine;
    let (mut power, mut sum) = (sine, sine);
    for step in 1..16 {
        let step = f64::from(step);
        power *= square * (2.0 * step - 1.0) / (2.0 * step);
        sum += power / (2.0 * step + 1.0);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn t(code: &str) -> Territory {
        Territory::from_code(code).unwrap()
    }

    #[test]
    fn names_have_their_articles() {
        let atlas = Atlas::printed().unwrap();
        let said = |code| (atlas.the(t(code)).fr, atlas.of(t(code)).fr);
        for (code, the, of) in [
            ("56", "le Morbihan", "du Morbihan"),
            ("38", "l’Isère", "de l’Isère"),
            ("40", "les Landes", "des Landes"),
            ("42", "la Loire", "de la Loire"),
            ("75", "Paris", "de Paris"),
            ("974", "La Réunion", "de La Réunion"),
        ] {
            assert_eq!(said(code), (the.to_owned(), of.to_owned()));
        }
        assert_eq!(atlas.of(t("56")).en, "of Morbihan");
    }

    #[test]
    fn elision_follows_the_first_letter() {
        let atlas = Atlas::printed().unwrap();
        for territory in Territory::all().map(|territory| atlas.place(territory)) {
            let vowel = spelling::plain(&territory.name.fr).starts_with(['a', 'e', 'i', 'o', 'u', 'y']);
            let hérault = territory.name.fr == "Hérault";
            let open =
                (vowel && !territory.name.fr.starts_with("Yv") || hérault) && territory.article != "les";
            assert_eq!(territory.article == "l’", open, "{}", territory.name.fr);
        }
    }

    #[test]
    fn there_are_ninety_six_of_one_département_and_twelve_regions() {
        let atlas = Atlas::printed().unwrap();
        assert_eq!((atlas.single().len(), atlas.mainland().len(), atlas.regions().len()), (96, 94, 12));
        let brittany = atlas.regions().iter().find(|(name, _)| name == "Bretagne").unwrap().1;
        assert_eq!(brittany, ["22", "29", "35", "56"].map(t).into_iter().collect());
        assert_eq!(atlas.around(brittany), ["44", "49", "50", "53"].map(t).into_iter().collect());
        assert_eq!(atlas.near_strangers(t("29"))[0], t("35"));
    }

    #[test]
    fn distances_are_those_of_the_sphere() {
        let atlas = Atlas::printed().unwrap();
        let radians =
            |code: &str| atlas.place(t(code)).at.map(|tenths| (f64::from(tenths) / 10_000.0).to_radians());
        for (one, other) in [("29", "67"), ("59", "66"), ("75", "92"), ("64", "06")] {
            let ([east, north], [other_east, other_north]) = (radians(one), radians(other));
            let angle =
                north.sin() * other_north.sin() + north.cos() * other_north.cos() * (other_east - east).cos();
            let expected = RADIUS * angle.acos();
            let found = atlas.kilometres(t(one), t(other)) as f64;
            assert!((found - expected).abs() <= 0.6, "{one} to {other}: {found} and {expected}");
        }
    }
}
