//! Operations on integers.

use std::sync::Arc;

use num_bigint::BigInt;
use ods::numeric::Int;
use ods::prelude::*;

use super::fixture::{COUNT, Expected, Fixture, Random, check, dense, elementwise};
use super::oracle::{
    BINARY, COMPARISONS, INDEX, Kind, Number, Outcome, QUOTIENT_OVERFLOW, UNARY, halves, modulo, power,
};

const WIDTHS: &[u32] = &[1, 2, 3, 7, 8, 13, 16, 31, 32, 33, 63, 64, 65, 100, 128, 129];

/// The number of random operands for each operation and type.
const ROUNDS: usize = 30;

impl Number {
    /// Returns the number of fewer bits.
    fn narrowed(&self, width: u32) -> Self {
        Self::new(self.unsigned.clone(), width)
    }

    /// Returns the number of 64 bits, extended by its sign.
    fn widened(&self) -> Self {
        Self::new(self.signed(), 64)
    }

    fn random(random: &mut Random, width: u32) -> Self {
        let small = BigInt::from(random.below(9)) - 4;
        let wide = (0..3).fold(BigInt::ZERO, |wide, _| (wide << 64) + random.word());
        let value = match random.below(6) {
            0 | 1 => small,
            2 => power(width - 1) + small,
            3 => wide >> random.below(192),
            _ => wide,
        };
        Self::new(value, width)
    }

    fn attribute(&self, context: &Context, ty: Type) -> Attribute {
        let (_, bytes) = self.unsigned.to_bytes_le();
        let int = Int::from_le_bytes(self.width, &[bytes, vec![0; 32]].concat());
        IntegerAttr::from_int(context, ty, int).expect("an integer type").into()
    }
}

fn is(value: BigInt) -> Expected<BigInt> {
    Expected::Numbers(vec![value])
}

fn truth(holds: bool) -> Expected<BigInt> {
    is(BigInt::from(u8::from(holds)))
}

/// Returns the result of a folder of an operation on two integers.
fn folded(op: &str, [a, b]: [&Number; 2], outcome: Outcome) -> Expected<BigInt> {
    match outcome {
        // MLIR's folder negates negative numbers, and gives up if that overflows.
        Ok(number) if op == "arith.ceildivsi" && (a.is_least() || b.is_least()) => Expected::IfAny(vec![number]),
        Ok(number) => is(number),
        // In one bit, 1 is -1. Folders divide by -1 without a look at the dividend.
        Err(QUOTIENT_OVERFLOW) if a.width == 1 => Expected::Any,
        Err(_) => Expected::None,
    }
}

impl Kind {
    fn ty(&self, context: &Arc<Context>) -> Type {
        ods::text::parse_type(context, &self.name).expect("a type")
    }

    fn all() -> impl Iterator<Item = Self> {
        WIDTHS.iter().map(|width| Self::of_width(*width)).chain([Self::index()])
    }
}

/// An operation on types: in its text, `$0`, `$1`, ... are the types of the operands and results.
struct Case<'a> {
    text: &'a str,
    operands: &'a [Kind],
    results: &'a [Kind],
    evaluate: &'a dyn Fn(&[Number]) -> Expected<BigInt>,
}

/// Returns the numbers of a row as constants of these types.
fn attributes(context: &Context, types: &[Type], row: &[Number]) -> Vec<Attribute> {
    row.iter().zip(types).map(|(number, ty)| number.attribute(context, *ty)).collect()
}

