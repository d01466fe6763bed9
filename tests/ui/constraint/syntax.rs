//! The syntax of `constraint!`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Where `ods` is, in quotes.
mod crate_as_string {
    use super::*;

    constraint! {
        crate = "::ods";

        /// one bit
        pub A: Type = I1;
    }
}

/// Where `ods` is, is not said.
mod crate_without_path {
    use super::*;

    constraint! {
        crate = ;

        /// one bit
        pub A: Type = I1;
    }
}

/// TableGen's `def`.
mod def_keyword {
    use super::*;

    constraint! {
        /// one bit
        def A: Type = CPred($_self == Type::I1);
    }
}

/// A summary with a full stop.
mod full_stop {
    use super::*;

    constraint! {
        /// A one-bit integer.
        pub A: Type = CPred($_self == Type::I1);
    }
}

/// A name that is a word of Rust.
mod keyword_as_name {
    use super::*;

    constraint! {
        /// one bit
        pub match: Type = I1;
    }
}

/// A constraint without words.
mod no_doc {
    use super::*;

    constraint! {
        pub A: Type = CPred($_self == Type::I1);
    }
}

/// No name.
mod no_name {
    use super::*;

    constraint! {
        /// one bit
        pub : Type = CPred($_self == Type::I1);
    }
}

/// No predicate.
mod no_predicate {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type;
    }
}

/// No predicate after `=`.
mod no_predicate_after_equals {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = ;
    }
}

/// No semicolon at the end.
mod no_semicolon {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1)
    }
}

/// No semicolon between two.
mod no_semicolon_between {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1)

        /// two bits
        pub B: Type = CPred($_self == Type::I1);
    }
}

/// A Rust item.
mod struct_keyword {
    use super::*;

    constraint! {
        /// one bit
        pub struct A: Type = CPred($_self == Type::I1);
    }
}

/// An entity that does not exist.
mod wrong_entity {
    use super::*;

    constraint! {
        /// one bit
        pub A: Typ = CPred($_self == Type::I1);
    }
}

fn main() {}
