"u.op"() ({
^bb0(%a: i1, %b: i1):
  %s, %o = arith.addui_extended %a, %b : i1, i1
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : i1, i1
  %l, %h = arith.mulsi_extended %a, %b : i1
  %m:2 = arith.mului_extended %a, %b {k} : i1
  %r = arith.addi %l, %m#1 : i1
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i8, %b: i8):
  %s, %o = arith.addui_extended %a, %b : i8, i1
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : i8, i1
  %l, %h = arith.mulsi_extended %a, %b : i8
  %m:2 = arith.mului_extended %a, %b {k} : i8
  %r = arith.addi %l, %m#1 : i8
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i32, %b: i32):
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : i32, i1
  %l, %h = arith.mulsi_extended %a, %b : i32
  %m:2 = arith.mului_extended %a, %b {k} : i32
  %r = arith.addi %l, %m#1 : i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i64, %b: i64):
  %s, %o = arith.addui_extended %a, %b : i64, i1
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : i64, i1
  %l, %h = arith.mulsi_extended %a, %b : i64
  %m:2 = arith.mului_extended %a, %b {k} : i64
  %r = arith.addi %l, %m#1 : i64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: index, %b: index):
  %s, %o = arith.addui_extended %a, %b : index, i1
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : index, i1
  %l, %h = arith.mulsi_extended %a, %b : index
  %m:2 = arith.mului_extended %a, %b {k} : index
  %r = arith.addi %l, %m#1 : index
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i128, %b: i128):
  %s, %o = arith.addui_extended %a, %b : i128, i1
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : i128, i1
  %l, %h = arith.mulsi_extended %a, %b : i128
  %m:2 = arith.mului_extended %a, %b {k} : i128
  %r = arith.addi %l, %m#1 : i128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<4xi32>, %b: vector<4xi32>):
  %s, %o = arith.addui_extended %a, %b : vector<4xi32>, vector<4xi1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : vector<4xi32>, vector<4xi1>
  %l, %h = arith.mulsi_extended %a, %b : vector<4xi32>
  %m:2 = arith.mului_extended %a, %b {k} : vector<4xi32>
  %r = arith.addi %l, %m#1 : vector<4xi32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<[4]xi8>, %b: vector<[4]xi8>):
  %s, %o = arith.addui_extended %a, %b : vector<[4]xi8>, vector<[4]xi1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : vector<[4]xi8>, vector<[4]xi1>
  %l, %h = arith.mulsi_extended %a, %b : vector<[4]xi8>
  %m:2 = arith.mului_extended %a, %b {k} : vector<[4]xi8>
  %r = arith.addi %l, %m#1 : vector<[4]xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<2x[4]x3xindex>, %b: vector<2x[4]x3xindex>):
  %s, %o = arith.addui_extended %a, %b : vector<2x[4]x3xindex>, vector<2x[4]x3xi1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : vector<2x[4]x3xindex>, vector<2x[4]x3xi1>
  %l, %h = arith.mulsi_extended %a, %b : vector<2x[4]x3xindex>
  %m:2 = arith.mului_extended %a, %b {k} : vector<2x[4]x3xindex>
  %r = arith.addi %l, %m#1 : vector<2x[4]x3xindex>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<?x4xi16>, %b: tensor<?x4xi16>):
  %s, %o = arith.addui_extended %a, %b : tensor<?x4xi16>, tensor<?x4xi1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : tensor<?x4xi16>, tensor<?x4xi1>
  %l, %h = arith.mulsi_extended %a, %b : tensor<?x4xi16>
  %m:2 = arith.mului_extended %a, %b {k} : tensor<?x4xi16>
  %r = arith.addi %l, %m#1 : tensor<?x4xi16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<*xi64>, %b: tensor<*xi64>):
  %s, %o = arith.addui_extended %a, %b : tensor<*xi64>, tensor<*xi1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : tensor<*xi64>, tensor<*xi1>
  %l, %h = arith.mulsi_extended %a, %b : tensor<*xi64>
  %m:2 = arith.mului_extended %a, %b {k} : tensor<*xi64>
  %r = arith.addi %l, %m#1 : tensor<*xi64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<2xi32, "enc">, %b: tensor<2xi32, "enc">):
  %s, %o = arith.addui_extended %a, %b : tensor<2xi32, "enc">, tensor<2xi1, "enc">
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : tensor<2xi32, "enc">, tensor<2xi1, "enc">
  %l, %h = arith.mulsi_extended %a, %b : tensor<2xi32, "enc">
  %m:2 = arith.mului_extended %a, %b {k} : tensor<2xi32, "enc">
  %r = arith.addi %l, %m#1 : tensor<2xi32, "enc">
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<i32>, %b: vector<i32>):
  %s, %o = arith.addui_extended %a, %b : vector<i32>, vector<i1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : vector<i32>, vector<i1>
  %l, %h = arith.mulsi_extended %a, %b : vector<i32>
  %m:2 = arith.mului_extended %a, %b {k} : vector<i32>
  %r = arith.addi %l, %m#1 : vector<i32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<index>, %b: tensor<index>):
  %s, %o = arith.addui_extended %a, %b : tensor<index>, tensor<i1>
  %p:2 = arith.addui_extended %a, %b {k = 1 : i8} : tensor<index>, tensor<i1>
  %l, %h = arith.mulsi_extended %a, %b : tensor<index>
  %m:2 = arith.mului_extended %a, %b {k} : tensor<index>
  %r = arith.addi %l, %m#1 : tensor<index>
  "u.end"() : () -> ()
}) : () -> ()
