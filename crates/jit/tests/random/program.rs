//! Programs from bytes.

use std::fmt::Write;

/// The types of values, also of the parameters.
pub const TYPES: [&str; 12] = ["i1", "i7", "i8", "i16", "i32", "i33", "i64", "index", "f32", "f64", "i32", "i64"];

/// The memrefs that programs with memory have as parameters after the numbers.
pub const MEMORY: [(&str, &str, usize); 6] = [
    ("memref<?xi32>", "i32", 1),
    ("memref<?x?xf32>", "f32", 2),
    ("memref<f64>", "f64", 0),
    ("memref<8xi8>", "i8", 1),
    ("memref<?xi64, strided<[?], offset: ?>>", "i64", 1),
    ("memref<?x?xi16, strided<[?, 1], offset: ?>>", "i16", 2),
];

/// The kinds of programs.
#[derive(Clone, Copy)]
pub struct Options {
    /// The greatest depth of nested regions.
    pub depth: u32,
    /// Whether elements are loaded and stored.
    pub has_memory: bool,
    /// Whether only operations with a defined result are made, and only loops that end.
    pub is_defined: bool,
}

/// A program in the making.
struct Writer<'b> {
    bytes: std::slice::Iter<'b, u8>,
    text: String,
    /// The values that can be used, with their types.
    values: Vec<(String, &'static str)>,
    next: usize,
    options: Options,
}

fn width(ty: &str) -> u32 {
    if ty == "index" { 64 } else { ty[1..].parse().unwrap_or(64) }
}

impl<'b> Writer<'b> {
    fn new(bytes: &'b [u8], options: Options) -> Self {
        let values = TYPES.iter().enumerate().map(|(position, ty)| (format!("%p{position}"), *ty)).collect();
        Self { bytes: bytes.iter(), text: String::new(), values, next: 0, options }
    }

