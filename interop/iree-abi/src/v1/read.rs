//! Records from JSON. Recursion is as deep as the JSON, which its reader limits.

use std::collections::HashSet;

use serde_json::Value;

use crate::element::Element;

use super::error::{JsonPath, V1Error, V1Problem};
use super::record::{Record, V1Signature};
use super::{json, names};

/// The longest piece of JSON in an error, in characters.
const MAX_SHOWN: usize = 40;

impl V1Signature {
    /// Reads a signature; see the [module](super) for its form. Keys other than `a`, `r` and `v` are ignored.
    ///
    /// # Errors
    /// Returns the first error, with its place in the JSON.
    pub fn read(text: &str) -> Result<Self, V1Error> {
        Reader::new(Reading::Checked).signature(text)
    }

    /// Reads a signature as today's client does: parts that are no records are kept as [`Record::Foreign`], names may
    /// be doubled, and ranks need not be the number of dimensions. [`client::check`](super::client::check) has the
    /// errors that the client reports next.
    ///
    /// # Errors
    /// Returns an error if the text is not JSON, or has no lists of records.
    pub fn read_as_client(text: &str) -> Result<Self, V1Error> {
        Reader::new(Reading::Client).signature(text)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Checked,
    Client,
}

/// The place of a record.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Argument,
    Inside,
}

struct Reader {
    reading: Reading,
    path: JsonPath,
}

impl Reader {
    fn new(reading: Reading) -> Self {
        Self { reading, path: JsonPath::default() }
    }

    fn error<T>(&self, problem: V1Problem) -> Result<T, V1Error> {
        Err(V1Error { path: self.path.clone(), problem })
    }

    fn expected<T>(&self, expected: &'static str, found: &Value) -> Result<T, V1Error> {
        let text = found.to_string();
        let mut shown: String = text.chars().take(MAX_SHOWN).collect();
        if shown.len() < text.len() {
            shown.push_str("...");
        }
        self.error(V1Problem::Expected { expected, found: shown })
    }

    fn signature(mut self, text: &str) -> Result<V1Signature, V1Error> {
        let root = json::parse(text).or_else(|message| self.error(V1Problem::Json(message)))?;
        let arguments = self.list(&root, names::ARGUMENTS, Place::Argument)?;
        let results = self.list(&root, names::RESULTS, Place::Inside)?;
        self.unique(arguments.iter().filter_map(|record| record.argument().0), names::ARGUMENTS)?;
        let version = self.version(&root)?;
        Ok(V1Signature { arguments, results, version })
    }

    /// Reads a list of records at the root.
    fn list(&mut self, root: &Value, key: &'static str, place: Place) -> Result<Vec<Record>, V1Error> {
        let Value::Object(entries) = root else { return self.expected("an object with `a` and `r`", root) };
        let Some(list) = entries.get(key) else { return self.error(V1Problem::MissingKey(key)) };
        self.path.root = key;
        let Value::Array(list) = list else { return self.expected("a list of records", list) };
        let records = self.records(list, 0, place)?;
        self.path.root = "";
        Ok(records)
    }

    fn version(&mut self, root: &Value) -> Result<Option<u64>, V1Error> {
        let Some(version) = root.get(names::VERSION) else { return Ok(None) };
        self.path.root = names::VERSION;
        match version.as_u64() {
            Some(version) if version == 1 || self.reading == Reading::Client => Ok(Some(version)),
            Some(version) => self.error(V1Problem::Version(version)),
            None if self.reading == Reading::Client => Ok(None),
            None => self.expected("1", version),
        }
    }

