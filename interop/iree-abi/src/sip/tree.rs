//! SIP as a tree.
//!
//! The tree is built by a visitor, in one of two ways: with all that a tree can hold, or checked, with nothing left
//! open.

use std::fmt;

use crate::path::{Key, Shown};
use crate::structure::{MAX_DEPTH, StructKind, Structure};

use super::{SipError, SipVisitor, visit_inputs, visit_results, write};

/// The structures of a function's arguments and results.
///
/// ```
/// use ods_iree_abi::{Sip, Structure};
///
/// let sip = Sip { inputs: Some(Structure::flat(2)), results: Some(Structure::Leaf(0)) };
/// assert_eq!(sip.to_bytes(), b"I12!S9!k0_0k1_1R3!_0");
/// assert_eq!(Sip::read(&sip.to_bytes()), Ok(sip));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sip {
    /// The structure of the arguments; `None` if there are none. A sequence is `*args`, a dict `**kwargs`.
    pub inputs: Option<Structure>,
    /// The structure of the results; `None` if there are none.
    pub results: Option<Structure>,
}

impl Sip {
    /// Returns the structures of a function with positional arguments: one result is a leaf, several are a sequence.
    pub fn flat(inputs: usize, results: usize) -> Self {
        let results = match results {
            0 => None,
            1 => Some(Structure::Leaf(0)),
            several => Some(Structure::flat(several)),
        };
        Self { inputs: (inputs > 0).then(|| Structure::flat(inputs)), results }
    }

    /// Reads a signature as the original does, into trees. Keys may be in any order, and be doubled; see
    /// [`checked`](crate::checked) for the other reading.
    ///
    /// # Errors
    /// Returns the original's error, or an error for a structure that no tree can hold.
    pub fn read(signature: &[u8]) -> Result<Self, ReadTreeError> {
        let tree = |visit: fn(&mut dyn SipVisitor, &[u8]) -> Result<(), SipError>| {
            let mut builder = TreeBuilder::new();
            visit(&mut builder, signature)?;
            Ok::<_, ReadTreeError>(builder.finish()?)
        };
        Ok(Self { inputs: tree(visit_inputs)?, results: tree(visit_results)? })
    }

    /// Writes the signature.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = write::inputs(self.inputs.as_ref());
        bytes.append(&mut write::results(self.results.as_ref()));
        bytes
    }
}

/// An error of reading SIP as a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadTreeError {
    /// The signature cannot be read.
    Sip(SipError),
    /// The structure is not a tree.
    Tree(TreeError),
}

impl From<SipError> for ReadTreeError {
    fn from(error: SipError) -> Self {
        Self::Sip(error)
    }
}

impl From<TreeError> for ReadTreeError {
    fn from(error: TreeError) -> Self {
        Self::Tree(error)
    }
}

impl fmt::Display for ReadTreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sip(error) => error.fmt(f),
            Self::Tree(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadTreeError {}

/// A reason why a structure is not a tree, or not a checked one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TreeProblem {
    /// The root has a second value.
    SeveralRoots,
    /// A key is of the kind that the other container has.
    KeyKind {
        /// The kind of container.
        container: StructKind,
        /// The key.
        key: Key,
    },
    /// A key has no value.
    MissingValue(Key),
    /// There are more than [`MAX_DEPTH`] levels.
    TooDeep,
    /// A position is not the next one (checked).
    Gap {
        /// The next position.
        expected: i32,
        /// The position in the signature.
        found: i32,
    },
    /// A name does not follow the previous one in the order of bytes (checked).
    Unsorted(Vec<u8>),
    /// A raw index is outside of the raw list (checked).
    RawIndex {
        /// The index.
        index: i32,
        /// The number of entries of the raw list.
        count: usize,
    },
    /// A raw index is in two places (checked).
    RawIndexTwice(i32),
    /// A raw index is nowhere (checked).
    RawIndexMissing(i32),
}

