//! The small examples of the document, a section each, in its order; `tests/first_document.rs` tests them.

use ods::prelude::*;

use crate::{I32OrI64Attr, Tf};

/// Optional attributes, attributes with defaults, and confined attributes.
///
/// "Optional attributes", "Attributes with default values" and "Confining attributes".
#[op(Tf, "attributes", format(attr_dict))]
pub struct AttributesOp {
    #[attr]
    note: Optional<StrAttr>,
    /// `"0.5f"` in the document: here a number.
    #[attr(default = 0.5)]
    rate: F32Attr,
    /// `"{1, 2, 3}"` in the document: here a list.
    #[attr(default = [1, 2, 3])]
    sizes: I64ArrayAttr,
    #[attr(default = 10)]
    count: Confined<I32Attr, IntMinValue<10>>,
    #[attr(default = [0, 4])]
    edges: Confined<I32ArrayAttr, Both<IntArrayNthElemEq<0, 0>, IntArrayNthElemMinValue<1, 2>>>,
}

/// Two groups of operands of equal length, and two of results.
///
/// "Variadic operands" and "Variadic results".
#[op(
    Tf,
    "groups",
    traits(SameVariadicOperandSize, SameVariadicResultSize),
    format(
        "keys" "(" $keys ":" type($keys) ")" "values" "(" $values ":" type($values) ")"
        "found" "(" type($found) ")" "taken" "(" type($taken) ")" attr_dict
    )
)]
pub struct GroupsOp {
    #[operand]
    keys: Variadic<AnyInteger>,
    #[operand]
    values: Variadic<AnyTensor>,
    #[result]
    found: Variadic<I1>,
    #[result]
    taken: Variadic<AnyTensor>,
}

/// Custom verifier code after the generated code, and additional functions.
///
/// "Custom verifier code" and "Extra declarations".
#[op(Tf, "checked", verify, format($low "to" $high attr_dict))]
pub struct CheckedOp {
    #[attr]
    low: I32Attr,
    #[attr]
    high: I32Attr,
}

impl CheckedOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.span(ir) {
            0.. => Ok(()),
            span => Err(ir.op_error(self, format_args!("spans {span}"))),
        }
    }

    /// Returns the width of the interval: an ordinary function in place of the document's `extraClassDeclaration`.
    pub fn span(self, ir: &Ir) -> i64 {
        i64::from(self.high(ir)) - i64::from(self.low(ir))
    }
}

/// The numbers from one to another, without the latter: `tf.interval [1, 4)`.
///
/// "Custom parser and printer methods": no declarative format has mismatched brackets.
#[op(Tf, "interval", custom_format)]
pub struct IntervalOp {
    #[attr]
    low: I64Attr,
    #[attr]
    high: I64Attr,
}

impl IntervalOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_punctuation("[")?;
        parser.parse_attribute_of_type_into(state, Type::I64, "low")?;
        parser.parse_punctuation(",")?;
        parser.parse_attribute_of_type_into(state, Type::I64, "high")?;
        parser.parse_punctuation(")")?;
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(format_args!(" [{}, {})", self.low(ir), self.high(ir)));
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &["low", "high"]);
    }
}

/// A user-defined trait, and a constraint over several parts.
///
/// "Multi-entity constraint" and "Trait".
#[op(
    Tf,
    "pair",
    traits(
        Outermost,
        PredOpTrait("lhs has the element type of rhs", CPred($lhs.element_type($_ctx) == $rhs.element_type($_ctx))),
    ),
    format($lhs "," $rhs attr_dict ":" type($lhs) "," type($rhs))
)]
pub struct PairOp {
    #[operand]
    lhs: AnyTensor,
    #[operand]
    rhs: TensorOf<(F32, F64)>,
}

/// The operation is not nested in another one of the dialect.
pub struct Outermost;

impl OpTrait for Outermost {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Outermost").verified_by(|ir, op| {
        let parent = ir.parent_op(op).map(|parent| ir.name_str(parent)).unwrap_or_default();
        if parent.starts_with("tf.") { Err(ir.op_error(op, "is inside another")) } else { Ok(()) }
    });
}

/// A constraint composed of predicates.
///
/// "How to specify new constraint".
#[op(Tf, "width", format($bits "and" $same attr_dict))]
pub struct WidthOp {
    #[attr]
    bits: I32OrI64Attr,
    /// `Or<[I32Attr.predicate, I64Attr.predicate]>` of the document: a tuple is a disjunction.
    #[attr]
    same: (I32Attr, I64Attr),
}

/// An example enum
///
/// "Enum attributes".
#[enum_attr(i64)]
pub enum MyEnum {
    #[case("caseA")]
    CaseA = 0,
    #[case("caseB")]
    CaseB = 10,
}

/// An operation with the enum.
#[op(Tf, "enum", format($case attr_dict))]
pub struct EnumOp {
    #[attr]
    case: MyEnum,
}
