//! `cargo xtask compile-cost`: the compile-time cost of a definition: an operation, or a pattern (nested operations,
//! two constants, a guard and a new operation).
//!
//! Crates of N operations each (two operands, a result, two attributes, one of them with a default, two traits) are
//! generated under `target/compile-cost`, checked and built; the same crate with one operation is what the definitions
//! do not cost. Incremental compilation is off: with it, the compiler would find that nothing has changed. Times are
//! processor time of `cargo` and its children.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::process::{cargo, output, root, usage};

/// A way to write a crate of operations.
struct Flavor {
    name: &'static str,
    dependencies: String,
    write: fn(usize) -> String,
}

pub fn run(arguments: &[String]) -> Result<(), String> {
    let sizes = match arguments.iter().position(|argument| argument == "--ops") {
        Some(at) => vec![arguments.get(at + 1).and_then(|n| n.parse().ok()).ok_or("--ops takes a number")?],
        None => vec![100, 500],
    };
    let mut flavors = vec![ours("ods", write_generic), ours("ods-format", write_declared)];
    if arguments.iter().any(|argument| argument == "--vs-pliron") {
        flavors.push(pliron());
    }
    flavors.push(ours("ods-pattern", write_patterns));
    println!("crate\tdefinitions\tcheck ms\tbuild ms\tlines\tbytes");
    for flavor in &flavors {
        let base = measure(flavor, 1)?;
        for size in &sizes {
            report(flavor, *size, &base, &measure(flavor, *size)?);
        }
    }
    println!("C++ ODS, of the inventory: check 48, build 376 ms/op, 640 lines and 34000 bytes per op");
    println!("C++ DRR, of the reference: check 23, build 79 ms, 69 lines and 2800 bytes per pattern");
    Ok(())
}

fn ours(name: &'static str, write: fn(usize) -> String) -> Flavor {
    let path = root().display().to_string();
    Flavor { name, dependencies: format!("ods = {{ package = \"ods-ir\", path = {path:?} }}"), write }
}

fn pliron() -> Flavor {
    Flavor { name: "pliron", dependencies: "pliron = \"0.20\"".to_owned(), write: write_pliron }
}

/// Writes operations in generic form.
fn write_generic(count: usize) -> String {
    write_ours(count, "")
}

/// Writes operations with a declarative format of nine elements.
fn write_declared(count: usize) -> String {
    write_ours(count, ",\n    format($lhs \",\" $rhs $mode (\"level\" $level^)? attr_dict \":\" type($sum))")
}

fn write_ours(count: usize, format: &str) -> String {
    let mut text = String::from("//! Generated.\nuse ods::prelude::*;\n\n");
    let names: Vec<String> = (0..count).map(|i| format!("Op{i}")).collect();
    text += &format!("/// Generated.\n#[dialect(name = \"cost\", ops({}))]\npub struct Cost;\n", names.join(", "));
    for name in names {
        text += &format!(
            "
/// Adds.
#[op(Cost, \"{name}\", traits(Pure, SameOperandsAndResultType){format})]
pub struct {name} {{
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyInteger,
    #[attr]
    mode: StrAttr,
    #[attr(default = 3)]
    level: I32Attr,
    #[result]
    sum: AnyInteger,
}}
"
        );
    }
    text
}

/// Writes patterns of nested operations with a constant, over one operation.
fn write_patterns(count: usize) -> String {
    let mut text = String::from(
        "//! Generated.
use ods::prelude::*;

/// Generated.
#[dialect(name = \"cost\", ops(AddOp, SubOp))]
pub struct Cost;

/// Adds.
#[op(Cost, \"add\", traits(Pure, SameOperandsAndResultType))]
pub struct AddOp {
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyInteger,
    #[result]
    sum: AnyInteger,
}

/// Subtracts.
#[op(Cost, \"sub\", traits(Pure, SameOperandsAndResultType))]
pub struct SubOp {
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyInteger,
    #[result]
    difference: AnyInteger,
}

pattern! {
    in_order;
",
    );
    for i in 0..count {
        text += &format!(
            "
    /// (x - c0) + c1 is x + (c1 - c0).
    pub Pattern{i}: AddOp {{ lhs: SubOp {{ lhs: x, rhs: const c0 }}, rhs: const c1 }} if ir.has_one_use(x)
        => AddOp {{ lhs: x, rhs: const c1 - c0 }};
"
        );
    }
    text + "}\n"
}

fn write_pliron(count: usize) -> String {
    let mut text = String::from(
        "//! Generated.
use pliron::builtin::attributes::{IntegerAttr, StringAttr};
use pliron::builtin::op_interfaces::{NOpdsInterface, OneResultInterface};
use pliron::derive::pliron_op;
",
    );
    for i in 0..count {
        text += &format!(
            "
/// Adds.
#[pliron_op(
    name = \"cost.op{i}\",
    format,
    interfaces = [NOpdsInterface<2>, OneResultInterface],
    attributes = (mode: StringAttr, level: IntegerAttr),
    verifier = \"succ\"
)]
pub struct Op{i};
"
        );
    }
    text
}

