//! `Concat` and `SubstLeaves`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `Concat` of strings, as in TableGen.
mod concat_of_strings {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Concat("!", I1, "");
    }
}

/// `Concat` of two.
mod concat_of_two {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Concat(!, I1);
    }
}

/// A string as code.
mod concat_string_suffix {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Concat(!, I1, "");
    }
}

/// Code that is no expression around a predicate.
mod concat_syntax {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Concat($_self ==, I1, &&);
    }
}

/// `SubstLeaves` of another name.
mod subst_leaves_of_other_name {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = SubstLeaves($_op, $_self, AnyFloat);
    }
}

/// `SubstLeaves` of two.
mod subst_leaves_of_two {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = SubstLeaves($_self, AnyFloat);
    }
}

/// `SubstLeaves` that makes no type.
mod subst_leaves_of_wrong_type {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = SubstLeaves($_self, 5, AnyFloat);
    }
}

/// Code that is no expression.
mod subst_leaves_syntax {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = SubstLeaves($_self, $_self +, I1);
    }
}

fn main() {}
