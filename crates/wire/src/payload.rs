//! Type erasure: a value of a game inside a message, such as a view or an action.
//!
//! Over a socket it is JSON. Within one process it stays the value that it is, and nothing is written or read on the way.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::sync::{Arc, OnceLock};

/// A value of a game: typed, as JSON, or both. It is made of one of them; the other is made when somebody first asks for
/// it, and kept. Copies share both.
#[derive(Clone)]
pub struct Payload(Arc<Forms>);

/// The two forms, of which there is at least one.
#[derive(Default)]
struct Forms {
    value: OnceLock<Arc<dyn Value>>,
    json: OnceLock<Box<RawValue>>,
}

trait Value: Any + Send + Sync {
    fn to_json(&self) -> Box<RawValue>;
}

impl<T: Serialize + Send + Sync + 'static> Value for T {
    fn to_json(&self) -> Box<RawValue> {
        // The forms of our own types always serialise: they have no maps with keys that are not text and no failing
        // impls; the laws round-trip every one of them.
        to_raw_value(self).expect("a form of our own serialises")
    }
}

impl Payload {
    /// Forgets the type of a value.
    pub fn new<T: Serialize + Send + Sync + 'static>(value: T) -> Payload {
        let forms = Forms::default();
        forms.value.get_or_init(|| Arc::new(value));
        Payload(Arc::new(forms))
    }

    /// The value in its own type: as it was put in, or read from the JSON that came.
    pub fn read<T>(&self) -> Result<Arc<T>, serde_json::Error>
    where
        T: Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        if let Some(value) = self.0.value.get() {
            let value: Arc<dyn Any + Send + Sync> = Arc::<dyn Value>::clone(value);
            if let Ok(value) = value.downcast() {
                return Ok(value);
            }
        }
        let read: Arc<T> = Arc::new(serde_json::from_str(self.get())?);
        self.0.value.get_or_init(|| Arc::<T>::clone(&read));
        Ok(read)
    }

    /// The text of its JSON.
    pub fn get(&self) -> &str {
        self.json().get()
    }

    /// Is it known to be the same without a look at the values: one payload, or JSON that came twice?
    pub fn is_same(&self, other: &Payload) -> bool {
        let texts = (self.0.json.get(), other.0.json.get());
        Arc::ptr_eq(&self.0, &other.0) || matches!(texts, (Some(one), Some(two)) if one.get() == two.get())
    }

    fn json(&self) -> &RawValue {
        let write = || self.0.value.get().map(|value| (**value).to_json());
        self.0.json.get_or_init(|| write().expect("what is no JSON yet is a value"))
    }
}

impl From<Box<RawValue>> for Payload {
    fn from(json: Box<RawValue>) -> Payload {
        Payload(Arc::new(Forms { json: json.into(), ..Forms::default() }))
    }
}

impl Serialize for Payload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Payload {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Payload, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Payload::from)
    }
}

impl Debug for Payload {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::Error as _;
    use serde::ser::Error as _;

    /// A value that cannot pass as JSON.
    #[derive(PartialEq, Debug)]
    struct Unwritable(u8);

    impl Serialize for Unwritable {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(S::Error::custom("it was written"))
        }
    }

    impl<'de> Deserialize<'de> for Unwritable {
        fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Unwritable, D::Error> {
            Err(D::Error::custom("it was read"))
        }
    }

    fn received(json: &str) -> Payload {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn a_value_is_given_back_as_it_was_put_in() {
        let payload = Payload::new(Unwritable(3));
        assert_eq!(*payload.clone().read::<Unwritable>().unwrap(), Unwritable(3));
    }

    #[test]
    fn a_value_and_its_json_are_sent_alike() {
        let (made, received) = (Payload::new(("picket", 12)), received(r#"["picket",12]"#));
        assert_eq!(serde_json::to_string(&[&made, &received]).unwrap(), r#"[["picket",12],["picket",12]]"#);
        assert_eq!(made.get(), received.get());
    }

    #[test]
    fn what_came_as_json_is_read_once() {
        let received = received("[1,2]");
        let first = received.read::<Vec<u8>>().unwrap();
        assert_eq!(*first, [1, 2]);
        assert!(Arc::ptr_eq(&first, &received.clone().read().unwrap()));
        assert_eq!(*received.read::<Vec<u16>>().unwrap(), [1, 2], "another type is read from the JSON too");
        assert!(received.read::<String>().is_err());
    }

    #[test]
    fn what_came_twice_is_the_same() {
        assert!(received("[1]").is_same(&received("[1]")) && !received("[1]").is_same(&received("[2]")));
        let made = Payload::new(vec![1]);
        assert!(
            made.is_same(&made.clone()) && !made.is_same(&received("[1]")),
            "nothing is written to find out"
        );
    }
}
