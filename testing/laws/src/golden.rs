//! Golden files: playthroughs as text, with every input, its draws, what is told and what every viewer sees, step by step.
//!
//! They are read by people before they are blessed, so sentences stand beside the forms.

use rules::{DrawRecorder, EventRecorder, Game, Script, Seat, Settings, Viewer};
use speech::{Lang, Speech};
use std::fmt::Write;
use std::path::Path;

/// What cannot fail here (text is written to a string, our own forms serialise); if it does, a test fails.
const HARNESS: &str = "a playthrough can be written down";

/// Plays the moves with these draws, each of which must be used, and writes down all there is to see.
pub fn playthrough<G: Game>(
    settings: &Settings,
    names: &[&str],
    deal: &[u32],
    moves: &[(Seat, G::Action, Vec<u32>)],
) -> String {
    let seats = names.len() as u8;
    let game = G::open(settings, seats).expect(HARNESS);
    let mut text = format!("{} version {}, {}\n", G::ID, G::VERSION, names.join(", "));
    line(&mut text, "options", &settings);

    let mut context = EventRecorder::new(DrawRecorder::new(Script::new(deal.iter().copied())));
    let mut state = game.deal(&mut context);
    text.push_str("\n0 deal\n");
    step(&mut text, &game, names, &state, context);

    for (number, (seat, action, draws)) in (1..).zip(moves) {
        let who = names[seat.index()];
        game.check(&state, *seat, action).unwrap_or_else(|refusal| panic!("{number} {who}: {refusal:?}"));
        let choice = game.say_choice(&game.view(&state, Viewer::Seat(*seat)), action);
        let mut context = EventRecorder::new(DrawRecorder::new(Script::new(draws.iter().copied())));
        game.apply(&mut state, *seat, action, &mut context);
        writeln!(text, "\n{number} {who} {}", serde_json::to_string(action).expect(HARNESS)).expect(HARNESS);
        for (lang, sentence) in said::<G>(&choice, names) {
            writeln!(text, "  {lang} {sentence}").expect(HARNESS);
        }
        step(&mut text, &game, names, &state, context);
    }
    text
}

/// What one input led to. Viewers that see the same share a line.
fn step<G: Game>(
    text: &mut String,
    game: &G,
    names: &[&str],
    state: &G::State,
    context: EventRecorder<G, DrawRecorder<Script>>,
) {
    let (recorded, events) = context.finish();
    let (script, draws) = recorded.finish();
    script.finish().expect(HARNESS);
    line(text, "draws", &draws);
    for event in &events {
        for (viewers, seen) in grouped_by_viewer(names, |viewer| game.seen(event, viewer)) {
            let Some(seen) = seen else { continue };
            line(text, &format!("event to {viewers}"), &seen);
            for (lang, sentence) in said::<G>(&game.say_event(&seen), names) {
                writeln!(text, "  {lang} {sentence}").expect(HARNESS);
            }
        }
    }
    for (viewers, awaited) in grouped_by_viewer(names, |viewer| game.awaited(state, viewer)) {
        line(text, &format!("awaited by {viewers}"), &awaited);
    }
    for (viewers, view) in grouped_by_viewer(names, |viewer| game.view(state, viewer)) {
        line(text, &format!("view of {viewers}"), &view);
    }
    line(text, "outcome", &game.outcome(state));
}

fn line(text: &mut String, what: &str, value: &impl serde::Serialize) {
    writeln!(text, "{what}: {}", serde_json::to_string(value).expect(HARNESS)).expect(HARNESS);
}

/// What each viewer is given, with the names of all that are given the same.
fn grouped_by_viewer<T: PartialEq>(names: &[&str], given: impl Fn(Viewer) -> T) -> Vec<(String, T)> {
    let mut groups: Vec<(Vec<&str>, T)> = Vec::new();
    for viewer in Viewer::all(names.len() as u8) {
        let name = match viewer {
            Viewer::Seat(seat) => names[seat.index()],
            Viewer::Public => "public",
        };
        let value = given(viewer);
        match groups.iter_mut().find(|(_, known)| *known == value) {
            Some((viewers, _)) => viewers.push(name),
            None => groups.push((vec![name], value)),
        }
    }
    let all = names.len() + 1;
    let called =
        |viewers: Vec<&str>| if viewers.len() == all { "all".to_owned() } else { viewers.join(", ") };
    groups.into_iter().map(|(viewers, value)| (called(viewers), value)).collect()
}

fn said<G: Game>(phrase: &rules::Phrase, names: &[&str]) -> [(&'static str, String); 2] {
    let speech = Speech::of::<G>();
    let name = |seat: Seat| names[seat.index()].to_owned();
    Lang::ALL.map(|lang| (lang.code(), speech.say(lang, phrase, &name)))
}

/// Compares with the text that was blessed, or blesses this one if HEMICYCLE_BLESS is set.
pub fn compare(path: &Path, shown: &str) {
    if std::env::var_os("HEMICYCLE_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect(HARNESS)).expect(HARNESS);
        std::fs::write(path, shown).expect(HARNESS);
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let Some(at) = (0..).zip(kept.lines()).zip(shown.lines()).find(|((_, kept), shown)| kept != shown) else {
        assert!(
            kept == shown,
            "{} has another length; `cargo xtask bless` keeps the new text",
            path.display()
        );
        return;
    };
    let ((number, kept), shown) = at;
    panic!(
        "{} differs at line {}:\n  kept  {kept}\n  shown {shown}\nIf that is meant, `cargo xtask bless` keeps the new text.",
        path.display(),
        number + 1
    );
}
