//! A value that may be known: what bounds of loops and sizes of shapes are.

use crate::entity::{Attribute, Value};

/// A value, or the constant that it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpFoldResult {
    /// A constant.
    Attribute(Attribute),
    /// A value.
    Value(Value),
}
