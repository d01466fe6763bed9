//! Constraints: trees of predicates, kept as data so that they can be evaluated, explained and documented.
//!
//! `constraint!` defines one `static` for each (or, for generic constraints, one promoted constant per instance). The
//! leaves are plain functions; everything above them is interpreted here.

use crate::attributes::{Attribute, AttributeData, AttributeKind};
use crate::context::Context;
use crate::entity::{Block, Operation, Region, Type};
use crate::ir::Ir;
use crate::types::{TypeData, TypeKind};

use super::{AttrValuePred, EnumSchema, ViewInfo};

/// The scope of a predicate: the values it may use besides `$_self`.
#[derive(Clone, Copy)]
pub struct PredScope<'a> {
    /// The value of `$_ctx`, and of `$_builder`, since the context creates types and attributes.
    pub context: &'a Context,
    /// The value of `$_op` and its IR; absent if the constraint is checked for a type or attribute alone.
    pub op: Option<(&'a Ir, Operation)>,
}

impl<'a> PredScope<'a> {
    /// Returns a scope without an operation.
    pub fn of(context: &'a Context) -> Self {
        Self { context, op: None }
    }

    /// Returns a scope with an operation.
    pub fn at(ir: &'a Ir, op: Operation) -> Self {
        Self { context: ir.context(), op: Some((ir, op)) }
    }

    /// Returns the value of `$_op`.
    #[inline]
    pub fn op_ref(&self) -> Option<super::OpRef<'a>> {
        self.op.map(|(ir, op)| super::OpRef { ir, op })
    }
}

/// A kind of entity that constraints apply to.
pub trait Entity: Copy + 'static {
    /// The name of the kind in messages: `type`, `attribute`, ...
    const KIND: &'static str;
    /// Returns the entities that `Each(P)` quantifies over.
    fn elements(self, _context: &Context) -> Option<Vec<Self>> {
        None
    }
    /// Returns the element type, for `ElementType(P)`.
    fn element_type(self, _context: &Context) -> Option<Type> {
        None
    }
}

impl Entity for Type {
    const KIND: &'static str = "type";
    fn elements(self, context: &Context) -> Option<Vec<Self>> {
        let TypeData::Tuple(elements) = self.data(context) else { return None };
        Some(elements.to_vec())
    }
    fn element_type(self, context: &Context) -> Option<Type> {
        if let TypeData::Complex(element) = self.data(context) {
            return Some(*element);
        }
        Some(self.element_type(context)).filter(|element| *element != self)
    }
}

impl Entity for Attribute {
    const KIND: &'static str = "attribute";
    fn elements(self, context: &Context) -> Option<Vec<Self>> {
        let AttributeData::Array(elements) = self.data(context) else { return None };
        Some(elements.to_vec())
    }
    fn element_type(self, context: &Context) -> Option<Type> {
        self.ty(context).map(|ty| Type::element_type(ty, context))
    }
}

impl Entity for Region {
    const KIND: &'static str = "region";
}

impl Entity for Block {
    const KIND: &'static str = "successor";
}

impl Entity for Operation {
    const KIND: &'static str = "operation";
}

