//! Translation of a plan to code of Cranelift.
//!
//! * this file: the function as a whole, and its control flow;
//! * `words`: words as variables;
//! * `instruction`: the translation of each instruction;
//! * `integers`, `floats`: instructions that compute words;
//! * `memory`: elements of memrefs and tensors, and objects;
//! * `counted_loops`: loops without checks;
//! * `exits`: calls of functions, and the ways out of native code;
//! * `around`: the functions around a plan's function.
//!
//! A function has the parameters context, objects and depth, a pointer to room for its results but the first if there
//! are several, and its words. It returns a status, which is 0 if the run continues, and its first result.

mod around;
mod counted_loops;
mod exits;
mod floats;
mod instruction;
mod integers;
mod memory;
mod words;

use std::collections::{HashMap, HashSet};

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    self, AbiParam, Block, InstBuilder, MemFlagsData, StackSlot, StackSlotData, StackSlotKind, Value, types,
};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use cranelift_module::{FuncId, Module as _};

use ods_core::Ir;
use ods_core::semantics::Comparison;
use ods_exec::{Instruction, Plan};

use crate::analysis::{Analysis, words_of};
use crate::context::Context;
use crate::lower::counted_loops::Fast;
use crate::lower::floats::Untested;
use crate::lower::memory::ViewPlace;
use crate::runtime;
use crate::signature::{Kind, price};

pub use around::{lower_entry, lower_guard, lower_refill};

/// The surroundings of a function that is translated.
pub struct Unit<'a> {
    /// The module of Cranelift.
    pub module: &'a mut cranelift_jit::JITModule,
    /// The functions that can be called directly, by their positions, with their number of result words.
    pub callees: &'a HashMap<u32, (FuncId, usize)>,
    /// The function of [`lower_refill`].
    pub refill: FuncId,
    /// The position of the function.
    pub position: u32,
    /// The greatest depth of nested calls.
    pub max_depth: u32,
    pub ir: &'a Ir,
    pub plan: &'a Plan,
    pub analysis: &'a Analysis,
}

/// A function in the making.
struct Lower<'a, 'u> {
    unit: &'u mut Unit<'a>,
    plan: &'a Plan,
    analysis: &'a Analysis,
    b: FunctionBuilder<'u>,
    /// The instruction that is translated.
    at: usize,
    blocks: Vec<Block>,
    variables: Vec<Option<Variable>>,
    /// The values of some words that are in the frame, set or read by instructions of the block before.
    recent: HashMap<u32, Value>,
    /// The steps that are left, if instructions have a price.
    fuel: Option<Fuel>,
    views: HashMap<u32, ViewPlace>,
    /// The room for a view, or for all of them if words are in the frame.
    view_slot: Option<StackSlot>,
    /// The words in memory.
    slot: Option<StackSlot>,
    /// The parameters before the words; see [`Self::parameter`].
    parameters: Vec<Value>,
    /// The room for them if words are in the frame: a value in use everywhere would cost as much as many words.
    parameters_slot: Option<StackSlot>,
    uses_context: bool,
    /// The words that are live before instructions of the block.
    live: HashMap<usize, Vec<u32>>,
    /// The way out before the instruction, if there is one already.
    leaving: Option<Block>,
    /// The indices that were compared with sizes in the block.
    compared: HashSet<(Value, Value)>,
    /// The results of float arithmetic in the block that were not tested for NaN, with the operands that may be NaN.
    untested: HashMap<Value, Untested>,
    /// The fast version of a loop, while it is translated.
    fast: Option<Fast>,
    /// The first instruction of a loop that has a fast version, and the block of its other version, while that is
    /// translated.
    slow: Option<(usize, Block)>,
    /// Ways out whose blocks are empty.
    pending: Vec<WayOut>,
    /// The block that returns an error.
    failed: Block,
    /// The block that leaves the rest to the interpreter.
    left: Block,
    /// The block that a failed call goes to, if there is one.
    unwinding: Option<Block>,
    /// The room for results of calls.
    results_room: Option<StackSlot>,
    /// The functions that the code calls.
    references: HashMap<FuncId, ir::FuncRef>,
    signatures: HashMap<usize, ir::SigRef>,
}

