//! Errors in the JSON of `iree.abi`.

use std::fmt;

/// A place in JSON: `a[1][2]`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct JsonPath {
    /// The key at the root: `a`, `r` or `v`; empty for the whole.
    pub root: &'static str,
    /// The positions in the arrays below.
    pub indices: Vec<usize>,
}

impl fmt::Display for JsonPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.root)?;
        self.indices.iter().try_for_each(|index| write!(f, "[{index}]"))
    }
}

/// A reason why JSON is not a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum V1Problem {
    /// The text is not JSON, has a key twice, or is nested too deep; with the message of the reader.
    Json(String),
    /// A key of the signature is missing.
    MissingKey(&'static str),
    /// A part is of another kind than the one that has to be here.
    Expected {
        /// The kind that has to be here.
        expected: &'static str,
        /// The JSON, shortened.
        found: String,
    },
    /// A text is not the name of a type.
    UnknownType(String),
    /// The first element of an array is not the name of a compound record.
    UnknownRecord(String),
    /// A record has another number of parts.
    Parts {
        /// The record.
        record: &'static str,
        /// The parts that it has to have.
        expected: &'static str,
    },
    /// The number of dimensions is not the rank.
    Rank {
        /// The rank; `None` if it is unknown.
        rank: Option<u64>,
        /// The number of dimensions.
        dims: usize,
    },
    /// A name is not at the root of the arguments.
    MisplacedName,
    /// Two arguments, or two elements of a dict, have the same name.
    NameTwice(String),
    /// The version is not 1.
    Version(u64),
}

impl fmt::Display for V1Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(message) => write!(f, "malformed JSON: {message}"),
            Self::MissingKey(key) => write!(f, "key `{key}` is missing; a signature has `a` and `r`"),
            Self::Expected { expected, found } => write!(f, "unexpected `{found}`; expected {expected}"),
            Self::UnknownType(name) => {
                write!(f, "unknown type `{name}`; types are `i32`, `f32`, `bf16` and `unknown`")
            }
            Self::UnknownRecord(name) => write!(
                f,
                "unknown record `{name}`; records are `ndarray`, `slist`, `stuple`, `sdict`, `py_homogeneous_list` and `named`"
            ),
            Self::Parts { record, expected } => write!(f, "wrong number of parts of `{record}`; it has {expected}"),
            Self::Rank { rank: Some(rank), dims } => {
                write!(f, "rank {rank} with {dims} dimensions; write as many dimensions as the rank says")
            }
            Self::Rank { rank: None, dims } => {
                write!(f, "unknown rank with {dims} dimensions; leave the dimensions out")
            }
            Self::MisplacedName => f.write_str("`named` is not allowed here; only arguments of the function are named"),
            Self::NameTwice(name) => write!(f, "name `{name}` is used twice; names are different"),
            Self::Version(version) => write!(f, "unknown version {version}; the version is 1"),
        }
    }
}

/// An error in JSON, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct V1Error {
    /// The place.
    pub path: JsonPath,
    /// The problem.
    pub problem: V1Problem,
}

impl fmt::Display for V1Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.root.is_empty() {
            true => self.problem.fmt(f),
            false => write!(f, "{}: {}", self.path, self.problem),
        }
    }
}

impl std::error::Error for V1Error {}
