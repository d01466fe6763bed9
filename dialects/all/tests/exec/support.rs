//! Calls of functions given as text.

use ods::text::parse;
use ods::{Context, Ir, Operation};
use ods_exec::{Arguments, Completion, Engine, Error, Limits, Results, RuntimeValue};

/// Returns the module, with semantics attached.
pub fn module(text: &str) -> (Ir, Operation) {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let parsed = parse(&context.into(), "f.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    (parsed.ir, parsed.root)
}

/// Calls the function `f` of the module.
pub fn call<A: Arguments, R: Results>(text: &str, arguments: A) -> Result<R, Error> {
    let (ir, module) = module(text);
    let limits = Limits { steps: 10_000_000, depth: 1000, bytes: 1 << 24 };
    Engine::new(&ir, module)?.with_limits(limits).function("f")?.call(arguments)
}

/// Returns what `f` returns.
pub fn value<A: Arguments, R: Results>(text: &str, arguments: A) -> R {
    call(text, arguments).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the message of the error of `f`, and of its notes, with their places; if a result is poison, the remark
/// about the first poison.
pub fn message<A: Arguments>(text: &str, arguments: A) -> String {
    let (ir, module) = module(text);
    let limits = Limits { steps: 1_000_000, depth: 100, bytes: 1 << 20 };
    let engine = Engine::new(&ir, module).expect("a valid module").with_limits(limits);
    match engine.function("f").and_then(|f| f.complete(arguments)) {
        Err(error) => error.to_string(),
        Ok(Completion { results, poison: Some(remark) }) if results.contains(&RuntimeValue::Poison) => {
            remark.to_string()
        }
        Ok(completion) => panic!("no error, but {completion:?}"),
    }
}
