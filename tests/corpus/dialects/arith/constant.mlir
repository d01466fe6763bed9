%0 = arith.constant 42 : i32
%1 = arith.constant -42 : i32
%2 = arith.constant 0 : index
%3 = arith.constant -7 : index
%a0 = arith.constant {k = 0 : i8, t.x} 42 : i32
%a1 = arith.constant {k = 1 : i8, t.x} -42 : i32
%a2 = arith.constant {k = 2 : i8, t.x} 0 : index
%a3 = arith.constant {k = 3 : i8, t.x} -7 : index

// -----

%0 = arith.constant true
%1 = arith.constant false
%2 = arith.constant 1 : i1
%3 = arith.constant 5 : i64
%a0 = arith.constant {k = 0 : i8, t.x} true
%a1 = arith.constant {k = 1 : i8, t.x} false
%a2 = arith.constant {k = 2 : i8, t.x} 1 : i1
%a3 = arith.constant {k = 3 : i8, t.x} 5 : i64

// -----

%0 = arith.constant 0 : i0
%1 = arith.constant 340282366920938463463374607431768211455 : i128
%2 = arith.constant -170141183460469231731687303715884105728 : i128
%3 = arith.constant 9223372036854775807 : i64
%a0 = arith.constant {k = 0 : i8, t.x} 0 : i0
%a1 = arith.constant {k = 1 : i8, t.x} 340282366920938463463374607431768211455 : i128
%a2 = arith.constant {k = 2 : i8, t.x} -170141183460469231731687303715884105728 : i128
%a3 = arith.constant {k = 3 : i8, t.x} 9223372036854775807 : i64

// -----

%0 = arith.constant -9223372036854775808 : i64
%1 = arith.constant 0xFF : i8
%2 = arith.constant 3 : i7
%3 = arith.constant 1.5 : f32
%a0 = arith.constant {k = 0 : i8, t.x} -9223372036854775808 : i64
%a1 = arith.constant {k = 1 : i8, t.x} 0xFF : i8
%a2 = arith.constant {k = 2 : i8, t.x} 3 : i7
%a3 = arith.constant {k = 3 : i8, t.x} 1.5 : f32

// -----

%0 = arith.constant -0.0 : f64
%1 = arith.constant 0x7FC00000 : f32
%2 = arith.constant 1.0 : bf16
%3 = arith.constant 1.0e10 : f16
%a0 = arith.constant {k = 0 : i8, t.x} -0.0 : f64
%a1 = arith.constant {k = 1 : i8, t.x} 0x7FC00000 : f32
%a2 = arith.constant {k = 2 : i8, t.x} 1.0 : bf16
%a3 = arith.constant {k = 3 : i8, t.x} 1.0e10 : f16

// -----

%0 = arith.constant dense<0> : tensor<4xi32>
%1 = arith.constant dense<[1, 2]> : vector<2xi8>
%2 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
%3 = arith.constant dense<1.0> : vector<[4]xf32>
%a0 = arith.constant {k = 0 : i8, t.x} dense<0> : tensor<4xi32>
%a1 = arith.constant {k = 1 : i8, t.x} dense<[1, 2]> : vector<2xi8>
%a2 = arith.constant {k = 2 : i8, t.x} dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
%a3 = arith.constant {k = 3 : i8, t.x} dense<1.0> : vector<[4]xf32>

// -----

%0 = arith.constant dense<true> : vector<4xi1>
%1 = arith.constant dense<[true, false]> : tensor<2xi1>
%2 = arith.constant dense<"a"> : tensor<2x!u.s>
%3 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
%a0 = arith.constant {k = 0 : i8, t.x} dense<true> : vector<4xi1>
%a1 = arith.constant {k = 1 : i8, t.x} dense<[true, false]> : tensor<2xi1>
%a2 = arith.constant {k = 2 : i8, t.x} dense<"a"> : tensor<2x!u.s>
%a3 = arith.constant {k = 3 : i8, t.x} sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>

// -----

%0 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
%1 = arith.constant dense_resource<r> : tensor<4xi8>
%2 = arith.constant dense<3> : tensor<2xui8>
%3 = arith.constant dense<> : tensor<0xi32>
%a0 = arith.constant {k = 0 : i8, t.x} dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
%a1 = arith.constant {k = 1 : i8, t.x} dense_resource<r> : tensor<4xi8>
%a2 = arith.constant {k = 2 : i8, t.x} dense<3> : tensor<2xui8>
%a3 = arith.constant {k = 3 : i8, t.x} dense<> : tensor<0xi32>

// -----

%0 = arith.constant dense<1> : tensor<index>
%a0 = arith.constant {k = 0 : i8, t.x} dense<1> : tensor<index>

// -----

%0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
%1 = "arith.constant"() {value = 5 : i32, a} : () -> i32
%2 = arith.constant {a, b = "c"} 2.5 : f32
"u.use"(%0, %1, %2) : (i32, i32, f32) -> ()

// -----

%c1 = arith.constant 1 : i32
%x = arith.constant 1 : i32
%true = arith.constant false
%y = arith.constant true
%z = arith.constant true
"u.r"() ({
  %i = arith.constant 1 : i32
  %j = arith.constant 2.0 : f32
  "u.r"() ({
    %k = arith.constant 1 : i32
  }) : () -> ()
}, {
  %i = arith.constant 1 : i32
}) : () -> ()
%c = arith.constant 1 : i32

// -----

#map = affine_map<(d0) -> (d0)>
%0 = arith.constant {m = #map} 1 : i32
!t = tensor<2xi32>
%1 = arith.constant dense<4> : !t

// -----

module @m {
  %0 = arith.constant 1 : i32 loc("here":1:2)
  %1 = arith.constant 1 : i32 loc("name")
}
