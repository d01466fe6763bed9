"u.op"() ({
^bb0(%a0: i32, %b0: i32, %c0: i32, %a1: i128, %b1: i128, %c1: i128, %a2: tensor<*xi64>, %b2: tensor<*xi64>, %c2: tensor<*xi64>):
  %x0 = math.absi %a0 : i32
  %x1 = math.absi %a0 {k} : i32
  %x2 = math.absi %a1 : i128
  %x3 = math.absi %a1 {k} : i128
  %x4 = math.absi %a2 : tensor<*xi64>
  %x5 = math.absi %a2 {k} : tensor<*xi64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i128, %b0: i128, %c0: i128, %a1: vector<2x[4]x3xindex>, %b1: vector<2x[4]x3xindex>, %c1: vector<2x[4]x3xindex>, %a2: tensor<index>, %b2: tensor<index>, %c2: tensor<index>):
  %x0 = math.ctlz %a0 : i128
  %x1 = math.ctlz %a0 {k} : i128
  %x2 = math.ctlz %a1 : vector<2x[4]x3xindex>
  %x3 = math.ctlz %a1 {k} : vector<2x[4]x3xindex>
  %x4 = math.ctlz %a2 : tensor<index>
  %x5 = math.ctlz %a2 {k} : tensor<index>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<2x[4]x3xindex>, %b0: vector<2x[4]x3xindex>, %c0: vector<2x[4]x3xindex>, %a1: tensor<2xi32, "enc">, %b1: tensor<2xi32, "enc">, %c1: tensor<2xi32, "enc">, %a2: i32, %b2: i32, %c2: i32):
  %x0 = math.cttz %a0 : vector<2x[4]x3xindex>
  %x1 = math.cttz %a0 {k} : vector<2x[4]x3xindex>
  %x2 = math.cttz %a1 : tensor<2xi32, "enc">
  %x3 = math.cttz %a1 {k} : tensor<2xi32, "enc">
  %x4 = math.cttz %a2 : i32
  %x5 = math.cttz %a2 {k} : i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<2xi32, "enc">, %b0: tensor<2xi32, "enc">, %c0: tensor<2xi32, "enc">, %a1: i1, %b1: i1, %c1: i1, %a2: i128, %b2: i128, %c2: i128):
  %x0 = math.ctpop %a0 : tensor<2xi32, "enc">
  %x1 = math.ctpop %a0 {k} : tensor<2xi32, "enc">
  %x2 = math.ctpop %a1 : i1
  %x3 = math.ctpop %a1 {k} : i1
  %x4 = math.ctpop %a2 : i128
  %x5 = math.ctpop %a2 {k} : i128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i32, %b0: i32, %c0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %c1: vector<4xi32>, %a2: tensor<*xi64>, %b2: tensor<*xi64>, %c2: tensor<*xi64>):
  %x0 = math.ipowi %a0, %b0 : i32
  %x1 = math.ipowi %a0, %b0 {k} : i32
  %x2 = math.ipowi %a1, %b1 : vector<4xi32>
  %x3 = math.ipowi %a1, %b1 {k} : vector<4xi32>
  %x4 = math.ipowi %a2, %b2 : tensor<*xi64>
  %x5 = math.ipowi %a2, %b2 {k} : tensor<*xi64>
  "u.end"() : () -> ()
}) : () -> ()
