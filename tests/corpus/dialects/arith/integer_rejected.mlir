%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b :

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b : i32, i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b : i64

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %z : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b, %a : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x, %y = arith.addi %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = arith.addi %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
arith.addi %a, %b : i32 %c

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a#1, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi 1, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow<> : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow<foo> : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow<nsw nuw> : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow<nsw : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow<nsw,> : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b exact : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.divui %a, %b overflow<nsw> : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.divui %a, %b exact<1> : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.divui %a, %b exact exact : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.divui %a, %b {isExact = 1 : i32} : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b {overflowFlags = 1 : i32} : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b {k = } : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b {k, k} : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.addi %a, %b : {k} i32

// -----

%a, %b = "u.v"() : () -> (f32, f32)
%x = arith.addi %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (si32, si32)
%x = arith.addi %a, %b : si32

// -----

%a, %b = "u.v"() : () -> (memref<2xi32>, memref<2xi32>)
%x = arith.addi %a, %b : memref<2xi32>

// -----

%a, %b = "u.v"() : () -> (none, none)
%x = arith.addi %a, %b : none

// -----

%a, %b = "u.v"() : () -> (!u.t, !u.t)
%x = arith.addi %a, %b : !u.t

// -----

%a, %b = "u.v"() : () -> (tensor<2xf32>, tensor<2xf32>)
%x = arith.addi %a, %b : tensor<2xf32>

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a) : (i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a, %b, %a) : (i32, i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i64)
%x = "arith.addi"(%a, %b) : (i32, i64) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a, %b) : (i32, i32) -> i64

// -----

%a, %b = "u.v"() : () -> (i32, i32)
"arith.addi"(%a, %b) : (i32, i32) -> ()

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = "arith.addi"(%a, %b) : (i32, i32) -> (i32, i32)

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a, %b) ({}) : (i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a, %b) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a, %b) {overflowFlags = unit} : (i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.addi"(%a, %b) <[]> : (i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = "arith.divsi"(%a, %b) <{isExact = 2 : i32}> : (i32, i32) -> i32

// -----

%a, %b = "u.v"() : () -> (tensor<?xi32>, tensor<4xi32>)
%x = "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<5xi32>

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = arith.addui_extended %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = arith.addui_extended %a, %b : i32, i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = arith.addui_extended %a, %b : i32, vector<4xi1>

// -----

%a, %b = "u.v"() : () -> (vector<4xi32>, vector<4xi32>)
%x:2 = arith.addui_extended %a, %b : vector<4xi32>, i1

// -----

%a, %b = "u.v"() : () -> (vector<4xi32>, vector<4xi32>)
%x:2 = arith.addui_extended %a, %b : vector<4xi32>, vector<5xi1>

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.mulsi_extended %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = arith.mulsi_extended %a, %b : i32, i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i64)

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x:2 = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i64, i1)

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.nope %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith %a, %b : i32

// -----

%a, %b = "u.v"() : () -> (i32, i32)
%x = arith.shrui %a, %b exact {k : i32
