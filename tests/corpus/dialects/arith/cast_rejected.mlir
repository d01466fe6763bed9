%a = "u.v"() : () -> (i32)
%x = arith.extui %a : i32 to i16

// -----

%a = "u.v"() : () -> (i32)
%x = arith.extui %a : i32 to i32

// -----

%a = "u.v"() : () -> (index)
%x = arith.extui %a : index to i64

// -----

%a = "u.v"() : () -> (i32)
%x = arith.extui %a : i32 to index

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i8 to f32

// -----

%a = "u.v"() : () -> (f32)
%x = arith.extui %a : f32 to i64

// -----

%a = "u.v"() : () -> (vector<4xi8>)
%x = arith.extui %a : vector<4xi8> to vector<5xi16>

// -----

%a = "u.v"() : () -> (vector<4xi8>)
%x = arith.extui %a : vector<4xi8> to i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i8 to tensor<2xi16>

// -----

%a = "u.v"() : () -> (tensor<?xi8>)
%x = arith.extui %a : tensor<?xi8> to tensor<4xi16>

// -----

%a = "u.v"() : () -> (tensor<*xi8>)
%x = arith.extui %a : tensor<*xi8> to tensor<*xi16>

// -----

%a = "u.v"() : () -> (tensor<4xi8>)
%x = arith.extui %a : tensor<4xi8> to vector<4xi16>

// -----

%a = "u.v"() : () -> (tensor<i8>)
%x = arith.extui %a : tensor<i8> to vector<i16>

// -----

%a = "u.v"() : () -> (si8)
%x = arith.extui %a : si8 to si16

// -----

%a = "u.v"() : () -> (memref<2xi8>)
%x = arith.extui %a : memref<2xi8> to memref<2xi16>

// -----

%a = "u.v"() : () -> (vector<4xi8>)
%x = arith.extui %a : vector<4xi8> to vector<[4]xi16>

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i8

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i8 i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i8, i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a to i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a, %a : i8 to i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui : i8 to i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i16 to i8

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a : i8 to

// -----

