//! The elements of an operation's format, a file each: its syntax, the parts that it reads and writes, its rules, its
//! data in the schema, and its rows in the documentation, which are a table in the file's own.
//!
//! Parsing, checks and expansion know elements only as [`Element`], so a new directive is a file here and its variant,
//! arm and entry below. `parse::format` has the syntax that formats of types share, `check::op_format` the rules about
//! several elements, and `expand::op_format` the rest of a format.

mod all;
mod attr_dict;
mod custom;
mod functional_type;
mod group;
mod literal;
mod oilist;
mod prop_dict;
mod qualified;
mod types;
mod variable;

use proc_macro2::TokenStream;
use syn::parse::ParseStream;
use syn::{Error, Ident, LitStr, Result};

use crate::check::op_format::Format;
use crate::errors::Errors;
use crate::expand::op_format::Layout;
use crate::model::format::is_blank;
use crate::model::op::OpModel;
use crate::model::op_format::{Bound, OpCustom, OpGroup, Subject};
use crate::parse::format::{Place, Syntax, skip_parentheses};
use crate::suggest::did_you_mean;

pub use all::All;
pub use attr_dict::AttrDict;
pub use functional_type::FunctionalType;
pub use oilist::OiList;
pub use prop_dict::PropDict;
pub use types::Types;
pub use variable::Variable;

/// The noun for the things that `$name` names.
const NOUN: &str = "field";

/// An element of a format.
pub enum OpElement {
    /// `"text"`: a keyword, punctuation or white space.
    Literal(LitStr),
    /// `$name`, `qualified($name)`
    Variable(Variable),
    /// `operands`, `regions`, `successors`
    All(All),
    /// `attr_dict`, `attr_dict_with_keyword`
    AttrDict(AttrDict),
    /// `prop_dict`
    PropDict(PropDict),
    /// `type(...)`, `qualified(type(...))`
    Type(Types),
    /// `functional_type(..., ...)`
    FunctionalType(FunctionalType),
    /// `custom<F>(...)`
    Custom(OpCustom),
    /// `(...)?`, `(...) : (...)?`
    Group(OpGroup),
    /// `oilist("keyword" ... | ...)`
    OiList(OiList),
}

/// The directives.
const DIRECTIVES: &[Directive] = &[
    all::DIRECTIVE,
    all::RESULTS,
    types::DIRECTIVE,
    functional_type::DIRECTIVE,
    attr_dict::PLAIN,
    attr_dict::WITH_KEYWORD,
    prop_dict::DIRECTIVE,
    qualified::DIRECTIVE,
    oilist::DIRECTIVE,
    custom::DIRECTIVE,
    custom::REF,
];

impl std::ops::Deref for OpElement {
    type Target = dyn Element;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Literal(element) => element,
            Self::Variable(element) => element,
            Self::All(element) => element,
            Self::AttrDict(element) => element,
            Self::PropDict(element) => element,
            Self::Type(element) => element,
            Self::FunctionalType(element) => element,
            Self::Custom(element) => element,
            Self::Group(element) => element,
            Self::OiList(element) => element,
        }
    }
}

/// The facts about an element. A default is what holds for most elements.
pub trait Element {
    /// Returns the tokens for errors.
    fn tokens(&self) -> TokenStream;

    /// Returns the element in its syntax, if that is short.
    fn text(&self) -> String {
        self.tokens().to_string()
    }

    /// Returns the parts that it reads and writes, without the parts of nested elements.
    fn bounds(&self) -> Vec<Bound<'_>> {
        Vec::new()
    }

    /// Returns the parts that it refers to, which are parsed before it.
    fn references(&self) -> Vec<&Subject> {
        Vec::new()
    }

    /// Returns the elements inside it.
    fn inside(&self) -> Vec<&OpElement> {
        Vec::new()
    }

    /// Returns the reason that its text is never empty, so that it cannot be in an optional group.
    fn never_empty(&self) -> Option<&'static str> {
        None
    }

    /// Returns the reason that its presence cannot determine that of a group.
    fn no_anchor(&self) -> Option<&'static str> {
        None
    }

    /// Returns whether its first token shows that the group is present which it begins. Elements that are never empty
    /// cannot be in a group.
    fn can_begin_group(&self) -> bool {
        true
    }

    /// Returns whether it can be text alone, without any field.
    fn can_be_text(&self) -> bool {
        false
    }

    /// Checks the rules of this kind of element.
    fn check<'m>(&'m self, format: &Format<'m>, errors: &mut Errors) {
        let _ = (format, errors);
    }

    /// Returns its data, a variant of `OpElement` of `ods-core`; `None` for an invalid one.
    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream>;
}

/// Elements that begin with a word.
pub struct Directive {
    words: &'static [&'static str],
    /// Parses what follows the word.
    parse: fn(ParseStream<'_>, &Ident, &mut Errors) -> Result<OpElement>,
}

/// Returns the words of directives.
pub fn words() -> impl Iterator<Item = &'static str> {
    DIRECTIVES.iter().flat_map(|directive| directive.words).copied()
}

impl OpElement {
    /// Calls `visit` for the element and all nested ones, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e OpElement)) {
        visit(self);
        self.inside().into_iter().for_each(|element| element.visit(visit));
    }

    /// Returns whether this is white space, which is ignored when parsing.
    pub fn is_blank(&self) -> bool {
        matches!(self, Self::Literal(text) if is_blank(text))
    }

    /// Returns the dictionaries of attributes: it is one, or a `custom` with one.
    pub fn dictionaries(&self) -> Vec<&Ident> {
        let bounds = self.bounds().into_iter();
        bounds.filter(|bound| matches!(bound, Bound::AttrDict(_))).map(Bound::word).collect()
    }

    /// Returns the dictionary of properties, if it is one or is a `custom` with one.
    pub fn property_dictionary(&self) -> Option<&Ident> {
        self.bounds().into_iter().find(|bound| matches!(bound, Bound::PropDict(_))).map(Bound::word)
    }
}

impl Syntax for OpElement {
    const NOUN: &'static str = NOUN;

    fn is_directive(word: &str) -> bool {
        words().any(|known| known == word)
    }

    fn literal(text: LitStr) -> Self {
        Self::Literal(text)
    }

    fn variable(name: Ident) -> Self {
        Self::Variable(Variable { name, qualified: false })
    }

    fn group(group: OpGroup) -> Self {
        Self::Group(group)
    }

    fn is_blank(&self) -> bool {
        self.is_blank()
    }

    fn directive(input: ParseStream<'_>, word: &Ident, _: Place, errors: &mut Errors) -> Result<Self> {
        let is_it = |directive: &&Directive| directive.words.iter().any(|known| word == known);
        match DIRECTIVES.iter().find(is_it) {
            Some(directive) => (directive.parse)(input, word, errors),
            None => {
                skip_parentheses(input);
                Err(Error::new_spanned(word, Self::no_directive(&word.to_string())))
            }
        }
    }

    fn no_directive(word: &str) -> String {
        if matches!(word, "params" | "struct") {
            return format!("`{word}` applies to formats of types and attributes only; remove it");
        }
        match did_you_mean(word, words()) {
            hint if hint.is_empty() => {
                format!("unknown directive `{word}`; write a keyword in quotes, `\"{word}\"`, a field as `${word}`")
            }
            hint => format!("unknown directive `{word}`{hint}"),
        }
    }
}
