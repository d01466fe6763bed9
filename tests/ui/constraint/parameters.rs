//! Parameters of constraints.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A const parameter that is a string.
mod const_parameter_of_wrong_type {
    use super::*;

    constraint! {
        /// named {N}
        pub A<const N: &'static str>: Type = CPred($_self == Type::I1);
    }
}

/// A lifetime.
mod lifetime {
    use super::*;

    constraint! {
        /// one bit
        pub A<'a>: Type = CPred($_self == Type::I1);
    }
}

/// A parameter with a default.
mod parameter_default {
    use super::*;

    constraint! {
        /// {N} bits
        pub A<const N: u32 = 5>: Type = CPred($_self == Type::I1 && N == 1);
    }
}

/// Parameters that hide what the predicate means.
mod parameter_hides {
    use super::*;

    constraint! {
        /// float or {F32}
        pub OrFloat<F32: Type>: Type = Or(F32, F64);

        /// {Itself}
        pub Itself<Itself: Type>: Type = TensorOf<Itself>;
    }
}

/// A type parameter with two bounds.
mod two_bounds {
    use super::*;

    constraint! {
        /// list of {T}
        pub A<T: Type + Copy>: Type = ElementType(T);
    }
}

/// A type parameter without a bound.
mod unbounded_parameter {
    use super::*;

    constraint! {
        /// list of {T}
        pub A<T>: Type = ElementType(T);
    }
}

/// A parameter that does not exist.
mod unknown_parameter_in_summary {
    use super::*;

    constraint! {
        /// array with at least {M} elements
        pub A<const N: usize>: Attribute = CPred($_self == Attribute::UNIT && N == 1);
    }
}

/// A parameter that only the summary knows.
mod unused_parameter {
    use super::*;

    constraint! {
        /// integer of {W} bits
        pub OfWidth<const W: u32>: Type = AnyInteger;

        /// pair of {A} and {B}
        pub PairOf<A: Type, B: Type>: Type = TupleOf<A>;
    }
}

/// A `where` clause.
mod where_clause {
    use super::*;

    constraint! {
        /// one bit
        pub A<T: Type>: Type where T: Copy = T;
    }
}

/// A type parameter with a Rust trait as its bound.
mod wrong_bound {
    use super::*;

    constraint! {
        /// list of {T}
        pub A<T: Copy>: Type = ElementType(T);
    }
}

fn main() {}
