%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c, %b : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select (%a, %b, %c) : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select [%a] : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select k, %a, %b : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c : f64

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c : i1

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c : i2, f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c : i1, 

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c : f32, f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %c {k : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a %b %c : f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = arith.select %a, %b, %z : f32

// -----

%a, %b, %c = "u.v"() : () -> (i8, f32, f32)
%x = arith.select %a, %b, %c : f32

// -----

%a, %b, %c = "u.v"() : () -> (i8, f32, f32)
%x = arith.select %a, %b, %c : i8, f32

// -----

%a, %b, %c = "u.v"() : () -> (vector<4xi1>, vector<5xf32>, vector<5xf32>)
%x = arith.select %a, %b, %c : vector<4xi1>, vector<5xf32>

// -----

%a, %b, %c = "u.v"() : () -> (vector<4xi1>, tensor<4xf32>, tensor<4xf32>)
%x = arith.select %a, %b, %c : vector<4xi1>, tensor<4xf32>

// -----

%a, %b, %c = "u.v"() : () -> (tensor<?xi1>, tensor<4xf32>, tensor<4xf32>)
%x = arith.select %a, %b, %c : tensor<?xi1>, tensor<4xf32>

// -----

%a, %b, %c = "u.v"() : () -> (vector<[4]xi1>, vector<4xf32>, vector<4xf32>)
%x = arith.select %a, %b, %c : vector<[4]xi1>, vector<4xf32>

// -----

%a, %b, %c = "u.v"() : () -> (tensor<4xi1, "e">, tensor<4xf32>, tensor<4xf32>)
%x = arith.select %a, %b, %c : tensor<4xi1, "e">, tensor<4xf32>

// -----

%a, %b, %c = "u.v"() : () -> (vector<4xi1>, memref<4xf32>, memref<4xf32>)
%x = arith.select %a, %b, %c : vector<4xi1>, memref<4xf32>

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f64)
%x = "arith.select"(%a, %b, %c) : (i1, f32, f64) -> f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = "arith.select"(%a, %b, %c) : (i1, f32, f32) -> f64

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
%x = "arith.select"(%a, %b) : (i1, f32) -> f32

// -----

%a, %b, %c = "u.v"() : () -> (i1, f32, f32)
"arith.select"(%a, %b, %c) : (i1, f32, f32) -> ()

// -----

%a, %b, %c = "u.v"() : () -> (si1, f32, f32)
%x = "arith.select"(%a, %b, %c) : (si1, f32, f32) -> f32
