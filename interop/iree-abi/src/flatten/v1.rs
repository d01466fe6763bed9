//! Calls by a V1 signature: arguments.

use std::collections::HashMap;

use crate::nested::{Expected, LeafError, Nested, ValueKind};
use crate::path::{Key, Path, Root};
use crate::v1::client::is_passed;
use crate::v1::{Record, V1Signature};

use super::{FlattenError, FlattenProblem};

/// The rules for accepting arguments and results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// The rules of the ABI: named arguments may be given by position too, lists are lists and dicts are dicts, and all
    /// types of the ABI are passed.
    Document,
    /// The rules of today's client: named arguments are given by name only, anything with such elements is a list or a
    /// dict, and only the types of [`client`](crate::v1::client) are passed.
    Client,
}

/// A call of a function by its V1 signature.
///
/// ```
/// use ods_iree_abi::{Plain, Tree, V1Signature, flatten::{Rules, V1Call}};
///
/// let signature = V1Signature::read(r#"{"a":["i32",["named","w",["slist","f32","f32"]]],"r":[["sdict",["y","f32"]]]}"#)?;
/// let call = V1Call { function: "f", signature: &signature, rules: Rules::Document };
/// let (int, float) = (|value| Tree::Leaf(Plain::Int(value)), |value| Tree::Leaf(Plain::Float(value)));
///
/// let raw = call.flatten(&[int(7)], &[("w".to_owned(), Tree::List(vec![int(1), float(0.5)]))])?;
/// assert_eq!(raw, [int(7), Tree::List(vec![float(1.0), float(0.5)])]);
/// assert_eq!(call.unflatten(vec![float(1.5)])?, Tree::Dict(vec![(b"y".to_vec(), float(1.5))]));
///
/// let error = call.flatten(&[int(7), Tree::List(vec![int(1), float(0.1)])], &[]).unwrap_err();
/// assert_eq!(error.to_string(), "`f`: args[1][1]: 0.1 is not exact as f32; convert it before the call");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct V1Call<'a> {
    /// The name of the function, for errors.
    pub function: &'a str,
    /// The signature.
    pub signature: &'a V1Signature,
    /// The rules.
    pub rules: Rules,
}

/// A value for an argument, with the caller's path to it.
type Bound<'a, N> = (&'a N, Root, Key);

impl V1Call<'_> {
    /// Flattens arguments to the raw list. Structures become lists, dicts lists of their values.
    ///
    /// # Errors
    /// Returns an error with the path of the argument that does not fit.
    pub fn flatten<N: Nested>(&self, arguments: &[N], keywords: &[(String, N)]) -> Result<Vec<N>, FlattenError> {
        let bound = self.bind(arguments, keywords)?;
        let records = self.signature.arguments.iter().map(|record| record.argument().1);
        let raw = bound.into_iter().zip(records).map(|((value, root, key), record)| {
            let mut packer = Packer { rules: self.rules, path: Path { root, keys: vec![key] } };
            packer.pack(record, value).map_err(|problem| self.error(packer.path, problem))
        });
        raw.collect()
    }

    pub(super) fn error(&self, path: Path, problem: FlattenProblem) -> FlattenError {
        FlattenError { function: self.function.to_owned(), path, problem: Box::new(problem) }
    }

    /// Finds the value of each argument.
    fn bind<'n, N: Nested>(
        &self,
        arguments: &'n [N],
        keywords: &'n [(String, N)],
    ) -> Result<Vec<Bound<'n, N>>, FlattenError> {
        let records = &self.signature.arguments;
        let expected = match self.rules {
            Rules::Document => records.len(),
            Rules::Client => records.iter().filter(|record| record.argument().0.is_none()).count(),
        };
        let fail = |root, problem| Err(self.error(Path::new(root), problem));
        if arguments.len() > expected {
            let problem = FlattenProblem::TooManyArguments { expected, received: arguments.len() };
            return fail(Root::Arguments, problem);
        }
        let mut slots: Vec<Option<Bound<'n, N>>> = (0..records.len()).map(|_| None).collect();
        for ((index, value), slot) in (0..).zip(arguments).zip(&mut slots) {
            *slot = Some((value, Root::Arguments, Key::Index(index)));
        }
        // The last of several arguments of the same name gets the value, as in the client.
        let names: HashMap<&str, usize> =
            records.iter().enumerate().filter_map(|(index, record)| Some((record.argument().0?, index))).collect();
        for (name, value) in keywords {
            let slot = names.get(name.as_str()).and_then(|index| slots.get_mut(*index));
            match slot {
                None => return fail(Root::Keywords, FlattenProblem::UnknownName(name.clone())),
                Some(Some(_)) => return fail(Root::Keywords, FlattenProblem::ArgumentTwice(name.clone())),
                Some(empty @ None) => *empty = Some((value, Root::Keywords, Key::from(name.as_str()))),
            }
        }
        if let Some(argument) = slots.iter().position(Option::is_none) {
            let name = records[argument].argument().0.map(str::to_owned);
            return fail(Root::Arguments, FlattenProblem::MissingArgument { argument, name });
        }
        Ok(slots.into_iter().flatten().collect())
    }
}

