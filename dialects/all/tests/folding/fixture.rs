//! An operation on arguments of a function, folded as if these were constants.

use std::sync::Arc;

use ods::fold::{FoldResult, OpFoldResult};
use ods::prelude::*;

/// The number of elements of dense constants.
pub const COUNT: usize = 5;

/// Numbers that look random: the generator splitmix64.
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.word() % end
    }
}

/// An operation whose operands are the arguments of its function.
pub struct Fixture {
    ir: Ir,
    op: Operation,
    operands: Vec<Value>,
}

impl Fixture {
    /// Parses an operation on `%a`, `%b` and `%c`, which have the types.
    pub fn new(types: &[String], op: &str) -> Self {
        let context = Context::new();
        ods_dialects::register_all(&context).expect("a fresh context");
        let arguments: Vec<String> =
            ["a", "b", "c"].iter().zip(types).map(|(name, ty)| format!("%{name}: {ty}")).collect();
        let text = format!("func.func @f({}) {{\n{op}\nreturn\n}}", arguments.join(", "));
        let parsed = ods::text::parse(&Arc::new(context), "fold.mlir", text.as_bytes()).expect(op);
        let op = parsed.ir.walk_pre(parsed.root).nth(2).expect("it is in the function");
        Self { operands: parsed.ir.operands(op).collect(), ir: parsed.ir, op }
    }

    pub fn context(&self) -> &Context {
        self.ir.context()
    }

    pub fn shared_context(&self) -> Arc<Context> {
        self.ir.shared_context()
    }

    /// Folds the operation as if the operands had these values.
    pub fn fold(&mut self, constants: &[Attribute]) -> Option<Vec<Attribute>> {
        let given: Vec<Option<Attribute>> = constants.iter().copied().map(Some).collect();
        let folded = self.ir.fold_with(self.op, &Constants::given(&self.operands, &given));
        let FoldResult::Results(results) = folded else { return None };
        let of_value = |value| self.operands.iter().position(|operand| *operand == value).map(|index| constants[index]);
        let results = results.into_iter().map(|result| match result {
            OpFoldResult::Attribute(constant) => constant,
            OpFoldResult::Value(value) => of_value(value).expect("an operand"),
        });
        Some(results.collect())
    }

    pub fn text(&self, constants: &[Attribute]) -> String {
        let constants = constants.iter().map(|constant| constant.display(self.context()).to_string());
        format!("{} on {}", self.ir.display(self.op), constants.collect::<Vec<_>>().join(", "))
    }
}

/// The result that a folder must have.
#[derive(Clone, Debug)]
pub enum Expected<T> {
    /// These numbers, one per result.
    Numbers(Vec<T>),
    /// These numbers, or none, where MLIR gives up.
    IfAny(Vec<T>),
    /// None: the result is undefined, or not the same everywhere.
    None,
    /// Anything: the result is undefined, and a rule folds it without a look at it.
    Any,
}

/// Checks the folded constants of an operation against the expected ones, given as attributes.
#[track_caller]
pub fn check(fixture: &mut Fixture, operands: &[Attribute], expected: &Expected<Attribute>) {
    let folded = fixture.fold(operands);
    let is_right = match (expected, &folded) {
        (Expected::Any, _) | (Expected::IfAny(_), None) => true,
        (Expected::Numbers(numbers) | Expected::IfAny(numbers), Some(folded)) => numbers == folded,
        (Expected::Numbers(_), None) => false,
        (Expected::None, folded) => folded.is_none(),
    };
    let display = |list: &[Attribute]| {
        list.iter().map(|item| item.display(fixture.context()).to_string()).collect::<Vec<_>>().join(", ")
    };
    assert!(
        is_right,
        "{}: folded to {:?}, expected {:?} {}",
        fixture.text(operands),
        folded.as_deref().map(display),
        std::mem::discriminant(expected),
        match expected {
            Expected::Numbers(numbers) | Expected::IfAny(numbers) => display(numbers),
            Expected::None | Expected::Any => String::new(),
        }
    );
}

/// Returns the expected result on dense operands from the results on their elements. `types` are the types of the
/// results.
pub fn elementwise(context: &Context, types: &[Type], elements: &[Expected<Attribute>]) -> Expected<Attribute> {
    let mut columns: Vec<Vec<Attribute>> = vec![Vec::new(); types.len()];
    let mut may_give_up = false;
    for expected in elements {
        let (Expected::Numbers(numbers) | Expected::IfAny(numbers)) = expected else { return Expected::Any };
        may_give_up |= matches!(expected, Expected::IfAny(_));
        columns.iter_mut().zip(numbers).for_each(|(column, number)| column.push(*number));
    }
    let dense = columns.iter().zip(types).map(|(column, ty)| dense(context, *ty, column)).collect();
    if may_give_up { Expected::IfAny(dense) } else { Expected::Numbers(dense) }
}

pub fn dense(context: &Context, ty: Type, elements: &[Attribute]) -> Attribute {
    DenseElementsAttr::get(context, ty, elements).expect("the elements have the type").into()
}
