//! Rewrite patterns: definitions declare them under `canonicalize`, and a driver applies them.
//!
//! A pattern is a type with a stateless function. [`PatternSchema`] is the pattern as data.

mod left;

pub use left::{OpNode, OperandNode, Wanted, schema_of};

use std::any::Any;
use std::fmt;

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{OpName, Operation, Value};
use crate::error::Error;
use crate::ir::{Ir, OpBuilder, StillUsed, Values};
use crate::schema::{BuildError, Builder, Interface, Invalid, Op, OpSchema, OpTrait};

/// The error of a pattern: it does not apply, or it failed.
///
/// A driver undoes what a pattern changed before its error, and reports it: a pattern decides whether it applies before
/// it changes anything.
#[derive(Debug)]
pub enum PatternError {
    /// The pattern does not apply.
    NoMatch,
    /// An operation could not be built.
    Build(BuildError),
    /// An operation or a block could not be erased.
    StillUsed(StillUsed),
    /// Another error.
    Other(Error),
}

pub use PatternError::NoMatch;

impl PatternError {
    /// Returns whether the pattern did not apply, rather than failed.
    pub fn is_no_match(&self) -> bool {
        matches!(self, Self::NoMatch)
    }
}

/// Errors are equal if they are of one kind and have equal texts.
impl PartialEq for PatternError {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other) && self.to_string() == other.to_string()
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMatch => f.write_str("the pattern does not apply"),
            Self::Build(error) => error.fmt(f),
            Self::StillUsed(error) => error.fmt(f),
            Self::Other(error) => f.write_str(&error.message()),
        }
    }
}

impl std::error::Error for PatternError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::NoMatch => None,
            Self::Build(error) => Some(error),
            Self::StillUsed(error) => Some(error),
            Self::Other(error) => Some(error),
        }
    }
}

impl From<BuildError> for PatternError {
    fn from(error: BuildError) -> Self {
        Self::Build(error)
    }
}

impl From<StillUsed> for PatternError {
    fn from(error: StillUsed) -> Self {
        Self::StillUsed(error)
    }
}

impl From<Invalid> for PatternError {
    fn from(error: Invalid) -> Self {
        Self::Other(error.into())
    }
}

impl From<Diagnostic> for PatternError {
    fn from(error: Diagnostic) -> Self {
        Self::Other(error.into())
    }
}

impl From<Error> for PatternError {
    fn from(error: Error) -> Self {
        Self::Other(error)
    }
}

/// The result of a pattern: it rewrote the operation, or it did not match.
pub type RewriteResult<T = ()> = Result<T, PatternError>;

/// A pattern rooted at operations of kind `O`. Corresponds to MLIR's `OpRewritePattern`.
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::UnrealizedConversionCastOp;
/// use ods::rewrite::{NoMatch, OpPattern, RewriteResult, Rewriter};
/// # use ods::{Context, Ir, Location, Type};
///
/// /// Replaces a cast to the type of its input by the input.
/// struct IdentityCast;
///
/// impl OpPattern<UnrealizedConversionCastOp> for IdentityCast {
///     fn rewrite(op: UnrealizedConversionCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
///         let ir = rewriter.ir();
///         let [input] = op.inputs(ir)[..] else { return Err(NoMatch) };
///         if !ir.result_types(op).eq([ir.value_type(input)]) {
///             return Err(NoMatch);
///         }
///         Ok(rewriter.replace(op, input)?)
///     }
/// }
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// # let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
/// # let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([x], [Type::I32]))?;
/// # IdentityCast::rewrite(cast, &mut Rewriter::new(&mut ir))?;
/// # assert_eq!(ir.block_ops(block).count(), 0);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a pattern for `{O}`",
    label = "expected a type that implements `OpPattern<{O}>`"
)]
pub trait OpPattern<O: Op>: 'static {
    /// The benefit: of the applicable patterns, the one with the highest benefit is tried first.
    const BENEFIT: u16 = 1;
    /// The pattern as data, without its name, which its use adds.
    const SCHEMA: PatternSchema = PatternSchema {
        name: "",
        root: PatternRoot::Op(schema_of::<O>),
        benefit: Self::BENEFIT,
        left: None,
        summary: "",
        priority: 0,
        examples: &[],
        screen: Self::SCREEN,
        rewrite: |op, rewriter| Self::rewrite(O::from_operation(op), rewriter),
    };
    /// A quick test that may be shared: see [`Screen`].
    const SCREEN: Option<Screen> = None;

    /// Rewrites the operation, or changes nothing.
    ///
    /// # Errors
    /// Returns an error if the pattern does not apply.
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult;
}

