//! Positions of names, types, attributes and operations, reported to a tool such as a language server.
//!
//! A [`ParseObserver`] is given to [`parse_recovering`](super::parse_recovering). The parser calls it while parsing, so
//! entities inside an operation come before the operation. It receives handles of the IR: the handles of an operation
//! that is dropped after an error become stale, which can be checked with [`Ir::contains`](crate::Ir::contains) and
//! similar methods.
//!
//! Invariant: an observer does not change the result of parsing. Without an observer, the cost is a branch per
//! operation, type, attribute and use of a value, and nothing per token.

mod span;

use span::Comments;
pub use span::Span;
pub(super) use span::end_of_string;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::entity::{Attribute, Block, Operation, Type, Value};
use crate::text::lexer::{Kind, Lexer, Token};

use super::recovery::is_result_list;
use super::{AsmParser, ParseResult, UnresolvedOperand};

/// The kind of an alias.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AliasKind {
    /// An attribute alias: `#name`.
    Attribute,
    /// A type alias: `!name`.
    Type,
}

/// A receiver of the positions of parsed entities. The default methods do nothing.
///
/// ```
/// use std::sync::Arc;
///
/// use ods_core::text::{ParseObserver, RecoverOptions, Span, parse_recovering};
/// use ods_core::{Context, Value};
///
/// /// The names of all values that are used.
/// struct Uses<'t>(&'t str, Vec<&'t str>);
///
/// impl ParseObserver for Uses<'_> {
///     fn value_use(&mut self, _: Value, name: Span) {
///         self.1.push(&self.0[name.range()]);
///     }
/// }
///
/// let context = Arc::new(Context::new());
/// context.allow_unregistered_dialects(true);
/// let text = "%a = \"a.b\"() : () -> i32\n\"c.d\"(%a, %a) : (i32, i32) -> ()\n";
/// let mut uses = Uses(text, Vec::new());
/// let options = RecoverOptions { observer: Some(&mut uses), ..RecoverOptions::default() };
/// parse_recovering(&context, "file.mlir", text.as_bytes(), options);
/// assert_eq!(uses.1, ["%a", "%a"]);
/// ```
#[allow(unused_variables, reason = "the names of the arguments document the defaults")]
pub trait ParseObserver: Send {
    /// Receives an operation, including the names of its results and its location, if written. `name` is the span of
    /// its name, with quotes in generic form.
    fn operation(&mut self, op: Operation, range: Span, name: Span) {}

    /// Receives the name of `count` results or of an argument, starting with `value`. The span excludes `:count`.
    fn value_definition(&mut self, value: Value, count: u32, name: Span) {}

    /// Receives a use of a value. A use before the definition is reported when the definition is parsed. The span
    /// excludes `#number`.
    fn value_use(&mut self, value: Value, name: Span) {}

    /// Receives a use of a name that is undefined, or whose definition was dropped after an error.
    fn undefined_value(&mut self, name: Span) {}

    /// Receives a label.
    fn block_definition(&mut self, block: Block, name: Span) {}

    /// Receives a successor. The block may be defined later.
    fn block_use(&mut self, block: Block, name: Span) {}

    /// Receives the definition of an alias. `range` extends to the end of its value.
    fn alias_definition(&mut self, kind: AliasKind, name: Span, range: Span) {}

    /// Receives a use of an alias.
    fn alias_use(&mut self, kind: AliasKind, name: Span) {}

    /// Receives `@name`, where a form defines a symbol or in a reference; in `@a::@b`, each name.
    fn symbol(&mut self, name: Span) {}

    /// Receives a type, including types that are part of another one.
    fn ty(&mut self, ty: Type, range: Span) {}

    /// Receives an attribute, including attributes that are part of another one.
    fn attribute(&mut self, attribute: Attribute, range: Span) {}

    /// Receives the name of an entry of a dictionary.
    fn attribute_name(&mut self, name: Span) {}

