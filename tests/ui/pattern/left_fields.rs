//! The fields of an operation on the left side of a pattern.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: alternatives, of which one has no such field.
mod alternatives_differ {
    use super::*;

    pattern! {
        P: NegOp | AddOp { x: x } => x;
    }
}

/// A mistake: an attribute is left out.
mod attribute_left_out {
    use super::*;

    pattern! {
        P: AttrOp { x: x, s: _ } => x;
    }
}

/// A mistake: operands twice.
mod kind_field_twice {
    use super::*;

    pattern! {
        P: impl Commutative { operands: [x, _], operands: [_, _], .. } => x;
    }
}

/// A mistake: an interface's operations have further fields.
mod kind_without_rest {
    use super::*;

    pattern! {
        P: dyn InferTypeOpInterface { operands: [x] } => x;
    }
}

/// A mistake: no colon behind the name.
mod missing_colon {
    use super::*;

    pattern! {
        P NegOp { x: x } => x;
    }
}

/// A mistake: no comma between fields.
mod missing_comma {
    use super::*;

    pattern! {
        P: AddOp { a: x b: _ } => x;
    }
}

/// A mistake: a nested operation with a region.
mod nested_region {
    use super::*;

    pattern! {
        P: NegOp { x: RegionOp { x: x } } => x;
    }
}

/// A mistake: an operand of a nested operation is left out.
mod nested_too_few_fields {
    use super::*;

    pattern! {
        P: NegOp { x: AddOp { a: x } } => x;
    }
}

/// A mistake: a nested operation has no such operand.
mod nested_unknown_field {
    use super::*;

    pattern! {
        P: NegOp { x: AddOp { a: x, b: _, c: _ } } => x;
    }
}

/// A mistake: operands without names.
mod positional_operands {
    use super::*;

    pattern! {
        P: AddOp(x, y) => x;
    }
}

/// A mistake: a property is left out.
mod property_left_out {
    use super::*;

    pattern! {
        P: PropOp { x: x } => x;
    }
}

/// A mistake: a region as a field.
mod region_as_field {
    use super::*;

    pattern! {
        P: RegionOp { x: x, body: _ } => x;
    }
}

/// A mistake: `..` before a field.
mod rest_before_fields {
    use super::*;

    pattern! {
        P: AddOp { .., a: x } => x;
    }
}

/// A mistake: `..` twice.
mod rest_twice {
    use super::*;

    pattern! {
        P: AddOp { a: x, .., .. } => x;
    }
}

/// A mistake: a successor as a field.
mod successor_as_field {
    use super::*;

    pattern! {
        P: SuccOp { x: _, next: _ } => erase;
    }
}

/// A mistake: an operation with a successor.
mod successors {
    use super::*;

    pattern! {
        P: SuccOp { x: _ } => erase;
    }
}

/// A mistake: an operand is left out.
mod too_few_fields {
    use super::*;

    pattern! {
        P: AddOp { a: x } => x;
    }
}

/// A mistake: an operand that there is not.
mod too_many_fields {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: _, c: _ } => x;
    }
}

fn main() {}
