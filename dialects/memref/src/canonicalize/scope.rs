//! Patterns of `memref.alloca_scope`.

use ods::prelude::*;
use ods::schema::{AutomaticAllocationScopeResource, EffectKind};

use crate::AllocaScopeOp;
use ods_arith::common::inlined::inline_region;

fn is_scope(ir: &Ir, op: Operation) -> bool {
    ir.schema(op).is_some_and(|schema| schema.has_trait::<AutomaticAllocationScope>())
}

/// Returns whether the operation allocates on the stack of the enclosing scope; `None` if its effects are unknown.
fn allocates_on_stack(ir: &Ir, op: Operation) -> Option<bool> {
    let interface = ir.interface::<dyn MemoryEffectOpInterface>(op)?;
    let is_stack = |result: Value| {
        let effect = interface.effect_on_value(ir, EffectKind::Allocate, result);
        effect.is_some_and(|effect| effect.resource.is::<AutomaticAllocationScopeResource>())
    };
    Some(ir.results(op).any(is_stack))
}

/// Returns whether a scope may allocate on its stack, outside of nested scopes.
fn may_allocate(ir: &Ir, scope: Operation) -> bool {
    let mut walk = ir.walk_pre(scope);
    walk.next();
    while let Some(op) = walk.next() {
        let is_recursive = ir.schema(op).is_some_and(|schema| schema.has_trait::<RecursiveMemoryEffects>());
        if !is_recursive && allocates_on_stack(ir, op).unwrap_or(true) {
            return true;
        }
        if is_scope(ir, op) {
            walk.skip_inside();
        }
    }
    false
}

/// Returns whether only a terminator follows in a region of one block, so that the stack of the region lives as long.
/// As in MLIR, an unregistered operation at the end may be one.
fn is_last_in_region(ir: &Ir, op: Operation) -> bool {
    let Some(block) = ir.parent_block(op) else { return false };
    let is_single = ir.block_region(block).is_some_and(|region| ir.blocks(region).count() == 1);
    let may_be_terminator = |last| ir.schema(last).is_none_or(|schema| schema.has_trait::<Terminator>());
    is_single && ir.last_op(block).is_some_and(may_be_terminator) && ir.next_op(op) == ir.last_op(block)
}

/// A scope without allocations is its body, and so is the last operation of another scope.
pub(crate) struct AllocaScopeInliner;

impl OpPattern<AllocaScopeOp> for AllocaScopeInliner {
    fn rewrite(op: AllocaScopeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let scope = op.operation();
        let is_last_in_scope =
            ir.parent_op(scope).is_some_and(|parent| is_scope(ir, parent)) && is_last_in_region(ir, scope);
        if may_allocate(ir, scope) && !is_last_in_scope {
            return Err(NoMatch);
        }
        let body = op.body_region(ir);
        inline_region(ir, scope, body, &[])
    }
}

/// Allocations whose sizes are known outside move from a scope to the scope around it, if both end at the same time.
pub(crate) struct AllocaScopeHoister;

/// Returns the outermost operation around `scope` that is not a scope itself and ends when the scope around it does.
fn outermost_without_scope(ir: &Ir, scope: Operation) -> Option<Operation> {
    let mut outer = ir.parent_op(scope).filter(|outer| !is_scope(ir, *outer))?;
    if !is_last_in_region(ir, scope) || !is_last_in_region(ir, outer) {
        return None;
    }
    loop {
        let parent = ir.parent_op(outer)?;
        if is_scope(ir, parent) {
            return Some(outer);
        }
        outer = Some(parent).filter(|parent| is_last_in_region(ir, *parent))?;
    }
}

impl OpPattern<AllocaScopeOp> for AllocaScopeHoister {
    fn rewrite(op: AllocaScopeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let outer = outermost_without_scope(ir, op.operation()).ok_or(NoMatch)?;
        let is_outside = |value: Value| {
            let owner = ir.value_block(value).and_then(|block| ir.block_parent_op(block));
            owner.is_none_or(|owner| owner != outer && !ir.is_proper_ancestor(outer, owner))
        };
        // Outside, the allocation may be executed although this one is not, with a size that is negative.
        let is_size = |value: Value| is_outside(value) && ir.constant_int(value).is_some_and(|size| size >= 0);
        let moves = |op: &Operation| allocates_on_stack(ir, *op) == Some(true) && ir.operands(*op).all(is_size);
        let allocations: Vec<Operation> = ir.walk_post(op).filter(moves).collect();
        if allocations.is_empty() {
            return Err(NoMatch);
        }
        let at = InsertionPoint::before(ir, outer);
        for allocation in allocations {
            let copy = ir.clone_op(allocation);
            ir.insert(at, copy);
            let results: Values = ir.results(copy).collect();
            ir.replace_op(allocation, results)?;
        }
        Ok(())
    }
}
