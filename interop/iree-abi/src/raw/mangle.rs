//! Writing raw signatures.

use crate::component::SignatureBuilder;
use crate::scalar::ScalarType;

use super::{RawItem, tags};

/// The arguments or the results of a raw signature that is being written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RawMangler {
    items: SignatureBuilder,
}

impl RawMangler {
    /// Creates an empty list.
    pub const fn new() -> Self {
        Self { items: SignatureBuilder::new() }
    }

    /// Creates a list of these items.
    pub fn of(items: &[RawItem]) -> Self {
        let mut mangler = Self::new();
        items.iter().for_each(|item| mangler.add(item));
        mangler
    }

    /// Adds an item.
    pub fn add(&mut self, item: &RawItem) {
        match item {
            RawItem::Buffer { scalar, dims } => self.add_shaped_nd_buffer(*scalar, dims),
            RawItem::Scalar(scalar) => self.add_scalar(*scalar),
            RawItem::AnyReference => self.add_any_reference(),
            RawItem::Unrecognized => self.add_unrecognized(),
        }
    }

    /// Adds an array of numbers. Negative dimensions are dynamic; -1 is the usual one.
    pub fn add_shaped_nd_buffer(&mut self, scalar: ScalarType, dims: &[i32]) {
        let mut contents = contents_of(scalar);
        dims.iter().for_each(|dim| contents.put_integer(tags::DIM, *dim));
        self.items.put_span(tags::BUFFER, contents.as_bytes());
    }

    /// Adds a number.
    pub fn add_scalar(&mut self, scalar: ScalarType) {
        self.items.put_span(tags::SCALAR, contents_of(scalar).as_bytes());
    }

    /// Adds a reference to anything.
    pub fn add_any_reference(&mut self) {
        self.items.put_span(tags::REFERENCE, b"");
    }

    /// Adds a value whose type has no spelling.
    pub fn add_unrecognized(&mut self) {
        self.items.put_span(tags::UNRECOGNIZED, b"");
    }

    /// Returns the list as the span of a signature's arguments.
    pub fn to_inputs(&self) -> Vec<u8> {
        self.to_span(tags::INPUTS)
    }

    /// Returns the list as the span of a signature's results.
    pub fn to_results(&self) -> Vec<u8> {
        self.to_span(tags::RESULTS)
    }

    /// Returns the signature of a function.
    pub fn to_function_signature(inputs: &Self, results: &Self) -> Vec<u8> {
        let mut signature = SignatureBuilder::new();
        signature.put_span(tags::INPUTS, inputs.items.as_bytes());
        signature.put_span(tags::RESULTS, results.items.as_bytes());
        signature.into_bytes()
    }

    fn to_span(&self, tag: u8) -> Vec<u8> {
        let mut span = SignatureBuilder::new();
        span.put_span(tag, self.items.as_bytes());
        span.into_bytes()
    }
}

/// Returns the contents of a span with this type, which the default type leaves empty.
fn contents_of(scalar: ScalarType) -> SignatureBuilder {
    let mut contents = SignatureBuilder::new();
    if scalar != ScalarType::default() {
        contents.put_integer(tags::TYPE, scalar.code());
    }
    contents
}
