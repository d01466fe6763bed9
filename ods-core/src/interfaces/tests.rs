//! Tests of the interfaces of builtin types and attributes, and of the interfaces that builtin operations derive from
//! their traits.

use super::*;
use crate::attributes::{ArrayAttr, DenseArrayAttr, IntegerAttr, StridedLayoutAttr, TypeAttr};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::text::{parse_attribute, parse_type};
use crate::types::DYNAMIC;
use std::sync::Arc;

fn ty(context: &Arc<Context>, text: &str) -> Type {
    parse_type(context, text).expect("a type")
}

fn text(context: &Context, ty: Option<Type>) -> String {
    ty.map(|ty| crate::text::type_to_string(context, ty)).unwrap_or_default()
}

#[test]
fn shaped_types_have_shapes() {
    let context = Arc::new(Context::new());
    let facts = |text: &str| {
        let shaped = ty(&context, text).interface::<dyn ShapedTypeInterface>(&context)?;
        let (rank, count, dynamic) =
            (shaped.rank(&context), shaped.num_elements(&context), shaped.num_dynamic_dims(&context));
        Some((rank, count, dynamic, shaped.has_static_shape(&context)))
    };
    assert_eq!(facts("vector<2x3xf32>"), Some((Some(2), Some(6), Some(0), true)));
    assert_eq!(facts("tensor<2x?xf32>"), Some((Some(2), None, Some(1), false)));
    assert_eq!(facts("tensor<*xf32>"), Some((None, None, None, false)));
    assert_eq!(facts("memref<0x4xf32>"), Some((Some(2), Some(0), Some(0), true)));
    assert_eq!(facts("memref<*xf32>"), Some((None, None, None, false)));
    assert_eq!(facts("f32"), None);
}

#[test]
fn shaped_types_are_cloned_with_other_shapes() {
    let context = Arc::new(Context::new());
    let cloned = |of: &str, shape: Option<&[i64]>, element: Type| {
        let shaped = ty(&context, of).interface::<dyn ShapedTypeInterface>(&context).expect("shaped");
        text(&context, shaped.clone_with(&context, shape, element))
    };
    assert_eq!(cloned("vector<[2]xf32>", Some(&[4]), Type::I8), "vector<[4]xi8>");
    assert_eq!(cloned("vector<2xf32>", Some(&[4, 4]), Type::I8), "vector<4x4xi8>");
    assert_eq!(cloned("tensor<2xf32, \"e\">", None, Type::I8), "tensor<2xi8, \"e\">");
    assert_eq!(cloned("tensor<*xf32>", Some(&[DYNAMIC]), Type::F32), "tensor<?xf32>");
    assert_eq!(cloned("tensor<*xf32>", None, Type::I8), "tensor<*xi8>");
    assert_eq!(cloned("memref<2xf32, 1>", Some(&[3]), Type::I8), "memref<3xi8, 1>");
    assert_eq!(cloned("memref<*xf32, 1>", Some(&[3]), Type::I8), "memref<3xi8, 1>");
    assert_eq!(cloned("memref<*xf32, 1>", None, Type::I8), "memref<*xi8, 1>");
    assert_eq!(cloned("vector<2xf32>", Some(&[-3]), Type::I8), "", "no such vector");
}

#[test]
fn element_types_and_pointers_are_marked() {
    let context = Arc::new(Context::new());
    let is = |text: &str| {
        let ty = ty(&context, text);
        (
            ty.has_interface::<dyn VectorElementTypeInterface>(&context),
            ty.has_interface::<dyn MemRefElementTypeInterface>(&context),
            ty.has_interface::<dyn PtrLikeTypeInterface>(&context),
        )
    };
    assert_eq!((is("i7"), is("index"), is("bf16")), ((true, false, false), (true, false, false), (true, false, false)));
    assert_eq!((is("memref<2xi8>"), is("memref<*xi8>")), ((false, true, true), (false, true, true)));
    assert_eq!((is("complex<f32>"), is("none")), ((false, false, false), (false, false, false)));
    let pointer = ty(&context, "memref<2xi8, 3>").interface::<dyn PtrLikeTypeInterface>(&context).expect("a pointer");
    assert_eq!((pointer.pointee(&context), pointer.has_ptr_metadata(&context)), (Some(Type::I8), true));
    assert_eq!(text(&context, pointer.clone_ptr_with(&context, None, Some(Type::F32))), "memref<2xf32>");
    assert!(pointer.memory_space(&context).is_some());
}

#[test]
fn floats_scale() {
    let context = Arc::new(Context::new());
    let scaled = |of: &str, by| {
        let float = ty(&context, of).interface::<dyn FloatTypeInterface>(&context).expect("a float");
        (float.width(&context), text(&context, float.scale_element_bitwidth(&context, by)))
    };
    assert_eq!(scaled("f16", 2), (16, "f32".into()));
    assert_eq!(scaled("bf16", 4), (16, "f64".into()));
    assert_eq!(scaled("f32", 2), (32, "f64".into()));
    assert_eq!(scaled("f64", 2), (64, String::new()));
}

