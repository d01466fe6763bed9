//! Verifiers of the interfaces of structured operations, with MLIR's messages.

use std::collections::BTreeSet;

use ods::affine::{AffineExpr, AffineMap};
use ods::prelude::*;

use super::structure::element_of;
use super::{IteratorType, LinalgOp};
use ods_arith::arith;
use ods_arith::complex;

/// The interface of an operation that is known to have it.
type Structured = <dyn LinalgOp as Interface>::Handle;

fn structured(ir: &Ir, op: Operation) -> Result<Structured, Diagnostic> {
    ir.interface::<dyn LinalgOp>(op).ok_or_else(|| ir.error(op, "expected a LinalgOp"))
}

/// Returns, for each loop, the first operand and dimension whose index is the loop. Corresponds to the inverse
/// permutation of all maps.
pub(super) fn sources_of_loop_sizes(maps: &[AffineMap]) -> Option<Vec<(usize, usize)>> {
    let loops = maps.iter().map(AffineMap::num_dims).max().unwrap_or(0) as usize;
    let mut sources = vec![None; loops];
    for (operand, map) in maps.iter().enumerate() {
        for (dim, expr) in map.results().iter().enumerate() {
            let source = expr.as_dim().and_then(|position| sources.get_mut(position as usize));
            if let Some(source @ None) = source {
                *source = Some((operand, dim));
            }
        }
    }
    sources.into_iter().collect()
}

/// Verifies a structured operation.
pub(super) fn structure(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let linalg = structured(ir, op)?;
    let is_pure = linalg.has_pure_tensor_semantics(ir) || linalg.has_pure_buffer_semantics(ir);
    if !is_pure && ir.num_operands(op) > 0 {
        return Err(ir.op_error(op, "expected to have pure tensor or buffer semantics"));
    }
    linalg.verify_map_attributes(ir)?;
    let maps = linalg.indexing_maps(ir);
    indexing_maps(ir, op, &linalg, &maps)?;
    let loops = linalg.num_loops(ir);
    if let Some(operand) = maps.iter().position(|map| map.num_dims() as usize != loops) {
        let message = format!("expected indexing_map #{operand} to have {loops} dim(s) to match the number of loops");
        return Err(ir.op_error(op, message));
    }
    if sources_of_loop_sizes(&maps).is_none_or(|sources| sources.len() != loops) {
        return Err(ir.op_error(op, "expected the shape-to-loops map to be non-null"));
    }
    body(ir, op)
}

/// Verifies the indexing maps against the sizes of the operands.
fn indexing_maps(ir: &Ir, op: Operation, linalg: &Structured, maps: &[AffineMap]) -> Result<(), Diagnostic> {
    let operands = ir.num_operands(op);
    if maps.len() != operands {
        let message = format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({operands})",
            maps.len()
        );
        return Err(ir.op_error(op, message));
    }
    for (operand, map) in maps.iter().enumerate() {
        if map.num_symbols() > 0 {
            return Err(ir.op_error(op, format_args!("unexpected symbols in indexing_map #{operand}")));
        }
        let (rank, results) = (linalg.operand_shape(ir, operand).len(), map.num_results());
        if rank != results {
            let message = format!(
                "expected operand #{operand} rank ({rank}) to match the result rank of indexing_map ({results})"
            );
            return Err(ir.op_error(op, message));
        }
    }
    let Some(ranges) = linalg.static_loop_ranges(ir) else {
        return Err(ir.op_error(op, format_args!("invalid indexing maps are non-invertible: ({})", joined(maps))));
    };
    if ranges.contains(&DYNAMIC) {
        return Ok(());
    }
    let ends: Vec<i64> = ranges.iter().map(|range| range - 1).collect();
    let starts = vec![0; ends.len()];
    maps.iter().enumerate().try_for_each(|(operand, map)| {
        accesses_are_in_bounds(ir, op, (operand, map), linalg.operand_shape(ir, operand), (&starts, &ends))
    })
}

/// Returns the text of one map with the results of all.
fn joined(maps: &[AffineMap]) -> String {
    let dims = maps.iter().map(AffineMap::num_dims).max().unwrap_or(0);
    let results = maps.iter().flat_map(|map| map.results().iter().cloned());
    AffineMap::new(dims, 0, results).map(|map| map.to_string()).unwrap_or_default()
}

