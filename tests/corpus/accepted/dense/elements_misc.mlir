// Elements attributes inside other attributes.
"u.d"() {a = [dense<1> : tensor<i8>, dense<[1, 2]> : tensor<2xi8>], b = {x = dense<1.0> : vector<2xf32>}} : () -> ()
// -----
#d = dense<[1, 2]> : tensor<2xi32>
"u.d"() {a = #d, b = [#d, #d]} : () -> ()
// -----
!t = tensor<2xi32>
"u.d"() {a = dense<[1, 2]> : !t, b = dense<4> : !t} : () -> ()
// -----
"u.d"() {a = dense<1> : tensor<2xi32, "enc">, b = dense<[1, 2]> : tensor<2xi8, #foo.e>} : () -> ()
