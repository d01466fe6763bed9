//! Operations on floats.

use std::sync::Arc;

use ods::numeric::{Float, FloatFormat};
use ods::prelude::*;

use super::fixture::{COUNT, Expected, Fixture, Random, check, dense, elementwise};

/// The number of random operands for each operation and type.
const ROUNDS: usize = 120;

/// A format: its name, and the bits of its exponent and of its fraction.
#[derive(Clone, Copy)]
struct Format {
    name: &'static str,
    format: FloatFormat,
    exponent: i32,
    fraction: i32,
}

const FORMATS: [Format; 4] = [
    Format { name: "f16", format: FloatFormat::F16, exponent: 5, fraction: 10 },
    Format { name: "bf16", format: FloatFormat::BF16, exponent: 8, fraction: 7 },
    Format { name: "f32", format: FloatFormat::F32, exponent: 8, fraction: 23 },
    Format { name: "f64", format: FloatFormat::F64, exponent: 11, fraction: 52 },
];

impl Format {
    fn sign_bit(self) -> u64 {
        1 << (self.exponent + self.fraction)
    }

    fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    fn quiet_nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction - 1)
    }

    fn least_exponent(self) -> i32 {
        2 - (1 << (self.exponent - 1))
    }

    /// Returns the number that the bits mean.
    fn value(self, bits: u64) -> f64 {
        let magnitude = bits & !self.sign_bit();
        let sign = if bits == magnitude { 1.0 } else { -1.0 };
        if magnitude > self.infinity() {
            return f64::NAN;
        }
        if magnitude == self.infinity() {
            return sign * f64::INFINITY;
        }
        if self.name == "f64" {
            return f64::from_bits(bits);
        }
        let (exponent, fraction) = ((magnitude >> self.fraction) as i32, magnitude & ((1 << self.fraction) - 1));
        let whole = if exponent == 0 { fraction } else { fraction | 1 << self.fraction };
        sign * whole as f64 * 2_f64.powi(exponent.max(1) - 1 + self.least_exponent() - self.fraction)
    }

    /// Returns the bits of the nearest number; of two, the even one.
    fn round(self, value: f64) -> u64 {
        if self.name == "f64" || value.is_nan() {
            return if value.is_nan() { self.quiet_nan() } else { value.to_bits() };
        }
        let sign = if value.is_sign_negative() { self.sign_bit() } else { 0 };
        let size = value.abs();
        if size.is_infinite() {
            return sign | self.infinity();
        }
        let exponent = ((size.to_bits() >> 52) as i32 - 1023).max(self.least_exponent());
        let steps = (size / 2_f64.powi(exponent - self.fraction)).round_ties_even() as u64;
        let bits = ((exponent - self.least_exponent()) as u64) * (1 << self.fraction) + steps;
        sign | bits.min(self.infinity())
    }

    fn random(self, random: &mut Random) -> u64 {
        const NUMBERS: [f64; 12] = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.0, 3.0, 10.0, 1000.0];
        let bits = match random.below(8) {
            0..=2 => self.round(NUMBERS[random.below(12) as usize]),
            3 => [self.infinity(), self.infinity() | self.sign_bit(), self.quiet_nan(), 1][random.below(4) as usize],
            4 => self.round((random.word() as i64 >> random.below(60)) as f64 / 8.0),
            _ => random.word() & (self.sign_bit() | (self.sign_bit() - 1)),
        };
        // Signaling NaNs have rules of their own.
        if self.value(bits).is_nan() { self.quiet_nan() } else { bits }
    }

    fn attribute(self, context: &Context, bits: u64) -> Attribute {
        FloatAttr::from_float(context, Float::from_bits(self.format, bits.into())).into()
    }
}

/// Returns the lesser number; negative zero is less than positive zero.
fn lesser(a: f64, b: f64) -> f64 {
    if a == b { if a.is_sign_negative() { a } else { b } } else { a.min(b) }
}

type Binary = fn(f64, f64) -> f64;

