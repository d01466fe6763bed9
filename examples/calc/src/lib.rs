//! A front end in three files: a calculator language, compiled to MLIR's `func`, `scf` and `arith`.
//!
//! ```text
//! fn power(base, n) {
//!     let result = 1;
//!     for i in 0..n { result = result * base; }
//!     result
//! }
//! power(2, 10) + 1
//! ```
//!
//! * [`ast`]: the language as data;
//! * `lexer` and `parser`: text to AST;
//! * [`build`]: AST to IR. It shows [`OpBuilder`](ods::OpBuilder), operations with bodies, and errors with locations.
//!
//! All values are `i64`. The statements after the functions of a program are the body of `@main`.

pub mod ast;
pub mod build;
mod lexer;
mod parser;

use std::sync::Arc;

use ods::Context;
use ods::builtin::ModuleOp;
use ods::exec::Engine;
use ods::ir::Ir;

/// Compiles a program to a verified module.
///
/// ```
/// let context = std::sync::Arc::new(calc::context()?);
/// let (ir, module) = calc::compile(&context, "a.calc", "let x = 2; x * x")?;
/// println!("{}", ir.display(module));
///
/// let error = calc::compile(&context, "b.calc", "1 +\n  y").unwrap_err();
/// assert_eq!(error.to_string(), "b.calc:2:3: error: unknown variable 'y'; define it with `let y = ...`");
/// # Ok::<(), ods::Error>(())
/// ```
///
/// # Errors
/// Returns an error if the text is not a program, or uses an undefined name.
pub fn compile(context: &Arc<Context>, file: &str, text: &str) -> ods::Result<(Ir, ModuleOp)> {
    let program = parser::parse(context, file, text)?;
    build::build(context, &program)
}

/// Compiles a program and returns the value of the statements after its functions; `None` if there are none.
///
/// ```
/// let context = std::sync::Arc::new(calc::context()?);
/// assert_eq!(calc::evaluate(&context, "a.calc", "let x = 2; x * x")?, Some(4));
///
/// let error = calc::evaluate(&context, "b.calc", "1 +\n  2 / 0").unwrap_err();
/// assert_eq!(error.to_string(), "b.calc:2:5: error: 'arith.divsi' op division by zero (2, 0)");
/// # Ok::<(), ods::Error>(())
/// ```
///
/// # Errors
/// Returns an error if the text is not a program, or its execution fails.
pub fn evaluate(context: &Arc<Context>, file: &str, text: &str) -> ods::Result<Option<i64>> {
    let (ir, module) = compile(context, file, text)?;
    let engine = Engine::new(&ir, module)?;
    let has_main = engine.functions().any(|name| name == "main");
    if has_main { Ok(Some(engine.function("main")?.call(())?)) } else { Ok(None) }
}

/// Returns a context with the dialects that programs are compiled to.
///
/// # Errors
/// Never returns one: the dialects do not conflict.
pub fn context() -> ods::Result<Context> {
    let context = Context::new();
    context.register::<ods_dialects::func::Func>()?;
    context.register::<ods_dialects::scf::Scf>()?;
    Ok(context)
}
