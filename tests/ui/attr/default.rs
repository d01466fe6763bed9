//! Defaults of attributes: their value and their type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A default that its own constraint does not admit.
mod default_below_minimum {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 2)]
        x: Confined<I64Attr, IntMinValue<3>>,
    }
}

/// A closure that makes no attribute.
mod default_closure_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = |_| 5)]
        x: AnyAttr,
    }
}

/// A closure that does not take the context.
mod default_closure_without_parameter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = || Attribute::UNIT)]
        x: AnyAttr,
    }
}

/// The default as text, as in TableGen.
mod default_code_in_string {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = "5")]
        x: I64Attr,
    }
}

/// O34: a default of an attribute that may be anything.
mod default_empty_string_of_any {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = "")]
        a: AnyAttr,
    }
}

/// An alignment that is none.
mod default_no_power_of_two {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 12)]
        x: Optional<IntValidAlignment<I32Attr>>,
    }
}

/// A default that is none of the strings.
mod default_none_of_the_strings {
    use super::*;

    constraint! {
        /// NHWC or NCHW
        pub Format: StringAttr = AnyStrAttrOf("NHWC", "NCHW");
    }

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = "NHCW")]
        x: Format,
    }
}

/// O70: a number whose width is not known.
mod default_of_any_width {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 5)]
        a: AnyI32Attr,
    }
}

/// O70: a default of an attribute of which no Rust value is known.
mod default_of_constraint_without_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 5)]
        x: AnyAttr,
    }
}

/// A default that is a case of another enum.
mod default_of_other_enum {
    use super::*;

    /// one
    #[enum_attr]
    pub enum A {
        X,
    }

    /// two
    #[enum_attr]
    pub enum B {
        X,
    }

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = B::X)]
        x: A,
    }
}

/// A default of an attribute whose constraint is about types.
mod default_of_type_constraint {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 1)]
        x: I32,
    }
}

/// A default of what is there or not.
mod default_of_unit {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = true)]
        x: UnitAttr,
    }
}

/// O61: a default of the wrong type.
mod default_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = "not a number")]
        x: I32Attr,
    }
}

/// O34: TableGen's `DefaultValuedAttr`.
mod default_valued_attr_by_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: DefaultValuedAttr<I32Attr, 5>,
    }
}

/// A default with too few elements.
mod default_with_too_few_elements {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = [1])]
        x: Confined<I64ArrayAttr, ArrayMinCount<2>>,
        #[attr(default = &[1, 9])]
        y: Confined<I64ArrayAttr, IntArrayNthElemMaxValue<1, 8>>,
    }
}

/// O34: a default without a value.
mod default_without_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default)]
        x: I32Attr,
    }
}

fn main() {}
