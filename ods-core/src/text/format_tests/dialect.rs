//! A dialect whose operations have formats of all kinds, in the form that expansions have.

use crate::attributes::{ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr};
use crate::constraints::{ANY_ATTR, ANY_REGION, ANY_SUCCESSOR, ANY_TYPE};
use crate::context::{Context, SchemaId};
use crate::entity::{Attribute, Operation, Type};
use crate::interfaces::InferTypeOpInterface;
use crate::ir::Ir;
use crate::schema::{
    Anchor, Arity, AttrConstraint, AttrText, AttributeForm, AttributeSchema, Constrains, Constraint, Dialect,
    DialectSchema, Draft, EnumCase, EnumKind, EnumSchema, ImplementedBy, InterfaceEntry, MultiConstraint, MultiPred,
    NestedGroup, OiClause, Op, OpElement, OpFormat, OpHook, OpSchema, OpTrait, OperandSchema, Part, Phrase, Pred,
    Presence, PropertySchema, PropertyValue, RegionSchema, Sizes, SuccessorSchema, TypeConstraint, TypeForm,
    TypeSource, TypesOf, UnitProp, View, ViewForm, properties, store_property,
};
use crate::traits::{self, SingleBlockImplicitTerminator};
use crate::types::{IntegerType, MemRefType, RankedTensorType};

use super::hooks::{parse_body, parse_list, parse_number, print_body, print_list, print_number};

pub(super) const I32: &TypeConstraint = &Constraint::<Type> {
    name: "I32",
    summary: &[Phrase::Text("32-bit signless integer")],
    pred: Pred::Leaf { code: "i32", test: |ty, _| ty == Type::I32 },
    builder: Some(|_| Type::I32),
    ..Constraint::ANY
};

pub(super) const INTEGER: &TypeConstraint = <IntegerType as Constrains<Type>>::CONSTRAINT;
pub(super) const TENSOR: &TypeConstraint = <RankedTensorType as Constrains<Type>>::CONSTRAINT;

pub(super) const I64_ATTR: &AttrConstraint = &Constraint::<Attribute> {
    name: "I64Attr",
    summary: &[Phrase::Text("64-bit signless integer attribute")],
    pred: Pred::And(&[
        IntegerAttr::PROOF,
        Pred::Leaf { code: "i64", test: |attribute, scope| attribute.ty(scope.context) == Some(Type::I64) },
    ]),
    text: AttrText::OfType(|_| Type::I64),
    ..Constraint::ANY
};

/// As `Confined` makes one.
pub(super) const SMALL: &AttrConstraint = &Constraint::<Attribute> {
    name: "Confined",
    summary: &[Phrase::Text("small 64-bit signless integer attribute")],
    pred: Pred::And(&[
        Pred::Is(I64_ATTR),
        Pred::Leaf {
            code: "small",
            test: |attribute, scope| {
                attribute.cast::<IntegerAttr>(scope.context).is_some_and(|it| it.value(scope.context) < Some(100))
            },
        },
    ]),
    ..Constraint::ANY
};

pub(super) const STR: &AttrConstraint = &Constraint::<Attribute> {
    name: "StrAttr",
    summary: &[Phrase::Text("string attribute")],
    pred: StringAttr::PROOF,
    text: AttrText::OfType(|_| Type::NONE),
    ..Constraint::ANY
};

pub(super) const SYMBOL: &AttrConstraint = &Constraint::<Attribute> {
    name: "SymbolNameAttr",
    summary: &[Phrase::Text("string attribute")],
    pred: StringAttr::PROOF,
    text: AttrText::SymbolName,
    ..Constraint::ANY
};

pub(super) const I32S: &AttrConstraint = &Constraint::<Attribute> {
    name: "DenseI32ArrayAttr",
    summary: &[Phrase::Text("i32 dense array attribute")],
    pred: DenseArrayAttr::PROOF,
    text: AttrText::DenseArray(|_| Type::I32),
    ..Constraint::ANY
};