impl fmt::Display for TreeProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SeveralRoots => f.write_str("several values at the root; put them into a sequence"),
            Self::KeyKind { container: StructKind::Sequence, key } => {
                write!(f, "key {key} in a sequence; keys of sequences are integers")
            }
            Self::KeyKind { container: StructKind::Dict, key } => {
                write!(f, "key {key} in a dict; keys of dicts are strings")
            }
            Self::MissingValue(key) => write!(f, "key {key} has no value; each key is followed by one"),
            Self::TooDeep => write!(f, "more than {MAX_DEPTH} levels of nesting; use a flatter structure"),
            Self::Gap { expected, found } => {
                write!(
                    f,
                    "key [{found}] is out of order; keys of sequences count from 0, and the next one is {expected}"
                )
            }
            Self::Unsorted(name) => {
                write!(f, "key [\"{}\"] is out of order; keys of dicts are sorted, and different", Shown(name))
            }
            Self::RawIndex { index, count } => {
                write!(f, "raw index {index} is out of range; the raw list has {count} entries")
            }
            Self::RawIndexTwice(index) => write!(f, "raw index {index} is in two places; each index is in one"),
            Self::RawIndexMissing(index) => write!(f, "raw index {index} is missing; each entry has a place"),
        }
    }
}

/// A problem of a structure, with its position in bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TreeError {
    /// The position in the signature.
    pub position: usize,
    /// The problem.
    pub problem: TreeProblem,
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: {}", self.position, self.problem)
    }
}

impl std::error::Error for TreeError {}

/// A check of keys and raw indices in addition to the checks that every tree needs.
#[derive(Debug)]
pub(crate) struct Check {
    /// Whether each raw index has been seen.
    seen: Vec<bool>,
}

impl Check {
    /// Creates a check for a raw list with so many entries.
    pub(crate) fn new(count: usize) -> Self {
        Self { seen: vec![false; count] }
    }

    fn leaf(&mut self, index: i32) -> Result<(), TreeProblem> {
        let count = self.seen.len();
        let seen = usize::try_from(index).ok().and_then(|index| self.seen.get_mut(index));
        match seen.ok_or(TreeProblem::RawIndex { index, count })? {
            true => Err(TreeProblem::RawIndexTwice(index)),
            seen => {
                *seen = true;
                Ok(())
            }
        }
    }

    fn all(&self) -> Result<(), TreeProblem> {
        match (0..).zip(&self.seen).find(|(_, seen)| !**seen) {
            Some((index, _)) => Err(TreeProblem::RawIndexMissing(index)),
            None => Ok(()),
        }
    }
}

/// An open container with the key of the element that comes next.
#[derive(Debug)]
enum Open {
    Sequence { elements: Vec<(i32, Structure)>, key: Option<i32> },
    Dict { elements: Vec<(Vec<u8>, Structure)>, key: Option<Vec<u8>> },
}

/// A visitor that builds a [`Structure`]. After the first problem it ignores what it receives.
#[derive(Default, Debug)]
pub struct TreeBuilder {
    open: Vec<Open>,
    root: Option<Structure>,
    position: usize,
    error: Option<TreeError>,
    check: Option<Check>,
}

impl TreeBuilder {
    /// Creates a builder that accepts any order of keys.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a builder that checks the order of keys, and the raw indices.
    pub(crate) fn checked(check: Check) -> Self {
        Self { check: Some(check), ..Self::default() }
    }

