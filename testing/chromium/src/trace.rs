//! The frames of a page, read from a trace of Chromium: which were shown, which were left out, how long each took to come.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

/// What is traced: the life of every frame, and the marks of the page.
pub(crate) const CATEGORIES: &str = "blink.user_timing,disabled-by-default-devtools.timeline.frame";
/// The marks between which frames count.
pub(crate) const BEGIN: &str = "frames-begin";
pub(crate) const END: &str = "frames-end";

/// What a frame may take at 60 a second, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;
/// Frames that come no later than this after each other belong to the same movement, in milliseconds.
const SAME_MOVEMENT: f64 = 2.5 * FRAME;
/// A frame is late when it comes this much later than it may: clocks are not exact.
const TOLERANCE: f64 = 1.0;

/// How smoothly things moved. A page that stands still needs no frames, so only those count that the browser wanted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FrameReport {
    /// Frames that were shown.
    pub shown: usize,
    /// Frames that were wanted and left out, so that something was seen to stutter.
    pub dropped: usize,
    /// Frames that were shown later than 16.7 milliseconds after the one before, in the middle of a movement.
    pub late: usize,
    /// The longest time from one frame to the next in the middle of a movement, in milliseconds.
    pub longest: f64,
}

/// A frame that the browser wanted.
#[derive(Copy, Clone, Debug)]
struct Frame {
    /// When it began, in milliseconds.
    begun: f64,
    /// When it was seen; none that was left out was.
    seen: Option<f64>,
}

impl FrameReport {
    /// Reads the log of the driver.
    pub(crate) fn of(log: &[Value]) -> FrameReport {
        let read = |entry: &Value| serde_json::from_str::<Value>(entry["message"].as_str()?).ok();
        let events: Vec<Value> =
            log.iter().filter_map(read).map(|mut entry| entry["message"]["params"].take()).collect();
        FrameReport::count(&wanted(&events))
    }

    fn count(frames: &[Frame]) -> FrameReport {
        let mut report = FrameReport::default();
        let mut before: Option<(Frame, Option<f64>)> = None;
        for frame in frames {
            // When the last frame of the same movement was seen.
            let last = before
                .filter(|(before, _)| frame.begun - before.begun <= SAME_MOVEMENT)
                .and_then(|(_, seen)| seen);
            match frame.seen {
                Some(seen) => {
                    let took = last.map_or(0.0, |last| seen - last);
                    report.shown += 1;
                    report.late += usize::from(took > FRAME + TOLERANCE);
                    report.longest = report.longest.max(took);
                }
                None => report.dropped += 1,
            }
            before = Some((*frame, frame.seen.or(last)));
        }
        report
    }

    /// Frames a second while something moved.
    pub fn per_second(&self) -> f64 {
        60.0 * self.shown as f64 / (self.shown + self.dropped).max(1) as f64
    }

    /// The share of frames that were late or left out.
    pub fn share_late(&self) -> f64 {
        (self.late.max(self.dropped)) as f64 / (self.shown + self.dropped).max(1) as f64
    }
}

impl Display for FrameReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.1} frames a second over {} frames, {:.1} % over 16.7 ms, the longest {:.0} ms",
            self.per_second(),
            self.shown + self.dropped,
            100.0 * self.share_late(),
            self.longest
        )
    }
}

/// The frames that the page's compositor wanted between the marks, in their order.
fn wanted(events: &[Value]) -> Vec<Frame> {
    let mark = |name| events.iter().find(|event| event["name"] == name);
    let (Some(begin), Some(end)) = (mark(BEGIN), mark(END)) else { return Vec::new() };
    let within = |event: &&Value| {
        let at = event["ts"].as_f64().unwrap_or_default();
        event["pid"] == begin["pid"] && begin["ts"].as_f64() < Some(at) && Some(at) < end["ts"].as_f64()
    };
    let mut begun: BTreeMap<String, (f64, &str)> = BTreeMap::new();
    let mut frames = Vec::new();
    for event in events.iter().filter(|event| event["name"] == "PipelineReporter").filter(within) {
        let id = event["id2"].to_string() + &event["id"].to_string();
        let at = event["ts"].as_f64().unwrap_or_default() / 1000.0;
        match event["ph"].as_str() {
            Some("b") => {
                let about = &event["args"]["frame_reporter"];
                let state = about["state"].as_str().unwrap_or_default();
                let stutters = about["affects_smoothness"] == true;
                if state.starts_with("STATE_PRESENTED") || (state == "STATE_DROPPED" && stutters) {
                    begun.insert(id, (at, state));
                }
            }
            Some("e") => {
                if let Some((begun, state)) = begun.remove(&id) {
                    frames.push(Frame { begun, seen: (state != "STATE_DROPPED").then_some(at) });
                }
            }
            _ => {}
        }
    }
    frames.sort_by(|one, other| one.begun.total_cmp(&other.begun));
    frames
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn frames(seen: &[Option<u32>]) -> Vec<Frame> {
        let at = |index: usize| index as f64 * FRAME;
        let frame = |(index, late): (usize, &Option<u32>)| Frame {
            begun: at(index),
            seen: late.map(|late| at(index) + f64::from(late)),
        };
        seen.iter().enumerate().map(frame).collect()
    }

    #[test]
    fn a_smooth_movement_has_sixty_frames_a_second() {
        let report = FrameReport::count(&frames(&[Some(20); 30]));
        assert_eq!((report.shown, report.dropped, report.late), (30, 0, 0));
        assert!((report.per_second() - 60.0).abs() < 0.01 && (report.longest - FRAME).abs() < 0.01);
    }

    #[test]
    fn a_frame_that_is_left_out_makes_the_next_one_late() {
        let report = FrameReport::count(&frames(&[Some(20), None, Some(20), Some(20)]));
        assert_eq!((report.shown, report.dropped, report.late), (3, 1, 1));
        assert!((report.per_second() - 45.0).abs() < 0.01);
        assert!((report.longest - 2.0 * FRAME).abs() < 0.01);
    }

    #[test]
    fn a_page_that_stands_still_is_not_slow() {
        let mut two = frames(&[Some(20), Some(20)]);
        two[1].begun += 5_000.0;
        two[1].seen = two[1].seen.map(|seen| seen + 5_000.0);
        assert_eq!(FrameReport::count(&two).late, 0);
    }

    #[test]
    fn frames_are_found_in_the_drivers_log() {
        let event = |event: Value| json!({ "message": json!({ "message": { "method": "Tracing.dataCollected", "params": event } }).to_string() });
        let frame = |ph: &str, ts: u64, id: &str, state: &str| {
            let about = json!({ "state": state, "affects_smoothness": true });
            event(
                json!({ "name": "PipelineReporter", "ph": ph, "ts": ts, "pid": 7, "id2": { "local": id }, "args": { "frame_reporter": about } }),
            )
        };
        let log = [
            event(json!({ "name": BEGIN, "ts": 1_000, "pid": 7 })),
            frame("b", 2_000, "0x1", "STATE_PRESENTED_ALL"),
            frame("e", 9_000, "0x1", ""),
            frame("b", 18_000, "0x2", "STATE_DROPPED"),
            frame("e", 30_000, "0x2", ""),
            frame("b", 20_000, "0x3", "STATE_NO_UPDATE_DESIRED"),
            event(json!({ "name": END, "ts": 90_000, "pid": 7 })),
        ];
        let report = FrameReport::of(&log);
        assert_eq!((report.shown, report.dropped), (1, 1));
    }
}
