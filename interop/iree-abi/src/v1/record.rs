//! Records: the types of arguments and results as callers see them.

use serde_json::Value;

use crate::element::Element;

use super::names;

/// The type of an argument, of a result, or of a part of one.
#[derive(Clone, PartialEq, Debug)]
pub enum Record {
    /// A number: `"i32"`.
    Primitive(Element),
    /// An array: `["ndarray","f32",2,null,4]`.
    NdArray {
        /// The type of the elements.
        element: Box<Record>,
        /// The number of dimensions; `None` if it is unknown.
        rank: Option<u64>,
        /// The dimensions; `None` for unknown ones. There are as many as the rank says, none without a rank.
        dims: Vec<Option<u64>>,
    },
    /// An argument that has a name: `["named","x","i32"]`. Only arguments of functions are named.
    Named {
        /// The name.
        key: String,
        /// The type.
        record: Box<Record>,
    },
    /// A list of fixed length: `["slist","i32","f32"]`.
    List(Vec<Record>),
    /// A tuple: `["stuple","i32","f32"]`.
    Tuple(Vec<Record>),
    /// A dict with these keys: `["sdict",["k","i32"]]`. Only the values are passed, in this order.
    Dict(Vec<(String, Record)>),
    /// A list of any length: `["py_homogeneous_list","f32"]`.
    HomogeneousList(Box<Record>),
    /// A null reference, or a gap in a list: `null`.
    Null,
    /// A value whose type has no record: `"unknown"`.
    Unknown,
    /// JSON that is not a record, from [`V1Signature::read_as_client`] only.
    Foreign(Value),
}

impl Record {
    /// Creates the record of an array of numbers of known rank.
    pub fn array(element: Element, dims: impl IntoIterator<Item = Option<u64>>) -> Self {
        let dims: Vec<Option<u64>> = dims.into_iter().collect();
        Self::NdArray { element: Box::new(Self::Primitive(element)), rank: Some(dims.len() as u64), dims }
    }

    /// Creates the record of an argument with a name.
    pub fn named(key: impl Into<String>, record: Self) -> Self {
        Self::Named { key: key.into(), record: Box::new(record) }
    }

    /// Returns the name and the type of an argument.
    pub fn argument(&self) -> (Option<&str>, &Self) {
        match self {
            Self::Named { key, record } => (Some(key), record),
            other => (None, other),
        }
    }

    /// Returns whether the record is a list, tuple or dict of fixed length.
    pub fn is_structure(&self) -> bool {
        matches!(self, Self::List(_) | Self::Tuple(_) | Self::Dict(_))
    }

    /// Returns the name of the kind of record, as in JSON: `ndarray`, `i32`.
    pub fn name(&self) -> String {
        match self {
            Self::Primitive(element) => element.to_string(),
            Self::NdArray { .. } => names::ND_ARRAY.to_owned(),
            Self::Named { .. } => names::NAMED.to_owned(),
            Self::List(_) => names::LIST.to_owned(),
            Self::Tuple(_) => names::TUPLE.to_owned(),
            Self::Dict(_) => names::DICT.to_owned(),
            Self::HomogeneousList(_) => names::HOMOGENEOUS_LIST.to_owned(),
            Self::Null => "null".to_owned(),
            Self::Unknown => names::UNKNOWN.to_owned(),
            Self::Foreign(Value::String(name)) => name.clone(),
            Self::Foreign(Value::Array(parts)) => parts.first().and_then(Value::as_str).unwrap_or_default().to_owned(),
            Self::Foreign(other) => other.to_string(),
        }
    }
}

/// A signature of the V1 ABI.
///
/// ```
/// use ods_iree_abi::V1Signature;
///
/// let text = r#"{"a":["i32",["named","x",["ndarray","f32",2,null,4]]],"r":[["sdict",["y","i64"]]],"v":1}"#;
/// let signature = V1Signature::read(text)?;
/// assert_eq!(signature.arguments[1].argument().0, Some("x"));
/// assert_eq!(signature.to_json(), text);
///
/// let error = V1Signature::read(r#"{"a":["i32",["slist","i33x"]],"r":[]}"#).unwrap_err();
/// assert_eq!(error.to_string(), "a[1][1]: unknown type `i33x`; types are `i32`, `f32`, `bf16` and `unknown`");
/// # Ok::<(), ods_iree_abi::V1Error>(())
/// ```
#[derive(Clone, PartialEq, Default, Debug)]
pub struct V1Signature {
    /// A record per argument.
    pub arguments: Vec<Record>,
    /// A record per result; see [`V1Signature::raw_results`].
    pub results: Vec<Record>,
    /// The version, 1, if it is written.
    pub version: Option<u64>,
}

impl V1Signature {
    /// Returns the records of the raw results. A single list, tuple or dict is inlined: its elements are the raw
    /// results.
    pub fn raw_results(&self) -> Vec<&Record> {
        match self.results.as_slice() {
            [Record::List(elements) | Record::Tuple(elements)] => elements.iter().collect(),
            [Record::Dict(elements)] => elements.iter().map(|(_, element)| element).collect(),
            results => results.iter().collect(),
        }
    }
}
