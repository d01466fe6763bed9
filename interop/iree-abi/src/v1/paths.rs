//! Signatures from a path for each argument and result, as importers of models have them.
//!
//! Elements are sorted: positions as numbers, names as bytes. Sequences become lists in arguments, and tuples in
//! results.

use std::fmt;

use serde_json::Value;

use crate::path::{Key, Shown};
use crate::sip::{PathError, SipMangler};
use crate::structure::{PlaceError, Structure, places};

use super::record::{Record, V1Signature};

/// A reason for which paths make no signature. The first four have the importers' messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AssemblyError {
    /// A name is in the position where other paths have no dict.
    NonDict(Vec<u8>),
    /// A position is where other paths have no sequence.
    NonSequence(i32),
    /// Two paths are the same, or one ends inside another.
    Duplicate(Vec<Key>),
    /// A part of a path is neither a string nor an integer.
    Component,
    /// A name is not text, which JSON needs.
    NotText(Vec<u8>),
    /// The path of an argument is empty.
    EmptyPath(usize),
    /// A path has too many keys.
    TooDeep,
    /// Positions are negative, or have too many gaps.
    Places(PlaceError),
}

impl From<PlaceError> for AssemblyError {
    fn from(error: PlaceError) -> Self {
        Self::Places(error)
    }
}

impl fmt::Display for AssemblyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NonDict(key) => {
                write!(f, "structure path mismatch: dereference a non-dict with a dict key '{}'", Shown(key))
            }
            Self::NonSequence(key) => {
                write!(f, "structure path mismatch: dereference a non-sequence with a sequence key {key}")
            }
            Self::Duplicate(path) => {
                f.write_str("duplicate assignment to structure path [")?;
                for (position, key) in path.iter().enumerate() {
                    let separator = if position == 0 { "" } else { "," };
                    match key {
                        Key::Index(index) => write!(f, "{separator}{index}")?,
                        Key::Name(name) => write!(f, "{separator}\"{}\"", Shown(name))?,
                    }
                }
                f.write_str("]")
            }
            Self::Component => f.write_str("each index path component must be a string or integer"),
            Self::NotText(name) => write!(f, "name \"{}\" is not UTF-8; JSON needs text", Shown(name)),
            Self::EmptyPath(index) => {
                write!(f, "the path of argument {index} is empty; begin it with a position or a name")
            }
            Self::TooDeep => PathError::TooDeep.fmt(f),
            Self::Places(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AssemblyError {}

/// Reads a path from JSON: a list of positions and names.
///
/// ```
/// use ods_iree_abi::{Key, v1::path_from_json};
///
/// let path = path_from_json(&serde_json::json!([0, "w"]))?;
/// assert_eq!(path, [Key::Index(0), Key::from("w")]);
/// let error = path_from_json(&serde_json::json!([0, null])).unwrap_err();
/// assert_eq!(error.to_string(), "each index path component must be a string or integer");
/// # Ok::<(), ods_iree_abi::AssemblyError>(())
/// ```
///
/// # Errors
/// Returns an error if it is not a list, or has something else.
pub fn path_from_json(json: &Value) -> Result<Vec<Key>, AssemblyError> {
    let key = |key: &Value| match key {
        Value::String(name) => Ok(Key::from(name.as_str())),
        number => {
            number.as_i64().and_then(|index| i32::try_from(index).ok()).map(Key::Index).ok_or(AssemblyError::Component)
        }
    };
    json.as_array().ok_or(AssemblyError::Component)?.iter().map(key).collect()
}

/// A signature from paths, with the order in which it has the raw arguments and results.
#[derive(Clone, PartialEq, Debug)]
pub struct FromPaths {
    /// The signature.
    pub signature: V1Signature,
    /// The positions of the arguments, in the order of the signature.
    pub arguments: Vec<usize>,
    /// The positions of the results, in the order of the signature.
    pub results: Vec<usize>,
}

impl V1Signature {
    /// Creates the signature of a function without structures: a record for each argument and result.
    pub fn flat(arguments: Vec<Record>, results: Vec<Record>) -> Self {
        Self { arguments, results, version: Some(1) }
    }

    /// Creates the signature of a function whose arguments and results have places in structures. Arguments whose path
    /// begins with a name are named, and follow the others. Several results are the elements of one record. Gaps are
    /// `null`.
    ///
    /// ```
    /// use ods_iree_abi::{Element, Record, V1Signature};
    ///
    /// let number = Record::Primitive(Element::Float(32));
    /// let arguments = [(number.clone(), vec![0.into(), "w".into()]), (number.clone(), vec!["scale".into()])];
    /// let results = [(number.clone(), vec![0.into()]), (number, vec![2.into()])];
    /// let made = V1Signature::from_paths(&arguments, &results)?;
    /// assert_eq!(
    ///     made.signature.to_json(),
    ///     r#"{"a":[["sdict",["w","f32"]],["named","scale","f32"]],"r":[["stuple","f32",null,"f32"]],"v":1}"#
    /// );
    /// # Ok::<(), ods_iree_abi::AssemblyError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the paths do not fit together.
    pub fn from_paths(
        arguments: &[(Record, Vec<Key>)],
        results: &[(Record, Vec<Key>)],
    ) -> Result<FromPaths, AssemblyError> {
        let (mut positional, mut named) = (SipMangler::new(), SipMangler::new());
        for (index, (_, path)) in arguments.iter().enumerate() {
            match path.first() {
                Some(Key::Index(_)) => add(&mut positional, index, path)?,
                Some(Key::Name(_)) => add(&mut named, index, path)?,
                None => return Err(AssemblyError::EmptyPath(index)),
            }
        }
        let mut out = Assembler { leaves: arguments, is_result: false, order: Vec::new() };
        let mut records = match positional.to_structure() {
            Some(Structure::Sequence(elements)) => out.elements(&elements)?,
            _ => Vec::new(),
        };
        if let Some(Structure::Dict(elements)) = named.to_structure() {
            records.extend(out.entries(&elements)?.into_iter().map(|(key, record)| Record::named(key, record)));
        }
        let arguments = out.order;
        let mut out = Assembler { leaves: results, is_result: true, order: Vec::new() };
        let results = out.results()?;
        Ok(FromPaths { signature: Self::flat(records, results), arguments, results: out.order })
    }
}

fn add(mangler: &mut SipMangler, index: usize, path: &[Key]) -> Result<(), AssemblyError> {
    let raw = i32::try_from(index).map_err(|_| AssemblyError::TooDeep)?;
    mangler.set_raw_signature_index(raw, path).map_err(|error| match error {
        PathError::OtherKind { level, .. } | PathError::LeafInTheWay { level } => match path.get(level) {
            Some(Key::Name(name)) => AssemblyError::NonDict(name.clone()),
            Some(Key::Index(index)) => AssemblyError::NonSequence(*index),
            None => AssemblyError::Duplicate(path.to_vec()),
        },
        PathError::Taken => AssemblyError::Duplicate(path.to_vec()),
        PathError::NegativeIndex(_) | PathError::TooDeep => AssemblyError::TooDeep,
    })
}

/// The records of leaves, to be put into structures.
struct Assembler<'a> {
    leaves: &'a [(Record, Vec<Key>)],
    is_result: bool,
    order: Vec<usize>,
}

