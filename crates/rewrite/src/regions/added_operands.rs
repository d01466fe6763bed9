//! Operands that several branches pass in addition.

use ods_core::{Ir, Operation, Value};
use rustc_hash::FxHashMap;

/// Operands that branches are to pass in addition. Each branch gets all of its operands at once, since adding one to a
/// branch with many successors or operands takes as much time as it has of them.
#[derive(Default, Debug)]
pub struct AddedOperands {
    branches: Vec<Additions>,
    positions: FxHashMap<Operation, usize>,
    count: usize,
}

/// The operands of a branch, each with the index of the successor.
#[derive(Debug)]
struct Additions {
    branch: Operation,
    operands: Vec<(usize, Value)>,
    /// The number of the call that added the last ones.
    last: usize,
}

impl AddedOperands {
    /// Adds operands of a branch, each with the index of the successor.
    pub fn add(&mut self, branch: Operation, operands: impl IntoIterator<Item = (usize, Value)>) {
        let position = *self.positions.entry(branch).or_insert_with(|| {
            self.branches.push(Additions { branch, operands: Vec::new(), last: 0 });
            self.branches.len() - 1
        });
        let additions = &mut self.branches[position];
        additions.operands.extend(operands);
        additions.last = self.count;
        self.count += 1;
    }

    /// Lets the branches pass the operands. Uses by the branch that got operands last are the newest, as if each was
    /// added at once.
    pub fn add_to(mut self, ir: &mut Ir) {
        self.branches.sort_unstable_by_key(|additions| additions.last);
        for Additions { branch, operands, .. } in self.branches {
            ir.add_successor_operands(branch, &operands);
        }
    }
}
