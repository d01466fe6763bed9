//! The prefilter of declared patterns: a test of the definitions of the first two operands, before any code of a pattern
//! runs.
//!
//! The facts about an operation are read once for all its patterns. A test looks at them alone, so an operation to which
//! nothing applies costs a few comparisons per pattern.

use ods_core::context::Context;
use ods_core::rewrite::declared::{OpNode, Wanted};
use ods_core::schema::{Arity, OpSchema, TraitSet};
use ods_core::{Ir, OpName, Operation};

/// The operands that are tested.
const TESTED: usize = 2;

/// A test of the first operands of an operation. It may accept operations to which the pattern does not apply.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prefilter {
    wanted: [Test; TESTED],
    /// Whether the operands may be exchanged.
    commutes: bool,
}

/// A test of one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Test {
    Any,
    Constant,
    Op(OpName),
    /// Of an operation that is not registered: nothing passes.
    Nothing,
}

/// The definitions of the first operands of an operation.
pub(crate) struct Facts([Option<(OpName, bool)>; TESTED]);

impl Facts {
    /// Reads the facts about the operation.
    #[inline]
    pub(crate) fn of(ir: &Ir, op: Operation) -> Self {
        Self(std::array::from_fn(|index| {
            let definition = ir.defining_op(ir.operand(op, index)?)?;
            let name = ir.name(definition);
            Some((name, ir.context().op_info(name).traits().contains(TraitSet::CONSTANT_LIKE)))
        }))
    }
}

impl Prefilter {
    /// Returns the test for a left side; `None` if it has nothing to test.
    pub(crate) fn new(node: &OpNode, context: &Context) -> Option<Self> {
        let schema = (node.op)();
        let mut wanted = [Test::Any; TESTED];
        for operand in node.operands {
            let Some(position) = position(schema, operand.group).map(|start| start + operand.element) else { continue };
            if let Some(test) = wanted.get_mut(position) {
                *test = match operand.wanted {
                    Wanted::Constant => Test::Constant,
                    Wanted::Op(inner, _) => {
                        context.registered_op_name(&(inner.op)().name()).map_or(Test::Nothing, Test::Op)
                    }
                };
            }
        }
        let commutes = !node.ordered && schema.trait_set().contains(TraitSet::COMMUTATIVE);
        (wanted != [Test::Any; TESTED]).then_some(Self { wanted, commutes })
    }

    /// Returns whether the pattern may apply.
    #[inline]
    pub(crate) fn accepts(&self, facts: &Facts) -> bool {
        let [first, second] = self.wanted;
        let [a, b] = facts.0;
        first.passes(a) && second.passes(b) || self.commutes && first.passes(b) && second.passes(a)
    }
}

impl Test {
    #[inline]
    fn passes(self, definition: Option<(OpName, bool)>) -> bool {
        match (self, definition) {
            (Self::Any, _) => true,
            (Self::Constant, Some((_, is_constant))) => is_constant,
            (Self::Op(wanted), Some((name, _))) => wanted == name,
            (Self::Constant | Self::Op(_), None) | (Self::Nothing, _) => false,
        }
    }
}

/// Returns the position of a group's first operand, if it is the same for all operations.
fn position(schema: &OpSchema, group: usize) -> Option<usize> {
    let before = schema.operands.get(..group)?;
    before.iter().all(|group| group.arity == Arity::One).then_some(group)
}