    /// Receives text that was dropped because of an error.
    fn dropped(&mut self, range: Span) {}
}

/// An observer, and the state for calling it.
pub(super) struct Observation<'s> {
    observer: &'s mut dyn ParseObserver,
    comments: Comments,
    /// Uses of undefined values, by placeholder.
    undefined: FxHashMap<Value, Vec<Span>>,
    /// Offsets of the value names that were reported.
    reported: FxHashSet<u32>,
    /// The attribute reported last.
    last_attribute: Option<Span>,
}

impl<'s> Observation<'s> {
    /// Returns an observation of the part of the text that begins at `start`.
    pub(super) fn new(observer: &'s mut dyn ParseObserver, text: &[u8], start: usize) -> Self {
        Self {
            observer,
            comments: Comments::of(text, start),
            undefined: FxHashMap::default(),
            reported: FxHashSet::default(),
            last_attribute: None,
        }
    }
}

impl From<Token> for Span {
    fn from(token: Token) -> Self {
        Self { start: token.start(), end: token.end() }
    }
}

/// Notifications of the observer, if there is one.
impl AsmParser<'_> {
    /// Returns whether there is an observer.
    #[inline]
    pub(super) fn is_observed(&self) -> bool {
        self.observation.is_some()
    }

    /// Returns the text from `start` up to the end of the last consumed token.
    fn span_from(&self, start: usize) -> Span {
        let end = match &self.observation {
            Some(observation) => observation.comments.end_of_text(self.lexer.whole(), self.offset()),
            None => self.offset(),
        };
        Span { start: start as u32, end: end.max(start) as u32 }
    }

    /// Returns the token at `offset`.
    fn span_of_token(&self, offset: usize) -> Span {
        Lexer::new(self.lexer.whole(), offset).next().into()
    }

    #[cold]
    fn observe(&mut self, tell: impl FnOnce(&mut dyn ParseObserver)) {
        if let Some(observation) = &mut self.observation {
            tell(observation.observer);
        }
    }

    #[cold]
    pub(super) fn observe_operation(&mut self, op: Operation, start: usize, name: usize) {
        let (range, name) = (self.span_from(start), self.span_of_token(name));
        self.observe(|observer| observer.operation(op, range, name));
    }

    #[cold]
    pub(super) fn observe_definition(&mut self, value: Value, count: u32, name: UnresolvedOperand) {
        let Some(observation) = &mut self.observation else { return };
        observation.reported.insert(name.start());
        observation.observer.value_definition(value, count, name.span());
    }

    /// Reports a use of the value, which may be a placeholder.
    #[cold]
    pub(super) fn observe_use(&mut self, usage: UnresolvedOperand, value: Value) {
        let is_placeholder = self.names.is_placeholder(value);
        let Some(observation) = &mut self.observation else { return };
        // Text after an error may be parsed again.
        if !observation.reported.insert(usage.start()) {
            return;
        }
        match is_placeholder {
            true => observation.undefined.entry(value).or_default().push(usage.span()),
            false => observation.observer.value_use(value, usage.span()),
        }
    }

    /// Reports the uses of a placeholder that is now defined.
    #[cold]
    pub(super) fn observe_replacement(&mut self, placeholder: Value, value: Value) {
        let Some(observation) = &mut self.observation else { return };
        for span in observation.undefined.remove(&placeholder).unwrap_or_default() {
            observation.observer.value_use(value, span);
        }
    }

    /// Reports the undefined uses at the end of the text.
    pub(super) fn observe_end(&mut self) {
        let Some(observation) = &mut self.observation else { return };
        let mut undefined: Vec<Span> = std::mem::take(&mut observation.undefined).into_values().flatten().collect();
        undefined.sort_unstable();
        undefined.into_iter().for_each(|span| observation.observer.undefined_value(span));
    }

    /// Reports a label at `offset`.
    pub(super) fn observe_label(&mut self, block: Block, offset: usize) {
        if self.is_observed() {
            let name = self.span_of_token(offset);
            self.observe(|observer| observer.block_definition(block, name));
        }
    }

    /// Reports a successor at `offset`.
    pub(super) fn observe_successor(&mut self, block: Block, offset: usize) {
        if self.is_observed() {
            let name = self.span_of_token(offset);
            self.observe(|observer| observer.block_use(block, name));
        }
    }

    /// Reports the definition of an alias, which begins at `start`.
    pub(super) fn observe_alias(&mut self, kind: AliasKind, start: usize) {
        if self.is_observed() {
            let (name, range) = (self.span_of_token(start), self.span_from(start));
            self.observe(|observer| observer.alias_definition(kind, name, range));
        }
    }

    /// Reports a use of an alias.
    pub(super) fn observe_alias_use(&mut self, kind: AliasKind, name: Token) {
        if self.is_observed() {
            self.observe(|observer| observer.alias_use(kind, name.into()));
        }
    }

    /// Reports the current token as a symbol's name.
    pub(super) fn observe_symbol(&mut self) {
        if self.is_observed() {
            let name = self.token.into();
            self.observe(|observer| observer.symbol(name));
        }
    }

    /// Reports the current token as the name of an entry of a dictionary.
    pub(super) fn observe_attribute_name(&mut self) {
        if self.is_observed() {
            let name = self.token.into();
            self.observe(|observer| observer.attribute_name(name));
        }
    }

    /// Parses a type and reports its position.
    #[cold]
    pub(super) fn observed_type(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<Type>) -> ParseResult<Type> {
        let start = self.offset();
        let ty = read(self)?;
        let range = self.span_from(start);
        self.observe(|observer| observer.ty(ty, range));
        Ok(ty)
    }

    /// Parses an attribute and reports its position.
    #[cold]
    pub(super) fn observed_attribute(
        &mut self,
        read: impl FnOnce(&mut Self) -> ParseResult<Attribute>,
    ) -> ParseResult<Attribute> {
        let start = self.offset();
        let attribute = read(self)?;
        self.observe_attribute(Some(attribute), start);
        Ok(attribute)
    }

    /// Reports an attribute that starts at `start`, unless it was the last one reported.
    #[inline]
    pub(in crate::text) fn observe_attribute(&mut self, attribute: Option<Attribute>, start: usize) {
        if let (true, Some(attribute)) = (self.is_observed(), attribute) {
            self.observe_present_attribute(attribute, start);
        }
    }

    #[cold]
    fn observe_present_attribute(&mut self, attribute: Attribute, start: usize) {
        let range = self.span_from(start);
        let Some(observation) = &mut self.observation else { return };
        if observation.last_attribute.replace(range) != Some(range) {
            observation.observer.attribute(attribute, range);
        }
    }

    /// Reports dropped text. Known names in it are uses, except the names of results.
    pub(super) fn observe_dropped(&mut self, start: usize, end: usize) {
        let Some(observation) = &self.observation else { return };
        let end = observation.comments.end_of_text(self.lexer.whole(), end).max(start);
        let range = Span { start: start as u32, end: end as u32 };
        let mut lexer = Lexer::new(&self.lexer.whole()[..end], start);
        let mut first = lexer.clone();
        if first.next().kind == Kind::PercentIdentifier && is_result_list(first.clone()) {
            while !matches!(lexer.next().kind, Kind::Equal | Kind::Eof | Kind::Error) {}
        }
        loop {
            let token = lexer.next();
            match token.kind {
                Kind::Eof | Kind::Error => break,
                Kind::PercentIdentifier => self.observe_unread_use(token),
                _ => {}
            }
        }
        if range.start < range.end {
            self.observe(|observer| observer.dropped(range));
        }
    }

    fn observe_unread_use(&mut self, token: Token) {
        let name = self.names.name_at(self.lexer.whole(), token);
        if let Some(value) = self.names.value_of(name) {
            self.observe_use(name, value);
        }
    }
}
