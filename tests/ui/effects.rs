//! `effects(...)`: memory effects of operations and their parts.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An effect without its list.
mod bare {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(MemRead)]
        a: AnyType,
    }
}

/// No effects.
mod empty {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects())]
        a: AnyType,
    }
}

/// An effect, nearly.
mod misspelt {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(MemReed))]
        a: AnyType,
    }
}

/// A stage before the first.
mod negative_stage {
    use super::*;

    #[op(D, "a", effects(MemRead(stage = -1)))]
    pub struct AOp {}
}

/// An effect of an operation without.
mod none {
    use super::*;

    /// An operation.
    #[op(D, "a", effects(MemWrite), traits(NoMemoryEffect))]
    pub struct AOp {}
}

/// A resource that is none.
mod not_a_resource {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(MemRead<I32>))]
        a: AnyType,
    }
}

/// An effect on an attribute that names no symbol.
mod on_number {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[attr(effects(MemRead))]
        a: I32Attr,
    }
}

/// An effect on a region.
mod on_region {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[region(effects(MemRead))]
        a: AnyRegion,
    }
}

/// A pure operation writes.
mod pure {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(Pure))]
    pub struct AOp {
        #[operand(effects(MemWrite))]
        a: AnyType,
    }
}

/// An effect twice on one resource, which a path leads to.
mod resource_twice {
    use super::*;

    mod resources {
        /// A resource.
        #[derive(Debug)]
        pub struct Stack;
    }

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(MemRead<resources::Stack>, MemRead<resources::Stack>))]
        a: AnyType,
    }
}

/// A stage that is no number.
mod stage_as_text {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(MemRead(stage = "one")))]
        a: AnyType,
    }
}

/// An effect as text.
mod string {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects("MemRead"))]
        a: AnyType,
    }
}

/// An effect twice.
mod twice {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(MemRead, MemRead))]
        a: AnyType,
    }
}

/// An effect that is none.
mod unknown {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(Network))]
        a: AnyType,
    }
}

/// An option that effects do not have.
mod unknown_option {
    use super::*;

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand(effects(MemRead(level = 1)))]
        a: AnyType,
    }
}

/// Effects twice over.
mod with_interface {
    use super::*;

    /// An operation.
    #[op(D, "a", effects(MemWrite), interfaces(MemoryEffectOpInterface))]
    pub struct AOp {}
}

fn main() {}