/// The operations that are exact in `f64` before rounding, with their results.
const BINARY: &[(&str, Binary)] = &[
    ("arith.addf", |a, b| a + b),
    ("arith.subf", |a, b| a - b),
    ("arith.mulf", |a, b| a * b),
    ("arith.divf", |a, b| a / b),
    ("arith.remf", |a, b| a % b),
    ("arith.minimumf", |a, b| if a.is_nan() || b.is_nan() { f64::NAN } else { lesser(a, b) }),
    ("arith.maximumf", |a, b| if a.is_nan() || b.is_nan() { f64::NAN } else { -lesser(-a, -b) }),
    ("arith.minnumf", |a, b| {
        if a.is_nan() {
            b
        } else if b.is_nan() {
            a
        } else {
            lesser(a, b)
        }
    }),
    ("arith.maxnumf", |a, b| {
        if a.is_nan() {
            b
        } else if b.is_nan() {
            a
        } else {
            -lesser(-a, -b)
        }
    }),
    ("math.copysign", |a, b| if a.is_nan() { a } else { a.abs().copysign(b) }),
];

const UNARY: &[(&str, fn(f64) -> f64)] = &[
    ("arith.negf", |a| -a),
    ("math.absf", f64::abs),
    ("math.ceil", |a| -(-a).floor()),
    ("math.floor", |a| -(-a).ceil()),
    ("math.roundeven", |a| {
        if a.abs() < 4e15 { (a.abs() + 4_503_599_627_370_496.0 - 4_503_599_627_370_496.0).copysign(a) } else { a }
    }),
];

/// The operations that fold in `f32` and `f64` alone, and are exact there.
const OF_HOST: &[(&str, fn(f64) -> f64)] = &[
    ("math.sqrt", f64::sqrt),
    ("math.trunc", |a| if a < 0.0 { a.ceil().copysign(a) } else { a.floor().copysign(a) }),
    ("math.round", |a| {
        let whole = a.abs().floor();
        (if a.abs() - whole >= 0.5 { whole + 1.0 } else { whole }).copysign(a)
    }),
];

const TESTS: &[(&str, fn(Format, u64) -> bool)] = &[
    ("math.isnan", |format, bits| bits & !format.sign_bit() > format.infinity()),
    ("math.isinf", |format, bits| bits & !format.sign_bit() == format.infinity()),
    ("math.isfinite", |format, bits| bits & !format.sign_bit() < format.infinity()),
    ("math.isnormal", |format, bits| (1 << format.fraction..format.infinity()).contains(&(bits & !format.sign_bit()))),
];

#[allow(clippy::double_comparisons, clippy::neg_cmp_op_on_partial_ord, reason = "the forms differ for NaN")]
const COMPARISONS: &[(&str, fn(f64, f64) -> bool)] = &[
    ("false", |_, _| false),
    ("oeq", |a, b| a == b),
    ("ogt", |a, b| a > b),
    ("oge", |a, b| a >= b),
    ("olt", |a, b| a < b),
    ("ole", |a, b| a <= b),
    ("one", |a, b| a < b || a > b),
    ("ord", |a, b| !a.is_nan() && !b.is_nan()),
    ("ueq", |a, b| !(a < b || a > b)),
    ("ugt", |a, b| !(a <= b)),
    ("uge", |a, b| !(a < b)),
    ("ult", |a, b| !(a >= b)),
    ("ule", |a, b| !(a > b)),
    ("une", |a, b| a != b),
    ("uno", |a, b| a.is_nan() || b.is_nan()),
    ("true", |_, _| true),
];

