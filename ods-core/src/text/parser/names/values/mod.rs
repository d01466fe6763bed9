//! SSA names and their values.
//!
//! Names are numbered. `%12` has number 12 if that is in proportion to the length of the text, and is found by index;
//! other names are hashed once. A name denotes a *pack* of consecutive values (`%a:3`), mostly a single one.
//!
//! Scopes: names from outside are visible in a region, and its own names end with it. The region of a custom form may
//! be *isolated*: names from outside are not visible. There is one table for all scopes; entries of outer isolated
//! scopes that a scope hides are saved and restored.
//!
//! A name may be used before its definition: the use gets a placeholder value, which the definition replaces. As in
//! MLIR, a forward reference outlives its region.
//!
//! Invariant: no value returned to a custom form is erased while the form runs. Placeholders that are replaced inside a
//! form, which may be among its operands, are therefore kept until the end of the file.

mod lost;

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diagnostic::Diagnostic;
use crate::entity::{Location, OpName, Type, Value};
use crate::ir::operation::nth_value;
use crate::ir::{Ir, OperationParts};
use crate::text::lexer::{Kind, Token};

use crate::text::parser::{AsmParser, ParseError, ParseResult, Span};
use ods_num::hash::SeededMap;

/// The number of a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::text) struct NameId(u32);

/// A name together with its isolated scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::text) struct NameKey {
    isolation: u32,
    name: NameId,
}

/// An unresolved `%name#number`: resolving it requires the parser. It is two words, so that it is passed in registers.
#[derive(Clone, Copy, Debug)]
pub struct UnresolvedOperand {
    /// The name in the lower half, the position in the pack in the upper half.
    what: u64,
    /// The start of the name in the lower half, its end in the upper half.
    span: u64,
}

impl UnresolvedOperand {
    #[inline]
    fn new(name: NameId, token: Token) -> Self {
        let span = u64::from(token.start()) | u64::from(token.end()) << 32;
        Self { what: u64::from(name.0), span }
    }

    #[inline]
    fn name(self) -> NameId {
        NameId(self.what as u32)
    }

    /// Returns the position in the pack.
    #[inline]
    fn number(self) -> u32 {
        (self.what >> 32) as u32
    }

    /// Returns the name and the position in the pack, which are equal for two uses of one value in one scope.
    #[inline]
    pub(in crate::text) fn what(self) -> u64 {
        self.what
    }

    /// Returns the start of the name.
    #[inline]
    pub(in crate::text) fn start(self) -> u32 {
        self.span as u32
    }

    /// Returns the range of the name.
    pub(in crate::text) fn span(self) -> Span {
        Span { start: self.start(), end: (self.span >> 32) as u32 }
    }

    #[inline]
    fn with_number(self, number: u32) -> Self {
        Self { what: u64::from(self.name().0) | u64::from(number) << 32, ..self }
    }
}

/// The value of a name.
#[derive(Clone, Copy, Debug)]
struct NameEntry {
    /// The first value of the pack, or a placeholder; `None` if the name is unused.
    value: Option<Value>,
    /// The number of values; 0 for a placeholder.
    count: u32,
    /// The offset of the definition or first use.
    offset: u32,
    /// The isolated scope of the name.
    isolation: u32,
}

const VACANT: NameEntry = NameEntry { value: None, count: 0, offset: 0, isolation: 0 };

/// An open scope.
#[derive(Debug)]
struct NameScope {
    /// The lengths of `ValueNames::defined` and `ValueNames::hidden` when the scope was opened.
    defined: usize,
    hidden: usize,
    /// The enclosing isolated scope.
    outer_isolation: u32,
}