    /// Returns the structure; `None` if there was none.
    ///
    /// # Errors
    /// Returns the first problem.
    pub fn finish(mut self) -> Result<Option<Structure>, TreeError> {
        let all = self.check.as_ref().map_or(Ok(()), Check::all);
        self.note(all);
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.root),
        }
    }

    /// Returns the position of the last component.
    pub(crate) const fn position(&self) -> usize {
        self.position
    }

    fn note(&mut self, outcome: Result<(), TreeProblem>) {
        if let Err(problem) = outcome
            && self.error.is_none()
        {
            self.error = Some(TreeError { position: self.position, problem });
        }
    }

    fn put(&mut self, structure: Structure) -> Result<(), TreeProblem> {
        match self.open.last_mut() {
            None if self.root.is_some() => return Err(TreeProblem::SeveralRoots),
            None => self.root = Some(structure),
            Some(Open::Sequence { elements, key }) => elements.extend(key.take().map(|key| (key, structure))),
            Some(Open::Dict { elements, key }) => elements.extend(key.take().map(|key| (key, structure))),
        }
        Ok(())
    }

    fn integer(&mut self, found: i32) -> Result<(), TreeProblem> {
        let is_checked = self.check.is_some();
        match self.open.last_mut() {
            Some(Open::Sequence { elements, key }) => {
                let expected = elements.last().map_or(0, |(last, _)| last.saturating_add(1));
                *key = Some(found);
                if is_checked && found != expected { Err(TreeProblem::Gap { expected, found }) } else { Ok(()) }
            }
            Some(Open::Dict { .. }) => {
                Err(TreeProblem::KeyKind { container: StructKind::Dict, key: Key::Index(found) })
            }
            None => Ok(()),
        }
    }

    fn name(&mut self, found: &[u8]) -> Result<(), TreeProblem> {
        let is_checked = self.check.is_some();
        match self.open.last_mut() {
            Some(Open::Dict { elements, key }) => {
                let is_behind = elements.last().is_none_or(|(last, _)| last.as_slice() < found);
                *key = Some(found.to_vec());
                if is_checked && !is_behind { Err(TreeProblem::Unsorted(found.to_vec())) } else { Ok(()) }
            }
            Some(Open::Sequence { .. }) => {
                Err(TreeProblem::KeyKind { container: StructKind::Sequence, key: Key::from(found) })
            }
            None => Ok(()),
        }
    }

    fn close(&mut self) -> Result<(), TreeProblem> {
        match self.open.pop() {
            Some(Open::Sequence { key: Some(key), .. }) => Err(TreeProblem::MissingValue(Key::Index(key))),
            Some(Open::Dict { key: Some(key), .. }) => Err(TreeProblem::MissingValue(Key::Name(key))),
            Some(Open::Sequence { elements, key: None }) => self.put(Structure::Sequence(elements)),
            Some(Open::Dict { elements, key: None }) => self.put(Structure::Dict(elements)),
            None => Ok(()),
        }
    }

    fn open(&mut self, kind: StructKind) -> Result<(), TreeProblem> {
        if self.open.is_empty() && self.root.is_some() {
            return Err(TreeProblem::SeveralRoots);
        }
        if self.open.len() == MAX_DEPTH {
            return Err(TreeProblem::TooDeep);
        }
        self.open.push(match kind {
            StructKind::Sequence => Open::Sequence { elements: Vec::new(), key: None },
            StructKind::Dict => Open::Dict { elements: Vec::new(), key: None },
        });
        Ok(())
    }

    /// Runs a step, unless there has been a problem.
    fn step(&mut self, run: impl FnOnce(&mut Self) -> Result<(), TreeProblem>) {
        if self.error.is_none() {
            let outcome = run(self);
            self.note(outcome);
        }
    }
}

impl SipVisitor for TreeBuilder {
    fn at(&mut self, position: usize) {
        self.position = position;
    }

    fn integer_key(&mut self, key: i32) {
        self.step(|tree| tree.integer(key));
    }

    fn string_key(&mut self, key: &[u8]) {
        self.step(|tree| tree.name(key));
    }

    fn open_struct(&mut self, kind: StructKind) {
        self.step(|tree| tree.open(kind));
    }

    fn close_struct(&mut self) {
        self.step(Self::close);
    }

    fn map_to_raw_signature_index(&mut self, index: i32) {
        self.step(|tree| {
            tree.check.as_mut().map_or(Ok(()), |check| check.leaf(index))?;
            tree.put(Structure::Leaf(index))
        });
    }
}
