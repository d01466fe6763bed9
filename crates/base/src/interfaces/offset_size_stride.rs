//! Slices of buffers and tensors: offsets, sizes and strides, each an operand or a constant in an attribute.

use ods_core::attributes::IntegerAttr;
use ods_core::fold::OpFoldResult;
use ods_core::ir::Values;
use ods_core::types::DYNAMIC;
use ods_core::{Context, Diagnostic, Ir, Operation, Value};

/// A list of numbers, constants and operands: each [`DYNAMIC`] entry represents the next operand.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MixedValues {
    /// All numbers, with [`DYNAMIC`] for operands.
    pub integers: Vec<i64>,
    /// The operands, one for each dynamic entry.
    pub operands: Values,
}

/// A number of a list: constant or an operand.
///
/// An integer is never [`DYNAMIC`] in a list that verifies. [`MixedValue::constant`] makes an entry from a computed
/// number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MixedValue {
    /// A constant.
    Integer(i64),
    /// An operand.
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

impl MixedValue {
    /// Returns the constant as an entry of a list; `None` for [`DYNAMIC`], which a list reads as an operand.
    pub fn constant(integer: i64) -> Option<Self> {
        (integer != DYNAMIC).then_some(Self::Integer(integer))
    }

    /// Returns the constant that an operand is, if a list can hold it. Other numbers stay as they are.
    pub fn folded(self, ir: &Ir) -> Self {
        match self {
            Self::Operand(operand) => ir.constant_int(operand).and_then(Self::constant).unwrap_or(self),
            Self::Integer(_) => self,
        }
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

    /// Returns each number. A dynamic entry without an operand stays [`DYNAMIC`].
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
    /// Returns `count` copies of a constant.
    pub fn repeat(integer: i64, count: usize) -> Self {
        Self { integers: vec![integer; count], operands: Values::new() }
    }

    /// Splits operands and attributes, as returned by [`MixedValues::get`], into a list. `None` if one is not a number,
    /// or an attribute is [`DYNAMIC`].
    pub fn of(context: &Context, values: &[OpFoldResult]) -> Option<Self> {
        let value = |value: &OpFoldResult| match value {
            OpFoldResult::Value(operand) => Some(MixedValue::Operand(*operand)),
            OpFoldResult::Attribute(known) => {
                known.cast::<IntegerAttr>(context)?.value(context).and_then(MixedValue::constant)
            }
        };
        values.iter().map(value).collect()
    }

    /// Returns the number of dynamic entries.
    pub fn num_dynamic(&self) -> usize {
        self.integers.iter().filter(|integer| **integer == DYNAMIC).count()
    }

    /// Returns operands and attributes of type `index`, in order. `None` if the number of operands does not match.
    pub fn get(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        let mut operands = self.operands.iter();
        let value = |integer: &i64| match *integer {
            DYNAMIC => operands.next().copied().map(OpFoldResult::from),
            known => Some(IntegerAttr::index(ir.context(), known).into()),
        };
        self.integers.iter().map(value).collect()
    }
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that extract or insert a slice of a buffer or tensor, described by an offset, a size and a stride for
    /// each dimension.
    pub trait OffsetSizeAndStrideOpInterface {
        /// Returns the offset of the slice in each dimension.
        required fn mixed_offsets(&self, ir: &Ir) -> MixedValues;

        /// Returns the number of elements in each dimension.
        required fn mixed_sizes(&self, ir: &Ir) -> MixedValues;

        /// Returns the distance between elements in each dimension.
        required fn mixed_strides(&self, ir: &Ir) -> MixedValues;

        /// Returns the expected numbers of offsets, sizes and strides.
        required fn array_attr_max_ranks(&self, ir: &Ir) -> [usize; 3];

        /// Verifies that the lists have the expected lengths and operands, and that no offset or size is negative.
        verify fn verify_offsets_sizes_strides(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let lists = [self.mixed_offsets(ir), self.mixed_sizes(ir), self.mixed_strides(ir)];
            verify(ir, self.operation(), &lists, self.array_attr_max_ranks(ir))
        }
    }
}

/// The names of the lists in messages: singular and plural.
const NAMES: [(&str, &str); 3] = [("offset", "offsets"), ("size", "sizes"), ("stride", "strides")];

/// Verifies the lists, as MLIR's `detail::verifyOffsetSizeAndStrideOp` does.
fn verify(ir: &Ir, op: Operation, lists: &[MixedValues; 3], max_ranks: [usize; 3]) -> Result<(), Diagnostic> {
    // In MLIR's order.
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
