//! Definitions as data, for documentation and tools.

use ods::prelude::*;
use ods::schema::{DefFormat, DefKind, DefSchema};

use super::context;
use super::dialect::*;

fn schema<T: TypeDef>() -> &'static DefSchema {
    T::SCHEMA
}

#[test]
fn names_and_documentation() {
    let ptr = schema::<PtrType>();
    assert_eq!((ptr.kind, ptr.dialect, ptr.name, ptr.mnemonic), (DefKind::Type, "test", "PtrType", "ptr"));
    assert_eq!((ptr.summary, ptr.description), ("Pointer.", "Points somewhere."));
    assert_eq!(ptr.format_text, "\"<\" $pointee (\",\" $space^)? \">\"");
    let range = <RangeAttr as AttrDef>::SCHEMA;
    assert_eq!((range.kind, range.format_text), (DefKind::Attribute, "\"<\" struct(params) \">\""));
    let shaped = "\"<\" (\"rank\" $rank^ \":\")? custom<sizes>($sizes, $element, ref($rank), \"of\") \">\"";
    assert_eq!(schema::<ShapedType2>().format_text, shaped);
    assert_eq!(schema::<BoxType>().format_text, "\"<\" $inner \"->\" qualified($outer) \">\"");
}

#[test]
fn parameters() {
    let [pointee, space] = schema::<PtrType>().parameters else { panic!("two parameters") };
    assert_eq!((pointee.name, pointee.ty, pointee.doc), ("pointee", "Type", "The type of the target."));
    assert!(pointee.default.is_none() && space.default.is_some());
    assert_eq!((space.name, space.ty, space.default_text), ("space", "u32", "0"));
    let [rank, sizes, _] = schema::<ShapedType2>().parameters else { panic!("three parameters") };
    assert_eq!((rank.ty, sizes.ty), ("Option<u32>", "Vec<i64>"));
    assert!(schema::<RecType>().parameters[1].mutable);
    assert!(<TypedAttr as AttrDef>::SCHEMA.parameters[1].self_type.is_some());
    assert_eq!(schema::<IntOfType>().parameters[0].constraint, "AnyInteger");
}

#[test]
fn formats_aliases_and_traits() {
    assert!(matches!(schema::<TokenType>().format, DefFormat::Program([])));
    assert!(matches!(schema::<PolyType>().format, DefFormat::Custom(_)));
    assert!(matches!(schema::<NamedType>().format, DefFormat::None));
    assert_eq!(<NoteAttr as AttrDef>::SCHEMA.alias, Some("#note"));
    assert_eq!(<DepthAttr as AttrDef>::SCHEMA.alias, Some("#depth2E2"));
    let names: Vec<_> = schema::<EvenType>().interfaces.iter().map(|known| known.schema.name).collect();
    assert_eq!(names, ["VectorElementTypeInterface", "MemRefElementTypeInterface"]);
}

#[test]
fn dialects_list_their_types_and_attributes() {
    assert_eq!(Test::SCHEMA.types.len(), 16);
    assert_eq!(Test::SCHEMA.attrs.len(), 9);
    let context = context();
    assert!(context.type_schema("test", "ptr").is_some_and(|found| std::ptr::eq(found, schema::<PtrType>())));
    assert!(context.attr_schema("test", "range").is_some());
    assert!(context.type_schema("test", "range").is_none());
    assert!(context.type_schema("test", "").is_none());
}

#[test]
fn types_name_their_definition() {
    let context = context();
    let ptr: Type = PtrType::get(&context, Type::I32, 0).into();
    assert!(ptr.def(&context).is_some_and(|def| def.is_of(PtrType::SCHEMA)));
    assert!(Type::I32.def(&context).is_none());
    let range: Attribute = RangeAttr::get(&context, 0, 1, None).unwrap().into();
    assert_eq!(range.def(&context).map(|def| def.schema().name), Some("RangeAttr"));
}

#[test]
fn data_sizes_are_unchanged() {
    assert!(size_of::<TypeData>() <= 72, "{}", size_of::<TypeData>());
    assert!(size_of::<AttributeData>() <= 56, "{}", size_of::<AttributeData>());
}
