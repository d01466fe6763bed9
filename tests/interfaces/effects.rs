//! Effects on memory, speculation, and what passes ask about them.

use std::sync::Arc;

use ods::prelude::*;
use ods::schema::EffectOn;

/// The resource of stacked plates.
pub struct Stack;

impl Resource for Stack {
    const NAME: &'static str = "Stack";
}

/// Operations with effects.
#[dialect(
    name = "mem",
    ops(LoadOp, StoreOp, AllocOp, ClockOp, PureOp, UnknownOp, DivideOp, EachOp, QuietOp, YieldOp, SymbolOp, ViewOp)
)]
pub struct Mem;

/// Reads.
#[op(Mem, "load")]
pub struct LoadOp {
    #[operand(effects(MemRead))]
    from: AnyType,
    #[result]
    value: AnyType,
}

/// Writes, and reads what is named.
#[op(Mem, "store")]
pub struct StoreOp {
    #[operand]
    value: AnyType,
    #[operand(effects(MemRead, MemWrite<Stack>(stage = 1, full)))]
    to: Variadic<AnyType>,
    #[attr(effects(MemRead))]
    table: Optional<FlatSymbolRefAttr>,
}

/// Makes memory.
#[op(Mem, "alloc")]
pub struct AllocOp {
    #[result(effects(MemAlloc<AutomaticAllocationScopeResource>))]
    memory: AnyType,
}

/// Looks at a clock.
#[op(Mem, "clock", effects(MemRead<Stack>, MemWrite))]
pub struct ClockOp {}

/// Nothing.
#[op(Mem, "pure", traits(Pure))]
pub struct PureOp {
    #[result]
    value: I32,
}

/// Nothing, but for what it looks up.
#[op(Mem, "view", traits(Pure))]
pub struct ViewOp {
    #[operand]
    of: AnyType,
    #[operand(effects(MemRead))]
    shape: AnyType,
    #[result]
    value: AnyType,
}

/// Effects that are unknown.
#[op(Mem, "unknown")]
pub struct UnknownOp {}

/// May trap, unless a constant says otherwise.
#[op(Mem, "div", traits(NoMemoryEffect), interfaces(ConditionallySpeculatable))]
pub struct DivideOp {
    #[attr]
    by: I32Attr,
}

impl ConditionallySpeculatable for DivideOp {
    fn speculatability(&self, ir: &Ir) -> Speculatability {
        match self.by(ir) {
            0 => Speculatability::NotSpeculatable,
            _ => Speculatability::Speculatable,
        }
    }
}

/// Does what is inside.
#[op(Mem, "each", traits(RecursiveMemoryEffects, RecursivelySpeculatable, NoTerminator))]
pub struct EachOp {
    #[region]
    body: AnyRegion,
}

/// Writes when told to.
#[op(Mem, "quiet", interfaces(MemoryEffectOpInterface))]
pub struct QuietOp {
    #[attr]
    loud: BoolAttr,
}

impl MemoryEffectOpInterface for QuietOp {
    fn effects(&self, ir: &Ir) -> Vec<Effect> {
        match self.loud(ir) {
            true => vec![Effect::new::<Stack>(EffectKind::Write).at_stage(2)],
            false => Vec::new(),
        }
    }
}

/// Ends.
#[op(Mem, "yield", traits(Pure, Terminator))]
pub struct YieldOp {}

/// Named.
#[op(Mem, "symbol", traits(NoMemoryEffect, Symbol))]
pub struct SymbolOp {
    #[attr]
    sym_name: StrAttr,
}

/// Returns the operations of the text, which is the body of a module.
fn parse(text: &str) -> (Ir, Vec<Operation>) {
    let context = Arc::new(Context::new());
    context.register::<Mem>().expect("a new name");
    let text = format!("\"builtin.module\"() ({{\n^bb0(%m: i32, %n: i32):\n{text}\n}}) : () -> ()");
    let parsed = ods::text::parse(&context, "t.mlir", text.as_bytes()).expect("a good text");
    let body = parsed.ir.region(parsed.root, 0).expect("a body");
    let ops = parsed.ir.blocks(body).flat_map(|block| parsed.ir.block_ops(block)).collect();
    (parsed.ir, ops)
}

