//! Building structures from paths.
//!
//! The nodes are in one list, so a path is followed without recursion, and a rejected path changes nothing.

use std::collections::BTreeMap;
use std::fmt;

use crate::path::Key;
use crate::structure::{MAX_DEPTH, StructKind, Structure};

use super::Sip;

/// A reason for which a leaf is not added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PathError {
    /// The position in the raw list is negative.
    NegativeIndex(i32),
    /// A container of the other kind is in the way, after so many keys.
    OtherKind {
        /// The number of keys before the container.
        level: usize,
        /// The kind that it has.
        kind: StructKind,
    },
    /// A leaf is in the way, after so many keys.
    LeafInTheWay {
        /// The number of keys before the leaf.
        level: usize,
    },
    /// The end of the path has a leaf or a container already.
    Taken,
    /// The path has more than [`MAX_DEPTH`] keys.
    TooDeep,
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NegativeIndex(index) => write!(f, "raw index {index} is negative; indices count from 0"),
            Self::OtherKind { level, kind } => {
                write!(f, "key {level} of the path is of the wrong kind; there is a {kind} already")
            }
            Self::LeafInTheWay { level } => {
                write!(f, "the path goes through a leaf at key {level}; leaves have no elements")
            }
            Self::Taken => f.write_str("the path is taken; each path names one leaf"),
            Self::TooDeep => write!(f, "the path has more than {MAX_DEPTH} keys; use a flatter structure"),
        }
    }
}

impl std::error::Error for PathError {}

#[derive(Clone, Debug)]
enum Node {
    Empty,
    Leaf(i32),
    Sequence(BTreeMap<i32, usize>),
    Dict(BTreeMap<Vec<u8>, usize>),
}

impl Node {
    /// Returns the child with the key; `None` if there is none yet.
    fn child(&self, level: usize, key: &Key) -> Result<Option<usize>, PathError> {
        let other = |kind| Err(PathError::OtherKind { level, kind });
        match (self, key) {
            (Self::Empty, _) => Ok(None),
            (Self::Leaf(_), _) => Err(PathError::LeafInTheWay { level }),
            (Self::Sequence(children), Key::Index(index)) => Ok(children.get(index).copied()),
            (Self::Dict(children), Key::Name(name)) => Ok(children.get(name).copied()),
            (Self::Sequence(_), Key::Name(_)) => other(StructKind::Sequence),
            (Self::Dict(_), Key::Index(_)) => other(StructKind::Dict),
        }
    }

    /// Adds a child of the kind that the node has, or gets.
    fn add(&mut self, key: &Key, child: usize) {
        match (self, key) {
            (Self::Sequence(children), Key::Index(index)) => _ = children.insert(*index, child),
            (Self::Dict(children), Key::Name(name)) => _ = children.insert(name.clone(), child),
            (node, Key::Index(index)) => *node = Self::Sequence(BTreeMap::from([(*index, child)])),
            (node, Key::Name(name)) => *node = Self::Dict(BTreeMap::from([(name.clone(), child)])),
        }
    }
}

/// A structure that is being built from paths.
///
/// ```
/// use ods_iree_abi::{Key, Sip, SipMangler};
///
/// let mut inputs = SipMangler::new();
/// inputs.set_raw_signature_index(0, &["args".into(), "q".into()])?;
/// inputs.set_raw_signature_index(1, &["mask".into()])?;
/// assert!(inputs.set_raw_signature_index(2, &["mask".into(), Key::Index(0)]).is_err());
/// assert_eq!(inputs.to_inputs(), b"I30!D26!K5!argsD7!K2!q_0K5!mask_1");
/// # Ok::<(), ods_iree_abi::PathError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SipMangler {
    /// The root is first.
    nodes: Vec<Node>,
}

impl Default for SipMangler {
    fn default() -> Self {
        Self::new()
    }
}

impl SipMangler {
    /// Creates an empty structure.
    pub fn new() -> Self {
        Self { nodes: vec![Node::Empty] }
    }

    /// Builds the structure with these leaves.
    ///
    /// # Errors
    /// Returns the error of the first leaf that cannot be added.
    pub fn of<'a>(leaves: impl IntoIterator<Item = (i32, &'a [Key])>) -> Result<Self, PathError> {
        let mut mangler = Self::new();
        leaves.into_iter().try_for_each(|(index, path)| mangler.set_raw_signature_index(index, path))?;
        Ok(mangler)
    }

    /// Adds a leaf: the position in the raw list that belongs to the path. Gaps in sequences are accepted, and several
    /// paths with the same position.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if the path does not fit the paths before.
    pub fn set_raw_signature_index(&mut self, index: i32, path: &[Key]) -> Result<(), PathError> {
        if index < 0 {
            return Err(PathError::NegativeIndex(index));
        }
        if path.len() > MAX_DEPTH {
            return Err(PathError::TooDeep);
        }
        let mut node = 0;
        for (level, key) in path.iter().enumerate() {
            match self.nodes[node].child(level, key)? {
                Some(child) => node = child,
                None => {
                    self.add(node, &path[level..], index);
                    return Ok(());
                }
            }
        }
        match &mut self.nodes[node] {
            empty @ Node::Empty => *empty = Node::Leaf(index),
            Node::Leaf(_) | Node::Sequence(_) | Node::Dict(_) => return Err(PathError::Taken),
        }
        Ok(())
    }

    fn add(&mut self, mut node: usize, path: &[Key], index: i32) {
        for key in path {
            let child = self.nodes.len();
            self.nodes[node].add(key, child);
            self.nodes.push(Node::Empty);
            node = child;
        }
        self.nodes[node] = Node::Leaf(index);
    }

    /// Returns the structure: children are sorted, positions as numbers and names as unsigned bytes. `None` if it has
    /// no leaf.
    pub fn to_structure(&self) -> Option<Structure> {
        match self.nodes[0] {
            Node::Empty => None,
            Node::Leaf(_) | Node::Sequence(_) | Node::Dict(_) => Some(self.structure_of(0)),
        }
    }

    /// Recurses to [`MAX_DEPTH`] at most.
    fn structure_of(&self, node: usize) -> Structure {
        match &self.nodes[node] {
            Node::Empty => Structure::Sequence(Vec::new()),
            Node::Leaf(index) => Structure::Leaf(*index),
            Node::Sequence(children) => {
                Structure::Sequence(children.iter().map(|(index, child)| (*index, self.structure_of(*child))).collect())
            }
            Node::Dict(children) => Structure::Dict(
                children.iter().map(|(name, child)| (name.clone(), self.structure_of(*child))).collect(),
            ),
        }
    }

    /// Returns the structure as the span of a signature's arguments.
    pub fn to_inputs(&self) -> Vec<u8> {
        super::write::inputs(self.to_structure().as_ref())
    }

    /// Returns the structure as the span of a signature's results.
    pub fn to_results(&self) -> Vec<u8> {
        super::write::results(self.to_structure().as_ref())
    }

    /// Returns the signature of a function.
    pub fn to_function_signature(inputs: &Self, results: &Self) -> Vec<u8> {
        Sip { inputs: inputs.to_structure(), results: results.to_structure() }.to_bytes()
    }
}