struct Cost {
    check: Duration,
    build: Duration,
    lines: usize,
    bytes: usize,
}

/// Generates the crate, and times it with its dependencies built before.
fn measure(flavor: &Flavor, count: usize) -> Result<Cost, String> {
    let folder = generate(flavor, count).map_err(|error| format!("cannot write the crate: {error}"))?;
    let source = folder.join("src/lib.rs");
    let expanded = expand(&folder)?;
    Ok(Cost {
        check: best(&source, || Ok(usage(compile(&folder).args(["check", "--quiet"]))?.processor))?,
        build: best(&source, || Ok(usage(compile(&folder).args(["build", "--release", "--quiet"]))?.processor))?,
        lines: expanded.lines().filter(|line| !line.trim().is_empty()).count(),
        bytes: expanded.len(),
    })
}

fn generate(flavor: &Flavor, count: usize) -> std::io::Result<PathBuf> {
    let folder = root().join(format!("target/compile-cost/{}-{count}", flavor.name));
    fs::create_dir_all(folder.join("src"))?;
    fs::create_dir_all(folder.join(".cargo"))?;
    let manifest = format!(
        "[package]\nname = \"cost-{}-{count}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{}\n\n\
         [workspace]\n",
        flavor.name, flavor.dependencies
    );
    fs::write(folder.join("Cargo.toml"), manifest)?;
    // One target folder for all sizes: the dependencies are built once.
    let config = format!("[build]\ntarget-dir = \"../target-{}\"\n", flavor.name);
    fs::write(folder.join(".cargo/config.toml"), config)?;
    fs::write(folder.join("src/lib.rs"), (flavor.write)(count))?;
    Ok(folder)
}

/// Returns a cargo command that compiles the crate from scratch.
fn compile(folder: &Path) -> Command {
    let mut command = cargo();
    command.current_dir(folder).env("CARGO_INCREMENTAL", "0");
    command
}

/// Returns the best of three runs after one that builds the dependencies; each compiles the crate anew.
fn best(source: &Path, mut run: impl FnMut() -> Result<Duration, String>) -> Result<Duration, String> {
    run()?;
    let mut best = Duration::MAX;
    for _ in 0..3 {
        touch(source).map_err(|error| error.to_string())?;
        best = best.min(run()?);
    }
    Ok(best)
}

fn touch(path: &Path) -> std::io::Result<()> {
    let text = fs::read(path)?;
    fs::write(path, text)
}

/// Returns the formatted expansion of the macros.
fn expand(folder: &Path) -> Result<String, String> {
    let mut command = cargo();
    command.current_dir(folder).args(["rustc", "--quiet", "--lib", "--", "-Zunpretty=expanded"]);
    // The flag that shows expansions is unstable; this variable makes the compiler accept it.
    command.env("RUSTC_BOOTSTRAP", "1");
    output(&mut command)
}

fn report(flavor: &Flavor, count: usize, base: &Cost, cost: &Cost) {
    let more = (count - 1) as f64;
    let ms = |cost: Duration, base: Duration| cost.saturating_sub(base).as_secs_f64() * 1000.0 / more;
    println!(
        "{}\t{count}\t{:.2}\t{:.2}\t{:.1}\t{:.0}",
        flavor.name,
        ms(cost.check, base.check),
        ms(cost.build, base.build),
        (cost.lines - base.lines) as f64 / more,
        (cost.bytes - base.bytes) as f64 / more,
    );
}
