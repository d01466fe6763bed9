//! The operations of `ub`, in the order of MLIR's `UBOps.td`.

use ods::prelude::*;

use super::{PoisonAttr, PoisonAttrInterface, Ub};

/// A poison value, which no result may depend on.
///
/// The attribute selects the part of the value that is poison; without it, the whole value is.
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
    /// Creates a value of the type; `attribute` must say which part of it is poison.
    pub fn materialize(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Self> {
        value.interface::<dyn PoisonAttrInterface>(b.context())?;
        b.insert(PoisonOp::new(ty).with_value(value)).ok()
    }
}

/// Terminates a block that control never reaches.
///
/// Executing it is undefined behavior.
///
/// `ub.unreachable`
#[op(Ub, "unreachable", traits(Terminator), format(attr_dict))]
pub struct UnreachableOp {}
