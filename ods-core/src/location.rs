//! Locations: the origins of operations and block arguments.
//!
//! A [`Location`] is one word of two kinds:
//!
//! * a **position in a source buffer** that the context knows ([`Context::add_buffer`]). It has no data of its own: the
//!   buffer's line table converts it to file, line and column on demand. The parser gives one to every operation, so
//!   the location of a parsed operation costs nothing;
//! * an **interned** [`LocationData`]: everything else, and explicit `loc(...)` in text.
//!
//! Both have [`LocationData`], returned by [`Context::location_data`]. Two handles for the same source position may
//! differ if one of them was explicit; compare the data where that matters.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use smallvec::SmallVec;

use crate::context::Context;
use crate::entity::{Attribute, Identifier, Location};
use ods_num::hash::hash_of;

/// The number of locations that bounded fusing keeps.
const MOST_FUSED: usize = 16;

/// The first handle index of positions in source buffers.
const FIRST_POSITION: u32 = 1 << 30;

/// The data of a location. Lines and columns count from one; columns count bytes.
///
/// ```
/// # use ods_core as ods;
/// use ods::location::LocationData;
///
/// let context = ods::Context::new();
/// let location = context.file_location("a.calc", 3, 7);
/// let LocationData::File(range) = context.location_data(location) else { panic!("a file") };
/// assert_eq!((context.str(range.file), range.start_line, range.start_column), ("a.calc", 3, 7));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocationData {
    /// An unknown location: `unknown`.
    Unknown,
    /// A file location, or a range of them: `"file":line:column`.
    File(FileRange),
    /// A named location: `"name"(child)`. The child is often [`LocationData::Unknown`].
    Name {
        /// The name.
        name: Identifier,
        /// The location being named.
        child: Location,
    },
    /// A call site: `callsite(callee at caller)`.
    CallSite {
        /// The origin of the inlined code.
        callee: Location,
        /// The location of the call.
        caller: Location,
    },
    /// A fused location: `fused<metadata>[locations]`.
    Fused {
        /// The locations as given; at least one.
        locations: Box<[Location]>,
        /// The reason for fusing them.
        metadata: Option<Attribute>,
    },
}

/// A range in a file; a single place if start and end are equal.
///
/// As in MLIR, ranges written with different numbers are different, even if they denote the same range and are printed
/// alike: `"f":1:2`, `"f":1:2 to :2` and `"f":1:2 to 1:2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileRange {
    /// The file's name.
    pub file: Identifier,
    /// First line.
    pub start_line: u32,
    /// First column.
    pub start_column: u32,
    /// Last line.
    pub end_line: u32,
    /// Column after the last.
    pub end_column: u32,
    /// The count of numbers it is written with, in the order line, column, last column, last line.
    numbers: u8,
}

impl FileRange {
    /// Returns a range from a line and column to another, written with as few numbers as possible.
    pub fn new(file: Identifier, start: (u32, u32), end: (u32, u32)) -> Self {
        let numbers = match () {
            () if start == end => 2,
            () if start.0 == end.0 => 3,
            () => 4,
        };
        let ((start_line, start_column), (end_line, end_column)) = (start, end);
        Self { file, start_line, start_column, end_line, end_column, numbers }
    }

    /// Returns a single place.
    pub fn place(file: Identifier, line: u32, column: u32) -> Self {
        Self::new(file, (line, column), (line, column))
    }

    /// Sets the count of numbers that the range is written with.
    pub(crate) fn given_with(self, numbers: u8) -> Self {
        Self { numbers, ..self }
    }

    /// Returns whether start and end are equal.
    pub fn is_place(&self) -> bool {
        (self.start_line, self.start_column) == (self.end_line, self.end_column)
    }
}

/// A source text whose positions are locations: its name and its line starts.
pub(crate) struct Buffer {
    file: Identifier,
    /// The handle index of offset 0.
    base: u32,
    length: u32,
    /// The offsets of line starts; the first is 0.
    lines: Box<[u32]>,
}

impl Buffer {
    fn place(&self, position: u32) -> FileRange {
        let offset = position - self.base;
        let line = self.lines.partition_point(|start| *start <= offset);
        let column = offset - self.lines[line - 1] + 1;
        FileRange::place(self.file, line as u32, column)
    }
}

/// The buffers of a context.
pub(crate) struct Buffers(RwLock<Numbered>);

/// Buffers and the positions that they take.
struct Numbered {
    by_base: BTreeMap<u32, Buffer>,
    /// The position after the buffer that was added last.
    next: u32,
}

impl Buffers {
    pub(crate) fn new() -> Self {
        Self(RwLock::new(Numbered { by_base: BTreeMap::new(), next: FIRST_POSITION }))
    }

    /// Returns the place of a position, if it is one of a known buffer.
    fn place(&self, position: u32) -> Option<FileRange> {
        let numbered = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let (base, buffer) = numbered.by_base.range(..=position).next_back()?;
        (position - base <= buffer.length).then(|| buffer.place(position))
    }
}

