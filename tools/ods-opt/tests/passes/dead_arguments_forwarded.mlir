// builtin.module(int-range-optimizations)
// Branches in regions inside forward results of dead operations outside to dead arguments.
func.func private @ext()
func.func @both_edges(%c: i1, %x: i32) -> i32 {
  %s = scf.execute_region -> i32 {
    %k = arith.constant 3 : i32
    cf.cond_br %c, ^a(%k : i32), ^b(%k : i32)
  ^a(%dead: i32):
    func.call @ext() : () -> ()
    cf.br ^b(%x : i32)
  ^b(%dead2: i32):
    func.call @ext() : () -> ()
    scf.yield %x : i32
  }
  return %s : i32
}
// -----
func.func private @ext()
func.func @live_beside_dead(%c: i1, %x: i32, %y: i32) -> i32 {
  %k = arith.addi %x, %y : i32
  %s = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%k, %x : i32, i32), ^b(%x, %k : i32, i32)
  ^a(%dead: i32, %live: i32):
    func.call @ext() : () -> ()
    cf.br ^b(%live, %dead : i32, i32)
  ^b(%live2: i32, %dead2: i32):
    func.call @ext() : () -> ()
    scf.yield %live2 : i32
  }
  return %s : i32
}
// -----
func.func private @ext()
func.func @one_block_twice(%c: i1, %x: i32, %y: i32) -> i32 {
  %k = arith.addi %x, %y : i32
  %l = arith.subi %x, %y : i32
  %s = scf.execute_region -> i32 {
    func.call @ext() : () -> ()
    cf.cond_br %c, ^a(%k, %x : i32, i32), ^a(%l, %y : i32, i32)
  ^a(%dead: i32, %live: i32):
    func.call @ext() : () -> ()
    scf.yield %live : i32
  }
  return %s : i32
}
// -----
func.func private @ext()
func.func @switch(%f: i32, %x: i32, %y: i32) -> i32 {
  %k = arith.addi %x, %y : i32
  %s = scf.execute_region -> i32 {
    cf.switch %f : i32, [
      default: ^a(%k, %x : i32, i32),
      1: ^a(%x, %y : i32, i32),
      2: ^b(%k : i32),
      3: ^b(%y : i32)
    ]
  ^a(%dead: i32, %live: i32):
    func.call @ext() : () -> ()
    scf.yield %live : i32
  ^b(%dead2: i32):
    func.call @ext() : () -> ()
    cf.br ^a(%dead2, %x : i32, i32)
  }
  return %s : i32
}
// -----
func.func private @ext()
func.func @cycle_inside(%c: i1, %x: i32) -> i32 {
  %k = arith.addi %x, %x : i32
  %s = scf.execute_region -> i32 {
    cf.br ^loop(%k, %x : i32, i32)
  ^loop(%dead: i32, %live: i32):
    %next = arith.addi %dead, %k : i32
    func.call @ext() : () -> ()
    cf.cond_br %c, ^loop(%next, %live : i32, i32), ^exit(%next : i32)
  ^exit(%dead2: i32):
    scf.yield %live : i32
  }
  return %s : i32
}
// -----
func.func private @ext()
func.func @twice_nested(%c: i1, %x: i32) -> i32 {
  %k = arith.muli %x, %x : i32
  %s = scf.execute_region -> i32 {
    %l = arith.addi %k, %x : i32
    %t = scf.if %c -> i32 {
      %u = scf.execute_region -> i32 {
        cf.cond_br %c, ^a(%k, %l : i32, i32), ^b(%l : i32)
      ^a(%dead: i32, %dead2: i32):
        func.call @ext() : () -> ()
        cf.br ^b(%dead : i32)
      ^b(%dead3: i32):
        func.call @ext() : () -> ()
        scf.yield %x : i32
      }
      scf.yield %u : i32
    } else {
      scf.yield %x : i32
    }
    cf.br ^end(%l : i32)
  ^end(%dead4: i32):
    func.call @ext() : () -> ()
    scf.yield %t : i32
  }
  return %s : i32
}
// -----
func.func private @ext()
func.func @dead_cycle_outside(%c: i1, %x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %j = arith.addi %i, %x : i32
  %s = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%i : i32), ^b(%j : i32)
  ^a(%dead: i32):
    func.call @ext() : () -> ()
    cf.br ^b(%dead : i32)
  ^b(%dead2: i32):
    func.call @ext() : () -> ()
    scf.yield %x : i32
  }
  cf.cond_br %c, ^head(%j : i32), ^exit
