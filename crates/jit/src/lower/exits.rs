//! Calls of functions, and the ways out of native code.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AbiParam, Block, BlockArg, FuncRef, InstBuilder, MemFlagsData, Signature, StackSlot, StackSlotData, StackSlotKind,
    Value, types,
};
use cranelift_module::{FuncId, Module as _};

use ods_exec::{CallSite, Callee, Instruction, Place};

use super::{Fuel, Lower, Parameter, WayOut};
use crate::analysis::{shown, words_of};
use crate::context::Context;
use crate::runtime::{self, site_of};
use crate::signature::{Kind, each_read, each_write};

impl Lower<'_, '_> {
    /// Returns the position of the function and of the instruction as one number.
    pub(super) fn site(&mut self) -> Value {
        self.b.ins().iconst(types::I64, site_of(self.unit.position, self.at) as i64)
    }

    /// Calls a function of Rust with words; returns its status.
    pub(super) fn call_runtime(&mut self, address: usize, arguments: &[Value]) -> Value {
        let signature = match self.signatures.get(&arguments.len()) {
            Some(signature) => *signature,
            None => {
                let mut signature = Signature::new(self.unit.module.isa().default_call_conv());
                signature.params = vec![AbiParam::new(types::I64); arguments.len()];
                signature.returns = vec![AbiParam::new(types::I64)];
                let signature = self.b.import_signature(signature);
                self.signatures.insert(arguments.len(), signature);
                signature
            }
        };
        let address = self.b.ins().iconst(types::I64, address as i64);
        let call = self.b.ins().call_indirect(signature, address, arguments);
        self.b.inst_results(call)[0]
    }

    /// Ends the run if the status is not 0.
    pub(super) fn fail_if(&mut self, status: Value) {
        let next = self.b.create_block();
        self.b.ins().brif(status, self.failed, &[], next, &[]);
        self.enter(next);
    }

    /// Ends the run, or leaves the rest of the function to the interpreter, as the status says.
    pub(super) fn leave_by(&mut self, status: Value) {
        self.leave_or_end(status, |lower| (lower.failed, Vec::new()));
    }

    /// Leaves the rest of the function to the interpreter, or goes to a block if the run has ended, as the status says.
    fn leave_or_end(&mut self, status: Value, end: impl FnOnce(&mut Self) -> (Block, Vec<BlockArg>)) {
        let [unusual, next] = [self.new_cold_block(), self.b.create_block()];
        self.b.ins().brif(status, unusual, &[], next, &[]);
        self.enter(unusual);
        let (leaving, (end, arguments)) = (self.leaving(), end(self));
        let ended = self.b.ins().iconst(types::I64, runtime::ENDED as i64);
        let has_ended = self.b.ins().icmp(IntCC::Equal, status, ended);
        self.b.ins().brif(has_ended, end, &arguments, leaving, &[]);
        self.enter(next);
    }

    /// Returns the block that leaves the rest of the function, from the instruction on, to the interpreter.
    pub(super) fn leaving(&mut self) -> Block {
        if let Some(block) = self.leaving {
            return block;
        }
        let block = self.new_cold_block();
        let words = self.live.get(&self.at).cloned().unwrap_or_default();
        self.pending.push(WayOut { block, at: self.at, words, fast: self.fast.clone() });
        self.leaving = Some(block);
        block
    }

    /// Leaves native code before the instruction if the condition holds.
    pub(super) fn leave_if(&mut self, condition: Value) {
        let (leaving, next) = (self.leaving(), self.b.create_block());
        self.b.ins().brif(condition, leaving, &[], next, &[]);
        self.enter(next);
    }

    /// Leaves native code before the instruction. The code that follows is not reached.
    pub(super) fn leave_always(&mut self) {
        let (leaving, unreachable) = (self.leaving(), self.b.create_block());
        self.b.ins().jump(leaving, &[]);
        self.enter(unreachable);
    }

