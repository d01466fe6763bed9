// Malformed input: aliases. Annotated for --verify-diagnostics.

#a = 1
// expected-error@below {{redefinition of attribute alias id 'a'}}
#a = 2
"u.a"() : () -> ()
// -----
!t = i32
// expected-error@+1 {{redefinition of type alias id 't'}}
!t = i64
"u.a"() : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'undefined'}}
"u.a"() {a = #undefined} : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'undefined'}}
%0 = "u.a"() : () -> !undefined
// -----
// expected-error@+1 {{undefined symbol alias id 'undefined'}}
"u.a"() {a = !undefined} : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'late'}}
"u.a"() {a = #late} : () -> ()
#late = 1
// -----
// expected-error@+1 {{undefined symbol alias id 'late'}}
%0 = "u.a"() : () -> !late
!late = i32
// -----
// expected-error@below {{undefined symbol alias id 'b'}}
#a = #b
#b = 1
// -----
// expected-error@+1 {{undefined symbol alias id 'a'}}
#a = #a
// -----
// expected-error@+1 {{undefined symbol alias id 't'}}
!t = !t
// -----
// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32
// -----
// expected-error@+1 {{expected '=' in attribute alias definition}}
#a
// -----
// expected-error@+1 {{expected '=' in attribute alias definition}}
#a 1
// -----
// expected-error@below {{expected attribute value}}
#a =
// -----
// expected-error@+1 {{expected non-function type}}
!t =
// -----
// expected-error@+1 {{expected non-function type}}
!t = 5
// -----
// expected-error@+1 {{expected attribute value}}
#a = bad
// -----
// expected-error@+1 {{expected '=' in type alias definition}}
!t i32
// -----
// expected-error@+1 {{invalid attribute name}}
# = 1
// -----
// expected-error@+1 {{invalid type identifier}}
! = i32
// -----
// expected-error@below {{expected '=' in attribute alias definition}}
#a = 1 #b
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"u.a"() {a = #a.b<} : () -> ()
#a = 1
// -----
// expected-error@+1 {{expected operation name in quotes}}
#a = 1 : i8, 2
// -----
#1 = 1
// expected-error@+1 {{undefined symbol alias id '2'}}
"u.a"() {a = #2} : () -> ()
// -----
// expected-error@+1 {{expected non-function type}}
!t = type i32
// -----
// expected-error@+1 {{expected attribute value}}
#a = %0
// -----
// expected-error@+1 {{custom op 'y' is unknown (tried 'builtin.y' as well)}}
#a = @x y
// -----
#dup = loc("x")
// expected-error@below {{redefinition of attribute alias id 'dup'}}
#dup = loc("x")
// -----
#map = affine_map<(d0) -> (d0)>
// expected-error@+1 {{memref layout mismatch between rank and affine map: 2 != 1}}
"u.a"() {t = memref<2x2xf32, #map>} : () -> ()
// -----
#enc = 1
// expected-error@+1 {{undefined symbol alias id 'undefined'}}
"u.a"() {t = memref<2xf32, #undefined>} : () -> ()
