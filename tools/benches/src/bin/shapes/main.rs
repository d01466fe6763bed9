//! Hostile shapes: what costs more than its size shows as figures that grow with the size.
//!
//! ```text
//! shapes [--most N] [SHAPE...]
//! ```
//!
//! One line per shape and size: nanoseconds of processor time per unit for parsing, verifying, printing (generic; with
//! locations; named after locations), copying, comparing and erasing. Sizes are 10,000, 100,000 and 1,000,000.

use std::sync::Arc;

use cpu_time::ProcessTime;
use ods::Context;
use ods::ir::equality::Ignore;
use ods::text::{PrintOptions, parse, print};

/// The name of a shape, and its text for a number of units.
type Shape = (&'static str, fn(usize) -> String);

const SHAPES: &[Shape] = &[
    ("fan", fan),
    ("nests", nests),
    ("predecessors", predecessors),
    ("chain", chain),
    ("ladder", ladder),
    ("back_edges", back_edges),
    ("far_uses", far_uses),
    ("sibling_regions", sibling_regions),
    ("forward_uses", forward_uses),
    ("dictionary", dictionary),
    ("array", array),
    ("dense_integers", dense_integers),
    ("dense_floats", dense_floats),
    ("sparse", sparse),
    ("long_string", long_string),
    ("locations", locations),
    ("symbols", symbols),
    ("equal_symbols", equal_symbols),
    ("aliases", aliases),
    ("type_aliases", type_aliases),
    ("results", results),
    ("operands", operands),
    ("arguments", arguments),
    ("blocks_named_oddly", odd_names),
    ("colliding_names", colliding_names),
    ("equal_names", equal_names),
    ("fused", fused),
    ("fused_chain", fused_chain),
    ("affine_sum", affine_sum),
    ("tuple", tuple),
    ("strides", strides),
    ("resources", resources),
    ("distinct", distinct),
    ("comments", comments),
    ("undominated", undominated),
    ("undefined", undefined),
    ("bad_ops", bad_ops),
];

fn main() {
    let mut most = 1_000_000;
    let mut names = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--most" => most = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(most),
            _ => names.push(argument),
        }
    }
    println!("shape\tunits\tparse\tverify\tgeneric\tdebuginfo\tnames\tclone\tequal\terase\terrors");
    for (name, text) in SHAPES.iter().filter(|(name, _)| names.is_empty() || names.iter().any(|n| n == name)) {
        for units in [10_000, 100_000, 1_000_000].into_iter().filter(|units| *units <= most) {
            run(name, units, &text(units));
        }
    }
}

/// Returns the result of `work`, and its nanoseconds per unit.
fn time<T>(units: usize, work: impl FnOnce() -> T) -> (T, f64) {
    let start = ProcessTime::now();
    let outcome = work();
    (outcome, start.elapsed().as_nanos() as f64 / units as f64)
}

fn run(name: &str, units: usize, text: &str) {
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    let (parsed, parse) = time(units, || parse(&context, "shape.mlir", text.as_bytes()));
    let mut parsed = match parsed {
        Ok(parsed) => parsed,
        Err(errors) => return println!("{name}\t{units}\t{parse:.0}\t\t\t\t\t\t\t\t{}", errors.len()),
    };
    let (errors, verify) = time(units, || ods::verify::verify(&parsed.ir, parsed.root).err().unwrap_or_default());
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    let locations = PrintOptions { debug_info: true, ..generic };
    let names = PrintOptions { name_locations_as_prefix: true, ..generic };
    let printed = [generic, locations, names]
        .map(|options| time(units, || print(&parsed.ir, parsed.root, &parsed.resources, &options)).1);
    let (copy, clone) = time(units, || parsed.ir.clone_op(parsed.root));
    let (equal, compare) = time(units, || {
        let hash = |op| parsed.ir.structural_hash(op, Ignore::default());
        hash(copy) == hash(parsed.root) && parsed.ir.structurally_equal(parsed.root, copy, Ignore::default())
    });
    assert!(equal, "a copy is equal");
    let (erased, erase) = time(units, || parsed.ir.erase(copy));
    assert!(erased.is_ok(), "a module has no results");
    let [generic, locations, names] = printed;
    println!(
        "{name}\t{units}\t{parse:.0}\t{verify:.0}\t{generic:.0}\t{locations:.0}\t{names:.0}\t{clone:.0}\t{compare:.0}\t\
         {erase:.0}\t{}",
        errors.len()
    );
}

/// Returns `before`, the text of `unit` for each number, and `after`.
fn repeat(units: usize, before: &str, unit: impl Fn(usize) -> String, after: &str) -> String {
    let mut text = before.to_owned();
    (0..units).for_each(|i| text.push_str(&unit(i)));
    text.push_str(after);
    text
}

/// Returns the same as [`repeat`], with `, ` between the units.
fn list(units: usize, before: &str, unit: impl Fn(usize) -> String, after: &str) -> String {
    let separated = |i| format!("{}{}", if i > 0 { ", " } else { "" }, unit(i));
    repeat(units, before, separated, after)
}

