//! Timing of passes: writes inputs, and runs a pipeline on one. `cargo xtask bench` runs it, beside its C++ twin.
//!
//! ```text
//! passes write SHAPE OPS FUNCTIONS > FILE
//! passes run FILE PIPELINE OPS
//! ```
//!
//! `run` parses the file and runs only the pipeline, without the verifier and on one thread. It prints the processor
//! time per operation in ns, the resident memory in MB after parsing and at its peak afterwards, and the number of
//! operations left.

use std::fmt::Write;
use std::sync::Arc;

use cpu_time::ProcessTime;
use ods::Context;
use ods::pass::{PassManager, PassRegistry};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["write", shape, ops, functions] => write_input(shape, number(ops), number(functions)),
        ["run", file, pipeline, ops] => run(file, pipeline, number(ops)),
        _ => Err("expected: write SHAPE OPS FUNCTIONS, or run FILE PIPELINE OPS".to_owned()),
    };
    if let Err(message) = done {
        eprintln!("passes: {message}");
        std::process::exit(2);
    }
}

fn number(text: &str) -> usize {
    text.replace('_', "").parse().unwrap_or(0)
}

fn run(file: &str, pipeline: &str, ops: usize) -> Result<(), String> {
    let context = Context::new();
    ods_dialects::register_all(&context).map_err(|error| error.to_string())?;
    let context = Arc::new(context);
    let text = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let mut parsed = ods::text::parse(&context, file, &text).map_err(|error| error.to_string())?;
    drop(text);
    reset_peak();
    let parsed_memory = memory("VmRSS:");
    let mut registry = PassRegistry::new();
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    let mut manager = PassManager::parse(pipeline, &registry).map_err(|error| error.to_string())?;
    manager.verify_each(false).set_threads(1);
    let start = ProcessTime::now();
    manager.run(&mut parsed.ir, parsed.root).map_err(|error| error.to_string())?;
    let time = start.elapsed();
    let left = parsed.ir.walk_pre(parsed.root).count();
    let ns = time.as_nanos() as f64 / ops.max(1) as f64;
    println!("{ns:.1}\t{parsed_memory:.0}\t{:.0}\t{left}", memory("VmHWM:"));
    Ok(())
}

