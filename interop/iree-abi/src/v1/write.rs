//! Records as JSON: compact, with the keys `a`, `r` and `v` in this order.
//!
//! The text is written directly, without a tree of JSON in between.

use std::fmt::Write;

use serde_json::Value;

use super::names;
use super::record::{Record, V1Signature};

impl V1Signature {
    /// Writes the signature.
    pub fn to_json(&self) -> String {
        let mut out = format!("{{\"{}\":[", names::ARGUMENTS);
        separated(&mut out, &self.arguments, |out, record| write_record(record, out));
        out += &format!("],\"{}\":[", names::RESULTS);
        separated(&mut out, &self.results, |out, record| write_record(record, out));
        out.push(']');
        if let Some(version) = self.version {
            out += &format!(",\"{}\":{version}", names::VERSION);
        }
        out.push('}');
        out
    }
}

impl Record {
    /// Writes the record.
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        write_record(self, &mut out);
        out
    }
}

fn separated<T>(out: &mut String, items: &[T], mut write: impl FnMut(&mut String, &T)) {
    for (position, item) in items.iter().enumerate() {
        if position > 0 {
            out.push(',');
        }
        write(out, item);
    }
}

fn text(out: &mut String, text: &str) {
    match text.bytes().all(|byte| (b' '..0x7f).contains(&byte) && byte != b'"' && byte != b'\\') {
        true => {
            out.push('"');
            *out += text;
            out.push('"');
        }
        // Characters to be escaped are left to the library.
        false => *out += &Value::from(text).to_string(),
    }
}

fn write_record(record: &Record, out: &mut String) {
    match record {
        Record::Primitive(element) => text(out, &element.to_string()),
        Record::NdArray { element, rank, dims } => {
            compound(out, names::ND_ARRAY, &[&**element], write_ref);
            out.pop();
            for size in [rank].into_iter().chain(dims) {
                // Writing to a string does not fail.
                _ = match size {
                    Some(size) => write!(out, ",{size}"),
                    None => write!(out, ",null"),
                };
            }
            out.push(']');
        }
        Record::Named { key, record } => {
            compound(out, names::NAMED, &[key], |out, key| text(out, key));
            out.pop();
            out.push(',');
            write_record(record, out);
            out.push(']');
        }
        Record::List(elements) => compound(out, names::LIST, elements, |out, element| write_record(element, out)),
        Record::Tuple(elements) => compound(out, names::TUPLE, elements, |out, element| write_record(element, out)),
        Record::Dict(entries) => compound(out, names::DICT, entries, |out, (key, element)| {
            out.push('[');
            text(out, key);
            out.push(',');
            write_record(element, out);
            out.push(']');
        }),
        Record::HomogeneousList(element) => compound(out, names::HOMOGENEOUS_LIST, &[&**element], write_ref),
        Record::Null => *out += "null",
        Record::Unknown => text(out, names::UNKNOWN),
        Record::Foreign(json) => *out += &json.to_string(),
    }
}

fn write_ref(out: &mut String, record: &&Record) {
    write_record(record, out);
}

/// Writes an array whose first element is a name.
fn compound<T>(out: &mut String, name: &str, parts: &[T], mut part: impl FnMut(&mut String, &T)) {
    out.push('[');
    text(out, name);
    for item in parts {
        out.push(',');
        part(out, item);
    }
    out.push(']');
}
