//! The checked reading of signatures, which lets nothing pass: exactly `I`, then `R`, and nothing unread in them.
//!
//! Errors have the position of the component, in bytes.

use std::fmt;

use crate::component::{Component, SignatureParser};
use crate::raw::{RawItem, RawSignature};
use crate::scalar::ScalarType;
use crate::sip::{Check, Sip, SipError, TreeBuilder, TreeProblem, visit_contents};
use crate::structure::Structure;

use crate::raw::tags;

/// A reason for which a signature is rejected.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// A component is malformed.
    Syntax,
    /// A component is other than the one that has to be here.
    Unexpected {
        /// The tag of the component; `None` at the end.
        found: Option<u8>,
        /// The components that may be here.
        expected: &'static str,
    },
    /// A type has a code that no type has.
    ScalarCode(i32),
    /// A dimension is negative, and not -1.
    Dim(i32),
    /// SIP is wrong.
    Sip(SipError),
    /// The structure of SIP is wrong.
    Tree(TreeProblem),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax => {
                f.write_str("malformed component; expected a tag and a number, and `!` and contents after `A` to `Z`")
            }
            Self::Unexpected { found: Some(tag), expected } => {
                write!(f, "unexpected component `{}`; expected {expected}", tag.escape_ascii())
            }
            Self::Unexpected { found: None, expected } => write!(f, "unexpected end; expected {expected}"),
            Self::ScalarCode(code) => write!(f, "unknown type {code}; types are 0 to {}", ScalarType::ALL.len() - 1),
            Self::Dim(dim) => write!(f, "dimension {dim} is negative; a dynamic dimension is -1"),
            Self::Sip(error) => error.fmt(f),
            Self::Tree(problem) => problem.fmt(f),
        }
    }
}

/// An error of the checked reading.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SignatureError {
    /// The position in the signature, in bytes.
    pub position: usize,
    /// The problem.
    pub problem: Problem,
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: {}", self.position, self.problem)
    }
}

impl std::error::Error for SignatureError {}

/// Reads a raw signature.
///
/// Values without a spelling ([`RawItem::Unrecognized`]) are in the result; the caller reports them.
///
/// # Errors
/// Returns the first error.
pub fn raw(signature: &[u8]) -> Result<RawSignature, SignatureError> {
    let mut parser = SignatureParser::new(signature);
    let inputs = items(enter(&mut parser, tags::INPUTS, "`I`, the arguments")?)?;
    let results = items(enter(&mut parser, tags::RESULTS, "`R`, the results")?)?;
    end(&parser)?;
    Ok(RawSignature { inputs, results })
}

/// Reads a partial raw signature: `I` or `R`, the tag, with one item.
///
/// # Errors
/// Returns the first error.
pub fn partial(signature: &[u8], tag: u8) -> Result<RawItem, SignatureError> {
    let mut parser = SignatureParser::new(signature);
    let expected = if tag == tags::INPUTS { "`I` with one argument" } else { "`R` with one result" };
    let contents = enter(&mut parser, tag, expected)?;
    end(&parser)?;
    let position = contents.position();
    let mut items = items(contents)?;
    match (items.pop(), items.is_empty()) {
        (Some(item), true) => Ok(item),
        _ => Err(SignatureError { position, problem: Problem::Unexpected { found: Some(tag), expected } }),
    }
}

/// Reads SIP of a function with so many raw arguments and results.
///
/// # Errors
/// Returns the first error.
pub fn sip(signature: &[u8], inputs: usize, results: usize) -> Result<Sip, SignatureError> {
    let mut parser = SignatureParser::new(signature);
    let inputs = structure(enter(&mut parser, tags::INPUTS, "`I`, the arguments")?, inputs)?;
    let results = structure(enter(&mut parser, tags::RESULTS, "`R`, the results")?, results)?;
    end(&parser)?;
    Ok(Sip { inputs, results })
}

