//! The interpreter on integers of many widths, against integers without bounds: all operands of few bits, and the edges
//! of other widths. An error has the same text in each width.

use num_bigint::BigInt;
use ods_exec::{Engine, Function, RuntimeValue};

use super::oracle::{BINARY, COMPARISONS, INDEX, Kind, LARGE, Number, Outcome, UNARY, halves, power};
use super::support::module;

const SIGNED_OVERFLOW: &str = "signed overflow with `nsw`";
const UNSIGNED_OVERFLOW: &str = "unsigned overflow with `nuw`";
const INEXACT: &str = "remainder with `exact`";

fn value(number: &Number) -> RuntimeValue {
    let mut words = number.unsigned.to_u64_digits().1;
    words.resize(number.width.div_ceil(64) as usize, 0);
    RuntimeValue::of_words(&words)
}

fn number(value: &RuntimeValue) -> BigInt {
    let words = value.words().expect("a number");
    words.iter().rev().fold(BigInt::ZERO, |number, word| (number << 64) + *word)
}

/// An operation, in whose text `%a`, `%b`, `%c` are the operands and `%r` is the result, or `%r:2` are two.
struct Case<'a> {
    op: String,
    operands: Vec<&'a Kind>,
    results: Vec<&'a Kind>,
}

impl Case<'_> {
    fn text(&self) -> String {
        let typed = ["%a", "%b", "%c"].iter().zip(&self.operands);
        let arguments: Vec<String> = typed.map(|(name, kind)| format!("{name}: {}", kind.name)).collect();
        let results: Vec<&str> = self.results.iter().map(|kind| kind.name.as_str()).collect();
        let (arguments, results) = (arguments.join(", "), results.join(", "));
        let (names, values) = if self.results.len() == 2 { ("%r:2", "%r#0, %r#1") } else { ("%r", "%r") };
        let op = &self.op;
        format!("func.func @f({arguments}) -> ({results}) {{\n{names} = {op}\nreturn {values} : {results}\n}}")
    }

    /// Compares the results for these operands, which the closure also gets.
    fn check(&self, rows: &[Vec<Number>], expected: impl Fn(&[Number]) -> Result<Vec<BigInt>, &'static str>) {
        let text = self.text();
        let (ir, root) = module(&text);
        let engine = Engine::new(&ir, root).expect("a valid module");
        let function = engine.function("f").expect("it exists");
        for row in rows {
            let numbers = |row: &[Number]| row.iter().map(|number| number.unsigned.to_string()).collect::<Vec<_>>();
            let place = || format!("{} on {:?}", self.op, numbers(row));
            match (run(&function, row), expected(row)) {
                (Ok(found), Ok(expected)) => {
                    let pairs = expected.into_iter().zip(&self.results);
                    let expected: Vec<BigInt> =
                        pairs.map(|(value, kind)| Number::new(value, kind.width).unsigned).collect();
                    assert_eq!(found.iter().map(number).collect::<Vec<_>>(), expected, "{}", place());
                }
                (Err(error), Err(expected)) => {
                    let name = self.op.split_whitespace().next().unwrap_or_default();
                    let expected = match expected {
                        "division by zero" | "overflow of the quotient" => format!("error: '{name}' op {expected} ("),
                        _ => format!("remark: '{name}' op result is poison: {expected} ("),
                    };
                    assert!(error.contains(&expected), "{}: {error}, expected {expected}", place());
                }
                (found, expected) => panic!("{}: {found:?}, expected {expected:?}", place()),
            }
        }
    }
}

/// Returns the results, or the message of an error or about the first poison.
fn run(function: &Function<'_>, row: &[Number]) -> Result<Vec<RuntimeValue>, String> {
    let arguments: Vec<RuntimeValue> = row.iter().map(value).collect();
    let completion = function.complete(&arguments[..]).map_err(|error| error.to_string())?;
    match completion.poison {
        Some(remark) if completion.results.contains(&RuntimeValue::Poison) => Err(remark.to_string()),
        Some(_) | None => Ok(completion.results),
    }
}

fn one(outcome: Outcome) -> Result<Vec<BigInt>, &'static str> {
    outcome.map(|number| vec![number])
}

#[test]
fn binary_operations_are_computed_in_every_width() {
    for kind in Kind::tried() {
        let rows = kind.pairs();
        for (op, evaluate) in BINARY {
            let case =
                Case { op: format!("{op} %a, %b : {}", kind.name), operands: vec![&kind; 2], results: vec![&kind] };
            case.check(&rows, |row| one(evaluate(&row[0], &row[1])));
        }
    }
}

#[test]
fn unary_operations_are_computed_in_every_width() {
    for kind in Kind::tried() {
        let rows = kind.singles();
        for (op, evaluate) in UNARY {
            let case = Case { op: format!("{op} %a : {}", kind.name), operands: vec![&kind], results: vec![&kind] };
            case.check(&rows, |row| Ok(vec![evaluate(&row[0])]));
        }
    }
}