/// Names, their values, and scopes.
#[derive(Debug)]
pub(in crate::text) struct ValueNames<'s> {
    /// The entries of small numbers, and of the names in `numbers`.
    dense: Vec<NameEntry>,
    named: Vec<NameEntry>,
    numbers: SeededMap<&'s [u8], u32>,
    /// The number below which numeric names are found by index.
    dense_limit: u32,
    /// Entries for positions other than the first of a pack: forward references to `%a#3`, and block arguments with
    /// such a name.
    side: BTreeMap<(u32, NameId, u32), NameEntry>,
    scopes: Vec<NameScope>,
    /// The names defined by open scopes that are not isolated.
    defined: Vec<NameId>,
    /// Entries of outer isolated scopes hidden by inner ones.
    hidden: Vec<(NameId, NameEntry)>,
    isolation: u32,
    last_isolation: u32,
    /// Placeholders without a definition, with the offset of the first use.
    placeholders: FxHashMap<Value, u32>,
    /// Placeholders replaced inside a form, to be erased at the end.
    replaced: FxHashSet<Value>,
}

impl<'s> ValueNames<'s> {
    /// Creates an empty table for a text of this length.
    pub(in crate::text) fn new(length: usize) -> Self {
        Self {
            dense: Vec::new(),
            named: Vec::new(),
            numbers: SeededMap::default(),
            dense_limit: (length / 4 + 16) as u32,
            side: BTreeMap::new(),
            scopes: Vec::new(),
            defined: Vec::new(),
            hidden: Vec::new(),
            isolation: 0,
            last_isolation: 0,
            placeholders: FxHashMap::default(),
            replaced: FxHashSet::default(),
        }
    }

    /// Returns the number of the name, which is given without `%`.
    #[inline]
    fn number(&mut self, name: &'s [u8]) -> NameId {
        match small_number(name) {
            Some(number) if number < self.dense_limit => NameId(number),
            _ => self.hashed_number(name),
        }
    }

    fn hashed_number(&mut self, name: &'s [u8]) -> NameId {
        let next = self.numbers.len() as u32;
        NameId(self.dense_limit + *self.numbers.entry(name).or_insert(next))
    }

    #[inline]
    fn get(&self, name: NameId) -> NameEntry {
        let entry = match name.0.checked_sub(self.dense_limit) {
            None => self.dense.get(name.0 as usize),
            Some(index) => self.named.get(index as usize),
        };
        match entry {
            Some(entry) if entry.isolation == self.isolation => *entry,
            _ => VACANT,
        }
    }

    fn slot(&mut self, name: NameId) -> &mut NameEntry {
        let (list, index) = match name.0.checked_sub(self.dense_limit) {
            None => (&mut self.dense, name.0 as usize),
            Some(index) => (&mut self.named, index as usize),
        };
        if index >= list.len() {
            list.resize(index + 1, VACANT);
        }
        &mut list[index]
    }

    /// Sets the value of the name in the current isolated scope.
    #[inline]
    fn set(&mut self, name: NameId, value: Value, count: u32, offset: u32) {
        let entry = NameEntry { value: Some(value), count, offset, isolation: self.isolation };
        if name.0 as usize == self.dense.len() && name.0 < self.dense_limit {
            return self.dense.push(entry);
        }
        let old = std::mem::replace(self.slot(name), entry);
        if old.value.is_some() && old.isolation != self.isolation {
            self.hidden.push((name, old));
        }
    }

    /// Records that the current scope defines the name.
    #[inline]
    fn record(&mut self, name: NameId) {
        // The names of an isolated scope are all removed together.
        if self.scopes.last().is_some_and(|scope| scope.outer_isolation == self.isolation) {
            self.defined.push(name);
        }
    }

    /// Returns the number of open scopes.
    pub(in crate::text) fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// Opens a scope.
    pub(in crate::text) fn push(&mut self, isolated: bool) {
        self.scopes.push(NameScope {
            defined: self.defined.len(),
            hidden: self.hidden.len(),
            outer_isolation: self.isolation,
        });
        if isolated {
            self.last_isolation += 1;
            self.isolation = self.last_isolation;
        }
    }

    /// Closes the innermost scope.
    pub(in crate::text) fn pop(&mut self) {
        let Some(scope) = self.scopes.pop() else { return };
        if scope.outer_isolation == self.isolation {
            for name in self.defined.split_off(scope.defined) {
                self.forget(name);
            }
            return;
        }
        for (name, entry) in self.hidden.split_off(scope.hidden) {
            *self.slot(name) = entry;
        }
        self.isolation = scope.outer_isolation;
    }

