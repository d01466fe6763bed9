//! A dialect for the tests of this crate, in the form that expansions have.

use crate::attributes::IntegerAttr;
use crate::constraints::{ANY_ATTR, ANY_REGION, ANY_SUCCESSOR, ANY_TYPE, ONE_BLOCK, STRING_ATTR};
use crate::context::SchemaId;
use crate::entity::{Attribute, Operation, Type};
use crate::schema::{
    Arity, Aspect, AttrConstraint, AttributeSchema, Constraint, Dialect, DialectSchema, MultiConstraint, MultiPred, Op,
    OpSchema, OpTrait, OperandSchema, Part, Phrase, Pred, Presence, RegionSchema, SuccessorSchema, TraitSchema,
    TypeConstraint,
};
use crate::traits::{self, HasParent, ParentOneOf, SingleBlockImplicitTerminator};
use crate::types::{Signedness, TypeData};

pub(crate) static INTEGER: TypeConstraint = Constraint::<Type> {
    name: "SignlessIntegerLike",
    arguments: &[],
    summary: &[Phrase::Text("signless-integer-like")],
    pred: Pred::Leaf {
        code: "integer",
        test: |ty, scope| {
            matches!(
                ty.element_type(scope.context).data(scope.context),
                TypeData::Integer { signedness: Signedness::Signless, .. } | TypeData::Index
            )
        },
    },
    ..Constraint::ANY
};

pub(crate) static BOOL: TypeConstraint = Constraint::<Type> {
    name: "I1",
    arguments: &[],
    summary: &[Phrase::Text("1-bit signless integer")],
    pred: Pred::Leaf { code: "i1", test: |ty, _| ty == Type::I1 },
    builder: Some(|_| Type::I1),
    ..Constraint::ANY
};

static INT_ATTR: AttrConstraint = Constraint::<Attribute> {
    name: "IntAttr",
    arguments: &[],
    summary: &[Phrase::Text("integer attribute")],
    pred: Pred::Leaf { code: "integer", test: |attribute, scope| attribute.isa::<IntegerAttr>(scope.context) },
    ..Constraint::ANY
};

const SAME_TYPE: MultiConstraint = MultiConstraint {
    summary: "all of {true_value, false_value, result} have same type",
    pred: MultiPred::AllMatch {
        aspect: Aspect::Type,
        parts: &[Part::Operand(1), Part::Operand(2), Part::Result(0)],
        are_lists: false,
    },
};

const fn operand(name: &'static str, arity: Arity, constraint: &'static TypeConstraint) -> OperandSchema {
    OperandSchema { name, doc: "", arity, constraint }
}

const fn attribute(name: &'static str, constraint: &'static AttrConstraint, presence: Presence) -> AttributeSchema {
    AttributeSchema { name, doc: "", constraint, presence }
}

const fn region(name: &'static str, arity: Arity) -> RegionSchema {
    RegionSchema { name, doc: "", arity, constraint: &ANY_REGION }
}