impl Numbered {
    /// Returns `count` free positions: after the last ones if there is room, and else from the first one on. So a
    /// position is used again as late as possible.
    fn room(&self, count: u64) -> Option<u32> {
        let is_free = |base: &u32| {
            let end = self.by_base.range(base..).next().map_or(u32::MAX, |(after, _)| *after);
            u64::from(*base) + count <= u64::from(end)
        };
        [self.next, FIRST_POSITION].into_iter().find(is_free)
    }
}

/// A source text registered with [`Context::add_buffer`], which converts offsets to locations.
#[derive(Clone, Copy, Debug)]
pub struct SourceBuffer {
    base: u32,
    /// The number of offsets with a location: zero if the context does not know the text.
    places: u32,
}

impl SourceBuffer {
    /// A text unknown to any context: all its locations are unknown.
    pub(crate) const UNKNOWN: Self = Self { base: 0, places: 0 };

    /// Returns the location of the byte at `offset`, or of the end. Unknown for larger offsets, and in a text that the
    /// context could not number.
    #[inline]
    pub fn at(self, offset: usize) -> Location {
        if offset < self.places as usize { Location::from_index(self.base + offset as u32) } else { Location::UNKNOWN }
    }
}

impl Location {
    /// The location `loc(unknown)`, the same in every context.
    pub const UNKNOWN: Self = Self::from_index(0);
}

/// Locations.
///
/// ```
/// # use ods_core as ods;
/// # use ods::Context;
/// use ods::text::location_to_string;
///
/// let context = Context::new();
/// let place = context.file_location("a.calc", 3, 7);
/// let named = context.name_location("x", place);
/// assert_eq!(location_to_string(&context, named), "loc(\"x\"(\"a.calc\":3:7))");
///
/// let fused = context.fused_location(&[place, context.file_location("b.calc", 1, 1)], None);
/// assert_eq!(location_to_string(&context, fused), "loc(fused[\"a.calc\":3:7, \"b.calc\":1:1])");
/// ```
impl Context {
    /// Interns a location.
    ///
    /// # Panics
    /// Panics if the context already holds 2^30 of them.
    pub fn location(&self, data: LocationData) -> Location {
        let id = self.locations.intern_item(hash_of(&data), data);
        assert!(id < FIRST_POSITION, "a context holds at most 2^30 written-out locations");
        Location::from_index(id)
    }

    /// Returns `"file":line:column`. As in MLIR, a file without a name is `-`.
    pub fn file_location(&self, file: &str, line: u32, column: u32) -> Location {
        let file = self.identifier(if file.is_empty() { "-" } else { file });
        self.location(LocationData::File(FileRange::place(file, line, column)))
    }

    /// Returns `"name"(child)`.
    pub fn name_location(&self, name: &str, child: Location) -> Location {
        let name = self.identifier(name);
        self.location(LocationData::Name { name, child })
    }

    /// Returns `fused<metadata>[locations]`, simplified as in MLIR: locations fused with the same metadata are
    /// flattened, and unknown and repeated locations are removed.
    pub fn fused_location(&self, locations: &[Location], metadata: Option<Attribute>) -> Location {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut kept: Vec<Location> = Vec::new();
        let mut keep = |location| {
            if seen.insert(location) {
                kept.push(location);
            }
        };
        for location in locations {
            match self.location_data(*location) {
                LocationData::Unknown => {}
                LocationData::Fused { locations, metadata: same } if same == metadata => {
                    locations.iter().copied().for_each(&mut keep);
                }
                LocationData::File(_)
                | LocationData::Name { .. }
                | LocationData::CallSite { .. }
                | LocationData::Fused { .. } => keep(*location),
            }
        }
        match (&kept[..], metadata) {
            ([], None) => return Location::UNKNOWN,
            ([only], None) => return *only,
            ([], Some(_)) => kept.push(Location::UNKNOWN),
            _ => {}
        }
        self.location(LocationData::Fused { locations: kept.into(), metadata })
    }

    /// Returns `fused[locations]`, of at most 16 locations: the first ones, once nested ones are flattened. Operations
    /// that rewriting merges again and again would otherwise have locations of quadratic size.
    pub fn fused_location_bounded(&self, locations: &[Location]) -> Location {
        let mut kept: SmallVec<[Location; MOST_FUSED]> = SmallVec::new();
        for location in locations {
            for part in self.parts_of_fused(*location).unwrap_or(std::slice::from_ref(location)) {
                if kept.len() < MOST_FUSED && *part != Location::UNKNOWN && !kept.contains(part) {
                    kept.push(*part);
                }
            }
        }
        match kept[..] {
            [] => Location::UNKNOWN,
            [only] => only,
            _ => self.location(LocationData::Fused { locations: kept[..].into(), metadata: None }),
        }
    }

    /// Returns the location of inlined code: `callsite(callee at caller)`, where the caller follows the call sites that
    /// `callee` already has. Corresponds to what MLIR's inliner makes of locations.
    pub fn call_site_location(&self, callee: Location, caller: Location) -> Location {
        let (mut callees, mut innermost) = (Vec::new(), callee);
        while let LocationData::CallSite { callee, caller } = self.location_data(innermost) {
            callees.push(callee);
            innermost = caller;
        }
        let stacked = self.location(LocationData::CallSite { callee: innermost, caller });
        callees
            .into_iter()
            .rev()
            .fold(stacked, |caller, callee| self.location(LocationData::CallSite { callee, caller }))
    }