/// Enters the span with the tag, and moves past it.
fn enter<'a>(
    parser: &mut SignatureParser<'a>,
    wanted: u8,
    expected: &'static str,
) -> Result<SignatureParser<'a>, SignatureError> {
    match parser.component() {
        Component::Span { tag, .. } if tag == wanted => {
            let nested = parser.nested();
            parser.advance();
            Ok(nested)
        }
        _ => Err(unexpected(parser, expected)),
    }
}

fn end(parser: &SignatureParser<'_>) -> Result<(), SignatureError> {
    match parser.component() {
        Component::End => Ok(()),
        _ => Err(unexpected(parser, "the end")),
    }
}

/// Returns the error for the current component.
fn unexpected(parser: &SignatureParser<'_>, expected: &'static str) -> SignatureError {
    let problem = match parser.component() {
        Component::Error { .. } => Problem::Syntax,
        Component::End => Problem::Unexpected { found: None, expected },
        Component::Integer { tag, .. } | Component::Span { tag, .. } => {
            Problem::Unexpected { found: Some(tag), expected }
        }
    };
    SignatureError { position: parser.position(), problem }
}

fn items(mut parser: SignatureParser<'_>) -> Result<Vec<RawItem>, SignatureError> {
    let mut items = Vec::new();
    loop {
        let fields = parser.nested();
        items.push(match parser.component() {
            Component::End => return Ok(items),
            Component::Span { tag: tags::BUFFER, .. } => buffer(fields)?,
            Component::Span { tag: tags::SCALAR, .. } => {
                let (scalar, fields) = scalar(fields)?;
                end(&fields)?;
                RawItem::Scalar(scalar)
            }
            Component::Span { tag: tags::REFERENCE, .. } => end(&fields).map(|()| RawItem::AnyReference)?,
            Component::Span { tag: tags::UNRECOGNIZED, .. } => end(&fields).map(|()| RawItem::Unrecognized)?,
            Component::Span { .. } | Component::Integer { .. } | Component::Error { .. } => {
                return Err(unexpected(&parser, "`B`, `S`, `O` or `U`"));
            }
        });
        parser.advance();
    }
}

fn buffer(fields: SignatureParser<'_>) -> Result<RawItem, SignatureError> {
    let (scalar, mut fields) = scalar(fields)?;
    let mut dims = Vec::new();
    while let Component::Integer { tag: tags::DIM, value } = fields.component() {
        if value < -1 {
            return Err(SignatureError { position: fields.position(), problem: Problem::Dim(value) });
        }
        dims.push(value);
        fields.advance();
    }
    match fields.component() {
        Component::End => Ok(RawItem::Buffer { scalar, dims }),
        _ => Err(unexpected(&fields, "a dimension, `d`, or the end")),
    }
}

/// Reads the type at the start of an item, unless it is omitted; returns the fields after it.
fn scalar(mut fields: SignatureParser<'_>) -> Result<(ScalarType, SignatureParser<'_>), SignatureError> {
    let Component::Integer { tag: tags::TYPE, value } = fields.component() else {
        return Ok((ScalarType::default(), fields));
    };
    let error = |problem| SignatureError { position: fields.position(), problem };
    let scalar = ScalarType::from_code(value).ok_or_else(|| error(Problem::ScalarCode(value)))?;
    fields.advance();
    Ok((scalar, fields))
}

fn structure(contents: SignatureParser<'_>, count: usize) -> Result<Option<Structure>, SignatureError> {
    let mut tree = TreeBuilder::checked(Check::new(count));
    let visited = visit_contents(&mut tree, contents);
    let position = tree.position();
    let error = |problem| SignatureError { position, problem };
    match (tree.finish(), visited) {
        // The tree ignores everything after its problem, which therefore comes first; but what it lacks, it lacks
        // because of the error.
        (Err(tree), Err(sip))
            if matches!(tree.problem, TreeProblem::RawIndexMissing(_) | TreeProblem::MissingValue(_)) =>
        {
            Err(error(Problem::Sip(sip)))
        }
        (Err(tree), _) => Err(SignatureError { position: tree.position, problem: Problem::Tree(tree.problem) }),
        (Ok(_), Err(sip)) => Err(error(Problem::Sip(sip))),
        (Ok(structure), Ok(())) => Ok(structure),
    }
}
