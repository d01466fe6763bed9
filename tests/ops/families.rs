//! `op_family!`: operations that differ in a name and a constraint, written once.

#![deny(unused_braces, unused_parens)]

use std::sync::Arc;

use ods::prelude::*;
use ods::schema::Constrains;

/// Arithmetic.
#[dialect(
    name = "arith",
    ops(
        AddIOp,
        SubIOp,
        MulIOp,
        DivUIOp,
        DivSIOp,
        CeilDivUIOp,
        CeilDivSIOp,
        FloorDivSIOp,
        RemUIOp,
        RemSIOp,
        AndIOp,
        OrIOp,
        XOrIOp,
        ShLIOp,
        ShRUIOp,
        ShRSIOp,
        MaxSIOp,
        MaxUIOp,
        MinSIOp,
        MinUIOp
    )
)]
pub struct Arith;

op_family! {
    /// The operands and the result are {T}, all of one type.
    #[op(Arith, traits(NoMemoryEffect, SameOperandsAndResultType))]
    struct Binary<T> {
        /// The left-hand side.
        #[operand]
        lhs: T,
        /// The right-hand side.
        #[operand]
        rhs: T,
        #[result]
        result: T,
    }

    /// Integer addition.
    pub AddIOp = Binary<SignlessIntegerOrIndexLike>("addi", traits(AlwaysSpeculatable, Commutative));
    /// Integer subtraction.
    pub SubIOp = Binary<SignlessIntegerOrIndexLike>("subi", traits(AlwaysSpeculatable));
    /// Integer multiplication.
    pub MulIOp = Binary<SignlessIntegerOrIndexLike>("muli", traits(AlwaysSpeculatable, Commutative));
    /// Unsigned integer division.
    ///
    /// Rounds towards zero.
    pub DivUIOp = Binary<SignlessIntegerOrIndexLike>("divui") {
        /// Whether nothing remains.
        #[attr(name = "isExact")]
        is_exact: UnitAttr,
    };
    /// Signed integer division.
    pub DivSIOp = Binary<SignlessIntegerOrIndexLike>("divsi") {
        /// Whether nothing remains.
        #[attr(name = "isExact")]
        is_exact: UnitAttr,
    };
    /// Unsigned integer division, rounding up.
    pub CeilDivUIOp = Binary<SignlessIntegerOrIndexLike>("ceildivui");
    /// Signed integer division, rounding up.
    pub CeilDivSIOp = Binary<SignlessIntegerOrIndexLike>("ceildivsi");
    /// Signed integer division, rounding down.
    pub FloorDivSIOp = Binary<SignlessIntegerOrIndexLike>("floordivsi");
    /// Remainder of the unsigned division.
    pub RemUIOp = Binary<SignlessIntegerOrIndexLike>("remui");
    /// Remainder of the signed division.
    pub RemSIOp = Binary<SignlessIntegerOrIndexLike>("remsi");
    /// Bitwise and.
    pub AndIOp = Binary<SignlessIntegerOrIndexLike>("andi", traits(AlwaysSpeculatable, Commutative, Idempotent));
    /// Bitwise or.
    pub OrIOp = Binary<SignlessIntegerOrIndexLike>("ori", traits(AlwaysSpeculatable, Commutative, Idempotent));
    /// Bitwise exclusive or.
    pub XOrIOp = Binary<SignlessIntegerOrIndexLike>("xori", traits(AlwaysSpeculatable, Commutative));
    /// Shift to the left.
    pub ShLIOp = Binary<SignlessIntegerOrIndexLike>("shli", traits(AlwaysSpeculatable));
    /// Unsigned shift to the right.
    pub ShRUIOp = Binary<SignlessIntegerOrIndexLike>("shrui", traits(AlwaysSpeculatable));
    /// Signed shift to the right.
    pub ShRSIOp = Binary<SignlessIntegerOrIndexLike>("shrsi", traits(AlwaysSpeculatable));
    /// The larger of two signed integers.
    pub MaxSIOp = Binary<SignlessIntegerOrIndexLike>("maxsi", traits(AlwaysSpeculatable, Commutative));
    /// The larger of two unsigned integers.
    pub MaxUIOp = Binary<SignlessIntegerOrIndexLike>("maxui", traits(AlwaysSpeculatable, Commutative));
    /// The smaller of two signed integers.
    pub MinSIOp = Binary<SignlessIntegerOrIndexLike>("minsi", traits(AlwaysSpeculatable, Commutative));
    /// The smaller of two unsigned integers.
    pub MinUIOp = Binary<SignlessIntegerOrIndexLike>("minui", traits(AlwaysSpeculatable, Commutative));
}

