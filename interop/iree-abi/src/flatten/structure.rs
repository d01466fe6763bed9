//! Values and structures: the leaves of a value, in the order of the raw list, and back.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::nested::{Nested, ValueKind};
use crate::path::Key;
use crate::structure::{StructKind, Structure, places};

use super::FlattenProblem;

/// The kind of value that sequences become.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sequences {
    /// Lists.
    Lists,
    /// Tuples.
    Tuples,
}

/// A problem with the keys on the way to it.
pub(super) type Located = (Vec<Key>, FlattenProblem);

/// Returns the leaves of a value, in the order of a raw list with `count` entries.
///
/// ```
/// use ods_iree_abi::{Plain, Structure, Tree, flatten::flatten};
///
/// let number = |value| Tree::Leaf(Plain::Int(value));
/// let value = Tree::Dict(vec![(b"y".to_vec(), Tree::List(vec![number(2), number(3)])), (b"x".to_vec(), number(1))]);
/// let structure = Structure::dict([
///     ("x", Structure::Leaf(2)),
///     ("y", Structure::sequence([Structure::Leaf(0), Structure::Leaf(1)])),
/// ]);
/// assert_eq!(flatten(&structure, &value, 3).unwrap(), [number(2), number(3), number(1)]);
/// ```
///
/// # Errors
/// Returns an error with the path to the place where value and structure differ.
pub fn flatten<N: Nested>(
    structure: &Structure,
    value: &N,
    count: usize,
) -> Result<Vec<N>, (Vec<Key>, FlattenProblem)> {
    let mut flattener = Flattener { slots: (0..count).map(|_| None).collect(), path: Vec::new() };
    match flattener.put(structure, value) {
        Ok(()) => flattener.finish(),
        Err(problem) => Err((flattener.path, problem)),
    }
}

/// The raw list that is being filled. After an error, `path` is the place of it.
struct Flattener<N> {
    slots: Vec<Option<N>>,
    path: Vec<Key>,
}

impl<N: Nested> Flattener<N> {
    fn finish(self) -> Result<Vec<N>, Located> {
        let missing = self.slots.iter().position(Option::is_none);
        match missing {
            Some(index) => Err((Vec::new(), FlattenProblem::RawIndexMissing(index))),
            None => Ok(self.slots.into_iter().flatten().collect()),
        }
    }

    fn put(&mut self, structure: &Structure, value: &N) -> Result<(), FlattenProblem> {
        match structure {
            Structure::Leaf(index) => self.leaf(*index, value),
            Structure::Sequence(elements) => {
                places(elements).map_err(FlattenProblem::Places)?;
                check_container(value, StructKind::Sequence, elements.len())?;
                elements.iter().try_for_each(|(index, element)| {
                    self.element(Key::Index(*index), element, value, position(value, *index))
                })
            }
            Structure::Dict(elements) => {
                check_names(elements)?;
                check_container(value, StructKind::Dict, elements.len())?;
                let names: Vec<&[u8]> = elements.iter().map(|(name, _)| name.as_slice()).collect();
                let found = value.entries(&names);
                elements.iter().zip(found).try_for_each(|((name, element), found)| {
                    self.element(Key::Name(name.clone()), element, value, found.map_err(|missing| missing.0))
                })
            }
        }
    }

    fn element(
        &mut self,
        key: Key,
        structure: &Structure,
        value: &N,
        found: Result<Cow<'_, N>, String>,
    ) -> Result<(), FlattenProblem> {
        let element = match found {
            Ok(element) => element,
            Err(reason) => return Err(FlattenProblem::MissingElement { key, received: value.describe(), reason }),
        };
        self.path.push(key);
        self.put(structure, &element)?;
        self.path.pop();
        Ok(())
    }

    fn leaf(&mut self, index: i32, value: &N) -> Result<(), FlattenProblem> {
        let slot = usize::try_from(index).ok().and_then(|index| self.slots.get_mut(index));
        match slot.ok_or(FlattenProblem::RawIndex(index))? {
            Some(_) => Err(FlattenProblem::RawIndexTwice(index)),
            empty @ None => {
                *empty = Some(value.clone());
                Ok(())
            }
        }
    }
}

fn position<N: Nested>(value: &N, index: i32) -> Result<Cow<'_, N>, String> {
    let index = usize::try_from(index).map_err(|_| "positions count from 0".to_owned())?;
    value.element(index).map_err(|missing| missing.0)
}