    /// Fills the blocks that leave native code, and the blocks that they share.
    pub(super) fn finish(&mut self) {
        if !self.pending.is_empty() {
            self.leave();
        }
        if let Some(unwinding) = self.unwinding {
            self.enter(unwinding);
            let arguments = [self.context(), self.b.block_params(unwinding)[0]];
            self.call_runtime(runtime::unwound as *const () as usize, &arguments);
            self.b.ins().jump(self.failed, &[]);
        }
        self.b.set_cold_block(self.failed);
        self.enter(self.failed);
        let (one, zero) = (self.b.ins().iconst(types::I64, 1), self.b.ins().iconst(types::I64, 0));
        self.b.ins().return_(&[one, zero]);
    }

    /// Leaves the rest of the function to the interpreter.
    fn leave(&mut self) {
        let site = self.b.append_block_param(self.left, types::I64);
        // Steps in the context are there already.
        let fuel = match self.fuel {
            Some(Fuel::Register(variable)) => Some((variable, self.b.append_block_param(self.left, types::I64))),
            Some(Fuel::Context) | None => None,
        };
        for WayOut { block, at, words, fast } in std::mem::take(&mut self.pending) {
            (self.at, self.fast) = (at, fast);
            self.enter(block);
            self.spill(words, true);
            let mut arguments = vec![self.site().into()];
            arguments.extend(fuel.map(|(variable, _)| BlockArg::from(self.steps_left(variable))));
            self.fast = None;
            self.b.ins().jump(self.left, &arguments);
        }
        self.b.set_cold_block(self.left);
        self.enter(self.left);
        if let Some((_, steps)) = fuel {
            self.store_steps(steps);
        }
        let [objects, depth] = [Parameter::Objects, Parameter::Depth].map(|parameter| self.parameter(parameter));
        let arguments = [self.context(), self.frame_address(), objects, site, depth];
        let status = self.call_runtime(runtime::leave as *const () as usize, &arguments);
        let [unusual, done] = [0; 2].map(|_| self.new_cold_block());
        self.b.ins().brif(status, unusual, &[], done, &[]);
        self.enter(unusual);
        let zero = self.b.ins().iconst(types::I64, 0);
        self.b.ins().return_(&[status, zero]);
        self.enter(done);
        let places: Vec<Place> = self.plan.results().iter().map(|(place, _)| *place).collect();
        let words: Vec<Value> = places.into_iter().flat_map(words_of).map(|word| self.reload(word as u32)).collect();
        self.return_values(&words);
    }

    fn frame_address(&mut self) -> Value {
        let slot = self.frame();
        self.b.ins().stack_addr(types::I64, slot, 0)
    }

    /// Calls a function of Rust that reads and writes the words of the instruction in memory.
    pub(super) fn call_with_words(&mut self, function: usize, written: &[u32]) {
        let i = self.instruction();
        let mut words = shown(self.unit.ir, self.plan, self.at);
        each_read(self.plan, &i, |word| words.push(word));
        words.sort_unstable();
        words.dedup();
        self.spill(words, false);
        self.store_fuel();
        let [objects, depth] = [Parameter::Objects, Parameter::Depth].map(|parameter| self.parameter(parameter));
        let arguments = [self.context(), self.frame_address(), objects, self.site(), depth];
        let status = self.call_runtime(function, &arguments);
        self.load_fuel();
        self.leave_by(status);
        self.recent.clear();
        for word in written.iter().filter(|_| !self.analysis.is_in_frame()) {
            let value = self.reload(*word);
            self.set(*word, value, Kind::I64);
        }
    }

    fn written(&self, i: Instruction) -> Vec<u32> {
        let mut words = Vec::new();
        each_write(self.plan, &i, |word| words.push(word));
        words
    }

    /// Translates the call of a kernel.
    pub(super) fn kernel(&mut self, i: Instruction) {
        let written = self.written(i);
        self.call_with_words(runtime::kernel as *const () as usize, &written);
        self.renew_views(i);
    }

