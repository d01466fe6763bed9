// Malformed input: attributes. Annotated for --verify-diagnostics.

// expected-error@below {{integer constant out of range for attribute}}
"u.a"() {a = 9223372036854775808 : si64} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = 18446744073709551616} : () -> ()
// -----
"u.a"() {a = -9223372036854775809} : () -> ()
// expected-error@above {{integer constant out of range for attribute}}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = 256 : i8} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = -129 : i8} : () -> ()
// -----
"u.a"() {a = 128 : si8} : () -> ()
// expected-error @-1 {{integer constant out of range for attribute}}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = 256 : ui8} : () -> ()
// -----
// expected-error@below {{negative integer literal not valid for unsigned integer type}}
"u.a"() {a = -1 : ui8} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = 2 : i1} : () -> ()
// -----
"u.a"() {a = 1 : si1} : () -> ()
// expected-error@above {{integer constant out of range for attribute}}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = -0} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = -0 : i32} : () -> ()
// -----
"u.a"() {a = 1 : i0} : () -> ()
// expected-error @-1 {{integer constant out of range for attribute}}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = 0x1FF : i8} : () -> ()
// -----
// expected-error@below {{integer constant out of range for attribute}}
"u.a"() {a = 9223372036854775808 : index} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"u.a"() {a = 0xFFFFFFFFFFFFFFFF : index} : () -> ()
// -----
"u.a"() {a = 340282366920938463463374607431768211456 : i128} : () -> ()
// expected-error@above {{integer constant out of range for attribute}}
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"u.a"() {a = 1 : f32} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"u.a"() {a = -1 : f64} : () -> ()
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
"u.a"() {a = 1.0 : i32} : () -> ()
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
"u.a"() {a = 1.0 : index} : () -> ()
// -----
"u.a"() {a = 0x12345 : f16} : () -> ()
// expected-error @-1 {{hexadecimal float constant out of range for type}}
// -----
// expected-error@+1 {{hexadecimal float constant out of range for type}}
"u.a"() {a = 0x1FF : f8E5M2} : () -> ()
// -----
// expected-error@below {{hexadecimal float constant out of range for type}}
"u.a"() {a = 0x10 : f4E2M1FN} : () -> ()
// -----
// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"u.a"() {a = -0x7C00 : f16} : () -> ()
// -----
"u.a"() {a = 1 : tensor<i32>} : () -> ()
// expected-error@above {{integer literal not valid for specified type}}
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
"u.a"() {a = 1.0 : none} : () -> ()
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
"u.a"() {a = 1 : !foo.bar} : () -> ()
// -----
"u.a"() {a = 1 : } : () -> ()
// expected-error @-1 {{expected non-function type}}
// -----
// expected-error@+1 {{expected constant integer or floating point value}}
"u.a"() {a = -} : () -> ()
// -----
// expected-error@below {{expected constant integer or floating point value}}
"u.a"() {a = --1} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = +1} : () -> ()
// -----
"u.a"() {a = -true} : () -> ()
// expected-error@above {{expected constant integer or floating point value}}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = true : i1} : () -> ()
// -----
// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
"u.a"() {a = .5} : () -> ()
// -----
"u.a"() {a = 1e5} : () -> ()
// expected-error @-1 {{expected '}' in attribute dictionary}}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = 1.0e} : () -> ()
// -----
// expected-error@below {{expected '}' in attribute dictionary}}
"u.a"() {a = 0xG} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = 0x} : () -> ()
// -----
"u.a"() {a = 12abc} : () -> ()
// expected-error@above {{expected '}' in attribute dictionary}}
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = inf} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = nan : f32} : () -> ()
// -----
"u.a"() {a = "unterminated} : () -> ()
// expected-error @-1 {{expected '"' in string literal}}
// -----
// expected-error@+1 {{unknown escape in string literal}}
"u.a"() {a = "bad \q escape"} : () -> ()
// -----
// expected-error@below {{unknown escape in string literal}}
"u.a"() {a = "bad \1"} : () -> ()
// -----
// expected-error@+1 {{unknown escape in string literal}}
"u.a"() {a = "bad \xyz"} : () -> ()
// -----
"u.a"() {a = 'single'} : () -> ()
// expected-error@above {{unexpected character}}
// -----
// expected-error@+1 {{expected non-function type}}
"u.a"() {a = "x" : } : () -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.a"() {a = "x" : bad} : () -> ()
// -----
"u.a"() {a = [1, 2} : () -> ()
// expected-error @-1 {{expected ',' or ']'}}
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = [1, 2,]} : () -> ()
// -----
// expected-error@below {{expected ',' or ']'}}
"u.a"() {a = [1 2]} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = [,]} : () -> ()
// -----
"u.a"() {a = ]} : () -> ()
// expected-error@above {{expected attribute value}}
// -----
// expected-error@+1 {{duplicate key 'x' in dictionary attribute}}
"u.a"() {a = {x = 1, x = 2}} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = {x = }} : () -> ()
// -----
"u.a"() {a = {1}} : () -> ()
// expected-error @-1 {{expected attribute name}}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = {x y}} : () -> ()
// -----
// expected-error@below {{expected attribute name}}
"u.a"() {a = {x,}} : () -> ()
// -----
// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"u.a"() {a = @} : () -> ()
// -----
"u.a"() {a = @1} : () -> ()
// expected-error@above {{@ identifier expected to start with letter or '_'}}
// -----
// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"u.a"() {a = @-} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = @foo-bar} : () -> ()
// -----
"u.a"() {a = @a::} : () -> ()
// expected-error @-1 {{expected nested symbol reference identifier}}
// -----
// expected-error@+1 {{expected nested symbol reference identifier}}
"u.a"() {a = @a::b} : () -> ()
// -----
// expected-error@below {{expected '}' in attribute dictionary}}
"u.a"() {a = @a:@b} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = @a : @b} : () -> ()
// -----
"u.a"() {a = @"unterminated} : () -> ()
// expected-error@above {{expected '"' in string literal}}
// -----
// expected-error@+1 {{invalid attribute name}}
"u.a"() {a = #} : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'foo'}}
"u.a"() {a = #foo} : () -> ()
// -----
"u.a"() {a = #foo.bar<} : () -> ()
// expected-error @-1 {{unbalanced '<' character in pretty dialect name}}
// -----
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"u.a"() {a = #foo.bar<(>} : () -> ()
// -----
// expected-error@below {{expected non-function type}}
"u.a"() {a = #foo.bar : bad} : () -> ()
// -----
// expected-error@+1 {{dialect 'builtin' provides no attribute parsing hook}}
"u.a"() {a = #builtin.nothing} : () -> ()
// -----
"u.a"() {a = foo.bar} : () -> ()
// expected-error@above {{expected attribute value}}
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = unknown} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.a"() {a = %x} : () -> ()
// -----
"u.a"() {a = ^bb0} : () -> ()
// expected-error @-1 {{expected attribute value}}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.a"() {a = 1 : i32 : i32} : () -> ()
// -----
// expected-error@below {{expected '<' after 'array'}}
"u.a"() {a = array} : () -> ()
// -----
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
"u.a"() {a = array<>} : () -> ()
// -----
// expected-error@+1 {{expected integer literal}}
"u.a"() {a = array<i32: >} : () -> ()
// -----
"u.a"() {a = array<i32 1>} : () -> ()
// expected-error@above {{expected ':' after dense array type}}
// -----
// expected-error@+1 {{expected integer literal}}
"u.a"() {a = array<i32: 1, >} : () -> ()
// -----
// expected-error@+1 {{expected integer literal}}
"u.a"() {a = array<i32: 1.0>} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"u.a"() {a = array<f32: 1>} : () -> ()
// -----
"u.a"() {a = array<i8: 256>} : () -> ()
// expected-error @-1 {{integer constant out of range}}
// -----
// expected-error@+1 {{integer constant out of range}}
"u.a"() {a = array<i8: -129>} : () -> ()
// -----
// expected-error@below {{expected 'true' or 'false' values for i1 type}}
"u.a"() {a = array<i1: 1>} : () -> ()
// -----
// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"u.a"() {a = array<i1: 2>} : () -> ()
// -----
"u.a"() {a = array<i4: 1>} : () -> ()
// expected-error@above {{element type bitwidth must be a multiple of 8}}
// -----
// expected-error@+1 {{expected integer or float type, got: 'tensor<i32>'}}
"u.a"() {a = array<tensor<i32>: 1>} : () -> ()
// -----
// expected-error@+1 {{expected integer or float type, got: '!foo.bar'}}
"u.a"() {a = array<!foo.bar: 1>} : () -> ()
// -----
"u.a"() {a = array<i32: true>} : () -> ()
// expected-error @-1 {{expected i1 type for 'true' or 'false' values}}
// -----
// expected-error@+1 {{expected integer literal}}
"u.a"() {a = array<i32: "x">} : () -> ()
// -----
// expected-error@below {{expected '>' to close an array attribute}}
"u.a"() {a = array<i32: 1} : () -> ()
// -----
// expected-error@+1 {{expected integer or float type, got: 'none'}}
"u.a"() {a = array<none>} : () -> ()
// -----
"u.a"() {a = strided} : () -> ()
// expected-error@above {{expected '<' after 'strided'}}
// -----
// expected-error@+1 {{expected '['}}
"u.a"() {a = strided<>} : () -> ()
// -----
// expected-error@+1 {{expected ']'}}
"u.a"() {a = strided<[1>} : () -> ()
// -----
"u.a"() {a = strided<1>} : () -> ()
// expected-error @-1 {{expected '['}}
// -----
// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"u.a"() {a = strided<[x]>} : () -> ()
// -----
// expected-error@below {{expected a 64-bit signed integer or '?'}}
"u.a"() {a = strided<[1,]>} : () -> ()
// -----
// expected-error@+1 {{expected ','}}
"u.a"() {a = strided<[1] offset: 2>} : () -> ()
// -----
"u.a"() {a = strided<[1], 2>} : () -> ()
// expected-error@above {{expected 'offset' after comma}}
// -----
// expected-error@+1 {{expected ':' after 'offset'}}
"u.a"() {a = strided<[1], offset 2>} : () -> ()
// -----
// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"u.a"() {a = strided<[1], offset: >} : () -> ()
// -----
"u.a"() {a = strided<[1], offset: x>} : () -> ()
// expected-error @-1 {{expected a 64-bit signed integer or '?'}}
// -----
// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"u.a"() {a = strided<[1.0]>} : () -> ()
// -----
// expected-error@below {{expected a 64-bit signed integer or '?'}}
"u.a"() {a = strided<[9223372036854775808]>} : () -> ()
// -----
// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"u.a"() {a = strided<[-9223372036854775808]>} : () -> ()
// -----
"u.a"() {a = strided<[1], offset: ?, x>} : () -> ()
// expected-error@above {{expected '>'}}
// -----
// expected-error@+1 {{expected '[' after 'distinct'}}
"u.a"() {a = distinct} : () -> ()
// -----
// expected-error@+1 {{expected '[' after 'distinct'}}
"u.a"() {a = distinct<1>} : () -> ()
// -----
"u.a"() {a = distinct[]<1>} : () -> ()
// expected-error @-1 {{expected distinct ID}}
// -----
// expected-error@+1 {{expected distinct ID}}
"u.a"() {a = distinct[x]<1>} : () -> ()
// -----
// expected-error@below {{expected distinct ID}}
"u.a"() {a = distinct[-1]<1>} : () -> ()
// -----
// expected-error@+1 {{expected '<' after distinct ID}}
"u.a"() {a = distinct[0]} : () -> ()
// -----
"u.a"() {a = distinct[0]<1} : () -> ()
// expected-error@above {{expected '>' to close distinct attribute}}
// -----
// expected-error@+1 {{expected an unsigned 64-bit integer}}
"u.a"() {a = distinct[99999999999999999999]<1>} : () -> ()
// -----
// expected-error@+1 {{referenced attribute does not match previous definition: 1 : i64}}
"u.a"() {a = distinct[0]<1>, b = distinct[0]<2>} : () -> ()
