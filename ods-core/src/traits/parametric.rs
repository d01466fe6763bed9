//! Other operations: the parent, and the terminator that is omitted in text.

use std::marker::PhantomData;

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::{Op, OpTrait, TraitPhase, TraitSchema, TraitSet};

/// The parent operation is a `P`.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::traits::HasParent;
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(ConfigOp))]
/// # pub struct My;
/// /// Configures a module; only allowed in modules.
/// #[op(My, "config", traits(HasParent<ModuleOp>))]
/// pub struct ConfigOp {}
/// # fn main() {}
/// ```
#[derive(Clone, Copy, Debug)]
pub struct HasParent<P>(PhantomData<P>);

impl<P: Op + 'static> OpTrait for HasParent<P> {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("HasParent")
        .built_in()
        .in_phase(TraitPhase::Structural)
        .verified_by(verify_parent::<P>)
        .about(name_of::<P>);
}

fn name_of<O: Op>() -> Vec<String> {
    vec![O::SCHEMA.name()]
}

fn verify_parent<P: Op>(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    match ir.parent_op(op) {
        Some(parent) if ir.isa::<P>(parent) => Ok(()),
        _ => Err(ir.op_error(op, format_args!("expects parent op '{}'", P::SCHEMA.name()))),
    }
}

/// The parent operation is one of a tuple: `ParentOneOf<(ForOp, IfOp)>`.
///
/// See [`HasParent`] for an example.
#[derive(Clone, Copy, Debug)]
pub struct ParentOneOf<L>(PhantomData<L>);

/// A tuple of operations.
pub trait OpList {
    /// Returns whether the operation is of one of these kinds.
    fn contains(ir: &Ir, op: Operation) -> bool;
    /// Returns the names of the operations.
    fn names() -> Vec<String>;
}

macro_rules! op_list {
    ($($op:ident)*) => {
        impl<$($op: Op),*> OpList for ($($op,)*) {
            fn contains(ir: &Ir, op: Operation) -> bool {
                false $(|| ir.isa::<$op>(op))*
            }
            fn names() -> Vec<String> {
                vec![$($op::SCHEMA.name()),*]
            }
        }
    };
}

op_list!(A);
op_list!(A B);
op_list!(A B C);
op_list!(A B C D);
op_list!(A B C D E);
op_list!(A B C D E F);
op_list!(A B C D E F G);
op_list!(A B C D E F G H);

impl<L: OpList + 'static> OpTrait for ParentOneOf<L> {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("ParentOneOf")
        .built_in()
        .in_phase(TraitPhase::Structural)
        .verified_by(verify_parent_one_of::<L>)
        .about(L::names);
}

fn verify_parent_one_of<L: OpList>(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    if ir.parent_op(op).is_some_and(|parent| L::contains(ir, parent)) {
        return Ok(());
    }
    let names = L::names();
    let one_of = if names.len() == 1 { "" } else { "to be one of " };
    Err(ir.op_error(op, format_args!("expects parent op {one_of}'{}'", names.join(", "))))
}

/// Every region has at most one block, which ends with a `T` that the text format omits.
#[derive(Clone, Copy, Debug)]
pub struct SingleBlockImplicitTerminator<T>(PhantomData<T>);

impl<T: Op + 'static> OpTrait for SingleBlockImplicitTerminator<T> {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("SingleBlockImplicitTerminator")
        .built_in()
        .in_phase(TraitPhase::Region)
        .verified_by(verify_implicit_terminator::<T>)
        .about(name_of::<T>)
        .terminated_by(|| T::SCHEMA)
        .with_bit(TraitSet::SINGLE_BLOCK);
}

fn verify_implicit_terminator<T: Op>(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let last = |region| ir.entry_block(region).and_then(|block| ir.last_op(block));
    let Some(wrong) = ir.regions(op).filter_map(last).find(|last| !ir.isa::<T>(*last)) else { return Ok(()) };
    let (expected, found) = (T::SCHEMA.name(), ir.name_str(wrong));
    let error = ir.op_error(op, format_args!("expects regions to end with '{expected}', found '{found}'"));
    let note = format!("in custom textual format, the absence of terminator implies '{expected}'");
    Err(error.note(ir.location(op), note))
}
