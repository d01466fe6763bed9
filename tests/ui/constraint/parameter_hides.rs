//! Parameters that hide what the predicate means.

use ods::prelude::*;

constraint! {
    /// float or {F32}
    pub OrFloat<F32: Type>: Type = Or(F32, F64);

    /// {Itself}
    pub Itself<Itself: Type>: Type = TensorOf<Itself>;
}

fn main() {}
