//! The names of values and blocks: `%0`, `%arg0`, `%name_1`, `^bb0`.
//!
//! Everything under the root is named before printing, since uses may precede definitions. Naming proceeds by region:
//! first all values of the region itself, then the values of nested regions, the last region first. Nested regions
//! start with the number at which the enclosing region ended, so siblings reuse numbers; in generic form, they start
//! where the sibling ended, so numbers are unique. Arguments of entry blocks are named `%argN`, all other values `%N`.
//!
//! Invariant: a value without a name is outside the root.

pub(in crate::text::printer) mod op_names;
pub(in crate::text::printer) mod value_users;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::AttributeData;
use crate::entity::{Attribute, Block, Handle, Location, OpName, Operation, Region, Value};
use crate::interfaces::OpAsmOpInterface;
use crate::ir::{Ir, ValueOwner};
use crate::location::LocationData;

use crate::text::PrintOptions;
use crate::text::printer::alias::prescan::AliasScan;
use crate::text::printer::grammar::decimal::{push_between, push_u32};
use crate::text::printer::names::op_names::GroupStarts;

/// The name of a value in a word: kind (2 bits), pack flag (1 bit), number (29 bits).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::text::printer) struct Name(u32);

const KIND: u32 = 3 << 30;
const NUMBER: u32 = 1 << 30;
const ARGUMENT: u32 = 2 << 30;
const TEXT: u32 = 3 << 30;
const PACK: u32 = 1 << 29;

impl Name {
    const UNKNOWN: Self = Self(0);

    fn number(self) -> u32 {
        self.0 & (PACK - 1)
    }

    fn is_pack(self) -> bool {
        self.0 & PACK != 0
    }

    /// Marks the name as that of several results.
    pub(in crate::text::printer) fn as_pack(self) -> Self {
        Self(self.0 | PACK)
    }
}

/// The text before a value's name, including the `%`, in the encoding of [`push_between`].
#[derive(Clone, Copy)]
pub(in crate::text::printer) struct Prefix(u32, u32);

impl Prefix {
    /// No text.
    pub(in crate::text::printer) const NONE: Self = Self(u32::from_le_bytes(*b"%\0\0\0"), 1);
    /// A comma and a blank.
    pub(in crate::text::printer) const COMMA: Self = Self(u32::from_le_bytes(*b", %\0"), 3);

    /// Takes the text as a prefix if it is short enough.
    pub(in crate::text::printer) fn before_value(text: &mut Vec<u8>) -> Self {
        let mut bytes = [0; 4];
        if text.len() >= bytes.len() {
            return Self::NONE;
        }
        text.push(b'%');
        bytes[..text.len()].copy_from_slice(text);
        let length = text.len() as u32;
        text.clear();
        Self(u32::from_le_bytes(bytes), length)
    }

    /// Appends the prefix without the `%`.
    pub(in crate::text::printer) fn push(self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.0.to_le_bytes()[..self.1 as usize - 1]);
    }
}

/// The text ` = ` in the encoding of [`push_between`].
const EQUALS: (u32, u32) = (u32::from_le_bytes(*b" = \0"), 3);

/// The names of values and blocks.
#[derive(Default)]
pub(in crate::text::printer) struct Names {
    values: Vec<Name>,
    /// One more than the number of each block; 0 for none.
    blocks: Vec<u32>,
    texts: Vec<Box<str>>,
    /// The names that operations suggested for blocks.
    block_texts: FxHashMap<Block, Box<str>>,
    /// The groups of operations whose results have several names.
    groups: FxHashMap<Operation, GroupStarts>,
    /// The numbers of operations without results, if these are numbered.
    ops: FxHashMap<Operation, u32>,
}

impl Names {
    pub(in crate::text::printer) fn name_block(&mut self, block: Block, name: String) {
        self.block_texts.insert(block, name.into());
    }

    /// Returns whether an operation suggested a name for the block.
    pub(in crate::text::printer) fn has_block_name(&self, block: Block) -> bool {
        self.block_texts.contains_key(&block)
    }

