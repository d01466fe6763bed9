"u.op"() ({
^bb0(%c: i1, %a: i32, %b: i32):
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %a, %b {k} : i32
  %2 = arith.select %c, %a, %b : i1, i32
  %3 = "arith.select"(%c, %a, %b) : (i1, i32, i32) -> (i32)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: f32, %b: f32):
  %0 = arith.select %c, %a, %b : f32
  %1 = arith.select %c, %a, %b {k} : f32
  %2 = arith.select %c, %a, %b : i1, f32
  %3 = "arith.select"(%c, %a, %b) : (i1, f32, f32) -> (f32)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: index, %b: index):
  %0 = arith.select %c, %a, %b : index
  %1 = arith.select %c, %a, %b {k} : index
  %2 = arith.select %c, %a, %b : i1, index
  %3 = "arith.select"(%c, %a, %b) : (i1, index, index) -> (index)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: !u.t, %b: !u.t):
  %0 = arith.select %c, %a, %b : !u.t
  %1 = arith.select %c, %a, %b {k} : !u.t
  %2 = arith.select %c, %a, %b : i1, !u.t
  %3 = "arith.select"(%c, %a, %b) : (i1, !u.t, !u.t) -> (!u.t)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: tensor<4xi32>, %b: tensor<4xi32>):
  %0 = arith.select %c, %a, %b : tensor<4xi32>
  %1 = arith.select %c, %a, %b {k} : tensor<4xi32>
  %2 = arith.select %c, %a, %b : i1, tensor<4xi32>
  %3 = "arith.select"(%c, %a, %b) : (i1, tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>):
  %0 = arith.select %c, %a, %b : vector<4xf32>
  %1 = arith.select %c, %a, %b {k} : vector<4xf32>
  %2 = arith.select %c, %a, %b : i1, vector<4xf32>
  %3 = "arith.select"(%c, %a, %b) : (i1, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: memref<2xi32>, %b: memref<2xi32>):
  %0 = arith.select %c, %a, %b : memref<2xi32>
  %1 = arith.select %c, %a, %b {k} : memref<2xi32>
  %2 = arith.select %c, %a, %b : i1, memref<2xi32>
  %3 = "arith.select"(%c, %a, %b) : (i1, memref<2xi32>, memref<2xi32>) -> (memref<2xi32>)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: tuple<i1, f32>, %b: tuple<i1, f32>):
  %0 = arith.select %c, %a, %b : tuple<i1, f32>
  %1 = arith.select %c, %a, %b {k} : tuple<i1, f32>
  %2 = arith.select %c, %a, %b : i1, tuple<i1, f32>
  %3 = "arith.select"(%c, %a, %b) : (i1, tuple<i1, f32>, tuple<i1, f32>) -> (tuple<i1, f32>)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: complex<f32>, %b: complex<f32>):
  %0 = arith.select %c, %a, %b : complex<f32>
  %1 = arith.select %c, %a, %b {k} : complex<f32>
  %2 = arith.select %c, %a, %b : i1, complex<f32>
  %3 = "arith.select"(%c, %a, %b) : (i1, complex<f32>, complex<f32>) -> (complex<f32>)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: () -> i32, %b: () -> i32):
  %0 = arith.select %c, %a, %b : () -> i32
  %1 = arith.select %c, %a, %b {k} : () -> i32
  %2 = arith.select %c, %a, %b : i1, () -> i32
  %3 = "arith.select"(%c, %a, %b) : (i1, () -> i32, () -> i32) -> (() -> i32)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: i1, %a: none, %b: none):
  %0 = arith.select %c, %a, %b : none
  %1 = arith.select %c, %a, %b {k} : none
  %2 = arith.select %c, %a, %b : i1, none
  %3 = "arith.select"(%c, %a, %b) : (i1, none, none) -> (none)
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>):
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  %1 = arith.select %c, %a, %b {k = [1]} : vector<4xi1>, vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: tensor<?x4xi1>, %a: tensor<?x4xindex>, %b: tensor<?x4xindex>):
  %0 = arith.select %c, %a, %b : tensor<?x4xi1>, tensor<?x4xindex>
  %1 = arith.select %c, %a, %b {k = [1]} : tensor<?x4xi1>, tensor<?x4xindex>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: vector<[2]xi1>, %a: vector<[2]xi8>, %b: vector<[2]xi8>):
  %0 = arith.select %c, %a, %b : vector<[2]xi1>, vector<[2]xi8>
  %1 = arith.select %c, %a, %b {k = [1]} : vector<[2]xi1>, vector<[2]xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: vector<2x3xi1>, %a: vector<2x3xf16>, %b: vector<2x3xf16>):
  %0 = arith.select %c, %a, %b : vector<2x3xi1>, vector<2x3xf16>
  %1 = arith.select %c, %a, %b {k = [1]} : vector<2x3xi1>, vector<2x3xf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>):
  %0 = arith.select %c, %a, %b : tensor<i1>, tensor<f32>
  %1 = arith.select %c, %a, %b {k = [1]} : tensor<i1>, tensor<f32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%c: tensor<2xi1, "e">, %a: tensor<2xi32, "e">, %b: tensor<2xi32, "e">):
  %0 = arith.select %c, %a, %b : tensor<2xi1, "e">, tensor<2xi32, "e">
  %1 = arith.select %c, %a, %b {k = [1]} : tensor<2xi1, "e">, tensor<2xi32, "e">
  "u.end"() : () -> ()
}) : () -> ()
