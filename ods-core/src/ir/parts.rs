//! Parts of a symbol table: its isolated symbols, divided among IRs that other processes work on, and back.
//!
//! A part has copies of some symbols, and of all that those refer to, directly or not: functions as declarations
//! without a body, and everything else as it is. So a part is valid alone, its text can be parsed anywhere, and a
//! pipeline on each of its own symbols does what it does in the whole.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::diagnostic::Diagnostic;
use crate::entity::{Location, Operation};
use crate::interfaces::{FunctionOpInterface, SymbolOpInterface, Visibility};

use super::fork::Fork;
use super::symbols::SymbolTable;
use super::{InsertionPoint, Ir};

/// Some symbols of a table, in an IR of their own.
#[derive(Debug)]
pub struct Part {
    /// The IR.
    pub ir: Ir,
    /// The copy of the table.
    pub table: Operation,
    /// The names of the symbols that the part is for, in order. The others are there because these refer to them.
    pub symbols: Vec<String>,
}

/// An operation in an IR of its own, with the symbols that it needs.
#[derive(Debug)]
pub struct Extract {
    /// The IR.
    pub ir: Ir,
    /// The outermost operation: the copy of the operation itself if nothing is around it.
    pub root: Operation,
    /// The copy of the operation.
    pub op: Operation,
}

impl Ir {
    /// Copies an operation that is isolated from above into an IR of its own, with copies of the operations around it,
    /// which are empty but for copies of the symbols beside it that it refers to, directly or not. Returns `None` if it
    /// uses something outside.
    pub fn extract(&self, op: impl Into<Operation>) -> Option<Extract> {
        let op = op.into();
        let Fork { mut ir, place, copies, .. } = self.fork(&[op])?;
        let copy = *copies.first()?;
        if let (Some(block), Some(table)) = (place, self.parent_op(op)) {
            let known = SymbolTable::of(self, table);
            let mut seen = FxHashSet::from_iter([op]);
            let mut pending = VecDeque::from([op]);
            while let Some(user) = pending.pop_front() {
                for target in self.targets(&known, user, false) {
                    if seen.insert(target) {
                        let copy = self.fork_whole(&mut ir, target)?;
                        ir.insert(InsertionPoint::end_of(block), copy);
                        pending.push_back(target);
                    }
                }
            }
        }
        let root = std::iter::successors(Some(copy), |op| ir.parent_op(*op)).last()?;
        Some(Extract { ir, root, op: copy })
    }

    /// Divides the isolated symbols with a body of a table among at most `count` parts of about the same number of
    /// operations, each of neighbours. Symbols that cannot leave are in none.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::Context;
    /// # fn main() -> ods::Result {
    /// let context = std::sync::Arc::new(Context::new());
    /// let text = b"module { module @a {} module @b {} module @c attributes {builtin.x = @a} {} }";
    /// let mut parsed = ods::text::parse(&context, "file.mlir", text)?;
    /// let whole = parsed.ir.display(parsed.root).to_string();
    ///
    /// let parts = parsed.ir.split_symbols(parsed.root, 2)?;
    /// assert_eq!((parts[0].symbols.join(" "), parts[1].symbols.join(" ")), ("a".into(), "b c".into()));
    /// assert_eq!(parts[1].ir.walk_pre(parts[1].table).count(), 4); // with a copy of @a
    /// for part in parts {
    ///     parsed.ir.join_symbols(parsed.root, part)?;
    /// }
    /// assert_eq!(parsed.ir.display(parsed.root).to_string(), whole);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if the operation is not a symbol table with one block, or a symbol uses something outside.
    pub fn split_symbols(&self, table: impl Into<Operation>, count: usize) -> Result<Vec<Part>, Diagnostic> {
        let table = table.into();
        let Some(block) = self.region(table, 0).and_then(|region| self.entry_block(region)) else {
            return Err(self.op_error(table, "has no symbols; pass a module"));
        };
        let ops = self.block_ops(block).filter(|op| self.has_body(*op) && self.can_fork(*op));
        let sized: Vec<(Operation, usize)> = ops.map(|op| (op, self.walk_pre(op).count())).collect();
        let known = SymbolTable::of(self, table);
        let groups = divide(&sized, count.max(1));
        groups.iter().map(|group| self.part(table, &known, group)).collect()
    }

