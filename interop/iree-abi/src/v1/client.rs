//! The rules of today's client, `iree.runtime.FunctionInvoker` 3.13.0, which are narrower than the rules of the ABI.
//!
//! Signatures that [`check`] accepts can be called. The messages in [`ClientProblem::message`] are the client's own.

use std::fmt;

use crate::element::Element;

use super::names;
use super::record::{Record, V1Signature};

/// A reason for which today's client cannot call a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClientError {
    /// The position of the argument.
    pub argument: usize,
    /// The reason.
    pub problem: ClientProblem,
}

/// A reason for which today's client cannot pass an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientProblem {
    /// An argument without a name follows one with a name.
    UnnamedBehindNamed,
    /// Two arguments have the same name.
    NameTwice(String),
    /// A number is of a type that the client does not pass.
    Primitive(String),
    /// A record is `null`.
    Null,
    /// A compound record is one that the client does not pass.
    Compound(String),
    /// An array has elements of a type that the client does not pass.
    ArrayElement(String),
    /// A record has too few parts.
    Parts,
}

impl ClientProblem {
    /// Returns the client's message; `None` for a problem that it does not report until the function is called.
    pub fn message(&self) -> Option<String> {
        match self {
            Self::UnnamedBehindNamed | Self::NameTwice(_) => None,
            Self::Primitive(name) => Some(format!("Unrecognized reflection primitive type: {name}")),
            Self::Null => Some("std::bad_cast".to_owned()),
            Self::Compound(name) => Some(format!("Unrecognized reflection compound type: {name}")),
            Self::ArrayElement(name) => Some(format!("could not map abi type '{name}' to numpy dtype")),
            Self::Parts => Some("list index out of range".to_owned()),
        }
    }
}

impl fmt::Display for ClientProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnnamedBehindNamed => {
                f.write_str("no name, after an argument with a name; put the named arguments last")
            }
            Self::NameTwice(name) => write!(f, "name `{name}` is used twice; names are different"),
            Self::Primitive(name) => {
                write!(f, "`{name}` is not passed by today's client; use another type of number, or an array")
            }
            Self::Null => f.write_str("`null` is not passed by today's client; leave the argument out"),
            Self::Compound(name) => {
                write!(f, "`{name}` is not passed by today's client; use `slist`, `stuple` or `sdict`")
            }
            Self::ArrayElement(name) => {
                write!(f, "elements of type `{name}` are not passed by today's client; use another type of number")
            }
            Self::Parts => f.write_str("parts are missing; write all parts of the record"),
        }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "argument {}: {}", self.argument, self.problem)
    }
}

impl std::error::Error for ClientError {}

/// Checks that today's client can look the function up, that is, the types of its arguments.
///
/// # Errors
/// Returns the first problem.
pub fn check_types(signature: &V1Signature) -> Result<(), ClientError> {
    signature.arguments.iter().enumerate().try_for_each(|(argument, record)| {
        check_record(record.argument().1).map_err(|problem| ClientError { argument, problem })
    })
}

/// Checks that today's client can call the function: the types of its arguments, and the places of names.
///
/// # Errors
/// Returns the first problem.
pub fn check(signature: &V1Signature) -> Result<(), ClientError> {
    check_types(signature)?;
    let mut names = std::collections::HashSet::new();
    for (argument, record) in signature.arguments.iter().enumerate() {
        let problem = match record.argument().0 {
            None if !names.is_empty() => ClientProblem::UnnamedBehindNamed,
            Some(name) if !names.insert(name) => ClientProblem::NameTwice(name.to_owned()),
            None | Some(_) => continue,
        };
        return Err(ClientError { argument, problem });
    }
    Ok(())
}

fn check_record(record: &Record) -> Result<(), ClientProblem> {
    match record {
        Record::Primitive(element) if is_passed(*element) => Ok(()),
        Record::Primitive(_) | Record::Unknown => Err(ClientProblem::Primitive(record.name())),
        Record::NdArray { element, .. } => match &**element {
            Record::Primitive(element) if is_passed(*element) || *element == Element::Int(1) => Ok(()),
            other => Err(ClientProblem::ArrayElement(other.name())),
        },
        Record::List(elements) | Record::Tuple(elements) => elements.iter().try_for_each(check_record),
        Record::Dict(entries) => entries.iter().try_for_each(|(_, element)| check_record(element)),
        Record::Null => Err(ClientProblem::Null),
        Record::Named { .. } | Record::HomogeneousList(_) => Err(ClientProblem::Compound(record.name())),
        Record::Foreign(json) => Err(match (json, record.name()) {
            (serde_json::Value::String(_), name) => ClientProblem::Primitive(name),
            (_, name) if name.is_empty() || [names::NAMED, names::DICT, names::ND_ARRAY].contains(&name.as_str()) => {
                ClientProblem::Parts
            }
            (_, name) => ClientProblem::Compound(name),
        }),
    }
}

/// Returns whether the client passes such numbers.
pub(crate) const fn is_passed(element: Element) -> bool {
    matches!(element, Element::Int(8 | 16 | 32 | 64) | Element::Float(32 | 64))
}

/// Returns whether the client returns such numbers.
pub(crate) const fn is_returned(element: Element) -> bool {
    matches!(element, Element::Int(8 | 16 | 32 | 64) | Element::Float(16 | 32 | 64) | Element::BFloat16)
}

/// Returns whether the client returns arrays of such numbers.
pub(crate) const fn is_returned_in_arrays(element: Element) -> bool {
    matches!(element, Element::Int(1 | 8 | 16 | 32 | 64) | Element::Float(16 | 32 | 64) | Element::Complex(32 | 64))
}
