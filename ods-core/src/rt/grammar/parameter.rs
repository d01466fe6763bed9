//! The texts of parameters of types and attributes, as their Rust types say it.

use ods_grammar::{Continuation, First, Syntax, continues};

use crate::schema::Parameter;

/// The text of a parameter.
#[derive(Clone, Copy, Debug)]
pub struct ParameterSyntax {
    pub(super) syntax: Syntax<'static>,
    pub(super) is_list: bool,
    pub(super) is_option: bool,
    pub(super) has_commas: bool,
}

/// The texts of a list of parameters.
#[derive(Debug)]
pub struct ParameterList {
    /// That of the first.
    pub first: ParameterSyntax,
    /// Those of the others.
    pub rest: Option<&'static ParameterList>,
}

impl ParameterSyntax {
    /// The text of a `P`.
    pub const fn of<P: Parameter>() -> Self {
        Self {
            syntax: Syntax {
                first: P::FIRST,
                takes: P::TAKES,
                continuation: P::CONTINUATION,
                end: P::END,
                is_distinguishable: P::IS_OPTIONAL,
            },
            is_list: P::IS_LIST,
            is_option: P::IS_OPTION,
            has_commas: P::HAS_COMMAS,
        }
    }
}

impl ParameterList {
    /// The text of the parameter at a position.
    pub(super) const fn at(mut list: Option<&'static Self>, mut index: usize) -> &'static ParameterSyntax {
        while let Some(this) = list {
            if index == 0 {
                return &this.first;
            }
            index -= 1;
            list = this.rest;
        }
        panic!("a format names parameters of its definition")
    }
}

/// Whether a text with these continuations has commas that are in no brackets.
#[doc(hidden)]
pub const fn has_commas(continuation: &[Continuation<'_>]) -> bool {
    continues(continuation, &First::Literal(","))
}
