//! Shape inference over random functions: valid IR stays valid, shapes only become more static, its text is parsed
//! again, and a second run finds nothing new.

use std::fmt::Write;
use std::sync::Arc;

use ods_core::text::parse;
use ods_core::{Context, Ir, Operation};
use ods_pass::{PassManager, PassRegistry};

const SHAPES: [&str; 8] = ["*", "?", "4", "5", "?x?", "4x?", "4x3", "4x5"];

/// Returns whether a value of one shape may be cast to the other.
fn is_castable(a: &str, b: &str) -> bool {
    let (a, b): (Vec<&str>, Vec<&str>) = (a.split('x').collect(), b.split('x').collect());
    let fits = |(a, b): (&&str, &&str)| a == b || *a == "?" || *b == "?";
    a == ["*"] || b == ["*"] || (a.len() == b.len() && a.iter().zip(&b).all(fits))
}

/// A function with its parameters and its result, all as indices of shapes.
struct Function {
    parameters: Vec<usize>,
    result: usize,
}

/// A generator of modules.
struct Generator {
    state: u64,
    functions: Vec<Function>,
    text: String,
    /// The number of names so far.
    names: usize,
}

impl Generator {
    fn module(seed: u64) -> String {
        let mut generator = Self { state: seed * 2 + 1, functions: Vec::new(), text: String::new(), names: 0 };
        for _ in 0..1 + generator.below(5) {
            let parameters = (0..generator.below(3)).map(|_| generator.below(SHAPES.len())).collect();
            let result = generator.below(SHAPES.len());
            generator.functions.push(Function { parameters, result });
        }
        (0..generator.functions.len()).for_each(|index| generator.function(index));
        generator.text
    }

