//! Types that the two sides of a pattern determine.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a constraint that allows only other types.
mod any_of_others {
    use super::*;

    pattern! {
        P: IntOp { x: x: AnyFloat } => x;
    }
}

/// A mistake: an operand that is never one of the new operation.
mod captured {
    use super::*;

    pattern! {
        P: IntOp { x: x } => CastOp { x: FloatOp { x: x } };
    }
}

/// A mistake: an operand of a nested operation that is never one of the new operation.
mod captured_nested {
    use super::*;

    pattern! {
        P: CastOp { x: FloatOp { x: x } } => IntOp { x: x };
    }
}

/// A mistake: a constraint that contradicts the declared one.
mod constraint_contradicts {
    use super::*;

    pattern! {
        P: IntOp { x: x: F32 } => x;
    }
}

/// A mistake: a constraint on another kind of type.
mod index_for_integer {
    use super::*;

    pattern! {
        P: IntOp { x: x: Index } => x;
    }
}

/// A mistake: a new operation whose result is never such an operand.
mod nested_in_new {
    use super::*;

    pattern! {
        P: NegOp { x: x } => CastOp { x: FloatOp { x: IntOp { x: CastOp { x: x } -> Type::I32 } } };
    }
}

/// A mistake: a constraint on another float.
mod other_float {
    use super::*;

    pattern! {
        P: FloatOp { x: x: F64 } => x;
    }
}

/// A mistake: a constraint on another width.
mod other_width {
    use super::*;

    pattern! {
        P: IntOp { x: x: I64 } => x;
    }
}

/// A mistake: a new operation whose result never replaces that of the root.
mod replacement {
    use super::*;

    pattern! {
        P: IntOp { x: x } => FloatOp { x: CastOp { x: x } -> Type::F32 };
    }
}

/// A mistake: a nested operation whose result is never such an operand.
mod unconstrained_left {
    use super::*;

    pattern! {
        P: IntOp { x: FloatOp { x: _ } } => const 0;
    }
}

/// A mistake: a constraint on a shaped type.
mod vector_for_integer {
    use super::*;

    pattern! {
        P: IntOp { x: x: VectorType } => x;
    }
}

/// A mistake: a floating-point number for an operand that is an integer.
mod float_for_integer {
    use super::*;

    pattern! {
        P: IntOp { x: const 0.5 } => IntOp { x: const 1.5 };
    }
}

/// A mistake: a boolean that replaces a floating-point number.
mod number_of_result {
    use super::*;

    pattern! {
        P: FloatOp { x: _ } => const true;
    }
}

/// A mistake: a number without a type.
mod number_without_type {
    use super::*;

    pattern! {
        P: ZeroOp { x: NegOp { x: _ } } => ZeroOp { x: const 0 };
    }
}

fn main() {}
