//! Traits that need parts which the operation lacks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A trait about what is inside, where nothing can be.
mod affine_scope_without_region {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(AffineScope))]
    pub struct AOp {}
}

/// A trait about what is inside, where nothing can be.
mod allocation_scope_without_region {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(AutomaticAllocationScope))]
    pub struct AOp {}
}

/// Broadcast shapes of an operation without results.
mod broadcastable_without_results {
    use super::*;

    #[op(D, "a", traits(ResultsBroadcastableShape))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// A trait about several operands, of which there is one.
mod commutative_with_one_operand {
    use super::*;

    #[op(D, "a", traits(Commutative))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// A constant without a result.
mod constant_without_result {
    use super::*;

    #[op(D, "a", traits(ConstantLike))]
    pub struct AOp {}
}

/// Distinct objects of an operation without results.
mod distinct_without_results {
    use super::*;

    #[op(D, "a", traits(DistinctObjectsTrait))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// A trait about regions, of which there are none.
mod effects_without_region {
    use super::*;

    #[op(D, "a", traits(RecursiveMemoryEffects))]
    pub struct AOp {}
}

/// A trait about operands, of which there are none.
mod element_type_of_no_operands {
    use super::*;

    #[op(D, "a", traits(SameOperandsElementType))]
    pub struct AOp {}
}

/// A trait about results, of which there are none.
mod element_type_without_results {
    use super::*;

    #[op(D, "a", traits(SameOperandsAndResultElementType))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// O68: a crash of mlir-tblgen.
mod first_attribute_missing {
    use super::*;

    #[op(D, "a", traits(FirstAttrDerivedResultType))]
    pub struct AOp {
        #[result]
        a: AnyType,
    }
}

/// A trait about results, where there are none.
mod floats_without_results {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(ResultsAreFloatLike))]
    pub struct AOp {
        #[operand]
        value: F32,
    }
}

/// A trait about regions, of which there are none.
mod graph_region_without_region {
    use super::*;

    #[op(D, "a", traits(HasOnlyGraphRegion))]
    pub struct AOp {}
}

/// A trait about what comes out, where nothing does.
mod idempotent_without_results {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(Idempotent))]
    pub struct AOp {
        #[operand]
        value: I32,
    }
}

/// A trait about what comes out, where nothing does.
mod involution_without_results {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(Involution))]
    pub struct AOp {
        #[operand]
        value: I32,
    }
}

/// A trait about blocks inside, where there are none.
mod no_terminator_without_region {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(NoTerminator))]
    pub struct AOp {}
}

/// A parallel region of an operation without regions.
mod parallel_without_region {
    use super::*;

    #[op(D, "a", traits(HasParallelRegion))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// A trait about results, of which there are none.
mod rank_without_results {
    use super::*;

    #[op(D, "a", traits(SameOperandsAndResultRank))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// A trait about regions, of which there are none.
mod region_arguments_without_region {
    use super::*;

    #[op(D, "a", traits(NoRegionArguments))]
    pub struct AOp {}
}

/// What hands its operands on is a terminator.
mod return_like_alone {
    use super::*;

    /// Returns.
    #[op(D, "return", traits(ReturnLike))]
    pub struct ReturnOp {
        #[operand]
        values: Variadic<AnyType>,
    }
}

/// What leaves a region makes nothing.
mod return_like_with_results {
    use super::*;

    /// Returns.
    #[op(D, "return", traits(Terminator, ReturnLike))]
    pub struct ReturnOp {
        #[operand]
        values: Variadic<AnyType>,
        #[result]
        same: Variadic<AnyType>,
    }
}

/// O56: a trait about operands, of which there are none.
mod same_type_without_operands {
    use super::*;

    #[op(D, "a", traits(SameOperandsAndResultType))]
    pub struct AOp {
        #[result]
        a: AnyType,
    }
}

/// O56: a trait about results, of which there are none.
mod same_type_without_results {
    use super::*;

    #[op(D, "a", traits(SameOperandsAndResultType))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// A trait about operands, of which there are none.
mod shape_of_no_operands {
    use super::*;

    #[op(D, "a", traits(SameOperandsShape))]
    pub struct AOp {}
}

/// A trait about operands, of which there are none.
mod shape_without_operands {
    use super::*;

    #[op(D, "a", traits(SameOperandsAndResultShape))]
    pub struct AOp {
        #[result]
        a: AnyType,
    }
}

/// A trait about blocks inside, where there are none.
mod single_block_without_region {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(SingleBlock))]
    pub struct AOp {}
}

/// O58: a successor of what ends no block.
mod successor_without_terminator {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[successor]
        next: AnySuccessor,
    }
}

/// A trait about regions, of which there are none.
mod symbol_table_without_region {
    use super::*;

    #[op(D, "a", traits(SymbolTable))]
    pub struct AOp {}
}

/// A symbol without a name.
mod symbol_without_name {
    use super::*;

    #[op(D, "a", traits(Symbol))]
    pub struct AOp {}
}

/// A trait about operands, of which there are none.
mod type_operands_of_none {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(SameTypeOperands))]
    pub struct AOp {}
}

fn main() {}