/// A pattern as data.
#[derive(Clone, Copy, Debug)]
pub struct PatternSchema {
    /// The name of the type; empty for the function of a definition.
    pub name: &'static str,
    /// The operations that the pattern may apply to.
    pub root: PatternRoot,
    /// The benefit: see [`OpPattern::BENEFIT`].
    pub benefit: u16,
    /// The left side of a declared pattern. A function, because definitions refer to their patterns, and the other way
    /// round.
    pub left: Option<fn() -> &'static OpNode>,
    /// The first line of the documentation of a declared pattern.
    pub summary: &'static str,
    /// The priority among patterns of equal benefit: the highest is tried first.
    pub priority: i16,
    /// The examples of a declared pattern: the modules before the rewrite. Each example is a test, and a module on
    /// which a check of the pattern compares semantics.
    pub examples: &'static [&'static str],
    /// A quick test that may be shared.
    pub screen: Option<Screen>,
    /// The function: see [`OpPattern::rewrite`]. The operation must be of the right kind.
    pub rewrite: RewriteFn,
}

/// A test of patterns that look for the same things: if it returns `false`, none of them applies to the operation.
///
/// A driver calls it once for neighbouring patterns with the same function, rather than each of them.
pub type Screen = fn(&Ir, Operation) -> bool;

/// The function of a pattern: see [`OpPattern::rewrite`].
pub type RewriteFn = fn(Operation, &mut Rewriter<'_>) -> RewriteResult;

/// The operations that a pattern may apply to.
#[derive(Clone, Copy, Debug)]
pub enum PatternRoot {
    /// Operations with this definition. A function, because the definition itself refers to its patterns.
    Op(fn() -> &'static OpSchema),
    /// Operations for whose name the function returns `true`, because of a trait or an interface.
    If(fn(&Context, OpName) -> bool),
    /// All operations.
    Any,
}

impl PatternRoot {
    /// Returns whether a pattern with this root may apply to operations with this name.
    pub fn includes(self, context: &Context, name: OpName) -> bool {
        match self {
            Self::Op(schema) => schema().id.is(name),
            Self::If(includes) => includes(context, name),
            Self::Any => true,
        }
    }
}

impl PatternSchema {
    const fn new(name: &'static str, root: PatternRoot, benefit: u16, rewrite: RewriteFn) -> Self {
        Self { name, root, benefit, left: None, summary: "", priority: 0, examples: &[], screen: None, rewrite }
    }

    /// Sets the name.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// Sets the summary.
    #[must_use]
    pub const fn documented(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    /// Sets the priority among patterns of equal benefit.
    #[must_use]
    pub const fn with_priority(self, priority: i16) -> Self {
        Self { priority, ..self }
    }

    /// Sets the examples: modules before the rewrite.
    #[must_use]
    pub const fn with_examples(self, examples: &'static [&'static str]) -> Self {
        Self { examples, ..self }
    }

    /// Returns a pattern for operations of any kind, whose function checks whether it applies, for
    /// [`DialectHooks::canonicalization_patterns`](crate::schema::DialectHooks::canonicalization_patterns).
    pub const fn of_any(name: &'static str, benefit: u16, rewrite: RewriteFn) -> Self {
        Self::new(name, PatternRoot::Any, benefit, rewrite)
    }

    /// Returns a pattern for operations with the trait `T`.
    pub const fn of_trait<T: OpTrait>(name: &'static str, benefit: u16, rewrite: RewriteFn) -> Self {
        let has_trait = |context: &Context, name| context.op_info(name).schema().is_some_and(OpSchema::has_trait::<T>);
        Self::new(name, PatternRoot::If(has_trait), benefit, rewrite)
    }

    /// Returns a pattern for operations with the interface `I`: `of_interface::<dyn X>`.
    pub const fn of_interface<I: Interface<Entity = Operation> + ?Sized>(
        name: &'static str,
        benefit: u16,
        rewrite: RewriteFn,
    ) -> Self {
        let has_interface = |context: &Context, name| context.op_has_interface::<I>(name);
        Self::new(name, PatternRoot::If(has_interface), benefit, rewrite)
    }

    /// Sorts patterns by descending benefit and priority, keeping the order of equal ones.
    #[must_use]
    pub const fn best_first<const N: usize>(mut patterns: [Self; N]) -> [Self; N] {
        let mut end = 1;
        while end < N {
            let mut i = end;
            while i > 0 && patterns[i - 1].comes_behind(&patterns[i]) {
                (patterns[i - 1], patterns[i]) = (patterns[i], patterns[i - 1]);
                i -= 1;
            }
            end += 1;
        }
        patterns
    }

    const fn comes_behind(&self, other: &Self) -> bool {
        self.benefit < other.benefit || self.benefit == other.benefit && self.priority < other.priority
    }

    /// Returns a pattern of `pattern!`, without a name, for operations with the definition of `O`.
    #[doc(hidden)]
    pub const fn declared<O: Op, P: OpPattern<O>>(left: fn() -> &'static OpNode) -> Self {
        let rewrite = |op, rewriter: &mut Rewriter<'_>| P::rewrite(O::from_operation(op), rewriter);
        Self { left: Some(left), ..Self::new("", PatternRoot::Op(schema_of::<O>), P::BENEFIT, rewrite) }
    }

    /// Returns the pattern for the `canonicalize` function of a definition.
    pub const fn method(op: fn() -> &'static OpSchema, rewrite: RewriteFn) -> Self {
        Self::new("", PatternRoot::Op(op), 1, rewrite)
    }
}

/// The IR access that patterns have.
///
/// See [`OpPattern`] for an example.
pub struct Rewriter<'ir> {
    ir: &'ir mut Ir,
    facts: Option<&'ir mut dyn Any>,
}

impl std::fmt::Debug for Rewriter<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rewriter").finish_non_exhaustive()
    }
}