    pub(in crate::text::printer) fn set_groups(&mut self, op: Operation, starts: GroupStarts) {
        self.groups.insert(op, starts);
    }

    /// Returns whether the value already has a name.
    pub(in crate::text::printer) fn has_name(&self, value: Value) -> bool {
        self.values.get(value.index()).is_some_and(|name| *name != Name::UNKNOWN)
    }

    /// Gives `argument` the name of `value`.
    pub(in crate::text::printer) fn shadow(&mut self, ir: &Ir, argument: Value, value: Value) {
        if !ir.contains_value(value) || !self.has_name(value) {
            return;
        }
        let mut text = Vec::new();
        self.push_use(&mut text, ir, value, Prefix::NONE);
        let text = String::from_utf8(text).unwrap_or_default();
        self.texts.push(text.trim_start_matches('%').into());
        self.set(argument, Name(TEXT | (self.texts.len() - 1) as u32));
    }

    pub(in crate::text::printer) fn set(&mut self, value: Value, name: Name) {
        if let Some(slot) = self.values.get_mut(value.index()) {
            *slot = name;
        }
    }

    /// Appends a use of the value, with `#1` if it is one of several results, after the prefix.
    #[inline]
    pub(in crate::text::printer) fn push_use(&self, out: &mut Vec<u8>, ir: &Ir, value: Value, prefix: Prefix) {
        let name = self.values.get(value.index()).copied().unwrap_or(Name::UNKNOWN);
        if name.0 & (KIND | PACK) == NUMBER {
            return push_between(out, (prefix.0, prefix.1), name.number(), (0, 0));
        }
        self.push_other_use(out, ir, value, prefix);
    }

    #[inline(never)]
    fn push_other_use(&self, out: &mut Vec<u8>, ir: &Ir, value: Value, prefix: Prefix) {
        let name = self.values.get(value.index()).copied().unwrap_or(Name::UNKNOWN);
        prefix.push(out);
        self.push_name(out, name);
        if name.is_pack()
            && let ValueOwner::Result(op, position) = ir.value_owner(value)
            && let Some(position) = self.position_in_group(ir, op, position as u32)
        {
            out.push(b'#');
            push_u32(out, position);
        }
    }

    /// Returns the position of a result in its group; `None` if it is alone.
    fn position_in_group(&self, ir: &Ir, op: Operation, position: u32) -> Option<u32> {
        let Some(starts) = self.groups.get(&op) else { return Some(position) };
        let group = starts.iter().rposition(|start| *start <= position)?;
        let end = starts.get(group + 1).copied().unwrap_or(ir.num_results(op) as u32);
        (end - starts[group] > 1).then(|| position - starts[group])
    }

    /// Appends the names of an operation's results, including ` = `: `%0 = `, `%0:2 = `.
    #[inline]
    pub(in crate::text::printer) fn push_results(
        &self,
        out: &mut Vec<u8>,
        ir: &Ir,
        op: Operation,
        first: Value,
        count: usize,
    ) {
        let name = self.values.get(first.index()).copied().unwrap_or(Name::UNKNOWN);
        if name.0 & (KIND | PACK) == NUMBER {
            return push_between(out, (Prefix::NONE.0, Prefix::NONE.1), name.number(), EQUALS);
        }
        self.push_other_results(out, ir, op, count);
    }

    #[inline(never)]
    fn push_other_results(&self, out: &mut Vec<u8>, ir: &Ir, op: Operation, count: usize) {
        let starts = self.groups.get(&op).map_or(&[0][..], |starts| starts);
        for (i, start) in starts.iter().enumerate() {
            let end = starts.get(i + 1).map_or(count, |end| *end as usize);
            let value = ir.result(op, *start as usize);
            let name = value.and_then(|value| self.values.get(value.index())).copied().unwrap_or(Name::UNKNOWN);
            out.extend_from_slice(if i > 0 { b", " } else { b"" });
            self.push_name(out, name);
            let length = end - *start as usize;
            if length > 1 {
                out.push(b':');
                push_u32(out, length as u32);
            }
        }
        out.extend_from_slice(b" = ");
    }

