//! `PredOpTrait` and the code in it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `$` before no name.
mod code_dollar_alone {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words", CPred($ == Type::I1))))]
    pub struct AOp {
        #[operand]
        lhs: AnyType,
    }
}

/// A field in code without the `$`.
mod code_field_without_dollar {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words", [$a].iter().all(|b| *b == a && self::a($_ctx)))))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// Code in a string, as in TableGen.
mod code_in_string {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words", CPred("$a == Type::I1"))))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// Code that is no `bool`.
mod code_of_wrong_type {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words", CPred($lhs))))]
    pub struct AOp {
        #[operand]
        lhs: AnyType,
    }
}

/// `$name` of a region.
mod code_region {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words", CPred($body == Type::I1))))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// `$name` that is no field.
mod code_unknown_field {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words", CPred($lsh == Type::I1))))]
    pub struct AOp {
        #[operand]
        lhs: AnyType,
    }
}

/// `PredOpTrait` without code.
mod code_without_code {
    use super::*;

    #[op(D, "a", traits(PredOpTrait("words")))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// `PredOpTrait` without a summary.
mod code_without_summary {
    use super::*;

    #[op(D, "a", traits(PredOpTrait(CPred($a == Type::I1))))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

fn main() {}
