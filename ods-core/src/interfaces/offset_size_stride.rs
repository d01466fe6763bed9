//! Parts of buffers and tensors: offsets, sizes and strides, each number an operand or written in an attribute.

use crate::attributes::IntegerAttr;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Value};
use crate::fold::OpFoldResult;
use crate::ir::Ir;
use crate::ir::Values;
use crate::types::DYNAMIC;

/// A list of numbers, some of them operands: what is [`DYNAMIC`] among the numbers is the next of the operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MixedValues {
    /// One for each number.
    pub integers: Vec<i64>,
    /// One for each number that is not written.
    pub operands: Values,
}

/// One of such numbers: written, or an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MixedValue {
    /// It is known.
    Integer(i64),
    /// It is computed.
    Operand(Value),
}

impl From<i64> for MixedValue {
    fn from(integer: i64) -> Self {
        Self::Integer(integer)
    }
}

impl From<Value> for MixedValue {
    fn from(operand: Value) -> Self {
        Self::Operand(operand)
    }
}

impl<T: Into<MixedValue>> FromIterator<T> for MixedValues {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut mixed = Self { integers: Vec::new(), operands: Values::new() };
        for value in values {
            match value.into() {
                MixedValue::Integer(integer) => mixed.integers.push(integer),
                MixedValue::Operand(operand) => {
                    mixed.integers.push(DYNAMIC);
                    mixed.operands.push(operand);
                }
            }
        }
        mixed
    }
}

impl IntoIterator for MixedValues {
    type Item = MixedValue;
    type IntoIter = std::vec::IntoIter<MixedValue>;

    /// Each number; one that is not written and has no operand stays [`DYNAMIC`].
    fn into_iter(self) -> Self::IntoIter {
        let mut operands = self.operands.into_iter();
        let value = |integer: i64| match integer {
            DYNAMIC => operands.next().map_or(MixedValue::Integer(DYNAMIC), MixedValue::Operand),
            known => MixedValue::Integer(known),
        };
        self.integers.into_iter().map(value).collect::<Vec<_>>().into_iter()
    }
}

impl MixedValues {
    /// As many numbers, all of them this one.
    pub fn repeat(integer: i64, count: usize) -> Self {
        Self { integers: vec![integer; count], operands: Values::new() }
    }

    /// What operands and attributes say, as [`MixedValues::get`] gives them. `None` where one is no number.
    pub fn of(context: &Context, values: &[OpFoldResult]) -> Option<Self> {
        let value = |value: &OpFoldResult| match value {
            OpFoldResult::Value(operand) => Some(MixedValue::Operand(*operand)),
            OpFoldResult::Attribute(known) => known.cast::<IntegerAttr>(context)?.value(context).map(MixedValue::from),
        };
        values.iter().map(value).collect()
    }

    /// How many of the numbers are operands, going by the numbers.
    pub fn num_dynamic(&self) -> usize {
        self.integers.iter().filter(|integer| **integer == DYNAMIC).count()
    }

    /// Operands and attributes of type `index`, in order. `None` where there are not as many operands as there should be.
    pub fn get(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        let mut operands = self.operands.iter();
        let value = |integer: &i64| match *integer {
            DYNAMIC => operands.next().copied().map(OpFoldResult::from),
            known => Some(IntegerAttr::index(ir.context(), known).into()),
        };
        self.integers.iter().map(value).collect()
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Takes or fills a part of a buffer or tensor, which an offset, a size and a stride for each dimension describe.
    pub trait OffsetSizeAndStrideOpInterface {
        /// Where the part begins, in each dimension.
        required fn mixed_offsets(&self, ir: &Ir) -> MixedValues;

        /// How many elements it takes.
        required fn mixed_sizes(&self, ir: &Ir) -> MixedValues;

        /// By how much to go on from one element to the next.
        required fn mixed_strides(&self, ir: &Ir) -> MixedValues;

        /// How many offsets, sizes and strides there should be.
        required fn array_attr_max_ranks(&self, ir: &Ir) -> [usize; 3];

        /// There are as many numbers as there should be, and as many operands among them; no offset and no size is
        /// negative.
        verify fn verify_offsets_sizes_strides(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let lists = [self.mixed_offsets(ir), self.mixed_sizes(ir), self.mixed_strides(ir)];
            verify(ir, self.operation(), &lists, self.array_attr_max_ranks(ir))
        }
    }
}

/// What the numbers of each list are called: one, and all of them.
const NAMES: [(&str, &str); 3] = [("offset", "offsets"), ("size", "sizes"), ("stride", "strides")];

/// As `detail::verifyOffsetSizeAndStrideOp`.
fn verify(ir: &Ir, op: Operation, lists: &[MixedValues; 3], max_ranks: [usize; 3]) -> Result<(), Diagnostic> {
    // In the order of the reference.
    for index in [1, 2, 0] {
        let (list, name) = (&lists[index], NAMES[index].1);
        let (operands, dynamic) = (list.operands.len(), list.num_dynamic());
        if operands != dynamic {
            let message = format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' \
                 ({operands} vs {dynamic})"
            );
            return Err(ir.error(op, message));
        }
    }
    let [offsets, sizes, strides] = lists.each_ref().map(|list| list.integers.len());
    let is_single_offset = offsets == 1 && max_ranks[0] == 1;
    if !is_single_offset && offsets != sizes {
        return Err(ir.error(op, ranks_differ("offsets", offsets, "sizes", sizes)));
    }
    if sizes != strides {
        return Err(ir.error(op, ranks_differ("sizes", sizes, "strides", strides)));
    }
    for ((list, expected), (name, _)) in lists.iter().zip(max_ranks).zip(NAMES) {
        if list.integers.len() != expected {
            return Err(ir.error(op, format!("expected {expected} {name} values, got {}", list.integers.len())));
        }
    }
    for (list, (_, name)) in lists.iter().zip(NAMES).take(2) {
        if let Some(negative) = list.integers.iter().find(|integer| **integer < 0 && **integer != DYNAMIC) {
            return Err(ir.error(op, format!("expected {name} to be non-negative, but got {negative}")));
        }
    }
    Ok(())
}

fn ranks_differ(one: &str, ones: usize, other: &str, others: usize) -> String {
    format!(
        "expected mixed {one} rank to match mixed {other} rank ({ones} vs {others}) so the rank of the result type is \
         well-formed."
    )
}
