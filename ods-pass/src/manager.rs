//! Pass managers: sequences of passes, anchored on operations.

use std::fmt;

use ods_core::{Ir, Operation};

use crate::pass::{Pass, PassResult};
use crate::registry::PassRegistry;
use crate::run::{PassInstrumentation, Runner};
use crate::text::{PipelineError, parse_pipeline, with_options};

/// The operations that a pass manager runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Operations with this name.
    Op(String),
    /// Any operation that its passes may run on.
    Any,
}

impl Anchor {
    /// Returns the anchor with this text: the name of an operation, or `any`.
    pub fn new(name: &str) -> Self {
        if name == "any" { Self::Any } else { Self::Op(name.to_owned()) }
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Op(name) => f.write_str(name),
            Self::Any => f.write_str("any"),
        }
    }
}

/// A sequence of passes and nested managers.
pub struct OpPassManager {
    pub(crate) anchor: Anchor,
    pub(crate) items: Vec<Item>,
}

/// An element of a pass manager.
pub(crate) enum Item {
    Pass(Box<dyn Pass>),
    Nested(OpPassManager),
}

impl Clone for OpPassManager {
    fn clone(&self) -> Self {
        let item = |item: &Item| match item {
            Item::Pass(pass) => Item::Pass(pass.clone_pass()),
            Item::Nested(manager) => Item::Nested(manager.clone()),
        };
        Self { anchor: self.anchor.clone(), items: self.items.iter().map(item).collect() }
    }
}

impl fmt::Debug for OpPassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpPassManager").field("anchor", &self.anchor).field("items", &self.items.len()).finish()
    }
}

impl OpPassManager {
    /// Creates an empty manager for these operations.
    pub fn new(anchor: Anchor) -> Self {
        Self { anchor, items: Vec::new() }
    }

    /// Adds a pass.
    pub fn add(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.add_boxed(Box::new(pass))
    }

    pub(crate) fn add_boxed(&mut self, pass: Box<dyn Pass>) -> &mut Self {
        self.items.push(Item::Pass(pass));
        self
    }

    /// Adds a manager for operations inside, and returns it.
    pub fn nest(&mut self, anchor: Anchor) -> &mut Self {
        self.items.push(Item::Nested(Self::new(anchor)));
        match self.items.last_mut() {
            Some(Item::Nested(manager)) => manager,
            Some(Item::Pass(_)) | None => unreachable!("a manager was just added"),
        }
    }

    /// Returns the number of passes and nested managers.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Returns whether there are no passes.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

/// The outermost pass manager, with the settings of a run.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir, Location};
/// # use ods::builtin::ModuleOp;
/// use ods_pass::transforms::{Canonicalizer, Cse};
/// use ods_pass::{Anchor, PassManager};
///
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let mut manager = PassManager::new(Anchor::new("builtin.module"));
/// manager.add(Canonicalizer::default()).add(Cse::default());
/// manager.run(&mut ir, module).expect("both passes succeed");
/// ```
#[derive(Debug)]
pub struct PassManager {
    pub(crate) passes: OpPassManager,
    verify: bool,
}

impl std::ops::Deref for PassManager {
    type Target = OpPassManager;
    fn deref(&self) -> &OpPassManager {
        &self.passes
    }
}

impl std::ops::DerefMut for PassManager {
    fn deref_mut(&mut self) -> &mut OpPassManager {
        &mut self.passes
    }
}

impl PassManager {
    /// Creates an empty manager for an operation.
    pub fn new(anchor: Anchor) -> Self {
        Self { passes: OpPassManager::new(anchor), verify: true }
    }

    /// Parses a pipeline: `builtin.module(canonicalize,func.func(cse))`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or names an unknown pass or option.
    pub fn parse(pipeline: &str, registry: &PassRegistry) -> Result<Self, PipelineError> {
        Ok(Self { passes: parse_pipeline(pipeline, registry)?, verify: true })
    }

    /// Adds the pass called `name`, with options: `max-iterations=3 top-down=0`.
    ///
    /// # Errors
    /// Returns an error if there is no such pass, or the options are wrong.
    pub fn add_named(&mut self, name: &str, options: &str, registry: &PassRegistry) -> Result<(), PipelineError> {
        let entry = registry.find(name).ok_or_else(|| {
            PipelineError::Syntax(format!("'{name}' does not refer to a registered pass or pass pipeline"))
        })?;
        self.passes.add_boxed(with_options((entry.make)(), options)?);
        Ok(())
    }

    /// Sets whether the operation is verified after each pass; it is by default.
    pub fn verify_each(&mut self, verify: bool) -> &mut Self {
        self.verify = verify;
        self
    }

    /// Runs the passes on the operation. Their output is lost.
    ///
    /// # Errors
    /// Returns an error if a pass fails, or makes the operation invalid.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Operation>) -> PassResult {
        self.run_with(ir, op, &mut String::new(), &mut [])
    }

    /// Runs the passes on the operation. Appends their output, and tells the instrumentations.
    ///
    /// # Errors
    /// Returns the errors of [`PassManager::run`].
    pub fn run_with(
        &mut self,
        ir: &mut Ir,
        op: impl Into<Operation>,
        output: &mut String,
        instrumentations: &mut [&mut dyn PassInstrumentation],
    ) -> PassResult {
        let mut runner = Runner { verify: self.verify, output, instrumentations };
        runner.run_root(&mut self.passes, ir, op.into())
    }
}