pub(super) const F32S: &AttrConstraint = &Constraint::<Attribute> {
    name: "DenseF32ArrayAttr",
    summary: &[Phrase::Text("f32 dense array attribute")],
    pred: DenseArrayAttr::PROOF,
    text: AttrText::DenseArray(|_| Type::F32),
    ..Constraint::ANY
};

pub(super) const UNIT: &AttrConstraint = &Constraint::<Attribute> {
    name: "UnitAttr",
    summary: &[Phrase::Text("unit attribute")],
    pred: Pred::Leaf { code: "unit", test: |attribute, _| attribute == Attribute::UNIT },
    ..Constraint::ANY
};

const fn case(symbol: &'static str, text: &'static str, value: u64) -> EnumCase {
    EnumCase { symbol, text, value, doc: "" }
}

static MODES: EnumSchema = EnumSchema {
    name: "Mode",
    summary: "a mode",
    description: "",
    kind: EnumKind::Integer(32),
    cases: &[case("Fast", "fast", 0), case("Slow", "slow", 5), case("TwoWords", "very slow", 6)],
    form: None,
};

pub(super) const MODE: &AttrConstraint = &Constraint::<Attribute> {
    name: "Mode",
    summary: &[Phrase::Text("a mode")],
    pred: Pred::Enum(&MODES),
    ..Constraint::ANY
};

pub(super) fn int(context: &Context, value: i64) -> Attribute {
    IntegerAttr::get(context, Type::I64, value).map_or(Attribute::UNIT, Attribute::from)
}

const fn value(name: &'static str, arity: Arity, constraint: &'static TypeConstraint) -> OperandSchema {
    OperandSchema { name, doc: "", arity, constraint }
}

const fn one(name: &'static str) -> OperandSchema {
    value(name, Arity::One, &ANY_TYPE)
}

const fn optional(name: &'static str) -> OperandSchema {
    value(name, Arity::Optional, &ANY_TYPE)
}

const fn many(name: &'static str) -> OperandSchema {
    value(name, Arity::Variadic, &ANY_TYPE)
}

const fn attr(name: &'static str, constraint: &'static AttrConstraint, presence: Presence) -> AttributeSchema {
    AttributeSchema { name, doc: "", constraint, presence }
}

const fn region(name: &'static str, arity: Arity) -> RegionSchema {
    RegionSchema { name, doc: "", arity, constraint: &ANY_REGION }
}

const fn successor(name: &'static str, arity: Arity) -> SuccessorSchema {
    SuccessorSchema { name, doc: "", arity, constraint: &ANY_SUCCESSOR }
}

/// A literal with a blank before it.
const fn lit(text: &'static str) -> OpElement {
    OpElement::Literal { text, space: true }
}

/// A literal without.
const fn tight(text: &'static str) -> OpElement {
    OpElement::Literal { text, space: false }
}

const fn operand(group: usize) -> OpElement {
    OpElement::Operand { group, space: true }
}

const fn tight_operand(group: usize) -> OpElement {
    OpElement::Operand { group, space: false }
}

const fn a(slot: usize, view: ViewForm<Attribute>) -> OpElement {
    OpElement::Attribute { slot, form: AttributeForm { view, qualified: false }, space: true }
}

const fn prop(index: usize) -> OpElement {
    OpElement::Property { index, space: true }
}

const fn ty(of: TypesOf) -> OpElement {
    OpElement::Type { of, form: TypeForm { view: ViewForm::<Type>::ANY, qualified: false }, space: true }
}

const fn ty_as(of: TypesOf, view: ViewForm<Type>) -> OpElement {
    OpElement::Type { of, form: TypeForm { view, qualified: false }, space: true }
}

const DICT: OpElement = OpElement::AttrDict { with_keyword: false, inherent: true };

const fn group(
    anchors: &'static [Anchor],
    implied: Option<Anchor>,
    then: &'static [OpElement],
    otherwise: &'static [OpElement],
) -> OpElement {
    OpElement::Group { anchors, implied, then, otherwise }
}

const EMPTY: OpFormat = OpFormat {
    text: "",
    is_proved: true,
    elements: &[],
    operand_types: &[],
    result_types: &[],
    attributes: &[],
    properties: &[],
};

