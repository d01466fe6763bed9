//! Arguments and results that are inserted into the signature of a function.

use crate::attributes::{ArrayAttr, DictionaryAttr};
use crate::context::Context;
use crate::entity::{Attribute, Location, Type};
use crate::schema::Invalid;

/// An argument to be inserted into a function: [`FunctionOpInterface::insert_arguments`](super::FunctionOpInterface).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewArgument {
    /// The position among the arguments before any is inserted: the argument comes before the one with this position.
    pub position: usize,
    /// The type.
    pub ty: Type,
    /// The attributes.
    pub attributes: DictionaryAttr,
    /// The location of the block's argument.
    pub location: Location,
}

/// A result to be inserted into a function: [`FunctionOpInterface::insert_results`](super::FunctionOpInterface).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewResult {
    /// The position among the results before any is inserted: the result comes before the one with this position.
    pub position: usize,
    /// The type.
    pub ty: Type,
    /// The attributes.
    pub attributes: DictionaryAttr,
}

/// Checks that positions are in order, and at most the number of parts.
pub(super) fn check_positions(positions: impl Iterator<Item = usize>, count: usize) -> Result<(), Invalid> {
    let mut last = 0;
    for position in positions {
        if position > count {
            return Err(Invalid(format!(
                "position {position} is out of range; there are {count}, so the last is {count}"
            )));
        }
        if position < last {
            return Err(Invalid(format!(
                "position {position} comes after {last}; sort the new parts by their position"
            )));
        }
        last = position;
    }
    Ok(())
}

/// Returns the parts with the new ones in front of those at their positions.
pub(super) fn merged<T: Copy>(old: &[T], new: impl Iterator<Item = (usize, T)>) -> Vec<T> {
    let (mut all, mut taken) = (Vec::with_capacity(old.len()), 0);
    for (position, part) in new {
        all.extend_from_slice(&old[taken..position]);
        all.push(part);
        taken = position;
    }
    all.extend_from_slice(&old[taken..]);
    all
}

/// Returns the dictionaries of `count` parts with new ones; `None` if all are empty.
pub(super) fn merged_dictionaries(
    context: &Context,
    old: Option<ArrayAttr>,
    count: usize,
    new: impl Iterator<Item = (usize, DictionaryAttr)>,
) -> Option<ArrayAttr> {
    let empty = Attribute::from(DictionaryAttr::EMPTY);
    // One that is too short is invalid, and stays so.
    let old = old.map_or_else(|| vec![empty; count], |old| old.elements(context).to_vec());
    let all = merged(&old, new.map(|(position, new)| (position.min(old.len()), new.into())));
    all.iter().any(|dictionary| *dictionary != empty).then(|| ArrayAttr::get(context, &all))
}
