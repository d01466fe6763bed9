//! Engines: functions of a module that can be called.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ods_core::attributes::SymbolRefAttr;
use ods_core::interfaces::{CallableOpInterface, FunctionOpInterface};
use ods_core::ir::symbols::SymbolTables;
use ods_core::{Diagnostic, Ir, Operation, Region, Type};
use rustc_hash::FxHashMap;

use crate::call::Call;
use crate::fault::{Error, Fault, FaultKind};
use crate::function::Function;
use crate::global::Global;
use crate::limits::Limits;
use crate::machine::{Machine, push, read, with_stacks};
use crate::plan::function::plan_function;
use crate::plan::{CallSite, Callee, Kernel, Plan};
use crate::runtime_value::RuntimeValue;

/// The message of a call whose types differ from the types of the function.
pub(crate) const OTHER_TYPE: &str = "calls a function of another type";

/// The IR of an engine.
enum Source<'ir> {
    Borrowed(&'ir Ir),
    Shared(Arc<Ir>),
}

impl Deref for Source<'_> {
    type Target = Ir;

    fn deref(&self) -> &Ir {
        match self {
            Self::Borrowed(ir) => ir,
            Self::Shared(ir) => ir,
        }
    }
}

/// A function of the module.
struct Entry {
    op: Operation,
    /// The path of symbols to it: `inner::f`.
    name: Box<str>,
    plan: OnceLock<Box<Plan>>,
}

/// A function that is called with each executed operation and a line of text about it.
type Tracer = Arc<dyn Fn(&Ir, Operation, &str) + Send + Sync>;
/// A function that is called with the number of steps done, and may end the run.
type Progress = Arc<dyn Fn(u64) -> Result<(), Fault> + Send + Sync>;

/// A module with its options, which plans and runs refer to.
pub struct Module<'ir> {
    ir: Source<'ir>,
    root: Operation,
    functions: Vec<Entry>,
    positions: FxHashMap<Operation, u32>,
    symbols: Mutex<SymbolTables>,
    globals: Mutex<FxHashMap<Operation, Global>>,
    names: FxHashMap<Box<str>, u32>,
    kernels: FxHashMap<Box<str>, Kernel>,
    hosts: FxHashMap<Box<str>, Kernel>,
    limits: Limits,
    is_unwritten_poison: bool,
    tracer: Option<Tracer>,
    progress: Option<Progress>,
    interruption: Arc<AtomicBool>,
}

impl<'ir> Module<'ir> {
    pub(crate) fn new(ir: &'ir Ir, root: Operation) -> Self {
        Self::of(Source::Borrowed(ir), root)
    }

    fn of(ir: Source<'ir>, root: Operation) -> Self {
        let mut module = Self {
            ir,
            root,
            functions: Vec::new(),
            positions: FxHashMap::default(),
            symbols: Mutex::default(),
            globals: Mutex::default(),
            names: FxHashMap::default(),
            kernels: FxHashMap::default(),
            hosts: FxHashMap::default(),
            limits: Limits::default(),
            is_unwritten_poison: false,
            tracer: None,
            progress: None,
            interruption: Arc::default(),
        };
        module.find_functions();
        module
    }

    fn find_functions(&mut self) {
        let ir = &*self.ir;
        for op in ir.walk_pre(self.root).filter(|op| ir.interface::<dyn FunctionOpInterface>(*op).is_some()) {
            let position = self.functions.len() as u32;
            let name: Box<str> = path_of(ir, self.root, op).into();
            self.names.entry(name.clone()).or_insert(position);
            self.positions.insert(op, position);
            self.functions.push(Entry { op, name, plan: OnceLock::new() });
        }
    }

    /// Returns the module with limits of its runs.
    pub(crate) fn limited(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Returns the IR.
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// Returns the limits of each run.
    #[inline]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn is_unwritten_poison(&self) -> bool {
        self.is_unwritten_poison
    }

    pub(crate) fn interruption(&self) -> &AtomicBool {
        &self.interruption
    }

    pub(crate) fn report_progress(&self, steps: u64) -> Result<(), Fault> {
        self.progress.as_ref().map_or(Ok(()), |progress| progress(steps))
    }

    /// Returns the name of the function around an operation; empty if there is none.
    pub(crate) fn name_around(&self, op: Operation) -> &str {
        let mut around = std::iter::successors(Some(op), |inner| self.ir.parent_op(*inner));
        let position = around.find_map(|op| self.positions.get(&op));
        position.map_or("", |position| &self.functions[*position as usize].name)
    }