    fn push_name(&self, out: &mut Vec<u8>, name: Name) {
        let kind = name.0 & KIND;
        out.extend_from_slice(match kind {
            NUMBER | TEXT => b"%",
            ARGUMENT => b"%arg",
            _ => return out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>"),
        });
        match self.texts.get(name.number() as usize) {
            Some(text) if kind == TEXT => out.extend_from_slice(text.as_bytes()),
            _ => push_u32(out, name.number()),
        }
    }

    /// Appends `^bb0`.
    pub(in crate::text::printer) fn push_block(&self, out: &mut Vec<u8>, block: Block) {
        if let Some(text) = self.block_texts.get(&block) {
            out.push(b'^');
            return out.extend_from_slice(text.as_bytes());
        }
        match self.block_number(block) {
            Some(number) => {
                out.extend_from_slice(b"^bb");
                push_u32(out, number);
            }
            None => out.extend_from_slice(b"INVALIDBLOCK"),
        }
    }

    /// Returns the number of an operation without results, if these are numbered.
    pub(in crate::text::printer) fn op_number(&self, op: Operation) -> Option<u32> {
        self.ops.get(&op).copied()
    }

    /// Returns the position of the block in its region.
    pub(in crate::text::printer) fn block_number(&self, block: Block) -> Option<u32> {
        self.blocks.get(block.index())?.checked_sub(1)
    }
}

/// The next numbers at the start of a region.
#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    /// The suffix that makes equal names unique.
    conflict: u32,
}

/// A region to name, and the start of its numbers.
struct Pending {
    region: Region,
    start: Counters,
    /// The number of names in use around it.
    texts_around: usize,
}

/// The naming of everything under a root.
pub(in crate::text::printer) struct Naming<'a> {
    pub(in crate::text::printer) ir: &'a Ir,
    pub(in crate::text::printer) names: Names,
    /// Whether operations are asked for names.
    asks: bool,
    /// Operations whose custom forms run code, which may print anything.
    coded: Vec<Operation>,
    /// Whether any type suggests names for its values.
    pub(in crate::text::printer) asks_types: bool,
    /// The last name of operations found to suggest no names.
    quiet: Option<OpName>,
    next: Counters,
    pending: Vec<Pending>,
    /// Whether values are named after their locations.
    by_location: bool,
    /// Whether numbers are unique across regions.
    unique: bool,
    /// Whether operations without results are numbered.
    numbers_ops: bool,
    /// The names in use here and around, also in the order of their definition.
    used: FxHashSet<Box<str>>,
    used_in_order: Vec<Box<str>>,
    /// A scan for aliases during the walk.
    scan: Option<AliasScan<'a>>,
}

impl<'a> Naming<'a> {
    pub(in crate::text::printer) fn new(
        ir: &'a Ir,
        options: &PrintOptions,
        asks: bool,
        scan: Option<AliasScan<'a>>,
    ) -> Self {
        let names = Names {
            values: vec![Name::UNKNOWN; ir.values.slots()],
            blocks: vec![0; ir.blocks.slots()],
            ..Names::default()
        };
        Self {
            ir,
            names,
            asks,
            coded: Vec::new(),
            asks_types: asks && ir.context().types_name_values(),
            quiet: None,
            next: Counters::default(),
            pending: Vec::new(),
            by_location: options.name_locations_as_prefix,
            unique: options.generic || options.unique_names,
            numbers_ops: options.value_users,
            used: FxHashSet::default(),
            used_in_order: Vec::new(),
            scan,
        }
    }

    /// Names everything under `root`. Returns the names, the scan, and the operations whose custom forms run code.
    pub(in crate::text::printer) fn run(mut self, root: Operation) -> (Names, Option<AliasScan<'a>>, Vec<Operation>) {
        // As in MLIR, the names of the root's results are not visible in its regions.
        self.later(root, Counters::default());
        self.operation(root);
        while let Some(Pending { region, start, texts_around }) = self.pending.pop() {
            if !self.unique {
                self.next = start;
            }
            for text in self.used_in_order.drain(texts_around..) {
                self.used.remove(&text);
            }
            self.region(region);
        }
        (self.names, self.scan, self.coded)
    }

