// builtin.module(canonicalize)
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %a : i32, [
    default: ^bb3(%b : i32)
  ]
^bb1:
  cf.br ^bb2(%b : i32)
^bb2(%x2: i32):
  cf.switch %a : i32, [
    default: ^bb3(%a : i32),
    2: ^bb2(%x2 : i32),
    3: ^bb1
  ]
^bb3(%x3: i32):
  cf.switch %a : i32, [
    default: ^bb2(%x3 : i32),
    1: ^bb1
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.br ^bb2
^bb1(%x1: i32):
  cf.br ^bb2
^bb2:
  cf.switch %b : i32, [
    default: ^bb1(%k : i32),
    0: ^bb1(%a : i32),
    1: ^bb3,
    3: ^bb1(%a : i32),
    4: ^bb2
  ]
^bb3:
  "t.use"(%k) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb2,
    2: ^bb3,
    4: ^bb3
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  return %b : i32
^bb1(%x1: i32):
  cf.switch %k : i32, [
    default: ^bb4,
    1: ^bb6(%x1 : i32),
    4: ^bb6(%x1 : i32)
  ]
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb2,
    0: ^bb3,
    2: ^bb4,
    3: ^bb4
  ]
^bb3:
  cf.switch %a : i32, [
    default: ^bb1(%b : i32),
    0: ^bb3
  ]
^bb4:
  "t.use"(%a) : (i32) -> ()
  return %a : i32
^bb5:
  cf.cond_br %c, ^bb6(%k : i32), ^bb2
^bb6(%x6: i32):
  cf.switch %a : i32, [
    default: ^bb3,
    2: ^bb3
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.switch %k : i32, [
    default: ^bb3(%a : i32),
    1: ^bb1,
    4: ^bb2
  ]
^bb1:
  cf.br ^bb1
^bb2:
  "t.use"(%k) : (i32) -> ()
  cf.br ^bb2
^bb3(%x3: i32):
  cf.br ^bb2
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  cf.switch %k : i32, [
    default: ^bb4,
    2: ^bb1
  ]
^bb1:
  cf.switch %k : i32, [
    default: ^bb2(%b : i32),
    1: ^bb2(%a : i32),
    4: ^bb2(%b : i32)
  ]
^bb2(%x2: i32):
  cf.switch %a : i32, [
    default: ^bb5,
    3: ^bb6
  ]
^bb3:
  cf.br ^bb2(%k : i32)
^bb4:
  cf.switch %a : i32, [
    default: ^bb2(%b : i32),
    0: ^bb3,
    1: ^bb1,
    2: ^bb4,
    3: ^bb5
  ]
^bb5:
  cf.switch %b : i32, [
    default: ^bb6,
    1: ^bb6,
    2: ^bb1,
    3: ^bb5,
    4: ^bb3
  ]
^bb6:
  "t.use"(%a) : (i32) -> ()
  cf.cond_br %c, ^bb2(%k : i32), ^bb5
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  return %k : i32
^bb1:
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb2(%a : i32)
^bb2(%x2: i32):
  cf.br ^bb2(%x2 : i32)
^bb3:
  cf.switch %a : i32, [
    default: ^bb3,
    1: ^bb1,
    2: ^bb1,
    3: ^bb1,
    4: ^bb5
  ]
^bb4(%x4: i32):
  "t.use"(%b) : (i32) -> ()
  cf.switch %k : i32, [
    default: ^bb5,
    2: ^bb5
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb2(%a : i32),
    0: ^bb6,
    4: ^bb5
  ]
^bb6:
  "t.use"(%k) : (i32) -> ()
  cf.br ^bb3
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  "t.use"(%b) : (i32) -> ()
  return %a : i32
^bb2:
  cf.switch %a : i32, [
    default: ^bb2,
    2: ^bb2,
    3: ^bb1
  ]
^bb3(%x3: i32):
  cf.br ^bb2
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  cf.switch %b : i32, [
    default: ^bb1(%b : i32)
  ]
^bb1(%x1: i32):
  cf.switch %a : i32, [
    default: ^bb7,
    1: ^bb2(%x1 : i32),
    2: ^bb2(%a : i32),
    3: ^bb3(%a : i32),
    4: ^bb5(%b : i32)
  ]
^bb2(%x2: i32):
  cf.switch %a : i32, [
    default: ^bb1(%k : i32),
    1: ^bb5(%x2 : i32),
    3: ^bb3(%k : i32),
    4: ^bb3(%k : i32)
  ]
^bb3(%x3: i32):
  cf.cond_br %c, ^bb7, ^bb6
^bb4:
  cf.switch %a : i32, [
    default: ^bb7,
    4: ^bb5(%b : i32)
  ]
^bb5(%x5: i32):
  cf.br ^bb3(%x5 : i32)
^bb6:
  cf.switch %a : i32, [
    default: ^bb5(%b : i32)
  ]
^bb7:
  cf.br ^bb1(%b : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  cf.cond_br %c, ^bb5(%b : i32), ^bb3
^bb1(%x1: i32):
  cf.br ^bb4(%k : i32)
^bb2:
  cf.switch %a : i32, [
    default: ^bb4(%b : i32),
    1: ^bb4(%b : i32),
    4: ^bb5(%a : i32)
  ]
^bb3:
  "t.use"(%k) : (i32) -> ()
  cf.switch %b : i32, [
    default: ^bb5(%b : i32),
    0: ^bb3
  ]
^bb4(%x4: i32):
  cf.cond_br %c, ^bb2, ^bb2
^bb5(%x5: i32):
  cf.br ^bb1(%k : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.switch %a : i32, [
    default: ^bb3,
    3: ^bb2
  ]
^bb1(%x1: i32):
  "t.use"(%a) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb1(%b : i32)
  ]
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb6
^bb3:
  "t.use"(%k) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb7(%k : i32),
    0: ^bb2,
    1: ^bb6,
    3: ^bb4(%a : i32),
    4: ^bb6
  ]
^bb4(%x4: i32):
  cf.switch %b : i32, [
    default: ^bb4(%x4 : i32)
  ]
^bb5:
  "t.use"(%k) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb5,
    1: ^bb5,
    2: ^bb2
  ]
