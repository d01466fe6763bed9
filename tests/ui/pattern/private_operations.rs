//! Wrong patterns over operations that are private to the file.

use ods::prelude::*;

#[dialect(name = "lab", ops(NegOp, AddOp, AttrOp, TwoOp, CastOp, RegionOp, ZeroOp))]
struct Lab;

#[op(Lab, "neg", traits(Pure, SameOperandsAndResultType))]
struct NegOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "add", traits(Pure, Commutative, SameOperandsAndResultType))]
struct AddOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "attr", traits(Pure, SameOperandsAndResultType))]
struct AttrOp {
    #[operand]
    x: AnyType,
    #[attr]
    k: I32Attr,
    #[result]
    r: AnyType,
}

#[op(Lab, "two", traits(Pure))]
struct TwoOp {
    #[operand]
    x: AnyType,
    #[result]
    first: AnyType,
    #[result]
    second: AnyType,
}

#[op(Lab, "cast", traits(Pure))]
struct CastOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "region", traits(Pure))]
struct RegionOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
    #[region]
    body: AnyRegion,
}

#[op(Lab, "zero")]
struct ZeroOp {
    #[operand]
    x: AnyType,
}

/// A mistake: an attribute is matched as a constant.
mod attribute_as_constant {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: const 1 } => x;
    }
}

/// A mistake: an attribute in the place of an operand.
mod attribute_as_operand {
    use super::*;

    pattern! {
        P: AttrOp { x: _, k: k } => NegOp { x: k };
    }
}

/// A mistake: an attribute is matched as an operation.
mod attribute_as_operation {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: NegOp { x: _ } } => x;
    }
}

/// A mistake: a guard that is no boolean.
mod bad_guard {
    use super::*;

    pattern! {
        P: NegOp { x: x } if ir.value_type(x) => x;
    }
}

/// A mistake: a constant that is no number.
mod constant_of_text {
    use super::*;

    pattern! {
        P: NegOp { x: const "a" } => const 0;
    }
}

/// A mistake: a field is given twice.
mod field_twice {
    use super::*;

    pattern! {
        P: AddOp { a: x, a: _, b: _ } => x;
    }
}

/// A mistake: the right side is the left side.
mod left_side_again {
    use super::*;

    pattern! {
        P: NegOp { x: x } => NegOp { x: x };
    }
}

/// A mistake: an attribute is left out on the right.
mod missing_attribute_of_new {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x };
    }
}

/// A mistake: a field is left out on the left.
mod missing_field {
    use super::*;

    pattern! {
        P: AddOp { a: x } => x;
    }
}

/// A mistake: a field is left out on the right.
mod missing_operand_of_new {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x };
    }
}

/// A mistake: alternatives of a nested operation.
mod nested_alternatives {
    use super::*;

    pattern! {
        P: NegOp { x: NegOp | CastOp { x: x } } => x;
    }
}

/// A mistake: no right side.
mod no_arrow {
    use super::*;

    pattern! {
        P: NegOp { x: x };
    }
}

/// A mistake: an operation without fields.
mod no_fields {
    use super::*;

    pattern! {
        P: NegOp => x;
    }
}

/// A mistake: an operation and an operand with one name.
mod operation_bound_twice {
    use super::*;

    pattern! {
        P: AddOp { a: n @ NegOp { x: _ }, b: n } => n;
    }
}

/// A mistake: an operand defined by an operation without results.
mod operation_without_result {
    use super::*;

    pattern! {
        P: NegOp { x: ZeroOp { x: x } } => x;
    }
}

/// A mistake: an operation with regions on the left.
mod regions_on_the_left {
    use super::*;

    pattern! {
        P: RegionOp { x: x, .. } => x;
    }
}

/// A mistake: an operation with regions on the right.
mod regions_on_the_right {
    use super::*;

    pattern! {
        P: NegOp { x: x } => RegionOp { x: x };
    }
}

/// A mistake: a rest on the right.
mod rest_on_the_right {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: _ } => NegOp { x: x, .. };
    }
}

/// A mistake: a result is named on the left.
mod result_as_field {
    use super::*;

    pattern! {
        P: NegOp { x: x, r: _ } => x;
    }
}

/// A mistake: an operand defined by an operation with several results.
mod several_results {
    use super::*;

    pattern! {
        P: NegOp { x: TwoOp { x: x } } => x;
    }
}

/// A mistake: a nested new operation without types.
mod types_not_inferred {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: _ } => NegOp { x: CastOp { x: x } };
    }
}

/// A mistake: a name that nothing binds.
mod unbound_name {
    use super::*;

    pattern! {
        P: NegOp { x: _ } => y;
    }
}

/// A mistake: no such field on the left.
mod unknown_field {
    use super::*;

    pattern! {
        P: NegOp { y: x } => x;
    }
}

/// A mistake: no such result.
mod unknown_result {
    use super::*;

    pattern! {
        P: NegOp { x: TwoOp { x: x }.third } => x;
    }
}

/// A mistake: an arm behind one without a guard.
mod unreachable_arm {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: y } => x, _ => y;
    }
}

/// A mistake: a name that nothing uses.
mod unused_name {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: y } => x;
    }
}

/// A mistake: a value of the wrong type.
mod wrong_attribute_value {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x, k: "five" };
    }
}

/// A mistake: a benefit that is no number.
mod wrong_benefit {
    use super::*;

    pattern! {
        #[benefit("high")]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

fn main() {}
