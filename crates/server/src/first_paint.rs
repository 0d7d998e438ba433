//! The first paint of a table: drawn here, so that on a slow line one sees the board long before the page that plays it has
//! come.

use crate::mailbox::PublicTable;
use axum::http::HeaderMap;
use speech::Lang;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use wire::{DecisionId, TableInfo, ViewerSnapshot};

/// Draws tables as HTML.
pub trait TablePainter: Send + Sync {
    /// A table in play as the public sees it, for a phone or for something wider; nothing where it cannot be drawn.
    fn paint(&self, about: &TableInfo, shown: ViewerSnapshot, lang: Lang, on_phone: bool) -> Option<String>;

    /// The style sheet of a game's drawing; nothing for a game that has none.
    fn style(&self, game: &str) -> Option<&'static str>;
}

/// So many paintings are kept: a class opens one link, and tables that are looked at change all the time.
const KEPT: usize = 32;

/// So many are made at once; whoever comes while so many are being made gets the page without.
const AT_ONCE: usize = 2;

/// What a painting shows. Names and who sits there may change without a move.
#[derive(Clone, PartialEq)]
struct Subject {
    about: TableInfo,
    decision: DecisionId,
    number: u64,
    lang: Lang,
    on_phone: bool,
}

/// Paintings of tables, kept for the next who asks.
pub(crate) struct Paintings {
    painter: Arc<dyn TablePainter>,
    kept: Mutex<VecDeque<(Subject, Arc<str>)>>,
    permits: Semaphore,
}

impl Paintings {
    pub(crate) fn new(painter: Arc<dyn TablePainter>) -> Paintings {
        Paintings { painter, kept: Mutex::default(), permits: Semaphore::new(AT_ONCE) }
    }

    /// The table as it stands; nothing before its deal, where it cannot be drawn, and when too many ask at once.
    pub(crate) async fn of(&self, table: &PublicTable, lang: Lang, headers: &HeaderMap) -> Option<Arc<str>> {
        let shown = table.shown.clone()?;
        let (decision, number) = (shown.decision, shown.number);
        let subject =
            Subject { about: table.about.clone(), decision, number, lang, on_phone: is_phone(headers) };
        if let Some(known) = self.find(&subject) {
            return Some(known);
        }
        let _permit = self.permits.try_acquire().ok()?;
        let (painter, wanted) = (Arc::clone(&self.painter), subject.clone());
        let painting = tokio::task::spawn_blocking(move || {
            painter.paint(&wanted.about, shown, wanted.lang, wanted.on_phone)
        });
        let painting: Arc<str> = painting.await.ok()??.into();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(other, _)| other.about.table != subject.about.table || other.number == subject.number);
        kept.push_front((subject, Arc::clone(&painting)));
        kept.truncate(KEPT);
        Some(painting)
    }

    fn find(&self, subject: &Subject) -> Option<Arc<str>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == subject).map(|(_, painting)| Arc::clone(painting))
    }

    /// The style sheet that a painting of this game needs.
    pub(crate) fn style(&self, game: &str) -> Option<&'static str> {
        self.painter.style(game)
    }
}

/// Does a phone ask? Where a browser does not say so in so many words, its name does.
fn is_phone(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-ch-ua-mobile") {
        Some(mobile) => mobile.trim() == "?1",
        None => text("user-agent").is_some_and(|agent| agent.contains("Mobi")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};
    use serde_json::json;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// Paints nothing but what it was asked for, and counts.
    #[derive(Default)]
    struct Counting(AtomicU32);

    impl TablePainter for Counting {
        fn paint(&self, about: &TableInfo, shown: ViewerSnapshot, lang: Lang, phone: bool) -> Option<String> {
            self.0.fetch_add(1, Ordering::Relaxed);
            Some(format!("{} {} {} {phone}", about.table, shown.number, lang.code()))
        }

        fn style(&self, _: &str) -> Option<&'static str> {
            None
        }
    }

    fn table(id: &str, number: Option<u64>) -> PublicTable {
        let about = json!({"table": id, "game": "probe", "rules": 1, "settings": {}, "seats": [],
            "stage": "playing", "host": 0});
        let shown = number.map(|number| {
            let shown = json!({"number": number, "decision": 1, "view": {}, "awaited": [], "choices": [],
                "may_undo": false, "outcome": null});
            // What is kept as text is read from text only.
            serde_json::from_str(&shown.to_string()).unwrap()
        });
        PublicTable { about: serde_json::from_value(about).unwrap(), shown }
    }

    #[tokio::test]
    async fn a_painting_is_made_once_for_all_who_ask_and_anew_after_a_move() {
        let painter = Arc::new(Counting::default());
        let paintings = Paintings::new(painter.clone());
        let headers = HeaderMap::new();
        for _ in 0..3 {
            let painting = paintings.of(&table("a", Some(1)), Lang::Fr, &headers).await;
            assert_eq!(painting.as_deref(), Some("a 1 fr false"));
        }
        assert_eq!(painter.0.load(Ordering::Relaxed), 1);
        assert_eq!(
            paintings.of(&table("a", Some(2)), Lang::En, &headers).await.as_deref(),
            Some("a 2 en false")
        );
        assert_eq!(
            paintings.of(&table("b", Some(2)), Lang::Fr, &headers).await.as_deref(),
            Some("b 2 fr false")
        );
        assert_eq!(painter.0.load(Ordering::Relaxed), 3);
        for number in 0..2 * KEPT as u64 {
            paintings.of(&table(&number.to_string(), Some(number)), Lang::Fr, &headers).await;
        }
        assert_eq!(paintings.kept.lock().unwrap().len(), KEPT, "not without end");
    }

    #[tokio::test]
    async fn before_the_deal_there_is_nothing_to_paint_and_when_all_paint_nobody_waits() {
        let paintings = Paintings::new(Arc::new(Counting::default()));
        let headers = HeaderMap::new();
        assert!(paintings.of(&table("a", None), Lang::Fr, &headers).await.is_none());
        let all_permits = paintings.permits.acquire_many(AT_ONCE as u32).await.unwrap();
        assert!(paintings.of(&table("a", Some(1)), Lang::Fr, &headers).await.is_none());
        drop(all_permits);
        assert!(paintings.of(&table("a", Some(1)), Lang::Fr, &headers).await.is_some());
    }

    #[test]
    fn a_phone_says_that_it_is_one() {
        let with = |headers: &[(&'static str, &'static str)]| {
            let headers = headers
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
            is_phone(&headers.collect())
        };
        assert!(with(&[("sec-ch-ua-mobile", "?1")]));
        assert!(with(&[("user-agent", "Mozilla/5.0 (iPhone) Mobile/15E148")]));
        assert!(!with(&[("sec-ch-ua-mobile", "?0"), ("user-agent", "Mobile")]));
        assert!(!with(&[("user-agent", "Mozilla/5.0 (X11; Linux x86_64)")]) && !with(&[]));
    }
}
