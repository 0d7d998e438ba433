//! Text decoding: UTF-8, and what to say of anything else.

use crate::error::{DataFileError, ErrorKind};

/// The text, without a mark of the byte order; what is not UTF-8 is told by its cause, and from which line on.
pub fn text(bytes: &[u8]) -> Result<&str, DataFileError> {
    // Before all else: Western letters in UTF-16 without its mark are valid UTF-8 too, every other one a zero.
    if is_utf16(bytes) {
        return Err(DataFileError::new(ErrorKind::Utf16));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|fault| {
        let before = bytes.iter().take(fault.valid_up_to());
        DataFileError::on(Some(before.filter(|byte| **byte == b'\n').count() + 1), ErrorKind::Encoding)
    })
}

/// Does it begin with the mark of UTF-16, or with two characters of which every other byte is zero?
fn is_utf16(bytes: &[u8]) -> bool {
    let marked = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    let zeros = bytes.get(..4).map(|first| [0, 1, 2, 3].map(|at| first[at] == 0));
    marked || matches!(zeros, Some([true, false, true, false] | [false, true, false, true]))
}