/// Operations whose templates have parameters of all kinds.
#[dialect(name = "kinds", ops(PairOp, TripleOp, InsideOp, TiedOp, HadamardOp, PhaseOp, BareOp))]
pub struct Kinds;

op_family! {
    #[op(Kinds, verify)]
    struct Counted<T, const N: i64, const M: usize> {
        #[operand]
        values: Variadic<TensorOf<T>>,
        #[attr(default = N)]
        count: I64Attr,
        #[attr]
        limits: Confined<I64ArrayAttr, ArrayMinCount<M>>,
        #[derived(|op, ir| op.values(ir).len() as i64 == N && !T::CONSTRAINT.summary().is_empty())]
        complete: bool,
    }

    /// Two values.
    pub PairOp = Counted<F32, 2, 1>("pair");
    /// Three values, of two types.
    pub TripleOp = Counted<(F32, F64), 2 + 1, 2>("triple");

    #[op(Kinds, traits(HasParent<P>))]
    struct Inside<P> {}

    /// Values of any form.
    #[op(Kinds)]
    struct Gate<const I: Inverse, const N: i64> {
        #[derived(|_, _| text(I, N), materialize = never)]
        text: String,
    }

    /// In braces.
    pub HadamardOp = Gate<{ Inverse::Gate("h") }, { i64::pow(2, 3) }>("hadamard");
    /// Without.
    pub PhaseOp = Gate<Inverse::Gate("sdg"), 2 * Vec::<i64>::new().len() as i64 + 1>("phase");
    /// Names.
    pub BareOp = Gate<Inverse::None, 4>("bare");

    /// In a module.
    pub InsideOp = Inside<ods::builtin::ModuleOp>("inside");

    /// No parameters at all.
    #[op(Kinds)]
    struct Plain {
        #[operand]
        from: AnyType,
    }

    pub(crate) TiedOp = Plain("tied", traits(AllTypesMatch(from, to))) {
        #[result]
        to: AnyType,
    };
}

/// The inverse of a gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inverse {
    Gate(&'static str),
    None,
}

fn text(inverse: Inverse, number: i64) -> String {
    format!("{inverse:?} {number}")
}

#[test]
fn values_have_any_form() {
    let context = Arc::new(Context::new());
    context.register::<Kinds>().expect("a good dialect");
    let mut ir = Ir::new(context);
    let hadamard = ir.builder().insert(HadamardOp::new()).expect("an operation");
    let phase = ir.builder().insert(PhaseOp::new()).expect("an operation");
    let bare = ir.builder().insert(BareOp::new()).expect("an operation");
    assert_eq!(hadamard.text(&ir), "Gate(\"h\") 8");
    assert_eq!(phase.text(&ir), "Gate(\"sdg\") 1");
    assert_eq!(bare.text(&ir), "None 4");
}

impl PairOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        if self.complete(ir) { Ok(()) } else { Err(ir.op_error(self.operation(), "wants two")) }
    }
}

impl TripleOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        if self.complete(ir) { Ok(()) } else { Err(ir.op_error(self.operation(), "wants three")) }
    }
}

/// Returns the errors of parser and verifier for the text, in a module where `%i` is an `i32`, `%f` an `f32` and `%t` a
/// tensor.
fn errors(text: &str) -> Vec<String> {
    let context = Arc::new(Context::new());
    context.register::<Arith>().expect("a good dialect");
    context.register::<Kinds>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    let text = format!("%i, %f, %t = \"t.some\"() : () -> (i32, f32, tensor<2xf32>)\n{text}");
    let parsed = match ods::text::parse(&context, "test.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => return errors.into_iter().map(|error| error.message).collect(),
    };
    match ods::verify::verify(&parsed.ir, parsed.root) {
        Ok(()) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.message).collect(),
    }
}

