//! Enums with an attribute of a dialect.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// The name is read as one keyword.
mod form_bad_mnemonic {
    use super::*;

    /// padding
    #[enum_attr(Test, "the padding")]
    pub enum Padding {
        Same,
    }
}

/// The dialect and the name have no keys.
mod form_by_keys {
    use super::*;

    /// padding
    #[enum_attr(dialect = Test, mnemonic = "padding")]
    pub enum Padding {
        Same,
    }
}

/// The attribute of a dialect is no integer.
mod form_confined_by_number {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", ops(PadOp), attrs(Padding))]
    pub struct Test;

    /// padding
    #[enum_attr(Test, "padding")]
    pub enum Padding {
        Same,
    }

    /// Pads.
    #[op(Test, "pad")]
    pub struct PadOp {
        #[attr]
        padding: Confined<Padding, IntPositive>,
    }
}

/// A dialect lists attributes of its own.
mod form_of_another_dialect {
    use super::*;

    /// Another one.
    #[dialect(name = "other", attrs(Padding))]
    pub struct Other;

    /// padding
    #[enum_attr(Test, "padding")]
    pub enum Padding {
        Same,
    }
}

/// The attribute of a dialect has no string in it.
mod form_of_strings {
    use super::*;

    /// padding
    #[enum_attr(Test, "padding", str)]
    pub enum Padding {
        Same,
    }
}

/// Two attributes of one name.
mod form_twice {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", attrs(Padding, Filling))]
    pub struct Test;

    /// padding
    #[enum_attr(Test, "padding")]
    pub enum Padding {
        Same,
    }

    /// filling
    #[enum_attr(Test, "padding")]
    pub enum Filling {
        Same,
    }
}

/// A name, and no dialect to go with it.
mod form_without_dialect {
    use super::*;

    /// padding
    #[enum_attr("padding")]
    pub enum Padding {
        Same,
    }
}

/// The attribute of a dialect has a name.
mod form_without_mnemonic {
    use super::*;

    /// padding
    #[enum_attr(Test)]
    pub enum Padding {
        Same,
    }
}

/// The one parameter is called `value`.
mod format_of_another_name {
    use super::*;

    /// padding
    #[enum_attr(Test, "padding", format("<" $padding ">"))]
    pub enum Padding {
        Same,
    }
}

/// Integers are written as integers.
mod format_without_form {
    use super::*;

    /// padding
    #[enum_attr(i8, format("<" $value ">"))]
    pub enum Padding {
        Same,
    }
}

/// What is not written cannot be read.
mod format_without_value {
    use super::*;

    /// padding
    #[enum_attr(Test, "padding", format("<" ">"))]
    pub enum Padding {
        Same,
    }
}

/// A name for messages that are never given.
mod known_as_without_form {
    use super::*;

    /// e
    #[enum_attr(known_as = "::test::E")]
    pub enum E {
        A,
    }
}

/// An enum of integers is no attribute of a dialect.
mod plain_among_attributes {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", attrs(Padding))]
    pub struct Test;

    /// padding
    #[enum_attr]
    pub enum Padding {
        Same,
    }
}

fn main() {}
