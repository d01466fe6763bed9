"u.op"() ({
^bb0(%a0: i1, %b0: i1, %a1: i64, %b1: i64, %a2: vector<4xi32>, %b2: vector<4xi32>):
  %0 = arith.addi %a0, %b0 : i1
  %1 = arith.addi %a1, %b1 : i64
  %2 = arith.addi %a2, %b2 : vector<4xi32>
  %3 = arith.addi %a0, %b0 {note = "x", t.attr} : i1
  %4 = arith.addi %a1, %b1 overflow<nsw> : i64
  %5 = arith.addi %a1, %b1 overflow<nuw> : i64
  %6 = arith.addi %a1, %b1 overflow<nsw, nuw> : i64
  %7 = arith.addi %a1, %b1 overflow<nuw, nsw> : i64
  %8 = arith.addi %a1, %b1 overflow<none> : i64
  %9 = arith.addi %a1, %b1 overflow<nsw,nsw> : i64
  %20 = arith.addi %a1, %b1 overflow<nuw> {k = 1 : i8} : i64
  %21 = arith.addi %a1, %b1 {overflowFlags = #arith.overflow<nsw>} : i64
  %22 = "arith.addi"(%a1, %b1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64, i64) -> i64
  %23 = "arith.addi"(%a1, %b1) : (i64, i64) -> i64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i8, %b0: i8, %a1: index, %b1: index, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>):
  %0 = arith.subi %a0, %b0 : i8
  %1 = arith.subi %a1, %b1 : index
  %2 = arith.subi %a2, %b2 : vector<[4]xi8>
  %3 = arith.subi %a0, %b0 {note = "x", t.attr} : i8
  %4 = arith.subi %a1, %b1 overflow<nsw> : index
  %5 = arith.subi %a1, %b1 overflow<nuw> : index
  %6 = arith.subi %a1, %b1 overflow<nsw, nuw> : index
  %7 = arith.subi %a1, %b1 overflow<nuw, nsw> : index
  %8 = arith.subi %a1, %b1 overflow<none> : index
  %9 = arith.subi %a1, %b1 overflow<nsw,nsw> : index
  %20 = arith.subi %a1, %b1 overflow<nuw> {k = 1 : i8} : index
  %21 = arith.subi %a1, %b1 {overflowFlags = #arith.overflow<nsw>} : index
  %22 = "arith.subi"(%a1, %b1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
  %23 = "arith.subi"(%a1, %b1) : (index, index) -> index
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i32, %b0: i32, %a1: i128, %b1: i128, %a2: vector<2x[4]x3xindex>, %b2: vector<2x[4]x3xindex>):
  %0 = arith.muli %a0, %b0 : i32
  %1 = arith.muli %a1, %b1 : i128
  %2 = arith.muli %a2, %b2 : vector<2x[4]x3xindex>
  %3 = arith.muli %a0, %b0 {note = "x", t.attr} : i32
  %4 = arith.muli %a1, %b1 overflow<nsw> : i128
  %5 = arith.muli %a1, %b1 overflow<nuw> : i128
  %6 = arith.muli %a1, %b1 overflow<nsw, nuw> : i128
  %7 = arith.muli %a1, %b1 overflow<nuw, nsw> : i128
  %8 = arith.muli %a1, %b1 overflow<none> : i128
  %9 = arith.muli %a1, %b1 overflow<nsw,nsw> : i128
  %20 = arith.muli %a1, %b1 overflow<nuw> {k = 1 : i8} : i128
  %21 = arith.muli %a1, %b1 {overflowFlags = #arith.overflow<nsw>} : i128
  %22 = "arith.muli"(%a1, %b1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i128, i128) -> i128
  %23 = "arith.muli"(%a1, %b1) : (i128, i128) -> i128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i64, %b0: i64, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: tensor<?x4xi16>, %b2: tensor<?x4xi16>):
  %0 = arith.divui %a0, %b0 : i64
  %1 = arith.divui %a1, %b1 : vector<4xi32>
  %2 = arith.divui %a2, %b2 : tensor<?x4xi16>
  %3 = arith.divui %a0, %b0 {note = "x", t.attr} : i64
  %4 = arith.divui %a1, %b1 exact : vector<4xi32>
  %5 = arith.divui %a1, %b1 exact {k} : vector<4xi32>
  %6 = "arith.divui"(%a1, %b1) <{isExact}> {k} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: index, %b0: index, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: tensor<*xi64>, %b2: tensor<*xi64>):
  %0 = arith.divsi %a0, %b0 : index
  %1 = arith.divsi %a1, %b1 : vector<[4]xi8>
  %2 = arith.divsi %a2, %b2 : tensor<*xi64>
  %3 = arith.divsi %a0, %b0 {note = "x", t.attr} : index
  %4 = arith.divsi %a1, %b1 exact : vector<[4]xi8>
  %5 = arith.divsi %a1, %b1 exact {k} : vector<[4]xi8>
  %6 = "arith.divsi"(%a1, %b1) <{isExact}> {k} : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i128, %b0: i128, %a1: vector<2x[4]x3xindex>, %b1: vector<2x[4]x3xindex>, %a2: tensor<2xi32, "enc">, %b2: tensor<2xi32, "enc">):
  %0 = arith.ceildivui %a0, %b0 : i128
  %1 = arith.ceildivui %a1, %b1 : vector<2x[4]x3xindex>
  %2 = arith.ceildivui %a2, %b2 : tensor<2xi32, "enc">
  %3 = arith.ceildivui %a0, %b0 {note = "x", t.attr} : i128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<4xi32>, %b0: vector<4xi32>, %a1: tensor<?x4xi16>, %b1: tensor<?x4xi16>, %a2: vector<i32>, %b2: vector<i32>):
  %0 = arith.ceildivsi %a0, %b0 : vector<4xi32>
  %1 = arith.ceildivsi %a1, %b1 : tensor<?x4xi16>
  %2 = arith.ceildivsi %a2, %b2 : vector<i32>
  %3 = arith.ceildivsi %a0, %b0 {note = "x", t.attr} : vector<4xi32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: tensor<*xi64>, %b1: tensor<*xi64>, %a2: tensor<index>, %b2: tensor<index>):
  %0 = arith.floordivsi %a0, %b0 : vector<[4]xi8>
  %1 = arith.floordivsi %a1, %b1 : tensor<*xi64>
  %2 = arith.floordivsi %a2, %b2 : tensor<index>
  %3 = arith.floordivsi %a0, %b0 {note = "x", t.attr} : vector<[4]xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<2x[4]x3xindex>, %b0: vector<2x[4]x3xindex>, %a1: tensor<2xi32, "enc">, %b1: tensor<2xi32, "enc">, %a2: i1, %b2: i1):
  %0 = arith.remui %a0, %b0 : vector<2x[4]x3xindex>
  %1 = arith.remui %a1, %b1 : tensor<2xi32, "enc">
  %2 = arith.remui %a2, %b2 : i1
  %3 = arith.remui %a0, %b0 {note = "x", t.attr} : vector<2x[4]x3xindex>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<?x4xi16>, %b0: tensor<?x4xi16>, %a1: vector<i32>, %b1: vector<i32>, %a2: i8, %b2: i8):
  %0 = arith.remsi %a0, %b0 : tensor<?x4xi16>
  %1 = arith.remsi %a1, %b1 : vector<i32>
  %2 = arith.remsi %a2, %b2 : i8
  %3 = arith.remsi %a0, %b0 {note = "x", t.attr} : tensor<?x4xi16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<*xi64>, %b0: tensor<*xi64>, %a1: tensor<index>, %b1: tensor<index>, %a2: i32, %b2: i32):
  %0 = arith.andi %a0, %b0 : tensor<*xi64>
  %1 = arith.andi %a1, %b1 : tensor<index>
  %2 = arith.andi %a2, %b2 : i32
  %3 = arith.andi %a0, %b0 {note = "x", t.attr} : tensor<*xi64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<2xi32, "enc">, %b0: tensor<2xi32, "enc">, %a1: i1, %b1: i1, %a2: i64, %b2: i64):
  %0 = arith.ori %a0, %b0 : tensor<2xi32, "enc">
  %1 = arith.ori %a1, %b1 : i1
  %2 = arith.ori %a2, %b2 : i64
  %3 = arith.ori %a0, %b0 {note = "x", t.attr} : tensor<2xi32, "enc">
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<i32>, %b0: vector<i32>, %a1: i8, %b1: i8, %a2: index, %b2: index):
  %0 = arith.xori %a0, %b0 : vector<i32>
  %1 = arith.xori %a1, %b1 : i8
  %2 = arith.xori %a2, %b2 : index
  %3 = arith.xori %a0, %b0 {note = "x", t.attr} : vector<i32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<index>, %b0: tensor<index>, %a1: i32, %b1: i32, %a2: i128, %b2: i128):
  %0 = arith.shli %a0, %b0 : tensor<index>
  %1 = arith.shli %a1, %b1 : i32
  %2 = arith.shli %a2, %b2 : i128
  %3 = arith.shli %a0, %b0 {note = "x", t.attr} : tensor<index>
  %4 = arith.shli %a1, %b1 overflow<nsw> : i32
  %5 = arith.shli %a1, %b1 overflow<nuw> : i32
  %6 = arith.shli %a1, %b1 overflow<nsw, nuw> : i32
  %7 = arith.shli %a1, %b1 overflow<nuw, nsw> : i32
  %8 = arith.shli %a1, %b1 overflow<none> : i32
  %9 = arith.shli %a1, %b1 overflow<nsw,nsw> : i32
  %20 = arith.shli %a1, %b1 overflow<nuw> {k = 1 : i8} : i32
  %21 = arith.shli %a1, %b1 {overflowFlags = #arith.overflow<nsw>} : i32
  %22 = "arith.shli"(%a1, %b1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %23 = "arith.shli"(%a1, %b1) : (i32, i32) -> i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i1, %b0: i1, %a1: i64, %b1: i64, %a2: vector<4xi32>, %b2: vector<4xi32>):
  %0 = arith.shrui %a0, %b0 : i1
  %1 = arith.shrui %a1, %b1 : i64
  %2 = arith.shrui %a2, %b2 : vector<4xi32>
  %3 = arith.shrui %a0, %b0 {note = "x", t.attr} : i1
  %4 = arith.shrui %a1, %b1 exact : i64
  %5 = arith.shrui %a1, %b1 exact {k} : i64
  %6 = "arith.shrui"(%a1, %b1) <{isExact}> {k} : (i64, i64) -> i64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i8, %b0: i8, %a1: index, %b1: index, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>):
  %0 = arith.shrsi %a0, %b0 : i8
  %1 = arith.shrsi %a1, %b1 : index
  %2 = arith.shrsi %a2, %b2 : vector<[4]xi8>
  %3 = arith.shrsi %a0, %b0 {note = "x", t.attr} : i8
  %4 = arith.shrsi %a1, %b1 exact : index
  %5 = arith.shrsi %a1, %b1 exact {k} : index
  %6 = "arith.shrsi"(%a1, %b1) <{isExact}> {k} : (index, index) -> index
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i32, %b0: i32, %a1: i128, %b1: i128, %a2: vector<2x[4]x3xindex>, %b2: vector<2x[4]x3xindex>):
  %0 = arith.maxsi %a0, %b0 : i32
  %1 = arith.maxsi %a1, %b1 : i128
  %2 = arith.maxsi %a2, %b2 : vector<2x[4]x3xindex>
  %3 = arith.maxsi %a0, %b0 {note = "x", t.attr} : i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i64, %b0: i64, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: tensor<?x4xi16>, %b2: tensor<?x4xi16>):
  %0 = arith.maxui %a0, %b0 : i64
  %1 = arith.maxui %a1, %b1 : vector<4xi32>
  %2 = arith.maxui %a2, %b2 : tensor<?x4xi16>
  %3 = arith.maxui %a0, %b0 {note = "x", t.attr} : i64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: index, %b0: index, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: tensor<*xi64>, %b2: tensor<*xi64>):
  %0 = arith.minsi %a0, %b0 : index
  %1 = arith.minsi %a1, %b1 : vector<[4]xi8>
  %2 = arith.minsi %a2, %b2 : tensor<*xi64>
  %3 = arith.minsi %a0, %b0 {note = "x", t.attr} : index
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i128, %b0: i128, %a1: vector<2x[4]x3xindex>, %b1: vector<2x[4]x3xindex>, %a2: tensor<2xi32, "enc">, %b2: tensor<2xi32, "enc">):
  %0 = arith.minui %a0, %b0 : i128
  %1 = arith.minui %a1, %b1 : vector<2x[4]x3xindex>
  %2 = arith.minui %a2, %b2 : tensor<2xi32, "enc">
  %3 = arith.minui %a0, %b0 {note = "x", t.attr} : i128
  "u.end"() : () -> ()
}) : () -> ()
