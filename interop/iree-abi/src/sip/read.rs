//! Reading SIP as the original does, with a visitor.
//!
//! The stack of open containers is explicit, so depth costs memory proportional to the input. A malformed component
//! before or at `I` and `R` is a syntax error; the original does not terminate there, or finds nothing.

use std::fmt;

use crate::component::{Component, Seek, SignatureParser};
use crate::structure::StructKind;

use super::tags;

/// An error of the original's reading of SIP.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SipError {
    /// There is no span `I`.
    InputsNotFound,
    /// There is no span `R`.
    ResultsNotFound,
    /// A key is in the position of a value.
    KeyNotAllowed,
    /// A value is in the position of a key.
    ValueNotAllowed,
    /// A component is none that SIP has.
    UnrecognizedTag,
    /// A component is malformed.
    Syntax,
}

impl fmt::Display for SipError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InputsNotFound => "Inputs struct not found",
            Self::ResultsNotFound => "Results struct not found",
            Self::KeyNotAllowed => "Struct key not allowed here",
            Self::ValueNotAllowed => "Value not allowed here",
            Self::UnrecognizedTag => "Unrecognized tag",
            Self::Syntax => crate::SYNTAX_ERROR,
        })
    }
}

impl std::error::Error for SipError {}

/// A receiver of the parts of a structure, in order. A key comes before its value.
pub trait SipVisitor {
    /// Receives the position, in bytes, of the component that the next calls are about.
    fn at(&mut self, position: usize) {
        let _ = position;
    }

    /// Receives the key of an element of a sequence.
    fn integer_key(&mut self, key: i32);

    /// Receives the key of an element of a dict.
    fn string_key(&mut self, key: &[u8]);

    /// Receives the start of a container.
    fn open_struct(&mut self, kind: StructKind);

    /// Receives the end of a container, also after an error.
    fn close_struct(&mut self);

    /// Receives a leaf: a position in the raw list.
    fn map_to_raw_signature_index(&mut self, index: i32);
}

/// Visits the structure of the arguments.
///
/// # Errors
/// Returns the first error; the visitor has received everything before it, and the ends of all open containers.
pub fn visit_inputs(visitor: &mut dyn SipVisitor, signature: &[u8]) -> Result<(), SipError> {
    visit_struct(visitor, signature, tags::INPUTS, SipError::InputsNotFound)
}

/// Visits the structure of the results.
///
/// # Errors
/// Returns the first error; the visitor has received everything before it, and the ends of all open containers.
pub fn visit_results(visitor: &mut dyn SipVisitor, signature: &[u8]) -> Result<(), SipError> {
    visit_struct(visitor, signature, tags::RESULTS, SipError::ResultsNotFound)
}

fn visit_struct(visitor: &mut dyn SipVisitor, signature: &[u8], tag: u8, absent: SipError) -> Result<(), SipError> {
    let mut parser = SignatureParser::new(signature);
    match parser.seek_tag(tag) {
        Seek::Found => visit_contents(visitor, parser.nested()),
        Seek::NotFound => Err(absent),
        Seek::Malformed => Err(SipError::Syntax),
    }
}

/// The kinds of component that a level may have next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    /// A value of the root.
    RootValue,
    /// The key of an element.
    Key,
    /// The value of an element.
    Value,
}

/// A level of nesting.
struct Level<'a> {
    parser: SignatureParser<'a>,
    expected: Expected,
}

/// Visits the contents of `I` or `R`.
pub(crate) fn visit_contents(visitor: &mut dyn SipVisitor, contents: SignatureParser<'_>) -> Result<(), SipError> {
    let mut around = Vec::new();
    let mut level = Level { parser: contents, expected: Expected::RootValue };
    loop {
        visitor.at(level.parser.position());
        match step(visitor, &mut level) {
            Ok(Step::Same) => (),
            Ok(Step::Into(inner)) => around.push(std::mem::replace(&mut level, inner)),
            Ok(Step::Out) => match around.pop() {
                Some(outer) => {
                    visitor.close_struct();
                    level = outer;
                }
                None => return Ok(()),
            },
            Err(error) => {
                around.iter().for_each(|_| visitor.close_struct());
                return Err(error);
            }
        }
    }
}

/// The level of the next component.
enum Step<'a> {
    Same,
    Into(Level<'a>),
    Out,
}

fn step<'a>(visitor: &mut dyn SipVisitor, level: &mut Level<'a>) -> Result<Step<'a>, SipError> {
    let step = match level.parser.component() {
        Component::End => return Ok(Step::Out),
        Component::Error { .. } => return Err(SipError::Syntax),
        Component::Integer { tag: tags::INTEGER_KEY, value } => {
            level.take_key()?;
            visitor.integer_key(value);
            Step::Same
        }
        Component::Span { tag: tags::STRING_KEY, contents } => {
            level.take_key()?;
            visitor.string_key(contents);
            Step::Same
        }
        Component::Integer { tag: tags::LEAF, value } => {
            level.take_value()?;
            visitor.map_to_raw_signature_index(value);
            Step::Same
        }
        Component::Span { tag: tags::SEQUENCE, .. } => level.open(visitor, StructKind::Sequence)?,
        Component::Span { tag: tags::DICT, .. } => level.open(visitor, StructKind::Dict)?,
        Component::Integer { .. } | Component::Span { .. } => return Err(SipError::UnrecognizedTag),
    };
    level.parser.advance();
    Ok(step)
}

impl<'a> Level<'a> {
    fn take_key(&mut self) -> Result<(), SipError> {
        match self.expected {
            Expected::RootValue | Expected::Value => return Err(SipError::KeyNotAllowed),
            Expected::Key => self.expected = Expected::Value,
        }
        Ok(())
    }

    fn take_value(&mut self) -> Result<(), SipError> {
        match self.expected {
            Expected::RootValue => (),
            Expected::Key => return Err(SipError::ValueNotAllowed),
            Expected::Value => self.expected = Expected::Key,
        }
        Ok(())
    }

    fn open(&mut self, visitor: &mut dyn SipVisitor, kind: StructKind) -> Result<Step<'a>, SipError> {
        self.take_value()?;
        visitor.open_struct(kind);
        Ok(Step::Into(Level { parser: self.parser.nested(), expected: Expected::Key }))
    }
}