    fn below(&mut self, limit: usize) -> usize {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % limit
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{line}").expect("a string");
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    fn function(&mut self, index: usize) {
        let visibility = ["", "private "][self.below(4).min(1)];
        let (parameters, result) = (self.functions[index].parameters.clone(), self.functions[index].result);
        let mut values: Vec<(String, usize)> = parameters.iter().map(|shape| (self.name(), *shape)).collect();
        let list: Vec<String> = values.iter().map(|(name, shape)| format!("{name}: {}", ty(*shape))).collect();
        self.line(format_args!("func.func {visibility}@f{index}({}) -> {} {{", list.join(", "), ty(result)));
        self.line(format_args!("%c = \"t.c\"() : () -> i1"));
        self.line(format_args!("%n = arith.constant 1 : index"));
        self.line(format_args!("%no = arith.constant false"));
        for _ in 0..self.below(12) {
            self.op(&mut values);
        }
        let returned = self.value(&mut values, result);
        self.line(format_args!("return {returned} : {}\n}}", ty(result)));
    }

    /// Returns a value of the shape: one that exists, a cast, or the result of an unknown operation.
    fn value(&mut self, values: &mut Vec<(String, usize)>, shape: usize) -> String {
        let same: Vec<String> =
            values.iter().filter(|(_, other)| *other == shape).map(|(name, _)| name.clone()).collect();
        if !same.is_empty() && self.below(4) > 0 {
            let chosen = self.below(same.len());
            return same[chosen].clone();
        }
        let castable: Vec<(String, usize)> =
            values.iter().filter(|(_, other)| is_castable(SHAPES[*other], SHAPES[shape])).cloned().collect();
        let name = self.name();
        if castable.is_empty() || self.below(6) == 0 {
            self.line(format_args!("{name} = \"t.value\"() : () -> {}", ty(shape)));
        } else {
            let (from, other) = castable[self.below(castable.len())].clone();
            self.line(format_args!("{name} = tensor.cast {from} : {} to {}", ty(other), ty(shape)));
        }
        values.push((name.clone(), shape));
        name
    }

    /// Returns a condition that is unknown, false, or a comparison of sizes.
    fn condition(&mut self, values: &[(String, usize)]) -> String {
        let ranked: Vec<&(String, usize)> = values.iter().filter(|(_, shape)| SHAPES[*shape] != "*").collect();
        match self.below(4) {
            0 => "%no".to_owned(),
            1 if !ranked.is_empty() => {
                let (value, shape) = ranked[self.below(ranked.len())].clone();
                let name = self.name();
                let ty = ty(shape);
                self.line(format_args!("%z{0} = arith.constant 0 : index", &name[1..]));
                self.line(format_args!("%d{0} = tensor.dim {value}, %z{0} : {ty}", &name[1..]));
                self.line(format_args!("{name} = arith.cmpi eq, %d{0}, %n : index", &name[1..]));
                name
            }
            _ => "%c".to_owned(),
        }
    }

    fn op(&mut self, values: &mut Vec<(String, usize)>) {
        let shape = self.below(SHAPES.len());
        let (a, b) = (self.value(values, shape), self.value(values, shape));
        let condition = self.condition(values);
        let (name, ty) = (self.name(), ty(shape));
        match self.below(8) {
            0 => self.line(format_args!("{name} = math.absf {a} : {ty}")),
            1 => self.line(format_args!("{name} = arith.addf {a}, {b} : {ty}")),
            2 => return self.line(format_args!("\"t.use\"({a}) : ({ty}) -> ()")),
            3 => self.line(format_args!(
                "{name} = scf.if {condition} -> {ty} {{\nscf.yield {a} : {ty}\n}} else {{\nscf.yield {b} : {ty}\n}}"
            )),
            4 => {
                self.names += 2;
                let (i, carried) = (self.names - 1, self.names);
                self.line(format_args!(
                    "{name} = scf.for %i{i} = %n to %n step %n iter_args(%w{carried} = {a}) -> {ty} {{\n\
                     %x{carried} = math.absf %w{carried} : {ty}\nscf.yield %x{carried} : {ty}\n}}"
                ));
            }
            5 => {
                self.names += 1;
                let block = self.names;
                self.line(format_args!(
                    "cf.cond_br {condition}, ^b{block}({a} : {ty}), ^b{block}({b} : {ty})\n^b{block}({name}: {ty}):"
                ));
            }
            _ => {
                let callee = self.below(self.functions.len());
                let (parameters, result) = (self.functions[callee].parameters.clone(), self.functions[callee].result);
                let arguments: Vec<String> = parameters.iter().map(|shape| self.value(values, *shape)).collect();
                let types: Vec<String> = parameters.iter().map(|shape| self::ty(*shape)).collect();
                let (arguments, types) = (arguments.join(", "), types.join(", "));
                let ty = self::ty(result);
                self.line(format_args!("{name} = call @f{callee}({arguments}) : ({types}) -> {ty}"));
                return values.push((name, result));
            }
        }
        values.push((name, shape));
    }
}

fn ty(shape: usize) -> String {
    format!("tensor<{}xf32>", SHAPES[shape])
}

fn run(ir: &mut Ir, root: Operation, pipeline: &str) -> Result<(), String> {
    let mut manager = PassManager::parse(pipeline, &PassRegistry::new()).expect("a good pipeline");
    manager.run(ir, root).map_err(|failure| failure.to_string())
}

#[test]
fn random_functions_stay_valid() {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("good dialects");
    context.allow_unregistered_dialects(true);
    let context = Arc::new(context);
    let count = std::env::var("ODS_RANDOM").ok().and_then(|count| count.parse().ok()).unwrap_or(200);
    let (mut changed, mut contradicting) = (0, 0);
    for seed in 0..count {
        let text = Generator::module(seed);
        let pipeline = ["builtin.module(infer-shapes)", "builtin.module(infer-shapes{public-results=true})"];
        let pipeline = pipeline[seed as usize % 2];
        let mut module =
            parse(&context, "random.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let before = module.ir.display(module.root).to_string();
        match run(&mut module.ir, module.root, pipeline) {
            Ok(()) => {}
            Err(error) if error.contains("different ones are inferred") => {
                contradicting += 1;
                assert_eq!(module.ir.display(module.root).to_string(), before, "an error changes nothing");
                continue;
            }
            Err(error) => panic!("seed {seed}: {error}\n{before}"),
        }
        let once = module.ir.display(module.root).to_string();
        changed += usize::from(once != before);
        if let Err(error) = parse(&context, "random.mlir", once.as_bytes()) {
            panic!("seed {seed}: {error:?}\n{once}");
        }
        run(&mut module.ir, module.root, pipeline).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{once}"));
        let twice = module.ir.display(module.root).to_string();
        assert_eq!(twice, once, "seed {seed}: {pipeline}\n{before}");
    }
    assert!(changed * 4 > count as usize && contradicting * 4 < count as usize, "{changed}, {contradicting}");
}
