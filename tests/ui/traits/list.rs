//! `traits(...)`: the names of traits.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Two traits of which one says the other.
mod contradiction {
    use super::*;

    #[op(D, "a", traits(SameTypeOperands, SameOperandsAndResultType))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
        #[result]
        c: AnyType,
    }
}

/// A trait of C++.
mod cpp_path {
    use super::*;

    #[op(D, "a", traits(OpTrait::ZeroOperands))]
    pub struct AOp {}
}

/// A trait with arguments twice, and an interface by a path.
mod generic_twice {
    use super::*;

    #[op(D, "c")]
    pub struct COp {
        #[region]
        body: AnyRegion,
    }

    #[op(
        D,
        "a",
        traits(HasParent<COp>, HasParent<COp>),
        interfaces(ods::prelude::MemoryEffectOpInterface, ods::prelude::MemoryEffectOpInterface)
    )]
    pub struct AOp {}
}

/// O50: a parent in parentheses and quotes.
mod has_parent_as_function {
    use super::*;

    #[op(D, "a", traits(HasParent("d.b")))]
    pub struct AOp {}
}

/// A parent that is no operation.
mod has_parent_of_no_op {
    use super::*;

    #[op(D, "a", traits(HasParent<AnyType>))]
    pub struct AOp {}
}

/// O50: a parent that does not exist.
mod has_parent_unknown {
    use super::*;

    #[op(D, "a", traits(HasParent<Nope>))]
    pub struct AOp {}
}

/// A parametric trait in parentheses.
mod implicit_terminator_as_function {
    use super::*;

    #[op(D, "a", traits(SingleBlockImplicitTerminator(YieldOp)))]
    pub struct AOp {
        #[region]
        r: AnyRegion,
    }
}

/// The name of MLIR's C++ class.
mod isolated_old_name {
    use super::*;

    #[op(D, "a", traits(IsIsolatedFromAbove))]
    pub struct AOp {
        #[region]
        r: AnyRegion,
    }
}

/// A list of traits lists traits.
mod list_of_lists {
    use super::*;

    struct Inner;

    impl OpTrait for Inner {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Inner").listing(&[Pure::SCHEMA]);
    }

    struct Outer;

    impl OpTrait for Outer {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Outer").listing(&[Inner::SCHEMA]);
    }

    /// An operation.
    #[op(D, "a", traits(Outer))]
    pub struct AOp {}
}

/// What decides how an operation is cut up is said at the operation.
mod list_of_structural {
    use super::*;

    struct Sized;

    impl OpTrait for Sized {
        const SCHEMA: &'static TraitSchema =
            &TraitSchema::new::<Self>("Sized").listing(&[Pure::SCHEMA, AttrSizedOperandSegments::SCHEMA]);
    }

    /// An operation.
    #[op(D, "a", traits(Sized))]
    pub struct AOp {}
}

/// A trait in a list wants another one, which is neither in the list nor beside it.
mod list_requires_trait {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", ops(AOp, BOp))]
    pub struct D;

    struct Needy;

    impl OpTrait for Needy {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Needy").requiring(&[Commutative::SCHEMA]);
    }

    struct Both;

    impl OpTrait for Both {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Both").listing(&[Pure::SCHEMA, Needy::SCHEMA]);
    }

    /// Lacks it.
    #[op(D, "a", traits(Both))]
    pub struct AOp {}

    /// Has it.
    #[op(D, "b", traits(Both, Commutative))]
    pub struct BOp {
        #[operand]
        lhs: I32,
        #[operand]
        rhs: I32,
    }
}

/// A trait that is in a list of traits, too.
mod mappable_and_elementwise {
    use super::*;

    #[op(D, "a", traits(ElementwiseMappable, Elementwise))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        r: AnyType,
    }
}

/// No comma between two traits.
mod missing_comma {
    use super::*;

    #[op(D, "a", traits(Pure Commutative))]
    pub struct AOp {}
}

/// A trait with a slip.
mod misspelt {
    use super::*;

    #[op(D, "a", traits(Comutative))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// A type that is no trait of operations.
mod not_a_trait {
    use super::*;

    #[op(D, "a", traits(AnyType))]
    pub struct AOp {}
}

/// O41: a name of former times.
mod old_name {
    use super::*;

    #[op(D, "a", traits(NoSideEffect))]
    pub struct AOp {}
}

/// A name that MLIR's C++ has.
mod pliron_name {
    use super::*;

    #[op(D, "a", traits(IsTerminator))]
    pub struct AOp {}
}

/// Pure by itself, and as pure as what is inside.
mod pure_and_recursive_effects {
    use super::*;

    #[op(D, "a", traits(Pure, RecursiveMemoryEffects))]
    pub struct AOp {
        #[region]
        r: AnyRegion,
    }
}

/// A Rust trait.
mod rust_trait {
    use super::*;

    #[op(D, "a", traits(Copy))]
    pub struct AOp {}
}

/// A trait in quotes.
mod string {
    use super::*;

    #[op(D, "a", traits("Pure"))]
    pub struct AOp {}
}

/// O60: a trait twice.
mod twice {
    use super::*;

    #[op(D, "a", traits(Commutative, Commutative))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// G04, O50: a trait that does not exist.
mod unknown {
    use super::*;

    #[op(D, "a", traits(NoSuchTrait))]
    pub struct AOp {}
}

/// An expression.
mod value {
    use super::*;

    #[op(D, "a", traits(5))]
    pub struct AOp {}
}

/// O11: `Vectorizable` without `Elementwise`.
mod vectorizable_alone {
    use super::*;

    #[op(D, "a", traits(Vectorizable))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        r: AnyType,
    }
}

fn main() {}
