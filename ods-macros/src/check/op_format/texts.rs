//! What the text of an element can begin with, and what it takes of the text that follows.

use syn::Type;

use super::{Aspect, Format};
use crate::check::kinds::{is_library_name, library_name};
use crate::check::start::Start;
use crate::model::op::{Arity, Attr, Field, Group, Presence, Property, Role};
use crate::model::op_format::{AllOf, OpElement, Whose};

/// The text of an element.
pub struct Text {
    /// What it can begin with.
    pub starts: Vec<Start>,
    /// What would be taken for it where there is none: an attribute that may be missing is read where any begins.
    pub taken: Vec<Start>,
    /// Whether there may be none.
    pub may_be_nothing: bool,
    /// What it takes for more of its own, at its end.
    pub goes_on: Vec<Start>,
}

impl Text {
    fn of(starts: Vec<Start>) -> Self {
        Self { taken: starts.clone(), starts, may_be_nothing: false, goes_on: Vec::new() }
    }

    fn nothing() -> Self {
        Self::of(Vec::new()).optional(true)
    }

    /// Of which nothing is known.
    fn unknown() -> Self {
        Self::of(Vec::new())
    }

    fn optional(self, may_be_nothing: bool) -> Self {
        Self { may_be_nothing, ..self }
    }

    /// With commas between its parts.
    fn list(self) -> Self {
        Self { goes_on: vec![Start::punctuation(",")], ..self }
    }

    /// Of values: `%0 #1` is one of several results.
    fn of_values(mut self) -> Self {
        self.goes_on.push(Start::punctuation("#"));
        self
    }
}

/// The text of an element that has no others in it; fields in `present` are there.
pub fn text(format: &Format<'_>, element: &OpElement, present: &[&Field]) -> Text {
    match element {
        _ if element.is_blank() => Text::nothing(),
        OpElement::Literal(literal) => Text::of(vec![Start::of_literal(&literal.value())]),
        OpElement::Variable { name, qualified } => match format.field(name) {
            Some(field) => variable(field, *qualified, present.iter().any(|there| std::ptr::eq(*there, field))),
            None => Text::unknown(),
        },
        OpElement::All { of, .. } => all(format, *of),
        OpElement::AttrDict { with_keyword: true, .. } => Text::of(vec![Start::word("attributes")]).optional(true),
        OpElement::AttrDict { .. } => Text::of(vec![Start::punctuation("{")]).optional(true),
        OpElement::PropDict(_) => Text::of(vec![Start::punctuation("<")]).optional(true),
        OpElement::Type { types, .. } => types_text(format, &types.whose, present),
        OpElement::FunctionalType { .. } => Text::of(vec![Start::punctuation("(")]),
        OpElement::Custom(_) | OpElement::Group(_) | OpElement::OiList { .. } => Text::unknown(),
    }
}

fn group(arity: Arity, start: Vec<Start>, is_present: bool) -> Text {
    let text = Text::of(start);
    match arity {
        Arity::One => text,
        Arity::Optional => text.optional(!is_present),
        Arity::Variadic => text.list().optional(!is_present),
    }
}

fn variable(field: &Field, qualified: bool, is_present: bool) -> Text {
    match &field.role {
        Role::Operand(operands) => {
            let start = if operands.lengths.is_some() { Start::punctuation("(") } else { Start::Value };
            let text = group(operands.arity, vec![start], is_present);
            if operands.lengths.is_some() { text } else { text.of_values() }
        }
        Role::Region(regions) => group(regions.arity, vec![Start::punctuation("{")], is_present),
        Role::Successor(successors) => group(successors.arity, vec![Start::Block], is_present),
        // That it is there is told by what is around it.
        Role::Attr(attr) if is_present && matches!(attr.presence, Presence::Unit) => Text::nothing(),
        Role::Property(property) if is_present && property.is_unit() => Text::nothing(),
        Role::Attr(attr) => {
            let text = attribute(attr, qualified, is_present);
            let field = || vec![Start::Field(Box::new(field.ident.clone()))];
            Text { starts: if text.starts.is_empty() { field() } else { text.starts }, ..text }
        }
        Role::Property(property) => Text { taken: taken_for_property(property), ..Text::of(of_property(property)) },
        Role::Result(_) | Role::Derived { .. } => Text::unknown(),
    }
}

