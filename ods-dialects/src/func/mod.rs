//! The `func` dialect: functions and calls.
//!
//! * `function`: functions and their terminator;
//! * `call`: calls, direct and by value, and functions as values.

mod call;
mod function;

pub use call::{CallIndirectOp, CallOp, ConstantOp};
pub use function::{FuncOp, ReturnOp};

use ods::prelude::*;

/// Functions and calls.
///
/// A direct call refers to a function by name; an indirect call takes a function as a value.
#[dialect(name = "func", ops(CallOp, CallIndirectOp, ConstantOp, FuncOp, ReturnOp), hooks)]
pub struct Func;

impl DialectHooks for Func {
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        let callee = value.cast::<FlatSymbolRefAttr>(ir.context()).filter(|_| ty.isa::<FunctionType>(ir.context()))?;
        ConstantOp::new(callee, ty).create(ir, at, location).ok().map(ConstantOp::operation)
    }
}
