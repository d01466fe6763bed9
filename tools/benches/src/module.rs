//! The module that is measured: functions of `arith.addi`.

use std::sync::Arc;

use ods::builtin::ModuleOp;
use ods::prelude::*;
use ods_dialects::arith::{AddIOp, Arith, MulIOp};
use ods_dialects::func::{Func, FuncOp, ReturnOp};

use crate::dialect::Bench;

/// Which values an operation uses.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    /// The two before it.
    #[default]
    Chain,
    /// The first argument, twice: one value used by all.
    Fan,
    /// Values defined far away.
    Far,
}

/// Returns a context with the measured dialects.
pub fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Arith>().unwrap_or_else(|error| panic!("{error}"));
    context.register::<Func>().unwrap_or_else(|error| panic!("{error}"));
    context.register::<Bench>().unwrap_or_else(|error| panic!("{error}"));
    context
}

/// Creates a module with an empty function of two `i32` arguments: the IR, the module, the function's block.
pub fn function(context: &Arc<Context>) -> (Ir, Operation, Block) {
    let mut ir = Ir::new(Arc::clone(context));
    let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
    let func = FuncOp::of("f", [Type::I32, Type::I32], [Type::I32]);
    let func = module.body_builder(&mut ir).insert(func).unwrap_or_else(|error| panic!("{error}"));
    let block = func.add_entry_block(&mut ir).unwrap_or_else(|| unreachable!("a function has a region"));
    (ir, module.operation(), block)
}

/// Fills the block with `count` additions and a return.
pub fn fill(ir: &mut Ir, block: Block, count: usize, shape: Shape) {
    let [mut x, mut y] = arguments(ir, block);
    let b = &mut ir.builder_at_end_of(block);
    let mut values = vec![x, y];
    if shape == Shape::Far {
        values.reserve(count);
    }
    let mut state = 0x9E37_79B9_u64;
    for _ in 0..count {
        let result = b.value(AddIOp::new(x, y)).unwrap_or_else(|error| panic!("{error}"));
        match shape {
            Shape::Chain => (x, y) = (y, result),
            Shape::Fan => {}
            Shape::Far => {
                values.push(result);
                (x, y) = (pick(&values, &mut state), pick(&values, &mut state));
            }
        }
    }
    b.insert(ReturnOp::new([y])).unwrap_or_else(|error| panic!("{error}"));
}

/// Fills the block with `count` operations, half additions, half multiplications, in turn.
pub fn fill_mixed(ir: &mut Ir, block: Block, count: usize) {
    let [mut x, mut y] = arguments(ir, block);
    let b = &mut ir.builder_at_end_of(block);
    for i in 0..count {
        let result = if i % 2 == 0 { b.value(MulIOp::new(x, y)) } else { b.value(AddIOp::new(x, y)) };
        (x, y) = (y, result.unwrap_or_else(|error| panic!("{error}")));
    }
}

/// Fills the block with `count` additions, each followed by one that uses it twice. Returns the former.
pub fn fill_victims(ir: &mut Ir, block: Block, count: usize) -> Vec<AddIOp> {
    let [x, y] = arguments(ir, block);
    let b = &mut ir.builder_at_end_of(block);
    let mut add =
        |x, y| b.insert(AddIOp::new(x, y)).map(|op| (op, op.result(b.ir()))).unwrap_or_else(|e| panic!("{e}"));
    let pair = |_| {
        let (victim, result) = add(x, y);
        add(result, result);
        victim
    };
    (0..count).map(pair).collect()
}

/// Returns the function's arguments.
fn arguments(ir: &Ir, block: Block) -> [Value; 2] {
    let argument = |index| ir.argument(block, index).unwrap_or_else(|| unreachable!("the function has arguments"));
    [argument(0), argument(1)]
}

/// Returns a random value among all so far.
fn pick(values: &[Value], state: &mut u64) -> Value {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    values[(*state >> 32) as u32 as usize % values.len()]
}

/// Creates a module of one function of `count` additions.
pub fn module(context: &Arc<Context>, count: usize, shape: Shape) -> (Ir, Operation) {
    let (mut ir, module, block) = function(context);
    fill(&mut ir, block, count, shape);
    (ir, module)
}
