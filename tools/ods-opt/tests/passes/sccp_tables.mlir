// builtin.module(sccp)
module {
  module @inner {
    func.func private @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
  }
}
// -----
module attributes {} {
  module @inner attributes {sym_visibility = "private"} {
    func.func private @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
    func.func @pub(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @h() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @pub(%c) : (i32) -> i32
      return %r : i32
    }
  }
}
// -----
module {
  module {
    func.func private @f(%a: i32) -> i32 {
      %c = arith.constant 3 : i32
      return %c : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
  }
  func.func private @k(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @m() -> i32 {
    %c = arith.constant 1 : i32
    %r = call @k(%c) : (i32) -> i32
    return %r : i32
  }
}
// -----
module {
  func.func private @k(%a: i32) -> i32 {
    return %a : i32
  }
  module @n {
  func.func private @k(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @m() -> i32 {
    %c = arith.constant 1 : i32
    %r = call @k(%c) : (i32) -> i32
    return %r : i32
  }
  module @nn {
  func.func private @k(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @m() -> i32 {
    %c = arith.constant 1 : i32
    %r = call @k(%c) : (i32) -> i32
    return %r : i32
  }
  }
  }
}
// -----
module {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  module @inner {
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = "foo.call"(%c) {callee = @f} : (i32) -> i32
      return %r : i32
    }
  }
  func.func @h() -> i32 {
    %c = arith.constant 1 : i32
    %r = call @f(%c) : (i32) -> i32
    return %r : i32
  }
}
