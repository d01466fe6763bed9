//! Modules that a rewrite may apply to, from texts: the examples of patterns, and files.

use std::sync::Arc;

use ods_core::Context;
use ods_core::interfaces::FunctionOpInterface;
use ods_core::ir::Extract;
use ods_core::schema::OpSchema;
use ods_core::text::{Parsed, parse};
use rustc_hash::FxHashSet;

/// A module with a function to rewrite, and the functions that it calls.
pub struct Given {
    pub module: Extract,
    /// The name of the function.
    pub name: String,
    /// The number of operations in the function.
    pub size: usize,
    /// The definitions of the operations inside.
    schemas: FxHashSet<*const OpSchema>,
}

impl Given {
    /// Returns the functions of a module. A text without functions is the body of one.
    ///
    /// # Errors
    /// Returns the errors in the text.
    pub fn of_text(context: &Arc<Context>, text: &str) -> Result<Vec<Self>, String> {
        let parsed = |text: &str| parse(context, "example", text.as_bytes()).map_err(|error| error.to_string());
        let module = parsed(text)?;
        let all = Self::of_module(&module);
        if !all.is_empty() {
            return Ok(all);
        }
        let body = format!("func.func @f() {{\n{text}\nreturn\n}}");
        Ok(parsed(&body).map(|module| Self::of_module(&module)).unwrap_or_default())
    }

    fn of_module(module: &Parsed) -> Vec<Self> {
        let ir = &module.ir;
        let functions = ir.walk_pre(module.root).filter_map(|op| {
            let function = ir.interface::<dyn FunctionOpInterface>(op)?;
            let name = ir.symbol_name(op).filter(|_| !function.is_external(ir))?.to_owned();
            let schemas = ir.walk_pre(op).filter_map(|op| ir.schema(op)).map(std::ptr::from_ref).collect();
            let size = ir.walk_pre(op).count();
            Some(Self { size, module: ir.extract(op)?, name, schemas })
        });
        functions.collect()
    }

    /// Returns whether there is an operation with one of these definitions inside.
    pub fn has_any(&self, roots: &[&'static OpSchema]) -> bool {
        roots.iter().any(|root| self.schemas.contains(&std::ptr::from_ref(*root)))
    }
}
