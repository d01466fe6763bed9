//! The language of predicates: what each combinator means, and what summaries say.

use std::sync::Arc;

use ods::prelude::*;
use ods::schema::{Constrains, PredScope};

fn width(ty: Type, context: &Context) -> Option<u32> {
    Some(ty.cast::<IntegerType>(context)?.width(context))
}

constraint! {
    /// anything at all
    pub Anything: Type = TruePred;

    /// 32 or 64 bits
    pub Bits32Or64: IntegerType = Or(CPred(width($_self, $_ctx) == Some(32)), CPred(width($_self, $_ctx) == Some(64)));

    /// an integer of some other width
    pub OtherBits: IntegerType = And(AnyInteger, Neg(Bits32Or64));

    /// something whose element is {T}
    pub ElementIs<T: Type>: Type = SubstLeaves($_self, $_self.element_type($_ctx), T);

    /// the argument of a function of one
    pub ArgumentIs<T: Type>: FunctionType =
        SubstLeaves($_self, $_self.cast::<FunctionType>($_ctx).and_then(|f| f.inputs($_ctx).first().copied()), T);

    /// not {T}
    pub Not<T: Type>: Type = Concat(!, T, );

    /// {T}, or else `i1`
    pub OrI1<T: Type>: Type = Concat(, T, || $_self == Type::I1);

    /// {W} bits, {SIGN}
    pub Exactly<const W: u32, const SIGN: bool>: Type = CPred(width($_self, $_ctx) == Some(W) && SIGN);

    /// array of arrays of {A}
    pub Matrix<A: Attribute>: ArrayAttr = Each(Each(A));

    /// of a type that is {T}
    pub Typed<T: Type>: Attribute = ValueType(T);

    /// SAME or VALID
    pub Padding: StringAttr = AnyStrAttrOf("SAME", "VALID");

    /// as wide as there are operands
    pub WideAsOperands: Type = CPred(width($_self, $_ctx).map(|width| width as usize) == Some($_op.num_operands()));

    /// one of {1, 2} with {braces that} mean themselves
    pub Braces: Type = CPred($_self == Type::I1);
}

fn holds<C: Constrains<Type>>(context: &Context, ty: Type) -> bool {
    C::CONSTRAINT.holds(ty, &PredScope::of(context))
}

fn holds_of<C: Constrains<Attribute>>(context: &Context, attribute: impl Into<Attribute>) -> bool {
    C::CONSTRAINT.holds(attribute.into(), &PredScope::of(context))
}

#[test]
fn logic_combines_leaves() {
    let context = Context::new();
    let of = |types: [Type; 4], test: fn(&Context, Type) -> bool| types.map(|ty| test(&context, ty));
    let types = [Type::I1, Type::I32, Type::I64, Type::F32];
    assert_eq!(of(types, holds::<Anything>), [true; 4]);
    assert_eq!(of(types, holds::<Bits32Or64>), [false, true, true, false]);
    assert_eq!(of(types, holds::<OtherBits>), [true, false, false, false]);
    assert_eq!(of(types, holds::<Not<Bits32Or64>>), [true, false, false, true]);
    assert_eq!(of(types, holds::<OrI1<AnyFloat>>), [true, false, false, true]);
    assert_eq!(of(types, holds::<Exactly<32, true>>), [false, true, false, false]);
    assert_eq!(of(types, holds::<Exactly<32, false>>), [false; 4]);
    assert_eq!(of(types, holds::<(I1, F32)>), [true, false, false, true]);
}

#[test]
fn subst_leaves_replaces_the_entity() {
    let context = Context::new();
    let vector = VectorType::get(&context, &[4], Type::F32).expect("a vector").into();
    assert!(holds::<ElementIs<AnyFloat>>(&context, vector) && !holds::<ElementIs<I32>>(&context, vector));
    let function = |inputs: &[Type]| Type::from(FunctionType::get(&context, inputs, &[]));
    assert!(holds::<ArgumentIs<I32>>(&context, function(&[Type::I32])));
    assert!(!holds::<ArgumentIs<I32>>(&context, function(&[Type::F32])));
    assert!(!holds::<ArgumentIs<Anything>>(&context, function(&[])), "there is nothing to hold of");
    assert!(!holds::<ArgumentIs<Anything>>(&context, Type::I32));
}

