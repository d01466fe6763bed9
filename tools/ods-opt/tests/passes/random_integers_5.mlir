// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a5, %a5 : vector<2xi8>
  %v2 = arith.constant dense<127> : vector<2xi8>
  %v3 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v4 = arith.extui %a2 : i32 to i64
  %v5 = arith.divsi %a4, %a4 : index
  %v6 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v7 = arith.ceildivsi %a1, %a1 : i8
  %v8 = arith.constant 2 : i64
  %v9 = arith.constant -1 : i8
  %v10 = arith.addi %v6, %v6 : vector<3xi1>
  "use"(%v9, %v4, %v2, %v6, %a0, %a1) : (i8, i64, vector<2xi8>, vector<3xi1>, i1, i8) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shli %a0, %a0 : i1
  %v1 = arith.ceildivui %a0, %a0 : i1
  %v2 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v3 = arith.cmpi ne, %a2, %a2 : i32
  %v4 = arith.muli %v0, %v1 : i1
  %v5 = arith.extui %a1 : i8 to i32
  %v6 = arith.ceildivui %a5, %a5 : vector<2xi8>
  %v7 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v9 = arith.extsi %v1 : i1 to i8
  %v10 = arith.divsi %a3, %a3 : i64
  %v11 = arith.ceildivsi %a6, %a6 : vector<3xi1>
  %v12 = arith.extsi %v5 : i32 to i64
  %v13 = arith.constant -1 : i8
  %v14 = arith.minui %a1, %v13 : i8
  "use"(%v3, %a1, %v4, %a0, %a3, %v7) : (i1, i8, i1, i1, i64, vector<2xi8>) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sge, %a0, %a0 : i1
  %v1 = arith.remui %a2, %a2 : i32
  %v3 = arith.constant dense<[2, 0]> : vector<2xi8>
  %v4 = arith.remui %a3, %a3 : i64
  %v5 = arith.constant -2 : i64
  %v6 = arith.constant 7 : i32
  %v8 = arith.ori %v3, %a5 : vector<2xi8>
  %v10 = arith.cmpi ule, %a1, %a1 : i8
  %v11 = arith.shli %a5, %v8 : vector<2xi8>
  %v12 = arith.shli %a4, %a4 : index
  %v13 = arith.constant false
  "use"(%a1, %v8, %v1, %v3, %v0, %a5) : (i8, vector<2xi8>, i32, vector<2xi8>, i1, vector<2xi8>) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a3, %a3 : i64
  %v1 = arith.ori %a1, %a1 : i8
  %v3 = arith.divui %a6, %a6 : vector<3xi1>
  %v4 = arith.divui %a4, %a4 : index
  %v5 = arith.constant 2 : index
  %v6 = arith.minsi %v0, %v0 : i64
  %v7 = arith.constant -31 : i8
  %v9 = arith.ori %v7, %a1 : i8
  %v10 = arith.constant 7682628491226451546 : i64
  %v11 = arith.constant 6945193515993533475 : index
  %v12 = arith.floordivsi %v10, %v6 : i64
  %v14 = arith.ceildivui %v12, %v12 : i64
  %v15 = arith.remsi %a2, %a2 : i32
  "use"(%v15, %v3, %a2, %v0, %v11, %a5) : (i32, vector<3xi1>, i32, i64, index, vector<2xi8>) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant dense<false> : vector<3xi1>
  %v3 = arith.shrsi %a2, %a2 : i32
  %v4 = arith.constant dense<false> : vector<3xi1>
  %v5 = arith.constant 9223372036854775807 : index
  %v6 = arith.minsi %a2, %a2 : i32
  %v7 = arith.constant true
  %v8 = arith.addi %a5, %a5 : vector<2xi8>
  %v9 = arith.shrsi %v8, %v8 : vector<2xi8>
  %v10 = arith.ceildivsi %a3, %a3 : i64
  "use"(%v9, %a4, %a5, %a2, %v6, %v7) : (vector<2xi8>, index, vector<2xi8>, i32, i32, i1) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 0 : index
  %v1 = arith.remui %a0, %a0 : i1
  %v3 = arith.muli %a2, %a2 overflow<nsw> : i32
  %v4 = arith.divui %a1, %a1 : i8
  %v5 = arith.extui %v1 : i1 to i32
  %v6 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v7 = arith.constant 1 : i32
  %v8 = arith.minui %a5, %a5 : vector<2xi8>
  %v9 = arith.constant 9223372036854775807 : i64
  %v10 = arith.ori %a3, %a3 : i64
  %v11 = arith.constant dense<[-128, -128]> : vector<2xi8>
  %v12 = arith.remui %a4, %a4 : index
  "use"(%v1, %v10, %v12, %v8, %a4, %v6) : (i1, i64, index, vector<2xi8>, index, vector<3xi1>) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.shrui %a1, %a1 : i8
  %v1 = arith.cmpi eq, %a0, %a0 : i1
  %v2 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v3 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v4 = arith.xori %a4, %a4 : index
  %v6 = arith.constant dense<[-2, 0]> : vector<2xi8>
  %v8 = arith.xori %a1, %a1 : i8
  %v9 = arith.constant true
  %v10 = arith.shrsi %v9, %v1 : i1
  %v11 = arith.remsi %v10, %v9 : i1
  %v12 = arith.ceildivsi %a3, %a3 : i64
  %v13 = arith.xori %v10, %v1 : i1
  %v14 = arith.constant 2 : index
  %v15 = arith.constant dense<false> : vector<3xi1>
  %v16 = arith.extui %v8 : i8 to i32
  "use"(%a1, %v13, %a4, %v8, %v3, %v1) : (i8, i1, index, i8, vector<3xi1>, i1) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remsi %a1, %a1 : i8
  %v1 = arith.cmpi slt, %a1, %a1 : i8
  %v2 = arith.remui %a5, %a5 : vector<2xi8>
  %v3 = arith.shli %a0, %a0 overflow<nsw, nuw> : i1
  %v4 = arith.divui %a4, %a4 : index
  %v5 = arith.shrsi %a6, %a6 : vector<3xi1>
  %v6 = arith.constant dense<0> : vector<2xi8>
  %v7 = arith.cmpi ule, %a2, %a2 : i32
  %v9 = arith.constant 7 : i8
  %v10 = arith.muli %v0, %a1 overflow<nsw> : i8
  %v11 = arith.constant -5268210099068169448 : index
  "use"(%v11, %a6, %v6, %a4, %v1, %v7) : (index, vector<3xi1>, vector<2xi8>, index, i1, i1) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sgt, %a0, %a0 : i1
  %v1 = arith.constant 127 : i8
  %v2 = arith.shli %a1, %v1 overflow<nsw, nuw> : i8
  %v3 = arith.constant -1 : i8
  %v4 = arith.extsi %v0 : i1 to i8
  %v5 = arith.cmpi eq, %a6, %a6 : vector<3xi1>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant dense<7> : vector<2xi8>
  %v8 = arith.constant 2 : index
  %v9 = arith.constant -2 : i8
  %v10 = arith.constant -2147483648 : i32
  %v11 = arith.constant false
  %v12 = arith.remui %a6, %a6 : vector<3xi1>
  %v13 = arith.ori %a4, %v6 : index
  %v14 = arith.constant 362578770 : i32
  %v15 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v16 = arith.cmpi ult, %a3, %a3 : i64
  %v17 = arith.floordivsi %v10, %v14 : i32
  "use"(%v3, %v14, %v7, %v5, %v9, %a6) : (i8, i32, vector<2xi8>, vector<3xi1>, i8, vector<3xi1>) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -1 : i8
  %v1 = arith.floordivsi %a4, %a4 : index
  %v2 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v3 = arith.constant 127 : i8
  %v4 = arith.constant 1 : i64
  %v5 = arith.ceildivsi %v2, %v2 : vector<3xi1>
  %v6 = arith.maxui %a5, %a5 : vector<2xi8>
  %v7 = arith.divui %a3, %v4 : i64
  %v8 = arith.addi %a0, %a0 : i1
  "use"(%v8, %a2, %v3, %a6, %v2, %v0) : (i1, i32, i8, vector<3xi1>, vector<3xi1>, i8) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -2 : i32
  %v1 = arith.shli %a4, %a4 overflow<nsw, nuw> : index
  %v2 = arith.constant 1 : i8
  %v5 = arith.maxui %a5, %a5 : vector<2xi8>
  %v6 = arith.constant -2 : index
  %v7 = arith.xori %a6, %a6 : vector<3xi1>
  %v8 = arith.constant 3 : i64
  %v9 = arith.xori %v5, %a5 : vector<2xi8>
  %v10 = arith.maxui %v7, %a6 : vector<3xi1>
  %v11 = arith.constant true
  "use"(%v7, %a0, %a5, %a2, %v8, %v1) : (vector<3xi1>, i1, vector<2xi8>, i32, i64, index) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -2 : i64
  %v1 = arith.divsi %a1, %a1 : i8
  %v2 = arith.minsi %a4, %a4 : index
  %v3 = arith.divui %v1, %a1 : i8
  %v5 = arith.cmpi ne, %v1, %a1 : i8
  %v6 = arith.xori %a6, %a6 : vector<3xi1>
  %v7 = arith.constant dense<true> : vector<3xi1>
  %v8 = arith.ori %a0, %v5 : i1
  %v9 = arith.ceildivui %a5, %a5 : vector<2xi8>
  %v10 = arith.cmpi sle, %a0, %v5 : i1
  %v11 = arith.constant 1 : i32
  "use"(%a1, %v6, %v0, %a6, %v11, %a4) : (i8, vector<3xi1>, i64, vector<3xi1>, i32, index) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sge, %a0, %a0 : i1
  %v1 = arith.constant 1 : i64
  %v2 = arith.constant 1 : index
  "use"(%a3, %v2, %v1, %a1, %a6, %a2) : (i64, index, i64, i8, vector<3xi1>, i32) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.ceildivui %a4, %a4 : index
  %v2 = arith.divsi %a0, %a0 : i1
  %v3 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v4 = arith.xori %a2, %a2 : i32
  %v5 = arith.constant 127 : i8
  %v6 = arith.muli %v2, %v2 : i1
  "use"(%a2, %a6, %v1, %v5, %a1, %a3) : (i32, vector<3xi1>, index, i8, i8, i64) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v1 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %v2 = arith.constant -1 : i32
  "use"(%a4, %v0, %a6, %a3, %v1, %v2) : (index, vector<3xi1>, vector<3xi1>, i64, vector<3xi1>, i32) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a0 : i1 to i32
  %v1 = arith.shrui %a4, %a4 : index
  %v3 = arith.constant true
  "use"(%a6, %a2, %a0, %a5, %v1, %a3) : (vector<3xi1>, i32, i1, vector<2xi8>, index, i64) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.extsi %a0 : i1 to i64
  %v1 = arith.ori %a0, %a0 : i1
  %v2 = arith.shrui %a3, %a3 : i64
  %v3 = arith.constant 7 : i32
  %v4 = arith.constant 0 : i8
  %v5 = arith.constant true
  %v6 = arith.minui %a1, %v4 : i8
  %v7 = arith.cmpi sle, %a0, %v5 : i1
  %v8 = arith.extsi %v7 : i1 to i8
  %v9 = arith.ori %v5, %v7 : i1
  %v10 = arith.ceildivui %v2, %v2 : i64
  %v11 = arith.subi %v1, %v9 : i1
  "use"(%a2, %a3, %v6, %a6, %a5, %v2) : (i32, i64, i8, vector<3xi1>, vector<2xi8>, i64) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divsi %a0, %a0 : i1
  %v1 = arith.cmpi ule, %a2, %a2 : i32
  %v2 = arith.constant -1 : i32
  %v3 = arith.constant -1 : i64
  "use"(%a3, %v0, %a1, %v3, %a2, %a4) : (i64, i1, i8, i64, i32, index) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.subi %a3, %a3 overflow<nsw, nuw> : i64
  %v2 = arith.minui %a4, %a4 : index
  %v3 = arith.constant dense<[0, 127]> : vector<2xi8>
  "use"(%a3, %a6, %a5, %a0, %a2, %v2) : (i64, vector<3xi1>, vector<2xi8>, i1, i32, index) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -2 : i64
  %v1 = arith.shrsi %a4, %a4 : index
  %v2 = arith.remui %a1, %a1 : i8
  %v3 = arith.constant 1 : i64
  %v4 = arith.minui %a5, %a5 : vector<2xi8>
  %v5 = arith.constant 2 : i8
  %v6 = arith.minsi %v4, %a5 : vector<2xi8>
  %v7 = arith.minsi %v2, %v5 : i8
  %v9 = arith.ceildivui %v7, %v5 : i8
  %v10 = arith.minui %a6, %a6 : vector<3xi1>
  "use"(%a4, %v1, %v5, %a2, %v6, %a0) : (index, index, i8, i32, vector<2xi8>, i1) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant -1 : i64
  %v2 = arith.andi %a0, %a0 : i1
  %v3 = arith.constant true
  "use"(%a6, %a2, %a1, %a3, %a4, %a0) : (vector<3xi1>, i32, i8, i64, index, i1) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.floordivsi %a3, %a3 : i64
  %v1 = arith.divui %a4, %a4 : index
  %v2 = arith.divui %a0, %a0 : i1
  %v3 = arith.divui %a0, %v2 : i1
  %v4 = arith.constant 9223372036854775807 : i64
  %v5 = arith.ceildivsi %a6, %a6 : vector<3xi1>
  "use"(%a2, %a4, %v0, %v1, %a0, %a6) : (i32, index, i64, index, i1, vector<3xi1>) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant -1 : i32
  %v1 = arith.minui %a3, %a3 : i64
  %v2 = arith.constant 1 : index
  %v4 = arith.constant 1 : i8
  %v5 = arith.minui %a5, %a5 : vector<2xi8>
  %v6 = arith.divui %a6, %a6 : vector<3xi1>
  %v7 = arith.subi %a5, %a5 : vector<2xi8>
  %v8 = arith.shrsi %v0, %v0 : i32
  %v9 = arith.remsi %a4, %v2 : index
  %v10 = arith.divsi %v0, %v8 : i32
  "use"(%a6, %v7, %a2, %v1, %a4, %v8) : (vector<3xi1>, vector<2xi8>, i32, i64, index, i32) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.addi %a4, %a4 : index
  %v1 = arith.constant false
  %v2 = arith.ceildivui %a0, %a0 : i1
  %v4 = arith.constant dense<3> : vector<2xi8>
  %v5 = arith.constant dense<3> : vector<2xi8>
  %v6 = arith.constant -2 : index
  %v7 = arith.floordivsi %a3, %a3 : i64
  "use"(%v7, %v2, %v4, %a3, %a5, %a1) : (i64, i1, vector<2xi8>, i64, vector<2xi8>, i8) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant false
  %v1 = arith.remsi %a6, %a6 : vector<3xi1>
  %v2 = arith.cmpi uge, %v1, %a6 : vector<3xi1>
  %v3 = arith.shrui %a0, %a0 : i1
  %v4 = arith.divui %a5, %a5 : vector<2xi8>
  %v5 = arith.constant 0 : i8
  %v6 = arith.constant 7 : i64
  %v7 = arith.constant 7 : i64
  %v8 = arith.constant dense<127> : vector<2xi8>
  "use"(%a6, %a2, %v3, %a5, %a4, %v4) : (vector<3xi1>, i32, i1, vector<2xi8>, index, vector<2xi8>) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remui %a1, %a1 : i8
  %v1 = arith.ceildivui %a6, %a6 : vector<3xi1>
  %v2 = arith.ori %a5, %a5 : vector<2xi8>
  %v3 = arith.constant 7 : i8
  %v4 = arith.maxui %a0, %a0 : i1
  %v5 = arith.extsi %a0 : i1 to i8
  %v6 = arith.ori %v4, %v4 : i1
  %v7 = arith.andi %v1, %a6 : vector<3xi1>
  %v8 = arith.shrui %a3, %a3 : i64
  "use"(%v8, %a4, %a0, %v6, %v1, %v5) : (i64, index, i1, i1, vector<3xi1>, i8) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 0 : i64
  %v1 = arith.divui %a2, %a2 : i32
  %v2 = arith.shrsi %a0, %a0 : i1
  %v3 = arith.constant -952532891 : i32
  %v4 = arith.maxsi %a3, %v0 : i64
  %v5 = arith.constant dense<true> : vector<3xi1>
  %v6 = arith.ceildivui %v1, %v3 : i32
  %v7 = arith.constant 3 : i64
  %v8 = arith.shrui %v3, %a2 : i32
  %v9 = arith.extsi %a1 : i8 to i32
  %v10 = arith.constant -1 : index
  %v11 = arith.cmpi ugt, %v4, %a3 : i64
  %v12 = arith.shrui %v5, %a6 : vector<3xi1>
  "use"(%v9, %a3, %v11, %v8, %a5, %v0) : (i32, i64, i1, i32, vector<2xi8>, i64) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 0 : index
  %v1 = arith.extsi %a1 : i8 to i32
  %v2 = arith.constant dense<2> : vector<2xi8>
  %v3 = arith.maxsi %v2, %v2 : vector<2xi8>
  "use"(%a3, %a1, %a4, %v2, %v0, %v1) : (i64, i8, index, vector<2xi8>, index, i32) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.shrui %a0, %a0 : i1
  %v2 = arith.maxui %a1, %a1 : i8
  %v3 = arith.constant 7 : i32
  %v5 = arith.ceildivsi %a3, %a3 : i64
  %v6 = arith.divui %a4, %a4 : index
  %v7 = arith.constant true
  %v8 = arith.minsi %a1, %a1 : i8
  %v9 = arith.divui %a6, %a6 : vector<3xi1>
  %v10 = arith.addi %a4, %a4 : index
  "use"(%v1, %a5, %a2, %v2, %v6, %a6) : (i1, vector<2xi8>, i32, i8, index, vector<3xi1>) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant 1 : i32
  %v2 = arith.constant dense<[61, -2]> : vector<2xi8>
  %v3 = arith.shli %a6, %a6 overflow<nuw> : vector<3xi1>
  %v4 = arith.constant 127 : i8
  %v5 = arith.constant dense<true> : vector<3xi1>
  %v6 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v7 = arith.constant true
  %v8 = arith.divui %a0, %a0 : i1
  "use"(%v2, %a4, %v7, %v1, %v8, %v3) : (vector<2xi8>, index, i1, i32, i1, vector<3xi1>) -> ()
  return
}
}