    /// Returns whether the fault of an operation means that its results are poison: the operation may be executed
    /// speculatively, so that its behaviour is never undefined. Functions of the host may not.
    #[cold]
    pub(crate) fn is_poison(&self, fault: &Fault, op: Operation) -> bool {
        let is_about_values = match fault.kind() {
            FaultKind::Poison | FaultKind::Undefined => true,
            FaultKind::Limit
            | FaultKind::Memory
            | FaultKind::Missing
            | FaultKind::Arguments
            | FaultKind::Interrupted
            | FaultKind::Unknown
            | FaultKind::Host => false,
        };
        is_about_values && !self.positions.contains_key(&op) && self.ir.is_pure(op)
    }

    pub(crate) fn traces(&self) -> bool {
        self.tracer.is_some()
    }

    pub(crate) fn trace(&self, op: Operation, text: &str) {
        if let Some(tracer) = &self.tracer {
            tracer(&self.ir, op, text);
        }
    }

    /// Returns the kernel that replaces that of operations of this name.
    pub(crate) fn kernel(&self, name: &str) -> Option<&Kernel> {
        self.kernels.get(name)
    }

    /// Returns the position of the function that a symbol in an operation refers to.
    pub fn resolve(&self, from: Operation, symbol: SymbolRefAttr) -> Option<u32> {
        self.positions.get(&self.symbol(from, symbol)?).copied()
    }

    /// Returns the operation that a symbol in an operation refers to.
    pub fn symbol(&self, from: Operation, symbol: SymbolRefAttr) -> Option<Operation> {
        let mut tables = self.symbols.lock().unwrap_or_else(PoisonError::into_inner);
        tables.lookup_nearest(&self.ir, from, symbol)
    }

    /// Returns the storage of an operation that defines a global.
    pub fn global(&self, op: Operation) -> Global {
        self.globals.lock().unwrap_or_else(PoisonError::into_inner).entry(op).or_default().clone()
    }

    /// Returns the result types of a function.
    pub(crate) fn result_types(&self, function: Operation) -> Vec<Type> {
        let callable = self.ir.interface::<dyn CallableOpInterface>(function);
        callable.map(|callable| callable.callable_result_types(&self.ir)).unwrap_or_default()
    }

    /// Returns the name of the function at a position.
    pub(crate) fn function_name(&self, position: u32) -> &str {
        &self.functions[position as usize].name
    }

    /// Returns the operation of the function at a position.
    pub(crate) fn function_op(&self, position: u32) -> Operation {
        self.functions[position as usize].op
    }

    /// Returns the number of functions.
    pub fn num_functions(&self) -> usize {
        self.functions.len()
    }

    /// Returns the plan of the function at a position.
    pub fn plan(&self, position: u32) -> &Plan {
        let entry = &self.functions[position as usize];
        entry.plan.get_or_init(|| Box::new(self.make_plan(entry)))
    }

    /// Returns whether there is a function at this position with these types of arguments and results.
    pub(crate) fn has_function(&self, position: u32, [arguments, results]: [&[Type]; 2]) -> bool {
        self.functions.get(position as usize).is_some_and(|entry| {
            let function = self.ir.interface::<dyn CallableOpInterface>(entry.op);
            let parameters = function.map(|function| function.argument_types(&self.ir)).unwrap_or_default();
            parameters[..] == *arguments && self.result_types(entry.op) == results
        })
    }

    /// Returns the function that a site calls, which has the site's types. `objects` are in the caller's frame.
    ///
    /// # Errors
    /// Returns an error if an object is called that is not a function of this engine, or is one of another type.
    #[inline]
    pub fn callee(&self, site: &CallSite, objects: &[RuntimeValue]) -> Result<u32, Fault> {
        match site.callee {
            Callee::Function(function) => Ok(function),
            Callee::Object(at) => self.callee_of(site, &objects[at as usize]),
        }
    }

    fn callee_of(&self, site: &CallSite, object: &RuntimeValue) -> Result<u32, Fault> {
        let RuntimeValue::Function(function) = object else {
            return Err(Fault::new(format!("calls {}; expected a function", object.kind())));
        };
        let is_callable = self.has_function(*function, site.types.each_ref().map(|types| &types[..]));
        if is_callable { Ok(*function) } else { Err(Fault::new(OTHER_TYPE)) }
    }

    /// Returns the body of a function; `None` for a declaration.
    pub(crate) fn body(&self, function: Operation) -> Option<Region> {
        self.ir.region(function, 0).filter(|body| !self.ir.is_region_empty(*body))
    }

    fn make_plan(&self, entry: &Entry) -> Plan {
        match self.body(entry.op) {
            Some(body) => plan_function(self, entry.op, body),
            None => self.plan_external(entry),
        }
    }

