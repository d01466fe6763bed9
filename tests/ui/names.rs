//! Names of fields, and the functions that they become.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An attribute and a derived one of one name.
mod attribute_and_derived {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        t: I32Attr,
        #[derived(|_, _| Type::I1)]
        t: Type,
    }
}

/// A field with the name of what gives another's attribute.
mod attribute_getter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: I64Attr,
        #[attr]
        x_attr: I64Attr,
    }
}

/// A field with the name of another's `with_`.
mod chained_setter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 1)]
        value: I32Attr,
        #[attr]
        with_value: I32Attr,
    }
}

/// A method with the name of a field.
mod method_of_the_user {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        value: AnyType,
    }

    impl AOp {
        pub fn value(self) {}
    }
}

/// What changes a group, as a field.
mod mutable_group {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        xs: Variadic<AnyType>,
        #[attr]
        xs_mut: I32Attr,
    }
}

/// O06: an operand and a region of one name.
mod operand_and_region {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        t: AnyTensor,
        #[region]
        t: AnyRegion,
    }
}

/// O05: an operand and a result of one name.
mod operand_and_result {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        t: AnyTensor,
        #[result]
        t: AnyTensor,
    }
}

/// O08: an operand and a successor of one name.
mod operand_and_successor {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[operand]
        t: AnyTensor,
        #[successor]
        t: AnySuccessor,
    }
}

/// `r#x` and `x` are one name.
mod raw_identifier {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: AnyType,
        #[operand]
        r#x: AnyType,
    }
}

/// O10: a region and a successor of one name.
mod region_and_successor {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[region]
        t: AnyRegion,
        #[successor]
        t: AnySuccessor,
    }
}

/// A field with the name of what removes another.
mod remover {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Optional<I64Attr>,
        #[operand]
        remove_x: AnyType,
    }
}

/// O63: an attribute with a name that every operation has.
mod reserved_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        create: I32Attr,
    }
}

/// A field with the name of a function that every operation has.
mod reserved_create {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        create: AnyType,
    }
}

/// A field with the name of a function that every operation has.
mod reserved_create_generic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        create_generic: AnyType,
    }
}

/// A name that every operation has.
mod reserved_new {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        new: AnyType,
    }
}

/// O37: a name that every operation has.
mod reserved_operation {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        operation: AnyType,
    }
}

/// A field with the name of a function that every operation has.
mod reserved_over {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        over: AnyType,
    }
}

/// A field with the name of the verifier.
mod reserved_verify {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {
        #[operand]
        verify: AnyType,
    }

    impl AOp {
        fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// O07: a result and a region of one name.
mod result_and_region {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        t: AnyTensor,
        #[region]
        t: AnyRegion,
    }
}

/// O09: a result and a successor of one name.
mod result_and_successor {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[result]
        t: AnyTensor,
        #[successor]
        t: AnySuccessor,
    }
}

/// O38, O62: a field with the name of another's setter.
mod setter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        value: AnyType,
        #[attr]
        set_value: I32Attr,
    }
}

/// O03: two operands of one name.
mod two_operands {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        t: AnyTensor,
        #[operand]
        t: AnyTensor,
    }
}

/// O04: two results of one name.
mod two_results {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        t: AnyTensor,
        #[result]
        t: AnyTensor,
    }
}

/// O22: a field without a name.
mod underscore {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        _: AnyType,
    }
}

fn main() {}
