//! `cargo xtask tool-bench`: the whole tool on whole files, `ods-opt` and `mlir-opt-22` in turn.
//!
//! ```text
//! chain, generic, mix   a million operations: additions in custom and in generic form; of several kinds, with attributes
//! start                 a file of one empty module: the start-up cost
//! small                 ten thousand small files, a process for each
//! scale                 ten thousand to ten million additions, only ours: growth of time with the size
//! ```
//! The figures are processor time (user and system, all threads), the minimum of several runs, and peak memory, the
//! maximum. Files are written while they are generated: memory of this process would count towards the peak of its
//! children.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, output, root, usage};

const REFERENCE: &str = "mlir-opt-22";
const MILLION: usize = 1_000_000;
const SMALL_FILES: usize = 10_000;
const ROWS: &[&str] = &["chain", "generic", "mix", "start", "small", "scale"];

pub fn run(arguments: &[String]) -> Result<(), String> {
    output(cargo().current_dir(root()).args(["build", "--release", "--quiet", "--package", "ods-opt"]))?;
    let ours = root().join("target/release/ods-opt");
    let reference = Command::new(REFERENCE).arg("--version").output().is_ok();
    if !reference {
        eprintln!("xtask: {REFERENCE} is not installed (apt-get install mlir-22-tools): only ods-opt is measured");
    }
    let named: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let folder = root().join("target/tool-bench");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for row in if named.is_empty() { ROWS } else { &named } {
        match *row {
            row if !ROWS.contains(&row) => {
                return Err(format!("unknown row '{row}'; the rows are {}", ROWS.join(", ")));
            }
            "scale" => scale(&ours, &folder)?,
            row => {
                let case = Case::of(row, &folder)?;
                let ours = case.measure(&ours)?;
                let theirs = if reference { Some(case.measure(Path::new(REFERENCE))?) } else { None };
                println!("{row}\t{ours}{}", theirs.map_or_else(String::new, |theirs| theirs.beside(&ours)));
            }
        }
    }
    Ok(())
}

/// The cost of a process, or of several.
#[derive(Clone, Copy)]
struct Cost {
    /// Seconds, user and system.
    cpu: f64,
    /// Bytes.
    peak: u64,
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.4} s\t{} MB", self.cpu, self.peak / 1_000_000)
    }
}

impl Cost {
    fn beside(&self, ours: &Self) -> String {
        format!(
            "\tMLIR {self}\t{:.1}x time, {:.1}x memory",
            self.cpu / ours.cpu,
            self.peak as f64 / ours.peak.max(1) as f64
        )
    }
}

/// Files, and the number of runs over all of them.
struct Case {
    files: Vec<PathBuf>,
    runs: usize,
}

impl Case {
    fn of(row: &str, folder: &Path) -> Result<Self, String> {
        let path = folder.join(row).with_extension("mlir");
        let runs = match row {
            "start" => 20,
            "small" => return small(folder),
            _ => 5,
        };
        write_file(&path, |out| match row {
            "chain" => chain(out, MILLION, false),
            "generic" => chain(out, MILLION, true),
            "mix" => mix(out, MILLION),
            _ => out.write_all(b"module {\n}\n"),
        })?;
        Ok(Self { files: vec![path], runs })
    }

    /// Returns the best of the runs, after a warm-up.
    fn measure(&self, program: &Path) -> Result<Cost, String> {
        if let Some(first) = self.files.first() {
            once(program, first)?;
        }
        let mut best = Cost { cpu: f64::INFINITY, peak: 0 };
        for _ in 0..self.runs {
            let mut all = Cost { cpu: 0.0, peak: 0 };
            for file in &self.files {
                let cost = once(program, file)?;
                all = Cost { cpu: all.cpu + cost.cpu, peak: all.peak.max(cost.peak) };
            }
            best = Cost { cpu: best.cpu.min(all.cpu), peak: best.peak.max(all.peak) };
        }
        Ok(best)
    }
}

/// Reads, verifies and prints a file.
fn once(program: &Path, file: &Path) -> Result<Cost, String> {
    let used = usage(Command::new(program).arg(file).args(["-o", "/dev/null"]))?;
    Ok(Cost { cpu: used.processor.as_secs_f64(), peak: used.peak })
}

fn scale(ours: &Path, folder: &Path) -> Result<(), String> {
    for count in [10_000, 100_000, MILLION, 10 * MILLION] {
        let path = folder.join(format!("scale_{count}.mlir"));
        write_file(&path, |out| chain(out, count, false))?;
        let cost = Case { files: vec![path.clone()], runs: 3 }.measure(ours)?;
        println!("scale {count}\t{cost}\t{:.0} ns per operation", cost.cpu * 1e9 / count as f64);
        std::fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn small(folder: &Path) -> Result<Case, String> {
    let folder = folder.join("small");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = Vec::new();
    for i in 0..SMALL_FILES {
        let path = folder.join(format!("{i}.mlir"));
        write_file(&path, |out| mix(out, 8 + i % 32))?;
        files.push(path);
    }
    Ok(Case { files, runs: 1 })
}

fn write_file(path: &Path, write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>) -> Result<(), String> {
    let written = File::create(path).and_then(|file| {
        let mut out = BufWriter::new(file);
        write(&mut out)?;
        out.flush()
    });
    written.map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns a function in which each addition adds the two values before it.
fn chain(out: &mut impl Write, count: usize, generic: bool) -> io::Result<()> {
    writeln!(out, "func.func @f(%a: i32, %b: i32) -> i32 {{")?;
    let (mut before, mut last) = ("a".to_owned(), "b".to_owned());
    for i in 0..count {
        if generic {
            write!(out, "  %{i} = \"arith.addi\"(%{before}, %{last}) ")?;
            writeln!(out, "<{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32")?;
        } else {
            writeln!(out, "  %{i} = arith.addi %{before}, %{last} : i32")?;
        }
        (before, last) = (last, i.to_string());
    }
    writeln!(out, "  return %{last} : i32\n}}")
}

/// Returns a function of constants, additions with flags, comparisons, selections, casts and attributes.
fn mix(out: &mut impl Write, count: usize) -> io::Result<()> {
    writeln!(out, "func.func @f(%a: i32, %b: i32) -> i32 {{\n  %0 = arith.addi %a, %b : i32")?;
    let mut last = 0;
    for i in 0..count / 8 {
        let [constant, sum, product, xor, less, chosen, wide, narrow] = [1, 2, 3, 4, 5, 6, 7, 8].map(|n| last + n);
        writeln!(out, "  %{constant} = arith.constant {i} : i32")?;
        writeln!(out, "  %{sum} = arith.addi %{last}, %{constant} overflow<nsw> : i32")?;
        writeln!(out, "  %{product} = arith.muli %{sum}, %a : i32")?;
        writeln!(out, "  %{xor} = arith.xori %{product}, %{sum} {{tag = {i} : i64, note = \"k{}\"}} : i32", i % 16)?;
        writeln!(out, "  %{less} = arith.cmpi slt, %{xor}, %b : i32")?;
        writeln!(out, "  %{chosen} = arith.select %{less}, %{xor}, %{product} : i32")?;
        writeln!(out, "  %{wide} = arith.extui %{chosen} : i32 to i64")?;
        writeln!(out, "  %{narrow} = arith.trunci %{wide} : i64 to i32")?;
        last = narrow;
    }
    writeln!(out, "  return %{last} : i32\n}}")
}