    /// Returns the plan of a function without body: the call of the host's function that implements it.
    fn plan_external(&self, entry: &Entry) -> Plan {
        let mut planner = crate::plan::planner::Planner::new(self, entry.op);
        let types =
            self.ir.interface::<dyn CallableOpInterface>(entry.op).map(|function| function.argument_types(&self.ir));
        let parameters: Vec<_> = types.unwrap_or_default().into_iter().map(|ty| (planner.new_place(ty), ty)).collect();
        let results: Vec<_> = self.result_types(entry.op).into_iter().map(|ty| (planner.new_place(ty), ty)).collect();
        match self.hosts.get(&entry.name) {
            Some(host) => {
                let operands = parameters.iter().map(|(place, _)| crate::plan::Source { place: *place, is_last: true });
                let (operands, places) = (operands.collect(), results.iter().map(|(place, _)| *place).collect());
                planner.kernel_at(host.clone(), operands, places);
                if let Some(site) = planner.plan_mut().kernels.last_mut() {
                    let types = [&parameters, &results].map(|values| values.iter().map(|(_, ty)| *ty).collect());
                    (site.is_typed, site.types) = (true, Some(Box::new(types)));
                }
            }
            None => {
                let name = &entry.name;
                planner.fail(&format!("'@{name}' has no body; give the engine a function for it"));
            }
        }
        planner.plan_mut().parameters = parameters;
        planner.plan_mut().results = results;
        planner.finish();
        planner.into_plan()
    }

    /// Returns an error at the module.
    pub fn error(&self, kind: FaultKind, message: &str) -> Error {
        Error::new(kind, Diagnostic::error(self.ir.location(self.root), message).resolved(self.ir.context()))
    }
}

/// Returns the names of the symbols from below the root to the operation, joined by `::`.
fn path_of(ir: &Ir, root: Operation, op: Operation) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut at = Some(op);
    while let Some(inner) = at.filter(|inner| *inner != root) {
        names.extend(ir.symbol_name(inner));
        at = ir.parent_op(inner);
    }
    if op == root {
        names.extend(ir.symbol_name(op));
    }
    names.reverse();
    names.join("::")
}

/// An engine, which executes the functions of a module.
///
/// ```
/// # use ods_dialects::register_all;
/// # use ods_exec::Engine;
/// # fn main() -> ods_core::Result {
/// let context = ods_core::Context::new();
/// register_all(&context)?;
/// let text = b"
/// func.func @scale(%x: f64, %n: i32) -> f64 {
///   %y = arith.sitofp %n : i32 to f64
///   %z = arith.mulf %x, %y : f64
///   return %z : f64
/// }";
/// let parsed = ods_core::text::parse(&context.into(), "scale.mlir", text)?;
///
/// let scale = Engine::new(&parsed.ir, parsed.root)?.function("scale")?;
/// let y: f64 = scale.call((2.0, 3))?;
/// assert_eq!(y, 6.0);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Engine<'ir>(Arc<Module<'ir>>);

impl<'ir> Engine<'ir> {
    /// Returns an engine for the functions in a module, which is verified.
    ///
    /// # Errors
    /// Returns an error if the module is not valid.
    pub fn new(ir: &'ir Ir, module: impl Into<Operation>) -> Result<Self, Error> {
        Self::of(Source::Borrowed(ir), module.into())
    }

