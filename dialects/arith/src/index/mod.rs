//! The `index` dialect: arithmetic on values of the builtin type `index`, which are as wide as the target's pointers.
//!
//! All operations work on scalars. Values have no sign; operations that depend on one come in two variants.

mod enums;
pub(crate) mod exec;
mod fold;
mod int_range;
mod ops;
mod ranges;

pub use enums::{IndexCmpPredicate, IndexCmpPredicateAttr};
pub use ops::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp, DivSOp, DivUOp,
    FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SizeOfOp, SubOp,
    XOrOp,
};

use ods::prelude::*;

/// Arithmetic on values of type `index`.
///
/// Index values are as wide as the target's pointers: sizes, bounds of loops, and positions in arrays. The type has no
/// sign; operations whose results depend on one come in two variants, `...s` (signed) and `...u` (unsigned).
#[dialect(
    name = "index",
    semantics,
    ops(
        AddOp,
        SubOp,
        MulOp,
        DivSOp,
        DivUOp,
        CeilDivSOp,
        CeilDivUOp,
        FloorDivSOp,
        RemSOp,
        RemUOp,
        MaxSOp,
        MaxUOp,
        MinSOp,
        MinUOp,
        ShlOp,
        ShrSOp,
        ShrUOp,
        AndOp,
        OrOp,
        XOrOp,
        CastSOp,
        CastUOp,
        CmpOp,
        SizeOfOp,
        ConstantOp,
        BoolConstantOp,
    ),
    attrs(IndexCmpPredicate),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct IndexDialect;

impl DialectInlinerInterface for IndexDialect {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for IndexDialect {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        let context = b.context();
        if let Some(value) = value.cast::<BoolAttr>(context) {
            let constant = (ty == Type::I1).then(|| b.insert(BoolConstantOp::new(value)))?;
            return constant.ok().map(BoolConstantOp::operation);
        }
        let value = value.cast::<IntegerAttr>(context).filter(|value| value.ty(context) == ty && ty == Type::INDEX)?;
        b.insert(ConstantOp::new(value)).ok().map(ConstantOp::operation)
    }
}
