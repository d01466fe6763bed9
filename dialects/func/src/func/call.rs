//! Function calls, and functions as values.

use std::ops::Range;

use ods::prelude::*;

use super::{Func, FuncOp};
use ods_arith::common::quoted::{quoted, quoted_list};
use ods_arith::common::unknown::is_of_unknown_dialect;

/// Calls a function by name.
///
/// The function is in the same symbol table. The operands and results have the types of its signature.
///
/// ```mlir
/// %low, %high = func.call @sorted(%x, %y) : (f64, f64) -> (f64, f64)
/// ```
#[op(Func, "call",
    traits(MemRefsNormalizable),
    interfaces(CallOpInterface),
    format($callee "(" $operands ")" attr_dict ":" functional_type($operands, results)),
    verify_symbol_uses,
    builders(of),
)]
pub struct CallOp {
    #[attr]
    callee: FlatSymbolRefAttr,
    #[operand]
    operands: Variadic<AnyType>,
    #[attr]
    arg_attrs: Optional<DictArrayAttr>,
    #[attr]
    res_attrs: Optional<DictArrayAttr>,
    #[attr]
    no_inline: UnitAttr,
    #[result]
    results: Variadic<AnyType>,
}

impl CallOp<Draft> {
    /// Creates a call of the function, with the results of its signature.
    pub fn of(ir: &Ir, function: FuncOp, operands: impl IntoIterator<Item = Value>) -> Self {
        let (_, results) = function.signature(ir);
        Self::new(function.sym_name(ir), operands, results)
    }
}

impl ArgAndResultAttrsOpInterface for CallOp {}

impl CallOpInterface for CallOp {
    fn callable_for_callee(&self, ir: &Ir) -> Callable {
        Callable::Symbol(self.callee_attr(ir).into())
    }

    fn set_callee_from_callable(&self, ir: &mut Ir, callee: Callable) {
        if let Callable::Symbol(symbol) = callee {
            let name = symbol.leaf(ir.context()).to_owned();
            self.set_callee(ir, name);
        }
    }

    fn arg_operand_range(&self, ir: &Ir) -> Range<usize> {
        0..ir.num_operands(*self)
    }
}

impl CallOp {
    /// Checks that the name refers to a function with this signature.
    fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(ty) = FuncOp::type_of_referent(ir, symbols, op, self.callee_attr(ir)) else {
            // An unregistered function, such as `llvm.func`, has an unknown signature.
            if symbols.lookup_nearest(ir, op, self.callee_attr(ir)).is_some_and(|op| is_of_unknown_dialect(ir, op)) {
                return Ok(());
            }
            let message = format!("'{}' does not reference a valid function", self.callee(ir));
            return Err(ir.op_error(op, message));
        };
        self.verify_operands(ir, ty.inputs(ir.context()))?;
        self.verify_results(ir, ty.results(ir.context()))
    }

    fn verify_operands(self, ir: &Ir, inputs: &[Type]) -> Result<(), Diagnostic> {
        let op = self.operation();
        if ir.num_operands(op) != inputs.len() {
            return Err(ir.op_error(op, "incorrect number of operands for callee"));
        }
        let wrong = ir.operand_types(op).zip(inputs).enumerate().find(|(_, (found, expected))| found != *expected);
        let Some((i, (found, expected))) = wrong else { return Ok(()) };
        let (found, expected) = (quoted(ir, found), quoted(ir, *expected));
        let message = format!(
            "operand type mismatch: expected operand type {expected}, but provided {found} for operand number {i}"
        );
        Err(ir.op_error(op, message))
    }

    fn verify_results(self, ir: &Ir, expected: &[Type]) -> Result<(), Diagnostic> {
        let op = self.operation();
        if ir.num_results(op) != expected.len() {
            return Err(ir.op_error(op, "incorrect number of results for callee"));
        }
        let Some(i) = ir.result_types(op).zip(expected).position(|(found, expected)| found != *expected) else {
            return Ok(());
        };
        let found = quoted_list(ir, ir.result_types(op));
        let expected = quoted_list(ir, expected.iter().copied());
        Err(ir
            .op_error(op, format_args!("result type mismatch at index {i}"))
            .note(ir.location(op), format!("      op result types: {found}"))
            .note(ir.location(op), format!("function result types: {expected}")))
    }
}

