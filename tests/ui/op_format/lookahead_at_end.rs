//! An absent part at the end of a format, where the next operation begins.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An enum at the end, where the name of the next operation may be a string.
mod empty_text_before_next_operation {
    use super::*;

    /// a section
    #[enum_attr(str)]
    pub enum Section {
        #[case("")]
        Default,
        #[case("data")]
        Data,
    }

    /// A dialect.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    #[op(D, "a", format(($section^)? attr_dict))]
    pub struct AOp {
        #[attr(default = Section::Default)]
        section: Section,
    }
}

/// An attribute that may be missing at the end: the location of the operation is behind it.
mod location_at_end {
    use super::*;

    #[op(D, "a", format(attr_dict ($a^)?))]
    pub struct AOp {
        #[attr]
        a: Optional<LocationAttr>,
    }

    #[op(D, "b", format(attr_dict $a))]
    pub struct BOp {
        #[attr]
        a: Optional<TypeAttr>,
    }

    #[op(D, "c", format(attr_dict ("loc" $n^)?))]
    pub struct COp {
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// An attribute of the user that may be missing at the end: it is read where a location begins.
mod location_at_end_of_user {
    use super::*;

    /// padding
    #[attr_def(D, "padding", format("<" $size ">"))]
    pub struct PaddingAttr {
        #[param]
        size: i64,
    }

    #[op(D, "a", format(attr_dict ($a^)?))]
    pub struct AOp {
        #[attr]
        a: Optional<PaddingAttr>,
    }
}

/// What is missing at the end is not for a verifier to say.
mod optional_at_end_of_verified {
    use super::*;

    #[op(D, "a", verify, format(($o^)? attr_dict))]
    pub struct AOp {
        #[operand]
        o: Optional<I<32>>,
    }

    impl AOp {
        fn verify(self, _ir: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// An operand at the end that may be missing: the next operation may begin with `%`.
mod optional_operand_at_end {
    use super::*;

    #[op(D, "a", format(attr_dict $value))]
    pub struct AOp {
        #[operand]
        value: Optional<I<64>>,
    }
}

/// A text at the end that may be missing: the next operation may be in generic form.
mod optional_text_at_end {
    use super::*;

    #[op(D, "a", format(attr_dict ($text^)?))]
    pub struct AOp {
        #[attr]
        text: Optional<StrAttr>,
    }
}

/// Successors at the end, maybe none: the label of the next block may follow.
mod successors_at_end {
    use super::*;

    #[op(D, "a", traits(Terminator), format(attr_dict $others))]
    pub struct AOp {
        #[successor]
        others: Variadic<AnySuccessor>,
    }
}

/// A word that the next operation may be called.
mod word_of_an_operation {
    use super::*;

    #[op(D, "a", format(attr_dict ("e.nop" $urgent^)?))]
    pub struct AOp {
        #[attr]
        urgent: UnitAttr,
    }
}

fn main() {}