    /// Defers the regions of `op`.
    fn later(&mut self, op: Operation, start: Counters) {
        let texts_around = self.used_in_order.len();
        self.pending.extend(self.ir.regions(op).map(|region| Pending { region, start, texts_around }));
    }

    fn region(&mut self, region: Region) {
        let first_inside = self.pending.len();
        if self.asks {
            self.names_of_arguments(region);
        }
        for (number, block) in self.ir.blocks(region).enumerate() {
            if let Some(slot) = self.names.blocks.get_mut(block.index()) {
                *slot = number as u32 + 1;
            }
            self.arguments(block, number == 0);
            self.operations(block);
        }
        // Nested regions start where this region ended.
        let texts_around = self.used_in_order.len();
        for inside in &mut self.pending[first_inside..] {
            (inside.start, inside.texts_around) = (self.next, texts_around);
        }
    }

    fn operations(&mut self, block: Block) {
        let mut next = self.ir.first_op(block);
        while let Some(op) = next {
            self.operation(op);
            if self.ir.num_regions(op) > 0 {
                self.later(op, Counters::default());
            }
            next = self.ir.next_op(op);
        }
    }

    #[inline]
    fn operation(&mut self, op: Operation) {
        if let Some(scan) = &mut self.scan {
            scan.operation(self.ir, op);
        }
        if self.asks && self.has_wishes(op) && self.names_of_op(op) {
            return;
        }
        let mut results = self.ir.results(op);
        match results.len() {
            0 if self.numbers_ops => {
                let number = self.next_value();
                self.names.ops.insert(op, number);
            }
            0 => {}
            1 if !self.by_location => {
                let name = Name(NUMBER | self.next_value());
                results.next().into_iter().for_each(|value| self.names.set(value, name));
            }
            count => {
                let Name(name) = self.name_after(self.ir.location(op));
                let name = Name(if count > 1 { name | PACK } else { name });
                results.for_each(|value| self.names.set(value, name));
            }
        }
    }

    /// Returns whether operations of this kind may suggest names.
    #[inline]
    fn has_wishes(&mut self, op: Operation) -> bool {
        let name = self.ir.name(op);
        if self.quiet == Some(name) {
            return false;
        }
        let runs_code = self.ir.op_info(op).form_runs_code();
        if runs_code {
            self.coded.push(op);
        }
        let has_wishes = self.asks_types || self.ir.interface::<dyn OpAsmOpInterface>(op).is_some();
        if !has_wishes && !runs_code {
            self.quiet = Some(name);
        }
        has_wishes
    }

    fn next_value(&mut self) -> u32 {
        let number = self.next.value;
        self.next.value += 1;
        number
    }

    /// Returns a name derived from the location if that is enabled and possible, and a number otherwise.
    pub(in crate::text::printer) fn name_after(&mut self, location: Location) -> Name {
        match self.text_of(location) {
            Some(text) if !text.is_empty() => self.name_called(&text),
            _ => Name(NUMBER | self.next_value()),
        }
    }

    /// Returns a name suggested by an operation. A name derived from the location takes precedence if that is enabled.
    /// Empty names do not count.
    pub(in crate::text::printer) fn name_wanted(&mut self, location: Location, text: &str) -> Name {
        match self.text_of(location) {
            Some(text) if !text.is_empty() => self.name_called(&text),
            None if !text.is_empty() => self.name_called(text),
            // An empty name in a location overrides the suggested one.
            _ => Name(NUMBER | self.next_value()),
        }
    }

    fn text_of(&self, location: Location) -> Option<String> {
        if self.by_location { find_name(self.ir, location) } else { None }
    }

    fn arguments(&mut self, block: Block, is_entry: bool) {
        for (i, argument) in self.ir.arguments(block).enumerate() {
            if let Some(scan) = &mut self.scan {
                scan.ty(self.ir.value_type(argument));
            }
            if !self.asks || !self.names.has_name(argument) {
                let name = self.argument(self.ir.argument_location(block, i), is_entry);
                self.names.set(argument, name);
            }
        }
    }

