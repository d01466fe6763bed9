// Malformed input: types. Annotated for --verify-diagnostics.

// expected-error@below {{expected attribute value}}
"u.t"() {t = i} : () -> ()
// -----
// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
"u.t"() {t = i16777216} : () -> ()
// -----
"u.t"() {t = si99999999999} : () -> ()
// expected-error@above {{invalid integer width}}
// -----
// expected-error@+1 {{expected attribute value}}
"u.t"() {t = i-1} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.t"() {t = s8} : () -> ()
// -----
"u.t"() {t = f8} : () -> ()
// expected-error @-1 {{expected attribute value}}
// -----
// expected-error@+1 {{expected attribute value}}
"u.t"() {t = f8E9M9} : () -> ()
// -----
// expected-error@below {{expected attribute value}}
"u.t"() {t = float} : () -> ()
// -----
// expected-error@+1 {{expected '<' in complex type}}
"u.t"() {t = complex} : () -> ()
// -----
"u.t"() {t = complex<>} : () -> ()
// expected-error@above {{expected non-function type}}
// -----
// expected-error@+1 {{expected '>' in complex type}}
"u.t"() {t = complex<f32} : () -> ()
// -----
// expected-error@+1 {{expected '>' in complex type}}
"u.t"() {t = complex<f32, f32>} : () -> ()
// -----
"u.t"() {t = complex<index>} : () -> ()
// expected-error @-1 {{invalid element type for complex}}
// -----
// expected-error@+1 {{invalid element type for complex}}
"u.t"() {t = complex<tensor<f32>>} : () -> ()
// -----
// expected-error@below {{invalid element type for complex}}
"u.t"() {t = complex<!foo.bar>} : () -> ()
// -----
// expected-error@+1 {{expected '<' in tuple type}}
"u.t"() {t = tuple} : () -> ()
// -----
"u.t"() {t = tuple<i32} : () -> ()
// expected-error@above {{expected '>' in tuple type}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = tuple<i32,>} : () -> ()
// -----
// expected-error@+1 {{expected '>' in tuple type}}
"u.t"() {t = tuple<i32 i32>} : () -> ()
// -----
"u.t"() {t = tuple<bad>} : () -> ()
// expected-error @-1 {{expected non-function type}}
// -----
// expected-error@+1 {{expected '<' in vector type}}
"u.t"() {t = vector} : () -> ()
// -----
// expected-error@below {{expected non-function type}}
"u.t"() {t = vector<>} : () -> ()
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"u.t"() {t = vector<4>} : () -> ()
// -----
"u.t"() {t = vector<4x>} : () -> ()
// expected-error@above {{expected non-function type}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = vector<x4xf32>} : () -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = vector<?xf32>} : () -> ()
// -----
"u.t"() {t = vector<*xf32>} : () -> ()
// expected-error @-1 {{expected non-function type}}
// -----
// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"u.t"() {t = vector<0xf32>} : () -> ()
// -----
// expected-error@below {{vector types must have positive constant sizes but got 2, 0}}
"u.t"() {t = vector<2x0xi8>} : () -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = vector<-1xf32>} : () -> ()
// -----
"u.t"() {t = vector<[4xf32>} : () -> ()
// expected-error@above {{missing ']' closing scalable dimension}}
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"u.t"() {t = vector<4]xf32>} : () -> ()
// -----
// expected-error@+1 {{invalid dimension}}
"u.t"() {t = vector<[]xf32>} : () -> ()
// -----
"u.t"() {t = vector<[?]xf32>} : () -> ()
// expected-error @-1 {{invalid dimension}}
// -----
// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"u.t"() {t = vector<[0]xf32>} : () -> ()
// -----
// expected-error@below {{missing ']' closing scalable dimension}}
"u.t"() {t = vector<[2, 3]xf32>} : () -> ()
// -----
// expected-error@+1 {{expected '>' in vector type}}
"u.t"() {t = vector<4xf32, "enc">} : () -> ()
// -----
"u.t"() {t = vector<4xnone>} : () -> ()
// expected-error@above {{failed to verify 'elementType': VectorElementTypeInterface instance}}
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"u.t"() {t = vector<4xvector<4xf32>>} : () -> ()
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"u.t"() {t = vector<4xcomplex<f32>>} : () -> ()
// -----
"u.t"() {t = vector<4x!foo.bar>} : () -> ()
// expected-error @-1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"u.t"() {t = vector<4xtensor<f32>>} : () -> ()
// -----
// expected-error@below {{invalid dimension}}
"u.t"() {t = vector<99999999999999999999xi8>} : () -> ()
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"u.t"() {t = vector<4 f32>} : () -> ()
// -----
"u.t"() {t = tensor} : () -> ()
// expected-error@above {{expected '<' in tensor type}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = tensor<>} : () -> ()
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"u.t"() {t = tensor<2>} : () -> ()
// -----
"u.t"() {t = tensor<2x>} : () -> ()
// expected-error @-1 {{expected non-function type}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = tensor<-2xf32>} : () -> ()
// -----
// expected-error@below {{expected non-function type}}
"u.t"() {t = tensor<[2]xf32>} : () -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = tensor<2x*xf32>} : () -> ()
// -----
"u.t"() {t = tensor<*>} : () -> ()
// expected-error@above {{expected 'x' in dimension list}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = tensor<*x>} : () -> ()
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"u.t"() {t = tensor<* f32>} : () -> ()
// -----
"u.t"() {t = tensor<*xf32, "enc">} : () -> ()
// expected-error @-1 {{cannot apply encoding to unranked tensor}}
// -----
// expected-error@+1 {{expected '>' in tensor type}}
"u.t"() {t = tensor<2xf32, "a", "b">} : () -> ()
// -----
// expected-error@below {{expected '>' in tensor type}}
"u.t"() {t = tensor<2xf32 "a">} : () -> ()
// -----
// expected-error@+1 {{invalid tensor element type}}
"u.t"() {t = tensor<2xnone>} : () -> ()
// -----
"u.t"() {t = tensor<2xtuple<i1>>} : () -> ()
// expected-error@above {{invalid tensor element type}}
// -----
// expected-error@+1 {{invalid tensor element type}}
"u.t"() {t = tensor<2xtensor<2xf32>>} : () -> ()
// -----
// expected-error@+1 {{invalid tensor element type}}
"u.t"() {t = tensor<2xmemref<2xf32>>} : () -> ()
// -----
"u.t"() {t = tensor<2x() -> ()>} : () -> ()
// expected-error @-1 {{invalid tensor element type}}
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"u.t"() {t = tensor<0x1f32>} : () -> ()
// -----
// expected-error@below {{invalid dimension}}
"u.t"() {t = tensor<9223372036854775808xi8>} : () -> ()
// -----
// expected-error@+1 {{expected '<' in memref type}}
"u.t"() {t = memref} : () -> ()
// -----
"u.t"() {t = memref<2>} : () -> ()
// expected-error@above {{expected 'x' in dimension list}}
// -----
// expected-error@+1 {{invalid memref element type}}
"u.t"() {t = memref<2xnone>} : () -> ()
// -----
// expected-error@+1 {{invalid memref element type}}
"u.t"() {t = memref<2x!foo.bar>} : () -> ()
// -----
"u.t"() {t = memref<2xtensor<f32>>} : () -> ()
// expected-error @-1 {{invalid memref element type}}
// -----
// expected-error@+1 {{invalid memref element type}}
"u.t"() {t = memref<2xtuple<i1>>} : () -> ()
// -----
// expected-error@below {{expected non-function type}}
"u.t"() {t = memref<-1xf32>} : () -> ()
// -----
// expected-error@+1 {{expected list element}}
"u.t"() {t = memref<2xf32, >} : () -> ()
// -----
"u.t"() {t = memref<2xf32, affine_map<(d0, d1) -> (d0)>>} : () -> ()
// expected-error@above {{memref layout mismatch between rank and affine map: 1 != 2}}
// -----
// expected-error@+1 {{expected the number of strides to match the rank}}
"u.t"() {t = memref<2x2xf32, strided<[1]>>} : () -> ()
// -----
// expected-error@+1 {{multiple memory spaces specified in memref type}}
"u.t"() {t = memref<2xf32, 1, 2>} : () -> ()
// -----
"u.t"() {t = memref<2xf32, 1, strided<[1]>>} : () -> ()
// expected-error @-1 {{expected memory space to be last in memref type}}
// -----
// expected-error@below {{unsupported memory space Attribute}}
"u.t"() {t = memref<2xf32, [1]>} : () -> ()
// -----
// expected-error@+1 {{unsupported memory space Attribute}}
"u.t"() {t = memref<2xf32, 1.0>} : () -> ()
// -----
"u.t"() {t = memref<2xf32, @sym>} : () -> ()
// expected-error@above {{unsupported memory space Attribute}}
// -----
// expected-error@+1 {{unsupported memory space Attribute}}
"u.t"() {t = memref<2xf32, i32>} : () -> ()
// -----
// expected-error@+1 {{unsupported memory space Attribute}}
"u.t"() {t = memref<2xf32, unit>} : () -> ()
// -----
"u.t"() {t = memref<*xf32, strided<[1]>>} : () -> ()
// expected-error @-1 {{cannot have affine map for unranked memref type}}
// -----
// expected-error@+1 {{cannot have affine map for unranked memref type}}
"u.t"() {t = memref<*xf32, affine_map<(d0) -> (d0)>>} : () -> ()
// -----
// expected-error@+1 {{multiple memory spaces specified in memref type}}
"u.t"() {t = memref<*xf32, 1, 2>} : () -> ()
// -----
"u.t"() {t = memref<2xf32 1>} : () -> ()
// expected-error@above {{expected ',' or '>' in memref type}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.t"() {t = () -> } : () -> ()
// -----
// expected-error@+1 {{expected '->' in function type}}
"u.t"() {t = () } : () -> ()
// -----
"u.t"() {t = (i32 -> i32} : () -> ()
// expected-error @-1 {{expected ')'}}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.t"() {t = i32 -> i32} : () -> ()
// -----
// expected-error@below {{expected non-function type}}
"u.t"() {t = (i32,) -> ()} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.t"() {t = () -> () -> ()} : () -> ()
// -----
"u.t"() {t = (%x: i32) -> ()} : () -> ()
// expected-error@above {{expected non-function type}}
// -----
// expected-error@+1 {{invalid type identifier}}
"u.t"() {t = !} : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'foo'}}
"u.t"() {t = !foo} : () -> ()
// -----
"u.t"() {t = !.foo} : () -> ()
// expected-error @-1 {{invalid dialect namespace '""'}}
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"u.t"() {t = !foo.bar<} : () -> ()
// -----
// expected-error@below {{unbalanced '[' character in pretty dialect name}}
"u.t"() {t = !foo.bar<[>} : () -> ()
// -----
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"u.t"() {t = !foo.bar<(]>} : () -> ()
// -----
"u.t"() {t = !foo.bar<)>} : () -> ()
// expected-error@above {{unbalanced '<' character in pretty dialect name}}
// -----
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"u.t"() {t = !foo.bar<{(})>} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.t"() {t = !foo.bar<a> x} : () -> ()
// -----
"u.t"() {t = !builtin.nothing} : () -> ()
// expected-error @-1 {{dialect 'builtin' provides no type parsing hook}}
// -----
// expected-error@+1 {{invalid type identifier}}
"u.t"() {t = !"foo"} : () -> ()
// -----
// expected-error@below {{expected '>' in tensor type}}
%0 = "u.t"() : () -> tensor<2xf32
// -----
// expected-error@+1 {{expected non-function type}}
%0 = "u.t"() : () -> 42
// -----
%0 = "u.t"() : () -> "str"
// expected-error@above {{expected non-function type}}
// -----
// expected-error@+1 {{expected non-function type}}
%0 = "u.t"() : () -> #foo.bar
// -----
// expected-error@+1 {{expected non-function type}}
%0 = "u.t"() : () -> @x