use TypeSource::{Built, Computed, Inferred, Same, Written};

macro_rules! ops {
    ($($static:ident $ty:ident $name:literal { $($field:ident: $value:expr),* $(,)? } $format:expr;)*) => {
        $(
            static $static: OpSchema = {
                static ID: SchemaId = SchemaId::new();
                static FORMAT: OpFormat = $format;
                OpSchema {
                    id: &ID,
                    mnemonic: $name,
                    dialect: "f",
                    format: Some(&FORMAT),
                    $($field: $value,)*
                    ..OpSchema::EMPTY
                }
            };
            #[derive(Clone, Copy)]
            #[allow(dead_code, reason = "not every test needs every type")]
            struct $ty(Operation);
            impl Op for $ty {
                const SCHEMA: &'static OpSchema = &$static;
                fn from_operation(op: Operation) -> Self {
                    Self(op)
                }
                fn operation(self) -> Operation {
                    self.0
                }
            }
        )*
        static F: DialectSchema = DialectSchema { name: "f", ops: &[$(&$static),*], ..DialectSchema::EMPTY };
    };
}

ops! {
    ADD AddOp "add" {
        operands: &[value("lhs", Arity::One, INTEGER), value("rhs", Arity::One, INTEGER)],
        results: &[value("result", Arity::One, INTEGER)],
        traits: &[traits::SameOperandsAndResultType::SCHEMA],
    } OpFormat {
        elements: &[
            operand(0), tight(","), operand(1), DICT, lit(":"), ty_as(TypesOf::Result(0), IntegerType::FORM),
        ],
        operand_types: &[Same(Part::Result(0)), Same(Part::Result(0))],
        result_types: &[Written],
        ..EMPTY
    };
    SOURCE SourceOp "source" { results: &[many("results")] } OpFormat {
        elements: &[DICT, group(
            &[Anchor::Result(0)], None, &[lit("to"), ty(TypesOf::Result(0))], &[lit("nothing")],
        )],
        result_types: &[Written],
        ..EMPTY
    };
    ATTRS AttrsOp "attrs" {
        attributes: &[
            attr("mode", MODE, Presence::Required),
            attr("size", SMALL, Presence::Default(|context| int(context, 3))),
            attr("text", STR, Presence::Optional),
            attr("flag", UNIT, Presence::Optional),
            attr("any", &ANY_ATTR, Presence::Optional),
            attr("late", I64_ATTR, Presence::OptionalDefault(|context| int(context, 7))),
        ],
    } OpFormat {
        elements: &[
            a(0, ViewForm::<Attribute>::ANY),
            group(&[Anchor::Attribute(1)], None, &[lit("size"), a(1, IntegerAttr::FORM)], &[]),
            group(&[Anchor::Attribute(2)], None, &[a(2, StringAttr::FORM), lit("text")], &[]),
            group(&[Anchor::Attribute(3)], Some(Anchor::Attribute(3)), &[lit("flag")], &[]),
            OpElement::AttrDict { with_keyword: true, inherent: true },
        ],
        attributes: &[0, 1, 2, 3],
        ..EMPTY
    };
    NAMES NamesOp "names" {
        attributes: &[
            attr("sym_name", SYMBOL, Presence::Required),
            attr("sizes", I32S, Presence::Required),
            attr("weights", F32S, Presence::Optional),
            attr("mode", MODE, Presence::Optional),
            attr("list", &ANY_ATTR, Presence::Optional),
        ],
    } OpFormat {
        elements: &[
            a(0, StringAttr::FORM),
            a(1, DenseArrayAttr::FORM),
            group(&[Anchor::Attribute(2)], None, &[lit("weighing"), a(2, DenseArrayAttr::FORM)], &[]),
            group(&[Anchor::Attribute(3)], None, &[a(3, ViewForm::<Attribute>::ANY), tight("?")], &[]),
            group(&[Anchor::Attribute(4)], None, &[a(4, ArrayAttr::FORM)], &[]),
            DICT,
        ],
        attributes: &[0, 1, 2, 3, 4],
        ..EMPTY
    };
    GROUPS GroupsOp "groups" {
        operands: &[many("xs"), optional("y"), value("z", Arity::Optional, I32)],
        results: &[many("rs")],
        operand_sizes: Sizes::Stored,
    } OpFormat {
        elements: &[
            lit("["), tight_operand(0), tight("]"),
            group(&[Anchor::Operand(1)], None, &[operand(1), lit(":"), ty(TypesOf::Operand(1))], &[lit("none")]),
            group(&[Anchor::Operand(2)], None, &[lit("z"), operand(2)], &[]),
            DICT, lit(":"),
            OpElement::FunctionalType { inputs: TypesOf::Operand(0), results: TypesOf::Result(0), space: true },
        ],
        operand_types: &[Written, Written, Built],
        result_types: &[Written],
        ..EMPTY
    };
    SAME SameOp "same" {
        operands: &[many("xs"), many("ys")],
        operand_sizes: Sizes::Same,
    } OpFormat {
        elements: &[operand(0), lit("and"), operand(1), DICT, lit(":"), ty(TypesOf::Operand(0))],
        operand_types: &[Written, Same(Part::Operand(0))],
        ..EMPTY
    };
    WHOLE WholeOp "whole" {
        operands: &[one("x"), many("ys")],
        results: &[one("r"), many("ss")],
        regions: &[region("body", Arity::Variadic)],
        successors: &[successor("next", Arity::Variadic)],
        traits: &[traits::Terminator::SCHEMA],
    } OpFormat {
        elements: &[
            OpElement::Operands { space: true },
            lit("to"), OpElement::Successors { space: true },
            lit("do"), OpElement::Regions { space: true },
            DICT, lit(":"),
            OpElement::FunctionalType { inputs: TypesOf::Operands, results: TypesOf::Results, space: true },
        ],
        operand_types: &[Written, Written],
        result_types: &[Written, Written],
        ..EMPTY
    };
    SEGMENTS SegmentsOp "segments" {
        operands: &[many("xs"), many("ys")],
        operand_sizes: Sizes::Stored,
    } OpFormat {
        elements: &[OpElement::Operands { space: true }, DICT, lit(":"), ty(TypesOf::Operands)],
        operand_types: &[Written, Written],
        ..EMPTY
    };
    PIECES PiecesOp "pieces" { operands: &[one("x"), optional("y")] } OpFormat {
        elements: &[
            operand(0), group(&[Anchor::Operand(1)], None, &[lit(","), operand(1)], &[]),
            DICT, lit(":"), ty(TypesOf::Operands),
        ],
        operand_types: &[Written, Written],
        ..EMPTY
    };
    BR BrOp "br" {
        successors: &[successor("first", Arity::One), successor("rest", Arity::Variadic)],
        traits: &[traits::Terminator::SCHEMA],
    } OpFormat {
        elements: &[
            OpElement::Successor { group: 0, space: true }, tight("("),
            OpElement::Successor { group: 1, space: false }, tight(")"), DICT,
        ],
        ..EMPTY
    };
    STOP StopOp "stop" {
        attributes: &[attr("why", STR, Presence::Optional)],
        traits: &[traits::Terminator::SCHEMA],
    } OpFormat { elements: &[DICT], ..EMPTY };
    LOOP LoopOp "loop" {
        regions: &[region("body", Arity::One), region("rest", Arity::Variadic)],
        traits: &[SingleBlockImplicitTerminator::<StopOp>::SCHEMA],
    } OpFormat {
        elements: &[
            OpElement::Region { group: 0, space: true },
            group(&[Anchor::Region(1)], None, &[lit("then"), OpElement::Region { group: 1, space: true }], &[]),
            DICT,
        ],
        ..EMPTY
    };
    HOLD HoldOp "hold" {
        regions: &[region("body", Arity::One)],
        traits: &[
            traits::SingleBlock::SCHEMA, traits::NoTerminator::SCHEMA, traits::HasOnlyGraphRegion::SCHEMA,
        ],
    } OpFormat {
        elements: &[
            group(&[Anchor::Region(0)], None, &[OpElement::Region { group: 0, space: true }], &[lit("empty")]), DICT,
        ],
        ..EMPTY
    };
    PROPS PropsOp "props" {
        properties: {
            const PROPERTIES: &[PropertySchema] = &properties(0, [
                <i64 as PropertyValue>::PROPERTY.of("x", "", "i64"),
                <String as PropertyValue>::PROPERTY.of("s", "", "String").or(
                    "\"q\"", |context, words| store_property::<String>(&"q".to_owned(), context, words),
                ),
                <UnitProp as PropertyValue>::PROPERTY.of("u", "", "UnitProp").or(
                    "false", |context, words| store_property::<UnitProp>(&false, context, words),
                ),
                <Vec<i64> as PropertyValue>::PROPERTY.of("list", "", "Vec<i64>"),
                <Option<bool> as PropertyValue>::PROPERTY.of("maybe", "", "Option<bool>").or(
                    "None", |context, words| store_property::<Option<bool>>(&None, context, words),
                ),
            ]);
            PROPERTIES
        },
    } OpFormat {
        elements: &[
            prop(0),
            group(&[Anchor::Property(1)], None, &[lit("named"), prop(1)], &[]),
            group(&[Anchor::Property(2)], Some(Anchor::Property(2)), &[lit("flag")], &[]),
            prop(3),
            group(&[Anchor::Property(4)], None, &[prop(4)], &[]),
            DICT,
        ],
        properties: &[0, 1, 2, 3, 4],
        ..EMPTY
    };
    DICTS DictsOp "dicts" {
        attributes: &[attr("at", I64_ATTR, Presence::Optional), attr("by", I64_ATTR, Presence::Required)],
        properties: {
            const PROPERTIES: &[PropertySchema] = &properties(0, [
                <i64 as PropertyValue>::PROPERTY.of("n", "", "i64"),
                <i64 as PropertyValue>::PROPERTY.of("m", "", "i64").or(
                    "3", |context, words| store_property::<i64>(&3, context, words),
                ),
            ]);
            PROPERTIES
        },
    } OpFormat {
        elements: &[
            OpElement::PropDict, lit("by"), a(1, IntegerAttr::FORM),
            OpElement::AttrDict { with_keyword: false, inherent: false },
        ],
        attributes: &[1],
        ..EMPTY
    };
    CLAUSES ClausesOp "clauses" {
        operands: &[many("xs"), optional("y")],
        operand_sizes: Sizes::Stored,
        attributes: &[attr("flag", UNIT, Presence::Optional), attr("n", I64_ATTR, Presence::Optional)],
    } OpFormat {
        elements: &[
            OpElement::OiList(&[
                OiClause {
                    keyword: "over",
                    space: true,
                    anchors: &[Anchor::Operand(0)],
                    implied: None,
                    elements: &[tight("("), tight_operand(0), lit(":"), ty(TypesOf::Operand(0)), tight(")")],
                },
                OiClause {
                    keyword: "with",
                    space: true,
                    anchors: &[Anchor::Operand(1)],
                    implied: None,
                    elements: &[operand(1), lit(":"), ty(TypesOf::Operand(1))],
                },
                OiClause {
                    keyword: "flag",
                    space: true,
                    anchors: &[Anchor::Attribute(0)],
                    implied: Some(Anchor::Attribute(0)),
                    elements: &[],
                },
                OiClause {
                    keyword: "n",
                    space: true,
                    anchors: &[Anchor::Attribute(1)],
                    implied: None,
                    elements: &[a(1, IntegerAttr::FORM)],
                },
            ]),
            DICT,
        ],
        operand_types: &[Written, Written],
        attributes: &[0, 1],
        ..EMPTY
    };
    NESTED NestedOp "nested" {
        operands: &[many("xs")],
        attributes: &[attr("lengths", I32S, Presence::Required)],
        nested_groups: &[NestedGroup { operand: 0, lengths: 0 }],
    } OpFormat {
        elements: &[operand(0), DICT, lit(":"), ty(TypesOf::Operand(0))],
        operand_types: &[Written],
        ..EMPTY
    };
    ELEMENTS ElementsOp "elements" {
        operands: &[many("xs")],
        results: &[value("r", Arity::One, TENSOR)],
        constraints: &[MultiConstraint {
            summary: "as many elements as operands",
            pred: MultiPred::Elements { shaped: Part::Result(0), elements: Part::Operand(0) },
        }],
    } OpFormat {
        elements: &[operand(0), DICT, lit(":"), ty(TypesOf::Result(0))],
        operand_types: &[Computed(0)],
        result_types: &[Written],
        ..EMPTY
    };
    WIDEN WidenOp "widen" {
        operands: &[value("x", Arity::One, INTEGER)],
        results: &[one("r")],
        attributes: &[attr("value", &ANY_ATTR, Presence::Required)],
        constraints: &[MultiConstraint {
            summary: "twice as wide",
            pred: MultiPred::Computed {
                from: Part::Operand(0),
                to: Part::Result(0),
                map: |ty, _| match ty {
                    Type::I8 => Some(Type::I16),
                    Type::I16 => Some(Type::I32),
                    _ => None,
                },
            },
        }],
    } OpFormat {
        elements: &[operand(0), DICT, lit(":"), ty(TypesOf::Operand(0)), a(0, ViewForm::<Attribute>::ANY)],
        operand_types: &[Written],
        result_types: &[Computed(0)],
        attributes: &[0],
        ..EMPTY
    };
    CONSTANT ConstantOp "constant" {
        results: &[one("r")],
        attributes: &[attr("value", &ANY_ATTR, Presence::Required)],
    } OpFormat {
        elements: &[DICT, a(0, ViewForm::<Attribute>::ANY)],
        result_types: &[Same(Part::Attribute(0))],
        attributes: &[0],
        ..EMPTY
    };
    INFER InferOp "infer" {
        operands: &[value("m", Arity::One, <MemRefType as Constrains<Type>>::CONSTRAINT)],
        results: &[one("r")],
        interfaces: {
            const INTERFACES: &[InterfaceEntry] = &[<dyn InferTypeOpInterface as ImplementedBy<InferOp>>::ENTRY];
            INTERFACES
        },
    } OpFormat {
        elements: &[operand(0), DICT, lit(":"), ty_as(TypesOf::Operand(0), MemRefType::FORM)],
        operand_types: &[Written],
        result_types: &[Inferred],
        ..EMPTY
    };
    HOOKED HookedOp "hooked" {
        operands: &[one("x"), many("ys")],
        attributes: &[attr("n", I64_ATTR, Presence::Optional)],
        regions: &[region("body", Arity::One)],
    } OpFormat {
        elements: &[
            OpElement::Custom { hook: OpHook { name: "list", parse: parse_list, print: print_list }, space: true },
            group(
                &[Anchor::Attribute(0)],
                None,
                &[
                    OpElement::Custom {
                        hook: OpHook { name: "number", parse: parse_number, print: print_number },
                        space: true,
                    },
                    lit("times"),
                ],
                &[lit("once")],
            ),
            OpElement::Custom { hook: OpHook { name: "body", parse: parse_body, print: print_body }, space: true },
            DICT,
        ],
        operand_types: &[Written, Written],
        attributes: &[0],
        ..EMPTY
    };
    SPACES SpacesOp "spaces" { operands: &[one("x")] } OpFormat {
        elements: &[
            tight("<"), tight_operand(0), tight(">"), OpElement::Whitespace("  "), tight("next"),
            OpElement::Whitespace("\n"), tight("line"), DICT, lit(":"), ty(TypesOf::Operand(0)),
        ],
        operand_types: &[Written],
        ..EMPTY
    };
}

impl InferTypeOpInterface for InferOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        use crate::schema::OpSource;
        let operand = draft.operand_at(ir, 0).ok_or("no operand")?;
        let element = ir.value_type(operand).element_type(ir.context());
        if element == Type::F64 { Err("'f.infer' no doubles here".into()) } else { Ok(vec![element]) }
    }
}

/// The dialect.
pub(super) struct Formats;

impl Dialect for Formats {
    const SCHEMA: &'static DialectSchema = &F;
    const NAME: &'static str = "f";
}
