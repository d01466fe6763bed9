//! Functions given as text.

use std::sync::Arc;

use ods_bridge::Callable;
use ods_exec::Engine;

/// Returns the function `f` of a module.
pub fn callable(text: &str) -> Callable {
    callable_of(engine(text))
}

/// Returns the function `f` of an engine.
pub fn callable_of(engine: Engine<'static>) -> Callable {
    Callable::new(engine.function("f").expect("a function")).expect("a convention")
}

/// Returns the engine of a module.
pub fn engine(text: &str) -> Engine<'static> {
    let context = ods_core::Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    ods_iree_abi_ir::register(&context).expect("the dialect is new");
    let parsed = ods_core::text::parse(&context.into(), "f.mlir", text.as_bytes()).unwrap_or_else(|e| panic!("{e:?}"));
    Engine::shared(Arc::new(parsed.ir), parsed.root).expect("a valid module")
}