/// Checks an operation on numbers of a format. The sign of a NaN is left open: it depends on the operation.
fn check_all(op: &str, count: usize, format: Format, evaluate: &dyn Fn(&[u64]) -> Option<u64>) {
    let text = |ty: &str| format!("%r = {op} {} : {ty}", ["%a", "%a, %b"][count - 1]);
    let vector_type = format!("vector<{COUNT}x{}>", format.name);
    let mut scalar = Fixture::new(&vec![format.name.to_owned(); count], &text(format.name));
    let mut vector = Fixture::new(&vec![vector_type.clone(); count], &text(&vector_type));
    let (of_scalar, of_vector, random) = (scalar.shared_context(), vector.shared_context(), &mut Random(3));
    let ty = ods::text::parse_type(&of_vector, &vector_type).expect("a type");
    let expected = |context: &Context, row: &[u64]| match evaluate(row) {
        Some(bits) if format.value(bits).is_nan() => Expected::Any,
        Some(bits) => Expected::Numbers(vec![format.attribute(context, bits)]),
        None => Expected::None,
    };
    for round in 0..ROUNDS {
        let mut rows: Vec<Vec<u64>> = (0..COUNT).map(|_| (0..count).map(|_| format.random(random)).collect()).collect();
        if round % 4 == 0 {
            rows = vec![rows[0].clone(); COUNT];
        }
        for row in &rows {
            let operands: Vec<Attribute> = row.iter().map(|bits| format.attribute(&of_scalar, *bits)).collect();
            check(&mut scalar, &operands, &expected(&of_scalar, row));
            if evaluate(row).is_some_and(|bits| format.value(bits).is_nan()) {
                let folded = scalar.fold(&operands).expect("it folds")[0];
                let folded = folded.cast::<FloatAttr>(&of_scalar).expect("a float").value(&of_scalar);
                assert!(folded.is_nan(), "{}", scalar.text(&operands));
            }
        }
        let column = |index: usize| {
            let elements: Vec<Attribute> = rows.iter().map(|row| format.attribute(&of_vector, row[index])).collect();
            dense(&of_vector, ty, &elements)
        };
        let operands: Vec<Attribute> = (0..count).map(column).collect();
        let wanted: Vec<Expected<Attribute>> = rows.iter().map(|row| expected(&of_vector, row)).collect();
        check(&mut vector, &operands, &elementwise(&of_vector, &[ty], &wanted));
    }
}

#[test]
fn operations_on_floats() {
    for format in FORMATS {
        for (op, function) in BINARY {
            let evaluate = |row: &[u64]| Some(format.round(function(format.value(row[0]), format.value(row[1]))));
            check_all(op, 2, format, &evaluate);
        }
        for (op, function) in UNARY {
            check_all(op, 1, format, &|row| Some(format.round(function(format.value(row[0])))));
        }
        for (op, function) in OF_HOST {
            let is_host = format.fraction >= 23;
            let is_outside = |value: f64| *op == "math.sqrt" && value.is_sign_negative();
            let evaluate = |row: &[u64]| {
                let value = format.value(row[0]);
                (is_host && !is_outside(value)).then(|| format.round(function(value)))
            };
            check_all(op, 1, format, &evaluate);
        }
    }
}

#[test]
fn comparisons_and_tests_of_floats() {
    for format in FORMATS {
        let random = &mut Random(4);
        for (predicate, holds) in COMPARISONS {
            let text = format!("%r = arith.cmpf {predicate}, %a, %b : {}", format.name);
            let mut fixture = Fixture::new(&vec![format.name.to_owned(); 2], &text);
            let context = fixture.shared_context();
            for _ in 0..ROUNDS {
                let (a, b) = (format.random(random), format.random(random));
                let holds = holds(format.value(a), format.value(b));
                let operands = [a, b].map(|bits| format.attribute(&context, bits));
                check(&mut fixture, &operands, &Expected::Numbers(vec![BoolAttr::get(&context, holds).into()]));
            }
        }
        for (op, test) in TESTS {
            let text = format!("%r = {op} %a : {}", format.name);
            let mut fixture = Fixture::new(&[format.name.to_owned()], &text);
            let context = fixture.shared_context();
            for _ in 0..ROUNDS {
                let bits = format.random(random);
                let wanted = Expected::Numbers(vec![BoolAttr::get(&context, test(format, bits)).into()]);
                check(&mut fixture, &[format.attribute(&context, bits)], &wanted);
            }
        }
    }
}

#[test]
fn casts_between_floats_fold_if_they_are_exact() {
    for (from, to) in FORMATS.iter().flat_map(|from| FORMATS.iter().map(move |to| (*from, *to))) {
        let (from_bits, to_bits) = (from.exponent + from.fraction, to.exponent + to.fraction);
        if from_bits == to_bits {
            continue;
        }
        let op = if from_bits < to_bits { "extf" } else { "truncf" };
        let text = format!("%r = arith.{op} %a : {} to {}", from.name, to.name);
        let mut fixture = Fixture::new(&[from.name.to_owned()], &text);
        let (context, random) = (fixture.shared_context(), &mut Random(5));
        for _ in 0..ROUNDS {
            let bits = from.random(random);
            let (value, rounded) = (from.value(bits), to.round(from.value(bits)));
            let wanted = if value.is_nan() {
                Expected::Any
            } else if to.value(rounded) == value {
                Expected::Numbers(vec![to.attribute(&context, rounded)])
            } else {
                Expected::None
            };
            check(&mut fixture, &[from.attribute(&context, bits)], &wanted);
        }
    }
}

