//! An operation.

use ods_grammar::RUST_VALUES;
use proc_macro2::{Span, TokenStream};
use syn::{
    Attribute, Expr, ExprClosure, GenericArgument, Ident, LitInt, LitStr, Path, PathArguments, Type, Visibility,
};

use super::hooks::Hooks;
use super::is_written_as;
use super::slot::Segment;
use crate::code::type_text;
use crate::docs::Docs;

/// An `#[op]`.
pub struct OpModel {
    /// The path of `ods`.
    pub krate: Path,
    /// Absent only along with an error, as is the name.
    pub dialect: Option<Path>,
    pub mnemonic: Option<LitStr>,
    pub docs: Docs,
    /// Foreign attributes, to be emitted again.
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub ident: Ident,
    /// The generic parameter of the struct, for the source of its parts: a name that occurs in no field's type.
    pub source: Ident,
    pub traits: Vec<TraitUse>,
    pub multis: Vec<MultiUse>,
    pub hooks: Hooks,
    /// The `interfaces` key: traits with `#[op_interface]`.
    pub interfaces: Vec<Path>,
    /// Whether `interfaces` precedes `traits`, so that interfaces are verified first.
    pub interfaces_first: bool,
    /// The `effects` key.
    pub effects: Vec<EffectUse>,
    /// The `doc_group` key: a `static` of type `DocGroup`.
    pub doc_group: Option<Path>,
    pub fields: Vec<Field>,
    /// Whether no field was omitted as invalid.
    pub has_all_fields: bool,
}

/// An effect in `effects(...)`.
pub struct EffectUse {
    /// As written, `MemRead`.
    pub name: Ident,
    /// `Read`
    pub kind: Ident,
    pub resource: Option<Path>,
    pub stage: Option<LitInt>,
    pub full: bool,
}

/// A trait in `traits(...)`.
pub struct TraitUse {
    pub path: Path,
}

/// A constraint over several parts in `traits(...)`.
pub struct MultiUse {
    pub keyword: Ident,
    pub kind: MultiKind,
}

pub enum MultiKind {
    /// `AllTypesMatch(a, b)`
    AllMatch { parts: Vec<Ident> },
    /// `TypesMatchWith("summary", a, b, |ty, context| ...)`
    Computed { summary: LitStr, from: Ident, to: Ident, map: Box<ExprClosure> },
    /// `RangedTypesMatchWith("summary", a, b, |types, context| ...)`
    ComputedAll { summary: LitStr, from: Ident, to: Ident, map: Box<ExprClosure> },
    /// `ShapedTypeMatchesElementCountAndTypes(a, b)`
    Elements { shaped: Ident, elements: Ident },
    /// `TypeIs(a, C)`, `ElementTypeIs(a, C)`
    Is { part: Ident, element: bool, constraint: Box<Type> },
    /// `PredOpTrait("summary", code)`, `AllMatch("summary", code, code)`
    Code { summary: LitStr, code: TokenStream },
}

/// A field of the struct.
pub struct Field {
    pub ident: Ident,
    /// The name without `r#`: names are looked up often, and converting an identifier to a string is slow.
    name: String,
    /// The name in Rust, in snake case: names of MLIR's may be in camel case.
    rust_name: String,
    pub docs: Docs,
    pub role: Role,
    /// The role's attribute, `operand` in `#[operand]`.
    pub role_ident: Ident,
    /// The type as written, `Variadic<AnyType>`.
    pub ty: Type,
    /// The effects of the operation on the memory that the field refers to.
    pub effects: Vec<EffectUse>,
    /// The position among the fields of its role, when the fields are numbered.
    pub(super) index: usize,
}

pub enum Role {
    Operand(Group),
    Result(Group),
    Attr(Attr),
    Region(Group),
    Successor(Group),
    Property(Box<Property>),
    Derived { ty: Type, compute: Box<ExprClosure>, materialize: Materialize },
}

/// The conversion of a derived attribute to an attribute.
pub enum Materialize {
    /// Determined by its type.
    ByType,
    /// The closure converts it.
    With(Box<ExprClosure>),
    /// It has no attribute.
    Never,
}

/// A constraint and the number of entities that it applies to.
pub struct Group {
    pub arity: Arity,
    pub constraint: Type,
    /// The attribute with the lengths of a `VariadicOfVariadic`.
    pub lengths: Option<Ident>,
    /// The word `build`, which states that exactly one type satisfies the constraint of a result.
    pub build: Option<Ident>,
    /// The place of its values, when the fields are numbered.
    pub segment: Segment,
}

/// Plain data inside the operation.
pub struct Property {
    /// The Rust type: `Option<T>` for `Optional<T>`.
    pub ty: Type,
    /// The `T` of an `Optional<T>`.
    pub optional: Option<Type>,
    pub default: Option<Expr>,
    /// The condition on values.
    pub is: Option<Expr>,
    /// The description of `is` for messages.
    pub summary: Option<LitStr>,
    /// Whether the default is the only value.
    pub constant: bool,
    /// The `name = "..."` of the property.
    pub name: Option<LitStr>,
}

