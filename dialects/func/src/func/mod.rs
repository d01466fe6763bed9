//! The `func` dialect: functions and calls.
//!
//! * `function`: functions and their terminator;
//! * [`conversion`]: conversion of their types;
//! * `call`: calls, direct and by value, and functions as values.

mod call;
pub mod conversion;
pub(crate) mod exec;
mod function;

pub use call::{CallIndirectOp, CallOp, ConstantOp};
pub use function::{FuncOp, ReturnOp};

use ods::prelude::*;

use crate::cf;

/// Functions and calls.
///
/// A direct call refers to a function by name; an indirect call takes a function as a value.
#[dialect(
    name = "func",
    semantics,
    dependent(cf::ControlFlow),
    ops(CallOp, CallIndirectOp, ConstantOp, FuncOp, ReturnOp),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct Func;

/// Functions and calls with `no_inline` stay as they are.
impl DialectInlinerInterface for Func {
    fn may_inline_call(&self, ir: &Ir, call: Operation, callable: Operation) -> bool {
        let may_call = ir.cast::<CallOp>(call).is_none_or(|call| !call.no_inline(ir));
        may_call && ir.cast::<FuncOp>(callable).is_none_or(|function| !function.no_inline(ir))
    }

    fn may_inline_into(&self, _: &Ir, _: Region, _: Region) -> bool {
        true
    }

    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }

    fn replace_by_branch(&self, ir: &mut Ir, terminator: Operation, target: Block) -> ods::Result {
        let Some(returned) = ir.cast::<ReturnOp>(terminator) else { return Ok(()) };
        let values = returned.operands(ir);
        ir.builder_before(terminator).insert(cf::BranchOp::new(values, target))?;
        Ok(ir.erase(terminator)?)
    }
}

impl DialectHooks for Func {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        let callee = value.cast::<FlatSymbolRefAttr>(b.context()).filter(|_| ty.isa::<FunctionType>(b.context()))?;
        b.insert(ConstantOp::new(callee, ty)).ok().map(ConstantOp::operation)
    }
}
