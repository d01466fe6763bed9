// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi eq, %a3, %a3 : i64
  %v1 = arith.ori %a5, %a5 : vector<2xi8>
  %v2 = arith.ceildivsi %a2, %a2 : i32
  %v3 = arith.remui %a1, %a1 : i8
  "use"(%a5, %v3, %v1, %a1, %v0, %a0) : (vector<2xi8>, i8, vector<2xi8>, i8, i1, i1) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a6, %a6 : vector<3xi1>
  %v1 = arith.maxsi %a4, %a4 : index
  %v2 = arith.remsi %a1, %a1 : i8
  %v3 = arith.maxsi %a0, %a0 : i1
  %v4 = arith.remsi %a4, %v1 : index
  %v5 = arith.constant -9223372036854775808 : i64
  %v6 = arith.constant false
  %v7 = arith.minui %a5, %a5 : vector<2xi8>
  %v8 = arith.remsi %a3, %v5 : i64
  "use"(%a2, %a6, %a5, %v8, %v2, %a0) : (i32, vector<3xi1>, vector<2xi8>, i64, i8, i1) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remsi %a4, %a4 : index
  %v1 = arith.remui %a1, %a1 : i8
  %v3 = arith.constant 1 : i8
  %v4 = arith.ori %a2, %a2 : i32
  "use"(%a0, %v1, %a1, %a6, %a5, %a3) : (i1, i8, i8, vector<3xi1>, vector<2xi8>, i64) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -1 : i64
  %v2 = arith.ceildivui %a2, %a2 : i32
  %v3 = arith.shrsi %a2, %v2 : i32
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 70 : i8
  %v6 = arith.ori %a0, %a0 : i1
  %v7 = arith.ceildivsi %a6, %a6 : vector<3xi1>
  %v8 = arith.constant -9223372036854775808 : index
  %v9 = arith.constant -2 : i64
  %v11 = arith.minui %a5, %a5 : vector<2xi8>
  %v12 = arith.divui %a0, %a0 : i1
  %v13 = arith.muli %a5, %a5 : vector<2xi8>
  %v14 = arith.constant true
  %v15 = arith.extui %v3 : i32 to i64
  %v16 = arith.cmpi sle, %v5, %v5 : i8
  %v17 = arith.maxui %v7, %v7 : vector<3xi1>
  "use"(%v14, %a3, %v15, %a4, %a1, %a0) : (i1, i64, i64, index, i8, i1) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<3> : vector<2xi8>
  %v1 = arith.muli %a5, %a5 overflow<nsw> : vector<2xi8>
  %v2 = arith.muli %a3, %a3 overflow<nsw> : i64
  %v3 = arith.divsi %a1, %a1 : i8
  "use"(%a6, %a0, %a5, %v1, %a3, %v2) : (vector<3xi1>, i1, vector<2xi8>, vector<2xi8>, i64, i64) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.addi %a1, %a1 : i8
  %v1 = arith.shrui %a6, %a6 : vector<3xi1>
  %v4 = arith.ori %a5, %a5 : vector<2xi8>
  %v5 = arith.constant 2 : i8
  %v6 = arith.constant 9223372036854775807 : i64
  %v7 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v8 = arith.shli %a0, %a0 overflow<nsw> : i1
  %v9 = arith.subi %a5, %v4 overflow<nsw> : vector<2xi8>
  %v11 = arith.addi %v8, %v8 overflow<nsw> : i1
  %v12 = arith.cmpi ugt, %v5, %a1 : i8
  "use"(%v12, %v6, %a2, %v11, %v1, %v5) : (i1, i64, i32, i1, vector<3xi1>, i8) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v1 = arith.constant false
  %v2 = arith.remui %a0, %v1 : i1
  %v3 = arith.constant -128 : i8
  %v4 = arith.constant 7 : i8
  %v5 = arith.maxsi %a4, %a4 : index
  %v6 = arith.constant 0 : i32
  %v7 = arith.cmpi ne, %a1, %v4 : i8
  %v9 = arith.constant dense<true> : vector<3xi1>
  "use"(%a1, %v3, %a3, %v2, %a0, %a4) : (i8, i8, i64, i1, i1, index) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -2 : i8
  %v1 = arith.constant 2 : i8
  %v2 = arith.minui %a0, %a0 : i1
  %v3 = arith.divsi %a1, %v1 : i8
  %v4 = arith.shrsi %v2, %v2 : i1
  %v5 = arith.xori %a6, %a6 : vector<3xi1>
  %v6 = arith.constant -1677577713 : i32
  %v7 = arith.divsi %a4, %a4 : index
  %v10 = arith.ceildivui %v0, %v0 : i8
  %v11 = arith.constant 127 : i8
  %v12 = arith.extui %v3 : i8 to i64
  "use"(%a6, %a4, %v10, %v4, %v5, %v7) : (vector<3xi1>, index, i8, i1, vector<3xi1>, index) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[1, -2]> : vector<2xi8>
  %v1 = arith.cmpi slt, %a1, %a1 : i8
  %v2 = arith.addi %a5, %a5 : vector<2xi8>
  %v3 = arith.constant 2 : i32
  %v4 = arith.remui %a5, %v0 : vector<2xi8>
  %v5 = arith.ceildivsi %a0, %v1 : i1
  %v6 = arith.constant -2 : i32
  %v7 = arith.remui %v3, %v6 : i32
  %v9 = arith.minui %a4, %a4 : index
  %v10 = arith.ceildivui %a4, %v9 : index
  "use"(%a5, %v2, %v4, %v7, %v1, %v10) : (vector<2xi8>, vector<2xi8>, vector<2xi8>, i32, i1, index) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a1 : i8 to i32
  %v1 = arith.extsi %a0 : i1 to i32
  %v2 = arith.shli %a5, %a5 : vector<2xi8>
  %v3 = arith.constant 0 : i32
  %v4 = arith.maxsi %a3, %a3 : i64
  "use"(%a2, %a4, %v4, %a1, %v0, %a5) : (i32, index, i64, i8, i32, vector<2xi8>) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a6, %a6 : vector<3xi1>
  %v1 = arith.constant dense<1> : vector<2xi8>
  %v2 = arith.ori %a1, %a1 : i8
  %v3 = arith.ori %a2, %a2 : i32
  %v4 = arith.muli %a4, %a4 : index
  %v5 = arith.remsi %a3, %a3 : i64
  %v6 = arith.cmpi ugt, %a0, %a0 : i1
  %v7 = arith.cmpi eq, %a1, %v2 : i8
  %v9 = arith.constant 9223372036854775807 : index
  %v10 = arith.constant 2 : i8
  %v11 = arith.constant 0 : i8
  %v12 = arith.constant dense<false> : vector<3xi1>
  "use"(%a0, %v11, %v10, %v9, %v2, %a6) : (i1, i8, i8, index, i8, vector<3xi1>) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extui %a0 : i1 to i64
  %v1 = arith.subi %a4, %a4 : index
  %v2 = arith.constant dense<[-1, -128]> : vector<2xi8>
  %v3 = arith.minsi %a5, %v2 : vector<2xi8>
  %v4 = arith.remsi %v2, %v3 : vector<2xi8>
  %v5 = arith.divui %v4, %v2 : vector<2xi8>
  %v6 = arith.shrui %a2, %a2 : i32
  %v7 = arith.shrsi %a3, %a3 : i64
  %v8 = arith.constant 0 : index
  "use"(%a1, %v8, %a4, %v7, %a6, %a3) : (i8, index, index, i64, vector<3xi1>, i64) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sle, %a2, %a2 : i32
  %v1 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v2 = arith.constant -2 : i64
  "use"(%v0, %a3, %a1, %a5, %v2, %a4) : (i1, i64, i8, vector<2xi8>, i64, index) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrsi %a3, %a3 : i64
  %v2 = arith.constant true
  %v4 = arith.constant 2 : i64
  %v5 = arith.remui %a2, %a2 : i32
  %v6 = arith.constant -9223372036854775808 : index
  %v7 = arith.addi %a0, %a0 overflow<nsw, nuw> : i1
  %v10 = arith.minsi %v2, %v2 : i1
  %v11 = arith.constant dense<0> : vector<2xi8>
  %v12 = arith.maxui %a1, %a1 : i8
  %v13 = arith.constant 7 : index
  %v14 = arith.extsi %v10 : i1 to i64
  %v15 = arith.minui %v2, %v2 : i1
  "use"(%v14, %a5, %v6, %v7, %v5, %a1) : (i64, vector<2xi8>, index, i1, i32, i8) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a5, %a5 : vector<2xi8>
  %v1 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v2 = arith.constant 2 : index
  %v3 = arith.constant false
  %v4 = arith.constant -1 : index
  %v6 = arith.shrsi %v1, %a6 : vector<3xi1>
  %v7 = arith.remsi %a2, %a2 : i32
  %v8 = arith.cmpi slt, %v1, %v6 : vector<3xi1>
  %v9 = arith.constant -2147483648 : i32
  %v10 = arith.divui %v4, %v4 : index
  %v11 = arith.constant true
  %v12 = arith.constant 0 : i8
  %v13 = arith.andi %v2, %v10 : index
  "use"(%a0, %v8, %v0, %v7, %a5, %a6) : (i1, vector<3xi1>, vector<2xi8>, i32, vector<2xi8>, vector<3xi1>) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -128 : i8
  %v1 = arith.constant -9223372036854775808 : i64
  %v2 = arith.shrui %a0, %a0 : i1
  %v3 = arith.cmpi ult, %a4, %a4 : index
  %v4 = arith.maxui %a5, %a5 : vector<2xi8>
  %v5 = arith.shli %a6, %a6 : vector<3xi1>
  %v6 = arith.minui %a3, %a3 : i64
  %v7 = arith.constant dense<[127, 3]> : vector<2xi8>
  %v8 = arith.ori %a6, %a6 : vector<3xi1>
  %v9 = arith.remsi %v2, %v3 : i1
  "use"(%a4, %a5, %a1, %v2, %v6, %v5) : (index, vector<2xi8>, i8, i1, i64, vector<3xi1>) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrui %a6, %a6 : vector<3xi1>
  %v1 = arith.remui %a2, %a2 : i32
  %v2 = arith.andi %a1, %a1 : i8
  %v3 = arith.andi %v1, %v1 : i32
  %v4 = arith.constant -1 : i8
  %v5 = arith.constant false
  "use"(%v3, %a4, %v4, %a5, %v1, %v2) : (i32, index, i8, vector<2xi8>, i32, i8) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 3 : i32
  %v1 = arith.cmpi uge, %a1, %a1 : i8
  %v2 = arith.xori %a5, %a5 : vector<2xi8>
  %v3 = arith.ceildivui %v2, %a5 : vector<2xi8>
  %v4 = arith.cmpi sgt, %a4, %a4 : index
  %v5 = arith.cmpi ule, %a2, %v0 : i32
  "use"(%a5, %a4, %v0, %v3, %v2, %a2) : (vector<2xi8>, index, i32, vector<2xi8>, vector<2xi8>, i32) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a6, %a6 overflow<nsw> : vector<3xi1>
  %v1 = arith.divui %a3, %a3 : i64
  %v2 = arith.constant dense<1> : vector<2xi8>
  %v3 = arith.constant 0 : i8
  %v4 = arith.constant dense<false> : vector<3xi1>
  %v5 = arith.constant -1 : i8
  %v6 = arith.constant -128 : i8
  %v7 = arith.constant 0 : index
  "use"(%a2, %v6, %v7, %a0, %a5, %v3) : (i32, i8, index, i1, vector<2xi8>, i8) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant false
  %v1 = arith.andi %a0, %v0 : i1
  %v2 = arith.cmpi sge, %a1, %a1 : i8
  %v3 = arith.constant 127 : i8
  %v4 = arith.constant 0 : index
  %v5 = arith.extui %a0 : i1 to i64
  %v6 = arith.constant -2147483648 : i32
  %v7 = arith.floordivsi %a5, %a5 : vector<2xi8>
  %v8 = arith.constant 2 : i64
  %v9 = arith.addi %a0, %a0 overflow<nsw> : i1
  "use"(%v1, %v4, %a5, %a4, %v9, %v7) : (i1, index, vector<2xi8>, index, i1, vector<2xi8>) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<127> : vector<2xi8>
  %v1 = arith.floordivsi %a2, %a2 : i32
  %v2 = arith.andi %a1, %a1 : i8
  %v3 = arith.divui %a0, %a0 : i1
  %v4 = arith.remsi %a3, %a3 : i64
  %v5 = arith.constant true
  %v7 = arith.minsi %v1, %a2 : i32
  %v8 = arith.muli %a6, %a6 overflow<nsw, nuw> : vector<3xi1>
  %v9 = arith.constant -2 : i32
  "use"(%v0, %a5, %v8, %a0, %a1, %v7) : (vector<2xi8>, vector<2xi8>, vector<3xi1>, i1, i8, i32) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -1 : i32
  %v1 = arith.constant dense<[3, 127]> : vector<2xi8>
  %v3 = arith.ceildivui %a6, %a6 : vector<3xi1>
  %v4 = arith.shrsi %a3, %a3 : i64
  %v5 = arith.extui %a1 : i8 to i64
  %v6 = arith.constant dense<[-2, -1]> : vector<2xi8>
  %v7 = arith.shrsi %a1, %a1 : i8
  %v8 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v9 = arith.cmpi ne, %v8, %v8 : vector<3xi1>
  %v10 = arith.remui %v3, %v9 : vector<3xi1>
  %v11 = arith.cmpi ugt, %a1, %a1 : i8
  %v12 = arith.cmpi eq, %a4, %a4 : index
  %v13 = arith.remui %a2, %a2 : i32
  %v14 = arith.shrui %a0, %v11 : i1
  %v15 = arith.maxui %a4, %a4 : index
  "use"(%v6, %a0, %v14, %a4, %v11, %v3) : (vector<2xi8>, i1, i1, index, i1, vector<3xi1>) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a3, %a3 : i64
  %v1 = arith.maxui %a2, %a2 : i32
  %v2 = arith.constant dense<true> : vector<3xi1>
  %v5 = arith.floordivsi %a2, %v1 : i32
  %v6 = arith.minsi %a5, %a5 : vector<2xi8>
  %v7 = arith.andi %a2, %v5 : i32
  %v8 = arith.addi %v1, %v1 overflow<nsw, nuw> : i32
  %v9 = arith.ceildivsi %a0, %a0 : i1
  %v10 = arith.ceildivui %a1, %a1 : i8
  %v11 = arith.constant 3 : i64
  %v12 = arith.constant 1 : index
  "use"(%v1, %v10, %a6, %v11, %v12, %a2) : (i32, i8, vector<3xi1>, i64, index, i32) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<-128> : vector<2xi8>
  %v1 = arith.extsi %a0 : i1 to i8
  %v2 = arith.cmpi ne, %v1, %v1 : i8
  %v4 = arith.xori %a3, %a3 : i64
  %v6 = arith.shli %a0, %v2 : i1
  %v7 = arith.constant -2147483648 : i32
  %v8 = arith.shrsi %v4, %v4 : i64
  %v9 = arith.divui %a1, %v1 : i8
  "use"(%v0, %v4, %a0, %v6, %v2, %v8) : (vector<2xi8>, i64, i1, i1, i1, i64) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a5, %a5 : vector<2xi8>
  %v1 = arith.constant 127 : i8
  %v2 = arith.constant dense<true> : vector<3xi1>
  %v3 = arith.andi %a2, %a2 : i32
  %v4 = arith.remsi %v2, %v2 : vector<3xi1>
  %v5 = arith.minsi %v2, %a6 : vector<3xi1>
  %v7 = arith.shli %a1, %a1 : i8
  %v8 = arith.addi %v0, %a5 overflow<nuw> : vector<2xi8>
  %v9 = arith.extsi %a0 : i1 to i8
  %v10 = arith.constant true
  %v11 = arith.xori %a0, %a0 : i1
  %v12 = arith.shli %a0, %a0 overflow<nuw> : i1
  %v13 = arith.ceildivsi %v8, %a5 : vector<2xi8>
  %v14 = arith.constant 3 : i8
  "use"(%a2, %a6, %a3, %a5, %a1, %v2) : (i32, vector<3xi1>, i64, vector<2xi8>, i8, vector<3xi1>) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.andi %a6, %a6 : vector<3xi1>
  %v1 = arith.shrsi %a4, %a4 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.shli %a1, %a1 overflow<nsw, nuw> : i8
  %v4 = arith.constant 7 : index
  %v5 = arith.subi %a0, %a0 : i1
  %v6 = arith.constant dense<-128> : vector<2xi8>
  %v7 = arith.minsi %a6, %v0 : vector<3xi1>
  %v8 = arith.constant dense<[-2, -85]> : vector<2xi8>
  %v9 = arith.constant false
  %v10 = arith.subi %a3, %a3 overflow<nsw> : i64
  %v11 = arith.shrui %a3, %a3 : i64
  %v12 = arith.minui %a2, %a2 : i32
  "use"(%a1, %v3, %a6, %v10, %v7, %a3) : (i8, i8, vector<3xi1>, i64, vector<3xi1>, i64) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<false> : vector<3xi1>
  %v1 = arith.constant 2147483647 : i32
  %v2 = arith.cmpi ule, %a2, %a2 : i32
  %v5 = arith.andi %a0, %v2 : i1
  %v6 = arith.ceildivui %a5, %a5 : vector<2xi8>
  %v7 = arith.constant -9223372036854775808 : i64
  %v8 = arith.maxsi %a1, %a1 : i8
  %v9 = arith.shrui %v0, %v0 : vector<3xi1>
  %v11 = arith.constant dense<-2> : vector<2xi8>
  %v12 = arith.divsi %a2, %v1 : i32
  %v13 = arith.divui %a6, %v9 : vector<3xi1>
  %v14 = arith.ori %v13, %v0 : vector<3xi1>
  %v15 = arith.constant 3 : i64
  %v16 = arith.extui %v8 : i8 to i32
  %v17 = arith.cmpi sge, %a1, %a1 : i8
  "use"(%a4, %v0, %a5, %v8, %v7, %a1) : (index, vector<3xi1>, vector<2xi8>, i8, i64, i8) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ceildivui %a0, %a0 : i1
  %v1 = arith.andi %a6, %a6 : vector<3xi1>
  %v2 = arith.constant false
  %v3 = arith.constant 7 : i64
  %v4 = arith.ceildivsi %a2, %a2 : i32
  %v5 = arith.constant dense<-128> : vector<2xi8>
  %v6 = arith.remsi %a1, %a1 : i8
  %v7 = arith.shrsi %v2, %v0 : i1
  %v8 = arith.constant dense<[80, 0]> : vector<2xi8>
  %v9 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %v10 = arith.remsi %a4, %a4 : index
  %v11 = arith.muli %v2, %v0 overflow<nsw, nuw> : i1
  %v14 = arith.floordivsi %v4, %a2 : i32
  %v15 = arith.constant -2 : i32
  "use"(%a0, %a6, %a1, %v6, %v3, %v14) : (i1, vector<3xi1>, i8, i8, i64, i32) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.andi %a6, %a6 : vector<3xi1>
  %v2 = arith.constant 3 : i8
  %v3 = arith.muli %a5, %a5 overflow<nuw> : vector<2xi8>
  "use"(%a5, %a6, %a0, %v3, %a4, %a2) : (vector<2xi8>, vector<3xi1>, i1, vector<2xi8>, index, i32) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.extsi %a0 : i1 to i8
  %v2 = arith.remsi %a6, %a6 : vector<3xi1>
  %v3 = arith.constant -1 : i8
  %v5 = arith.shli %v1, %a1 : i8
  %v6 = arith.constant dense<[127, -114]> : vector<2xi8>
  %v7 = arith.constant 3 : i64
  "use"(%a3, %v7, %a2, %a6, %a5, %a4) : (i64, i64, i32, vector<3xi1>, vector<2xi8>, index) -> ()
  return
}
}
