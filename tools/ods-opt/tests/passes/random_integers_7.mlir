// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.subi %a1, %a1 overflow<nsw> : i8
  %v1 = arith.constant 7 : index
  %v2 = arith.constant true
  %v3 = arith.cmpi ne, %a0, %a0 : i1
  %v4 = arith.subi %a4, %a4 : index
  %v5 = arith.constant -128 : i8
  %v6 = arith.maxui %v3, %a0 : i1
  %v7 = arith.ceildivsi %v3, %a0 : i1
  %v8 = arith.minsi %a4, %v4 : index
  %v9 = arith.maxui %v0, %v0 : i8
  %v10 = arith.shrui %a3, %a3 : i64
  %v11 = arith.cmpi sle, %a1, %v5 : i8
  %v12 = arith.andi %v8, %v4 : index
  "use"(%v5, %v12, %a2, %a3, %v4, %v7) : (i8, index, i32, i64, index, i1) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ne, %a4, %a4 : index
  %v1 = arith.muli %a3, %a3 : i64
  %v3 = arith.ori %a2, %a2 : i32
  %v4 = arith.constant 2147483647 : i32
  %v5 = arith.constant false
  %v6 = arith.constant dense<127> : vector<2xi8>
  %v7 = arith.constant true
  %v9 = arith.ori %v4, %v3 : i32
  %v10 = arith.constant 2 : i8
  %v11 = arith.addi %v10, %a1 overflow<nsw> : i8
  %v12 = arith.ori %v11, %v11 : i8
  %v14 = arith.extui %v12 : i8 to i64
  %v15 = arith.cmpi ugt, %a6, %a6 : vector<3xi1>
  %v16 = arith.shrsi %v14, %v1 : i64
  %v17 = arith.constant true
  "use"(%a3, %a5, %v9, %v16, %v17, %v11) : (i64, vector<2xi8>, i32, i64, i1, i8) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a4, %a4 : index
  %v1 = arith.remsi %a3, %a3 : i64
  %v2 = arith.remui %a0, %a0 : i1
  %v3 = arith.constant -9223372036854775808 : index
  %v4 = arith.constant 0 : i32
  %v5 = arith.muli %a6, %a6 : vector<3xi1>
  %v6 = arith.cmpi ugt, %v4, %a2 : i32
  %v7 = arith.cmpi sle, %a4, %v0 : index
  %v9 = arith.ori %a1, %a1 : i8
  %v10 = arith.constant dense<false> : vector<3xi1>
  %v11 = arith.ori %v4, %a2 : i32
  %v12 = arith.constant 3 : i8
  %v13 = arith.constant 532861089 : i32
  "use"(%v13, %v2, %a1, %v10, %v4, %v9) : (i32, i1, i8, vector<3xi1>, i32, i8) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.muli %a3, %a3 : i64
  %v1 = arith.constant false
  %v2 = arith.minui %a6, %a6 : vector<3xi1>
  %v3 = arith.divsi %a1, %a1 : i8
  %v5 = arith.constant dense<[7, 3]> : vector<2xi8>
  %v6 = arith.extsi %a0 : i1 to i8
  %v7 = arith.remui %v2, %a6 : vector<3xi1>
  %v9 = arith.maxsi %v5, %a5 : vector<2xi8>
  %v10 = arith.constant 9223372036854775807 : index
  %v11 = arith.constant dense<false> : vector<3xi1>
  %v12 = arith.constant 1 : i8
  %v13 = arith.constant -9223372036854775808 : index
  %v14 = arith.divui %v13, %a4 : index
  %v15 = arith.constant 1 : i8
  %v16 = arith.addi %a4, %v14 overflow<nsw, nuw> : index
  "use"(%a4, %a1, %v11, %v12, %a0, %v0) : (index, i8, vector<3xi1>, i8, i1, i64) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<-1> : vector<2xi8>
  %v1 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v2 = arith.constant 7 : i64
  %v3 = arith.constant 3 : i64
  %v4 = arith.maxsi %a1, %a1 : i8
  "use"(%a3, %a4, %a6, %v1, %a0, %v4) : (i64, index, vector<3xi1>, vector<3xi1>, i1, i8) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<-1> : vector<2xi8>
  %v3 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v4 = arith.cmpi ult, %a2, %a2 : i32
  %v5 = arith.maxsi %a1, %a1 : i8
  %v6 = arith.constant false
  %v8 = arith.constant dense<3> : vector<2xi8>
  %v9 = arith.constant false
  %v10 = arith.maxui %v9, %v6 : i1
  %v11 = arith.constant 3 : index
  %v13 = arith.constant -1 : i32
  %v14 = arith.ceildivsi %v0, %v0 : vector<2xi8>
  %v15 = arith.remui %v11, %a4 : index
  %v16 = arith.constant -2147483648 : i32
  "use"(%a1, %a0, %v9, %v13, %v11, %v6) : (i8, i1, i1, i32, index, i1) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.cmpi eq, %a0, %a0 : i1
  %v2 = arith.constant 7 : i64
  %v3 = arith.remsi %a6, %a6 : vector<3xi1>
  %v4 = arith.ceildivui %v1, %v1 : i1
  %v5 = arith.constant false
  %v6 = arith.subi %a4, %a4 overflow<nsw> : index
  "use"(%v4, %v6, %a6, %v3, %a0, %a4) : (i1, index, vector<3xi1>, vector<3xi1>, i1, index) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.xori %a3, %a3 : i64
  %v1 = arith.muli %a2, %a2 : i32
  %v3 = arith.constant 2 : i8
  %v4 = arith.cmpi ugt, %a0, %a0 : i1
  %v5 = arith.cmpi uge, %a4, %a4 : index
  %v6 = arith.constant false
  "use"(%v5, %a4, %a5, %v6, %a6, %a1) : (i1, index, vector<2xi8>, i1, vector<3xi1>, i8) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v1 = arith.cmpi sgt, %a2, %a2 : i32
  %v2 = arith.shrui %a1, %a1 : i8
  %v3 = arith.remsi %a0, %a0 : i1
  %v4 = arith.andi %v1, %v3 : i1
  %v5 = arith.minui %a5, %a5 : vector<2xi8>
  %v6 = arith.constant 1 : i64
  %v7 = arith.constant dense<-128> : vector<2xi8>
  %v8 = arith.shrui %a2, %a2 : i32
  %v10 = arith.constant -9223372036854775808 : i64
  %v12 = arith.constant 3 : i64
  %v13 = arith.divsi %v3, %v3 : i1
  %v14 = arith.maxsi %v2, %a1 : i8
  %v15 = arith.shrsi %v5, %v5 : vector<2xi8>
  %v16 = arith.constant false
  "use"(%v5, %v4, %v14, %v3, %v2, %v15) : (vector<2xi8>, i1, i8, i1, i8, vector<2xi8>) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minsi %a3, %a3 : i64
  %v1 = arith.cmpi eq, %v0, %a3 : i64
  %v2 = arith.cmpi sgt, %a0, %a0 : i1
  %v3 = arith.andi %a2, %a2 : i32
  "use"(%v2, %a2, %v1, %v0, %a5, %a6) : (i1, i32, i1, i64, vector<2xi8>, vector<3xi1>) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2 : i64
  %v1 = arith.andi %a1, %a1 : i8
  %v2 = arith.remui %a2, %a2 : i32
  %v3 = arith.xori %a2, %a2 : i32
  %v4 = arith.constant dense<127> : vector<2xi8>
  %v5 = arith.constant 9223372036854775807 : index
  %v6 = arith.constant 1 : i64
  %v7 = arith.muli %v1, %a1 overflow<nsw, nuw> : i8
  %v9 = arith.maxsi %a3, %v0 : i64
  %v10 = arith.subi %v2, %v2 : i32
  %v11 = arith.constant -2147483648 : i32
  "use"(%a4, %v4, %a3, %v2, %a1, %a0) : (index, vector<2xi8>, i64, i32, i8, i1) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant true
  %v1 = arith.shrui %a6, %a6 : vector<3xi1>
  %v2 = arith.constant 1 : i8
  %v3 = arith.shrui %a6, %a6 : vector<3xi1>
  %v4 = arith.cmpi sle, %a0, %v0 : i1
  %v5 = arith.maxsi %v2, %a1 : i8
  %v6 = arith.constant false
  %v7 = arith.floordivsi %v5, %a1 : i8
  %v8 = arith.shrui %v4, %v4 : i1
  %v10 = arith.floordivsi %v2, %a1 : i8
  %v11 = arith.remsi %a3, %a3 : i64
  %v12 = arith.shli %a1, %v5 overflow<nuw> : i8
  %v13 = arith.constant -2 : i32
  %v14 = arith.xori %a5, %a5 : vector<2xi8>
  %v15 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v16 = arith.remui %v5, %a1 : i8
  %v17 = arith.ceildivui %a4, %a4 : index
  "use"(%v7, %v17, %v6, %a6, %v12, %a3) : (i8, index, i1, vector<3xi1>, i8, i64) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a1, %a1 : i8
  %v1 = arith.xori %a2, %a2 : i32
  %v2 = arith.constant -1 : i64
  %v3 = arith.divui %a0, %a0 : i1
  %v4 = arith.cmpi sgt, %v1, %a2 : i32
  %v5 = arith.ceildivsi %v3, %v4 : i1
  %v6 = arith.constant 9223372036854775807 : i64
  %v7 = arith.floordivsi %v5, %a0 : i1
  %v8 = arith.constant 0 : i64
  "use"(%a2, %a5, %v8, %v0, %v4, %a0) : (i32, vector<2xi8>, i64, i8, i1, i1) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.muli %a6, %a6 overflow<nsw, nuw> : vector<3xi1>
  "use"(%a5, %a1, %a0, %a4, %a3, %a2) : (vector<2xi8>, i8, i1, index, i64, i32) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sgt, %a0, %a0 : i1
  %v1 = arith.extui %a2 : i32 to i64
  %v2 = arith.cmpi sle, %v1, %a3 : i64
  %v3 = arith.constant dense<[2, 7]> : vector<2xi8>
  %v5 = arith.ceildivsi %a2, %a2 : i32
  %v7 = arith.constant 9223372036854775807 : i64
  "use"(%a0, %v3, %a6, %v5, %v1, %a3) : (i1, vector<2xi8>, vector<3xi1>, i32, i64, i64) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ceildivui %a1, %a1 : i8
  %v1 = arith.constant 104 : i8
  %v2 = arith.xori %v0, %a1 : i8
  %v3 = arith.divui %a4, %a4 : index
  %v4 = arith.constant true
  %v5 = arith.ori %a6, %a6 : vector<3xi1>
  %v6 = arith.constant -80 : i8
  %v7 = arith.muli %v5, %a6 : vector<3xi1>
  %v8 = arith.cmpi eq, %a2, %a2 : i32
  %v9 = arith.constant 2 : i8
  %v10 = arith.constant false
  "use"(%a3, %v6, %a5, %a4, %v3, %v2) : (i64, i8, vector<2xi8>, index, index, i8) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxui %a6, %a6 : vector<3xi1>
  %v1 = arith.constant dense<[-1, -1]> : vector<2xi8>
  %v3 = arith.ori %a2, %a2 : i32
  %v4 = arith.extsi %a1 : i8 to i32
  "use"(%v4, %a3, %a5, %a6, %v3, %a0) : (i32, i64, vector<2xi8>, vector<3xi1>, i32, i1) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant true
  %v1 = arith.ori %a0, %a0 : i1
  %v2 = arith.constant 2 : i32
  %v3 = arith.constant true
  %v4 = arith.constant 0 : i32
  %v5 = arith.minui %a3, %a3 : i64
  %v6 = arith.ceildivui %a5, %a5 : vector<2xi8>
  "use"(%a4, %a5, %a2, %v2, %v0, %a1) : (index, vector<2xi8>, i32, i32, i1, i8) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v2 = arith.cmpi eq, %a6, %a6 : vector<3xi1>
  %v3 = arith.maxui %a3, %a3 : i64
  %v4 = arith.shli %a2, %a2 : i32
  %v5 = arith.constant 9223372036854775807 : i64
  %v6 = arith.constant 9223372036854775807 : i64
  "use"(%a3, %a5, %a0, %v3, %v4, %v2) : (i64, vector<2xi8>, i1, i64, i32, vector<3xi1>) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.muli %a0, %a0 overflow<nsw, nuw> : i1
  %v1 = arith.divsi %a3, %a3 : i64
  %v2 = arith.divui %a4, %a4 : index
  %v3 = arith.constant 2 : i64
  "use"(%a0, %v3, %a5, %a4, %v2, %a1) : (i1, i64, vector<2xi8>, index, index, i8) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 127 : i8
  %v1 = arith.minui %a1, %v0 : i8
  %v2 = arith.constant 7 : i32
  %v3 = arith.remui %v1, %v0 : i8
  %v4 = arith.constant 1 : i64
  %v5 = arith.ori %a6, %a6 : vector<3xi1>
  %v8 = arith.ori %a2, %v2 : i32
  %v9 = arith.cmpi ule, %a2, %a2 : i32
  %v10 = arith.subi %a4, %a4 overflow<nsw, nuw> : index
  %v11 = arith.extui %a0 : i1 to i64
  %v12 = arith.constant 7 : i8
  %v13 = arith.subi %a3, %v4 overflow<nsw, nuw> : i64
  %v14 = arith.constant true
  %v15 = arith.maxsi %v2, %v8 : i32
  %v16 = arith.remsi %v12, %v0 : i8
  "use"(%v13, %v10, %v5, %a3, %v2, %a2) : (i64, index, vector<3xi1>, i64, i32, i32) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.minsi %a2, %a2 : i32
  %v2 = arith.constant 0 : i8
  %v3 = arith.xori %a0, %a0 : i1
  "use"(%a6, %v2, %a3, %a4, %v1, %a2) : (vector<3xi1>, i8, i64, index, i32, i32) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a4, %a4 : index
  %v1 = arith.remsi %a4, %v0 : index
  %v2 = arith.xori %a5, %a5 : vector<2xi8>
  %v3 = arith.shrui %a0, %a0 : i1
  %v4 = arith.constant false
  %v5 = arith.remui %v4, %a0 : i1
  %v6 = arith.shli %a2, %a2 : i32
  %v7 = arith.constant 0 : i8
  %v8 = arith.constant 3 : i8
  "use"(%v4, %a0, %v3, %v6, %a1, %a4) : (i1, i1, i1, i32, i8, index) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.remsi %a1, %a1 : i8
  %v2 = arith.minsi %a4, %a4 : index
  "use"(%v1, %a4, %a2, %a1, %a3, %v2) : (i8, index, i32, i8, i64, index) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant false
  %v1 = arith.constant dense<91> : vector<2xi8>
  %v2 = arith.maxui %a6, %a6 : vector<3xi1>
  "use"(%a5, %v1, %a1, %a3, %a4, %a0) : (vector<2xi8>, vector<2xi8>, i8, i64, index, i1) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 3 : i64
  %v1 = arith.shli %a2, %a2 overflow<nuw> : i32
  %v2 = arith.ori %a0, %a0 : i1
  %v3 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v4 = arith.subi %a2, %a2 : i32
  %v5 = arith.constant -2147483648 : i32
  %v6 = arith.constant 0 : i8
  %v7 = arith.divui %v2, %a0 : i1
  %v8 = arith.maxsi %v0, %a3 : i64
  %v9 = arith.cmpi sle, %v5, %v1 : i32
  %v11 = arith.constant dense<[true, true, false]> : vector<3xi1>
  "use"(%v4, %v5, %a1, %a6, %v1, %a3) : (i32, i32, i8, vector<3xi1>, i32, i64) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a1, %a1 : i8
  %v1 = arith.divsi %a4, %a4 : index
  %v2 = arith.remui %a1, %a1 : i8
  %v3 = arith.floordivsi %a2, %a2 : i32
  %v4 = arith.cmpi uge, %a2, %a2 : i32
  %v5 = arith.minui %v2, %v0 : i8
  %v6 = arith.constant 3 : i8
  %v10 = arith.constant false
  %v11 = arith.remsi %a6, %a6 : vector<3xi1>
  %v12 = arith.constant 1 : i8
  %v13 = arith.constant 2147483647 : i32
  %v14 = arith.constant true
  %v15 = arith.constant dense<[127, 2]> : vector<2xi8>
  %v16 = arith.xori %a2, %v13 : i32
  "use"(%a5, %v3, %v13, %v14, %a0, %v12) : (vector<2xi8>, i32, i32, i1, i1, i8) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ule, %a2, %a2 : i32
  %v2 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v3 = arith.constant false
  %v5 = arith.divui %a1, %a1 : i8
  %v6 = arith.addi %a5, %a5 : vector<2xi8>
  %v7 = arith.constant 7 : i64
  "use"(%a6, %a3, %v7, %v2, %v6, %a1) : (vector<3xi1>, i64, i64, vector<3xi1>, vector<2xi8>, i8) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a3, %a3 : i64
  %v1 = arith.xori %a1, %a1 : i8
  %v2 = arith.constant 1 : i64
  %v3 = arith.cmpi sle, %a6, %a6 : vector<3xi1>
  %v5 = arith.shli %a2, %a2 : i32
  %v6 = arith.constant dense<[3, 7]> : vector<2xi8>
  %v7 = arith.constant dense<127> : vector<2xi8>
  %v8 = arith.cmpi sgt, %a0, %a0 : i1
  %v9 = arith.shrsi %v6, %v6 : vector<2xi8>
  %v10 = arith.ori %a4, %a4 : index
  %v11 = arith.muli %v3, %a6 : vector<3xi1>
  %v12 = arith.addi %a2, %a2 : i32
  %v13 = arith.constant dense<[2, 3]> : vector<2xi8>
  %v14 = arith.cmpi sge, %a1, %a1 : i8
  %v15 = arith.cmpi slt, %v2, %v2 : i64
  "use"(%a0, %v7, %v1, %a1, %a4, %v15) : (i1, vector<2xi8>, i8, i8, index, i1) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divsi %a3, %a3 : i64
  %v1 = arith.constant 0 : i64
  %v2 = arith.cmpi ule, %a1, %a1 : i8
  %v3 = arith.shli %a6, %a6 overflow<nuw> : vector<3xi1>
  "use"(%a2, %v2, %a3, %a4, %a1, %v1) : (i32, i1, i64, index, i8, i64) -> ()
  return
}
}
