use std::sync::Arc;

use ods_core::Context;
use ods_exec::{
    Engine, FaultKind, Instruction, InstructionFormat, Opcode, RuntimeValue, Undefined, WordKind, truncate,
};

use super::instruction::{Word, execute};
use super::run::Run;
use super::term::Terms;

/// The bits of floats that are worth trying.
const F32: [u64; 14] = [
    0,
    0x8000_0000,
    1,
    0x3F80_0000,
    0xBF80_0000,
    0x4060_0000,
    0x7F7F_FFFF,
    0x7F80_0000,
    0xFF80_0000,
    0x7FC0_0000,
    0xFF80_0001,
    0x7FC0_1234,
    0x4F00_0000,
    0x00FF_FFFF,
];
const F64: [u64; 13] = [
    0,
    1 << 63,
    1,
    0x3FF0_0000_0000_0000,
    0xBFF8_0000_0000_0000,
    0x41DF_FFFF_FFC0_0000,
    0x7FEF_FFFF_FFFF_FFFF,
    0x7FF0_0000_0000_0000,
    0xFFF0_0000_0000_0000,
    0x7FF8_0000_0000_0000,
    0xFFF0_0000_0000_0001,
    0x7FF8_1234_5678_9ABC,
    0x43E0_0000_0000_0000,
];

fn values(kind: WordKind, i: &Instruction) -> Vec<u64> {
    let ints = |width: u8| (0..1_u64 << width.min(4)).chain([truncate(u64::MAX, width)]).collect();
    match kind {
        WordKind::Any | WordKind::Bits => vec![0, 1, 5, 1 << 33],
        WordKind::Flag => vec![0, 1],
        WordKind::Int | WordKind::Divisor => ints(i.width),
        WordKind::Extended => ints(i.extra as u8),
        WordKind::Float if i.width == 64 => F64.to_vec(),
        WordKind::Float => F32.to_vec(),
        WordKind::F32 => F32.to_vec(),
        WordKind::F64 => F64.to_vec(),
    }
}

/// Returns the instructions of an opcode whose meaning is compared.
fn instructions(opcode: Opcode) -> Vec<Instruction> {
    let kinds: Vec<WordKind> = opcode.operands().iter().copied().chain(opcode.result()).collect();
    let has = |kind: WordKind| kinds.contains(&kind);
    let widths: &[u8] = match (has(WordKind::Float), has(WordKind::Int)) {
        (true, _) => &[32, 64],
        (false, true) => &[1, 2, 3, 4, 8, 64],
        (false, false) => &[64],
    };
    let extras: &[u16] = match (has(WordKind::Extended), has(WordKind::Flag), has(WordKind::Int)) {
        (true, _, _) => &[1, 4, 9, 64],
        (_, true, _) => &[0, 1, 2, 4, 5, 8, 13, 15],
        (_, _, true) => &[0, 1, 2, 3],
        (_, _, false) => &[0],
    };
    let of = |width: u8, extra: u16| Instruction { opcode, width, extra, d: 0, a: 0, b: 0, c: 0 };
    widths.iter().flat_map(|width| extras.iter().map(move |extra| of(*width, *extra))).collect()
}

/// Compares the meaning of an instruction with the one that the interpreter runs.
fn compare(terms: &mut Terms, i: &Instruction, values: [u64; 3], is_poison: [bool; 3]) {
    let mut operand = 0;
    let operands = values.map(|value| {
        let word = Word { bits: terms.constant(64, value.into()), is_poison: terms.truth(is_poison[operand]) };
        operand += 1;
        word
    });
    let computed = execute(terms, i, operands).expect("the opcode has a meaning");
    let [bits, poison, undefined] = [computed.word.bits, computed.word.is_poison, computed.is_undefined]
        .map(|term| terms.value(term).expect("terms about constants are constants"));
    let found = match (undefined, poison) {
        (0, 0) => Ok(bits as u64),
        (0, _) => Err(true),
        (_, _) => Err(false),
    };
    let expected = i.opcode.apply_to_poison(i.width, i.extra, values, is_poison).map_err(Undefined::is_poison);
    assert_eq!(found, expected, "{i:?} {values:x?} {is_poison:?}");
}