/// Checks that names are different; names of checked signatures are.
fn check_names(elements: &[(Vec<u8>, Structure)]) -> Result<(), FlattenProblem> {
    if elements.is_sorted_by(|(left, _), (right, _)| left < right) {
        return Ok(());
    }
    let mut seen = HashSet::new();
    match elements.iter().find(|(name, _)| !seen.insert(name)) {
        Some((name, _)) => Err(FlattenProblem::NameTwice(name.clone())),
        None => Ok(()),
    }
}

/// Checks that a value is a container of the kind, and that the signature misses none of its elements.
fn check_container<N: Nested>(value: &N, kind: StructKind, expected: usize) -> Result<(), FlattenProblem> {
    let received = || value.describe();
    match (kind, value.kind()) {
        (StructKind::Sequence, ValueKind::List | ValueKind::Tuple) | (StructKind::Dict, ValueKind::Dict) => (),
        (StructKind::Sequence, ValueKind::Leaf | ValueKind::Dict | ValueKind::Absent) => {
            return Err(FlattenProblem::Sequence { expected, received: received() });
        }
        (StructKind::Dict, ValueKind::Leaf | ValueKind::List | ValueKind::Tuple | ValueKind::Absent) => {
            return Err(FlattenProblem::Dict { expected, received: received() });
        }
    }
    // A sequence with gaps in its structure has more elements; those in gaps are absent.
    let is_gap = |index| value.element(index).is_ok_and(|element| element.kind() == ValueKind::Absent);
    let surplus = value.num_elements().unwrap_or(0).saturating_sub(expected);
    let is_surplus = match kind {
        StructKind::Dict => surplus > 0,
        StructKind::Sequence => surplus > 0 && (0..expected + surplus).filter(|index| is_gap(*index)).count() < surplus,
    };
    if is_surplus { Err(FlattenProblem::SurplusEntries(kind)) } else { Ok(()) }
}

/// Builds the value whose leaves are the entries of a raw list. Gaps of sequences become absent values. It is the
/// inverse of [`flatten`].
///
/// # Errors
/// Returns an error with the path to the place that has no value.
pub fn unflatten<N: Nested>(
    structure: &Structure,
    raw: Vec<N>,
    sequences: Sequences,
) -> Result<N, (Vec<Key>, FlattenProblem)> {
    let mut builder = Builder { raw: raw.into_iter().map(Some).collect(), path: Vec::new(), sequences };
    match builder.build(structure) {
        Ok(value) => match builder.raw.iter().position(Option::is_some) {
            Some(index) => Err((Vec::new(), FlattenProblem::RawIndexMissing(index))),
            None => Ok(value),
        },
        Err(problem) => Err((builder.path, problem)),
    }
}

/// The raw list that is being used up. After an error, `path` is the place of it.
struct Builder<N> {
    raw: Vec<Option<N>>,
    path: Vec<Key>,
    sequences: Sequences,
}

impl<N: Nested> Builder<N> {
    fn build(&mut self, structure: &Structure) -> Result<N, FlattenProblem> {
        match structure {
            Structure::Leaf(index) => {
                let slot = usize::try_from(*index).ok().and_then(|index| self.raw.get_mut(index));
                slot.ok_or(FlattenProblem::RawIndex(*index))?.take().ok_or(FlattenProblem::RawIndexTwice(*index))
            }
            Structure::Sequence(elements) => {
                let places = places(elements).map_err(FlattenProblem::Places)?;
                let elements = (0..).zip(places).map(|(index, element)| match element {
                    Some(element) => self.inside(Key::Index(index), element),
                    None => Ok(N::absent()),
                });
                let elements = elements.collect::<Result<Vec<N>, _>>()?;
                Ok(match self.sequences {
                    Sequences::Lists => N::from_list(elements),
                    Sequences::Tuples => N::from_tuple(elements),
                })
            }
            Structure::Dict(elements) => {
                check_names(elements)?;
                let entries = elements.iter().map(|(name, element)| {
                    self.inside(Key::Name(name.clone()), element).map(|value| (name.clone(), value))
                });
                entries.collect::<Result<Vec<_>, _>>().map(N::from_dict)
            }
        }
    }

    fn inside(&mut self, key: Key, structure: &Structure) -> Result<N, FlattenProblem> {
        self.path.push(key);
        let value = self.build(structure)?;
        self.path.pop();
        Ok(value)
    }
}
