//! Texts of cases.

use ods::prelude::*;

/// E10: a case whose name is no identifier.
mod case_is_no_name {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        not ident,
    }
}

/// E05: two cases of one name.
mod name_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        A = 5,
    }
}

/// E11: a bit without a text.
mod text_empty {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        None = 0,
        A,
        #[case("")]
        B,
    }
}

/// Two cases without a text.
mod text_empty_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        #[case("")]
        A,
        #[case("")]
        B,
    }
}

/// Two texts of one case.
mod text_given_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        #[case("a")]
        #[case("b")]
        A,
    }
}

/// E03: a set with this case could not be printed without quotes.
mod text_is_no_keyword {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A,
        #[case("b c")]
        B,
    }
}

/// A text that is the name, and so the text, of another case.
mod text_like_a_name {
    use super::*;

    /// flags
    #[enum_attr(str)]
    pub enum E {
        #[case("B")]
        A,
        B,
    }
}

/// Two cases of one text.
mod text_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        #[case("a")]
        A,
        #[case("a")]
        B,
    }
}

/// Blanks belong to the separator.
mod text_with_blanks {
    use super::*;

    /// flags
    #[enum_attr(bits, quoted)]
    pub enum E {
        #[case("a ")]
        A,
    }
}

fn main() {}
