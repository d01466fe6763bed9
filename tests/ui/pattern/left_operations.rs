//! Operations, kinds and constraints on the left side.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a constraint in the place of a nested operation.
mod constraint_as_nested_operation {
    use super::*;

    pattern! {
        P: NegOp { x: I32 { x: x } } => x;
    }
}

/// A mistake: a constraint in the place of the root.
mod constraint_as_operation {
    use super::*;

    pattern! {
        P: I32 { x: x } => x;
    }
}

/// A mistake: a dialect in the place of the root.
mod dialect_as_operation {
    use super::*;

    pattern! {
        P: Lab { x: x } => x;
    }
}

/// A mistake: an interface in the place of a trait.
mod interface_as_trait {
    use super::*;

    pattern! {
        P: op @ impl InferTypeOpInterface if ir.is_trivially_dead(op) => erase;
    }
}

/// A mistake: fields of an interface.
mod interface_with_fields {
    use super::*;

    pattern! {
        P: dyn InferTypeOpInterface { x: x } => x;
    }
}

/// A mistake: a nested operation under an interface.
mod kind_nested {
    use super::*;

    pattern! {
        P: dyn InferTypeOpInterface { operands: [NegOp { x: x }], .. } => x;
    }
}

/// A mistake: one value for all operands.
mod kind_operands_alone {
    use super::*;

    pattern! {
        P: impl Commutative { operands: const 0, .. } => erase;
    }
}

/// A mistake: an operation as an attribute of any operation.
mod kind_operation_as_attribute {
    use super::*;

    pattern! {
        P: _ { x: NegOp { x: x }, .. } => x;
    }
}

/// A mistake: an operand in the place of a result.
mod nested_result_is_operand {
    use super::*;

    pattern! {
        P: NegOp { x: TwoOp { x: x }.x } => x;
    }
}

/// A mistake: a result of a nested operation that does not exist.
mod nested_result_unknown {
    use super::*;

    pattern! {
        P: NegOp { x: TwoOp { x: x }.third } => x;
    }
}

/// A mistake: a nested operation with two results.
mod nested_results_unnamed {
    use super::*;

    pattern! {
        P: NegOp { x: TwoOp { x: x } } => x;
    }
}

/// A mistake: a nested operation without results.
mod nested_without_results {
    use super::*;

    pattern! {
        P: NegOp { x: ZeroOp { x: x } } => x;
    }
}

/// A mistake: an operation in the place of an attribute.
mod operation_as_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: NegOp { x: _ }, s: _ } => x;
    }
}

/// A mistake: an operation as a type constraint.
mod operation_as_constraint {
    use super::*;

    pattern! {
        P: AddOp { a: x: NegOp, b: _ } => x;
    }
}

/// A mistake: an operation in the place of a property.
mod operation_as_property {
    use super::*;

    pattern! {
        P: PropOp { x: x, p: NegOp { x: _ } } => x;
    }
}

/// A mistake: an operation in the place of several.
mod operation_for_variadic_operand {
    use super::*;

    pattern! {
        P: VarOp { xs: NegOp { x: _ } } => const 0;
    }
}

/// A mistake: a result of the root.
mod result_of_root {
    use super::*;

    pattern! {
        P: TwoOp { x: x }.first => x;
    }
}

/// A mistake: `single_use` without an operation.
mod single_use_of_capture {
    use super::*;

    pattern! {
        P: NegOp { x: single_use x } => x;
    }
}

/// A mistake: `single_use` at the root.
mod single_use_of_root {
    use super::*;

    pattern! {
        P: single_use NegOp { x: x } => x;
    }
}

/// A mistake: `single_use` twice.
mod single_use_twice {
    use super::*;

    pattern! {
        P: NegOp { x: single_use single_use NegOp { x: x } } => x;
    }
}

/// A mistake: the text name of an operation.
mod text_as_operation {
    use super::*;

    pattern! {
        P: "lab.neg" { x: x } => x;
    }
}

/// A mistake: a trait in the place of an interface.
mod trait_as_interface {
    use super::*;

    pattern! {
        P: op @ dyn Pure if ir.is_trivially_dead(op) => erase;
    }
}

fn main() {}
