//! Aliases of cases.

use ods::prelude::*;

/// An alias of an alias.
mod alias_of_alias {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        #[alias]
        B = A,
        #[alias]
        C = B,
    }
}

/// An alias of a group without a name.
mod alias_of_group {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A,
        B,
        #[alias]
        C = A | B,
    }
}

/// An alias of itself.
mod alias_of_itself {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        #[alias]
        B = B,
    }
}

/// An alias with a number.
mod alias_of_number {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        #[alias]
        B = 0,
    }
}

/// An alias in a string enum.
mod alias_of_string {
    use super::*;

    /// flags
    #[enum_attr(str)]
    pub enum E {
        A,
        #[alias]
        B = A,
    }
}

/// An alias that names no case.
mod alias_of_unknown {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        Same,
        #[alias]
        Equal = Sane,
    }
}

/// An alias that is marked twice.
mod alias_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        #[alias]
        #[alias]
        B = A,
    }
}

/// An alias with an argument.
mod alias_with_arguments {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        #[alias(A)]
        B,
    }
}

/// An alias of a group, whose text is that of two bits.
mod alias_with_separator {
    use super::*;

    /// bits
    #[enum_attr(bits)]
    pub enum Bits {
        #[case("a")]
        A,
        #[case("b")]
        B,
        #[case("both")]
        Both = A | B,
        #[alias]
        #[case("a|b")]
        Each = Both,
    }
}

/// An alias with the text of its case.
mod alias_with_text_of_its_case {
    use super::*;

    /// bits
    #[enum_attr(bits)]
    pub enum Bits {
        #[case("a")]
        A,
        #[alias]
        #[case("a")]
        B = A,
    }
}

/// An alias that names nothing.
mod alias_without_case {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        #[alias]
        B,
    }
}

/// An alias without a text: nothing could be parsed as it.
mod alias_without_text {
    use super::*;

    /// The visibility.
    #[enum_attr]
    pub enum Visibility {
        /// Everywhere.
        Public = 0,
        #[alias]
        #[case("")]
        Default = Public,
    }
}

fn main() {}
