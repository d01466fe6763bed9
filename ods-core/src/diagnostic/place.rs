//! File places of locations, and the text for locations without one.
//!
//! All walks here use an explicit stack, so that no chain of locations, however long, can overflow the thread's.

use std::fmt;

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Location};
use crate::location::{FileRange, LocationData};

/// The maximum number of locations that a search visits: fused locations share parts, which are visited again.
const SEARCH_LIMIT: usize = 1 << 16;

/// A place in a file, printed as `file:line:column`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// The line, counted from one.
    pub line: u32,
    /// The column in bytes, counted from one.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

impl Location {
    /// Returns the file, line and column. As in mlir-opt, they are the first ones found in names, call sites (the
    /// callee, then the caller) and fused locations.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # let context = ods::Context::new();
    /// let location = context.file_location("a.calc", 1, 5);
    /// assert_eq!(location.place(&context).map(|place| place.to_string()).as_deref(), Some("a.calc:1:5"));
    /// assert_eq!(ods::Location::UNKNOWN.place(&context), None);
    /// ```
    pub fn place(self, context: &Context) -> Option<Place> {
        let range = self.file_range(context)?;
        Some(Place { file: context.str(range.file).to_owned(), line: range.start_line, column: range.start_column })
    }

    /// Returns the file range. See [`Location::place`].
    pub fn file_range(self, context: &Context) -> Option<FileRange> {
        first(context, self, |data| if let LocationData::File(range) = data { Some(*range) } else { None })
    }
}

/// Returns the caller, if the location has a call site that is reachable through names and fused locations.
pub(super) fn caller_of(context: &Context, location: Location) -> Option<Location> {
    let mut stack = vec![location];
    for _ in 0..SEARCH_LIMIT {
        match context.location_data(stack.pop()?) {
            LocationData::CallSite { caller, .. } => return Some(caller),
            LocationData::Name { child, .. } => stack.push(child),
            LocationData::Fused { locations, .. } => stack.extend(locations.iter().rev()),
            LocationData::Unknown | LocationData::File(_) => {}
        }
    }
    None
}

/// Returns the first result of `ask` in pre-order.
fn first<T>(context: &Context, location: Location, ask: impl Fn(&LocationData) -> Option<T>) -> Option<T> {
    let mut stack = vec![location];
    for _ in 0..SEARCH_LIMIT {
        let data = context.location_data(stack.pop()?);
        let answer = ask(&data);
        if answer.is_some() {
            return answer;
        }
        match data {
            LocationData::Name { child, .. } => stack.push(child),
            LocationData::CallSite { callee, caller } => stack.extend([caller, callee]),
            LocationData::Fused { locations, metadata } => {
                stack.extend(metadata.and_then(|metadata| metadata_location(context, metadata)));
                stack.extend(locations.iter().rev());
            }
            LocationData::Unknown | LocationData::File(_) => {}
        }
    }
    None
}

/// Returns the location in the metadata of a fused location, which is searched last.
fn metadata_location(context: &Context, metadata: Attribute) -> Option<Location> {
    let AttributeData::Location(location) = metadata.data(context) else { return None };
    Some(*location)
}