impl Case<'_> {
    fn fixture(&self, of: impl Fn(&Kind) -> String) -> Fixture {
        let types: Vec<String> = self.operands.iter().map(&of).collect();
        let all = self.operands.iter().chain(self.results).enumerate();
        let text = all.fold(self.text.to_owned(), |text, (index, kind)| text.replace(&format!("${index}"), &of(kind)));
        Fixture::new(&types, &text)
    }

    fn row(&self, random: &mut Random) -> Vec<Number> {
        self.operands.iter().map(|kind| Number::random(random, kind.width)).collect()
    }

    /// Returns the types of the operands and of the results.
    fn types(&self, context: &Arc<Context>) -> [Vec<Type>; 2] {
        [self.operands, self.results].map(|kinds| kinds.iter().map(|kind| kind.ty(context)).collect())
    }

    fn expected(&self, context: &Context, types: &[Type], row: &[Number]) -> Expected<Attribute> {
        let attributes = |numbers: Vec<BigInt>| {
            let triples = numbers.into_iter().zip(self.results).zip(types);
            triples.map(|((number, kind), ty)| Number::new(number, kind.width).attribute(context, *ty)).collect()
        };
        match (self.evaluate)(row) {
            Expected::Numbers(numbers) => Expected::Numbers(attributes(numbers)),
            Expected::IfAny(numbers) => Expected::IfAny(attributes(numbers)),
            Expected::None => Expected::None,
            Expected::Any => Expected::Any,
        }
    }

    /// Checks scalars with random numbers.
    fn check_scalars(&self) {
        let random = &mut Random(1);
        self.check_rows((0..ROUNDS).map(|_| self.row(random)));
    }

    /// Checks scalars with these numbers.
    fn check_rows(&self, rows: impl IntoIterator<Item = Vec<Number>>) {
        let mut fixture = self.fixture(|kind| kind.name.clone());
        let context = fixture.shared_context();
        let [operands, results] = self.types(&context);
        for row in rows {
            let expected = self.expected(&context, &results, &row);
            check(&mut fixture, &attributes(&context, &operands, &row), &expected);
        }
    }

    /// Checks dense elements, and splats.
    fn check_vectors(&self) {
        let of = |kind: &Kind| format!("vector<{COUNT}x{}>", kind.name);
        let mut fixture = self.fixture(of);
        let (context, random) = (fixture.shared_context(), &mut Random(2));
        let ty = |kind: &Kind| ods::text::parse_type(&context, &of(kind)).expect("a type");
        let types: Vec<Type> = self.results.iter().map(ty).collect();
        let [operand_types, result_types] = self.types(&context);
        for round in 0..ROUNDS / 2 {
            let first = self.row(random);
            let rows: Vec<Vec<Number>> =
                (0..COUNT).map(|_| if round % 2 == 0 { first.clone() } else { self.row(random) }).collect();
            let attributes: Vec<Vec<Attribute>> =
                rows.iter().map(|row| attributes(&context, &operand_types, row)).collect();
            let operands = self.operands.iter().enumerate().map(|(index, kind)| {
                let elements: Vec<Attribute> = attributes.iter().map(|row| row[index]).collect();
                dense(&context, ty(kind), &elements)
            });
            let expected: Vec<Expected<Attribute>> =
                rows.iter().map(|row| self.expected(&context, &result_types, row)).collect();
            check(&mut fixture, &operands.collect::<Vec<_>>(), &elementwise(&context, &types, &expected));
        }
    }

    fn check(&self) {
        self.check_scalars();
        self.check_vectors();
    }
}

#[test]
fn all_small_integers_and_edges() {
    for kind in Kind::tried() {
        let (operands, results, truth) = ([kind.clone(), kind.clone()], [kind.clone()], [Kind::of_width(1)]);
        for (op, evaluate) in BINARY {
            let text = format!("%r = {op} %a, %b : $0");
            let evaluate = |row: &[Number]| folded(op, [&row[0], &row[1]], evaluate(&row[0], &row[1]));
            Case { text: &text, operands: &operands, results: &results, evaluate: &evaluate }.check_rows(kind.pairs());
        }
        for (op, evaluate) in UNARY {
            let text = format!("%r = {op} %a : $0");
            let evaluate = |row: &[Number]| is(evaluate(&row[0]));
            let case = Case { text: &text, operands: &operands[..1], results: &results, evaluate: &evaluate };
            case.check_rows(kind.singles());
        }
        for (predicate, holds) in COMPARISONS {
            let text = format!("%r = arith.cmpi {predicate}, %a, %b : $0");
            let evaluate = |row: &[Number]| self::truth(holds(&row[0], &row[1]));
            Case { text: &text, operands: &operands, results: &truth, evaluate: &evaluate }.check_rows(kind.pairs());
        }
    }
}

