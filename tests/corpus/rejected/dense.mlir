// Malformed input: dense. Annotated for --verify-diagnostics.

// expected-error@below {{expected '<' after 'dense'}}
"u.d"() {a = dense} : () -> ()
// -----
// expected-error@+1 {{expected ':'}}
"u.d"() {a = dense<1>} : () -> ()
// -----
"u.d"() {a = dense<1> : } : () -> ()
// expected-error@above {{expected non-function type}}
// -----
// expected-error@+1 {{elements literal must be a shaped type}}
"u.d"() {a = dense<1> : i32} : () -> ()
// -----
// expected-error@+1 {{elements literal type must have static shape}}
"u.d"() {a = dense<1> : tensor<?xi32>} : () -> ()
// -----
"u.d"() {a = dense<1> : tensor<*xi32>} : () -> ()
// expected-error @-1 {{elements literal type must have static shape}}
// -----
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
"u.d"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// -----
// expected-error@below {{inferred shape of elements literal ([4]) does not match type ([2, 2])}}
"u.d"() {a = dense<[1, 2, 3, 4]> : tensor<2x2xi32>} : () -> ()
// -----
// expected-error@+1 {{inferred shape of elements literal ([2, 2]) does not match type ([4])}}
"u.d"() {a = dense<[[1, 2], [3, 4]]> : tensor<4xi32>} : () -> ()
// -----
"u.d"() {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> ()
// expected-error@above {{tensor literal is invalid; ranks are not consistent between elements}}
// -----
// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"u.d"() {a = dense<[[1, 2], 3]> : tensor<2x2xi32>} : () -> ()
// -----
// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"u.d"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()
// -----
"u.d"() {a = dense<[[[1]], [2]]> : tensor<2x1xi32>} : () -> ()
// expected-error @-1 {{tensor literal is invalid; ranks are not consistent between elements}}
// -----
// expected-error@+1 {{inferred shape of elements literal ([0]) does not match type ([2])}}
"u.d"() {a = dense<[]> : tensor<2xi32>} : () -> ()
// -----
// expected-error@below {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
"u.d"() {a = dense<> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{parsed zero elements, but type ('tensor<i32>') expected at least 1}}
"u.d"() {a = dense<> : tensor<i32>} : () -> ()
// -----
"u.d"() {a = dense<[1]> : tensor<i32>} : () -> ()
// expected-error@above {{inferred shape of elements literal ([1]) does not match type ([])}}
// -----
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([0])}}
"u.d"() {a = dense<[1, 2]> : tensor<0xi32>} : () -> ()
// -----
// expected-error@+1 {{expected ']'}}
"u.d"() {a = dense<[1, 2> : tensor<2xi32>} : () -> ()
// -----
"u.d"() {a = dense<[1, 2,]> : tensor<2xi32>} : () -> ()
// expected-error @-1 {{expected element literal of primitive type}}
// -----
// expected-error@+1 {{expected ']'}}
"u.d"() {a = dense<[1 2]> : tensor<2xi32>} : () -> ()
// -----
// expected-error@below {{integer constant out of range for type}}
"u.d"() {a = dense<256> : tensor<i8>} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for type}}
"u.d"() {a = dense<-129> : tensor<i8>} : () -> ()
// -----
"u.d"() {a = dense<-1> : tensor<ui8>} : () -> ()
// expected-error@above {{expected unsigned integer elements, but parsed negative value}}
// -----
// expected-error@+1 {{integer constant out of range for type}}
"u.d"() {a = dense<2> : tensor<i1>} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"u.d"() {a = dense<1> : tensor<f32>} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"u.d"() {a = dense<[1.0, 2]> : tensor<2xf32>} : () -> ()
// -----
// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"u.d"() {a = dense<1.0> : tensor<i32>} : () -> ()
// -----
"u.d"() {a = dense<true> : tensor<i32>} : () -> ()
// expected-error @-1 {{expected i1 type for 'true' or 'false' values}}
// -----
// expected-error@+1 {{expected floating point literal}}
"u.d"() {a = dense<true> : tensor<f32>} : () -> ()
// -----
// expected-error@below {{integer constant out of range for type}}
"u.d"() {a = dense<[true, 2]> : tensor<2xi1>} : () -> ()
// -----
// expected-error@+1 {{expected integer or floating point literal}}
"u.d"() {a = dense<-true> : tensor<i1>} : () -> ()
// -----
"u.d"() {a = dense<0x1FFFF> : tensor<f16>} : () -> ()
// expected-error@above {{hexadecimal float constant out of range for type}}
// -----
// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"u.d"() {a = dense<-0x1> : tensor<f16>} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for type}}
"u.d"() {a = dense<18446744073709551616> : tensor<i64>} : () -> ()
// -----
"u.d"() {a = dense<9223372036854775808> : tensor<index>} : () -> ()
// expected-error @-1 {{integer constant out of range for type}}
// -----
// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"u.d"() {a = dense<"0x01"> : tensor<2xi32>} : () -> ()
// -----
// expected-error@below {{expected string containing hex digits starting with `0x`}}
"u.d"() {a = dense<"0x0"> : tensor<1xi8>} : () -> ()
// -----
// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"u.d"() {a = dense<"0xGG"> : tensor<1xi8>} : () -> ()
// -----
"u.d"() {a = dense<"abc"> : tensor<3xi8>} : () -> ()
// expected-error@above {{expected string containing hex digits starting with `0x`}}
// -----
// expected-error@+1 {{integer constant out of range for type}}
"u.d"() {a = dense<["a", "b"]> : tensor<2xi8>} : () -> ()
// -----
// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<4xi1>'}}
"u.d"() {a = dense<"0x00010001"> : tensor<4xi1>} : () -> ()
// -----
"u.d"() {a = dense<"0x"> : tensor<1xi8>} : () -> ()
// expected-error @-1 {{elements hex data size is invalid for provided type: 'tensor<1xi8>'}}
// -----
// expected-error@+1 {{expected string token, got 1}}
"u.d"() {a = dense<1> : tensor<!foo.str>} : () -> ()
// -----
// expected-error@below {{expected string token, got 1}}
"u.d"() {a = dense<["a", 1]> : tensor<2x!foo.str>} : () -> ()
// -----
// expected-error@+1 {{expected ',' between complex elements}}
"u.d"() {a = dense<(1)> : tensor<complex<i32>>} : () -> ()
// -----
"u.d"() {a = dense<(1, 2, 3)> : tensor<complex<i32>>} : () -> ()
// expected-error@above {{expected ')' after complex elements}}
// -----
// expected-error@+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"u.d"() {a = dense<1> : tensor<complex<i32>>} : () -> ()
// -----
// expected-error@+1 {{parsed 3 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"u.d"() {a = dense<[(1, 2), 3]> : tensor<2xcomplex<i32>>} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"u.d"() {a = dense<(1, 2.0)> : tensor<complex<f32>>} : () -> ()
// -----
"u.d"() {a = dense<(1.0, 2.0)> : tensor<complex<i32>>} : () -> ()
// expected-error @-1 {{expected integer elements, but parsed floating-point}}
// -----
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
"u.d"() {a = dense<[(1, 2), (3, 4)]> : tensor<3xcomplex<i32>>} : () -> ()
// -----
// expected-error@below {{expected element literal of primitive type}}
"u.d"() {a = dense<x> : tensor<1xi8>} : () -> ()
// -----
// expected-error@+1 {{expected element literal of primitive type}}
"u.d"() {a = dense<@x> : tensor<1xi8>} : () -> ()
// -----
"u.d"() {a = dense<[1]> tensor<1xi8>} : () -> ()
// expected-error@above {{expected ':'}}
// -----
// expected-error@+1 {{expected '<' after 'dense'}}
"u.d"() {a = dense[1] : tensor<1xi8>} : () -> ()
// -----
// expected-error@+1 {{Expected '<' after 'sparse'}}
"u.d"() {a = sparse} : () -> ()
// -----
"u.d"() {a = sparse<[[0]]> : tensor<1xi32>} : () -> ()
// expected-error @-1 {{expected ','}}
// -----
// expected-error@+1 {{expected ','}}
"u.d"() {a = sparse<[[0]] [1]> : tensor<1xi32>} : () -> ()
// -----
// expected-error@below {{expected shape ([3]); inferred shape of indices literal ([2, 1]); inferred shape of values literal ([1])}}
"u.d"() {a = sparse<[[0], [1]], [1]> : tensor<3xi32>} : () -> ()
// -----
// expected-error@+1 {{expected shape ([3]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
"u.d"() {a = sparse<[[0, 1]], [1]> : tensor<3xi32>} : () -> ()
// -----
"u.d"() {a = sparse<[[5]], [1]> : tensor<3xi32>} : () -> ()
// expected-error@above {{sparse index #0 is not contained within the value shape, with index=[5], and type='tensor<3xi32>'}}
// -----
// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[18446744073709551615], and type='tensor<3xi32>'}}
"u.d"() {a = sparse<[[-1]], [1]> : tensor<3xi32>} : () -> ()
// -----
// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"u.d"() {a = sparse<[[0]], [1.0]> : tensor<3xi32>} : () -> ()
// -----
"u.d"() {a = sparse<[[0]], [1]> : tensor<?xi32>} : () -> ()
// expected-error @-1 {{elements literal type must have static shape}}
// -----
// expected-error@+1 {{expected shape ([2, 2]); inferred shape of indices literal ([0]); inferred shape of values literal ([0])}}
"u.d"() {a = sparse<[], []> : tensor<2x2xi8>} : () -> ()
// -----
// expected-error@below {{expected integer elements, but parsed floating-point}}
"u.d"() {a = sparse<[[1.0]], [1]> : tensor<3xi32>} : () -> ()
// -----
// expected-error@+1 {{elements literal must be a shaped type}}
"u.d"() {a = sparse<[[0]], [1]> : i32} : () -> ()
// -----
"u.d"() {a = dense_resource} : () -> ()
// expected-error@above {{expected '<' after 'dense_resource'}}
// -----
// expected-error@+1 {{expected identifier key for 'resource' entry}}
"u.d"() {a = dense_resource<> : tensor<1xi8>} : () -> ()
// -----
// expected-error@+1 {{expected ':'}}
"u.d"() {a = dense_resource<x>} : () -> ()
// -----
"u.d"() {a = dense_resource<x> : i32} : () -> ()
// expected-error @-1 {{`dense_resource` expected a shaped type}}
// -----
// expected-error@+1 {{expected '>'}}
"u.d"() {a = dense_resource<x y> : tensor<1xi32>} : () -> ()
// -----
// expected-error@below {{expected identifier key for 'resource' entry}}
"u.d"() {a = dense_resource<1> : tensor<1xi32>} : () -> ()
