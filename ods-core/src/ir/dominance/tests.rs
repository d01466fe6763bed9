use super::*;
use crate::ir::OperationParts;
use crate::test_dialect::test_ir;
use proptest::prelude::*;

/// Returns a region of blocks with these successors; each block contains only a branch.
pub(crate) fn graph(edges: &[Vec<usize>]) -> (Ir, Vec<Block>) {
    let mut ir = test_ir();
    let parts = OperationParts::new(ir.context().op_name("t.body"), crate::Location::UNKNOWN);
    let root = ir.create_operation(&OperationParts { num_regions: 1, ..parts });
    let region = ir.region(root, 0).expect("one region");
    let blocks: Vec<Block> = edges.iter().map(|_| ir.add_block(region)).collect();
    let name = ir.context().op_name("t.switch");
    for (block, to) in blocks.iter().zip(edges) {
        let to: Vec<Block> = to.iter().map(|to| blocks[*to]).collect();
        let parts = OperationParts::new(name, crate::Location::UNKNOWN);
        let op = ir.create_operation(&OperationParts { successors: &to, ..parts });
        ir.append(*block, op);
    }
    (ir, blocks)
}

/// Returns which blocks are reachable from block 0 without passing through `without`.
fn reached(edges: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; edges.len()];
    let mut pending = if without == Some(0) { vec![] } else { vec![0] };
    while let Some(block) = pending.pop() {
        if !std::mem::replace(&mut seen[block], true) {
            pending.extend(edges[block].iter().filter(|to| Some(**to) != without));
        }
    }
    seen
}

fn edges() -> impl Strategy<Value = Vec<Vec<usize>>> {
    (1_usize..24).prop_flat_map(|n| prop::collection::vec(prop::collection::vec(0..n, 0..4), n))
}

proptest! {
    /// Checks dominance against its definition: a block dominates another exactly if the other is unreachable without
    /// it.
    #[test]
    fn dominators_match_their_definition(edges in edges()) {
        let (ir, blocks) = graph(&edges);
        let mut dominance = DominanceInfo::new();
        let all = reached(&edges, None);
        for a in 0..edges.len() {
            prop_assert_eq!(dominance.is_reachable(&ir, blocks[a]), all[a]);
            let avoiding = reached(&edges, Some(a));
            for b in 0..edges.len() {
                let expected = a == b || !all[b] || (all[a] && !avoiding[b]);
                prop_assert_eq!(dominance.block_dominates(&ir, blocks[a], blocks[b]), expected, "{} {}", a, b);
            }
        }
    }

    /// Checks that the immediate dominator is a dominator, and that every other dominator dominates it.
    #[test]
    fn immediate_dominators_are_the_closest(edges in edges()) {
        let (ir, blocks) = graph(&edges);
        let mut dominance = DominanceInfo::new();
        for b in &blocks {
            let Some(closest) = dominance.immediate_dominator(&ir, *b) else { continue };
            prop_assert!(dominance.properly_dominates_block(&ir, closest, *b));
            for a in blocks.iter().filter(|a| *a != b) {
                if dominance.is_reachable(&ir, *a) && dominance.block_dominates(&ir, *a, *b) {
                    prop_assert!(dominance.block_dominates(&ir, *a, closest));
                }
            }
        }
    }
}

#[test]
fn dominance_scales_to_many_blocks() {
    // A chain in which every block may branch to one exit, which is quadratic for the simple algorithm.
    let n = 100_000;
    let edges: Vec<Vec<usize>> = (0..n).map(|i| if i + 1 < n { vec![i + 1, n - 1] } else { vec![] }).collect();
    let (ir, blocks) = graph(&edges);
    let mut dominance = DominanceInfo::new();
    assert!(dominance.block_dominates(&ir, blocks[0], blocks[n - 1]));
    assert!(dominance.block_dominates(&ir, blocks[n / 2], blocks[n - 2]));
    assert!(!dominance.block_dominates(&ir, blocks[n - 2], blocks[n - 1]));
    assert_eq!(dominance.immediate_dominator(&ir, blocks[n - 1]), Some(blocks[0]));
}

#[test]
fn order_follows_insertions_and_moves() {
    let (mut ir, blocks) = graph(&[vec![]]);
    let name = ir.context().op_name("x.y");
    let mut dominance = DominanceInfo::new();
    for i in 0..40 {
        let op = ir.create_operation(&OperationParts::new(name, crate::Location::UNKNOWN));
        let second = ir.first_op(blocks[0]).and_then(|first| ir.next_op(first));
        let at = second.map(|second| crate::InsertionPoint::before(&ir, second));
        ir.insert(at.unwrap_or(crate::InsertionPoint::start_of(&ir, blocks[0])), op);
        if i % 5 == 4 {
            ir.move_op(op, crate::InsertionPoint::start_of(&ir, blocks[0]));
        }
        // Asked after each change: nothing about the earlier order may be cached.
        let order: Vec<Operation> = ir.block_ops(blocks[0]).collect();
        for (i, a) in order.iter().enumerate() {
            for (j, b) in order.iter().enumerate() {
                assert_eq!(dominance.properly_dominates(&ir, *a, *b), i < j);
            }
        }
    }
}
