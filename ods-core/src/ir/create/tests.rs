//! Panics leave the IR unchanged, so code that catches one can continue to use it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;
use crate::builtin::UnrealizedConversionCastOp;
use crate::test_dialect::test_ir;

/// An IR with live and erased values, blocks and insertion points.
struct Fixture {
    ir: Ir,
    name: OpName,
    /// The block that `user` is in.
    block: Block,
    /// Two operands: `good` twice.
    user: Operation,
    good: Value,
    stale: Value,
    stale_block: Block,
    /// An insertion point before an operation that has left the block.
    stale_point: InsertionPoint,
}

fn plain(name: OpName) -> OperationParts<'static> {
    OperationParts::new(name, Location::UNKNOWN)
}

fn make(ir: &mut Ir, name: OpName, operands: &[Value]) -> Operation {
    ir.create_operation(&OperationParts { operands, result_types: &[Type::I32], ..plain(name) })
}

impl Fixture {
    fn new() -> Self {
        let mut ir = test_ir();
        let name = ir.context().op_name("x.y");
        let around = ir.create_operation(&OperationParts { num_regions: 1, ..plain(name) });
        let region = ir.region(around, 0).expect("one region");
        let (block, stale_block) = (ir.add_block(region), ir.add_block(region));
        let definition = make(&mut ir, name, &[]);
        let good = ir.result(definition, 0).expect("one result");
        let user = make(&mut ir, name, &[good, good]);
        ir.append(block, definition);
        ir.append(block, user);
        let gone = make(&mut ir, name, &[]);
        let stale = ir.result(gone, 0).expect("one result");
        ir.append(block, gone);
        let stale_point = InsertionPoint::before(&ir, gone);
        ir.erase(gone).expect("nothing uses it");
        ir.erase_block(stale_block).expect("nothing branches to it");
        Self { ir, name, block, user, good, stale, stale_block, stale_point }
    }

    /// Returns a description of the operations of the block and of the uses of `good`.
    fn links(&self) -> String {
        let ops: Vec<_> =
            self.ir.block_ops(self.block).map(|op| (op, self.ir.operands(op).collect::<Vec<_>>())).collect();
        let uses: Vec<_> = self.ir.uses(self.good).collect();
        format!("{ops:?} {uses:?}")
    }

    /// Returns a description of all state that a change could affect.
    fn state(&self) -> String {
        format!("{} {} {}", self.links(), self.ir.num_operations(), self.ir.values.len())
    }

    /// Asserts that `change` panics in an IR with slots as `fill` leaves them, and links nothing to the IR.
    fn overflows(fill: impl FnOnce(&mut Ir), change: impl FnOnce(&mut Self)) {
        let mut this = Self::new();
        // Takes the slots that are free.
        make(&mut this.ir, this.name, &[]);
        fill(&mut this.ir);
        let before = this.links();
        let panic = catch_unwind(AssertUnwindSafe(|| change(&mut this))).expect_err("the arena is full");
        let message = panic.downcast_ref::<String>().map(String::as_str);
        assert_eq!(message, Some("an `Ir` holds at most 67108864 entities of one kind"));
        assert_eq!(this.links(), before);
    }

    /// Asserts that `change` panics and changes nothing, and that no two operands share a slot afterwards.
    fn refuses(change: impl FnOnce(&mut Self)) {
        let mut this = Self::new();
        let before = this.state();
        catch_unwind(AssertUnwindSafe(|| change(&mut this))).expect_err("the handle is stale");
        assert_eq!(this.state(), before);
        let [first, second] = [(); 2].map(|()| make(&mut this.ir, this.name, &[this.good, this.good]));
        assert_ne!(this.ir.op(first).operands, this.ir.op(second).operands);
        assert_eq!(this.ir.users(this.good).collect::<Vec<_>>(), [second, second, first, first, this.user, this.user]);
    }
}

#[test]
fn rejects_stale_operands_and_successors() {
    Fixture::refuses(|this| {
        make(&mut this.ir, this.name, &[this.good, this.stale]);
    });
    Fixture::refuses(|this| {
        make(&mut this.ir, this.name, &[this.stale, this.good, this.good]);
    });
    Fixture::refuses(|this| {
        let parts =
            OperationParts { operands: &[this.good], successors: &[this.block, this.stale_block], ..plain(this.name) };
        this.ir.create_operation(&parts);
    });
    Fixture::refuses(|this| {
        let parts = OperationParts { operands: &[this.good], num_regions: 1, ..plain(OpName::from_index(1 << 30)) };
        this.ir.create_operation(&parts);
    });
}

