//! An attribute without a form of its own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(Note))]
pub struct D;

/// A note.
#[attr_def(D, "note")]
pub struct Note;

#[op(D, "a", format($note attr_dict ":" type($x)))]
pub struct AOp {
    #[attr]
    note: Note,
    #[result]
    x: AnyType,
}

fn main() {}