#[test]
fn casts_between_integers_and_floats() {
    for (format, width) in FORMATS.iter().flat_map(|format| [1_u32, 7, 16, 33, 53].map(|width| (*format, width))) {
        let ty = format!("i{width}");
        for (is_signed, to_float, to_integer) in [(true, "sitofp", "fptosi"), (false, "uitofp", "fptoui")] {
            let up = format!("%r = arith.{to_float} %a : {ty} to {}", format.name);
            let down = format!("%r = arith.{to_integer} %a : {} to {ty}", format.name);
            let (mut up, mut down) =
                (Fixture::new(std::slice::from_ref(&ty), &up), Fixture::new(&[format.name.to_owned()], &down));
            let (of_up, of_down, random) = (up.shared_context(), down.shared_context(), &mut Random(6));
            let least: i128 = if is_signed { -(1 << (width - 1)) } else { 0 };
            let end = least + (1 << width);
            for _ in 0..ROUNDS {
                let number = least + (random.word() >> random.below(64)) as i128 % (end - least);
                let attribute = |context: &Arc<Context>, number: i128| -> Attribute {
                    let int = ods::numeric::Int::from_i64(width, number as i64);
                    let ty = ods::text::parse_type(context, &ty).expect("a type");
                    IntegerAttr::from_int(context, ty, int).expect("an integer type").into()
                };
                // Numbers of 53 bits are exact in `f64`.
                let wanted = format.attribute(&of_up, format.round(number as f64));
                check(&mut up, &[attribute(&of_up, number)], &Expected::Numbers(vec![wanted]));

                let bits = format.random(random);
                let whole = format.value(bits).trunc();
                let is_inside = !whole.is_nan() && whole >= least as f64 && whole < end as f64;
                let wanted = match is_inside {
                    true => Expected::Numbers(vec![attribute(&of_down, whole as i128)]),
                    false => Expected::None,
                };
                check(&mut down, &[format.attribute(&of_down, bits)], &wanted);
            }
        }
    }
}

#[test]
fn bits_of_floats() {
    for format in FORMATS {
        let width = (format.exponent + format.fraction + 1) as u32;
        let (ty, random) = (format!("i{width}"), &mut Random(7));
        let to_integer = format!("%r = arith.bitcast %a : {} to {ty}", format.name);
        let to_float = format!("%r = arith.bitcast %a : {ty} to {}", format.name);
        let mut to_integer = Fixture::new(&[format.name.to_owned()], &to_integer);
        let mut to_float = Fixture::new(std::slice::from_ref(&ty), &to_float);
        let contexts = (to_integer.shared_context(), to_float.shared_context());
        let integer = |context: &Arc<Context>, bits: u64| -> Attribute {
            let ty = ods::text::parse_type(context, &ty).expect("a type");
            IntegerAttr::from_int(context, ty, ods::numeric::Int::from_u64(width, bits))
                .expect("an integer type")
                .into()
        };
        for _ in 0..ROUNDS {
            let bits = format.random(random);
            let wanted = Expected::Numbers(vec![integer(&contexts.0, bits)]);
            check(&mut to_integer, &[format.attribute(&contexts.0, bits)], &wanted);
            let wanted = Expected::Numbers(vec![format.attribute(&contexts.1, bits)]);
            check(&mut to_float, &[integer(&contexts.1, bits)], &wanted);
        }
    }
}

#[test]
fn parts_of_complex_numbers() {
    for format in FORMATS {
        for (index, op) in ["re", "im"].into_iter().enumerate() {
            let ty = format!("complex<{}>", format.name);
            let mut fixture = Fixture::new(std::slice::from_ref(&ty), &format!("%r = complex.{op} %a : {ty}"));
            let (context, random) = (fixture.shared_context(), &mut Random(8));
            for _ in 0..ROUNDS {
                let parts = [format.random(random), format.random(random)].map(|bits| format.attribute(&context, bits));
                let number = ArrayAttr::get(&context, &parts).into();
                check(&mut fixture, &[number], &Expected::Numbers(vec![parts[index]]));
            }
        }
    }
}
