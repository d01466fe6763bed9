//! Helpers of tests of definitions: an IR with a block to insert operations into, texts, and errors.
#![allow(dead_code, reason = "each test file uses a part")]

use std::sync::Arc;

use ods::prelude::*;
use ods::text::{PrintOptions, Resources};

/// A module with a place for operations.
pub struct Fixture {
    pub ir: Ir,
    pub at: InsertionPoint,
    pub module: Operation,
    entry: Block,
}

impl Fixture {
    /// Creates the fixture with the dialect `D` registered.
    pub fn new<D: Dialect>() -> Self {
        let context = Arc::new(Context::new());
        context.register::<D>().expect("a good dialect");
        context.allow_unregistered_dialects(true);
        let parsed =
            ods::text::parse(&context, "module", b"\"u.root\"() ({ ^bb0: \"u.end\"() : () -> () }) : () -> ()");
        let parsed = parsed.expect("a module");
        let (ir, module) = (parsed.ir, parsed.root);
        let body = ir.region(module, 0).and_then(|region| ir.entry_block(region)).expect("a body");
        let root = ir.first_op(body).expect("the root");
        let entry = ir.region(root, 0).and_then(|region| ir.entry_block(region)).expect("a block");
        let at = InsertionPoint::before(&ir, ir.first_op(entry).expect("the end"));
        Self { ir, at, module, entry }
    }

    /// Returns a builder at the end of the module.
    pub fn builder(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(&mut self.ir, self.at, Location::UNKNOWN)
    }

    /// Creates values of these types.
    pub fn values<const N: usize>(&mut self, types: [Type; N]) -> [Value; N] {
        types.map(|ty| self.ir.add_argument(self.entry, ty, Location::UNKNOWN))
    }

    /// Parses the attribute.
    pub fn attribute(&self, text: &str) -> Attribute {
        ods::text::parse_attribute(&self.ir.shared_context(), text).expect("an attribute")
    }
}

/// Returns the errors of the module.
pub fn errors_of(f: &Fixture) -> Vec<String> {
    match ods::verify::verify(&f.ir, f.module) {
        Ok(()) => Vec::new(),
        Err(errors) => errors.iter().map(|error| error.message.clone()).collect(),
    }
}

fn options() -> PrintOptions {
    PrintOptions { generic: true, ..PrintOptions::default() }
}

/// Returns the generic form of an operation, on its own.
pub fn text_of(f: &Fixture, op: Operation) -> String {
    let text = ods::text::print(&f.ir, f.module, &Resources::default(), &options());
    let nth = f.ir.parent_block(op).map_or(0, |block| f.ir.block_ops(block).position(|other| other == op).unwrap_or(0));
    let mut lines = text.lines().skip_while(|line| !line.contains("u.root")).skip(1);
    // A block without arguments has no label.
    let line = lines.by_ref().filter(|line| !line.trim_start().starts_with("^bb0")).nth(nth);
    named_from_zero(line.unwrap_or_default().trim())
}

/// Arguments are `%arg0`, `%arg1`: here `%0`, `%1`.
fn named_from_zero(line: &str) -> String {
    line.replace("%arg", "%")
}

/// Operations as text, with `%a: i32`, `%i: index` and `%f: f32`, parsed, verified and printed again; or the first
/// error.
pub fn round_trip(f: &Fixture, text: &str) -> Result<String, String> {
    let module = format!(
        "\"u.root\"() ({{\n^bb0(%a: i32, %i: index, %f: f32):\n  {text}\n  \"u.end\"() : () -> ()\n}}) : () -> ()\n"
    );
    let first = |errors: Diagnostics| errors.first().map(|error| error.message.clone()).unwrap_or_default();
    let parsed = ods::text::parse(&f.ir.shared_context(), "test.mlir", module.as_bytes()).map_err(first)?;
    ods::verify::verify(&parsed.ir, parsed.root).map_err(first)?;
    let printed = ods::text::print(&parsed.ir, parsed.root, &Resources::default(), &options());
    let inside: Vec<&str> = printed.lines().skip_while(|line| !line.contains("^bb0(")).skip(1).collect();
    let end = inside.iter().position(|line| line.contains("u.end")).unwrap_or_default();
    let text: Vec<&str> = inside[..end].iter().map(|line| line.trim()).collect();
    Ok(text.join("\n").replace("%arg0", "%a").replace("%arg1", "%i").replace("%arg2", "%f"))
}
