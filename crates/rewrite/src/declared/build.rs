//! Building the right sides of declared patterns.

use ods_core::ir::Values;
use ods_core::schema::{Builder, Draft, Op, OpSchema};
use ods_core::{InsertionPoint, Ir, Location, OpBuilder, Operation, Type, Value};
use smallvec::SmallVec;

use super::{Constant, Matched};
use crate::{NoMatch, PatternError, RewriteResult, Rewriter};

/// A value that is an operand group of a new operation: a value, a list of values, or an optional value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an operand",
    label = "expected a `Value`, `Values` or an `Option<Value>`"
)]
pub trait ToOperands {
    /// Returns the values of the group.
    fn to_operands(self) -> Values;
}

impl ToOperands for Value {
    fn to_operands(self) -> Values {
        std::iter::once(self).collect()
    }
}

impl ToOperands for Option<Value> {
    fn to_operands(self) -> Values {
        self.into_iter().collect()
    }
}

impl ToOperands for Values {
    fn to_operands(self) -> Values {
        self
    }
}

impl ToOperands for Vec<Value> {
    fn to_operands(self) -> Values {
        self.into_iter().collect()
    }
}

impl ToOperands for &[Value] {
    fn to_operands(self) -> Values {
        self.iter().copied().collect()
    }
}

impl<const N: usize> ToOperands for [Value; N] {
    fn to_operands(self) -> Values {
        self.into_iter().collect()
    }
}

/// A field of the left side that a list matches.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a list", label = "expected a variadic operand, or a list")]
pub trait ListField {
    /// The elements.
    type Element;
    /// Returns the elements.
    fn elements(&self) -> &[Self::Element];
}

impl ListField for Values {
    type Element = Value;
    fn elements(&self) -> &[Value] {
        self
    }
}

impl<T> ListField for Vec<T> {
    type Element = T;
    fn elements(&self) -> &[T] {
        self
    }
}

impl<T> ListField for &[T] {
    type Element = T;
    fn elements(&self) -> &[T] {
        self
    }
}

