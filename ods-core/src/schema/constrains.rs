//! The types of fields as constraints: [`Constrains`], which connects a type with its constraint, and [`View`], the
//! type that accessors return.

use crate::entity::{Attribute, Block, Operation, Region, Type};

use super::{Constraint, ConstraintArgument, Entity, Pred, SummaryPart, ViewForm, ViewInfo};

/// A type that represents a constraint on `E`, defined by `constraint!` and used as the type of fields.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a constraint on `{E}`",
    label = "expected a constraint on `{E}`",
    note = "operands and results are constrained by their `Type`, attributes as an `Attribute`; `constraint!` makes \
            constraints"
)]
pub trait Constrains<E: 'static> {
    /// The type returned by accessors: a view of entities that satisfy the constraint, or `E` itself.
    type View: View<Entity = E>;
    /// The Rust values of entities that satisfy it; [`AsView`](super::rust_value::AsView) if there are none.
    type RustValue: super::RustValue<E>;
    /// The constraint as data.
    const CONSTRAINT: &'static Constraint<E>;
}

/// The type returned by accessors for an entity: the entity itself, or a view that proves its kind.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be constrained",
    label = "expected `Type`, `Attribute`, `Region`, `Block`, or a view of one such as `IntegerType`"
)]
pub trait View: Copy {
    /// The entity.
    type Entity: Entity;
    /// The predicate that entities must satisfy to be viewed. Part of every constraint with this view.
    const PROOF: Pred<Self::Entity>;
    /// The properties of all such entities.
    const INFO: ViewInfo;
    /// The form of entities of this kind in the format of an operation.
    const FORM: ViewForm<Self::Entity> =
        ViewForm { proof: &Self::PROOF, short: None, info: Self::INFO, short_syntax: Self::INFO.syntax };
    /// Views an entity, which must satisfy the constraint of the view.
    fn view(entity: Self::Entity) -> Self;
    /// Returns the entity.
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

/// Implements a constraint for a view: a field of type `FunctionType` requires a function type.
macro_rules! view_constraint {
    (Attribute, $view:ident, $summary:literal, $rust_value:ty, $info:expr) => {
        crate::schema::view_constraint!(@impl Attribute, $view, $summary, $rust_value, None, $info);
        crate::into_attr_view!($view);
    };
    (Type, $view:ident, $summary:literal, $builder:expr, $info:expr) => {
        crate::schema::view_constraint!(@impl Type, $view, $summary, crate::schema::rust_value::AsView<$view>, $builder, $info);
        crate::__into_attr_type!($view);
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
            const CONSTRAINT: &'static crate::schema::Constraint<$entity> = {
                static CONSTRAINT: crate::schema::Constraint<$entity> = crate::schema::Constraint {
                    name: stringify!($view),
                    arguments: &[],
                    summary: &[crate::schema::SummaryPart::Text($summary)],
                    pred: crate::schema::Pred::IsA(crate::schema::KindTest {
                        name: stringify!($view),
                        is_interface: false,
                        info: &<$view as crate::schema::View>::INFO,
                        test: |entity, context| entity.isa::<$view>(context),
                    }),
                    builder: $builder,
                    ..crate::schema::Constraint::ANY
                };
                &CONSTRAINT
            };
        }
    };
}
pub(crate) use view_constraint;

/// Implements tuples of constraints as disjunctions, as in `TensorOf<(F32, F64)>`.
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

/// A slice of one constraint is that constraint: `TensorOf<[F32]>`, with MLIR's spelling.
impl<E: Entity, C: Constrains<E>> Constrains<E> for [C] {
    type View = C::View;
    type RustValue = C::RustValue;
    const CONSTRAINT: &'static Constraint<E> = C::CONSTRAINT;
}

/// The type that accessors of an attribute with this constraint return.
pub type ViewOf<C> = <C as Constrains<Attribute>>::View;
