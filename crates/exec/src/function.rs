//! Functions that can be called.

use std::sync::Arc;

use ods_core::types::BaseMemRefType;
use ods_core::{Diagnostic, Ir, Operation, Region, Type};

use crate::convert::{Arguments, Results};
use crate::engine::Module;
use crate::fault::{Error, Fault};
use crate::machine::{Machine, Stacks, push, with_stacks};
use crate::plan::Plan;
use crate::runtime_value::RuntimeValue;
use crate::trace::display_typed;

/// A call that has returned.
#[derive(Debug)]
pub struct Completion {
    /// The results.
    pub results: Vec<RuntimeValue>,
    /// A remark about the first result of an operation that was poison, if there was one.
    pub poison: Option<Diagnostic>,
}

/// A function that can be called.
#[derive(Clone)]
pub struct Function<'ir> {
    module: Arc<Module<'ir>>,
    position: u32,
}

impl<'ir> Function<'ir> {
    pub(crate) fn new(module: Arc<Module<'ir>>, position: u32) -> Self {
        Self { module, position }
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        self.module.function_name(self.position)
    }

    /// Returns the position among the functions of the engine.
    pub fn position(&self) -> u32 {
        self.position
    }

    /// Returns the module that the function belongs to.
    pub fn module(&self) -> &Arc<Module<'ir>> {
        &self.module
    }

    /// Returns the operation.
    pub fn op(&self) -> Operation {
        self.module.function_op(self.position)
    }

    /// Returns the IR.
    pub fn ir(&self) -> &Ir {
        self.module.ir()
    }

    /// Returns the body; `None` for a declaration.
    pub fn body(&self) -> Option<Region> {
        self.module.body(self.op())
    }

    /// Returns the plan.
    pub fn plan(&self) -> &Plan {
        self.module.plan(self.position)
    }

    /// Returns the types of the parameters.
    pub fn parameter_types(&self) -> impl ExactSizeIterator<Item = Type> + '_ {
        self.plan().parameters.iter().map(|(_, ty)| *ty)
    }

    /// Returns the types of the results.
    pub fn result_types(&self) -> impl ExactSizeIterator<Item = Type> + '_ {
        self.plan().results.iter().map(|(_, ty)| *ty)
    }

    /// Calls the function with a tuple of arguments: numbers, [`Tensor`](crate::Tensor)s, [`MemRef`](crate::MemRef)s,
    /// [`RuntimeValue`]s. The result is `()`, a value, or a tuple of values.
    ///
    /// # Errors
    /// Returns an error if the arguments or results do not fit the function's type, or the run fails.
    #[inline]
    pub fn call<A: Arguments, R: Results>(&self, arguments: A) -> Result<R, Error> {
        with_stacks(|stacks| self.run(arguments, stacks))
    }

    /// Calls the function with values.
    ///
    /// # Errors
    /// Returns an error if the arguments do not fit the function's type, or the run fails.
    pub fn call_with(&self, arguments: &[RuntimeValue]) -> Result<Vec<RuntimeValue>, Error> {
        self.call(arguments)
    }

    /// Calls the function with arguments. Its results may be poison, which the completion explains.
    ///
    /// # Errors
    /// Returns an error if the arguments do not fit the function's type, or the run fails.
    pub fn complete<A: Arguments>(&self, arguments: A) -> Result<Completion, Error> {
        with_stacks(|stacks| Ok(Completion { results: self.run(arguments, stacks)?, poison: stacks.poison(self.ir()) }))
    }

    /// Returns the results of a call as text, each with its type, then the contents of arguments that are memory.
    pub fn display(&self, arguments: &[RuntimeValue], results: &[RuntimeValue]) -> Vec<String> {
        let context = self.ir().context();
        let results = self.result_types().zip(results).map(|(ty, result)| display_typed(context, ty, result));
        let typed = self.parameter_types().zip(arguments).enumerate();
        let memory = typed.filter(|(_, (ty, _))| ty.isa::<BaseMemRefType>(context));
        let contents = memory.map(|(position, (ty, argument))| {
            format!("argument {position} = {}", display_typed(context, ty, argument))
        });
        results.chain(contents).collect()
    }

    #[inline]
    fn run<A: Arguments, R: Results>(&self, arguments: A, stacks: &mut Stacks) -> Result<R, Error> {
        let plan = self.plan();
        push(stacks, plan, self.module.limits().bytes).map_err(|fault| self.error(&fault))?;
        arguments.store(self.module.ir(), &plan.parameters, stacks).map_err(|fault| self.error(&fault))?;
        Machine::new(&self.module, stacks, plan).run()?;
        R::load(self.module.ir(), &plan.results, stacks).map_err(|fault| self.error(&fault))
    }

    /// Returns the error of a call whose arguments or results do not fit.
    #[cold]
    pub fn error(&self, fault: &Fault) -> Error {
        let message = format!("'{}' {}", self.name(), fault.message());
        let diagnostic = Diagnostic::error(self.ir().location(self.op()), message);
        Error::new(fault.kind(), diagnostic.resolved(self.ir().context()))
    }
}
