//! One function in all three spellings: raw, SIP and V1.

use std::fmt;

use crate::path::Key;
use crate::raw::RawSignature;
use crate::sip::Sip;
use crate::structure::Structure;
use crate::v1::{AssemblyError, FromPaths, Record, V1Signature};

/// The types of a function's flat arguments and results, in both ABIs.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct FlatTypes {
    /// The types in version 0.
    pub raw: RawSignature,
    /// The types of the arguments in V1.
    pub arguments: Vec<Record>,
    /// The types of the results in V1.
    pub results: Vec<Record>,
}

/// A function's signatures.
#[derive(Clone, PartialEq, Debug)]
pub struct Spellings {
    /// The raw signature.
    pub raw: Vec<u8>,
    /// SIP.
    pub sip: Vec<u8>,
    /// The V1 signature. It has the structures of the callers; see [`Spellings::is_direct`].
    pub v1: FromPaths,
}

/// A reason for which a function has no spelling.
#[derive(Clone, PartialEq, Debug)]
pub enum SpellingError {
    /// The structures do not have one leaf for each argument or result.
    Leaves {
        /// Whether these are the results.
        results: bool,
        /// The number of arguments or results.
        count: usize,
    },
    /// The paths make no V1 signature.
    Assembly(AssemblyError),
}

impl fmt::Display for SpellingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leaves { results, count } => {
                let what = if *results { "results" } else { "arguments" };
                write!(f, "the structure does not have one leaf for each of {count} {what}; number the leaves from 0")
            }
            Self::Assembly(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SpellingError {}

impl Spellings {
    /// Spells a function with these types and structures.
    ///
    /// ```
    /// use ods_iree_abi::{Element, FlatTypes, RawItem, RawSignature, Record, ScalarType, Sip, Spellings, Structure};
    ///
    /// let types = FlatTypes {
    ///     raw: RawSignature { inputs: vec![RawItem::Scalar(ScalarType::Sint32)], results: vec![] },
    ///     arguments: vec![Record::Primitive(Element::Int(32))],
    ///     results: vec![],
    /// };
    /// let sip = Sip { inputs: Some(Structure::dict([("x", Structure::Leaf(0))])), results: None };
    /// let spellings = Spellings::of(&types, &sip)?;
    /// assert_eq!(spellings.raw, b"I6!S3!t6R1!");
    /// assert_eq!(spellings.sip, b"I10!D7!K2!x_0R1!");
    /// assert_eq!(spellings.v1.signature.to_json(), r#"{"a":[["named","x","i32"]],"r":[],"v":1}"#);
    /// assert!(spellings.is_direct());
    /// # Ok::<(), ods_iree_abi::SpellingError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the structures do not fit the types, or have names that are not text.
    pub fn of(types: &FlatTypes, sip: &Sip) -> Result<Self, SpellingError> {
        let arguments = leaves(false, &types.arguments, sip.inputs.as_ref())?;
        let results = leaves(true, &types.results, sip.results.as_ref())?;
        let v1 = V1Signature::from_paths(&arguments, &results).map_err(SpellingError::Assembly)?;
        Ok(Self { raw: types.raw.to_bytes(), sip: sip.to_bytes(), v1 })
    }

    /// Returns whether the V1 signature is that of the function itself: it takes and gives the flat lists in their
    /// order, and at most the results are the elements of one structure. Otherwise it is the signature of a wrapper
    /// that takes lists.
    pub fn is_direct(&self) -> bool {
        let is_sorted = |order: &[usize]| order.iter().copied().eq(0..order.len());
        let is_flat = |record: &Record| !record.argument().1.is_structure() && *record != Record::Null;
        let signature = &self.v1.signature;
        is_sorted(&self.v1.arguments)
            && is_sorted(&self.v1.results)
            && signature.arguments.iter().all(is_flat)
            && signature.raw_results().into_iter().all(is_flat)
    }
}

/// Returns the records with their paths, in the order of the raw list.
fn leaves(
    results: bool,
    records: &[Record],
    structure: Option<&Structure>,
) -> Result<Vec<(Record, Vec<Key>)>, SpellingError> {
    let wrong = || SpellingError::Leaves { results, count: records.len() };
    let mut paths = structure.map(Structure::paths).unwrap_or_default();
    paths.sort_by_key(|(index, _)| *index);
    let is_numbered = (0..).zip(&paths).all(|(expected, (index, _))| expected == *index);
    if !is_numbered || paths.len() != records.len() {
        return Err(wrong());
    }
    Ok(records.iter().cloned().zip(paths.into_iter().map(|(_, path)| path)).collect())
}
