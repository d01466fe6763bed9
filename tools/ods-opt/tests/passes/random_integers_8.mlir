// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant 1 : i8
  %v2 = arith.constant -128 : i8
  %v3 = arith.addi %v1, %v1 : i8
  %v4 = arith.xori %a3, %a3 : i64
  %v5 = arith.cmpi sgt, %v3, %v3 : i8
  %v6 = arith.remui %a3, %a3 : i64
  %v7 = arith.xori %a3, %v6 : i64
  %v8 = arith.muli %v5, %a0 : i1
  %v9 = arith.maxui %a1, %v3 : i8
  "use"(%v4, %a0, %a5, %a2, %v5, %a1) : (i64, i1, vector<2xi8>, i32, i1, i8) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v1 = arith.remsi %a1, %a1 : i8
  %v2 = arith.constant -1 : i32
  %v3 = arith.constant 7 : i32
  %v4 = arith.shli %a2, %v3 overflow<nsw> : i32
  %v5 = arith.extui %a0 : i1 to i8
  %v6 = arith.constant true
  %v7 = arith.cmpi uge, %v4, %v2 : i32
  %v8 = arith.shrui %v1, %v1 : i8
  %v9 = arith.remsi %v7, %a0 : i1
  %v10 = arith.constant true
  %v11 = arith.maxsi %a4, %a4 : index
  %v12 = arith.constant 2 : index
  "use"(%v11, %v7, %v12, %a3, %v6, %v10) : (index, i1, index, i64, i1, i1) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant true
  %v1 = arith.cmpi slt, %a3, %a3 : i64
  %v2 = arith.shrui %v1, %a0 : i1
  %v3 = arith.muli %a5, %a5 : vector<2xi8>
  %v4 = arith.constant 9223372036854775807 : i64
  %v5 = arith.constant false
  %v6 = arith.addi %v3, %v3 : vector<2xi8>
  %v8 = arith.cmpi uge, %a4, %a4 : index
  %v9 = arith.maxsi %a2, %a2 : i32
  %v10 = arith.muli %v9, %v9 overflow<nuw> : i32
  %v11 = arith.ori %v8, %v1 : i1
  %v12 = arith.ori %a4, %a4 : index
  %v13 = arith.xori %a1, %a1 : i8
  %v14 = arith.xori %v10, %v10 : i32
  %v15 = arith.minui %v6, %v3 : vector<2xi8>
  %v16 = arith.shrsi %a5, %v6 : vector<2xi8>
  "use"(%a1, %v16, %a0, %v3, %v9, %v15) : (i8, vector<2xi8>, i1, vector<2xi8>, i32, vector<2xi8>) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a2, %a2 : i32
  %v1 = arith.minsi %a0, %a0 : i1
  %v2 = arith.extsi %a0 : i1 to i8
  %v3 = arith.remsi %a0, %a0 : i1
  %v4 = arith.muli %a4, %a4 : index
  %v6 = arith.constant dense<true> : vector<3xi1>
  %v7 = arith.remsi %v6, %v6 : vector<3xi1>
  %v8 = arith.divui %v3, %v3 : i1
  "use"(%a3, %v8, %v4, %v1, %v0, %a0) : (i64, i1, index, i1, i32, i1) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a2, %a2 : i32
  %v1 = arith.cmpi slt, %a4, %a4 : index
  %v2 = arith.extui %a0 : i1 to i64
  %v4 = arith.constant 7 : i8
  %v5 = arith.constant 127 : i8
  %v6 = arith.shrui %v1, %v1 : i1
  "use"(%a0, %a1, %a2, %v6, %v1, %v4) : (i1, i8, i32, i1, i1, i8) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ule, %a6, %a6 : vector<3xi1>
  %v1 = arith.divsi %a4, %a4 : index
  %v2 = arith.constant false
  %v3 = arith.remsi %v0, %v0 : vector<3xi1>
  %v4 = arith.constant dense<[0, 2]> : vector<2xi8>
  %v5 = arith.divsi %a3, %a3 : i64
  "use"(%v1, %a4, %a3, %a2, %v3, %a5) : (index, index, i64, i32, vector<3xi1>, vector<2xi8>) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a2, %a2 : i32
  %v1 = arith.subi %a5, %a5 overflow<nsw> : vector<2xi8>
  %v2 = arith.ori %a4, %a4 : index
  %v3 = arith.constant 0 : i32
  %v4 = arith.remsi %a6, %a6 : vector<3xi1>
  %v5 = arith.constant dense<false> : vector<3xi1>
  %v6 = arith.shrsi %v1, %v1 : vector<2xi8>
  %v7 = arith.divui %a1, %a1 : i8
  %v8 = arith.xori %a2, %v3 : i32
  %v9 = arith.ceildivui %a4, %a4 : index
  %v10 = arith.remsi %a0, %a0 : i1
  %v11 = arith.ceildivsi %a5, %a5 : vector<2xi8>
  %v12 = arith.ceildivsi %v10, %v10 : i1
  %v14 = arith.constant dense<-1> : vector<2xi8>
  %v15 = arith.constant false
  %v16 = arith.extui %a2 : i32 to i64
  %v17 = arith.shrsi %v9, %v2 : index
  "use"(%v7, %v3, %v8, %v0, %v11, %a4) : (i8, i32, i32, i32, vector<2xi8>, index) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remui %a6, %a6 : vector<3xi1>
  %v1 = arith.constant 3 : index
  %v2 = arith.constant 127 : i8
  %v3 = arith.andi %a1, %a1 : i8
  %v4 = arith.maxsi %a3, %a3 : i64
  %v5 = arith.ori %a6, %a6 : vector<3xi1>
  %v6 = arith.constant -2 : i64
  %v8 = arith.constant -1371473362646590737 : index
  %v9 = arith.divsi %v3, %v2 : i8
  %v10 = arith.minsi %a0, %a0 : i1
  %v11 = arith.addi %a5, %a5 overflow<nuw> : vector<2xi8>
  %v12 = arith.constant false
  %v13 = arith.shrsi %v4, %v6 : i64
  %v14 = arith.extui %v12 : i1 to i32
  "use"(%v5, %a4, %v3, %v1, %a6, %v9) : (vector<3xi1>, index, i8, index, vector<3xi1>, i8) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v3 = arith.shrui %a0, %a0 : i1
  %v4 = arith.cmpi ult, %a4, %a4 : index
  %v5 = arith.divui %a6, %a6 : vector<3xi1>
  %v6 = arith.constant dense<[-26, 127]> : vector<2xi8>
  %v7 = arith.constant -2 : index
  %v8 = arith.xori %a2, %a2 : i32
  %v9 = arith.shrsi %a1, %a1 : i8
  %v11 = arith.muli %a3, %a3 overflow<nsw> : i64
  %v12 = arith.constant 9223372036854775807 : index
  %v13 = arith.ceildivsi %v8, %a2 : i32
  %v14 = arith.maxsi %v5, %v5 : vector<3xi1>
  "use"(%a4, %v4, %a3, %v14, %v7, %v8) : (index, i1, i64, vector<3xi1>, index, i32) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.xori %a0, %a0 : i1
  %v2 = arith.shli %a5, %a5 : vector<2xi8>
  %v3 = arith.divsi %a5, %a5 : vector<2xi8>
  %v4 = arith.remui %a1, %a1 : i8
  %v5 = arith.constant -2 : index
  "use"(%v5, %a0, %v4, %a2, %a6, %v3) : (index, i1, i8, i32, vector<3xi1>, vector<2xi8>) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2 : i8
  %v1 = arith.constant dense<-128> : vector<2xi8>
  %v2 = arith.constant 1 : i64
  %v3 = arith.shrsi %v2, %v2 : i64
  %v4 = arith.remsi %a3, %v3 : i64
  %v5 = arith.constant dense<[-2, 7]> : vector<2xi8>
  "use"(%a1, %v4, %a5, %a2, %v3, %a4) : (i8, i64, vector<2xi8>, i32, i64, index) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a1 : i8 to i32
  %v1 = arith.maxui %a6, %a6 : vector<3xi1>
  %v3 = arith.ceildivsi %a6, %v1 : vector<3xi1>
  "use"(%a2, %a3, %v1, %v0, %a4, %a6) : (i32, i64, vector<3xi1>, i32, index, vector<3xi1>) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.extui %a1 : i8 to i64
  %v2 = arith.cmpi sgt, %a6, %a6 : vector<3xi1>
  %v3 = arith.constant dense<[0, 31]> : vector<2xi8>
  %v5 = arith.constant 796337114296967338 : index
  %v6 = arith.constant 0 : i8
  %v7 = arith.minui %a5, %v3 : vector<2xi8>
  %v8 = arith.remui %a2, %a2 : i32
  %v9 = arith.extsi %a0 : i1 to i32
  %v10 = arith.maxui %v2, %a6 : vector<3xi1>
  "use"(%a6, %v1, %a3, %a2, %v2, %v3) : (vector<3xi1>, i64, i64, i32, vector<3xi1>, vector<2xi8>) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<true> : vector<3xi1>
  %v1 = arith.extui %a1 : i8 to i32
  %v2 = arith.ceildivsi %a4, %a4 : index
  %v3 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v4 = arith.andi %v0, %v0 : vector<3xi1>
  %v5 = arith.subi %a4, %a4 : index
  %v6 = arith.floordivsi %a3, %a3 : i64
  %v7 = arith.remsi %v0, %v4 : vector<3xi1>
  %v8 = arith.shrsi %v6, %a3 : i64
  "use"(%a3, %a5, %v2, %v8, %a4, %a0) : (i64, vector<2xi8>, index, i64, index, i1) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<127> : vector<2xi8>
  %v1 = arith.divui %a0, %a0 : i1
  %v2 = arith.divsi %a5, %a5 : vector<2xi8>
  %v3 = arith.constant -1 : i32
  %v4 = arith.cmpi uge, %a1, %a1 : i8
  %v5 = arith.addi %a6, %a6 : vector<3xi1>
  %v6 = arith.constant -2586783318092329667 : i64
  "use"(%a5, %v1, %v2, %v5, %a0, %a1) : (vector<2xi8>, i1, vector<2xi8>, vector<3xi1>, i1, i8) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.subi %a5, %a5 overflow<nuw> : vector<2xi8>
  %v1 = arith.addi %a2, %a2 : i32
  %v2 = arith.floordivsi %a0, %a0 : i1
  %v3 = arith.minui %a3, %a3 : i64
  %v4 = arith.muli %a3, %v3 overflow<nsw, nuw> : i64
  %v5 = arith.constant -2147483648 : i32
  %v6 = arith.maxui %a6, %a6 : vector<3xi1>
  %v7 = arith.constant true
  %v8 = arith.cmpi ult, %v7, %v2 : i1
  "use"(%a1, %a6, %a5, %a0, %a3, %v3) : (i8, vector<3xi1>, vector<2xi8>, i1, i64, i64) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remsi %a2, %a2 : i32
  %v1 = arith.muli %a0, %a0 : i1
  %v2 = arith.constant 0 : index
  %v3 = arith.ceildivsi %v1, %v1 : i1
  %v4 = arith.constant -2147483648 : i32
  %v5 = arith.shrsi %a6, %a6 : vector<3xi1>
  %v6 = arith.cmpi sgt, %a2, %v0 : i32
  %v7 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %v8 = arith.constant 2 : index
  %v10 = arith.constant false
  %v12 = arith.remsi %a1, %a1 : i8
  %v13 = arith.constant dense<[127, 2]> : vector<2xi8>
  %v14 = arith.divui %v0, %v0 : i32
  "use"(%a2, %v14, %a6, %v13, %v7, %v5) : (i32, i32, vector<3xi1>, vector<2xi8>, vector<3xi1>, vector<3xi1>) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.xori %a2, %a2 : i32
  %v1 = arith.remsi %a6, %a6 : vector<3xi1>
  %v2 = arith.xori %a1, %a1 : i8
  %v3 = arith.subi %a0, %a0 overflow<nsw> : i1
  %v4 = arith.shli %a4, %a4 : index
  %v5 = arith.remsi %a6, %v1 : vector<3xi1>
  %v6 = arith.constant 7 : index
  "use"(%a2, %v0, %v5, %a6, %a5, %a3) : (i32, i32, vector<3xi1>, vector<3xi1>, vector<2xi8>, i64) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.ori %a3, %a3 : i64
  %v2 = arith.constant 7 : i8
  %v3 = arith.cmpi eq, %a4, %a4 : index
  "use"(%a6, %v3, %a1, %a5, %v1, %v2) : (vector<3xi1>, i1, i8, vector<2xi8>, i64, i8) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2 : i32
  %v1 = arith.remui %a1, %a1 : i8
  %v2 = arith.shrui %a0, %a0 : i1
  %v4 = arith.divsi %v1, %a1 : i8
  %v5 = arith.ori %a6, %a6 : vector<3xi1>
  %v6 = arith.constant -2147483648 : i32
  %v7 = arith.constant 2147483647 : i32
  "use"(%a6, %a5, %a3, %a0, %v1, %v4) : (vector<3xi1>, vector<2xi8>, i64, i1, i8, i8) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -128 : i8
  %v1 = arith.shli %a0, %a0 overflow<nsw> : i1
  %v2 = arith.remsi %a1, %v0 : i8
  %v4 = arith.cmpi slt, %v1, %a0 : i1
  %v6 = arith.shli %a3, %a3 : i64
  %v7 = arith.cmpi uge, %v6, %v6 : i64
  %v8 = arith.cmpi ule, %v1, %v4 : i1
  %v9 = arith.cmpi ult, %a6, %a6 : vector<3xi1>
  %v10 = arith.cmpi ule, %v7, %v1 : i1
  %v11 = arith.maxsi %a3, %a3 : i64
  %v12 = arith.constant -128 : i8
  %v13 = arith.constant false
  "use"(%a1, %a3, %v1, %v9, %v13, %v6) : (i8, i64, i1, vector<3xi1>, i1, i64) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -2 : i64
  %v1 = arith.ceildivsi %a0, %a0 : i1
  %v2 = arith.constant true
  %v3 = arith.ori %a6, %a6 : vector<3xi1>
  %v4 = arith.constant -1 : i64
  %v5 = arith.shrsi %a4, %a4 : index
  %v6 = arith.ori %a4, %a4 : index
  %v7 = arith.constant 1621676003 : i32
  "use"(%v6, %v7, %a5, %a4, %a0, %a1) : (index, i32, vector<2xi8>, index, i1, i8) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.muli %a4, %a4 overflow<nsw, nuw> : index
  %v2 = arith.andi %a1, %a1 : i8
  %v3 = arith.shrsi %a3, %a3 : i64
  %v4 = arith.extui %v2 : i8 to i32
  %v5 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v6 = arith.cmpi uge, %v3, %a3 : i64
  "use"(%v4, %a2, %a6, %a4, %v2, %v5) : (i32, i32, vector<3xi1>, index, i8, vector<3xi1>) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ceildivui %a1, %a1 : i8
  %v1 = arith.cmpi sgt, %a6, %a6 : vector<3xi1>
  %v2 = arith.cmpi eq, %a2, %a2 : i32
  %v3 = arith.remui %a2, %a2 : i32
  %v4 = arith.constant true
  "use"(%v3, %a0, %a5, %v4, %a6, %a3) : (i32, i1, vector<2xi8>, i1, vector<3xi1>, i64) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.muli %a4, %a4 overflow<nsw> : index
  %v1 = arith.shrui %a1, %a1 : i8
  %v2 = arith.constant dense<[-111, 0]> : vector<2xi8>
  "use"(%a5, %v2, %a4, %v1, %a2, %a6) : (vector<2xi8>, vector<2xi8>, index, i8, i32, vector<3xi1>) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remui %a4, %a4 : index
  %v1 = arith.remsi %a6, %a6 : vector<3xi1>
  %v2 = arith.constant 7 : i32
  %v3 = arith.cmpi ult, %v1, %a6 : vector<3xi1>
  %v4 = arith.constant true
  %v5 = arith.constant 0 : index
  %v6 = arith.remui %a4, %v5 : index
  %v7 = arith.cmpi sle, %v2, %v2 : i32
  %v8 = arith.shli %v2, %v2 : i32
  %v9 = arith.muli %a6, %a6 : vector<3xi1>
  %v10 = arith.constant -128 : i8
  %v11 = arith.constant 3 : index
  %v12 = arith.divsi %v9, %v9 : vector<3xi1>
  %v13 = arith.ori %v7, %a0 : i1
  %v14 = arith.muli %v8, %v8 : i32
  %v15 = arith.constant 2 : i32
  %v16 = arith.remsi %v6, %a4 : index
  "use"(%v10, %v12, %v11, %v15, %a1, %v9) : (i8, vector<3xi1>, index, i32, i8, vector<3xi1>) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 3 : index
  %v1 = arith.cmpi slt, %a2, %a2 : i32
  %v3 = arith.remui %v1, %a0 : i1
  %v4 = arith.constant 2 : i32
  %v5 = arith.cmpi ne, %a1, %a1 : i8
  %v6 = arith.minui %a0, %a0 : i1
  %v7 = arith.remui %a6, %a6 : vector<3xi1>
  %v8 = arith.constant false
  %v9 = arith.remsi %a3, %a3 : i64
  %v10 = arith.constant true
  %v11 = arith.ori %a5, %a5 : vector<2xi8>
  %v12 = arith.constant dense<true> : vector<3xi1>
  "use"(%v7, %a3, %a2, %v0, %v1, %v9) : (vector<3xi1>, i64, i32, index, i1, i64) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ceildivui %a4, %a4 : index
  %v1 = arith.cmpi sge, %v0, %v0 : index
  %v2 = arith.floordivsi %a1, %a1 : i8
  %v4 = arith.shrsi %a3, %a3 : i64
  %v5 = arith.constant false
  "use"(%a0, %a5, %v0, %v4, %a4, %a1) : (i1, vector<2xi8>, index, i64, index, i8) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a1, %a1 : i8
  %v1 = arith.constant 3 : i64
  %v2 = arith.constant 120 : i8
  %v3 = arith.maxui %a4, %a4 : index
  %v4 = arith.extui %a1 : i8 to i64
  %v5 = arith.floordivsi %a2, %a2 : i32
  %v6 = arith.maxsi %a3, %a3 : i64
  %v7 = arith.constant -1 : i8
  %v9 = arith.remui %v5, %v5 : i32
  "use"(%a0, %v4, %a2, %a6, %v5, %v3) : (i1, i64, i32, vector<3xi1>, i32, index) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ugt, %a4, %a4 : index
  %v3 = arith.floordivsi %a4, %a4 : index
  %v4 = arith.divui %a2, %a2 : i32
  "use"(%a4, %a5, %a6, %v0, %a3, %v4) : (index, vector<2xi8>, vector<3xi1>, i1, i64, i32) -> ()
  return
}
}