%a = "u.v"() : () -> (i8)
%x = arith.extui %a {k : i8 to i16

// -----

%a = "u.v"() : () -> (i8)
%x = "arith.extui"(%a, %a) : (i8, i8) -> i16

// -----

%a = "u.v"() : () -> (i32)
%x = arith.extsi %a : i32 to i16

// -----

%a = "u.v"() : () -> (index)
%x = arith.extsi %a : index to i64

// -----

%a = "u.v"() : () -> (f32)
%x = arith.extf %a : f32 to f16

// -----

%a = "u.v"() : () -> (f16)
%x = arith.extf %a : f16 to bf16

// -----

%a = "u.v"() : () -> (i16)
%x = arith.extf %a : i16 to f32

// -----

%a = "u.v"() : () -> (f16)
%x = arith.extf %a : f16 to i32

// -----

%a = "u.v"() : () -> (tensor<?xf16>)
%x = arith.extf %a : tensor<?xf16> to tensor<3xf32>

// -----

%a = "u.v"() : () -> (i8)
%x = arith.trunci %a : i8 to i16

// -----

%a = "u.v"() : () -> (i8)
%x = arith.trunci %a : i8 to i8

// -----

%a = "u.v"() : () -> (index)
%x = arith.trunci %a : index to i8

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a : i16

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a : i16 i8

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a : i16, i8

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a to i8

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a, %a : i16 to i8

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci : i16 to i8

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a : i8 to i16

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a : i16 to

// -----

%a = "u.v"() : () -> (i16)
%x = arith.trunci %a {k : i16 to i8

// -----

%a = "u.v"() : () -> (i16)
%x = "arith.trunci"(%a, %a) : (i16, i16) -> i8

// -----

%a = "u.v"() : () -> (f16)
%x = arith.truncf %a : f16 to f32

// -----

%a = "u.v"() : () -> (bf16)
%x = arith.truncf %a : bf16 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a : f32 to i16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a : f32

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a : f32 f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a : f32, f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a, %a : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a : f16 to f32

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a : f32 to

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a {k : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = "arith.truncf"(%a, %a) : (f32, f32) -> f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.uitofp %a : f32 to f32

// -----

%a = "u.v"() : () -> (i8)
%x = arith.uitofp %a : i8 to i8

// -----

%a = "u.v"() : () -> (index)
%x = arith.uitofp %a : index to f32

// -----

%a = "u.v"() : () -> (index)
%x = arith.sitofp %a : index to f32

// -----

%a = "u.v"() : () -> (f32)
%x = arith.fptoui %a : f32 to index

// -----

%a = "u.v"() : () -> (i8)
%x = arith.fptoui %a : i8 to i8

// -----

%a = "u.v"() : () -> (f32)
%x = arith.fptosi %a : f32 to f32

// -----

%a = "u.v"() : () -> (i8)
%x = arith.index_cast %a : i8 to i16

// -----

%a = "u.v"() : () -> (index)
%x = arith.index_cast %a : index to index

// -----

%a = "u.v"() : () -> (index)
%x = arith.index_cast %a : index to f32

// -----

%a = "u.v"() : () -> (memref<2xindex>)
%x = arith.index_cast %a : memref<2xindex> to i8

// -----

%a = "u.v"() : () -> (memref<2xindex>)
%x = arith.index_cast %a : memref<2xindex> to memref<3xi8>

// -----

%a = "u.v"() : () -> (memref<2xindex>)
%x = arith.index_cast %a : memref<2xindex> to vector<2xi8>

// -----

%a = "u.v"() : () -> (memref<*xindex>)
%x = arith.index_cast %a : memref<*xindex> to memref<*xi8>

// -----

%a = "u.v"() : () -> (vector<2xindex>)
%x = arith.index_cast %a : vector<2xindex> to memref<2xi8>

// -----

%a = "u.v"() : () -> (i8)
%x = arith.index_castui %a : i8 to i16

// -----

%a = "u.v"() : () -> (i32)
%x = arith.bitcast %a : i32 to i64

// -----

%a = "u.v"() : () -> (f32)
%x = arith.bitcast %a : f32 to f64

// -----

%a = "u.v"() : () -> (index)
%x = arith.bitcast %a : index to i64

// -----

%a = "u.v"() : () -> (i32)
%x = arith.bitcast %a : i32 to vector<1xi32>

// -----

%a = "u.v"() : () -> (vector<2xi32>)
%x = arith.bitcast %a : vector<2xi32> to vector<1xi64>

// -----

%a = "u.v"() : () -> (tensor<2xi32>)
%x = arith.bitcast %a : tensor<2xi32> to memref<2xi32>

// -----

%a = "u.v"() : () -> (memref<2xi32>)
%x = arith.bitcast %a : memref<2xi32> to memref<2xi64>

// -----

%a = "u.v"() : () -> (memref<2xindex>)
%x = arith.bitcast %a : memref<2xindex> to memref<2xi64>

// -----

%a = "u.v"() : () -> (memref<2xi32>)
%x = arith.bitcast %a : memref<2xi32> to memref<3xf32>

// -----

%a = "u.v"() : () -> (complex<f32>)
%x = arith.bitcast %a : complex<f32> to i64

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a upwards : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a "upwards" : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a upward downward : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a fastmath<nnan> upward : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a 1 : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a {roundingmode = 9 : i32} : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a {roundingmode = 1 : i64} : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = "arith.truncf"(%a) <{roundingmode = 9 : i32}> : (f32) -> f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.truncf %a upward {roundingmode = 2 : i32} : f32 to f16

// -----

%a = "u.v"() : () -> (f32)
%x = arith.extf %a upward : f32 to f64

// -----

%a = "u.v"() : () -> (f32)
%x = arith.extf %a fastmath<> : f32 to f64

// -----

%a = "u.v"() : () -> (i32)
%x = arith.trunci %a overflow<x> : i32 to i16

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_truncf %a, %b : f32, f8E8M0FNU to f64

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_truncf %a : f32, f8E8M0FNU to f16

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_truncf %a, %b : f32 to f16

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_truncf %a, %b : f32, f8E8M0FNU

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_truncf %a, %b : f32, f8E8M0FNU to i8

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_extf %a, %b : f32, f8E8M0FNU to f16

// -----

%a, %b = "u.v"() : () -> (f32, f8E8M0FNU)
%x = arith.scaling_extf %a, %b upward : f32, f8E8M0FNU to f64

// -----

%a, %b = "u.v"() : () -> (tensor<?xf32>, tensor<?xf8E8M0FNU>)
%x = arith.scaling_extf %a, %b : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<2xf64>
// -----
func.func @f(%a: tensor<3xi8, "rows">) {
  %0 = arith.extui %a : tensor<3xi8, "rows"> to tensor<3xi16, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xi8, "rows">) {
  %0 = arith.extsi %a : tensor<3xi8, "rows"> to tensor<3xi16, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xi16, "rows">) {
  %0 = arith.trunci %a : tensor<3xi16, "rows"> to tensor<3xi8, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xf16, "rows">) {
  %0 = arith.extf %a : tensor<3xf16, "rows"> to tensor<3xf32, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xf32, "rows">) {
  %0 = arith.truncf %a : tensor<3xf32, "rows"> to tensor<3xf16, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xi8, "rows">) {
  %0 = arith.sitofp %a : tensor<3xi8, "rows"> to tensor<3xf32, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xi8, "rows">) {
  %0 = arith.uitofp %a : tensor<3xi8, "rows"> to tensor<3xf32, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xf32, "rows">) {
  %0 = arith.fptosi %a : tensor<3xf32, "rows"> to tensor<3xi8, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xf32, "rows">) {
  %0 = arith.fptoui %a : tensor<3xf32, "rows"> to tensor<3xi8, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xi8, "rows">) {
  %0 = arith.index_cast %a : tensor<3xi8, "rows"> to tensor<3xindex, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xindex, "rows">) {
  %0 = arith.index_castui %a : tensor<3xindex, "rows"> to tensor<3xi8, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xi32, "rows">) {
  %0 = arith.bitcast %a : tensor<3xi32, "rows"> to tensor<3xf32, "columns">
  return
}
// -----
func.func @f(%a: tensor<3xf16, "rows">, %s: tensor<3xf8E8M0FNU, "rows">) {
  %0 = arith.scaling_extf %a, %s : tensor<3xf16, "rows">, tensor<3xf8E8M0FNU, "rows"> to tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf16>, %s: tensor<3xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<3xf16>, tensor<3xf8E8M0FNU> to tensor<3xf8E4M3FN, "columns">
  return
}
