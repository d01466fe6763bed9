module @outer {
  module @inner {
    func.func @twice(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      %1 = arith.addi %a, %a : i32
      %2 = arith.muli %0, %1 : i32
      return %2 : i32
    }
  }
  module {
    func.func @"a/b\\c.d e"() {
      return
    }
    func.func private @same(%a: i32) -> i32 {
      return %a : i32
    }
  }
  module {
    func.func @same() {
      return
    }
  }
}
// -----
module @outer {
  func.func @later() {
    return
  }
}
// -----
module {
}
