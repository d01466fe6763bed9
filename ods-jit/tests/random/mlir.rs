//! Random programs in native code and by `mlir-runner`, for operations that are defined.

use std::fmt::Write as _;
use std::process::Command;

use ods_core::{Context, text};
use ods_exec::{Engine, truncate};
use ods_jit::Jit;

use crate::program::{Options, TYPES, structured};

const PASSES: [&str; 7] = [
    "--convert-scf-to-cf",
    "--arith-expand",
    "--convert-arith-to-llvm",
    "--convert-math-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
];

/// Returns bytes that look random.
fn bytes(seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let step = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..240).map(step).collect()
}

/// Returns a module whose function `main` has no parameters, and returns a number that depends on all integers that `f` returns.
fn program(seed: u64) -> String {
    let options = Options { depth: 0, has_memory: false, is_defined: true };
    let bytes = bytes(seed);
    let mut text = structured(&bytes, options);
    text.push_str("func.func @main() -> i64 {\n");
    for (position, ty) in TYPES.iter().enumerate() {
        let word = u64::from(bytes[position]) * 0x0123_4567_89AB;
        let value = match ty.split_at(1) {
            ("f", _) => format!("{}.5 : {ty}", bytes[position]),
            ("i", "1") => {
                if word % 2 == 0 {
                    "false".into()
                } else {
                    "true".into()
                }
            }
            ("i", width) => format!("{} : {ty}", truncate(word, width.parse().map_or(62, |width: u8| width - 1))),
            _ => String::new(),
        };
        writeln!(text, "  %p{position} = arith.constant {value}").expect("room");
    }
    let names: Vec<String> = (0..TYPES.len()).map(|position| format!("%p{position}")).collect();
    let types = TYPES.join(", ");
    writeln!(text, "  %r:12 = func.call @f({}) : ({types}) -> ({types})", names.join(", ")).expect("room");
    text.push_str("  %k = arith.constant 31 : i64\n  %h0 = arith.constant 0 : i64\n");
    let mut hash = 0;
    for (position, ty) in TYPES.iter().enumerate() {
        let wide = match *ty {
            // The bits of NaNs differ.
            "f32" | "f64" => continue,
            "i64" => format!("%r#{position}"),
            "index" => {
                writeln!(text, "  %w{position} = arith.index_cast %r#{position} : index to i64").expect("room");
                format!("%w{position}")
            }
            ty => {
                writeln!(text, "  %w{position} = arith.extui %r#{position} : {ty} to i64").expect("room");
                format!("%w{position}")
            }
        };
        let next = hash + 1;
        writeln!(text, "  %g{next} = arith.muli %h{hash}, %k : i64\n  %h{next} = arith.addi %g{next}, {wide} : i64")
            .expect("room");
        hash = next;
    }
    writeln!(text, "  return %h{hash} : i64\n}}").expect("room");
    text
}

/// Returns what the program prints, or its errors.
fn run(program: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(arguments).output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

#[test]
fn programs_agree_with_mlir_runner() {
    if run("mlir-runner-22", &["--version"]).is_err() || run("mlir-opt-22", &["--version"]).is_err() {
        eprintln!("SKIPPED: mlir-opt-22 and mlir-runner-22 are not installed");
        return;
    }
    let folder = std::env::temp_dir().join(format!("ods-jit-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for seed in 1..=24 {
        let text = program(seed);
        let context = Context::new();
        ods_dialects::register_all(&context).expect("the dialects are new");
        ods_dialects::attach_semantics(&context).expect("there is room");
        let parsed =
            text::parse(&context.into(), "f.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let engine = Engine::new(&parsed.ir, parsed.root).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let main = Jit::new(&engine).and_then(|jit| jit.function("main")).expect("native code");
        let found: i64 = main.call(()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let [file, lowered] = ["f.mlir", "llvm.mlir"].map(|name| folder.join(name));
        std::fs::write(&file, &text).expect("a file");
        let [file, lowered] = [file, lowered].map(|path| path.to_string_lossy().into_owned());
        let mut arguments = PASSES.to_vec();
        arguments.extend([file.as_str(), "-o", &lowered]);
        run("mlir-opt-22", &arguments).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let expected = run("mlir-runner-22", &[&lowered, "-e", "main", "--entry-point-result=i64"])
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(expected.trim(), found.to_string(), "{text}");
    }
    std::fs::remove_dir_all(&folder).unwrap_or(());
}
