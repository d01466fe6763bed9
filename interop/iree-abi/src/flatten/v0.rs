//! Calls by a raw signature, with or without SIP.

use crate::nested::{Expected, LeafError, Nested};
use crate::path::{Key, Path, Root};
use crate::raw::{RawItem, RawSignature};
use crate::sip::Sip;
use crate::structure::Structure;

use super::structure::Located;
use super::{FlattenError, FlattenProblem, Sequences, flatten, unflatten};

/// A call of a function by its signature of version 0.
///
/// ```
/// use ods_iree_abi::{Plain, Tree, flatten::V0Call, checked};
///
/// let raw = checked::raw(b"I11!S3!t6S3!t6R6!S3!t6")?;
/// let sip = checked::sip(b"I17!D13!K2!a_1K2!b_0R3!_0", 2, 1)?;
/// let call = V0Call { function: "f", raw: &raw, sip: Some(&sip) };
/// let number = |value| Tree::Leaf(Plain::Int(value));
/// let keywords = [("a".to_owned(), number(1)), ("b".to_owned(), number(2))];
/// assert_eq!(call.flatten(&[], &keywords)?, [number(2), number(1)]);
///
/// let keywords = [("a".to_owned(), number(1)), ("b".to_owned(), number(1 << 40))];
/// let error = call.flatten(&[], &keywords).unwrap_err();
/// assert_eq!(error.to_string(), r#"`f`: kwargs["b"]: 1099511627776 is not exact as i32; convert it before the call"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct V0Call<'a> {
    /// The name of the function, for errors.
    pub function: &'a str,
    /// The raw signature.
    pub raw: &'a RawSignature,
    /// The structures. Without them, arguments are positional, and several results are a tuple.
    pub sip: Option<&'a Sip>,
}

impl V0Call<'_> {
    /// Flattens arguments to the raw list, and converts them to the types of the raw signature. A sequence at the root
    /// takes positional arguments, a dict takes keywords.
    ///
    /// # Errors
    /// Returns an error with the path of the argument that does not fit.
    pub fn flatten<N: Nested>(&self, arguments: &[N], keywords: &[(String, N)]) -> Result<Vec<N>, FlattenError> {
        let flat = Structure::flat(self.raw.inputs.len());
        let structure = match self.sip {
            Some(sip) => sip.inputs.as_ref(),
            None => Some(&flat),
        };
        let count = self.raw.inputs.len();
        let (root, raw) = match structure {
            Some(Structure::Dict(_)) => {
                self.reject(arguments.len(), Root::Arguments)?;
                let entries = keywords.iter().map(|(name, value)| (name.as_bytes().to_vec(), value.clone())).collect();
                (Root::Keywords, N::from_dict(entries))
            }
            Some(Structure::Sequence(_)) | None => {
                self.reject(keywords.len(), Root::Keywords)?;
                (Root::Arguments, N::from_tuple(arguments.to_vec()))
            }
            Some(Structure::Leaf(_)) => {
                return Err(self.error(Root::Arguments, (Vec::new(), FlattenProblem::NoContainer)));
            }
        };
        let empty = Structure::Sequence(Vec::new());
        let structure = structure.unwrap_or(&empty);
        let raw = flatten(structure, &raw, count).map_err(|located| self.error(root, located))?;
        self.convert(root, Some(structure), &raw)
    }

    /// Builds the value of the results from the raw list, after converting them to the types of the raw signature.
    /// Sequences are tuples.
    ///
    /// # Errors
    /// Returns an error with the path of the result that does not fit.
    pub fn unflatten<N: Nested>(&self, results: Vec<N>) -> Result<N, FlattenError> {
        let (expected, received) = (self.raw.results.len(), results.len());
        let error = |located| self.error(Root::Results, located);
        if expected != received {
            return Err(error((Vec::new(), FlattenProblem::Results { expected, received })));
        }
        let flat = Sip::flat(0, expected);
        let structure = self.sip.unwrap_or(&flat).results.as_ref();
        let results = self.convert(Root::Results, structure, &results)?;
        match structure {
            Some(structure) => unflatten(structure, results, Sequences::Tuples).map_err(error),
            None if expected > 0 => Err(error((Vec::new(), FlattenProblem::RawIndexMissing(0)))),
            None => Ok(N::absent()),
        }
    }

    fn reject(&self, count: usize, root: Root) -> Result<(), FlattenError> {
        let problem = FlattenProblem::NotAccepted { keywords: root == Root::Keywords };
        if count == 0 { Ok(()) } else { Err(self.error(root, (Vec::new(), problem))) }
    }

    fn error(&self, root: Root, (keys, problem): Located) -> FlattenError {
        FlattenError { function: self.function.to_owned(), path: Path { root, keys }, problem: Box::new(problem) }
    }

    /// Converts values to the types of the raw signature: of the results at their root, of the arguments at the others.
    fn convert<N: Nested>(
        &self,
        root: Root,
        structure: Option<&Structure>,
        values: &[N],
    ) -> Result<Vec<N>, FlattenError> {
        let (items, convert): (_, fn(&N, &Expected<'_>) -> Result<N, LeafError>) = match root {
            Root::Arguments | Root::Keywords => (&self.raw.inputs, N::to_argument),
            Root::Results => (&self.raw.results, N::to_result),
        };
        let converted = values.iter().zip(items).enumerate().map(|(index, (value, item))| {
            with_type(item, |expected| convert(value, expected)).map_err(|error| {
                let keys = structure.and_then(|structure| path_of(structure, index)).unwrap_or_default();
                self.error(root, (keys, FlattenProblem::Leaf(error)))
            })
        });
        converted.collect()
    }
}

/// Returns the path of a leaf.
fn path_of(structure: &Structure, index: usize) -> Option<Vec<Key>> {
    let index = i32::try_from(index).ok()?;
    structure.paths().into_iter().find(|(leaf, _)| *leaf == index).map(|(_, path)| path)
}

/// Calls the function with the type of an item.
fn with_type<T>(item: &RawItem, run: impl FnOnce(&Expected<'_>) -> T) -> T {
    match item {
        RawItem::Buffer { scalar, dims } => {
            let dims: Vec<Option<u64>> = dims.iter().map(|size| u64::try_from(*size).ok()).collect();
            run(&Expected::Array { element: scalar.element(), dims: Some(&dims) })
        }
        RawItem::Scalar(scalar) => run(&Expected::Scalar(scalar.element())),
        RawItem::AnyReference => run(&Expected::Reference),
        RawItem::Unrecognized => run(&Expected::Anything),
    }
}
