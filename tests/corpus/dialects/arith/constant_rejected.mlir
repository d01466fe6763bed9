%x = arith.constant

// -----

%x = arith.constant : i32

// -----

%x = arith.constant 1
"u.op"() {k = %x} : () -> ()

// -----

%x = arith.constant 1 : f32

// -----

%x = arith.constant 1.0 : i32

// -----

%x = arith.constant 300 : i8

// -----

%x = arith.constant -1 : index
%y = arith.constant 5 : si8

// -----

%x = arith.constant 5 : ui8

// -----

%x = arith.constant "abc"

// -----

%x = arith.constant "abc" : i32

// -----

%x = arith.constant unit

// -----

%x = arith.constant @f

// -----

%x = arith.constant [1, 2]

// -----

%x = arith.constant {k}

// -----

%x = arith.constant {k} {l = 1}

// -----

%x = arith.constant i32

// -----

%x = arith.constant dense<[3, 4]> : vector<[2]xi32>

// -----

%x = arith.constant dense<[3, 4]> : tensor<3xi32>

// -----

%x = arith.constant dense<1> : tensor<?xi32>

// -----

%x = arith.constant true : i1

// -----

%x = arith.constant true, false

// -----

%x = arith.constant 1 : i32 i32

// -----

%x = arith.constant 1 i32

// -----

%x, %y = arith.constant 1 : i32

// -----

%x = arith.constant {value = 2 : i32} 1 : i32

// -----

%x = "arith.constant"() : () -> i32

// -----

%x = "arith.constant"() <{value = 1 : i32}> : () -> i64

// -----

%x = "arith.constant"() <{value = i32}> : () -> i64

// -----

%x = "arith.constant"() <{value = "a"}> : () -> i64

// -----

%x = "arith.constant"() <{value = "a"}> : () -> none

// -----

%x = "arith.constant"() {value = [1]} : () -> i64

// -----

%x = "arith.constant"(%x) <{value = 1 : i32}> : (i32) -> i32

// -----

%x = "arith.constant"() <{value = 1 : si8}> : () -> si8

// -----

%x = arith.constant array<i32: 1>

// -----

%x = arith.constant affine_map<() -> ()>

// -----

%x = arith.constant #u.x : i32

// -----

%x = arith.constant #u.x

// -----

%x = arith.constant loc(unknown)

// -----

%x = arith.constant #a