#[test]
fn rejects_stale_insertion_points() {
    Fixture::refuses(|this| {
        let parts = OperationParts { operands: &[this.good], ..plain(this.name) };
        this.ir.create_operation_at(&parts, this.stale_point);
    });
    Fixture::refuses(|this| {
        let parts = OperationParts { operands: &[this.good], ..plain(this.name) };
        this.ir.create_operation_at(&parts, InsertionPoint::end_of(this.stale_block));
    });
    Fixture::refuses(|this| this.ir.move_op(this.user, this.stale_point));
    Fixture::refuses(|this| {
        let from = this.ir.create_block();
        let argument = this.ir.add_argument(from, Type::I32, Location::UNKNOWN);
        this.ir.set_operand(this.user, 0, argument);
        // Restores the state from before.
        let outcome = catch_unwind(AssertUnwindSafe(|| this.ir.inline_block(from, this.stale_point, &[this.good])));
        assert_eq!(this.ir.operand(this.user, 0), Some(argument), "no argument was replaced");
        this.ir.set_operands(this.user, [this.good, this.good]);
        this.ir.free_arguments(from);
        std::panic::resume_unwind(outcome.expect_err("the place is stale"));
    });
}

#[test]
fn rejects_stale_replacements() {
    Fixture::refuses(|this| this.ir.set_operands(this.user, [this.good, this.stale]));
    Fixture::refuses(|this| this.ir.replace_all_uses(this.good, this.stale));
    Fixture::refuses(|this| {
        let definition = this.ir.defining_op(this.good).expect("a result");
        let _ = this.ir.replace_op(definition, [this.stale]);
    });
}

#[test]
fn dangling_uses_are_cloned_unchanged() {
    let Fixture { mut ir, name, good, .. } = Fixture::new();
    // A value defined inside an operation that is erased as a whole.
    let around = ir.create_operation(&OperationParts { num_regions: 1, ..plain(name) });
    let region = ir.region(around, 0).expect("one region");
    let block = ir.add_block(region);
    let inside = ir.add_argument(block, Type::I32, Location::UNKNOWN);
    let parts = OperationParts { operands: &[inside, good], successors: &[block], ..plain(name) };
    let user = ir.create_operation(&parts);
    ir.erase(around).expect("its own results are not used");
    let copy = ir.clone_op(user);
    assert!(ir.operands(copy).eq([inside, good]) && ir.successors(copy).eq([block]));
    assert!(ir.users(good).any(|op| op == copy));
    assert!(crate::verify::verify(&ir, copy).is_err());
    ir.erase(copy).expect("it has no results");
}

#[test]
fn full_arenas_refuse_operations_and_arguments() {
    let new = |this: &mut Fixture| {
        make(&mut this.ir, this.name, &[this.good]);
    };
    Fixture::overflows(|ir| ir.ops.leave_room(0), new);
    Fixture::overflows(|ir| ir.values.leave_room(0), new);
    Fixture::overflows(
        |ir| ir.values.leave_room(0),
        |this| {
            this.ir.add_argument(this.block, Type::I32, Location::UNKNOWN);
        },
    );
    Fixture::overflows(
        |ir| ir.regions.leave_room(0),
        |this| {
            this.ir.create_operation(&OperationParts { num_regions: 1, ..plain(this.name) });
        },
    );
}

#[test]
fn results_and_arguments_are_limited() {
    let mut this = Fixture::new();
    let message = |change: &mut dyn FnMut(&mut Fixture), this: &mut Fixture| {
        let panic = catch_unwind(AssertUnwindSafe(|| change(this))).expect_err("there are too many");
        panic.downcast_ref::<String>().cloned().unwrap_or_default()
    };
    let types = vec![Type::I32; MAX_RESULTS];
    let before = this.state();
    let mut create = |this: &mut Fixture| {
        this.ir.create_operation(&OperationParts { result_types: &types, ..plain(this.name) });
    };
    assert_eq!(message(&mut create, &mut this), "an operation has at most 33554431 results");
    assert_eq!(this.state(), before);
    // The number alone, without the arguments themselves.
    this.ir.blocks.get_mut(this.block).num_arguments = MAX_RESULTS as u32 - 1;
    let mut add = |this: &mut Fixture| {
        this.ir.add_argument(this.block, Type::I32, Location::UNKNOWN);
    };
    assert_eq!(message(&mut add, &mut this), "a block has at most 33554431 arguments");
    this.ir.blocks.get_mut(this.block).num_arguments = 0;
    assert_eq!(this.state(), before);
}

#[test]
fn builders_report_a_full_ir() {
    let Fixture { mut ir, block, .. } = Fixture::new();
    let build = |ir: &mut Ir| {
        ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([], [Type::I32, Type::I64])).map(|_| ())
    };
    ir.leave_room(3);
    build(&mut ir).expect("there is room for two results");
    let count = ir.num_operations();
    let error = build(&mut ir).expect_err("there is no room");
    let expected = "cannot build 'builtin.unrealized_conversion_cast': the IR is full; clone the operations that are \
                    needed into a new one";
    assert_eq!(error.to_string(), expected);
    assert_eq!(ir.num_operations(), count);
}

#[test]
fn used_up_slots_are_counted() {
    let Fixture { mut ir, name, .. } = Fixture::new();
    for _ in 0..200 {
        let op = make(&mut ir, name, &[]);
        ir.erase(op).expect("nothing uses it");
    }
    // A slot has 63 generations. Each round uses up one of an operation and one of its result.
    assert!((4..=6).contains(&ir.num_retired_slots()), "{}", ir.num_retired_slots());
}