    /// Returns whether an operation is a symbol with something inside.
    fn has_body(&self, op: Operation) -> bool {
        self.symbol_name(op).is_some() && self.regions(op).any(|region| !self.is_region_empty(region))
    }

    fn part(&self, table: Operation, known: &SymbolTable, group: &[Operation]) -> Result<Part, Diagnostic> {
        let outside = || self.op_error(table, "has a symbol that uses something outside; isolate it first");
        let Fork { mut ir, copies, .. } = self.fork(group).ok_or_else(outside)?;
        let copied = copies.first().and_then(|copy| ir.parent_op(*copy)).ok_or_else(outside)?;
        let block = copies.first().and_then(|copy| ir.parent_block(*copy)).ok_or_else(outside)?;
        let own: FxHashSet<Operation> = group.iter().copied().collect();
        let mut seen = own.clone();
        let mut pending: VecDeque<Operation> = group.iter().copied().collect();
        while let Some(op) = pending.pop_front() {
            let is_declared = !own.contains(&op) && self.is_function(op);
            for target in self.targets(known, op, is_declared) {
                if !seen.insert(target) {
                    continue;
                }
                let copy = self.copy_symbol(&mut ir, target).ok_or_else(outside)?;
                ir.insert(InsertionPoint::end_of(block), copy);
                pending.push_back(target);
            }
        }
        let symbols = group.iter().filter_map(|op| self.symbol_name(*op)).map(str::to_owned).collect();
        Ok(Part { ir, table: copied, symbols })
    }

    fn is_function(&self, op: Operation) -> bool {
        self.interface::<dyn FunctionOpInterface>(op).is_some()
    }

    /// Returns the symbols of the table that an operation and its contents refer to. `is_declared` means that the
    /// contents are missing: then only its own attributes count.
    fn targets(&self, known: &SymbolTable, op: Operation, is_declared: bool) -> Vec<Operation> {
        let mut targets = Vec::new();
        let users = self.walk_pre(op).take(if is_declared { 1 } else { usize::MAX });
        for user in users {
            self.each_own_symbol_use(user, &mut |reference| {
                let (root, _) = reference.path(self.context());
                targets.extend(known.lookup(self.context().str(root)));
            });
        }
        targets
    }

    /// Copies a symbol that others refer to: a function without its body, anything else as it is.
    fn copy_symbol(&self, target: &mut Ir, op: Operation) -> Option<Operation> {
        if self.is_function(op) {
            let copy = self.fork_shell(target, op);
            if self.has_body(op)
                && let Some(symbol) = target.interface::<dyn SymbolOpInterface>(copy)
            {
                symbol.set_visibility(target, Visibility::Private);
            }
            return Some(copy);
        }
        let is_plain = self.num_operands(op) + self.num_results(op) + self.num_successors(op) == 0;
        if is_plain { self.fork_whole(target, op) } else { None }
    }

    /// Replaces symbols of the table with the symbols of a part and their contents.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if the part or the table has lost one of them, if their order is another
    /// one, or if one uses something outside of it.
    pub fn join_symbols(&mut self, table: impl Into<Operation>, part: Part) -> Result<(), Diagnostic> {
        let table = table.into();
        let Part { mut ir, table: copied, symbols } = part;
        if !Arc::ptr_eq(&self.shared_context(), &ir.shared_context()) {
            return Err(self.op_error(table, "is of another context than its part; parse the part in this one"));
        }
        let (known, made) = (SymbolTable::of(self, table), SymbolTable::of(&ir, copied));
        let find = |names: &SymbolTable| -> Result<Vec<Operation>, Diagnostic> {
            let lost = |name: &String| {
                let message = format!("symbol '{name}' was renamed or erased; join a part to the table that it is of");
                Diagnostic::error(Location::UNKNOWN, message)
            };
            symbols.iter().map(|name| names.lookup(name).ok_or_else(|| lost(name))).collect()
        };
        let (originals, copies) = (find(&known)?, find(&made)?);
        let place = copies.first().and_then(|copy| ir.parent_block(*copy));
        let own: FxHashSet<Operation> = copies.iter().copied().collect();
        let others: Vec<Operation> =
            place.into_iter().flat_map(|block| ir.block_ops(block)).filter(|op| !own.contains(op)).collect();
        for other in others {
            // Symbols that the part refers to stay where they are; new ones would be lost.
            if self.is_new(&known, &ir, other) {
                let name = ir.name_str(other);
                let message = format!("has the new operation '{name}' in a part; run pipelines on its symbols alone");
                return Err(self.op_error(table, message));
            }
            ir.erase(other).map_err(|error| self.op_error(table, error.to_string()))?;
        }
        let fork = Fork { ir, place, originals, copies };
        self.join(fork)
    }