macro_rules! ops {
    ($($static:ident $ty:ident $name:literal { $($field:ident: $value:expr),* $(,)? })*) => {
        $(
            pub(crate) static $static: OpSchema = {
                static ID: SchemaId = SchemaId::new();
                OpSchema { id: &ID, mnemonic: $name, dialect: "t", $($field: $value,)* ..OpSchema::EMPTY }
            };
            #[derive(Clone, Copy)]
            #[allow(dead_code, reason = "not every test needs every type")]
            pub(crate) struct $ty(Operation);
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
        pub(crate) static T: DialectSchema =
            DialectSchema { name: "t", ops: &[$(&$static),*], ..DialectSchema::EMPTY };
    };
}

const ONE_ANY: &[OperandSchema] = &[operand("value", Arity::One, &ANY_TYPE)];
const MANY_ANY: &[OperandSchema] = &[operand("values", Arity::Variadic, &ANY_TYPE)];

ops! {
    ADD AddOp "add" {
        operands: &[operand("lhs", Arity::One, &INTEGER), operand("rhs", Arity::One, &INTEGER)],
        results: &[operand("result", Arity::One, &INTEGER)],
        traits: &[traits::Pure::SCHEMA, traits::SameOperandsAndResultType::SCHEMA],
    }
    COMPARE CompareOp "cmp" {
        operands: &[operand("lhs", Arity::One, &INTEGER), operand("rhs", Arity::One, &INTEGER)],
        results: &[operand("result", Arity::One, &BOOL)],
        attributes: &[attribute("predicate", &INT_ATTR, Presence::Required)],
        traits: &[traits::SameTypeOperands::SCHEMA],
    }
    CONSTANT ConstantOp "constant" {
        results: &[operand("result", Arity::One, &ANY_TYPE)],
        attributes: &[
            attribute("value", &INT_ATTR, Presence::Required),
            attribute("a_name", &STRING_ATTR, Presence::Required),
            attribute("c", &STRING_ATTR, Presence::Optional),
        ],
        traits: &[traits::FirstAttrDerivedResultType::SCHEMA],
    }
    SELECT SelectOp "select" {
        operands: &[
            operand("condition", Arity::One, &BOOL),
            operand("true_value", Arity::One, &ANY_TYPE),
            operand("false_value", Arity::One, &ANY_TYPE),
        ],
        results: &[operand("result", Arity::One, &ANY_TYPE)],
        constraints: &[SAME_TYPE],
    }
    GROUPS GroupsOp "groups" {
        operands: &[operand("a", Arity::One, &ANY_TYPE), operand("b", Arity::Optional, &INTEGER)],
        results: &[operand("r", Arity::Variadic, &INTEGER)],
    }
    MANY ManyOp "many" {
        operands: &[operand("a", Arity::One, &ANY_TYPE), operand("b", Arity::Variadic, &INTEGER)],
        results: &[operand("r", Arity::One, &ANY_TYPE), operand("s", Arity::Variadic, &ANY_TYPE)],
    }
    BRANCH BranchOp "br" {
        operands: MANY_ANY,
        successors: &[SuccessorSchema { name: "dest", doc: "", arity: Arity::One, constraint: &ANY_SUCCESSOR }],
        traits: &[traits::Terminator::SCHEMA],
    }
    SWITCH SwitchOp "switch" {
        successors: &[
            SuccessorSchema { name: "dest", doc: "", arity: Arity::One, constraint: &ANY_SUCCESSOR },
            SuccessorSchema { name: "others", doc: "", arity: Arity::Variadic, constraint: &ANY_SUCCESSOR },
        ],
        traits: &[traits::Terminator::SCHEMA],
    }
    RETURN ReturnOp "return" {
        operands: MANY_ANY,
        traits: &[traits::Terminator::SCHEMA, traits::ReturnLike::SCHEMA, HasParent::<FuncOp>::SCHEMA],
    }
    YIELD YieldOp "yield" {
        operands: MANY_ANY,
        traits: &[traits::Terminator::SCHEMA, ParentOneOf::<(IfOp, BodyOp)>::SCHEMA],
    }
    STOP StopOp "stop" { traits: &[traits::Terminator::SCHEMA] }
    FUNC FuncOp "func" {
        attributes: &[
            attribute("sym_name", &STRING_ATTR, Presence::Required),
            attribute("sym_visibility", &ANY_ATTR, Presence::Optional),
        ],
        regions: &[region("body", Arity::One)],
        traits: &[traits::IsolatedFromAbove::SCHEMA, traits::Symbol::SCHEMA],
    }
    IF IfOp "if" {
        operands: &[operand("condition", Arity::One, &BOOL)],
        regions: &[
            RegionSchema { name: "thenRegion", doc: "", arity: Arity::One, constraint: &ONE_BLOCK },
            region("elseRegion", Arity::One),
        ],
        traits: &[SingleBlockImplicitTerminator::<YieldOp>::SCHEMA],
    }
    BODY BodyOp "body" { regions: &[region("body", Arity::One)] }
    MANY_BODIES BodiesOp "bodies" {
        regions: &[region("first", Arity::One), region("rest", Arity::Variadic)],
        traits: &[traits::NoRegionArguments::SCHEMA],
    }
    GRAPH GraphOp "graph" {
        regions: &[region("body", Arity::One)],
        traits: &[traits::HasOnlyGraphRegion::SCHEMA, traits::NoTerminator::SCHEMA],
    }
    TABLE TableOp "table" {
        regions: &[region("body", Arity::Variadic)],
        traits: &[traits::SymbolTable::SCHEMA, traits::NoTerminator::SCHEMA],
    }
    CALL CallOp "call" {
        attributes: &[attribute("callee", &ANY_ATTR, Presence::Required)],
        verify_symbol_uses: Some(|ir, op, tables| {
            let context = ir.context();
            let reference = ir.inherent(op, 0).and_then(|a| a.cast::<crate::attributes::SymbolRefAttr>(context));
            match reference.and_then(|reference| tables.lookup_nearest(ir, op, reference)) {
                Some(_) => Ok(()),
                None => Err(ir.op_error(op, "does not reference a valid function")),
            }
        }),
    }
    ELEMENTWISE ElementwiseOp "elementwise" {
        operands: MANY_ANY,
        results: MANY_ANY,
        traits: &[traits::Elementwise::SCHEMA],
    }
    SAME_SHAPE SameShapeOp "same_shape" { operands: MANY_ANY, traits: &[traits::SameOperandsShape::SCHEMA] }
    SAME_SHAPES SameShapesOp "same_shapes" {
        operands: MANY_ANY,
        results: MANY_ANY,
        traits: &[traits::SameOperandsAndResultShape::SCHEMA],
    }
    SAME_ELEMENT SameElementOp "same_element" {
        operands: MANY_ANY,
        traits: &[traits::SameOperandsElementType::SCHEMA],
    }
    SAME_ELEMENTS SameElementsOp "same_elements" {
        operands: MANY_ANY,
        results: MANY_ANY,
        traits: &[traits::SameOperandsAndResultElementType::SCHEMA],
    }
    SAME_RANK SameRankOp "same_rank" {
        operands: MANY_ANY,
        results: MANY_ANY,
        traits: &[traits::SameOperandsAndResultRank::SCHEMA],
    }
    SAME_ALL SameAllOp "same_all" {
        operands: MANY_ANY,
        results: MANY_ANY,
        traits: &[traits::SameOperandsAndResultType::SCHEMA],
    }
    FLOATS FloatsOp "floats" { results: MANY_ANY, traits: &[traits::ResultsAreFloatLike::SCHEMA] }
    SEGMENTS SegmentsOp "segments" {
        operands: MANY_ANY,
        attributes: &[attribute("operandSegmentSizes", &ANY_ATTR, Presence::Optional)],
        traits: &[traits::AttrSizedOperandSegments::SCHEMA],
    }
    USE UseOp "use" { operands: ONE_ANY }
}

/// The dialect.
pub(crate) struct Test;

impl Dialect for Test {
    const SCHEMA: &'static DialectSchema = &T;
    const NAME: &'static str = "t";
}

/// Schemas whose traits are `traits`, for tests of traits alone.
pub(crate) fn has(schema: &OpSchema, name: &str) -> bool {
    schema.all_traits().any(|rule: &TraitSchema| rule.name == name)
}

/// An IR over a context that knows the dialect and lets in what it does not know.
pub(crate) fn test_ir() -> crate::Ir {
    let context = std::sync::Arc::new(crate::Context::new());
    context.register::<Test>().expect("no other dialect is named so");
    context.allow_unregistered_dialects(true);
    crate::Ir::new(context)
}
