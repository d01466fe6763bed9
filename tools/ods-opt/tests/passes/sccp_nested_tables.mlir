// builtin.module(builtin.module(sccp))
module {
  module @inner {
    func.func nested @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
    module @deep {
    func.func nested @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
    }
    module @pdeep attributes {sym_visibility = "private"} {
    func.func nested @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
    }
  }
  module {
    func.func nested @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %c = arith.constant 1 : i32
      %r = call @f(%c) : (i32) -> i32
      return %r : i32
    }
  }
}