/// Forgets the peak of the memory so far, which parsing reached.
fn reset_peak() {
    // Without the right to do so, the peak is that of the whole run.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// Returns a figure of this process in MB; 0 where the system does not tell.
fn memory(name: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or(0.0) / 1024.0
}

/// Writes an input with this number of operations in all.
fn write_input(shape: &str, ops: usize, functions: usize) -> Result<(), String> {
    let mut text = String::new();
    let per_function = ops / functions.max(1);
    let body: fn(&mut String, usize) -> String =
        match shape {
            "nothing" => |text, count| {
                chain(text, count, |i, last| format!("arith.addi {last}, {}", if i % 2 == 0 { "%y" } else { "%x" }))
            },
            "addzero" => |text, count| {
                text.push_str("  %z = arith.constant 0 : i32\n");
                chain(text, count, |_, last| format!("arith.addi {last}, %z"))
            },
            "constfold" => |text, count| {
                text.push_str("  %c = arith.constant 1 : i32\n  %d = arith.constant 7 : i32\n");
                chain(text, count, |i, last| {
                    if i == 0 { "arith.addi %c, %d".to_owned() } else { format!("arith.addi {last}, %d") }
                })
            },
            "dead" => |text, count| {
                chain(text, count, |_, last| format!("arith.addi {last}, %y"));
                "%x".to_owned()
            },
            "dup" => duplicates,
            "branches" => branches,
            "loops" => loops,
            "slots" => slots,
            "calls" => return calls(ops / 3),
            "symbols" => return symbols(ops),
            other => return Err(format!("no shape '{other}'")),
        };
    for function in 0..functions.max(1) {
        let _ = writeln!(text, "func.func @f{function}(%x: i32, %y: i32) -> i32 {{");
        let last = body(&mut text, per_function);
        let _ = writeln!(text, "  return {last} : i32\n}}");
    }
    print!("{text}");
    Ok(())
}

/// Appends operations that each use the one before.
fn chain(text: &mut String, count: usize, op: impl Fn(usize, &str) -> String) -> String {
    let mut last = "%x".to_owned();
    for i in 0..count {
        let _ = writeln!(text, "  %{i} = {} : i32", op(i, &last));
        last = format!("%{i}");
    }
    last
}

/// Appends a chain that has every operation twice.
fn duplicates(text: &mut String, count: usize) -> String {
    let mut last = "%x".to_owned();
    for i in 0..count / 3 {
        let _ = writeln!(text, "  %a{i} = arith.addi {last}, %y : i32\n  %b{i} = arith.addi {last}, %y : i32");
        let _ = writeln!(text, "  %c{i} = arith.xori %a{i}, %b{i} : i32");
        last = format!("%c{i}");
    }
    last
}

/// Appends branches on a constant.
fn branches(text: &mut String, count: usize) -> String {
    text.push_str("  %t = arith.constant true\n  cf.br ^h0(%x : i32)\n");
    let diamonds = count / 5;
    for i in 0..diamonds {
        let next = i + 1;
        let _ = writeln!(text, "^h{i}(%p{i}: i32):\n  cf.cond_br %t, ^a{i}, ^b{i}");
        let _ = writeln!(text, "^a{i}:\n  %u{i} = arith.addi %p{i}, %y : i32\n  cf.br ^h{next}(%u{i} : i32)");
        let _ = writeln!(text, "^b{i}:\n  %v{i} = arith.muli %p{i}, %y : i32\n  cf.br ^h{next}(%v{i} : i32)");
    }
    let _ = writeln!(text, "^h{diamonds}(%p{diamonds}: i32):");
    format!("%p{diamonds}")
}

/// Appends loops with an operation that is the same in each iteration.
fn loops(text: &mut String, count: usize) -> String {
    text.push_str(
        "  %l = arith.constant 0 : index\n  %u = arith.index_cast %x : i32 to index\n  %s = arith.constant 1 : index\n",
    );
    let mut last = "%x".to_owned();
    for i in 0..count / 4 {
        let _ = writeln!(text, "  %r{i} = scf.for %i{i} = %l to %u step %s iter_args(%c{i} = {last}) -> (i32) {{");
        let _ = writeln!(text, "    %k{i} = arith.muli %x, %y : i32\n    %n{i} = arith.addi %c{i}, %k{i} : i32");
        let _ = writeln!(text, "    scf.yield %n{i} : i32\n  }}");
        last = format!("%r{i}");
    }
    last
}

/// Appends memory slots, each with a store, a load and a use of what was loaded.
fn slots(text: &mut String, count: usize) -> String {
    let mut last = "%x".to_owned();
    for i in 0..count / 4 {
        let _ = writeln!(text, "  %m{i} = memref.alloca() : memref<i32>\n  memref.store {last}, %m{i}[] : memref<i32>");
        let _ = writeln!(text, "  %v{i} = memref.load %m{i}[] : memref<i32>\n  %s{i} = arith.addi %v{i}, %y : i32");
        last = format!("%s{i}");
    }
    last
}

/// Writes private functions of three operations, each called once from one of a hundred times fewer callers.
fn calls(count: usize) -> Result<(), String> {
    let mut text = String::new();
    for i in 0..count {
        let _ = writeln!(text, "func.func private @s{i}(%x: i32) -> i32 {{\n  %a = arith.addi %x, %x : i32");
        let _ = writeln!(text, "  %b = arith.muli %a, %x : i32\n  return %b : i32\n}}");
    }
    for caller in 0..count.div_ceil(100) {
        let _ = writeln!(text, "func.func @c{caller}(%x: i32) -> i32 {{");
        let mut last = "%x".to_owned();
        for i in caller * 100..((caller + 1) * 100).min(count) {
            let _ = writeln!(text, "  %r{i} = call @s{i}({last}) : (i32) -> i32");
            last = format!("%r{i}");
        }
        let _ = writeln!(text, "  return {last} : i32\n}}");
    }
    print!("{text}");
    Ok(())
}

/// Writes private functions. Half of them are unused.
fn symbols(count: usize) -> Result<(), String> {
    let mut text = String::new();
    for i in 0..count {
        let _ = writeln!(text, "func.func private @s{i}(%x: i32) -> i32 {{\n  return %x : i32\n}}");
    }
    text.push_str("func.func @main(%x: i32) {\n");
    for i in (0..count).step_by(2) {
        let _ = writeln!(text, "  %r{i} = call @s{i}(%x) : (i32) -> i32");
    }
    text.push_str("  return\n}\n");
    print!("{text}");
    Ok(())
}
