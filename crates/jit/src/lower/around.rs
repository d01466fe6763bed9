//! The functions around a plan's function: [`lower_entry`], [`lower_guard`] and [`lower_refill`].

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AbiParam, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{FuncId, Module as _};

use super::{Unit, begin, parameter_words, result_words, signature};
use crate::context::Context;
use crate::runtime::{self, site_of};

/// Translates the function that others than native code call: its arguments and results are in memory.
pub fn lower_entry(
    unit: &mut Unit<'_>,
    function: &mut ir::Function,
    builders: &mut FunctionBuilderContext,
    to: FuncId,
) {
    let plan = unit.plan;
    function.signature = status_signature(unit.module, 4);
    let config = unit.module.target_config();
    let (mut b, parameters) = begin(function, builders);
    let [context, words, objects, depth] = [0, 1, 2, 3].map(|position| parameters[position]);
    let flags = MemFlagsData::trusted();
    let mut arguments = vec![context, objects, depth];
    let results = result_words(plan);
    if results > 1 {
        let eight = b.ins().iconst(types::I64, 8);
        arguments.push(b.ins().iadd(words, eight));
    }
    for position in 0..parameter_words(plan).count() {
        arguments.push(b.ins().load(types::I64, flags, words, 8 * position as i32));
    }
    let callee = unit.module.declare_func_in_func(to, b.func);
    let call = b.ins().call(callee, &arguments);
    let [status, first] = [0, 1].map(|position| b.inst_results(call)[position]);
    if results > 0 {
        b.ins().store(flags, first, words, 0);
    }
    b.ins().return_(&[status]);
    b.finalize(config);
}

/// Translates the guard of a function with a large frame, which has the same signature. It calls the function if the
/// room above the limit of the stack is larger than the frame, and the interpreter if not, or if there is no function.
pub fn lower_guard(
    unit: &mut Unit<'_>,
    function: &mut ir::Function,
    builders: &mut FunctionBuilderContext,
    body: Option<(FuncId, u32)>,
) {
    let plan = unit.plan;
    function.signature = signature(plan, unit.module.isa().default_call_conv());
    let config = unit.module.target_config();
    let (mut b, parameters) = begin(function, builders);
    if let Some((to, frame)) = body {
        let [enough, low] = [0; 2].map(|_| b.create_block());
        let stack = b.ins().get_stack_pointer(types::I64);
        let limit = b.ins().load(types::I64, MemFlagsData::trusted(), parameters[0], Context::STACK_LIMIT);
        let room = b.ins().isub(stack, limit);
        let is_enough = b.ins().icmp_imm_s(IntCC::SignedGreaterThan, room, i64::from(frame));
        b.ins().brif(is_enough, enough, &[], low, &[]);

        b.switch_to_block(enough);
        let callee = unit.module.declare_func_in_func(to, b.func);
        let call = b.ins().call(callee, &parameters);
        let returned = b.inst_results(call).to_vec();
        b.ins().return_(&returned);

        b.set_cold_block(low);
        b.switch_to_block(low);
    }
    let returned = interpret(unit, &mut b, &parameters);
    b.ins().return_(&returned);
    b.seal_all_blocks();
    b.finalize(config);
}

/// Calls the interpreter with the parameters of a function; returns the status and the first result.
fn interpret(unit: &Unit<'_>, b: &mut FunctionBuilder<'_>, parameters: &[Value]) -> [Value; 2] {
    let results = result_words(unit.plan);
    let (out, arguments) = match results > 1 {
        true => (Some(parameters[3]), &parameters[4..]),
        false => (None, &parameters[3..]),
    };
    let words = arguments.len().max(results).max(1) as u32;
    let words = b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 8 * words, 3));
    let flags = MemFlagsData::trusted();
    for (position, argument) in arguments.iter().enumerate() {
        b.ins().stack_store(types::I64, *argument, words, 8 * position as i32);
    }
    let signature = b.import_signature(status_signature(unit.module, 5));
    let address = b.ins().iconst(types::I64, runtime::interpret as *const () as i64);
    let site = b.ins().iconst(types::I64, site_of(unit.position, 0) as i64);
    let words_at = b.ins().stack_addr(types::I64, words, 0);
    let call =
        b.ins().call_indirect(signature, address, &[parameters[0], words_at, parameters[1], site, parameters[2]]);
    let status = b.inst_results(call)[0];
    for position in 1..results as i32 {
        let result = b.ins().stack_load(types::I64, types::I64, words, 8 * position);
        out.into_iter().for_each(|out| _ = b.ins().store(flags, result, out, 8 * (position - 1)));
    }
    [status, b.ins().stack_load(types::I64, types::I64, words, 0)]
}

/// Translates the function that begins the next slice of steps. It keeps all registers, so that loops need not store
/// theirs for a call that is rare; the status is left in the context.
pub fn lower_refill(
    module: &mut cranelift_jit::JITModule,
    function: &mut ir::Function,
    builders: &mut FunctionBuilderContext,
) {
    let mut signature = ir::Signature::new(CallConv::PreserveAll);
    signature.params = vec![AbiParam::new(types::I64); 3];
    function.signature = signature;
    let inner = status_signature(module, 3);
    let config = module.target_config();
    let (mut b, arguments) = begin(function, builders);
    let inner = b.import_signature(inner);
    let address = b.ins().iconst(types::I64, runtime::refill as *const () as i64);
    let call = b.ins().call_indirect(inner, address, &arguments);
    let status = b.inst_results(call)[0];
    b.ins().store(MemFlagsData::trusted(), status, arguments[0], Context::RESULT);
    b.ins().return_(&[]);
    b.finalize(config);
}

/// Returns the signature of C functions of this many words that return a status.
fn status_signature(module: &cranelift_jit::JITModule, words: usize) -> ir::Signature {
    let mut signature = module.make_signature();
    signature.params = vec![AbiParam::new(types::I64); words];
    signature.returns = vec![AbiParam::new(types::I64)];
    signature
}