const NAMES: [&str; 20] = [
    "addi",
    "subi",
    "muli",
    "divui",
    "divsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
    "remui",
    "remsi",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrui",
    "shrsi",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
];

#[test]
fn every_row_has_the_template_constraints() {
    assert_eq!(Arith::SCHEMA.ops.iter().map(|op| op.mnemonic).collect::<Vec<_>>(), NAMES);
    for name in NAMES {
        assert_eq!(errors(&format!("%0 = \"arith.{name}\"(%i, %i) : (i32, i32) -> i32")), [""; 0]);
        assert_eq!(
            errors(&format!("%0 = \"arith.{name}\"(%f, %f) : (f32, f32) -> f32"))[0],
            format!("'arith.{name}' op operand #0 must be signless-integer-like, but got 'f32'"),
        );
        assert_eq!(
            errors(&format!("%0 = \"arith.{name}\"(%i, %i) : (i32, i32) -> i64"))[0],
            format!("'arith.{name}' op requires the same type for all operands and results"),
        );
    }
}

#[test]
fn row_traits_extend_template_traits() {
    let traits = |op: &ods::schema::OpSchema| op.traits.iter().map(|used| used.name).collect::<Vec<_>>().join(" ");
    assert_eq!(traits(DivUIOp::<Operation>::SCHEMA), "NoMemoryEffect SameOperandsAndResultType");
    let andi = "NoMemoryEffect SameOperandsAndResultType AlwaysSpeculatable Commutative Idempotent";
    assert_eq!(traits(AndIOp::<Operation>::SCHEMA), andi);
}

#[test]
fn documentation_joins_row_and_template() {
    let common = "The operands and the result are SignlessIntegerOrIndexLike, all of one type.";
    let schema = AddIOp::<Operation>::SCHEMA;
    assert_eq!((schema.summary, schema.description), ("Integer addition.", common));
    let schema = DivUIOp::<Operation>::SCHEMA;
    assert_eq!(schema.description, format!("Rounds towards zero.\n\n{common}"));
    assert_eq!(schema.operands[1].doc, "The right-hand side.");
    assert_eq!(schema.attributes[0].doc, "Whether nothing remains.");
}

#[test]
fn parameters_are_constraints_values_or_operations() {
    let count = |ir: &Context, op: &ods::schema::OpSchema| match op.attributes[0].presence {
        ods::schema::Presence::Default(make) => make(ir).display(ir).to_string(),
        _ => String::new(),
    };
    let context = Context::new();
    assert_eq!(count(&context, PairOp::<Operation>::SCHEMA), "2 : i64");
    assert_eq!(count(&context, TripleOp::<Operation>::SCHEMA), "3 : i64");
    assert_eq!(errors("\"kinds.pair\"(%t, %t) <{limits = [1]}> : (tensor<2xf32>, tensor<2xf32>) -> ()"), [""; 0]);
    let triple = "\"kinds.triple\"(%t, %t, %t) <{limits = [1]}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()";
    let wants = "'kinds.triple' op attribute 'limits' failed to satisfy constraint: 64-bit integer array attribute with \
                 at least 2 elements";
    assert_eq!(errors(triple), [wants]);
    assert_eq!(errors(&triple.replace("[1]", "[1, 2]")), [""; 0]);
    let one = "\"kinds.pair\"(%t) <{limits = [1]}> : (tensor<2xf32>) -> ()";
    assert_eq!(errors(one), ["'kinds.pair' op wants two"]);
}

#[test]
fn parameters_can_be_used_in_keys() {
    assert_eq!(errors("\"kinds.inside\"() : () -> ()"), [""; 0]);
    let nested = "\"t.region\"() ({ \"kinds.inside\"() : () -> ()\n \"t.end\"() : () -> () }) : () -> ()";
    assert_eq!(errors(nested), ["'kinds.inside' op expects parent op 'builtin.module'"]);
}

