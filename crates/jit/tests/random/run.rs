//! Runs by both engines.

use std::fmt::Write;

use ods_core::{Context, text};
use ods_exec::{Engine, Limits, MemRef, RuntimeValue, Tensor, truncate};
use ods_jit::Jit;

use crate::program::TYPES;

/// Numbers that are more interesting than others.
const EDGES: [u64; 16] = [
    0,
    1,
    u64::MAX,
    2,
    7,
    1 << 31,
    (1 << 31) - 1,
    1 << 63,
    (1 << 63) - 1,
    0x3F80_0000,
    0x7FC0_0001,
    0x7F80_0001,
    0x7F80_0000,
    0x3FF8_0000_0000_0000,
    0x7FF0_0000_0000_0001,
    0xFFF8_0000_0000_0005,
];

/// Returns arguments for the parameters of random programs.
pub fn arguments(words: &[u64], bytes: &[u8], has_memory: bool) -> Vec<RuntimeValue> {
    let widths = TYPES.map(|ty| if ty == "index" { 64 } else { ty[1..].parse().unwrap_or(64) });
    let mut arguments: Vec<RuntimeValue> = (0..TYPES.len())
        .map(|at| {
            let word = match bytes[at % bytes.len()] % 4 {
                0 => words[at],
                1 => words[at] % 10,
                _ => EDGES[(words[at] % 16) as usize],
            };
            RuntimeValue::Word(truncate(word, widths[at]))
        })
        .collect();
    if has_memory {
        let count = i64::from(bytes[0] % 3) + 2;
        arguments.extend(memory(count).into_iter().map(RuntimeValue::MemRef));
    }
    arguments
}

fn memory(count: i64) -> Vec<MemRef> {
    let numbers = |count: i64| (0..count).collect::<Vec<i64>>();
    let of = |tensor: Result<Tensor, _>| MemRef::of(&tensor.expect("as many elements")).expect("room");
    let i32s: Vec<i32> = numbers(count).iter().map(|n| *n as i32 - 1).collect();
    let f32s: Vec<f32> = numbers(count * 3).iter().map(|n| *n as f32 / 2.0).collect();
    let i8s: Vec<i8> = numbers(8).iter().map(|n| *n as i8).collect();
    let i16s: Vec<i16> = numbers(4 * count + 1).iter().map(|n| *n as i16).collect();
    vec![
        of(Tensor::of(&[count], &i32s)),
        of(Tensor::of(&[count, 3], &f32s)),
        of(Tensor::of(&[], &[0.5_f64])),
        of(Tensor::of(&[8], &i8s)),
        // From back to front.
        of(Tensor::of(&[2 * count], &numbers(2 * count))).with_view(2 * count - 1, &[count], &[-2]),
        of(Tensor::of(&[4 * count + 1], &i16s)).with_view(1, &[count, 3], &[4, 1]),
    ]
}

/// Returns the arguments with memory of their own.
fn copies(arguments: &[RuntimeValue]) -> Vec<RuntimeValue> {
    let memory: Vec<MemRef> = match arguments.len() - TYPES.len() {
        0 => Vec::new(),
        _ => {
            let RuntimeValue::MemRef(first) = &arguments[TYPES.len()] else { panic!("no memref") };
            memory(first.sizes()[0])
        }
    };
    arguments[..TYPES.len()].iter().cloned().chain(memory.into_iter().map(RuntimeValue::MemRef)).collect()
}

/// Returns the contents of the memrefs among arguments.
fn contents(arguments: &[RuntimeValue]) -> Vec<Tensor> {
    arguments
        .iter()
        .filter_map(|argument| if let RuntimeValue::MemRef(memref) = argument { memref.to_tensor().ok() } else { None })
        .collect()
}

/// Returns code that is not run, but makes a function a large one: with words in registers and without optimizations if
/// it has many ways out, and with words in the frame if many words are live there.
fn padding(exits: usize, live: usize) -> String {
    let mut text = String::from("%pad = arith.constant false\n%pad_one = arith.constant 1 : i64\nscf.if %pad {\n");
    let before = |name: &str, i: usize| if i == 0 { "%pad_one".into() } else { format!("%{name}{}", i - 1) };
    for i in 0..live {
        let _ = writeln!(text, "%pad_v{i} = arith.addi {0}, {0} : i64", before("pad_v", i));
    }
    for i in 0..exits {
        let _ = writeln!(text, "%pad_q{i} = arith.divsi {0}, {0} : i64", before("pad_q", i));
    }
    for i in 0..live {
        let _ = writeln!(text, "%pad_s{i} = arith.addi {}, %pad_v{i} : i64", before("pad_s", i));
    }
    text + "}\n"
}

/// Runs `f` by both engines, and compares results, errors and memory: as it is, and some as parts of large
/// functions.
pub fn agree(text: &str, arguments: &[RuntimeValue]) {
    agree_as_it_is(text, arguments);
    // The padding takes longer than the program.
    let padding = match text.len() % 6 {
        0 => padding(280, 0),
        1 | 2 => padding(100, 90),
        _ => return,
    };
    let padded = text.lines().map(|line| match line.starts_with("func.func") {
        true => format!("{line}\n{padding}"),
        false => format!("{line}\n"),
    });
    agree_as_it_is(&padded.collect::<String>(), arguments);
}

fn agree_as_it_is(text: &str, arguments: &[RuntimeValue]) {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let parsed =
        text::parse(&context.into(), "f.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let engine = Engine::new(&parsed.ir, parsed.root).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let engine = engine.with_limits(Limits { steps: 3000, ..Limits::default() });
    let jit = Jit::new(&engine).expect("native code");
    let native = jit.function("f").expect("native code");
    assert!(native.is_native());
    let [first, second] = [copies(arguments), copies(arguments)];
    let expected = native.interpreted().call_with(&first).map_err(|error| (error.kind(), error.to_string()));
    let found = native.call_with(&second).map_err(|error| (error.kind(), error.to_string()));
    assert_eq!(expected, found, "{text}{arguments:?}");
    assert_eq!(contents(&first), contents(&second), "{text}{arguments:?}");
}
