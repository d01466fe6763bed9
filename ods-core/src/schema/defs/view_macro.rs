//! The impls of views of a dialect's types and attributes, as one macro, so that expansions stay short.

/// Implements a view of a type or attribute defined by a dialect: `$view` is a struct that wraps it, `$schema` its
/// definition, `$list` the list of its parameters.
#[doc(hidden)]
#[macro_export]
macro_rules! __def_view {
    (type $view:ident $schema:ident $list:ty, $summary:expr, $builder:expr) => {
        $crate::__def_view!(@ $view $schema $list, $summary, $builder, Type, TypeDef, is_type_of, print_type,
            parse_def_type, parse_optional_def_type, as_type, of_type_definition);
        $crate::__into_attr_type!($view);
        impl $crate::types::TypeKind for $view {
            #[inline]
            fn matches(data: &$crate::types::TypeData) -> ::core::primitive::bool {
                $crate::rt::is_type_of(data, &$schema)
            }
        }
    };
    (attribute $view:ident $schema:ident $list:ty, $summary:expr, $builder:expr) => {
        $crate::__def_view!(@ $view $schema $list, $summary, $builder, Attribute, AttrDef, is_attribute_of,
            print_attribute, parse_def_attribute, parse_optional_def_attribute, as_attribute, of_attribute_definition);
        $crate::into_attr_view!($view);
        impl $crate::attributes::AttributeKind for $view {
            #[inline]
            fn matches(data: &$crate::attributes::AttributeData, _: &$crate::Context) -> ::core::primitive::bool {
                $crate::rt::is_attribute_of(data, &$schema)
            }
        }
    };
    (@ $view:ident $schema:ident $list:ty, $summary:expr, $builder:expr, $entity:ident, $def:ident, $is:ident,
        $print:ident, $parse:ident, $parse_optional:ident, $as:ident, $of:ident) => {
        impl ::core::clone::Clone for $view {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl ::core::marker::Copy for $view {}
        impl ::core::cmp::PartialEq for $view {
            #[inline]
            fn eq(&self, other: &Self) -> ::core::primitive::bool {
                self.0 == other.0
            }
        }
        impl ::core::cmp::Eq for $view {}
        impl ::core::hash::Hash for $view {
            #[inline]
            fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                ::core::hash::Hash::hash(&self.0, state);
            }
        }
        impl ::core::fmt::Debug for $view {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::rt::debug_typed(f, ::core::stringify!($view), &self.0)
            }
        }
        impl ::core::convert::From<$view> for $crate::$entity {
            #[inline]
            fn from(view: $view) -> Self {
                view.0
            }
        }
        impl $crate::schema::$def for $view {
            const SCHEMA: &'static $crate::schema::DefSchema = &$schema;
        }
        impl $crate::schema::View for $view {
            type Entity = $crate::$entity;
            const PROOF: $crate::schema::Pred<$crate::$entity> =
                $crate::schema::Pred::Is(<$view as $crate::schema::Constrains<$crate::$entity>>::CONSTRAINT);
            const INFO: $crate::schema::ViewInfo = $crate::schema::ViewInfo::$of(::core::stringify!($view), &$schema);
            const FORM: $crate::schema::ViewForm<$crate::$entity> = $crate::schema::ViewForm {
                proof: &Self::PROOF,
                short: ::core::option::Option::Some($crate::schema::ShortForm::Def(&$schema)),
                info: Self::INFO,
                short_syntax: $crate::schema::Syntax::new(
                    <Self as $crate::schema::Parameter>::FIRST,
                    $schema.text_end(),
                )
                .taking(
                    const { &[$crate::schema::First::$entity, $crate::schema::First::Definition(&$schema.syntax)] },
                )
                .continued_by(<Self as $crate::schema::Parameter>::CONTINUATION)
                .distinguishable($schema.is_distinguishable()),
            };
            #[inline]
            fn view(entity: $crate::$entity) -> Self {
                Self(entity)
            }
            #[inline]
            fn entity(self) -> $crate::$entity {
                self.0
            }
        }
        impl $crate::schema::Constrains<$crate::$entity> for $view {
            type View = Self;
            type RustValue = $crate::rt::AsView<Self>;
            const CONSTRAINT: &'static $crate::schema::Constraint<$crate::$entity> = {
                static CONSTRAINT: $crate::schema::Constraint<$crate::$entity> = $crate::schema::Constraint {
                    name: ::core::stringify!($view),
                    arguments: &[],
                    summary: &[$crate::schema::SummaryPart::Text($summary)],
                    pred: $crate::schema::Pred::IsA($crate::schema::KindTest {
                        name: ::core::stringify!($view),
                        is_interface: false,
                        info: &<$view as $crate::schema::View>::INFO,
                        test: |entity, context| $crate::rt::$is(entity.data(context), &$schema),
                    }),
                    builder: $builder,
                    ..$crate::schema::Constraint::ANY
                };
                &CONSTRAINT
            };
        }
        impl $crate::schema::Parameter for $view {
            $crate::__parameter_by_value!(hashed);
            const VIEW: ::core::option::Option<&'static $crate::schema::ViewInfo> =
                ::core::option::Option::Some(&<$view as $crate::schema::View>::INFO);
            fn read(parser: &mut $crate::text::AsmParser<'_>) -> $crate::text::ParseResult<Self> {
                parser.$parse(&$schema).map(Self)
            }
            const IS_OPTIONAL: ::core::primitive::bool = $schema.is_distinguishable();
            const FIRST: &'static [$crate::schema::First<'static>] =
                &[$crate::schema::First::Definition(&$schema.syntax)];
            const CONTINUATION: &'static [$crate::schema::Continuation<'static>] =
                &[$crate::schema::Continuation::Definition(&$schema.syntax)];
            const HAS_COMMAS: ::core::primitive::bool = $crate::rt::has_commas(Self::CONTINUATION);
            fn read_optional(
                parser: &mut $crate::text::AsmParser<'_>,
            ) -> $crate::text::ParseResult<::core::option::Option<Self>> {
                ::core::result::Result::map(parser.$parse_optional(&$schema), |found| {
                    ::core::option::Option::map(found, Self)
                })
            }
            fn write(value: Self, printer: &mut $crate::text::AsmPrinter<'_>) {
                printer.print_stripped(value.0);
            }
            fn write_qualified(value: Self, printer: &mut $crate::text::AsmPrinter<'_>) {
                printer.$print(value.0);
            }
            fn visit(value: Self, visit: &mut dyn ::core::ops::FnMut($crate::sub_elements::SubElement)) {
                visit(::core::convert::Into::into(value.0));
            }
            fn replaced(
                value: Self,
                replace: &mut dyn ::core::ops::FnMut(
                    $crate::sub_elements::SubElement,
                ) -> $crate::sub_elements::SubElement,
            ) -> Self {
                ::core::option::Option::map_or(replace(::core::convert::Into::into(value.0)).$as(), value, Self)
            }
            const KIND: $crate::schema::ParameterKind =
                $crate::schema::ParameterKind::$entity(::core::stringify!($view));
            fn to_dynamic(value: Self, _: &$crate::Context) -> $crate::schema::ParameterValue {
                $crate::schema::ParameterValue::$entity(value.0)
            }
            fn from_dynamic(
                value: &$crate::schema::ParameterValue,
                context: &::std::sync::Arc<$crate::Context>,
            ) -> ::core::result::Result<Self, $crate::schema::ValueMismatch> {
                $crate::rt::view_of_dynamic(value, context)
            }
            fn fits(value: Self, context: &$crate::Context) -> ::core::primitive::bool {
                $crate::rt::$is(value.0.data(context), &$schema)
            }
        }
        impl $crate::rt::Constrained<$crate::$entity> for $view {
            fn all(
                value: Self,
                holds: &mut dyn ::core::ops::FnMut($crate::$entity) -> ::core::primitive::bool,
            ) -> ::core::primitive::bool {
                holds(value.0)
            }
        }
    };
}