impl Assembler<'_> {
    fn results(&mut self) -> Result<Vec<Record>, AssemblyError> {
        let mut mangler = SipMangler::new();
        for (index, (_, path)) in self.leaves.iter().enumerate() {
            add(&mut mangler, index, path)?;
        }
        mangler.to_structure().iter().map(|root| self.record(root)).collect()
    }

    fn record(&mut self, structure: &Structure) -> Result<Record, AssemblyError> {
        match structure {
            Structure::Leaf(index) => {
                let leaf = usize::try_from(*index).ok().and_then(|index| Some((index, self.leaves.get(index)?)));
                self.order.extend(leaf.map(|(index, _)| index));
                Ok(leaf.map_or(Record::Unknown, |(_, (record, _))| record.clone()))
            }
            Structure::Sequence(elements) => {
                let elements = self.elements(elements)?;
                Ok(if self.is_result { Record::Tuple(elements) } else { Record::List(elements) })
            }
            Structure::Dict(elements) => self.entries(elements).map(Record::Dict),
        }
    }

    fn elements(&mut self, elements: &[(i32, Structure)]) -> Result<Vec<Record>, AssemblyError> {
        let places = places(elements)?;
        places.into_iter().map(|element| element.map_or(Ok(Record::Null), |element| self.record(element))).collect()
    }

    fn entries(&mut self, elements: &[(Vec<u8>, Structure)]) -> Result<Vec<(String, Record)>, AssemblyError> {
        let text = |name: &Vec<u8>| String::from_utf8(name.clone()).map_err(|_| AssemblyError::NotText(name.clone()));
        elements.iter().map(|(name, element)| Ok((text(name)?, self.record(element)?))).collect()
    }
}
