//! Terms: bit vectors, as SMT-LIB has them, with sharing.
//!
//! A truth value is a vector of one bit. Terms about constants are constants, operands of commutative operations are
//! ordered, and equal terms are the same term, so that the formulas of many rewrites are constants before a solver sees
//! them.

use rustc_hash::FxHashMap;

use super::binary::BinaryOp;
use super::float::FloatOp;

/// A term of a list of [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Term(u32);

/// The root of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A number.
    Constant(u128),
    /// The variable with this number.
    Variable(u32),
    /// An operation on two vectors of the same width.
    Binary(BinaryOp, Term, Term),
    /// All bits inverted.
    Not(Term),
    /// The second term if the first is 1, else the third.
    Ite(Term, Term, Term),
    /// The bits from a position on.
    Extract(Term, u8),
    /// Zeros above.
    ZeroExtend(Term),
    /// Copies of the sign above.
    SignExtend(Term),
    /// An operation on the bits of floats. If the result is NaN, it has the bits of any NaN.
    Float(FloatOp, [Term; 3]),
}

/// A list of terms. The operands of a term are before it.
#[derive(Default)]
pub struct Terms {
    nodes: Vec<(Node, u8)>,
    known: FxHashMap<(Node, u8), Term>,
}

/// Returns the greatest number of this many bits.
pub fn mask(width: u8) -> u128 {
    u128::MAX >> (128 - u32::from(width))
}

/// Returns the signed number with these bits.
pub fn signed(value: u128, width: u8) -> i128 {
    let unused = 128 - u32::from(width);
    ((value << unused) as i128) >> unused
}

impl Terms {
    /// Returns the number of a term in the list.
    pub fn number(term: Term) -> u32 {
        term.0
    }

    /// Returns the number of terms.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the root of a term.
    pub fn node(&self, term: Term) -> Node {
        self.nodes[term.0 as usize].0
    }

    /// Returns the width of a term in bits.
    pub fn width(&self, term: Term) -> u8 {
        self.nodes[term.0 as usize].1
    }

    /// Returns the terms that a term consists of, and the term, each after its operands.
    pub fn parts(&self, root: Term) -> Vec<Term> {
        let mut is_part = vec![false; root.0 as usize + 1];
        is_part[root.0 as usize] = true;
        for at in (0..is_part.len()).rev() {
            if is_part[at] {
                self.mark(Term(at as u32), &mut is_part);
            }
        }
        (0..is_part.len()).filter(|at| is_part[*at]).map(|at| Term(at as u32)).collect()
    }

    fn mark(&self, term: Term, is_part: &mut [bool]) {
        let mut mark = |part: Term| is_part[part.0 as usize] = true;
        match self.node(term) {
            Node::Constant(_) | Node::Variable(_) => {}
            Node::Binary(_, a, b) => [a, b].into_iter().for_each(mark),
            Node::Not(a) | Node::Extract(a, _) | Node::ZeroExtend(a) | Node::SignExtend(a) => mark(a),
            Node::Ite(a, b, c) | Node::Float(_, [a, b, c]) => [a, b, c].into_iter().for_each(&mut mark),
        }
    }

    /// Returns the value of a constant.
    pub fn value(&self, term: Term) -> Option<u128> {
        match self.node(term) {
            Node::Constant(value) => Some(value),
            Node::Variable(_)
            | Node::Binary(..)
            | Node::Not(_)
            | Node::Ite(..)
            | Node::Extract(..)
            | Node::ZeroExtend(_)
            | Node::SignExtend(_)
            | Node::Float(..) => None,
        }
    }

    fn add(&mut self, node: Node, width: u8) -> Term {
        *self.known.entry((node, width)).or_insert_with(|| {
            self.nodes.push((node, width));
            Term(self.nodes.len() as u32 - 1)
        })
    }

    pub fn constant(&mut self, width: u8, value: u128) -> Term {
        self.add(Node::Constant(value & mask(width)), width)
    }

