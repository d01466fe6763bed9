module {
  func.func @power(%arg0: index) -> f64 {
    %0 = cx.constant 1.000000e+00, 0.000000e+00
    %1 = cx.constant 0.000000e+00, 2.000000e+00
    %2 = cx.repeat %arg0 times from %0 {
    ^bb0(%arg1: !cx.number):
      %4 = cx.mul %arg1, %1
      cx.yield %4
    }
    %3 = cx.norm %2
    return %3 : f64
  }
}