#[test]
fn binary_operations() {
    for kind in Kind::all() {
        for (op, evaluate) in BINARY {
            let text = format!("%r = {op} %a, %b : $0");
            let (operands, results) = ([kind.clone(), kind.clone()], [kind.clone()]);
            let evaluate = |row: &[Number]| folded(op, [&row[0], &row[1]], evaluate(&row[0], &row[1]));
            Case { text: &text, operands: &operands, results: &results, evaluate: &evaluate }.check();
        }
    }
}

#[test]
fn unary_operations() {
    for kind in Kind::all() {
        for (op, evaluate) in UNARY {
            let text = format!("%r = {op} %a : $0");
            let (operands, results) = ([kind.clone()], [kind.clone()]);
            let evaluate = |row: &[Number]| is(evaluate(&row[0]));
            Case { text: &text, operands: &operands, results: &results, evaluate: &evaluate }.check();
        }
    }
}

#[test]
fn comparisons_and_selection() {
    for kind in Kind::all() {
        for (predicate, holds) in COMPARISONS {
            let text = format!("%r = arith.cmpi {predicate}, %a, %b : $0");
            let (operands, results) = ([kind.clone(), kind.clone()], [Kind::of_width(1)]);
            let evaluate = |row: &[Number]| truth(holds(&row[0], &row[1]));
            Case { text: &text, operands: &operands, results: &results, evaluate: &evaluate }.check();
        }
        let operands = [Kind::of_width(1), kind.clone(), kind.clone()];
        let evaluate = |row: &[Number]| {
            let is_first = row[0].unsigned == BigInt::from(1);
            is(row[if is_first { 1 } else { 2 }].unsigned.clone())
        };
        let case = |text| Case { text, operands: &operands, results: &operands[1..2], evaluate: &evaluate };
        case("%r = arith.select %a, %b, %c : $1").check_scalars();
        case("%r = arith.select %a, %b, %c : $0, $1").check_vectors();
    }
}

fn both(halves: [BigInt; 2]) -> Expected<BigInt> {
    Expected::Numbers(halves.to_vec())
}

#[test]
fn operations_with_two_results() {
    for width in WIDTHS {
        let kind = Kind::of_width(*width);
        let operands = [kind.clone(), kind.clone()];
        let sum = |row: &[Number]| both(halves(&row[0].unsigned + &row[1].unsigned, row[0].width));
        let results = [kind.clone(), Kind::of_width(1)];
        let text = "%r:2 = arith.addui_extended %a, %b : $0, $3";
        Case { text, operands: &operands, results: &results, evaluate: &sum }.check();

        let signed = |row: &[Number]| both(halves(row[0].signed() * row[1].signed(), row[0].width));
        let text = "%r:2 = arith.mulsi_extended %a, %b : $0";
        Case { text, operands: &operands, results: &operands, evaluate: &signed }.check();

        let unsigned = |row: &[Number]| both(halves(&row[0].unsigned * &row[1].unsigned, row[0].width));
        let text = "%r:2 = arith.mului_extended %a, %b : $0";
        Case { text, operands: &operands, results: &operands, evaluate: &unsigned }.check();
    }
}

