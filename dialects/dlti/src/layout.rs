//! Validity of the data layouts of modules.
//!
//! Entries for types come first, grouped by kind of type in order of first appearance; entries for names follow.

use ods::prelude::*;

use super::{DataLayoutEntryAttr, DataLayoutSpecAttr};

/// Keys that the dialect itself defines; their values are not checked.
const NAMES: [&str; 8] = [
    "dlti.default_memory_space",
    "dlti.alloca_memory_space",
    "dlti.program_memory_space",
    "dlti.global_memory_space",
    "dlti.stack_alignment",
    "dlti.mangling_mode",
    "dlti.function_pointer_alignment",
    "dlti.legal_int_widths",
];

/// Checks the layout; the error is the reason why it is invalid.
pub(super) fn verify(spec: DataLayoutSpecAttr, context: &Context) -> Result<(), String> {
    let entries = spec.entries(context);
    let mut kinds = Vec::new();
    for kind in entries.iter().filter_map(|entry| Some(Kind::of(entry.ty(context)?, context))) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    for kind in kinds {
        for entry in entries {
            match entry.ty(context) {
                Some(ty) if Kind::of(ty, context) == kind => verify_type(*entry, ty, kind, context)?,
                _ => {}
            }
        }
    }
    entries.iter().try_for_each(|entry| match entry.name(context) {
        Some(name) => verify_name(*entry, name, context),
        None => Ok(()),
    })
}

/// The kinds of types. Entries are grouped by kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Index,
    Integer,
    /// A float type; each is a separate kind.
    Float(Type),
    Builtin,
    /// A type of an unregistered dialect, such as `!llvm.ptr`, which may have a layout.
    Unknown,
    Other,
}

impl Kind {
    fn of(ty: Type, context: &Context) -> Self {
        match () {
            () if ty == Type::INDEX => Self::Index,
            () if ty.isa::<IntegerType>(context) => Self::Integer,
            () if ty.isa::<FloatType>(context) => Self::Float(ty),
            () if ty.isa::<OpaqueType>(context) => Self::Unknown,
            () if ty.def(context).is_some() => Self::Other,
            () => Self::Builtin,
        }
    }
}

fn verify_type(entry: DataLayoutEntryAttr, ty: Type, kind: Kind, context: &Context) -> Result<(), String> {
    match kind {
        Kind::Index if entry.value(context).isa::<IntegerAttr>(context) => Ok(()),
        Kind::Index => {
            Err(format!("expected integer attribute in the data layout entry for '{}'", ty.display(context)))
        }
        Kind::Integer | Kind::Float(_) => verify_alignments(entry, context),
        Kind::Unknown => Ok(()),
        Kind::Builtin => Err("unexpected data layout for a built-in type".to_owned()),
        Kind::Other => Err("data layout specified for a type that does not support it".to_owned()),
    }
}

/// Checks an entry for a number: its alignment, optionally followed by a preferred one.
fn verify_alignments(entry: DataLayoutEntryAttr, context: &Context) -> Result<(), String> {
    let entry_text = Attribute::from(entry).display(context);
    let values = entry.value(context).cast::<DenseElementsAttr>(context);
    let values = values.filter(|values| values.ty(context).element_type(context) == Type::I64);
    let Some(values) = values else {
        return Err(format!("expected a dense i64 elements attribute in the data layout entry {entry_text}"));
    };
    let count = values.ty(context).cast::<ShapedType>(context).and_then(|ty| ty.num_elements(context));
    let at = |index| values.int(context, index).and_then(|value| value.sext_i64());
    let (abi, preferred) = match count {
        Some(1) => (at(0), at(0)),
        Some(2) => (at(0), at(1)),
        _ => return Err(format!("expected 1 or 2 elements in the data layout entry {entry_text}")),
    };
    match preferred < abi {
        true => Err(format!(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry \
             {entry_text}"
        )),
        false => Ok(()),
    }
}

/// Checks a name: names with the prefix of a registered dialect belong to that dialect, and only this one defines any;
/// other names are not checked.
fn verify_name(entry: DataLayoutEntryAttr, name: &str, context: &Context) -> Result<(), String> {
    match name.split_once('.').map(|(dialect, _)| dialect) {
        Some("dlti") => {}
        _ => return Ok(()),
    }
    if name == "dlti.endianness" {
        let value = entry.value(context).cast::<StringAttr>(context);
        return match value.and_then(|value| value.value(context)) {
            Some("big" | "little") => Ok(()),
            _ => Err(format!("'{name}' data layout entry is expected to be either 'big' or 'little'")),
        };
    }
    if NAMES.contains(&name) { Ok(()) } else { Err(format!("unknown data layout entry name: {name}")) }
}
