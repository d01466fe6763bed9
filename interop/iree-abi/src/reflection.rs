//! The dictionary `iree.reflection` of a function, as data, and partial reflections on its arguments and results.

use std::fmt;

use crate::checked::{self, SignatureError};
use crate::path::Shown;
use crate::raw::{RawError, RawItem, RawSignature, tags};

/// The keys of the dictionary.
pub mod keys {
    /// The dictionary itself, as an attribute.
    pub const REFLECTION: &str = "iree.reflection";
    /// The raw signature.
    pub const RAW: &str = "f";
    /// The version of the raw signature.
    pub const RAW_VERSION: &str = "fv";
    /// The name of a function that allocates results.
    pub const RESULTS_ALLOCATOR: &str = "fbr";
    /// The name of the structured ABI, `sip`.
    pub const ABI: &str = "abi";
    /// The version of the structured ABI.
    pub const ABI_VERSION: &str = "abiv";
    /// The signature of the structured ABI.
    pub const SIP: &str = "sip";
    /// The signature of the V1 ABI.
    pub const V1: &str = "iree.abi";
    /// The raw signature of an argument or result, in the dictionary on that.
    pub const PARTIAL: &str = "f_partial";
}

/// The only version of raw signatures.
pub const RAW_VERSION: &str = "1";

/// A reason for which the raw signature of a function cannot be used. The messages are the original's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReflectionError {
    /// There is no raw signature.
    NoRaw,
    /// The version is missing, or not 1.
    Version,
    /// The raw signature is wrong.
    Raw {
        /// The error.
        error: RawError,
        /// The signature.
        signature: Vec<u8>,
    },
}

impl fmt::Display for ReflectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRaw => f.write_str("No raw abi reflection metadata for function"),
            Self::Version => f.write_str("Unsupported raw function ABI version"),
            Self::Raw { error, signature } => {
                write!(f, "Error parsing raw ABI signature: {error} ('{}')", Shown(signature))
            }
        }
    }
}

impl std::error::Error for ReflectionError {}

/// Reads the raw signature of a function from the entries `f` and `fv` of its reflection, as the original does.
///
/// # Errors
/// Returns an error if an entry is missing, or if the original cannot read the signature.
pub fn raw_signature(raw: Option<&[u8]>, version: Option<&[u8]>) -> Result<RawSignature, ReflectionError> {
    let signature = raw.ok_or(ReflectionError::NoRaw)?;
    if version != Some(RAW_VERSION.as_bytes()) {
        return Err(ReflectionError::Version);
    }
    RawSignature::read(signature).map_err(|error| ReflectionError::Raw { error, signature: signature.to_vec() })
}

/// An argument or a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// An argument.
    Argument,
    /// A result.
    Result,
}

impl Role {
    /// Returns the tag of partial signatures.
    pub(crate) const fn tag(self) -> u8 {
        match self {
            Self::Argument => tags::INPUTS,
            Self::Result => tags::RESULTS,
        }
    }

    /// Returns the word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Argument => "argument",
            Self::Result => "result",
        }
    }
}

/// A reason for which partial reflections cannot be joined. The messages are the original's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartialError {
    /// An argument or result has none.
    Missing(Role, usize),
    /// A partial reflection is wrong.
    Illegal {
        /// Whether it is on an argument or on a result.
        role: Role,
        /// The position of the argument or result.
        index: usize,
        /// The text.
        text: Vec<u8>,
        /// The reason, which the original does not report.
        reason: SignatureError,
    },
}

impl fmt::Display for PartialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(role, index) => write!(f, "Reflection signature missing for {} {index}", role.word()),
            Self::Illegal { role, index, text, .. } => {
                write!(f, "Illegal partial reflection attribute: '{}' on {} {index}", Shown(text), role.word())
            }
        }
    }
}

impl std::error::Error for PartialError {}

/// Reads the partial reflection of an argument or result.
///
/// # Errors
/// Returns an error if it is missing or wrong.
pub fn partial(role: Role, index: usize, text: Option<&[u8]>) -> Result<RawItem, PartialError> {
    let text = text.ok_or(PartialError::Missing(role, index))?;
    checked::partial(text, role.tag()).map_err(|reason| PartialError::Illegal {
        role,
        index,
        text: text.to_vec(),
        reason,
    })
}

/// Joins the partial reflections of all arguments and results, in order.
///
/// ```
/// use ods_iree_abi::reflection::join;
///
/// let joined = join(&[Some(b"I4!B1!"), Some(b"I6!S3!t5")], &[Some(b"R4!O1!")])?;
/// assert_eq!(joined.to_bytes(), b"I9!B1!S3!t5R4!O1!");
/// assert_eq!(join(&[None], &[]).unwrap_err().to_string(), "Reflection signature missing for argument 0");
/// let error = join(&[], &[Some(b"R1!"), Some(b"I1!")]).unwrap_err();
/// assert_eq!(error.to_string(), "Illegal partial reflection attribute: 'R1!' on result 0");
/// # Ok::<(), ods_iree_abi::reflection::PartialError>(())
/// ```
///
/// # Errors
/// Returns the first error.
pub fn join(inputs: &[Option<&[u8]>], results: &[Option<&[u8]>]) -> Result<RawSignature, PartialError> {
    let all = |role, texts: &[Option<&[u8]>]| {
        texts.iter().enumerate().map(|(index, text)| partial(role, index, *text)).collect::<Result<Vec<_>, _>>()
    };
    Ok(RawSignature { inputs: all(Role::Argument, inputs)?, results: all(Role::Result, results)? })
}