impl<'ir> Rewriter<'ir> {
    /// Creates a rewriter over an IR.
    pub fn new(ir: &'ir mut Ir) -> Self {
        Self { ir, facts: None }
    }

    /// Creates a rewriter over an IR, with the results of an analysis for [`Rewriter::facts`].
    pub fn with_facts(ir: &'ir mut Ir, facts: Option<&'ir mut dyn Any>) -> Self {
        Self { ir, facts }
    }

    /// Returns the IR and the facts about it that the driver was given; `None` for the facts if it has none of this
    /// type.
    pub fn facts<T: 'static>(&mut self) -> (&mut Ir, Option<&mut T>) {
        (self.ir, self.facts.as_mut().and_then(|facts| facts.downcast_mut()))
    }

    /// Returns the IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// Returns the IR mutably, to create and change operations.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// Applies one of several ways to rewrite. If it fails, everything that it changed is undone, so that the next one
    /// finds the IR as it was, and a pattern that goes on cannot hide a change.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::UnrealizedConversionCastOp;
    /// # use ods::rewrite::{NoMatch, Rewriter};
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let block = ir.create_block();
    /// # let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// let mut rewriter = Rewriter::new(&mut ir);
    /// let first = rewriter.attempt(|rewriter| {
    ///     rewriter.erase(cast)?;
    ///     Err(NoMatch)
    /// });
    /// assert_eq!(first, Err::<(), _>(NoMatch));
    /// assert!(rewriter.ir().contains(cast));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns the error of `rewrite`.
    pub fn attempt<T>(&mut self, rewrite: impl FnOnce(&mut Self) -> RewriteResult<T>) -> RewriteResult<T> {
        let start = self.ir.begin_changes();
        let result = rewrite(self);
        match result {
            Ok(_) => self.ir.keep_changes(start),
            Err(_) => self.ir.undo_changes(start),
        }
        result
    }

    /// Returns a builder before the operation, at its location.
    pub fn before(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        self.ir.builder_before(op)
    }

    /// Replaces the operation's results with `values`, and erases it. See [`Ir::replace_op`].
    ///
    /// # Errors
    /// Returns an error if a result would still have uses; nothing is changed in that case.
    pub fn replace(&mut self, op: impl Into<Operation>, values: impl AsRef<[Value]>) -> Result<(), StillUsed> {
        self.ir.replace_op(op, values)
    }

    /// Creates an operation before `op`, at its location, replaces the results of `op` with its results, and erases
    /// `op`.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::UnrealizedConversionCastOp;
    /// # use ods::rewrite::{RewriteResult, Rewriter};
    /// # use ods::{Context, Ir, Type};
    /// /// A cast of a cast is one cast.
    /// fn merge_casts(op: UnrealizedConversionCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    ///     let ir = rewriter.ir();
    ///     let [input] = op.inputs(ir)[..] else { return Err(ods::rewrite::NoMatch) };
    ///     let inner = ir.defining::<UnrealizedConversionCastOp>(input).ok_or(ods::rewrite::NoMatch)?;
    ///     let (inputs, types) = (inner.inputs(ir), ir.result_types(op).collect::<Vec<_>>());
    ///     rewriter.replace_with(op, UnrealizedConversionCastOp::new(inputs, types))?;
    ///     Ok(())
    /// }
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let block = ir.create_block();
    /// # let mut b = ir.builder_at_end_of(block);
    /// # let first = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// # let second = b.value(UnrealizedConversionCastOp::new([first], [Type::I64]))?;
    /// # let third = b.insert(UnrealizedConversionCastOp::new([second], [Type::INDEX]))?;
    /// merge_casts(third, &mut Rewriter::new(&mut ir))?;
    /// assert_eq!(ir.users(first).count(), 2);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if it cannot be created, or has too few results for the used results of `op`; nothing is
    /// changed in that case.
    pub fn replace_with<B: Builder>(&mut self, op: impl Into<Operation>, new: B) -> RewriteResult<B::Op> {
        let op = op.into();
        let new = self.before(op).insert(new).map(|new| new.operation());
        self.replace_by_new(op, new).map(B::Op::from_operation)
    }

    /// Does the rest of the work of [`Rewriter::replace_with`], which is compiled for each operation.
    fn replace_by_new(&mut self, op: Operation, new: Result<Operation, BuildError>) -> RewriteResult<Operation> {
        let new = new?;
        let results: Values = self.ir.results(new).collect();
        if let Err(error) = self.ir.replace_op(op, results) {
            // The new operation has no uses yet.
            let _ = self.ir.erase(new);
            return Err(error.into());
        }
        Ok(new)
    }

    /// Erases the operation.
    ///
    /// # Errors
    /// Returns an error if its results are used.
    pub fn erase(&mut self, op: impl Into<Operation>) -> Result<(), StillUsed> {
        self.ir.erase(op.into())
    }
}
