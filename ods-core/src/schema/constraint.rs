//! Constraints: a tree over predicates, kept as data so that it can be evaluated, explained and documented.
//!
//! `constraint!` makes one `static` (or, for generic constraints, one promoted constant per instance) of each. The
//! leaves are plain functions; everything above them is interpreted here.

use crate::attributes::{Attribute, AttributeData};
use crate::context::Context;
use crate::entity::{Block, Operation, Region, Type};
use crate::ir::Ir;
use crate::types::TypeData;

use super::{EnumSchema, ValueTest, ViewForm, ViewInfo};

/// What a predicate may look at besides `$_self`.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// `$_ctx`; also `$_builder`, since the context makes types and attributes.
    pub context: &'a Context,
    /// `$_op`, with the IR that it is in; missing where a constraint is asked of a bare type or attribute.
    pub op: Option<(&'a Ir, Operation)>,
}

impl<'a> Scope<'a> {
    /// A scope without an operation.
    pub fn of(context: &'a Context) -> Self {
        Self { context, op: None }
    }

    /// A scope with an operation.
    pub fn at(ir: &'a Ir, op: Operation) -> Self {
        Self { context: ir.context(), op: Some((ir, op)) }
    }

    /// What `$_op` stands for.
    #[inline]
    pub fn op_ref(&self) -> Option<super::OpRef<'a>> {
        self.op.map(|(ir, op)| super::OpRef { ir, op })
    }
}

/// What kind of thing a constraint is about.
pub trait Entity: Copy + 'static {
    /// `type`, `attribute`, ...: as messages name it.
    const KIND: &'static str;
    /// The entities that `Each(P)` quantifies over.
    fn elements(self, context: &Context) -> Option<Vec<Self>>;
    /// The type that `ElementType(P)` is about.
    fn element_type(self, context: &Context) -> Option<Type>;
}

impl Entity for Type {
    const KIND: &'static str = "type";
    fn elements(self, context: &Context) -> Option<Vec<Self>> {
        match self.data(context) {
            TypeData::Tuple(elements) => Some(elements.to_vec()),
            _ => None,
        }
    }
    fn element_type(self, context: &Context) -> Option<Type> {
        match self.data(context) {
            TypeData::Complex(element) => Some(*element),
            TypeData::Tuple(_) => None,
            _ => Some(self.element_type(context)).filter(|element| *element != self),
        }
    }
}

impl Entity for Attribute {
    const KIND: &'static str = "attribute";
    fn elements(self, context: &Context) -> Option<Vec<Self>> {
        match self.data(context) {
            AttributeData::Array(elements) => Some(elements.to_vec()),
            _ => None,
        }
    }
    fn element_type(self, context: &Context) -> Option<Type> {
        self.ty(context).map(|ty| Type::element_type(ty, context))
    }
}

impl Entity for Region {
    const KIND: &'static str = "region";
    fn elements(self, _: &Context) -> Option<Vec<Self>> {
        None
    }
    fn element_type(self, _: &Context) -> Option<Type> {
        None
    }
}

impl Entity for Block {
    const KIND: &'static str = "successor";
    fn elements(self, _: &Context) -> Option<Vec<Self>> {
        None
    }
    fn element_type(self, _: &Context) -> Option<Type> {
        None
    }
}

impl Entity for Operation {
    const KIND: &'static str = "operation";
    fn elements(self, _: &Context) -> Option<Vec<Self>> {
        None
    }
    fn element_type(self, _: &Context) -> Option<Type> {
        None
    }
}