^bb6:
  "t.use"(%a) : (i32) -> ()
  cf.cond_br %c, ^bb4(%k : i32), ^bb3
^bb7(%x7: i32):
  return %x7 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.br ^bb2(%a : i32)
^bb1:
  cf.switch %b : i32, [
    default: ^bb5
  ]
^bb2(%x2: i32):
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb2(%k : i32)
^bb3(%x3: i32):
  cf.br ^bb1
^bb4:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb5,
    0: ^bb1,
    2: ^bb6(%k : i32)
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb1
  ]
^bb6(%x6: i32):
  "t.use"(%b) : (i32) -> ()
  cf.switch %k : i32, [
    default: ^bb5,
    1: ^bb2(%a : i32),
    2: ^bb6(%x6 : i32),
    3: ^bb2(%k : i32)
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.switch %k : i32, [
    default: ^bb6(%b : i32),
    3: ^bb5
  ]
^bb1:
  return %k : i32
^bb2(%x2: i32):
  cf.br ^bb7(%b : i32)
^bb3:
  cf.br ^bb5
^bb4:
  return %k : i32
^bb5:
  cf.switch %b : i32, [
    default: ^bb2(%a : i32),
    4: ^bb6(%b : i32)
  ]
^bb6(%x6: i32):
  cf.switch %a : i32, [
    default: ^bb2(%x6 : i32),
    0: ^bb4,
    1: ^bb4,
    2: ^bb1
  ]
^bb7(%x7: i32):
  cf.switch %a : i32, [
    default: ^bb3,
    1: ^bb7(%b : i32),
    4: ^bb5
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.switch %a : i32, [
    default: ^bb6,
    1: ^bb2,
    2: ^bb1(%b : i32)
  ]
^bb1(%x1: i32):
  "t.use"(%a) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb4(%k : i32),
    0: ^bb1(%k : i32)
  ]
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb4(%b : i32)
^bb3(%x3: i32):
  "t.use"(%x3) : (i32) -> ()
  cf.br ^bb2
^bb4(%x4: i32):
  "t.use"(%a) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb3(%b : i32),
    0: ^bb5,
    2: ^bb4(%b : i32),
    3: ^bb5,
    4: ^bb3(%b : i32)
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb2,
    0: ^bb2,
    1: ^bb1(%a : i32),
    2: ^bb2,
    3: ^bb3(%k : i32)
  ]
^bb6:
  return %a : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.switch %k : i32, [
    default: ^bb4,
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb2,
    1: ^bb4,
    2: ^bb3,
    4: ^bb1
  ]
^bb2:
  cf.switch %b : i32, [
    default: ^bb4
  ]
