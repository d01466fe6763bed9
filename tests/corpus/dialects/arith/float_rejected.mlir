%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<foo> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<nnan, 3> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<nnan, foo> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<nnan : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath nnan : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath #arith.fastmath<nnan> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<nnan> fastmath<ninf> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b overflow<nsw> : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.negf %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.negf : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.negf %a f32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addf %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (complex<f32>, complex<f32>)
%x = arith.addf %a, %b : complex<f32>

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b {fastmath = 1 : i32} : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b {fastmath = #arith.overflow<nsw>} : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addf %a, %b fastmath<nnan> {fastmath = #arith.fastmath<ninf>} : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = "arith.addf"(%a, %b) <{fastmath = "nnan"}> : (f32, f32) -> f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = "arith.addf"(%a, %b) : (f32, f32) -> f64

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = "arith.negf"(%a, %b) : (f32, f32) -> f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
"u.op"() {a = #arith.fastmath<foo>} : () -> ()

// -----

%a, %b = "u.v"() : () -> (f32, f32)
"u.op"() {a = #arith.fastmath<>} : () -> ()

// -----

%a, %b = "u.v"() : () -> (f32, f32)
"u.op"() {a = #arith.fastmath} : () -> ()

// -----

%a, %b = "u.v"() : () -> (f32, f32)
"u.op"() {a = #arith.overflow<nsw, 1>} : () -> ()

// -----

%a, %b = "u.v"() : () -> (f32, f32)
"u.op"() {a = #arith.nope<1>} : () -> ()

// -----

%a, %b = "u.v"() : () -> (f32, f32)
"u.op"() {a = !arith.nope<1>} : () -> ()

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf foo, %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf 1, %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf "foo", %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf oeq %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf oeq, %a : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf oeq, %a, %b

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.cmpf oeq, %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf oeq, %a, %b fastmath<x> : f32

// -----

%a, %b = "u.v"() : () -> (memref<2xf32>, memref<2xf32>)
%x = arith.cmpf oeq, %a, %b : memref<2xf32>

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf oeq, %a, %b {predicate = 1 : i64} : f32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpf oeq, %a, %b {predicate = 99 : i64} : f32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.cmpi foo, %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.cmpi oeq, %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.cmpi "", %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.cmpi eq, %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.cmpi eq, %a, %b : i64

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.cmpi eq, %a, %b fastmath<nnan> : i32

// -----

%a, %b = "u.v"() : () -> (tuple<>, tuple<>)
%x = arith.cmpi eq, %a, %b : tuple<>

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.cmpi"(%a, %b) : (i32, i32) -> i1

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.cmpi"(%a, %b) <{predicate = 99 : i64}> : (i32, i32) -> i1

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.cmpi"(%a, %b) <{predicate = 1 : i32}> : (i32, i32) -> i1

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.cmpi"(%a, %b) {predicate = 99 : i64} : (i32, i32) -> i1

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i32) -> vector<1xi1>

// -----

%a, %b = "u.v"() : () -> (i32, i64)
%x = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1

// -----

%a, %b = "u.v"() : () -> (vector<4xi32>, vector<4xi32>)
%x = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
// -----
func.func @f(%a: tensor<3xf32>) {
  %0 = "arith.addf"(%a, %a) : (tensor<3xf32>, tensor<3xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32, "rows">) {
  %0 = "arith.mulf"(%a, %a) : (tensor<3xf32, "rows">, tensor<3xf32, "rows">) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<3xf32>) {
  %0 = "arith.subf"(%a, %b) : (tensor<?xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<3xf32>) {
  %0 = "arith.subf"(%a, %b) : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xf32>
  %1 = "arith.negf"(%0) : (tensor<?xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf16>) {
  %0 = "arith.negf"(%a) : (tensor<3xf16>) -> tensor<3xf32, "rows">
  return
}
// -----
func.func @f(%a: tensor<3xf16, "rows">, %b: tensor<3xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<3xf16, "rows">, tensor<3xf32>) -> tensor<3xf16, "columns">
  return
}
