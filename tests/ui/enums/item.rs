//! The enum with `#[enum_attr]`.

use ods::prelude::*;

/// The text of a case in other words.
mod case_syntax {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        #[case = "a"]
        A,
        #[case(b)]
        B,
    }
}

/// a case that is there in some builds only
mod conditional_case {
    use super::*;

    /// padding of a pool
    #[enum_attr(str)]
    pub enum Padding {
        Same,
        #[cfg(test)]
        Valid,
    }

    fn main() {
        let _ = Padding::Valid;
    }
}

/// E12: two enums of one name.
mod enum_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
    }

    /// flags
    #[enum_attr]
    pub enum E {
        B,
    }
}

/// A case with fields.
mod fields {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A(u32),
        B { x: u32 },
    }
}

/// A generic enum.
mod generic {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E<T> {
        A,
    }
}

/// E09: an enum without cases.
mod no_cases {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
    }
}

/// An enum without words.
mod no_doc {
    use super::*;

    #[enum_attr]
    pub enum E {
        A,
    }
}

/// The attribute on a struct.
mod on_struct {
    use super::*;

    /// flags
    #[enum_attr]
    pub struct E;
}

/// E04: a case that there is not.
mod unknown_case {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
    }

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = E::Zzz)]
        x: E,
    }
}

/// The first argument is a dialect.
mod unknown_dialect {
    use super::*;

    /// padding
    #[enum_attr(Tset, "padding")]
    pub enum Padding {
        Same,
    }
}

/// Keys of other tools, and a slip.
mod unknown_key {
    use super::*;

    /// flags
    #[enum_attr(summary = "x", seperator = ",", cppNamespace = "x")]
    pub enum E {
        A,
    }
}

fn main() {}
