//! Access to elements.

use std::sync::Arc;

use ods::prelude::*;
use ods::semantics;
use ods_exec::elementwise::Compute;
use ods_exec::{Call, Evaluate, Exit, Fault, Layout, Place, Planner, RuntimeValue, Source};

use super::super::{AtomicRMWOp, AtomicYieldOp, CopyOp, GenericAtomicRMWOp, LoadOp, PrefetchOp, StoreOp};
use ods_arith::arith::{AddFOp, AtomicRMWKind, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp};
use ods_arith::common::exec::{Number, by_numbers};

/// Loads the element of the memref that is the first operand, at the indices that follow.
fn load(call: &mut Call<'_>) -> Result<(), Fault> {
    let indices = call.indices(1..call.num_operands())?;
    let memref = call.memref(0)?;
    let element = memref.element(memref.position(&indices)?)?;
    call.set(0, element)
}

/// Stores the first operand as an element of the memref that follows, at the indices after that.
fn store(call: &mut Call<'_>) -> Result<(), Fault> {
    let (value, indices) = (call.value(0)?, call.indices(2..call.num_operands())?);
    let memref = call.memref(1)?;
    memref.set_element(memref.position(&indices)?, &value)
}

/// Returns whether an instruction accesses the element: a word, at up to two indices.
fn is_simple(ir: &Ir, element: Value, indices: &[Value]) -> bool {
    indices.len() <= 2 && Layout::of(ir.context(), ir.value_type(element)) == Layout::Words(1)
}

impl Evaluate for LoadOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (indices, result) = (self.indices(ir), self.result(ir));
        match is_simple(ir, result, &indices) {
            true => planner.load(self.memref(ir), &indices, result),
            false => planner.kernel(Arc::new(load)),
        }
    }
}

impl Evaluate for StoreOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (indices, value) = (self.indices(ir), self.value(ir));
        match is_simple(ir, value, &indices) {
            true => planner.store(value, self.memref(ir), &indices),
            false => planner.kernel(Arc::new(store)),
        }
    }
}

impl Evaluate for CopyOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        call.memref(1)?.copy_memref(call.memref(0)?)
    }
}

impl Evaluate for PrefetchOp {
    /// Adds nothing: a prefetch has no effect on values.
    fn plan(&self, _: &mut Planner<'_>) {}
}

impl Evaluate for AtomicRMWOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (kind, value) = (self.kind(ir), self.value(ir));
        let is_float = ir.value_type(value).isa::<FloatType>(ir.context());
        if !is_float && matches!(kind, AtomicRMWKind::MaxNumF | AtomicRMWKind::MinNumF) {
            return planner.fail("combines integers as floats");
        }
        let combine = combination(kind);
        let compute = by_numbers(ir, &[value, value], move |numbers| Ok(combine(&numbers[0], &numbers[1])));
        let Compute::Wide(function) = compute else { return };
        planner.kernel(Arc::new(move |call: &mut Call<'_>| {
            let indices = call.indices(2..call.num_operands())?;
            let memref = call.memref(1)?;
            let position = memref.position(&indices)?;
            let old = memref.element(position)?;
            let new = match (old.words(), call.value(0)?.words()) {
                (Some(old), Some(operand)) => RuntimeValue::of_words(&function(&[old, operand])?),
                (_, Some(operand)) if kind == AtomicRMWKind::Assign => RuntimeValue::of_words(&operand),
                (_, _) => RuntimeValue::Poison,
            };
            memref.set_element(position, &new)?;
            call.set(0, new)
        }));
    }
}

/// Returns the function of the old element and the operand that gives the new element.
fn combination(kind: AtomicRMWKind) -> fn(&Number, &Number) -> Number {
    match kind {
        AtomicRMWKind::AddF => |a, b| Number::Float(AddFOp::evaluate(a.float(), b.float())),
        AtomicRMWKind::AddI => |a, b| Number::Int(a.int().wrapping_add(&b.int())),
        AtomicRMWKind::AndI => |a, b| Number::Int(&a.int() & &b.int()),
        AtomicRMWKind::Assign => |_, b| b.clone(),
        AtomicRMWKind::MaximumF => |a, b| Number::Float(MaximumFOp::evaluate(a.float(), b.float())),
        AtomicRMWKind::MaxNumF => |a, b| Number::Float(MaxNumFOp::evaluate(a.float(), b.float())),
        AtomicRMWKind::MaxS => |a, b| Number::Int(semantics::max_signed(&a.int(), &b.int())),
        AtomicRMWKind::MaxU => |a, b| Number::Int(semantics::max_unsigned(&a.int(), &b.int())),
        AtomicRMWKind::MinimumF => |a, b| Number::Float(MinimumFOp::evaluate(a.float(), b.float())),
        AtomicRMWKind::MinNumF => |a, b| Number::Float(MinNumFOp::evaluate(a.float(), b.float())),
        AtomicRMWKind::MinS => |a, b| Number::Int(semantics::min_signed(&a.int(), &b.int())),
        AtomicRMWKind::MinU => |a, b| Number::Int(semantics::min_unsigned(&a.int(), &b.int())),
        AtomicRMWKind::MulF => |a, b| Number::Float(MulFOp::evaluate(a.float(), b.float())),
        AtomicRMWKind::MulI => |a, b| Number::Int(a.int().wrapping_mul(&b.int())),
        AtomicRMWKind::OrI => |a, b| Number::Int(&a.int() | &b.int()),
        AtomicRMWKind::XOrI => |a, b| Number::Int(&a.int() ^ &b.int()),
    }
}

impl Evaluate for GenericAtomicRMWOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let body = self.atomic_body(ir);
        let current = ir.entry_block(body).map(|block| planner.argument_places(block)).unwrap_or_default();
        let (new, label) = (planner.place(self.result(ir)), planner.label());
        let operands: Vec<Source> = ir.operands(self.operation()).map(|operand| planner.source(operand)).collect();
        planner.kernel_at(Arc::new(load), operands.clone(), current);
        planner.region_through(body, Exit { places: vec![new], label });
        planner.bind(label);
        let stored: Vec<Source> = [Source { place: new, is_last: false }].into_iter().chain(operands).collect();
        planner.kernel_at(Arc::new(store), stored, Vec::<Place>::new());
    }
}

impl Evaluate for AtomicYieldOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let result = self.result(planner.ir());
        planner.leave(0, [result]);
    }
}
