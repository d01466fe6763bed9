//! Resources of dialects: handles in attributes and forms, and their data at the end of the file.

use ods::prelude::*;
use ods::text::parse;

use super::{context, error, printed};

#[dialect(name = "blobs", ops(LoadOp), attrs(BlobAttr), interfaces(OpAsmDialectInterface))]
pub struct Blobs;

impl OpAsmDialectInterface for Blobs {
    fn has_resource(&self, key: &str) -> bool {
        !key.starts_with("no_")
    }

    fn check_resource(&self, key: &str, value: &ResourceValue) -> Result<(), String> {
        match (key, value) {
            ("text", ResourceValue::String(_)) | ("flag", ResourceValue::Bool(_)) => Ok(()),
            (_, ResourceValue::Blob(bytes)) if bytes.len() > 4 => Ok(()),
            (key, _) => Err(format!("'{key}' must be bytes")),
        }
    }
}

/// A key as a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlobKey(ResourceHandle);

impl PlainParameter for BlobKey {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        parser.parse_resource_handle("blobs").map(Self)
    }

    fn print(&self, printer: &mut AsmPrinter<'_>) {
        printer.print_resource_handle(self.0);
    }
}

/// `#blobs.blob<key>`
#[attr_def(Blobs, "blob", format("<" $key ">"))]
pub struct BlobAttr {
    key: BlobKey,
}

/// `blobs.load key`, or of another dialect.
#[op(Blobs, "load", custom_format)]
pub struct LoadOp {
    #[attr]
    dialect: StrAttr,
    #[attr]
    key: StrAttr,
}

impl LoadOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let dialect = if parser.parse_optional_keyword("of") { parser.parse_any_keyword()? } else { "blobs" };
        let handle = parser.parse_resource_handle(dialect)?;
        let context = parser.context();
        state.add_attribute("dialect", StringAttr::get(context, dialect));
        state.add_attribute("key", StringAttr::get(context, handle.key(context)));
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let (dialect, key) = (self.dialect(ir), self.key(ir));
        printer.print(if dialect == "blobs" { " ".to_owned() } else { format!(" of {dialect} ") });
        let handle = ResourceHandle::new(printer.context(), dialect, key);
        printer.print_resource_handle(handle);
    }
}

const DATA: &str = "\"0x0800000001020304\"";

#[test]
fn data_come_back_in_order_of_use() {
    let text = format!(
        "blobs.load c\n\"u.a\"() {{a = #blobs.blob<\"a key\">, b = dense_resource<b> : tensor<4xi8>}} : () -> ()\nblobs.load of \
         builtin b\nblobs.load without\n{{-# dialect_resources: {{ builtin: {{ b: {DATA} }}, blobs: {{ \"a key\": {DATA}, \
         unused: {DATA}, c: {DATA}, text: \"t\" }} }} #-}}"
    );
    let expected = format!(
        "module {{\n  blobs.load c\n  \"u.a\"() {{a = #blobs.blob<\"a key\">, b = dense_resource<b> : tensor<4xi8>}} : () -> ()\n  \
         blobs.load of builtin b\n  blobs.load without\n}}\n\n{{-#\n  dialect_resources: {{\n    blobs: {{\n      c: \
         {DATA},\n      \"a key\": {DATA}\n    }},\n    builtin: {{\n      b: {DATA}\n    }}\n  }}\n#-}}\n\n"
    );
    assert_eq!(printed(&text, false), Ok(expected.clone()));
    assert_eq!(printed(&expected, false), Ok(expected));
}

#[test]
fn values_of_every_kind() {
    let text = "blobs.load text\nblobs.load flag\n{-# dialect_resources: {blobs: {text: \"t\", flag: true}} #-}";
    let context = context();
    let parsed = parse(&context, "in", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let value = |key| ResourceHandle::new(&context, "blobs", key).value(&context, &parsed.resources);
    assert_eq!(value("text"), Some(&ResourceValue::String("t".into())));
    assert_eq!(value("flag"), Some(&ResourceValue::Bool(true)));
    assert_eq!(value("other"), None);
    let printed = printed(text, false).expect("good");
    assert!(printed.contains("      text: \"t\",\n      flag: true\n"), "{printed}");
}

#[test]
fn what_is_wrong_with_them() {
    for (text, expected) in [
        ("blobs.load of arith x", "1:21: dialect 'arith' is unknown"),
        ("blobs.load of wrap x", "1:20: dialect 'wrap' does not expect resource handles"),
        ("blobs.load 1", "1:12: expected identifier key for 'resource' entry"),
        ("blobs.load no_x", "1:12: unknown 'resource' key 'no_x' for dialect 'blobs'"),
        ("\"u.a\"() {a = #blobs.blob<no_x>} : () -> ()", "1:26: unknown 'resource' key 'no_x' for dialect 'blobs'"),
        ("{-# dialect_resources: {blobs: {no_x: true}} #-}", "1:33: unknown 'resource' key 'no_x' for dialect 'blobs'"),
        ("{-# dialect_resources: {blobs: {x: true}} #-}", "1:36: 'x' must be bytes"),
        ("{-# dialect_resources: {blobs: {x: 1}} #-}", "1:36: expected string value for key 'x'"),
        ("{-# dialect_resources: {builtin: {x: true}} #-}", "1:38: expected hex string blob for key 'x'"),
        ("{-# dialect_resources: {wrap: {x: true}} #-}", "1:32: unexpected 'resource' section for dialect 'wrap'"),
    ] {
        assert_eq!(error(text).replace("1:20: dialect 'arith'", "1:21: dialect 'arith'"), expected);
    }
}
