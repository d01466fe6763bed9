//! Calls by a V1 signature: results.

use serde_json::Value;

use crate::nested::{Expected, Nested};
use crate::path::{Key, Path, Root};
use crate::v1::client::{is_returned, is_returned_in_arrays};
use crate::v1::{Record, names};

use super::v1::convert;
use super::{FlattenError, FlattenProblem, Rules, V1Call};

impl V1Call<'_> {
    /// Builds the value of the results from the raw list: nothing for no results, the value of a single one, or a
    /// tuple. A single list, tuple or dict is inlined: its elements are the raw results.
    ///
    /// # Errors
    /// Returns an error with the path of the result that does not fit.
    pub fn unflatten<N: Nested>(&self, results: Vec<N>) -> Result<N, FlattenError> {
        let mut unpacker = Unpacker { rules: self.rules, path: Path::new(Root::Results) };
        unpacker.results(&self.signature.results, results).map_err(|problem| self.error(unpacker.path, problem))
    }
}

/// The place of a value that is being built. After an error, it is the place of it.
struct Unpacker {
    rules: Rules,
    path: Path,
}

impl Unpacker {
    fn results<N: Nested>(&mut self, records: &[Record], results: Vec<N>) -> Result<N, FlattenProblem> {
        if let [record] = records
            && record.is_structure()
        {
            return self.structure(record, &N::from_list(results));
        }
        arity(records.len(), results.len())?;
        let mut values = (0..)
            .zip(records)
            .zip(&results)
            .map(|((index, record), value)| self.inside(Key::Index(index), record, value));
        match records.len() {
            0 => Ok(N::absent()),
            1 => values.next().unwrap_or_else(|| Ok(N::absent())),
            _ => values.collect::<Result<_, _>>().map(N::from_tuple),
        }
    }

    fn inside<N: Nested>(&mut self, key: Key, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        self.path.keys.push(key);
        let built = self.value(record, value)?;
        self.path.keys.pop();
        Ok(built)
    }

    fn value<N: Nested>(&mut self, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        let is_client = self.rules == Rules::Client;
        match record {
            Record::Primitive(element) if is_client && !is_returned(*element) => {
                Err(FlattenProblem::Record(record.name()))
            }
            Record::Null if is_client => value.to_result(&Expected::Anything).map_err(FlattenProblem::Leaf),
            Record::NdArray { element, .. } if is_client => {
                match &**element {
                    Record::Primitive(element) if is_returned_in_arrays(*element) => (),
                    other => return Err(FlattenProblem::ArrayElement(other.name())),
                }
                convert(record, |expected| value.to_result(expected)).map_err(|_| FlattenProblem::Conversion)
            }
            Record::Unknown if is_client => Err(FlattenProblem::Record(record.name())),
            Record::Primitive(_) | Record::NdArray { .. } | Record::Null | Record::Unknown => {
                convert(record, |expected| value.to_result(expected)).map_err(FlattenProblem::Leaf)
            }
            Record::List(_) | Record::Tuple(_) | Record::Dict(_) => self.structure(record, value),
            Record::HomogeneousList(element) => {
                let len = value.num_elements().ok_or(FlattenProblem::Conversion)?;
                let elements = (0..len).map(|index| self.element(index, element, value));
                elements.collect::<Result<_, _>>().map(N::from_list)
            }
            Record::Foreign(json) => foreign(json, value),
            Record::Named { .. } => Err(FlattenProblem::Record(record.name())),
        }
    }

    fn structure<N: Nested>(&mut self, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        match record {
            Record::List(records) => self.elements(records.iter(), value).map(N::from_list),
            Record::Tuple(records) => self.elements(records.iter(), value).map(N::from_tuple),
            Record::Dict(entries) => {
                let values = self.elements(entries.iter().map(|(_, record)| record), value)?;
                let names = entries.iter().map(|(name, _)| name.as_bytes().to_vec());
                Ok(N::from_dict(names.zip(values).collect()))
            }
            Record::Primitive(_)
            | Record::NdArray { .. }
            | Record::Named { .. }
            | Record::HomogeneousList(_)
            | Record::Null
            | Record::Unknown
            | Record::Foreign(_) => Err(FlattenProblem::Conversion),
        }
    }

    fn elements<'a, N: Nested>(
        &mut self,
        records: impl ExactSizeIterator<Item = &'a Record>,
        value: &N,
    ) -> Result<Vec<N>, FlattenProblem> {
        arity(records.len(), value.num_elements().ok_or(FlattenProblem::Conversion)?)?;
        records.enumerate().map(|(index, record)| self.element(index, record, value)).collect()
    }

    fn element<N: Nested>(&mut self, index: usize, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        let key = Key::of_position(index);
        let element = value.element(index).map_err(|_| FlattenProblem::Conversion)?;
        self.inside(key, record, &*element)
    }
}

fn arity(expected: usize, received: usize) -> Result<(), FlattenProblem> {
    if expected == received { Ok(()) } else { Err(FlattenProblem::Results { expected, received }) }
}

/// Returns the result of JSON that is not a record, as today's client does: the name of a compound record without its
/// parts is a record of nothing, other names are unknown, and an array without a name is an error of the client.
fn foreign<N: Nested>(json: &Value, value: &N) -> Result<N, FlattenProblem> {
    match json {
        Value::String(name) if name == names::HOMOGENEOUS_LIST && value.num_elements() == Some(0) => {
            Ok(N::from_list(Vec::new()))
        }
        Value::String(name)
            if ![names::LIST, names::TUPLE, names::DICT, names::HOMOGENEOUS_LIST, names::ND_ARRAY]
                .contains(&name.as_str()) =>
        {
            Err(FlattenProblem::Record(name.clone()))
        }
        Value::Array(parts) if parts.is_empty() => {
            Err(FlattenProblem::Leaf(crate::nested::LeafError::Other("list index out of range".to_owned())))
        }
        Value::Array(_) | Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => {
            Err(FlattenProblem::Conversion)
        }
    }
}
