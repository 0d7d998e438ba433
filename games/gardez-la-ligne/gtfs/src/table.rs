//! A reader of one of a feed's CSV files, row by row: never more of it in memory than a row.

use crate::error::{Amount, Wrong};
use crate::feed::{Opened, Watch};
use crate::{Feed, ImportError, Progress};
use csv::{ByteRecord, Reader, ReaderBuilder};
use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

/// A row longer than this is a quotation mark that was never closed, not a row.
pub(crate) const MAX_ROW: u64 = 256 * 1024;
/// Whoever watches is told each time so much has been read.
const STEP: u64 = 8 * 1024 * 1024;

/// A file being read.
pub(crate) struct CsvTable<'a> {
    file: &'static str,
    header: Vec<String>,
    rows: Reader<Meter<'a>>,
    row: ByteRecord,
    line: u64,
    /// Bytes fetched since the last row was complete.
    fetched: Rc<Cell<u64>>,
    /// Quotation marks in the file so far.
    quotes: Rc<Cell<u64>>,
    /// The row after this one, where it was needed already, and whether there is one.
    ahead: Option<(bool, ByteRecord)>,
}

/// A column of a file, by its number.
#[derive(Copy, Clone)]
pub(crate) struct Column {
    name: &'static str,
    place: Option<usize>,
}

impl<'a> CsvTable<'a> {
    /// A file that must be there. It may have so many bytes; a small archive can unpack to anything.
    pub(crate) fn open(
        feed: &'a mut Feed,
        file: &'static str,
        most: u64,
    ) -> Result<CsvTable<'a>, ImportError> {
        CsvTable::open_if_there(feed, file, most)?.ok_or(ImportError::Missing(file))
    }

    /// A file that may be there.
    pub(crate) fn open_if_there(
        feed: &'a mut Feed,
        file: &'static str,
        most: u64,
    ) -> Result<Option<CsvTable<'a>>, ImportError> {
        let Some(Opened { mut bytes, size, watch }) = feed.file(file)? else { return Ok(None) };
        let mut first = Vec::new();
        // What cannot be read here is found out again below, where it is told.
        let _ = bytes.by_ref().take(FIRST).read_to_end(&mut first);
        if is_utf16(&first) {
            return Err(ImportError::Utf16(file));
        }
        let bytes = Box::new(io::Cursor::new(first).chain(bytes));
        let [fetched, quotes] = [(); 2].map(|()| Rc::new(Cell::new(0)));
        let counts = (fetched.clone(), quotes.clone());
        let meter = Meter { bytes, file, size, most, read: 0, told: 0, counts, watch };
        let rows = ReaderBuilder::new()
            .has_headers(false)
            // Rows that stop short are common; a value that is missing is said where it is needed.
            .flexible(true)
            .buffer_capacity(64 * 1024)
            .from_reader(meter);
        let mut table = CsvTable {
            file,
            header: vec![],
            rows,
            row: ByteRecord::new(),
            line: 0,
            fetched,
            quotes,
            ahead: None,
        };
        if !table.next()? {
            return Err(ImportError::Empty(file));
        }
        let name =
            |field: &[u8]| String::from_utf8_lossy(field).trim_start_matches('\u{feff}').trim().to_owned();
        table.header = table.row.iter().map(name).collect();
        Ok(Some(table))
    }

    /// A column that must be there.
    pub(crate) fn column(&self, name: &'static str) -> Result<Column, ImportError> {
        let column = self.column_if_there(name);
        if column.place.is_some() {
            return Ok(column);
        }
        let has: Vec<&str> = self.header.iter().map(String::as_str).take(30).collect();
        Err(ImportError::Column { file: self.file, column: name, has: cut(&has.join(", ")) })
    }

    /// A column that may be there; where it is not, its values are empty.
    pub(crate) fn column_if_there(&self, name: &'static str) -> Column {
        Column { name, place: self.header.iter().position(|header| header == name) }
    }

    /// Goes to the next row with anything in it; false at the end.
    pub(crate) fn next(&mut self) -> Result<bool, ImportError> {
        loop {
            let more = match self.ahead.take() {
                Some((more, row)) => {
                    self.row = row;
                    more
                }
                None => self.fetch()?,
            };
            self.line = self.row.position().map_or(self.line, csv::Position::line);
            if self.row.iter().next_back().is_some_and(|field| field.contains(&b'\n')) {
                self.look_ahead()?;
            }
            if !more || self.row.iter().any(|field| !field.trim_ascii().is_empty()) {
                return Ok(more);
            }
        }
    }

    fn fetch(&mut self) -> Result<bool, ImportError> {
        let more = self.rows.read_byte_record(&mut self.row).map_err(|fault| self.unreadable(fault))?;
        self.fetched.set(0);
        Ok(more)
    }

    /// Finds out whether a row whose last value goes on over several lines has swallowed the rest of the file: it is the
    /// last one, and quotation marks, which come in pairs, are odd.
    fn look_ahead(&mut self) -> Result<(), ImportError> {
        let row = self.row.clone();
        let more = self.fetch()?;
        if !more && self.quotes.get() % 2 == 1 {
            return Err(ImportError::Row { file: self.file, line: self.line });
        }
        self.ahead = Some((more, std::mem::replace(&mut self.row, row)));
        Ok(())
    }

    /// The value in this row, without spaces around it; empty if there is none.
    pub(crate) fn bytes(&self, column: Column) -> &[u8] {
        column.place.and_then(|place| self.row.get(place)).unwrap_or_default().trim_ascii()
    }

    /// The same, as text.
    pub(crate) fn text(&self, column: Column) -> Result<&str, ImportError> {
        std::str::from_utf8(self.bytes(column)).map_err(|_| self.wrong(column, Wrong::Encoding))
    }

    /// The same where it may not be empty.
    pub(crate) fn needed(&self, column: Column) -> Result<&str, ImportError> {
        match self.text(column)? {
            "" => Err(self.wrong(column, Wrong::Empty)),
            text => Ok(text),
        }
    }

    /// A whole number; nothing where nothing is written.
    pub(crate) fn number(&self, column: Column) -> Result<Option<u32>, ImportError> {
        match self.text(column)? {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.wrong(column, Wrong::Number)),
        }
    }

    /// Degrees up to a limit on both sides of zero; nothing where nothing is written.
    pub(crate) fn degrees(&self, column: Column, most: f64) -> Result<Option<f64>, ImportError> {
        match self.text(column)? {
            "" => Ok(None),
            text => match text.parse::<f64>() {
                Ok(degrees) if degrees.abs() <= most => Ok(Some(degrees)),
                _ => Err(self.wrong(column, Wrong::Degrees)),
            },
        }
    }

    /// Says that the value in this row is wrong.
    pub(crate) fn wrong(&self, column: Column, wrong: Wrong) -> ImportError {
        let value = cut(&String::from_utf8_lossy(self.bytes(column)));
        ImportError::Value { file: self.file, line: self.line, column: column.name, value, wrong }
    }

    /// In which line the row begins.
    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    fn unreadable(&self, fault: csv::Error) -> ImportError {
        let file = self.file;
        match fault.into_kind() {
            csv::ErrorKind::Io(fault) => {
                match fault.get_ref().map(|inner| inner.downcast_ref::<LimitError>()) {
                    Some(Some(LimitError::Row)) => {
                        ImportError::Row { file, line: self.row.position().map_or(1, csv::Position::line) }
                    }
                    Some(Some(LimitError::File(most))) => {
                        ImportError::TooMuch { file, most: *most, what: Amount::Bytes }
                    }
                    _ => ImportError::Read { file },
                }
            }
            _ => ImportError::Read { file },
        }
    }
}

