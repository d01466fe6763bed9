func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<nnan>} } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1] {outer}
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } {first} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { u.op } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
    %s = arith.addf %y, %x : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
    %s = arith.mulf %x, %x : f32
    %t = arith.addf %s, %y : f32
    linalg.yield %t : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f64, %y: f32) {
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f64) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
    linalg.yield %x, %y : f32, f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0:2 = linalg.reduce ins(%a, %d : tensor<4x8xf32>, tensor<4x8xi32>) outs(%b, %c : tensor<4xf32>, tensor<4xi32>) dimensions = [1]
    (%x: f32, %y: i32, %z: f32, %w: i32) {
    %s = arith.addf %x, %z : f32
    %t = arith.addi %y, %w : i32
    linalg.yield %s, %t : f32, i32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a, %d : tensor<4x8xf32>, tensor<4x8xi32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [2]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [-1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = []
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimension = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1] {dimensions = array<i64: 1>}
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0 = linalg.reduce { arith.addf } {dimensions = 3 : i32} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: memref<?x8x2xf32>, %b: memref<8xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<?x8x2xf32>) outs(%b : memref<8xf32>) dimensions = [0, 2]
  return
}
// -----
func.func @f(%a: memref<?x8xf32>, %b: memref<f32>) {
  linalg.reduce { arith.addf } ins(%a : memref<?x8xf32>) outs(%b : memref<f32>) dimensions = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<?x8xf32>, %b: tensor<4xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<?x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x1xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x1xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: tensor<4x8xi32>) {
  %0:2 = linalg.reduce { arith.addf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x9xf32>, %b: tensor<4xf32>) {
  %0:2 = linalg.reduce ins(%a, %c : tensor<4x8xf32>, tensor<4x9xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32, %z: f32, %w: f32) {
    linalg.yield %x, %y : f32, f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<5xf32>, %b: tensor<4xf32>) {
  %0:2 = linalg.reduce ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b, %c : tensor<4xf32>, tensor<5xf32>) dimensions = [1] (%x: f32, %y: f32, %z: f32, %w: f32) {
    linalg.yield %x, %y : f32, f32
  }
  return
}
