//! The text of parameters of types and attributes, determined by their Rust types.

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
    /// The text of the first parameter.
    pub first: ParameterSyntax,
    /// The texts of the other parameters.
    pub rest: Option<&'static ParameterList>,
}

impl ParameterSyntax {
    /// Returns the text of a parameter of type `P`.
    pub const fn of<P: Parameter>() -> Self {
        Self {
            syntax: Syntax::new(P::FIRST, P::END)
                .taking(P::TAKES)
                .continued_by(P::CONTINUATION)
                .distinguishable(P::IS_OPTIONAL),
            is_list: P::IS_LIST,
            is_option: P::IS_OPTION,
            has_commas: P::HAS_COMMAS,
        }
    }
}

impl ParameterList {
    /// Returns the text of the parameter at a position.
    pub(super) const fn at(mut list: Option<&'static Self>, mut index: usize) -> &'static ParameterSyntax {
        while let Some(this) = list {
            if index == 0 {
                return &this.first;
            }
            index -= 1;
            list = this.rest;
        }
        panic!("bug in ods: a format names a parameter that its definition lacks")
    }
}

/// Returns whether a text with these continuations has commas outside brackets.
#[doc(hidden)]
pub const fn has_commas(continuation: &[Continuation<'_>]) -> bool {
    continues(continuation, &First::Literal(","))
}
