//! The type of a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Only an enum that is an attribute of a dialect is written as one.
mod attr_form_of_plain_enum {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", ops(PadOp))]
    pub struct Test;

    /// padding
    #[enum_attr]
    pub enum Padding {
        Same,
    }

    /// Pads.
    #[op(Test, "pad")]
    pub struct PadOp {
        #[property]
        padding: AttrFormProp<Padding>,
    }
}

/// Floats have no equality to intern lists by.
mod floats_in_list {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Vec<f64>,
    }
}

/// A property has no type to compare.
mod in_all_types_match {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a, x)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[property]
        x: i64,
    }
}

/// A list of what is no value of a property.
mod list_of_own_type {
    use super::*;

    /// Is nothing.
    pub struct Mine;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Vec<Mine>,
    }
}

/// `Optional` of nothing.
mod optional_of_nothing {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Optional,
    }
}

/// `Optional` of what is no value of a property.
mod optional_of_own_type {
    use super::*;

    /// Is nothing.
    pub struct Mine;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Optional<Mine>,
    }
}

/// A list that may be missing.
mod optional_variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        xs: Optional<Variadic<i64>>,
    }
}

/// A struct that is no property.
mod own_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Mine,
    }

    pub struct Mine;
}

/// An enum that does not say how it becomes an attribute.
mod plain_enum {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", ops(PadOp))]
    pub struct Test;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Padding {
        Same,
    }

    /// Pads.
    #[op(Test, "pad")]
    pub struct PadOp {
        #[property]
        padding: Padding,
    }
}

/// A property that is a reference.
mod reference {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: &'static str,
    }
}

/// A struct without a conversion to attributes.
mod struct_without_conversion {
    use super::*;

    /// Rows and columns.
    #[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
    pub struct Tile(i64, i64);

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Tile,
    }
}

/// A constraint as the type of a property.
mod type_is_a_constraint {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: AnyTensor,
    }
}

/// O23, O42: an attribute constraint as the type of a property.
mod type_is_an_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: I32Attr,
    }
}

/// The type of a property is unknown.
mod unknown_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Int64,
    }
}

/// A property as wide as the machine says.
mod usize {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: usize,
    }
}

/// A list as operands have it.
mod variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: Variadic<i64>,
    }
}

fn main() {}
