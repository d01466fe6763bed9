//! The shapes that an operation infers for its results from the types of its operands.

use ods_core::attributes::IntegerAttr;
use ods_core::builtin::UnrealizedConversionCastOp;
use ods_core::fold::OpFoldResult;
use ods_core::interfaces::{CastOpInterface, InferTypeOpInterface};
use ods_core::schema::Draft;
use ods_core::traits::{Elementwise, SameOperandsAndResultShape, SameOperandsAndResultType};
use ods_core::types::{DYNAMIC, Shape};
use ods_core::{Context, Diagnostic, InsertionPoint, Ir, OpBuilder, Operation, Type};

use super::shape::{KnownShape, differ_in_shape_only, has_unknown_sizes, met, refined};
use crate::interfaces::{InferShapedTypeOpInterface, ReifyRankedShapedTypeOpInterface, ShapedTypeComponents};

/// Returns the shapes of the results: what their types tell, and what follows from the operands.
///
/// # Errors
/// Returns an error if the two contradict.
pub(super) fn result_shapes(ir: &mut Ir, op: Operation) -> Result<Vec<KnownShape>, Diagnostic> {
    let found: Vec<Type> = ir.result_types(op).collect();
    let inferred = inferred_shapes(ir, op, &found)?;
    let context = ir.context();
    let mut shapes = Vec::with_capacity(found.len());
    for (index, ty) in found.iter().enumerate() {
        let inferred = inferred.get(index).unwrap_or(&KnownShape::Unknown);
        match refined(context, *ty, inferred) {
            Some(ty) => shapes.push(KnownShape::of(context, ty)),
            None if ir.has_interface::<dyn CastOpInterface>(op) => shapes.push(KnownShape::of(context, *ty)),
            None => return Err(contradiction(ir, op, index, *ty, inferred)),
        }
    }
    Ok(shapes)
}

/// Returns the shapes that the operation infers from its operands; `Unknown` if it infers none.
fn inferred_shapes(ir: &mut Ir, op: Operation, found: &[Type]) -> Result<Vec<KnownShape>, Diagnostic> {
    if ir.schema(op).is_none() {
        return Ok(Vec::new());
    }
    let common = common_shape(ir, op)?;
    if let Some(shapes) = by_interface(ir, op, found).map_err(|reason| failure(ir, op, &reason))? {
        return Ok(shapes);
    }
    if let Some(shape) = common.or_else(|| shape_of_cast(ir, op)) {
        return Ok(vec![shape; found.len()]);
    }
    Ok(by_reification(ir, op, found).unwrap_or_default())
}

/// Returns the shape that the operands have in common, for an operation whose operands and results have one; scalars
/// have none.
fn common_shape(ir: &Ir, op: Operation) -> Result<Option<KnownShape>, Diagnostic> {
    let is_same = ir.schema(op).is_some_and(|schema| {
        schema.has_trait::<SameOperandsAndResultShape>()
            || schema.has_trait::<SameOperandsAndResultType>()
            || schema.has_trait::<Elementwise>()
    });
    let mut common: Option<Shape> = None;
    for ty in ir.operand_types(op).filter(|_| is_same) {
        let KnownShape::Ranked(sizes) = KnownShape::of(ir.context(), ty) else { continue };
        match met(common.as_deref(), &sizes) {
            Some(both) => common = Some(both),
            None => return Err(contradicting_operands(ir, op)),
        }
    }
    Ok(common.map(KnownShape::Ranked))
}

/// Asks the interfaces for types and shapes; `None` if the operation has neither. Returns a message on failure.
fn by_interface(ir: &Ir, op: Operation, found: &[Type]) -> Result<Option<Vec<KnownShape>>, String> {
    let Some(draft) = Draft::of_operation(ir, op) else { return Ok(None) };
    let context = ir.context();
    if let Some(types) = ir.interface::<dyn InferTypeOpInterface>(op) {
        let types = types.infer_return_types(ir, &draft)?;
        return Ok(Some(types.iter().zip(found).map(|(ty, found)| shape_for(context, *ty, *found)).collect()));
    }
    let Some(shapes) = ir.interface::<dyn InferShapedTypeOpInterface>(op) else { return Ok(None) };
    let parts = shapes.infer_return_type_components(ir, &draft)?;
    Ok(Some(parts.into_iter().zip(found).map(|(parts, found)| shape_of_parts(context, parts, *found)).collect()))
}

