//! Constraints that nothing satisfies.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// More elements than there may be.
mod bounds_of_count {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        sizes: Confined<Confined<I64ArrayAttr, ArrayMinCount<4>>, ArrayMaxCount<3>>,
    }
}

/// A number that is to be large and small.
mod bounds_of_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        width: Confined<I64Attr, Both<IntMinValue<10>, IntMaxValue<5>>>,
    }
}

/// A choice that names one thing twice.
mod choice_twice {
    use super::*;

    constraint! {
        /// 32-bit float
        pub Twice: Type = Or(F32, I8, F32);
    }

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        value: TensorOf<(F32, F64, F32)>,
    }
}

/// Two numbers of blocks at once.
mod exclusive_block_counts {
    use super::*;

    constraint! {
        /// a region with one block that has at least two
        pub Both: Region = And(SizedRegion<1>, MinSizedRegion<2>);
    }
}

/// A vector that is a tensor.
mod exclusive_in_field {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        values: Variadic<ConfinedType<AnyTensor, VectorOfAnyRankOf<F32>>>,
    }
}

/// Two types at once.
mod exclusive_types {
    use super::*;

    constraint! {
        /// a float that is an integer
        pub Both1: Type = And(F32, I32);

        /// an integer that is an index
        pub Both2: Type = And(Index, AnyInteger);
    }
}

/// A choice that names one generic constraint twice.
mod generic_choice_twice {
    use super::*;

    constraint! {
        /// tensor of floats
        pub Twice: Type = Or(TensorOf<F32>, I8, TensorOf<F32>);
    }
}

/// A negative number that is positive.
mod negative_and_positive {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        step: Optional<Confined<I64Attr, Both<IntPositive, IntMaxValue<-1>>>>,
    }
}

/// A predicate and its opposite.
mod opposites {
    use super::*;

    constraint! {
        /// nothing
        pub Nothing: Type = And(AnyInteger, Neg(AnyInteger));

        /// anything
        pub Anything: Type = Or(TensorOf<F32>, Neg(TensorOf<F32>));
    }
}

fn main() {}
