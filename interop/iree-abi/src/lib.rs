//! IREE's function signatures, version 0 (raw and SIP) and the V1 ABI (`iree.abi`).
//!
//! * [`SignatureBuilder`] and [`SignatureParser`] write and read components, the parts of signatures of version 0:
//!   tagged integers and spans of bytes.
//! * [`raw`] is about the flat list of arguments and results, [`sip`] about their places in nests of sequences and
//!   dicts ([`Structure`]), [`v1`] about records in JSON. [`Spellings`] has one function in all three.
//! * Signatures are read in two ways: as the original does, which lets much pass, and [`checked`].
//! * [`flatten`] takes values apart to flat lists of arguments, and builds values of results. The values are yours
//!   ([`Nested`]).
//! * [`reflection`] is about the dictionary `iree.reflection` of functions.
//!
//! Nothing here panics on any input, allocates memory for a number that an input merely names, or takes more than
//! linear time. Reading components allocates nothing. Nesting is limited to [`MAX_DEPTH`] levels, that of JSON to 128.
//!
//! Nothing here knows the IR: `ods-iree-abi-ir` has signatures from and to function types, the verifier of
//! `iree.reflection`, and the pass `add-iree-abi`.

pub mod checked;
pub mod component;
mod element;
pub mod flatten;
pub mod nested;
mod path;
pub mod raw;
pub mod reflection;
mod scalar;
pub mod sip;
mod spellings;
pub mod structure;
pub mod v1;

pub use component::{Component, InvalidTag, Seek, SignatureBuilder, SignatureParser};
pub use element::Element;
pub use nested::{Expected, LeafError, LeafValue, Missing, Nested, Plain, Tree, ValueKind};
pub use path::{Key, Path, Root, Shown};
pub use raw::{RawError, RawItem, RawMangler, RawSignature};
pub use scalar::ScalarType;
pub use sip::{PathError, Sip, SipError, SipMangler, SipVisitor};
pub use spellings::{FlatTypes, SpellingError, Spellings};
pub use structure::{MAX_DEPTH, StructKind, Structure};
pub use v1::{AssemblyError, Record, V1Error, V1Signature};

/// The message for a malformed component.
const SYNTAX_ERROR: &str = "Syntax error in signature";
