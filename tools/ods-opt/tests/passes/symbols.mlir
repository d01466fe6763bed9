// builtin.module(symbol-dce)
module {
  func.func private @dead() { call @also_dead() : () -> () return }
  func.func private @also_dead()
  func.func private @kept()
  func.func @main() { call @kept() : () -> () return }
  module @nested { func.func nested @hidden() func.func private @gone() func.func @seen() { return } }
  "t.use"() {x = @nested::@hidden} : () -> ()
}
