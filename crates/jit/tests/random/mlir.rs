//! Random programs in native code and by `mlir-runner`, for operations that are defined.

use std::fmt::Write as _;
use std::process::Command;

use ods_core::{Context, text};
use ods_exec::{Engine, truncate};
use ods_jit::Jit;

use crate::program::{MEMORY, Options, TYPES, structured};

const PASSES: [&str; 10] = [
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--finalize-memref-to-llvm",
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

/// The memory of the memrefs in `MEMORY`: its type, and the sizes, the offset and the strides of the part that they
/// refer to.
const BUFFERS: [(&str, &[u32], u32, &[u32]); 6] = [
    ("memref<2xi32>", &[2], 0, &[1]),
    ("memref<6xf32>", &[2, 3], 0, &[3, 1]),
    ("memref<1xf64>", &[], 0, &[]),
    ("memref<8xi8>", &[8], 0, &[1]),
    ("memref<8xi64>", &[3], 1, &[2]),
    ("memref<9xi16>", &[2, 3], 1, &[4, 1]),
];

/// Returns the text of a constant of a type.
fn constant(ty: &str, byte: u8) -> String {
    let word = u64::from(byte) * 0x0123_4567_89AB;
    match ty.split_at(1) {
        ("f", _) => format!("{byte}.5 : {ty}"),
        ("i", "1") => (if word.is_multiple_of(2) { "false" } else { "true" }).into(),
        (_, width) => format!("{} : {ty}", truncate(word, width.parse().map_or(62, |width: u8| width - 1))),
    }
}

/// Returns numbers joined by commas, in brackets.
fn list(numbers: &[u32]) -> String {
    format!("{numbers:?}")
}

/// The function `main` in the making, which computes a number of all values that it is given.
struct Main {
    text: String,
    next: usize,
    hash: String,
}

impl Main {
    fn new() -> Self {
        let text = "func.func @main() -> i64 {\n  %k = arith.constant 31 : i64\n  %h = arith.constant 0 : i64\n";
        Self { text: text.into(), next: 0, hash: "%h".into() }
    }

    fn define(&mut self, op: &str) -> String {
        self.next += 1;
        let name = format!("%x{}", self.next);
        writeln!(self.text, "  {name} = {op}").expect("room");
        name
    }

    fn constant(&mut self, ty: &str, byte: u8) -> String {
        self.define(&format!("arith.constant {}", constant(ty, byte)))
    }

    /// Makes memory, whose elements are constants, and returns a memref of a type to a part of it.
    fn memory(&mut self, position: usize, bytes: &[u8]) -> String {
        let ((to, element, _), (buffer, sizes, offset, strides)) = (MEMORY[position], BUFFERS[position]);
        let all = self.define(&format!("memref.alloc() : {buffer}"));
        let count: usize = buffer["memref<".len()..].split('x').next().and_then(|size| size.parse().ok()).unwrap_or(1);
        for index in 0..count {
            let (at, value) = (self.index(index), self.constant(element, bytes[position + index]));
            writeln!(self.text, "  memref.store {value}, {all}[{at}] : {buffer}").expect("room");
        }
        let layout = format!("strided<{}, offset: {offset}>", list(strides));
        let shape: String = sizes.iter().map(|size| format!("{size}x")).collect();
        let part = format!("memref<{shape}{element}, {layout}>");
        let (sizes, strides) = (list(sizes), list(strides));
        let view = self.define(&format!(
            "memref.reinterpret_cast {all} to offset: [{offset}], sizes: {sizes}, strides: {strides} : {buffer} to {part}"
        ));
        self.define(&format!("memref.cast {view} : {part} to {to}"))
    }

    fn index(&mut self, index: usize) -> String {
        self.define(&format!("arith.constant {index} : index"))
    }

    /// Adds a value to the hash; the bits of NaNs differ, and count as 0.
    fn add(&mut self, value: &str, ty: &str) {
        let wide = match ty {
            "f32" | "f64" => {
                let is_nan = self.define(&format!("arith.cmpf uno, {value}, {value} : {ty}"));
                let zero = self.define(&format!("arith.constant 0.0 : {ty}"));
                let number = self.define(&format!("arith.select {is_nan}, {zero}, {value} : {ty}"));
                let bits = ty.replace('f', "i");
                let number = self.define(&format!("arith.bitcast {number} : {ty} to {bits}"));
                return self.add(&number, &bits);
            }
            "i64" => value.to_owned(),
            "index" => self.define(&format!("arith.index_cast {value} : index to i64")),
            ty => self.define(&format!("arith.extui {value} : {ty} to i64")),
        };
        let product = self.define(&format!("arith.muli {}, %k : i64", self.hash));
        self.hash = self.define(&format!("arith.addi {product}, {wide} : i64"));
    }

    /// Adds an element of each corner of a memref to the hash.
    fn add_memory(&mut self, memref: &str, position: usize) {
        let ((ty, element, rank), (_, sizes, ..)) = (MEMORY[position], BUFFERS[position]);
        for corner in 0..2 {
            let indices: Vec<String> = (0..rank).map(|at| self.index(corner * (sizes[at] as usize - 1))).collect();
            let value = self.define(&format!("memref.load {memref}[{}] : {ty}", indices.join(", ")));
            self.add(&value, element);
        }
    }
}

/// Returns a module whose function `main` has no parameters, and returns a number that depends on all that `f` returns
/// and stores.
fn program(seed: u64) -> String {
    let options = Options { depth: (seed % 3) as u32, has_memory: seed.is_multiple_of(2), is_defined: true };
    let bytes = bytes(seed);
    let mut main = Main::new();
    let mut arguments: Vec<String> = TYPES.iter().zip(&bytes).map(|(ty, byte)| main.constant(ty, *byte)).collect();
    let mut types: Vec<&str> = TYPES.to_vec();
    if options.has_memory {
        arguments.extend((0..MEMORY.len()).map(|position| main.memory(position, &bytes)));
        types.extend(MEMORY.map(|(ty, ..)| ty));
    }
    let (types, results) = (types.join(", "), TYPES.join(", "));
    writeln!(main.text, "  %r:12 = func.call @f({}) : ({types}) -> ({results})", arguments.join(", ")).expect("room");
    TYPES.iter().enumerate().for_each(|(position, ty)| main.add(&format!("%r#{position}"), ty));
    for (position, memref) in arguments[TYPES.len()..].iter().enumerate() {
        main.add_memory(memref, position);
    }
    format!("{}{}  return {} : i64\n}}\n", structured(&bytes, options), main.text, main.hash)
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
