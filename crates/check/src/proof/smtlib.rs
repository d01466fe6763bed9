//! Formulas as text of SMT-LIB 2.

use std::fmt::Write as _;

use super::float::{FloatOp, Format};
use super::term::{Node, Term, Terms};

/// The variables of a formula, and its text: is there a case in which it is 1?
///
/// Vectors of one bit are truth values here, since solvers look for equations between these.
pub struct Query {
    /// The names of the variables that the formula has, with their numbers.
    pub variables: Vec<(String, u32)>,
    /// Declarations and assertions.
    pub text: String,
}

impl Query {
    /// Returns the question whether a truth value can be 1.
    pub fn new(terms: &Terms, formula: Term) -> Self {
        let mut query = Self { variables: Vec::new(), text: String::new() };
        let parts = terms.parts(formula);
        let has_floats = parts.iter().any(|part| matches!(terms.node(*part), Node::Float(..)));
        query.line(format_args!("(set-logic {})", if has_floats { "QF_BVFP" } else { "QF_BV" }));
        let mut writer = Writer { terms, query: &mut query };
        for part in parts {
            writer.define(part);
        }
        let formula = writer.name(formula);
        query.line(format_args!("(assert {formula})"));
        query
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{line}").unwrap_or(());
    }
}

struct Writer<'a> {
    terms: &'a Terms,
    query: &'a mut Query,
}

/// Returns the sort of terms of a width.
fn sort(width: u8) -> String {
    if width == 1 { "Bool".to_owned() } else { format!("(_ BitVec {width})") }
}

/// Returns a truth value as a vector.
fn bit(condition: &str) -> String {
    format!("(ite {condition} #b1 #b0)")
}

impl Writer<'_> {
    /// Returns the name of a term, or its digits.
    fn name(&self, term: Term) -> String {
        let width = self.terms.width(term);
        match self.terms.node(term) {
            Node::Constant(value) if width == 1 => (value == 1).to_string(),
            Node::Constant(value) => format!("#b{value:0width$b}", width = usize::from(width)),
            Node::Variable(number) => format!("v{number}"),
            Node::Binary(..)
            | Node::Not(_)
            | Node::Ite(..)
            | Node::Extract(..)
            | Node::ZeroExtend(_)
            | Node::SignExtend(_)
            | Node::Float(..) => format!("t{}", Terms::number(term)),
        }
    }

    /// Returns a term as a vector.
    fn bits(&self, term: Term) -> String {
        let name = self.name(term);
        if self.terms.width(term) == 1 { bit(&name) } else { name }
    }

    /// Writes the definition of a term.
    fn define(&mut self, term: Term) {
        let terms = self.terms;
        let (width, own) = (terms.width(term), self.name(term));
        let vector = match terms.node(term) {
            Node::Constant(_) => return,
            Node::Variable(number) => {
                self.query.line(format_args!("(declare-const {own} {})", sort(width)));
                return self.query.variables.push((own, number));
            }
            Node::Binary(op, a, b) => match (op.connective(), terms.width(a)) {
                (Some(name), 1) => return self.line(&own, 1, &format!("({name} {} {})", self.name(a), self.name(b))),
                (Some(_) | None, _) => {
                    let value = format!("({} {} {})", op.name(), self.bits(a), self.bits(b));
                    if op.is_comparison() {
                        return self.line(&own, 1, &value);
                    }
                    value
                }
            },
            Node::Not(a) => {
                let name = if width == 1 { "not" } else { "bvnot" };
                return self.line(&own, width, &format!("({name} {})", self.name(a)));
            }
            Node::Ite(a, b, c) => {
                let value = format!("(ite {} {} {})", self.name(a), self.name(b), self.name(c));
                return self.line(&own, width, &value);
            }
            Node::Extract(a, low) => format!("((_ extract {} {low}) {})", low + width - 1, self.bits(a)),
            Node::ZeroExtend(a) => format!("((_ zero_extend {}) {})", width - terms.width(a), self.bits(a)),
            Node::SignExtend(a) => format!("((_ sign_extend {}) {})", width - terms.width(a), self.bits(a)),
            Node::Float(op, operands) => {
                let value = float(op, operands.map(|operand| self.bits(operand)), width);
                match op.result() {
                    Some(format) => return self.bits_of_float(&own, format, &value),
                    None if op.is_comparison() => return self.line(&own, 1, &value),
                    None => value,
                }
            }
        };
        let value = if width == 1 { format!("(= {vector} #b1)") } else { vector };
        self.line(&own, width, &value);
    }

    fn line(&mut self, own: &str, width: u8, value: &str) {
        self.query.line(format_args!("(define-fun {own} () {} {value})", sort(width)));
    }

    /// Writes that a vector has the bits of a float, any if that is NaN.
    fn bits_of_float(&mut self, own: &str, format: Format, value: &str) {
        self.query.line(format_args!("(declare-const {own} {})", sort(format.width())));
        self.query.line(format_args!("(assert (= {} {value}))", of_bits(format, own)));
    }
}

/// Returns the float with these bits.
fn of_bits(format: Format, bits: &str) -> String {
    format!("((_ to_fp {}) {bits})", format.sizes())
}

/// Returns the result of an operation: a float, a vector or a truth value.
fn float(op: FloatOp, [a, b, c]: [String; 3], width: u8) -> String {
    let two = |name: &str, format| format!("({name} {} {})", of_bits(format, &a), of_bits(format, &b));
    match op {
        FloatOp::Add(format) => two("fp.add RNE", format),
        FloatOp::Sub(format) => two("fp.sub RNE", format),
        FloatOp::Mul(format) => two("fp.mul RNE", format),
        FloatOp::Div(format) => two("fp.div RNE", format),
        FloatOp::Fma(format) => {
            let [a, b, c] = [a, b, c].map(|bits| of_bits(format, &bits));
            format!("(fp.fma RNE {a} {b} {c})")
        }
        FloatOp::Truncate(format) => format!("(fp.roundToIntegral RTZ {})", of_bits(format, &a)),
        FloatOp::ToFormat(format) => {
            let from = match format {
                Format::F32 => Format::F64,
                Format::F64 => Format::F32,
            };
            format!("((_ to_fp {}) RNE {})", format.sizes(), of_bits(from, &a))
        }
        FloatOp::FromSigned(format) => format!("((_ to_fp {}) RNE {a})", format.sizes()),
        FloatOp::FromUnsigned(format) => format!("((_ to_fp_unsigned {}) RNE {a})", format.sizes()),
        FloatOp::ToSigned(format) => format!("((_ fp.to_sbv {width}) RTZ {})", of_bits(format, &a)),
        FloatOp::ToUnsigned(format) => format!("((_ fp.to_ubv {width}) RTZ {})", of_bits(format, &a)),
        FloatOp::Less(format) => two("fp.lt", format),
        FloatOp::Equal(format) => two("fp.eq", format),
    }
}