    /// Removes all entries of the name.
    fn forget(&mut self, name: NameId) {
        *self.slot(name) = VACANT;
        if !self.side.is_empty() {
            let all = (self.isolation, name, 0)..=(self.isolation, name, u32::MAX);
            let keys: Vec<_> = self.side.range(all).map(|(key, _)| *key).collect();
            for key in keys {
                self.side.remove(&key);
            }
        }
    }

    /// Returns the value of a use without a position.
    #[inline]
    fn first(&self, usage: UnresolvedOperand) -> Option<Value> {
        // A nonzero position makes the index larger than any table, or than an index can be.
        let index = usize::try_from(usage.what).ok()?;
        let entry = match self.dense.get(index) {
            Some(entry) => entry,
            None => self.named.get(index.wrapping_sub(self.dense_limit as usize))?,
        };
        // Field by field: the entry was mostly written that way just before, which makes it the fastest way to read it.
        if entry.isolation == self.isolation { entry.value } else { None }
    }

    /// Returns the entry of the name and its value at position `number`.
    #[inline]
    fn find(&self, name: NameId, number: u32) -> Option<(NameEntry, Value)> {
        let entry = self.get(name);
        let first = entry.value;
        match number {
            0 => first.map(|value| (entry, value)),
            _ if number < entry.count => first.map(|value| (entry, nth_value(value, number))),
            _ => {
                let entry = *self.side.get(&(self.isolation, name, number))?;
                entry.value.map(|value| (entry, value))
            }
        }
    }
}

/// Returns the value of a name of decimal digits without leading zeros.
#[inline]
fn small_number(name: &[u8]) -> Option<u32> {
    if name.len() > 9 || name.is_empty() || (name[0] == b'0' && name.len() > 1) {
        return None;
    }
    let mut number = 0;
    for byte in name {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + u32::from(digit);
    }
    Some(number)
}

impl<'s> AsmParser<'s> {
    /// Parses `%name`, which is known to be the current token.
    #[inline]
    pub(in crate::text) fn ssa_name(&mut self) -> UnresolvedOperand {
        let token = self.token;
        let name = self.names.number(&self.lexer.text(token)[1..]);
        self.advance();
        UnresolvedOperand::new(name, token)
    }

    /// Parses `%name` or `%name#number`.
    #[inline]
    pub(in crate::text) fn ssa_use(&mut self) -> ParseResult<UnresolvedOperand> {
        if !self.is(Kind::PercentIdentifier) {
            return self.wrong_token("expected SSA operand");
        }
        let usage = self.ssa_name();
        if self.is(Kind::HashIdentifier) {
            return self.result_number().map(|number| usage.with_number(number));
        }
        Ok(usage)
    }

    /// Parses `%name` or `%name#number` and pushes it on the stack of uses. Faster than [`AsmParser::ssa_use`], whose
    /// result is returned through memory.
    #[inline]
    pub(in crate::text) fn push_ssa_use(&mut self) -> ParseResult<()> {
        if !self.is(Kind::PercentIdentifier) {
            return self.wrong_token("expected SSA operand");
        }
        let usage = self.ssa_name();
        if self.is(Kind::HashIdentifier) {
            return self.push_numbered_use(usage);
        }
        self.scratch.uses.push(usage);
        Ok(())
    }

    fn push_numbered_use(&mut self, usage: UnresolvedOperand) -> ParseResult<()> {
        let number = self.result_number()?;
        self.scratch.uses.push(usage.with_number(number));
        Ok(())
    }

    fn result_number(&mut self) -> ParseResult<u32> {
        let digits = std::str::from_utf8(&self.text()[1..]).ok();
        match digits.and_then(|digits| digits.parse::<u32>().ok()) {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => self.error("invalid SSA value result number"),
        }
    }

    /// Returns the name as written, with `%`.
    pub(in crate::text) fn use_text(&self, usage: UnresolvedOperand) -> String {
        let text = &self.lexer.source()[usage.start() as usize..(usage.span >> 32) as usize];
        String::from_utf8_lossy(text).into_owned()
    }

