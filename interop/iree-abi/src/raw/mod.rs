//! Raw signatures: what a function takes and gives, in order.

mod describe;
mod mangle;
mod read;

pub use describe::{describe_inputs, describe_results, function_signature_to_string};
pub use mangle::RawMangler;
pub use read::{Description, Dims, RawError, visit_inputs, visit_results};

use crate::scalar::ScalarType;

/// The tags of spans and integers in raw signatures.
pub(crate) mod tags {
    pub use crate::component::tags::{INPUTS, RESULTS};

    pub const BUFFER: u8 = b'B';
    pub const SCALAR: u8 = b'S';
    pub const REFERENCE: u8 = b'O';
    pub const UNRECOGNIZED: u8 = b'U';
    pub const TYPE: u8 = b't';
    pub const DIM: u8 = b'd';
}

/// An argument or result of a raw signature.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RawItem {
    /// An array of numbers.
    Buffer {
        /// The type of its elements.
        scalar: ScalarType,
        /// Its dimensions; negative ones are dynamic.
        dims: Vec<i32>,
    },
    /// A number.
    Scalar(ScalarType),
    /// A reference to anything.
    AnyReference,
    /// A value whose type has no spelling.
    Unrecognized,
}

/// A raw signature as data.
///
/// ```
/// use ods_iree_abi::{RawItem, RawSignature, ScalarType};
///
/// let signature = RawSignature {
///     inputs: vec![RawItem::Buffer { scalar: ScalarType::Float16, dims: vec![-1, 4] }],
///     results: vec![RawItem::Scalar(ScalarType::Sint16)],
/// };
/// assert_eq!(signature.to_bytes(), b"I11!B8!t1d-1d4R6!S3!t5");
/// assert_eq!(signature.to_string(), "(Buffer<float16[?x4]>) -> (sint16)");
/// assert_eq!(RawSignature::read(&signature.to_bytes()), Ok(signature));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct RawSignature {
    /// The arguments.
    pub inputs: Vec<RawItem>,
    /// The results.
    pub results: Vec<RawItem>,
}

impl RawSignature {
    /// Reads a signature as the original does, which lets much pass; see [`checked`](crate::checked) for the other
    /// reading.
    ///
    /// # Errors
    /// Returns the original's error.
    pub fn read(signature: &[u8]) -> Result<Self, RawError> {
        let mut read = Self::default();
        visit_inputs(signature, |item| read.inputs.push(item.to_item()))?;
        visit_results(signature, |item| read.results.push(item.to_item()))?;
        Ok(read)
    }

    /// Writes the signature.
    pub fn to_bytes(&self) -> Vec<u8> {
        RawMangler::to_function_signature(&RawMangler::of(&self.inputs), &RawMangler::of(&self.results))
    }
}
