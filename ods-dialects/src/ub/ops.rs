//! The operations of `ub`, in the order of MLIR's `UBOps.td`.

use ods::prelude::*;

use super::{PoisonAttr, PoisonAttrInterface, Ub};

/// A value that nobody may depend on.
///
/// The attribute says which part of it is poison; where none is written, all is.
///
/// `%any = ub.poison : f64`, `%some = ub.poison <#d.part> : vector<4xi64>`
#[op(Ub, "poison", traits(ConstantLike, Pure), format(attr_dict ("<" $value^ ">")? ":" type($result)))]
pub struct PoisonOp {
    #[attr(default = |context| PoisonAttr::get(context))]
    value: dyn PoisonAttrInterface,
    #[result]
    result: AnyType,
}

impl PoisonOp {
    /// Makes a value of the type that is poison, if the attribute says what of it is.
    pub fn materialize(
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Self> {
        value.interface::<dyn PoisonAttrInterface>(ir.context())?;
        PoisonOp::new(ty).with_value(value).create(ir, at, location).ok()
    }
}

/// Ends a block that control does not come to.
///
/// What runs it is undefined.
///
/// `ub.unreachable`
#[op(Ub, "unreachable", traits(Terminator), format(attr_dict))]
pub struct UnreachableOp {}