/// Calls a function value.
///
/// ```mlir
/// %f = func.constant @my_add : (f32, f32) -> f32
/// %2 = func.call_indirect %f(%0, %1) : (f32, f32) -> f32
/// ```
#[op(Func, "call_indirect",
    traits(
        RangedTypesMatchWith("callee input types match argument types", callee, callee_operands,
            |types, context| signature(types, context).0),
        RangedTypesMatchWith("callee result types match result types", callee, results,
            |types, context| signature(types, context).1),
    ),
    interfaces(CallOpInterface),
    format($callee "(" $callee_operands ")" attr_dict ":" type($callee)),
    canonicalize,
    builders(of),
)]
pub struct CallIndirectOp {
    #[operand]
    callee: FunctionType,
    #[operand]
    callee_operands: Variadic<AnyType>,
    #[attr]
    arg_attrs: Optional<DictArrayAttr>,
    #[attr]
    res_attrs: Optional<DictArrayAttr>,
    #[result]
    results: Variadic<AnyType>,
}

/// Returns the inputs and results of a function type.
fn signature(types: &[Type], context: &Context) -> (Vec<Type>, Vec<Type>) {
    let function = types.first().and_then(|ty| ty.cast::<FunctionType>(context));
    function.map(|ty| (ty.inputs(context).to_vec(), ty.results(context).to_vec())).unwrap_or_default()
}

impl CallIndirectOp<Draft> {
    /// Creates a call of the value, with the results of its function type.
    pub fn of(ir: &Ir, callee: Value, operands: impl IntoIterator<Item = Value>) -> Self {
        let (_, results) = signature(&[ir.value_type(callee)], ir.context());
        Self::new(callee, operands, results)
    }
}

impl CallIndirectOp {
    /// Turns a call of a known function into one by name.
    fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let function = ir.defining::<ConstantOp>(self.callee(ir)).ok_or(NoMatch)?;
        let results: Vec<Type> = ir.result_types(self).collect();
        let call = CallOp::new(function.value_attr(ir), self.callee_operands(ir), results);
        rewriter.replace_with(self, call)?;
        Ok(())
    }
}

impl ArgAndResultAttrsOpInterface for CallIndirectOp {}

impl CallOpInterface for CallIndirectOp {
    fn callable_for_callee(&self, ir: &Ir) -> Callable {
        Callable::Value(self.callee(ir))
    }

    fn set_callee_from_callable(&self, ir: &mut Ir, callee: Callable) {
        if let Callable::Value(value) = callee {
            self.set_callee(ir, value);
        }
    }

    fn arg_operand_range(&self, ir: &Ir) -> Range<usize> {
        1..ir.num_operands(*self)
    }
}

/// Makes a function a value.
///
/// ```mlir
/// %f = func.constant @my_add : (f32, f32) -> f32
/// ```
#[op(Func, "constant",
    traits(ConstantLike, Pure),
    interfaces(OpAsmOpInterface),
    format(attr_dict $value ":" type(results)),
    verify_symbol_uses,
)]
pub struct ConstantOp {
    #[attr]
    value: FlatSymbolRefAttr,
    #[result]
    result: AnyType,
}

impl OpAsmOpInterface for ConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.result(ir), "f");
    }
}

impl ConstantOp {
    /// Checks that the name refers to a function of the result's type.
    fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(ty) = FuncOp::type_of_referent(ir, symbols, op, self.value_attr(ir)) else {
            let message = format!("reference to undefined function '{}'", self.value(ir));
            return Err(ir.op_error(op, message));
        };
        match Type::from(ty) == ir.value_type(self.result(ir)) {
            true => Ok(()),
            false => Err(ir.op_error(op, "reference to function with mismatched type")),
        }
    }
}