    /// Translates the call of a function of words of the plan.
    pub(super) fn apply(&mut self, i: Instruction) {
        let function = &raw const self.plan.functions()[usize::from(i.extra)];
        let function = self.b.ins().iconst(types::I64, function as i64);
        let [a, b, c] = [i.a, i.b, i.c].map(|word| self.get(word, Kind::I64));
        let arguments = [self.context(), function, a, b, c];
        let status = self.call_runtime(runtime::apply as *const () as usize, &arguments);
        self.take_result(status, i.d);
    }

    /// Translates a call: to native code if the function has only words, else by a function of Rust.
    pub(super) fn call(&mut self, i: Instruction) {
        let site = &self.plan.calls()[i.a as usize];
        let direct = match site.callee {
            Callee::Function(function) => self.unit.callees.get(&function).copied(),
            Callee::Object(_) => None,
        };
        self.check_depth();
        match direct {
            Some((function, results)) => self.call_directly(i, function, results),
            None => {
                let written = self.written(i);
                self.call_with_words(runtime::call as *const () as usize, &written);
            }
        }
        self.renew_views(i);
    }

    /// Leaves if there are too many nested calls, or too little room on the stack.
    fn check_depth(&mut self) {
        let limit = self.b.ins().iconst(types::I64, i64::from(self.unit.max_depth));
        let depth = self.parameter(Parameter::Depth);
        let is_deep = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, depth, limit);
        self.leave_if(is_deep);
        let stack = self.b.ins().get_stack_pointer(types::I64);
        let context = self.context();
        let limit = self.b.ins().load(types::I64, MemFlagsData::trusted(), context, Context::STACK_LIMIT);
        let is_full = self.b.ins().icmp(IntCC::UnsignedLessThan, stack, limit);
        self.leave_if(is_full);
    }

    /// Returns the function as one that the code can call.
    pub(super) fn reference(&mut self, function: FuncId) -> FuncRef {
        let (module, b) = (&mut self.unit.module, &mut self.b);
        *self.references.entry(function).or_insert_with(|| module.declare_func_in_func(function, b.func))
    }

    /// Returns the room for the results of calls but the first.
    fn results_room(&mut self) -> StackSlot {
        let words = |site: &CallSite| site.results.iter().map(|place| words_of(*place).len()).sum::<usize>();
        let most = self.plan.calls().iter().map(words).max().unwrap_or(0);
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 8 * most as u32, 3);
        *self.results_room.get_or_insert_with(|| self.b.create_sized_stack_slot(data))
    }

    /// Returns the block that adds the call at a site, its parameter, to the error of the run.
    fn unwinding(&mut self) -> Block {
        if let Some(block) = self.unwinding {
            return block;
        }
        let block = self.new_cold_block();
        self.b.append_block_param(block, types::I64);
        self.unwinding = Some(block);
        block
    }

    fn call_directly(&mut self, i: Instruction, function: FuncId, results: usize) {
        let site = &self.plan.calls()[i.a as usize];
        let one = self.b.ins().iconst(types::I64, 1);
        let [objects, depth] = [Parameter::Objects, Parameter::Depth].map(|parameter| self.parameter(parameter));
        let depth = self.b.ins().iadd(depth, one);
        let mut arguments = vec![self.context(), objects, depth];
        let room = (results > 1).then(|| self.results_room());
        if let Some(room) = room {
            arguments.push(self.b.ins().stack_addr(types::I64, room, 0));
        }
        for word in site.arguments.iter().flat_map(|source| words_of(source.place)) {
            arguments.push(self.get(word as u32, Kind::I64));
        }
        self.store_fuel();
        let function = self.reference(function);
        let call = self.b.ins().call(function, &arguments);
        let [status, first] = [0, 1].map(|position| self.b.inst_results(call)[position]);
        self.load_fuel();
        self.leave_or_end(status, |lower| (lower.unwinding(), vec![lower.site().into()]));
        let words: Vec<usize> = site.results.iter().flat_map(|place| words_of(*place)).collect();
        for (position, word) in words.into_iter().enumerate() {
            let value = match room.filter(|_| position > 0) {
                Some(room) => self.b.ins().stack_load(types::I64, types::I64, room, 8 * (position as i32 - 1)),
                None => first,
            };
            self.set(word as u32, value, Kind::I64);
        }
    }
}