const VALUE: &str = "%0 = \"u.value\"() : () -> i32\n";

fn fan(n: usize) -> String {
    repeat(n, VALUE, |_| "\"u.use\"(%0) : (i32) -> ()\n".to_owned(), "")
}

/// Returns nests of 250 regions.
fn nests(n: usize) -> String {
    let nest = "\"u.nest\"() ({\n".repeat(250) + &"}) : () -> ()\n".repeat(250);
    nest.repeat(n / 250)
}

fn predecessors(n: usize) -> String {
    let switch = list(n, "\"u.body\"() ({\n\"u.switch\"()[", |i| format!("^b{i}"), "] : () -> ()\n");
    repeat(
        n,
        &switch,
        |i| format!("^b{i}:\n\"u.br\"()[^end] : () -> ()\n"),
        "^end:\n\"u.end\"() : () -> ()\n}) : () -> ()\n",
    )
}

/// Blocks, each with a branch as `branch` writes it, between a first and a last one; each uses a value of the first.
fn blocks(n: usize, branch: impl Fn(usize) -> String) -> String {
    let block = |i| format!("^b{i}:\n\"u.use\"(%0) : (i32) -> ()\n\"u.br\"(){} : () -> ()\n", branch(i));
    let before = format!("\"u.body\"() ({{\n{VALUE}\"u.br\"()[^b0] : () -> ()\n");
    let after =
        format!("^b{n}:\n\"u.br\"()[^b{}] : () -> ()\n^b{}:\n\"u.end\"() : () -> ()\n}}) : () -> ()\n", n + 1, n + 1);
    repeat(n, &before, block, &after)
}

fn chain(n: usize) -> String {
    blocks(n, |i| format!("[^b{}]", i + 1))
}

fn ladder(n: usize) -> String {
    blocks(n, |i| format!("[^b{}, ^b{}]", i + 2, i + 1))
}

/// Returns blocks that branch forward and back halfway, which defeats simple algorithms for dominators.
fn back_edges(n: usize) -> String {
    blocks(n, |i| format!("[^b{}, ^b{}, ^b{}]", i / 2, i + 1, (i * 7919) % n))
}

/// Returns blocks that each use a value of the block halfway back.
fn far_uses(n: usize) -> String {
    let block =
        |i| format!("^b{i}:\n%v{} = \"u.op\"(%v{}) : (i32) -> i32\n\"u.br\"()[^b{}] : () -> ()\n", i + 1, i / 2, i + 1);
    let before = "\"u.body\"() ({\n%v0 = \"u.value\"() : () -> i32\n\"u.br\"()[^b0] : () -> ()\n";
    repeat(n, before, block, &format!("^b{n}:\n\"u.end\"() : () -> ()\n}}) : () -> ()\n"))
}

fn sibling_regions(n: usize) -> String {
    let before = format!("{VALUE}\"u.op\"() (");
    list(n, &before, |_| "{\n\"u.use\"(%0) : (i32) -> ()\n}".to_owned(), ") : () -> ()\n")
}

/// Uses before definitions, in a graph region.
fn forward_uses(n: usize) -> String {
    let uses = repeat(n, "", |i| format!("\"u.use\"(%v{i}) : (i32) -> ()\n"), "");
    repeat(n, &uses, |i| format!("%v{i} = \"u.op\"() : () -> i32\n"), "")
}

fn dictionary(n: usize) -> String {
    list(n, "\"u.op\"() {", |i| format!("a{} = {i} : i32", i * 7919 % n), "} : () -> ()\n")
}

fn array(n: usize) -> String {
    list(n, "\"u.op\"() {a = [", |i| format!("{i}"), "]} : () -> ()\n")
}

fn dense_integers(n: usize) -> String {
    list(n, "\"u.op\"() {a = dense<[", |i| format!("{i}"), &format!("]> : tensor<{n}xi32>}} : () -> ()\n"))
}

fn dense_floats(n: usize) -> String {
    list(n, "\"u.op\"() {a = dense<[", |i| format!("{i}.5"), &format!("]> : tensor<{n}xf64>}} : () -> ()\n"))
}

fn sparse(n: usize) -> String {
    let indices = list(n, "\"u.op\"() {a = sparse<[", |i| format!("[{i}]"), "], [");
    list(n, &indices, |i| format!("{i}"), &format!("]> : tensor<{n}xi32>}} : () -> ()\n"))
}

fn long_string(n: usize) -> String {
    repeat(n, "\"u.op\"() {a = \"", |_| "\\0A".to_owned(), "\"} : () -> ()\n")
}

fn locations(n: usize) -> String {
    repeat(n, "", |i| format!("\"u.op\"() : () -> () loc(\"f\":{i}:1)\n"), "")
}

fn symbols(n: usize) -> String {
    repeat(n, "", |i| format!("\"u.op\"() {{sym_name = \"s{i}\", to = @s{}}} : () -> ()\n", i / 2), "")
}

fn equal_symbols(n: usize) -> String {
    repeat(n, "", |_| "\"u.op\"() {sym_name = \"s\"} : () -> ()\n".to_owned(), "")
}

