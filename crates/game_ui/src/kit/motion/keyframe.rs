//! A moment of an animation: where something is and how much of it is seen. There is nothing else that could be animated.

use js_sys::{Object, Reflect};
use leptos::wasm_bindgen::JsValue;

/// A keyframe.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Keyframe {
    /// When, as a share of the whole; spread evenly where it is not said.
    pub offset: Option<f64>,
    /// A transform as style sheets write it.
    pub transform: Option<String>,
    /// From nothing, 0, to everything, 1.
    pub opacity: Option<f64>,
}

impl Keyframe {
    /// Transformed like this.
    pub fn to(transform: impl Into<String>) -> Keyframe {
        Keyframe { transform: Some(transform.into()), ..Keyframe::default() }
    }

    /// Where it is drawn.
    pub fn home() -> Keyframe {
        Keyframe::to("none")
    }

    /// The same at this share of the whole.
    #[must_use]
    pub fn at(self, offset: f64) -> Keyframe {
        Keyframe { offset: Some(offset), ..self }
    }

    /// The same, so much of it seen.
    #[must_use]
    pub fn seen(self, opacity: f64) -> Keyframe {
        Keyframe { opacity: Some(opacity), ..self }
    }

    /// As the browser takes it.
    pub(super) fn to_js(&self) -> JsValue {
        let frame = Object::new();
        let set = |name: &str, value: Option<JsValue>| {
            if let Some(value) = value {
                // A plain object takes any property.
                let _ = Reflect::set(&frame, &name.into(), &value);
            }
        };
        set("offset", self.offset.map(JsValue::from));
        set("transform", self.transform.as_deref().map(JsValue::from));
        set("opacity", self.opacity.map(JsValue::from));
        frame.into()
    }
}
