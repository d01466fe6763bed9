//! The constraint of an attribute: its kind, and the wrappers around it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Making an attribute by the constraint that it satisfies: its view makes it.
mod get_of_a_constraint {
    use super::*;

    fn main() {
        let context = Context::new();
        let _ = DenseI64ArrayAttr::get(&context, &[1, 2]);
    }
}

/// A type that is no constraint.
mod of_own_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Mine,
    }

    pub struct Mine;
}

/// A constraint on types.
mod of_type_constraint {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Optional<I32>,
    }
}

/// An option twice.
mod option_twice {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 5, default = 6)]
        x: I32Attr,
    }
}

/// TableGen's `OptionalAttr`.
mod optional_attr_by_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: OptionalAttr<I32Attr>,
    }
}

/// A unit attribute is optional by itself.
mod optional_unit {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Optional<UnitAttr>,
    }
}

/// A list that may be missing.
mod optional_variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        xs: Optional<Variadic<I64Attr>>,
    }
}

/// An option that does not exist.
mod unknown_option {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(defualt = 5)]
        x: I32Attr,
    }
}

/// A variadic attribute.
mod variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Variadic<I32Attr>,
    }
}

fn main() {}