fn aliases(n: usize) -> String {
    let before = repeat(n, "", |i| format!("#a{i} = affine_map<(d0) -> (d0 + {i})>\n"), "");
    repeat(n, &before, |i| format!("\"u.op\"() {{a = #a{i}}} : () -> ()\n"), "")
}

fn type_aliases(n: usize) -> String {
    let before = repeat(n, "", |i| format!("!a{i} = tuple<i32, vector<{}xi8>>\n", i + 1), "");
    repeat(n, &before, |i| format!("\"u.op\"() {{a = !a{i}}} : () -> ()\n"), "")
}

fn results(n: usize) -> String {
    let before = format!("%0:{n} = \"u.op\"() : () -> (");
    list(n, &before, |_| "i32".to_owned(), &format!(")\n\"u.use\"(%0#{}) : (i32) -> ()\n", n - 1))
}

fn operands(n: usize) -> String {
    let before = list(n, &format!("{VALUE}\"u.use\"("), |_| "%0".to_owned(), ") : (");
    list(n, &before, |_| "i32".to_owned(), ") -> ()\n")
}

fn arguments(n: usize) -> String {
    list(n, "\"u.op\"() ({\n^bb0(", |i| format!("%a{i}: i32"), "):\n\"u.end\"() : () -> ()\n}) : () -> ()\n")
}

/// Names that look like the new names of colliding symbols.
fn odd_names(n: usize) -> String {
    repeat(n, "", |i| format!("%a_{i} = \"u.op\"() : () -> i32\n"), "")
}

fn colliding_names(n: usize) -> String {
    let op = |i| {
        format!(
            "%{i} = \"u.op\"() : () -> i32 loc({})\n",
            if i % 2 == 0 { "\"a\"".into() } else { format!("\"a_{}\"", i / 2) }
        )
    };
    repeat(n, "", op, "")
}

fn equal_names(n: usize) -> String {
    repeat(n, "", |i| format!("%{i} = \"u.op\"() : () -> i32 loc(\"a\")\n"), "")
}

fn fused(n: usize) -> String {
    list(n, "\"u.op\"() : () -> () loc(fused[", |i| format!("\"f\":{i}:1"), "])\n")
}

/// Locations that are fused of the one before and another, up to the limit, again and again.
fn fused_chain(n: usize) -> String {
    let step = |i: usize| match i % 200 {
        0 => format!("#l{i} = loc(\"f\":{i}:1)\n"),
        _ => format!("#l{i} = loc(fused[#l{}, \"f\":{i}:1])\n", i - 1),
    };
    repeat(n, "", step, &format!("\"u.op\"() : () -> () loc(#l{})\n", n - 1))
}

fn affine_sum(n: usize) -> String {
    repeat(n / 100, "", sum, "")
}

/// Returns a map with a sum of a hundred terms.
fn sum(i: usize) -> String {
    let terms: Vec<String> = (0..100).map(|term| format!("d0 * {}", term + i)).collect();
    format!("\"u.op\"() {{a = affine_map<(d0) -> ({})>}} : () -> ()\n", terms.join(" + "))
}

fn tuple(n: usize) -> String {
    list(n, "\"u.op\"() {a = tuple<", |i| format!("i{}", i % 1000), ">} : () -> ()\n")
}

fn strides(n: usize) -> String {
    list(n, "\"u.op\"() {a = strided<[", |i| format!("{i}"), "]>} : () -> ()\n")
}

fn resources(n: usize) -> String {
    let ops = repeat(n, "", |i| format!("\"u.op\"() {{a = dense_resource<k{i}> : tensor<1xi32>}} : () -> ()\n"), "");
    let before = ops + "{-#\n  dialect_resources: {\n    builtin: {\n";
    list(n, &before, |i| format!("k{i}: \"0x0400000001000000\""), "\n}\n}\n#-}\n")
}

fn distinct(n: usize) -> String {
    repeat(n, "", |i| format!("\"u.op\"() {{a = distinct[{i}]<unit>}} : () -> ()\n"), "")
}

fn comments(n: usize) -> String {
    repeat(n, "", |i| format!("// {i}\n\n"), "")
}

/// Returns a text in which every use is wrong.
fn undominated(n: usize) -> String {
    let before =
        format!("\"u.body\"() ({{\n\"u.br\"()[^a, ^b] : () -> ()\n^a:\n{VALUE}\"u.br\"()[^b] : () -> ()\n^b:\n");
    repeat(n, &before, |_| "\"u.use\"(%0) : (i32) -> ()\n".to_owned(), "\"u.end\"() : () -> ()\n}) : () -> ()\n")
}

fn undefined(n: usize) -> String {
    repeat(n, "", |i| format!("\"u.use\"(%v{i}) : (i32) -> ()\n"), "")
}

/// Returns a text in which every operation is wrong.
fn bad_ops(n: usize) -> String {
    repeat(n, "", |_| "\"builtin.unrealized_conversion_cast\"() : () -> ()\n".to_owned(), "")
}