    fn byte(&mut self) -> usize {
        self.bytes.next().copied().unwrap_or(0).into()
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.byte() % of.len()]
    }

    /// Returns a value of a type. Parameters are of every type.
    fn value(&mut self, ty: &str) -> String {
        let of_type: Vec<usize> = (0..self.values.len()).rev().filter(|at| self.values[*at].1 == ty).collect();
        let at = self.pick(&of_type);
        self.values[at].0.clone()
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// Writes an operation with a result.
    fn define(&mut self, ty: &'static str, op: &str) -> String {
        let name = self.fresh();
        writeln!(self.text, "  {name} = {op}").expect("room");
        self.values.push((name.clone(), ty));
        name
    }

    fn integer_type(&mut self) -> &'static str {
        self.pick(&["i1", "i7", "i8", "i16", "i32", "i32", "i33", "i64", "i64", "index"])
    }

    fn operation(&mut self) {
        match self.byte() % 12 {
            0..=3 => self.integer(),
            4 | 5 => self.float(),
            6 => self.compare(),
            7 => self.resize(),
            8 => self.convert(),
            9 => {
                let ty = self.pick(&TYPES);
                let (condition, a, b) = (self.value("i1"), self.value(ty), self.value(ty));
                self.define(ty, &format!("arith.select {condition}, {a}, {b} : {ty}"));
            }
            10 => {
                let ty = self.integer_type();
                let value: i64 = self.pick(&[0, 1, 2, 3, 7, 50, -1, -2]);
                let value = match (ty, value & 1) {
                    ("i1", 0) => "false".to_owned(),
                    ("i1", _) => "true".to_owned(),
                    _ => format!("{value} : {ty}"),
                };
                self.define(ty, &format!("arith.constant {value}"));
            }
            _ => {
                let ty = self.pick(&["f32", "f64"]);
                let value = self.pick(&["0.0", "1.5", "-2.25", "1.0e10", "3.0e-39"]);
                self.define(ty, &format!("arith.constant {value} : {ty}"));
            }
        }
    }

    fn integer(&mut self) {
        let ty = self.integer_type();
        let op = self.pick(&[
            "addi",
            "subi",
            "muli",
            "andi",
            "ori",
            "xori",
            "maxsi",
            "maxui",
            "minsi",
            "minui",
            "divsi",
            "divui",
            "remsi",
            "remui",
            "floordivsi",
            "ceildivsi",
            "ceildivui",
            "shli",
            "shrsi",
            "shrui",
        ]);
        let (a, mut b) = (self.value(ty), self.value(ty));
        let is_safe = self.options.is_defined || !self.byte().is_multiple_of(4);
        if (op.contains("div") || op.contains("rem")) && is_safe {
            // An odd number that is not -1: with its highest bit cleared.
            let most =
                if ty == "i1" { "true".to_owned() } else { format!("{} : {ty}", (1_u64 << (width(ty) - 1)) - 1) };
            let (one, most) = (
                self.define(
                    ty,
                    &if ty == "i1" { "arith.constant true".to_owned() } else { format!("arith.constant 1 : {ty}") },
                ),
                self.define(ty, &format!("arith.constant {most}")),
            );
            let cut = self.define(ty, &format!("arith.andi {b}, {most} : {ty}"));
            b = self.define(ty, &format!("arith.ori {cut}, {one} : {ty}"));
        }
        if op.starts_with("sh") && is_safe {
            let most = if ty == "i1" {
                "false".to_owned()
            } else {
                format!("{} : {ty}", (1 << (31 - width(ty).leading_zeros())) / 2 - 1)
            };
            let most = self.define(ty, &format!("arith.constant {most}"));
            b = self.define(ty, &format!("arith.andi {b}, {most} : {ty}"));
        }
        let can_divide = !(self.options.is_defined && ty == "i1");
        if !can_divide && (op.contains("div") || op.contains("rem")) {
            return;
        }
        let flags = match op {
            _ if self.options.is_defined || is_safe => "",
            "addi" | "subi" | "muli" | "shli" => {
                self.pick(&["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"])
            }
            "divsi" | "divui" | "shrsi" | "shrui" => self.pick(&["", " exact"]),
            _ => "",
        };
        self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
    }

    fn float(&mut self) {
        let ty = self.pick(&["f32", "f64"]);
        let (a, b, c) = (self.value(ty), self.value(ty), self.value(ty));
        match self.byte() % 10 {
            0 if !self.options.is_defined => self.define(ty, &format!("math.fma {a}, {b}, {c} : {ty}")),
            1 => self.define(ty, &format!("arith.negf {a} : {ty}")),
            2 => self.define(ty, &format!("math.absf {a} : {ty}")),
            3 => self.define(ty, &format!("arith.maximumf {a}, {b} : {ty}")),
            4 => self.define(ty, &format!("arith.subf {a}, {b} : {ty}")),
            5 | 6 => self.define(ty, &format!("arith.mulf {a}, {b} : {ty}")),
            7 => self.define(ty, &format!("arith.divf {a}, {b} : {ty}")),
            _ => self.define(ty, &format!("arith.addf {a}, {b} : {ty}")),
        };
    }

    fn compare(&mut self) {
        if self.byte().is_multiple_of(3) {
            let ty = self.pick(&["f32", "f64"]);
            let predicate = self.pick(&[
                "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                "uno", "true",
            ]);
            let (a, b) = (self.value(ty), self.value(ty));
            self.define("i1", &format!("arith.cmpf {predicate}, {a}, {b} : {ty}"));
        } else {
            let ty = self.integer_type();
            let predicate = self.pick(&["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]);
            let (a, b) = (self.value(ty), self.value(ty));
            self.define("i1", &format!("arith.cmpi {predicate}, {a}, {b} : {ty}"));
        }
    }

    fn resize(&mut self) {
        let (from, to) = (self.integer_type(), self.integer_type());
        let a = self.value(from);
        let op = match (from, to) {
            (from, to) if from == to => return,
            ("index", _) | (_, "index") => self.pick(&["index_cast", "index_castui"]),
            (from, to) if width(from) < width(to) => self.pick(&["extsi", "extui"]),
            _ => "trunci",
        };
        self.define(to, &format!("arith.{op} {a} : {from} to {to}"));
    }

    fn convert(&mut self) {
        let (integer, float) = (self.integer_type(), self.pick(&["f32", "f64"]));
        let integer = if integer == "index" { "i64" } else { integer };
        let (i, f, n, w) = (self.value(integer), self.value(float), self.value("f32"), self.value("f64"));
        let (i32_, i64_) = (self.value("i32"), self.value("i64"));
        match self.byte() % 8 {
            0 => self.define(float, &format!("arith.sitofp {i} : {integer} to {float}")),
            1 => self.define(float, &format!("arith.uitofp {i} : {integer} to {float}")),
            2 if !self.options.is_defined => self.define(integer, &format!("arith.fptosi {f} : {float} to {integer}")),
            3 if !self.options.is_defined => self.define(integer, &format!("arith.fptoui {f} : {float} to {integer}")),
            4 => self.define("f64", &format!("arith.extf {n} : f32 to f64")),
            5 => self.define("f32", &format!("arith.truncf {w} : f64 to f32")),
            6 => self.define("f32", &format!("arith.bitcast {i32_} : i32 to f32")),
            _ => self.define("f64", &format!("arith.bitcast {i64_} : i64 to f64")),
        };
    }

    fn access(&mut self) {
        let position = self.byte() % MEMORY.len();
        let (ty, element, rank) = MEMORY[position];
        let mut indices = Vec::new();
        for _ in 0..rank {
            let index = match self.byte() % 8 {
                0 if !self.options.is_defined => self.value("index"),
                _ => {
                    // The smallest size is 2.
                    let constant = self.byte() % if self.options.is_defined { 2 } else { 4 };
                    self.define("index", &format!("arith.constant {constant} : index"))
                }
            };
            indices.push(index);
        }
        let indices = indices.join(", ");
        if self.byte().is_multiple_of(2) {
            self.define(element, &format!("memref.load %m{position}[{indices}] : {ty}"));
        } else {
            let value = self.value(element);
            writeln!(self.text, "  memref.store {value}, %m{position}[{indices}] : {ty}").expect("room");
        }
    }

    /// Writes operations, as many as a byte says.
    fn body(&mut self, depth: u32) {
        let count = 1 + self.byte() % 8;
        for _ in 0..count {
            match self.byte() % 8 {
                0 | 1 if depth > 0 => self.region(depth),
                2 | 3 if self.options.has_memory => self.access(),
                _ => self.operation(),
            }
        }
    }

    /// Writes an operation with regions.
    fn region(&mut self, depth: u32) {
        let carried = [self.pick(&TYPES), self.pick(&TYPES)];
        let [a, b] = carried.map(|ty| self.value(ty));
        let types = carried.join(", ");
        let (name, known) = (self.fresh(), self.values.len());
        match self.byte() % if self.options.is_defined { 2 } else { 3 } {
            0 => {
                let condition = self.value("i1");
                writeln!(self.text, "  {name}:2 = scf.if {condition} -> ({types}) {{").expect("room");
                self.body(depth - 1);
                self.yielded(carried, known);
                self.text.push_str("  } else {\n");
                self.body(depth - 1);
                self.yielded(carried, known);
            }
            1 => {
                let ty = self.pick(&["index", "index", "i8", "i32"]);
                let zero = self.define(ty, &format!("arith.constant 0 : {ty}"));
                let (low, step) = (self.pick(&[0, 0, -3]), self.pick(&[1, 1, 2, 3]));
                let low = self.define(ty, &format!("arith.constant {low} : {ty}"));
                let step = self.define(ty, &format!("arith.constant {step} : {ty}"));
                let most = self.define(ty, &format!("arith.constant 9 : {ty}"));
                let bound = self.value(ty);
                let high = self.define(ty, &format!("arith.minsi {bound}, {most} : {ty}"));
                let low = if self.byte().is_multiple_of(2) { zero } else { low };
                let (i, p, q) = (self.fresh(), self.fresh(), self.fresh());
                let known = self.values.len();
                let kind = if ty == "index" { String::new() } else { format!(" : {ty}") };
                writeln!(
                    self.text,
                    "  {name}:2 = scf.for {i} = {low} to {high} step {step} iter_args({p} = {a}, {q} = {b}) -> ({types}){kind} {{"
                )
                .expect("room");
                self.values.extend([(i, ty), (p, carried[0]), (q, carried[1])]);
                self.body(depth - 1);
                self.yielded(carried, known);
            }
            _ => {
                let (p, q, r, s) = (self.fresh(), self.fresh(), self.fresh(), self.fresh());
                writeln!(self.text, "  {name}:2 = scf.while ({p} = {a}, {q} = {b}) : ({types}) -> ({types}) {{")
                    .expect("room");
                self.values.extend([(p, carried[0]), (q, carried[1])]);
                self.body(0);
                let (condition, [x, y]) = (self.value("i1"), carried.map(|ty| self.value(ty)));
                writeln!(self.text, "  scf.condition({condition}) {x}, {y} : {types}\n  }} do {{").expect("room");
                self.values.truncate(known);
                writeln!(self.text, "  ^bb0({r}: {}, {s}: {}):", carried[0], carried[1]).expect("room");
                self.values.extend([(r, carried[0]), (s, carried[1])]);
                self.body(depth - 1);
                self.yielded(carried, known);
            }
        }
        self.text.push_str("  }\n");
        self.values.extend([(format!("{name}#0"), carried[0]), (format!("{name}#1"), carried[1])]);
    }

    fn yielded(&mut self, carried: [&'static str; 2], known: usize) {
        let [a, b] = carried.map(|ty| self.value(ty));
        writeln!(self.text, "  scf.yield {a}, {b} : {}", carried.join(", ")).expect("room");
        self.values.truncate(known);
    }

    /// Writes the end of the function: a value of each type.
    fn returned(&mut self) {
        let values: Vec<String> = TYPES.iter().map(|ty| self.value(ty)).collect();
        writeln!(self.text, "  return {} : {}", values.join(", "), TYPES.join(", ")).expect("room");
    }
}

fn signature(has_memory: bool) -> String {
    let numbers = TYPES.iter().enumerate().map(|(position, ty)| format!("%p{position}: {ty}"));
    let memory = MEMORY.iter().enumerate().map(|(position, (ty, ..))| format!("%m{position}: {ty}"));
    let memory = memory.take(if has_memory { MEMORY.len() } else { 0 });
    let parameters: Vec<String> = numbers.chain(memory).collect();
    format!("({}) -> ({})", parameters.join(", "), TYPES.join(", "))
}

/// Returns a module whose function `f` has nested regions, and calls a function.
pub fn structured(bytes: &[u8], options: Options) -> String {
    let (first, rest) = bytes.split_at(bytes.len() / 4);
    let mut callee = Writer::new(first, Options { has_memory: false, ..options });
    callee.body(options.depth.min(1));
    callee.returned();
    let mut caller = Writer::new(rest, options);
    caller.body(options.depth);
    let arguments: Vec<String> = TYPES.iter().map(|ty| caller.value(ty)).collect();
    let (types, name) = (TYPES.join(", "), caller.fresh());
    writeln!(caller.text, "  {name}:12 = func.call @g({}) : ({types}) -> ({types})", arguments.join(", "))
        .expect("room");
    caller.values.extend(TYPES.iter().enumerate().map(|(position, ty)| (format!("{name}#{position}"), *ty)));
    caller.body(options.depth);
    caller.body(options.depth);
    caller.returned();
    format!(
        "func.func @g{} {{\n{}}}\nfunc.func @f{} {{\n{}}}\n",
        signature(false),
        callee.text,
        signature(options.has_memory),
        caller.text
    )
}

/// Returns a module whose function `f` has blocks with branches between them. It may run forever.
pub fn graph(bytes: &[u8]) -> String {
    const CARRIED: [&str; 3] = ["i32", "f64", "i64"];
    let mut writer = Writer::new(bytes, Options { depth: 0, has_memory: false, is_defined: false });
    let blocks = 2 + writer.byte() % 6;
    for block in 0..blocks {
        writer.values.truncate(TYPES.len());
        if block > 0 {
            let names: Vec<String> = CARRIED.iter().map(|_| writer.fresh()).collect();
            let arguments: Vec<String> = names.iter().zip(CARRIED).map(|(name, ty)| format!("{name}: {ty}")).collect();
            writeln!(writer.text, "^b{block}({}):", arguments.join(", ")).expect("room");
            writer.values.extend(names.into_iter().zip(CARRIED));
        }
        writer.body(0);
        let target = |writer: &mut Writer<'_>| {
            let to = 1 + writer.byte() % (blocks - 1);
            let values = CARRIED.map(|ty| writer.value(ty));
            format!("^b{to}({} : {})", values.join(", "), CARRIED.join(", "))
        };
        match writer.byte() % 4 {
            0 if block + 1 == blocks || block > 1 => writer.returned(),
            1 => {
                let to = target(&mut writer);
                writeln!(writer.text, "  cf.br {to}").expect("room");
            }
            2 => {
                let (value, other, one, two) =
                    (writer.value("i32"), target(&mut writer), target(&mut writer), target(&mut writer));
                writeln!(writer.text, "  cf.switch {value} : i32, [ default: {other}, 1: {one}, -2: {two} ]")
                    .expect("room");
            }
            _ => {
                let (condition, then, otherwise) = (writer.value("i1"), target(&mut writer), target(&mut writer));
                writeln!(writer.text, "  cf.cond_br {condition}, {then}, {otherwise}").expect("room");
            }
        }
    }
    format!("func.func @f{} {{\n{}}}\n", signature(false), writer.text)
}
