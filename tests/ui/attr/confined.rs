//! `Confined<A, C>`: the demands on an attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// O66: a string that is to be an integer.
mod confined_by_other_kind {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        s: Confined<StrAttr, IntMinValue<3>>,
    }
}

/// O66: a demand that is no attribute constraint.
mod confined_by_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Confined<StrAttr, AnyFloat>,
    }
}

/// A parameter that is missing.
mod confined_parameter_missing {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Confined<I64ArrayAttr, ArrayMinCount>,
    }
}

/// A parameter of the wrong type.
mod confined_parameter_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Confined<I64ArrayAttr, ArrayMinCount<-4>>,
    }
}

/// A range without a number in it.
mod confined_to_nothing {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Confined<Confined<I64Attr, IntMinValue<3>>, IntMaxValue<2>>,
        #[attr]
        y: Confined<Confined<ArrayAttr, ArrayCount<3>>, ArrayMaxCount<2>>,
    }
}

/// Several demands as a tuple.
mod tuple {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    constraint! {
        /// integer of one of two ranges
        pub Strange: Attribute = Confined<I64Attr, (IntMinValue<5>, IntMaxValue<0>)>;
    }

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Confined<I64Attr, (IntMinValue<0>, IntMaxValue<4>)>,
    }
}

fn main() {}
