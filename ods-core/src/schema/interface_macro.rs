//! The expansion of `#[op_interface]`, `#[type_interface]` and `#[attr_interface]`, as one macro: the procedural macros
//! only check and reorder their input, and the built-in interfaces, which cannot use those macros, are defined the same
//! way.
//!
//! The input is the kind, the required traits, the base interfaces and further supertraits, and for some interfaces of
//! the library fields of the schema, followed by the trait, each of whose methods is preceded by a word for its
//! category:
//!
//! ```text
//! operation requires(Terminator) bases(Base) bounds(+ Base) as_trait() class("Name") shows_type(true) is_recognized(true)
//! {attributes}
//! /// Documentation.
//! pub trait Name {
//!     required fn a(&self, ir: &Ir) -> usize;
//!     default fn b(&self, ir: &Ir) -> usize { self.a(ir) }
//!     verify fn c(&self, ir: &Ir) -> Result<(), Diagnostic> { ... }
//!     verify_regions fn d(&self, ir: &Ir) -> Result<(), Diagnostic> { ... }
//!     fixed fn e() -> bool;
//!     fixed_default fn f() -> bool { true }
//! }
//! ```
//!
//! Base interfaces are repeated token by token among the bounds, so that the compiler points at them if one is not
//! implemented.
//!
//! Methods are collected one by one into records `{[docs] word name [lifetimes] (self; parameters) [result] body}`,
//! from which the rule `@emit` generates everything.
//!
//! Every method is `where Self: Sized`, so that `dyn Name` is a type for any methods; such objects are never created.

