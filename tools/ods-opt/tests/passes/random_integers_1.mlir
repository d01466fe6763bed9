// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ne, %a4, %a4 : index
  %v1 = arith.cmpi ule, %a3, %a3 : i64
  %v2 = arith.xori %v0, %v1 : i1
  %v3 = arith.cmpi ule, %a6, %a6 : vector<3xi1>
  %v5 = arith.constant -2147483648 : i32
  "use"(%a2, %a3, %v1, %a4, %a5, %v0) : (i32, i64, i1, index, vector<2xi8>, i1) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrui %a1, %a1 : i8
  %v1 = arith.cmpi ugt, %a3, %a3 : i64
  %v3 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v4 = arith.constant 2147483647 : i32
  %v6 = arith.subi %a3, %a3 : i64
  %v7 = arith.ceildivui %v6, %v6 : i64
  %v8 = arith.maxsi %a0, %a0 : i1
  %v9 = arith.cmpi sge, %a4, %a4 : index
  %v10 = arith.constant 6425029881063594300 : i64
  %v11 = arith.ceildivui %a4, %a4 : index
  %v12 = arith.cmpi ugt, %v1, %v9 : i1
  %v13 = arith.minsi %v11, %v11 : index
  "use"(%v1, %a1, %v12, %v6, %v0, %a5) : (i1, i8, i1, i64, i8, vector<2xi8>) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ult, %a3, %a3 : i64
  %v1 = arith.minui %a4, %a4 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.muli %v2, %v1 overflow<nsw, nuw> : index
  %v4 = arith.constant false
  %v5 = arith.cmpi sgt, %a0, %v0 : i1
  %v6 = arith.cmpi slt, %v4, %v4 : i1
  %v7 = arith.constant true
  %v8 = arith.remsi %a1, %a1 : i8
  %v9 = arith.addi %a3, %a3 overflow<nsw> : i64
  %v10 = arith.constant -2147483648 : i32
  %v12 = arith.cmpi eq, %a3, %a3 : i64
  %v13 = arith.constant 2 : i64
  %v14 = arith.shli %v13, %a3 : i64
  "use"(%a3, %v5, %v3, %v4, %v8, %v13) : (i64, i1, index, i1, i8, i64) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a2, %a2 overflow<nsw> : i32
  %v1 = arith.cmpi uge, %a4, %a4 : index
  %v2 = arith.extui %v1 : i1 to i64
  %v3 = arith.ceildivsi %a1, %a1 : i8
  %v4 = arith.constant -1 : i64
  %v5 = arith.andi %a4, %a4 : index
  %v6 = arith.constant false
  %v8 = arith.constant dense<true> : vector<3xi1>
  %v9 = arith.maxui %v8, %v8 : vector<3xi1>
  %v11 = arith.constant 1 : i8
  "use"(%v0, %v5, %v1, %a0, %v4, %a2) : (i32, index, i1, i1, i64, i32) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a1, %a1 : i8
  %v1 = arith.constant 2 : i64
  %v2 = arith.constant dense<true> : vector<3xi1>
  %v3 = arith.floordivsi %a0, %a0 : i1
  %v4 = arith.extui %v0 : i8 to i64
  %v5 = arith.constant -1 : i32
  %v6 = arith.addi %a0, %v3 overflow<nsw> : i1
  %v7 = arith.constant 124 : i8
  %v8 = arith.constant 3 : i64
  %v9 = arith.divui %v0, %v0 : i8
  %v11 = arith.constant dense<false> : vector<3xi1>
  %v12 = arith.constant false
  %v13 = arith.constant true
  %v14 = arith.shrui %a5, %a5 : vector<2xi8>
  %v15 = arith.constant -3369306431385497813 : i64
  %v16 = arith.constant 5259823758576117738 : i64
  "use"(%a0, %v16, %v4, %v14, %v6, %v5) : (i1, i64, i64, vector<2xi8>, i1, i32) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 1257273520 : i32
  %v1 = arith.constant -2147483648 : i32
  %v2 = arith.minui %a4, %a4 : index
  %v3 = arith.constant 7 : i8
  "use"(%a2, %v3, %a4, %a5, %a3, %a0) : (i32, i8, index, vector<2xi8>, i64, i1) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a0 : i1 to i32
  %v2 = arith.constant 2 : i8
  %v3 = arith.extsi %a1 : i8 to i32
  %v4 = arith.constant 0 : i8
  %v5 = arith.minui %a6, %a6 : vector<3xi1>
  %v6 = arith.ceildivui %a2, %v3 : i32
  %v7 = arith.remui %a6, %v5 : vector<3xi1>
  %v8 = arith.remui %v7, %v5 : vector<3xi1>
  %v9 = arith.addi %v8, %v7 overflow<nuw> : vector<3xi1>
  %v10 = arith.cmpi ult, %a0, %a0 : i1
  %v11 = arith.divsi %a5, %a5 : vector<2xi8>
  %v13 = arith.xori %v0, %a2 : i32
  %v14 = arith.ceildivui %v4, %v2 : i8
  %v16 = arith.floordivsi %v11, %v11 : vector<2xi8>
  %v17 = arith.floordivsi %v16, %v11 : vector<2xi8>
  "use"(%v6, %v17, %a0, %v8, %a2, %a3) : (i32, vector<2xi8>, i1, vector<3xi1>, i32, i64) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v1 = arith.constant 0 : i64
  %v2 = arith.ori %v1, %a3 : i64
  %v3 = arith.subi %a4, %a4 : index
  %v4 = arith.muli %a2, %a2 : i32
  "use"(%a3, %v3, %a0, %v1, %a1, %v0) : (i64, index, i1, i64, i8, vector<3xi1>) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a4, %a4 : index
  %v1 = arith.maxui %a1, %a1 : i8
  %v2 = arith.addi %a4, %a4 : index
  %v3 = arith.constant -128 : i8
  %v4 = arith.constant -1 : i8
  %v5 = arith.ceildivui %a6, %a6 : vector<3xi1>
  %v6 = arith.extsi %a0 : i1 to i32
  %v7 = arith.cmpi eq, %a2, %a2 : i32
  %v8 = arith.constant 2 : index
  %v9 = arith.minsi %v7, %v7 : i1
  %v10 = arith.maxsi %v2, %a4 : index
  %v11 = arith.shrui %v7, %v7 : i1
  %v12 = arith.minsi %v8, %a4 : index
  %v13 = arith.extui %v6 : i32 to i64
  %v14 = arith.maxsi %a5, %a5 : vector<2xi8>
  %v15 = arith.cmpi ult, %v12, %v12 : index
  "use"(%v15, %v11, %v14, %v2, %v9, %v4) : (i1, i1, vector<2xi8>, index, i1, i8) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<true> : vector<3xi1>
  %v1 = arith.remui %a0, %a0 : i1
  %v2 = arith.remui %a1, %a1 : i8
  %v3 = arith.remui %a3, %a3 : i64
  %v4 = arith.shrui %a0, %a0 : i1
  %v5 = arith.ceildivui %a4, %a4 : index
  %v6 = arith.minui %a5, %a5 : vector<2xi8>
  %v7 = arith.constant -1 : index
  %v8 = arith.constant true
  %v9 = arith.maxsi %a5, %a5 : vector<2xi8>
  %v10 = arith.maxui %a2, %a2 : i32
  %v11 = arith.xori %v7, %v5 : index
  %v12 = arith.remui %v2, %a1 : i8
  %v14 = arith.constant dense<[90, -2]> : vector<2xi8>
  "use"(%a0, %v8, %v3, %v9, %a5, %v1) : (i1, i1, i64, vector<2xi8>, vector<2xi8>, i1) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sle, %a2, %a2 : i32
  %v1 = arith.muli %a5, %a5 overflow<nuw> : vector<2xi8>
  %v3 = arith.constant false
  %v4 = arith.constant dense<true> : vector<3xi1>
  %v5 = arith.minui %v4, %v4 : vector<3xi1>
  %v7 = arith.ceildivui %a0, %a0 : i1
  %v8 = arith.constant 2 : i64
  %v9 = arith.constant 127 : i8
  %v10 = arith.ceildivsi %a4, %a4 : index
  %v11 = arith.divui %a2, %a2 : i32
  %v12 = arith.constant false
  %v13 = arith.extui %v9 : i8 to i64
  "use"(%v13, %a2, %v5, %v10, %v7, %a4) : (i64, i32, vector<3xi1>, index, i1, index) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi eq, %a4, %a4 : index
  %v1 = arith.constant 2 : i64
  %v2 = arith.constant dense<[127, -2]> : vector<2xi8>
  %v3 = arith.constant dense<3> : vector<2xi8>
  "use"(%a4, %v2, %v0, %v3, %a5, %a3) : (index, vector<2xi8>, i1, vector<2xi8>, vector<2xi8>, i64) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.minui %a0, %a0 : i1
  %v3 = arith.constant 7 : i8
  %v4 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v5 = arith.constant 0 : i32
  %v6 = arith.xori %a3, %a3 : i64
  %v7 = arith.muli %a5, %a5 overflow<nsw> : vector<2xi8>
  %v8 = arith.remui %v4, %a6 : vector<3xi1>
  "use"(%a0, %a1, %v3, %v5, %a5, %a4) : (i1, i8, i8, i32, vector<2xi8>, index) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divsi %a4, %a4 : index
  %v2 = arith.constant dense<-2> : vector<2xi8>
  %v3 = arith.divsi %a0, %a0 : i1
  %v4 = arith.cmpi ugt, %a2, %a2 : i32
  %v5 = arith.remui %a2, %a2 : i32
  %v6 = arith.constant -2 : index
  %v7 = arith.muli %a6, %a6 : vector<3xi1>
  %v9 = arith.extsi %v4 : i1 to i8
  %v11 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v12 = arith.andi %a3, %a3 : i64
  %v13 = arith.constant -72 : i8
  "use"(%v13, %v6, %v4, %v2, %v5, %a0) : (i8, index, i1, vector<2xi8>, i32, i1) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrsi %a4, %a4 : index
  %v1 = arith.floordivsi %a1, %a1 : i8
  %v2 = arith.ceildivsi %a5, %a5 : vector<2xi8>
  "use"(%v2, %a1, %v1, %a5, %a6, %a4) : (vector<2xi8>, i8, i8, vector<2xi8>, vector<3xi1>, index) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a3, %a3 : i64
  %v1 = arith.extsi %a2 : i32 to i64
  %v2 = arith.constant -2 : index
  %v3 = arith.minsi %a6, %a6 : vector<3xi1>
  "use"(%v1, %a0, %a6, %a3, %v3, %a1) : (i64, i1, vector<3xi1>, i64, vector<3xi1>, i8) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a2, %a2 : i32
  %v2 = arith.muli %a6, %a6 overflow<nuw> : vector<3xi1>
  %v3 = arith.cmpi sge, %v0, %v0 : i32
  %v4 = arith.divui %a3, %a3 : i64
  %v5 = arith.addi %a1, %a1 overflow<nsw> : i8
  %v6 = arith.cmpi ult, %a4, %a4 : index
  %v7 = arith.remui %a5, %a5 : vector<2xi8>
  "use"(%v7, %v6, %v4, %v5, %a2, %a5) : (vector<2xi8>, i1, i64, i8, i32, vector<2xi8>) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 1 : i32
  %v1 = arith.ceildivui %a3, %a3 : i64
  %v2 = arith.subi %a3, %v1 overflow<nsw, nuw> : i64
  %v3 = arith.shli %a0, %a0 : i1
  %v4 = arith.subi %a1, %a1 : i8
  %v5 = arith.remsi %v3, %v3 : i1
  "use"(%a0, %a1, %v1, %a4, %a5, %a2) : (i1, i8, i64, index, vector<2xi8>, i32) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a1 : i8 to i64
  %v1 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v2 = arith.cmpi sge, %a0, %a0 : i1
  %v3 = arith.remsi %a4, %a4 : index
  %v4 = arith.constant 7 : index
  %v5 = arith.constant 7 : i8
  %v6 = arith.subi %v4, %v4 : index
  %v7 = arith.constant -1 : i64
  %v8 = arith.shrsi %a2, %a2 : i32
  %v9 = arith.minui %a1, %v5 : i8
  %v10 = arith.constant -9223372036854775808 : index
  %v11 = arith.constant dense<[3, -48]> : vector<2xi8>
  %v12 = arith.divui %a3, %a3 : i64
  %v13 = arith.constant dense<0> : vector<2xi8>
  %v14 = arith.constant -5049832949101678671 : index
  %v15 = arith.remsi %v5, %v5 : i8
  "use"(%v12, %v5, %v3, %v2, %a4, %v14) : (i64, i8, index, i1, index, index) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a5, %a5 : vector<2xi8>
  %v2 = arith.remui %a2, %a2 : i32
  %v3 = arith.constant true
  %v5 = arith.divui %v0, %v0 : vector<2xi8>
  %v6 = arith.andi %a0, %v3 : i1
  "use"(%a4, %v3, %a6, %a1, %a5, %v2) : (index, i1, vector<3xi1>, i8, vector<2xi8>, i32) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extui %a0 : i1 to i64
  %v1 = arith.ceildivui %a4, %a4 : index
  %v2 = arith.constant -9223372036854775808 : i64
  %v4 = arith.xori %a2, %a2 : i32
  %v5 = arith.maxui %a0, %a0 : i1
  %v6 = arith.divsi %a4, %a4 : index
  %v7 = arith.constant 3 : index
  %v8 = arith.cmpi sge, %v0, %v0 : i64
  %v9 = arith.constant 7 : i8
  %v10 = arith.divui %a6, %a6 : vector<3xi1>
  %v11 = arith.minui %a2, %a2 : i32
  %v12 = arith.xori %a6, %v10 : vector<3xi1>
  %v13 = arith.cmpi uge, %v8, %v5 : i1
  "use"(%a3, %v11, %v7, %v9, %a6, %a2) : (i64, i32, index, i8, vector<3xi1>, i32) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a6, %a6 : vector<3xi1>
  %v2 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v3 = arith.xori %a4, %a4 : index
  %v4 = arith.cmpi ule, %v2, %a6 : vector<3xi1>
  %v5 = arith.divsi %a5, %a5 : vector<2xi8>
  %v6 = arith.constant dense<[127, -2]> : vector<2xi8>
  %v7 = arith.minsi %a6, %v4 : vector<3xi1>
  %v8 = arith.ceildivui %a1, %a1 : i8
  %v9 = arith.constant false
  %v10 = arith.constant dense<[127, 127]> : vector<2xi8>
  %v13 = arith.maxui %a3, %a3 : i64
  %v14 = arith.cmpi slt, %a2, %a2 : i32
  %v15 = arith.constant 1 : i64
  %v16 = arith.xori %v8, %a1 : i8
  "use"(%v15, %v8, %v5, %a4, %v10, %v9) : (i64, i8, vector<2xi8>, index, vector<2xi8>, i1) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a3, %a3 : i64
  %v1 = arith.cmpi ugt, %a1, %a1 : i8
  %v2 = arith.shrui %a1, %a1 : i8
  %v3 = arith.constant 9223372036854775807 : i64
  %v5 = arith.cmpi eq, %v2, %v2 : i8
  %v6 = arith.ceildivui %a2, %a2 : i32
  %v7 = arith.shrui %a6, %a6 : vector<3xi1>
  "use"(%a2, %v3, %a0, %v0, %a4, %v1) : (i32, i64, i1, i64, index, i1) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a1 : i8 to i32
  %v1 = arith.addi %a2, %a2 : i32
  %v2 = arith.constant 77 : i8
  %v3 = arith.maxui %a4, %a4 : index
  %v4 = arith.constant 3 : index
  %v5 = arith.muli %a0, %a0 overflow<nuw> : i1
  %v6 = arith.divsi %a3, %a3 : i64
  %v7 = arith.cmpi slt, %v2, %a1 : i8
  %v8 = arith.xori %a5, %a5 : vector<2xi8>
  %v9 = arith.constant -2 : i8
  %v10 = arith.muli %v6, %a3 : i64
  %v11 = arith.constant false
  %v12 = arith.constant 9223372036854775807 : index
  %v13 = arith.subi %v0, %a2 : i32
  "use"(%a3, %a0, %v13, %v4, %a1, %v2) : (i64, i1, i32, index, i8, i8) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v1 = arith.maxui %a0, %a0 : i1
  %v2 = arith.cmpi ult, %a2, %a2 : i32
  %v3 = arith.constant 2 : i64
  %v4 = arith.shrui %a1, %a1 : i8
  %v5 = arith.maxui %v4, %a1 : i8
  "use"(%a4, %a1, %v2, %v5, %v4, %v3) : (index, i8, i1, i8, i8, i64) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 40 : i8
  %v1 = arith.cmpi ne, %a6, %a6 : vector<3xi1>
  %v2 = arith.constant 2 : i64
  %v3 = arith.extui %v0 : i8 to i32
  %v5 = arith.minsi %v1, %v1 : vector<3xi1>
  %v7 = arith.shrsi %a0, %a0 : i1
  %v8 = arith.andi %a2, %v3 : i32
  %v9 = arith.extui %a1 : i8 to i32
  %v10 = arith.addi %a0, %v7 overflow<nuw> : i1
  %v11 = arith.ori %v5, %a6 : vector<3xi1>
  %v13 = arith.maxui %a3, %a3 : i64
  "use"(%a0, %v11, %a1, %v0, %v9, %a4) : (i1, vector<3xi1>, i8, i8, i32, index) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[-1, 7]> : vector<2xi8>
  %v1 = arith.constant 1 : index
  %v2 = arith.remui %a0, %a0 : i1
  %v3 = arith.constant -1 : i8
  "use"(%a5, %a4, %v1, %a1, %a0, %v0) : (vector<2xi8>, index, index, i8, i1, vector<2xi8>) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a1 : i8 to i64
  %v1 = arith.addi %a6, %a6 : vector<3xi1>
  %v2 = arith.constant -9223372036854775808 : index
  %v3 = arith.constant 3 : i64
  %v4 = arith.minsi %a0, %a0 : i1
  %v5 = arith.constant 9223372036854775807 : i64
  %v7 = arith.extsi %a0 : i1 to i64
  %v8 = arith.constant 0 : i8
  %v9 = arith.constant true
  %v10 = arith.cmpi eq, %a4, %a4 : index
  %v11 = arith.constant -2 : i64
  %v12 = arith.muli %a2, %a2 overflow<nsw, nuw> : i32
  "use"(%a6, %a1, %a3, %a5, %v10, %v7) : (vector<3xi1>, i8, i64, vector<2xi8>, i1, i64) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minsi %a4, %a4 : index
  %v1 = arith.cmpi ugt, %a1, %a1 : i8
  %v2 = arith.remui %v0, %a4 : index
  %v3 = arith.cmpi ule, %v0, %v0 : index
  %v4 = arith.ceildivsi %a1, %a1 : i8
  %v6 = arith.shli %a1, %a1 overflow<nsw> : i8
  %v7 = arith.cmpi eq, %a2, %a2 : i32
  %v8 = arith.remsi %a0, %v1 : i1
  %v9 = arith.constant dense<1> : vector<2xi8>
  %v10 = arith.cmpi sgt, %v4, %v6 : i8
  %v11 = arith.constant 2 : i32
  %v12 = arith.cmpi ugt, %a6, %a6 : vector<3xi1>
  %v13 = arith.maxsi %v11, %a2 : i32
  %v14 = arith.floordivsi %v6, %a1 : i8
  %v15 = arith.constant 7 : index
  %v16 = arith.constant -1 : i64
  %v17 = arith.ori %a5, %v9 : vector<2xi8>
  "use"(%a1, %v13, %v4, %v12, %v3, %a5) : (i8, i32, i8, vector<3xi1>, i1, vector<2xi8>) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -1 : index
  %v1 = arith.floordivsi %a3, %a3 : i64
  %v2 = arith.maxsi %a4, %a4 : index
  %v3 = arith.extui %a0 : i1 to i8
  %v4 = arith.addi %a5, %a5 overflow<nsw, nuw> : vector<2xi8>
  %v5 = arith.addi %a2, %a2 : i32
  "use"(%a4, %v3, %a0, %a2, %a3, %v1) : (index, i8, i1, i32, i64, i64) -> ()
  return
}
}
