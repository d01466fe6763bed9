//! The structures of signatures v0 from records.

use std::fmt;

use crate::raw::{RawItem, RawSignature};
use crate::scalar::ScalarType;
use crate::sip::Sip;
use crate::structure::Structure;

use super::record::{Record, V1Signature};

/// The reason for which SIP cannot say the same as a V1 signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotSip {
    /// The argument whose name, or lack of one, differs from the first's.
    pub argument: usize,
}

impl fmt::Display for NotSip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = self.argument;
        write!(
            f,
            "argument {index} and argument 0 differ in having a name; SIP needs names for all arguments or for none"
        )
    }
}

impl std::error::Error for NotSip {}

impl V1Signature {
    /// Returns the same signature in version 0: the leaves of all records as a raw signature, and their structures.
    /// Leaves are counted in the order of the records. Gaps (`null` in lists) have no leaf.
    ///
    /// ```
    /// use ods_iree_abi::V1Signature;
    ///
    /// let signature = V1Signature::read(r#"{"a":[["sdict",["w","f32"],["b",["ndarray","i32",1,null]]]],"r":["f64"]}"#)?;
    /// let (raw, sip) = signature.to_v0()?;
    /// assert_eq!(raw.to_string(), "(float32, Buffer<sint32[?]>) -> (float64)");
    /// assert_eq!(sip.to_bytes(), b"I23!S19!k0D13!K2!b_1K2!w_0R3!_0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if only some of the arguments are named.
    pub fn to_v0(&self) -> Result<(RawSignature, Sip), NotSip> {
        let mut inputs = Leaves::default();
        let arguments = inputs.arguments(&self.arguments)?;
        let mut outputs = Leaves::default();
        let results = match self.results.as_slice() {
            [] => None,
            [result] => outputs.structure(result),
            results => Some(Structure::Sequence(outputs.elements(results))),
        };
        let raw = RawSignature { inputs: inputs.items, results: outputs.items };
        Ok((raw, Sip { inputs: arguments, results }))
    }
}

impl RawItem {
    /// Returns the item for a leaf of a V1 signature.
    pub fn of_record(record: &Record) -> Self {
        match record {
            Record::Primitive(element) => ScalarType::of_element(*element).map_or(Self::Unrecognized, Self::Scalar),
            Record::NdArray { element, rank: Some(_), dims } => {
                let scalar = match &**element {
                    Record::Primitive(element) => ScalarType::of_element(*element),
                    _ => None,
                };
                let dims = dims.iter().map(|dim| dim.map_or(Some(-1), |dim| i32::try_from(dim).ok())).collect();
                scalar.zip(dims).map_or(Self::Unrecognized, |(scalar, dims)| Self::Buffer { scalar, dims })
            }
            Record::NdArray { rank: None, .. }
            | Record::Named { .. }
            | Record::List(_)
            | Record::Tuple(_)
            | Record::Dict(_)
            | Record::HomogeneousList(_)
            | Record::Null
            | Record::Unknown
            | Record::Foreign(_) => Self::Unrecognized,
        }
    }
}

/// The leaves so far.
#[derive(Default)]
struct Leaves {
    items: Vec<RawItem>,
}

impl Leaves {
    fn arguments(&mut self, records: &[Record]) -> Result<Option<Structure>, NotSip> {
        let named = records.iter().filter_map(|record| record.argument().0).count();
        if named == 0 {
            let elements = self.elements(records);
            return Ok((!elements.is_empty()).then_some(Structure::Sequence(elements)));
        }
        let is_named = |record: &Record| record.argument().0.is_some();
        match records.iter().position(|record| is_named(record) != is_named(&records[0])) {
            Some(argument) => Err(NotSip { argument }),
            None => {
                let entries = records.iter().filter_map(|record| {
                    let (key, record) = record.argument();
                    Some((key?, record))
                });
                Ok(Some(self.entries(entries)))
            }
        }
    }

    /// Returns the structure of a record; `None` for a gap.
    fn structure(&mut self, record: &Record) -> Option<Structure> {
        match record {
            Record::Null => None,
            Record::List(elements) | Record::Tuple(elements) => Some(Structure::Sequence(self.elements(elements))),
            Record::Dict(entries) => Some(self.entries(entries.iter().map(|(key, record)| (key.as_str(), record)))),
            Record::Named { record, .. } => self.structure(record),
            Record::Primitive(_)
            | Record::NdArray { .. }
            | Record::HomogeneousList(_)
            | Record::Unknown
            | Record::Foreign(_) => {
                let index = i32::try_from(self.items.len()).unwrap_or(i32::MAX);
                self.items.push(RawItem::of_record(record));
                Some(Structure::Leaf(index))
            }
        }
    }

    fn elements(&mut self, records: &[Record]) -> Vec<(i32, Structure)> {
        (0..).zip(records).filter_map(|(index, record)| Some((index, self.structure(record)?))).collect()
    }

    fn entries<'a>(&mut self, entries: impl Iterator<Item = (&'a str, &'a Record)>) -> Structure {
        let entries: Vec<(&str, Structure)> =
            entries.filter_map(|(key, record)| Some((key, self.structure(record)?))).collect();
        Structure::dict(entries)
    }
}