/// The place of a value that is being packed. After an error, it is the place of it.
struct Packer {
    rules: Rules,
    path: Path,
}

impl Packer {
    fn pack<N: Nested>(&mut self, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        match record {
            Record::Primitive(element) if self.rules == Rules::Client && !is_passed(*element) => {
                Err(FlattenProblem::Record(record.name()))
            }
            Record::Primitive(_) | Record::NdArray { .. } | Record::Null | Record::Unknown => {
                convert(record, |expected| value.to_argument(expected)).map_err(FlattenProblem::Leaf)
            }
            Record::List(elements) | Record::Tuple(elements) => self.sequence(elements, value),
            Record::Dict(entries) => self.dict(entries, value),
            Record::HomogeneousList(element) if self.rules == Rules::Document => self.homogeneous(element, value),
            Record::HomogeneousList(_) | Record::Named { .. } | Record::Foreign(_) => {
                Err(FlattenProblem::Record(record.name()))
            }
        }
    }

    fn is_sequence<N: Nested>(&self, value: &N) -> bool {
        self.rules == Rules::Client || matches!(value.kind(), ValueKind::List | ValueKind::Tuple)
    }

    fn sequence<N: Nested>(&mut self, records: &[Record], value: &N) -> Result<N, FlattenProblem> {
        let expected = records.len();
        if !self.is_sequence(value) || value.num_elements() != Some(expected) {
            return Err(FlattenProblem::Sequence { expected, received: value.describe() });
        }
        let elements = records.iter().enumerate().map(|(index, record)| self.element(index, record, value));
        elements.collect::<Result<_, _>>().map(N::from_list)
    }

    fn element<N: Nested>(&mut self, index: usize, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        let key = Key::of_position(index);
        match value.element(index) {
            Ok(element) => self.inside(key, record, &*element),
            Err(missing) => Err(FlattenProblem::MissingElement { key, received: value.describe(), reason: missing.0 }),
        }
    }

    fn dict<N: Nested>(&mut self, entries: &[(String, Record)], value: &N) -> Result<N, FlattenProblem> {
        let expected = entries.len();
        let is_dict = self.rules == Rules::Client || value.kind() == ValueKind::Dict;
        if !is_dict || value.num_elements() != Some(expected) {
            return Err(FlattenProblem::Dict { expected, received: value.describe() });
        }
        let names: Vec<&[u8]> = entries.iter().map(|(name, _)| name.as_bytes()).collect();
        let elements = entries.iter().zip(value.entries(&names)).map(|((name, record), found)| {
            let key = Key::from(name.as_str());
            match found {
                Ok(element) => self.inside(key, record, &*element),
                Err(missing) => {
                    Err(FlattenProblem::MissingElement { key, received: value.describe(), reason: missing.0 })
                }
            }
        });
        elements.collect::<Result<_, _>>().map(N::from_list)
    }

    fn homogeneous<N: Nested>(&mut self, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        match value.num_elements().filter(|_| self.is_sequence(value)) {
            Some(len) => {
                (0..len).map(|index| self.element(index, record, value)).collect::<Result<_, _>>().map(N::from_list)
            }
            None => {
                Err(FlattenProblem::Leaf(LeafError::Type { received: value.describe(), expected: "a list".to_owned() }))
            }
        }
    }

    fn inside<N: Nested>(&mut self, key: Key, record: &Record, value: &N) -> Result<N, FlattenProblem> {
        self.path.keys.push(key);
        let packed = self.pack(record, value)?;
        self.path.keys.pop();
        Ok(packed)
    }
}

/// Converts a value to the type of a record without a structure.
pub(super) fn convert<N>(
    record: &Record,
    convert: impl FnOnce(&Expected<'_>) -> Result<N, LeafError>,
) -> Result<N, LeafError> {
    match record {
        Record::Primitive(element) => convert(&Expected::Scalar(*element)),
        Record::NdArray { element, rank, dims } => match &**element {
            Record::Primitive(element) => {
                convert(&Expected::Array { element: *element, dims: rank.map(|_| dims.as_slice()) })
            }
            _ => convert(&Expected::Anything),
        },
        Record::Null => convert(&Expected::Null),
        Record::Named { .. }
        | Record::List(_)
        | Record::Tuple(_)
        | Record::Dict(_)
        | Record::HomogeneousList(_)
        | Record::Unknown
        | Record::Foreign(_) => convert(&Expected::Anything),
    }
}
