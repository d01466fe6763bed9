//! The role of a field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `#[attr]` with a value of its own.
mod attr_with_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr = 5]
        a: I32Attr,
    }
}

/// An attribute of another macro.
mod foreign_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        #[serde(skip)]
        x: AnyType,
    }
}

/// O27, O31: TableGen's `ins`.
mod ins_as_role {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[ins]
        x: AnyType,
    }
}

/// A role with a slip.
mod misspelt_role {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operands]
        x: AnyType,
    }
}

/// A field without a role.
mod no_role {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        x: AnyType,
    }
}

/// A default of an operand.
mod operand_with_default {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(default = 5)]
        x: AnyType,
    }
}

/// O28: TableGen's `outs`.
mod outs_as_role {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[outs]
        x: AnyType,
    }
}

/// One role twice.
mod role_twice {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        #[operand]
        x: AnyType,
    }
}

/// Options of a role that has none.
mod role_with_options {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(variadic)]
        x: AnyType,
    }
}

/// A role that has no options, with one.
mod role_with_unknown_option {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(foo)]
        a: AnyType,
    }
}

/// A value of a role that has none.
mod role_with_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result = "x"]
        x: AnyType,
    }
}

/// O24: `#[attribute]`
mod synonym_of_role {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attribute]
        x: AnyAttr,
    }
}

/// Two roles.
mod two_roles {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        #[result]
        x: AnyType,
    }
}

/// A role that nobody knows.
mod unknown_role {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[banana]
        x: AnyType,
    }
}

/// A visibility.
mod visibility {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        pub x: AnyType,
    }
}

fn main() {}