/// Checks sizes and alignments against the values that `mlir-opt` computes without a specification.
#[test]
fn types_have_sizes() {
    let context = Arc::new(Context::new());
    let layout = |of: &str, params: &[(Type, Attribute)]| {
        let ty = ty(&context, of).interface::<dyn DataLayoutTypeInterface>(&context)?;
        Some((ty.type_size_in_bits(&context, params)?, ty.abi_alignment(&context, params)?))
    };
    assert_eq!(layout("i1", &[]), Some((1, 1)));
    assert_eq!(layout("i33", &[]), Some((33, 8)));
    assert_eq!(layout("i64", &[]), Some((64, 4)));
    assert_eq!(layout("index", &[]), Some((64, 4)));
    assert_eq!(layout("f80", &[]), Some((80, 16)));
    assert_eq!(layout("complex<f32>", &[]), Some((64, 4)));
    assert_eq!(layout("vector<2x3xf32>", &[]), Some((256, 32)));
    assert_eq!(layout("tensor<2xf32>", &[]), None);
    let narrow: Attribute = IntegerAttr::get(&context, Type::I32, 32).expect("an integer").into();
    assert_eq!(layout("index", &[(Type::INDEX, narrow)]), Some((32, 4)));
    let size = ty(&context, "i33").interface::<dyn DataLayoutTypeInterface>(&context).expect("sized");
    assert_eq!((size.type_size(&context, &[]), size.preferred_alignment(&context, &[])), (Some(5), Some(8)));
}

#[test]
fn elements_and_types_of_attributes() {
    let context = Arc::new(Context::new());
    let attribute = |text: &str| parse_attribute(&context, text).expect("an attribute");
    let facts = |text: &str| {
        let elements = attribute(text).interface::<dyn ElementsAttrInterface>(&context)?;
        Some((elements.num_elements(&context)?, elements.is_splat(&context), elements.element_type(&context)))
    };
    assert_eq!(facts("dense<1> : tensor<4xi8>"), Some((4, true, Type::I8)));
    assert_eq!(facts("dense<[1, 2]> : tensor<2xi8>"), Some((2, false, Type::I8)));
    assert_eq!(facts("sparse<[[0]], [1]> : tensor<3xi8>"), Some((3, false, Type::I8)));
    assert_eq!(facts("1 : i8"), None);
    let dense = attribute("dense<[1, 2]> : tensor<2xi8>").interface::<dyn ElementsAttrInterface>(&context);
    assert_eq!(dense.and_then(|dense| dense.raw_data(&context)), Some(&[1, 2][..]));
    let typed = |text: &str| {
        attribute(text).interface::<dyn TypedAttrInterface>(&context).map(|typed| typed.value_type(&context))
    };
    assert_eq!((typed("1 : i8"), typed("\"a\""), typed("unit")), (Some(Type::I8), Some(Type::NONE), None));
    assert_eq!(typed("2.0 : f32"), Some(Type::F32));
    let blob: Attribute = DenseArrayAttr::i32s(&context, &[1, 2]).into();
    let blob = blob.interface::<dyn BlobAttrInterface>(&context).expect("data");
    assert_eq!(blob.data(&context), [1, 0, 0, 0, 2, 0, 0, 0]);
    assert!(!Attribute::from(ArrayAttr::get(&context, &[])).has_interface::<dyn BlobAttrInterface>(&context));
    assert!(!Attribute::from(TypeAttr::get(&context, Type::F32)).has_interface::<dyn TypedAttrInterface>(&context));
}

#[test]
fn layouts_are_maps() {
    let context = Arc::new(Context::new());
    let strided: Attribute = StridedLayoutAttr::get(&context, 5, &[DYNAMIC, 1]).into();
    let strided = strided.interface::<dyn MemRefLayoutAttrInterface>(&context).expect("a layout");
    let map = strided.affine_map(&context).map(|map| map.to_string());
    assert_eq!(map.as_deref(), Some("(d0, d1)[s0] -> (d0 * s0 + d1 + 5)"));
    assert_eq!(strided.strides_and_offset(&context, &[2, 3]), Some((vec![DYNAMIC, 1], 5)));
    let wrong = "expected the number of strides to match the rank";
    assert_eq!(
        (strided.verify_layout(&context, &[2, 2]), strided.verify_layout(&context, &[2])),
        (Ok(()), Err(wrong.into()))
    );
    let identity = parse_attribute(&context, "affine_map<(d0, d1) -> (d0, d1)>").expect("a map");
    let identity = identity.interface::<dyn MemRefLayoutAttrInterface>(&context).expect("a layout");
    assert!(identity.is_identity(&context) && !strided.is_identity(&context));
    let wrong = "memref layout mismatch between rank and affine map: 1 != 2";
    assert_eq!(identity.verify_layout(&context, &[2]), Err(wrong.into()));
}
