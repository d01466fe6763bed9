//! Calls of functions given as text, by the interpreter and as native code, which have to agree.

use ods_core::types::TypeData;
use ods_core::{Context, Ir, Operation, text};
use ods_exec::{Arguments, Completion, Engine, Error, Limits, Results, RuntimeValue};
use ods_jit::Jit;

/// Returns the module, with semantics attached.
pub fn module(text: &str) -> (Ir, Operation) {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let parsed =
        text::parse(&context.into(), "f.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    (parsed.ir, parsed.root)
}

/// Calls the function `f` of the module.
pub fn call<A: Arguments, R: Results>(text: &str, arguments: A) -> Result<R, Error> {
    let (ir, module) = module(text);
    let limits = Limits { steps: 10_000_000, depth: 1000, bytes: 1 << 24 };
    call_in(&Engine::new(&ir, module)?.with_limits(limits), text, &arguments)
}

fn call_in<A: Arguments, R: Results>(engine: &Engine<'_>, text: &str, arguments: &A) -> Result<R, Error> {
    let native = Jit::new(engine)?.function("f")?;
    assert!(native.is_native(), "{text}");
    let function = native.interpreted();
    let context = function.ir().context();
    let has_memory = function.parameter_types().any(|ty| matches!(ty.data(context), TypeData::MemRef(_)));
    if !has_memory {
        let start = std::time::Instant::now();
        let expected = function.call::<_, Vec<RuntimeValue>>(arguments);
        // Some programs are there to be timed.
        if start.elapsed() < std::time::Duration::from_millis(200) {
            let [expected, found] = [expected, native.call(arguments)]
                .map(|result| result.map(contents).map_err(|error| (error.kind(), error.to_string())));
            assert_eq!(expected, found, "{text}");
        }
    }
    native.call(arguments)
}

/// Returns the values with tensors in place of memory.
fn contents(values: Vec<RuntimeValue>) -> Vec<RuntimeValue> {
    let of = |value: RuntimeValue| match &value {
        RuntimeValue::MemRef(memref) => memref.to_tensor().map_or(value, RuntimeValue::Tensor),
        _ => value,
    };
    values.into_iter().map(of).collect()
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
    if let Err(error) = call_in::<A, Vec<RuntimeValue>>(&engine, text, &arguments) {
        return error.to_string();
    }
    let native = Jit::new(&engine).and_then(|jit| jit.function("f")).expect("a function");
    let explain = |completion: Result<Completion, Error>| {
        let completion = completion.expect("poison is not an error");
        assert!(completion.results.contains(&RuntimeValue::Poison), "no error, but {completion:?}");
        completion.poison.expect("poison is explained").to_string()
    };
    let expected = explain(native.interpreted().complete(&arguments));
    assert_eq!(explain(native.complete(&arguments)), expected);
    expected
}
