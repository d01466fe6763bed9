//! Nests, in the forms of dialects and in generic form.

use ods::ir::OperationParts;
use ods::prelude::*;
use ods::text::{MAX_NESTING, PrintOptions};

use crate::{all_ways, context, error_of, on_small_stack};

/// A nest: what it is in, and what is around each level.
struct Nest {
    what: &'static str,
    around: (&'static str, &'static str),
    open: &'static str,
    middle: &'static str,
    close: &'static str,
}

const fn nest(
    what: &'static str,
    around: (&'static str, &'static str),
    open: &'static str,
    middle: &'static str,
    close: &'static str,
) -> Nest {
    Nest { what, around, open, middle, close }
}

const IN_FUNCTION: (&str, &str) = ("func.func @f(%c: i1, %i: index) {\n", "return\n}\n");
const ATTRIBUTE: (&str, &str) = ("\"u.a\"() {a = ", "} : () -> ()\n");
const LOCATION: (&str, &str) = ("\"u.a\"() : () -> () loc(", ")\n");

const REGIONS: &[Nest] = &[
    nest("module", ("", ""), "module {\n", "", "}\n"),
    nest("generic form", ("", ""), "\"u.a\"() ({\n", "", "}) : () -> ()\n"),
    nest(
        "generic form of scf.if",
        IN_FUNCTION,
        "\"scf.if\"(%c) ({\n",
        "",
        "\"scf.yield\"() : () -> ()\n}, {\n}) : (i1) -> ()\n",
    ),
    nest("scf.if", IN_FUNCTION, "scf.if %c {\n", "", "}\n"),
    nest(
        "scf.if with results",
        IN_FUNCTION,
        "%r = scf.if %c -> (i1) {\n",
        "",
        "scf.yield %c : i1\n} else {\nscf.yield %c : i1\n}\n",
    ),
    nest("else", IN_FUNCTION, "scf.if %c {\n} else {\n", "", "}\n"),
    nest("scf.for", IN_FUNCTION, "scf.for %x = %i to %i step %i {\n", "", "}\n"),
    nest("scf.while", IN_FUNCTION, "scf.while : () -> () {\nscf.condition(%c)\n} do {\n", "", "scf.yield\n}\n"),
    nest("scf.while, before", IN_FUNCTION, "scf.while : () -> () {\n", "", "scf.condition(%c)\n} do {\nscf.yield\n}\n"),
    nest("scf.execute_region", IN_FUNCTION, "scf.execute_region {\n", "", "scf.yield\n}\n"),
    nest(
        "scf.index_switch",
        IN_FUNCTION,
        "scf.index_switch %i\ncase 1 {\n",
        "",
        "scf.yield\n}\ndefault {\nscf.yield\n}\n",
    ),
    nest("scf.parallel", IN_FUNCTION, "scf.parallel (%x) = (%i) to (%i) step (%i) {\n", "", "scf.reduce\n}\n"),
    nest("scf.forall", IN_FUNCTION, "scf.forall (%x) in (%i) {\n", "", "}\n"),
    nest("memref.alloca_scope", IN_FUNCTION, "memref.alloca_scope {\n", "", "}\n"),
];

const ELEMENTS: &[Nest] = &[
    nest("tuples", ATTRIBUTE, "tuple<", "i1", ">"),
    nest("functions", ATTRIBUTE, "(", "i1", ") -> i1"),
    nest("results of functions", ATTRIBUTE, "() -> (", "i1", ", i1)"),
    nest("complex types", ("\"u.a\"() {a = !u.a<", ">} : () -> ()\n"), "complex<", "f32", ">"),
    nest("arrays", ATTRIBUTE, "[", "1", "]"),
    nest("dictionaries", ATTRIBUTE, "{a = ", "1", "}"),
    nest("encodings", ATTRIBUTE, "tensor<1xi1, ", "1", ">"),
    nest("memory spaces", ATTRIBUTE, "memref<1xi1, {a = ", "1", "}>"),
    nest(
        "types of constants",
        ("func.func @f() {\n%0 = arith.constant dense<1> : tensor<1xi8, ", ">\nreturn\n}\n"),
        "[",
        "1",
        "]",
    ),
    nest("entries of dlti", ATTRIBUTE, "#dlti.map<\"a\" = ", "1", ">"),
    nest("attributes of arguments", ("func.func private @f(i1 {u.a = ", "})\n"), "[", "1", "]"),
    nest("layouts", ("\"u.a\"() {a = memref<2xi1, affine_map<(d0) -> (", ")>>} : () -> ()\n"), "-(", "d0", ")"),
    nest("call sites", LOCATION, "callsite(\"a\" at ", "\"b\"", ")"),
    nest("names", LOCATION, "\"a\"(", "\"b\"", ")"),
    nest("fused locations", LOCATION, "fused<\"m\">[", "\"b\"", "]"),
    nest("metadata", LOCATION, "fused<loc(", "unknown", ")>[\"x\"]"),
];