fn attribute(attr: &Attr, qualified: bool, is_present: bool) -> Text {
    let name = base_name(&attr.constraint);
    let is_dense = name.as_deref().is_some_and(|name| name.starts_with("Dense") && name.ends_with("ArrayAttr"));
    let starts = match is_dense && qualified {
        true => vec![Start::word("array")],
        false => of_attribute(&attr.constraint),
    };
    let goes_on = match name.as_deref() {
        Some("AnyAttr") => vec![Start::punctuation(":")],
        // `@a::@b`, with blanks or without.
        Some("SymbolRefAttr" | "FlatSymbolRefAttr") => vec![Start::two_colons()],
        _ => Vec::new(),
    };
    let is_told = starts.iter().all(|start| match start {
        Start::Text | Start::Symbol => true,
        Start::Punctuation(text) => text == "[",
        _ => false,
    });
    let taken = match is_told {
        // An alias is read as well.
        true if is_dense => vec![Start::punctuation("["), Start::punctuation("#")],
        true => starts.clone(),
        false => vec![Start::Attribute],
    };
    Text { starts, taken, may_be_nothing: attr.presence.may_be_missing() && !is_present, goes_on }
}

/// Whether what its attributes begin with is known here.
pub fn is_known_attribute(constraint: &Type) -> bool {
    !of_attribute(constraint).is_empty()
}

/// The constraint of the library whose attributes these are, in `Confined` or not.
fn base_name(constraint: &Type) -> Option<String> {
    let segment = library_name(constraint)?;
    if segment.ident == "Confined"
        && let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments
        && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
    {
        return base_name(inner);
    }
    Some(segment.ident.to_string())
}

/// What the attributes of a constraint of the library begin with, where that is one kind of token.
fn of_attribute(constraint: &Type) -> Vec<Start> {
    let Some(name) = base_name(constraint) else { return Vec::new() };
    match name.as_str() {
        "AnyAttr" => vec![Start::Attribute],
        "StrAttr" | "StringAttr" => vec![Start::Text],
        "SymbolNameAttr" | "FlatSymbolRefAttr" | "SymbolRefAttr" => vec![Start::Symbol],
        "BoolAttr" | "I1Attr" => vec![Start::word("true"), Start::word("false")],
        "I8Attr" | "I16Attr" | "I32Attr" | "I64Attr" | "IndexAttr" | "F32Attr" | "F64Attr" => vec![Start::Number],
        "TypeAttr" | "TypeAttrOf" => vec![Start::Type],
        "UnitAttr" => vec![Start::word("unit")],
        "DictionaryAttr" => vec![Start::punctuation("{")],
        // They may have an alias, `#map`.
        "LocationAttr" => vec![Start::punctuation("#"), Start::word("loc")],
        "AffineMapAttr" => vec![Start::punctuation("#"), Start::word("affine_map")],
        "IntegerSetAttr" => vec![Start::punctuation("#"), Start::word("affine_set")],
        // `array<i8: 1>`: its elements are of any type.
        "DenseArrayAttr" => vec![Start::word("array")],
        name if name.ends_with("ArrayAttr") && (is_library_name(name) || is_array(name)) => {
            vec![Start::punctuation("[")]
        }
        _ => Vec::new(),
    }
}

/// Whether its text is a number that may be hexadecimal.
pub fn is_float(role: &Role) -> bool {
    match role {
        Role::Attr(attr) => {
            base_name(&attr.constraint).is_some_and(|name| ["F32Attr", "F64Attr"].contains(&name.as_str()))
        }
        Role::Property(property) => rust_name(property).is_some_and(|name| name == "f32" || name == "f64"),
        _ => false,
    }
}

fn is_array(name: &str) -> bool {
    ["BoolArrayAttr", "LocationArrayAttr", "AffineMapArrayAttr", "FlatSymbolRefArrayAttr", "SymbolRefArrayAttr"]
        .contains(&name)
}

fn of_property(property: &Property) -> Vec<Start> {
    of_rust_type(&property.ty)
}

