// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a4, %a4 : index
  %v1 = arith.constant -1 : index
  %v2 = arith.constant 9223372036854775807 : index
  %v3 = arith.cmpi ule, %v2, %v0 : index
  %v4 = arith.maxsi %a1, %a1 : i8
  %v6 = arith.cmpi uge, %a1, %v4 : i8
  %v7 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v8 = arith.minsi %a3, %a3 : i64
  %v9 = arith.constant 2147483647 : i32
  "use"(%v3, %a0, %a2, %a1, %a3, %v6) : (i1, i1, i32, i8, i64, i1) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.ceildivui %a4, %a4 : index
  %v2 = arith.minsi %a5, %a5 : vector<2xi8>
  %v3 = arith.constant false
  %v4 = arith.muli %v3, %a0 overflow<nuw> : i1
  %v5 = arith.divui %a6, %a6 : vector<3xi1>
  %v6 = arith.andi %a3, %a3 : i64
  %v7 = arith.muli %a0, %v4 : i1
  %v9 = arith.divsi %a2, %a2 : i32
  %v10 = arith.divsi %v9, %v9 : i32
  %v11 = arith.extui %v10 : i32 to i64
  %v12 = arith.shli %a6, %v5 : vector<3xi1>
  "use"(%v7, %v11, %v4, %v2, %v3, %v10) : (i1, i64, i1, vector<2xi8>, i1, i32) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a2, %a2 : i32
  %v1 = arith.addi %a0, %a0 : i1
  %v2 = arith.andi %a2, %v0 : i32
  %v3 = arith.ori %a1, %a1 : i8
  %v4 = arith.addi %a6, %a6 : vector<3xi1>
  %v6 = arith.shli %a1, %a1 : i8
  %v7 = arith.floordivsi %v0, %a2 : i32
  %v8 = arith.ceildivsi %v1, %v1 : i1
  %v9 = arith.cmpi eq, %v6, %a1 : i8
  %v10 = arith.cmpi uge, %v0, %v2 : i32
  %v11 = arith.cmpi ne, %v2, %v0 : i32
  %v12 = arith.constant -1 : i64
  %v13 = arith.shli %v12, %v12 : i64
  %v14 = arith.extsi %v10 : i1 to i32
  %v15 = arith.floordivsi %a4, %a4 : index
  %v16 = arith.cmpi ugt, %v4, %v4 : vector<3xi1>
  "use"(%v10, %a5, %v4, %v12, %a4, %v11) : (i1, vector<2xi8>, vector<3xi1>, i64, index, i1) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[-115, -2]> : vector<2xi8>
  %v1 = arith.constant -128 : i8
  %v2 = arith.cmpi eq, %a3, %a3 : i64
  %v3 = arith.constant 1 : i8
  %v4 = arith.constant 2 : i8
  %v5 = arith.extsi %a2 : i32 to i64
  %v6 = arith.constant dense<true> : vector<3xi1>
  %v7 = arith.constant 0 : i64
  %v8 = arith.constant dense<false> : vector<3xi1>
  %v9 = arith.subi %a0, %v2 overflow<nuw> : i1
  "use"(%v6, %a3, %a5, %v2, %a0, %a2) : (vector<3xi1>, i64, vector<2xi8>, i1, i1, i32) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<false> : vector<3xi1>
  %v1 = arith.maxui %a4, %a4 : index
  %v2 = arith.extsi %a0 : i1 to i8
  %v4 = arith.floordivsi %a3, %a3 : i64
  %v5 = arith.shli %a5, %a5 overflow<nsw> : vector<2xi8>
  %v6 = arith.maxui %a2, %a2 : i32
  %v7 = arith.maxsi %v4, %a3 : i64
  %v8 = arith.maxui %a5, %a5 : vector<2xi8>
  %v9 = arith.constant 0 : i64
  %v10 = arith.constant 7 : index
  %v11 = arith.cmpi sge, %a1, %a1 : i8
  %v12 = arith.constant dense<true> : vector<3xi1>
  %v13 = arith.constant -8554322187384086508 : index
  %v14 = arith.floordivsi %a4, %a4 : index
  "use"(%a0, %v0, %v5, %v7, %v1, %v10) : (i1, vector<3xi1>, vector<2xi8>, i64, index, index) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a3, %a3 : i64
  %v1 = arith.maxsi %a6, %a6 : vector<3xi1>
  %v2 = arith.divsi %a5, %a5 : vector<2xi8>
  %v3 = arith.maxsi %v0, %a3 : i64
  %v4 = arith.constant 2 : i8
  "use"(%a4, %a1, %a0, %v4, %a6, %v3) : (index, i8, i1, i8, vector<3xi1>, i64) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.xori %a2, %a2 : i32
  %v1 = arith.andi %a4, %a4 : index
  "use"(%a2, %v1, %a1, %a0, %a4, %a3) : (i32, index, i8, i1, index, i64) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.subi %a6, %a6 : vector<3xi1>
  %v1 = arith.muli %a5, %a5 overflow<nsw> : vector<2xi8>
  %v2 = arith.constant dense<false> : vector<3xi1>
  %v3 = arith.constant -2 : i32
  %v4 = arith.muli %a1, %a1 overflow<nuw> : i8
  %v5 = arith.minsi %a0, %a0 : i1
  %v6 = arith.shli %v5, %v5 overflow<nsw, nuw> : i1
  %v7 = arith.shrsi %a4, %a4 : index
  %v8 = arith.remui %a4, %v7 : index
  %v9 = arith.maxsi %v5, %a0 : i1
  %v11 = arith.ori %v3, %v3 : i32
  %v12 = arith.remui %a5, %v1 : vector<2xi8>
  %v13 = arith.maxsi %a5, %v12 : vector<2xi8>
  %v14 = arith.subi %a3, %a3 : i64
  "use"(%v7, %a0, %v8, %v3, %v1, %v12) : (index, i1, index, i32, vector<2xi8>, vector<2xi8>) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxui %a0, %a0 : i1
  %v1 = arith.constant false
  %v2 = arith.constant dense<true> : vector<3xi1>
  %v4 = arith.extui %a2 : i32 to i64
  "use"(%a6, %a5, %a1, %v4, %a3, %a0) : (vector<3xi1>, vector<2xi8>, i8, i64, i64, i1) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divsi %a5, %a5 : vector<2xi8>
  %v1 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %v2 = arith.cmpi ule, %a0, %a0 : i1
  %v3 = arith.minsi %a2, %a2 : i32
  %v4 = arith.remsi %a4, %a4 : index
  %v5 = arith.constant 1 : index
  %v6 = arith.cmpi sle, %v1, %a6 : vector<3xi1>
  %v7 = arith.ceildivsi %a4, %v5 : index
  %v8 = arith.constant 127 : i8
  %v9 = arith.divsi %a0, %v2 : i1
  %v10 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %v11 = arith.andi %a3, %a3 : i64
  %v12 = arith.divsi %a6, %a6 : vector<3xi1>
  %v13 = arith.constant dense<[3, 1]> : vector<2xi8>
  %v14 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v15 = arith.constant 2 : i64
  "use"(%a4, %a1, %v2, %a5, %v11, %a2) : (index, i8, i1, vector<2xi8>, i64, i32) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.addi %a4, %a4 : index
  %v1 = arith.extui %a1 : i8 to i64
  %v2 = arith.maxsi %a1, %a1 : i8
  %v3 = arith.constant 127 : i8
  %v4 = arith.constant 7 : i64
  %v5 = arith.subi %v4, %v4 overflow<nuw> : i64
  %v6 = arith.addi %a0, %a0 overflow<nuw> : i1
  %v7 = arith.constant 1 : i8
  %v8 = arith.extsi %v3 : i8 to i64
  %v11 = arith.maxui %a2, %a2 : i32
  %v12 = arith.ori %a6, %a6 : vector<3xi1>
  %v13 = arith.muli %a0, %a0 overflow<nsw> : i1
  "use"(%a3, %v2, %v0, %v8, %v7, %v4) : (i64, i8, index, i64, i8, i64) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.cmpi ne, %a1, %a1 : i8
  %v2 = arith.xori %a4, %a4 : index
  %v5 = arith.constant 9223372036854775807 : i64
  %v6 = arith.constant -2147483648 : i32
  %v8 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v9 = arith.addi %a1, %a1 : i8
  %v10 = arith.andi %a5, %a5 : vector<2xi8>
  %v11 = arith.extsi %v6 : i32 to i64
  %v12 = arith.constant true
  %v13 = arith.divui %v6, %a2 : i32
  %v14 = arith.floordivsi %a6, %a6 : vector<3xi1>
  "use"(%v13, %v12, %a6, %a4, %v1, %a5) : (i32, i1, vector<3xi1>, index, i1, vector<2xi8>) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi uge, %a6, %a6 : vector<3xi1>
  %v2 = arith.constant 7 : i32
  %v3 = arith.cmpi uge, %a1, %a1 : i8
  "use"(%v2, %v0, %v3, %a2, %a1, %a0) : (i32, vector<3xi1>, i1, i32, i8, i1) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 1 : index
  %v1 = arith.shrsi %a2, %a2 : i32
  %v2 = arith.cmpi ne, %a3, %a3 : i64
  %v3 = arith.cmpi eq, %v1, %a2 : i32
  %v4 = arith.remui %a3, %a3 : i64
  %v5 = arith.ceildivsi %a1, %a1 : i8
  "use"(%v3, %v5, %v2, %a0, %a4, %a3) : (i1, i8, i1, i1, index, i64) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant true
  %v1 = arith.shrsi %a4, %a4 : index
  %v2 = arith.constant dense<-2> : vector<2xi8>
  %v3 = arith.remsi %a3, %a3 : i64
  %v4 = arith.constant 1 : i64
  %v5 = arith.constant -1 : i8
  %v7 = arith.ceildivui %v2, %v2 : vector<2xi8>
  "use"(%a5, %v7, %v0, %v3, %v1, %a0) : (vector<2xi8>, vector<2xi8>, i1, i64, index, i1) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.addi %a6, %a6 : vector<3xi1>
  %v2 = arith.constant false
  %v4 = arith.maxui %a6, %v0 : vector<3xi1>
  %v5 = arith.constant 7 : i8
  %v6 = arith.cmpi uge, %a2, %a2 : i32
  %v7 = arith.constant 2147483647 : i32
  %v8 = arith.andi %a3, %a3 : i64
  %v9 = arith.constant 2 : i64
  "use"(%a3, %v8, %a4, %a0, %a5, %v2) : (i64, i64, index, i1, vector<2xi8>, i1) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrui %a3, %a3 : i64
  %v1 = arith.ceildivui %a2, %a2 : i32
  %v2 = arith.maxui %a0, %a0 : i1
  "use"(%v2, %a0, %v1, %a6, %a2, %v0) : (i1, i1, i32, vector<3xi1>, i32, i64) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a1, %a1 : i8
  %v1 = arith.addi %a4, %a4 : index
  %v2 = arith.cmpi sgt, %a2, %a2 : i32
  %v3 = arith.constant dense<127> : vector<2xi8>
  %v4 = arith.ori %a1, %v0 : i8
  %v5 = arith.subi %a6, %a6 : vector<3xi1>
  %v6 = arith.xori %a2, %a2 : i32
  %v7 = arith.shli %a1, %v0 overflow<nsw> : i8
  %v8 = arith.constant dense<[1, 0]> : vector<2xi8>
  %v10 = arith.constant dense<127> : vector<2xi8>
  %v11 = arith.constant 0 : i32
  %v12 = arith.constant 2 : i8
  "use"(%a6, %v0, %v6, %a2, %v2, %v10) : (vector<3xi1>, i8, i32, i32, i1, vector<2xi8>) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divsi %a0, %a0 : i1
  %v1 = arith.constant dense<false> : vector<3xi1>
  %v2 = arith.constant 2 : i32
  %v3 = arith.constant -633857150 : i32
  "use"(%v2, %a6, %a3, %v1, %a1, %a5) : (i32, vector<3xi1>, i64, vector<3xi1>, i8, vector<2xi8>) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxui %a4, %a4 : index
  %v1 = arith.xori %a1, %a1 : i8
  %v3 = arith.ceildivui %v1, %v1 : i8
  %v4 = arith.constant dense<false> : vector<3xi1>
  %v5 = arith.ceildivui %a3, %a3 : i64
  %v7 = arith.remui %a5, %a5 : vector<2xi8>
  %v8 = arith.andi %a4, %a4 : index
  %v9 = arith.minsi %a2, %a2 : i32
  %v10 = arith.minui %v8, %v0 : index
  %v11 = arith.andi %v4, %v4 : vector<3xi1>
  %v12 = arith.constant -2147483648 : i32
  %v13 = arith.andi %v3, %v3 : i8
  %v14 = arith.constant -1 : i8
  %v15 = arith.constant 2 : i64
  %v16 = arith.shrui %a4, %a4 : index
  "use"(%v13, %v10, %v8, %v1, %v15, %v7) : (i8, index, index, i8, i64, vector<2xi8>) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrui %a4, %a4 : index
  %v1 = arith.andi %a4, %a4 : index
  %v2 = arith.constant 2 : i32
  %v3 = arith.constant true
  %v4 = arith.constant -2 : i8
  %v5 = arith.ori %v1, %a4 : index
  %v6 = arith.minsi %a3, %a3 : i64
  %v7 = arith.remsi %v4, %a1 : i8
  %v8 = arith.cmpi uge, %a0, %v3 : i1
  %v9 = arith.cmpi ult, %a0, %v3 : i1
  %v11 = arith.constant -9223372036854775808 : i64
  %v12 = arith.remsi %a5, %a5 : vector<2xi8>
  %v13 = arith.muli %a0, %v9 : i1
  "use"(%v2, %a2, %v13, %a5, %v7, %v6) : (i32, i32, i1, vector<2xi8>, i8, i64) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi slt, %a4, %a4 : index
  %v1 = arith.extsi %a1 : i8 to i64
  %v3 = arith.constant -2 : i8
  %v4 = arith.constant -2500937627153875968 : index
  %v5 = arith.minsi %a4, %v4 : index
  %v6 = arith.remsi %a0, %v0 : i1
  %v8 = arith.constant 7 : i64
  %v9 = arith.constant dense<false> : vector<3xi1>
  "use"(%v5, %v8, %v3, %v6, %v9, %v0) : (index, i64, i8, i1, vector<3xi1>, i1) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.andi %a0, %a0 : i1
  %v1 = arith.ceildivui %a1, %a1 : i8
  %v2 = arith.ceildivsi %a3, %a3 : i64
  %v3 = arith.maxsi %v1, %v1 : i8
  %v4 = arith.constant -2 : index
  %v5 = arith.constant false
  %v6 = arith.constant -9223372036854775808 : i64
  %v7 = arith.floordivsi %v2, %v6 : i64
  %v8 = arith.minui %v7, %v2 : i64
  %v9 = arith.andi %v5, %a0 : i1
  %v10 = arith.ori %a4, %v4 : index
  "use"(%v8, %v7, %a3, %v3, %v5, %v6) : (i64, i64, i64, i8, i1, i64) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a3, %a3 : i64
  %v1 = arith.floordivsi %a2, %a2 : i32
  %v2 = arith.cmpi ne, %a4, %a4 : index
  "use"(%a0, %a5, %v0, %v2, %a6, %a2) : (i1, vector<2xi8>, i64, i1, vector<3xi1>, i32) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<2> : vector<2xi8>
  %v1 = arith.divui %a4, %a4 : index
  %v2 = arith.extsi %a1 : i8 to i64
  %v3 = arith.constant -1 : i64
  %v4 = arith.constant false
  %v5 = arith.remui %a2, %a2 : i32
  "use"(%v4, %a6, %v3, %a0, %a3, %v2) : (i1, vector<3xi1>, i64, i1, i64, i64) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v2 = arith.cmpi slt, %a2, %a2 : i32
  %v3 = arith.maxsi %a5, %a5 : vector<2xi8>
  %v4 = arith.shli %a6, %a6 overflow<nsw, nuw> : vector<3xi1>
  "use"(%v4, %a4, %v3, %a2, %v2, %a6) : (vector<3xi1>, index, vector<2xi8>, i32, i1, vector<3xi1>) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ugt, %a6, %a6 : vector<3xi1>
  %v1 = arith.constant 243284542 : i32
  %v3 = arith.constant 3 : i32
  %v4 = arith.constant dense<2> : vector<2xi8>
  %v5 = arith.minui %a0, %a0 : i1
  %v6 = arith.constant 2 : i8
  %v7 = arith.constant true
  %v8 = arith.maxui %a3, %a3 : i64
  "use"(%a1, %v8, %a6, %a2, %a4, %a3) : (i8, i64, vector<3xi1>, i32, index, i64) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<false> : vector<3xi1>
  %v1 = arith.floordivsi %a5, %a5 : vector<2xi8>
  %v2 = arith.cmpi sge, %a1, %a1 : i8
  %v3 = arith.divui %a1, %a1 : i8
  "use"(%a4, %v0, %a2, %a5, %a3, %a0) : (index, vector<3xi1>, i32, vector<2xi8>, i64, i1) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a1, %a1 : i8
  %v1 = arith.extsi %a0 : i1 to i32
  %v2 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v3 = arith.constant -1 : index
  %v4 = arith.constant -1 : index
  %v5 = arith.constant false
  %v6 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v7 = arith.constant false
  %v8 = arith.constant true
  %v9 = arith.cmpi ule, %v1, %v1 : i32
  "use"(%v6, %a1, %v7, %a2, %v3, %a5) : (vector<3xi1>, i8, i1, i32, index, vector<2xi8>) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.maxsi %a2, %a2 : i32
  %v2 = arith.shrsi %a0, %a0 : i1
  %v3 = arith.maxui %a5, %a5 : vector<2xi8>
  %v4 = arith.addi %a3, %a3 : i64
  %v5 = arith.constant dense<3> : vector<2xi8>
  %v6 = arith.constant 2147483647 : i32
  %v7 = arith.ceildivsi %v4, %a3 : i64
  "use"(%v6, %v7, %v1, %a6, %a1, %v2) : (i32, i64, i32, vector<3xi1>, i8, i1) -> ()
  return
}
}
