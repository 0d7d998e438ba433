//! Declares codes that programs can rely on, each with its name on the wire in one place.

/// An enum of codes: its name on the wire beside each, and one more for what a newer server may say.
macro_rules! code_names {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $code:ident = $id:literal,)+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $code,)+
            /// One of a newer server: its message says in words what this program has no name for.
            #[serde(other)]
            Unknown,
        }

        impl $name {
            /// As it is called on the wire and in the ids of sentences.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$code => $id,)+
                    $name::Unknown => "unknown",
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

pub(crate) use code_names;