    /// Returns whether an operation of a part is none of the symbols of the table.
    fn is_new(&self, known: &SymbolTable, part: &Ir, op: Operation) -> bool {
        part.symbol_name(op).is_none_or(|name| known.lookup(name).is_none())
    }
}

/// Divides operations with their sizes into at most `count` groups of neighbours.
fn divide(sized: &[(Operation, usize)], count: usize) -> Vec<Vec<Operation>> {
    let total: usize = sized.iter().map(|(_, size)| size).sum();
    let mut groups: Vec<Vec<Operation>> = Vec::new();
    let (mut before, mut last) = (0, None);
    for (op, size) in sized {
        // The middle of the operation decides, so that groups end as near to their share as they can.
        let number = Some((2 * before + size).saturating_mul(count) / (2 * total.max(1)));
        before += size;
        match groups.last_mut().filter(|_| number == last) {
            Some(group) => group.push(*op),
            None => groups.push(vec![*op]),
        }
        last = number;
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Context;
    use crate::text::parse;

    const TEXT: &str =
        "module { module @a {} module @b { module @c {} } module @d attributes {builtin.x = @b::@c} {} }";

    fn parts(count: usize) -> (Ir, Operation, Vec<Part>) {
        let parsed = parse(&Arc::new(Context::new()), "test.mlir", TEXT.as_bytes()).expect("it can be read");
        let parts = parsed.ir.split_symbols(parsed.root, count).expect("parts");
        (parsed.ir, parsed.root, parts)
    }

    #[test]
    fn parts_have_what_their_symbols_refer_to() {
        for (count, expected) in [(0, "a b d"), (1, "a b d"), (2, "a|b d"), (3, "a|b|d"), (9, "a|b|d")] {
            let (_, _, parts) = parts(count);
            let names: Vec<String> = parts.iter().map(|part| part.symbols.join(" ")).collect();
            assert_eq!(names.join("|"), expected, "{count}");
        }
        let (_, _, parts) = parts(3);
        let text = parts[2].ir.display(parts[2].table).to_string();
        assert!(text.contains("module @b") && text.contains("module @c") && !text.contains("module @a"), "{text}");
    }

    #[test]
    fn parts_that_do_not_fit_change_nothing() {
        let (mut ir, root, mut three) = parts(3);
        let whole = ir.display(root).to_string();
        let erase = |part: &mut Part, name: &str| {
            let op = SymbolTable::of(&part.ir, part.table).lookup(name).expect("a symbol");
            part.ir.erase(op).expect("nothing uses it");
        };
        let mut lost = three.remove(2);
        erase(&mut lost, "d");
        let error = ir.join_symbols(root, lost).expect_err("a symbol is gone");
        assert!(error.message.contains("'d' was renamed or erased"), "{}", error.message);
        let mut renamed = three.remove(1);
        let op = SymbolTable::of(&renamed.ir, renamed.table).lookup("b").expect("a symbol");
        let copy = renamed.ir.clone_op(op);
        renamed.ir.set_symbol_name(copy, "new");
        let block = renamed.ir.parent_block(op).expect("a block");
        renamed.ir.append(block, copy);
        let error = ir.join_symbols(root, renamed).expect_err("a symbol is new");
        assert!(error.message.contains("new operation 'builtin.module'"), "{}", error.message);
        let (_, _, mut foreign) = parts(1);
        let error = ir.join_symbols(root, foreign.remove(0)).expect_err("another context");
        assert!(error.message.contains("another context"), "{}", error.message);
        assert_eq!(ir.display(root).to_string(), whole);
    }
}