impl Nest {
    fn text(&self, depth: usize) -> String {
        let (before, behind) = self.around;
        [before, &self.opened(depth), self.middle, &self.close.repeat(depth), behind].concat()
    }

    /// Returns the text that opens the levels. `%x` has a different name in each, since names must be unique.
    fn opened(&self, depth: usize) -> String {
        match self.open.contains("%x") {
            true => (0..depth).map(|level| self.open.replace("%x", &format!("%x{level}"))).collect(),
            false => self.open.repeat(depth),
        }
    }
}

#[test]
fn reports_excessive_nesting() {
    let expected = format!("nesting is deeper than {MAX_NESTING} levels");
    for nest in REGIONS.iter().chain(ELEMENTS) {
        // Opaque bodies of unknown dialects are not looked into.
        if nest.what == "complex types" {
            continue;
        }
        let error = error_of(nest.what, nest.text(100_000));
        assert_eq!(error.splitn(3, ':').nth(2).map(str::trim), Some(expected.as_str()), "{}", nest.what);
        // And where the text ends.
        let (before, _) = nest.around;
        let open = [before, &nest.opened(100_000)].concat();
        let error = error_of(nest.what, open);
        // The body of an attribute is looked for as a whole, before anything in it is read.
        assert!(error.ends_with(&expected) || error.contains("unbalanced '"), "{}: {error}", nest.what);
    }
}

#[test]
fn handles_nesting_up_to_the_limit() {
    // A level of an element may take three: `{a = memref<...>}`.
    for (nest, depth) in REGIONS.iter().map(|nest| (nest, 500)).chain(ELEMENTS.iter().map(|nest| (nest, 160))) {
        all_ways(nest.what, nest.text(depth));
    }
}

/// Builds IR without a limit on its depth.
#[test]
fn handles_ir_built_beyond_the_limit() {
    on_small_stack("100,000 times scf.execute_region", || {
        let context = context();
        let mut ir = Ir::new(context.clone());
        let (name, yields) = (context.op_name("scf.execute_region"), context.op_name("scf.yield"));
        let root = ir.create_operation(&OperationParts {
            num_regions: 1,
            ..OperationParts::new(context.op_name("builtin.module"), Location::UNKNOWN)
        });
        let mut region = ir.region(root, 0).expect("it has one");
        for _ in 0..100_000 {
            let block = ir.add_block(region);
            let op =
                ir.create_operation(&OperationParts { num_regions: 1, ..OperationParts::new(name, Location::UNKNOWN) });
            ir.append(block, op);
            if ir.parent_op(op) != Some(root) {
                let end = ir.create_operation(&OperationParts::new(yields, Location::UNKNOWN));
                ir.append(block, end);
            }
            region = ir.region(op, 0).expect("it has one");
        }
        let block = ir.add_block(region);
        let end = ir.create_operation(&OperationParts::new(yields, Location::UNKNOWN));
        ir.append(block, end);
        ods::verify::verify(&ir, root).unwrap_or_else(|errors| panic!("{}", errors[0].message));
        for generic in [false, true] {
            let options = PrintOptions { generic, ..PrintOptions::default() };
            let printed = ods::text::print(&ir, root, &ods::text::Resources::default(), &options);
            assert_eq!(printed.matches("scf.execute_region").count(), 100_000);
        }
        let copy = ir.clone_op(root);
        assert!(ir.structurally_equal(root, copy, ods::ir::equality::Ignore::LOCATIONS));
        let outermost = ir.first_op(ir.entry_block(ir.region(root, 0).expect("it has one")).expect("it has one"));
        assert!(ir.is_memory_effect_free(outermost.expect("it has one")), "nothing inside has any");
        ir.erase(copy).expect("nothing uses it");
        ir.erase(root).expect("nothing uses it");
    });
}