    /// Resolves a use to a value of this type.
    #[inline]
    pub(in crate::text) fn resolve(&mut self, usage: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        match self.names.first(usage) {
            Some(value) if self.ir.value_type(value) == ty && !self.is_observed() => Ok(value),
            _ => self.resolve_slowly(usage, ty),
        }
    }

    #[inline(never)]
    fn resolve_slowly(&mut self, usage: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        let value = self.resolve_any(usage, ty)?;
        if self.is_observed() {
            self.observe_use(usage, value);
        }
        Ok(value)
    }

    fn resolve_any(&mut self, usage: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        match self.names.find(usage.name(), usage.number()) {
            Some((_, value)) if self.ir.value_type(value) == ty => Ok(value),
            Some(_) if self.is_lost_value(self.names.key(usage)) => self.new_placeholder(usage, ty),
            Some((entry, value)) => self.wrong_type(usage, ty, entry, value),
            None => self.forward_reference(usage, ty),
        }
    }

    #[cold]
    fn wrong_type(&mut self, usage: UnresolvedOperand, ty: Type, entry: NameEntry, value: Value) -> ParseResult<Value> {
        let message = format!(
            "use of value '{}' expects different type than prior uses: '{}' vs '{}'",
            self.use_text(usage),
            self.type_text(ty),
            self.type_text(self.ir.value_type(value))
        );
        let (here, before) = (self.location_at(usage.start() as usize), self.location_at(entry.offset as usize));
        self.report(Diagnostic::error(here, message).note(before, "prior use here"))
    }

    /// Fails if a name for an entry argument is already in use, even by a forward reference.
    pub(in crate::text) fn check_unused(&mut self, name: UnresolvedOperand) -> ParseResult<()> {
        let Some((entry, _)) = self.names.find(name.name(), name.number()) else { return Ok(()) };
        let message = format!("region entry argument '{}' is already in use", self.use_text(name));
        let (here, before) = (self.location_at(name.start() as usize), self.location_at(entry.offset as usize));
        self.report(Diagnostic::error(here, message).note(before, "previously referenced here"))
    }

    fn forward_reference(&mut self, usage: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        if self.names.get(usage.name()).count > 0 {
            return self.error_at(usage.start() as usize, "reference to invalid result number");
        }
        let placeholder = self.new_placeholder(usage, ty)?;
        let names = &mut self.names;
        if usage.number() == 0 {
            names.set(usage.name(), placeholder, 0, usage.start());
        } else {
            let entry =
                NameEntry { value: Some(placeholder), count: 0, offset: usage.start(), isolation: names.isolation };
            names.side.insert((names.isolation, usage.name(), usage.number()), entry);
        }
        Ok(placeholder)
    }

    /// Creates a placeholder for the use.
    fn new_placeholder(&mut self, usage: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        let location = self.location_at(usage.start() as usize);
        self.check_room(1, 0)?;
        let placeholder = make_placeholder(&mut self.ir, self.caches.placeholder_name(self.context), location, ty);
        self.names.placeholders.insert(placeholder, usage.start());
        if self.is_lost_value(self.names.key(usage)) {
            self.excuse(placeholder);
        }
        Ok(placeholder)
    }

    /// Binds the name to `count` values from `value` on.
    #[inline]
    pub(in crate::text) fn define(&mut self, name: UnresolvedOperand, value: Value, count: u32) -> ParseResult<()> {
        if self.names.get(name.name()).value.is_some() || !self.names.side.is_empty() || name.number() > 0 {
            self.settle_uses(name, value, count)?;
        }
        if name.number() == 0 {
            self.names.set(name.name(), value, count, name.start());
        } else {
            let isolation = self.names.isolation;
            let entry = NameEntry { value: Some(value), count, offset: name.start(), isolation };
            self.names.side.insert((isolation, name.name(), name.number()), entry);
        }
        self.names.record(name.name());
        if self.is_observed() {
            self.observe_definition(value, count, name);
        }
        Ok(())
    }

