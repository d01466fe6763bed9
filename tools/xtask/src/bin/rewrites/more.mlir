// Functions for rewrites that no test of a pass reaches.

func.func @merge_arith_bitcast(%x: complex<f16>) -> f32 {
  %0 = complex.bitcast %x : complex<f16> to i32
  %1 = arith.bitcast %0 : i32 to f32
  return %1 : f32
}

func.func @create(%z: complex<f32>) -> complex<f32> {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %0 = complex.create %re, %im : complex<f32>
  return %0 : complex<f32>
}

func.func @component_neg(%a: f32, %b: f32) -> (f32, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %re = complex.re %1 : complex<f32>
  %im = complex.im %1 : complex<f32>
  return %re, %im : f32, f32
}

func.func @cast_of_slice(%t: tensor<4x4xi8>, %n: index) -> tensor<2x2xi8> {
  %0 = tensor.extract_slice %t[0, 0] [%n, 2] [1, 1] : tensor<4x4xi8> to tensor<?x2xi8>
  %1 = tensor.cast %0 : tensor<?x2xi8> to tensor<2x2xi8>
  return %1 : tensor<2x2xi8>
}

func.func @slice_of_cast(%t: tensor<4x4xi8>, %n: index, %m: index) -> tensor<?x2xi8> {
  %0 = tensor.cast %t : tensor<4x4xi8> to tensor<?x?xi8>
  %1 = tensor.extract_slice %0[%m, 0] [%n, 2] [1, 1] : tensor<?x?xi8> to tensor<?x2xi8>
  return %1 : tensor<?x2xi8>
}

func.func @element_of_generate(%n: index, %m: index, %i: index, %j: index) -> index {
  %0 = tensor.generate %n, %m {
  ^bb0(%a: index, %b: index):
    %1 = index.mul %a, %n
    %2 = index.add %1, %b
    tensor.yield %2 : index
  } : tensor<?x?xindex>
  %3 = tensor.extract %0[%i, %j] : tensor<?x?xindex>
  return %3 : index
}

func.func @insertion_of_constant_size(%s: tensor<2x?xi8>, %t: tensor<4x4xi8>, %i: index) -> tensor<4x4xi8> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %t[%i, 0] [2, %c2] [1, 1] : tensor<2x?xi8> into tensor<4x4xi8>
  return %0 : tensor<4x4xi8>
}

func.func @parallel_insertion_of_constant_size(%s: tensor<2x?xi8>, %t: tensor<4x4xi8>, %i: index) -> tensor<4x4xi8> {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%j) in (2) shared_outs(%o = %t) -> (tensor<4x4xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [2, %c2] [1, 1] : tensor<2x?xi8> into tensor<4x4xi8>
    }
  }
  return %0 : tensor<4x4xi8>
}

func.func @alloca_of_constant_size(%i: index, %x: i8) -> i8 {
  %c3 = arith.constant 3 : index
  %0 = memref.alloca(%c3) : memref<?xi8>
  memref.store %x, %0[%i] : memref<?xi8>
  %1 = memref.load %0[%i] : memref<?xi8>
  return %1 : i8
}

func.func @hoisted_alloca(%c: i1, %x: i8, %m: memref<1xi8>) {
  scf.if %c {
    memref.alloca_scope {
      %z = arith.constant 0 : index
      %0 = memref.alloca() : memref<4xi8>
      memref.store %x, %0[%z] : memref<4xi8>
      %1 = memref.load %0[%z] : memref<4xi8>
      memref.store %1, %m[%z] : memref<1xi8>
    }
  }
  return
}

func.func @compared_difference(%a: index, %b: index) -> i1 {
  %0 = index.sub %a, %b
  %zero = index.constant 0
  %1 = index.cmp eq(%0, %zero)
  return %1 : i1
}

func.func @fill_in_padded(%x: f32, %t: tensor<2xf32>) -> tensor<6xf32> {
  %0 = tensor.empty() : tensor<6xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
  %2 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<2xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %2 into %1[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
  return %3 : tensor<6xf32>
}

func.func @switch_of_default(%flag: i8, %x: i8, %y: i8) -> i8 {
  cf.switch %flag : i8, [
    default: ^a,
    1: ^b(%x : i8)
  ]
^a:
  cf.switch %flag : i8, [
    default: ^b(%y : i8),
    1: ^b(%x : i8),
    2: ^c
  ]
^b(%r: i8):
  return %r : i8
^c:
  return %flag : i8
}

func.func @nested_ifs(%a: i1, %b: i1, %x: i8, %y: i8) -> i8 {
  %0 = scf.if %a -> (i8) {
    %1 = scf.if %b -> (i8) {
      scf.yield %x : i8
    } else {
      scf.yield %y : i8
    }
    scf.yield %1 : i8
  } else {
    scf.yield %y : i8
  }
  return %0 : i8
}

func.func @compared_in_while(%n: i8, %m: memref<1xi8>) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %z = arith.constant 0 : index
  %0 = scf.while (%i = %c0) : (i8) -> i8 {
    %1 = arith.cmpi ne, %i, %n : i8
    scf.condition(%1) %i : i8
  } do {
  ^bb0(%i: i8):
    %2 = arith.cmpi eq, %i, %n : i8
    %3 = arith.select %2, %c0, %i : i8
    memref.store %3, %m[%z] : memref<1xi8>
    %4 = arith.addi %i, %c1 : i8
    scf.yield %4 : i8
  }
  return %0 : i8
}

func.func @same_results_of_switch(%i: index, %x: i8, %y: i8) -> (i8, i8) {
  %0:2 = scf.index_switch %i -> i8, i8
  case 1 {
    scf.yield %x, %x : i8, i8
  }
  default {
    scf.yield %y, %y : i8, i8
  }
  return %0#0, %0#1 : i8, i8
}

func.func @results_of_execute_region(%c: i1, %x: i8, %y: i8) -> (i8, i8) {
  %0:3 = scf.execute_region -> (i8, i8, i8) {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %x, %x, %x : i8, i8, i8
  ^b:
    scf.yield %y, %y, %x : i8, i8, i8
  }
  return %0#0, %0#1 : i8, i8
}

func.func @nested_parallel(%a: index, %b: index, %c: index, %d: index, %e: index, %g: index) {
  scf.parallel (%i) = (%a) to (%c) step (%e) {
    scf.parallel (%j) = (%b) to (%d) step (%g) {
      "test.use"(%i, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}