/// The kinds of values that groups consist of.
#[derive(Clone, Copy)]
pub enum ValueKind {
    Operand,
    Result,
}

impl ValueKind {
    pub fn noun(self) -> &'static str {
        match self {
            Self::Operand => "operand",
            Self::Result => "result",
        }
    }

    /// Returns the trait of operations that store the segment sizes.
    pub fn stored_sizes_trait(self) -> &'static str {
        match self {
            Self::Operand => "AttrSizedOperandSegments",
            Self::Result => "AttrSizedResultSegments",
        }
    }

    /// Returns the trait of operations whose variable groups have the same length.
    pub fn same_size_trait(self) -> &'static str {
        match self {
            Self::Operand => "SameVariadicOperandSize",
            Self::Result => "SameVariadicResultSize",
        }
    }
}

/// The source of the segment sizes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sizes {
    /// At most one group is variable, and takes the values that the others leave.
    Rest,
    /// The operation stores them.
    Stored,
    /// All variable groups have the same length.
    Same,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arity {
    One,
    Optional,
    Variadic,
}

pub struct Attr {
    pub constraint: Type,
    pub presence: Presence,
    /// The `name = "..."` of the attribute.
    pub name: Option<LitStr>,
}

pub enum Presence {
    Required,
    Optional,
    Default(Expr),
    /// Optional, but getters return the default.
    OptionalDefault(Expr),
    /// A `UnitAttr`: its presence is its value.
    Unit,
}

/// The role of a field, with its position among the fields of that role.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    Operand(usize),
    Result(usize),
    Attribute(usize),
    Property(usize),
    Region(usize),
    Successor(usize),
}

impl Property {
    /// Returns whether `new` takes it, since it has no other value.
    pub fn is_required(&self) -> bool {
        self.default.is_none() && self.optional.is_none() && !self.is_unit()
    }

    /// Returns whether it is a `UnitProp`, which is absent by default.
    pub fn is_unit(&self) -> bool {
        is_written_as(&self.ty, "UnitProp", &["schema", "prelude"])
    }
}

impl Presence {
    /// Returns whether the attribute may be absent in verified IR.
    pub fn may_be_missing(&self) -> bool {
        match self {
            Self::Optional | Self::OptionalDefault(_) | Self::Unit => true,
            Self::Required | Self::Default(_) => false,
        }
    }

    /// Returns whether a function removes the attribute; a `UnitAttr` is set to `false`.
    pub fn is_removable(&self) -> bool {
        match self {
            Self::Optional | Self::OptionalDefault(_) => true,
            Self::Required | Self::Default(_) | Self::Unit => false,
        }
    }
}

impl Field {
    pub fn new(ident: Ident, docs: Docs, (role, role_ident): (Role, Ident), ty: Type, effects: Vec<EffectUse>) -> Self {
        let name = super::plain_name(&ident);
        let rust_name = super::snake_case(&name);
        Self { ident, name, rust_name, docs, role, role_ident, ty, effects, index: 0 }
    }

    /// Returns the name without `r#`.
    pub fn plain_name(&self) -> &str {
        &self.name
    }

    /// Returns the name of the accessor, without `r#`: `then_region` of the field `thenRegion`.
    pub fn rust_name(&self) -> &str {
        &self.rust_name
    }

    /// Returns the name of the accessor.
    pub fn accessor(&self) -> Ident {
        if self.rust_name == self.name { self.ident.clone() } else { Ident::new(&self.rust_name, self.ident.span()) }
    }

    /// Returns the name that the attribute or property has in the IR.
    pub fn ir_name(&self) -> String {
        let name = match &self.role {
            Role::Attr(attr) => attr.name.as_ref(),
            Role::Property(property) => property.name.as_ref(),
            Role::Operand(_) | Role::Result(_) | Role::Region(_) | Role::Successor(_) | Role::Derived { .. } => None,
        };
        name.map_or_else(|| self.name.clone(), LitStr::value)
    }

    /// Returns whether it is a group of operands or results of any length.
    pub fn is_variadic(&self) -> bool {
        match &self.role {
            Role::Operand(group) | Role::Result(group) => group.arity == Arity::Variadic,
            Role::Attr(_) | Role::Region(_) | Role::Successor(_) | Role::Property(_) | Role::Derived { .. } => false,
        }
    }

    /// Returns the documentation of the accessor: the field's, followed by its role.
    pub fn accessor_docs(&self) -> TokenStream {
        let what = match self.role {
            Role::Operand(_) => "Operand",
            Role::Result(_) => "Result",
            Role::Attr(_) => "Attribute",
            Role::Region(_) => "Region",
            Role::Successor(_) => "Successor",
            Role::Property(_) => "Property",
            Role::Derived { .. } => "Derived attribute",
        };
        let value =
            self.rust_value().map(|value| format!(", {} `{value}`", super::article(&value))).unwrap_or_default();
        self.docs.and(&format!("{what} `{}`: `{}`{value}.", self.plain_name(), type_text(&self.ty)))
    }