^exit:
  return %s : i32
}
// -----
func.func private @ext()
func.func @results_of_one(%c: i1, %x: i32) -> (i32, i1) {
  %k, %o = arith.addui_extended %x, %x : i32, i1
  %s = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%k, %o : i32, i1), ^b(%o : i1)
  ^a(%dead: i32, %dead2: i1):
    func.call @ext() : () -> ()
    cf.br ^b(%dead2 : i1)
  ^b(%dead3: i1):
    func.call @ext() : () -> ()
    scf.yield %x : i32
  }
  return %s, %c : i32, i1
}
// -----
func.func private @ext()
"foo.graph"() ({
  %k = arith.addi %l, %l : i32
  %l = arith.addi %k, %k : i32
  func.func @isolated() {
    return
  }
  %c = "foo.flag"() : () -> i1
  "foo.inside"() ({
    cf.cond_br %c, ^a(%k : i32), ^b(%l, %k : i32, i32)
  ^a(%dead: i32):
    "foo.effect"() : () -> ()
    cf.br ^b(%dead, %l : i32, i32)
  ^b(%dead2: i32, %dead3: i32):
    "foo.end"() : () -> ()
  }) : () -> ()
  "foo.end"() : () -> ()
}) : () -> ()
// -----
func.func private @ext()
func.func @through_dead_operations(%c: i1, %x: i32) -> i32 {
  %k = arith.addi %x, %x : i32
  %l = scf.if %c -> i32 {
    %m = arith.muli %k, %k : i32
    scf.yield %m : i32
  } else {
    scf.yield %k : i32
  }
  %s = scf.execute_region -> i32 {
    %n = arith.addi %k, %l : i32
    cf.cond_br %c, ^a(%l : i32), ^b(%n : i32)
  ^a(%dead: i32):
    func.call @ext() : () -> ()
    cf.br ^b(%k : i32)
  ^b(%dead2: i32):
    func.call @ext() : () -> ()
    scf.yield %x : i32
  }
  return %s : i32
}
// -----
func.func @while(%c: i1, %x: i32) -> i32 {
  %k = arith.addi %x, %x : i32
  %r = scf.while (%i = %x) : (i32) -> i32 {
    %s = scf.execute_region -> i32 {
      cf.cond_br %c, ^a(%k : i32), ^b(%k : i32)
    ^a(%dead: i32):
      "foo.effect"() : () -> ()
      cf.br ^b(%dead : i32)
    ^b(%dead2: i32):
      "foo.effect"() : () -> ()
      scf.yield %i : i32
    }
    scf.condition(%c) %s : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  return %r : i32
}
// -----
func.func @constants(%c: i1, %f: i32) -> i32 {
  %k = arith.constant 3 : i32
  %r = scf.execute_region -> i32 {
    %one = arith.constant 1 : i32
    cf.switch %f : i32, [
      default: ^a(%k : i32),
      1: ^b(%one, %k : i32, i32),
      2: ^a(%one : i32)
    ]
  ^a(%dead: i32):
    "foo.effect"() : () -> ()
    cf.br ^b(%k, %k : i32, i32)
  ^b(%dead2: i32, %live: i32):
    "foo.effect"() : () -> ()
    scf.yield %live : i32
  }
  return %r : i32
}
