//! `VariadicOfVariadic`: groups of groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// The lengths in quotes.
mod nested_lengths_in_quotes {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = "lengths")]
        a: VariadicOfVariadic<AnyType>,
        #[attr]
        lengths: DenseI32ArrayAttr,
    }
}

/// The lengths are a property.
mod nested_lengths_no_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: VariadicOfVariadic<AnyType>,
        #[property]
        lengths: Vec<i32>,
    }
}

/// The lengths are 64-bit integers.
mod nested_lengths_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: VariadicOfVariadic<AnyType>,
        #[attr]
        lengths: DenseI64ArrayAttr,
    }
}

/// The lengths may be missing.
mod nested_lengths_optional {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: VariadicOfVariadic<AnyType>,
        #[attr]
        lengths: Optional<DenseI32ArrayAttr>,
    }
}

/// Two lists of groups share their lengths.
mod nested_lengths_shared {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments))]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: VariadicOfVariadic<AnyType>,
        #[operand(segments = lengths)]
        b: VariadicOfVariadic<AnyType>,
        #[attr]
        lengths: DenseI32ArrayAttr,
    }
}

/// O33: the lengths are no field.
mod nested_lengths_unknown {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: VariadicOfVariadic<AnyType>,
        #[attr]
        length: DenseI32ArrayAttr,
    }
}

/// Optional groups in a list of groups.
mod nested_of_optional {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: VariadicOfVariadic<Optional<AnyType>>,
        #[attr]
        lengths: DenseI32ArrayAttr,
    }
}

/// O30: results as a list of groups.
mod nested_results {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        a: VariadicOfVariadic<AnyType>,
    }
}

/// O33: a list of groups without their lengths.
mod nested_without_lengths {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: VariadicOfVariadic<AnyType>,
    }
}

fn main() {}