/// The place of the steps that are left: a register, or the context if words are in the frame.
#[derive(Clone, Copy)]
enum Fuel {
    Register(Variable),
    Context,
}

/// A parameter of all functions, or the last one of functions with several results.
#[derive(Clone, Copy)]
enum Parameter {
    Context,
    Objects,
    Depth,
    Out,
}

/// A way out of native code before an instruction.
struct WayOut {
    block: Block,
    at: usize,
    /// The words that are live.
    words: Vec<u32>,
    fast: Option<Fast>,
}

/// Returns the number of words of the results.
pub fn result_words(plan: &Plan) -> usize {
    plan.results().iter().map(|(place, _)| words_of(*place).len()).sum()
}

/// Returns the words of the parameters, in order.
pub fn parameter_words(plan: &Plan) -> impl Iterator<Item = u32> + '_ {
    plan.parameters().iter().flat_map(|(place, _)| words_of(*place)).map(|word| word as u32)
}

/// Returns whether Rust can call a plan's function itself, with arguments and the result in registers:
/// [`runtime::Direct`].
pub fn is_direct(plan: &Plan) -> bool {
    let has_registers = cfg!(all(unix, any(target_arch = "x86_64", target_arch = "aarch64")));
    has_registers
        && plan.objects() == 0
        && result_words(plan) <= 1
        && parameter_words(plan).count() <= runtime::REGISTERS
}

/// Returns the signature of a plan's function. `convention` is that of C.
pub fn signature(plan: &Plan, convention: CallConv) -> ir::Signature {
    let mut signature = ir::Signature::new(if is_direct(plan) { convention } else { CallConv::Fast });
    let fixed = if result_words(plan) > 1 { 4 } else { 3 };
    signature.params = vec![AbiParam::new(types::I64); fixed + parameter_words(plan).count()];
    signature.returns = vec![AbiParam::new(types::I64); 2];
    signature
}

/// Returns a builder in the first block of a function with a signature, and its parameters.
fn begin<'f>(
    function: &'f mut ir::Function,
    builders: &'f mut FunctionBuilderContext,
) -> (FunctionBuilder<'f>, Vec<Value>) {
    let mut b = FunctionBuilder::new(function, builders);
    let entry = b.create_block();
    b.append_block_params_for_function_params(entry);
    b.switch_to_block(entry);
    b.seal_block(entry);
    let parameters = b.block_params(entry).to_vec();
    (b, parameters)
}

/// Translates a plan. Returns whether the code uses its context for more than steps; if not, it ends with status 0 as
/// long as there are steps.
pub fn lower(unit: &mut Unit<'_>, function: &mut ir::Function, builders: &mut FunctionBuilderContext) -> bool {
    let (plan, analysis) = (unit.plan, unit.analysis);
    function.signature = signature(plan, unit.module.isa().default_call_conv());
    let config = unit.module.target_config();
    let (mut b, parameters) = begin(function, builders);
    let [failed, left] = [b.create_block(), b.create_block()];
    let blocks = analysis.blocks.iter().map(|_| b.create_block()).collect();
    let fixed = if result_words(plan) > 1 { 4 } else { 3 };
    let mut lower = Lower {
        plan,
        analysis,
        at: 0,
        blocks,
        variables: vec![None; plan.words().len()],
        recent: HashMap::new(),
        fuel: None,
        views: HashMap::new(),
        view_slot: None,
        slot: None,
        parameters: parameters[..fixed].to_vec(),
        parameters_slot: None,
        uses_context: false,
        live: HashMap::new(),
        leaving: None,
        compared: HashSet::new(),
        untested: HashMap::new(),
        fast: None,
        slow: None,
        pending: Vec::new(),
        failed,
        left,
        unwinding: None,
        results_room: None,
        references: HashMap::new(),
        signatures: HashMap::new(),
        unit,
        b,
    };
    lower.prologue(&parameters[fixed..]);
    for block in 0..analysis.blocks.len() {
        lower.block(block);
    }
    lower.finish();
    lower.b.seal_all_blocks();
    lower.b.finalize(config);
    lower.uses_context
}

impl Lower<'_, '_> {
    fn instruction(&self) -> Instruction {
        self.plan.code()[self.at]
    }

    /// Returns the context of the run, for more than its steps.
    fn context(&mut self) -> Value {
        self.uses_context = true;
        self.parameter(Parameter::Context)
    }