/// A predicate over an entity.
#[derive(Debug)]
pub enum Pred<E: 'static> {
    /// Always holds.
    True,
    /// `CPred(code)`
    Leaf {
        /// The code, as written.
        code: &'static str,
        /// The code.
        test: fn(E, &Scope<'_>) -> bool,
    },
    /// The entity is of a kind: `$_self.isa::<IntegerType>($_ctx)`.
    IsA(KindTest<E>),
    /// `And(...)`
    And(&'static [Pred<E>]),
    /// `Or(...)`
    Or(&'static [Pred<E>]),
    /// `Neg(...)`
    Neg(&'static Pred<E>),
    /// Another constraint, by name.
    Is(&'static Constraint<E>),
    /// `SubstLeaves($_self, code, P)`: `P` of what the code makes of `$_self`; does not hold where it makes nothing.
    Subst {
        /// The code, as written.
        code: &'static str,
        /// The code.
        map: fn(E, &Scope<'_>) -> Option<E>,
        /// What the outcome must satisfy.
        pred: &'static Pred<E>,
    },
    /// `Concat(prefix, P, suffix)`: code around the outcome of `P`.
    Concat {
        /// The code, as written.
        code: &'static str,
        /// The code, told how `P` came out.
        test: fn(E, &Scope<'_>, bool) -> bool,
        /// The predicate.
        pred: &'static Pred<E>,
    },
    /// `ElementType(P)`: `P` of the element type; does not hold where there is none.
    ElementType(&'static Pred<Type>),
    /// `Each(P)`: `P` of every element; does not hold of what has no elements.
    Each(&'static Pred<E>),
    /// `Test(...)` and `AnyStrAttrOf(...)`: a demand on the value of an attribute that the compiler can evaluate, too.
    Value(ValueTest),
    /// One of the cases of an enum: what an `#[enum_attr]` demands.
    Enum(&'static EnumSchema),
    /// `ValueType(P)` over an attribute: `P` of the attribute's type; does not hold where it has none.
    ValueType(&'static Pred<Type>),
}

/// A test for a kind of entity, as a view or an interface makes it.
#[derive(Debug)]
pub struct KindTest<E: 'static> {
    /// The view, or the interface with its `dyn`.
    pub name: &'static str,
    /// What is known of such entities.
    pub info: &'static ViewInfo,
    /// The test.
    pub test: fn(E, &Context) -> bool,
}

impl<E> KindTest<E> {
    /// The test as code.
    pub fn code(&self) -> String {
        match self.name.starts_with("dyn ") {
            true => format!("$_self.has_interface::<{}>($_ctx)", self.name),
            false => format!("$_self.isa::<{}>($_ctx)", self.name),
        }
    }
}

/// A named predicate with the words that messages and documentation use.
#[derive(Debug)]
pub struct Constraint<E: 'static> {
    /// The name, as written in the definition; empty for tuples of constraints.
    pub name: &'static str,
    /// What stands behind the name of a generic one: `ArrayMinCount<4>`. Of a tuple, its elements.
    pub arguments: &'static [ConstraintArgument],
    /// What it demands, in words, possibly with parameters: "array attribute with at least ", 4, " elements".
    pub summary: &'static [SummaryPart],
    /// What it demands.
    pub pred: Pred<E>,
    /// The only entity that satisfies it, where there is one: what makes a type buildable in MLIR's ODS.
    pub builder: Option<fn(&Context) -> E>,
    /// Whether the predicate looks at nothing but `$_self`, so that its answer can be remembered.
    pub pure: bool,
    /// How an attribute is written in the format of an operation; see [`Constraint::attribute_text`].
    pub text: AttrText,
    /// Whether it demands all of its arguments: a tuple among them, which means one of several, is a slip.
    pub is_conjunction: bool,
}

/// How attributes with a constraint are written as `$x` in the format of an operation.
#[derive(Clone, Copy, Debug)]
pub enum AttrText {
    /// As the constraint's view says, or what the constraint is made of.
    Default,
    /// All of them have this type, which is not written: MLIR's `valueType`.
    OfType(fn(&Context) -> Type),
    /// They have types, which are written, as they may be several.
    Typed,
    /// They are dense arrays with elements of this type, and written `[...]`.
    DenseArray(fn(&Context) -> Type),
    /// They are strings, and written `@name`: MLIR's `SymbolNameAttr`.
    SymbolName,
}

/// What a parameter of a generic constraint stands for.
#[derive(Clone, Copy, Debug)]
pub enum ConstraintArgument {
    /// A number: a const parameter.
    Number(i128),
    /// Numbers, one parameter each.
    Numbers(&'static [i64]),
    /// A truth value: a const parameter.
    Bool(bool),
    /// A character: a const parameter.
    Char(char),
    /// Another constraint: its name and arguments.
    Constraint(&'static str, &'static [ConstraintArgument]),
}

/// A piece of a summary.
#[derive(Clone, Copy, Debug)]
pub enum SummaryPart {
    /// Words.
    Text(&'static str),
    /// A number: a const parameter.
    Number(i128),
    /// Numbers with commas between them; of equal neighbours, the first.
    Numbers(&'static [i64]),
    /// A truth value: a const parameter.
    Bool(bool),
    /// A character: a const parameter.
    Char(char),
    /// Another constraint's summary.
    Summary(&'static [SummaryPart]),
    /// Other constraints' summaries, with "or" between them.
    AnyOf(&'static [&'static [SummaryPart]]),
}

/// A constraint on types: of operands, results, elements.
pub type TypeConstraint = Constraint<Type>;
/// A constraint on attributes.
pub type AttrConstraint = Constraint<Attribute>;
/// A constraint on regions.
pub type RegionConstraint = Constraint<Region>;
/// A constraint on successors.
pub type SuccessorConstraint = Constraint<Block>;
/// A type that stands for a constraint on `E`: what `constraint!` defines, and what fields have as their type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a constraint on `{E}`",
    label = "expected a constraint on `{E}`",
    note = "operands and results are constrained by their `Type`, attributes as an `Attribute`; `constraint!` makes \
            constraints"
)]
pub trait Constrains<E: 'static> {
    /// What accessors give out: a view of what satisfies the constraint, or `E` itself.
    type View: View<Entity = E>;
    /// How Rust values stand for what satisfies it: [`AsView`](super::rust_value::AsView) where they do not.
    type RustValue: super::RustValue<E>;
    /// The constraint as data.
    const CONSTRAINT: &'static Constraint<E>;
}

/// What accessors give out for an entity: the entity itself, or a view that proves its kind.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is nothing that a constraint can be about",
    label = "expected `Type`, `Attribute`, `Region`, `Block`, or a view of one such as `IntegerType`"
)]
pub trait View: Copy {
    /// The entity.
    type Entity: Entity;
    /// What an entity must satisfy to be seen this way. Part of every constraint that promises the view.
    const PROOF: Pred<Self::Entity>;
    /// What is known of all such entities.
    const INFO: ViewInfo;
    /// How an entity is written in the format of an operation, where it is known to be of this kind.
    const FORM: ViewForm<Self::Entity> =
        ViewForm { proof: &Self::PROOF, short: None, info: Self::INFO, short_syntax: Self::INFO.syntax };
    /// The entity seen this way; it satisfies the constraint that the view comes from.
    fn view(entity: Self::Entity) -> Self;
    /// The entity.
    fn entity(self) -> Self::Entity;
}

macro_rules! view_of_itself {
    ($($entity:ident $info:ident)*) => {$(
        impl View for $entity {
            type Entity = Self;
            const PROOF: Pred<Self> = Pred::True;
            const INFO: ViewInfo = ViewInfo::$info;
            #[inline]
            fn view(entity: Self) -> Self {
                entity
            }
            #[inline]
            fn entity(self) -> Self {
                self
            }
        }
    )*};
}

view_of_itself!(Type TYPE Attribute ATTRIBUTE Region OTHER Block OTHER Operation OTHER);

/// Makes a view a constraint as well: `FunctionType` as the type of a field demands a function type.
macro_rules! view_constraint {
    (Attribute, $view:ident, $summary:literal, $rust_value:ty, $info:expr) => {
        crate::schema::view_constraint!(@impl Attribute, $view, $summary, $rust_value, None, $info);
        crate::into_attr_view!($view);
    };
    (Type, $view:ident, $summary:literal, $builder:expr, $info:expr) => {
        crate::schema::view_constraint!(@impl Type, $view, $summary, crate::schema::rust_value::AsView<$view>, $builder, $info);
    };
    (@impl $entity:ident, $view:ident, $summary:literal, $rust_value:ty, $builder:expr, $info:expr) => {
        impl crate::schema::View for $view {
            type Entity = $entity;
            const PROOF: crate::schema::Pred<$entity> =
                crate::schema::Pred::Is(<$view as crate::schema::Constrains<$entity>>::CONSTRAINT);
            const INFO: crate::schema::ViewInfo = $info;
            #[inline]
            fn view(entity: $entity) -> Self {
                Self(entity)
            }
            #[inline]
            fn entity(self) -> $entity {
                self.0
            }
        }

        crate::schema::view_parameter!($entity, $view);

        #[diagnostic::do_not_recommend]
        impl crate::schema::Constrains<$entity> for $view {
            type View = Self;
            type RustValue = $rust_value;
            const CONSTRAINT: &'static crate::schema::Constraint<$entity> = &crate::schema::Constraint {
                name: stringify!($view),
                arguments: &[],
                summary: &[crate::schema::SummaryPart::Text($summary)],
                pred: crate::schema::Pred::IsA(crate::schema::KindTest {
                    name: stringify!($view),
                    info: &<$view as crate::schema::View>::INFO,
                    test: |entity, context| entity.isa::<$view>(context),
                }),
                builder: $builder,
                ..crate::schema::Constraint::ANY
            };
        }
    };
}
pub(crate) use view_constraint;

/// One of several: a tuple of constraints is their disjunction, as in `TensorOf<(F32, F64)>`.
macro_rules! tuple_of_constraints {
    ($($name:ident)+) => {
        #[diagnostic::do_not_recommend]
        impl<E: Entity + View<Entity = E>, $($name: Constrains<E>),+> Constrains<E> for ($($name,)+) {
            type View = E;
            type RustValue = super::rust_value::AsView<E>;
            const CONSTRAINT: &'static Constraint<E> = &Constraint {
                name: "",
                arguments: &[$(ConstraintArgument::Constraint($name::CONSTRAINT.name, $name::CONSTRAINT.arguments)),+],
                summary: &[SummaryPart::AnyOf(&[$($name::CONSTRAINT.summary),+])],
                pred: Pred::Or(&[$(Pred::Is($name::CONSTRAINT)),+]),
                builder: None,
                pure: true $(&& $name::CONSTRAINT.pure)+,
                ..Constraint::ANY
            };
        }
    };
}

tuple_of_constraints!(A);
tuple_of_constraints!(A B);
tuple_of_constraints!(A B C);
tuple_of_constraints!(A B C D);
tuple_of_constraints!(A B C D F);
tuple_of_constraints!(A B C D F G);
tuple_of_constraints!(A B C D F G H);
tuple_of_constraints!(A B C D F G H I);

/// A slice of one constraint is the constraint: `TensorOf<[F32]>` reads as in MLIR.
impl<E: Entity, C: Constrains<E>> Constrains<E> for [C] {
    type View = C::View;
    type RustValue = C::RustValue;
    const CONSTRAINT: &'static Constraint<E> = C::CONSTRAINT;
}

impl<E: Entity> Pred<E> {
    const fn attribute_text(&self) -> AttrText {
        match self {
            Self::Is(constraint) => constraint.attribute_text(),
            Self::And(all) => {
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
            Self::True
            | Self::Leaf { .. }
            | Self::Or(_)
            | Self::Neg(_)
            | Self::Subst { .. }
            | Self::Concat { .. }
            | Self::ElementType(_)
            | Self::Each(_)
            | Self::Value(_)
            | Self::ValueType(_)
            | Self::IsA(_)
            | Self::Enum(_) => AttrText::Default,
        }
    }

    const fn kind(&self) -> Option<&'static ViewInfo> {
        match self {
            Self::IsA(kind) => Some(kind.info),
            Self::Is(constraint) => constraint.kind(),
            Self::And(all) => {
                let mut i = 0;
                while i < all.len() {
                    let found = all[i].kind();
                    if found.is_some() {
                        return found;
                    }
                    i += 1;
                }
                None
            }
            Self::True
            | Self::Leaf { .. }
            | Self::Or(_)
            | Self::Neg(_)
            | Self::Subst { .. }
            | Self::Concat { .. }
            | Self::ElementType(_)
            | Self::Each(_)
            | Self::Value(_)
            | Self::Enum(_)
            | Self::ValueType(_) => None,
        }
    }

    const fn enumeration(&self) -> Option<&'static EnumSchema> {
        match self {
            Self::Enum(schema) => Some(schema),
            Self::Is(constraint) => constraint.enumeration(),
            Self::And(all) => {
                let mut i = 0;
                while i < all.len() {
                    let found = all[i].enumeration();
                    if found.is_some() {
                        return found;
                    }
                    i += 1;
                }
                None
            }
            Self::True
            | Self::Leaf { .. }
            | Self::Or(_)
            | Self::Neg(_)
            | Self::Subst { .. }
            | Self::Concat { .. }
            | Self::ElementType(_)
            | Self::Each(_)
            | Self::Value(_)
            | Self::ValueType(_)
            | Self::IsA(_) => None,
        }
    }

    /// Whether the predicate holds of `entity`.
    pub fn holds(&self, entity: E, scope: &Scope<'_>) -> bool {
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
        }
    }
}

/// The type of an attribute, for `ValueType`.
pub(super) fn value_type<E: Entity>(entity: E, scope: &Scope<'_>) -> Option<Type> {
    as_attribute(&entity)?.ty(scope.context)
}

/// The entity, where it is an attribute.
fn as_attribute<E: Entity>(entity: &E) -> Option<Attribute> {
    (entity as &dyn std::any::Any).downcast_ref::<Attribute>().copied()
}

impl<E: Entity> Constraint<E> {
    /// Anything: what stands in for a definition that has errors.
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

    /// How an attribute is written in the format of an operation: as the constraint says or, where it says nothing, one
    /// that it consists of. What satisfies `Confined<I64Attr, ...>` or `And(I64Attr, ...)` is an `I64Attr`.
    pub const fn attribute_text(&self) -> AttrText {
        match self.text {
            AttrText::Default => self.pred.attribute_text(),
            text => text,
        }
    }

    /// What is known of the kind of entity that the constraint demands, where it demands one.
    pub const fn kind(&self) -> Option<&'static ViewInfo> {
        self.pred.kind()
    }

    /// The enum of which all that satisfies the constraint are values.
    pub const fn enumeration(&self) -> Option<&'static EnumSchema> {
        self.pred.enumeration()
    }

    /// Whether `entity` satisfies the constraint.
    #[inline]
    pub fn holds(&self, entity: E, scope: &Scope<'_>) -> bool {
        self.pred.holds(entity, scope)
    }

    /// The constraint as a definition writes it, with its arguments: `Confined<I64ArrayAttr, ArrayMinCount<4>>`.
    pub fn written(&self) -> String {
        let mut text = String::new();
        write_name(&mut text, self.name, self.arguments);
        text
    }

    /// What it demands, in words.
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

/// Numbers with commas between them.
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

/// The type that accessors of an attribute with this constraint return.
pub type ViewOf<C> = <C as Constrains<Attribute>>::View;