/// Returns the shape of an inferred type; `Unknown` if it differs in more than the shape.
fn shape_for(context: &Context, inferred: Type, found: Type) -> KnownShape {
    match differ_in_shape_only(context, inferred, found) {
        true => KnownShape::of(context, inferred),
        false => KnownShape::Unknown,
    }
}

fn shape_of_parts(context: &Context, parts: ShapedTypeComponents, found: Type) -> KnownShape {
    let fits = parts.element_type.is_none_or(|element| element == found.element_type(context));
    parts.shape.filter(|_| fits).map_or(KnownShape::Unknown, KnownShape::Ranked)
}

/// Returns the shape of the operand of a cast between shapes.
fn shape_of_cast(ir: &Ir, op: Operation) -> Option<KnownShape> {
    if !ir.has_interface::<dyn CastOpInterface>(op) || ir.cast::<UnrealizedConversionCastOp>(op).is_some() {
        return None;
    }
    let (mut operands, mut results) = (ir.operand_types(op), ir.result_types(op));
    let (from, to) = (operands.next()?, results.next()?);
    let is_only = operands.next().is_none() && results.next().is_none();
    (is_only && differ_in_shape_only(ir.context(), from, to)).then(|| KnownShape::of(ir.context(), from))
}

/// Takes the constant sizes from the sizes that the operation computes for its results; the IR is unchanged.
fn by_reification(ir: &mut Ir, op: Operation, found: &[Type]) -> Option<Vec<KnownShape>> {
    let reify = ir.interface::<dyn ReifyRankedShapedTypeOpInterface>(op)?;
    let is_ranked = |ty: &Type| KnownShape::of(ir.context(), *ty).sizes().is_some();
    if !found.iter().all(is_ranked) || !found.iter().any(|ty| has_unknown_sizes(ir.context(), *ty)) {
        return None;
    }
    let start = ir.begin_changes();
    let (at, location) = (InsertionPoint::before(ir, op), ir.location(op));
    let shapes = reify.reify_result_shapes(&mut OpBuilder::new(ir, at, location));
    ir.undo_changes(start);
    let size = |size: &OpFoldResult| constant_size(ir.context(), size).unwrap_or(DYNAMIC);
    Some(shapes?.iter().map(|sizes| KnownShape::Ranked(sizes.iter().map(size).collect())).collect())
}

/// Returns the size that an attribute is.
fn constant_size(context: &Context, size: &OpFoldResult) -> Option<i64> {
    match size {
        OpFoldResult::Attribute(attribute) => {
            attribute.cast::<IntegerAttr>(context)?.value(context).filter(|size| *size >= 0)
        }
        OpFoldResult::Value(_) => None,
    }
}

fn contradiction(ir: &Ir, op: Operation, index: usize, found: Type, inferred: &KnownShape) -> Diagnostic {
    let found = found.display(ir.context());
    let inferred = sizes_to_string(inferred);
    let message = format!("result #{index} has type '{found}', but its shape is inferred to be {inferred}");
    with_operands(ir, op, ir.op_error(op, message))
}

fn contradicting_operands(ir: &Ir, op: Operation) -> Diagnostic {
    with_operands(ir, op, ir.op_error(op, "requires operands of one shape, but different ones are inferred"))
}

fn failure(ir: &Ir, op: Operation, reason: &str) -> Diagnostic {
    with_operands(ir, op, ir.op_error(op, format!("has no shape for the inferred types of its operands: {reason}")))
}

/// Adds the types of operands, refined as they are, to an error.
fn with_operands(ir: &Ir, op: Operation, error: Diagnostic) -> Diagnostic {
    let types = ir.operand_types(op).enumerate();
    types.fold(error, |error, (index, ty)| {
        let message = format!("operand #{index} is inferred to have type '{}'", ty.display(ir.context()));
        error.note(ir.location(op), message)
    })
}

/// Returns the sizes as they are written in a type: `1x?x3`, and `[]` for a single element.
fn sizes_to_string(shape: &KnownShape) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    match shape.sizes() {
        Some([]) => "[]".to_owned(),
        Some(sizes) => sizes.iter().map(size).collect::<Vec<_>>().join("x"),
        None => "*".to_owned(),
    }
}