#[test]
fn row_keys_see_all_fields() {
    assert_eq!(errors("%0 = \"kinds.tied\"(%i) : (i32) -> i32"), [""; 0]);
    let message = "'kinds.tied' op failed to verify that all of {from, to} have same type";
    assert_eq!(errors("%0 = \"kinds.tied\"(%i) : (i32) -> f32"), [message]);
}

#[test]
fn rows_define_operations() {
    let context = Arc::new(Context::new());
    context.register::<Arith>().expect("a good dialect");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
    let sum = ir.builder_at_end_of(block).insert(AddIOp::new(x, x)).expect("a registered operation");
    let quotient = DivUIOp::new(sum.result(&ir), x).with_is_exact(true);
    let quotient = ir.builder_at_end_of(block).insert(quotient).expect("a registered operation");
    assert_eq!(ir.value_type(quotient.result(&ir)), Type::I32);
    assert_eq!(quotient.lhs(&ir), sum.result(&ir));
    assert!(quotient.is_exact(&ir));
}

/// Rows inherit the impls of their template.
mod implemented {
    use super::*;

    /// Is paid for.
    #[op_interface]
    pub trait Paid {
        fn price(&self, ir: &Ir) -> i64;
        fn unit() -> &'static str;
    }

    /// Shops.
    #[dialect(name = "shop", ops(AppleOp, WaterOp, BoxOp))]
    pub struct Shop;

    op_family! {
        #[op(Shop, interfaces(Paid), verify)]
        struct Goods<T, const UNIT: &str, const PRICE: i64> {
            #[operand]
            amounts: Variadic<T>,
        }

        /// By the unit.
        impl Paid for Goods {
            fn price(&self, ir: &Ir) -> i64 {
                i64::try_from(self.amounts(ir).len()).unwrap_or(i64::MAX).saturating_mul(PRICE)
            }
            fn unit() -> &'static str {
                UNIT
            }
        }

        impl Goods {
            fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
                if self.price(ir) > 0 { Ok(()) } else { Err(ir.op_error(self.operation(), "is for nothing")) }
            }
        }

        /// Stands in boxes.
        #[op(Shop)]
        struct Boxed {
            #[attr]
            boxes: I64Attr,
        }

        impl Boxed {
            /// Returns the number of boxes.
            pub fn count(self, ir: &Ir) -> i64 {
                self.boxes(ir)
            }
        }

        /// Apples.
        pub AppleOp = Goods<Index, "kg", 3>("apple");
        /// Water.
        pub WaterOp = Goods<F32, "l", 1>("water");
        /// Boxes of something.
        pub BoxOp = Goods<Index, "box", 10> + Boxed("box");
    }

    #[test]
    fn rows_inherit_template_impls() {
        let context = Context::new();
        context.register::<Shop>().expect("one dialect");
        let context = Arc::new(context);
        let text = "\
            %0, %1 = \"builtin.unrealized_conversion_cast\"() : () -> (index, f32)
            \"shop.apple\"(%0, %0) : (index, index) -> ()
            \"shop.water\"(%1) : (f32) -> ()
            \"shop.box\"(%0) <{boxes = 7 : i64}> : (index) -> ()
            \"shop.water\"() : () -> ()";
        let parsed = ods::text::parse(&context, "shop", text.as_bytes()).expect("good text");
        let (ir, ops) = (&parsed.ir, parsed.ir.walk_pre(parsed.root).collect::<Vec<_>>());
        let paid = ops.iter().filter_map(|op| ir.interface::<dyn Paid>(*op));
        let prices: Vec<(i64, &str)> = paid.map(|paid| (paid.price(ir), paid.unit())).collect();
        assert_eq!(prices, [(6, "kg"), (1, "l"), (10, "box"), (0, "l")]);
        assert_eq!(ops.iter().find_map(|op| ir.cast::<BoxOp>(*op)).map(|op| op.count(ir)), Some(7));
        let errors = ods::verify::verify(ir, parsed.root).expect_err("water for nothing");
        assert_eq!(errors[0].message, "'shop.water' op is for nothing");
    }
}