fn effects(ir: &Ir, op: Operation) -> Vec<Effect> {
    ir.interface::<dyn MemoryEffectOpInterface>(op).expect("it has effects").effects(ir)
}

#[test]
fn decorated_operands_have_effects() {
    let (ir, ops) = parse("%0 = \"mem.load\"(%m) : (i32) -> i32");
    let [effect] = effects(&ir, ops[0])[..] else { panic!("one effect") };
    assert_eq!(effect.kind, EffectKind::Read);
    assert!(effect.resource.is::<DefaultResource>() && !effect.resource.is::<Stack>());
    assert_eq!(effect.target, EffectTarget::Operand(0, ir.operand(ops[0], 0).expect("an operand")));
    assert_eq!((effect.stage, effect.full_region, effect.parameters), (0, false, None));
}

#[test]
fn pure_operations_may_read() {
    let (ir, ops) = parse("%0 = \"mem.view\"(%m, %n) : (i32, i32) -> i32");
    let [effect] = effects(&ir, ops[0])[..] else { panic!("one effect") };
    let shape = ir.operand(ops[0], 1).expect("an operand");
    assert_eq!((effect.kind, effect.target), (EffectKind::Read, EffectTarget::Operand(1, shape)));
    // The effect counts.
    assert!(ir.is_speculatable(ops[0]) && !ir.is_memory_effect_free(ops[0]) && !ir.is_pure(ops[0]));
    assert!(ir.is_trivially_dead(ops[0]));
}

#[test]
fn effect_applies_to_every_operand_of_a_group() {
    let (ir, ops) = parse("\"mem.store\"(%m, %n, %m) <{table = @t}> : (i32, i32, i32) -> ()");
    let all = effects(&ir, ops[0]);
    let brief: Vec<_> = all.iter().map(|e| (e.kind, e.resource.name, e.stage, e.full_region)).collect();
    let (read, write) = (EffectKind::Read, EffectKind::Write);
    assert_eq!(
        brief,
        [
            (read, "<Default>", 0, false),
            (read, "<Default>", 0, false),
            (write, "Stack", 1, true),
            (write, "Stack", 1, true),
            (read, "<Default>", 0, false),
        ]
    );
    assert!(matches!(all[3].target, EffectTarget::Operand(2, _)));
    let symbol = all[4].symbol().expect("the last is on a symbol");
    assert_eq!(symbol.root(ir.context()), "t");
    let interface = ir.interface::<dyn MemoryEffectOpInterface>(ops[0]).expect("it has effects");
    assert_eq!(interface.effects_on_symbol(&ir, symbol).len(), 1);
    assert_eq!(interface.effects_on_resource(&ir, Stack::SCHEMA).len(), 2);
    let n = ir.operand(ops[0], 1).expect("an operand");
    assert_eq!(interface.effects_on_value(&ir, n).len(), 2);
    assert!(interface.effect_on_value(&ir, write, n).is_some());
    assert!(ir.has_effect_on(ops[0], write, n) && !ir.has_effect_on(ops[0], EffectKind::Free, n));
}

#[test]
fn absent_symbol_has_no_effect() {
    let (ir, ops) = parse("\"mem.store\"(%m) : (i32) -> ()");
    assert_eq!(effects(&ir, ops[0]), []);
    assert!(ir.is_memory_effect_free(ops[0]));
}

#[test]
fn results_and_operations_have_effects() {
    let (ir, ops) = parse("%0 = \"mem.alloc\"() : () -> i32\n\"mem.clock\"() : () -> ()");
    let [made] = effects(&ir, ops[0])[..] else { panic!("one effect") };
    assert_eq!((made.kind, made.value()), (EffectKind::Allocate, ir.result(ops[0], 0)));
    assert!(made.resource.is::<AutomaticAllocationScopeResource>());
    let both = effects(&ir, ops[1]);
    assert_eq!(both.iter().map(|e| e.target).collect::<Vec<_>>(), [EffectTarget::Resource; 2]);
    assert!(ir.has_effect(ops[1], EffectKind::Read) && ir.has_effect(ops[1], EffectKind::Write));
    assert!(!ir.has_single_effect(ops[1], EffectKind::Read) && ir.has_single_effect(ops[0], EffectKind::Allocate));
}

