//! Which place of a file a location points at, and what to write where it points at none.
//!
//! All walks here bound their depth by a stack of their own, so that no chain of locations, however long, can
//! overflow the thread's.

use crate::context::Context;
use crate::entity::Location;
use crate::location::{FileRange, LocationData};

/// How many locations a search looks at: fused locations share parts, and what is shared is visited again.
const SEARCH_LIMIT: usize = 1 << 16;

/// The file place of a location: name, line, column. As mlir-opt, the first one found when looking through names,
/// call sites (the callee, then the caller) and fused locations.
pub fn place_of(context: &Context, location: Location) -> Option<(String, u32, u32)> {
    let range = file_range_of(context, location)?;
    Some((context.str(range.file).to_owned(), range.start_line, range.start_column))
}

/// The file range of a location; see [`place_of`].
pub fn file_range_of(context: &Context, location: Location) -> Option<FileRange> {
    first(context, location, |data| match data {
        LocationData::File(range) => Some(*range),
        _ => None,
    })
}

/// Who called, where the location has a call site that can be reached through names and fused locations.
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

/// The first answer in pre-order.
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
            LocationData::Fused { locations, .. } => stack.extend(locations.iter().rev()),
            LocationData::Unknown | LocationData::File(_) => {}
        }
    }
    None
}

/// The location as the text form writes it, `loc(...)`: for messages about locations in no file.
pub(super) fn written(context: &Context, location: Location) -> String {
    let mut out = "loc(".to_owned();
    let mut work = vec![Part::Location(location)];
    // Parts that are shared are written again each time; a message is not the place for all of that.
    for _ in 0..SEARCH_LIMIT {
        match work.pop() {
            None => break,
            Some(Part::Text(text)) => out.push_str(&text),
            Some(Part::Location(location)) => write_location(context, location, &mut out, &mut work),
        }
    }
    out.push(')');
    out
}

/// What is still to be written, last first.
enum Part {
    Location(Location),
    Text(String),
}

fn write_location(context: &Context, location: Location, out: &mut String, work: &mut Vec<Part>) {
    let text = |text: &str| Part::Text(text.to_owned());
    match context.location_data(location) {
        LocationData::Unknown => out.push_str("unknown"),
        LocationData::File(range) => {
            let file = quoted(context.str(range.file));
            out.push_str(&format!("{file}:{}:{}", range.start_line, range.start_column));
        }
        LocationData::Name { name, child } => {
            out.push_str(&quoted(context.str(name)));
            if context.location_data(child) != LocationData::Unknown {
                out.push('(');
                work.extend([text(")"), Part::Location(child)]);
            }
        }
        LocationData::CallSite { callee, caller } => {
            out.push_str("callsite(");
            work.extend([text(")"), Part::Location(caller), text(" at "), Part::Location(callee)]);
        }
        LocationData::Fused { locations, metadata } => {
            out.push_str("fused");
            if let Some(metadata) = metadata {
                out.push_str(&format!("<{}>", attribute_text(context, metadata)));
            }
            out.push('[');
            work.push(text("]"));
            for (index, inner) in locations.iter().enumerate().rev() {
                work.push(Part::Location(*inner));
                if index > 0 {
                    work.push(text(", "));
                }
            }
        }
    }
}

/// STAND-IN until the printer is merged: its `print_attribute`.
fn attribute_text(_context: &Context, _attribute: crate::entity::Attribute) -> String {
    "...".to_owned()
}

/// A string literal of the text form.
fn quoted(text: &str) -> String {
    let mut out = "\"".to_owned();
    for byte in text.bytes() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            b' '..=b'~' => out.push(byte as char),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
    out.push('"');
    out
}
