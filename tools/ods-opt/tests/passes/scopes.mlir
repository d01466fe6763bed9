// builtin.module(canonicalize)
func.func @without_allocation(%a: memref<?xi32>, %i: index) -> i32 {
  %c = arith.constant 3 : i32
  %r = memref.alloca_scope -> (i32) {
    %v = memref.load %a[%i] : memref<?xi32>
    %w = arith.addi %v, %c : i32
    memref.store %w, %a[%i] : memref<?xi32>
    memref.alloca_scope.return %w : i32
  }
  %s = arith.muli %r, %r : i32
  return %s : i32
}
// -----
func.func @last_of_function(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi64>
    "foo.use"(%0) : (memref<?xi64>) -> ()
  }
  return
}
// -----
func.func @last_with_results(%n: index) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %0 = memref.alloca(%n) : memref<?xi64>
    %v = "foo.use"(%0) : (memref<?xi64>) -> i32
    memref.alloca_scope.return %v : i32
  }
  return %r : i32
}
// -----
func.func @not_last(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi64>
    "foo.use"(%0) : (memref<?xi64>) -> ()
  }
  "foo.after"() : () -> ()
  return
}
// -----
func.func @unknown_inside() {
  memref.alloca_scope {
    "foo.use"() : () -> ()
  }
  "foo.after"() : () -> ()
  return
}
// -----
func.func @nested_scope(%n: index, %l: index, %u: index) {
  memref.alloca_scope {
    scf.for %i = %l to %u step %n {
      %0 = memref.alloca(%n) : memref<?xi64>
      "foo.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  "foo.after"() : () -> ()
  return
}
// -----
func.func @hoisted(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xi64>
      %m = "foo.size"() : () -> index
      %1 = memref.alloca(%m) : memref<?xi64>
      "foo.use"(%0, %1) : (memref<4xi64>, memref<?xi64>) -> ()
    }
  }
  return
}
// -----
func.func @hoisted_far(%c: i1, %n: index) {
  scf.if %c {
    scf.if %c {
      memref.alloca_scope {
        %0 = memref.alloca() : memref<4xi64>
        "foo.use"(%0) : (memref<4xi64>) -> ()
      }
    } else {
      "foo.other"() : () -> ()
    }
  }
  return
}
// -----
func.func @not_hoisted(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi64>
      "foo.use"(%0) : (memref<?xi64>) -> ()
    }
    "foo.after"() : () -> ()
  }
  return
}
// -----
func.func @in_loop(%n: index, %l: index, %u: index) {
  scf.for %i = %l to %u step %n {
    memref.alloca_scope {
      %0 = memref.alloca(%i) : memref<?xi64>
      "foo.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  return
}
// -----
func.func @blocks_behind(%c: i1, %n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi64>
    "foo.use"(%0) : (memref<?xi64>) -> ()
  }
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  "foo.after"() : () -> ()
  return
}

// -----

func.func @in_unknown_regions(%n: index) {
  "foo.once"() ({
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xi64>
      "foo.use"(%a) : (memref<4xi64>) -> ()
    }
    "foo.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @before_another_operation(%n: index) {
  "foo.once"() ({
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xi64>
      "foo.use"(%a) : (memref<?xi64>) -> ()
    }
    "foo.more"() : () -> ()
    "foo.end"() : () -> ()
  }) : () -> ()
  return
}
