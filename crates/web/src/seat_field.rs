//! Who is to sit where at a new table: a plate at each place.

use crate::i18n::I18n;
use crate::make_table::{NameField, focus_when_refused};
use game_ui::kit::sign;
use leptos::html::Input;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use table::SeatRecord;
use wire::{Level, Occupant};

/// A seat of a new table besides the maker's. What was chosen for it is remembered for each way to play.
#[derive(Copy, Clone)]
pub struct OtherSeat {
    /// Counted from 1, as people do.
    number: u8,
    /// Who plays it where people come by a link.
    by_link: RwSignal<Occupant>,
    /// Who plays it where all play on this device.
    here: RwSignal<Occupant>,
    /// A person's name, where the person plays on this device.
    name: RwSignal<String>,
}

impl OtherSeat {
    /// The seat with this number: open to whoever comes by the link, a bot on this device.
    pub fn new(number: u8) -> OtherSeat {
        OtherSeat {
            number,
            by_link: RwSignal::new(Occupant::Open),
            here: RwSignal::new(Occupant::Bot(Level::Greedy)),
            name: RwSignal::new(String::new()),
        }
    }

    /// Who is to play it where people come by a link.
    pub fn by_link(self) -> SeatRecord {
        SeatRecord { name: String::new(), occupant: self.by_link.get_untracked() }
    }

    /// Who is to play it on this device.
    pub fn here(self) -> SeatRecord {
        let occupant = self.here.get_untracked();
        let name = match occupant {
            Occupant::Bot(_) => wire::names::bot(self.number.into()),
            // Whoever gives no name goes by the seat's number, in the language of whoever reads.
            _ => self.name.get_untracked().trim().to_owned(),
        };
        SeatRecord { name, occupant }
    }

    /// Which seat it is, counted from 1.
    pub fn number(self) -> u8 {
        self.number
    }

    /// Who is to play it, the one way to play or the other.
    pub fn occupant(self, here: bool) -> Occupant {
        if here { self.here.get() } else { self.by_link.get() }
    }

    /// Puts the same kind of player there, where people come by a link or on this device.
    pub fn seat(self, here: bool, occupant: Occupant) {
        if here { self.here.set(occupant) } else { self.by_link.set(occupant) }
    }

    fn usual_name(self) -> Phrase {
        Phrase::new("seat-number").number("number", self.number)
    }
}

/// The maker's place.
#[component]
pub fn OwnPlate(name: RwSignal<String>, refused: Signal<bool>) -> impl IntoView {
    view! {
        <div class="plate mine">
            {sign::sign(Seat::new(0))}
            <NameField name refused />
        </div>
    }
}

/// The means to choose who is to sit at another place; hidden while the table has fewer seats.
#[component]
pub fn SeatField(
    seat: OtherSeat,
    seats: RwSignal<u8>,
    here: RwSignal<bool>,
    /// Was the name of whoever sits there refused?
    refused: Signal<bool>,
) -> impl IntoView {
    let i18n = I18n::get();
    let field = NodeRef::<Input>::new();
    focus_when_refused(field, refused);
    let number = seat.number;
    let label = Phrase::new("make-seat").number("number", number);
    let list = move || {
        let (person, occupant) = if here.get() {
            (("person", Occupant::Human), seat.here)
        } else {
            (("open", Occupant::Open), seat.by_link)
        };
        view! { <OccupantList number person occupant /> }
    };
    let is_person = Memo::new(move |_| here.get() && seat.here.get() == Occupant::Human);
    let name = move || {
        is_person.get().then(|| {
            let label = Phrase::new("seat-name").number("number", number);
            view! {
                <input
                    type="text"
                    data-test=format!("name-{number}")
                    maxlength=wire::MAX_NAME.to_string()
                    autocomplete="off"
                    aria-label=move || i18n.phrase(&label)
                    placeholder=move || i18n.phrase(&seat.usual_name())
                    node_ref=field
                    prop:value=seat.name
                    on:input=move |event| seat.name.set(event_target_value(&event))
                />
            }
        })
    };
    let is_open = Memo::new(move |_| seat.occupant(here.get()) == Occupant::Open);
    view! {
        <div class="plate" class:open=is_open class:named=is_person hidden=move || seats.get() < number>
            {sign::sign(Seat::new(number - 1))}
            <div class="plate-text">
                <label for=format!("seat-{number}")>{move || i18n.phrase(&label)}</label>
                {name}
                {list}
            </div>
        </div>
    }
}

/// A person or a bot of some level.
#[component]
fn OccupantList(number: u8, person: (&'static str, Occupant), occupant: RwSignal<Occupant>) -> impl IntoView {
    let i18n = I18n::get();
    let bots = Level::ALL.into_iter().map(|level| (level.id(), Occupant::Bot(level)));
    let choices: Vec<(&'static str, Occupant)> = std::iter::once(person).chain(bots).collect();
    let option = move |(id, who): &(&'static str, Occupant)| {
        let (id, who) = (*id, *who);
        view! {
            <option value=id prop:selected=move || occupant.get() == who>
                {move || i18n.text(&format!("occupant-{id}"))}
            </option>
        }
    };
    let options = choices.iter().map(option).collect_view();
    view! {
        <select
            id=format!("seat-{number}")
            data-test=format!("seat-{number}")
            on:change=move |event| {
                let value = event_target_value(&event);
                if let Some((_, who)) = choices.iter().find(|(id, _)| *id == value) {
                    occupant.set(*who);
                }
            }
        >
            {options}
        </select>
    }
}
