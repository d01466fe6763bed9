//! Values, attributes and constants in the fields of the left side.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: an attribute constraint on an operand.
mod attribute_constraint_on_operand {
    use super::*;

    pattern! {
        P: AddOp { a: x: I32Attr, b: _ } => x;
    }
}

/// A mistake: a constraint that excludes the attribute's.
mod attribute_of_other_kind {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: _: StrAttr, s: _ } => x;
    }
}

/// A mistake: a constraint that contradicts that of the attribute.
mod attribute_out_of_range {
    use super::*;

    pattern! {
        P: RangeOp { x: x, k: _: Confined<I32Attr, IntMaxValue<-1>> } => x;
    }
}

/// A mistake: a type constraint on a captured attribute.
mod bound_type_of_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: k: I64, s: _ } if k > 1 => x;
    }
}

/// A mistake: a constant operand in the place of an attribute.
mod constant_as_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: const 5, s: _ } => x;
    }
}

/// A mistake: a constant operand in the place of a property.
mod constant_as_property {
    use super::*;

    pattern! {
        P: PropOp { x: x, p: const 5 } => x;
    }
}

/// A mistake: a constant in the place of several operands.
mod constant_for_variadic_operand {
    use super::*;

    pattern! {
        P: VarOp { xs: const 5 } => const 0;
    }
}

/// A mistake: a text after `const`.
mod constant_of_text {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: const "five" } => x;
    }
}

/// A mistake: an expression behind `const`.
mod constant_of_expression {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: const 1 + 2 } => x;
    }
}

/// A mistake: a path behind `const`.
mod constant_of_path {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: const i32::MAX } => x;
    }
}

/// A mistake: an attribute of any operation as a replacement.
mod kind_attribute_as_value {
    use super::*;

    pattern! {
        P: _ { operands: _, x: x, .. } => x;
    }
}

/// A mistake: an attribute of any operation and a number.
mod kind_attribute_equal {
    use super::*;

    pattern! {
        P: _ { operands: [x], k: 5, .. } => x;
    }
}

/// A mistake: a constant as a result.
mod kind_constant_result {
    use super::*;

    pattern! {
        P: impl Commutative { operands: [x, _], results: [const 0], .. } => x;
    }
}

/// A mistake: a list in the place of one operand.
mod list_for_one_operand {
    use super::*;

    pattern! {
        P: NegOp { x: [x] } => x;
    }
}

/// A mistake: a list in the place of an optional operand.
mod list_for_optional_operand {
    use super::*;

    pattern! {
        P: OptOp { x: x, o: [_] } => x;
    }
}

/// A mistake: `None` for an operand that is always present.
mod none_of_one_operand {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: None } => x;
    }
}

/// A mistake: `None` for a property that is always present.
mod none_of_property {
    use super::*;

    pattern! {
        P: PropOp { x: x, p: None } => x;
    }
}

/// A mistake: `None` for an attribute that is always present.
mod none_of_required_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: None, s: _ } => x;
    }
}

/// A mistake: `None` for a variadic operand.
mod none_of_variadic_operand {
    use super::*;

    pattern! {
        P: VarOp { xs: None } => const 0;
    }
}

/// A mistake: a number in the place of an operand.
mod number_as_operand {
    use super::*;

    pattern! {
        P: AddOp { a: 5, b: x } => x;
    }
}

/// A mistake: a number that no constant has.
mod number_too_large {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: const 99999999999999999999999999999999999999999999 } => x;
    }
}

/// A mistake: `Some` for an operand that is always present.
mod some_of_one_operand {
    use super::*;

    pattern! {
        P: NegOp { x: Some(x) } => x;
    }
}

/// A mistake: `Some` for an attribute that is always present.
mod some_of_required_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: Some(_k), s: _ } => x;
    }
}

/// A mistake: an operation inside `Some`.
mod some_with_operation {
    use super::*;

    pattern! {
        P: OptOp { x: x, o: Some(NegOp { x: _ }) } => x;
    }
}

/// A mistake: a text in the place of an operand.
mod text_as_operand {
    use super::*;

    pattern! {
        P: AddOp { a: "foo", b: x } => x;
    }
}

/// A mistake: a type constraint on an attribute.
mod type_of_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: _: I32, s: _ } => x;
    }
}

/// A mistake: a type constraint on an optional operand.
mod type_of_optional_operand {
    use super::*;

    pattern! {
        P: OptOp { x: x, o: _: I32 } => x;
    }
}

/// A mistake: a type constraint on a property.
mod type_of_property {
    use super::*;

    pattern! {
        P: PropOp { x: x, p: _: I32 } => x;
    }
}

/// A mistake: a type constraint on several operands.
mod type_of_variadic_operand {
    use super::*;

    pattern! {
        P: VarOp { xs: _: I32 } => const 0;
    }
}

fn main() {}
