//! The positions that an observer of the parser is told, below each line of a text: files `NAME.mlir` in this folder,
//! with the spans in `NAME.spans`.
//!
//! `RECORD=1 cargo test -p ods-opt --test observer` writes the spans anew; read the difference before you commit it.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::hash::Hash;
use std::path::Path;
use std::sync::Arc;

use ods::text::{AliasKind, ParseObserver, RecoverOptions, Span, parse_recovering};
use ods::{Attribute, Block, Context, Operation, Type, Value};

/// Numbers of entities, in the order in which they are told.
struct Numbers<T>(HashMap<T, usize>);

impl<T: Eq + Hash> Numbers<T> {
    fn of(&mut self, entity: T) -> usize {
        let next = self.0.len();
        *self.0.entry(entity).or_insert(next)
    }
}

/// Everything that is told, with its span.
struct Recorder {
    told: Vec<(Span, String)>,
    values: Numbers<Value>,
    blocks: Numbers<Block>,
    context: Arc<Context>,
}

impl Recorder {
    fn tell(&mut self, span: Span, what: impl Into<String>) {
        self.told.push((span, what.into()));
    }
}

impl ParseObserver for Recorder {
    fn operation(&mut self, _: Operation, range: Span, name: Span) {
        self.tell(range, "operation");
        self.tell(name, "operation name");
    }
    fn value_definition(&mut self, value: Value, count: u32, name: Span) {
        let number = self.values.of(value);
        let count = if count == 1 { String::new() } else { format!(" and {} more", count - 1) };
        self.tell(name, format!("defines value {number}{count}"));
    }
    fn value_use(&mut self, value: Value, name: Span) {
        let number = self.values.of(value);
        self.tell(name, format!("uses value {number}"));
    }
    fn undefined_value(&mut self, name: Span) {
        self.tell(name, "undefined value");
    }
    fn block_definition(&mut self, block: Block, name: Span) {
        let number = self.blocks.of(block);
        self.tell(name, format!("defines block {number}"));
    }
    fn block_use(&mut self, block: Block, name: Span) {
        let number = self.blocks.of(block);
        self.tell(name, format!("uses block {number}"));
    }
    fn alias_definition(&mut self, kind: AliasKind, name: Span, range: Span) {
        self.tell(name, format!("defines alias, {kind:?}"));
        self.tell(range, "definition");
    }
    fn alias_use(&mut self, kind: AliasKind, name: Span) {
        self.tell(name, format!("uses alias, {kind:?}"));
    }
    fn symbol(&mut self, name: Span) {
        self.tell(name, "symbol");
    }
    fn ty(&mut self, ty: Type, range: Span) {
        let text = ty.display(&self.context).to_string();
        self.tell(range, format!("type {text}"));
    }
    fn attribute(&mut self, attribute: Attribute, range: Span) {
        let text = attribute.display(&self.context).to_string();
        self.tell(range, format!("attribute {text}"));
    }
    fn attribute_name(&mut self, name: Span) {
        self.tell(name, "attribute name");
    }
    fn dropped(&mut self, range: Span) {
        self.tell(range, "dropped");
    }
}

/// Returns each line of the text after `| `, and below it the spans that begin there.
fn shown(text: &str) -> String {
    let context = Arc::new(Context::new());
    ods_dialects::register_all(&context).expect("the dialects register");
    context.allow_unregistered_dialects(true);
    let mut recorder = Recorder {
        told: Vec::new(),
        values: Numbers(HashMap::new()),
        blocks: Numbers(HashMap::new()),
        context: Arc::clone(&context),
    };
    let options = RecoverOptions { observer: Some(&mut recorder), ..RecoverOptions::default() };
    parse_recovering(&context, "t.mlir", text.as_bytes(), options);
    // Stable: of the same span, as they were told.
    recorder.told.sort_by_key(|(span, _)| *span);
    let (mut out, mut offset) = (String::new(), 0);
    for line in text.split_inclusive('\n') {
        let _ = write!(out, "| {line}");
        let end = offset + line.len();
        for (span, what) in recorder.told.iter().filter(|(span, _)| (offset..end).contains(&(span.start as usize))) {
            let _ = writeln!(out, "  {}", marker(text, offset, end, *span, what));
        }
        offset = end;
    }
    out
}

/// Writes `~~~ what` below the span; of one that ends on a later line, also its end.
fn marker(text: &str, line: usize, end_of_line: usize, span: Span, what: &str) -> String {
    let column = span.start as usize - line;
    let length = (span.end as usize).min(end_of_line) - span.start as usize;
    let blanks = " ".repeat(column);
    if span.end as usize <= end_of_line {
        return format!("{blanks}{} {what}", "~".repeat(length));
    }
    let before = &text[..span.end as usize];
    let last = before.rfind('\n').map_or(0, |newline| newline + 1);
    let lines = text[span.start as usize..span.end as usize].matches('\n').count();
    format!("{blanks}{} {what}, to column {} {lines} lines below", "~".repeat(length - 1), span.end as usize - last)
}

#[test]
fn spans_match_the_recordings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/observer");
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("the folder").map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "mlir"));
    assert!(files.len() >= 5, "{}", files.len());
    for file in files {
        let found = shown(&fs::read_to_string(&file).expect("a text"));
        let expected = file.with_extension("spans");
        if std::env::var_os("RECORD").is_some() {
            fs::write(&expected, &found).expect("the spans are written");
        }
        let expected = fs::read_to_string(expected).unwrap_or_default();
        assert!(found == expected, "{}:\n{found}", file.display());
    }
}
