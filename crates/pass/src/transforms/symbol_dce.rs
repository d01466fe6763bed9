//! `symbol-dce`: symbols that nothing live refers to.
//!
//! Visible symbols are live, operations without a name are live, and so is each symbol that a live operation refers to.
//! The symbols of a nested table are hidden if the table around it is, or if it is private or has no name. Corresponds
//! to MLIR's `SymbolDCE`.

use ods_core::attributes::SymbolRefAttr;
use ods_core::interfaces::SymbolOpInterface;
use ods_core::ir::SlotSet;
use ods_core::ir::symbols::SymbolTables;
use ods_core::schema::TraitSet;
use ods_core::{Diagnostic, Ir, Operation};

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `symbol-dce`: erases symbols that nothing live refers to and that are not visible from outside.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "SymbolDCE", description = "Eliminate dead symbols", crate = crate::ods)]
pub struct SymbolDce {
    /// Number of symbols DCE'd
    #[statistic(name = "num-dce'd")]
    pub num_erased: u64,
}

impl OperationPass for SymbolDce {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        if !cx.is_symbol_table() {
            let message = " was scheduled to run under SymbolDCE, but does not define a symbol table";
            return Err(cx.ir.op_error(cx.op, message).into());
        }
        let is_private = || Some(cx.ir.interface::<dyn SymbolOpInterface>(cx.op)?.is_private(cx.ir));
        let is_hidden = cx.ir.parent_op(cx.op).and_then(|_| is_private()).unwrap_or(true);
        let mut liveness = Liveness::default();
        liveness.add_table(cx.ir, cx.op, is_hidden)?;
        for op in liveness.dead_symbols(cx.ir) {
            if cx.ir.contains(op) && cx.ir.erase(op).is_ok() {
                self.num_erased += 1;
            }
        }
        Ok(())
    }
}

/// The live symbols.
#[derive(Default)]
struct Liveness {
    live: SlotSet<Operation>,
    tables: SymbolTables,
    /// The live operations whose references are not yet live, and whether their table is hidden.
    pending: Vec<(Operation, bool)>,
    /// The references of the operation at hand.
    references: Vec<SymbolRefAttr>,
    /// The symbols that go unless they are live.
    doubtful: Vec<Operation>,
    /// The tables inside live operations that are not tables themselves, such as functions. References do not reach
    /// the symbols in them.
    unreachable: Vec<Operation>,
}

impl Liveness {
    /// Adds what is live in the table.
    fn add_table(&mut self, ir: &Ir, table: Operation, is_hidden: bool) -> Result<(), Diagnostic> {
        self.add_visible(ir, table, is_hidden);
        while let Some((op, is_hidden)) = self.pending.pop() {
            let is_table = ir.has_traits(op, TraitSet::SYMBOL_TABLE);
            if is_table {
                let symbol = ir.interface::<dyn SymbolOpInterface>(op);
                self.add_visible(ir, op, is_hidden || symbol.is_none_or(|symbol| symbol.is_private(ir)));
            }
            let Some(around) = ir.parent_op(op) else { continue };
            self.collect_references(ir, op, is_table)?;
            let mut references = std::mem::take(&mut self.references);
            for reference in references.drain(..) {
                self.add_referenced(ir, around, reference, is_hidden);
            }
            self.references = references;
        }
        Ok(())
    }

    /// Adds the operations of a table that are live in any case.
    fn add_visible(&mut self, ir: &Ir, table: Operation, is_hidden: bool) {
        let mut next_block = ir.region(table, 0).and_then(|region| ir.entry_block(region));
        while let Some(block) = next_block {
            next_block = ir.next_block(block);
            let mut next = ir.first_op(block);
            while let Some(op) = next {
                next = ir.next_op(op);
                self.add_if_visible(ir, op, is_hidden);
            }
        }
    }

    fn add_if_visible(&mut self, ir: &Ir, op: Operation, is_hidden: bool) {
        if let Some(symbol) = ir.interface::<dyn SymbolOpInterface>(op) {
            if (is_hidden || symbol.is_private(ir)) && symbol.can_discard_on_use_empty(ir) {
                return self.doubtful.push(op);
            }
            if !self.live.insert(op) {
                return;
            }
        }
        self.pending.push((op, is_hidden));
    }

    /// Collects the references in the attributes of the operation and, unless it is a symbol table, of those inside.
    fn collect_references(&mut self, ir: &Ir, op: Operation, is_table: bool) -> Result<(), Diagnostic> {
        let references = &mut self.references;
        ir.each_own_symbol_use(op, &mut |reference| references.push(reference));
        if is_table || ir.num_regions(op) == 0 {
            return Ok(());
        }
        let mut is_unknown = ir.may_be_unknown_symbol_table(op);
        ir.walk_symbol_scope(op, |inner| {
            let info = ir.op_info(inner);
            if info.traits().contains(TraitSet::SYMBOL_TABLE) {
                self.unreachable.push(inner);
            }
            is_unknown |= info.schema().is_none() && ir.may_be_unknown_symbol_table(inner);
            ir.each_own_symbol_use(inner, &mut |reference| references.push(reference));
            !is_unknown
        });
        if is_unknown {
            let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute \
                           symbol uses";
            return Err(ir.error(op, message));
        }
        Ok(())
    }

    /// Adds the symbols that a reference names: the table, the table in it, and so on; none if one of them does not
    /// exist.
    fn add_referenced(&mut self, ir: &Ir, table: Operation, reference: SymbolRefAttr, is_hidden: bool) {
        let (root, nested) = reference.path(ir.context());
        let before = self.pending.len();
        let mut next = self.tables.table(ir, table).lookup(ir.context().str(root));
        for name in nested {
            let Some(symbol) = next.filter(|symbol| ir.has_traits(*symbol, TraitSet::SYMBOL_TABLE)) else { break };
            self.pending.push((symbol, is_hidden));
            next = self.tables.table(ir, symbol).lookup(ir.context().str(*name));
        }
        let is_resolved = next.is_some() && self.pending.len() - before == nested.len();
        match next.filter(|_| is_resolved) {
            Some(symbol) => self.pending.push((symbol, is_hidden)),
            None => self.pending.truncate(before),
        }
        let mut kept = before;
        for position in before..self.pending.len() {
            if self.live.insert(self.pending[position].0) {
                self.pending.swap(kept, position);
                kept += 1;
            }
        }
        self.pending.truncate(kept);
    }

    /// Returns the symbols that are not live.
    fn dead_symbols(&self, ir: &Ir) -> Vec<Operation> {
        let mut dead: Vec<Operation> = self.doubtful.iter().copied().filter(|op| !self.live.contains(*op)).collect();
        let inside = self.unreachable.iter().flat_map(|table| ir.walk_pre(*table));
        for table in inside.filter(|op| ir.has_traits(*op, TraitSet::SYMBOL_TABLE)) {
            let blocks = ir.regions(table).take(1).flat_map(|region| ir.blocks(region));
            let ops = blocks.flat_map(|block| ir.block_ops(block));
            dead.extend(ops.filter(|op| ir.has_interface::<dyn SymbolOpInterface>(*op)));
        }
        dead
    }
}
