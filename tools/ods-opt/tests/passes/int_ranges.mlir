// builtin.module(int-range-optimizations)
func.func @a(%n: i32, %p: i1) -> (i1, i32, i32, index) {
  %c8 = arith.constant 8 : i32
  %c3 = arith.constant 3 : i32
  %c100 = arith.constant 100 : i32
  %r = arith.remui %n, %c8 : i32
  %c = arith.cmpi ult, %r, %c8 : i32
  %m = arith.maxsi %r, %c100 : i32
  %s = arith.select %p, %c3, %c8 : i32
  %q = arith.remsi %s, %c100 : i32
  %r2 = arith.remui %r, %c100 : i32
  %i = arith.index_cast %r2 : i32 to index
  %z = arith.shrui %r2, %c3 : i32
  return %c, %q, %z, %i : i1, i32, i32, index
}
// -----
func.func @loop(%m: memref<?xindex>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%a = %c0) -> index {
    %x = arith.remui %i, %c128 : index
    %y = arith.cmpi slt, %i, %c128 : index
    %z = arith.select %y, %i, %n : index
    memref.store %z, %m[%x] : memref<?xindex>
    %b = arith.addi %a, %i : index
    scf.yield %b : index
  }
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  %d = memref.dim %m, %c0 : memref<?xindex>
  %neg = arith.cmpi slt, %d, %c0 : index
  %w = scf.if %neg -> index { scf.yield %c0 : index } else { scf.yield %r : index }
  return %w : index
}
// -----
func.func private @callee(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %0 = arith.minui %x, %c5 : i32
  return %0 : i32
}
func.func @caller(%x: i32) -> (i1, i1) {
  %c7 = arith.constant 7 : i32
  %c3 = arith.constant 3 : i32
  %0 = call @callee(%c7) : (i32) -> i32
  %1 = call @callee(%c3) : (i32) -> i32
  %2 = arith.cmpi ule, %0, %c7 : i32
  %3 = arith.cmpi uge, %1, %c3 : i32
  return %2, %3 : i1, i1
}
// -----
func.func @vec(%v: vector<4xi32>, %t: tensor<4xi32>) -> (vector<4xi1>, vector<4xi32>, tensor<4xi1>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c9 = arith.constant dense<9> : vector<4xi32>
  %t9 = arith.constant dense<9> : tensor<4xi32>
  %0 = arith.cmpi slt, %c, %c9 : vector<4xi32>
  %1 = arith.remui %v, %c9 : vector<4xi32>
  %2 = arith.remui %1, %c9 : vector<4xi32>
  %3 = arith.remui %t, %t9 : tensor<4xi32>
  %4 = arith.cmpi ult, %3, %t9 : tensor<4xi32>
  return %0, %2, %4 : vector<4xi1>, vector<4xi32>, tensor<4xi1>
}
// -----
func.func @idx(%x: index, %y: i32) -> (i1, index, i1, i1, index) {
  %c10 = index.constant 10
  %c3 = index.constant 3
  %0 = index.remu %x, %c10
  %1 = index.cmp ult(%0, %c10)
  %2 = index.add %0, %c10
  %c0 = index.constant 0
  %3 = index.divu %0, %c10
  %4 = index.castu %y : i32 to index
  %5 = index.cmp uge(%4, %c0)
  %6 = index.sizeof
  %c16 = index.constant 16
  %7 = index.cmp ugt(%6, %c16)
  %8 = index.sub %2, %2
  return %1, %3, %5, %7, %8 : i1, index, i1, i1, index
}
// -----
func.func @cf(%p: i1, %n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  cf.cond_br %p, ^a(%c1 : i32), ^a(%c2 : i32)
^a(%x: i32):
  %c = arith.cmpi slt, %x, %c4 : i32
  cf.cond_br %c, ^b, ^d
^b:
  %y = arith.remsi %x, %c4 : i32
  return %y : i32
^d:
  return %n : i32
}
// -----
func.func @shifts(%a: i8, %b: i8) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c7 = arith.constant 7 : i8
  %c15 = arith.constant 15 : i8
  %c3 = arith.constant 3 : i8
  %c100 = arith.constant 100 : i8
  %0 = arith.andi %a, %c15 : i8
  %1 = arith.andi %b, %c3 : i8
  %2 = arith.shli %0, %1 : i8
  %3 = arith.cmpi ult, %2, %c100 : i8
  %4 = arith.shrui %a, %c7 : i8
  %5 = arith.cmpi ule, %4, %c1 : i8
  %6 = arith.ori %0, %1 : i8
  %7 = arith.cmpi ule, %6, %c15 : i8
  %8 = arith.xori %0, %1 : i8
  %9 = arith.cmpi ule, %8, %c15 : i8
  %10 = arith.extui %0 : i8 to i32
  %c16 = arith.constant 16 : i32
  %11 = arith.cmpi slt, %10, %c16 : i32
  return %3, %5, %7, %9, %11 : i1, i1, i1, i1, i1
}
// -----
func.func @fixed(%a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.divui %c0, %a : i32
  %1 = arith.remui %a, %c1 : i32
  %2 = arith.trunci %1 : i32 to i8
  %3 = arith.extsi %2 : i8 to i32
  return %0, %3 : i32, i32
}
// -----
func.func @f0(%x : index, %y : index) -> (index, index, index, i1, index, i1, index, i1, index, index, index, index, i1, i1, index, index, index, i1, i1, i1, index, i1, index, index, index) {
  %k2 = index.constant 1
  %i3 = index.mins %y, %k2
  %i5 = index.mins %x, %i3
  %k7 = index.constant 0
  %k8 = index.constant 0
  %i9 = index.floordivs %k7, %k8
  %k11 = index.constant 1
  %i12 = index.cmp ule(%k11, %i3)
  %k14 = index.constant -3
  %k15 = index.constant 5
  %i16 = index.minu %k14, %k15
  %k18 = index.constant -513960936542
  %k19 = index.constant 0
  %i20 = index.cmp sle(%k18, %k19)
  %k22 = index.constant 14
  %i23 = index.divu %i16, %k22
  %k25 = index.constant 679499032736
  %k26 = index.constant 118575824896
  %i27 = index.cmp ugt(%k25, %k26)
  %k29 = index.constant 0
  %i30 = index.divu %i3, %k29
  %k32 = index.constant -5
  %k33 = index.constant 5
  %i34 = index.shl %k32, %k33
  %k36 = index.constant 24
  %k37 = index.constant 0
  %i38 = index.remu %k36, %k37
  %k40 = index.constant 0
  %i41 = index.ceildivs %x, %k40
  %k43 = index.constant 1
  %k44 = index.constant 0
  %i45 = index.cmp ugt(%k43, %k44)
  %k47 = index.constant 7
  %i48 = index.cmp ugt(%k47, %i41)
  %k50 = index.constant 1
  %i51 = index.ceildivs %k50, %i38
  %k53 = index.constant 0
  %i54 = index.maxu %i3, %k53
  %k56 = index.constant -3
  %k57 = index.constant 0
  %i58 = index.or %k56, %k57
  %k60 = index.constant 487608791511
  %i61 = index.cmp sgt(%i3, %k60)
  %k63 = index.constant 0
  %i64 = index.cmp sge(%i41, %k63)
  %k66 = index.constant 0
  %i67 = index.cmp uge(%i41, %k66)
  %k69 = index.constant -313720500615
  %k70 = index.constant -5
  %i71 = index.shl %k69, %k70
  %k73 = index.constant 1
  %k74 = index.constant -730807756066
  %i75 = index.cmp sle(%k73, %k74)
  %k77 = index.constant -8
  %i78 = index.mul %i5, %k77
  %k80 = index.constant 26
  %i81 = index.minu %y, %k80
  %k83 = index.constant 1
  %i84 = index.or %k83, %i5
  return %i3, %i5, %i9, %i12, %i16, %i20, %i23, %i27, %i30, %i34, %i38, %i41, %i45, %i48, %i51, %i54, %i58, %i61, %i64, %i67, %i71, %i75, %i78, %i81, %i84 : index, index, index, i1, index, i1, index, i1, index, index, index, index, i1, i1, index, index, index, i1, i1, i1, index, i1, index, index, index
}
func.func @f1(%x : index, %y : index) -> (i1, index, i1, index, i1, i1, index, index, index, index, i1, index, index, index, index, index, i1, index, index, index, index, index, index, index, index) {
  %i2 = index.cmp uge(%y, %x)
  %i4 = index.maxu %x, %x
  %k6 = index.constant 18
  %i7 = index.cmp ule(%y, %k6)
  %k9 = index.constant 38
  %i10 = index.maxu %y, %k9
  %k12 = index.constant 487973403778
  %k13 = index.constant 0
  %i14 = index.cmp ne(%k12, %k13)
  %i16 = index.cmp sge(%i10, %x)
  %k18 = index.constant -3
  %i19 = index.add %i4, %k18
  %k21 = index.constant 1
  %i22 = index.remu %k21, %x
  %k24 = index.constant 37
  %i25 = index.sub %k24, %y
  %i27 = index.shl %i19, %i10
  %k29 = index.constant -145962744128
  %i30 = index.cmp ule(%k29, %x)
  %i32 = index.sub %i25, %i4
  %k34 = index.constant 4
  %i35 = index.divu %k34, %i4
  %k37 = index.constant -3
  %i38 = index.divs %k37, %i22
  %k40 = index.constant -7
  %i41 = index.shl %k40, %i19
  %k43 = index.constant 1
  %k44 = index.constant -179101468529
  %i45 = index.and %k43, %k44
  %k47 = index.constant 1082401497775
  %i48 = index.cmp ule(%k47, %i41)
  %k50 = index.constant 8
  %i51 = index.shru %i19, %k50
  %k53 = index.constant -828141934818
  %k54 = index.constant 1
  %i55 = index.mins %k53, %k54
  %i57 = index.mul %i32, %i19
  %k59 = index.constant -2
  %i60 = index.divu %i22, %k59
  %k62 = index.constant -2
  %i63 = index.shru %k62, %i10
  %k65 = index.constant -5
  %i66 = index.sub %k65, %i60
  %k68 = index.constant 21
  %i69 = index.maxu %i25, %k68
  %i71 = index.remu %i32, %i45
  return %i2, %i4, %i7, %i10, %i14, %i16, %i19, %i22, %i25, %i27, %i30, %i32, %i35, %i38, %i41, %i45, %i48, %i51, %i55, %i57, %i60, %i63, %i66, %i69, %i71 : i1, index, i1, index, i1, i1, index, index, index, index, i1, index, index, index, index, index, i1, index, index, index, index, index, index, index, index
}
func.func @f2(%x : index, %y : index) -> (index, index, index, index, index, index, i1, index, i1, index, i1, index, index, i1, index, index, index, i1, index, index, index, index, index, i1, index) {
  %i2 = index.add %y, %x
  %i4 = index.mins %y, %y
  %k6 = index.constant 2
  %k7 = index.constant -7
  %i8 = index.or %k6, %k7
  %k10 = index.constant 7
  %k11 = index.constant 325925917153
  %i12 = index.mins %k10, %k11
  %k14 = index.constant 1
  %i15 = index.remu %i12, %k14
  %k17 = index.constant 0
  %k18 = index.constant -537211252745
  %i19 = index.shl %k17, %k18
  %k21 = index.constant 2
  %k22 = index.constant 5
  %i23 = index.cmp ugt(%k21, %k22)
  %k25 = index.constant 2
  %i26 = index.or %y, %k25
  %i28 = index.cmp uge(%i4, %i4)
  %k30 = index.constant 781347492247
  %i31 = index.divs %k30, %i19
  %i33 = index.cmp sle(%x, %i4)
  %k35 = index.constant 5
  %i36 = index.xor %i2, %k35
  %k38 = index.constant 29
  %i39 = index.shrs %i12, %k38
  %i41 = index.cmp sgt(%i26, %i31)
  %i43 = index.divu %i39, %i19
  %k45 = index.constant 17
  %k46 = index.constant 7
  %i47 = index.minu %k45, %k46
  %k49 = index.constant 410207725819
  %k50 = index.constant 3
  %i51 = index.ceildivs %k49, %k50
  %k53 = index.constant -942108387827
  %i54 = index.cmp ugt(%k53, %y)
  %k56 = index.constant 0
  %i57 = index.maxs %k56, %i8
  %k59 = index.constant 1
  %i60 = index.maxu %i12, %k59
  %k62 = index.constant 1
  %i63 = index.shl %k62, %i19
  %k65 = index.constant 1
  %i66 = index.xor %i4, %k65
  %k68 = index.constant 0
  %i69 = index.shru %i66, %k68
  %k71 = index.constant 0
  %i72 = index.cmp sge(%i31, %k71)
  %k74 = index.constant 27
  %i75 = index.mul %i26, %k74
  return %i2, %i4, %i8, %i12, %i15, %i19, %i23, %i26, %i28, %i31, %i33, %i36, %i39, %i41, %i43, %i47, %i51, %i54, %i57, %i60, %i63, %i66, %i69, %i72, %i75 : index, index, index, index, index, index, i1, index, i1, index, i1, index, index, i1, index, index, index, i1, index, index, index, index, index, i1, index
}
func.func @f3(%x : index, %y : index) -> (index, index, index, index, i1, index, index, index, index, i1, i1, index, i1, i1, index, i1, i1, index, i1, index, index, index, i1, index, index) {
  %k2 = index.constant 1
  %i3 = index.rems %x, %k2
  %k5 = index.constant 29
  %i6 = index.shl %i3, %k5
  %k8 = index.constant 1
  %k9 = index.constant 963204828921
  %i10 = index.divu %k8, %k9
  %k12 = index.constant 9
  %i13 = index.sub %i6, %k12
  %k15 = index.constant 10
  %i16 = index.cmp slt(%i13, %k15)
  %i18 = index.mins %i10, %i6
  %i20 = index.and %y, %y
  %k22 = index.constant 0
  %k23 = index.constant 24
  %i24 = index.add %k22, %k23
  %k26 = index.constant 6
  %k27 = index.constant -6
  %i28 = index.xor %k26, %k27
  %i30 = index.cmp uge(%i24, %i13)
  %i32 = index.cmp eq(%i13, %i3)
  %k34 = index.constant 9
  %k35 = index.constant 168988138166
  %i36 = index.maxu %k34, %k35
  %k38 = index.constant 15
  %i39 = index.cmp sgt(%i13, %k38)
  %k41 = index.constant 6
  %k42 = index.constant 0
  %i43 = index.cmp eq(%k41, %k42)
  %i45 = index.maxs %i3, %i10
  %k47 = index.constant 0
  %k48 = index.constant 9
  %i49 = index.cmp slt(%k47, %k48)
  %i51 = index.cmp ugt(%i36, %i36)
  %k53 = index.constant 3
  %k54 = index.constant 1
  %i55 = index.or %k53, %k54
  %k57 = index.constant 38
  %k58 = index.constant 24
  %i59 = index.cmp slt(%k57, %k58)
  %k61 = index.constant 1
  %i62 = index.add %i10, %k61
  %k64 = index.constant 0
  %k65 = index.constant 0
  %i66 = index.mins %k64, %k65
  %k68 = index.constant 27
  %i69 = index.divu %i28, %k68
  %k71 = index.constant 1
  %i72 = index.cmp eq(%i55, %k71)
  %k74 = index.constant 13
  %i75 = index.ceildivs %k74, %x
  %i77 = index.mins %i45, %i6
  return %i3, %i6, %i10, %i13, %i16, %i18, %i20, %i24, %i28, %i30, %i32, %i36, %i39, %i43, %i45, %i49, %i51, %i55, %i59, %i62, %i66, %i69, %i72, %i75, %i77 : index, index, index, index, i1, index, index, index, index, i1, i1, index, i1, i1, index, i1, i1, index, i1, index, index, index, i1, index, index
}
// -----
func.func @f0(%x : index, %y : index) -> (index, index, index, index, index, i1, index, i1, i1, i1, index, index, index, index, index, index, index, index, i1, index, i1, i1, i1, index, i1) {
  %k2 = index.constant 0
  %i3 = index.mins %x, %k2
  %k5 = index.constant 0
  %k6 = index.constant -1054325500632
  %i7 = index.maxu %k5, %k6
  %i9 = index.shrs %x, %y
  %k11 = index.constant 1
  %i12 = index.shrs %i9, %k11
  %k14 = index.constant 530986787676
  %k15 = index.constant 0
  %i16 = index.minu %k14, %k15
  %k18 = index.constant 1
  %k19 = index.constant 0
  %i20 = index.cmp sge(%k18, %k19)
  %k22 = index.constant -3
  %k23 = index.constant -489996673740
  %i24 = index.mins %k22, %k23
  %i26 = index.cmp ugt(%i9, %i7)
  %k28 = index.constant 0
  %i29 = index.cmp sle(%k28, %x)
  %k31 = index.constant 10696990749
  %k32 = index.constant 1
  %i33 = index.cmp sgt(%k31, %k32)
  %k35 = index.constant 0
  %i36 = index.minu %k35, %i7
  %k38 = index.constant 7
  %i39 = index.shrs %i7, %k38
  %k41 = index.constant 53916911751
  %k42 = index.constant 2
  %i43 = index.ceildivs %k41, %k42
  %k45 = index.constant -5
  %i46 = index.mins %k45, %y
  %k48 = index.constant 0
  %i49 = index.mins %i9, %k48
  %k51 = index.constant 0
  %i52 = index.shl %k51, %i12
  %k54 = index.constant 305936420548
  %k55 = index.constant 27
  %i56 = index.maxu %k54, %k55
  %k58 = index.constant -591175835271
  %k59 = index.constant 24
  %i60 = index.maxu %k58, %k59
  %k62 = index.constant 847818683448
  %i63 = index.cmp sle(%i60, %k62)
  %k65 = index.constant 1
  %i66 = index.maxu %i3, %k65
  %k68 = index.constant 6
  %i69 = index.cmp ne(%k68, %i9)
  %k71 = index.constant 1
  %k72 = index.constant 0
  %i73 = index.cmp sge(%k71, %k72)
  %i75 = index.cmp eq(%i9, %i52)
  %k77 = index.constant -6
  %k78 = index.constant 1
  %i79 = index.minu %k77, %k78
  %k81 = index.constant 318956974452
  %k82 = index.constant 0
  %i83 = index.cmp ugt(%k81, %k82)
  return %i3, %i7, %i9, %i12, %i16, %i20, %i24, %i26, %i29, %i33, %i36, %i39, %i43, %i46, %i49, %i52, %i56, %i60, %i63, %i66, %i69, %i73, %i75, %i79, %i83 : index, index, index, index, index, i1, index, i1, i1, i1, index, index, index, index, index, index, index, index, i1, index, i1, i1, i1, index, i1
}
func.func @f1(%x : index, %y : index) -> (i1, index, index, index, index, index, index, index, index, index, index, i1, index, index, index, i1, index, index, index, index, index, i1, index, index, index) {
  %k2 = index.constant 20
  %i3 = index.cmp slt(%k2, %y)
  %k5 = index.constant 0
  %i6 = index.maxu %k5, %x
  %k8 = index.constant 2
  %i9 = index.floordivs %k8, %x
  %k11 = index.constant 4
  %k12 = index.constant 1
  %i13 = index.divs %k11, %k12
  %k15 = index.constant 6
  %i16 = index.and %k15, %y
  %i18 = index.mul %i13, %x
  %k20 = index.constant 23
  %i21 = index.ceildivs %k20, %i6
  %k23 = index.constant 99807481689
  %i24 = index.remu %k23, %i6
  %i26 = index.and %x, %x
  %k28 = index.constant 400596176216
  %k29 = index.constant -556495631685
  %i30 = index.maxs %k28, %k29
  %i32 = index.maxu %i30, %i18
  %k34 = index.constant 1
  %i35 = index.cmp sle(%k34, %x)
  %k37 = index.constant -107211616632
  %k38 = index.constant 26
  %i39 = index.mins %k37, %k38
  %k41 = index.constant 42344063649
  %i42 = index.or %i26, %k41
  %k44 = index.constant 0
  %k45 = index.constant -1
  %i46 = index.sub %k44, %k45
  %k48 = index.constant 8
  %k49 = index.constant -1091383511942
  %i50 = index.cmp ugt(%k48, %k49)
  %k52 = index.constant 1
  %i53 = index.ceildivs %k52, %i21
  %k55 = index.constant 1
  %i56 = index.mins %k55, %i9
  %k58 = index.constant 1
  %i59 = index.minu %k58, %i39
  %k61 = index.constant 8
  %k62 = index.constant 10
  %i63 = index.maxs %k61, %k62
  %k65 = index.constant 637132126109
  %i66 = index.remu %i26, %k65
  %k68 = index.constant 17
  %i69 = index.cmp sge(%i13, %k68)
  %k71 = index.constant 30
  %i72 = index.add %i39, %k71
  %k74 = index.constant 37
  %k75 = index.constant 9
  %i76 = index.xor %k74, %k75
  %k78 = index.constant -737242350401
  %i79 = index.sub %i24, %k78
  return %i3, %i6, %i9, %i13, %i16, %i18, %i21, %i24, %i26, %i30, %i32, %i35, %i39, %i42, %i46, %i50, %i53, %i56, %i59, %i63, %i66, %i69, %i72, %i76, %i79 : i1, index, index, index, index, index, index, index, index, index, index, i1, index, index, index, i1, index, index, index, index, index, i1, index, index, index
}
func.func @f2(%x : index, %y : index) -> (index, index, index, index, i1, index, index, i1, i1, i1, index, index, index, index, index, index, i1, index, index, index, index, index, index, index, index) {
  %k2 = index.constant 29
  %k3 = index.constant 208730025861
  %i4 = index.shrs %k2, %k3
  %k6 = index.constant 0
  %i7 = index.ceildivu %i4, %k6
  %k9 = index.constant 1
  %i10 = index.xor %x, %k9
  %k12 = index.constant 0
  %i13 = index.divu %x, %k12
  %k15 = index.constant 0
  %i16 = index.cmp ugt(%i10, %k15)
  %k18 = index.constant 1
  %i19 = index.shrs %i7, %k18
  %k21 = index.constant 13
  %i22 = index.remu %i4, %k21
  %k24 = index.constant -649720382210
  %k25 = index.constant -8
  %i26 = index.cmp ugt(%k24, %k25)
  %k28 = index.constant -7
  %i29 = index.cmp sle(%k28, %i13)
  %k31 = index.constant 1
  %k32 = index.constant 27
  %i33 = index.cmp ugt(%k31, %k32)
  %k35 = index.constant 1
  %i36 = index.divs %x, %k35
  %k38 = index.constant -1069891369891
  %i39 = index.ceildivu %i19, %k38
  %i41 = index.xor %i4, %i10
  %k43 = index.constant 441754077524
  %i44 = index.shl %i19, %k43
  %k46 = index.constant 1
  %i47 = index.add %i4, %k46
  %i49 = index.and %i39, %i41
  %k51 = index.constant 1
  %i52 = index.cmp uge(%i36, %k51)
  %k54 = index.constant 312675055196
  %i55 = index.divu %i7, %k54
  %k57 = index.constant 1
  %k58 = index.constant 6
  %i59 = index.maxs %k57, %k58
  %k61 = index.constant -517593563216
  %i62 = index.minu %k61, %x
  %i64 = index.shrs %y, %i22
  %k66 = index.constant -888055563787
  %k67 = index.constant 31
  %i68 = index.divu %k66, %k67
  %i70 = index.remu %i68, %i22
  %i72 = index.and %i39, %i4
  %i74 = index.or %i64, %i72
  return %i4, %i7, %i10, %i13, %i16, %i19, %i22, %i26, %i29, %i33, %i36, %i39, %i41, %i44, %i47, %i49, %i52, %i55, %i59, %i62, %i64, %i68, %i70, %i72, %i74 : index, index, index, index, i1, index, index, i1, i1, i1, index, index, index, index, index, index, i1, index, index, index, index, index, index, index, index
}
func.func @f3(%x : index, %y : index) -> (index, index, i1, index, i1, index, index, index, index, index, i1, index, i1, index, i1, index, index, index, index, index, index, index, index, index, i1) {
  %i2 = index.xor %x, %x
  %k4 = index.constant 12
  %i5 = index.or %k4, %x
  %k7 = index.constant 1
  %i8 = index.cmp ult(%y, %k7)
  %k10 = index.constant 0
  %i11 = index.divs %k10, %i5
  %k13 = index.constant 0
  %k14 = index.constant 39
  %i15 = index.cmp eq(%k13, %k14)
  %k17 = index.constant 0
  %i18 = index.and %k17, %i5
  %i20 = index.mins %i5, %i2
  %i22 = index.shrs %i2, %i5
  %k24 = index.constant 1
  %i25 = index.sub %i11, %k24
  %k27 = index.constant 1
  %k28 = index.constant -1
  %i29 = index.mul %k27, %k28
  %k31 = index.constant 0
  %k32 = index.constant 1
  %i33 = index.cmp ne(%k31, %k32)
  %k35 = index.constant 0
  %k36 = index.constant 1
  %i37 = index.maxu %k35, %k36
  %k39 = index.constant 1
  %i40 = index.cmp uge(%i5, %k39)
  %k42 = index.constant 1
  %i43 = index.ceildivs %k42, %i29
  %i45 = index.cmp sle(%i2, %i22)
  %i47 = index.sub %y, %i43
  %i49 = index.minu %x, %i43
  %k51 = index.constant 32
  %k52 = index.constant 0
  %i53 = index.remu %k51, %k52
  %k55 = index.constant 1
  %k56 = index.constant 14
  %i57 = index.add %k55, %k56
  %k59 = index.constant 0
  %i60 = index.maxs %i20, %k59
  %k62 = index.constant 0
  %i63 = index.add %y, %k62
  %k65 = index.constant 0
  %i66 = index.mins %k65, %i2
  %k68 = index.constant 1043402053034
  %i69 = index.ceildivs %i25, %k68
  %k71 = index.constant 13
  %i72 = index.mul %i22, %k71
  %k74 = index.constant 1
  %k75 = index.constant 22
  %i76 = index.cmp eq(%k74, %k75)
  return %i2, %i5, %i8, %i11, %i15, %i18, %i20, %i22, %i25, %i29, %i33, %i37, %i40, %i43, %i45, %i47, %i49, %i53, %i57, %i60, %i63, %i66, %i69, %i72, %i76 : index, index, i1, index, i1, index, index, index, index, index, i1, index, i1, index, i1, index, index, index, index, index, index, index, index, index, i1
}
// -----
func.func @f0(%x : index, %y : index) -> (index, index, i1, index, i1, i1, i1, index, i1, i1, i1, index, index, index, index, index, index, i1, index, index, index, i1, i1, index, index) {
  %k2 = index.constant -9
  %i3 = index.divu %k2, %y
  %k5 = index.constant -7
  %k6 = index.constant 1
  %i7 = index.ceildivs %k5, %k6
  %k9 = index.constant 518509725619
  %k10 = index.constant 0
  %i11 = index.cmp slt(%k9, %k10)
  %k13 = index.constant 0
  %i14 = index.sub %k13, %x
  %k16 = index.constant 1
  %i17 = index.cmp uge(%k16, %y)
  %k19 = index.constant 10
  %k20 = index.constant 1
  %i21 = index.cmp sgt(%k19, %k20)
  %i23 = index.cmp ugt(%x, %i3)
  %k25 = index.constant -129984311262
  %k26 = index.constant 1
  %i27 = index.mins %k25, %k26
  %i29 = index.cmp eq(%i27, %x)
  %k31 = index.constant 4
  %i32 = index.cmp sle(%k31, %i27)
  %k34 = index.constant 1
  %i35 = index.cmp ugt(%x, %k34)
  %i37 = index.divs %i7, %y
  %i39 = index.shru %y, %i7
  %k41 = index.constant 20
  %i42 = index.minu %k41, %i3
  %i44 = index.xor %i42, %i42
  %k46 = index.constant -6
  %i47 = index.mins %i42, %k46
  %k49 = index.constant 492328295033
  %k50 = index.constant 0
  %i51 = index.shrs %k49, %k50
  %k53 = index.constant 33
  %i54 = index.cmp uge(%i27, %k53)
  %k56 = index.constant 0
  %i57 = index.add %i47, %k56
  %k59 = index.constant 31
  %k60 = index.constant 0
  %i61 = index.maxs %k59, %k60
  %k63 = index.constant 4
  %i64 = index.mins %k63, %i47
  %k66 = index.constant 0
  %k67 = index.constant 1
  %i68 = index.cmp ne(%k66, %k67)
  %i70 = index.cmp uge(%i3, %i61)
  %k72 = index.constant -477619575161
  %i73 = index.sub %k72, %x
  %k75 = index.constant 4
  %k76 = index.constant 0
  %i77 = index.ceildivu %k75, %k76
  return %i3, %i7, %i11, %i14, %i17, %i21, %i23, %i27, %i29, %i32, %i35, %i37, %i39, %i42, %i44, %i47, %i51, %i54, %i57, %i61, %i64, %i68, %i70, %i73, %i77 : index, index, i1, index, i1, i1, i1, index, i1, i1, i1, index, index, index, index, index, index, i1, index, index, index, i1, i1, index, index
}
func.func @f1(%x : index, %y : index) -> (index, index, i1, i1, index, i1, i1, index, index, i1, index, index, i1, i1, index, i1, i1, i1, index, index, index, i1, index, index, index) {
  %k2 = index.constant 1
  %i3 = index.rems %x, %k2
  %k5 = index.constant 1
  %i6 = index.shrs %k5, %i3
  %k8 = index.constant 1
  %k9 = index.constant 0
  %i10 = index.cmp sle(%k8, %k9)
  %i12 = index.cmp ugt(%i3, %x)
  %k14 = index.constant -7
  %k15 = index.constant -8
  %i16 = index.mul %k14, %k15
  %i18 = index.cmp slt(%i6, %i6)
  %k20 = index.constant 1
  %k21 = index.constant 32
  %i22 = index.cmp sge(%k20, %k21)
  %i24 = index.maxu %x, %i6
  %k26 = index.constant -6
  %i27 = index.ceildivs %i24, %k26
  %k29 = index.constant -750157117274
  %i30 = index.cmp ne(%k29, %i27)
  %k32 = index.constant 4
  %i33 = index.divu %k32, %i3
  %k35 = index.constant -9
  %i36 = index.shl %i27, %k35
  %i38 = index.cmp slt(%i16, %i6)
  %k40 = index.constant 39
  %i41 = index.cmp slt(%i16, %k40)
  %k43 = index.constant 0
  %k44 = index.constant -8
  %i45 = index.ceildivs %k43, %k44
  %k47 = index.constant 1
  %k48 = index.constant -9
  %i49 = index.cmp uge(%k47, %k48)
  %k51 = index.constant 375323996520
  %i52 = index.cmp eq(%k51, %i3)
  %k54 = index.constant 73710478261
  %k55 = index.constant 1
  %i56 = index.cmp slt(%k54, %k55)
  %k58 = index.constant 7
  %i59 = index.xor %y, %k58
  %k61 = index.constant 0
  %k62 = index.constant 0
  %i63 = index.and %k61, %k62
  %k65 = index.constant 1027038299521
  %i66 = index.mul %i3, %k65
  %k68 = index.constant 0
  %k69 = index.constant 0
  %i70 = index.cmp ult(%k68, %k69)
  %k72 = index.constant -10
  %k73 = index.constant 1
  %i74 = index.shl %k72, %k73
  %i76 = index.xor %i45, %i36
  %k78 = index.constant 13
  %i79 = index.maxu %i36, %k78
  return %i3, %i6, %i10, %i12, %i16, %i18, %i22, %i24, %i27, %i30, %i33, %i36, %i38, %i41, %i45, %i49, %i52, %i56, %i59, %i63, %i66, %i70, %i74, %i76, %i79 : index, index, i1, i1, index, i1, i1, index, index, i1, index, index, i1, i1, index, i1, i1, i1, index, index, index, i1, index, index, index
}
func.func @f2(%x : index, %y : index) -> (index, index, index, i1, index, index, i1, index, index, index, index, index, i1, i1, index, index, index, index, index, index, index, i1, index, i1, index) {
  %i2 = index.divs %y, %y
  %k4 = index.constant 1
  %i5 = index.minu %k4, %x
  %k7 = index.constant 0
  %k8 = index.constant 34
  %i9 = index.mul %k7, %k8
  %i11 = index.cmp sle(%i5, %y)
  %k13 = index.constant 10
  %k14 = index.constant 18
  %i15 = index.remu %k13, %k14
  %i17 = index.shru %y, %i5
  %k19 = index.constant 1
  %i20 = index.cmp slt(%i2, %k19)
  %k22 = index.constant 40
  %k23 = index.constant -3
  %i24 = index.add %k22, %k23
  %k26 = index.constant -599269389865
  %k27 = index.constant 1069587581549
  %i28 = index.xor %k26, %k27
  %k30 = index.constant 1011812689766
  %k31 = index.constant -606105450224
  %i32 = index.shl %k30, %k31
  %k34 = index.constant 250815916925
  %i35 = index.ceildivs %y, %k34
  %k37 = index.constant 4
  %i38 = index.and %i9, %k37
  %k40 = index.constant 1
  %i41 = index.cmp slt(%i28, %k40)
  %k43 = index.constant -99680442233
  %k44 = index.constant -3
  %i45 = index.cmp ule(%k43, %k44)
  %k47 = index.constant 0
  %i48 = index.maxu %i9, %k47
  %i50 = index.shru %y, %i5
  %k52 = index.constant 1
  %i53 = index.ceildivs %y, %k52
  %k55 = index.constant 0
  %i56 = index.maxu %k55, %y
  %i58 = index.divs %y, %i35
  %k60 = index.constant -9
  %i61 = index.sub %x, %k60
  %k63 = index.constant -339019281247
  %i64 = index.rems %k63, %i5
  %k66 = index.constant 9
  %i67 = index.cmp sge(%k66, %i50)
  %i69 = index.ceildivs %i61, %i56
  %k71 = index.constant 1
  %i72 = index.cmp sle(%k71, %i50)
  %i74 = index.divu %i69, %x
  return %i2, %i5, %i9, %i11, %i15, %i17, %i20, %i24, %i28, %i32, %i35, %i38, %i41, %i45, %i48, %i50, %i53, %i56, %i58, %i61, %i64, %i67, %i69, %i72, %i74 : index, index, index, i1, index, index, i1, index, index, index, index, index, i1, i1, index, index, index, index, index, index, index, i1, index, i1, index
}
func.func @f3(%x : index, %y : index) -> (index, index, index, i1, index, i1, i1, index, index, index, index, index, index, index, index, index, index, index, index, i1, index, index, index, i1, i1) {
  %k2 = index.constant 39
  %i3 = index.ceildivu %k2, %x
  %i5 = index.and %x, %x
  %k7 = index.constant -928115556464
  %i8 = index.maxu %i5, %k7
  %k10 = index.constant 677679245710
  %k11 = index.constant -4
  %i12 = index.cmp ugt(%k10, %k11)
  %k14 = index.constant 9
  %k15 = index.constant 39
  %i16 = index.shl %k14, %k15
  %k18 = index.constant 1
  %i19 = index.cmp ule(%k18, %x)
  %k21 = index.constant -145106132210
  %i22 = index.cmp ne(%k21, %y)
  %k24 = index.constant 33
  %i25 = index.mins %i16, %k24
  %i27 = index.sub %y, %i16
  %k29 = index.constant -480339335121
  %i30 = index.and %i5, %k29
  %k32 = index.constant -10
  %i33 = index.and %i27, %k32
  %k35 = index.constant 0
  %i36 = index.ceildivs %i3, %k35
  %k38 = index.constant 0
  %k39 = index.constant 1
  %i40 = index.mul %k38, %k39
  %i42 = index.mul %i8, %i33
  %k44 = index.constant -6
  %i45 = index.ceildivs %k44, %i5
  %k47 = index.constant 807048126128
  %i48 = index.remu %i36, %k47
  %k50 = index.constant 1
  %k51 = index.constant 319863302912
  %i52 = index.shru %k50, %k51
  %k54 = index.constant 13
  %i55 = index.add %k54, %i33
  %k57 = index.constant 1
  %i58 = index.shl %i3, %k57
  %k60 = index.constant -914316526009
  %i61 = index.cmp ult(%i36, %k60)
  %i63 = index.rems %i40, %i30
  %i65 = index.minu %i58, %i16
  %k67 = index.constant 0
  %i68 = index.divs %i63, %k67
  %k70 = index.constant 34
  %i71 = index.cmp uge(%k70, %i55)
  %k73 = index.constant 36
  %i74 = index.cmp sge(%i48, %k73)
  return %i3, %i5, %i8, %i12, %i16, %i19, %i22, %i25, %i27, %i30, %i33, %i36, %i40, %i42, %i45, %i48, %i52, %i55, %i58, %i61, %i63, %i65, %i68, %i71, %i74 : index, index, index, i1, index, i1, i1, index, index, index, index, index, index, index, index, index, index, index, index, i1, index, index, index, i1, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = arith.cmpi ne, %i, %v2 : index
  %v3:2 = scf.if %v1 -> (i1, i32) {
    %v4 = arith.constant 1 : index
    %v5 = arith.constant 3 : index
    %v6 = arith.constant 2 : index
    %v7 = arith.constant false
    %v8:3 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v10 = %d, %v11 = %d, %v12 = %v7) -> (i1, i1, i1) {
      %v13 = arith.constant 4 : index
      %v14 = arith.constant 0 : index
      %v15:2 = scf.for %v16 = %v6 to %v13 step %v14 iter_args(%v17 = %a, %v18 = %v7) -> (i32, i1) {
        %v19 = arith.addi %v17, %v17 : i32
        %v20 = arith.constant false
        scf.yield %v17, %v20 : i32, i1
      }
      scf.yield %v11, %v11, %v12 : i1, i1, i1
    }
    scf.yield %d, %a : i1, i32
  } else {
    %v22 = arith.constant 0 : index
    %v21 = arith.muli %v22, %v22 : index
    %v23 = arith.constant true
    scf.yield %v23, %a : i1, i32
  }
  %v24 = scf.index_switch %v2 -> index
  case 1 {
    %v25:2 = scf.while (%v26 = %v3#1, %v27 = %d) : (i32, i1) -> (i32, i32) {
      scf.condition(%c) %a, %v26 : i32, i32
    } do {
    ^bb0(%v28: i32, %v29: i32):
      scf.yield %v28, %v1 : i32, i1
    }
    scf.yield %v2 : index
  }
  default {
    %v30 = scf.index_switch %i -> i32
    case 2 {
      %v31 = arith.muli %a, %v3#1 : i32
      scf.yield %v31 : i32
    }
    case 1 {
      %v32 = arith.xori %i, %i : index
      scf.yield %a : i32
    }
    default {
      %v33:3 = scf.if %v1 -> (i32, index, i1) {
        scf.yield %a, %i, %d : i32, index, i1
      } else {
        scf.yield %a, %i, %v1 : i32, index, i1
      }
      %v34 = arith.constant 3 : i32
      scf.yield %v34 : i32
    }
    %v35 = arith.constant 0 : index
    scf.yield %v35 : index
  }
  scf.if %v3#0 {
  }
  %v37 = scf.if %d -> (i1) {
    scf.yield %v1 : i1
  } else {
    %v38 = arith.constant 2 : index
    %v39 = arith.constant 1 : index
    %v40 = arith.constant 4 : index
    %v41 = scf.for %v42 = %v38 to %v39 step %v40 iter_args(%v43 = %v24) -> (index) {
      %v44:2 = scf.if %d -> (i32, i32) {
        scf.yield %v3#1, %v3#1 : i32, i32
      } else {
        %v46 = arith.constant 0 : i32
        %v45 = arith.cmpi sge, %v3#1, %v46 : i32
        "test.use"(%v46) : (i32) -> ()
        %v47 = arith.constant 2 : i32
        scf.yield %v46, %v47 : i32, i32
      }
      %v48 = arith.constant 4 : i32
      "test.use"(%v48) : (i32) -> ()
      %v49 = arith.constant 4 : index
      %v50 = arith.constant 2 : index
      %v51 = arith.constant 0 : index
      %v52 = scf.for %v53 = %v49 to %v50 step %v51 iter_args(%v54 = %v24) -> (index) {
        scf.yield %v38 : index
      }
      %v55 = arith.constant 4 : index
      scf.yield %v55 : index
    }
    scf.yield %c : i1
  }
  %v56:2 = scf.if %v37 -> (i32, i1) {
    scf.yield %a, %v3#0 : i32, i1
  } else {
    %v57 = arith.constant 1 : i32
    %v58 = arith.constant false
    scf.yield %v57, %v58 : i32, i1
  }
  %v60 = arith.constant 1 : index
  %v59 = scf.index_switch %v60 -> i32
  case 2 {
    %v61 = arith.subi %v2, %v24 : index
    scf.yield %v3#1 : i32
  }
  case 0 {
    %v63 = arith.constant 2 : index
    %v62 = arith.subi %i, %v63 : index
    scf.yield %v56#0 : i32
  }
  default {
    %v64:2 = scf.if %v37 -> (index, i32) {
      %v65 = arith.cmpi eq, %v2, %i : index
      %v66 = arith.constant 0 : i32
      scf.yield %v24, %v66 : index, i32
    } else {
      scf.yield %v24, %a : index, i32
    }
    scf.yield %a : i32
  }
  return %v3#1, %v60, %v3#0 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %a, %a : i32
  %v2 = arith.cmpi ne, %a, %a : i32
  %v3 = arith.constant true
  %v4 = scf.if %v3 -> (i32) {
    scf.yield %a : i32
  } else {
    %v5 = arith.cmpi ne, %v1, %v1 : i32
    %v7 = arith.constant 4 : index
    %v8 = arith.constant 2 : index
    %v6 = arith.xori %v7, %v8 : index
    scf.yield %a : i32
  }
  %v9:3 = scf.while (%v10 = %c, %v11 = %v1) : (i1, i32) -> (i1, i32, i1) {
    scf.if %c {
      %v13 = arith.constant 0 : index
      %v14 = scf.for %v15 = %i to %i step %v13 iter_args(%v16 = %v11) -> (i32) {
        scf.yield %v1 : i32
      }
      scf.if %c {
      }
    }
    %v18 = arith.constant true
    scf.condition(%v18) %v3, %v11, %d : i1, i32, i1
  } do {
  ^bb0(%v19: i1, %v20: i32, %v21: i1):
    %v22 = arith.constant 4 : i32
    "test.use"(%v22) : (i32) -> ()
    "test.use"(%v4) : (i32) -> ()
    scf.yield %c, %v1 : i1, i32
  }
  %v23 = arith.constant 0 : index
  %v24 = arith.constant 1 : index
  %v25 = arith.constant 2 : index
  %v26 = arith.constant false
  %v27 = scf.for %v28 = %v23 to %v24 step %v25 iter_args(%v29 = %v26) -> (i1) {
    scf.yield %v29 : i1
  }
  %v30 = arith.constant 2 : index
  %v31 = arith.constant 0 : index
  %v32 = arith.constant 3 : index
  %v33:3 = scf.for %v34 = %v30 to %v31 step %v32 iter_args(%v35 = %v4, %v36 = %v24, %v37 = %v1) -> (i32, index, i32) {
    scf.yield %v35, %v36, %a : i32, index, i32
  }
  %v38 = arith.muli %v23, %v30 : index
  return %v33#2, %v33#1, %v27 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 3 : index
  %v4 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %v2) -> (index) {
    scf.yield %v6 : index
  }
  "test.use"(%a) : (i32) -> ()
  %v7 = scf.index_switch %v1 -> i32
  default {
    %v8 = arith.constant 2 : index
    %v9 = arith.constant 2 : index
    %v10 = arith.constant 1 : index
    %v11 = scf.for %v12 = %v8 to %v9 step %v10 iter_args(%v13 = %v10) -> (index) {
      %v14 = arith.xori %a, %a : i32
      scf.yield %v9 : index
    }
    scf.yield %a : i32
  }
  %v16 = arith.constant 0 : i32
  %v15 = arith.subi %v7, %v16 : i32
  %v17 = arith.constant true
  %v18 = scf.if %v17 -> (i1) {
    scf.yield %v17 : i1
  } else {
    %v19 = arith.constant false
    scf.yield %v19 : i1
  }
  %v21 = arith.constant 0 : i32
  %v20 = arith.cmpi eq, %v21, %v15 : i32
  %v22:2 = scf.if %v17 -> (index, index) {
    %v23 = arith.constant 4 : index
    scf.yield %v23, %v3 : index, index
  } else {
    "test.use"(%v21) : (i32) -> ()
    scf.yield %v4, %v2 : index, index
  }
  return %v21, %v4, %v17 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %a) : (i32) -> (i1, i32, index) {
    %v3 = arith.constant true
    scf.condition(%d) %v3, %v2, %i : i1, i32, index
  } do {
  ^bb0(%v4: i1, %v5: i32, %v6: index):
    %v8 = arith.constant 3 : i32
    %v7 = arith.muli %v8, %v5 : i32
    scf.yield %v7 : i32
  }
  %v10 = arith.constant 2 : index
  %v9 = scf.index_switch %v10 -> index
  case 2 {
    %v11 = arith.constant true
    scf.while (%v13 = %v11, %v14 = %c) : (i1, i1) -> () {
      %v15 = scf.index_switch %i -> i32
      default {
        %v16 = arith.constant 4 : i32
        scf.yield %v16 : i32
      }
      scf.condition(%d)
    } do {
    ^bb0:
      scf.if %v11 {
        %v19 = arith.constant 0 : i32
        %v18 = arith.cmpi slt, %v19, %a : i32
      } else {
        %v20 = arith.cmpi eq, %v1#1, %a : i32
        %v21 = arith.subi %v1#1, %v1#1 : i32
      }
      %v22t = arith.constant true
      %v22 = arith.xori %v11, %v22t : i1
      %v23:2 = scf.if %v22 -> (i32, index) {
        %v24 = arith.constant 0 : i32
        %v25 = arith.constant 0 : index
        scf.yield %v24, %v25 : i32, index
      } else {
        scf.yield %a, %v10 : i32, index
      }
      scf.yield %v11, %v11 : i1, i1
    }
    scf.yield %v10 : index
  }
  case 3 {
    %v26:2 = scf.if %v1#0 -> (i1, index) {
      scf.yield %d, %v1#2 : i1, index
    } else {
      %v27 = arith.addi %a, %v1#1 : i32
      %v28 = arith.constant 0 : index
      scf.yield %v1#0, %v28 : i1, index
    }
    scf.yield %v10 : index
  }
  default {
    %v29 = arith.constant 2 : index
    %v30:3 = scf.for %v31 = %v29 to %i step %i iter_args(%v32 = %d, %v33 = %d, %v34 = %a) -> (i1, i1, i32) {
      %v36 = arith.constant 0 : i32
      %v35 = arith.cmpi ne, %v36, %v34 : i32
      %v37:2 = scf.if %v1#0 -> (i32, i1) {
        %v38 = arith.subi %v36, %v34 : i32
        scf.yield %v34, %v1#0 : i32, i1
      } else {
        scf.yield %v1#1, %v1#0 : i32, i1
      }
      %v40 = arith.constant 0 : i32
      %v39 = arith.cmpi sge, %v40, %v36 : i32
      scf.yield %v1#0, %v39, %v1#1 : i1, i1, i32
    }
    scf.yield %v29 : index
  }
  %v41:2 = scf.if %d -> (index, index) {
    %v43 = arith.constant 0 : index
    %v42 = arith.addi %v10, %v43 : index
    %v44 = scf.index_switch %v42 -> i32
    case 0 {
      %v45 = arith.constant true
      scf.if %v45 {
        %v47 = arith.xori %v43, %v9 : index
      }
      %v48 = arith.constant 0 : i32
      scf.yield %v48 : i32
    }
    case 2 {
      %v49 = arith.cmpi eq, %v9, %v42 : index
      scf.yield %v1#1 : i32
    }
    default {
      %v50 = arith.constant 1 : index
      %v51 = arith.constant 4 : index
      scf.for %v53 = %v50 to %v51 step %v1#2 {
      }
      %v54 = arith.constant 3 : i32
      scf.yield %v54 : i32
    }
    %v55 = arith.constant 0 : index
    scf.yield %v9, %v55 : index, index
  } else {
    scf.yield %v10, %v9 : index, index
  }
  %v56 = arith.constant 3 : index
  %v57 = arith.constant 1 : index
  %v58 = arith.constant 3 : index
  %v59 = arith.constant 1 : i32
  %v60 = scf.for %v61 = %v56 to %v57 step %v58 iter_args(%v62 = %v59) -> (i32) {
    %v63 = arith.constant 1 : index
    %v64 = arith.constant 0 : index
    %v65 = scf.for %v66 = %v63 to %v9 step %v64 iter_args(%v67 = %v58) -> (index) {
      %v68 = arith.constant 0 : index
      %v69 = arith.constant 0 : index
      %v70 = arith.constant false
      %v71:2 = scf.for %v72 = %v68 to %v58 step %v69 iter_args(%v73 = %v70, %v74 = %v62) -> (i1, i32) {
        scf.yield %v73, %v59 : i1, i32
      }
      %v75t = arith.constant true
      %v75 = arith.xori %v1#0, %v75t : i1
      %v76 = scf.if %v75 -> (i32) {
        %v78 = arith.constant 0 : i32
        %v77 = arith.subi %v78, %v62 : i32
        %v79 = arith.constant 3 : i32
        scf.yield %v79 : i32
      } else {
        %v81 = arith.constant 1 : i32
        %v80 = arith.addi %v71#1, %v81 : i32
        %v83 = arith.constant 3 : index
        %v82 = arith.cmpi eq, %v83, %v1#2 : index
        %v84 = arith.constant 3 : i32
        scf.yield %v84 : i32
      }
      %v85 = arith.cmpi ne, %v71#1, %v59 : i32
      scf.yield %v66 : index
    }
    %v86 = arith.muli %a, %v59 : i32
    %v88 = arith.constant 1 : index
    %v87 = arith.xori %v41#0, %v88 : index
    scf.yield %v62 : i32
  }
  %v89t = arith.constant true
  %v89 = arith.xori %d, %v89t : i1
  %v90 = scf.if %v89 -> (i1) {
    %v91t = arith.constant true
    %v91 = arith.xori %c, %v91t : i1
    scf.if %v91 {
    }
    %v93 = arith.constant true
    scf.yield %v93 : i1
  } else {
    %v94 = arith.muli %v56, %v41#1 : index
    scf.yield %c : i1
  }
  return %v1#1, %v58, %v1#0 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v1t = arith.constant true
  %v1 = arith.xori %c, %v1t : i1
  %v2:3 = scf.if %v1 -> (i32, index, i32) {
    scf.if %d {
      %v5 = arith.constant 2 : index
      %v4 = arith.cmpi eq, %v5, %i : index
      %v6 = arith.constant 4 : index
      %v7 = arith.constant 0 : index
      %v8 = arith.constant 0 : index
      scf.for %v10 = %v6 to %v7 step %v8 {
        %v12 = arith.constant 1 : index
        %v11 = arith.cmpi eq, %i, %v12 : index
        %v14 = arith.constant 3 : index
        %v13 = arith.muli %v14, %v7 : index
      }
    }
    scf.yield %a, %i, %a : i32, index, i32
  } else {
    %v15 = arith.constant false
    %v16t = arith.constant true
    %v16 = arith.xori %v15, %v16t : i1
    %v17 = scf.if %v16 -> (i32) {
      %v18 = arith.constant 2 : index
      %v19 = arith.constant 0 : index
      %v20 = arith.constant 0 : index
      %v21:2 = scf.for %v22 = %i to %v18 step %v19 iter_args(%v23 = %v19, %v24 = %v20) -> (index, index) {
        %v25 = arith.constant 0 : index
        scf.yield %v19, %v25 : index, index
      }
      scf.yield %a : i32
    } else {
      %v26:3 = scf.if %c -> (index, i32, index) {
        %v27 = arith.constant 4 : index
        scf.yield %v27, %a, %v27 : index, i32, index
      } else {
        %v28 = arith.constant 3 : i32
        scf.yield %i, %v28, %i : index, i32, index
      }
      %v29 = arith.constant 2 : index
      %v30 = scf.for %v31 = %v29 to %v26#0 step %i iter_args(%v32 = %a) -> (i32) {
        %v33 = arith.addi %v26#1, %v32 : i32
        scf.yield %v33 : i32
      }
      scf.yield %a : i32
    }
    %v34 = arith.constant 4 : index
    %v35 = arith.constant 0 : index
    %v36 = arith.constant 0 : index
    scf.for %v38 = %v34 to %v35 step %v36 {
      %v39 = scf.while (%v40 = %d) : (i1) -> i32 {
        scf.condition(%v40) %v17 : i32
      } do {
      ^bb0(%v41: i32):
        scf.yield %v15 : i1
      }
    }
    scf.yield %v17, %v34, %a : i32, index, i32
  }
  %v42 = scf.if %c -> (index) {
    %v43 = arith.cmpi eq, %v2#0, %v2#2 : i32
    %v45 = arith.constant 2 : i32
    %v44 = arith.addi %v45, %v45 : i32
    scf.yield %v2#1 : index
  } else {
    %v46 = arith.constant 2 : i32
    "test.use"(%v46) : (i32) -> ()
    scf.yield %v2#1 : index
  }
  %v47 = arith.subi %v2#0, %v2#2 : i32
  return %v47, %v42, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 1 : index
  %v4:2 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %v3, %v7 = %i) -> (index, index) {
    %v8:3 = scf.if %d -> (index, i1, index) {
      %v9 = arith.constant 2 : index
      %v10 = arith.constant 1 : index
      %v11 = arith.constant 2 : index
      %v12 = arith.constant 2 : index
      %v13:2 = scf.for %v14 = %v9 to %v10 step %v11 iter_args(%v15 = %v12, %v16 = %d) -> (index, i1) {
        scf.yield %v15, %v16 : index, i1
      }
      %v18 = arith.constant 4 : i32
      %v17 = arith.cmpi sge, %v18, %a : i32
      %v19 = arith.constant 1 : index
      scf.yield %v1, %c, %v19 : index, i1, index
    } else {
      %v21 = arith.constant 0 : index
      %v20 = arith.cmpi slt, %v21, %v3 : index
      %v22 = arith.constant 2 : index
      %v23 = arith.constant false
      scf.yield %v22, %v23, %i : index, i1, index
    }
    scf.yield %v6, %v7 : index, index
  }
  %v24 = arith.cmpi eq, %a, %a : i32
  %v26 = arith.constant 4 : index
  %v25 = arith.subi %v4#1, %v26 : index
  return %a, %v4#1, %v24 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant 2 : index
  %v3:2 = scf.for %v4 = %v1 to %v1 step %v1 iter_args(%v5 = %v2, %v6 = %d) -> (index, i1) {
    scf.if %v6 {
      %v9 = arith.constant 1 : index
      %v8 = arith.muli %v9, %v5 : index
    } else {
      scf.if %c {
      }
      %v11 = arith.addi %v4, %v2 : index
    }
    scf.yield %v5, %d : index, i1
  }
  %v12 = arith.addi %a, %a : i32
  %v13 = arith.muli %v2, %v3#0 : index
  "test.use"(%v12) : (i32) -> ()
  return %a, %v3#0, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 2 : i32
  %v2 = scf.while (%v3 = %d, %v4 = %v1) : (i1, i32) -> i1 {
    scf.condition(%c) %d : i1
  } do {
  ^bb0(%v5: i1):
    scf.yield %v5, %a : i1, i32
  }
  %v7 = arith.constant 1 : i32
  %v6 = arith.subi %v7, %v1 : i32
  %v8 = arith.subi %a, %v7 : i32
  scf.if %c {
    %v10 = arith.constant 2 : index
    %v11 = scf.for %v12 = %i to %v10 step %i iter_args(%v13 = %v10) -> (index) {
      %v14 = arith.constant 4 : index
      %v15 = arith.constant 1 : index
      %v16:2 = scf.for %v17 = %i to %v14 step %v15 iter_args(%v18 = %v8, %v19 = %i) -> (i32, index) {
        %v21 = arith.constant 0 : i32
        %v20 = arith.subi %v21, %v18 : i32
        %v22 = arith.cmpi sge, %v12, %v17 : index
        scf.yield %v1, %v17 : i32, index
      }
      %v23 = arith.addi %v12, %i : index
      %v24 = arith.cmpi slt, %i, %v12 : index
      scf.yield %v13 : index
    }
  } else {
    %v25:2 = scf.if %c -> (i32, i32) {
      "test.use"(%a) : (i32) -> ()
      scf.yield %v8, %v8 : i32, i32
    } else {
      %v26 = arith.constant 1 : i32
      scf.yield %v26, %v6 : i32, i32
    }
    %v27:3 = scf.if %v2 -> (i32, i32, i32) {
      %v28:3 = scf.if %c -> (i32, i1, i1) {
        %v30 = arith.constant 4 : index
        %v29 = arith.xori %v30, %i : index
        scf.yield %v1, %c, %v2 : i32, i1, i1
      } else {
        %v32 = arith.constant 3 : index
        %v31 = arith.cmpi slt, %i, %v32 : index
        %v33 = arith.constant true
        scf.yield %v25#0, %v33, %v33 : i32, i1, i1
      }
      %v34 = arith.constant false
      scf.if %v34 {
        %v37 = arith.constant 1 : i32
        %v36 = arith.muli %a, %v37 : i32
      }
      %v38 = arith.constant 4 : i32
      scf.yield %v38, %v25#0, %v25#1 : i32, i32, i32
    } else {
      %v39 = arith.constant 1 : index
      %v40 = arith.constant 4 : index
      %v41 = arith.constant 2 : index
      %v42 = arith.constant 3 : index
      %v43:2 = scf.for %v44 = %v39 to %v40 step %v41 iter_args(%v45 = %v42, %v46 = %d) -> (index, i1) {
        scf.yield %v40, %v46 : index, i1
      }
      %v47 = arith.constant 2 : i32
      scf.yield %v6, %v25#0, %v47 : i32, i32, i32
    }
  }
  %v48 = arith.cmpi eq, %v7, %v8 : i32
  %v50 = arith.constant 1 : index
  %v49 = arith.cmpi sge, %i, %v50 : index
  return %v8, %i, %v49 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %d, %v3 = %a) : (i1, i32) -> (index, i32, i32) {
    %v5 = arith.constant 3 : index
    %v4 = scf.index_switch %v5 -> index
    case 0 {
      %v6t = arith.constant true
      %v6 = arith.xori %d, %v6t : i1
      %v7:3 = scf.if %v6 -> (i1, i32, i1) {
        %v8 = arith.addi %v5, %i : index
        scf.yield %d, %a, %v2 : i1, i32, i1
      } else {
        scf.yield %v2, %v3, %d : i1, i32, i1
      }
      scf.yield %i : index
    }
    default {
      %v9 = arith.constant 2 : index
      %v10 = arith.constant 2 : index
      %v11 = arith.constant 3 : index
      scf.for %v13 = %v9 to %v10 step %v11 {
        %v14 = arith.constant 2 : i32
        "test.use"(%v14) : (i32) -> ()
      }
      scf.yield %v5 : index
    }
    %v15 = arith.constant false
    scf.if %v15 {
      %v17 = arith.constant 2 : index
      %v18 = arith.constant true
      %v19 = arith.constant 4 : index
      %v20:3 = scf.for %v21 = %v5 to %v17 step %v4 iter_args(%v22 = %v18, %v23 = %v3, %v24 = %v19) -> (i1, i32, index) {
        %v25 = arith.constant 4 : i32
        %v26 = arith.constant 0 : index
        scf.yield %v15, %v25, %v26 : i1, i32, index
      }
      %v27 = arith.addi %v20#1, %v3 : i32
    }
    %v28 = arith.constant 0 : index
    %v29 = arith.constant 0 : i32
    scf.condition(%v2) %v28, %a, %v29 : index, i32, i32
  } do {
  ^bb0(%v30: index, %v31: i32, %v32: i32):
    %v33 = arith.subi %v32, %a : i32
    %v34 = arith.constant 4 : i32
    scf.yield %c, %v34 : i1, i32
  }
  %v35 = arith.constant 2 : index
  %v36 = arith.constant 4 : index
  %v37:3 = scf.for %v38 = %v35 to %v36 step %v35 iter_args(%v39 = %d, %v40 = %v1#0, %v41 = %i) -> (i1, index, index) {
    scf.yield %d, %v38, %v41 : i1, index, index
  }
  %v43 = arith.constant 2 : index
  %v42 = arith.cmpi slt, %v37#2, %v43 : index
  %v44:3 = scf.if %v42 -> (i1, i1, index) {
    scf.yield %d, %c, %v1#0 : i1, i1, index
  } else {
    %v45 = arith.constant 2 : index
    %v46 = arith.constant 1 : index
    scf.for %v48 = %v35 to %v45 step %v46 {
    }
    %v49:3 = scf.while (%v50 = %c) : (i1) -> (i1, index, index) {
      %v51:3 = scf.if %d -> (i32, index, index) {
        scf.yield %v1#1, %v37#2, %v45 : i32, index, index
      } else {
        scf.yield %a, %v43, %v43 : i32, index, index
      }
      %v52 = arith.constant true
      scf.condition(%v37#0) %v52, %v51#2, %v46 : i1, index, index
    } do {
    ^bb0(%v53: i1, %v54: index, %v55: index):
      %v56 = arith.constant true
      scf.yield %v56 : i1
    }
    scf.yield %c, %c, %i : i1, i1, index
  }
  return %a, %v37#2, %v42 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.while (%v2 = %a, %v3 = %c) : (i32, i1) -> () {
    scf.condition(%c)
  } do {
  ^bb0:
    %v4 = arith.constant 2 : i32
    "test.use"(%v4) : (i32) -> ()
    scf.yield %v4, %c : i32, i1
  }
  %v5 = scf.index_switch %i -> i32
  default {
    %v6 = arith.muli %i, %i : index
    scf.yield %a : i32
  }
  %v7 = arith.subi %i, %i : index
  %v8 = scf.index_switch %i -> index
  case 0 {
    %v9 = scf.while (%v10 = %c, %v11 = %v5, %v12 = %v5) : (i1, i32, i32) -> i1 {
      %v13 = arith.constant 1 : index
      %v14 = arith.constant 3 : index
      %v15:2 = scf.for %v16 = %i to %v13 step %v14 iter_args(%v17 = %v13, %v18 = %i) -> (index, index) {
        %v19 = arith.xori %v11, %v11 : i32
        %v21 = arith.constant 0 : i32
        %v20 = arith.subi %v5, %v21 : i32
        scf.yield %v7, %v18 : index, index
      }
      scf.condition(%c) %d : i1
    } do {
    ^bb0(%v22: i1):
      scf.yield %c, %v5, %a : i1, i32, i32
    }
    %v23 = arith.constant 0 : index
    scf.yield %v23 : index
  }
  default {
    %v24:3 = scf.if %d -> (i1, index, i32) {
      %v25 = arith.constant 0 : index
      %v26 = arith.constant 3 : i32
      scf.yield %c, %v25, %v26 : i1, index, i32
    } else {
      %v27 = arith.constant 0 : index
      %v28 = arith.constant 2 : index
      %v29 = scf.for %v30 = %v27 to %v28 step %v7 iter_args(%v31 = %v27) -> (index) {
        scf.yield %i : index
      }
      %v32 = arith.constant false
      scf.yield %v32, %v7, %v5 : i1, index, i32
    }
    %v33 = arith.constant 0 : index
    scf.yield %v33 : index
  }
  %v34 = arith.constant true
  %v35 = arith.constant false
  %v36:3 = scf.while (%v37 = %v34, %v38 = %d, %v39 = %v35) : (i1, i1, i1) -> (index, i1, i32) {
    %v40 = arith.constant 4 : index
    %v41 = arith.constant 0 : index
    scf.for %v43 = %v40 to %v41 step %v8 {
      "test.use"(%a) : (i32) -> ()
      %v44 = arith.cmpi slt, %v43, %v40 : index
    }
    %v45t = arith.constant true
    %v45 = arith.xori %v34, %v45t : i1
    %v46 = scf.if %v45 -> (i32) {
      %v47:2 = scf.if %d -> (index, i1) {
        scf.yield %v7, %v37 : index, i1
      } else {
        %v48 = arith.constant 1 : index
        %v49 = arith.constant false
        scf.yield %v48, %v49 : index, i1
      }
      scf.yield %a : i32
    } else {
      scf.yield %a : i32
    }
    %v50 = arith.constant 2 : i32
    scf.condition(%v38) %v41, %d, %v50 : index, i1, i32
  } do {
  ^bb0(%v51: index, %v52: i1, %v53: i32):
    %v54:2 = scf.if %c -> (i32, index) {
      scf.yield %a, %v51 : i32, index
    } else {
      %v55 = arith.constant 0 : index
      %v56 = arith.constant 1 : index
      scf.for %v58 = %v8 to %v55 step %v56 {
        %v60 = arith.constant 4 : i32
        %v61 = arith.constant 1 : i32
        %v59 = arith.cmpi eq, %v60, %v61 : i32
      }
      scf.yield %a, %i : i32, index
    }
    %v62 = arith.constant 4 : index
    %v63 = arith.constant false
    %v64 = scf.for %v65 = %v8 to %i step %v62 iter_args(%v66 = %v63) -> (i1) {
      scf.yield %v34 : i1
    }
    scf.yield %v35, %v35, %d : i1, i1, i1
  }
  return %v36#2, %v7, %v35 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 2 : index
  %v1 = arith.addi %v2, %i : index
  %v3 = arith.addi %i, %v2 : index
  %v4 = arith.constant 3 : index
  %v5 = arith.constant 0 : index
  %v6 = scf.for %v7 = %v4 to %v1 step %v2 iter_args(%v8 = %v5) -> (index) {
    %v9t = arith.constant true
    %v9 = arith.xori %d, %v9t : i1
    %v10:3 = scf.if %v9 -> (index, i32, i1) {
      %v12 = arith.constant 2 : i32
      %v11 = arith.subi %a, %v12 : i32
      %v13 = arith.addi %v4, %v4 : index
      %v14 = arith.constant 0 : index
      scf.yield %v14, %v12, %c : index, i32, i1
    } else {
      scf.yield %v5, %a, %d : index, i32, i1
    }
    %v15 = arith.constant 0 : index
    %v16 = scf.for %v17 = %v8 to %v7 step %v15 iter_args(%v18 = %d) -> (i1) {
      scf.yield %v18 : i1
    }
    %v19 = arith.cmpi sge, %v4, %v8 : index
    scf.yield %v7 : index
  }
  %v21 = arith.constant 3 : index
  %v20 = arith.addi %v21, %v2 : index
  return %a, %v21, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %a) : (i32) -> (i1, i32, i1) {
    %v4 = arith.constant 3 : i32
    %v3 = arith.xori %v4, %a : i32
    scf.condition(%d) %d, %v2, %c : i1, i32, i1
  } do {
  ^bb0(%v5: i1, %v6: i32, %v7: i1):
    scf.yield %v6 : i32
  }
  %v8 = scf.index_switch %i -> index
  case 3 {
    %v9 = arith.xori %i, %i : index
    scf.yield %i : index
  }
  default {
    %v10 = scf.if %v1#2 -> (index) {
      scf.while (%v12 = %c, %v13 = %c, %v14 = %c) : (i1, i1, i1) -> () {
        scf.condition(%v1#2)
      } do {
      ^bb0:
        %v15 = arith.constant true
        scf.yield %v1#0, %v1#2, %v15 : i1, i1, i1
      }
      scf.yield %i : index
    } else {
      %v16 = arith.constant 1 : index
      %v17 = arith.constant 0 : index
      %v18 = arith.constant 3 : index
      scf.for %v20 = %v16 to %v17 step %v18 {
        %v22 = arith.constant 2 : i32
        %v23 = arith.constant 0 : i32
        %v21 = arith.xori %v22, %v23 : i32
      }
      scf.yield %v17 : index
    }
    scf.yield %v10 : index
  }
  %v24 = arith.cmpi ne, %a, %a : i32
  return %a, %v8, %v1#2 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %a, %a : i32
  %v2 = arith.muli %a, %a : i32
  %v4 = arith.constant 4 : i32
  %v3 = arith.xori %v1, %v4 : i32
  %v5 = arith.cmpi eq, %i, %i : index
  return %v3, %i, %c : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v1 = arith.cmpi ne, %a, %a : i32
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 2 : index
  %v4 = arith.constant 3 : index
  scf.for %v6 = %v2 to %v3 step %v4 {
    %v7:3 = scf.if %d -> (i32, i1, i32) {
      %v8 = arith.constant 3 : index
      %v9 = arith.constant 2 : index
      %v10:2 = scf.for %v11 = %v3 to %v8 step %v9 iter_args(%v12 = %a, %v13 = %a) -> (i32, i32) {
        scf.yield %v12, %v12 : i32, i32
      }
      %v14 = arith.constant 4 : i32
      scf.yield %v10#1, %d, %v14 : i32, i1, i32
    } else {
      scf.yield %a, %d, %a : i32, i1, i32
    }
  }
  %v15 = arith.subi %a, %a : i32
  %v16 = arith.constant true
  %v17t = arith.constant true
  %v17 = arith.xori %v16, %v17t : i1
  scf.if %v17 {
    %v20 = arith.constant 0 : index
    %v19 = scf.index_switch %v20 -> i32
    case 1 {
      %v21:3 = scf.if %v16 -> (index, index, index) {
        %v22 = arith.constant 4 : index
        scf.yield %v2, %v22, %v2 : index, index, index
      } else {
        %v23 = arith.xori %v4, %i : index
        scf.yield %v4, %v4, %v20 : index, index, index
      }
      %v24 = arith.constant 0 : i32
      scf.yield %v24 : i32
    }
    case 0 {
      %v25 = arith.cmpi slt, %i, %v20 : index
      scf.yield %a : i32
    }
    default {
      "test.use"(%v15) : (i32) -> ()
      %v26 = arith.constant 4 : i32
      scf.yield %v26 : i32
    }
  } else {
  }
  %v28 = arith.constant 0 : index
  %v27 = scf.index_switch %v28 -> index
  case 3 {
    %v29 = arith.muli %v4, %i : index
    scf.yield %v4 : index
  }
  default {
    %v30 = arith.muli %v15, %v15 : i32
    scf.yield %v2 : index
  }
  %v31t = arith.constant true
  %v31 = arith.xori %v16, %v31t : i1
  %v32 = scf.if %v31 -> (i1) {
    scf.yield %c : i1
  } else {
    %v33 = scf.index_switch %v4 -> i32
    case 0 {
      %v34 = arith.constant 4 : index
      %v35 = scf.for %v36 = %v3 to %v34 step %i iter_args(%v37 = %d) -> (i1) {
        "test.use"(%a) : (i32) -> ()
        scf.yield %c : i1
      }
      %v38 = arith.constant 1 : i32
      scf.yield %v38 : i32
    }
    default {
      %v40 = arith.constant 2 : index
      %v39 = arith.subi %v40, %v4 : index
      scf.yield %a : i32
    }
    scf.if %v1 {
    } else {
    }
    scf.yield %v1 : i1
  }
  return %a, %v4, %v32 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.if %d -> (index, i1, index) {
    %v2 = arith.xori %a, %a : i32
    %v3 = scf.if %d -> (index) {
      scf.yield %i : index
    } else {
      scf.yield %i : index
    }
    %v4 = arith.constant 0 : index
    scf.yield %v4, %c, %v4 : index, i1, index
  } else {
    %v5 = arith.constant 3 : index
    %v6 = arith.constant 3 : index
    %v7 = scf.for %v8 = %i to %v5 step %v6 iter_args(%v9 = %d) -> (i1) {
      %v10:3 = scf.while (%v11 = %d) : (i1) -> (i1, i1, index) {
        %v12 = arith.constant false
        scf.condition(%d) %v12, %c, %v5 : i1, i1, index
      } do {
      ^bb0(%v13: i1, %v14: i1, %v15: index):
        %v16 = arith.cmpi slt, %a, %a : i32
        scf.yield %v9 : i1
      }
      %v17 = arith.constant 4 : index
      %v18 = arith.constant 3 : index
      %v19 = arith.constant 3 : index
      %v20:3 = scf.for %v21 = %v10#2 to %v17 step %v18 iter_args(%v22 = %a, %v23 = %v19, %v24 = %v10#0) -> (i32, index, i1) {
        scf.yield %v22, %i, %c : i32, index, i1
      }
      %v25 = arith.addi %a, %v20#0 : i32
      scf.yield %v10#1 : i1
    }
    scf.yield %v6, %v7, %v5 : index, i1, index
  }
  scf.if %c {
    %v27 = arith.constant 1 : index
    %v28 = arith.constant 4 : i32
    %v29 = scf.for %v30 = %v27 to %v1#0 step %i iter_args(%v31 = %v28) -> (i32) {
      "test.use"(%v31) : (i32) -> ()
      %v32 = scf.if %c -> (i32) {
        scf.yield %v28 : i32
      } else {
        scf.yield %v31 : i32
      }
      %v33:3 = scf.if %d -> (i1, index, i32) {
        %v34 = arith.constant false
        scf.yield %v34, %v30, %v31 : i1, index, i32
      } else {
        %v35 = arith.cmpi eq, %v30, %v27 : index
        scf.yield %v35, %v27, %a : i1, index, i32
      }
      scf.yield %v28 : i32
    }
  }
  %v37 = arith.constant 0 : i32
  %v38 = arith.constant 3 : i32
  %v36 = arith.xori %v37, %v38 : i32
  %v40 = arith.constant 2 : i32
  %v39 = arith.cmpi ne, %v36, %v40 : i32
  %v41 = arith.constant true
  %v42 = arith.constant 2 : i32
  %v43:2 = scf.while (%v44 = %v41, %v45 = %v42) : (i1, i32) -> (i32, i32) {
    %v46 = arith.constant 4 : i32
    scf.condition(%c) %v46, %v42 : i32, i32
  } do {
  ^bb0(%v47: i32, %v48: i32):
    %v49:3 = scf.if %v41 -> (i32, i32, index) {
      %v51 = arith.constant 3 : i32
      %v50 = arith.addi %v37, %v51 : i32
      %v52 = arith.constant 0 : index
      %v53 = arith.constant 3 : index
      %v54 = scf.for %v55 = %v52 to %v53 step %v1#2 iter_args(%v56 = %v52) -> (index) {
        scf.yield %i : index
      }
      scf.yield %v38, %v48, %v1#2 : i32, i32, index
    } else {
      %v57 = arith.constant 4 : i32
      %v58 = arith.constant false
      %v59:2 = scf.while (%v60 = %v57, %v61 = %v58) : (i32, i1) -> (index, i1) {
        scf.condition(%v1#1) %i, %v58 : index, i1
      } do {
      ^bb0(%v62: index, %v63: i1):
        "test.use"(%v42) : (i32) -> ()
        %v64 = arith.constant false
        scf.yield %v57, %v64 : i32, i1
      }
      %v65 = arith.xori %a, %v47 : i32
      scf.yield %v65, %v48, %v59#0 : i32, i32, index
    }
    %v66 = arith.constant false
    %v67 = arith.constant 4 : i32
    scf.yield %v66, %v67 : i1, i32
  }
  return %v42, %v1#0, %v39 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = scf.index_switch %v2 -> i32
  default {
    %v4 = arith.constant 0 : index
    %v3 = arith.subi %i, %v4 : index
    scf.yield %a : i32
  }
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 3 : index
  %v8 = scf.for %v9 = %v5 to %v6 step %v7 iter_args(%v10 = %a) -> (i32) {
    %v11 = arith.muli %v6, %v2 : index
    %v12 = arith.constant false
    %v13:3 = scf.while (%v14 = %v12, %v15 = %v12) : (i1, i1) -> (i32, i32, i1) {
      scf.condition(%c) %v10, %v1, %v12 : i32, i32, i1
    } do {
    ^bb0(%v16: i32, %v17: i32, %v18: i1):
      %v19 = arith.cmpi sge, %v17, %v1 : i32
      scf.yield %v19, %v19 : i1, i1
    }
    scf.yield %v13#0 : i32
  }
  %v20 = arith.constant 2 : index
  %v21 = arith.constant 4 : index
  %v22 = arith.constant 0 : index
  %v23:3 = scf.for %v24 = %v20 to %v7 step %v21 iter_args(%v25 = %v5, %v26 = %v6, %v27 = %v22) -> (index, index, index) {
    %v28 = scf.index_switch %v20 -> index
    case 1 {
      %v29 = arith.xori %v8, %v8 : i32
      scf.yield %v20 : index
    }
    default {
      scf.if %d {
      }
      scf.yield %v21 : index
    }
    %v31 = arith.constant 2 : index
    scf.yield %v25, %v28, %v31 : index, index, index
  }
  %v33 = arith.constant 4 : index
  %v32 = scf.index_switch %v33 -> index
  case 3 {
    %v34 = scf.while (%v35 = %a, %v36 = %c) : (i32, i1) -> index {
      %v38 = arith.constant 0 : index
      %v37 = arith.muli %v38, %i : index
      %v39 = arith.constant 0 : index
      %v40 = arith.constant 4 : index
      %v41 = arith.constant 0 : index
      %v42 = scf.for %v43 = %v39 to %v40 step %v41 iter_args(%v44 = %v8) -> (i32) {
        scf.yield %a : i32
      }
      scf.condition(%c) %v22 : index
    } do {
    ^bb0(%v45: index):
      %v46 = arith.subi %v23#2, %v23#0 : index
      %v47 = arith.constant 0 : i32
      scf.yield %v47, %c : i32, i1
    }
    scf.yield %v23#2 : index
  }
  case 0 {
    %v48 = arith.constant 1 : index
    %v49 = arith.constant 4 : index
    scf.for %v51 = %v48 to %v23#1 step %v49 {
      %v52 = arith.constant 2 : index
      %v53 = arith.constant 2 : index
      %v54 = scf.for %v55 = %v6 to %v52 step %v53 iter_args(%v56 = %v8) -> (i32) {
        scf.yield %v56 : i32
      }
    }
    scf.yield %v48 : index
  }
  default {
    %v57 = arith.constant true
    %v58:3 = scf.if %v57 -> (i1, i32, i32) {
      %v59 = arith.constant 1 : index
      %v60 = arith.constant 2 : index
      scf.for %v62 = %v33 to %v59 step %v60 {
        %v63 = arith.xori %v23#0, %v2 : index
      }
      %v64 = arith.constant false
      %v65:2 = scf.if %v64 -> (i32, i32) {
        %v66 = arith.constant 3 : i32
        "test.use"(%v66) : (i32) -> ()
        scf.yield %v66, %v1 : i32, i32
      } else {
        %v67 = arith.constant 2 : i32
        scf.yield %v8, %v67 : i32, i32
      }
      scf.yield %v57, %v1, %v65#0 : i1, i32, i32
    } else {
      %v69 = arith.constant 4 : index
      %v68 = arith.muli %v6, %v69 : index
      scf.yield %c, %a, %v8 : i1, i32, i32
    }
    scf.yield %v23#0 : index
  }
  return %a, %v33, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = scf.index_switch %v2 -> i32
  case 2 {
    %v4 = arith.constant 0 : index
    %v3 = arith.cmpi ne, %v2, %v4 : index
    %v5 = arith.constant 4 : i32
    scf.yield %v5 : i32
  }
  default {
    %v7 = arith.constant 1 : i32
    %v6 = arith.addi %a, %v7 : i32
    scf.yield %v6 : i32
  }
  %v8 = scf.index_switch %i -> i32
  case 3 {
    %v9:2 = scf.if %c -> (index, i1) {
      %v11 = arith.constant 4 : i32
      %v10 = arith.xori %a, %v11 : i32
      scf.yield %i, %d : index, i1
    } else {
      %v12 = arith.constant false
      scf.yield %i, %v12 : index, i1
    }
    scf.yield %v1 : i32
  }
  case 2 {
    %v13 = arith.muli %v1, %a : i32
    %v14 = arith.constant 4 : i32
    scf.yield %v14 : i32
  }
  default {
    %v15 = arith.constant 1 : index
    %v16 = arith.constant 2 : index
    %v17 = arith.constant 3 : i32
    %v18:3 = scf.for %v19 = %v2 to %v15 step %v16 iter_args(%v20 = %d, %v21 = %v17, %v22 = %d) -> (i1, i32, i1) {
      %v23 = arith.constant 4 : index
      %v24:2 = scf.for %v25 = %v19 to %v23 step %v2 iter_args(%v26 = %c, %v27 = %c) -> (i1, i1) {
        "test.use"(%a) : (i32) -> ()
        scf.yield %v20, %d : i1, i1
      }
      %v28 = arith.constant false
      scf.yield %v28, %a, %c : i1, i32, i1
    }
    scf.yield %v1 : i32
  }
  %v29 = scf.index_switch %v2 -> index
  case 3 {
    %v30:3 = scf.if %c -> (index, i32, i32) {
      %v31 = arith.constant 0 : i32
      scf.yield %v2, %a, %v31 : index, i32, i32
    } else {
      %v33 = arith.constant 3 : index
      %v32 = arith.addi %v2, %v33 : index
      %v35 = arith.constant 4 : index
      %v34 = arith.xori %v2, %v35 : index
      scf.yield %i, %v8, %v8 : index, i32, i32
    }
    scf.yield %i : index
  }
  case 2 {
    %v36 = arith.muli %v1, %v8 : i32
    scf.yield %v2 : index
  }
  default {
    %v37 = scf.while (%v38 = %a, %v39 = %a, %v40 = %d) : (i32, i32, i1) -> i32 {
      "test.use"(%v39) : (i32) -> ()
      scf.condition(%v40) %v38 : i32
    } do {
    ^bb0(%v41: i32):
      %v42:3 = scf.while (%v43 = %d) : (i1) -> (index, i32, i1) {
        scf.condition(%c) %v2, %v8, %c : index, i32, i1
      } do {
      ^bb0(%v44: index, %v45: i32, %v46: i1):
        scf.yield %d : i1
      }
      %v47 = arith.constant 0 : index
      %v48 = arith.constant 2 : index
      %v49 = arith.constant 4 : index
      %v50 = scf.for %v51 = %v47 to %v48 step %v49 iter_args(%v52 = %v1) -> (i32) {
        scf.yield %v42#1 : i32
      }
      %v53 = arith.constant 2 : i32
      scf.yield %v53, %v53, %d : i32, i32, i1
    }
    scf.yield %i : index
  }
  %v54 = arith.subi %a, %a : i32
  %v55 = arith.constant 0 : index
  %v56 = arith.constant 2 : index
  %v57 = scf.for %v58 = %v55 to %i step %v56 iter_args(%v59 = %v54) -> (i32) {
    %v60 = arith.subi %v29, %v58 : index
    %v62 = arith.constant 3 : i32
    %v61 = arith.xori %v62, %v59 : i32
    %v63:2 = scf.while (%v64 = %d, %v65 = %v8) : (i1, i32) -> (index, i1) {
      %v67 = arith.constant 0 : i32
      %v66 = arith.muli %v67, %v61 : i32
      scf.condition(%d) %i, %c : index, i1
    } do {
    ^bb0(%v68: index, %v69: i1):
      %v70 = arith.constant true
      scf.yield %v70, %v61 : i1, i32
    }
    scf.yield %v1 : i32
  }
  return %v54, %v29, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 4 : index
  %v4:2 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %a, %v7 = %a) -> (i32, i32) {
    %v8 = arith.constant 0 : index
    %v9 = arith.constant 4 : index
    scf.for %v11 = %v8 to %v3 step %v9 {
      %v12 = scf.if %c -> (i1) {
        "test.use"(%v7) : (i32) -> ()
        scf.yield %d : i1
      } else {
        "test.use"(%a) : (i32) -> ()
        scf.yield %d : i1
      }
      %v13 = arith.constant 2 : index
      %v14 = arith.constant 4 : index
      %v15 = arith.constant 3 : i32
      %v16 = scf.for %v17 = %v9 to %v13 step %v14 iter_args(%v18 = %v15) -> (i32) {
        scf.yield %v6 : i32
      }
      %v19 = scf.if %v12 -> (i32) {
        scf.yield %v15 : i32
      } else {
        scf.yield %v6 : i32
      }
    }
    %v20 = arith.muli %v9, %v5 : index
    scf.yield %v6, %a : i32, i32
  }
  %v21 = arith.muli %v2, %v2 : index
  %v22 = scf.if %c -> (i1) {
    %v23t = arith.constant true
    %v23 = arith.xori %d, %v23t : i1
    scf.if %v23 {
      %v25 = arith.cmpi sge, %v3, %v21 : index
      %v26 = arith.constant 3 : index
      %v27 = arith.constant 1 : index
      %v28 = scf.for %v29 = %i to %v26 step %v27 iter_args(%v30 = %v26) -> (index) {
        %v31 = arith.cmpi sge, %a, %a : i32
        scf.yield %v30 : index
      }
    } else {
    }
    scf.yield %c : i1
  } else {
    %v32 = arith.xori %v4#1, %v4#0 : i32
    scf.yield %c : i1
  }
  %v33 = arith.constant 3 : i32
  "test.use"(%v33) : (i32) -> ()
  return %v33, %v21, %c : i32, index, i1
}
