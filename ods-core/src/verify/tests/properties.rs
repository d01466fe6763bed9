//! Properties of random IR: copies are equal and hash equally, mutations are reported, and the fast path of the
//! verifier agrees with the plain one.

use proptest::prelude::*;

use super::mutations::{add_symbols, mutate};
use super::*;
use crate::entity::{Block, Region, Type, Value};
use crate::ir::OperationParts;
use crate::ir::dominance::DominanceInfo;
use crate::ir::equality::Ignore;

/// A sequence of numbers from which a test makes its choices.
pub(super) struct Choices<'a>(std::iter::Cycle<std::slice::Iter<'a, u16>>);

impl<'a> Choices<'a> {
    fn new(numbers: &'a [u16]) -> Self {
        Self(numbers.iter().cycle())
    }

    pub(super) fn below(&mut self, limit: usize) -> usize {
        usize::from(*self.0.next().unwrap_or(&0)) % limit.max(1)
    }
}

fn numbers() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 1..200)
}

/// Returns valid IR: a body of blocks, with nested bodies, whose operands are dominating values.
fn good(choices: &mut Choices<'_>) -> Build {
    let mut b = Build::new();
    let base = vec![b.value(Type::I32)];
    fill_regions(&mut b, choices, &base, 0);
    b
}

fn fill_regions(b: &mut Build, choices: &mut Choices<'_>, visible: &[Value], depth: usize) {
    let outer = b.block;
    let (_, regions) = b.with_regions("t.body", 1);
    fill_body(b, choices, regions[0], visible, depth);
    b.block = outer;
}

/// Adds a chain of blocks. Each may also branch to the last one. A block sees the definitions of the blocks before it,
/// but the last one sees only the definitions of the first.
fn fill_body(b: &mut Build, choices: &mut Choices<'_>, region: Region, visible: &[Value], depth: usize) {
    let count = 1 + choices.below(4);
    let blocks: Vec<Block> = (0..count).map(|_| b.ir.add_block(region)).collect();
    let mut seen = visible.to_vec();
    let mut first = Vec::new();
    for (i, block) in blocks.iter().enumerate() {
        b.block = *block;
        if i + 1 == count && count > 1 {
            seen = first.clone();
        }
        if i > 0 {
            seen.push(b.ir.add_argument(*block, Type::I32, crate::Location::UNKNOWN));
        }
        for _ in 0..1 + choices.below(5) {
            fill_op(b, choices, &mut seen, depth);
        }
        if i == 0 {
            first = seen.clone();
        }
        let to: &[Block] = match blocks.get(i + 1) {
            Some(next) => &[*next, blocks[count - 1]],
            None => &[],
        };
        end_block(b, to);
    }
}

fn end_block(b: &mut Build, to: &[Block]) {
    let name = if to.is_empty() { "t.stop" } else { "t.switch" };
    let parts = OperationParts::new(b.ir.context().op_name(name), crate::Location::UNKNOWN);
    let op = b.ir.create_operation(&OperationParts { successors: to, ..parts });
    b.ir.append(b.block, op);
}

fn fill_op(b: &mut Build, choices: &mut Choices<'_>, seen: &mut Vec<Value>, depth: usize) {
    let mut pick = || seen[choices.below(seen.len())];
    let (x, y) = (pick(), pick());
    match choices.below(6) {
        0 if depth < 3 => fill_regions(b, choices, seen, depth + 1),
        1 => drop(b.op("t.use", &[x], &[])),
        _ => {
            let op = b.op("t.add", &[x, y], &[Type::I32]);
            seen.extend(b.ir.results(op));
        }
    }
}

proptest! {
    #[test]
    fn valid_ir_verifies_and_clones_are_equal(numbers in numbers()) {
        let mut b = good(&mut Choices::new(&numbers));
        prop_assert_eq!(verify(&b.ir, b.root), Ok(()));
        let copy = b.ir.clone_op(b.root);
        for ignore in [Ignore::default(), Ignore { locations: true, discardable_attributes: true }] {
            prop_assert!(b.ir.structurally_equal(b.root, copy, ignore));
            prop_assert_eq!(b.ir.structural_hash(b.root, ignore), b.ir.structural_hash(copy, ignore));
        }
        prop_assert_eq!(verify(&b.ir, copy), Ok(()));
    }

    #[test]
    fn mutations_are_reported(numbers in numbers()) {
        let mut choices = Choices::new(&numbers);
        let mut b = good(&mut choices);
        add_symbols(&mut b);
        prop_assert_eq!(verify(&b.ir, b.root), Ok(()));
        let before = b.ir.clone_op(b.root);
        if let Some(expected) = mutate(&mut b, &mut choices) {
            let errors = verify(&b.ir, b.root).err().unwrap_or_default();
            prop_assert!(errors.iter().any(|error| error.message.contains(expected)), "{}: {:?}", expected, errors);
            prop_assert!(!b.ir.structurally_equal(b.root, before, Ignore::default()));
        }
    }

    /// Checks arbitrary operands: the verifier reports exactly the uses that violate dominance, and only the first one
    /// in the mode of mlir-opt.
    #[test]
    fn uses_agree_with_dominance(numbers in numbers()) {
        let mut choices = Choices::new(&numbers);
        let mut b = good(&mut choices);
        let ops = b.ir.walk_pre(b.root).collect::<Vec<_>>();
        let values: Vec<Value> = ops.iter().flat_map(|op| b.ir.results(*op)).collect();
        for op in &ops {
            if b.ir.num_operands(*op) > 0 && choices.below(4) == 0 {
                b.ir.set_operand(*op, 0, values[choices.below(values.len())]);
            }
        }
        let mut dominance = DominanceInfo::new();
        let mut wrong = 0;
        for op in &ops[1..] {
            let reachable = b.ir.parent_block(*op).is_some_and(|block| dominance.is_reachable(&b.ir, block));
            wrong += b.ir.operands(*op).filter(|v| reachable && !dominance.dominates_use(&b.ir, *v, *op)).count();
        }
        let errors = verify(&b.ir, b.root).err().unwrap_or_default();
        prop_assert_eq!(errors.len(), wrong, "{:?}", errors);
        let as_mlir = verify_to(&b.ir, b.root, ErrorReporting::AsMlir).err().unwrap_or_default();
        prop_assert_eq!(as_mlir.first(), errors.first());
        prop_assert!(as_mlir.len() <= 1);
    }

    #[test]
    fn fast_and_plain_verifiers_agree(numbers in numbers()) {
        let mut choices = Choices::new(&numbers);
        let mut b = good(&mut choices);
        add_symbols(&mut b);
        let _ = mutate(&mut b, &mut choices);
        let run = |mode| walk::Verifier::new(&b.ir, mode).run(b.root);
        prop_assert_eq!(run(walk::FailureMode::Probe), run(walk::FailureMode::All));
        prop_assert_eq!(run(walk::FailureMode::Probe), run(walk::FailureMode::AsMlir));
    }
}