/// Defines an interface: see the module's documentation.
#[doc(hidden)]
#[macro_export]
macro_rules! __interface {
    ($kind:ident requires($($requires:path),*) bases($($base:path),*) bounds($($bounds:tt)*) as_trait($($as_trait:ident)?)
     $(class($class:literal))? $(shows_type($shows_type:literal))? $(is_recognized($is_recognized:literal))?
     { $(#[$attribute:meta])* }
     $(#[doc = $doc:literal])*
     $vis:vis trait $name:ident { $($methods:tt)* }) => {
        $crate::__interface! {
            @gather [$kind [$($requires),*] [$($base),*] [$($bounds)*] [$($as_trait)?]
                [$(class_name: $class,)? $(shows_type: $shows_type,)? $(is_recognized: $is_recognized,)?] [$(#[$attribute])*] [$($doc),*] [$vis] $name] [] $($methods)*
        }
    };

    (@gather [$($head:tt)*] [$($done:tt)*]) => { $crate::__interface! { @emit $($head)* $($done)* } };
    (@gather $head:tt [$($done:tt)*]
        $(#[doc = $doc:literal])*
        fixed fn $name:ident ($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)?; $($rest:tt)*) => {
        $crate::__interface! { @gather $head [$($done)* {
            [$($doc),*] [true false] $name [] ([] $(, $arg: $ty)*) [$(-> $ret)?] ;
        }] $($rest)* }
    };
    (@gather $head:tt [$($done:tt)*]
        $(#[doc = $doc:literal])*
        fixed_default fn $name:ident ($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)? $body:block $($rest:tt)*) => {
        $crate::__interface! { @gather $head [$($done)* {
            [$($doc),*] [true true] $name [] ([] $(, $arg: $ty)*) [$(-> $ret)?] $body
        }] $($rest)* }
    };
    (@gather $head:tt [$($done:tt)*]
        $(#[doc = $doc:literal])*
        required fn $name:ident $(<$($lt:lifetime),+>)? (&$self:ident $(, $arg:ident: $ty:ty)* $(,)?) $(-> $ret:ty)?;
        $($rest:tt)*) => {
        $crate::__interface! { @gather $head [$($done)* {
            [$($doc),*] [false false] $name [$($($lt),+)?] ([&$self,] $(, $arg: $ty)*) [$(-> $ret)?] ;
        }] $($rest)* }
    };
    (@gather $head:tt [$($done:tt)*]
        $(#[doc = $doc:literal])*
        default fn $name:ident $(<$($lt:lifetime),+>)? (&$self:ident $(, $arg:ident: $ty:ty)* $(,)?) $(-> $ret:ty)?
        $body:block $($rest:tt)*) => {
        $crate::__interface! { @gather $head [$($done)* {
            [$($doc),*] [false true] $name [$($($lt),+)?] ([&$self,] $(, $arg: $ty)*) [$(-> $ret)?] $body
        }] $($rest)* }
    };
    (@gather $head:tt [$($done:tt)*]
        $(#[doc = $doc:literal])*
        verify fn $name:ident (&$self:ident $(, $arg:ident: $ty:ty)* $(,)?) -> $ret:ty $body:block $($rest:tt)*) => {
        $crate::__interface! { @gather $head [$($done)* {
            [$($doc),*] [false true verify] $name [] ([&$self,] $(, $arg: $ty)*) [-> $ret] $body
        }] $($rest)* }
    };
    (@gather $head:tt [$($done:tt)*]
        $(#[doc = $doc:literal])*
        verify_regions fn $name:ident (&$self:ident $(, $arg:ident: $ty:ty)* $(,)?) -> $ret:ty $body:block
        $($rest:tt)*) => {
        $crate::__interface! { @gather $head [$($done)* {
            [$($doc),*] [false true verify_regions] $name [] ([&$self,] $(, $arg: $ty)*) [-> $ret] $body
        }] $($rest)* }
    };

    (@emit $kind:ident [$($requires:path),*] [$($base:path),*] [$($bounds:tt)*] [$($as_trait:ident)?]
        [$($fields:tt)*] [$(#[$attribute:meta])*] [$($doc:literal),*] [$vis:vis] $name:ident
        $({
            [$($mdoc:literal),*] [$static:ident $default:ident $($when:ident)?] $method:ident
            [$($lt:lifetime),*] ([$($self:tt)*] $(, $arg:ident: $ty:ty)*) [$(-> $ret:ty)?] $body:tt
        })*) => {
        $(#[$attribute])*
        $(#[doc = $doc])*
        #[allow(clippy::missing_errors_doc, reason = "the trait's documentation describes its errors")]
        $vis trait $name: $crate::rt::kinds::$kind::Known $($bounds)* {
            $(
                $(#[doc = $mdoc])*
                #[allow(clippy::missing_errors_doc, reason = "the trait's documentation describes its errors")]
                fn $method<$($lt),*>($($self)* $($arg: $ty),*) $(-> $ret)? where Self: ::core::marker::Sized $body
            )*
        }

        #[allow(clippy::all, clippy::pedantic, clippy::restriction, missing_docs, non_snake_case, non_camel_case_types, private_bounds,
            private_interfaces, unused_qualifications, unreachable_pub, single_use_lifetimes, dead_code,
            reason = "it is not meant to be read")]
        const _: () = {
            /// The table of an interface: a function per method, and the handles of base interfaces.
            pub struct __Table {
                $(pub $method: $crate::__interface!(@pointer $kind $static [$($lt),*] ($($ty),*) [$(-> $ret)?]),)*
                __bases: fn($crate::rt::kinds::$kind::Entity) -> ($($crate::schema::Handle<dyn $base>,)*),
            }
            /// An entity with the interface.
            #[derive(Clone, Copy)]
            pub struct __Handle {
                entity: $crate::rt::kinds::$kind::Entity,
                table: &'static __Table,
                bases: ($($crate::schema::Handle<dyn $base>,)*),
            }
            impl __Handle {
                $(
                    $(#[doc = $mdoc])*
                    #[inline]
                    pub fn $method<$($lt),*>(&self $(, $arg: $ty)*) $(-> $ret)? {
                        $crate::__interface!(@call $static self $method $($arg)*)
                    }
                )*
            }
            $crate::__interface! { @entity $kind }
            $crate::__interface! { @deref [$($base),*] }
            $crate::__interface! {
                @as_trait [$($as_trait)?] $name $({ $method [$($lt),*] ([$($self)*] $(, $arg: $ty)*) [$(-> $ret)?] })*
            }
            impl ::core::fmt::Debug for __Handle {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    $crate::rt::debug_typed(f, ::core::stringify!($name), &self.entity)
                }
            }
            impl $crate::schema::Interface for dyn $name {
                type Entity = $crate::rt::kinds::$kind::Entity;
                type Table = __Table;
                type Handle = __Handle;
                const SCHEMA: &'static $crate::schema::InterfaceSchema = &$crate::schema::InterfaceSchema {
                    $($fields)*
                    docs: &[$($doc),*],
                    methods: &[$($crate::schema::MethodSchema {
                        name: ::core::stringify!($method),
                        docs: &[$($mdoc),*],
                        tokens: $crate::__interface!(
                            @signature $method [$($lt),*] ([$($self)*] $(, $arg: $ty)*) [$(-> $ret)?]),
                        is_static: $static,
                        has_default: $default,
                        verifies: false $(|| $crate::__interface!(@true $when))?,
                    }),*],
                    module: ::core::module_path!(),
                    bases: &[$(<dyn $base as $crate::schema::Interface>::SCHEMA),*],
                    requires: &[$(<$requires as $crate::schema::OpTrait>::SCHEMA),*],
                    ..$crate::schema::InterfaceSchema::new::<dyn $name>(
                        $crate::rt::kinds::$kind::KIND, ::core::stringify!($name))
                };
                #[inline]
                fn handle(entity: Self::Entity, table: &'static __Table) -> __Handle {
                    __Handle { entity, table, bases: $crate::__interface!(@bases table entity [$($base),*]) }
                }
            }
            /// The functions of `__T`'s table. Functions, as a closure that becomes a pointer is compiled twice.
            struct __Functions<__T>(::core::marker::PhantomData<__T>);
            impl<__T> __Functions<__T>
            where
                __T: $name + $crate::schema::Subject<$crate::rt::kinds::$kind::Entity>,
            {
                $($crate::__interface!(@function $static __T $kind $name $method
                    [$($lt),*] ($($arg: $ty),*) [$(-> $ret)?]);)*
                fn __bases(
                    __entity: $crate::rt::kinds::$kind::Entity,
                ) -> ($($crate::schema::Handle<dyn $base>,)*) {
                    ($(<dyn $base as $crate::schema::Interface>::handle(
                        __entity, <dyn $base as $crate::schema::ImplementedBy<__T>>::TABLE),)*)
                }
            }
            impl<__T> $crate::rt::TableOf<__T> for dyn $name
            where
                __T: $name + $crate::schema::Subject<$crate::rt::kinds::$kind::Entity>,
            {
                const TABLE: &'static __Table = &__Table {
                    $($method: $crate::__interface!(@filler $static __T $name $method),)*
                    __bases: __Functions::<__T>::__bases,
                };
                const ENTRY: $crate::schema::InterfaceEntry = $crate::schema::InterfaceEntry::new::<dyn $name>(
                    <Self as $crate::rt::TableOf<__T>>::TABLE,
                    &[$(<dyn $base as $crate::schema::ImplementedBy<__T>>::ENTRY),*],
                    &[$($($crate::__interface!(@verifier $when __T $name $method),)?)*],
                );
            }
        };
    };

    // The remainder of a trait with errors, sufficient for definitions that list it.
    (@stub $kind:ident $name:ident) => {
        #[allow(unused_qualifications, reason = "names mean the same wherever it stands")]
        const _: () = {
            impl $crate::schema::Interface for dyn $name {
                type Entity = $crate::rt::kinds::$kind::Entity;
                type Table = ();
                type Handle = $crate::rt::kinds::$kind::Entity;
                const SCHEMA: &'static $crate::schema::InterfaceSchema = &$crate::schema::InterfaceSchema::new::<
                    dyn $name
                >($crate::rt::kinds::$kind::KIND, ::core::stringify!($name));
                fn handle(entity: Self::Entity, _: &'static ()) -> Self::Entity {
                    entity
                }
            }
            impl<__T> $crate::rt::TableOf<__T> for dyn $name {
                const TABLE: &'static () = &();
                const ENTRY: $crate::schema::InterfaceEntry =
                    $crate::schema::InterfaceEntry::new::<dyn $name>(&(), &[], &[]);
            }
        };
    };

    (@true $when:ident) => { true };
    (@pointer $kind:ident true [] ($($ty:ty),*) [$(-> $ret:ty)?]) => { fn($($ty),*) $(-> $ret)? };
    (@pointer $kind:ident false [$($lt:lifetime),*] ($($ty:ty),*) [$(-> $ret:ty)?]) => {
        for<$($lt),*> fn($crate::rt::kinds::$kind::Entity $(, $ty)*) $(-> $ret)?
    };
    (@filler true $t:ident $name:ident $method:ident) => { <$t as $name>::$method };
    (@filler false $t:ident $name:ident $method:ident) => { __Functions::<$t>::$method };
    (@function true $($rest:tt)*) => {};
    (@function false $t:ident $kind:ident $name:ident $method:ident [$($lt:lifetime),*] ($($arg:ident: $ty:ty),*)
        [$(-> $ret:ty)?]) => {
        fn $method<$($lt),*>(__entity: $crate::rt::kinds::$kind::Entity $(, $arg: $ty)*) $(-> $ret)? {
            <$t as $name>::$method(&$crate::schema::Subject::of(__entity) $(, $arg)*)
        }
    };
    (@call true $self:ident $method:ident $($arg:ident)*) => { ($self.table.$method)($($arg),*) };
    (@call false $self:ident $method:ident $($arg:ident)*) => { ($self.table.$method)($self.entity $(, $arg)*) };
    (@signature $method:ident [] ([$($self:tt)*] $(, $arg:ident: $ty:ty)*) [$(-> $ret:ty)?]) => {
        ::core::stringify!(fn $method($($self)* $($arg: $ty),*) $(-> $ret)?)
    };
    (@signature $method:ident [$($lt:lifetime),+] ([$($self:tt)*] $(, $arg:ident: $ty:ty)*) [$(-> $ret:ty)?]) => {
        ::core::stringify!(fn $method<$($lt),+>($($self)* $($arg: $ty),*) $(-> $ret)?)
    };
    (@bases $table:ident $entity:ident []) => { () };
    (@bases $table:ident $entity:ident [$($base:path),+]) => { ($table.__bases)($entity) };
    (@deref []) => {};
    (@deref [$first:path $(, $more:path)*]) => {
        impl ::core::ops::Deref for __Handle {
            type Target = $crate::schema::Handle<dyn $first>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.bases.0
            }
        }
    };
    (@as_trait [] $($rest:tt)*) => {};
    (@as_trait [$yes:ident] $name:ident
        $({ $method:ident [$($lt:lifetime),*] ([&$self:ident,] $(, $arg:ident: $ty:ty)*) [$(-> $ret:ty)?] })*) => {
        #[diagnostic::do_not_recommend]
        impl $name for __Handle {
            $(
                #[inline]
                fn $method<$($lt),*>(&$self $(, $arg: $ty)*) $(-> $ret)? {
                    $crate::__interface!(@call false $self $method $($arg)*)
                }
            )*
        }
    };
    (@entity operation) => {
        impl __Handle {
            /// Returns the operation.
            #[inline]
            pub fn operation(&self) -> $crate::Operation {
                self.entity
            }
        }
        impl $crate::rt::HasOperation for __Handle {
            #[inline]
            fn operation(&self) -> $crate::Operation {
                self.entity
            }
        }
    };
    (@entity ty) => {
        impl __Handle {
            /// Returns the type.
            #[inline]
            pub fn ty(&self) -> $crate::Type {
                self.entity
            }
        }
        impl $crate::rt::HasType for __Handle {
            #[inline]
            fn ty(&self) -> $crate::Type {
                self.entity
            }
        }
    };
    (@entity attribute) => {
        impl __Handle {
            /// Returns the attribute.
            #[inline]
            pub fn attribute(&self) -> $crate::Attribute {
                self.entity
            }
        }
        impl $crate::rt::HasAttribute for __Handle {
            #[inline]
            fn attribute(&self) -> $crate::Attribute {
                self.entity
            }
        }
    };
    (@verifier verify $t:ident $name:ident $method:ident) => {
        $crate::rt::InterfaceVerifier {
            phase: $crate::schema::TraitPhase::Op,
            verify: |__ir, __op| <$t as $name>::$method(&$crate::schema::Subject::of(__op), __ir),
        }
    };
    (@verifier verify_regions $t:ident $name:ident $method:ident) => {
        $crate::rt::InterfaceVerifier {
            phase: $crate::schema::TraitPhase::Region,
            verify: |__ir, __op| <$t as $name>::$method(&$crate::schema::Subject::of(__op), __ir),
        }
    };
}

/// The parts of the macro that differ between kinds of interfaces.
#[doc(hidden)]
pub mod kinds {
    /// Operation interfaces.
    pub mod operation {
        pub use crate::schema::interface::HasOperation as Known;
        pub type Entity = crate::Operation;
        pub const KIND: crate::schema::InterfaceKind = crate::schema::InterfaceKind::Operation;
    }

    /// Type interfaces.
    pub mod ty {
        pub use crate::schema::interface::HasType as Known;
        pub type Entity = crate::Type;
        pub const KIND: crate::schema::InterfaceKind = crate::schema::InterfaceKind::Type;
    }

    /// Attribute interfaces.
    pub mod attribute {
        pub use crate::schema::interface::HasAttribute as Known;
        pub type Entity = crate::Attribute;
        pub const KIND: crate::schema::InterfaceKind = crate::schema::InterfaceKind::Attribute;
    }
}
