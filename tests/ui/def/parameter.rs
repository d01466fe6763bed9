//! Parameters: their types, constraints and keys.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[dialect(name = "my")]
pub struct My;

/// A box.
mod boxed_parameter {
    use super::*;

    /// A.
    #[type_def(D, "a", format("<" $a ">"))]
    pub struct AType {
        a: Box<u32>,
    }
}

/// A constraint is said by `is`.
mod constraint_as_parameter {
    use super::*;

    /// A.
    #[type_def(D, "a", format("<" $a ">"))]
    pub struct AType {
        a: AnyInteger,
    }
}

/// a default of another type
mod default_of_another_type {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^)? ">"))]
    pub struct XType {
        #[param(default = "three")]
        a: u32,
    }
}

/// a constraint that is none
mod is_no_constraint {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        #[param(is = String)]
        a: Type,
    }
}

/// a constraint on a number
mod is_of_a_number {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        #[param(is = AnyInteger)]
        a: u32,
    }
}

/// nothing tells types apart
mod mutable_alone {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^)? ">"))]
    pub struct XType {
        #[param(mutable)]
        a: u32,
    }
}

/// A mutable parameter of a type that is none.
mod mutable_not_a_parameter {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", types(X))]
    pub struct D;

    /// Is nothing.
    pub struct Mine;

    /// A type.
    #[type_def(D, "x", format("<" params ">"))]
    pub struct X {
        name: u32,
        #[param(mutable)]
        body: Mine,
    }
}

/// a mutable parameter with a default
mod mutable_with_default {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $n ("x" $a^)? ">"))]
    pub struct XType {
        n: u32,
        #[param(mutable, default = 3)]
        a: u32,
    }
}

/// D10: a type that cannot be a parameter
mod not_a_parameter {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        a: std::cell::Cell<u32>,
    }
}

/// an `Option` with a default
mod option_with_default {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^)? ">"))]
    pub struct XType {
        #[param(default = Some(3))]
        a: Option<u32>,
    }
}

/// A struct that is no parameter, among others.
mod own_type_as_parameter {
    use super::*;

    /// A.
    #[type_def(D, "a", format("<" $a "," $b ">"))]
    pub struct AType {
        a: u32,
        b: Mine,
    }

    pub struct Mine;
}

/// two lists of options of one parameter
mod param_twice {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        #[param(default = 1)]
        #[param(is = AnyType)]
        a: u32,
    }
}

/// A tuple.
mod tuple_parameter {
    use super::*;

    /// A.
    #[type_def(D, "a", format("<" $a ">"))]
    pub struct AType {
        a: (u32, u32),
    }
}

/// a key with a slip
mod unknown_key {
    use super::*;

    /// X.
    #[type_def(My, "x", verfy)]
    pub struct XType {
    }
}

/// a key of a parameter with a slip
mod unknown_param_key {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        #[param(defualt = 3)]
        a: u32,
    }
}

/// a placeholder that is no parameter
mod unknown_placeholder {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $width ">"), traits(Pred("it is even", CPred($widht % 2 == 0))))]
    pub struct XType {
        width: u32,
    }
}

fn main() {}
