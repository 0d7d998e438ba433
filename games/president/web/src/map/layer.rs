//! A layer of the map whose parts are written as text: what stays the same is not drawn again.

use super::chart::Chart;
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;

/// What lies on a territory: under its number, the text of one element.
pub(super) type Part = (usize, String);

/// A layer of parts, which are told in the order of their numbers; within the lens, or everywhere else.
pub(super) fn layer(
    chart: Chart,
    lens: bool,
    class: &'static str,
    parts: fn(Chart, bool) -> Vec<Part>,
) -> AnyView {
    let parts = Memo::new(move |_| parts(chart, lens));
    let node = NodeRef::<svg::G>::new();
    let first = parts.get_untracked();
    let written: String = first.iter().map(|(_, text)| text.as_str()).collect();
    Effect::new(move |known: Option<Vec<Part>>| {
        let (known, now) = (known.unwrap_or_else(|| first.clone()), parts.get());
        match node.get() {
            Some(layer) => {
                update(&layer.into(), &known, &now);
                now
            }
            None => known,
        }
    });
    view! { <g class=class node_ref=node inner_html=written></g> }.into_any()
}

/// Makes the elements of a layer, one for each part that is known, those of what is there now.
fn update(layer: &Element, known: &[Part], now: &[Part]) {
    let mut element = layer.first_element_child();
    let mut known = known.iter().peekable();
    let remove = |element: &mut Option<Element>| {
        let next = element.as_ref().and_then(Element::next_element_sibling);
        if let Some(gone) = std::mem::replace(element, next) {
            gone.remove();
        }
    };
    // What is new side by side is written in one go.
    let mut new = String::new();
    let write = |before: Option<&Element>, new: &mut String| {
        if !new.is_empty() {
            // What is well-formed can be written anywhere within.
            let _ = match before {
                Some(here) => here.insert_adjacent_html("beforebegin", new),
                None => layer.insert_adjacent_html("beforeend", new),
            };
            new.clear();
        }
    };
    for (number, text) in now {
        while known.next_if(|(it, _)| it < number).is_some() {
            remove(&mut element);
        }
        match (known.next_if(|(it, _)| it == number), element.clone()) {
            (Some((_, same)), Some(here)) => {
                write(Some(&here), &mut new);
                element = here.next_element_sibling();
                if same != text {
                    here.set_outer_html(text);
                }
            }
            _ => new.push_str(text),
        }
    }
    known.for_each(|_| remove(&mut element));
    write(None, &mut new);
}
