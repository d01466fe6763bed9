//! Placeholders in the code of predicates.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// MLIR's `$_ctxt`.
mod ctxt {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self.isa::<IntegerType>($_ctxt));
    }
}

/// `$` before no name.
mod dollar_alone {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($ == Type::I1);
    }
}

/// `_self` without `$`.
mod dollar_forgotten {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred(_self == Type::I1 && $_self == Type::I1);
    }
}

/// A numbered placeholder, as in rewrite patterns.
mod numbered {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($0 == Type::I1);
    }
}

/// A placeholder that does not exist.
mod unknown {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_slef == Type::I1);
    }
}

/// `$_value` is for `from`.
mod value_in_predicate {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_value == Type::I1);
    }
}

/// `$self`
mod without_underscore {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($self == Type::I1);
    }
}

fn main() {}
