// Loops whose turns may run in any order.

func.func @loops(%a: index, %b: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%a) {
  }
  scf.parallel (%i, %j) = (%a, %b) to (%b, %b) step (%a, %a) {
    "u.body"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {my.note}
  scf.parallel (%i loc("i")) = (%a) to (%b) step (%a) {
    scf.reduce
  } loc("a loop")
  %0 = scf.parallel (%i) = (%a) to (%b) step (%a) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %r: i32):
      %1 = "u.add"(%l, %r) : (i32, i32) -> i32
      scf.reduce.return %1 : i32
    }
  }
  %2:2 = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%a, %b) init (%x, %y) -> (i32, f32) {
    scf.reduce(%x, %y : i32, f32) {
    ^bb0(%l: i32, %r: i32 loc("r")):
      scf.reduce.return %l : i32
    }, {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return {my.note} %r : f32
    } {my.note}
  } {my.note}
  scf.parallel (%i) = (%a) to (%b) step (%a) init () -> () {
  }
  return
}
// -----
// What stands in braces here is a region.
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce {my.note}
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel %i = (%a) to (%a) step (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i, %j) = (%a) to (%a, %a) step (%a, %a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a, %a) step (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i: index) = (%a) to (%a) step (%a) {
  }
  return
}
// -----
func.func @f(%a: i32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel () = () to () step () {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) -> index {
  }
  return
}
// -----
func.func @f(%a: index) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce(%a : index) {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %l : index
    }
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce(%a : index)
  }
  return
}
// -----
func.func @f(%a: index, %x: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l : i32
    }
  }
  return
}
// -----
func.func @f(%a: index, %x: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
    scf.reduce(%a : index) {
    ^bb0(%l: index):
      scf.reduce.return %l : index
    }
  }
  return
}
// -----
func.func @f(%a: index, %x: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
    scf.reduce(%a : index) {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %x : i32
    }
  }
  return
}
// -----
func.func @f(%a: index, %x: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
    scf.reduce(%a : index) {
    ^bb0(%l: index, %r: index):
      "u.end"() : () -> ()
    }
  }
  return
}
// -----
func.func @f(%a: index, %x: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
    scf.reduce(%a : index) {
    ^bb0(%l: index, %r: index):
    }
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.reduce.return %a : index
}
// -----
"scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  scf.reduce
}) : () -> ()
// -----
func.func @f(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  "scf.parallel"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    scf.reduce
  }) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
  ^bb0(%i: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