/// A predicate over an entity.
#[derive(Debug)]
pub enum Pred<E: 'static> {
    /// The predicate that always holds.
    True,
    /// Code: `CPred(code)`.
    Leaf {
        /// The source text.
        code: &'static str,
        /// The function.
        test: fn(E, &PredScope<'_>) -> bool,
    },
    /// A test of the entity's kind: `$_self.isa::<IntegerType>($_ctx)`.
    IsA(KindTest<E>),
    /// A conjunction: `And(...)`.
    And(&'static [Pred<E>]),
    /// A disjunction: `Or(...)`.
    Or(&'static [Pred<E>]),
    /// A negation: `Neg(...)`.
    Neg(&'static Pred<E>),
    /// Another constraint, by name.
    Is(&'static Constraint<E>),
    /// A predicate on a derived entity, `SubstLeaves($_self, code, P)`: `P` of the code's result; does not hold if
    /// there is none.
    Subst {
        /// The source text.
        code: &'static str,
        /// The function.
        map: fn(E, &PredScope<'_>) -> Option<E>,
        /// The predicate on the result.
        pred: &'static Pred<E>,
    },
    /// Code around a predicate: `Concat(prefix, P, suffix)`.
    Concat {
        /// The source text.
        code: &'static str,
        /// The function, which is passed the result of `P`.
        test: fn(E, &PredScope<'_>, bool) -> bool,
        /// The predicate.
        pred: &'static Pred<E>,
    },
    /// A predicate on the element type: `ElementType(P)`; does not hold if there is none.
    ElementType(&'static Pred<Type>),
    /// A predicate on every element: `Each(P)`; does not hold for entities without elements.
    Each(&'static Pred<E>),
    /// A test of an attribute's value that the compiler can evaluate too: `Test(...)`, `AnyStrAttrOf(...)`.
    Value(AttrValuePred),
    /// One of the cases of an enum: the constraint of an `#[enum_attr]`.
    Enum(&'static EnumSchema),
    /// A predicate on an attribute's type: `ValueType(P)`; does not hold if it has none.
    ValueType(&'static Pred<Type>),
    /// A test of the number of a region's blocks: see [`BlockCount`](crate::constraints::BlockCount).
    Blocks {
        /// The least number.
        least: usize,
        /// The greatest number.
        most: usize,
    },
}

/// The logical structure of a predicate, for analyses of the kinds of entities that it admits. Names of constraints are
/// resolved.
#[derive(Debug)]
pub enum PredStructure<'a, E: 'static> {
    /// A test of the entity's kind.
    Kind(&'a KindTest<E>),
    /// Predicates that must all hold.
    All(&'a [Pred<E>]),
    /// Predicates: at least one must hold.
    Any(&'a [Pred<E>]),
    /// Any other predicate, which says nothing about the kinds.
    Other(&'a Pred<E>),
}

impl<E> Pred<E> {
    /// Returns the logical structure of the predicate.
    pub const fn structure(&self) -> PredStructure<'_, E> {
        match self.definition() {
            Self::IsA(kind) => PredStructure::Kind(kind),
            Self::And(all) => PredStructure::All(all),
            Self::Or(any) => PredStructure::Any(any),
            other @ (Self::True
            | Self::Leaf { .. }
            | Self::Neg(_)
            | Self::Is(_)
            | Self::Subst { .. }
            | Self::Concat { .. }
            | Self::ElementType(_)
            | Self::Each(_)
            | Self::Value(_)
            | Self::Enum(_)
            | Self::ValueType(_)
            | Self::Blocks { .. }) => PredStructure::Other(other),
        }
    }

    /// Returns the predicate of the constraint that this one names, if it names one, or else this one.
    pub const fn definition(&self) -> &Self {
        if let Self::Is(constraint) = self { constraint.pred.definition() } else { self }
    }
}

/// A test of an entity's kind, by a view or an interface.
#[derive(Debug)]
pub struct KindTest<E: 'static> {
    /// The name of the view or interface.
    pub name: &'static str,
    /// Whether it tests for an interface.
    pub is_interface: bool,
    /// The properties of such entities.
    pub info: &'static ViewInfo,
    /// The test.
    pub test: fn(E, &Context) -> bool,
}

impl<E> KindTest<E> {
    /// Returns the source text of the test.
    pub fn code(&self) -> String {
        match self.is_interface {
            true => format!("$_self.has_interface::<dyn {}>($_ctx)", self.name),
            false => format!("$_self.isa::<{}>($_ctx)", self.name),
        }
    }
}

impl Pred<Type> {
    /// Returns the test for a kind of type: `$_self.isa::<K>($_ctx)`.
    pub const fn is_a<K: TypeKind>() -> Self {
        K::PROOF
    }
}

impl Pred<Attribute> {
    /// Returns the test for a kind of attribute: `$_self.isa::<K>($_ctx)`.
    pub const fn is_a<K: AttributeKind>() -> Self {
        K::PROOF
    }
}

/// A named predicate with descriptions for messages and documentation.
///
/// ```
/// # use ods_core as ods;
/// use ods::schema::{Constrains, PredScope};
/// use ods::types::IntegerType; // a view is a constraint
/// use ods::{Context, Type};
///
/// let context = Context::new();
/// let integer = <IntegerType as Constrains<Type>>::CONSTRAINT;
/// assert!(integer.holds(Type::I32, &PredScope::of(&context)));
/// assert!(!integer.holds(Type::F32, &PredScope::of(&context)));
/// ```
#[derive(Debug)]
pub struct Constraint<E: 'static> {
    /// The name, as written in the definition; empty for tuples of constraints.
    pub name: &'static str,
    /// The arguments of a generic constraint, as in `ArrayMinCount<4>`; the elements of a tuple.
    pub arguments: &'static [ConstraintArgument],
    /// The requirement in words, possibly with parameters: "array attribute with at least ", 4, " elements".
    pub summary: &'static [SummaryPart],
    /// The predicate.
    pub pred: Pred<E>,
    /// The only entity that satisfies it, if there is exactly one, which makes a type buildable in MLIR's ODS.
    pub builder: Option<fn(&Context) -> E>,
    /// Whether the predicate depends only on `$_self`, so that its result can be cached.
    pub pure: bool,
    /// The text of an attribute in the format of an operation: see [`Constraint::attribute_text`].
    pub text: AttrText,
    /// Whether all arguments must hold. A tuple among them, which means one of several, is a mistake.
    pub is_conjunction: bool,
}

crate::storage::shared::shared!(Constraint<E: Entity> {
    name, arguments, summary, pred, builder, pure, text, is_conjunction
});

/// The text of attributes with a constraint, as `$x` in the format of an operation.
#[derive(Clone, Copy, Debug)]
pub enum AttrText {
    /// The text given by the constraint's view or its components.
    Default,
    /// Without a type, since all of them have this one: MLIR's `valueType`.
    OfType(fn(&Context) -> Type),
    /// With a type, since there may be several.
    Typed,
    /// Dense arrays with elements of this type, written `[...]`.
    DenseArray(fn(&Context) -> Type),
    /// Strings written `@name`: MLIR's `SymbolNameAttr`.
    SymbolName,
}

/// The argument for a parameter of a generic constraint.
#[derive(Clone, Copy, Debug)]
pub enum ConstraintArgument {
    /// A number, for a const parameter.
    Number(i128),
    /// Numbers, one parameter each.
    Numbers(&'static [i64]),
    /// A boolean, for a const parameter.
    Bool(bool),
    /// A character, for a const parameter.
    Char(char),
    /// Another constraint: its name and arguments.
    Constraint(&'static str, &'static [ConstraintArgument]),
}

/// A piece of a summary.
#[derive(Clone, Copy, Debug)]
pub enum SummaryPart {
    /// Words.
    Text(&'static str),
    /// A number, from a const parameter.
    Number(i128),
    /// Numbers separated by commas; equal neighbours are merged.
    Numbers(&'static [i64]),
    /// A boolean, from a const parameter.
    Bool(bool),
    /// A character, from a const parameter.
    Char(char),
    /// Another constraint's summary.
    Summary(&'static [SummaryPart]),
    /// Other constraints' summaries, with "or" between them.
    AnyOf(&'static [&'static [SummaryPart]]),
}

/// A constraint on types of operands, results or elements.
pub type TypeConstraint = Constraint<Type>;
/// A constraint on attributes.
pub type AttrConstraint = Constraint<Attribute>;
/// A constraint on regions.
pub type RegionConstraint = Constraint<Region>;
/// A constraint on successors.
pub type SuccessorConstraint = Constraint<Block>;

impl<E: Entity> Pred<E> {
    const fn attribute_text(&self) -> AttrText {
        if let Self::Is(constraint) = self {
            return constraint.attribute_text();
        }
        let Self::And(all) = self else { return AttrText::Default };
        let mut i = 0;
        while i < all.len() {
            let text = all[i].attribute_text();
            if !matches!(text, AttrText::Default) {
                return text;
            }
            i += 1;
        }
        AttrText::Default
    }

    const fn kind(&self) -> Option<&'static ViewInfo> {
        let mut i = 0;
        while let Some(leaf) = self.conjunct(i) {
            if let Self::IsA(kind) = leaf {
                return Some(kind.info);
            }
            i += 1;
        }
        None
    }

    const fn enumeration(&self) -> Option<&'static EnumSchema> {
        let mut i = 0;
        while let Some(leaf) = self.conjunct(i) {
            if let Self::Enum(schema) = leaf {
                return Some(schema);
            }
            i += 1;
        }
        None
    }

    /// Returns the predicates, none of them a conjunction, that must all hold for this one to hold.
    pub fn conjuncts(&self) -> impl Iterator<Item = &Self> {
        (0..).map_while(|index| self.conjunct(index))
    }

    /// Returns one of the predicates, none of them a conjunction, that must all hold for this one to hold. Counts from
    /// 0.
    pub(crate) const fn conjunct(&self, index: usize) -> Option<&Self> {
        self.find_conjunct(index).1
    }

    /// Returns the number of predicates before the one that is sought, or the number of all of them, and the predicate.
    const fn find_conjunct(&self, index: usize) -> (usize, Option<&Self>) {
        let PredStructure::All(all) = self.structure() else {
            return if index == 0 { (0, Some(self.definition())) } else { (1, None) };
        };
        let (mut passed, mut i) = (0, 0);
        while i < all.len() {
            let (count, found) = all[i].find_conjunct(index - passed);
            passed += count;
            if found.is_some() {
                return (passed, found);
            }
            i += 1;
        }
        (passed, None)
    }

    /// Returns whether the predicate holds for `entity`.
    pub fn holds(&self, entity: E, scope: &PredScope<'_>) -> bool {
        match self {
            Self::True => true,
            Self::Leaf { test, .. } => test(entity, scope),
            Self::IsA(kind) => (kind.test)(entity, scope.context),
            Self::And(all) => all.iter().all(|pred| pred.holds(entity, scope)),
            Self::Or(any) => any.iter().any(|pred| pred.holds(entity, scope)),
            Self::Neg(pred) => !pred.holds(entity, scope),
            Self::Is(constraint) => constraint.pred.holds(entity, scope),
            Self::Subst { map, pred, .. } => map(entity, scope).is_some_and(|mapped| pred.holds(mapped, scope)),
            Self::Concat { test, pred, .. } => test(entity, scope, pred.holds(entity, scope)),
            Self::ElementType(pred) => {
                entity.element_type(scope.context).is_some_and(|element| pred.holds(element, scope))
            }
            Self::Each(pred) => {
                let elements = entity.elements(scope.context);
                elements.is_some_and(|elements| elements.into_iter().all(|element| pred.holds(element, scope)))
            }
            Self::Value(test) => as_attribute(&entity).is_some_and(|attribute| test.holds(attribute, scope.context)),
            Self::Enum(schema) => {
                as_attribute(&entity).is_some_and(|attribute| schema.value_of(attribute, scope.context).is_some())
            }
            Self::ValueType(pred) => value_type(entity, scope).is_some_and(|ty| pred.holds(ty, scope)),
            Self::Blocks { least, most } => block_count(&entity, scope, *most).is_some_and(|count| count >= *least),
        }
    }
}

/// Returns the type of an attribute, for `ValueType`.
pub(super) fn value_type<E: Entity>(entity: E, scope: &PredScope<'_>) -> Option<Type> {
    as_attribute(&entity)?.ty(scope.context)
}

/// Returns the number of a region's blocks unless it is greater than `most`.
fn block_count<E: Entity>(entity: &E, scope: &PredScope<'_>, most: usize) -> Option<usize> {
    let region = *(entity as &dyn std::any::Any).downcast_ref::<Region>()?;
    let (ir, _) = scope.op?;
    Some(ir.blocks(region).take(most.saturating_add(1)).count()).filter(|count| *count <= most)
}

/// Returns the entity if it is an attribute.
fn as_attribute<E: Entity>(entity: &E) -> Option<Attribute> {
    (entity as &dyn std::any::Any).downcast_ref::<Attribute>().copied()
}

impl<E: Entity> Constraint<E> {
    /// A constraint that always holds, which replaces a definition with errors.
    pub const ANY: Self = Self {
        name: "",
        arguments: &[],
        summary: &[],
        pred: Pred::True,
        builder: None,
        pure: true,
        text: AttrText::Default,
        is_conjunction: false,
    };

    /// Returns the constraint that this one is another name of, or this one.
    pub const fn definition(&self) -> &Self {
        if let Pred::Is(inner) = &self.pred { inner.definition() } else { self }
    }

    /// Returns the text of attributes in the format of an operation: that of the constraint or, if it has none, that of
    /// one of its components. An attribute that satisfies `Confined<I64Attr, ...>` or `And(I64Attr, ...)` is an
    /// `I64Attr`.
    pub const fn attribute_text(&self) -> AttrText {
        match self.text {
            AttrText::Default => self.pred.attribute_text(),
            text @ (AttrText::OfType(_) | AttrText::Typed | AttrText::DenseArray(_) | AttrText::SymbolName) => text,
        }
    }

    /// Returns the properties of the kind of entity that the constraint requires, if it requires one.
    pub const fn kind(&self) -> Option<&'static ViewInfo> {
        self.pred.kind()
    }

    /// Returns the enum whose values are all entities that satisfy the constraint.
    pub const fn enumeration(&self) -> Option<&'static EnumSchema> {
        self.pred.enumeration()
    }

    /// Returns whether `entity` satisfies the constraint.
    #[inline]
    pub fn holds(&self, entity: E, scope: &PredScope<'_>) -> bool {
        self.pred.holds(entity, scope)
    }

    /// Returns the constraint as written in a definition, with its arguments: `Confined<I64ArrayAttr,
    /// ArrayMinCount<4>>`.
    pub fn written(&self) -> String {
        let mut text = String::new();
        write_name(&mut text, self.name, self.arguments);
        text
    }

    /// Returns the description.
    pub fn summary(&self) -> String {
        let mut text = String::new();
        write_phrases(&mut text, self.summary);
        text
    }
}

fn write_name(out: &mut String, name: &str, arguments: &[ConstraintArgument]) {
    out.push_str(name);
    let (open, close) = if name.is_empty() { ('(', ')') } else { ('<', '>') };
    for (i, argument) in arguments.iter().enumerate() {
        match i {
            0 => out.push(open),
            _ => out.push_str(", "),
        }
        match argument {
            ConstraintArgument::Number(number) => out.push_str(&number.to_string()),
            ConstraintArgument::Numbers(numbers) => write_numbers(out, numbers.iter()),
            ConstraintArgument::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            ConstraintArgument::Char(value) => out.push_str(&format!("{value:?}")),
            ConstraintArgument::Constraint(name, arguments) => write_name(out, name, arguments),
        }
    }
    if !arguments.is_empty() {
        out.push(close);
    }
}

/// Appends numbers separated by commas.
fn write_numbers<'a>(out: &mut String, numbers: impl Iterator<Item = &'a i64>) {
    out.push_str(&numbers.map(i64::to_string).collect::<Vec<_>>().join(", "));
}

fn write_phrases(out: &mut String, phrases: &[SummaryPart]) {
    for phrase in phrases {
        match phrase {
            SummaryPart::Text(text) => out.push_str(text),
            SummaryPart::Number(number) => out.push_str(&number.to_string()),
            SummaryPart::Numbers(numbers) => write_numbers(out, numbers.chunk_by(i64::eq).filter_map(<[i64]>::first)),
            SummaryPart::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            SummaryPart::Char(value) => out.push(*value),
            SummaryPart::Summary(inner) => write_phrases(out, inner),
            SummaryPart::AnyOf(all) => {
                for (i, inner) in all.iter().enumerate() {
                    if i > 0 {
                        out.push_str(" or ");
                    }
                    write_phrases(out, inner);
                }
            }
        }
    }
}
