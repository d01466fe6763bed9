//! Reading raw signatures as the original does.
//!
//! A malformed component inside `I`, `R` or an item ends that list silently. Before or at `I` and `R` it is an error,
//! however; the original does not terminate there, or finds an empty list.

use std::fmt;

use crate::component::{Component, Seek, SignatureParser};
use crate::scalar::ScalarType;

use super::{RawItem, tags};

/// An error of the original's reading of raw signatures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RawError {
    /// There is no span `I`.
    InputsNotFound,
    /// There is no span `R`.
    ResultsNotFound,
    /// An item is neither `B`, `S` nor `O`.
    UnrecognizedTag,
    /// A type has a code that no type has.
    IllegalScalarType,
    /// A component of a scalar is not its type.
    UnrecognizedScalarField,
    /// A component of a buffer is neither its type nor a dimension.
    UnrecognizedBufferField,
    /// A reference has a component.
    UnrecognizedReferenceField,
    /// A component outside of the lists is malformed.
    Syntax,
}

impl fmt::Display for RawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InputsNotFound => "Inputs span not found",
            Self::ResultsNotFound => "Results span not found",
            Self::UnrecognizedTag => "Unrecognized raw tag",
            Self::IllegalScalarType => "Illegal ScalarType code",
            Self::UnrecognizedScalarField => "Unrecognized scalar field tag",
            Self::UnrecognizedBufferField => "Unrecognized buffer field tag",
            Self::UnrecognizedReferenceField => "Unrecognized ref object field tag",
            Self::Syntax => crate::SYNTAX_ERROR,
        })
    }
}

impl std::error::Error for RawError {}

/// An item of a raw signature, borrowed from it.
#[derive(Clone, Debug)]
pub enum Description<'a> {
    /// An array of numbers.
    Buffer {
        /// The type of its elements.
        scalar: ScalarType,
        /// Its dimensions.
        dims: Dims<'a>,
    },
    /// A number.
    Scalar(ScalarType),
    /// A reference.
    Reference,
}

impl Description<'_> {
    /// Copies the item.
    pub fn to_item(&self) -> RawItem {
        match self {
            Self::Buffer { scalar, dims } => RawItem::Buffer { scalar: *scalar, dims: dims.clone().collect() },
            Self::Scalar(scalar) => RawItem::Scalar(*scalar),
            Self::Reference => RawItem::AnyReference,
        }
    }
}

/// The dimensions of a buffer; negative ones are dynamic.
#[derive(Clone, Debug)]
pub struct Dims<'a> {
    fields: SignatureParser<'a>,
}

impl Iterator for Dims<'_> {
    type Item = i32;

    fn next(&mut self) -> Option<i32> {
        loop {
            let Component::Integer { tag, value } = self.fields.component() else { return None };
            self.fields.advance();
            if tag == tags::DIM {
                return Some(value);
            }
        }
    }
}

/// Calls the function with each argument. Nothing is allocated.
///
/// # Errors
/// Returns the first error; the function has been called with the items before it.
pub fn visit_inputs<'a>(signature: &'a [u8], visit: impl FnMut(Description<'a>)) -> Result<(), RawError> {
    visit_list(signature, tags::INPUTS, RawError::InputsNotFound, visit)
}

/// Calls the function with each result. Nothing is allocated.
///
/// # Errors
/// Returns the first error; the function has been called with the items before it.
pub fn visit_results<'a>(signature: &'a [u8], visit: impl FnMut(Description<'a>)) -> Result<(), RawError> {
    visit_list(signature, tags::RESULTS, RawError::ResultsNotFound, visit)
}

fn visit_list<'a>(
    signature: &'a [u8],
    tag: u8,
    absent: RawError,
    mut visit: impl FnMut(Description<'a>),
) -> Result<(), RawError> {
    let mut parser = SignatureParser::new(signature);
    match parser.seek_tag(tag) {
        Seek::Found => (),
        Seek::NotFound => return Err(absent),
        Seek::Malformed => return Err(RawError::Syntax),
    }
    let mut items = parser.nested();
    loop {
        let tag = match items.component() {
            Component::End | Component::Error { .. } => return Ok(()),
            Component::Integer { .. } => return Err(RawError::UnrecognizedTag),
            Component::Span { tag, .. } => tag,
        };
        visit(read_item(tag, items.nested())?);
        items.advance();
    }
}

fn read_item(tag: u8, fields: SignatureParser<'_>) -> Result<Description<'_>, RawError> {
    match tag {
        tags::BUFFER => {
            let scalar = read_fields(fields, &[tags::TYPE, tags::DIM], RawError::UnrecognizedBufferField)?;
            Ok(Description::Buffer { scalar, dims: Dims { fields } })
        }
        tags::SCALAR => read_fields(fields, &[tags::TYPE], RawError::UnrecognizedScalarField).map(Description::Scalar),
        tags::REFERENCE => {
            read_fields(fields, &[], RawError::UnrecognizedReferenceField).map(|_| Description::Reference)
        }
        _ => Err(RawError::UnrecognizedTag),
    }
}

/// Reads the fields of an item, which may have the tags in `known`. Returns its type, which the last field of that tag
/// determines.
fn read_fields(mut fields: SignatureParser<'_>, known: &[u8], unknown: RawError) -> Result<ScalarType, RawError> {
    let mut scalar = ScalarType::default();
    loop {
        match fields.component() {
            Component::End | Component::Error { .. } => return Ok(scalar),
            Component::Integer { tag, value } if known.contains(&tag) => {
                if tag == tags::TYPE {
                    scalar = ScalarType::from_code(value).ok_or(RawError::IllegalScalarType)?;
                }
            }
            Component::Integer { .. } | Component::Span { .. } => return Err(unknown),
        }
        fields.advance();
    }
}
