//! Functions of an engine, translated when they are first asked for.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ods_exec::{Completion, Engine, Error, FaultKind, Module, RuntimeValue};

use crate::compiler::{Compiled, Compiler};
use crate::function::Function;
use crate::stack;

/// The module and its native code.
pub struct Shared<'ir> {
    module: Arc<Module<'ir>>,
    /// The translated functions, by position. `None` is for functions that are too large.
    functions: Box<[OnceLock<Option<Compiled>>]>,
    compiler: Mutex<Compiler>,
}

impl<'ir> Shared<'ir> {
    #[inline]
    pub fn module(&self) -> &Module<'ir> {
        &self.module
    }

    /// Returns the native code of a function, if there is some.
    #[inline]
    pub fn compiled(&self, position: u32) -> Option<&Compiled> {
        self.functions.get(position as usize)?.get()?.as_ref()
    }

    /// Returns the native code of a function that native code calls. It is there soon if another thread translates
    /// both.
    pub fn callee(&self, position: u32) -> Option<&Compiled> {
        self.compiled(position).or_else(|| {
            drop(self.compiler.lock());
            self.compiled(position)
        })
    }

    /// Translates a function, unless that has been tried before.
    pub fn compile(&self, position: u32) -> Result<Option<&Compiled>, Error> {
        let Some(function) = self.functions.get(position as usize) else { return Ok(None) };
        if function.get().is_none() {
            stack::with_room(|| self.translate(position)).map_err(|error| {
                self.module.error(FaultKind::Missing, &format!("no native code for '@{position}': {error}"))
            })?;
        }
        Ok(self.compiled(position))
    }

    /// Translates a function and its callees.
    fn translate(&self, position: u32) -> Result<(), String> {
        let mut compiler = self.compiler.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = |position: u32| self.functions.get(position as usize).is_some_and(|code| code.get().is_none());
        let done = |position: u32, compiled| {
            if let Some(function) = self.functions.get(position as usize) {
                function.get_or_init(|| compiled);
            }
        };
        compiler.compile(&self.module, position, is_new, done)
    }
}

/// Native code for the functions of an engine.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let context = ods_core::Context::new();
/// # ods_dialects::register_all(&context)?;
/// # let text = "func.func @scale(%x: f64, %n: i32) -> f64 {
/// #   %y = arith.sitofp %n : i32 to f64
/// #   %z = arith.mulf %x, %y : f64
/// #   return %z : f64
/// # }";
/// # let parsed = ods_core::text::parse(&context.into(), "scale.mlir", text.as_bytes())?;
/// let engine = ods_exec::Engine::new(&parsed.ir, parsed.root)?;
/// let scale = ods_jit::Jit::new(&engine)?.function("scale")?;
/// let y: f64 = scale.call((2.0, 3))?;
/// assert_eq!(y, 6.0);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Jit<'ir> {
    engine: Engine<'ir>,
    shared: Arc<Shared<'ir>>,
}

impl<'ir> Jit<'ir> {
    /// Returns native code for an engine, with the options that the engine has now. Functions are translated when they
    /// are first asked for.
    ///
    /// # Errors
    /// Returns an error if there is no native code for this machine.
    pub fn new(engine: &Engine<'ir>) -> Result<Self, Error> {
        let module = engine.module().clone();
        let compiler = match stack::IS_KNOWN {
            true => stack::with_room(Compiler::new),
            false => Err("the bounds of its stacks are unknown".to_owned()),
        };
        let compiler = compiler
            .map_err(|error| module.error(FaultKind::Missing, &format!("no native code for this machine: {error}")))?;
        let functions = (0..module.num_functions()).map(|_| OnceLock::new()).collect();
        let shared = Shared { module, functions, compiler: Mutex::new(compiler) };
        Ok(Self { engine: engine.clone(), shared: Arc::new(shared) })
    }

    /// Returns a function; one inside a nested module is `inner::f`. A function that is too large is one of the
    /// interpreter.
    ///
    /// # Errors
    /// Returns an error if there is no function of that name.
    pub fn function(&self, name: &str) -> Result<Function<'ir>, Error> {
        let function = self.engine.function(name)?;
        self.shared.compile(function.position())?;
        Ok(Function::new(self.shared.clone(), function))
    }
}

/// Calls a function as native code; `ods_opt_main::Tool::native` takes it.
///
/// # Errors
/// Returns the errors of [`Jit::new`], [`Jit::function`] and [`Function::complete`].
pub fn call(engine: &Engine<'_>, name: &str, arguments: &[RuntimeValue]) -> Result<Completion, Error> {
    Jit::new(engine)?.function(name)?.complete(arguments)
}