#[test]
fn traits_answer_through_interfaces() {
    let (ir, ops) = parse("%0 = \"mem.pure\"() : () -> i32\n\"mem.unknown\"() : () -> ()");
    assert_eq!(effects(&ir, ops[0]), []);
    let speculatable = ir.interface::<dyn ConditionallySpeculatable>(ops[0]).expect("pure");
    assert_eq!(speculatable.speculatability(&ir), Speculatability::Speculatable);
    assert!(ir.is_pure(ops[0]) && ir.is_memory_effect_free(ops[0]) && ir.is_speculatable(ops[0]));
    assert!(!ir.is_pure(ops[1]) && !ir.is_memory_effect_free(ops[1]) && !ir.is_speculatable(ops[1]));
    assert!(ir.has_unknown_effects(ops[1]) && !ir.has_unknown_effects(ops[0]));
    assert!(!ir.has_interface::<dyn MemoryEffectOpInterface>(ops[1]));
}

#[test]
fn speculation_can_depend_on_the_operation() {
    let (ir, ops) = parse("\"mem.div\"() <{by = 0 : i32}> : () -> ()\n\"mem.div\"() <{by = 2 : i32}> : () -> ()");
    assert_eq!((ir.is_speculatable(ops[0]), ir.is_speculatable(ops[1])), (false, true));
    assert_eq!((ir.is_pure(ops[0]), ir.is_pure(ops[1])), (false, true));
}

#[test]
fn effects_can_depend_on_the_operation() {
    let (ir, ops) = parse("\"mem.quiet\"() <{loud = true}> : () -> ()\n\"mem.quiet\"() <{loud = false}> : () -> ()");
    assert_eq!(effects(&ir, ops[0]).iter().map(|effect| effect.stage).collect::<Vec<_>>(), [2]);
    assert_eq!((ir.is_memory_effect_free(ops[0]), ir.is_memory_effect_free(ops[1])), (false, true));
}

#[test]
fn recursive_memory_effects_include_nested_operations() {
    let text =
        |inside: &str| format!("\"mem.each\"() ({{\n  \"mem.each\"() ({{\n{inside}\n  }}) : () -> ()\n}}) : () -> ()");
    let (ir, ops) = parse(&text("%0 = \"mem.pure\"() : () -> i32"));
    assert!(ir.is_pure(ops[0]) && ir.would_be_trivially_dead(ops[0]));
    assert_eq!(ir.effects_recursively(ops[0]), Some(Vec::new()));
    let (ir, ops) = parse(&text("%0 = \"mem.load\"(%m) : (i32) -> i32"));
    assert!(!ir.is_memory_effect_free(ops[0]) && !ir.is_speculatable(ops[0]) && ir.would_be_trivially_dead(ops[0]));
    assert_eq!(ir.effects_recursively(ops[0]).map(|effects| effects.len()), Some(1));
    let (ir, ops) = parse(&text("\"mem.unknown\"() : () -> ()"));
    assert!(!ir.would_be_trivially_dead(ops[0]));
    assert_eq!(ir.effects_recursively(ops[0]), None);
}

#[test]
fn trivially_dead_operations_are_found() {
    let text = "%0 = \"mem.alloc\"() : () -> i32\n%1 = \"mem.load\"(%0) : (i32) -> i32\n\"mem.clock\"() : () -> ()\n\
                \"mem.symbol\"() <{sym_name = \"s\"}> : () -> ()\n\"mem.yield\"() : () -> ()";
    let (ir, ops) = parse(text);
    let dead: Vec<bool> = ops.iter().map(|op| ir.is_trivially_dead(*op)).collect();
    assert_eq!(dead, [false, true, false, false, false]);
    assert!(ir.would_be_trivially_dead(ops[0]), "its result is used, else it could go");
}

#[test]
fn effects_are_data() {
    let on: Vec<EffectOn> = StoreOp::SCHEMA.effects.iter().map(|effect| effect.on).collect();
    assert_eq!(on, [EffectOn::Operand(1), EffectOn::Operand(1), EffectOn::Symbol(0)]);
    assert!(PureOp::SCHEMA.effects.is_empty());
}