    /// Checks that names are different.
    fn unique<'a>(&mut self, names: impl Iterator<Item = &'a str>, root: &'static str) -> Result<(), V1Error> {
        let mut seen = HashSet::new();
        for name in names {
            if !seen.insert(name) && self.reading == Reading::Checked {
                self.path.root = root;
                return self.error(V1Problem::NameTwice(name.to_owned()));
            }
        }
        Ok(())
    }

    /// Reads the parts of a record, or a list of records; the first is at position `first` of the JSON.
    fn records(&mut self, parts: &[Value], first: usize, place: Place) -> Result<Vec<Record>, V1Error> {
        (first..).zip(parts).map(|(index, part)| self.at(index, |reader| reader.record(part, place))).collect()
    }

    fn at<T>(&mut self, index: usize, read: impl FnOnce(&mut Self) -> Result<T, V1Error>) -> Result<T, V1Error> {
        self.path.indices.push(index);
        let read = read(self)?;
        self.path.indices.pop();
        Ok(read)
    }

    fn record(&mut self, json: &Value, place: Place) -> Result<Record, V1Error> {
        let depth = self.path.indices.len();
        let read = match json {
            Value::Null => Ok(Record::Null),
            Value::String(name) => self.primitive(name),
            Value::Array(parts) => self.compound(parts, place),
            Value::Bool(_) | Value::Number(_) | Value::Object(_) => self.expected("a record", json),
        };
        match read {
            Err(_) if self.reading == Reading::Client => {
                self.path.indices.truncate(depth);
                Ok(Record::Foreign(json.clone()))
            }
            read => read,
        }
    }

    fn primitive(&self, name: &str) -> Result<Record, V1Error> {
        match Element::parse(name) {
            Some(element @ (Element::Int(_) | Element::Float(_) | Element::BFloat16)) => Ok(Record::Primitive(element)),
            _ if name == names::UNKNOWN => Ok(Record::Unknown),
            Some(Element::Unsigned(_) | Element::Complex(_)) | None => {
                self.error(V1Problem::UnknownType(name.to_owned()))
            }
        }
    }

    fn compound(&mut self, parts: &[Value], place: Place) -> Result<Record, V1Error> {
        let Some((name, parts)) = parts.split_first() else {
            return self.expected("a record, whose first element is its name", &Value::Array(Vec::new()));
        };
        let Value::String(name) = name else {
            return self.at(0, |reader| reader.expected("the name of a record", name));
        };
        match name.as_str() {
            names::NAMED => self.named(parts, place),
            names::ND_ARRAY => self.array(parts),
            names::LIST => self.records(parts, 1, Place::Inside).map(Record::List),
            names::TUPLE => self.records(parts, 1, Place::Inside).map(Record::Tuple),
            names::DICT => self.dict(parts),
            names::HOMOGENEOUS_LIST => {
                let [element] = parts else { return self.parts(names::HOMOGENEOUS_LIST, "one record") };
                let element = self.at(1, |reader| reader.record(element, Place::Inside))?;
                Ok(Record::HomogeneousList(Box::new(element)))
            }
            other => self.error(V1Problem::UnknownRecord(other.to_owned())),
        }
    }

    fn parts<T>(&self, record: &'static str, expected: &'static str) -> Result<T, V1Error> {
        self.error(V1Problem::Parts { record, expected })
    }

    fn named(&mut self, parts: &[Value], place: Place) -> Result<Record, V1Error> {
        if place != Place::Argument && self.reading == Reading::Checked {
            return self.error(V1Problem::MisplacedName);
        }
        let [key, record] = parts else { return self.parts(names::NAMED, "a name and a record") };
        let key = self.at(1, |reader| reader.text(key))?;
        let record = self.at(2, |reader| reader.record(record, Place::Inside))?;
        Ok(Record::named(key, record))
    }

    fn text(&self, json: &Value) -> Result<String, V1Error> {
        match json {
            Value::String(text) => Ok(text.clone()),
            other => self.expected("a string", other),
        }
    }

    fn array(&mut self, parts: &[Value]) -> Result<Record, V1Error> {
        let [element, rank, dims @ ..] = parts else {
            return self.parts(names::ND_ARRAY, "an element, a rank, and dimensions");
        };
        let element = Box::new(self.at(1, |reader| reader.element(element))?);
        let rank = self.at(2, |reader| reader.size(rank))?;
        let dims: Vec<Option<u64>> =
            (3..).zip(dims).map(|(index, dim)| self.at(index, |reader| reader.size(dim))).collect::<Result<_, _>>()?;
        if rank.unwrap_or(0) != dims.len() as u64 && self.reading == Reading::Checked {
            return self.error(V1Problem::Rank { rank, dims: dims.len() });
        }
        Ok(Record::NdArray { element, rank, dims })
    }

    /// Reads the type of an array's elements, which may be complex.
    fn element(&mut self, json: &Value) -> Result<Record, V1Error> {
        match json.as_str().and_then(Element::parse) {
            Some(element @ Element::Complex(_)) => Ok(Record::Primitive(element)),
            _ => self.record(json, Place::Inside),
        }
    }

    /// Reads a rank or dimension.
    fn size(&self, json: &Value) -> Result<Option<u64>, V1Error> {
        match (json, json.as_u64()) {
            (Value::Null, _) => Ok(None),
            (_, Some(size)) => Ok(Some(size)),
            _ => self.expected("a number from 0, or null", json),
        }
    }

    fn dict(&mut self, parts: &[Value]) -> Result<Record, V1Error> {
        let entries: Vec<(String, Record)> = (1..)
            .zip(parts)
            .map(|(index, entry)| self.at(index, |reader| reader.entry(entry)))
            .collect::<Result<_, _>>()?;
        let root = self.path.root;
        self.unique(entries.iter().map(|(key, _)| key.as_str()), root)?;
        Ok(Record::Dict(entries))
    }

    fn entry(&mut self, json: &Value) -> Result<(String, Record), V1Error> {
        let Value::Array(parts) = json else { return self.expected("a key with a record", json) };
        let [key, record] = parts.as_slice() else { return self.expected("a key with a record", json) };
        let key = self.at(0, |reader| reader.text(key))?;
        Ok((key, self.at(1, |reader| reader.record(record, Place::Inside))?))
    }
}