/// A message is no place for a whole book, nor for what a terminal would take for commands.
fn cut(text: &str) -> String {
    let mut cut: String = text.chars().filter(|c| !c.is_control()).take(400).collect();
    if cut.len() < text.len() && cut.chars().count() == 400 {
        cut.push('…');
    }
    cut
}

/// So many bytes tell what a file is written in.
const FIRST: u64 = 4;

/// Does it begin with the mark of UTF-16, or with two letters of which every other byte is zero?
fn is_utf16(first: &[u8]) -> bool {
    let marked = first.starts_with(b"\xff\xfe") || first.starts_with(b"\xfe\xff");
    marked || matches!(first, [0, 1..=127, 0, 1..=127] | [1..=127, 0, 1..=127, 0])
}

#[derive(Debug, thiserror::Error)]
enum LimitError {
    #[error("a row too long")]
    Row,
    #[error("a file too long")]
    File(u64),
}

/// Counts what is read, so that neither a row nor a file can be endless, and tells how far it is.
struct Meter<'a> {
    bytes: Box<dyn Read + 'a>,
    file: &'static str,
    size: u64,
    most: u64,
    read: u64,
    told: u64,
    /// Bytes since the last row was complete, and quotation marks in all.
    counts: (Rc<Cell<u64>>, Rc<Cell<u64>>),
    watch: &'a mut Watch,
}

impl Read for Meter<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let (fetched, quotes) = &self.counts;
        if fetched.get() > MAX_ROW {
            return Err(io::Error::other(LimitError::Row));
        }
        let count = self.bytes.read(buffer)?;
        self.read += count as u64;
        fetched.set(fetched.get() + count as u64);
        let marks = buffer.iter().take(count).filter(|byte| **byte == b'"').count();
        quotes.set(quotes.get() + marks as u64);
        if self.read > self.most {
            return Err(io::Error::other(LimitError::File(self.most)));
        }
        let ended = count == 0 && self.told > 0;
        if self.read >= self.told + STEP || ended {
            self.told = self.read;
            (self.watch)(Progress { file: self.file, read: self.read, size: self.size.max(self.read) });
        }
        Ok(count)
    }
}