^bb3:
  cf.switch %a : i32, [
    default: ^bb2,
    0: ^bb1,
    2: ^bb2
  ]
^bb4:
  cf.switch %k : i32, [
    default: ^bb2
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.switch %a : i32, [
    default: ^bb1(%k : i32),
    1: ^bb2
  ]
^bb1(%x1: i32):
  "t.use"(%x1) : (i32) -> ()
  cf.br ^bb6(%a : i32)
^bb2:
  cf.switch %k : i32, [
    default: ^bb7,
    0: ^bb6(%k : i32),
    1: ^bb6(%b : i32),
    2: ^bb2,
    3: ^bb1(%b : i32)
  ]
^bb3:
  cf.switch %a : i32, [
    default: ^bb7
  ]
^bb4:
  cf.switch %b : i32, [
    default: ^bb5(%k : i32),
    0: ^bb5(%k : i32),
    3: ^bb4,
    4: ^bb3
  ]
^bb5(%x5: i32):
  cf.br ^bb3
^bb6(%x6: i32):
  "t.use"(%x6) : (i32) -> ()
  cf.br ^bb7
^bb7:
  cf.cond_br %c, ^bb4, ^bb6(%a : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  cf.switch %a : i32, [
    default: ^bb1(%k : i32),
    0: ^bb3,
    2: ^bb1(%b : i32),
    3: ^bb3,
    4: ^bb1(%k : i32)
  ]
^bb1(%x1: i32):
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb3
^bb3:
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb3,
    2: ^bb1(%a : i32),
    3: ^bb1(%b : i32),
    4: ^bb1(%a : i32)
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  cf.switch %a : i32, [
    default: ^bb2,
    0: ^bb4,
    1: ^bb4,
    2: ^bb3(%b : i32),
    3: ^bb2
  ]
^bb1(%x1: i32):
  "t.use"(%x1) : (i32) -> ()
  return %x1 : i32
^bb2:
  "t.use"(%a) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb3(%b : i32),
    0: ^bb2,
    1: ^bb2,
    2: ^bb3(%b : i32),
    3: ^bb4
  ]
^bb3(%x3: i32):
  "t.use"(%k) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb4
^bb4:
  cf.switch %b : i32, [
    default: ^bb4,
    0: ^bb3(%a : i32),
    1: ^bb1(%k : i32)
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb1,
    3: ^bb3
  ]
^bb1:
  cf.switch %a : i32, [
    default: ^bb3
  ]
^bb2:
  cf.switch %a : i32, [
    default: ^bb2,
    3: ^bb5,
    4: ^bb3
  ]
^bb3:
  cf.switch %k : i32, [
    default: ^bb4(%k : i32)
  ]
^bb4(%x4: i32):
  "t.use"(%k) : (i32) -> ()
  cf.br ^bb2
^bb5:
  cf.br ^bb4(%b : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb5
^bb1:
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb5,
    2: ^bb4
  ]
^bb2:
  cf.br ^bb4
^bb3(%x3: i32):
  cf.switch %a : i32, [
    default: ^bb1,
    3: ^bb5
  ]
^bb4:
  cf.br ^bb3(%a : i32)
^bb5:
  cf.cond_br %c, ^bb2, ^bb3(%a : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  cf.switch %a : i32, [
    default: ^bb8,
    0: ^bb6(%k : i32),
    1: ^bb3(%a : i32),
    4: ^bb3(%a : i32)
  ]
^bb1(%x1: i32):
  "t.use"(%x1) : (i32) -> ()
  return %x1 : i32
^bb2:
  "t.use"(%k) : (i32) -> ()
  cf.br ^bb8
^bb3(%x3: i32):
  cf.br ^bb6(%k : i32)
^bb4:
  cf.cond_br %c, ^bb1(%a : i32), ^bb5
^bb5:
  cf.br ^bb2
^bb6(%x6: i32):
  "t.use"(%k) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb8
  ]
^bb7(%x7: i32):
  return %k : i32
^bb8:
  cf.switch %b : i32, [
    default: ^bb4,
    0: ^bb2,
    3: ^bb5,
    4: ^bb1(%k : i32)
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  cf.switch %a : i32, [
    default: ^bb3,
    3: ^bb7
  ]
^bb1:
  cf.br ^bb1
^bb2(%x2: i32):
  cf.br ^bb4
^bb3:
  "t.use"(%k) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb6(%a : i32)
  ]
^bb4:
  "t.use"(%a) : (i32) -> ()
  return %k : i32
^bb5:
  cf.br ^bb6(%a : i32)
^bb6(%x6: i32):
  cf.cond_br %c, ^bb3, ^bb3
^bb7:
  "t.use"(%a) : (i32) -> ()
  return %a : i32
^bb8:
  cf.switch %a : i32, [
    default: ^bb3,
    1: ^bb7,
    2: ^bb2(%b : i32),
    3: ^bb8,
    4: ^bb7
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  cf.br ^bb1
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb3
^bb3:
  cf.switch %a : i32, [
    default: ^bb3
  ]
^bb4:
  cf.switch %k : i32, [
    default: ^bb2
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %a : i32, [
    default: ^bb1,
    0: ^bb1,
    3: ^bb2,
    4: ^bb1
  ]
^bb1:
  cf.br ^bb1
^bb2:
  cf.switch %a : i32, [
    default: ^bb1,
    0: ^bb2,
    1: ^bb2,
    3: ^bb1
  ]
^bb3:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb3
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.br ^bb1
^bb1:
  cf.switch %a : i32, [
    default: ^bb1,
    0: ^bb1,
    2: ^bb3,
    3: ^bb3,
    4: ^bb3
  ]
^bb2:
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb3,
    2: ^bb2,
    3: ^bb1
  ]
^bb3:
  cf.switch %a : i32, [
    default: ^bb5(%a : i32),
    0: ^bb4,
    2: ^bb5(%k : i32),
    3: ^bb4
  ]
^bb4:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb3
^bb5(%x5: i32):
  cf.br ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  return %a : i32
^bb1:
  return %k : i32
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb1
  ]
^bb3:
  cf.switch %a : i32, [
    default: ^bb2,
    3: ^bb2
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  cf.cond_br %c, ^bb3(%a : i32), ^bb3(%a : i32)
^bb1:
  cf.switch %a : i32, [
    default: ^bb5(%b : i32),
    4: ^bb2
  ]
^bb2:
  cf.switch %a : i32, [
    default: ^bb3(%b : i32),
    0: ^bb6(%b : i32),
    1: ^bb4(%k : i32),
    2: ^bb2,
    3: ^bb5(%k : i32)
  ]
^bb3(%x3: i32):
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb5(%k : i32),
    4: ^bb6(%x3 : i32)
  ]
^bb4(%x4: i32):
  cf.switch %a : i32, [
    default: ^bb8,
    1: ^bb2
  ]
^bb5(%x5: i32):
  cf.switch %a : i32, [
    default: ^bb2,
    3: ^bb1
  ]
^bb6(%x6: i32):
  cf.br ^bb8
^bb7:
  cf.cond_br %c, ^bb3(%k : i32), ^bb8
^bb8:
  cf.switch %b : i32, [
    default: ^bb7,
    0: ^bb4(%a : i32),
    1: ^bb8
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.switch %b : i32, [
    default: ^bb5(%b : i32),
    0: ^bb5(%a : i32),
    2: ^bb2(%k : i32),
    3: ^bb5(%b : i32),
    4: ^bb3(%b : i32)
  ]
^bb1:
  cf.switch %a : i32, [
    default: ^bb4(%k : i32),
    0: ^bb3(%a : i32),
    3: ^bb3(%b : i32),
    4: ^bb1
  ]
^bb2(%x2: i32):
  cf.br ^bb5(%x2 : i32)
^bb3(%x3: i32):
  cf.switch %b : i32, [
    default: ^bb1,
    0: ^bb3(%x3 : i32),
    1: ^bb3(%b : i32),
    2: ^bb2(%b : i32),
    4: ^bb4(%x3 : i32)
  ]
^bb4(%x4: i32):
  cf.switch %a : i32, [
    default: ^bb2(%x4 : i32),
    4: ^bb2(%x4 : i32)
  ]
^bb5(%x5: i32):
  cf.br ^bb1
^bb6:
  "t.use"(%b) : (i32) -> ()
  cf.switch %k : i32, [
    default: ^bb2(%b : i32)
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    1: ^bb4,
    4: ^bb6(%a : i32)
  ]
^bb1(%x1: i32):
  "t.use"(%k) : (i32) -> ()
  cf.switch %b : i32, [
    default: ^bb5,
    3: ^bb2
  ]
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb2
  ]
^bb3:
  return %b : i32
^bb4:
  cf.cond_br %c, ^bb3, ^bb1(%a : i32)
^bb5:
  cf.switch %k : i32, [
    default: ^bb5
  ]
^bb6(%x6: i32):
  cf.switch %k : i32, [
    default: ^bb4
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  cf.br ^bb3(%a : i32)
^bb1(%x1: i32):
  return %b : i32
^bb2:
  cf.br ^bb7(%b : i32)
^bb3(%x3: i32):
  cf.switch %b : i32, [
    default: ^bb8(%a : i32),
    0: ^bb6,
    1: ^bb5,
    2: ^bb7(%b : i32),
    4: ^bb7(%k : i32)
  ]
^bb4:
  cf.switch %a : i32, [
    default: ^bb5
  ]
^bb5:
  "t.use"(%k) : (i32) -> ()
  cf.cond_br %c, ^bb5, ^bb6
^bb6:
  cf.switch %b : i32, [
    default: ^bb2
  ]
^bb7(%x7: i32):
  return %b : i32
^bb8(%x8: i32):
  "t.use"(%k) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb5,
    4: ^bb5
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.switch %k : i32, [
    default: ^bb1,
    0: ^bb7,
    2: ^bb7,
    4: ^bb7
  ]
^bb1:
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb3(%a : i32)
^bb2:
  return %a : i32
^bb3(%x3: i32):
  cf.br ^bb5
^bb4:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb1,
    2: ^bb5,
    3: ^bb5,
    4: ^bb4
  ]
^bb5:
  "t.use"(%a) : (i32) -> ()
  cf.switch %k : i32, [
    default: ^bb1,
    1: ^bb5,
    3: ^bb5
  ]
^bb6(%x6: i32):
  return %x6 : i32
^bb7:
  cf.cond_br %c, ^bb2, ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %b : i32, [
    default: ^bb1,
    2: ^bb6,
    3: ^bb4(%a : i32),
    4: ^bb6
  ]
^bb1:
  cf.switch %a : i32, [
    default: ^bb7(%k : i32),
    3: ^bb8
  ]
^bb2:
  "t.use"(%a) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb4(%a : i32),
    2: ^bb8,
    3: ^bb7(%a : i32)
  ]