    /// Returns the parts of a fused location without metadata.
    fn parts_of_fused(&self, location: Location) -> Option<&[Location]> {
        if location.index() >= FIRST_POSITION {
            return None;
        }
        match self.locations.get(location.index())? {
            LocationData::Fused { locations, metadata: None } => Some(locations),
            LocationData::Unknown
            | LocationData::File(_)
            | LocationData::Name { .. }
            | LocationData::CallSite { .. }
            | LocationData::Fused { .. } => None,
        }
    }

    /// Returns the data of the location.
    ///
    /// # Panics
    /// Panics if the location is of another context.
    pub fn location_data(&self, location: Location) -> LocationData {
        if location.index() >= FIRST_POSITION {
            return self.buffers.place(location.index()).map_or(LocationData::Unknown, LocationData::File);
        }
        let known = self.locations.get(location.index());
        known.cloned().unwrap_or_else(|| panic!("{location:?} belongs to another context"))
    }

    /// Registers a source text, so that each of its positions is a [`Location`] at no cost.
    ///
    /// If the numbers run out (after about 3 GB of source per context), the locations are unknown.
    pub fn add_buffer(&self, file: &str, text: &[u8]) -> SourceBuffer {
        let Ok(places) = u32::try_from(text.len() + 1) else { return SourceBuffer::UNKNOWN };
        let lines = std::iter::once(0).chain(memchr::memchr_iter(b'\n', text).map(|at| at as u32 + 1)).collect();
        let file = self.identifier(file);
        let mut numbered = self.buffers.0.write().unwrap_or_else(PoisonError::into_inner);
        let Some(base) = numbered.room(places.into()) else { return SourceBuffer::UNKNOWN };
        numbered.by_base.insert(base, Buffer { file, base, length: places - 1, lines });
        numbered.next = base + places;
        SourceBuffer { base, places }
    }

    /// Forgets all source texts so far, including the texts of parsed files: their positions are unknown locations from
    /// now on, and are given to other texts once the numbers run out.
    ///
    /// For programs that parse for as long as they run, such as language servers: to be called when the IR that was
    /// parsed before, and its diagnostics, are no longer used.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, Location};
    /// let context = Context::new();
    /// let buffer = context.add_buffer("a.mlir", b"module {}");
    /// assert_eq!(buffer.at(7).display(&context).to_string(), "loc(\"a.mlir\":1:8)");
    /// context.forget_buffers();
    /// assert_eq!(buffer.at(7).display(&context).to_string(), "loc(unknown)");
    /// ```
    pub fn forget_buffers(&self) {
        self.buffers.0.write().unwrap_or_else(PoisonError::into_inner).by_base.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_of_a_buffer_know_line_and_column() {
        let context = Context::new();
        let first = context.add_buffer("a.mlir", b"one\ntwo\n");
        let second = context.add_buffer("b.mlir", b"x");
        let place = |location| match context.location_data(location) {
            LocationData::File(range) => (context.str(range.file).to_owned(), range.start_line, range.start_column),
            other => panic!("{other:?}"),
        };
        assert_eq!(place(first.at(0)), ("a.mlir".into(), 1, 1));
        assert_eq!(place(first.at(6)), ("a.mlir".into(), 2, 3));
        assert_eq!(place(first.at(8)), ("a.mlir".into(), 3, 1));
        assert_eq!(place(second.at(1)), ("b.mlir".into(), 1, 2));
        for past_the_end in [2, 10, usize::MAX] {
            assert_eq!(second.at(past_the_end), Location::UNKNOWN);
        }
    }

    #[test]
    fn positions_of_forgotten_buffers_are_used_again_last() {
        let context = Context::new();
        let add = |file: &str| context.add_buffer(file, b"123456789");
        let file = |buffer: SourceBuffer| {
            let LocationData::File(range) = context.location_data(buffer.at(3)) else { return "" };
            context.str(range.file)
        };
        let old = add("old");
        context.forget_buffers();
        let new = add("new");
        assert_eq!([old, new].map(file), ["", "new"]);
        // As if gigabytes had been parsed: there is room for one more, and then where the first was.
        context.buffers.0.write().expect("no thread panicked").next = u32::MAX - 15;
        let [last, again, none] = ["last", "again", "none"].map(add);
        assert_eq!([old, new, last, again].map(file), ["again", "new", "last", "again"]);
        assert_eq!(none.at(3), Location::UNKNOWN);
        context.forget_buffers();
        assert_eq!([file(old), file(add("next"))], ["", "next"]);
    }

    #[test]
    fn unknown_location_is_a_constant() {
        let context = Context::new();
        assert_eq!(context.location(LocationData::Unknown), Location::UNKNOWN);
        assert_eq!(context.location_data(Location::UNKNOWN), LocationData::Unknown);
    }
}