#[test]
fn comparisons_and_selection_are_computed_in_every_width() {
    let truth = Kind::of_width(1);
    for kind in Kind::tried() {
        let rows = kind.pairs();
        for (predicate, holds) in COMPARISONS {
            let op = format!("arith.cmpi {predicate}, %a, %b : {}", kind.name);
            let case = Case { op, operands: vec![&kind; 2], results: vec![&truth] };
            case.check(&rows, |row| Ok(vec![u8::from(holds(&row[0], &row[1])).into()]));
        }
        let op = format!("arith.select %c, %a, %b : {}", kind.name);
        let case = Case { op, operands: vec![&kind, &kind, &truth], results: vec![&kind] };
        let chosen = |row: &Vec<Number>, chosen: u8| [&row[..], &[Number::new(chosen.into(), 1)]].concat();
        let rows: Vec<Vec<Number>> = rows.iter().flat_map(|row| [chosen(row, 0), chosen(row, 1)]).collect();
        case.check(&rows, |row| Ok(vec![row[usize::from(row[2].unsigned == BigInt::ZERO)].unsigned.clone()]));
    }
}

#[test]
fn operations_with_two_results_are_computed_in_every_width() {
    let truth = Kind::of_width(1);
    for kind in Kind::integers() {
        let (rows, name, width) = (kind.pairs(), &kind.name, kind.width);
        let op = format!("arith.addui_extended %a, %b : {name}, i1");
        let case = Case { op, operands: vec![&kind; 2], results: vec![&kind, &truth] };
        case.check(&rows, |row| Ok(halves(&row[0].unsigned + &row[1].unsigned, width).to_vec()));
        let case = |op| Case { op, operands: vec![&kind; 2], results: vec![&kind; 2] };
        let signed = case(format!("arith.mulsi_extended %a, %b : {name}"));
        signed.check(&rows, |row| Ok(halves(row[0].signed() * row[1].signed(), width).to_vec()));
        let unsigned = case(format!("arith.mului_extended %a, %b : {name}"));
        unsigned.check(&rows, |row| Ok(halves(&row[0].unsigned * &row[1].unsigned, width).to_vec()));
    }
}

/// Returns the number, unless a flag demands that it fits and it does not: as a signed number, and as an unsigned one.
fn fitting([nsw, nuw]: [bool; 2], [signed, unsigned]: [BigInt; 2], width: u32) -> Outcome {
    if nsw && Number::new(signed.clone(), width).signed() != signed {
        return Err(SIGNED_OVERFLOW);
    }
    if nuw && Number::new(unsigned.clone(), width).unsigned != unsigned { Err(UNSIGNED_OVERFLOW) } else { Ok(unsigned) }
}

const OVERFLOW_FLAGS: [(&str, [bool; 2]); 3] =
    [("<nsw>", [true, false]), ("<nuw>", [false, true]), ("<nsw, nuw>", [true, true])];

#[test]
fn overflow_flags_are_checked_in_every_width() {
    let functions: [(&str, fn(&BigInt, &BigInt) -> BigInt); 3] =
        [("arith.addi", |a, b| a + b), ("arith.subi", |a, b| a - b), ("arith.muli", |a, b| a * b)];
    for kind in Kind::tried() {
        let (rows, width) = (kind.pairs(), kind.width);
        for (text, flags) in OVERFLOW_FLAGS {
            let case = |op| {
                let op = format!("{op} %a, %b overflow{text} : {}", kind.name);
                Case { op, operands: vec![&kind; 2], results: vec![&kind] }
            };
            for (op, function) in functions {
                case(op).check(&rows, |row| {
                    let (signed, unsigned) = ([row[0].signed(), row[1].signed()], [&row[0].unsigned, &row[1].unsigned]);
                    let numbers = [function(&signed[0], &signed[1]), function(unsigned[0], unsigned[1])];
                    one(fitting(flags, numbers, width))
                });
            }
            case("arith.shli").check(&rows, |row| {
                let plain = BINARY.iter().find(|(op, _)| *op == "arith.shli").expect("it is listed").1;
                plain(&row[0], &row[1])?;
                let amount = u32::try_from(&row[1].unsigned).expect("it is less than the width");
                one(fitting(flags, [row[0].signed() << amount, &row[0].unsigned << amount], width))
            });
        }
    }
}

