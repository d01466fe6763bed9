// `true` as an integer has one bit, which is its sign.
func.func @cases(%i: index) {
  scf.index_switch %i
  case true {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// -----

func.func @switch(%x: i32) {
  cf.switch %x : i32, [default: ^a, true: ^a, 7: ^a]
^a:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([true, 1]), ^a, ^a
^a:
  return
}

// -----

func.func @offset(%a: memref<8xf32>) {
  %0 = memref.subview %a[true] [4] [true] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @negative_float(%a: memref<8xf32>) {
  %0 = memref.subview %a[-0.0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @nothing_negative(%x: i32) {
  cf.switch %x : i32, [default: ^a, - )]
^a:
  return
}