    /// Returns a parameter. The context is for steps; for the rest of it, see [`Self::context`].
    fn parameter(&mut self, parameter: Parameter) -> Value {
        match self.parameters_slot {
            Some(slot) => self.b.ins().stack_load(types::I64, types::I64, slot, 8 * parameter as i32),
            None => self.parameters[parameter as usize],
        }
    }

    /// Defines the variables that have a value at the start.
    fn prologue(&mut self, arguments: &[Value]) {
        if self.analysis.has_steps {
            self.fuel = Some(match self.analysis.is_in_frame() {
                true => Fuel::Context,
                false => Fuel::Register(self.b.declare_var(types::I64)),
            });
            self.load_fuel();
        }
        let plan = self.plan;
        if self.analysis.is_in_frame() {
            let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 8 * self.parameters.len() as u32, 3);
            let slot = self.b.create_sized_stack_slot(data);
            for (position, parameter) in self.parameters.iter().enumerate() {
                self.b.ins().stack_store(types::I64, *parameter, slot, 8 * position as i32);
            }
            self.parameters_slot = Some(slot);
            let zero = self.b.ins().iconst(types::I64, 0);
            for word in self.analysis.read_first(self.unit.ir, plan) {
                self.set(word, zero, Kind::I64);
            }
        }
        for (word, value) in plan.words().iter().enumerate() {
            if self.analysis.is_written[word] && *value != 0 {
                let value = self.constant(*value, Kind::I64);
                self.set(word as u32, value, Kind::I64);
            }
        }
        for (word, argument) in parameter_words(plan).zip(arguments) {
            self.set(word, *argument, Kind::I64);
        }
        self.declare_views();
        let first = self.blocks[self.analysis.block_at[&0]];
        self.b.ins().jump(first, &[]);
    }

    /// Translates a block.
    fn block(&mut self, block: usize) {
        let (first, end) = self.analysis.blocks[block];
        self.live = self.analysis.live_words(self.unit.ir, self.plan, block);
        self.b.switch_to_block(self.blocks[block]);
        if let Some(slow) = self.fast_turns(first, end) {
            self.slow = Some((first, slow));
            self.b.switch_to_block(slow);
        }
        self.compared.clear();
        self.untested.clear();
        self.recent.clear();
        for at in first..end {
            (self.at, self.leaving) = (at, None);
            self.one();
        }
        self.slow = None;
        let is_open = !self.plan.code()[end - 1].opcode.format().is_jump();
        if is_open {
            let next = self.block_of(end);
            self.b.ins().jump(next, &[]);
        }
    }

    /// Returns the block that begins at an instruction, as the target of a jump: of the loop that is translated, its
    /// slow version.
    fn block_of(&self, at: usize) -> Block {
        match self.slow {
            Some((first, slow)) if first == at => slow,
            _ => self.blocks[self.analysis.block_at[&at]],
        }
    }

    /// Continues in a new block, which has one predecessor.
    fn enter(&mut self, block: Block) {
        self.b.seal_block(block);
        self.b.switch_to_block(block);
        // The values of one block alone are cheap to keep.
        self.recent.clear();
    }

    fn new_cold_block(&mut self) -> Block {
        let block = self.b.create_block();
        self.b.set_cold_block(block);
        block
    }

    /// Counts steps: continues if enough are left, and otherwise asks for the next slice.
    fn spend(&mut self, steps: u64) {
        let Some(fuel) = self.fuel.filter(|_| steps > 0) else { return };
        let next = self.b.create_block();
        self.pay_or_refill(fuel, steps, next);
        self.b.ins().jump(next, &[]);
        self.enter(next);
        self.pay(fuel, steps);
    }

    /// Counts the steps of a jump, and translates it. After the next slice, a loop continues with its fast version.
    fn spend_before(&mut self, steps: u64, jump: impl Fn(&mut Self)) {
        let (Some(fuel), Some(slow)) = (self.fuel.filter(|_| steps > 0), self.slow) else {
            self.spend(steps);
            return jump(self);
        };
        let next = self.b.create_block();
        self.pay_or_refill(fuel, steps, next);
        self.slow = None;
        self.pay(fuel, steps);
        jump(self);
        self.slow = Some(slow);
        self.enter(next);
        self.pay(fuel, steps);
        jump(self);
    }

    /// Goes to `next` if enough steps are left, and otherwise continues with the next slice.
    fn pay_or_refill(&mut self, fuel: Fuel, steps: u64, next: Block) {
        let price = self.b.ins().iconst(types::I64, steps as i64);
        let left = self.fuel_in(fuel);
        let is_enough = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, left, price);
        let refill = self.new_cold_block();
        self.b.ins().brif(is_enough, next, &[], refill, &[]);
        self.enter(refill);
        self.store_fuel();
        let (site, price) = (self.site(), self.b.ins().iconst(types::I64, steps as i64));
        let function = self.reference(self.unit.refill);
        let context = self.parameter(Parameter::Context);
        self.b.ins().call(function, &[context, site, price]);
        let status = self.b.ins().load(types::I64, MemFlagsData::trusted(), context, Context::RESULT);
        let refilled = self.new_cold_block();
        self.b.ins().brif(status, self.failed, &[], refilled, &[]);
        self.enter(refilled);
        self.load_fuel();
    }

    fn pay(&mut self, fuel: Fuel, steps: u64) {
        let left = self.fuel_in(fuel);
        let price = self.b.ins().iconst(types::I64, steps as i64);
        let left = self.b.ins().isub(left, price);
        self.set_fuel(fuel, left);
    }

    /// Returns the steps in their place.
    fn fuel_in(&mut self, fuel: Fuel) -> Value {
        match fuel {
            Fuel::Register(variable) => self.b.use_var(variable),
            Fuel::Context => {
                let context = self.parameter(Parameter::Context);
                self.b.ins().load(types::I64, MemFlagsData::trusted(), context, Context::FUEL)
            }
        }
    }

    fn set_fuel(&mut self, fuel: Fuel, value: Value) {
        match fuel {
            Fuel::Register(variable) => self.b.def_var(variable, value),
            Fuel::Context => self.store_steps(value),
        }
    }

    /// Stores the steps that are left to the context.
    fn store_steps(&mut self, steps: Value) {
        let context = self.parameter(Parameter::Context);
        self.b.ins().store(MemFlagsData::trusted(), steps, context, Context::FUEL);
    }

    /// Loads the steps from the context, where a function that was called has left them.
    fn load_fuel(&mut self) {
        if let Some(Fuel::Register(fuel)) = self.fuel {
            let value = self.fuel_in(Fuel::Context);
            self.b.def_var(fuel, value);
        }
    }

    /// Stores the steps to the context, for a function that is called.
    fn store_fuel(&mut self) {
        if let Some(Fuel::Register(fuel)) = self.fuel {
            let value = self.steps_left(fuel);
            self.store_steps(value);
        }
    }

    /// Translates a branch by a comparison.
    fn branch_by(&mut self, i: Instruction, comparison: Comparison) {
        let condition = self.comparison(i, comparison);
        let [then, otherwise] = [i.c, i.d].map(|at| self.block_of(at as usize));
        self.b.ins().brif(condition, then, &[], otherwise, &[]);
    }

    /// Translates the end of a counted loop.
    fn count_up(&mut self, i: Instruction, is_signed: bool) {
        let (top, end) = (self.block_of(i.d as usize), self.block_of(self.at + 1));
        let may_overflow = self.analysis.may_overflow(self.plan, &i);
        let done = if may_overflow { self.b.create_block() } else { end };
        let (next, continues) = self.next_turn(i, is_signed, done);
        let kept = self.b.create_block();
        self.b.ins().brif(continues, kept, &[], done, &[]);
        self.enter(kept);
        // With words in the frame, no value of a block is used in another that is far.
        let next = if self.analysis.is_in_frame() { self.sum_of(i, is_signed).1 } else { next };
        let next = if is_signed { self.truncate(next, i.width) } else { next };
        self.set(i.a, next, Kind::I64);
        self.b.ins().jump(top, &[]);
        if may_overflow {
            self.enter(done);
            self.leave_if_over(i, is_signed);
            self.b.ins().jump(end, &[]);
        }
    }

    /// Returns the counter of the next turn of a loop, and whether there is one. May go to `done` if there is none.
    fn next_turn(&mut self, i: Instruction, is_signed: bool, done: Block) -> (Value, Value) {
        let less = if is_signed { IntCC::SignedLessThan } else { IntCC::UnsignedLessThan };
        let bound = self.number(i.b, i.width, is_signed);
        let ([counter, step], next) = self.sum_of(i, is_signed);
        let is_up = self.constant_of(i.c).is_some_and(|step| ods_exec::signed(step, i.width) > 0);
        let continues = if i.width < 64 {
            // The sum does not overflow 64 bits.
            self.b.ins().icmp(less, next, bound)
        } else if is_signed && is_up {
            // The same as for the exact sum, and computed before the loop: the counter is below the bound less the
            // step.
            let (last, overflows) = self.b.ins().ssub_overflow(bound, step);
            let least = self.b.ins().iconst(types::I64, i64::MIN);
            let last = self.b.ins().select(overflows, least, last);
            self.b.ins().icmp(IntCC::SignedLessThan, counter, last)
        } else {
            let overflows = self.overflows([counter, step, next], i.width, is_signed);
            let checked = self.b.create_block();
            self.b.ins().brif(overflows, done, &[], checked, &[]);
            self.enter(checked);
            self.b.ins().icmp(less, next, bound)
        };
        (next, continues)
    }

    /// Leaves native code if the counter after the last turn overflows. The interpreter repeats the instruction, so
    /// that its steps are given back.
    fn leave_if_over(&mut self, i: Instruction, is_signed: bool) {
        let ([counter, step], next) = self.sum_of(i, is_signed);
        let overflows = self.overflows([counter, step, next], i.width, is_signed);
        let [over, fine] = [self.new_cold_block(), self.b.create_block()];
        self.b.ins().brif(overflows, over, &[], fine, &[]);
        self.enter(over);
        if let Some(fuel) = self.fuel {
            let (left, price) = (self.fuel_in(fuel), self.b.ins().iconst(types::I64, price(&i) as i64));
            let left = self.b.ins().iadd(left, price);
            self.set_fuel(fuel, left);
        }
        let leaving = self.leaving();
        self.b.ins().jump(leaving, &[]);
        self.enter(fine);
    }

    /// Returns whether the sum in 64 bits of a counter and a step, which comes third, is a number of more than `width`
    /// bits.
    fn overflows(&mut self, [counter, step, next]: [Value; 3], width: u8, is_signed: bool) -> Value {
        match (is_signed, width) {
            (true, 64) => self.b.ins().sadd_overflow(counter, step).1,
            (false, 64) => self.b.ins().icmp(IntCC::UnsignedLessThan, next, counter),
            (true, _) => {
                let short = self.sign_extend(next, width);
                self.b.ins().icmp(IntCC::NotEqual, next, short)
            }
            (false, _) => {
                let short = self.truncate(next, width);
                self.b.ins().icmp(IntCC::NotEqual, next, short)
            }
        }
    }

    /// Returns the counter and the step of a loop, and their sum, in 64 bits.
    fn sum_of(&mut self, i: Instruction, is_signed: bool) -> ([Value; 2], Value) {
        let [counter, step] = [i.a, i.c].map(|word| self.number(word, i.width, is_signed));
        ([counter, step], self.b.ins().iadd(counter, step))
    }

    /// Returns the number of a word, in 64 bits.
    fn number(&mut self, word: u32, width: u8, is_signed: bool) -> Value {
        if is_signed { self.signed(word, width) } else { self.get(word, Kind::I64) }
    }

    /// Returns the results from their places.
    fn return_words(&mut self) {
        self.store_fuel();
        let places: Vec<usize> = self.plan.results().iter().flat_map(|(place, _)| words_of(*place)).collect();
        let values: Vec<Value> = places.into_iter().map(|word| self.get(word as u32, Kind::I64)).collect();
        self.return_values(&values);
    }

    fn return_values(&mut self, values: &[Value]) {
        if values.len() > 1 {
            let out = self.parameter(Parameter::Out);
            for (position, value) in values.iter().enumerate().skip(1) {
                self.b.ins().store(MemFlagsData::trusted(), *value, out, 8 * (position as i32 - 1));
            }
        }
        let zero = self.b.ins().iconst(types::I64, 0);
        let first = values.first().copied().unwrap_or(zero);
        self.b.ins().return_(&[zero, first]);
    }
}