    fn argument(&mut self, location: Location, is_entry: bool) -> Name {
        let number = self.next.argument;
        self.next.argument += u32::from(is_entry);
        match self.text_of(location) {
            Some(text) if !text.is_empty() => self.name_called(&text),
            None if is_entry && self.by_location => self.name_called(&format!("arg{number}")),
            None if is_entry && !self.used.is_empty() && self.is_text(&format!("arg{number}")) => {
                self.name_called(&format!("arg{number}"))
            }
            None if is_entry => Name(ARGUMENT | number),
            _ => Name(NUMBER | self.next_value()),
        }
    }

    /// Returns whether a name stored as text is `text`, here or around.
    fn is_text(&self, text: &str) -> bool {
        !self.used.is_empty() && self.used.contains(text)
    }

    /// Returns whether a name is `text`, here or around. Names of arguments are mostly not stored as text: all of them
    /// up to the next number are in use.
    fn is_used(&self, text: &str) -> bool {
        let number = || text.strip_prefix("arg").filter(|digits| *digits == "0" || !digits.starts_with('0'));
        let number = || number().and_then(|digits| digits.parse::<u32>().ok()).filter(|_| !text.contains('+'));
        self.is_text(text) || !self.by_location && number().is_some_and(|number| number < self.next.argument)
    }

    /// Returns the name `text`, with a suffix if it is in use.
    fn name_called(&mut self, text: &str) -> Name {
        let mut unique = as_identifier(text);
        if self.is_used(&unique) {
            let base = unique;
            loop {
                unique = format!("{base}_{}", self.next.conflict);
                self.next.conflict += 1;
                if !self.is_used(&unique) {
                    break;
                }
            }
        }
        let text: Box<str> = unique.into();
        self.used.insert(text.clone());
        self.used_in_order.push(text.clone());
        self.names.texts.push(text);
        Name(TEXT | (self.names.texts.len() - 1) as u32)
    }
}

/// Returns the first name in a location, outside in; fused locations are searched before their metadata.
fn find_name(ir: &Ir, location: Location) -> Option<String> {
    let context = ir.context();
    let mut pending = vec![location];
    let mut seen = FxHashSet::default();
    while let Some(location) = pending.pop() {
        if !seen.insert(location) {
            continue;
        }
        match context.location_data(location) {
            LocationData::Unknown | LocationData::File(_) => {}
            LocationData::Name { name, .. } => return Some(context.str(name).to_owned()),
            LocationData::CallSite { callee, caller } => pending.extend([caller, callee]),
            LocationData::Fused { locations, metadata } => {
                pending.extend(metadata.and_then(|metadata| as_location(ir, metadata)));
                pending.extend(locations.iter().rev());
            }
        }
    }
    None
}

fn as_location(ir: &Ir, attribute: Attribute) -> Option<Location> {
    let AttributeData::Location(location) = attribute.data(ir.context()) else { return None };
    Some(*location)
}

/// Returns `text` as an identifier: `_` before a digit and for blanks, hexadecimal for other invalid characters.
pub(in crate::text::printer) fn as_identifier(text: &str) -> String {
    identifier(text, true)
}

/// Returns `text` as an identifier for aliases, without dots; `None` if it is empty.
pub(in crate::text::printer) fn as_alias(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| identifier(text, false))
}

fn identifier(text: &str, may_have_dots: bool) -> String {
    let is_other = |byte| matches!(byte, b'$' | b'_' | b'-') || byte == b'.' && may_have_dots;
    let mut name = String::with_capacity(text.len() + 1);
    // It cannot begin a name, or would look like a number.
    if text.bytes().next().is_some_and(|first| !first.is_ascii_alphabetic() && first != b' ' && !is_other(first)) {
        name.push('_');
    }
    for byte in text.bytes() {
        match byte {
            _ if is_other(byte) => name.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => name.push(char::from(byte)),
            b' ' => name.push('_'),
            _ => name.push_str(&format!("{byte:X}")),
        }
    }
    name
}
