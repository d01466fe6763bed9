//! Values of parameters that are awkward to write.

use std::sync::Arc;

use ods::prelude::*;
use ods::text;

use super::definitions::{BoxAttr, DashLast, Mode, NameFirst, OpenList, PolyType, TypedAttr};

/// A type with awkward values.
pub trait Awkward: Sized + Clone {
    fn values(context: &Arc<Context>) -> Vec<Self>;
}

macro_rules! plain {
    ($($ty:ty: $values:expr;)*) => {$(
        impl Awkward for $ty {
            fn values(_: &Arc<Context>) -> Vec<Self> {
                $values.into()
            }
        }
    )*};
}

plain! {
    i64: [0, -1, i64::MIN];
    u8: [0, 255];
    bool: [false, true];
    f32: [-0.0, 1.5, f32::NAN];
    f64: [0.0, -2.5e-300, f64::NEG_INFINITY, f64::NAN, 1e300];
    String: ["", "a>", "\"->\\"].map(str::to_owned);
    Mode: [Mode::Near, Mode::Far];
}

fn types(context: &Arc<Context>, texts: &[&str]) -> Vec<Type> {
    texts.iter().map(|text| text::parse_type(context, text).unwrap_or_else(|_| panic!("{text}"))).collect()
}

impl Awkward for Type {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        let texts =
            ["i32", "none", "!u.v", "!u<\"->\">", "() -> ()", "(i1) -> (i8, f32)", "vector<2xi8>", "!f.poly<1, -2>"];
        types(context, &texts)
    }
}

impl Awkward for Attribute {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        let texts = [
            "unit",
            "-3",
            "4 : i8",
            "true",
            "-1.5 : f32",
            "\"a\"",
            "\"a\" : i32",
            "@a",
            "@a::@b",
            "[]",
            "[#u.v, -1]",
            "{}",
            "{a = #u.v}",
            "#u.v",
            "#u.v : i32",
            "!u.v",
            "i32",
            "() -> i32",
            "dense<-1> : tensor<2xi8>",
            "array<i64: -1>",
            "affine_map<(d0) -> (d0)>",
            "affine_set<(d0) : (d0 >= 0, d0 - 1 == 0)>",
            "loc(unknown)",
            "#f.box<-1>",
        ];
        texts.map(|text| text::parse_attribute(context, text).unwrap_or_else(|_| panic!("{text}"))).into()
    }
}

impl Awkward for IntegerType {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        types(context, &["i1", "si8", "ui64"]).iter().filter_map(|ty| ty.cast(context)).collect()
    }
}

impl Awkward for StringAttr {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        ["", ">"].map(|text| StringAttr::get(context, text)).into()
    }
}

impl Awkward for IntegerAttr {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        let numbers = Attribute::values(context).into_iter();
        numbers.filter_map(|attribute| attribute.cast(context)).collect()
    }
}

impl Awkward for PolyType {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        [[].as_slice(), &[-1, 2]].map(|powers| PolyType::get(context, powers)).into()
    }
}

impl Awkward for BoxAttr {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        [-3, 3].map(|inner| BoxAttr::get(context, inner)).into()
    }
}

impl Awkward for TypedAttr {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        [Type::NONE, Type::I32].map(|ty| TypedAttr::get(context, -3, ty)).into()
    }
}

impl Awkward for NameFirst {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        let first = ["#u.v", "#f.box<1>", "-3 : i8", "!u.v"];
        first.map(|text| Self::get(context, text::parse_attribute(context, text).expect("an attribute"), -1)).into()
    }
}

impl Awkward for OpenList {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        [[].as_slice(), &[-1], &[1, 2]].map(|numbers| Self::get(context, numbers)).into()
    }
}

impl Awkward for DashLast {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        [None, Some(Type::I32)].map(|last| Self::get(context, "-", last)).into()
    }
}

impl<T: Awkward> Awkward for Option<T> {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        std::iter::once(None).chain(T::values(context).into_iter().map(Some)).collect()
    }
}

impl<T: Awkward> Awkward for Vec<T> {
    fn values(context: &Arc<Context>) -> Vec<Self> {
        let all = T::values(context);
        let alone = all.iter().map(|value| vec![value.clone()]);
        std::iter::once(Vec::new()).chain(alone).chain([all.clone()]).collect()
    }
}
