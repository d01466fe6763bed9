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

/// A context that knows what is measured.
pub fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Arith>().unwrap_or_else(|error| panic!("{error}"));
    context.register::<Func>().unwrap_or_else(|error| panic!("{error}"));
    context.register::<Bench>().unwrap_or_else(|error| panic!("{error}"));
    context
}

/// A module with an empty function of two `i32` arguments: the IR, the module, the function's block.
pub fn function(context: &Arc<Context>) -> (Ir, Operation, Block) {
    let mut ir = Ir::new(Arc::clone(context));
    let detached = ir.create_block();
    let unknown = Location::UNKNOWN;
    let draft = Draft::new(ModuleOp::SCHEMA).regions(1);
    let module = draft.create(&mut ir, InsertionPoint::end_of(detached), unknown).unwrap_or_else(|e| panic!("{e}"));
    ir.detach(module);
    let region = ir.region(module, 0).unwrap_or_else(|| unreachable!("a module has a region"));
    let body = ir.add_block(region);
    let ty = FunctionType::get(context, &[Type::I32, Type::I32], &[Type::I32]);
    let func = FuncOp::new(StringAttr::get(context, "f"), TypeAttr::get(context, ty.into()))
        .create(&mut ir, InsertionPoint::end_of(body), unknown)
        .unwrap_or_else(|e| panic!("{e}"));
    let region = func.body(&ir);
    let block = ir.add_block(region);
    ir.add_argument(block, Type::I32, unknown);
    ir.add_argument(block, Type::I32, unknown);
    (ir, module, block)
}

/// Fills the block with `count` additions and a return.
pub fn fill(ir: &mut Ir, block: Block, count: usize, shape: Shape) {
    let at = InsertionPoint::end_of(block);
    let unknown = Location::UNKNOWN;
    let [mut a, mut b] = arguments(ir, block);
    let mut values = vec![a, b];
    if shape == Shape::Far {
        values.reserve(count);
    }
    let mut state = 0x9E37_79B9_u64;
    for _ in 0..count {
        let op = AddIOp::new(a, b).create(ir, at, unknown).unwrap_or_else(|error| panic!("{error}"));
        let result = op.result(ir);
        match shape {
            Shape::Chain => (a, b) = (b, result),
            Shape::Fan => {}
            Shape::Far => {
                values.push(result);
                (a, b) = (pick(&values, &mut state), pick(&values, &mut state));
            }
        }
    }
    ReturnOp::new([b]).create(ir, at, unknown).unwrap_or_else(|error| panic!("{error}"));
}

/// Fills the block with `count` operations, half additions, half multiplications, in turn.
pub fn fill_mixed(ir: &mut Ir, block: Block, count: usize) {
    let (at, unknown) = (InsertionPoint::end_of(block), Location::UNKNOWN);
    let [mut a, mut b] = arguments(ir, block);
    for i in 0..count {
        let result = if i % 2 == 0 {
            MulIOp::new(a, b).create(ir, at, unknown).map(|op| op.result(ir))
        } else {
            AddIOp::new(a, b).create(ir, at, unknown).map(|op| op.result(ir))
        };
        (a, b) = (b, result.unwrap_or_else(|error| panic!("{error}")));
    }
}

/// Fills the block with `count` additions, each followed by one that uses it twice. Returns the former.
pub fn fill_victims(ir: &mut Ir, block: Block, count: usize) -> Vec<AddIOp> {
    let at = InsertionPoint::end_of(block);
    let [a, b] = arguments(ir, block);
    let add = |ir: &mut Ir, a, b| AddIOp::new(a, b).create(ir, at, Location::UNKNOWN).unwrap_or_else(|e| panic!("{e}"));
    let pair = |_| {
        let victim = add(ir, a, b);
        let result = victim.result(ir);
        add(ir, result, result);
        victim
    };
    (0..count).map(pair).collect()
}

/// The function's arguments.
fn arguments(ir: &Ir, block: Block) -> [Value; 2] {
    let argument = |index| ir.argument(block, index).unwrap_or_else(|| unreachable!("the function has arguments"));
    [argument(0), argument(1)]
}

/// A value at random, among all so far.
fn pick(values: &[Value], state: &mut u64) -> Value {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    values[(*state >> 32) as u32 as usize % values.len()]
}

/// A module of one function of `count` additions.
pub fn module(context: &Arc<Context>, count: usize, shape: Shape) -> (Ir, Operation) {
    let (mut ir, module, block) = function(context);
    fill(&mut ir, block, count, shape);
    (ir, module)
}
