//! Functions of modules, run by the interpreter and as native code.

use std::sync::Arc;

use ods_core::text::parse;
use ods_core::types::{DYNAMIC, ShapedType, TypeData};
use ods_core::{Context, Type};
use ods_exec::{Engine, FaultKind, Limits, RuntimeValue, parse_argument};
use ods_jit::Jit;

use crate::standard_context;

/// The limits of each run.
const LIMITS: Limits = Limits { steps: 20_000, depth: 100, bytes: 1 << 22 };

/// The number of functions of a module that are called.
const FUNCTIONS: usize = 4;

/// The elements that an argument has at most.
const ELEMENTS: i64 = 4096;

/// The outcome of a call: results, or the kind and the text of an error, and then the contents of the arguments.
type Outcome = (Result<Vec<RuntimeValue>, (FaultKind, String)>, Vec<RuntimeValue>);

/// Runs the functions of a module, if it is one, by both engines, which agree on results, errors and memory.
///
/// Lines `// with: 3; [1, 2]` have the arguments for each call; missing ones are 1.
pub fn agree(text: &[u8]) {
    let context = standard_context();
    let Ok(parsed) = parse(&context, "fuzz.mlir", text) else { return };
    let engine = || Engine::new(&parsed.ir, parsed.root).map(|engine| engine.with_limits(LIMITS));
    // Globals are memory of an engine.
    let (Ok(first), Ok(second)) = (engine(), engine()) else { return };
    let jit = Jit::new(&second).expect("native code for this machine");
    let text = String::from_utf8_lossy(text);
    let mut lines = text.lines().filter_map(|line| line.strip_prefix("// with:"));
    let names: Vec<&str> = first.functions().take(FUNCTIONS).collect();
    for name in names {
        let texts: Vec<&str> = lines.next().map(|line| line.split(';').collect()).unwrap_or_default();
        // Of two functions with one name, the first is meant.
        let function = first.function(name).expect("the engine has this function");
        let types: Vec<Type> = function.parameter_types().collect();
        let arguments = || arguments(&context, &types, &texts);
        let (Some(one), Some(two)) = (arguments(), arguments()) else { continue };
        let native = jit.function(name).expect("native code for each function");
        let error = |error: ods_exec::Error| (error.kind(), error.to_string());
        let expected: Outcome = (function.call_with(&one).map_err(error), one);
        let found: Outcome = (native.call_with(&two).map_err(error), two);
        if !text.contains("pointer") {
            assert_eq!(contents(expected), contents(found), "{name}\n{text}");
        }
    }
}

/// Returns arguments of the types; `None` if there are none.
fn arguments(context: &Arc<Context>, types: &[Type], texts: &[&str]) -> Option<Vec<RuntimeValue>> {
    let argument = |(position, ty): (usize, &Type)| {
        let shaped = ty.cast::<ShapedType>(context);
        if shaped.is_some_and(|shaped| size(context, shaped).is_none_or(|size| size > ELEMENTS)) {
            return None;
        }
        let given = texts.get(position).filter(|text| !text.contains(['@', 'x'])).map(|text| (*text).to_owned());
        let given = given.and_then(|text| parse_argument(context, *ty, &text).ok());
        given.or_else(|| parse_argument(context, *ty, &default(context, *ty)).ok())
    };
    types.iter().enumerate().map(argument).collect()
}

/// Returns the number of elements, with two for each size that is open.
fn size(context: &Context, shaped: ShapedType) -> Option<i64> {
    let sizes = shaped.shape(context).unwrap_or_default();
    sizes.iter().try_fold(1_i64, |count, size| count.checked_mul(if *size == DYNAMIC { 2 } else { *size }))
}

/// Returns the text of an argument whose numbers are all 1.
fn default(context: &Context, ty: Type) -> String {
    let one = |ty: Type| match ty.data(context) {
        TypeData::Complex(_) => "(1.0, 1.0)".to_owned(),
        TypeData::Integer { width: 1, .. } => "true".to_owned(),
        _ => "1".to_owned(),
    };
    let Some(shaped) = ty.cast::<ShapedType>(context) else { return one(ty) };
    let element = one(shaped.element_type(context));
    let sizes = shaped.shape(context).unwrap_or_default();
    if !sizes.contains(&DYNAMIC) {
        return element;
    }
    sizes.iter().rev().fold(element, |inner, size| {
        let count = if *size == DYNAMIC { 2 } else { *size as usize };
        format!("[{}]", vec![inner; count].join(", "))
    })
}

/// Returns what is compared: tensors in place of memory, and nothing in place of opaque values.
fn contents((result, arguments): Outcome) -> Outcome {
    let of = |value: RuntimeValue| match &value {
        RuntimeValue::MemRef(memref) => memref.to_tensor().map_or(RuntimeValue::Poison, RuntimeValue::Tensor),
        RuntimeValue::Other(_) => RuntimeValue::Poison,
        _ => value,
    };
    (result.map(|values| values.into_iter().map(of).collect()), arguments.into_iter().map(of).collect())
}
