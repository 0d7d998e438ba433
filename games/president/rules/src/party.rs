//! The six parties, and the offices of a government.

use serde::{Deserialize, Serialize};

/// A party (P1). They differ in nothing but their tokens.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// La France Insoumise.
    FranceInsoumise,
    /// Parti Socialiste.
    Socialiste,
    /// Europe Écologie Les Verts.
    Verts,
    /// La République en Marche.
    EnMarche,
    /// Les Républicains.
    Republicains,
    /// Rassemblement National.
    RassemblementNational,
}

impl Party {
    /// All six, in the order of the box.
    pub const ALL: [Party; 6] = [
        Party::FranceInsoumise,
        Party::Socialiste,
        Party::Verts,
        Party::EnMarche,
        Party::Republicains,
        Party::RassemblementNational,
    ];

    /// Its name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Party::FranceInsoumise => "La France Insoumise",
            Party::Socialiste => "Parti Socialiste",
            Party::Verts => "Europe Écologie Les Verts",
            Party::EnMarche => "La République en Marche",
            Party::Republicains => "Les Républicains",
            Party::RassemblementNational => "Rassemblement National",
        }
    }

    /// The letters by which it is known, the same in every language.
    pub const fn letters(self) -> &'static str {
        match self {
            Party::FranceInsoumise => "LFI",
            Party::Socialiste => "PS",
            Party::Verts => "EELV",
            Party::EnMarche => "LREM",
            Party::Republicains => "LR",
            Party::RassemblementNational => "RN",
        }
    }

    /// Its place in the box.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// An office that a president can give to an ally (P58).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// Prime Minister.
    PrimeMinister,
    /// The economy and finance.
    Economy,
    /// The interior.
    Interior,
    /// Justice.
    Justice,
    /// Foreign affairs.
    ForeignAffairs,
    /// Education.
    Education,
    /// Culture.
    Culture,
}

impl Office {
    /// Every office, the Prime Minister first.
    pub const ALL: [Office; 7] = [
        Office::PrimeMinister,
        Office::Economy,
        Office::Interior,
        Office::Justice,
        Office::ForeignAffairs,
        Office::Education,
        Office::Culture,
    ];

    /// The message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Office::PrimeMinister => "office-prime-minister",
            Office::Economy => "office-economy",
            Office::Interior => "office-interior",
            Office::Justice => "office-justice",
            Office::ForeignAffairs => "office-foreign-affairs",
            Office::Education => "office-education",
            Office::Culture => "office-culture",
        }
    }
}
