//! Structures: nests of sequences and dicts, whose leaves are positions in a flat list.
//!
//! Signatures and JSON that are read have at most [`MAX_DEPTH`] levels, and so have structures of the mangler.
//! Functions on structures recurse that deep.

use std::fmt;

use crate::path::Key;

/// The most levels of sequences and dicts inside one another. Text of IR has the same limit.
pub const MAX_DEPTH: usize = 512;

/// A kind of container.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StructKind {
    /// A sequence, whose keys are integers.
    Sequence,
    /// A dict, whose keys are strings of bytes.
    Dict,
}

impl fmt::Display for StructKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sequence => "sequence",
            Self::Dict => "dict",
        })
    }
}

/// A nest of sequences and dicts, whose leaves are positions in the flat list of arguments or results.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Structure {
    /// A position.
    Leaf(i32),
    /// Elements by position; there may be gaps.
    Sequence(Vec<(i32, Structure)>),
    /// Elements by name.
    Dict(Vec<(Vec<u8>, Structure)>),
}

impl Structure {
    /// Creates a sequence without gaps.
    pub fn sequence(elements: impl IntoIterator<Item = Self>) -> Self {
        Self::Sequence((0..).zip(elements).collect())
    }

    /// Creates a dict; its elements are sorted by name, as in signatures.
    pub fn dict<'a>(elements: impl IntoIterator<Item = (&'a str, Self)>) -> Self {
        let mut elements: Vec<_> =
            elements.into_iter().map(|(name, element)| (name.as_bytes().to_vec(), element)).collect();
        elements.sort_by(|(left, _), (right, _)| left.cmp(right));
        Self::Dict(elements)
    }

    /// Returns the structure of a function's positional arguments, or of several results: a flat sequence.
    pub fn flat(count: usize) -> Self {
        Self::Sequence((0..i32::MAX).take(count).map(|position| (position, Self::Leaf(position))).collect())
    }

    /// Returns the kind of container; `None` for a leaf.
    pub const fn kind(&self) -> Option<StructKind> {
        match self {
            Self::Leaf(_) => None,
            Self::Sequence(_) => Some(StructKind::Sequence),
            Self::Dict(_) => Some(StructKind::Dict),
        }
    }

    /// Returns the positions of the leaves, in order.
    pub fn leaves(&self) -> Vec<i32> {
        let mut leaves = Vec::new();
        self.visit(&mut Vec::new(), &mut |_, position| leaves.push(position));
        leaves
    }

    /// Returns the leaves with their paths, in order: the list from which a mangler makes the same structure.
    pub fn paths(&self) -> Vec<(i32, Vec<Key>)> {
        let mut paths = Vec::new();
        self.visit(&mut Vec::new(), &mut |path, position| paths.push((position, path.to_vec())));
        paths
    }

    fn visit(&self, path: &mut Vec<Key>, leaf: &mut dyn FnMut(&[Key], i32)) {
        let mut inside = |key: Key, element: &Self| {
            path.push(key);
            element.visit(path, leaf);
            path.pop();
        };
        match self {
            Self::Leaf(position) => leaf(path, *position),
            Self::Sequence(elements) => {
                elements.iter().for_each(|(index, element)| inside(Key::Index(*index), element));
            }
            Self::Dict(elements) => {
                elements.iter().for_each(|(name, element)| inside(Key::Name(name.clone()), element));
            }
        }
    }
}

/// The most positions of a sequence that have no element. Memory is never allocated for a number that a signature
/// merely names.
pub const MAX_GAPS: usize = 1024;

/// A reason for which elements of a sequence have no list of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceError {
    /// A key is negative.
    Negative(i32),
    /// A key is there twice.
    Twice(i32),
    /// There are more than [`MAX_GAPS`] gaps before this key.
    Gaps(i32),
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Negative(key) => write!(f, "key [{key}] of a sequence is negative; keys count from 0"),
            Self::Twice(key) => write!(f, "key [{key}] of a sequence is there twice; keys are different"),
            Self::Gaps(key) => {
                write!(f, "more than {MAX_GAPS} positions before key [{key}] of a sequence are empty; fill them")
            }
        }
    }
}

/// Returns the elements of a sequence by position, `None` for gaps.
///
/// # Errors
/// Returns an error if a key is negative or doubled, or if there are too many gaps.
pub(crate) fn places<T>(elements: &[(i32, T)]) -> Result<Vec<Option<&T>>, PlaceError> {
    let mut places = Vec::with_capacity(elements.len());
    for (key, element) in elements {
        let index = usize::try_from(*key).map_err(|_| PlaceError::Negative(*key))?;
        if index >= elements.len() + MAX_GAPS {
            return Err(PlaceError::Gaps(*key));
        }
        if index >= places.len() {
            places.resize(index + 1, None);
        }
        match &mut places[index] {
            Some(_) => return Err(PlaceError::Twice(*key)),
            empty @ None => *empty = Some(element),
        }
    }
    Ok(places)
}
