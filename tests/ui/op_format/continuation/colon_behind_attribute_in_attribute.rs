//! Any attribute at the end of one of the user's own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(Note))]
pub struct D;

/// A note.
#[attr_def(D, "note", format("of" $what))]
pub struct Note {
    what: Attribute,
}

#[op(D, "a", format($note attr_dict ":" type($x)))]
pub struct AOp {
    #[attr]
    note: Note,
    #[result]
    x: AnyType,
}

fn main() {}