/// What is read as the property: numbers are truth values, too, and the other way round.
fn taken_for_property(property: &Property) -> Vec<Start> {
    let mut taken = of_property(property);
    let (truths, number) = ([Start::word("true"), Start::word("false")], [Start::Number]);
    if !is_float_type(&property.ty) && (taken.contains(&Start::Number) || taken.contains(&truths[0])) {
        taken.extend(truths.into_iter().chain(number));
    }
    taken
}

/// What the text of a property of this Rust type begins with.
pub fn of_rust_type(ty: &Type) -> Vec<Start> {
    let last = match ty {
        Type::Array(_) => return vec![Start::punctuation("[")],
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    let Some(last) = last else { return Vec::new() };
    match last.ident.to_string().as_str() {
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "f32" | "f64" => vec![Start::Number],
        "bool" => vec![Start::word("true"), Start::word("false")],
        "String" => vec![Start::Text],
        "Vec" => vec![Start::punctuation("[")],
        "UnitProp" => vec![Start::word("unit"), Start::word("unit_absent")],
        "Optional" | "Option" => {
            let inner = inner_type(last).map_or_else(Vec::new, of_rust_type);
            if inner.is_empty() { inner } else { [inner, vec![Start::word("none")]].concat() }
        }
        _ => Vec::new(),
    }
}

/// `T` of `Optional<T>`
fn inner_type(segment: &syn::PathSegment) -> Option<&Type> {
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    match arguments.args.first()? {
        syn::GenericArgument::Type(inner) => Some(inner),
        _ => None,
    }
}

/// Of floats, and what may be one.
fn is_float_type(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last() else { return false };
    last.ident == "f32"
        || last.ident == "f64"
        || (last.ident == "Optional" || last.ident == "Option") && inner_type(last).is_some_and(is_float_type)
}

/// Whether the text of the property ends with letters or digits, as far as is known here.
pub fn ends_in_word(property: &Property) -> bool {
    let syn::Type::Path(path) = &property.ty else { return false };
    path.path.segments.last().is_some_and(|last| !["String", "Vec", "ArrayProp"].iter().any(|name| last.ident == name))
}

fn rust_name(property: &Property) -> Option<String> {
    let syn::Type::Path(path) = &property.ty else { return None };
    path.path.get_ident().map(ToString::to_string)
}

/// What types begin with: one that a definition of the user's allows may have a form of its own. Where there may be none,
/// or several, they are written in full.
fn of_type(field: &Field, group: &Group) -> Vec<Start> {
    match group.arity == Arity::One && !is_library_type(&group.constraint) {
        true => vec![Start::Field(Box::new(field.ident.clone()))],
        false => vec![Start::Type],
    }
}

/// Whether what its types begin with is known here.
pub fn is_library_type(constraint: &Type) -> bool {
    base_name(constraint).is_some_and(|name| is_library_name(&name))
}

fn all(format: &Format<'_>, of: AllOf) -> Text {
    let (start, groups): (Start, Vec<Arity>) = match of {
        AllOf::Operands => (Start::Value, format.model.operands().map(|(_, group)| group.arity).collect()),
        AllOf::Regions => (Start::punctuation("{"), format.model.regions().map(|(_, group)| group.arity).collect()),
        AllOf::Successors => (Start::Block, format.model.successors().map(|(_, group)| group.arity).collect()),
    };
    let text = Text::of(vec![start]).list().optional(!groups.contains(&Arity::One));
    if of == AllOf::Operands { text.of_values() } else { text }
}

fn types_text(format: &Format<'_>, whose: &Whose, present: &[&Field]) -> Text {
    let parts = format.typed(whose);
    if let (Whose::Variable(_), [(field, Aspect::Type)]) = (whose, parts.as_slice()) {
        let (Role::Operand(types) | Role::Result(types)) = &field.role else { return Text::unknown() };
        let is_present = present.iter().any(|there| std::ptr::eq(*there, *field));
        let start = if types.lengths.is_some() { vec![Start::punctuation("(")] } else { of_type(field, types) };
        return group(types.arity, start, is_present);
    }
    let is_single =
        |field: &Field| matches!(&field.role, Role::Operand(group) | Role::Result(group) if group.arity == Arity::One);
    Text::of(vec![Start::Type]).list().optional(!parts.iter().any(|(field, _)| is_single(field)))
}
