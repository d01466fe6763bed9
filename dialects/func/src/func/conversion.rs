//! Conversion of the types of functions, calls and returns.

use std::sync::Arc;

use ods::prelude::*;
use ods::rewrite::conversion::{
    ConversionPattern, ConversionPatterns, ConversionRewriter, ConversionTarget, SignatureConversion, TypeConverter,
};

use super::{CallOp, FuncOp, ReturnOp};

/// Returns the patterns that give functions, calls and returns converted types, where a value may become several.
/// Corresponds to MLIR's `populateFunctionOpInterfaceTypeConversionPattern`, `populateCallOpTypeConversionPattern` and
/// `populateReturnOpTypeConversionPattern`.
pub fn convert_types(types: &Arc<TypeConverter>) -> ConversionPatterns {
    ConversionPatterns::with_types(Arc::clone(types)).add(ConvertFunction).add(ConvertCall).add(ConvertReturn)
}

/// Makes functions, calls and returns legal if their types are.
pub fn legal_if_converted(target: &mut ConversionTarget, types: &Arc<TypeConverter>) {
    let [of_function, of_call, of_return] = [(); 3].map(|()| Arc::clone(types));
    target
        .legal_if::<FuncOp>(move |ir, function| {
            let (inputs, results) = function.signature(ir);
            let types = &of_function;
            types.are_legal(inputs) && types.are_legal(results) && types.is_legal_region(ir, function.body(ir))
        })
        .legal_if::<CallOp>(move |ir, call| of_call.is_legal_op(ir, call))
        .legal_if::<ReturnOp>(move |ir, end| of_return.is_legal_op(ir, end));
}

/// The signature and the blocks of a function get converted types.
struct ConvertFunction;

impl ConversionPattern<FuncOp> for ConvertFunction {
    fn rewrite(&self, op: FuncOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (types, (inputs, results)) = (rewriter.types()?, op.signature(rewriter.ir()));
        let inputs = types.convert_signature(inputs).ok_or(NoMatch)?;
        let results = types.convert_signature(results).ok_or(NoMatch)?;
        let body = op.body(rewriter.ir());
        rewriter.convert_region(body)?;
        let ir = rewriter.ir_mut();
        let ty = FunctionType::get(ir.context(), &inputs.types(), &results.types());
        if let Some(attributes) = op.arg_attrs(ir).map(|attributes| spread(ir.context(), attributes, &inputs)) {
            op.set_arg_attrs(ir, attributes);
        }
        if let Some(attributes) = op.res_attrs(ir).map(|attributes| spread(ir.context(), attributes, &results)) {
            op.set_res_attrs(ir, attributes);
        }
        op.set_function_type(ir, ty);
        Ok(())
    }
}

/// Returns a list of dictionaries in which all values that one became have its dictionary.
fn spread(context: &Context, attributes: ArrayAttr, conversion: &SignatureConversion) -> ArrayAttr {
    let counts = conversion.inputs().iter().map(|types| types.len());
    let old = attributes.elements(context).iter().zip(counts);
    ArrayAttr::get(context, &old.flat_map(|(dictionary, count)| vec![*dictionary; count]).collect::<Vec<_>>())
}

/// A call passes and receives values of converted types.
struct ConvertCall;

impl ConversionPattern<CallOp> for ConvertCall {
    fn rewrite(&self, op: CallOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (callee, operands) = (op.callee_attr(ir), op.operands(ir));
        let results: Vec<Type> = ir.result_types(op).collect();
        let conversion = rewriter.types()?.convert_signature(results).ok_or(NoMatch)?;
        let mut values = Values::new();
        for operand in operands {
            values.extend(rewriter.converted(operand)?);
        }
        let call = rewriter.before(op).insert(CallOp::new(callee, values, conversion.types()))?;
        let ir = rewriter.ir_mut();
        call.set_no_inline(ir, op.no_inline(ir));
        ir.set_attributes(call, ir.attributes(op));
        let mut results = ir.results(call);
        let counts = conversion.inputs().iter().map(|types| types.len());
        let lists: Vec<Values> = counts.map(|count| results.by_ref().take(count).collect()).collect();
        drop(results);
        rewriter.replace_with_many(op, &lists)
    }
}

/// A return passes values of converted types.
struct ConvertReturn;

impl ConversionPattern<ReturnOp> for ConvertReturn {
    fn rewrite(&self, op: ReturnOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let mut values = Values::new();
        for operand in op.operands(rewriter.ir()) {
            values.extend(rewriter.converted(operand)?);
        }
        rewriter.ir_mut().set_operands(op, values);
        Ok(())
    }
}
