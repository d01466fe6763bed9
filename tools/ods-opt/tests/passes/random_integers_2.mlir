// builtin.module(canonicalize)
module {
func.func @f0(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant false
  %v2 = arith.minui %a6, %a6 : vector<3xi1>
  %v3 = arith.shli %a4, %a4 : index
  "use"(%a4, %v2, %v0, %a2, %a1, %v3) : (index, vector<3xi1>, i1, i32, i8, index) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 3 : index
  %v1 = arith.constant false
  %v2 = arith.maxsi %a4, %v0 : index
  %v3 = arith.maxsi %a6, %a6 : vector<3xi1>
  %v5 = arith.constant 9223372036854775807 : i64
  %v6 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v7 = arith.ori %v2, %v0 : index
  %v8 = arith.maxui %v5, %v5 : i64
  %v9 = arith.constant dense<2> : vector<2xi8>
  %v10 = arith.constant -1 : index
  %v13 = arith.minui %v10, %v7 : index
  %v14 = arith.shrsi %a2, %a2 : i32
  %v15 = arith.cmpi eq, %a6, %a6 : vector<3xi1>
  "use"(%a3, %a5, %v13, %v0, %v5, %v6) : (i64, vector<2xi8>, index, index, i64, vector<2xi8>) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.muli %a1, %a1 overflow<nsw, nuw> : i8
  %v1 = arith.divsi %a0, %a0 : i1
  %v2 = arith.xori %a4, %a4 : index
  %v4 = arith.minui %a0, %v1 : i1
  %v5 = arith.remsi %a2, %a2 : i32
  %v6 = arith.cmpi uge, %a2, %v5 : i32
  %v7 = arith.constant -2 : i8
  "use"(%v2, %v0, %a4, %a5, %a3, %a1) : (index, i8, index, vector<2xi8>, i64, i8) -> ()
  return
}
func.func @f3(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant dense<[0, 0]> : vector<2xi8>
  %v2 = arith.constant 127 : i8
  %v3 = arith.constant dense<[0, 3]> : vector<2xi8>
  %v4 = arith.muli %v2, %a1 : i8
  %v5 = arith.cmpi uge, %a4, %a4 : index
  %v6 = arith.maxsi %a5, %a5 : vector<2xi8>
  %v7 = arith.ceildivui %a0, %a0 : i1
  %v8 = arith.constant 2 : i8
  %v9 = arith.constant dense<false> : vector<3xi1>
  %v10 = arith.xori %a3, %a3 : i64
  "use"(%v5, %v2, %a5, %a2, %a1, %v4) : (i1, i8, vector<2xi8>, i32, i8, i8) -> ()
  return
}
func.func @f4(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a2, %a2 : i32
  %v1 = arith.divui %a6, %a6 : vector<3xi1>
  %v2 = arith.cmpi eq, %a1, %a1 : i8
  %v3 = arith.shrui %a3, %a3 : i64
  %v4 = arith.constant true
  %v5 = arith.constant dense<[1, -2]> : vector<2xi8>
  %v6 = arith.divsi %v3, %v3 : i64
  %v7 = arith.constant true
  %v8 = arith.extui %a0 : i1 to i64
  %v9 = arith.shrsi %a0, %v7 : i1
  %v10 = arith.shrui %a2, %v0 : i32
  %v11 = arith.shrsi %v10, %v10 : i32
  %v12 = arith.shrsi %v1, %v1 : vector<3xi1>
  %v13 = arith.constant -1 : i8
  "use"(%a1, %v1, %v9, %a4, %v10, %v12) : (i8, vector<3xi1>, i1, index, i32, vector<3xi1>) -> ()
  return
}
func.func @f5(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant true
  %v1 = arith.floordivsi %v0, %a0 : i1
  %v2 = arith.floordivsi %a1, %a1 : i8
  %v3 = arith.cmpi slt, %a6, %a6 : vector<3xi1>
  %v4 = arith.constant dense<[2, -128]> : vector<2xi8>
  %v5 = arith.xori %v0, %v1 : i1
  %v7 = arith.ori %v4, %a5 : vector<2xi8>
  %v8 = arith.cmpi sle, %a6, %v3 : vector<3xi1>
  %v9 = arith.addi %v3, %v3 : vector<3xi1>
  %v10 = arith.divui %a3, %a3 : i64
  %v11 = arith.minui %v2, %a1 : i8
  "use"(%a3, %v7, %v0, %v3, %a4, %v2) : (i64, vector<2xi8>, i1, vector<3xi1>, index, i8) -> ()
  return
}
func.func @f6(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[-2, 127]> : vector<2xi8>
  %v1 = arith.cmpi ne, %a4, %a4 : index
  %v2 = arith.constant 0 : i64
  %v3 = arith.ori %a0, %v1 : i1
  %v4 = arith.divsi %a2, %a2 : i32
  %v5 = arith.shrui %v2, %a3 : i64
  %v6 = arith.constant false
  %v7 = arith.constant 7 : i32
  %v8 = arith.remsi %a4, %a4 : index
  %v9 = arith.remsi %a3, %v2 : i64
  %v10 = arith.andi %a6, %a6 : vector<3xi1>
  %v11 = arith.cmpi ne, %a4, %v8 : index
  %v12 = arith.divsi %a4, %v8 : index
  %v13 = arith.constant true
  %v14 = arith.subi %a1, %a1 : i8
  %v15 = arith.ori %a6, %v10 : vector<3xi1>
  %v16 = arith.constant -2 : i32
  "use"(%a0, %a4, %v0, %v12, %v10, %a3) : (i1, index, vector<2xi8>, index, vector<3xi1>, i64) -> ()
  return
}
func.func @f7(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v1 = arith.remsi %a5, %a5 : vector<2xi8>
  %v2 = arith.ceildivui %a2, %a2 : i32
  %v3 = arith.ceildivui %a3, %a3 : i64
  %v5 = arith.ori %a0, %a0 : i1
  %v6 = arith.floordivsi %v5, %v5 : i1
  %v7 = arith.divsi %v3, %v3 : i64
  %v9 = arith.constant dense<false> : vector<3xi1>
  %v10 = arith.constant 3 : i32
  %v11 = arith.constant dense<[-2, 37]> : vector<2xi8>
  %v13 = arith.remui %a3, %v3 : i64
  %v14 = arith.divui %a4, %a4 : index
  "use"(%a0, %v6, %a2, %a4, %v10, %a6) : (i1, i1, i32, index, i32, vector<3xi1>) -> ()
  return
}
func.func @f8(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.constant -128 : i8
  %v2 = arith.constant 127 : i8
  %v3 = arith.remui %a6, %a6 : vector<3xi1>
  %v4 = arith.constant 7 : i8
  %v7 = arith.shrsi %a5, %a5 : vector<2xi8>
  %v8 = arith.constant -9223372036854775808 : i64
  %v9 = arith.constant 0 : index
  %v10 = arith.cmpi sge, %a6, %a6 : vector<3xi1>
  %v11 = arith.divsi %a2, %a2 : i32
  %v12 = arith.subi %a0, %a0 overflow<nsw, nuw> : i1
  %v13 = arith.maxsi %v10, %v10 : vector<3xi1>
  %v14 = arith.divsi %v1, %v1 : i8
  %v15 = arith.constant 2 : i64
  %v16 = arith.constant -1 : i64
  "use"(%v8, %v9, %v10, %a4, %v4, %v15) : (i64, index, vector<3xi1>, index, i8, i64) -> ()
  return
}
func.func @f9(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 0 : index
  %v1 = arith.constant dense<[0, 3]> : vector<2xi8>
  %v2 = arith.constant dense<true> : vector<3xi1>
  %v3 = arith.constant true
  %v4 = arith.cmpi ne, %a1, %a1 : i8
  %v5 = arith.constant -1 : i8
  %v6 = arith.extsi %a1 : i8 to i64
  %v7 = arith.constant -1 : i64
  %v8 = arith.constant true
  %v9 = arith.minsi %a4, %v0 : index
  %v10 = arith.constant dense<false> : vector<3xi1>
  %v11 = arith.ori %v2, %v2 : vector<3xi1>
  %v12 = arith.constant 9223372036854775807 : index
  %v13 = arith.constant 6456961703478770149 : i64
  %v14 = arith.ceildivui %a2, %a2 : i32
  "use"(%a5, %v9, %a3, %v7, %v11, %v4) : (vector<2xi8>, index, i64, i64, vector<3xi1>, i1) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remsi %a6, %a6 : vector<3xi1>
  %v1 = arith.constant 7 : i8
  %v2 = arith.constant dense<[-1, 1]> : vector<2xi8>
  %v3 = arith.floordivsi %a3, %a3 : i64
  %v5 = arith.constant -2 : i8
  %v6 = arith.xori %a4, %a4 : index
  %v7 = arith.constant dense<3> : vector<2xi8>
  %v9 = arith.shli %a5, %v2 overflow<nuw> : vector<2xi8>
  %v10 = arith.constant 0 : i64
  %v11 = arith.muli %a4, %a4 overflow<nuw> : index
  %v12 = arith.constant -2 : i64
  %v13 = arith.shrsi %v11, %a4 : index
  %v14 = arith.floordivsi %v7, %a5 : vector<2xi8>
  %v15 = arith.divsi %a0, %a0 : i1
  %v16 = arith.constant -1938823233 : i32
  %v17 = arith.divui %v5, %v5 : i8
  "use"(%v9, %v1, %v11, %a2, %a4, %a6) : (vector<2xi8>, i8, index, i32, index, vector<3xi1>) -> ()
  return
}
func.func @f11(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant false
  %v1 = arith.maxui %a2, %a2 : i32
  %v2 = arith.minui %a5, %a5 : vector<2xi8>
  %v3 = arith.constant -6224012991058219528 : i64
  %v4 = arith.constant false
  %v5 = arith.constant dense<0> : vector<2xi8>
  %v6 = arith.floordivsi %a1, %a1 : i8
  "use"(%v6, %a5, %v4, %a6, %a3, %v1) : (i8, vector<2xi8>, i1, vector<3xi1>, i64, i32) -> ()
  return
}
func.func @f12(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a0, %a0 : i1
  %v1 = arith.constant dense<false> : vector<3xi1>
  %v3 = arith.constant 7 : index
  %v5 = arith.extui %a2 : i32 to i64
  %v6 = arith.constant 2 : i8
  %v7 = arith.minsi %v6, %v6 : i8
  %v8 = arith.shli %v5, %v5 : i64
  %v9 = arith.cmpi eq, %a2, %a2 : i32
  "use"(%a5, %v1, %a4, %v9, %v7, %a1) : (vector<2xi8>, vector<3xi1>, index, i1, i8, i8) -> ()
  return
}
func.func @f13(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi slt, %a4, %a4 : index
  %v1 = arith.divui %a6, %a6 : vector<3xi1>
  %v2 = arith.shrui %v0, %a0 : i1
  %v4 = arith.ori %a3, %a3 : i64
  %v5 = arith.constant 2 : i8
  %v6 = arith.ceildivui %v4, %v4 : i64
  %v7 = arith.xori %a2, %a2 : i32
  %v8 = arith.addi %a5, %a5 overflow<nsw> : vector<2xi8>
  %v9 = arith.constant false
  "use"(%a6, %v1, %a0, %a5, %a3, %a1) : (vector<3xi1>, vector<3xi1>, i1, vector<2xi8>, i64, i8) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.divsi %a0, %a0 : i1
  %v1 = arith.minui %a2, %a2 : i32
  %v2 = arith.extsi %a0 : i1 to i32
  %v3 = arith.xori %v2, %v2 : i32
  %v4 = arith.remui %a5, %a5 : vector<2xi8>
  %v5 = arith.ori %a4, %a4 : index
  %v6 = arith.minui %a1, %a1 : i8
  %v7 = arith.xori %v5, %a4 : index
  %v8 = arith.extsi %v0 : i1 to i8
  %v9 = arith.constant dense<51> : vector<2xi8>
  %v10 = arith.cmpi uge, %a1, %v8 : i8
  %v11 = arith.extui %v0 : i1 to i64
  %v12 = arith.ceildivui %a6, %a6 : vector<3xi1>
  %v13 = arith.cmpi eq, %v5, %a4 : index
  "use"(%v6, %v8, %v3, %a0, %v12, %v13) : (i8, i8, i32, i1, vector<3xi1>, i1) -> ()
  return
}
func.func @f15(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxui %a0, %a0 : i1
  %v1 = arith.extsi %a0 : i1 to i32
  %v2 = arith.constant dense<false> : vector<3xi1>
  %v4 = arith.remsi %a6, %a6 : vector<3xi1>
  %v5 = arith.cmpi sle, %a1, %a1 : i8
  %v6 = arith.constant true
  %v7 = arith.cmpi uge, %a4, %a4 : index
  %v9 = arith.remsi %a5, %a5 : vector<2xi8>
  %v10 = arith.muli %a2, %a2 : i32
  "use"(%v4, %a1, %v6, %a3, %v10, %v2) : (vector<3xi1>, i8, i1, i64, i32, vector<3xi1>) -> ()
  return
}
func.func @f16(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxui %a6, %a6 : vector<3xi1>
  %v1 = arith.floordivsi %a1, %a1 : i8
  %v2 = arith.ceildivsi %v1, %a1 : i8
  %v4 = arith.extui %a0 : i1 to i64
  %v6 = arith.constant 3 : i64
  %v7 = arith.constant dense<[1, -128]> : vector<2xi8>
  %v8 = arith.minui %a6, %a6 : vector<3xi1>
  %v10 = arith.maxui %v7, %a5 : vector<2xi8>
  %v11 = arith.constant 7 : index
  "use"(%v11, %a5, %v10, %a4, %v1, %v6) : (index, vector<2xi8>, vector<2xi8>, index, i8, i64) -> ()
  return
}
func.func @f17(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2 : i64
  %v2 = arith.divui %a1, %a1 : i8
  %v3 = arith.constant 1 : i64
  %v4 = arith.constant dense<true> : vector<3xi1>
  %v5 = arith.divsi %a6, %v4 : vector<3xi1>
  %v6 = arith.constant dense<true> : vector<3xi1>
  %v7 = arith.minsi %v6, %v6 : vector<3xi1>
  %v9 = arith.constant -1 : i64
  %v10 = arith.maxsi %v6, %v7 : vector<3xi1>
  %v11 = arith.muli %a5, %a5 : vector<2xi8>
  %v12 = arith.muli %a4, %a4 overflow<nsw> : index
  "use"(%a1, %a3, %v0, %a5, %v6, %a0) : (i8, i64, i64, vector<2xi8>, vector<3xi1>, i1) -> ()
  return
}
func.func @f18(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant dense<[0, -128]> : vector<2xi8>
  %v3 = arith.floordivsi %a5, %a5 : vector<2xi8>
  %v4 = arith.extsi %a1 : i8 to i64
  %v5 = arith.xori %a0, %a0 : i1
  %v6 = arith.maxui %a6, %a6 : vector<3xi1>
  %v8 = arith.constant dense<0> : vector<2xi8>
  %v9 = arith.shrui %a1, %a1 : i8
  %v10 = arith.addi %v5, %a0 overflow<nsw, nuw> : i1
  %v11 = arith.shli %v3, %a5 : vector<2xi8>
  %v12 = arith.cmpi eq, %v9, %a1 : i8
  %v13 = arith.addi %a4, %a4 overflow<nsw, nuw> : index
  "use"(%v8, %v10, %v12, %a1, %a2, %v4) : (vector<2xi8>, i1, i1, i8, i32, i64) -> ()
  return
}
func.func @f19(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 615255830 : i32
  %v1 = arith.extui %a1 : i8 to i32
  %v2 = arith.constant false
  %v3 = arith.maxui %a4, %a4 : index
  %v4 = arith.constant false
  %v5 = arith.cmpi sle, %a1, %a1 : i8
  %v7 = arith.constant -2 : index
  %v8 = arith.constant dense<[2, 3]> : vector<2xi8>
  %v9 = arith.ceildivui %v2, %v2 : i1
  %v10 = arith.constant -5004583231096189855 : i64
  %v11 = arith.remsi %v1, %v0 : i32
  "use"(%a6, %a0, %v10, %v3, %a2, %v5) : (vector<3xi1>, i1, i64, index, i32, i1) -> ()
  return
}
func.func @f20(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minui %a5, %a5 : vector<2xi8>
  %v1 = arith.constant 0 : i64
  %v2 = arith.shrsi %a1, %a1 : i8
  %v4 = arith.remsi %a0, %a0 : i1
  %v5 = arith.shrsi %v2, %a1 : i8
  %v6 = arith.extui %v4 : i1 to i8
  %v7 = arith.cmpi ugt, %a0, %a0 : i1
  "use"(%a2, %a4, %v7, %a3, %v5, %v2) : (i32, index, i1, i64, i8, i8) -> ()
  return
}
func.func @f21(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 3 : i8
  %v1 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v2 = arith.cmpi slt, %a0, %a0 : i1
  "use"(%v0, %a6, %a5, %a2, %a4, %a0) : (i8, vector<3xi1>, vector<2xi8>, i32, index, i1) -> ()
  return
}
func.func @f22(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.minsi %a0, %a0 : i1
  %v1 = arith.muli %a6, %a6 : vector<3xi1>
  %v2 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v3 = arith.constant false
  %v4 = arith.floordivsi %v2, %a6 : vector<3xi1>
  %v5 = arith.extsi %a2 : i32 to i64
  %v7 = arith.constant 3 : i64
  %v8 = arith.maxui %a6, %v4 : vector<3xi1>
  %v9 = arith.constant -1 : i32
  %v12 = arith.ceildivui %v1, %a6 : vector<3xi1>
  %v13 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v14 = arith.subi %a5, %a5 overflow<nsw, nuw> : vector<2xi8>
  %v15 = arith.ceildivui %a2, %v9 : i32
  %v16 = arith.shli %v15, %v15 : i32
  "use"(%v1, %v12, %v0, %v3, %v9, %a6) : (vector<3xi1>, vector<3xi1>, i1, i1, i32, vector<3xi1>) -> ()
  return
}
func.func @f23(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a0, %a0 : i1
  %v1 = arith.divsi %a2, %a2 : i32
  %v2 = arith.subi %v0, %v0 overflow<nsw, nuw> : i1
  %v3 = arith.divsi %a4, %a4 : index
  %v4 = arith.andi %a1, %a1 : i8
  %v5 = arith.extsi %a1 : i8 to i64
  %v6 = arith.cmpi ule, %v0, %v2 : i1
  %v7 = arith.minui %v4, %a1 : i8
  %v8 = arith.constant 3 : i32
  %v9 = arith.constant true
  %v10 = arith.remui %v1, %v8 : i32
  %v11 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v12 = arith.shli %v6, %v9 : i1
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 2 : i32
  %v15 = arith.ceildivsi %a4, %a4 : index
  "use"(%a0, %v12, %v13, %v11, %a1, %v5) : (i1, i1, index, vector<3xi1>, i8, i64) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.constant 2 : i64
  %v1 = arith.shrsi %a0, %a0 : i1
  %v2 = arith.remui %v0, %a3 : i64
  %v3 = arith.maxui %a4, %a4 : index
  %v4 = arith.constant dense<[2, -1]> : vector<2xi8>
  "use"(%v3, %a5, %v0, %v1, %a2, %a1) : (index, vector<2xi8>, i64, i1, i32, i8) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.remui %a4, %a4 : index
  %v1 = arith.extui %a0 : i1 to i8
  %v2 = arith.cmpi uge, %a2, %a2 : i32
  %v3 = arith.addi %a3, %a3 overflow<nsw, nuw> : i64
  %v4 = arith.divsi %v2, %a0 : i1
  %v6 = arith.extui %a2 : i32 to i64
  %v7 = arith.shrui %v1, %v1 : i8
  %v8 = arith.constant dense<[7, 3]> : vector<2xi8>
  %v9 = arith.extui %a2 : i32 to i64
  %v10 = arith.extsi %a2 : i32 to i64
  "use"(%a1, %v10, %v7, %a5, %v1, %a4) : (i8, i64, i8, vector<2xi8>, i8, index) -> ()
  return
}
func.func @f26(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.maxsi %a0, %a0 : i1
  %v1 = arith.cmpi sle, %a4, %a4 : index
  %v2 = arith.shrsi %a2, %a2 : i32
  %v4 = arith.shli %a3, %a3 : i64
  "use"(%a0, %a4, %a2, %v4, %v0, %a6) : (i1, index, i32, i64, i1, vector<3xi1>) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.cmpi ugt, %a1, %a1 : i8
  %v1 = arith.remui %a2, %a2 : i32
  %v2 = arith.floordivsi %a4, %a4 : index
  %v3 = arith.shrsi %a5, %a5 : vector<2xi8>
  "use"(%a6, %v2, %v1, %a1, %a4, %a2) : (vector<3xi1>, index, i32, i8, index, i32) -> ()
  return
}
func.func @f28(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v1 = arith.minsi %a0, %a0 : i1
  %v2 = arith.cmpi slt, %a3, %a3 : i64
  %v3 = arith.constant dense<1> : vector<2xi8>
  %v4 = arith.constant 7 : i32
  %v6 = arith.constant true
  "use"(%v2, %a4, %a2, %a6, %a1, %v1) : (i1, index, i32, vector<3xi1>, i8, i1) -> ()
  return
}
func.func @f29(%a0: i1, %a1: i8, %a2: i32, %a3: i64, %a4: index, %a5: vector<2xi8>, %a6: vector<3xi1>) {
  %v0 = arith.ori %a2, %a2 : i32
  %v1 = arith.cmpi ugt, %a3, %a3 : i64
  %v2 = arith.divsi %v1, %a0 : i1
  %v3 = arith.cmpi sle, %a1, %a1 : i8
  %v4 = arith.constant 0 : i32
  %v5 = arith.shrui %a3, %a3 : i64
  %v6 = arith.minsi %a2, %a2 : i32
  %v7 = arith.xori %a4, %a4 : index
  %v8 = arith.shrsi %a5, %a5 : vector<2xi8>
  "use"(%v5, %v1, %v0, %v7, %a1, %a3) : (i64, i1, i32, index, i8, i64) -> ()
  return
}
}
