//! The dock: what belongs to the game beside the board, by tabs. On a phone it is a sheet of three heights.

use crate::i18n::I18n;
use crate::rules_panel::RulesPanel;
use leptos::children::ViewFn;
use leptos::prelude::*;

/// What the dock shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DockView {
    /// What matters in this game.
    Game,
    /// What happened.
    Log,
    /// What people say.
    Talk,
    /// The rules.
    Rules,
    /// How the table is set up, and what can be done about it.
    Table,
    /// Everything that can be done, as a list.
    Moves,
}

impl DockView {
    /// Those that have a tab, in their order.
    pub const TABS: [DockView; 5] =
        [DockView::Game, DockView::Log, DockView::Talk, DockView::Rules, DockView::Table];

    /// Its name in messages and for tests.
    fn id(self) -> &'static str {
        match self {
            DockView::Game => "game",
            DockView::Log => "log",
            DockView::Talk => "talk",
            DockView::Rules => "rules",
            DockView::Table => "table",
            DockView::Moves => "moves",
        }
    }
}

/// How much of the dock is seen on a phone, where it is a sheet at the lower edge.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SheetHeight {
    /// Its tabs alone.
    Peek,
    /// Half of the screen.
    Half,
    /// Nearly all of it.
    Full,
}

impl SheetHeight {
    /// Its name, for the style sheet.
    pub fn id(self) -> &'static str {
        match self {
            SheetHeight::Peek => "peek",
            SheetHeight::Half => "half",
            SheetHeight::Full => "full",
        }
    }

    /// The next one up; from the highest back to the lowest.
    fn next(self) -> SheetHeight {
        match self {
            SheetHeight::Peek => SheetHeight::Half,
            SheetHeight::Half => SheetHeight::Full,
            SheetHeight::Full => SheetHeight::Peek,
        }
    }
}

/// The dock of a table.
#[derive(Copy, Clone)]
pub struct Dock {
    /// What it shows.
    pub view: RwSignal<DockView>,
    /// How much of it is seen on a phone.
    pub height: RwSignal<SheetHeight>,
    rules: RulesPanel,
}

impl Dock {
    /// A dock that shows this first. The rules are also opened from elsewhere: a button in the bar, a clause in a sentence.
    pub fn new(first: DockView, rules: RulesPanel) -> Dock {
        let dock = Dock { view: RwSignal::new(first), height: RwSignal::new(SheetHeight::Peek), rules };
        dock.follow(DockView::Rules, rules.open);
        dock
    }

    /// The rules that it shows.
    pub fn rules(self) -> RulesPanel {
        self.rules
    }

    /// Shows a view while its own switch is on, and turns the switch off when another view is shown.
    pub fn follow(self, view: DockView, open: RwSignal<bool>) {
        Effect::new(move |_| match open.get() {
            true => self.show(view),
            false if self.view.get_untracked() == view => self.show(DockView::Game),
            false => (),
        });
        Effect::new(move |_| {
            let shown = self.view.get() == view;
            if open.get_untracked() != shown {
                open.set(shown);
            }
        });
    }

    /// Shows this, and on a phone enough of it.
    pub fn show(self, view: DockView) {
        if self.view.get_untracked() != view {
            self.view.set(view);
        }
        let raise = self.height.get_untracked() == SheetHeight::Peek && view != DockView::Game;
        if raise {
            self.height.set(SheetHeight::Half);
        }
    }

    /// Opens the list of moves, or closes it.
    pub fn toggle_moves(self) {
        match self.view.get_untracked() {
            DockView::Moves => {
                self.view.set(DockView::Game);
                self.height.set(SheetHeight::Peek);
            }
            _ => self.show(DockView::Moves),
        }
    }

    /// Shows the game again, and on a phone the board.
    pub fn fold(self) {
        self.view.set(DockView::Game);
        self.height.set(SheetHeight::Peek);
    }

    /// A tab is pressed: on a phone the one that is shown folds the sheet, or raises it.
    fn press(self, view: DockView) {
        let same = self.view.get_untracked() == view;
        match (same, self.height.get_untracked()) {
            (true, SheetHeight::Peek) | (false, SheetHeight::Peek) => {
                self.view.set(view);
                self.height.set(SheetHeight::Half);
            }
            (true, _) => self.height.set(SheetHeight::Peek),
            (false, _) => self.view.set(view),
        }
    }
}

/// The dock as it is seen: its tabs over what they show, and below it what stays in sight.
#[component]
pub fn DockShell(
    dock: Dock,
    tabs: Vec<DockView>,
    /// How many things of a tab nobody has read yet.
    #[prop(optional, into)]
    unread: Option<Signal<usize>>,
    /// What stays below, whatever is shown.
    #[prop(optional, into)]
    foot: ViewFn,
    children: Children,
) -> impl IntoView {
    let i18n = I18n::get();
    let tab = move |view: DockView| {
        let count = move || {
            let count = unread.filter(|_| view == DockView::Talk).map_or(0, |unread| unread.get());
            (count > 0).then(|| view! { <span class="pill">{count}</span> })
        };
        view! {
            <button
                type="button"
                role="tab"
                id=format!("tab-{}", view.id())
                data-test=format!("tab-{}", view.id())
                aria-selected=move || (dock.view.get() == view).to_string()
                aria-controls="dock"
                on:click=move |_| dock.press(view)
            >
                {move || i18n.text(&format!("tab-{}", view.id()))}
                {count}
            </button>
        }
    };
    let up = move || i18n.text(&format!("sheet-to-{}", dock.height.get().next().id()));
    view! {
        <aside class="dock" data-test="dock" aria-label=move || i18n.text("dock")>
            <button
                type="button"
                class="dock-grab"
                data-test="dock-grab"
                aria-label=up
                on:click=move |_| dock.height.update(|height| *height = height.next())
            ></button>
            <div class="dock-tabs" role="tablist" aria-label=move || i18n.text("dock")>
                {tabs.into_iter().map(tab).collect_view()}
            </div>
            <div class="dock-body" id="dock" role="tabpanel" tabindex="-1">
                {children()}
            </div>
            {foot.run()}
        </aside>
    }
}
