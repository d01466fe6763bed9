//! SIP as indented text, as the original documents it.
//!
//! The text of deep structures grows with the square of the depth, so its length is limited.

use std::fmt;

use crate::structure::StructKind;

use super::{SipError, SipVisitor, visit_inputs, visit_results};

/// The longest text, in bytes.
pub const MAX_TEXT: usize = 16 << 20;

/// A visitor that writes text.
#[derive(Clone, Default, Debug)]
pub struct TextVisitor {
    text: String,
    /// The kinds of the open containers.
    open: Vec<StructKind>,
    is_full: bool,
}

impl TextVisitor {
    /// Creates a visitor.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the text.
    ///
    /// # Errors
    /// Returns an error if it would be longer than [`MAX_TEXT`].
    pub fn into_text(self) -> Result<String, TooLong> {
        if self.is_full { Err(TooLong) } else { Ok(self.text) }
    }

    fn write(&mut self, indented: bool, text: &str) {
        let indent = if indented { 2 * self.open.len() } else { 0 };
        self.is_full |= self.text.len() + indent + text.len() > MAX_TEXT;
        if !self.is_full {
            self.text.extend(std::iter::repeat_n(' ', indent));
            self.text.push_str(text);
        }
    }
}

/// The error of text that would be too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the text of the structure is longer than {MAX_TEXT} bytes; read the structure as a tree instead")
    }
}

impl std::error::Error for TooLong {}

/// Keys of bytes that are no text are escaped.
impl SipVisitor for TextVisitor {
    fn integer_key(&mut self, key: i32) {
        self.write(true, &key.to_string());
    }

    fn string_key(&mut self, key: &[u8]) {
        self.write(true, "");
        for chunk in key.utf8_chunks() {
            self.write(false, chunk.valid());
            self.write(false, &chunk.invalid().escape_ascii().to_string());
        }
    }

    fn open_struct(&mut self, kind: StructKind) {
        self.write(false, if kind == StructKind::Sequence { ":[\n" } else { ":{\n" });
        self.open.push(kind);
    }

    fn close_struct(&mut self) {
        let kind = self.open.pop();
        self.write(true, if kind == Some(StructKind::Dict) { "},\n" } else { "],\n" });
    }

    fn map_to_raw_signature_index(&mut self, index: i32) {
        self.write(false, &format!("=raw({index}),\n"));
    }
}

/// Returns the structure of the arguments as text, with the error at which reading ended.
///
/// # Errors
/// Returns an error if the text would be longer than [`MAX_TEXT`].
pub fn inputs_to_string(signature: &[u8]) -> Result<(String, Option<SipError>), TooLong> {
    let mut visitor = TextVisitor::new();
    let error = visit_inputs(&mut visitor, signature).err();
    Ok((visitor.into_text()?, error))
}

/// Returns the structure of the results as text, with the error at which reading ended.
///
/// # Errors
/// Returns an error if the text would be longer than [`MAX_TEXT`].
pub fn results_to_string(signature: &[u8]) -> Result<(String, Option<SipError>), TooLong> {
    let mut visitor = TextVisitor::new();
    let error = visit_results(&mut visitor, signature).err();
    Ok((visitor.into_text()?, error))
}
