// builtin.module(canonicalize)
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, i8, i8, i32, i1, i1, i64, index, i1, i32, i128, i8, i64, i8, i32, i1, i8) {
  %v1 = arith.select %ai1, %aindex, %aindex : index
  %v2, %v2o = arith.mului_extended %ai8, %ai8 : i8
  %v3 = arith.andi %ai32, %ai32 : i32
  %c5 = arith.constant true
  %v4 = arith.select %ai1, %c5, %ai1 : i1
  %c7 = arith.constant 1775189433 : i32
  %v6 = arith.cmpi eq, %v3, %c7 : i32
  %c9 = arith.constant 0 : i3
  %v8 = arith.extsi %c9 : i3 to i64
  %v10 = arith.index_cast %v8 : i64 to index
  %c12 = arith.constant false
  %v11 = arith.muli %c12, %c5 : i1
  %c14 = arith.constant 2 : i32
  %v13 = arith.xori %v3, %c14 : i32
  %c16 = arith.constant 0 : i16
  %v15 = arith.extsi %c16 : i16 to i128
  %c18 = arith.constant 2 : i8
  %v17 = arith.andi %v2o, %c18 : i8
  %v19 = arith.extsi %c9 : i3 to i64
  %v20 = arith.select %c5, %v2o, %c18 : i8
  %c22 = arith.constant -1773058612 : i32
  %v21 = arith.select %c12, %c7, %c22 : i32
  %c24 = arith.constant false
  %c25 = arith.constant false
  %v23 = arith.select %c24, %v11, %c25 : i1
  %v26 = arith.select %v11, %v20, %v20 : i8
  return %v1, %v2, %v2o, %v3, %v4, %v6, %v8, %v10, %v11, %v13, %v15, %v17, %v19, %v20, %v21, %v23, %v26 : index, i8, i8, i32, i1, i1, i64, index, i1, i32, i128, i8, i64, i8, i32, i1, i8
}
func.func @f1(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xindex>, vector<3xi1>, vector<3xindex>, vector<3xi16>, vector<3xi1>, vector<3xi1>, vector<3xi64>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi16>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>) {
  %c2 = arith.constant dense<[9, 1, -9]> : vector<3xindex>
  %v1 = arith.select %ai1, %aindex, %c2 : vector<3xi1>, vector<3xindex>
  %v3 = arith.select %ai1, %ai1, %ai1 : vector<3xi1>, vector<3xi1>
  %v4 = arith.xori %c2, %c2 : vector<3xindex>
  %v5 = arith.extui %ai8 : vector<3xi8> to vector<3xi16>
  %v6 = arith.cmpi ne, %v1, %v4 : vector<3xindex>
  %v7 = arith.select %v6, %v6, %v3 : vector<3xi1>, vector<3xi1>
  %c9 = arith.constant dense<[2, 1, -1]> : vector<3xi16>
  %v8 = arith.extui %c9 : vector<3xi16> to vector<3xi64>
  %v10 = arith.index_castui %c9 : vector<3xi16> to vector<3xindex>
  %c12 = arith.constant dense<[0, -3, 1]> : vector<3xi3>
  %v11 = arith.trunci %c12 : vector<3xi3> to vector<3xi1>
  %v13, %v13o = arith.addui_extended %v6, %v11 : vector<3xi1>, vector<3xi1>
  %v14 = arith.select %ai1, %v13, %ai1 : vector<3xi1>, vector<3xi1>
  %v15 = arith.index_castui %v1 : vector<3xindex> to vector<3xi16>
  %c17 = arith.constant dense<[9, 1, 8]> : vector<3xindex>
  %v16 = arith.addi %c17, %c2 : vector<3xindex>
  %c19 = arith.constant dense<[0, 0, -5622]> : vector<3xi16>
  %v18 = arith.trunci %c19 : vector<3xi16> to vector<3xi8>
  %v20 = arith.extui %v3 : vector<3xi1> to vector<3xi8>
  %v21 = arith.select %v14, %c2, %aindex : vector<3xi1>, vector<3xindex>
  return %v1, %v3, %v4, %v5, %v6, %v7, %v8, %v10, %v11, %v13, %v13o, %v14, %v15, %v16, %v18, %v20, %v21 : vector<3xindex>, vector<3xi1>, vector<3xindex>, vector<3xi16>, vector<3xi1>, vector<3xi1>, vector<3xi64>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi16>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>
}
func.func @f2(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i1, i1, i1, i200, index, i1, i1, index, index, i16, i1, i8, index, index, i16, i1, index, i8, i3) {
  %c2 = arith.constant 120 : i8
  %v1 = arith.addi %ai8, %c2 : i8
  %c4 = arith.constant false
  %v3, %v3o = arith.mului_extended %c4, %ai1 : i1
  %v5 = arith.addi %v3, %ai1 : i1
  %c7 = arith.constant 9 : index
  %v6 = arith.index_castui %c7 : index to i200
  %v8, %v8o = arith.addui_extended %c7, %c7 : index, i1
  %v9 = arith.select %v3, %ai1, %c4 : i1
  %c11 = arith.constant 6 : index
  %c12 = arith.constant -7 : index
  %v10, %v10o = arith.mului_extended %c11, %c12 : index
  %c14 = arith.constant 0 : i64
  %v13 = arith.trunci %c14 : i64 to i16
  %c16 = arith.constant false
  %v15 = arith.cmpi eq, %c16, %v8o : i1
  %c18 = arith.constant true
  %c19 = arith.constant 1 : i8
  %c20 = arith.constant 0 : i8
  %v17 = arith.select %c18, %c19, %c20 : i8
  %c22 = arith.constant -6 : index
  %v21, %v21o = arith.mului_extended %c22, %v8 : index
  %v23 = arith.trunci %ai32 : i32 to i16
  %c25 = arith.constant false
  %v24 = arith.cmpi ule, %v8o, %c25 : i1
  %v26 = arith.select %v3o, %v10o, %v21 : index
  %c28 = arith.constant 0 : i8
  %v27 = arith.subi %c28, %c2 : i8
  %c30 = arith.constant true
  %v29 = arith.extui %c30 : i1 to i3
  return %v1, %v3, %v3o, %v5, %v6, %v8, %v8o, %v9, %v10, %v10o, %v13, %v15, %v17, %v21, %v21o, %v23, %v24, %v26, %v27, %v29 : i8, i1, i1, i1, i200, index, i1, i1, index, index, i16, i1, i8, index, index, i16, i1, index, i8, i3
}
func.func @f3(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i32, i3, i1, i1, i32, i64, i128, index, i1, i1, index, index, i8, i8, index, i8, i32) {
  %v1 = arith.xori %ai32, %ai32 : i32
  %v2 = arith.trunci %v1 : i32 to i3
  %c4 = arith.constant 0 : i32
  %v3 = arith.cmpi eq, %c4, %v1 : i32
  %v5 = arith.addi %v3, %ai1 : i1
  %v6 = arith.index_castui %aindex : index to i32
  %v7 = arith.extui %c4 : i32 to i64
  %v8 = arith.extui %ai8 : i8 to i128
  %c10 = arith.constant 0 : i64
  %v9 = arith.index_castui %c10 : i64 to index
  %c12 = arith.constant 1 : i32
  %v11 = arith.trunci %c12 : i32 to i1
  %c14 = arith.constant 1 : i16
  %v13 = arith.trunci %c14 : i16 to i1
  %c16 = arith.constant 3 : index
  %v15, %v15o = arith.mului_extended %c16, %v9 : index
  %c18 = arith.constant 1 : i8
  %v17, %v17o = arith.addui_extended %c18, %c18 : i8, i1
  %c20 = arith.constant -1 : i8
  %v19 = arith.addi %c18, %c20 : i8
  %v21 = arith.addi %aindex, %v9 : index
  %c23 = arith.constant true
  %v22 = arith.select %c23, %v19, %c20 : i8
  %c25 = arith.constant -1 : i32
  %v24 = arith.xori %c25, %c4 : i32
  return %v1, %v2, %v3, %v5, %v6, %v7, %v8, %v9, %v11, %v13, %v15, %v15o, %v17, %v19, %v21, %v22, %v24 : i32, i3, i1, i1, i32, i64, i128, index, i1, i1, index, index, i8, i8, index, i8, i32
}
func.func @f4(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xi3>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xi128>, vector<3xindex>, vector<3xi8>, vector<3xi32>, vector<3xi32>, vector<3xindex>, vector<3xi1>) {
  %c2 = arith.constant dense<8> : vector<3xindex>
  %v1 = arith.muli %c2, %c2 : vector<3xindex>
  %v3 = arith.addi %ai32, %ai32 : vector<3xi32>
  %v4 = arith.select %ai1, %ai1, %ai1 : vector<3xi1>, vector<3xi1>
  %v5 = arith.select %ai1, %ai1, %v4 : vector<3xi1>, vector<3xi1>
  %v6 = arith.extsi %v5 : vector<3xi1> to vector<3xi200>
  %v7 = arith.trunci %ai8 : vector<3xi8> to vector<3xi3>
  %c9 = arith.constant dense<0> : vector<3xi64>
  %v8 = arith.trunci %c9 : vector<3xi64> to vector<3xi1>
  %c11 = arith.constant dense<3> : vector<3xindex>
  %v10 = arith.cmpi eq, %c11, %c2 : vector<3xindex>
  %c13 = arith.constant dense<true> : vector<3xi1>
  %v12 = arith.cmpi ule, %v5, %c13 : vector<3xi1>
  %c15 = arith.constant dense<true> : vector<3xi1>
  %v14 = arith.select %c15, %v3, %ai32 : vector<3xi1>, vector<3xi32>
  %c17 = arith.constant dense<[1, 0, -1]> : vector<3xi16>
  %v16 = arith.extui %c17 : vector<3xi16> to vector<3xi128>
  %v18 = arith.index_cast %v16 : vector<3xi128> to vector<3xindex>
  %v19 = arith.select %c15, %ai8, %ai8 : vector<3xi1>, vector<3xi8>
  %v20, %v20o = arith.mulsi_extended %v14, %v3 : vector<3xi32>
  %v21 = arith.index_cast %v16 : vector<3xi128> to vector<3xindex>
  %v22 = arith.cmpi slt, %v20o, %ai32 : vector<3xi32>
  return %v1, %v3, %v4, %v5, %v6, %v7, %v8, %v10, %v12, %v14, %v16, %v18, %v19, %v20, %v20o, %v21, %v22 : vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xi3>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xi128>, vector<3xindex>, vector<3xi8>, vector<3xi32>, vector<3xi32>, vector<3xindex>, vector<3xi1>
}
func.func @f5(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i1, i1, index, i1, i8, index, i8, i1, i1, i1, i64, i32, i8, index, i1, index) {
  %v1 = arith.cmpi slt, %ai1, %ai1 : i1
  %c3 = arith.constant false
  %v2 = arith.cmpi ne, %ai1, %c3 : i1
  %c5 = arith.constant 2 : i64
  %v4 = arith.index_cast %c5 : i64 to index
  %v6 = arith.select %v2, %c3, %c3 : i1
  %v7 = arith.index_cast %v4 : index to i8
  %c9 = arith.constant -7 : index
  %v8 = arith.addi %c9, %v4 : index
  %c11 = arith.constant -1 : i8
  %v10 = arith.muli %c11, %c11 : i8
  %c13 = arith.constant false
  %c14 = arith.constant false
  %v12 = arith.xori %c13, %c14 : i1
  %c16 = arith.constant -1 : i32
  %v15 = arith.cmpi slt, %ai32, %c16 : i32
  %c18 = arith.constant -1 : i32
  %v17 = arith.cmpi ule, %ai32, %c18 : i32
  %v19 = arith.extui %c18 : i32 to i64
  %c21 = arith.constant -1 : i3
  %v20 = arith.extui %c21 : i3 to i32
  %c23 = arith.constant -1 : i8
  %v22 = arith.subi %ai8, %c23 : i8
  %v24 = arith.xori %v4, %aindex : index
  %c26 = arith.constant true
  %c27 = arith.constant true
  %v25 = arith.select %c26, %v15, %c27 : i1
  %c29 = arith.constant 90341034547779868030054746969068738079 : i128
  %v28 = arith.index_castui %c29 : i128 to index
  return %v1, %v2, %v4, %v6, %v7, %v8, %v10, %v12, %v15, %v17, %v19, %v20, %v22, %v24, %v25, %v28 : i1, i1, index, i1, i8, index, i8, i1, i1, i1, i64, i32, i8, index, i1, index
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i8, i1, i32, i32, i1, i1, index, i8, index, index, i32, index, i32, i1, i128, index, index) {
  %c2 = arith.constant -19 : i8
  %v1, %v1o = arith.mulsi_extended %c2, %ai8 : i8
  %v3 = arith.muli %ai1, %ai1 : i1
  %v4 = arith.index_castui %aindex : index to i32
  %c6 = arith.constant false
  %c7 = arith.constant 0 : i32
  %v5 = arith.select %c6, %v4, %c7 : i32
  %c9 = arith.constant true
  %c10 = arith.constant true
  %v8, %v8o = arith.mului_extended %c9, %c10 : i1
  %c12 = arith.constant 1 : i16
  %v11 = arith.index_castui %c12 : i16 to index
  %c14 = arith.constant -1 : i8
  %v13 = arith.subi %v1, %c14 : i8
  %c17 = arith.constant 0 : i3
  %v16 = arith.index_cast %c17 : i3 to index
  %c19 = arith.constant 1 : i128
  %v18 = arith.index_cast %c19 : i128 to index
  %c21 = arith.constant 0 : i32
  %c22 = arith.constant 0 : i32
  %v20 = arith.xori %c21, %c22 : i32
  %v23 = arith.index_cast %ai32 : i32 to index
  %v24, %v24o = arith.addui_extended %c21, %v4 : i32, i1
  %v25 = arith.index_cast %v16 : index to i128
  %c27 = arith.constant -1 : i200
  %v26 = arith.index_cast %c27 : i200 to index
  %v28 = arith.select %ai1, %aindex, %aindex : index
  return %v1, %v1o, %v3, %v4, %v5, %v8, %v8o, %v11, %v13, %v16, %v18, %v20, %v23, %v24, %v24o, %v25, %v26, %v28 : i8, i8, i1, i32, i32, i1, i1, index, i8, index, index, i32, index, i32, i1, i128, index, index
}
func.func @f1(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, i32, i8, i32, index, index, i8, i8, i128, i64, i32, i8, i8, i32, i64) {
  %c2 = arith.constant 9 : index
  %c3 = arith.constant 3 : index
  %v1, %v1o = arith.mului_extended %c2, %c3 : index
  %c5 = arith.constant 1 : i32
  %v4 = arith.subi %c5, %ai32 : i32
  %c7 = arith.constant -1 : i8
  %v6 = arith.subi %c7, %c7 : i8
  %c9 = arith.constant -3 : i16
  %v8 = arith.extui %c9 : i16 to i32
  %c11 = arith.constant 162595706492118436175983867428686224238 : i128
  %v10 = arith.index_cast %c11 : i128 to index
  %c14 = arith.constant 1 : i32
  %v13 = arith.index_cast %c14 : i32 to index
  %c16 = arith.constant -77 : i8
  %v15 = arith.select %ai1, %c16, %c16 : i8
  %c18 = arith.constant -95 : i8
  %v17, %v17o = arith.mului_extended %c16, %c18 : i8
  %c20 = arith.constant -4 : index
  %v19 = arith.index_cast %c20 : index to i128
  %v21 = arith.extui %v8 : i32 to i64
  %v22 = arith.extsi %ai1 : i1 to i32
  %c24 = arith.constant -3 : i8
  %v23 = arith.xori %c16, %c24 : i8
  %v25 = arith.muli %ai8, %v6 : i8
  %c27 = arith.constant 0 : i32
  %v26 = arith.select %ai1, %c27, %c5 : i32
  %v28 = arith.extsi %v8 : i32 to i64
  return %v1, %v4, %v6, %v8, %v10, %v13, %v15, %v17, %v19, %v21, %v22, %v23, %v25, %v26, %v28 : index, i32, i8, i32, index, index, i8, i8, i128, i64, i32, i8, i8, i32, i64
}
func.func @f2(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i16, i32, i1, i16, i1, i32, i128, i32, i1, i32, i64, i16, i32, index, i1, i1, i64) {
  %c2 = arith.constant 0 : i8
  %c3 = arith.constant 65 : i8
  %v1, %v1o = arith.mulsi_extended %c2, %c3 : i8
  %v4 = arith.index_cast %aindex : index to i16
  %v5 = arith.select %ai1, %ai32, %ai32 : i32
  %v6 = arith.select %ai1, %ai1, %ai1 : i1
  %c8 = arith.constant 1 : i8
  %v7 = arith.extsi %c8 : i8 to i16
  %v9 = arith.trunci %v1o : i8 to i1
  %c11 = arith.constant -2 : i32
  %v10 = arith.xori %c11, %v5 : i32
  %v12 = arith.extsi %v9 : i1 to i128
  %c14 = arith.constant 0 : i32
  %v13, %v13o = arith.addui_extended %c14, %c11 : i32, i1
  %v15 = arith.extsi %ai1 : i1 to i32
  %c17 = arith.constant -2 : i8
  %v16 = arith.extsi %c17 : i8 to i64
  %v18 = arith.index_castui %aindex : index to i16
  %c20 = arith.constant 1526486730 : i32
  %c21 = arith.constant -1 : i32
  %v19 = arith.andi %c20, %c21 : i32
  %c23 = arith.constant -6 : index
  %c24 = arith.constant 6 : index
  %v22, %v22o = arith.addui_extended %c23, %c24 : index, i1
  %c26 = arith.constant false
  %v25 = arith.cmpi ule, %ai1, %c26 : i1
  %c28 = arith.constant -2 : i3
  %v27 = arith.extui %c28 : i3 to i64
  return %v1, %v4, %v5, %v6, %v7, %v9, %v10, %v12, %v13, %v13o, %v15, %v16, %v18, %v19, %v22, %v22o, %v25, %v27 : i8, i16, i32, i1, i16, i1, i32, i128, i32, i1, i32, i64, i16, i32, index, i1, i1, i64
}
func.func @f3(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi32>, vector<3xi32>, vector<3xi3>, vector<3xi1>, vector<3xi8>, vector<3xindex>, vector<3xindex>, vector<3xindex>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi64>, vector<3xindex>, vector<3xi32>, vector<3xi8>) {
  %c2 = arith.constant dense<[1, 1, 0]> : vector<3xi64>
  %v1 = arith.trunci %c2 : vector<3xi64> to vector<3xi1>
  %v3, %v3o = arith.addui_extended %ai32, %ai32 : vector<3xi32>, vector<3xi1>
  %c5 = arith.constant dense<true> : vector<3xi1>
  %v4 = arith.select %c5, %ai32, %ai32 : vector<3xi1>, vector<3xi32>
  %v6 = arith.index_castui %aindex : vector<3xindex> to vector<3xi3>
  %v7 = arith.cmpi slt, %aindex, %aindex : vector<3xindex>
  %v8 = arith.muli %ai8, %ai8 : vector<3xi8>
  %c10 = arith.constant dense<6> : vector<3xindex>
  %v9 = arith.muli %c10, %c10 : vector<3xindex>
  %v11, %v11o = arith.mulsi_extended %v9, %c10 : vector<3xindex>
  %c13 = arith.constant dense<-2> : vector<3xi200>
  %v12 = arith.index_castui %c13 : vector<3xi200> to vector<3xindex>
  %c15 = arith.constant dense<[-1, -1, -1]> : vector<3xi32>
  %v14 = arith.select %v1, %ai32, %c15 : vector<3xi1>, vector<3xi32>
  %c17 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v16 = arith.xori %c17, %c17 : vector<3xi1>
  %c19 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v18 = arith.cmpi slt, %c19, %v16 : vector<3xi1>
  %v20 = arith.extsi %c19 : vector<3xi1> to vector<3xi64>
  %v21 = arith.andi %v11o, %aindex : vector<3xindex>
  %c23 = arith.constant dense<12764> : vector<3xi16>
  %v22 = arith.extsi %c23 : vector<3xi16> to vector<3xi32>
  %c25 = arith.constant dense<[14269, 1, -10320]> : vector<3xi16>
  %v24 = arith.trunci %c25 : vector<3xi16> to vector<3xi8>
  return %v1, %v3, %v4, %v6, %v7, %v8, %v9, %v11, %v11o, %v12, %v14, %v16, %v18, %v20, %v21, %v22, %v24 : vector<3xi1>, vector<3xi32>, vector<3xi32>, vector<3xi3>, vector<3xi1>, vector<3xi8>, vector<3xindex>, vector<3xindex>, vector<3xindex>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi64>, vector<3xindex>, vector<3xi32>, vector<3xi8>
}
func.func @f4(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i1, i1, i8, i16, index, index, index, i1, i128, index, i32, i1, index, i1, i8, i8, i8, i32, i1, i32) {
  %c2 = arith.constant true
  %v1, %v1o = arith.mului_extended %ai1, %c2 : i1
  %c4 = arith.constant true
  %v3 = arith.select %c4, %ai8, %ai8 : i8
  %v5 = arith.extsi %v1 : i1 to i16
  %c7 = arith.constant -3 : index
  %c8 = arith.constant 9 : index
  %v6, %v6o = arith.mului_extended %c7, %c8 : index
  %c10 = arith.constant 0 : index
  %v9 = arith.muli %c10, %v6o : index
  %v11 = arith.trunci %v5 : i16 to i1
  %v12 = arith.extsi %v5 : i16 to i128
  %v13 = arith.index_castui %ai8 : i8 to index
  %c15 = arith.constant 0 : i32
  %v14 = arith.select %ai1, %c15, %ai32 : i32
  %c17 = arith.constant 1 : i32
  %v16 = arith.cmpi ule, %ai32, %c17 : i32
  %c19 = arith.constant -7 : index
  %v18 = arith.xori %c19, %c7 : index
  %c21 = arith.constant 0 : i8
  %v20 = arith.cmpi eq, %v3, %c21 : i8
  %c23 = arith.constant -1 : i8
  %v22 = arith.select %v11, %v3, %c23 : i8
  %c25 = arith.constant -2 : i8
  %v24, %v24o = arith.mului_extended %v3, %c25 : i8
  %c27 = arith.constant 1519929684 : i32
  %v26, %v26o = arith.addui_extended %c17, %c27 : i32, i1
  %v28 = arith.xori %v14, %v26 : i32
  return %v1, %v1o, %v3, %v5, %v6, %v6o, %v9, %v11, %v12, %v13, %v14, %v16, %v18, %v20, %v22, %v24, %v24o, %v26, %v26o, %v28 : i1, i1, i8, i16, index, index, index, i1, i128, index, i32, i1, index, i1, i8, i8, i8, i32, i1, i32
}
func.func @f5(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi16>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xi8>, vector<3xi64>, vector<3xi32>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xindex>) {
  %v1 = arith.extui %ai1 : vector<3xi1> to vector<3xi16>
  %c3 = arith.constant dense<-1> : vector<3xi64>
  %v2 = arith.trunci %c3 : vector<3xi64> to vector<3xi8>
  %c5 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v4 = arith.select %c5, %aindex, %aindex : vector<3xi1>, vector<3xindex>
  %c7 = arith.constant dense<[1, -1, 0]> : vector<3xi8>
  %c8 = arith.constant dense<3> : vector<3xi8>
  %v6 = arith.cmpi slt, %c7, %c8 : vector<3xi8>
  %v9 = arith.cmpi ne, %c5, %ai1 : vector<3xi1>
  %v10 = arith.cmpi ule, %c5, %ai1 : vector<3xi1>
  %c12 = arith.constant dense<[-3, 0, 0]> : vector<3xi32>
  %c13 = arith.constant dense<[0, -1, 0]> : vector<3xi32>
  %v11 = arith.subi %c12, %c13 : vector<3xi32>
  %v14 = arith.muli %ai8, %ai8 : vector<3xi8>
  %c16 = arith.constant dense<[3, -1, 0]> : vector<3xi16>
  %v15 = arith.extui %c16 : vector<3xi16> to vector<3xi64>
  %c18 = arith.constant dense<6> : vector<3xindex>
  %v17 = arith.index_castui %c18 : vector<3xindex> to vector<3xi32>
  %v19 = arith.select %v9, %c7, %v2 : vector<3xi1>, vector<3xi8>
  %c21 = arith.constant dense<0> : vector<3xi8>
  %v20 = arith.select %v9, %c21, %v14 : vector<3xi1>, vector<3xi8>
  %c23 = arith.constant dense<[1, -1, -1]> : vector<3xi64>
  %v22 = arith.trunci %c23 : vector<3xi64> to vector<3xi1>
  %v24 = arith.xori %v6, %v9 : vector<3xi1>
  %c26 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v25 = arith.cmpi eq, %c26, %c26 : vector<3xi1>
  %c28 = arith.constant dense<1> : vector<3xi200>
  %v27 = arith.index_castui %c28 : vector<3xi200> to vector<3xindex>
  return %v1, %v2, %v4, %v6, %v9, %v10, %v11, %v14, %v15, %v17, %v19, %v20, %v22, %v24, %v25, %v27 : vector<3xi16>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xi8>, vector<3xi64>, vector<3xi32>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xindex>
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i32, i1, i8, i32, index, i1, i8, index, i200, i1, index, i16, index, i1, i1) {
  %v1 = arith.addi %ai8, %ai8 : i8
  %c3 = arith.constant -1 : i3
  %v2 = arith.extsi %c3 : i3 to i32
  %v4 = arith.cmpi slt, %v1, %ai8 : i8
  %c6 = arith.constant 1 : i8
  %c7 = arith.constant 0 : i8
  %v5 = arith.addi %c6, %c7 : i8
  %c9 = arith.constant false
  %v8 = arith.select %c9, %v2, %v2 : i32
  %c11 = arith.constant -7 : index
  %c12 = arith.constant -6 : index
  %v10 = arith.subi %c11, %c12 : index
  %v13 = arith.cmpi ule, %v1, %ai8 : i8
  %c16 = arith.constant 1 : i8
  %v15 = arith.select %c9, %c7, %c16 : i8
  %c18 = arith.constant -2 : i128
  %v17 = arith.index_cast %c18 : i128 to index
  %v19 = arith.index_cast %c12 : index to i200
  %c21 = arith.constant 1012191266 : i32
  %c22 = arith.constant 1 : i32
  %v20 = arith.cmpi eq, %c21, %c22 : i32
  %c24 = arith.constant false
  %v23 = arith.select %c24, %v17, %c12 : index
  %c26 = arith.constant false
  %v25 = arith.extui %c26 : i1 to i16
  %v27, %v27o = arith.addui_extended %c11, %aindex : index, i1
  %v28 = arith.cmpi ule, %c12, %c12 : index
  return %v1, %v2, %v4, %v5, %v8, %v10, %v13, %v15, %v17, %v19, %v20, %v23, %v25, %v27, %v27o, %v28 : i8, i32, i1, i8, i32, index, i1, i8, index, i200, i1, index, i16, index, i1, i1
}
func.func @f1(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi32>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi32>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi16>, vector<3xi128>, vector<3xi1>, vector<3xi1>, vector<3xi3>) {
  %c2 = arith.constant dense<true> : vector<3xi1>
  %v1 = arith.cmpi ule, %c2, %c2 : vector<3xi1>
  %c4 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v3 = arith.select %c4, %ai32, %ai32 : vector<3xi1>, vector<3xi32>
  %c6 = arith.constant dense<[-1, -73, 1]> : vector<3xi8>
  %c7 = arith.constant dense<[1, -2, -1]> : vector<3xi8>
  %v5 = arith.andi %c6, %c7 : vector<3xi8>
  %c9 = arith.constant dense<false> : vector<3xi1>
  %v8, %v8o = arith.mulsi_extended %c4, %c9 : vector<3xi1>
  %c11 = arith.constant dense<7> : vector<3xindex>
  %v10 = arith.muli %c11, %c11 : vector<3xindex>
  %c13 = arith.constant dense<1228740958> : vector<3xi32>
  %v12 = arith.addi %v3, %c13 : vector<3xi32>
  %v14 = arith.subi %v12, %v3 : vector<3xi32>
  %c16 = arith.constant dense<150238759415139196237603511943929817248> : vector<3xi128>
  %v15 = arith.index_castui %c16 : vector<3xi128> to vector<3xindex>
  %c18 = arith.constant dense<[0, 0, -1]> : vector<3xi8>
  %v17 = arith.subi %c18, %c18 : vector<3xi8>
  %v19 = arith.cmpi ule, %ai1, %ai1 : vector<3xi1>
  %c21 = arith.constant dense<[-18417, 1, -2]> : vector<3xi16>
  %v20 = arith.index_castui %c21 : vector<3xi16> to vector<3xindex>
  %c23 = arith.constant dense<[-1, 104, -87]> : vector<3xi8>
  %v22 = arith.cmpi ne, %c6, %c23 : vector<3xi8>
  %v24 = arith.extui %c7 : vector<3xi8> to vector<3xi16>
  %c26 = arith.constant dense<1> : vector<3xi8>
  %v25 = arith.extsi %c26 : vector<3xi8> to vector<3xi128>
  %c28 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %c29 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v27, %v27o = arith.mului_extended %c28, %c29 : vector<3xi1>
  %c31 = arith.constant dense<0> : vector<3xindex>
  %v30 = arith.index_castui %c31 : vector<3xindex> to vector<3xi3>
  return %v1, %v3, %v5, %v8, %v8o, %v10, %v12, %v14, %v15, %v17, %v19, %v20, %v22, %v24, %v25, %v27, %v27o, %v30 : vector<3xi1>, vector<3xi32>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi32>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi16>, vector<3xi128>, vector<3xi1>, vector<3xi1>, vector<3xi3>
}
func.func @f2(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi64>, vector<3xi8>, vector<3xi128>, vector<3xi8>, vector<3xi32>, vector<3xi1>, vector<3xi8>, vector<3xi1>) {
  %v1, %v1o = arith.mulsi_extended %ai1, %ai1 : vector<3xi1>
  %v2 = arith.cmpi eq, %aindex, %aindex : vector<3xindex>
  %c4 = arith.constant dense<[0, 1, 1]> : vector<3xi3>
  %v3 = arith.trunci %c4 : vector<3xi3> to vector<3xi1>
  %c6 = arith.constant dense<false> : vector<3xi1>
  %v5 = arith.select %v1, %ai1, %c6 : vector<3xi1>, vector<3xi1>
  %c8 = arith.constant dense<true> : vector<3xi1>
  %v7 = arith.select %v1, %c8, %c6 : vector<3xi1>, vector<3xi1>
  %c10 = arith.constant dense<2> : vector<3xi8>
  %v9 = arith.index_castui %c10 : vector<3xi8> to vector<3xindex>
  %c13 = arith.constant dense<[1, -1, -1654268194]> : vector<3xi32>
  %v12 = arith.cmpi ne, %ai32, %c13 : vector<3xi32>
  %c15 = arith.constant dense<-7> : vector<3xindex>
  %v14 = arith.index_cast %c15 : vector<3xindex> to vector<3xi64>
  %v16 = arith.xori %ai8, %ai8 : vector<3xi8>
  %v17 = arith.extui %c10 : vector<3xi8> to vector<3xi128>
  %c19 = arith.constant dense<[1, -1, 68]> : vector<3xi8>
  %c20 = arith.constant dense<[2, 1, 8]> : vector<3xi8>
  %v18 = arith.select %v1, %c19, %c20 : vector<3xi1>, vector<3xi8>
  %c22 = arith.constant dense<[1, 0, 434012178]> : vector<3xi32>
  %v21 = arith.select %v2, %c13, %c22 : vector<3xi1>, vector<3xi32>
  %v23 = arith.cmpi ule, %aindex, %aindex : vector<3xindex>
  %c25 = arith.constant dense<[-2, 0, 0]> : vector<3xi32>
  %v24 = arith.trunci %c25 : vector<3xi32> to vector<3xi8>
  %c27 = arith.constant dense<-28> : vector<3xi8>
  %v26 = arith.cmpi slt, %c27, %c27 : vector<3xi8>
  return %v1, %v1o, %v2, %v3, %v5, %v7, %v9, %v12, %v14, %v16, %v17, %v18, %v21, %v23, %v24, %v26 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi64>, vector<3xi8>, vector<3xi128>, vector<3xi8>, vector<3xi32>, vector<3xi1>, vector<3xi8>, vector<3xi1>
}
func.func @f3(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, i8, i8, i32, i1, i32, i32, i3, i3, index, index, index, i32, index, index, i1) {
  %c2 = arith.constant -1 : i16
  %v1 = arith.index_castui %c2 : i16 to index
  %c4 = arith.constant 0 : i8
  %c5 = arith.constant -1 : i8
  %v3 = arith.andi %c4, %c5 : i8
  %v6 = arith.select %ai1, %c4, %ai8 : i8
  %c8 = arith.constant 0 : i32
  %c9 = arith.constant 3 : i32
  %v7, %v7o = arith.addui_extended %c8, %c9 : i32, i1
  %c11 = arith.constant 1 : i32
  %v10 = arith.addi %c8, %c11 : i32
  %c13 = arith.constant -1181453514 : i32
  %c14 = arith.constant 1709207846 : i32
  %v12 = arith.xori %c13, %c14 : i32
  %c17 = arith.constant 0 : i64
  %v16 = arith.trunci %c17 : i64 to i3
  %v18 = arith.trunci %c11 : i32 to i3
  %c20 = arith.constant -2 : index
  %v19, %v19o = arith.mulsi_extended %c20, %v1 : index
  %c22 = arith.constant false
  %v21 = arith.select %c22, %v19o, %v19o : index
  %c24 = arith.constant true
  %v23 = arith.select %c24, %c13, %c13 : i32
  %c26 = arith.constant 3 : i64
  %v25 = arith.index_cast %c26 : i64 to index
  %c29 = arith.constant -21528 : i16
  %v28 = arith.index_castui %c29 : i16 to index
  %c31 = arith.constant true
  %v30 = arith.select %c24, %c24, %c31 : i1
  return %v1, %v3, %v6, %v7, %v7o, %v10, %v12, %v16, %v18, %v19, %v19o, %v21, %v23, %v25, %v28, %v30 : index, i8, i8, i32, i1, i32, i32, i3, i3, index, index, index, i32, index, index, i1
}
func.func @f4(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi32>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xindex>, vector<3xi64>, vector<3xi1>, vector<3xi8>, vector<3xi3>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>) {
  %v1 = arith.index_castui %aindex : vector<3xindex> to vector<3xi32>
  %v2 = arith.subi %ai8, %ai8 : vector<3xi8>
  %v3 = arith.select %ai1, %v2, %ai8 : vector<3xi1>, vector<3xi8>
  %c5 = arith.constant dense<0> : vector<3xi32>
  %v4 = arith.trunci %c5 : vector<3xi32> to vector<3xi1>
  %c8 = arith.constant dense<[-1, 1, -1]> : vector<3xi3>
  %v7 = arith.trunci %c8 : vector<3xi3> to vector<3xi1>
  %v9 = arith.index_castui %ai8 : vector<3xi8> to vector<3xindex>
  %v10 = arith.addi %v9, %aindex : vector<3xindex>
  %c12 = arith.constant dense<1> : vector<3xi3>
  %v11 = arith.extui %c12 : vector<3xi3> to vector<3xi64>
  %v13 = arith.cmpi ne, %aindex, %v9 : vector<3xindex>
  %c15 = arith.constant dense<-125> : vector<3xi8>
  %v14 = arith.addi %c15, %ai8 : vector<3xi8>
  %c17 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v16 = arith.extui %c17 : vector<3xi1> to vector<3xi3>
  %v18 = arith.trunci %v11 : vector<3xi64> to vector<3xi1>
  %c20 = arith.constant dense<0> : vector<3xi32>
  %c21 = arith.constant dense<[1, 0, -1]> : vector<3xi32>
  %v19 = arith.cmpi ule, %c20, %c21 : vector<3xi32>
  %v22 = arith.xori %v4, %c17 : vector<3xi1>
  %c24 = arith.constant dense<[1, 0, 8974819]> : vector<3xi32>
  %c25 = arith.constant dense<2> : vector<3xi32>
  %v23 = arith.select %c17, %c24, %c25 : vector<3xi1>, vector<3xi32>
  return %v1, %v2, %v3, %v4, %v7, %v9, %v10, %v11, %v13, %v14, %v16, %v18, %v19, %v22, %v23 : vector<3xi32>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xindex>, vector<3xi64>, vector<3xi1>, vector<3xi8>, vector<3xi3>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>
}
func.func @f5(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi3>, vector<3xindex>, vector<3xi64>, vector<3xindex>, vector<3xi16>, vector<3xi1>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi200>, vector<3xi1>) {
  %c2 = arith.constant dense<[-7435907407414870824, 1, 1]> : vector<3xi64>
  %v1 = arith.trunci %c2 : vector<3xi64> to vector<3xi3>
  %c4 = arith.constant dense<6> : vector<3xindex>
  %v3 = arith.muli %c4, %aindex : vector<3xindex>
  %v6 = arith.index_castui %c4 : vector<3xindex> to vector<3xi64>
  %v7 = arith.select %ai1, %aindex, %c4 : vector<3xi1>, vector<3xindex>
  %c9 = arith.constant dense<[0, 565771441, 0]> : vector<3xi32>
  %v8 = arith.trunci %c9 : vector<3xi32> to vector<3xi16>
  %c11 = arith.constant dense<true> : vector<3xi1>
  %c12 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %v10 = arith.addi %c11, %c12 : vector<3xi1>
  %c14 = arith.constant dense<1> : vector<3xi200>
  %v13 = arith.index_cast %c14 : vector<3xi200> to vector<3xindex>
  %c16 = arith.constant dense<[0, 0, -3]> : vector<3xi8>
  %v15 = arith.select %c12, %ai8, %c16 : vector<3xi1>, vector<3xi8>
  %v17 = arith.andi %c16, %c16 : vector<3xi8>
  %c19 = arith.constant dense<-5> : vector<3xindex>
  %c20 = arith.constant dense<-3> : vector<3xindex>
  %v18, %v18o = arith.addui_extended %c19, %c20 : vector<3xindex>, vector<3xi1>
  %c22 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %c23 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v21 = arith.cmpi ule, %c22, %c23 : vector<3xi1>
  %c25 = arith.constant dense<[1, 5, 7]> : vector<3xindex>
  %c26 = arith.constant dense<[2, 0, -5]> : vector<3xindex>
  %v24 = arith.muli %c25, %c26 : vector<3xindex>
  %c28 = arith.constant dense<[1, -1, -1]> : vector<3xi32>
  %v27 = arith.muli %c9, %c28 : vector<3xi32>
  %c30 = arith.constant dense<[-1, 0, -21095]> : vector<3xi16>
  %v29 = arith.extui %c30 : vector<3xi16> to vector<3xi200>
  %v31, %v31o = arith.addui_extended %c22, %c22 : vector<3xi1>, vector<3xi1>
  return %v1, %v3, %v6, %v7, %v8, %v10, %v13, %v15, %v17, %v18, %v18o, %v21, %v24, %v27, %v29, %v31 : vector<3xi3>, vector<3xindex>, vector<3xi64>, vector<3xindex>, vector<3xi16>, vector<3xi1>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi200>, vector<3xi1>
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i1, i32, i1, i8, i8, i1, i1, i1, i1, i1, i1, i1, i1, index, i1) {
  %v1 = arith.cmpi slt, %ai1, %ai1 : i1
  %c3 = arith.constant -2 : i64
  %v2 = arith.trunci %c3 : i64 to i32
  %c5 = arith.constant -50 : i8
  %c6 = arith.constant 1 : i8
  %v4 = arith.cmpi slt, %c5, %c6 : i8
  %v7 = arith.select %v4, %c5, %ai8 : i8
  %c9 = arith.constant -1 : i8
  %c10 = arith.constant -1 : i8
  %v8 = arith.select %ai1, %c9, %c10 : i8
  %v11, %v11o = arith.mulsi_extended %ai1, %v4 : i1
  %c13 = arith.constant false
  %v12 = arith.select %c13, %v4, %c13 : i1
  %c15 = arith.constant false
  %v14 = arith.cmpi ne, %v12, %c15 : i1
  %c17 = arith.constant false
  %c18 = arith.constant false
  %v16 = arith.muli %c17, %c18 : i1
  %c21 = arith.constant true
  %v20 = arith.select %v1, %v12, %c21 : i1
  %c23 = arith.constant 1 : i16
  %v22 = arith.trunci %c23 : i16 to i1
  %c25 = arith.constant true
  %v24 = arith.andi %c25, %v11 : i1
  %c27 = arith.constant -8 : index
  %v26 = arith.cmpi slt, %aindex, %c27 : index
  %c29 = arith.constant 140225868243258484183649536548725176222 : i128
  %v28 = arith.index_castui %c29 : i128 to index
  %v30 = arith.cmpi ne, %c18, %v22 : i1
  return %v1, %v2, %v4, %v7, %v8, %v11, %v12, %v14, %v16, %v20, %v22, %v24, %v26, %v28, %v30 : i1, i32, i1, i8, i8, i1, i1, i1, i1, i1, i1, i1, i1, index, i1
}
func.func @f1(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, index, i32, i1, i1, index, i1, index, index, i8, i128, i1, i3, i1, i1, i64, i1) {
  %c2 = arith.constant 9 : index
  %v1, %v1o = arith.mulsi_extended %c2, %aindex : index
  %c4 = arith.constant 1 : i32
  %v3 = arith.addi %ai32, %c4 : i32
  %v5 = arith.cmpi slt, %c2, %v1o : index
  %c7 = arith.constant false
  %v6 = arith.andi %v5, %c7 : i1
  %v8 = arith.index_castui %ai8 : i8 to index
  %c10 = arith.constant false
  %v9 = arith.select %c10, %ai1, %v5 : i1
  %v11, %v11o = arith.mulsi_extended %c2, %c2 : index
  %v12 = arith.select %v6, %ai8, %ai8 : i8
  %c14 = arith.constant -3 : i3
  %v13 = arith.extsi %c14 : i3 to i128
  %c16 = arith.constant true
  %v15 = arith.xori %c16, %v6 : i1
  %v18 = arith.trunci %v3 : i32 to i3
  %c20 = arith.constant true
  %c21 = arith.constant false
  %v19 = arith.select %c20, %v9, %c21 : i1
  %c23 = arith.constant false
  %c24 = arith.constant true
  %v22 = arith.select %c23, %c24, %c23 : i1
  %v25 = arith.extsi %v18 : i3 to i64
  %c27 = arith.constant -1 : i8
  %v26 = arith.trunci %c27 : i8 to i1
  return %v1, %v1o, %v3, %v5, %v6, %v8, %v9, %v11, %v11o, %v12, %v13, %v15, %v18, %v19, %v22, %v25, %v26 : index, index, i32, i1, i1, index, i1, index, index, i8, i128, i1, i3, i1, i1, i64, i1
}
func.func @f2(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i3, index, i32, i1, i1, index, i8, i8, i8, i8, index, i200, i1, i32, i32, i1) {
  %v1 = arith.index_cast %aindex : index to i8
  %c3 = arith.constant -1830802316076843157 : i64
  %v2 = arith.trunci %c3 : i64 to i3
  %c5 = arith.constant true
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 7 : index
  %v4 = arith.select %c5, %c6, %c7 : index
  %c9 = arith.constant false
  %c10 = arith.constant -1 : i32
  %v8 = arith.select %c9, %ai32, %c10 : i32
  %v11 = arith.muli %ai1, %c9 : i1
  %c13 = arith.constant false
  %v12 = arith.select %c9, %ai1, %c13 : i1
  %v14 = arith.index_cast %c3 : i64 to index
  %c16 = arith.constant true
  %v15 = arith.select %c16, %v1, %v1 : i8
  %v17, %v17o = arith.mulsi_extended %v15, %v15 : i8
  %v18 = arith.muli %v1, %v17 : i8
  %c21 = arith.constant 1 : i64
  %v20 = arith.index_castui %c21 : i64 to index
  %v22 = arith.extui %c3 : i64 to i200
  %v23 = arith.cmpi ne, %v17, %v15 : i8
  %c25 = arith.constant 0 : i32
  %v24, %v24o = arith.mulsi_extended %c25, %c25 : i32
  %c27 = arith.constant false
  %c28 = arith.constant true
  %v26 = arith.xori %c27, %c28 : i1
  return %v1, %v2, %v4, %v8, %v11, %v12, %v14, %v15, %v17, %v17o, %v18, %v20, %v22, %v23, %v24, %v24o, %v26 : i8, i3, index, i32, i1, i1, index, i8, i8, i8, i8, index, i200, i1, i32, i32, i1
}
func.func @f3(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xi3>, vector<3xi64>, vector<3xi200>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi1>) {
  %v1, %v1o = arith.mului_extended %ai8, %ai8 : vector<3xi8>
  %c3 = arith.constant dense<[1, -8, 8]> : vector<3xindex>
  %v2 = arith.index_castui %c3 : vector<3xindex> to vector<3xi8>
  %c5 = arith.constant dense<true> : vector<3xi1>
  %v4, %v4o = arith.addui_extended %ai1, %c5 : vector<3xi1>, vector<3xi1>
  %v6 = arith.trunci %ai32 : vector<3xi32> to vector<3xi3>
  %v7 = arith.index_cast %c3 : vector<3xindex> to vector<3xi64>
  %c9 = arith.constant dense<false> : vector<3xi1>
  %v8 = arith.extsi %c9 : vector<3xi1> to vector<3xi200>
  %v10 = arith.trunci %v7 : vector<3xi64> to vector<3xi1>
  %c12 = arith.constant dense<[-2, 7, 4]> : vector<3xindex>
  %v11 = arith.cmpi eq, %c12, %c12 : vector<3xindex>
  %v13 = arith.select %v10, %v1o, %v2 : vector<3xi1>, vector<3xi8>
  %v14 = arith.muli %ai32, %ai32 : vector<3xi32>
  %c16 = arith.constant dense<[0, 0, 1]> : vector<3xi32>
  %c17 = arith.constant dense<[-1, -1, 1]> : vector<3xi32>
  %v15, %v15o = arith.mului_extended %c16, %c17 : vector<3xi32>
  %v18 = arith.muli %v13, %v1o : vector<3xi8>
  %v19 = arith.cmpi ule, %v13, %v13 : vector<3xi8>
  %c21 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v20 = arith.xori %c21, %v19 : vector<3xi1>
  %c23 = arith.constant dense<[2, 2, -5]> : vector<3xindex>
  %v22 = arith.andi %c23, %c23 : vector<3xindex>
  %c25 = arith.constant dense<true> : vector<3xi1>
  %v24 = arith.andi %v4, %c25 : vector<3xi1>
  return %v1, %v1o, %v2, %v4, %v4o, %v6, %v7, %v8, %v10, %v11, %v13, %v14, %v15, %v15o, %v18, %v19, %v20, %v22, %v24 : vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xi3>, vector<3xi64>, vector<3xi200>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi1>
}
func.func @f4(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi32>, vector<3xindex>, vector<3xi64>, vector<3xi32>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi200>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xi8>, vector<3xi8>) {
  %c2 = arith.constant dense<1> : vector<3xi32>
  %c3 = arith.constant dense<0> : vector<3xi32>
  %v1 = arith.cmpi eq, %c2, %c3 : vector<3xi32>
  %c5 = arith.constant dense<[0, 0, 0]> : vector<3xi32>
  %v4 = arith.subi %c3, %c5 : vector<3xi32>
  %c7 = arith.constant dense<-3> : vector<3xi200>
  %v6 = arith.index_cast %c7 : vector<3xi200> to vector<3xindex>
  %c9 = arith.constant dense<[-1, 0, -1]> : vector<3xi8>
  %v8 = arith.extsi %c9 : vector<3xi8> to vector<3xi64>
  %v10 = arith.select %ai1, %c5, %ai32 : vector<3xi1>, vector<3xi32>
  %c12 = arith.constant dense<[1, 1, 1]> : vector<3xi3>
  %v11 = arith.trunci %c12 : vector<3xi3> to vector<3xi1>
  %c14 = arith.constant dense<[7, -3, -2]> : vector<3xindex>
  %c15 = arith.constant dense<[8, 7, -5]> : vector<3xindex>
  %v13 = arith.andi %c14, %c15 : vector<3xindex>
  %c17 = arith.constant dense<[-1, 1, -1]> : vector<3xi32>
  %v16, %v16o = arith.addui_extended %v4, %c17 : vector<3xi32>, vector<3xi1>
  %c19 = arith.constant dense<true> : vector<3xi1>
  %v18, %v18o = arith.addui_extended %c19, %ai1 : vector<3xi1>, vector<3xi1>
  %c21 = arith.constant dense<[9, -9, -6]> : vector<3xindex>
  %v20 = arith.muli %c15, %c21 : vector<3xindex>
  %v22 = arith.index_cast %v20 : vector<3xindex> to vector<3xi200>
  %c24 = arith.constant dense<[false, true, true]> : vector<3xi1>
  %c25 = arith.constant dense<[4, 4, 4]> : vector<3xindex>
  %v23 = arith.select %c24, %v6, %c25 : vector<3xi1>, vector<3xindex>
  %v26 = arith.extsi %c12 : vector<3xi3> to vector<3xi8>
  %c28 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v27 = arith.select %c28, %v11, %c28 : vector<3xi1>, vector<3xi1>
  %c30 = arith.constant dense<false> : vector<3xi1>
  %v29 = arith.select %c30, %c9, %v26 : vector<3xi1>, vector<3xi8>
  %c32 = arith.constant dense<[-9, -5, -5]> : vector<3xindex>
  %v31 = arith.index_castui %c32 : vector<3xindex> to vector<3xi8>
  return %v1, %v4, %v6, %v8, %v10, %v11, %v13, %v16, %v16o, %v18, %v18o, %v20, %v22, %v23, %v26, %v27, %v29, %v31 : vector<3xi1>, vector<3xi32>, vector<3xindex>, vector<3xi64>, vector<3xi32>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi200>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xi8>, vector<3xi8>
}
func.func @f5(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi32>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi64>, vector<3xindex>, vector<3xi128>, vector<3xindex>, vector<3xi1>, vector<3xi32>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi1>) {
  %c2 = arith.constant dense<false> : vector<3xi1>
  %c3 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %c4 = arith.constant dense<false> : vector<3xi1>
  %v1 = arith.select %c2, %c3, %c4 : vector<3xi1>, vector<3xi1>
  %v5 = arith.select %ai1, %ai32, %ai32 : vector<3xi1>, vector<3xi32>
  %c7 = arith.constant dense<[1, 4, 8]> : vector<3xindex>
  %v6, %v6o = arith.addui_extended %aindex, %c7 : vector<3xindex>, vector<3xi1>
  %c9 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %c10 = arith.constant dense<[0, 0, 0]> : vector<3xi32>
  %v8 = arith.select %c9, %ai32, %c10 : vector<3xi1>, vector<3xi32>
  %c12 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v11 = arith.subi %c12, %c2 : vector<3xi1>
  %v13 = arith.cmpi slt, %c7, %aindex : vector<3xindex>
  %v14, %v14o = arith.mului_extended %ai8, %ai8 : vector<3xi8>
  %v15 = arith.extui %v5 : vector<3xi32> to vector<3xi64>
  %c17 = arith.constant dense<false> : vector<3xi1>
  %v16 = arith.select %c17, %aindex, %aindex : vector<3xi1>, vector<3xindex>
  %c19 = arith.constant dense<[0, 1, -4]> : vector<3xi3>
  %v18 = arith.extui %c19 : vector<3xi3> to vector<3xi128>
  %v20 = arith.select %c12, %v16, %v6 : vector<3xi1>, vector<3xindex>
  %v21 = arith.select %v13, %c12, %v6o : vector<3xi1>, vector<3xi1>
  %c23 = arith.constant dense<1> : vector<3xi32>
  %v22, %v22o = arith.addui_extended %c10, %c23 : vector<3xi32>, vector<3xi1>
  %c25 = arith.constant dense<[1, 1, -14515]> : vector<3xi16>
  %v24 = arith.index_cast %c25 : vector<3xi16> to vector<3xindex>
  %c27 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v26 = arith.select %c27, %ai32, %c10 : vector<3xi1>, vector<3xi32>
  %v28 = arith.cmpi ule, %v22, %c23 : vector<3xi32>
  return %v1, %v5, %v6, %v8, %v11, %v13, %v14, %v15, %v16, %v18, %v20, %v21, %v22, %v22o, %v24, %v26, %v28 : vector<3xi1>, vector<3xi32>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi64>, vector<3xindex>, vector<3xi128>, vector<3xindex>, vector<3xi1>, vector<3xi32>, vector<3xi1>, vector<3xindex>, vector<3xi32>, vector<3xi1>
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, i32, i32, i8, i1, i1, i1, i32, i1, i1, i1, i8, index, i1, i8, i8, i64) {
  %c2 = arith.constant -3 : index
  %v1 = arith.muli %aindex, %c2 : index
  %c4 = arith.constant -1578421922 : i32
  %v3, %v3o = arith.mulsi_extended %c4, %c4 : i32
  %c6 = arith.constant 0 : i8
  %c7 = arith.constant 0 : i8
  %v5 = arith.select %ai1, %c6, %c7 : i8
  %c9 = arith.constant 4 : index
  %v8 = arith.cmpi ule, %aindex, %c9 : index
  %v11 = arith.cmpi slt, %aindex, %aindex : index
  %c13 = arith.constant true
  %c14 = arith.constant true
  %v12 = arith.muli %c13, %c14 : i1
  %c16 = arith.constant -1 : i16
  %v15 = arith.extui %c16 : i16 to i32
  %v17 = arith.subi %c13, %v8 : i1
  %v18 = arith.cmpi ule, %v1, %aindex : index
  %c20 = arith.constant false
  %c21 = arith.constant false
  %v19 = arith.addi %c20, %c21 : i1
  %c23 = arith.constant -1 : i8
  %v22 = arith.addi %c6, %c23 : i8
  %c25 = arith.constant -8 : index
  %v24 = arith.subi %c2, %c25 : index
  %v26 = arith.cmpi eq, %c2, %c9 : index
  %c28 = arith.constant 0 : i8
  %v27, %v27o = arith.mulsi_extended %c28, %c23 : i8
  %c30 = arith.constant -1652514557 : i32
  %v29 = arith.extsi %c30 : i32 to i64
  return %v1, %v3, %v3o, %v5, %v8, %v11, %v12, %v15, %v17, %v18, %v19, %v22, %v24, %v26, %v27, %v27o, %v29 : index, i32, i32, i8, i1, i1, i1, i32, i1, i1, i1, i8, index, i1, i8, i8, i64
}
func.func @f1(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i1, i16, i1, i3, i1, index, i1, index, i200, i32, i1, i1, i32, i3, index, i1) {
  %c2 = arith.constant -1 : i32
  %v1 = arith.cmpi ule, %c2, %ai32 : i32
  %v3 = arith.index_castui %aindex : index to i16
  %c5 = arith.constant false
  %c6 = arith.constant false
  %v4 = arith.select %c5, %c5, %c6 : i1
  %c8 = arith.constant -1 : i64
  %v7 = arith.trunci %c8 : i64 to i3
  %c10 = arith.constant false
  %v9 = arith.select %ai1, %c6, %c10 : i1
  %c12 = arith.constant false
  %c13 = arith.constant 5 : index
  %v11 = arith.select %c12, %c13, %c13 : index
  %c15 = arith.constant 1 : i8
  %v14 = arith.cmpi slt, %c15, %c15 : i8
  %c17 = arith.constant -1 : i200
  %v16 = arith.index_castui %c17 : i200 to index
  %v18 = arith.index_castui %c13 : index to i200
  %c20 = arith.constant -3 : index
  %v19 = arith.index_castui %c20 : index to i32
  %c22 = arith.constant true
  %c23 = arith.constant false
  %v21 = arith.select %c22, %c23, %c5 : i1
  %c25 = arith.constant 52 : i8
  %v24 = arith.cmpi ne, %ai8, %c25 : i8
  %c27 = arith.constant false
  %c28 = arith.constant 0 : i32
  %v26 = arith.select %c27, %v19, %c28 : i32
  %v29 = arith.index_castui %aindex : index to i3
  %v30 = arith.subi %c13, %c13 : index
  %c32 = arith.constant false
  %c33 = arith.constant true
  %v31 = arith.select %c32, %c32, %c33 : i1
  return %v1, %v3, %v4, %v7, %v9, %v11, %v14, %v16, %v18, %v19, %v21, %v24, %v26, %v29, %v30, %v31 : i1, i16, i1, i3, i1, index, i1, index, i200, i32, i1, i1, i32, i3, index, i1
}
func.func @f2(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, i8, i8, i32, index, index, index, i3, i16, i32, i32, i32, i128, i32, i128, i1) {
  %c2 = arith.constant -2 : i200
  %v1 = arith.index_cast %c2 : i200 to index
  %c4 = arith.constant true
  %c5 = arith.constant 82 : i8
  %v3 = arith.select %c4, %ai8, %c5 : i8
  %c7 = arith.constant -5 : index
  %v6 = arith.index_castui %c7 : index to i8
  %c9 = arith.constant 1 : i32
  %v8 = arith.select %ai1, %ai32, %c9 : i32
  %c11 = arith.constant 0 : index
  %v10 = arith.muli %c11, %c7 : index
  %c13 = arith.constant -9 : index
  %v12 = arith.select %c4, %v1, %c13 : index
  %c15 = arith.constant -5 : index
  %v14 = arith.select %c4, %c15, %c11 : index
  %v16 = arith.index_cast %c7 : index to i3
  %c18 = arith.constant 0 : index
  %v17 = arith.index_castui %c18 : index to i16
  %c20 = arith.constant false
  %c21 = arith.constant -1786507237 : i32
  %v19 = arith.select %c20, %ai32, %c21 : i32
  %c23 = arith.constant -1174565156 : i32
  %c24 = arith.constant 448340375 : i32
  %v22, %v22o = arith.mulsi_extended %c23, %c24 : i32
  %c26 = arith.constant -1 : i3
  %v25 = arith.extsi %c26 : i3 to i128
  %c29 = arith.constant 1558772043 : i32
  %v28 = arith.select %c4, %v22, %c29 : i32
  %c31 = arith.constant -6 : index
  %v30 = arith.index_castui %c31 : index to i128
  %c33 = arith.constant 0 : i64
  %v32 = arith.trunci %c33 : i64 to i1
  return %v1, %v3, %v6, %v8, %v10, %v12, %v14, %v16, %v17, %v19, %v22, %v22o, %v25, %v28, %v30, %v32 : index, i8, i8, i32, index, index, index, i3, i16, i32, i32, i32, i128, i32, i128, i1
}
func.func @f3(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi128>, vector<3xi1>, vector<3xi16>, vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xi128>) {
  %c2 = arith.constant dense<[true, false, false]> : vector<3xi1>
  %v1 = arith.select %ai1, %c2, %ai1 : vector<3xi1>, vector<3xi1>
  %c4 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v3 = arith.xori %v1, %c4 : vector<3xi1>
  %c6 = arith.constant dense<0> : vector<3xi32>
  %v5 = arith.extsi %c6 : vector<3xi32> to vector<3xi200>
  %c8 = arith.constant dense<0> : vector<3xi128>
  %v7 = arith.index_castui %c8 : vector<3xi128> to vector<3xindex>
  %v9, %v9o = arith.mulsi_extended %ai8, %ai8 : vector<3xi8>
  %c11 = arith.constant dense<[-5, 7, 8]> : vector<3xindex>
  %v10 = arith.select %v1, %v7, %c11 : vector<3xi1>, vector<3xindex>
  %v12 = arith.cmpi slt, %ai8, %ai8 : vector<3xi8>
  %v13 = arith.select %c4, %ai1, %ai1 : vector<3xi1>, vector<3xi1>
  %c15 = arith.constant dense<[1, -1, 0]> : vector<3xi8>
  %v14 = arith.select %c4, %ai8, %c15 : vector<3xi1>, vector<3xi8>
  %v16 = arith.extsi %v9o : vector<3xi8> to vector<3xi128>
  %c18 = arith.constant dense<[0, -1, 0]> : vector<3xi32>
  %v17 = arith.cmpi ule, %c18, %c6 : vector<3xi32>
  %c20 = arith.constant dense<true> : vector<3xi1>
  %v19 = arith.extsi %c20 : vector<3xi1> to vector<3xi16>
  %c22 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v21 = arith.select %ai1, %c22, %v1 : vector<3xi1>, vector<3xi1>
  %v23 = arith.cmpi slt, %ai32, %c6 : vector<3xi32>
  %c25 = arith.constant dense<1> : vector<3xi64>
  %v24 = arith.extui %c25 : vector<3xi64> to vector<3xi200>
  %c27 = arith.constant dense<-1> : vector<3xi3>
  %v26 = arith.extui %c27 : vector<3xi3> to vector<3xi128>
  return %v1, %v3, %v5, %v7, %v9, %v9o, %v10, %v12, %v13, %v14, %v16, %v17, %v19, %v21, %v23, %v24, %v26 : vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi128>, vector<3xi1>, vector<3xi16>, vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xi128>
}
func.func @f4(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i8, index, i1, index, i1, i1, i200, index, i32, i1, i1, i128, i1, i8, i3, i8) {
  %c2 = arith.constant 0 : i8
  %c3 = arith.constant -2 : i8
  %v1 = arith.select %ai1, %c2, %c3 : i8
  %v4 = arith.xori %v1, %ai8 : i8
  %v5 = arith.select %ai1, %aindex, %aindex : index
  %c7 = arith.constant true
  %v6 = arith.xori %ai1, %c7 : i1
  %v8, %v8o = arith.addui_extended %v5, %aindex : index, i1
  %v9 = arith.select %c7, %v6, %c7 : i1
  %v10 = arith.index_cast %v8 : index to i200
  %c12 = arith.constant 8 : index
  %v11 = arith.select %v9, %aindex, %c12 : index
  %c14 = arith.constant -1 : i32
  %v13, %v13o = arith.addui_extended %ai32, %c14 : i32, i1
  %c16 = arith.constant true
  %v15 = arith.select %v9, %c16, %c16 : i1
  %v17 = arith.cmpi ule, %c2, %v1 : i8
  %v18 = arith.index_castui %v11 : index to i128
  %c20 = arith.constant false
  %v19 = arith.select %c7, %c20, %v8o : i1
  %c22 = arith.constant 2 : i3
  %v21 = arith.extsi %c22 : i3 to i8
  %c24 = arith.constant 417926266 : i32
  %v23 = arith.trunci %c24 : i32 to i3
  %c26 = arith.constant true
  %v25 = arith.extui %c26 : i1 to i8
  return %v1, %v4, %v5, %v6, %v8, %v8o, %v9, %v10, %v11, %v13, %v15, %v17, %v18, %v19, %v21, %v23, %v25 : i8, i8, index, i1, index, i1, i1, i200, index, i32, i1, i1, i128, i1, i8, i3, i8
}
func.func @f5(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i1, index, index, i1, i8, i32, i32, i32, index, i32, i1, i8, i1, i1, index, i32, i8, index, index) {
  %c2 = arith.constant 0 : i8
  %v1 = arith.select %ai1, %ai8, %c2 : i8
  %v3 = arith.andi %ai1, %ai1 : i1
  %c5 = arith.constant 9 : index
  %v4, %v4o = arith.mulsi_extended %c5, %c5 : index
  %c7 = arith.constant -1 : i32
  %c8 = arith.constant 0 : i32
  %v6 = arith.cmpi ule, %c7, %c8 : i32
  %c10 = arith.constant true
  %c11 = arith.constant 1 : i8
  %v9 = arith.select %c10, %c2, %c11 : i8
  %v12, %v12o = arith.mului_extended %c7, %c8 : i32
  %c14 = arith.constant 0 : i32
  %v13 = arith.subi %c8, %c14 : i32
  %c16 = arith.constant 5 : index
  %v15 = arith.andi %c16, %v4o : index
  %c18 = arith.constant 0 : i32
  %c19 = arith.constant -1 : i32
  %v17, %v17o = arith.addui_extended %c18, %c19 : i32, i1
  %c21 = arith.constant -68 : i8
  %v20 = arith.andi %v1, %c21 : i8
  %c23 = arith.constant 0 : i32
  %c24 = arith.constant -1030208282 : i32
  %v22 = arith.cmpi eq, %c23, %c24 : i32
  %v25 = arith.cmpi ule, %c21, %v20 : i8
  %c27 = arith.constant true
  %v26 = arith.select %c27, %c16, %aindex : index
  %c29 = arith.constant 0 : i32
  %v28, %v28o = arith.mulsi_extended %c29, %v12 : i32
  %c31 = arith.constant false
  %c32 = arith.constant -1 : i8
  %c33 = arith.constant -13 : i8
  %v30 = arith.select %c31, %c32, %c33 : i8
  %v34, %v34o = arith.mulsi_extended %v26, %c5 : index
  return %v1, %v3, %v4, %v4o, %v6, %v9, %v12, %v12o, %v13, %v15, %v17, %v17o, %v20, %v22, %v25, %v26, %v28, %v30, %v34, %v34o : i8, i1, index, index, i1, i8, i32, i32, i32, index, i32, i1, i8, i1, i1, index, i32, i8, index, index
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i200, i3, index, index, i1, i1, i8, i32, i8, index, i8, i32, i3, i32, index, i32) {
  %c2 = arith.constant 1 : i3
  %v1 = arith.extui %c2 : i3 to i200
  %v3 = arith.extsi %ai1 : i1 to i3
  %c6 = arith.constant 7 : index
  %v5 = arith.xori %c6, %c6 : index
  %c8 = arith.constant -4 : index
  %v7, %v7o = arith.addui_extended %c8, %aindex : index, i1
  %c10 = arith.constant 1 : i8
  %v9 = arith.cmpi ule, %ai8, %c10 : i8
  %c12 = arith.constant -1 : i64
  %v11 = arith.trunci %c12 : i64 to i8
  %c14 = arith.constant false
  %c15 = arith.constant 1 : i32
  %v13 = arith.select %c14, %c15, %c15 : i32
  %v16 = arith.subi %c10, %ai8 : i8
  %v17 = arith.muli %aindex, %v5 : index
  %c19 = arith.constant 80 : i8
  %v18 = arith.muli %v11, %c19 : i8
  %v20 = arith.select %ai1, %ai32, %ai32 : i32
  %v21 = arith.index_castui %v17 : index to i3
  %c23 = arith.constant 1 : i32
  %v22 = arith.addi %c23, %c23 : i32
  %c25 = arith.constant true
  %c26 = arith.constant -6 : index
  %c27 = arith.constant -8 : index
  %v24 = arith.select %c25, %c26, %c27 : index
  %v28 = arith.addi %v13, %c23 : i32
  return %v1, %v3, %v5, %v7, %v7o, %v9, %v11, %v13, %v16, %v17, %v18, %v20, %v21, %v22, %v24, %v28 : i200, i3, index, index, i1, i1, i8, i32, i8, index, i8, i32, i3, i32, index, i32
}
func.func @f1(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xi64>, vector<3xi1>, vector<3xi200>, vector<3xindex>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>) {
  %c2 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v1 = arith.subi %ai1, %c2 : vector<3xi1>
  %c4 = arith.constant dense<[22715, 11352, 28046]> : vector<3xi16>
  %v3 = arith.trunci %c4 : vector<3xi16> to vector<3xi8>
  %v5 = arith.andi %v3, %v3 : vector<3xi8>
  %v6 = arith.cmpi ule, %v5, %v3 : vector<3xi8>
  %c8 = arith.constant dense<-2> : vector<3xi200>
  %v7 = arith.index_castui %c8 : vector<3xi200> to vector<3xindex>
  %v9 = arith.trunci %c4 : vector<3xi16> to vector<3xi1>
  %c11 = arith.constant dense<false> : vector<3xi1>
  %v10 = arith.select %c2, %v6, %c11 : vector<3xi1>, vector<3xi1>
  %c13 = arith.constant dense<false> : vector<3xi1>
  %v12 = arith.cmpi slt, %v10, %c13 : vector<3xi1>
  %c15 = arith.constant dense<0> : vector<3xi32>
  %v14 = arith.select %c11, %c15, %c15 : vector<3xi1>, vector<3xi32>
  %c17 = arith.constant dense<[-3, -3, 1]> : vector<3xi3>
  %v16 = arith.extsi %c17 : vector<3xi3> to vector<3xi64>
  %c19 = arith.constant dense<true> : vector<3xi1>
  %v18 = arith.subi %c19, %v10 : vector<3xi1>
  %v20 = arith.index_cast %aindex : vector<3xindex> to vector<3xi200>
  %c22 = arith.constant dense<-5> : vector<3xindex>
  %v21, %v21o = arith.mulsi_extended %c22, %v7 : vector<3xindex>
  %v24, %v24o = arith.mulsi_extended %ai8, %v5 : vector<3xi8>
  %v25 = arith.subi %v21, %v21o : vector<3xindex>
  return %v1, %v3, %v5, %v6, %v7, %v9, %v10, %v12, %v14, %v16, %v18, %v20, %v21, %v21o, %v24, %v24o, %v25 : vector<3xi1>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xi64>, vector<3xi1>, vector<3xi200>, vector<3xindex>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>
}
func.func @f2(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi32>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xindex>, vector<3xi16>, vector<3xi32>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xi128>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi32>) {
  %v1, %v1o = arith.mului_extended %ai32, %ai32 : vector<3xi32>
  %v2, %v2o = arith.addui_extended %ai1, %ai1 : vector<3xi1>, vector<3xi1>
  %c4 = arith.constant dense<false> : vector<3xi1>
  %c5 = arith.constant dense<2> : vector<3xi32>
  %v3 = arith.select %c4, %v1, %c5 : vector<3xi1>, vector<3xi32>
  %v6 = arith.index_castui %ai8 : vector<3xi8> to vector<3xindex>
  %v7 = arith.index_cast %v6 : vector<3xindex> to vector<3xi16>
  %c9 = arith.constant dense<1> : vector<3xi32>
  %v8 = arith.select %v2o, %ai32, %c9 : vector<3xi1>, vector<3xi32>
  %v10 = arith.index_castui %ai8 : vector<3xi8> to vector<3xindex>
  %c12 = arith.constant dense<-3> : vector<3xi8>
  %v11, %v11o = arith.mului_extended %c12, %ai8 : vector<3xi8>
  %c14 = arith.constant dense<-8969051025099532490> : vector<3xi64>
  %v13 = arith.extui %c14 : vector<3xi64> to vector<3xi128>
  %c16 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v15 = arith.addi %c16, %c16 : vector<3xi1>
  %c18 = arith.constant dense<1> : vector<3xi8>
  %v17 = arith.cmpi eq, %c12, %c18 : vector<3xi8>
  %c20 = arith.constant dense<[-1, 0, 1]> : vector<3xi8>
  %v19 = arith.andi %c18, %c20 : vector<3xi8>
  %c22 = arith.constant dense<[1, -2, 0]> : vector<3xi8>
  %v21 = arith.subi %c12, %c22 : vector<3xi8>
  %c24 = arith.constant dense<[false, false, true]> : vector<3xi1>
  %v23, %v23o = arith.mulsi_extended %v2o, %c24 : vector<3xi1>
  %v25 = arith.andi %v10, %aindex : vector<3xindex>
  %v26 = arith.addi %v1o, %v3 : vector<3xi32>
  return %v1, %v1o, %v2, %v2o, %v3, %v6, %v7, %v8, %v10, %v11, %v11o, %v13, %v15, %v17, %v19, %v21, %v23, %v23o, %v25, %v26 : vector<3xi32>, vector<3xi32>, vector<3xi1>, vector<3xi1>, vector<3xi32>, vector<3xindex>, vector<3xi16>, vector<3xi32>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xi128>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi32>
}
func.func @f3(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi1>, vector<3xindex>, vector<3xindex>, vector<3xi1>, vector<3xi64>, vector<3xi1>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xi8>, vector<3xi8>, vector<3xi200>, vector<3xi1>, vector<3xi8>) {
  %c2 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %c3 = arith.constant dense<false> : vector<3xi1>
  %v1 = arith.cmpi slt, %c2, %c3 : vector<3xi1>
  %c5 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %c6 = arith.constant dense<-7> : vector<3xindex>
  %c7 = arith.constant dense<[3, 3, 3]> : vector<3xindex>
  %v4 = arith.select %c5, %c6, %c7 : vector<3xi1>, vector<3xindex>
  %c9 = arith.constant dense<[0, 1, -1]> : vector<3xi8>
  %v8 = arith.index_castui %c9 : vector<3xi8> to vector<3xindex>
  %c11 = arith.constant dense<3> : vector<3xindex>
  %v10 = arith.cmpi ne, %c11, %aindex : vector<3xindex>
  %v12 = arith.extui %ai32 : vector<3xi32> to vector<3xi64>
  %c14 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %c15 = arith.constant dense<true> : vector<3xi1>
  %v13 = arith.select %c14, %c15, %ai1 : vector<3xi1>, vector<3xi1>
  %c17 = arith.constant dense<[5, 6, 0]> : vector<3xindex>
  %v16 = arith.select %v10, %c17, %aindex : vector<3xi1>, vector<3xindex>
  %v18 = arith.select %c15, %c9, %c9 : vector<3xi1>, vector<3xi8>
  %c20 = arith.constant dense<[1, -1, -2]> : vector<3xi64>
  %v19 = arith.trunci %c20 : vector<3xi64> to vector<3xi1>
  %v21 = arith.cmpi ule, %c2, %ai1 : vector<3xi1>
  %v22 = arith.index_castui %c17 : vector<3xindex> to vector<3xi200>
  %v23 = arith.select %ai1, %v18, %c9 : vector<3xi1>, vector<3xi8>
  %v24 = arith.trunci %ai32 : vector<3xi32> to vector<3xi8>
  %c26 = arith.constant dense<1> : vector<3xi16>
  %v25 = arith.extsi %c26 : vector<3xi16> to vector<3xi200>
  %c28 = arith.constant dense<false> : vector<3xi1>
  %v27, %v27o = arith.mulsi_extended %c14, %c28 : vector<3xi1>
  %c30 = arith.constant dense<[0, 0, -75]> : vector<3xi8>
  %v29 = arith.subi %c30, %ai8 : vector<3xi8>
  return %v1, %v4, %v8, %v10, %v12, %v13, %v16, %v18, %v19, %v21, %v22, %v23, %v24, %v25, %v27, %v29 : vector<3xi1>, vector<3xindex>, vector<3xindex>, vector<3xi1>, vector<3xi64>, vector<3xi1>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xi1>, vector<3xi200>, vector<3xi8>, vector<3xi8>, vector<3xi200>, vector<3xi1>, vector<3xi8>
}
func.func @f4(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi8>, vector<3xi16>, vector<3xi3>, vector<3xindex>, vector<3xi32>, vector<3xi64>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi8>, vector<3xi32>, vector<3xi32>, vector<3xindex>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xi32>) {
  %v1, %v1o = arith.mului_extended %ai8, %ai8 : vector<3xi8>
  %c3 = arith.constant dense<[5, 9, -2]> : vector<3xindex>
  %v2 = arith.index_castui %c3 : vector<3xindex> to vector<3xi16>
  %c5 = arith.constant dense<[-3, 3, 6]> : vector<3xindex>
  %v4 = arith.index_cast %c5 : vector<3xindex> to vector<3xi3>
  %v6 = arith.xori %c3, %c5 : vector<3xindex>
  %v7 = arith.muli %ai32, %ai32 : vector<3xi32>
  %v8 = arith.extui %v4 : vector<3xi3> to vector<3xi64>
  %c10 = arith.constant dense<[true, true, false]> : vector<3xi1>
  %c11 = arith.constant dense<false> : vector<3xi1>
  %v9 = arith.xori %c10, %c11 : vector<3xi1>
  %c13 = arith.constant dense<-1> : vector<3xi32>
  %c14 = arith.constant dense<[0, -1, 0]> : vector<3xi32>
  %v12 = arith.cmpi ne, %c13, %c14 : vector<3xi32>
  %c16 = arith.constant dense<[-122, 28, 1]> : vector<3xi8>
  %v15, %v15o = arith.mulsi_extended %v1o, %c16 : vector<3xi8>
  %c18 = arith.constant dense<[1, 0, -948823950]> : vector<3xi32>
  %v17 = arith.andi %v7, %c18 : vector<3xi32>
  %c20 = arith.constant dense<-2> : vector<3xi32>
  %v19 = arith.xori %c20, %ai32 : vector<3xi32>
  %v21 = arith.subi %c5, %c5 : vector<3xindex>
  %c23 = arith.constant dense<[-6, -3, 2]> : vector<3xindex>
  %v22, %v22o = arith.mulsi_extended %c23, %v21 : vector<3xindex>
  %c25 = arith.constant dense<-1> : vector<3xi8>
  %v24 = arith.subi %c25, %c25 : vector<3xi8>
  %c27 = arith.constant dense<-1> : vector<3xi32>
  %v26 = arith.cmpi ule, %c27, %v17 : vector<3xi32>
  %v28 = arith.subi %c18, %c27 : vector<3xi32>
  return %v1, %v2, %v4, %v6, %v7, %v8, %v9, %v12, %v15, %v15o, %v17, %v19, %v21, %v22, %v24, %v26, %v28 : vector<3xi8>, vector<3xi16>, vector<3xi3>, vector<3xindex>, vector<3xi32>, vector<3xi64>, vector<3xi1>, vector<3xi1>, vector<3xi8>, vector<3xi8>, vector<3xi32>, vector<3xi32>, vector<3xindex>, vector<3xindex>, vector<3xi8>, vector<3xi1>, vector<3xi32>
}
func.func @f5(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i32, i1, i1, i1, i1, i1, i8, i8, i1, i8, i1, i1, index, i1, i1) {
  %c2 = arith.constant true
  %v1 = arith.extui %c2 : i1 to i8
  %c4 = arith.constant false
  %v3 = arith.select %c4, %ai32, %ai32 : i32
  %c6 = arith.constant 3 : index
  %v5 = arith.cmpi eq, %aindex, %c6 : index
  %v7 = arith.cmpi ne, %ai32, %ai32 : i32
  %v8 = arith.cmpi slt, %ai32, %v3 : i32
  %c10 = arith.constant true
  %c11 = arith.constant true
  %v9 = arith.select %c10, %v7, %c11 : i1
  %v12 = arith.cmpi ule, %c6, %c6 : index
  %c14 = arith.constant 1 : i8
  %v13 = arith.xori %v1, %c14 : i8
  %c16 = arith.constant true
  %c17 = arith.constant 1 : i8
  %c18 = arith.constant 1 : i8
  %v15 = arith.select %c16, %c17, %c18 : i8
  %c20 = arith.constant false
  %v19 = arith.select %v12, %c20, %v12 : i1
  %v21 = arith.index_cast %c6 : index to i8
  %c23 = arith.constant true
  %v22 = arith.select %v7, %c23, %c4 : i1
  %c25 = arith.constant -7 : index
  %v24 = arith.cmpi ne, %aindex, %c25 : index
  %c27 = arith.constant 5 : index
  %v26, %v26o = arith.addui_extended %c27, %c6 : index, i1
  %c30 = arith.constant true
  %c31 = arith.constant false
  %c32 = arith.constant false
  %v29 = arith.select %c30, %c31, %c32 : i1
  return %v1, %v3, %v5, %v7, %v8, %v9, %v12, %v13, %v15, %v19, %v21, %v22, %v24, %v26, %v26o, %v29 : i8, i32, i1, i1, i1, i1, i1, i8, i8, i1, i8, i1, i1, index, i1, i1
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i32, i32, i3, index, i1, i32, index, i1, i32, i1, i128, index, i1, i1, i32, i8, i1) {
  %c2 = arith.constant 0 : i32
  %v1 = arith.addi %ai32, %c2 : i32
  %c4 = arith.constant 0 : i32
  %v3 = arith.select %ai1, %ai32, %c4 : i32
  %c6 = arith.constant -2 : i16
  %v5 = arith.trunci %c6 : i16 to i3
  %c8 = arith.constant -1 : index
  %v7 = arith.select %ai1, %c8, %c8 : index
  %c11 = arith.constant true
  %v10 = arith.cmpi eq, %c11, %ai1 : i1
  %v12 = arith.select %c11, %v1, %v3 : i32
  %v13, %v13o = arith.addui_extended %aindex, %c8 : index, i1
  %c15 = arith.constant -1 : i32
  %v14 = arith.select %v13o, %v3, %c15 : i32
  %v16 = arith.muli %v10, %v13o : i1
  %v17 = arith.index_cast %v7 : index to i128
  %c19 = arith.constant 6 : index
  %c20 = arith.constant 7 : index
  %v18 = arith.andi %c19, %c20 : index
  %v21, %v21o = arith.mului_extended %v10, %v10 : i1
  %v22 = arith.subi %c15, %v12 : i32
  %c24 = arith.constant 0 : i8
  %c25 = arith.constant -1 : i8
  %v23, %v23o = arith.addui_extended %c24, %c25 : i8, i1
  return %v1, %v3, %v5, %v7, %v10, %v12, %v13, %v13o, %v14, %v16, %v17, %v18, %v21, %v21o, %v22, %v23, %v23o : i32, i32, i3, index, i1, i32, index, i1, i32, i1, i128, index, i1, i1, i32, i8, i1
}
func.func @f1(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi8>, vector<3xi32>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi8>, vector<3xindex>, vector<3xindex>, vector<3xi32>, vector<3xi32>, vector<3xi8>, vector<3xi1>) {
  %c2 = arith.constant dense<[-102, 1, 0]> : vector<3xi8>
  %v1 = arith.select %ai1, %ai8, %c2 : vector<3xi1>, vector<3xi8>
  %c4 = arith.constant dense<true> : vector<3xi1>
  %c5 = arith.constant dense<[-1397946819, 0, -1]> : vector<3xi32>
  %c6 = arith.constant dense<3> : vector<3xi32>
  %v3 = arith.select %c4, %c5, %c6 : vector<3xi1>, vector<3xi32>
  %c8 = arith.constant dense<[-5, 1, -6]> : vector<3xindex>
  %v7 = arith.xori %aindex, %c8 : vector<3xindex>
  %v9, %v9o = arith.mului_extended %v1, %ai8 : vector<3xi8>
  %c11 = arith.constant dense<2> : vector<3xi8>
  %v10 = arith.index_cast %c11 : vector<3xi8> to vector<3xindex>
  %c13 = arith.constant dense<[-1, 1, 1]> : vector<3xi32>
  %v12 = arith.cmpi ule, %c13, %ai32 : vector<3xi32>
  %c15 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %c16 = arith.constant dense<[false, true, false]> : vector<3xi1>
  %v14 = arith.subi %c15, %c16 : vector<3xi1>
  %v17 = arith.select %c16, %aindex, %aindex : vector<3xi1>, vector<3xindex>
  %v18 = arith.cmpi ne, %v10, %c8 : vector<3xindex>
  %v19 = arith.trunci %c6 : vector<3xi32> to vector<3xi8>
  %c21 = arith.constant dense<1> : vector<3xi16>
  %v20 = arith.index_cast %c21 : vector<3xi16> to vector<3xindex>
  %v22 = arith.index_cast %c2 : vector<3xi8> to vector<3xindex>
  %c24 = arith.constant dense<[2, -2, -1]> : vector<3xi32>
  %v23, %v23o = arith.addui_extended %c6, %c24 : vector<3xi32>, vector<3xi1>
  %c26 = arith.constant dense<[1296666083, 3, -3]> : vector<3xi32>
  %c27 = arith.constant dense<[297114454, -3, 0]> : vector<3xi32>
  %v25 = arith.select %c15, %c26, %c27 : vector<3xi1>, vector<3xi32>
  %c29 = arith.constant dense<[0, -107, 1]> : vector<3xi8>
  %c30 = arith.constant dense<[1, -1, 0]> : vector<3xi8>
  %v28 = arith.xori %c29, %c30 : vector<3xi8>
  %v31 = arith.trunci %c21 : vector<3xi16> to vector<3xi1>
  return %v1, %v3, %v7, %v9, %v9o, %v10, %v12, %v14, %v17, %v18, %v19, %v20, %v22, %v23, %v25, %v28, %v31 : vector<3xi8>, vector<3xi32>, vector<3xindex>, vector<3xi8>, vector<3xi8>, vector<3xindex>, vector<3xi1>, vector<3xi1>, vector<3xindex>, vector<3xi1>, vector<3xi8>, vector<3xindex>, vector<3xindex>, vector<3xi32>, vector<3xi32>, vector<3xi8>, vector<3xi1>
}
func.func @f2(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i1, i1, i32, i8, i1, i32, index, i1, i3, i32, index, i1, i1, index, index, i128) {
  %c2 = arith.constant 92 : i8
  %c3 = arith.constant 1 : i8
  %v1 = arith.select %ai1, %c2, %c3 : i8
  %v4 = arith.cmpi slt, %ai1, %ai1 : i1
  %c6 = arith.constant false
  %v5 = arith.select %v4, %ai1, %c6 : i1
  %c8 = arith.constant 1 : i32
  %c9 = arith.constant 1 : i32
  %v7 = arith.select %c6, %c8, %c9 : i32
  %v10, %v10o = arith.addui_extended %ai8, %c2 : i8, i1
  %v11 = arith.index_castui %aindex : index to i32
  %c13 = arith.constant 9 : index
  %v12 = arith.select %v10o, %aindex, %c13 : index
  %c15 = arith.constant true
  %v14 = arith.select %c15, %v4, %c6 : i1
  %c17 = arith.constant -11145 : i16
  %v16 = arith.trunci %c17 : i16 to i3
  %c19 = arith.constant -1 : i32
  %v18 = arith.addi %c19, %v11 : i32
  %v20 = arith.index_cast %v16 : i3 to index
  %v21 = arith.cmpi slt, %v11, %c8 : i32
  %c23 = arith.constant false
  %c24 = arith.constant false
  %v22 = arith.select %ai1, %c23, %c24 : i1
  %c26 = arith.constant true
  %v25 = arith.select %c26, %v20, %aindex : index
  %c28 = arith.constant false
  %c29 = arith.constant -9 : index
  %v27 = arith.select %c28, %v12, %c29 : index
  %c31 = arith.constant -1 : i3
  %v30 = arith.extui %c31 : i3 to i128
  return %v1, %v4, %v5, %v7, %v10, %v10o, %v11, %v12, %v14, %v16, %v18, %v20, %v21, %v22, %v25, %v27, %v30 : i8, i1, i1, i32, i8, i1, i32, index, i1, i3, i32, index, i1, i1, index, index, i128
}
func.func @f3(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i128, i200, i1, i16, i1, index, i16, i32, i8, i32, index, i3, i64, i200, i128) {
  %v1 = arith.index_castui %aindex : index to i128
  %v3 = arith.extsi %ai8 : i8 to i200
  %c5 = arith.constant 0 : i32
  %v4 = arith.trunci %c5 : i32 to i1
  %v6 = arith.index_castui %aindex : index to i16
  %c8 = arith.constant true
  %c9 = arith.constant true
  %v7 = arith.select %c8, %ai1, %c9 : i1
  %v10 = arith.index_castui %ai8 : i8 to index
  %v11 = arith.extui %ai8 : i8 to i16
  %v12 = arith.index_castui %v10 : index to i32
  %c14 = arith.constant 2 : i32
  %v13 = arith.trunci %c14 : i32 to i8
  %v15 = arith.select %c8, %c5, %c14 : i32
  %c17 = arith.constant 3 : index
  %v16 = arith.andi %v10, %c17 : index
  %c19 = arith.constant false
  %v18 = arith.extui %c19 : i1 to i3
  %c21 = arith.constant 0 : i3
  %v20 = arith.extui %c21 : i3 to i64
  %v22 = arith.extsi %ai1 : i1 to i200
  %c24 = arith.constant 2 : index
  %v23 = arith.index_cast %c24 : index to i128
  return %v1, %v3, %v4, %v6, %v7, %v10, %v11, %v12, %v13, %v15, %v16, %v18, %v20, %v22, %v23 : i128, i200, i1, i16, i1, index, i16, i32, i8, i32, index, i3, i64, i200, i128
}
func.func @f4(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i16, i32, i1, i3, i1, i1, i1, i32, i32, i200, i200, i32, index, i16, index, index, i8) {
  %v1 = arith.extui %ai8 : i8 to i16
  %v2, %v2o = arith.addui_extended %ai32, %ai32 : i32, i1
  %c4 = arith.constant 1 : i16
  %v3 = arith.trunci %c4 : i16 to i3
  %c6 = arith.constant 1 : i32
  %v5 = arith.cmpi ule, %v2, %c6 : i32
  %c8 = arith.constant true
  %v7, %v7o = arith.addui_extended %c8, %c8 : i1, i1
  %v9 = arith.index_castui %aindex : index to i32
  %v10 = arith.select %v7o, %ai32, %c6 : i32
  %v11 = arith.extsi %v3 : i3 to i200
  %c13 = arith.constant 3578390354422271550 : i64
  %v12 = arith.extsi %c13 : i64 to i200
  %v15 = arith.select %v5, %v2, %ai32 : i32
  %c17 = arith.constant 0 : i16
  %v16 = arith.index_castui %c17 : i16 to index
  %v18 = arith.index_castui %v16 : index to i16
  %v19 = arith.select %v2o, %v16, %aindex : index
  %c21 = arith.constant 7 : index
  %v20 = arith.select %v5, %c21, %c21 : index
  %v22 = arith.select %v2o, %ai8, %ai8 : i8
  return %v1, %v2, %v2o, %v3, %v5, %v7, %v7o, %v9, %v10, %v11, %v12, %v15, %v16, %v18, %v19, %v20, %v22 : i16, i32, i1, i3, i1, i1, i1, i32, i32, i200, i200, i32, index, i16, index, index, i8
}
func.func @f5(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i1, i200, i8, i64, i32, i1, i64, index, i1, i1, i64, i1, i8, i32, i8, index, i1) {
  %c2 = arith.constant false
  %c3 = arith.constant true
  %v1 = arith.select %c2, %c3, %c3 : i1
  %v4 = arith.extui %ai32 : i32 to i200
  %c6 = arith.constant 1 : i8
  %v5 = arith.select %c2, %c6, %c6 : i8
  %c8 = arith.constant 1 : i16
  %v7 = arith.extui %c8 : i16 to i64
  %v9, %v9o = arith.addui_extended %ai32, %ai32 : i32, i1
  %c11 = arith.constant -1 : i32
  %v10 = arith.extui %c11 : i32 to i64
  %c13 = arith.constant true
  %c14 = arith.constant -6 : index
  %v12 = arith.select %c13, %c14, %aindex : index
  %v15, %v15o = arith.addui_extended %c3, %c2 : i1, i1
  %c17 = arith.constant 1 : index
  %v16 = arith.cmpi ule, %c17, %c17 : index
  %c19 = arith.constant -7 : index
  %v18 = arith.index_castui %c19 : index to i64
  %c21 = arith.constant true
  %v20 = arith.addi %v15o, %c21 : i1
  %c23 = arith.constant false
  %v22 = arith.select %c23, %ai8, %c6 : i8
  %c25 = arith.constant 167743857175725036 : i64
  %v24 = arith.trunci %c25 : i64 to i32
  %v26 = arith.muli %c6, %v22 : i8
  %c28 = arith.constant 1 : i32
  %v27 = arith.index_castui %c28 : i32 to index
  %v29 = arith.cmpi ne, %v22, %c6 : i8
  return %v1, %v4, %v5, %v7, %v9, %v9o, %v10, %v12, %v15, %v16, %v18, %v20, %v22, %v24, %v26, %v27, %v29 : i1, i200, i8, i64, i32, i1, i64, index, i1, i1, i64, i1, i8, i32, i8, index, i1
}
// -----
func.func @f0(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i200, index, index, index, i32, i8, i1, i1, i200, i32, i200, i16, i32, i64, index, index, i64) {
  %v1 = arith.index_castui %aindex : index to i200
  %c3 = arith.constant -1 : index
  %v2 = arith.xori %aindex, %c3 : index
  %c5 = arith.constant -1 : i200
  %v4 = arith.index_cast %c5 : i200 to index
  %v6 = arith.xori %v4, %c3 : index
  %c8 = arith.constant 0 : i32
  %v7, %v7o = arith.addui_extended %c8, %ai32 : i32, i1
  %c10 = arith.constant 0 : i8
  %v9, %v9o = arith.mului_extended %ai8, %c10 : i8
  %v11 = arith.cmpi ule, %c8, %c8 : i32
  %c13 = arith.constant 0 : i8
  %v12 = arith.cmpi eq, %c13, %ai8 : i8
  %c15 = arith.constant -1 : i32
  %v14 = arith.extui %c15 : i32 to i200
  %c17 = arith.constant -1 : i32
  %c18 = arith.constant 1093838568 : i32
  %v16 = arith.select %ai1, %c17, %c18 : i32
  %c20 = arith.constant 0 : i16
  %v19 = arith.extui %c20 : i16 to i200
  %v21 = arith.extsi %v12 : i1 to i16
  %c23 = arith.constant 1 : i32
  %v22, %v22o = arith.mului_extended %ai32, %c23 : i32
  %v24 = arith.extsi %c8 : i32 to i64
  %c26 = arith.constant -9 : index
  %v25, %v25o = arith.mulsi_extended %c3, %c26 : index
  %c28 = arith.constant 0 : i3
  %v27 = arith.extsi %c28 : i3 to i64
  return %v1, %v2, %v4, %v6, %v7, %v9, %v11, %v12, %v14, %v16, %v19, %v21, %v22, %v24, %v25, %v25o, %v27 : i200, index, index, index, i32, i8, i1, i1, i200, i32, i200, i16, i32, i64, index, index, i64
}
func.func @f1(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (index, i64, i1, i200, i1, i1, index, i8, i1, i1, i128, i32, i8, i1, i8, i3) {
  %v1 = arith.index_castui %ai32 : i32 to index
  %c3 = arith.constant -4 : index
  %v2 = arith.index_castui %c3 : index to i64
  %v4 = arith.trunci %ai8 : i8 to i1
  %c6 = arith.constant 7 : index
  %v5 = arith.index_cast %c6 : index to i200
  %c8 = arith.constant true
  %c9 = arith.constant true
  %v7 = arith.select %c8, %c9, %c9 : i1
  %c11 = arith.constant true
  %v10 = arith.cmpi ne, %c11, %v7 : i1
  %c13 = arith.constant 1 : index
  %v12 = arith.select %v7, %c13, %c6 : index
  %c15 = arith.constant -1 : i8
  %v14 = arith.andi %c15, %c15 : i8
  %c17 = arith.constant 1421742629 : i32
  %v16 = arith.cmpi ne, %c17, %c17 : i32
  %c19 = arith.constant 5 : index
  %v18 = arith.cmpi slt, %c19, %c6 : index
  %c21 = arith.constant 2 : i3
  %v20 = arith.extui %c21 : i3 to i128
  %v22 = arith.select %v10, %ai32, %ai32 : i32
  %c24 = arith.constant 0 : i8
  %v23 = arith.muli %c24, %c24 : i8
  %c26 = arith.constant true
  %v25, %v25o = arith.mulsi_extended %v16, %c26 : i1
  %c28 = arith.constant false
  %v27 = arith.extsi %c28 : i1 to i8
  %c30 = arith.constant -1 : i16
  %v29 = arith.trunci %c30 : i16 to i3
  return %v1, %v2, %v4, %v5, %v7, %v10, %v12, %v14, %v16, %v18, %v20, %v22, %v23, %v25, %v27, %v29 : index, i64, i1, i200, i1, i1, index, i8, i1, i1, i128, i32, i8, i1, i8, i3
}
func.func @f2(%ai1 : vector<3xi1>, %ai8 : vector<3xi8>, %ai32 : vector<3xi32>, %aindex : vector<3xindex>) -> (vector<3xi32>, vector<3xi3>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi64>, vector<3xindex>, vector<3xi1>, vector<3xi200>, vector<3xi8>, vector<3xi1>, vector<3xi8>, vector<3xindex>, vector<3xindex>) {
  %c2 = arith.constant dense<[false, false, false]> : vector<3xi1>
  %v1 = arith.select %c2, %ai32, %ai32 : vector<3xi1>, vector<3xi32>
  %v3 = arith.index_cast %aindex : vector<3xindex> to vector<3xi3>
  %c5 = arith.constant dense<0> : vector<3xi32>
  %v4 = arith.index_castui %c5 : vector<3xi32> to vector<3xindex>
  %c8 = arith.constant dense<1> : vector<3xi16>
  %v7 = arith.extui %c8 : vector<3xi16> to vector<3xi32>
  %c10 = arith.constant dense<[1, 0, -1]> : vector<3xi8>
  %v9 = arith.cmpi slt, %c10, %ai8 : vector<3xi8>
  %c12 = arith.constant dense<4> : vector<3xindex>
  %v11 = arith.index_castui %c12 : vector<3xindex> to vector<3xi64>
  %v14 = arith.select %ai1, %aindex, %aindex : vector<3xi1>, vector<3xindex>
  %v15 = arith.cmpi slt, %c10, %c10 : vector<3xi8>
  %c17 = arith.constant dense<[-7, 7, -1]> : vector<3xindex>
  %v16 = arith.index_cast %c17 : vector<3xindex> to vector<3xi200>
  %c19 = arith.constant dense<[-1, 0, -1]> : vector<3xi8>
  %v18 = arith.subi %c19, %ai8 : vector<3xi8>
  %v20, %v20o = arith.mulsi_extended %ai1, %ai1 : vector<3xi1>
  %v21 = arith.select %v9, %ai8, %c10 : vector<3xi1>, vector<3xi8>
  %v22 = arith.index_cast %v11 : vector<3xi64> to vector<3xindex>
  %v23 = arith.index_castui %v16 : vector<3xi200> to vector<3xindex>
  return %v1, %v3, %v4, %v7, %v9, %v11, %v14, %v15, %v16, %v18, %v20, %v21, %v22, %v23 : vector<3xi32>, vector<3xi3>, vector<3xindex>, vector<3xi32>, vector<3xi1>, vector<3xi64>, vector<3xindex>, vector<3xi1>, vector<3xi200>, vector<3xi8>, vector<3xi1>, vector<3xi8>, vector<3xindex>, vector<3xindex>
}
func.func @f3(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i16, i1, index, i1, i1, i8, i3, i8, i1, i200, index, i8, index, i32, i32) {
  %v1 = arith.trunci %ai32 : i32 to i16
  %c4 = arith.constant true
  %v3 = arith.select %ai1, %c4, %c4 : i1
  %c6 = arith.constant 4 : index
  %v5 = arith.andi %aindex, %c6 : index
  %c8 = arith.constant 2 : index
  %v7 = arith.cmpi eq, %c8, %aindex : index
  %c10 = arith.constant false
  %v9 = arith.muli %c10, %v3 : i1
  %v11 = arith.select %c4, %ai8, %ai8 : i8
  %c13 = arith.constant 995588975 : i32
  %v12 = arith.trunci %c13 : i32 to i3
  %v14 = arith.xori %v11, %ai8 : i8
  %c16 = arith.constant 2 : i32
  %v15 = arith.cmpi eq, %ai32, %c16 : i32
  %c18 = arith.constant -1 : i64
  %v17 = arith.extui %c18 : i64 to i200
  %c20 = arith.constant false
  %v19 = arith.select %c20, %c8, %c8 : index
  %c22 = arith.constant 1 : i8
  %v21 = arith.addi %v11, %c22 : i8
  %v23 = arith.andi %v19, %v19 : index
  %c25 = arith.constant -3 : i32
  %v24 = arith.subi %c13, %c25 : i32
  %v26 = arith.index_castui %c6 : index to i32
  return %v1, %v3, %v5, %v7, %v9, %v11, %v12, %v14, %v15, %v17, %v19, %v21, %v23, %v24, %v26 : i16, i1, index, i1, i1, i8, i3, i8, i1, i200, index, i8, index, i32, i32
}
func.func @f4(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i8, i1, i1, i8, index, i32, i8, index, i1, i32, i32, i1, i1, i1, i200, i16, i1) {
  %c2 = arith.constant 0 : i8
  %v1, %v1o = arith.addui_extended %c2, %c2 : i8, i1
  %c4 = arith.constant -1 : i8
  %v3 = arith.cmpi ule, %c4, %c4 : i8
  %c6 = arith.constant false
  %c7 = arith.constant true
  %v5 = arith.addi %c6, %c7 : i1
  %c9 = arith.constant 0 : i8
  %v8 = arith.subi %c9, %ai8 : i8
  %c11 = arith.constant 0 : index
  %v10 = arith.select %c6, %c11, %c11 : index
  %c13 = arith.constant -679900637 : i32
  %v12 = arith.subi %ai32, %c13 : i32
  %v14 = arith.extsi %c6 : i1 to i8
  %c16 = arith.constant -9 : index
  %c17 = arith.constant -4 : index
  %v15 = arith.xori %c16, %c17 : index
  %c19 = arith.constant -64 : i8
  %v18 = arith.cmpi eq, %c19, %ai8 : i8
  %v20 = arith.andi %v12, %ai32 : i32
  %c22 = arith.constant 1 : i32
  %v21 = arith.xori %c22, %v12 : i32
  %c24 = arith.constant true
  %v23 = arith.addi %v5, %c24 : i1
  %v25, %v25o = arith.mulsi_extended %v3, %v1o : i1
  %v26 = arith.extsi %v20 : i32 to i200
  %v27 = arith.index_castui %c11 : index to i16
  %v28 = arith.cmpi slt, %aindex, %c11 : index
  return %v1, %v3, %v5, %v8, %v10, %v12, %v14, %v15, %v18, %v20, %v21, %v23, %v25, %v25o, %v26, %v27, %v28 : i8, i1, i1, i8, index, i32, i8, index, i1, i32, i32, i1, i1, i1, i200, i16, i1
}
func.func @f5(%ai1 : i1, %ai8 : i8, %ai32 : i32, %aindex : index) -> (i1, i1, i1, i1, i1, i128, index, i1, i1, i8, i1, i32, i64, index, i1, index, i8, i16, i1) {
  %c2 = arith.constant false
  %v1, %v1o = arith.mului_extended %c2, %ai1 : i1
  %v3 = arith.cmpi ne, %ai8, %ai8 : i8
  %c5 = arith.constant false
  %v4 = arith.andi %c2, %c5 : i1
  %c7 = arith.constant -62 : i8
  %v6 = arith.cmpi slt, %ai8, %c7 : i8
  %c9 = arith.constant 0 : i64
  %v8 = arith.extui %c9 : i64 to i128
  %v10, %v10o = arith.addui_extended %aindex, %aindex : index, i1
  %c12 = arith.constant true
  %v11, %v11o = arith.addui_extended %v10o, %c12 : i1, i1
  %v13, %v13o = arith.addui_extended %c7, %ai8 : i8, i1
  %c15 = arith.constant -1 : i16
  %v14 = arith.extui %c15 : i16 to i32
  %v16 = arith.index_castui %aindex : index to i64
  %v17 = arith.andi %aindex, %aindex : index
  %v18 = arith.muli %v13o, %c5 : i1
  %c20 = arith.constant 6 : index
  %v19, %v19o = arith.mului_extended %v17, %c20 : index
  %v21 = arith.xori %ai8, %c7 : i8
  %v22 = arith.index_cast %c20 : index to i16
  %v23 = arith.muli %v10o, %v13o : i1
  return %v1, %v1o, %v3, %v4, %v6, %v8, %v10, %v11, %v11o, %v13, %v13o, %v14, %v16, %v17, %v18, %v19, %v21, %v22, %v23 : i1, i1, i1, i1, i1, i128, index, i1, i1, i8, i1, i32, i64, index, i1, index, i8, i16, i1
}