#[test]
fn exactness_is_checked_in_every_width() {
    for kind in Kind::tried() {
        let rows = kind.pairs();
        for op in ["arith.divui", "arith.divsi", "arith.shrui", "arith.shrsi"] {
            let plain = BINARY.iter().find(|(name, _)| *name == op).expect("it is listed").1;
            let case = Case {
                op: format!("{op} %a, %b exact : {}", kind.name),
                operands: vec![&kind; 2],
                results: vec![&kind],
            };
            case.check(&rows, |row| {
                let (a, b) = (&row[0], &row[1]);
                let quotient = plain(a, b)?;
                let is_exact = match op {
                    "arith.divui" => &quotient * &b.unsigned == a.unsigned,
                    "arith.divsi" => &quotient * b.signed() == a.signed(),
                    "arith.shrui" => quotient << u32::try_from(&b.unsigned).expect("a shift") == a.unsigned,
                    _ => quotient << u32::try_from(&b.unsigned).expect("a shift") == a.signed(),
                };
                if is_exact { one(plain(a, b)) } else { Err(INEXACT) }
            });
        }
    }
}

#[test]
fn casts_are_computed_between_all_widths() {
    let kinds: Vec<Kind> = [1, 2, 5].into_iter().chain(LARGE).map(Kind::of_width).collect();
    for narrow in &kinds {
        for wide in kinds.iter().filter(|wide| wide.width > narrow.width) {
            let cast = |op: &str, from: &Kind, to: &Kind, value: fn(&Number) -> BigInt| {
                let op = format!("{op} %a : {} to {}", from.name, to.name);
                Case { op, operands: vec![from], results: vec![to] }
                    .check(&from.singles(), |row| Ok(vec![value(&row[0])]));
            };
            cast("arith.extsi", narrow, wide, Number::signed);
            cast("arith.extui", narrow, wide, |number| number.unsigned.clone());
            cast("arith.trunci", wide, narrow, |number| number.unsigned.clone());
            for (text, flags) in OVERFLOW_FLAGS {
                let op = format!("arith.trunci %a overflow{text} : {} to {}", wide.name, narrow.name);
                let case = Case { op, operands: vec![wide], results: vec![narrow] };
                case.check(&wide.singles(), |row| {
                    one(fitting(flags, [row[0].signed(), row[0].unsigned.clone()], narrow.width))
                });
            }
        }
    }
}

#[test]
fn operations_of_index_are_those_of_64_bits() {
    let (index, truth) = (Kind::index(), Kind::of_width(1));
    let rows = index.pairs();
    for (op, like) in INDEX {
        let evaluate = BINARY.iter().find(|(op, _)| op == like).expect(like).1;
        let case = Case { op: format!("index.{op} %a, %b"), operands: vec![&index; 2], results: vec![&index] };
        case.check(&rows, |row| one(evaluate(&row[0], &row[1])));
    }
    for (predicate, holds) in COMPARISONS {
        let op = format!("index.cmp {predicate}(%a, %b)");
        let case = Case { op, operands: vec![&index; 2], results: vec![&truth] };
        case.check(&rows, |row| Ok(vec![u8::from(holds(&row[0], &row[1])).into()]));
    }
}

#[test]
fn index_casts_are_computed_from_and_to_all_widths() {
    let index = Kind::index();
    for kind in Kind::integers() {
        let casts: [(&str, fn(&Number) -> BigInt); 4] = [
            ("arith.index_cast", Number::signed),
            ("arith.index_castui", |number| number.unsigned.clone()),
            ("index.casts", Number::signed),
            ("index.castu", |number| number.unsigned.clone()),
        ];
        for (op, value) in casts {
            for (from, to) in [(&kind, &index), (&index, &kind)] {
                let op = format!("{op} %a : {} to {}", from.name, to.name);
                Case { op, operands: vec![from], results: vec![to] }
                    .check(&from.singles(), |row| Ok(vec![value(&row[0])]));
            }
        }
    }
}

#[test]
fn switches_compare_all_words_of_the_flag() {
    let text = "func.func @f(%a: i128) -> i32 {
      cf.switch %a : i128, [
        default: ^bb1,
        -1: ^bb2,
        18446744073709551616: ^bb3,
        170141183460469231731687303715884105727: ^bb4
      ]
    ^bb1:
      %c0 = arith.constant 0 : i32
      return %c0 : i32
    ^bb2:
      %c1 = arith.constant 1 : i32
      return %c1 : i32
    ^bb3:
      %c2 = arith.constant 2 : i32
      return %c2 : i32
    ^bb4:
      %c3 = arith.constant 3 : i32
      return %c3 : i32
    }";
    let (ir, root) = module(text);
    let engine = Engine::new(&ir, root).expect("a valid module");
    let function = engine.function("f").expect("it exists");
    let all = [(BigInt::from(-1), 1), (power(64), 2), (power(127) - 1, 3), (BigInt::ZERO, 0), (power(64) - 1, 0)];
    for (flag, expected) in all {
        let found = run(&function, &[Number::new(flag.clone(), 128)]).expect("a result");
        assert_eq!(number(&found[0]), BigInt::from(expected), "{flag}");
    }
}