#[test]
fn attributes() {
    let context = Context::new();
    let text = |text: &str| Attribute::from(StringAttr::get(&context, text));
    assert_eq!(["SAME", "VALID", "same"].map(|word| holds_of::<Padding>(&context, text(word))), [true, true, false]);
    assert!(!holds_of::<Padding>(&context, Attribute::UNIT));
    let array = |elements: &[Attribute]| Attribute::from(ArrayAttr::get(&context, elements));
    let row = array(&[text("SAME")]);
    assert!(holds_of::<Matrix<Padding>>(&context, array(&[row, array(&[])])));
    assert!(!holds_of::<Matrix<Padding>>(&context, array(&[row, text("SAME")])));
    assert!(!holds_of::<Matrix<Padding>>(&context, Attribute::UNIT));
    let float = FloatAttr::get(&context, Type::F32, 1.0).expect("a float type");
    assert!(holds_of::<Typed<AnyFloat>>(&context, float) && !holds_of::<Typed<AnyInteger>>(&context, float));
    assert!(!holds_of::<Typed<AnyFloat>>(&context, Attribute::UNIT), "it has no type");
    let default = ods::__private::default_of::<Padding>("SAME", &context);
    assert_eq!(default, text("SAME"));
}

/// A dialect for `$_op`.
#[dialect(name = "predicates", ops(ManyOp))]
struct Predicates;

/// Any number of operands.
#[op(Predicates, "many")]
struct ManyOp {
    #[operand]
    values: Variadic<AnyType>,
}

#[test]
fn predicates_see_the_operation() {
    let context = Arc::new(Context::new());
    context.register::<Predicates>().expect("a good dialect");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    let value = ir.add_argument(block, Type::I8, Location::UNKNOWN);
    let make = |ir: &mut Ir, count| {
        let op = ir.builder_at_end_of(block).insert(ManyOp::new(vec![value; count]));
        op.expect("a registered operation").operation()
    };
    let (eight, nine) = (make(&mut ir, 8), make(&mut ir, 9));
    let wide = <WideAsOperands as Constrains<Type>>::CONSTRAINT;
    assert!(wide.holds(Type::I8, &PredScope::at(&ir, eight)));
    assert!(!wide.holds(Type::I8, &PredScope::at(&ir, nine)));
    assert!(!wide.holds(Type::I8, &PredScope::of(ir.context())), "no operation, no answer");
    assert!(!wide.pure);
}

#[test]
fn summaries_follow_from_predicates() {
    fn summary<C: Constrains<Type>>() -> String {
        C::CONSTRAINT.summary()
    }
    assert_eq!(summary::<ElementIs<Exactly<8, true>>>(), "something whose element is 8 bits, true");
    assert_eq!(summary::<TensorOf<(F32, F64)>>(), "tensor of 32-bit float or 64-bit float values");
    assert_eq!(summary::<Braces>(), "one of {1, 2} with {braces that} mean themselves");
    let bits = <Bits32Or64 as Constrains<Type>>::CONSTRAINT;
    assert_eq!((bits.name, bits.pure), ("Bits32Or64", true));
    use ods::schema::Pred;
    let Pred::And([Pred::Is(view), Pred::Or([Pred::Leaf { code, .. }, _])]) = &bits.pred else {
        panic!("the tree is kept, after what the view demands");
    };
    assert_eq!(view.name, "IntegerType");
    assert_eq!(*code, "width($_self, $_ctx) == Some(32)");
    assert_eq!(<Matrix<Padding> as Constrains<Attribute>>::CONSTRAINT.summary(), "array of arrays of SAME or VALID");
}