    /// Returns an engine that shares the IR, for functions that outlive its owner.
    ///
    /// # Errors
    /// Returns an error if the module is not valid.
    pub fn shared(ir: Arc<Ir>, module: impl Into<Operation>) -> Result<Engine<'static>, Error> {
        Engine::of(Source::Shared(ir), module.into())
    }

    fn of(ir: Source<'ir>, root: Operation) -> Result<Self, Error> {
        let invalid = |diagnostics: ods_core::Diagnostics| {
            let first = diagnostics.into_iter().next();
            let unknown = || Diagnostic::error(ods_core::Location::UNKNOWN, "the module is not valid");
            Error::new(FaultKind::Undefined, first.unwrap_or_else(unknown))
        };
        ods_core::verify::verify(&ir, root).map_err(invalid)?;
        Ok(Self(Arc::new(Module::of(ir, root))))
    }

    /// Returns the module, to set its options before anything is planned. Plans and globals that exist are made again.
    fn options(&mut self) -> &mut Module<'ir> {
        if Arc::get_mut(&mut self.0).is_none() {
            self.0 = Arc::new(self.0.unplanned());
        }
        // Unreachable: the module is not shared any more.
        let Some(module) = Arc::get_mut(&mut self.0) else { unreachable_module() };
        module.functions.iter_mut().for_each(|function| function.plan = OnceLock::new());
        module.globals = Mutex::default();
        module
    }

    /// Sets the limits of each run.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.options().limits = limits;
        self
    }

    /// Lets memory that was never written, and elements of `tensor.empty`, be poison rather than unspecified numbers.
    /// Rewrites may assume that it is, so that checks of rewrites need it. Native code accesses such memory by the
    /// interpreter.
    #[must_use]
    pub fn with_unwritten_poison(mut self, is_poison: bool) -> Self {
        self.options().is_unwritten_poison = is_poison;
        self
    }

    /// Replaces the kernel of all operations of this name: `my.add`.
    #[must_use]
    pub fn with_kernel(
        mut self,
        name: &str,
        kernel: impl Fn(&mut Call<'_>) -> Result<(), Fault> + Send + Sync + 'static,
    ) -> Self {
        self.options().kernels.insert(name.into(), Arc::new(kernel));
        self
    }

    /// Implements the function of this name, which has no body.
    #[must_use]
    pub fn with_function(
        mut self,
        name: &str,
        function: impl Fn(&mut Call<'_>) -> Result<(), Fault> + Send + Sync + 'static,
    ) -> Self {
        self.options().hosts.insert(name.into(), Arc::new(function));
        self
    }

    /// Calls `tracer` with each executed operation and its values as text: `arith.addi 1, 2 -> 3`. Operations with
    /// regions, terminators and operations without results are reported before they are executed, the others
    /// afterwards.
    #[must_use]
    pub fn with_tracer(mut self, tracer: impl Fn(&Ir, Operation, &str) + Send + Sync + 'static) -> Self {
        self.options().tracer = Some(Arc::new(tracer));
        self
    }

    /// Calls `progress` with the number of steps done, about every million steps. An error of it ends the run.
    #[must_use]
    pub fn with_progress(mut self, progress: impl Fn(u64) -> Result<(), Fault> + Send + Sync + 'static) -> Self {
        self.options().progress = Some(Arc::new(progress));
        self
    }

    /// Returns the module that plans and runs refer to.
    pub fn module(&self) -> &Arc<Module<'ir>> {
        &self.0
    }

    /// Returns a flag that ends all runs once it is set, within about a million steps.
    pub fn interruption(&self) -> Arc<AtomicBool> {
        self.0.interruption.clone()
    }

    /// Returns the names of the functions, in order.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.0.functions.iter().map(|entry| &*entry.name)
    }

    /// Returns the names of the functions without a body, which [`Engine::with_function`] can implement.
    pub fn declarations(&self) -> impl Iterator<Item = &str> {
        self.0.functions.iter().filter(|entry| self.0.body(entry.op).is_none()).map(|entry| &*entry.name)
    }

    /// Returns a function; one inside a nested module is `inner::f`.
    ///
    /// # Errors
    /// Returns an error if there is no function of that name.
    pub fn function(&self, name: &str) -> Result<Function<'ir>, Error> {
        let Some(position) = self.0.names.get(name) else {
            let names: Vec<Cow<'_, str>> = self.functions().take(10).map(|name| format!("'{name}'").into()).collect();
            let known =
                if names.is_empty() { "there are none".into() } else { format!("there are {}", names.join(", ")) };
            let diagnostic = Diagnostic::error(ods_core::Location::UNKNOWN, format!("no function '{name}'; {known}"));
            return Err(Error::new(FaultKind::Missing, diagnostic));
        };
        Ok(Function::new(self.0.clone(), *position))
    }
}

#[cold]
fn unreachable_module() -> ! {
    unreachable!("a new `Arc` has one owner")
}

impl<'ir> Module<'ir> {
    /// Returns the module without plans.
    fn unplanned(&self) -> Self {
        let ir = match &self.ir {
            Source::Borrowed(ir) => Source::Borrowed(ir),
            Source::Shared(ir) => Source::Shared(ir.clone()),
        };
        let module = Self::of(ir, self.root);
        Self {
            kernels: self.kernels.clone(),
            hosts: self.hosts.clone(),
            limits: self.limits,
            is_unwritten_poison: self.is_unwritten_poison,
            tracer: self.tracer.clone(),
            progress: self.progress.clone(),
            interruption: self.interruption.clone(),
            ..module
        }
    }
}

/// Executes a single operation with these operands.
///
/// # Errors
/// Returns an error if the operands do not fit, the operation has no kernel, or its execution fails.
pub fn evaluate(ir: &Ir, op: Operation, operands: &[RuntimeValue]) -> Result<Vec<RuntimeValue>, Error> {
    let module = Module::new(ir, op);
    let plan = crate::plan::function::plan_operation(&module, op);
    with_stacks(|stacks| {
        let error = |fault: Fault| Error::new(fault.kind(), ir.op_error(op, fault.message()));
        push(stacks, &plan, module.limits.bytes).map_err(error)?;
        crate::convert::store_all(ir, &plan.parameters, operands, stacks).map_err(error)?;
        Machine::new(&module, stacks, &plan).run()?;
        Ok(plan.results.iter().map(|(place, _)| read(stacks, *place)).collect())
    })
}
