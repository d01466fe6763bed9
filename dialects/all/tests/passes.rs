//! Passes on the standard dialects: where they run, and where they fail.

use std::sync::Arc;

use ods::interfaces::FunctionOpInterface;
use ods::pass::{OperationPass, Pass, PassContext, PassManager, PassRegistry, PassResult};
use ods::prelude::*;
use ods::text::Parsed;

/// A printer of the symbols of functions.
#[derive(Pass, Clone, Default)]
#[pass(on(dyn FunctionOpInterface))]
struct PrintSymbol {
    #[option]
    prefix: Option<String>,
    #[option]
    limits: Vec<i32>,
    /// Number of symbols
    #[statistic]
    num_symbols: u64,
}

impl OperationPass for PrintSymbol {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let name = cx.ir.symbol_name(cx.op).expect("functions have names").to_owned();
        let prefix = self.prefix.as_deref().unwrap_or_default();
        cx.output().push_str(&format!("{prefix}{name} {:?}\n", self.limits));
        self.num_symbols += 1;
        Ok(())
    }
}

fn parse(text: &str) -> Parsed {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("a fresh context");
    context.allow_unregistered_dialects(true);
    ods::text::parse(&Arc::new(context), "test.mlir", text.as_bytes()).expect("it parses")
}

fn manager(pipeline: &str) -> PassManager {
    let mut registry = PassRegistry::new();
    registry.add(PrintSymbol::ENTRY);
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    PassManager::parse(pipeline, &registry).expect("a good pipeline")
}

#[test]
fn passes_are_anchored_on_interfaces() {
    let mut parsed = parse("func.func private @f()\nmodule @m {}\nfunc.func private @g()");
    let mut passes = manager("builtin.module(any(print-symbol{prefix=@ limits=1,-2}))");
    assert_eq!(passes.to_text(), "builtin.module(any(print-symbol{limits={1,-2} prefix=@}))");
    passes.run(&mut parsed.ir, parsed.root).expect("modules are skipped");
    assert_eq!(passes.take_output(), "@f [1, -2]\n@g [1, -2]\n");

    let failure = manager("builtin.module(print-symbol)").run(&mut parsed.ir, parsed.root);
    let message = failure.expect_err("modules have no such interface").to_string();
    let expected = "unable to schedule pass 'PrintSymbol' on a PassManager intended to run on 'builtin.module'!";
    assert!(message.contains(expected), "{message}");
}

#[test]
fn options_are_of_their_types() {
    let mut registry = PassRegistry::new();
    registry.add(PrintSymbol::ENTRY);
    let error = PassManager::parse("any(print-symbol{limits=1,x})", &registry).expect_err("x is not a number");
    assert!(error.to_string().contains("for the --limits option: 'x' value invalid for int argument!"), "{error}");
}

#[test]
fn structured_control_flow_needs_room_for_blocks() {
    let text =
        "%c = arith.constant 1 : index\nscf.for %i = %c to %c step %c {\n  scf.if %b {}\n}\n%b = \"a.b\"() : () -> i1";
    let mut parsed = parse(text);
    let failure = manager("any(convert-scf-to-cf)").run(&mut parsed.ir, parsed.root);
    let message = failure.expect_err("modules have one block").to_string();
    let expected = "test.mlir:2:1: error: 'scf.for' op cannot become blocks, because 'builtin.module' takes a single one; \
                    move it into a function";
    assert!(message.starts_with(expected), "{message}");
}