    /// Returns the type of an attribute's Rust value, if the constraint is known by its name. The accessor's own type
    /// tells readers less: `ValueOf<'_, StrAttr>`.
    fn rust_value(&self) -> Option<String> {
        let Role::Attr(attr) = &self.role else { return None };
        let value = value_of(&attr.constraint)?;
        match attr.presence {
            Presence::Optional => Some(format!("Option<{value}>")),
            Presence::Required | Presence::Default(_) | Presence::OptionalDefault(_) => Some(value.to_owned()),
            Presence::Unit => None,
        }
    }

    pub fn span(&self) -> Span {
        self.ident.span()
    }
}

/// Returns the type of the Rust value of an attribute with this constraint, `C` or `Confined<C, D>`.
fn value_of(constraint: &Type) -> Option<&'static str> {
    let Type::Path(path) = constraint else { return None };
    let last = path.path.segments.last()?;
    if let (true, PathArguments::AngleBracketed(arguments)) = (last.ident == "Confined", &last.arguments) {
        let Some(GenericArgument::Type(inner)) = arguments.args.first() else { return None };
        return value_of(inner);
    }
    RUST_VALUES.iter().find(|(name, _)| last.ident == name).map(|(_, value)| *value)
}

macro_rules! groups {
    ($($method:ident $variant:ident),*) => {$(
        pub fn $method(&self) -> impl Iterator<Item = (&Field, &Group)> {
            self.fields.iter().filter_map(|field| {
                if let Role::$variant(group) = &field.role { Some((field, group)) } else { None }
            })
        }
    )*};
}

impl OpModel {
    groups!(operands Operand, results Result, regions Region, successors Successor);

    pub fn attrs(&self) -> impl Iterator<Item = (&Field, &Attr)> {
        self.fields
            .iter()
            .filter_map(|field| if let Role::Attr(attr) = &field.role { Some((field, attr)) } else { None })
    }

    pub fn properties(&self) -> impl Iterator<Item = (&Field, &Property)> {
        self.fields.iter().filter_map(|field| {
            if let Role::Property(property) = &field.role { Some((field, &**property)) } else { None }
        })
    }

    /// Returns the source of the segment sizes of operands.
    pub fn operand_sizes(&self) -> Sizes {
        self.sizes(ValueKind::Operand, self.operands())
    }

    /// Returns the source of the segment sizes of results.
    pub fn result_sizes(&self) -> Sizes {
        self.sizes(ValueKind::Result, self.results())
    }

    fn sizes<'a>(&self, kind: ValueKind, groups: impl Iterator<Item = (&'a Field, &'a Group)>) -> Sizes {
        // A single group takes all the values that are left.
        let several = groups.filter(|(_, group)| group.arity != Arity::One).count() > 1;
        match (self.has_trait(kind.stored_sizes_trait()), self.has_trait(kind.same_size_trait()) && several) {
            (true, _) => Sizes::Stored,
            (false, true) => Sizes::Same,
            (false, false) => Sizes::Rest,
        }
    }

    /// Returns whether the attribute holds the segment sizes of a `VariadicOfVariadic`, so that builders set it.
    pub fn has_lengths(&self, attribute: &Field) -> bool {
        let is_it = |name: &Ident| *name == attribute.name || attribute.ident == *name;
        self.operands().any(|(_, group)| group.lengths.as_ref().is_some_and(is_it))
    }

    fn position(&self, name: &Ident) -> Option<usize> {
        let name = super::plain_name(name);
        self.fields.iter().position(|field| field.name == name)
    }

    /// Returns whether the part may be absent or empty in verified IR.
    pub fn may_be_missing(&self, part: Part) -> bool {
        self.field_of(part).is_some_and(|field| match &field.role {
            Role::Operand(group) | Role::Result(group) | Role::Region(group) | Role::Successor(group) => {
                group.arity != Arity::One
            }
            Role::Attr(attr) => attr.presence.may_be_missing(),
            Role::Property(_) | Role::Derived { .. } => false,
        })
    }

    /// Returns the field called `name`.
    pub fn field(&self, name: &Ident) -> Option<&Field> {
        self.position(name).map(|at| &self.fields[at])
    }

    /// Returns the trait whose last path segment is `name`.
    pub fn find_trait(&self, name: &str) -> Option<&TraitUse> {
        self.traits.iter().find(|used| used.path.segments.last().is_some_and(|segment| segment.ident == name))
    }

    /// Returns the interface whose last path segment is `name`.
    pub fn find_interface(&self, name: &str) -> Option<&Path> {
        debug_assert!(ods_grammar::is_recognized_interface(name), "`{name}` is not among the names that core checks");
        self.interfaces.iter().find(|path| path.segments.last().is_some_and(|segment| segment.ident == name))
    }

    /// Returns whether the operation has the built-in trait, which is recognized by its name.
    pub fn has_trait(&self, name: &str) -> bool {
        debug_assert!(ods_grammar::is_recognized_trait(name), "`{name}` is not among the names that core checks");
        self.find_trait(name).is_some()
    }
}