    /// Replaces the placeholders of the name being defined. Fails if it is already defined.
    fn settle_uses(&mut self, name: UnresolvedOperand, value: Value, count: u32) -> ParseResult<()> {
        if let Some((entry, old)) = self.names.find(name.name(), name.number()) {
            self.settle_use(name, name.number(), value, entry, old)?;
        }
        let key = |number| (self.names.isolation, name.name(), number);
        let range = key(name.number().saturating_add(1))..key(name.number().saturating_add(count.max(1)));
        let rest: Vec<_> = self.names.side.range(range).map(|(key, entry)| (*key, *entry)).collect();
        for (key, entry) in rest {
            if let Some(old) = entry.value {
                self.settle_use(name, key.2, nth_value(value, key.2 - name.number()), entry, old)?;
            }
            self.names.side.remove(&key);
        }
        Ok(())
    }

    fn settle_use(
        &mut self,
        name: UnresolvedOperand,
        number: u32,
        value: Value,
        entry: NameEntry,
        old: Value,
    ) -> ParseResult<()> {
        let (here, before) = (self.location_at(name.start() as usize), self.location_at(entry.offset as usize));
        if entry.count > 0 {
            let message = format!("redefinition of SSA value '{}'", self.use_text(name));
            return self.report(Diagnostic::error(here, message).note(before, "previously defined here"));
        }
        let (ty, old_ty) = (self.ir.value_type(value), self.ir.value_type(old));
        if ty != old_ty && self.is_excused(old) {
            return Ok(());
        }
        if ty != old_ty {
            let text = self.use_text(name);
            let message = format!("definition of SSA value '{text}#{number}' has type '{}'", self.type_text(ty));
            let note = format!("previously used here with type '{}'", self.type_text(old_ty));
            return self.report(Diagnostic::error(here, message).note(before, note));
        }
        self.ir.replace_all_uses(old, value);
        self.names.placeholders.remove(&old);
        if self.is_observed() {
            self.observe_replacement(old, value);
        }
        if self.form.is_some_and(|form| !form.isolated) {
            self.names.replaced.insert(old);
        } else {
            self.erase_placeholder(old);
        }
        Ok(())
    }

    fn erase_placeholder(&mut self, placeholder: Value) {
        if let Some(op) = self.ir.defining_op(placeholder) {
            // It has no uses any more.
            let _ = self.ir.erase(op);
        }
    }

    /// Erases the placeholders that were replaced inside forms. Nothing may be parsed afterwards.
    pub(in crate::text) fn erase_replaced(&mut self) {
        for placeholder in std::mem::take(&mut self.names.replaced) {
            self.erase_placeholder(placeholder);
        }
    }

    /// Fails if an operand was defined inside the operation itself. In MLIR, such operands are lost.
    pub(in crate::text) fn check_linked(&mut self, offset: usize, operands: &[Value]) -> ParseResult<()> {
        let is_lost = |operand: &Value| self.names.replaced.contains(operand);
        if self.names.replaced.is_empty() || !operands.iter().any(is_lost) {
            return Ok(());
        }
        self.error_at(offset, "operation's operand is unlinked")
    }

    /// Fails if names were used but not defined.
    pub(in crate::text) fn check_all_defined(&mut self) -> ParseResult<()> {
        if self.names.placeholders.is_empty() {
            return Ok(());
        }
        let undefined = self.names.placeholders.iter().filter(|(placeholder, _)| !self.is_excused(**placeholder));
        let mut offsets: Vec<u32> = undefined.map(|(_, offset)| *offset).collect();
        offsets.sort_unstable();
        for offset in offsets {
            let _ = self.error_at::<()>(offset as usize, "use of undeclared SSA value name");
        }
        Err(ParseError)
    }
}

/// Creates a placeholder for a value defined later: the result of a separate operation.
fn make_placeholder(ir: &mut Ir, name: OpName, location: Location, ty: Type) -> Value {
    let parts = OperationParts { result_types: &[ty], ..OperationParts::new(name, location) };
    let op = ir.create_operation(&parts);
    match ir.result(op, 0) {
        Some(value) => value,
        None => unreachable!("an operation has the results that it is made with"),
    }
}