/// Verifies the first and the last access to an operand.
fn accesses_are_in_bounds(
    ir: &Ir,
    op: Operation,
    (operand, map): (usize, &AffineMap),
    shape: &[i64],
    (starts, ends): (&[i64], &[i64]),
) -> Result<(), Diagnostic> {
    let (Some(first), Some(last)) = (map.eval(starts, &[]), map.eval(ends, &[])) else { return Ok(()) };
    for (dim, size) in shape.iter().enumerate().filter(|(_, size)| **size != DYNAMIC && **size != 0) {
        let (Some(first), Some(last)) = (first.get(dim), last.get(dim)) else { continue };
        if *first.min(last) < 0 {
            return Err(ir.op_error(op, format_args!("unexpected result less than 0 at expression #{dim} in {map}")));
        }
        let inferred = first.max(last).saturating_add(1);
        let is_loop = map.results()[dim].as_dim().is_some();
        if is_loop && inferred != *size || inferred > *size {
            let relation = if is_loop { "" } else { "greater than or equal to " };
            let message = format!(
                "inferred input/output operand #{operand} has shape's dimension #{dim} to be {relation}{inferred}, but \
                 found {size}"
            );
            return Err(ir.op_error(op, message));
        }
    }
    Ok(())
}

/// Verifies the number of blocks of the body, and the types of its arguments.
fn body(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let region = ir.region(op, 0).filter(|region| ir.num_regions(op) == 1 && ir.has_one_block(*region));
    let Some(block) = region.and_then(|region| ir.entry_block(region)) else {
        return Err(ir.op_error(op, "expects to have 1 region with 1 block"));
    };
    if ir.num_operands(op) != ir.num_arguments(block) {
        let message = "expected as many non-induction variable region arguments as the number of input/output operands";
        return Err(ir.op_error(op, message));
    }
    for (i, (ty, argument)) in ir.operand_types(op).zip(ir.arguments(block)).enumerate() {
        let (element, argument) = (element_of(ir.context(), ty), ir.value_type(argument));
        if element != argument {
            let [element, argument] = [element, argument].map(|ty| ods::text::type_to_string(ir.context(), ty));
            let message = format!(
                "expected type of bb argument #{i} ('{argument}') to match element or self type of the corresponding \
                 operand ('{element}')"
            );
            return Err(ir.op_error(op, message));
        }
    }
    Ok(())
}

/// Verifies a fill.
pub(super) fn fill(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let linalg = structured(ir, op)?;
    if linalg.dps_inputs(ir).len() != 1 || linalg.num_dps_inits(ir) != 1 {
        return Err(ir.error(op, "expected op with 1 input and 1 output"));
    }
    if !linalg.is_scalar(ir, 0) {
        return Err(ir.error(op, "expected op with scalar input"));
    }
    let mut types = ir.operand_types(op);
    let (Some(value), Some(output)) = (types.next(), types.next()) else { return Ok(()) };
    let element = output.element_type(ir.context());
    if value == element {
        return Ok(());
    }
    let [value, element] = [value, element].map(|ty| ods::text::type_to_string(ir.context(), ty));
    let message = format!("expected fill value type ('{value}') to match output element type ('{element}')");
    Err(ir.op_error(op, message))
}

/// Verifies a contraction.
pub(super) fn contraction(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let linalg = structured(ir, op)?;
    let message = if linalg.dps_inputs(ir).len() != 2 || linalg.num_dps_inits(ir) != 1 {
        "expected op with 2 inputs and 1 output"
    } else if linalg.is_all_parallel(ir) {
        "expected at least 1 reduction"
    } else if !linalg.indexing_maps(ir).iter().all(AffineMap::is_projected_permutation) {
        "expected indexing maps to be projected permutations"
    } else if linalg.payload(ir).is_none_or(|body| is_sum_of_product(ir, body).is_none()) {
        "expected add/mul op in the body"
    } else {
        return Ok(());
    };
    Err(ir.error(op, message))
}

/// Returns the operation that defines the value, past operations with one operand and without effects.
fn behind_conversions(ir: &Ir, mut value: Value) -> Value {
    while let Some(op) = ir.defining_op(value) {
        let has_no_effect = ir.interface::<dyn MemoryEffectOpInterface>(op).is_some_and(|of| of.has_no_effect(ir));
        match ir.operand(op, 0) {
            Some(operand) if ir.num_operands(op) == 1 && has_no_effect => value = operand,
            Some(_) | None => break,
        }
    }
    value
}

/// Returns `Some` if the block yields the sum of its third argument and a product of the first two.
fn is_sum_of_product(ir: &Ir, body: Block) -> Option<()> {
    let [x, y, accumulator] = ir.arguments(body).collect::<Vec<_>>()[..] else { return None };
    let end = ir.terminator(body).filter(|end| ir.num_operands(*end) == 1)?;
    let binary = |value: Value| {
        let op = ir.defining_op(value)?;
        let is_binary = ir.num_operands(op) == 2 && ir.num_results(op) == 1;
        is_binary.then_some((op, [0, 1].map(|i| ir.operand(op, i).map(|operand| behind_conversions(ir, operand)))))
    };
    let (sum, addends) = binary(behind_conversions(ir, ir.operand(end, 0)?))?;
    let product = match addends {
        [Some(a), Some(product)] | [Some(product), Some(a)] if a == accumulator => product,
        _ => return None,
    };
    let (product, factors) = binary(product)?;
    let is_pair = ir.isa::<arith::AddFOp>(sum) && ir.isa::<arith::MulFOp>(product)
        || ir.isa::<arith::AddIOp>(sum) && ir.isa::<arith::MulIOp>(product)
        || ir.isa::<complex::AddOp>(sum) && ir.isa::<complex::MulOp>(product)
        || ir.isa::<arith::OrIOp>(sum) && ir.isa::<arith::AndIOp>(product);
    let are_inputs = factors == [Some(x), Some(y)] || factors == [Some(y), Some(x)];
    (is_pair && are_inputs).then_some(())
}

