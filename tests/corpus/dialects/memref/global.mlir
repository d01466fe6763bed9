// Buffers that are there from the beginning.

memref.global @a : memref<2xf32> = dense<[0.0, 2.0]>
memref.global "private" @b : memref<2x2xi8> = dense<1>
memref.global "private" constant @c : memref<2xf32> = dense<[0.0, 2.0]> {alignment = 64 : i64}
memref.global constant @d : memref<f64> = dense<1.5>
memref.global @e : memref<4xi32, 2> = uninitialized
memref.global "private" @f : memref<4xf32>
memref.global "public" @"g h" : memref<3xf32> = dense<0.0> {x, y = "z"}
memref.global "nested" @i : memref<2xindex> = dense<[1, 2]>
memref.global @j : memref<4xf32> = sparse<0, 1.0>
memref.global @k : memref<2xf32, strided<[2]>> = dense<1.0>
memref.global @l : memref<2xcomplex<f32>> = dense<[(0.0, 1.0), (2.0, 3.0)]>
func.func @use() {
  %0 = memref.get_global @a : memref<2xf32>
  %1 = memref.get_global @e : memref<4xi32, 2>
  %2 = memref.get_global @"g h" : memref<3xf32> {x}
  return
}

// -----

"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense<1.0> : tensor<2xf32>}> : () -> ()

// -----

memref.global "private" @a : memref<4x?xf32>

// -----

memref.global "private" @a : memref<*xf32>

// -----

memref.global "private" @a : tensor<4xf32>

// -----

memref.global "private" @a : memref<4xf32> = "x"

// -----

memref.global "private" @a : memref<4xf32> = dense<[1.0, 2.0]>

// -----

memref.global "private" @a : memref<4xf32> = dense<1>

// -----

memref.global @a : memref<4xf32> = uninitialised

// -----

memref.global "odd" @a : memref<4xf32> = dense<1.0>

// -----

memref.global private @a : memref<4xf32> = dense<1.0>

// -----

memref.global @a memref<4xf32>

// -----

memref.global : memref<4xf32>

// -----

memref.global @a : memref<4xf32> {alignment = 63 : i64}

// -----

memref.global @a : memref<4xf32> {sym_name = "b"}

// -----

memref.global @a : memref<4xf32> {constant}

// -----

"memref.global"() <{sym_name = "a", type = memref<?xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "a", type = tensor<2xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = 1 : i32}> : () -> ()

// -----

"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "a", type = memref<2x3xf32>, initial_value = dense<1.0> : tensor<6x1xf32>}> : () -> ()

// -----

"memref.global"() <{type = memref<2xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "a"}> : () -> ()

// -----

memref.global @a : memref<2xf32>
memref.global @a : memref<2xf32>

// -----

func.func @f() {
  %0 = memref.get_global @none : memref<2xf32>
  return
}

// -----

func.func @f() {
  %0 = memref.get_global @f : memref<2xf32>
  return
}

// -----

memref.global @a : memref<2xf32>
func.func @f() {
  %0 = memref.get_global @a : memref<3xf32>
  return
}

// -----

memref.global @a : memref<2xf32>
func.func @f() {
  %0 = memref.get_global @a : memref<?xf32>
  return
}

// -----

func.func @f() {
  %0 = memref.get_global @a::@b : memref<2xf32>
  return
}

// -----

func.func @f() {
  %0 = memref.get_global "a" : memref<2xf32>
  return
}

// -----

module {
  memref.global "private" @x : memref<2xi1> = dense<[true, false]>
  memref.global "private" constant @y : memref<1024xi8> = dense_resource<blob>
  module @inner {
    func.func @f() { 
      %0 = memref.get_global @x : memref<2xi1>
      return
    }
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001000000"
    }
  }
#-}

// -----

memref.global "private" constant @y : memref<2xi8> = dense_resource<blob>
func.func @f() {
  %0 = memref.get_global @y : memref<2xi8>
  return
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100"
    }
  }
#-}
// -----
memref.global @g : memref<2xf32>
func.func @f() {
  "zz.a"() ({ %0 = memref.get_global @g : memref<2xf32> }, {}) : () -> ()
  return
}
// -----
memref.global @g : memref<2xf32>
func.func @f() {
  "zz.a"() ({ "zz.b"() ({}, { %0 = memref.get_global @g : memref<2xf32> }) : () -> () }) : () -> ()
  return
}
