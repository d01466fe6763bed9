//! An observer that checks the spans that it is told.

use ods::text::{AliasKind, ParseObserver, Span};
use ods::{Attribute, Block, Operation, Type, Value};

/// Spans of a text.
pub struct Spans<'t>(&'t [u8]);

impl<'t> Spans<'t> {
    /// Returns an observer that checks spans against this text.
    pub fn of(text: &'t [u8]) -> Self {
        Self(text)
    }

    /// Checks that the span is not empty, inside the text, and begins with one of these bytes.
    fn check(&self, span: Span, first: &[u8]) {
        let text = &self.0[span.range()];
        assert!(text.first().is_some_and(|byte| first.is_empty() || first.contains(byte)), "{span:?}");
    }
}

impl ParseObserver for Spans<'_> {
    fn operation(&mut self, _: Operation, range: Span, name: Span) {
        self.check(range, b"");
        assert!(range.start <= name.start && name.end <= range.end, "{range:?} {name:?}");
    }
    fn value_definition(&mut self, _: Value, _: u32, name: Span) {
        self.check(name, b"%");
    }
    fn value_use(&mut self, _: Value, name: Span) {
        self.check(name, b"%");
    }
    fn undefined_value(&mut self, name: Span) {
        self.check(name, b"%");
    }
    fn block_definition(&mut self, _: Block, name: Span) {
        self.check(name, b"^");
    }
    fn block_use(&mut self, _: Block, name: Span) {
        self.check(name, b"^");
    }
    fn alias_definition(&mut self, _: AliasKind, name: Span, range: Span) {
        self.check(name, b"#!");
        self.check(range, b"#!");
    }
    fn alias_use(&mut self, _: AliasKind, name: Span) {
        self.check(name, b"#!");
    }
    fn symbol(&mut self, name: Span) {
        self.check(name, b"@");
    }
    fn ty(&mut self, _: Type, range: Span) {
        self.check(range, b"");
    }
    fn attribute(&mut self, _: Attribute, range: Span) {
        self.check(range, b"");
    }
    fn attribute_name(&mut self, name: Span) {
        self.check(name, b"");
    }
    fn dropped(&mut self, range: Span) {
        self.check(range, b"");
    }
}
