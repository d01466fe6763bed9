//! Types and attributes to choose from.

use std::sync::Arc;

use ods::prelude::*;
use ods::text::{parse_attribute, parse_type};

/// The types of arguments of functions, and of results that are not inferred.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i32",
    "i64",
    "index",
    "index",
    "f16",
    "f32",
    "f32",
    "f64",
    "complex<f32>",
    "vector<4xi32>",
    "vector<2x2xf32>",
    "tensor<4xi32>",
    "tensor<f32>",
    "tensor<2x3xf32>",
    "tensor<?xi32>",
    "tensor<?x3xf32>",
    "tensor<?x?xf32>",
    "tensor<*xf32>",
    "tensor<2xindex>",
    "memref<4xi32>",
    "memref<i32>",
    "memref<2x3xf32>",
    "memref<?xi32>",
    "memref<?x?xf32>",
    "memref<?x?xf32, strided<[?, 1], offset: ?>>",
    "memref<*xf32>",
];

/// The attributes for operations.
const ATTRIBUTES: &[&str] = &[
    "unit",
    "true",
    "false",
    "0 : i64",
    "1 : i64",
    "2 : i64",
    "3 : i64",
    "4 : i64",
    "5 : i64",
    "6 : i64",
    "7 : i64",
    "9 : i64",
    "13 : i64",
    "0 : i32",
    "1 : i32",
    "2 : i32",
    "8 : i32",
    "16 : i64",
    "0 : index",
    "1 : index",
    "#arith.overflow<nsw>",
    "#arith.overflow<nuw, nsw>",
    "#arith.fastmath<fast>",
    "#arith.fastmath<nnan, contract>",
    "#arith.fastmath<none>",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 1>",
    "array<i64: 2>",
    "array<i64: 0, 0>",
    "array<i64: 1, 1>",
    "array<i64: 2, 3>",
    "array<i64: 1, 3>",
    "array<i64: -9223372036854775808>",
    "array<i64: -9223372036854775808, 1>",
    "array<i64: -9223372036854775808, -9223372036854775808>",
    "array<i64: 0, -9223372036854775808>",
    "[[0, 1]]",
    "[[0], [1]]",
    "[[0, 1], [2]]",
    "[[0], [1, 2]]",
    "[]",
    "#index<cmp_predicate eq>",
    "#index<cmp_predicate slt>",
    "#index<cmp_predicate uge>",
    "#ub.poison",
    "i32",
    "\"a\"",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<(d0) -> (d0)>",
];

/// The values of constants.
const CONSTANTS: &[&str] = &[
    "0 : i1",
    "1 : i1",
    "0 : i8",
    "-1 : i8",
    "127 : i8",
    "-128 : i8",
    "3 : i8",
    "0 : i32",
    "1 : i32",
    "2 : i32",
    "-1 : i32",
    "7 : i32",
    "31 : i32",
    "32 : i32",
    "2147483647 : i32",
    "-2147483648 : i32",
    "0 : i64",
    "1 : i64",
    "-1 : i64",
    "5 : i64",
    "9223372036854775807 : i64",
    "0 : index",
    "1 : index",
    "2 : index",
    "3 : index",
    "-1 : index",
    "4 : index",
    "0.0 : f16",
    "1.5 : f16",
    "0.0 : f32",
    "-0.0 : f32",
    "1.0 : f32",
    "2.0 : f32",
    "-3.25 : f32",
    "1.0e30 : f32",
    "0x7F800000 : f32",
    "0x7FC00000 : f32",
    "0.1 : f64",
    "1.0 : f64",
    "-0.0 : f64",
    "4.0 : f64",
    "dense<0> : vector<4xi32>",
    "dense<[1, 2, 3, 4]> : vector<4xi32>",
    "dense<1.0> : vector<2x2xf32>",
    "dense<0> : tensor<4xi32>",
    "dense<[1, -2, 3, 0]> : tensor<4xi32>",
    "dense<2.5> : tensor<f32>",
    "dense<1.0> : tensor<2x3xf32>",
    "dense<[[1.0, 2.0, 3.0], [0.0, -1.0, 4.5]]> : tensor<2x3xf32>",
    "dense<[2, 3]> : tensor<2xindex>",
];

/// The types of buffers on the stack.
const SLOTS: &[&str] = &[
    "memref<i32>",
    "memref<i32>",
    "memref<f32>",
    "memref<i1>",
    "memref<index>",
    "memref<vector<4xi32>>",
    "memref<1xi32>",
    "memref<1x1xf32>",
    "memref<2xi32>",
    "memref<2x2xf32>",
    "memref<3xindex>",
    "memref<2xi1>",
    "memref<20xi32>",
];

/// Types, attributes of operations, and values of constants.
#[derive(Debug)]
pub struct Parts {
    pub types: Vec<Type>,
    pub slots: Vec<Type>,
    pub attributes: Vec<Attribute>,
    pub constants: Vec<Attribute>,
}

impl Parts {
    /// Reads the parts; parts of dialects that are not registered are skipped.
    pub fn new(context: &Arc<Context>) -> Self {
        let attributes =
            |all: &[&str]| all.iter().filter_map(|text| parse_attribute(context, text).ok()).collect::<Vec<_>>();
        let types = |all: &[&str]| all.iter().filter_map(|text| parse_type(context, text).ok()).collect();
        Self {
            types: types(TYPES),
            slots: types(SLOTS),
            attributes: attributes(ATTRIBUTES),
            constants: attributes(CONSTANTS),
        }
    }
}
