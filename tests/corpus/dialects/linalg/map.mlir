func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf {fastmath = #arith.fastmath<none>, note = 3 : i8} } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {outer}
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { math.exp } {first} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {last}
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { math.fma } ins(%a, %b, %a : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { u.op } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { "u.op" } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.nope } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf } ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addi } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf } outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map { arith.addf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %y, %x : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %t : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32 {u.a} loc("n"), %y: f32, %z: f32) {
    %s = "u.op"(%x, %y) {n} : (f32, f32) -> f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f64, %z: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f64) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    () {
    linalg.yield
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x, %y: f32, %z: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    %s, %t = "u.op"(%x, %y) : (f32, f32) -> (f32, f32)
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
    (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %x, %y : f32
    linalg.yield %z : f32
  }
  return
}
// -----
func.func @f(%a: memref<?x4xi32>, %b: memref<?x4xi32>) {
  linalg.map { math.absi } ins(%a : memref<?x4xi32>) outs(%b : memref<?x4xi32>)
  return
}
// -----
func.func @f(%b: memref<?x4xi32>) {
  linalg.map outs(%b : memref<?x4xi32>) (%x: i32) {
    %c = arith.constant 3 : i32
    linalg.yield %c : i32
  }
  return
}
// -----
func.func @f(%b: tensor<4xindex>) {
  %0 = linalg.map outs(%b : tensor<4xindex>) () {
    %c = linalg.index 0 : index
    linalg.yield %c : index
  }
  return
}
// -----
func.func @f(%b: tensor<4xindex>) {
  %0 = linalg.map outs(%b : tensor<4xindex>) (%init: index) {
    %c = linalg.index 0 : index
    linalg.yield %c : index
  }
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) {
  %0 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%b : tensor<?xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x1xf32>) {
  %0 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%b : tensor<4x1xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>) {
  linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map { math.exp } ins(%a : tensor<*xf32>) outs(%b : tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi1>) {
  %0 = linalg.map { arith.cmpf {predicate = 1 : i64} } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xi1>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  "linalg.map"(%a, %a) ({
  ^bb0(%x: f32, %y: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  }) {k} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  "linalg.map"(%a, %a) ({
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  "linalg.map"(%a, %a) ({
  ^bb0(%x: f32, %y: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
