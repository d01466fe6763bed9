//! A compiler for the language of MLIR's [Toy tutorial](https://mlir.llvm.org/docs/Tutorials/Toy/), of tensors and
//! structs: from programs to loops over buffers.
//!
//! ```text
//! def multiply_transpose(a, b) {
//!   return transpose(a) * transpose(b);
//! }
//!
//! def main() {
//!   var a<2, 3> = [1, 2, 3, 4, 5, 6];
//!   print(multiply_transpose(a, a));
//! }
//! ```
//!
//! * [`ast`]: the language as data;
//! * `lexer` and `parser`: text to AST;
//! * [`dialect`]: operations and types;
//! * [`generate`]: AST to IR;
//! * [`rewrites`]: patterns, and inlining;
//! * [`shapes`]: shape inference;
//! * [`lowering`]: tensors to loops over buffers;
//! * [`pipeline`]: the passes in their order.

pub mod ast;
pub mod dialect;
pub mod generate;
mod lexer;
pub mod lowering;
mod parser;
pub mod pipeline;
pub mod rewrites;
pub mod shapes;

use std::sync::Arc;

use ods::Context;
use ods::builtin::ModuleOp;
use ods::ir::Ir;

pub use parser::parse;

/// Compiles a program to a verified module.
///
/// ```
/// let context = std::sync::Arc::new(toy::context()?);
/// let (ir, module) = toy::compile(&context, "a.toy", "def main() { print([1, 2]); }")?;
/// println!("{}", ir.display(module));
///
/// let error = toy::compile(&context, "b.toy", "def main() {\n  print(x);\n}").unwrap_err();
/// assert_eq!(error.to_string(), "b.toy:2:9: error: unknown variable 'x'");
/// # Ok::<(), ods::Error>(())
/// ```
///
/// # Errors
/// Returns an error if the text is not a program, or uses an undefined name.
pub fn compile(context: &Arc<Context>, file: &str, text: &str) -> ods::Result<(Ir, ModuleOp)> {
    generate::generate(context, &parse(context, file, text)?)
}

/// Returns a context with the dialect, and the dialects that it is lowered to.
///
/// # Errors
/// Never returns one: the dialects have different names.
pub fn context() -> ods::Result<Context> {
    let context = Context::new();
    context.register::<dialect::Toy>()?;
    ods_dialects::register_all(&context)?;
    Ok(context)
}
