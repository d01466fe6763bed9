// builtin.module(convert-scf-to-cf)
func.func @par(%a: index, %b: index, %s: index, %z: f32, %m: memref<?x?xf32>) -> (f32, f32) {
  %r:2 = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) init (%z, %z) -> (f32, f32) {
    %e = memref.load %m[%i, %j] : memref<?x?xf32>
    %c = arith.cmpi slt, %i, %j : index
    %e2 = scf.if %c -> (f32) {
      %q = arith.addf %e, %e : f32
      scf.yield %q : f32
    } else {
      scf.yield %e : f32
    }
    scf.reduce(%e2, %e : f32, f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.mulf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
func.func @all(%a: index, %b: index, %m: memref<?x?xf32>, %v: f32) {
  scf.forall (%i, %j) = (%a, 3) to (%b, 17) step (2, %a) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i) in (%b) {
    scf.forall (%j) in (4) {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  } {mapping = [#gpu.block<x>]}
  scf.parallel (%i) = (%a) to (%b) step (%a) {
    scf.while : () -> () {
      %c = arith.cmpi slt, %i, %b : index
      scf.condition(%c)
    } do {
      scf.yield
    }
  }
  return
}
func.func @sw(%i: index, %x: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  }
  case -5 {
    %c = arith.cmpi slt, %x, %x : i32
    scf.if %c {
      "t.use"(%x) : (i32) -> ()
    }
    scf.yield %x : i32
  }
  default {
    %1 = scf.execute_region -> i32 {
      cf.br ^a(%x : i32)
    ^a(%y: i32):
      %c = arith.cmpi slt, %y, %x : i32
      cf.cond_br %c, ^b, ^c(%y : i32)
    ^b:
      scf.yield %x : i32
    ^c(%z: i32):
      scf.yield %z : i32
    }
    scf.yield %1 : i32
  }
  return %r : i32
}
func.func @w(%n: i32) -> (i32, f32) {
  %z = arith.constant 0.0 : f32
  %r:2 = scf.while (%x = %n) : (i32) -> (i32, f32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x, %z : i32, f32
  } do {
  ^bb0(%a: i32, %f: f32):
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  }
  %q = scf.while (%x = %n) : (i32) -> (i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.if %c {
      "t.use"(%x) : (i32) -> ()
    }
    %i = arith.addi %x, %x : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  scf.for unsigned %i = %n to %q step %n : i32 {
    scf.for %j = %n to %i step %n : i32 {
      "t.use"(%j) : (i32) -> ()
    }
  }
  return %r#0, %r#1 : i32, f32
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:2 = scf.if %c -> (i1, i1) {
    %v2 = arith.cmpi ne, %i, %i : index
    scf.if %d {
      %v5 = arith.constant 0 : index
      %v4 = scf.index_switch %v5 -> i32
      case 0 {
        scf.yield %a : i32
      }
      default {
        scf.yield %a : i32
      }
    } else {
    }
    %v6 = arith.constant true
    scf.yield %v6, %c : i1, i1
  } else {
    %v7 = arith.cmpi sge, %i, %i : index
    %v8 = scf.index_switch %i -> index
    case 3 {
      %v10 = arith.constant 1 : index
      %v9 = arith.subi %i, %v10 : index
      scf.yield %i : index
    }
    case 2 {
      %v11 = arith.addi %a, %a : i32
      scf.yield %i : index
    }
    default {
      %v12 = scf.if %v7 -> (i1) {
        scf.yield %c : i1
      } else {
        %v14 = arith.constant 0 : index
        %v13 = arith.xori %i, %v14 : index
        %v15 = arith.constant true
        scf.yield %v15 : i1
      }
      scf.yield %i : index
    }
    %v16 = arith.constant false
    scf.yield %c, %v16 : i1, i1
  }
  %v17 = arith.constant 0 : index
  %v18 = scf.for %v19 = %i to %i step %v17 iter_args(%v20 = %a) -> (i32) {
    %v21 = scf.if %v1#0 -> (index) {
      %v22 = arith.constant 3 : index
      %v23 = arith.constant 1 : index
      scf.for %v25 = %v22 to %v23 step %v23 {
      }
      %v27 = arith.constant 1 : index
      %v26 = scf.index_switch %v27 -> i32
      case 0 {
        scf.yield %a : i32
      }
      case 3 {
        %v29 = arith.constant 4 : i32
        %v30 = arith.constant 3 : i32
        %v28 = arith.muli %v29, %v30 : i32
        scf.yield %v29 : i32
      }
      default {
        %v32 = arith.constant 0 : index
        %v31 = arith.addi %v32, %v17 : index
        scf.yield %v20 : i32
      }
      scf.yield %v27 : index
    } else {
      scf.yield %v19 : index
    }
    %v33 = scf.while (%v34 = %v1#1) : (i1) -> index {
      %v35 = arith.addi %a, %a : i32
      %v36 = arith.constant 0 : i32
      "test.use"(%v36) : (i32) -> ()
      %v37 = arith.constant 2 : index
      scf.condition(%v1#0) %v37 : index
    } do {
    ^bb0(%v38: index):
      %v39 = scf.index_switch %v38 -> index
      case 2 {
        scf.yield %v17 : index
      }
      case 1 {
        "test.use"(%v20) : (i32) -> ()
        scf.yield %v21 : index
      }
      default {
        %v40 = arith.subi %a, %v20 : i32
        scf.yield %v19 : index
      }
      %v41:2 = scf.if %d -> (i1, index) {
        %v43 = arith.constant 1 : index
        %v42 = arith.addi %v43, %v21 : index
        %v44 = arith.cmpi sge, %v20, %v20 : i32
        %v45 = arith.constant false
        scf.yield %v45, %v38 : i1, index
      } else {
        scf.yield %d, %v19 : i1, index
      }
      scf.yield %d : i1
    }
    scf.while (%v47 = %a, %v48 = %v20, %v49 = %v20) : (i32, i32, i32) -> () {
      %v50:3 = scf.while (%v51 = %v20) : (i32) -> (i1, i32, index) {
        scf.condition(%c) %c, %v48, %v33 : i1, i32, index
      } do {
      ^bb0(%v52: i1, %v53: i32, %v54: index):
        %v55 = arith.constant 0 : i32
        scf.yield %v55 : i32
      }
      %v56:2 = scf.if %v50#0 -> (index, index) {
        %v57 = arith.constant 1 : index
        scf.yield %v57, %v21 : index, index
      } else {
        scf.yield %v19, %i : index, index
      }
      scf.condition(%c)
    } do {
    ^bb0:
      %v59 = arith.constant 3 : i32
      %v58 = arith.addi %a, %v59 : i32
      %v60 = arith.constant 1 : index
      %v61 = arith.constant false
      %v62:3 = scf.for %v63 = %i to %v21 step %v19 iter_args(%v64 = %v60, %v65 = %c, %v66 = %v61) -> (index, i1, i1) {
        %v68 = arith.constant 3 : index
        %v67 = arith.cmpi sge, %v68, %v64 : index
        scf.yield %v17, %v61, %v67 : index, i1, i1
      }
      %v69 = arith.constant 0 : i32
      %v70 = arith.constant 4 : i32
      scf.yield %v59, %v69, %v70 : i32, i32, i32
    }
    scf.yield %v20 : i32
  }
  %v71 = arith.cmpi slt, %i, %v17 : index
  %v73 = arith.constant 0 : i32
  %v72 = arith.cmpi eq, %v18, %v73 : i32
  %v74:3 = scf.if %v1#0 -> (i1, index, i1) {
    %v75:3 = scf.while (%v76 = %a, %v77 = %v18) : (i32, i32) -> (i32, i1, i1) {
      %v78 = arith.constant 0 : i32
      scf.condition(%c) %v78, %v71, %v1#0 : i32, i1, i1
    } do {
    ^bb0(%v79: i32, %v80: i1, %v81: i1):
      %v82 = scf.while (%v83 = %a, %v84 = %v73) : (i32, i32) -> index {
        %v85 = arith.subi %v18, %v84 : i32
        %v86 = arith.constant 4 : index
        scf.condition(%v81) %v86 : index
      } do {
      ^bb0(%v87: index):
        %v88 = arith.addi %v79, %v79 : i32
        %v89 = arith.constant 0 : i32
        scf.yield %v89, %v18 : i32, i32
      }
      scf.yield %v18, %a : i32, i32
    }
    scf.yield %v75#1, %i, %v1#1 : i1, index, i1
  } else {
    %v90:2 = scf.if %v1#0 -> (index, i1) {
      %v91 = scf.index_switch %i -> i32
      case 1 {
        %v92 = arith.subi %i, %v17 : index
        scf.yield %v18 : i32
      }
      default {
        scf.yield %v73 : i32
      }
      %v93 = arith.constant 0 : index
      scf.yield %v93, %v1#0 : index, i1
    } else {
      scf.yield %i, %v1#1 : index, i1
    }
    scf.if %v1#1 {
      %v95:3 = scf.if %d -> (i32, i1, i1) {
        %v97 = arith.constant 4 : i32
        %v98 = arith.constant 4 : i32
        %v96 = arith.muli %v97, %v98 : i32
        %v99 = arith.constant true
        %v100 = arith.constant false
        scf.yield %v18, %v99, %v100 : i32, i1, i1
      } else {
        %v101 = arith.constant 4 : i32
        %v102 = arith.constant false
        %v103 = arith.constant false
        scf.yield %v101, %v102, %v103 : i32, i1, i1
      }
      %v105 = arith.constant 2 : index
      %v104 = scf.index_switch %v105 -> index
      case 3 {
        scf.yield %i : index
      }
      default {
        %v106 = arith.constant 0 : index
        scf.yield %v106 : index
      }
    } else {
      %v107 = arith.xori %i, %v17 : index
      %v108 = scf.if %v90#1 -> (i32) {
        scf.yield %v18 : i32
      } else {
        scf.yield %v73 : i32
      }
    }
    scf.yield %c, %v17, %v72 : i1, index, i1
  }
  return %a, %i, %v74#2 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.if %d -> (i1) {
    %v2 = arith.constant true
    scf.yield %v2 : i1
  } else {
    %v3 = arith.constant false
    scf.yield %v3 : i1
  }
  "test.use"(%a) : (i32) -> ()
  %v5 = arith.constant 3 : index
  %v6 = arith.constant 1 : index
  %v4 = arith.cmpi slt, %v5, %v6 : index
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 0 : index
  %v10:2 = scf.for %v11 = %i to %v7 step %v8 iter_args(%v12 = %v9, %v13 = %c) -> (index, i1) {
    scf.yield %v12, %v4 : index, i1
  }
  %v15 = arith.constant 2 : index
  %v14 = arith.xori %v7, %v15 : index
  %v16t = arith.constant true
  %v16 = arith.xori %d, %v16t : i1
  scf.if %v16 {
    %v18 = arith.constant 2 : i32
    "test.use"(%v18) : (i32) -> ()
  }
  return %a, %v14, %v4 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.subi %a, %a : i32
  scf.if %c {
    %v3 = arith.cmpi ne, %i, %i : index
    %v5 = arith.constant 2 : index
    %v6 = arith.constant 3 : index
    %v4 = arith.cmpi ne, %v5, %v6 : index
  } else {
    %v7 = scf.if %c -> (i32) {
      scf.yield %v1 : i32
    } else {
      %v8 = arith.xori %i, %i : index
      "test.use"(%a) : (i32) -> ()
      scf.yield %a : i32
    }
    %v9 = arith.constant 4 : index
    %v10 = arith.constant 1 : index
    scf.for %v12 = %v9 to %v9 step %v10 {
      %v13 = scf.index_switch %i -> index
      case 2 {
        scf.yield %v10 : index
      }
      default {
        %v15 = arith.constant 3 : index
        %v14 = arith.muli %v12, %v15 : index
        %v16 = arith.constant 3 : index
        scf.yield %v16 : index
      }
    }
  }
  %v18 = arith.constant 0 : i32
  %v17 = arith.cmpi ne, %v18, %v18 : i32
  %v19 = scf.index_switch %i -> i32
  default {
    %v20 = arith.muli %i, %i : index
    scf.yield %v1 : i32
  }
  return %v1, %i, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %i, %i : index
  %v3 = arith.constant 0 : index
  %v2 = arith.cmpi eq, %v3, %v1 : index
  %v4 = arith.constant false
  scf.if %v4 {
    %v7 = arith.constant 4 : i32
    %v6 = arith.muli %v7, %v7 : i32
  }
  %v9 = arith.constant 3 : index
  %v8 = arith.cmpi ne, %v9, %v3 : index
  %v10 = scf.if %d -> (i1) {
    %v11 = arith.constant 4 : index
    %v12 = arith.constant 0 : index
    %v13 = arith.constant 3 : index
    %v14:2 = scf.for %v15 = %v11 to %i step %v12 iter_args(%v16 = %v13, %v17 = %d) -> (index, i1) {
      %v18:3 = scf.if %v2 -> (i32, index, index) {
        %v20 = arith.constant 0 : i32
        %v19 = arith.cmpi eq, %a, %v20 : i32
        scf.yield %a, %v15, %v15 : i32, index, index
      } else {
        "test.use"(%a) : (i32) -> ()
        %v21 = arith.subi %v15, %i : index
        %v22 = arith.constant 0 : i32
        scf.yield %v22, %v15, %i : i32, index, index
      }
      scf.if %d {
      }
      scf.yield %v3, %v17 : index, i1
    }
    %v24 = scf.index_switch %v12 -> i32
    case 3 {
      %v26 = arith.constant 3 : i32
      %v25 = arith.muli %v26, %v26 : i32
      scf.yield %v26 : i32
    }
    default {
      %v27 = arith.constant 2 : index
      %v28 = arith.constant 2 : index
      %v29 = arith.constant 1 : index
      %v30 = scf.for %v31 = %v27 to %v28 step %v29 iter_args(%v32 = %c) -> (i1) {
        scf.yield %v32 : i1
      }
      scf.yield %a : i32
    }
    %v33 = arith.constant false
    scf.yield %v33 : i1
  } else {
    scf.yield %v2 : i1
  }
  %v34 = arith.cmpi ne, %i, %v1 : index
  return %a, %v1, %v34 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 1 : i32
  %v1 = arith.cmpi eq, %a, %v2 : i32
  %v3 = arith.cmpi sge, %v2, %v2 : i32
  %v4 = arith.constant 2 : index
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 3 : index
  %v7 = scf.for %v8 = %v4 to %v5 step %v6 iter_args(%v9 = %d) -> (i1) {
    scf.while (%v11 = %v3) : (i1) -> () {
      %v12:3 = scf.if %v11 -> (i1, index, i1) {
        "test.use"(%v2) : (i32) -> ()
        %v13 = arith.constant false
        scf.yield %v3, %v8, %v13 : i1, index, i1
      } else {
        %v14 = arith.constant 4 : index
        scf.yield %v9, %v14, %d : i1, index, i1
      }
      scf.condition(%v3)
    } do {
    ^bb0:
      %v15 = arith.constant true
      scf.yield %v15 : i1
    }
    %v17 = arith.constant 2 : index
    %v16 = arith.addi %v8, %v17 : index
    %v18 = scf.index_switch %v17 -> i32
    case 1 {
      scf.if %d {
        %v21 = arith.constant 4 : index
        %v22 = arith.constant 1 : index
        %v20 = arith.cmpi ne, %v21, %v22 : index
      } else {
      }
      scf.yield %v2 : i32
    }
    case 0 {
      %v23 = scf.index_switch %v4 -> index
      case 3 {
        %v24 = arith.muli %i, %i : index
        scf.yield %v8 : index
      }
      case 1 {
        scf.yield %v4 : index
      }
      default {
        scf.yield %v8 : index
      }
      %v25 = arith.constant 2 : i32
      scf.yield %v25 : i32
    }
    default {
      %v26 = scf.while (%v27 = %v9, %v28 = %d, %v29 = %a) : (i1, i1, i32) -> index {
        scf.condition(%v28) %v5 : index
      } do {
      ^bb0(%v30: index):
        %v31 = arith.constant false
        scf.yield %v31, %c, %v2 : i1, i1, i32
      }
      scf.yield %v2 : i32
    }
    %v32 = arith.constant false
    scf.yield %v32 : i1
  }
  %v33 = arith.cmpi ne, %v2, %a : i32
  %v35 = arith.constant 1 : index
  %v36 = arith.constant 3 : index
  %v34 = arith.cmpi ne, %v35, %v36 : index
  %v37:2 = scf.if %v34 -> (i1, i1) {
    %v39 = arith.constant 4 : index
    %v40 = arith.constant 2 : index
    %v38 = arith.addi %v39, %v40 : index
    %v41 = arith.constant true
    scf.yield %v7, %v41 : i1, i1
  } else {
    %v42 = arith.constant true
    scf.yield %v42, %v42 : i1, i1
  }
  %v43 = arith.constant 3 : index
  %v44 = arith.constant 4 : i32
  %v45 = scf.for %v46 = %v43 to %v36 step %v5 iter_args(%v47 = %v44) -> (i32) {
    %v48 = scf.if %d -> (index) {
      scf.yield %v43 : index
    } else {
      %v49 = arith.constant 3 : index
      scf.for %v51 = %i to %v49 step %v36 {
        %v52 = arith.muli %v46, %v6 : index
      }
      scf.yield %v5 : index
    }
    scf.if %c {
      %v54:3 = scf.if %v7 -> (i32, index, i1) {
        scf.yield %v47, %v48, %d : i32, index, i1
      } else {
        scf.yield %v47, %v5, %v37#0 : i32, index, i1
      }
      %v56 = arith.constant 0 : index
      %v55 = arith.cmpi ne, %v36, %v56 : index
    }
    %v57:3 = scf.while (%v58 = %v34) : (i1) -> (i32, index, i1) {
      %v59 = arith.constant 3 : i32
      scf.condition(%c) %v59, %v36, %c : i32, index, i1
    } do {
    ^bb0(%v60: i32, %v61: index, %v62: i1):
      %v64 = arith.constant 3 : index
      %v63 = arith.xori %v46, %v64 : index
      "test.use"(%v44) : (i32) -> ()
      scf.yield %v7 : i1
    }
    scf.yield %v47 : i32
  }
  return %v2, %v43, %v34 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.subi %i, %i : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 0 : index
  %v4 = scf.for %v5 = %v1 to %v1 step %v2 iter_args(%v6 = %v3) -> (index) {
    %v7 = arith.constant true
    %v8 = scf.if %v7 -> (i1) {
      scf.yield %d : i1
    } else {
      %v9 = arith.muli %v3, %v6 : index
      %v10 = arith.constant 4 : index
      %v11 = arith.constant 2 : index
      %v12 = arith.constant 1 : index
      %v13:3 = scf.for %v14 = %v10 to %v11 step %v10 iter_args(%v15 = %a, %v16 = %v3, %v17 = %v12) -> (i32, index, index) {
        "test.use"(%v15) : (i32) -> ()
        %v18 = arith.constant 0 : i32
        scf.yield %v18, %v11, %v10 : i32, index, index
      }
      scf.yield %c : i1
    }
    %v20 = arith.constant 0 : i32
    %v19 = arith.xori %a, %v20 : i32
    scf.if %d {
      "test.use"(%v20) : (i32) -> ()
    } else {
      %v23 = arith.constant 1 : index
      %v22 = arith.addi %v23, %v23 : index
    }
    %v24 = arith.constant 4 : index
    scf.yield %v24 : index
  }
  %v25:2 = scf.if %c -> (i1, index) {
    scf.yield %c, %v1 : i1, index
  } else {
    scf.if %c {
    }
    %v27 = scf.index_switch %v4 -> index
    default {
      %v29 = arith.constant 0 : index
      %v28 = scf.index_switch %v29 -> i32
      case 3 {
        %v30 = arith.addi %a, %a : i32
        scf.yield %a : i32
      }
      case 2 {
        %v31 = arith.xori %v1, %v3 : index
        %v32 = arith.constant 0 : i32
        scf.yield %v32 : i32
      }
      default {
        %v33 = arith.cmpi sge, %v4, %v1 : index
        scf.yield %a : i32
      }
      scf.yield %v2 : index
    }
    scf.yield %d, %v2 : i1, index
  }
  %v34 = arith.muli %v3, %v25#1 : index
  %v36 = arith.constant 1 : i32
  %v35 = arith.subi %a, %v36 : i32
  %v38 = arith.constant 1 : i32
  %v37 = arith.cmpi ne, %a, %v38 : i32
  return %v36, %v25#1, %v25#0 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %i, %i : index
  %v3 = arith.constant 1 : index
  %v2 = arith.subi %v1, %v3 : index
  %v4t = arith.constant true
  %v4 = arith.xori %d, %v4t : i1
  %v5 = scf.if %v4 -> (i1) {
    scf.if %c {
      %v7 = arith.cmpi ne, %v3, %v1 : index
      "test.use"(%a) : (i32) -> ()
    }
    %v8 = arith.constant false
    scf.yield %v8 : i1
  } else {
    %v9 = arith.constant true
    scf.yield %v9 : i1
  }
  %v10 = arith.muli %v1, %v2 : index
  %v11:3 = scf.if %c -> (index, index, index) {
    scf.if %c {
      scf.if %v5 {
      } else {
        %v14 = arith.muli %v1, %v1 : index
      }
      %v15:2 = scf.if %c -> (i1, i1) {
        scf.yield %c, %v5 : i1, i1
      } else {
        %v16 = arith.constant true
        scf.yield %v5, %v16 : i1, i1
      }
    } else {
    }
    %v17 = arith.constant 2 : index
    %v18 = arith.constant 4 : index
    scf.yield %v17, %v18, %v17 : index, index, index
  } else {
    scf.yield %v10, %i, %v2 : index, index, index
  }
  %v20 = arith.constant 2 : i32
  %v19 = arith.cmpi sge, %a, %v20 : i32
  return %a, %v11#1, %v5 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %a, %a : i32
  %v3 = arith.constant 4 : index
  %v2 = scf.index_switch %v3 -> index
  case 2 {
    %v4 = arith.constant 2 : index
    %v5 = arith.constant false
    %v6:3 = scf.for %v7 = %v3 to %v4 step %v4 iter_args(%v8 = %a, %v9 = %c, %v10 = %v5) -> (i32, i1, i1) {
      %v11 = arith.cmpi ne, %v7, %v3 : index
      %v12 = arith.constant false
      %v13 = arith.constant false
      scf.yield %v8, %v12, %v13 : i32, i1, i1
    }
    scf.yield %v3 : index
  }
  case 0 {
    %v14:3 = scf.while (%v15 = %d, %v16 = %v1) : (i1, i32) -> (index, i1, index) {
      %v17:3 = scf.if %d -> (i1, index, i1) {
        %v18 = arith.cmpi sge, %v1, %v16 : i32
        scf.yield %v15, %i, %d : i1, index, i1
      } else {
        %v20 = arith.constant 1 : index
        %v19 = arith.cmpi eq, %v3, %v20 : index
        scf.yield %c, %v20, %c : i1, index, i1
      }
      %v21 = arith.constant 3 : index
      %v22 = arith.constant 3 : index
      %v23 = arith.constant 2 : index
      %v24 = scf.for %v25 = %v21 to %v22 step %v23 iter_args(%v26 = %v3) -> (index) {
        %v27 = arith.cmpi ne, %v26, %v25 : index
        scf.yield %v26 : index
      }
      %v28 = arith.constant 0 : index
      scf.condition(%v17#0) %v3, %v17#2, %v28 : index, i1, index
    } do {
    ^bb0(%v29: index, %v30: i1, %v31: index):
      %v32 = arith.subi %v3, %v29 : index
      %v33 = arith.constant true
      %v34:2 = scf.if %v33 -> (i32, index) {
        %v35 = arith.addi %v29, %v29 : index
        scf.yield %v1, %v32 : i32, index
      } else {
        %v36 = arith.constant 1 : i32
        scf.yield %v36, %i : i32, index
      }
      scf.yield %v33, %v34#0 : i1, i32
    }
    scf.yield %v3 : index
  }
  default {
    %v38 = arith.constant 4 : i32
    %v37 = arith.subi %v38, %v1 : i32
    scf.yield %v3 : index
  }
  %v39 = arith.cmpi eq, %v1, %a : i32
  return %v1, %i, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.while (%v2 = %a) : (i32) -> () {
    %v4 = arith.constant 4 : i32
    %v3 = arith.cmpi slt, %v2, %v4 : i32
    scf.condition(%d)
  } do {
  ^bb0:
    scf.yield %a : i32
  }
  %v5 = arith.xori %a, %a : i32
  scf.if %c {
  } else {
    %v7 = arith.constant true
    %v8 = scf.while (%v9 = %d, %v10 = %v7, %v11 = %c) : (i1, i1, i1) -> i32 {
      scf.condition(%v10) %v5 : i32
    } do {
    ^bb0(%v12: i32):
      %v13 = arith.constant true
      %v14 = arith.constant true
      scf.yield %v13, %d, %v14 : i1, i1, i1
    }
  }
  return %a, %i, %c : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant true
  %v2:2 = scf.if %v1 -> (i32, index) {
    %v3 = arith.constant 0 : index
    %v4 = scf.for %v5 = %v3 to %i step %i iter_args(%v6 = %i) -> (index) {
      scf.if %v1 {
      }
      %v8 = arith.subi %v5, %i : index
      %v9t = arith.constant true
      %v9 = arith.xori %d, %v9t : i1
      %v10:3 = scf.if %v9 -> (index, index, index) {
        %v11 = arith.constant 1 : index
        %v12 = arith.constant 1 : index
        scf.yield %v8, %v11, %v12 : index, index, index
      } else {
        %v13 = arith.xori %a, %a : i32
        scf.yield %v8, %v8, %v5 : index, index, index
      }
      scf.yield %v6 : index
    }
    %v15 = arith.constant 2 : i32
    %v16 = arith.constant 1 : i32
    %v14 = arith.muli %v15, %v16 : i32
    scf.yield %v15, %v4 : i32, index
  } else {
    scf.yield %a, %i : i32, index
  }
  %v17 = arith.cmpi ne, %v2#0, %v2#0 : i32
  %v18:3 = scf.if %v17 -> (i32, i1, i32) {
    %v19 = arith.constant false
    scf.yield %a, %v19, %v2#0 : i32, i1, i32
  } else {
    %v20 = arith.constant false
    scf.while (%v22 = %v2#0, %v23 = %v20) : (i32, i1) -> () {
      %v25 = arith.constant 4 : index
      %v24 = arith.muli %v25, %i : index
      scf.condition(%d)
    } do {
    ^bb0:
      %v27 = arith.constant 3 : i32
      %v26 = arith.xori %v27, %v27 : i32
      %v28 = scf.index_switch %i -> index
      default {
        %v29 = arith.addi %v2#1, %v2#1 : index
        %v30 = arith.constant 3 : index
        scf.yield %v30 : index
      }
      scf.yield %v2#0, %v20 : i32, i1
    }
    %v31 = arith.constant 4 : index
    %v32 = arith.constant 0 : index
    %v33 = arith.constant true
    %v34:3 = scf.for %v35 = %v31 to %v2#1 step %v32 iter_args(%v36 = %v33, %v37 = %v2#0, %v38 = %a) -> (i1, i32, i32) {
      %v39 = arith.constant 1 : index
      %v40 = arith.constant 1 : index
      %v41 = arith.constant 4 : index
      %v42 = arith.constant true
      %v43:3 = scf.for %v44 = %v39 to %v40 step %v41 iter_args(%v45 = %i, %v46 = %v41, %v47 = %v42) -> (index, index, i1) {
        "test.use"(%v2#0) : (i32) -> ()
        %v48 = arith.constant true
        scf.yield %v46, %v31, %v48 : index, index, i1
      }
      %v49 = arith.constant false
      scf.while (%v51 = %v49) : (i1) -> () {
        scf.condition(%v51)
      } do {
      ^bb0:
        scf.yield %v1 : i1
      }
      %v52 = arith.constant false
      %v53 = arith.constant 4 : i32
      scf.yield %v52, %v38, %v53 : i1, i32, i32
    }
    scf.yield %v34#2, %d, %v2#0 : i32, i1, i32
  }
  %v54 = arith.cmpi slt, %v18#2, %a : i32
  return %v18#0, %i, %v54 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 3 : i32
  %v1 = arith.addi %a, %v2 : i32
  %v3 = arith.cmpi sge, %a, %a : i32
  %v4 = arith.addi %a, %v1 : i32
  %v5 = arith.constant 0 : i32
  %v6 = arith.constant 4 : i32
  %v7:2 = scf.while (%v8 = %v5, %v9 = %v6) : (i32, i32) -> (i1, i1) {
    %v11 = arith.constant 1 : index
    %v10 = arith.muli %v11, %v11 : index
    %v12 = arith.subi %v10, %i : index
    %v13 = arith.constant false
    scf.condition(%c) %v3, %v13 : i1, i1
  } do {
  ^bb0(%v14: i1, %v15: i1):
    scf.yield %a, %v5 : i32, i32
  }
  %v17 = arith.constant 3 : index
  %v16 = arith.xori %i, %v17 : index
  return %v5, %v17, %v7#1 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi eq, %a, %a : i32
  %v3 = arith.constant 3 : i32
  %v2 = arith.cmpi sge, %v3, %v3 : i32
  %v4:2 = scf.if %v2 -> (i1, i32) {
    %v6 = arith.constant 4 : index
    %v5 = arith.muli %v6, %v6 : index
    %v7 = arith.constant true
    scf.yield %v7, %v3 : i1, i32
  } else {
    scf.yield %v1, %a : i1, i32
  }
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 3 : index
  %v10 = arith.constant 1 : index
  %v11:3 = scf.for %v12 = %v8 to %i step %v9 iter_args(%v13 = %v10, %v14 = %a, %v15 = %d) -> (index, i32, i1) {
    %v16 = arith.constant false
    scf.if %v16 {
      scf.if %v1 {
      } else {
        %v19 = arith.subi %a, %v3 : i32
      }
      %v20 = arith.constant 0 : index
      %v21 = arith.constant 3 : index
      %v22 = scf.for %v23 = %v12 to %v20 step %v21 iter_args(%v24 = %v3) -> (i32) {
        scf.yield %v3 : i32
      }
    }
    %v26 = arith.constant 1 : i32
    %v27 = arith.constant 3 : i32
    %v25 = arith.cmpi slt, %v26, %v27 : i32
    %v28 = scf.index_switch %v9 -> index
    default {
      %v29 = arith.addi %v8, %v13 : index
      scf.yield %v12 : index
    }
    scf.yield %v13, %v27, %v1 : index, i32, i1
  }
  return %v3, %v11#0, %v11#2 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.index_switch %i -> i32
  case 1 {
    %v2 = arith.constant 3 : i32
    "test.use"(%v2) : (i32) -> ()
    %v3 = arith.constant 0 : i32
    scf.yield %v3 : i32
  }
  default {
    %v5 = arith.constant 4 : i32
    %v4 = arith.xori %v5, %v5 : i32
    scf.yield %v4 : i32
  }
  %v7 = arith.constant 2 : index
  %v6 = arith.addi %i, %v7 : index
  "test.use"(%v1) : (i32) -> ()
  return %a, %v6, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1t = arith.constant true
  %v1 = arith.xori %d, %v1t : i1
  %v2:3 = scf.if %v1 -> (i1, i1, index) {
    %v3 = arith.constant 2 : index
    %v4 = arith.constant 2 : index
    %v5 = arith.constant 0 : index
    %v6 = arith.constant 0 : i32
    %v7:2 = scf.for %v8 = %v3 to %v4 step %v5 iter_args(%v9 = %v6, %v10 = %i) -> (i32, index) {
      %v12 = arith.constant 2 : index
      %v11 = scf.index_switch %v12 -> i32
      case 0 {
        scf.yield %v9 : i32
      }
      case 2 {
        "test.use"(%a) : (i32) -> ()
        scf.yield %v9 : i32
      }
      default {
        scf.yield %v9 : i32
      }
      %v13t = arith.constant true
      %v13 = arith.xori %d, %v13t : i1
      scf.if %v13 {
      } else {
      }
      "test.use"(%v9) : (i32) -> ()
      %v15 = arith.constant 1 : index
      scf.yield %v11, %v15 : i32, index
    }
    scf.yield %c, %d, %v5 : i1, i1, index
  } else {
    %v16 = arith.muli %i, %i : index
    %v17:2 = scf.if %d -> (i1, i1) {
      %v18 = arith.muli %v16, %i : index
      %v19 = arith.constant false
      %v20t = arith.constant true
      %v20 = arith.xori %v19, %v20t : i1
      %v21 = scf.if %v20 -> (index) {
        %v22 = arith.constant 4 : index
        scf.yield %v22 : index
      } else {
        %v24 = arith.constant 0 : i32
        %v23 = arith.addi %v24, %v24 : i32
        %v26 = arith.constant 0 : index
        %v25 = arith.xori %v16, %v26 : index
        scf.yield %v26 : index
      }
      scf.yield %c, %d : i1, i1
    } else {
      %v27 = arith.constant 1 : i32
      "test.use"(%v27) : (i32) -> ()
      %v28t = arith.constant true
      %v28 = arith.xori %d, %v28t : i1
      %v29:2 = scf.if %v28 -> (index, index) {
        %v30 = arith.cmpi eq, %v16, %v16 : index
        "test.use"(%a) : (i32) -> ()
        scf.yield %v16, %i : index, index
      } else {
        scf.yield %v16, %v16 : index, index
      }
      scf.yield %d, %c : i1, i1
    }
    scf.yield %v17#0, %d, %v16 : i1, i1, index
  }
  %v31t = arith.constant true
  %v31 = arith.xori %d, %v31t : i1
  %v32:3 = scf.if %v31 -> (i1, i32, index) {
    %v33 = arith.xori %a, %a : i32
    scf.yield %v2#0, %a, %v2#2 : i1, i32, index
  } else {
    %v34 = arith.constant 2 : index
    %v35 = arith.constant 0 : index
    %v36 = arith.constant 4 : i32
    %v37:2 = scf.for %v38 = %v34 to %v2#2 step %v35 iter_args(%v39 = %v36, %v40 = %v2#0) -> (i32, i1) {
      %v42 = arith.constant 3 : index
      %v41 = arith.muli %v42, %v42 : index
      %v43 = arith.xori %v38, %i : index
      %v44 = scf.if %d -> (i32) {
        scf.yield %a : i32
      } else {
        scf.yield %v36 : i32
      }
      %v45 = arith.constant true
      scf.yield %v39, %v45 : i32, i1
    }
    %v46 = arith.constant 3 : i32
    scf.yield %v2#0, %v46, %i : i1, i32, index
  }
  "test.use"(%v32#1) : (i32) -> ()
  return %a, %v32#2, %v2#1 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %a, %v3 = %a) : (i32, i32) -> (i32, i1, i32) {
    %v5 = arith.constant 4 : i32
    %v6 = arith.constant 4 : i32
    %v4 = arith.xori %v5, %v6 : i32
    %v7 = arith.constant true
    scf.condition(%d) %a, %v7, %a : i32, i1, i32
  } do {
  ^bb0(%v8: i32, %v9: i1, %v10: i32):
    "test.use"(%v10) : (i32) -> ()
    %v11 = arith.subi %a, %v8 : i32
    %v12 = arith.constant 3 : i32
    scf.yield %v10, %v12 : i32, i32
  }
  "test.use"(%v1#2) : (i32) -> ()
  %v13 = arith.xori %v1#0, %v1#0 : i32
  %v14:3 = scf.if %d -> (i1, i32, i1) {
    %v15 = arith.constant true
    scf.yield %v1#1, %v13, %v15 : i1, i32, i1
  } else {
    %v16 = arith.constant 3 : i32
    scf.yield %c, %v16, %d : i1, i32, i1
  }
  %v17 = scf.index_switch %i -> index
  default {
    %v18 = arith.constant 3 : index
    %v19 = arith.constant 2 : index
    %v20 = arith.constant false
    %v21:3 = scf.for %v22 = %v18 to %i step %v19 iter_args(%v23 = %v20, %v24 = %v20, %v25 = %i) -> (i1, i1, index) {
      %v26 = arith.constant false
      scf.if %v26 {
      } else {
      }
      %v29 = arith.constant 4 : index
      %v28 = scf.index_switch %v29 -> i32
      case 1 {
        %v30 = arith.constant 0 : i32
        scf.yield %v30 : i32
      }
      case 2 {
        %v31 = arith.constant 3 : i32
        scf.yield %v31 : i32
      }
      default {
        %v33 = arith.constant 2 : index
        %v32 = arith.xori %v33, %v33 : index
        %v34 = arith.constant 3 : i32
        scf.yield %v34 : i32
      }
      scf.yield %d, %v24, %v25 : i1, i1, index
    }
    %v35 = arith.constant 2 : index
    scf.yield %v35 : index
  }
  scf.for %v37 = %i to %v17 step %i {
  }
  return %v1#2, %i, %v14#2 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %i, %i : index
  %v2:2 = scf.if %c -> (index, i1) {
    %v3 = arith.cmpi sge, %v1, %i : index
    %v4 = arith.constant 1 : index
    scf.yield %v4, %v3 : index, i1
  } else {
    scf.yield %v1, %d : index, i1
  }
  %v5 = scf.if %d -> (i1) {
    %v6 = arith.constant true
    scf.yield %v6 : i1
  } else {
    %v7 = arith.cmpi eq, %v1, %v2#0 : index
    scf.yield %c : i1
  }
  return %a, %i, %v5 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant false
  scf.if %v1 {
    %v4 = arith.constant 1 : i32
    %v5 = arith.constant 4 : i32
    %v3 = arith.subi %v4, %v5 : i32
  } else {
    %v6 = arith.constant 2 : index
    %v7 = arith.constant 2 : i32
    %v8 = scf.for %v9 = %i to %i step %v6 iter_args(%v10 = %v7) -> (i32) {
      %v11 = arith.constant 4 : index
      %v12 = arith.constant 1 : index
      scf.for %v14 = %v11 to %v6 step %v12 {
      }
      scf.yield %a : i32
    }
    "test.use"(%v7) : (i32) -> ()
  }
  scf.if %d {
  } else {
    %v17 = arith.constant 0 : index
    %v16 = arith.cmpi eq, %v17, %i : index
  }
  "test.use"(%a) : (i32) -> ()
  return %a, %i, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 1 : i32
  %v1 = arith.cmpi slt, %a, %v2 : i32
  %v4 = arith.constant 1 : i32
  %v3 = arith.xori %v2, %v4 : i32
  %v5 = arith.constant 4 : index
  %v6 = arith.constant 0 : index
  %v7 = scf.for %v8 = %v5 to %v6 step %v6 iter_args(%v9 = %v5) -> (index) {
    %v10 = arith.constant 3 : index
    %v11:3 = scf.for %v12 = %v5 to %v8 step %v10 iter_args(%v13 = %v2, %v14 = %v2, %v15 = %v5) -> (i32, i32, index) {
      %v16 = arith.constant 3 : index
      %v17:2 = scf.for %v18 = %v16 to %v16 step %v8 iter_args(%v19 = %v13, %v20 = %v3) -> (i32, i32) {
        scf.yield %v3, %v20 : i32, i32
      }
      %v21 = scf.index_switch %v5 -> index
      case 3 {
        scf.yield %v10 : index
      }
      case 0 {
        scf.yield %v8 : index
      }
      default {
        scf.yield %v8 : index
      }
      scf.yield %v4, %v14, %v8 : i32, i32, index
    }
    %v22 = arith.constant 4 : i32
    %v23 = arith.constant 4 : i32
    scf.while (%v25 = %d, %v26 = %v22, %v27 = %v23) : (i1, i32, i32) -> () {
      scf.condition(%d)
    } do {
    ^bb0:
      %v28 = arith.constant 2 : index
      %v29 = scf.for %v30 = %v5 to %v28 step %v5 iter_args(%v31 = %v28) -> (index) {
        scf.yield %v31 : index
      }
      %v32 = arith.constant 1 : i32
      scf.yield %c, %v32, %v22 : i1, i32, i32
    }
    %v33 = arith.constant 4 : index
    %v34 = arith.constant 2 : i32
    %v35:3 = scf.for %v36 = %v33 to %v33 step %v6 iter_args(%v37 = %v34, %v38 = %c, %v39 = %v8) -> (i32, i1, index) {
      %v40:2 = scf.if %v38 -> (index, i32) {
        scf.yield %v11#2, %v2 : index, i32
      } else {
        scf.yield %v10, %v34 : index, i32
      }
      %v41 = arith.constant 0 : i32
      scf.yield %v41, %c, %v39 : i32, i1, index
    }
    scf.yield %v9 : index
  }
  return %v3, %v6, %d : i32, index, i1
}
