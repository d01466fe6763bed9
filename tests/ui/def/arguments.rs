//! The arguments of `#[type_def]` and `#[attr_def]`.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// an attribute that a parameter does not have
mod another_attribute {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        #[operand]
        a: u32,
    }
}

/// D11: a type of another dialect
mod another_dialect {
    use super::*;

    #[dialect(name = "other", types(XType))]
    pub struct Other;

    /// X.
    #[type_def(My, "x")]
    pub struct XType {}
}

/// a mnemonic that cannot be read
mod bad_mnemonic {
    use super::*;

    /// X.
    #[type_def(My, "my x")]
    pub struct XType {
    }
}

/// a key of TableGen
mod foreign_key {
    use super::*;

    /// X.
    #[type_def(My, "x", genMnemonicAlias)]
    pub struct XType {
    }
}

/// D01: a format, and no mnemonic
mod format_without_mnemonic {
    use super::*;

    /// X.
    #[type_def(My, format("<" $a ">"))]
    pub struct XType {
        a: u32,
    }
}

/// The key of TableGen: one error, not also that there is no format.
mod has_custom_assembly_format {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    /// A.
    #[type_def(D, "a", hasCustomAssemblyFormat)]
    pub struct AType {
        a: u32,
    }
}

/// D16: two types with one mnemonic
mod mnemonic_twice {
    use super::*;

    #[dialect(name = "my", types(XType, YType))]
    pub struct My;

    /// X.
    #[type_def(My, "x")]
    pub struct XType {}

    /// Y.
    #[type_def(My, "x")]
    pub struct YType {}
}

/// MLIR's trait of mutable types
mod mutable_trait {
    use super::*;

    /// X.
    #[type_def(My, "x", traits(MutableType))]
    pub struct XType {
    }
}

/// no dialect
mod no_dialect {
    use super::*;

    /// X.
    #[type_def("x")]
    pub struct XType {}
}

/// D02: parameters and a mnemonic, and no format
mod no_format {
    use super::*;

    /// X.
    #[type_def(My, "x")]
    pub struct XType {
        a: u32,
    }
}

/// a trait that is none
mod no_trait {
    use super::*;

    /// X.
    #[type_def(My, "x", traits(String))]
    pub struct XType {
    }
}

/// code in quotes
mod pred_in_quotes {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"), traits(Pred("it is even", CPred("$a % 2 == 0"))))]
    pub struct XType {
        a: u32,
    }
}

/// a mnemonic with the dialect in it
mod repeated_dialect {
    use super::*;

    /// X.
    #[type_def(My, "my.x")]
    pub struct XType {
    }
}

/// a trait twice
mod trait_twice {
    use super::*;

    /// X.
    #[type_def(My, "x", traits(VectorElementType, VectorElementType))]
    pub struct XType {
    }
}

/// D03: a format and functions
mod two_formats {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"), custom_format)]
    pub struct XType {
        a: u32,
    }
}

fn main() {}
