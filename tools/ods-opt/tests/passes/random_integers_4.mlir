// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2147483647 : i32
  %v1 = arith.constant 7 : i8
  %v2 = arith.extsi %a0 : i1 to i8
  %v3 = arith.constant dense<false> : vector<3xi1>
  %v4 = arith.remui %v3, %a6 : vector<3xi1>
  %v5 = arith.ori %a1, %v2 : i8
  %v6 = arith.maxsi %a2, %a2 : i32
  %v7 = arith.muli %v2, %a1 : i8
  %v8 = arith.remsi %a4, %a4 : index
  %v9 = arith.shli %a3, %a3 overflow<nuw> : i64
  "use"(%v3, %v2, %a4, %a6, %a2, %a3) : (vector<3xi1>, i8, index, vector<3xi1>, i32, i64) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -275202909 : i32
  %v1 = arith.ceildivsi %v0, %a2 : i32
  %v2 = arith.constant dense<false> : vector<3xi1>
  %v3 = arith.extui %a0 : i1 to i8
  %v4 = arith.constant 1 : i64
  %v5 = arith.andi %a2, %v0 : i32
  %v6 = arith.divsi %v5, %a2 : i32
  %v7 = arith.shrui %v1, %v0 : i32
  %v8 = arith.ceildivui %v1, %v6 : i32
  %v9 = arith.shrui %a0, %a0 : i1
  %v10 = arith.cmpi sgt, %a6, %v2 : vector<3xi1>
  %v11 = arith.ceildivsi %a1, %a1 : i8
  %v12 = arith.constant true
  %v14 = arith.constant 3 : index
  %v16 = arith.cmpi sgt, %v9, %v12 : i1
  "use"(%v0, %a1, %v1, %v12, %v3, %v14) : (i32, i8, i32, i1, i8, index) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v1 = arith.subi %a4, %a4 overflow<nsw> : index
  %v2 = arith.ceildivui %v0, %v0 : vector<3xi1>
  %v3 = arith.andi %a5, %a5 : vector<2xi8>
  %v5 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %v6 = arith.minui %a0, %a0 : i1
  %v8 = arith.xori %a3, %a3 : i64
  "use"(%a5, %a6, %v8, %v3, %v1, %a4) : (vector<2xi8>, vector<3xi1>, i64, vector<2xi8>, index, index) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant 3604991395728734745 : i64
  %v2 = arith.remui %a0, %a0 : i1
  %v3 = arith.constant -2147483648 : i32
  %v4 = arith.constant true
  %v6 = arith.remsi %v1, %a3 : i64
  %v7 = arith.xori %a6, %a6 : vector<3xi1>
  %v8 = arith.extsi %a1 : i8 to i32
  %v9 = arith.shrui %a6, %a6 : vector<3xi1>
  %v10 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v11 = arith.ori %a6, %a6 : vector<3xi1>
  %v12 = arith.constant dense<-1> : vector<2xi8>
  "use"(%v7, %v4, %a1, %v6, %v8, %a6) : (vector<3xi1>, i1, i8, i64, i32, vector<3xi1>) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi eq, %a1, %a1 : i8
  %v2 = arith.maxsi %a4, %a4 : index
  %v3 = arith.constant -2 : i64
  %v4 = arith.shli %a5, %a5 : vector<2xi8>
  %v5 = arith.constant -2 : index
  %v6 = arith.ori %a1, %a1 : i8
  %v7 = arith.ceildivui %v3, %v3 : i64
  %v8 = arith.constant 0 : i32
  %v9 = arith.constant 1 : index
  %v10 = arith.divui %a6, %a6 : vector<3xi1>
  %v12 = arith.muli %a5, %a5 : vector<2xi8>
  %v13 = arith.extsi %v0 : i1 to i32
  "use"(%a0, %v5, %v0, %a6, %a1, %v9) : (i1, index, i1, vector<3xi1>, i8, index) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2147483647 : i32
  %v1 = arith.ori %a5, %a5 : vector<2xi8>
  %v2 = arith.constant 9223372036854775807 : index
  "use"(%a0, %v1, %a6, %a5, %v0, %a2) : (i1, vector<2xi8>, vector<3xi1>, vector<2xi8>, i32, i32) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extui %a0 : i1 to i8
  %v1 = arith.cmpi uge, %a3, %a3 : i64
  %v2 = arith.constant 3 : index
  %v4 = arith.constant true
  "use"(%a4, %v0, %a1, %v2, %a0, %a2) : (index, i8, i8, index, i1, i32) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ceildivsi %a4, %a4 : index
  %v1 = arith.constant -1 : index
  %v2 = arith.remsi %v0, %v0 : index
  %v3 = arith.shli %a1, %a1 : i8
  %v4 = arith.divsi %a0, %a0 : i1
  %v5 = arith.cmpi eq, %a0, %a0 : i1
  %v6 = arith.constant -9223372036854775808 : index
  "use"(%a5, %a1, %a0, %v4, %v0, %v3) : (vector<2xi8>, i8, i1, i1, index, i8) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v2 = arith.remui %a6, %a6 : vector<3xi1>
  %v4 = arith.cmpi sle, %v2, %a6 : vector<3xi1>
  %v6 = arith.maxsi %a0, %a0 : i1
  %v7 = arith.constant false
  %v8 = arith.minui %a4, %a4 : index
  %v9 = arith.andi %a1, %a1 : i8
  %v10 = arith.maxsi %a0, %a0 : i1
  %v11 = arith.constant dense<false> : vector<3xi1>
  %v13 = arith.divsi %v6, %v7 : i1
  "use"(%v8, %a3, %v7, %v11, %a6, %v10) : (index, i64, i1, vector<3xi1>, vector<3xi1>, i1) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v1 = arith.shli %a2, %a2 : i32
  %v2 = arith.constant 1 : i8
  %v3 = arith.minui %a0, %a0 : i1
  %v4 = arith.cmpi ne, %a4, %a4 : index
  %v5 = arith.constant dense<[3, 127]> : vector<2xi8>
  %v6 = arith.constant dense<true> : vector<3xi1>
  %v7 = arith.constant -128 : i8
  %v8 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v9 = arith.constant dense<[0, 2]> : vector<2xi8>
  %v10 = arith.constant dense<-2> : vector<2xi8>
  "use"(%a2, %a5, %a3, %v10, %v0, %v3) : (i32, vector<2xi8>, i64, vector<2xi8>, vector<3xi1>, i1) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.xori %a2, %a2 : i32
  %v1 = arith.constant -1 : i8
  %v2 = arith.ceildivsi %v1, %v1 : i8
  %v3 = arith.divui %a2, %a2 : i32
  %v4 = arith.constant 3 : i32
  %v5 = arith.constant true
  %v6 = arith.andi %a6, %a6 : vector<3xi1>
  %v7 = arith.cmpi ult, %v0, %v0 : i32
  %v8 = arith.ori %a3, %a3 : i64
  %v9 = arith.shrui %a3, %v8 : i64
  %v10 = arith.constant -53 : i8
  %v11 = arith.constant 2 : index
  %v12 = arith.ceildivui %a5, %a5 : vector<2xi8>
  "use"(%v4, %v10, %v2, %a4, %v5, %a2) : (i32, i8, i8, index, i1, i32) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxui %a1, %a1 : i8
  %v1 = arith.maxui %a4, %a4 : index
  %v2 = arith.ceildivsi %a2, %a2 : i32
  %v3 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v4 = arith.constant dense<[-2, 1]> : vector<2xi8>
  %v6 = arith.cmpi slt, %a6, %v3 : vector<3xi1>
  %v7 = arith.constant -1 : index
  %v8 = arith.remsi %a1, %a1 : i8
  %v9 = arith.extsi %a0 : i1 to i8
  %v10 = arith.muli %v9, %a1 overflow<nsw, nuw> : i8
  %v11 = arith.cmpi sle, %a1, %a1 : i8
  %v12 = arith.extsi %a1 : i8 to i32
  %v13 = arith.andi %a0, %a0 : i1
  "use"(%v0, %a1, %v1, %a0, %a3, %a4) : (i8, i8, index, i1, i64, index) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -128 : i8
  %v1 = arith.remsi %a5, %a5 : vector<2xi8>
  %v2 = arith.shrui %a4, %a4 : index
  "use"(%v1, %a6, %a2, %a1, %a4, %v2) : (vector<2xi8>, vector<3xi1>, i32, i8, index, index) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.andi %a1, %a1 : i8
  %v1 = arith.constant dense<-1> : vector<2xi8>
  %v2 = arith.extui %a0 : i1 to i32
  %v4 = arith.remsi %a1, %a1 : i8
  %v6 = arith.floordivsi %a5, %v1 : vector<2xi8>
  %v7 = arith.floordivsi %v6, %v1 : vector<2xi8>
  %v8 = arith.maxsi %a5, %v6 : vector<2xi8>
  %v9 = arith.constant dense<false> : vector<3xi1>
  %v11 = arith.subi %a3, %a3 overflow<nuw> : i64
  %v12 = arith.constant dense<7> : vector<2xi8>
  "use"(%v12, %v6, %a0, %v11, %a2, %v8) : (vector<2xi8>, vector<2xi8>, i1, i64, i32, vector<2xi8>) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant false
  %v1 = arith.shli %a5, %a5 : vector<2xi8>
  %v2 = arith.divui %a6, %a6 : vector<3xi1>
  %v3 = arith.cmpi ule, %a4, %a4 : index
  %v4 = arith.minui %a1, %a1 : i8
  %v5 = arith.constant 0 : i32
  %v7 = arith.constant dense<3> : vector<2xi8>
  %v8 = arith.shli %a4, %a4 : index
  %v9 = arith.constant dense<[7, -2]> : vector<2xi8>
  %v10 = arith.extui %v0 : i1 to i64
  %v11 = arith.constant 177204272 : i32
  "use"(%v0, %a5, %a6, %v3, %a1, %v1) : (i1, vector<2xi8>, vector<3xi1>, i1, i8, vector<2xi8>) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v1 = arith.constant dense<false> : vector<3xi1>
  %v2 = arith.floordivsi %v0, %a6 : vector<3xi1>
  %v3 = arith.constant dense<3> : vector<2xi8>
  %v4 = arith.maxui %a1, %a1 : i8
  %v5 = arith.constant 3 : i8
  %v6 = arith.cmpi sle, %a4, %a4 : index
  %v7 = arith.minsi %a2, %a2 : i32
  "use"(%a3, %v4, %a5, %v1, %a1, %v7) : (i64, i8, vector<2xi8>, vector<3xi1>, i8, i32) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<-2> : vector<2xi8>
  %v2 = arith.muli %a6, %a6 : vector<3xi1>
  %v3 = arith.xori %a3, %a3 : i64
  %v4 = arith.constant 127 : i8
  %v5 = arith.extsi %v4 : i8 to i64
  %v6 = arith.remui %a4, %a4 : index
  %v7 = arith.minsi %a2, %a2 : i32
  %v8 = arith.extui %a0 : i1 to i8
  "use"(%v2, %v3, %a1, %v7, %a6, %a0) : (vector<3xi1>, i64, i8, i32, vector<3xi1>, i1) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divui %a4, %a4 : index
  %v1 = arith.cmpi sle, %a2, %a2 : i32
  %v2 = arith.maxsi %v0, %a4 : index
  %v3 = arith.minui %a0, %v1 : i1
  "use"(%a3, %a2, %v2, %a0, %a5, %v1) : (i64, i32, index, i1, vector<2xi8>, i1) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a4, %a4 : index
  %v1 = arith.shrui %v0, %v0 : index
  %v3 = arith.cmpi ule, %a0, %a0 : i1
  %v4 = arith.constant -1 : i8
  %v5 = arith.minui %a5, %a5 : vector<2xi8>
  %v6 = arith.constant true
  %v7 = arith.minui %a0, %a0 : i1
  %v8 = arith.ceildivui %a3, %a3 : i64
  %v9 = arith.constant 3 : i8
  %v10 = arith.ceildivsi %v8, %v8 : i64
  %v11 = arith.andi %a2, %a2 : i32
  %v12 = arith.minsi %a5, %a5 : vector<2xi8>
  %v14 = arith.andi %v6, %a0 : i1
  %v15 = arith.xori %v4, %v4 : i8
  %v16 = arith.ori %v15, %a1 : i8
  "use"(%v16, %v7, %a0, %v4, %v5, %a6) : (i8, i1, i1, i8, vector<2xi8>, vector<3xi1>) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a5, %a5 : vector<2xi8>
  %v1 = arith.shrsi %a3, %a3 : i64
  %v2 = arith.constant true
  %v3 = arith.muli %a4, %a4 : index
  "use"(%a3, %a5, %v2, %a2, %a6, %a4) : (i64, vector<2xi8>, i1, i32, vector<3xi1>, index) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extui %a1 : i8 to i64
  %v1 = arith.extui %a1 : i8 to i32
  %v2 = arith.cmpi ugt, %v0, %a3 : i64
  %v3 = arith.extsi %a1 : i8 to i64
  %v4 = arith.shrui %a5, %a5 : vector<2xi8>
  %v5 = arith.maxui %v4, %v4 : vector<2xi8>
  %v6 = arith.maxsi %a4, %a4 : index
  %v7 = arith.cmpi ule, %v1, %v1 : i32
  "use"(%v3, %a0, %v0, %v6, %a6, %a3) : (i64, i1, i64, index, vector<3xi1>, i64) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant dense<[3, 127]> : vector<2xi8>
  %v2 = arith.minsi %a0, %a0 : i1
  %v4 = arith.constant false
  %v5 = arith.divsi %a2, %a2 : i32
  %v6 = arith.ori %a3, %a3 : i64
  %v7 = arith.divui %v5, %v5 : i32
  %v8 = arith.shrsi %a4, %a4 : index
  %v9 = arith.shli %a5, %v1 : vector<2xi8>
  %v10 = arith.cmpi uge, %a6, %a6 : vector<3xi1>
  %v11 = arith.shrui %a1, %a1 : i8
  %v12 = arith.remsi %a1, %a1 : i8
  %v13 = arith.cmpi slt, %a4, %v8 : index
  %v14 = arith.divui %a5, %v1 : vector<2xi8>
  "use"(%a4, %a2, %a6, %v8, %v5, %v12) : (index, i32, vector<3xi1>, index, i32, i8) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 0 : index
  %v1 = arith.extsi %a1 : i8 to i32
  %v2 = arith.divui %a1, %a1 : i8
  %v3 = arith.constant -1 : index
  %v4 = arith.maxui %a0, %a0 : i1
  %v5 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v6 = arith.extui %v2 : i8 to i64
  %v7 = arith.shrsi %v6, %v6 : i64
  "use"(%v3, %a6, %v4, %v1, %v6, %a5) : (index, vector<3xi1>, i1, i32, i64, vector<2xi8>) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.ori %a1, %a1 : i8
  %v2 = arith.floordivsi %a5, %a5 : vector<2xi8>
  %v4 = arith.muli %v2, %a5 : vector<2xi8>
  %v5 = arith.constant true
  %v8 = arith.constant -1 : i8
  %v9 = arith.constant 72 : i8
  "use"(%v9, %a1, %a5, %a4, %v1, %a0) : (i8, i8, vector<2xi8>, index, i8, i1) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ceildivsi %a2, %a2 : i32
  %v1 = arith.maxui %a6, %a6 : vector<3xi1>
  %v2 = arith.ori %v0, %a2 : i32
  %v3 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v5 = arith.ori %a0, %a0 : i1
  %v6 = arith.minui %a4, %a4 : index
  %v7 = arith.cmpi slt, %a6, %a6 : vector<3xi1>
  %v8 = arith.constant 1 : i64
  %v9 = arith.cmpi sgt, %a3, %a3 : i64
  %v10 = arith.cmpi slt, %v1, %v3 : vector<3xi1>
  "use"(%v3, %v7, %a4, %v1, %a3, %v5) : (vector<3xi1>, vector<3xi1>, index, vector<3xi1>, i64, i1) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remui %a2, %a2 : i32
  %v1 = arith.remui %a2, %v0 : i32
  %v2 = arith.ori %a3, %a3 : i64
  %v5 = arith.muli %v2, %v2 : i64
  "use"(%a3, %v5, %a1, %a4, %v1, %v0) : (i64, i64, i8, index, i32, i32) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -128 : i8
  %v1 = arith.constant dense<false> : vector<3xi1>
  %v2 = arith.constant 3 : i32
  %v3 = arith.constant dense<7> : vector<2xi8>
  %v4 = arith.divui %a5, %a5 : vector<2xi8>
  %v5 = arith.shli %a0, %a0 overflow<nuw> : i1
  %v6 = arith.constant -2 : i64
  %v8 = arith.minsi %v1, %v1 : vector<3xi1>
  %v9 = arith.constant 6548947944520911793 : i64
  %v10 = arith.shrsi %v4, %a5 : vector<2xi8>
  %v11 = arith.constant dense<[-59, 127]> : vector<2xi8>
  %v12 = arith.constant 1 : index
  %v13 = arith.floordivsi %v8, %v8 : vector<3xi1>
  %v14 = arith.cmpi slt, %v13, %v1 : vector<3xi1>
  %v15 = arith.shli %v9, %v6 overflow<nsw> : i64
  "use"(%v1, %v3, %v9, %v15, %v6, %v13) : (vector<3xi1>, vector<2xi8>, i64, i64, i64, vector<3xi1>) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a5, %a5 : vector<2xi8>
  %v1 = arith.divsi %a6, %a6 : vector<3xi1>
  %v3 = arith.shrsi %a4, %a4 : index
  %v5 = arith.ceildivui %a5, %a5 : vector<2xi8>
  %v6 = arith.ori %a1, %a1 : i8
  %v7 = arith.addi %v3, %v3 : index
  %v8 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v9 = arith.constant dense<false> : vector<3xi1>
  %v10 = arith.cmpi ne, %v8, %v8 : vector<3xi1>
  %v11 = arith.cmpi eq, %a0, %a0 : i1
  %v12 = arith.constant -9223372036854775808 : index
  %v14 = arith.ceildivui %a0, %v11 : i1
  %v16 = arith.muli %v6, %v6 overflow<nsw> : i8
  %v17 = arith.constant -9223372036854775808 : index
  "use"(%v7, %a4, %v0, %v5, %v9, %v6) : (index, index, vector<2xi8>, vector<2xi8>, vector<3xi1>, i8) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.subi %a2, %a2 overflow<nsw> : i32
  %v1 = arith.constant 3 : i64
  %v2 = arith.constant dense<false> : vector<3xi1>
  %v3 = arith.extui %a0 : i1 to i32
  %v4 = arith.divsi %v2, %v2 : vector<3xi1>
  %v5 = arith.maxui %v3, %a2 : i32
  %v6 = arith.constant 3 : i64
  %v7 = arith.andi %a5, %a5 : vector<2xi8>
  %v8 = arith.constant dense<true> : vector<3xi1>
  %v9 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v10 = arith.constant 118 : i8
  %v11 = arith.minui %a0, %a0 : i1
  %v12 = arith.constant 0 : i64
  %v13 = arith.maxsi %a3, %v6 : i64
  %v14 = arith.cmpi slt, %v10, %v10 : i8
  "use"(%v9, %v12, %a0, %v0, %a3, %v6) : (vector<3xi1>, i64, i1, i32, i64, i64) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remsi %a2, %a2 : i32
  %v1 = arith.addi %a2, %a2 : i32
  %v2 = arith.constant 2 : i64
  %v3 = arith.constant 7 : index
  %v4 = arith.constant 2 : i8
  %v6 = arith.constant 3 : i64
  %v8 = arith.addi %a0, %a0 overflow<nsw, nuw> : i1
  %v9 = arith.remui %a2, %a2 : i32
  %v10 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v11 = arith.maxui %v8, %a0 : i1
  %v12 = arith.remui %a5, %a5 : vector<2xi8>
  %v13 = arith.constant -2 : i8
  "use"(%v0, %v1, %v8, %v13, %v4, %v2) : (i32, i32, i1, i8, i8, i64) -> ()
  return
}
}