#[test]
fn instructions_mean_what_the_interpreter_does() {
    let mut compared = 0;
    for opcode in Opcode::ALL.iter().copied().filter(|opcode| opcode.format() == InstructionFormat::Words) {
        if opcode == Opcode::Apply {
            continue;
        }
        for i in instructions(opcode) {
            let mut terms = Terms::default();
            let count = opcode.operands().len();
            let choices = [0, 1, 2].map(|operand| match opcode.operands().get(operand) {
                Some(kind) => values(*kind, &i),
                None => vec![0],
            });
            for a in &choices[0] {
                for b in &choices[1] {
                    for c in &choices[2] {
                        for poison in 0..1 << count {
                            let is_poison = [0, 1, 2].map(|operand| poison >> operand & 1 == 1);
                            compare(&mut terms, &i, [*a, *b, *c], is_poison);
                            compared += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(compared > 100_000, "{compared}");
}

/// Functions of three arguments, with all kinds of control flow.
const PATHS: &str = r#"
func.func @branches(%a: i8, %b: i8, %c: i1) -> i8 {
  cf.cond_br %c, ^left(%a : i8), ^right(%b, %a : i8, i8)
^left(%x: i8):
  %less = arith.cmpi ult, %x, %b : i8
  cf.cond_br %less, ^right(%x, %x : i8, i8), ^end(%x : i8)
^right(%y: i8, %z: i8):
  %q = arith.divsi %y, %z : i8
  cf.br ^end(%q : i8)
^end(%r: i8):
  return %r : i8
}
func.func @switch(%a: i8, %b: i8, %c: i1) -> i8 {
  cf.switch %a : i8, [default: ^other(%b : i8), 0: ^zero, -1: ^other(%a : i8), 5: ^zero]
^zero:
  cf.assert %c, "no"
  cf.br ^other(%a : i8)
^other(%x: i8):
  %r = arith.addi %x, %b overflow<nsw> : i8
  return %r : i8
}
func.func @loops(%a: i8, %b: i8, %c: i1) -> i8 {
  %c0 = arith.constant 0 : i8
  %c3 = arith.constant 3 : i8
  %r = scf.for %i = %c0 to %a step %b iter_args(%x = %c3) -> i8 : i8 {
    %y = scf.for %j = %a to %c3 step %c3 iter_args(%z = %x) -> i8 : i8 {
      %s = scf.if %c -> i8 { %m = arith.muli %z, %i : i8 scf.yield %m : i8 } else { scf.yield %j : i8 }
      scf.yield %s : i8
    }
    %s = arith.shli %y, %i : i8
    scf.yield %s : i8
  }
  return %r : i8
}
func.func @unsigned(%a: i8, %b: i8, %c: i1) -> i8 {
  %c0 = arith.constant 0 : i8
  %r = scf.for unsigned %i = %b to %a step %a iter_args(%x = %c0) -> i8 : i8 {
    %y = arith.subi %x, %i : i8
    scf.yield %y : i8
  }
  return %r : i8
}
func.func @while(%a: i8, %b: i8, %c: i1) -> i8 {
  %c1 = arith.constant 1 : i8
  %r = scf.while (%x = %a) : (i8) -> i8 {
    %less = arith.cmpi slt, %x, %b : i8
    scf.condition(%less) %x : i8
  } do {
  ^body(%x: i8):
    %y = arith.addi %x, %c1 : i8
    scf.yield %y : i8
  }
  return %r : i8
}
func.func @calls(%a: i8, %b: i8, %c: i1) -> i8 {
  %0 = func.call @branches(%a, %b, %c) : (i8, i8, i1) -> i8
  %1 = func.call @branches(%b, %0, %c) : (i8, i8, i1) -> i8
  %2 = arith.extui %1 : i8 to i64
  %3 = arith.uitofp %2 : i64 to f32
  %4 = arith.divf %3, %3 : f32
  %5 = arith.fptosi %4 : f32 to i8
  %6 = arith.select %c, %5, %0 : i8
  return %6 : i8
}
func.func @power(%a: i8, %b: i8, %c: i1) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %less = arith.cmpi ult, %b, %c1 : i8
  %r = scf.if %less -> i8 {
    scf.yield %a : i8
  } else {
    %n = arith.subi %b, %c1 : i8
    %p = func.call @power(%a, %n, %c) : (i8, i8, i1) -> i8
    %q = arith.muli %p, %a : i8
    scf.yield %q : i8
  }
  return %r : i8
}
"#;

#[test]
fn runs_do_what_the_interpreter_does() {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let module = ods_core::text::parse(&Arc::new(context), "paths.mlir", PATHS.as_bytes()).expect("valid");
    let engine = Engine::new(&module.ir, module.root).expect("valid");
    let mut ends = [0; 3];
    for name in engine.functions() {
        let function = engine.function(name).expect("it is there");
        let inputs = [0_u64, 1, 2, 3, 5, 7, 127, 128, 254, 255];
        for (a, b, c) in inputs.iter().flat_map(|a| inputs.iter().flat_map(move |b| [0, 1, 2].map(|c| (*a, *b, c)))) {
            // The third argument is poison now and then.
            let last = if c == 2 { RuntimeValue::Poison } else { RuntimeValue::Word(c) };
            let expected = match function.call_with(&[RuntimeValue::Word(a), RuntimeValue::Word(b), last]) {
                Ok(results) => Some(results[0].clone()),
                Err(error) if matches!(error.kind(), FaultKind::Undefined | FaultKind::Poison) => None,
                Err(error) => panic!("{error}"),
            };
            let mut terms = Terms::default();
            let arguments = [(8, a, 0), (8, b, 0), (1, c & 1, c >> 1)].map(|(width, bits, poison)| Word {
                bits: terms.constant(width, bits.into()),
                is_poison: terms.constant(1, poison.into()),
            });
            let end = match Run::new(&mut terms, function.module()).call(function.plan(), &arguments, 0) {
                Ok(end) => end,
                Err(reason) => {
                    assert!(name == "power" && reason == "it makes more than 32 nested calls", "@{name}: {reason}");
                    continue;
                }
            };
            let value = |term| terms.value(term).expect("terms about constants are constants");
            let found = (value(end.is_returned) == 1).then(|| match value(end.results[0].is_poison) {
                0 => RuntimeValue::Word(value(end.results[0].bits) as u64),
                _ => RuntimeValue::Poison,
            });
            ends[if found.is_none() { 0 } else { 1 + usize::from(found == Some(RuntimeValue::Poison)) }] += 1;
            assert_eq!(found, expected, "@{name} {a} {b} {c}");
        }
    }
    assert!(ends.iter().all(|count| *count > 20), "{ends:?}");
}
