//! A crate with definitions, which an editor opens.

use std::fs;
use std::path::{Path, PathBuf};

/// The crate.
pub struct Fixture {
    pub root: PathBuf,
    pub text: String,
}

/// A line and a column, from 0.
pub type Position = (u64, u64);

const TEXT: &str = r#"use ods::prelude::*;

/// My dialect.
#[dialect(name = "my", ops(AddOp), types(BoxType), attrs(RangeAttr))]
pub struct My;

constraint! {
    /// integer or float
    pub Number: Type = Or(AnyInteger, AnyFloat);
}

/// Adds.
#[op(My, "add", traits(Pure, Commutative, AllTypesMatch(lhs, rhs)), verify, format($lhs "," $rhs attr_dict ":" type($sum)))]
pub struct AddOp {
    /// the left one
    #[operand]
    lhs: Number,
    #[operand]
    rhs: Number,
    #[attr(default = 5)]
    width: I32Attr,
    #[result]
    sum: Number,
}

impl AddOp {
    fn verify(self, _ir: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// A box.
#[type_def(My, "box", format("<" params ">"))]
pub struct BoxType {
    #[param(is = AnyInteger)]
    inner: Type,
}

/// A range.
#[attr_def(My, "range", format("<" struct(params) ">"), traits(Pred("not empty", CPred($from < $to))))]
pub struct RangeAttr {
    from: i64,
    #[param(default = 9)]
    to: i64,
}

/// near or far
#[enum_attr(i64)]
pub enum Distance {
    #[case("near")]
    Near,
    Far = 7,
    #[alias]
    Remote = Far,
}

pub fn swap(op: AddOp, ty: BoxType, ir: &mut Ir) -> Type {
    let (left, right) = (op.lhs(ir), op.rhs(ir));
    op.set_lhs(ir, right);
    op.set_rhs(ir, left);
    ty.inner(ir.context())
}
"#;

impl Fixture {
    /// Writes the crate to a folder of the tests.
    pub fn create() -> Self {
        let ods = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("editor");
        fs::create_dir_all(root.join("src")).expect("the folder can be made");
        let manifest = format!(
            "[package]\nname = \"fixture\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nods = {{ path = {ods:?}, package = {package:?}, default-features = false }}\n\n[workspace]\n",
            package = env!("CARGO_PKG_NAME"),
        );
        fs::write(root.join("Cargo.toml"), manifest).expect("the file can be written");
        fs::write(root.join("src/lib.rs"), TEXT).expect("the file can be written");
        // The same versions, so that nothing is downloaded.
        fs::copy(ods.join("Cargo.lock"), root.join("Cargo.lock")).expect("the file can be copied");
        Self { root, text: TEXT.to_owned() }
    }

    /// Returns the place that `|` marks in `around`, which is in the text without it.
    pub fn position(&self, around: &str) -> Position {
        position_in(&self.text, around)
    }

    /// Returns the text after edits. Each edit replaces a text within a line.
    pub fn with_edits(&self, edits: &[(Position, Position, String)]) -> String {
        let mut edits = edits.to_vec();
        edits.sort();
        let mut text = self.text.clone();
        for (start, end, new) in edits.iter().rev() {
            text.replace_range(offset(&self.text, *start)..offset(&self.text, *end), new);
        }
        text
    }
}

/// Returns the place that `|` marks in `around`, which is in the text without it.
pub fn position_in(text: &str, around: &str) -> Position {
    let before = around.find('|').expect("a place is marked");
    let found = text.find(&around.replacen('|', "", 1)).expect("the place is in the text");
    let text = &text[..found + before];
    let line = text.matches('\n').count();
    let column = text.len() - text.rfind('\n').map_or(0, |at| at + 1);
    (line as u64, column as u64)
}

fn offset(text: &str, (line, column): Position) -> usize {
    let before: usize = text.split_inclusive('\n').take(line as usize).map(str::len).sum();
    before + column as usize
}