#[test]
fn casts() {
    let signed = |row: &[Number]| is(row[0].signed());
    let unsigned = |row: &[Number]| is(row[0].unsigned.clone());
    for (narrow, wide) in WIDTHS.iter().zip(&WIDTHS[1..]) {
        let (narrow, wide) = ([Kind::of_width(*narrow)], [Kind::of_width(*wide)]);
        let extends = |text, evaluate| Case { text, operands: &narrow, results: &wide, evaluate };
        extends("%r = arith.extsi %a : $0 to $1", &signed).check();
        extends("%r = arith.extui %a : $0 to $1", &unsigned).check();
        let text = "%r = arith.trunci %a : $0 to $1";
        Case { text, operands: &wide, results: &narrow, evaluate: &unsigned }.check();
        let index = [Kind::index()];
        for (operands, results) in [(&narrow, &index), (&index, &narrow)] {
            let cast = |text, evaluate| Case { text, operands, results, evaluate };
            cast("%r = arith.index_cast %a : $0 to $1", &signed).check();
            cast("%r = arith.index_castui %a : $0 to $1", &unsigned).check();
        }
    }
}

/// Returns the result if it is the same, but for truncation, in both widths of `index`.
fn in_both_widths(row: &[Number], evaluate: fn(&Number, &Number) -> Outcome) -> Expected<BigInt> {
    let narrowed: Vec<Number> = row.iter().map(|number| number.narrowed(32)).collect();
    match (evaluate(&row[0], &row[1]), evaluate(&narrowed[0], &narrowed[1])) {
        (Ok(wide), Ok(narrow)) => {
            let same = modulo(wide.clone(), &power(32)) == modulo(narrow, &power(32));
            if same { Expected::Numbers(vec![wide]) } else { Expected::None }
        }
        // MLIR's folder wraps the quotient.
        (Err(QUOTIENT_OVERFLOW), _) | (_, Err(QUOTIENT_OVERFLOW)) => Expected::Any,
        (Err(_), _) | (_, Err(_)) => Expected::None,
    }
}

#[test]
fn index_operations_fold_if_the_width_does_not_matter() {
    let index = [Kind::index(), Kind::index()];
    for (op, like) in INDEX {
        let (_, evaluate) = BINARY.iter().find(|(op, _)| op == like).expect(like);
        let evaluate = |row: &[Number]| in_both_widths(row, *evaluate);
        let text = format!("%r = index.{op} %a, %b");
        let case = Case { text: &text, operands: &index, results: &index[..1], evaluate: &evaluate };
        case.check_scalars();
        case.check_rows(index[0].pairs());
        case.check_rows(Kind::of_width(32).pairs().into_iter().map(|row| row.iter().map(Number::widened).collect()));
    }
    for (predicate, holds) in COMPARISONS {
        let evaluate = |row: &[Number]| {
            let narrowed: Vec<Number> = row.iter().map(|number| number.narrowed(32)).collect();
            let outcome = holds(&row[0], &row[1]);
            if holds(&narrowed[0], &narrowed[1]) == outcome { truth(outcome) } else { Expected::None }
        };
        let text = format!("%r = index.cmp {predicate}(%a, %b)");
        Case { text: &text, operands: &index, results: &[Kind::of_width(1)], evaluate: &evaluate }.check_scalars();
    }
}

#[test]
fn index_casts_fold_if_the_width_does_not_matter() {
    let index = [Kind::index()];
    for width in WIDTHS {
        let other = [Kind::of_width(*width)];
        let casts: [(&str, fn(&Number) -> BigInt); 2] =
            [("casts", Number::signed), ("castu", |number| number.unsigned.clone())];
        for (op, value) in casts {
            let to_index = format!("%r = index.{op} %a : $0 to index");
            let evaluate = |row: &[Number]| is(value(&row[0]));
            Case { text: &to_index, operands: &other, results: &index, evaluate: &evaluate }.check_scalars();
            let from_index = format!("%r = index.{op} %a : index to $1");
            let evaluate = |row: &[Number]| {
                let of = |number: &Number| modulo(value(number), &power(*width));
                let wide = of(&row[0]);
                if of(&row[0].narrowed(32)) == wide { is(wide) } else { Expected::None }
            };
            Case { text: &from_index, operands: &index, results: &other, evaluate: &evaluate }.check_scalars();
        }
    }
}