    pub fn truth(&mut self, value: bool) -> Term {
        self.constant(1, value.into())
    }

    pub fn variable(&mut self, width: u8, number: u32) -> Term {
        self.add(Node::Variable(number), width)
    }

    pub fn not(&mut self, a: Term) -> Term {
        let width = self.width(a);
        match self.node(a) {
            Node::Constant(value) => self.constant(width, !value),
            Node::Not(inner) => inner,
            _ => self.add(Node::Not(a), width),
        }
    }

    pub fn binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        let width = self.width(a);
        debug_assert_eq!(width, self.width(b), "operands of {op:?}");
        let result = if op.is_comparison() { 1 } else { width };
        let values = [self.value(a), self.value(b)];
        if let [Some(a), Some(b)] = values {
            return self.constant(result, op.apply(width, a, b));
        }
        if let Some(known) = self.simple(op, [a, b], values) {
            return known;
        }
        let (a, b) = if op.is_commutative() && b < a { (b, a) } else { (a, b) };
        self.add(Node::Binary(op, a, b), result)
    }

    /// Returns a simpler term for an operation, if there is one.
    fn simple(&mut self, op: BinaryOp, [a, b]: [Term; 2], values: [Option<u128>; 2]) -> Option<Term> {
        let width = self.width(a);
        let has = |value: u128| values.contains(&Some(value));
        let other = if values[0].is_some() { b } else { a };
        match op {
            BinaryOp::And if has(0) => Some(self.constant(width, 0)),
            BinaryOp::And if has(mask(width)) => Some(other),
            BinaryOp::Or if has(0) => Some(other),
            BinaryOp::Or if has(mask(width)) => Some(self.constant(width, u128::MAX)),
            BinaryOp::And | BinaryOp::Or if a == b => Some(a),
            BinaryOp::And if self.are_opposite(a, b) => Some(self.constant(width, 0)),
            BinaryOp::Or if self.are_opposite(a, b) => Some(self.constant(width, u128::MAX)),
            BinaryOp::Add | BinaryOp::Xor if has(0) => Some(other),
            BinaryOp::Sub if values[1] == Some(0) => Some(a),
            BinaryOp::Sub | BinaryOp::Xor if a == b => Some(self.constant(width, 0)),
            BinaryOp::Mul if has(1) => Some(other),
            BinaryOp::Mul if has(0) => Some(self.constant(width, 0)),
            BinaryOp::Shl | BinaryOp::ShrU | BinaryOp::ShrS if values[1] == Some(0) => Some(a),
            BinaryOp::Eq if a == b => Some(self.truth(true)),
            BinaryOp::Eq if width == 1 && has(1) => Some(other),
            BinaryOp::Eq if width == 1 && has(0) => Some(self.not(other)),
            BinaryOp::LtU | BinaryOp::LtS if a == b => Some(self.truth(false)),
            BinaryOp::LtU if values[1] == Some(0) => Some(self.truth(false)),
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Mul
            | BinaryOp::DivU
            | BinaryOp::DivS
            | BinaryOp::RemU
            | BinaryOp::RemS
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shl
            | BinaryOp::ShrU
            | BinaryOp::ShrS
            | BinaryOp::Eq
            | BinaryOp::LtU
            | BinaryOp::LtS => None,
        }
    }

    fn are_opposite(&self, a: Term, b: Term) -> bool {
        self.node(a) == Node::Not(b) || self.node(b) == Node::Not(a)
    }

    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        let width = self.width(then);
        debug_assert_eq!(width, self.width(otherwise), "operands of ite");
        match self.value(condition) {
            Some(0) => return otherwise,
            Some(_) => return then,
            None if then == otherwise => return then,
            None => {}
        }
        if width == 1 {
            match [self.value(then), self.value(otherwise)] {
                [Some(0), Some(_)] => return self.not(condition),
                [Some(_), Some(_)] => return condition,
                [Some(1), None] => return self.or(condition, otherwise),
                [None, Some(0)] => return self.and(condition, then),
                [None | Some(_), None | Some(_)] => {}
            }
        }
        self.add(Node::Ite(condition, then, otherwise), width)
    }

    /// Returns the bits from `low` on.
    pub fn extract(&mut self, a: Term, low: u8, width: u8) -> Term {
        let whole = self.width(a);
        debug_assert!(low + width <= whole, "bits {low}..{} of {whole}", low + width);
        match self.node(a) {
            _ if width == whole => a,
            Node::Constant(value) => self.constant(width, value >> low),
            Node::Extract(inner, before) => self.extract(inner, before + low, width),
            Node::ZeroExtend(inner) | Node::SignExtend(inner) if low + width <= self.width(inner) => {
                self.extract(inner, low, width)
            }
            _ => self.add(Node::Extract(a, low), width),
        }
    }

    /// Returns the number with zeros above, or its low bits.
    pub fn resize(&mut self, a: Term, width: u8) -> Term {
        let before = self.width(a);
        match self.node(a) {
            _ if width <= before => self.extract(a, 0, width),
            Node::Constant(value) => self.constant(width, value),
            Node::ZeroExtend(inner) => self.resize(inner, width),
            _ => self.add(Node::ZeroExtend(a), width),
        }
    }

    /// Returns the number with copies of its sign above, or its low bits.
    pub fn resize_signed(&mut self, a: Term, width: u8) -> Term {
        let before = self.width(a);
        match self.node(a) {
            _ if width <= before => self.extract(a, 0, width),
            Node::Constant(value) => self.constant(width, signed(value, before) as u128),
            Node::SignExtend(inner) => self.resize_signed(inner, width),
            _ => self.add(Node::SignExtend(a), width),
        }
    }

    /// Returns the result of an operation on floats: `width` is its width in bits.
    pub fn float(&mut self, op: FloatOp, operands: [Term; 3], width: u8) -> Term {
        let values = operands.map(|operand| self.value(operand));
        if let [Some(a), Some(b), Some(c)] = values {
            let source = self.width(operands[0]);
            return self.constant(width, op.apply([a, b, c], source, width));
        }
        let [a, b, c] = operands;
        let [a, b] = if op.is_commutative() && b < a { [b, a] } else { [a, b] };
        // Operands that the operation does not read make no other term.
        let operands = [a, if op.arity() > 1 { b } else { a }, if op.arity() > 2 { c } else { a }];
        self.add(Node::Float(op, operands), width)
    }

    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.binary(BinaryOp::And, a, b)
    }

    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.binary(BinaryOp::Or, a, b)
    }

    /// Returns whether two numbers are equal. If one is a choice between the other and a third, solvers see sooner
    /// whether it is the third.
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        for (choice, other) in [(a, b), (b, a)] {
            if let Node::Ite(condition, then, otherwise) = self.node(choice) {
                if otherwise == other {
                    let (is_other, is_same) = (self.not(condition), self.eq(then, other));
                    return self.or(is_other, is_same);
                }
                if then == other {
                    let is_same = self.eq(otherwise, other);
                    return self.or(condition, is_same);
                }
            }
        }
        match (self.node(a), self.node(b)) {
            (Node::ZeroExtend(x), Node::ZeroExtend(y)) if self.width(x) == self.width(y) => self.eq(x, y),
            _ => self.binary(BinaryOp::Eq, a, b),
        }
    }

    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    /// Returns whether `a` is greater or equal, by a comparison that says whether it is less.
    pub fn at_least(&mut self, less: BinaryOp, a: Term, b: Term) -> Term {
        let is_less = self.binary(less, a, b);
        self.not(is_less)
    }

    /// Returns whether a number is not 0.
    pub fn is_set(&mut self, a: Term) -> Term {
        let zero = self.constant(self.width(a), 0);
        self.ne(a, zero)
    }
}