/// The loops that the index expressions of the image use: alone, or in sums with loops of a window.
#[derive(Default)]
struct ImageLoops {
    alone: BTreeSet<u32>,
    summed: BTreeSet<u32>,
}

impl ImageLoops {
    /// Collects the loops; `None` if an expression is neither a loop nor a sum of multiples of loops, or if a loop has
    /// two roles.
    fn of(map: &AffineMap) -> Option<Self> {
        let mut loops = Self::default();
        for expr in map.results() {
            match expr.as_dim() {
                Some(position) if !loops.summed.contains(&position) && loops.alone.insert(position) => {}
                Some(_) => return None,
                None => loops.add_sum(expr)?,
            }
        }
        Some(loops)
    }

    fn add_sum(&mut self, expr: &AffineExpr) -> Option<()> {
        let sum = expr.as_binary()?;
        if !matches!(sum.kind(), ods::affine::BinaryKind::Add) {
            return None;
        }
        for term in [sum.lhs(), sum.rhs()] {
            let position = loop_of_term(term)?;
            let is_new = !self.alone.contains(&position) && self.summed.insert(position);
            is_new.then_some(())?;
        }
        Some(())
    }
}

/// Returns the loop of a term that is a loop times a constant.
fn loop_of_term(term: &AffineExpr) -> Option<u32> {
    if let Some(position) = term.as_dim() {
        return Some(position);
    }
    let product = term.as_binary().filter(|product| matches!(product.kind(), ods::affine::BinaryKind::Mul))?;
    match (product.lhs(), product.rhs()) {
        (factor, number) | (number, factor) if number.is_symbolic_or_constant() => factor.as_dim(),
        _ => None,
    }
}

/// Verifies a convolution.
pub(super) fn convolution(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let linalg = structured(ir, op)?;
    if linalg.dps_inputs(ir).len() < 2 || linalg.num_dps_inits(ir) != 1 {
        return Err(ir.error(op, "expected op with 2 inputs and 1 output"));
    }
    let (maps, kinds) = (linalg.indexing_maps(ir), linalg.iterator_types(ir));
    roles_of_loops(&maps, &kinds).map_err(|message| ir.error(op, message))
}

/// Checks that each loop of a convolution has one of the known roles.
fn roles_of_loops(maps: &[AffineMap], kinds: &[IteratorType]) -> Result<(), &'static str> {
    let ([image, filter, ..], Some(output)) = (maps, maps.last()) else {
        return Err("expected op with 2 inputs and 1 output");
    };
    let image = ImageLoops::of(image).ok_or("unexpected input index map for convolutions")?;
    if !filter.is_projected_permutation() || !output.is_projected_permutation() {
        return Err("expected output/filter indexing maps to be projected permutations");
    }
    let loops = |map: &AffineMap| -> BTreeSet<u32> { map.results().iter().filter_map(AffineExpr::as_dim).collect() };
    let (filters, outputs) = (loops(filter), loops(output));
    let kind = |position: u32| kinds.get(position as usize).copied();
    let mut known = BTreeSet::new();
    for position in &outputs {
        let in_filter = filters.contains(position);
        // A batch, a position or a group; an output channel; a multiplied channel.
        let has_role = match (image.alone.contains(position), image.summed.contains(position)) {
            (true, false) => true,
            (false, true) => !in_filter,
            (false, false) => in_filter,
            (true, true) => false,
        };
        if !has_role {
            return Err("unexpected loop dimension for convolution op");
        }
        if kind(*position) != Some(IteratorType::Parallel) {
            return Err("expected all iterators used to access outputs to be parallel");
        }
        known.insert(*position);
    }
    for position in filters.difference(&outputs) {
        if !image.summed.contains(position) && !image.alone.contains(position) {
            return Err("unexpected loop dimension for convolution op");
        }
        if kind(*position) != Some(IteratorType::Reduction) {
            return Err("expected all iterators not used to access outputs to be reduction");
        }
        known.insert(*position);
    }
    if known.len() != kinds.len() {
        return Err("unexpected loop dimension for convolution op");
    }
    if image.summed.is_empty() {
        return Err("expected convolved dim to be non-empty");
    }
    Ok(())
}