^bb3(%x3: i32):
  cf.switch %b : i32, [
    default: ^bb5(%k : i32),
    0: ^bb3(%x3 : i32),
    2: ^bb4(%a : i32)
  ]
^bb4(%x4: i32):
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb1
^bb5(%x5: i32):
  "t.use"(%a) : (i32) -> ()
  cf.switch %b : i32, [
    default: ^bb3(%x5 : i32)
  ]
^bb6:
  cf.br ^bb1
^bb7(%x7: i32):
  cf.switch %a : i32, [
    default: ^bb6,
    1: ^bb5(%b : i32),
    2: ^bb8,
    3: ^bb8,
    4: ^bb8
  ]
^bb8:
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb3(%a : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.switch %k : i32, [
    default: ^bb2,
    3: ^bb3,
    4: ^bb3
  ]
^bb1:
  cf.switch %b : i32, [
    default: ^bb3
  ]
^bb2:
  "t.use"(%a) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb2
^bb3:
  "t.use"(%b) : (i32) -> ()
  cf.switch %k : i32, [
    default: ^bb3,
    0: ^bb1,
    3: ^bb3,
    4: ^bb3
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 2 : i32
  return %a : i32
^bb1:
  cf.switch %a : i32, [
    default: ^bb3,
    2: ^bb1,
    4: ^bb2
  ]
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb5
^bb3:
  cf.switch %b : i32, [
    default: ^bb2,
    0: ^bb1,
    1: ^bb4,
    2: ^bb5,
    4: ^bb3
  ]
^bb4:
  return %k : i32
^bb5:
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb1
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %a : i32, [
    default: ^bb4
  ]
^bb1(%x1: i32):
  cf.br ^bb4
^bb2:
  cf.switch %a : i32, [
    default: ^bb5,
    0: ^bb8
  ]
^bb3(%x3: i32):
  cf.switch %k : i32, [
    default: ^bb8,
    0: ^bb5,
    2: ^bb7
  ]
^bb4:
  cf.switch %a : i32, [
    default: ^bb2
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb3(%a : i32),
    2: ^bb8,
    3: ^bb2
  ]
^bb6(%x6: i32):
  cf.br ^bb2
^bb7:
  cf.br ^bb1(%b : i32)
^bb8:
  "t.use"(%k) : (i32) -> ()
  cf.switch %k : i32, [
    default: ^bb8,
    0: ^bb6(%b : i32),
    3: ^bb3(%k : i32),
    4: ^bb8
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  cf.cond_br %c, ^bb2, ^bb3(%b : i32)
^bb1:
  cf.br ^bb1
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb1
^bb3(%x3: i32):
  cf.switch %a : i32, [
    default: ^bb3(%a : i32),
    0: ^bb1,
    3: ^bb5(%k : i32)
  ]
^bb4:
  "t.use"(%a) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb5(%b : i32),
    0: ^bb1,
    1: ^bb5(%a : i32),
    3: ^bb3(%k : i32),
    4: ^bb1
  ]
^bb5(%x5: i32):
  cf.cond_br %c, ^bb1, ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %a : i32, [
    default: ^bb1(%a : i32)
  ]
^bb1(%x1: i32):
  cf.switch %a : i32, [
    default: ^bb4,
    2: ^bb2(%x1 : i32),
    3: ^bb1(%a : i32)
  ]
^bb2(%x2: i32):
  cf.switch %k : i32, [
    default: ^bb1(%x2 : i32),
    0: ^bb1(%b : i32),
    1: ^bb5,
    3: ^bb4
  ]
^bb3:
  "t.use"(%b) : (i32) -> ()
  cf.br ^bb1(%a : i32)
^bb4:
  cf.switch %b : i32, [
    default: ^bb5
  ]
^bb5:
  cf.br ^bb4
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.switch %a : i32, [
    default: ^bb8,
    1: ^bb3(%a : i32),
    2: ^bb4,
    3: ^bb3(%k : i32),
    4: ^bb2
  ]
^bb1:
  cf.switch %a : i32, [
    default: ^bb2,
    0: ^bb7(%k : i32),
    1: ^bb5
  ]
^bb2:
  cf.switch %a : i32, [
    default: ^bb3(%a : i32)
  ]
^bb3(%x3: i32):
  return %x3 : i32
^bb4:
  cf.switch %a : i32, [
    default: ^bb5,
    0: ^bb5,
    1: ^bb1,
    2: ^bb3(%k : i32),
    3: ^bb8
  ]
^bb5:
  cf.br ^bb6
^bb6:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb2,
    0: ^bb6,
    1: ^bb8,
    2: ^bb6,
    4: ^bb8
  ]
^bb7(%x7: i32):
  cf.switch %k : i32, [
    default: ^bb4
  ]
^bb8:
  cf.switch %b : i32, [
    default: ^bb7(%a : i32)
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 4 : i32
  cf.br ^bb6(%b : i32)
^bb1:
  cf.br ^bb4
^bb2:
  return %k : i32
^bb3:
  cf.switch %a : i32, [
    default: ^bb4
  ]
^bb4:
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb2,
    1: ^bb7,
    2: ^bb7,
    4: ^bb4
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb7,
    1: ^bb5,
    2: ^bb1,
    3: ^bb6(%b : i32)
  ]
^bb6(%x6: i32):
  cf.switch %a : i32, [
    default: ^bb4,
    0: ^bb1,
    1: ^bb2,
    2: ^bb7,
    4: ^bb6(%a : i32)
  ]
^bb7:
  cf.br ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 0 : i32
  cf.switch %a : i32, [
    default: ^bb5
  ]
^bb1:
  cf.br ^bb1
^bb2:
  "t.use"(%b) : (i32) -> ()
  cf.switch %b : i32, [
    default: ^bb2,
    1: ^bb4(%a : i32),
    2: ^bb2
  ]
^bb3(%x3: i32):
  cf.switch %a : i32, [
    default: ^bb1,
    0: ^bb1,
    1: ^bb3(%x3 : i32),
    3: ^bb5,
    4: ^bb5
  ]
^bb4(%x4: i32):
  "t.use"(%k) : (i32) -> ()
  return %k : i32
^bb5:
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb4(%a : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  cf.switch %a : i32, [
    default: ^bb3,
    0: ^bb2(%b : i32),
    3: ^bb2(%a : i32)
  ]
^bb1:
  return %k : i32
^bb2(%x2: i32):
  cf.switch %a : i32, [
    default: ^bb1,
    2: ^bb3,
    3: ^bb3
  ]
^bb3:
  return %b : i32
}
