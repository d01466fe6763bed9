//! Building the right sides of declared patterns.

use smallvec::SmallVec;

use crate::entity::{Location, Operation, Type, Value};
use crate::interfaces::InferTypeOpInterface;
use crate::ir::{InsertionPoint, Ir, OpBuilder, Values};
use crate::rewrite::{NoMatch, PatternError, RewriteResult, Rewriter};
use crate::schema::{Builder, Constrains, Draft, Op, PredScope, find_table};

use super::{Constant, Matched};

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

/// Creates an operation before the root of the match. `types` are its result types, unless they are inferred.
///
/// # Errors
/// Returns an error if it cannot be created.
pub fn build<B: Builder>(
    rewriter: &mut Rewriter<'_>,
    matched: &Matched,
    location: Location,
    new: B,
    groups: impl IntoIterator<Item = (usize, Values)>,
    types: Option<SmallVec<[Type; 2]>>,
) -> Result<B::Op, PatternError> {
    let draft = groups.into_iter().fold(new.into_draft(), |draft, (group, values)| draft.operand_group(group, values));
    let draft = with_types(draft, types);
    let at = InsertionPoint::before(rewriter.ir(), matched.root());
    Ok(B::Op::from_operation(draft.create(rewriter.ir_mut(), at, location)?))
}

fn with_types(draft: Draft, types: Option<SmallVec<[Type; 2]>>) -> Draft {
    match types {
        Some(types) if !has_results(&draft) => draft.results(types),
        Some(_) | None => draft,
    }
}

/// Returns whether the result types are given, or are inferred from the other parts.
fn has_results(draft: &Draft) -> bool {
    let by_code = || find_table::<dyn InferTypeOpInterface>(draft.schema.interfaces).is_some();
    !draft.infer || draft.schema.infers_result_types() || by_code()
}

/// Returns the draft with the operands of a group.
#[must_use]
pub fn with_operands(draft: Draft, group: usize, value: impl ToOperands) -> Draft {
    draft.operand_group(group, value.to_operands())
}

/// Returns the results of a new operation.
pub fn results_of(ir: &Ir, op: impl Op) -> Values {
    ir.results(op.operation()).collect()
}

/// Returns the result types of the root.
pub fn types_of_root(ir: &Ir, root: Operation) -> SmallVec<[Type; 2]> {
    ir.result_types(root).collect()
}

/// Returns the type of the first result of the root.
///
/// # Errors
/// Returns an error if it has no result.
pub fn type_of_root(ir: &Ir, root: Operation) -> Result<Type, PatternError> {
    ir.result_types(root).next().ok_or(PatternError::NoMatch)
}

/// A type, or a list of types.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a type", label = "expected a `Type` or a list of types")]
pub trait ToTypes {
    /// Returns the types.
    fn to_types(self) -> SmallVec<[Type; 2]>;
}

impl<T: Into<Type>> ToTypes for T {
    fn to_types(self) -> SmallVec<[Type; 2]> {
        SmallVec::from_elem(self.into(), 1)
    }
}

impl<const N: usize> ToTypes for [Type; N] {
    fn to_types(self) -> SmallVec<[Type; 2]> {
        self.into_iter().collect()
    }
}

/// Returns the given types.
pub fn to_types(types: impl ToTypes) -> SmallVec<[Type; 2]> {
    types.to_types()
}

/// Returns the values of several parts of a right side.
pub fn joined<const N: usize>(parts: [Values; N]) -> Values {
    parts.into_iter().flatten().collect()
}

/// Returns whether the value's type satisfies the constraint.
pub fn satisfies<C: Constrains<Type> + ?Sized>(ir: &Ir, value: Value) -> bool {
    C::CONSTRAINT.holds(ir.value_type(value), &PredScope::of(ir.context()))
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
