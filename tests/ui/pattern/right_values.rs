//! Values, attributes and types on the right side.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: an attribute in the place of an operand.
mod attribute_as_operand {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: k, s: _ } => AddOp { a: x, b: k };
    }
}

/// A mistake: an attribute replaces a result.
mod attribute_as_value {
    use super::*;

    pattern! {
        P: AttrOp { x: _, k: k, s: _ } => k;
    }
}

/// A mistake: Rust code with a value that replaces nothing.
mod code_of_wrong_type {
    use super::*;

    pattern! {
        P: NegOp { x: x } => { ir.value_type(x) };
    }
}

/// A mistake: Rust code without a value.
mod code_without_value {
    use super::*;

    pattern! {
        P: NegOp { x: _ } => {
            let _ = rewriter;
        };
    }
}

/// A mistake: a constant operand in the place of an attribute.
mod constant_as_attribute {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x, k: const 5 };
    }
}

/// A mistake: a text as a constant.
mod constant_of_text {
    use super::*;

    pattern! {
        P: NegOp { x: _ } => const "five";
    }
}

/// A mistake: a value as a constant.
mod constant_of_value {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: _ } => const x;
    }
}

/// A mistake: a text in the place of a location.
mod location_of_text {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x } at "here";
    }
}

/// A mistake: a value in the place of a location.
mod location_of_value {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x } at x;
    }
}

/// A mistake: a number in the place of an operand.
mod number_as_operand {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x, b: 5 };
    }
}

/// A mistake: a number in the place of a string.
mod number_as_text {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x, k: 5, s: 6 };
    }
}

/// A mistake: a number replaces a result.
mod number_as_value {
    use super::*;

    pattern! {
        P: NegOp { x: _ } => 5;
    }
}

/// A mistake: an operand in the place of an attribute.
mod operand_as_attribute {
    use super::*;

    pattern! {
        P: AddOp { a: a, b: b } => AttrOp { x: a, k: b };
    }
}

/// A mistake: a new operation in the place of an attribute.
mod operation_as_attribute {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x, k: AbsOp { x: x } };
    }
}

/// A mistake: a property in the place of an operand.
mod property_as_operand {
    use super::*;

    pattern! {
        P: PropOp { x: x, p: p } => AddOp { a: x, b: p };
    }
}

/// A mistake: an attribute of another kind.
mod text_as_number {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x, k: "five" };
    }
}

/// A mistake: a text in the place of an operand.
mod text_as_operand {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x, b: "five" };
    }
}

/// A mistake: a type constraint in a new operation.
mod type_constraint {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x: I32 };
    }
}

/// A mistake: a text in the place of types.
mod types_of_text {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: CastOp { x: x } -> "i32" };
    }
}

/// A mistake: a value in the place of types.
mod types_of_value {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: CastOp { x: x } -> x };
    }
}

/// A mistake: nothing tells the types of a nested new operation.
mod types_unknown {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: CastOp { x: x } };
    }
}

fn main() {}
