//! Conversion of the arguments of blocks.

use std::sync::Arc;

use ods_core::Type;

/// The types that each argument of a block becomes. Corresponds to MLIR's `SignatureConversion`.
///
/// [`TypeConverter::convert_signature`](super::TypeConverter::convert_signature) makes one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignatureConversion {
    inputs: Vec<Arc<[Type]>>,
}

impl SignatureConversion {
    /// Returns the conversion in which the `i`-th argument becomes `inputs[i]`: one, several or none.
    pub fn new(inputs: Vec<Arc<[Type]>>) -> Self {
        Self { inputs }
    }

    /// Returns the types by old argument.
    pub fn inputs(&self) -> &[Arc<[Type]>] {
        &self.inputs
    }

    /// Returns the types of all new arguments.
    pub fn types(&self) -> Vec<Type> {
        self.inputs.iter().flat_map(|types| types.iter().copied()).collect()
    }
}
