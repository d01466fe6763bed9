//! The patterns to try on an operation: those after which the fewest steps remain first, then those with the highest
//! benefit.
//!
//! The steps are known where patterns say what they generate. A pattern that generates something that can never become
//! legal is skipped. Corresponds to the legalization depths of MLIR's `OperationLegalizer`.

use std::sync::Arc;

use ods_core::Ir;
use ods_core::OpName;
use ods_core::Operation;
use rustc_hash::FxHashMap;

use super::pattern::Entry;
use super::{ConversionPatterns, ConversionTarget};
use crate::PatternRoot;

/// The order of patterns by name of the operation, found when it is asked for.
pub(super) struct Order<'a> {
    target: &'a ConversionTarget,
    patterns: &'a ConversionPatterns,
    known: FxHashMap<OpName, Arc<[usize]>>,
    depths: FxHashMap<String, Option<u32>>,
}

impl<'a> Order<'a> {
    pub(super) fn new(target: &'a ConversionTarget, patterns: &'a ConversionPatterns) -> Self {
        Self { target, patterns, known: FxHashMap::default(), depths: FxHashMap::default() }
    }

    /// Returns the positions of the patterns for the operation.
    pub(super) fn patterns_for(&mut self, ir: &Ir, op: Operation) -> Arc<[usize]> {
        let name = ir.name(op);
        if let Some(known) = self.known.get(&name) {
            return Arc::clone(known);
        }
        let patterns = self.patterns;
        let mut found: Vec<(u32, usize)> = Vec::new();
        for (index, entry) in patterns.entries.iter().enumerate() {
            if entry.root.includes(ir.context(), name)
                && let Some(depth) = self.depth_of_pattern(entry)
            {
                found.push((depth, index));
            }
        }
        found.sort_by_key(|(depth, index)| (*depth, std::cmp::Reverse(patterns.entries[*index].benefit)));
        let found: Arc<[usize]> = found.into_iter().map(|(_, index)| index).collect();
        self.known.insert(name, Arc::clone(&found));
        found
    }

    fn depth_of_pattern(&mut self, entry: &Entry) -> Option<u32> {
        let mut depth = 0;
        for schema in entry.generates {
            depth = depth.max(self.depth_of_op(&schema.name())?);
        }
        Some(depth + 1)
    }

    /// Returns the number of steps after which operations of the name are legal; `None` if they cannot become legal.
    fn depth_of_op(&mut self, name: &str) -> Option<u32> {
        if self.target.is_always_legal(name) {
            return Some(0);
        }
        if let Some(depth) = self.depths.get(name) {
            return *depth;
        }
        // A pattern that comes back to the operation is of no use for it.
        self.depths.insert(name.to_owned(), None);
        let is_root = |entry: &&Entry| matches!(entry.root, PatternRoot::Op(schema) if schema().is_named(name));
        let mut entries = self.patterns.entries.iter().filter(is_root).peekable();
        let depth = match entries.peek() {
            None if self.target.may_be_legal(name) => Some(0),
            None => None,
            Some(_) => entries.filter_map(|entry| self.depth_of_pattern(entry)).min(),
        };
        self.depths.insert(name.to_owned(), depth);
        depth
    }
}