/// A right side: the values that replace the results of the root, or the operations that have them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not replace an operation",
    label = "expected a `Value`, `Values`, a list of values or an operation"
)]
pub trait Replacement {
    /// Returns the values.
    fn values(self, rewriter: &Rewriter<'_>) -> Values;
}

#[diagnostic::do_not_recommend]
impl<T: ToOperands> Replacement for T {
    fn values(self, _: &Rewriter<'_>) -> Values {
        self.to_operands()
    }
}

/// A new operation: a builder over a draft. All builders of definitions are.
pub trait NewOp: Builder<Op: Op<Over<Draft> = Self>> {}

#[diagnostic::do_not_recommend]
impl<B: Builder<Op: Op<Over<Draft> = B>>> NewOp for B {}

/// Returns a new operation without parts.
#[inline]
pub fn draft<O: Op>() -> O::Over<Draft> {
    O::with_source(empty(O::SCHEMA))
}

// Not inlined, like other functions without type parameters: the function of each pattern would contain it.
#[inline(never)]
fn empty(schema: &'static OpSchema) -> Draft {
    Draft::new(schema)
}

/// Returns the new operation with the operands of a group.
#[inline]
#[must_use]
pub fn with_operands<B: NewOp>(new: B, group: usize, value: impl ToOperands) -> B {
    B::Op::with_source(with_group(new.into_draft(), group, value.to_operands()))
}

#[inline(never)]
fn with_group(draft: Draft, group: usize, values: Values) -> Draft {
    draft.operand_group(group, values)
}

/// Returns the new operation with these result types, unless it infers its own.
#[inline]
#[must_use]
pub fn with_types<B: NewOp>(new: B, types: SmallVec<[Type; 2]>) -> B {
    B::Op::with_source(typed(new.into_draft(), types))
}

/// Creates an operation before the root of the match.
///
/// # Errors
/// Returns an error if it cannot be created.
#[inline]
pub fn build<B: Builder>(
    rewriter: &mut Rewriter<'_>,
    matched: &Matched,
    location: Location,
    new: B,
) -> Result<B::Op, PatternError> {
    create(rewriter, matched, location, new.into_draft()).map(B::Op::from_operation)
}

#[inline(never)]
fn create(
    rewriter: &mut Rewriter<'_>,
    matched: &Matched,
    location: Location,
    draft: Draft,
) -> Result<Operation, PatternError> {
    let at = InsertionPoint::before(rewriter.ir(), matched.root());
    Ok(draft.create(rewriter.ir_mut(), at, location)?)
}

/// Replaces the root of the match by a new operation, which has the root's result types unless it has or infers its
/// own.
///
/// # Errors
/// Returns an error if it cannot be created, or a used result has no replacement.
#[inline]
pub fn replace_by(
    rewriter: &mut Rewriter<'_>,
    matched: &Matched,
    location: Location,
    new: impl Builder,
) -> RewriteResult {
    replace_by_draft(rewriter, matched, location, new.into_draft())
}

#[inline(never)]
fn replace_by_draft(rewriter: &mut Rewriter<'_>, matched: &Matched, location: Location, draft: Draft) -> RewriteResult {
    let draft = typed(draft, types_of_root(rewriter.ir(), matched.root()));
    let new = create(rewriter, matched, location, draft)?;
    let values: Values = rewriter.ir().results(new).collect();
    Ok(rewriter.replace(matched.root(), values)?)
}

/// Erases the root of the match.
///
/// # Errors
/// Returns an error if it has uses.
pub fn erase_root(rewriter: &mut Rewriter<'_>, root: Operation) -> RewriteResult {
    Ok(rewriter.erase(root)?)
}

#[inline(never)]
fn typed(draft: Draft, types: SmallVec<[Type; 2]>) -> Draft {
    if draft.has_result_types() { draft } else { draft.results(types) }
}

/// Returns the results of a new operation.
pub fn results_of(ir: &Ir, op: impl Op) -> Values {
    ir.results(op.operation()).collect()
}

/// Returns the result types of the root.
pub fn types_of_root(ir: &Ir, root: Operation) -> SmallVec<[Type; 2]> {
    ir.result_types(root).collect()
}

/// A type, or a list of types. The compiler finds `F`: `Type` for a type, `[Type]` for a list. Without it, the
/// implementations would overlap if `ods-core` converted lists to types.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a type", label = "expected a `Type` or a list of types")]
pub trait ToTypes<F: ?Sized> {
    /// Returns the types.
    fn to_types(self) -> SmallVec<[Type; 2]>;
}

impl<T: Into<Type>> ToTypes<Type> for T {
    fn to_types(self) -> SmallVec<[Type; 2]> {
        SmallVec::from_elem(self.into(), 1)
    }
}

impl<const N: usize> ToTypes<[Type]> for [Type; N] {
    fn to_types(self) -> SmallVec<[Type; 2]> {
        self.into_iter().collect()
    }
}

/// Returns the given types.
pub fn to_types<F: ?Sized>(types: impl ToTypes<F>) -> SmallVec<[Type; 2]> {
    types.to_types()
}

/// Returns the values of several parts of a right side.
pub fn joined<const N: usize>(parts: [Values; N]) -> Values {
    parts.into_iter().flatten().collect()
}

/// Creates a constant before the root of the match, by the dialect of the root.
///
/// # Errors
/// Returns an error if the constant is the result of impossible arithmetic, or the dialect has no operation for it.
pub fn constant_operand(
    rewriter: &mut Rewriter<'_>,
    matched: &Matched,
    location: Location,
    constant: Constant<'_>,
) -> Result<Value, PatternError> {
    let (value, ty) = (constant.attribute()?, constant.ty().ok_or(NoMatch)?);
    let ir = rewriter.ir();
    let (root, at) = (matched.root(), InsertionPoint::before(ir, matched.root()));
    let dialect = ir.op_info(root).dialect().to_owned();
    let op = OpBuilder::new(rewriter.ir_mut(), at, location).constant(&dialect, value, ty).ok_or(NoMatch)?;
    rewriter.ir().result(op, 0).ok_or(PatternError::NoMatch)
}

/// Replaces the root of the match.
///
/// # Errors
/// Returns an error if a used result has no replacement.
pub fn replace_root(rewriter: &mut Rewriter<'_>, root: Operation, new: impl Replacement) -> RewriteResult {
    let values = new.values(rewriter);
    Ok(rewriter.replace(root, values)?)
}
