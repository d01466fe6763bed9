// builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion))
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.if %d {
  }
  scf.while (%v3 = %c) : (i1) -> () {
    %v4t = arith.constant true
    %v4 = arith.xori %c, %v4t : i1
    scf.if %v4 {
      %v6t = arith.constant true
      %v6 = arith.xori %v3, %v6t : i1
      scf.if %v6 {
        %v9 = arith.constant 4 : index
        %v8 = arith.cmpi eq, %i, %v9 : index
      } else {
      }
      %v10:2 = scf.if %c -> (i1, i1) {
        %v12 = arith.constant 3 : index
        %v11 = arith.addi %i, %v12 : index
        %v13 = arith.constant false
        scf.yield %c, %v13 : i1, i1
      } else {
        scf.yield %c, %d : i1, i1
      }
    } else {
      %v14:2 = scf.while (%v15 = %d, %v16 = %a) : (i1, i32) -> (index, index) {
        scf.condition(%v3) %i, %i : index, index
      } do {
      ^bb0(%v17: index, %v18: index):
        scf.yield %d, %a : i1, i32
      }
      %v19 = arith.constant 3 : index
      %v20 = arith.constant 4 : index
      %v21 = arith.constant false
      %v22:3 = scf.for %v23 = %i to %v19 step %v20 iter_args(%v24 = %d, %v25 = %v21, %v26 = %a) -> (i1, i1, i32) {
        "test.use"(%v26) : (i32) -> ()
        scf.yield %v25, %v24, %a : i1, i1, i32
      }
    }
    %v28 = arith.constant 3 : i32
    %v27 = arith.cmpi sge, %v28, %a : i32
    scf.condition(%v3)
  } do {
  ^bb0:
    scf.yield %d : i1
  }
  %v29 = arith.constant 3 : index
  %v30 = arith.constant 3 : index
  %v31 = arith.constant 2 : index
  scf.for %v33 = %v29 to %v30 step %v31 {
    %v35 = arith.constant 2 : i32
    %v34 = arith.muli %v35, %v35 : i32
    %v36 = arith.constant 0 : index
    %v37 = arith.constant 4 : index
    scf.for %v39 = %v36 to %v36 step %v37 {
      %v40 = arith.cmpi sge, %v37, %v39 : index
    }
  }
  %v41 = arith.xori %i, %v31 : index
  %v42 = arith.muli %a, %a : i32
  %v43 = arith.subi %v30, %v29 : index
  %v44 = arith.constant 4 : index
  %v45 = arith.constant 4 : index
  %v46:2 = scf.for %v47 = %v44 to %v45 step %v43 iter_args(%v48 = %v42, %v49 = %c) -> (i32, i1) {
    %v50 = arith.addi %v48, %v42 : i32
    %v51 = scf.if %c -> (i1) {
      %v53 = arith.constant 3 : i32
      %v52 = arith.addi %a, %v53 : i32
      %v54 = scf.index_switch %v31 -> i32
      case 2 {
        %v55 = arith.xori %v44, %v44 : index
        scf.yield %v48 : i32
      }
      case 0 {
        %v57 = arith.constant 2 : index
        %v56 = arith.addi %v30, %v57 : index
        scf.yield %v53 : i32
      }
      default {
        scf.yield %a : i32
      }
      %v58 = arith.constant false
      scf.yield %v58 : i1
    } else {
      %v60 = arith.constant 3 : i32
      %v61 = arith.constant 0 : i32
      %v59 = arith.subi %v60, %v61 : i32
      scf.yield %v49 : i1
    }
    %v62:2 = scf.if %v51 -> (index, index) {
      %v63 = arith.xori %v47, %i : index
      %v64 = arith.constant 2 : index
      %v65 = arith.constant 2 : index
      %v66:3 = scf.for %v67 = %v64 to %v65 step %v45 iter_args(%v68 = %a, %v69 = %v29, %v70 = %i) -> (i32, index, index) {
        scf.yield %v48, %v69, %v63 : i32, index, index
      }
      scf.yield %v30, %v43 : index, index
    } else {
      %v71 = arith.cmpi sge, %v47, %i : index
      %v72:3 = scf.for %v73 = %v30 to %v47 step %v31 iter_args(%v74 = %a, %v75 = %v30, %v76 = %v42) -> (i32, index, i32) {
        %v77 = arith.constant 0 : i32
        scf.yield %v77, %v73, %a : i32, index, i32
      }
      %v78 = arith.constant 2 : index
      scf.yield %v44, %v78 : index, index
    }
    scf.yield %v50, %v51 : i32, i1
  }
  return %v42, %v45, %c : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 2 : index
  %v2 = arith.constant 4 : index
  %v3 = scf.for %v4 = %v1 to %v2 step %v1 iter_args(%v5 = %d) -> (i1) {
    %v6 = arith.muli %a, %a : i32
    %v7 = arith.constant 2 : index
    %v8 = arith.constant 0 : index
    %v9 = arith.constant 3 : index
    %v10:2 = scf.for %v11 = %v7 to %i step %v8 iter_args(%v12 = %v9, %v13 = %c) -> (index, i1) {
      %v14 = arith.constant 4 : index
      scf.yield %v14, %c : index, i1
    }
    %v15 = arith.constant true
    %v16:2 = scf.if %v15 -> (index, i32) {
      %v17 = arith.muli %v8, %v7 : index
      %v19 = arith.constant 2 : index
      %v20 = arith.constant 1 : index
      %v18 = arith.muli %v19, %v20 : index
      scf.yield %v4, %a : index, i32
    } else {
      %v21 = arith.subi %v4, %v4 : index
      "test.use"(%v6) : (i32) -> ()
      scf.yield %v10#0, %a : index, i32
    }
    scf.yield %c : i1
  }
  %v22:3 = scf.if %c -> (i1, index, index) {
    %v23 = arith.constant 2 : index
    scf.yield %v3, %v23, %i : i1, index, index
  } else {
    scf.yield %d, %v2, %v2 : i1, index, index
  }
  %v24 = arith.constant true
  %v25t = arith.constant true
  %v25 = arith.xori %v24, %v25t : i1
  scf.if %v25 {
    "test.use"(%a) : (i32) -> ()
  }
  %v28 = arith.constant 4 : i32
  %v27 = arith.subi %v28, %v28 : i32
  %v29 = arith.subi %v22#1, %v22#2 : index
  %v30 = scf.index_switch %v2 -> index
  case 2 {
    %v31 = arith.cmpi ne, %v2, %v29 : index
    %v32 = arith.constant 0 : index
    scf.yield %v32 : index
  }
  case 0 {
    %v33 = arith.constant 4 : index
    %v34 = arith.constant 1 : index
    %v35 = scf.for %v36 = %v33 to %v22#1 step %v34 iter_args(%v37 = %v27) -> (i32) {
      %v38 = scf.if %c -> (i1) {
        %v40 = arith.constant 1 : index
        %v39 = arith.cmpi sge, %v33, %v40 : index
        scf.yield %v22#0 : i1
      } else {
        scf.yield %v3 : i1
      }
      %v41 = arith.subi %v22#1, %v33 : index
      %v42 = arith.constant 2 : i32
      scf.yield %v42 : i32
    }
    scf.yield %i : index
  }
  default {
    scf.if %v22#0 {
    }
    %v44 = arith.constant 3 : index
    scf.yield %v44 : index
  }
  return %a, %v22#2, %v22#0 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi eq, %a, %a : i32
  %v2 = arith.muli %i, %i : index
  %v4 = arith.constant 2 : index
  %v3 = arith.xori %v4, %v2 : index
  scf.if %d {
  }
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 4 : index
  %v9 = arith.constant 3 : i32
  %v10:3 = scf.for %v11 = %v6 to %v7 step %i iter_args(%v12 = %v8, %v13 = %v4, %v14 = %v9) -> (index, index, i32) {
    scf.yield %v12, %v13, %v14 : index, index, i32
  }
  return %v9, %v10#0, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 2 : index
  %v2 = scf.for %v3 = %i to %v1 step %v1 iter_args(%v4 = %v1) -> (index) {
    %v5 = arith.addi %v4, %v3 : index
    scf.if %c {
      %v7 = arith.constant 3 : i32
      "test.use"(%v7) : (i32) -> ()
      %v8 = arith.constant 2 : index
      %v9 = arith.constant 3 : index
      %v10 = scf.for %v11 = %v8 to %v9 step %i iter_args(%v12 = %v8) -> (index) {
        scf.yield %v12 : index
      }
    }
    scf.yield %v3 : index
  }
  %v13:2 = scf.if %c -> (i32, index) {
    scf.yield %a, %v1 : i32, index
  } else {
    %v14 = scf.index_switch %v2 -> index
    default {
      %v15 = arith.cmpi slt, %a, %a : i32
      scf.yield %v2 : index
    }
    %v16 = arith.constant 0 : index
    scf.yield %a, %v16 : i32, index
  }
  %v17 = arith.constant false
  %v18:2 = scf.if %v17 -> (i1, i1) {
    %v19 = arith.subi %v13#1, %v13#1 : index
    %v20 = arith.constant true
    scf.yield %v20, %v17 : i1, i1
  } else {
    scf.yield %d, %d : i1, i1
  }
  %v21:2 = scf.if %v18#0 -> (index, i1) {
    %v22 = arith.constant true
    scf.yield %v1, %v22 : index, i1
  } else {
    %v24 = arith.constant 3 : i32
    %v23 = arith.xori %v24, %a : i32
    %v25:3 = scf.while (%v26 = %v13#0, %v27 = %v23) : (i32, i32) -> (i32, index, i1) {
      %v28 = arith.subi %v26, %v13#0 : i32
      %v29 = arith.constant 3 : index
      %v30 = arith.constant 4 : i32
      %v31 = scf.for %v32 = %v13#1 to %v1 step %v29 iter_args(%v33 = %v30) -> (i32) {
        scf.yield %v33 : i32
      }
      scf.condition(%c) %v28, %v2, %v18#0 : i32, index, i1
    } do {
    ^bb0(%v34: i32, %v35: index, %v36: i1):
      %v38 = arith.constant 2 : i32
      %v37 = arith.addi %v23, %v38 : i32
      %v39 = arith.constant 2 : index
      %v40 = arith.constant 4 : index
      %v41 = arith.constant 4 : index
      %v42 = arith.constant 0 : i32
      %v43 = scf.for %v44 = %v39 to %v40 step %v41 iter_args(%v45 = %v42) -> (i32) {
        %v47 = arith.constant 2 : i32
        %v46 = arith.cmpi slt, %v47, %v24 : i32
        scf.yield %v34 : i32
      }
      scf.yield %a, %v42 : i32, i32
    }
    %v48 = arith.constant true
    scf.yield %v1, %v48 : index, i1
  }
  %v50 = arith.constant 1 : i32
  %v49 = arith.muli %v50, %v13#0 : i32
  %v51t = arith.constant true
  %v51 = arith.xori %v21#1, %v51t : i1
  %v52 = scf.if %v51 -> (i1) {
    scf.yield %v18#0 : i1
  } else {
    %v53 = scf.index_switch %v13#1 -> i32
    default {
      %v54:2 = scf.for %v55 = %v21#0 to %v1 step %v2 iter_args(%v56 = %c, %v57 = %v13#0) -> (i1, i32) {
        %v58 = arith.constant 0 : i32
        scf.yield %v18#1, %v58 : i1, i32
      }
      scf.yield %v49 : i32
    }
    %v59 = arith.constant 3 : index
    %v60 = arith.constant 3 : index
    scf.for %v62 = %v59 to %v21#0 step %v60 {
      %v64 = arith.constant 0 : i32
      %v63 = arith.addi %v50, %v64 : i32
      %v66 = arith.constant 1 : i32
      %v67 = arith.constant 3 : i32
      %v65 = arith.cmpi ne, %v66, %v67 : i32
      %v69 = arith.constant 2 : index
      %v68 = arith.cmpi ne, %v13#1, %v69 : index
    }
    scf.yield %d : i1
  }
  %v70 = arith.constant 0 : i32
  "test.use"(%v70) : (i32) -> ()
  return %v49, %v13#1, %v18#1 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = scf.index_switch %v2 -> i32
  default {
    "test.use"(%a) : (i32) -> ()
    scf.yield %a : i32
  }
  %v3:3 = scf.if %d -> (index, index, i1) {
    %v4 = arith.constant 1 : index
    %v5 = arith.constant 1 : index
    scf.yield %v4, %v5, %c : index, index, i1
  } else {
    %v6 = scf.while (%v7 = %c) : (i1) -> i32 {
      scf.if %v7 {
      }
      %v10 = arith.constant 2 : i32
      %v9 = arith.muli %v10, %v1 : i32
      scf.condition(%c) %v10 : i32
    } do {
    ^bb0(%v11: i32):
      %v12 = arith.constant true
      scf.yield %v12 : i1
    }
    %v13 = scf.if %c -> (i32) {
      %v14:3 = scf.if %c -> (index, i32, i1) {
        %v15 = arith.addi %v6, %v6 : i32
        "test.use"(%a) : (i32) -> ()
        scf.yield %i, %v1, %c : index, i32, i1
      } else {
        %v16 = arith.constant 1 : index
        scf.yield %v16, %v6, %c : index, i32, i1
      }
      scf.yield %v6 : i32
    } else {
      %v18 = arith.constant 2 : i32
      %v17 = arith.muli %v18, %v1 : i32
      %v19 = arith.constant 4 : index
      %v20 = arith.constant 1 : index
      scf.for %v22 = %v19 to %i step %v20 {
        "test.use"(%v17) : (i32) -> ()
        "test.use"(%v17) : (i32) -> ()
      }
      scf.yield %v17 : i32
    }
    %v23 = arith.constant false
    scf.yield %v2, %i, %v23 : index, index, i1
  }
  %v24 = arith.constant 2 : i32
  "test.use"(%v24) : (i32) -> ()
  return %a, %v2, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.index_switch %i -> i32
  default {
    scf.if %d {
      "test.use"(%a) : (i32) -> ()
      %v3:3 = scf.if %d -> (i1, i32, i1) {
        %v4 = arith.muli %a, %a : i32
        %v5 = arith.constant true
        scf.yield %v5, %a, %c : i1, i32, i1
      } else {
        scf.yield %c, %a, %c : i1, i32, i1
      }
    }
    scf.yield %a : i32
  }
  %v6 = arith.constant true
  %v7:3 = scf.if %v6 -> (index, i32, i32) {
    %v9 = arith.constant 3 : i32
    %v10 = arith.constant 3 : i32
    %v8 = arith.subi %v9, %v10 : i32
    %v11 = arith.cmpi sge, %i, %i : index
    %v12 = arith.constant 2 : i32
    scf.yield %i, %v9, %v12 : index, i32, i32
  } else {
    %v13 = arith.addi %i, %i : index
    %v15 = arith.constant 4 : index
    %v14 = arith.muli %v15, %i : index
    %v16 = arith.constant 0 : index
    scf.yield %v16, %a, %v1 : index, i32, i32
  }
  %v17t = arith.constant true
  %v17 = arith.xori %d, %v17t : i1
  %v18:3 = scf.if %v17 -> (i1, i1, i32) {
    %v19 = arith.xori %v7#0, %v7#0 : index
    %v20 = arith.xori %i, %v19 : index
    scf.yield %c, %d, %a : i1, i1, i32
  } else {
    %v21 = arith.constant false
    %v22 = arith.constant true
    scf.yield %v21, %v22, %v7#2 : i1, i1, i32
  }
  %v23:2 = scf.if %v18#0 -> (i32, i32) {
    scf.yield %v18#2, %a : i32, i32
  } else {
    scf.if %v18#1 {
      %v25 = arith.xori %i, %v7#0 : index
      %v26 = scf.index_switch %i -> i32
      default {
        %v28 = arith.constant 3 : index
        %v27 = arith.cmpi ne, %v28, %i : index
        %v29 = arith.constant 3 : i32
        scf.yield %v29 : i32
      }
    } else {
      %v30 = arith.xori %v1, %v7#2 : i32
      scf.if %c {
      } else {
      }
    }
    %v32 = arith.muli %v18#2, %v7#2 : i32
    scf.yield %a, %v1 : i32, i32
  }
  return %v23#1, %i, %v18#1 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.index_switch %i -> i32
  default {
    %v2 = arith.cmpi slt, %i, %i : index
    scf.yield %a : i32
  }
  %v3 = arith.addi %v1, %v1 : i32
  %v4 = arith.xori %v1, %a : i32
  return %v3, %i, %c : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.if %d {
  }
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 0 : index
  %v4:2 = scf.for %v5 = %v2 to %v3 step %v3 iter_args(%v6 = %a, %v7 = %a) -> (i32, i32) {
    %v8 = scf.if %c -> (i1) {
      %v9 = arith.constant 0 : index
      %v10 = arith.constant 2 : index
      %v11:2 = scf.for %v12 = %v9 to %v10 step %v9 iter_args(%v13 = %i, %v14 = %c) -> (index, i1) {
        %v15 = arith.constant 4 : index
        scf.yield %v15, %v14 : index, i1
      }
      scf.yield %c : i1
    } else {
      scf.if %d {
      } else {
      }
      scf.yield %c : i1
    }
    %v17 = arith.constant 1 : index
    %v18 = arith.constant 1 : index
    %v19 = scf.for %v20 = %v17 to %v3 step %v5 iter_args(%v21 = %v18) -> (index) {
      %v22t = arith.constant true
      %v22 = arith.xori %v8, %v22t : i1
      %v23:3 = scf.if %v22 -> (index, i32, i1) {
        %v25 = arith.constant 0 : index
        %v26 = arith.constant 0 : index
        %v24 = arith.addi %v25, %v26 : index
        scf.yield %v18, %v6, %c : index, i32, i1
      } else {
        %v27 = arith.subi %i, %v18 : index
        %v28 = arith.constant 2 : i32
        %v29 = arith.constant true
        scf.yield %v5, %v28, %v29 : index, i32, i1
      }
      scf.while (%v31 = %c, %v32 = %v6) : (i1, i32) -> () {
        %v34 = arith.constant 4 : index
        %v33 = arith.addi %i, %v34 : index
        %v35 = arith.cmpi ne, %v32, %v32 : i32
        scf.condition(%c)
      } do {
      ^bb0:
        %v36 = arith.constant false
        scf.yield %v36, %v6 : i1, i32
      }
      scf.yield %v18 : index
    }
    scf.yield %a, %v6 : i32, i32
  }
  %v37 = arith.cmpi sge, %v4#1, %v4#0 : i32
  return %v4#1, %v3, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 1 : i32
  %v4:2 = scf.for %v5 = %i to %v1 step %v2 iter_args(%v6 = %v3, %v7 = %a) -> (i32, i32) {
    %v8 = arith.constant 4 : i32
    scf.yield %v8, %v7 : i32, i32
  }
  scf.if %d {
    %v10 = arith.constant true
    %v11:3 = scf.if %v10 -> (i32, i32, i32) {
      %v12 = scf.index_switch %v2 -> index
      case 3 {
        scf.yield %v1 : index
      }
      case 2 {
        scf.yield %i : index
      }
      default {
        %v14 = arith.constant 2 : index
        %v13 = arith.cmpi slt, %v1, %v14 : index
        scf.yield %v14 : index
      }
      %v16 = arith.constant 1 : i32
      %v15 = arith.muli %a, %v16 : i32
      %v17 = arith.constant 0 : i32
      %v18 = arith.constant 2 : i32
      scf.yield %v17, %v4#1, %v18 : i32, i32, i32
    } else {
      %v19 = arith.constant 1 : i32
      scf.yield %a, %a, %v19 : i32, i32, i32
    }
    %v20 = arith.subi %v4#0, %v4#0 : i32
  }
  %v21 = arith.constant 4 : index
  %v22 = arith.constant 0 : index
  %v23 = arith.constant 3 : index
  %v24 = arith.constant false
  %v25 = arith.constant 4 : index
  %v26:2 = scf.for %v27 = %v21 to %v22 step %v23 iter_args(%v28 = %v24, %v29 = %v25) -> (i1, index) {
    %v30 = arith.constant false
    scf.yield %v30, %v21 : i1, index
  }
  %v31 = arith.constant false
  %v32:2 = scf.if %v31 -> (index, index) {
    scf.yield %v2, %i : index, index
  } else {
    scf.yield %v23, %v2 : index, index
  }
  scf.if %d {
  } else {
    %v34 = arith.constant 2 : i32
    %v35:3 = scf.while (%v36 = %v34) : (i32) -> (index, i32, index) {
      %v37 = arith.constant 0 : index
      %v38 = arith.constant 2 : i32
      scf.condition(%v26#0) %v37, %v38, %v21 : index, i32, index
    } do {
    ^bb0(%v39: index, %v40: i32, %v41: index):
      scf.yield %v34 : i32
    }
    %v43 = arith.constant 4 : index
    %v42 = arith.addi %v32#0, %v43 : index
  }
  return %v3, %v32#0, %v24 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = arith.xori %i, %v2 : index
  %v4 = arith.constant 4 : i32
  %v3 = arith.muli %v4, %v4 : i32
  %v6 = arith.constant 2 : index
  %v5 = arith.muli %v6, %v6 : index
  %v7 = arith.constant 0 : index
  scf.for %v9 = %i to %v5 step %v7 {
    %v11 = arith.constant 0 : index
    %v10 = arith.addi %v11, %v7 : index
    %v13 = arith.constant 1 : i32
    %v12 = arith.xori %v13, %a : i32
    scf.for %v15 = %v9 to %v11 step %v9 {
      %v16 = arith.constant 1 : index
      %v17 = arith.constant 1 : index
      scf.for %v19 = %v1 to %v16 step %v17 {
        %v20 = arith.addi %v4, %a : i32
      }
    }
  }
  %v21 = arith.constant 3 : i32
  scf.while (%v23 = %v21) : (i32) -> () {
    %v24:2 = scf.if %d -> (i32, i32) {
      scf.yield %v4, %v23 : i32, i32
    } else {
      %v26 = arith.constant 1 : i32
      %v25 = arith.xori %v26, %v26 : i32
      scf.if %d {
      }
      scf.yield %v26, %a : i32, i32
    }
    %v28:3 = scf.if %c -> (i1, i32, index) {
      %v29 = arith.constant 4 : i32
      scf.yield %c, %v29, %v1 : i1, i32, index
    } else {
      %v30 = arith.xori %v23, %v4 : i32
      scf.yield %c, %v24#0, %i : i1, i32, index
    }
    scf.condition(%c)
  } do {
  ^bb0:
    %v31 = arith.cmpi sge, %v5, %v7 : index
    scf.yield %a : i32
  }
  %v32 = arith.addi %v1, %v6 : index
  return %v4, %v5, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 1 : i32
  %v1 = arith.cmpi ne, %a, %v2 : i32
  %v4 = arith.constant 3 : i32
  %v3 = arith.cmpi eq, %a, %v4 : i32
  %v5 = scf.if %c -> (i32) {
    %v7 = arith.constant 4 : i32
    %v6 = arith.cmpi sge, %v4, %v7 : i32
    %v8 = arith.constant 1 : index
    %v9 = arith.constant 0 : index
    %v10 = scf.for %v11 = %i to %v8 step %v9 iter_args(%v12 = %v4) -> (i32) {
      %v13 = arith.constant 1 : index
      %v14 = arith.constant 1 : index
      %v15:2 = scf.for %v16 = %v13 to %v8 step %v14 iter_args(%v17 = %v11, %v18 = %v2) -> (index, i32) {
        %v20 = arith.constant 3 : i32
        %v19 = arith.cmpi sge, %v12, %v20 : i32
        scf.yield %v17, %v2 : index, i32
      }
      %v21 = scf.if %v3 -> (i32) {
        scf.yield %a : i32
      } else {
        %v23 = arith.constant 2 : i32
        %v24 = arith.constant 0 : i32
        %v22 = arith.xori %v23, %v24 : i32
        scf.yield %v15#1 : i32
      }
      scf.yield %v21 : i32
    }
    scf.yield %v2 : i32
  } else {
    %v25 = arith.constant 0 : index
    %v26 = arith.constant 1 : index
    scf.for %v28 = %v25 to %v25 step %v26 {
      %v29 = arith.cmpi ne, %v25, %v26 : index
      %v30 = arith.cmpi sge, %v2, %a : i32
      %v32 = arith.constant 3 : index
      %v31 = arith.addi %v32, %i : index
    }
    %v33 = arith.constant 1 : i32
    scf.yield %v33 : i32
  }
  return %v4, %i, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi eq, %a, %a : i32
  %v2t = arith.constant true
  %v2 = arith.xori %c, %v2t : i1
  %v3:3 = scf.if %v2 -> (i1, i1, i32) {
    scf.yield %d, %v1, %a : i1, i1, i32
  } else {
    %v4 = arith.muli %a, %a : i32
    %v5 = arith.constant false
    scf.yield %v1, %v5, %a : i1, i1, i32
  }
  %v7 = arith.constant 3 : i32
  %v6 = arith.addi %a, %v7 : i32
  "test.use"(%v3#2) : (i32) -> ()
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 4 : index
  scf.for %v11 = %v8 to %v8 step %v9 {
    scf.if %c {
      %v14 = arith.constant 0 : i32
      %v13 = arith.xori %v14, %v3#2 : i32
      %v15:3 = scf.if %v3#1 -> (i32, i1, index) {
        %v17 = arith.constant 3 : index
        %v16 = arith.muli %v11, %v17 : index
        %v19 = arith.constant 1 : i32
        %v18 = arith.cmpi sge, %v7, %v19 : i32
        %v20 = arith.constant false
        scf.yield %v13, %v20, %v8 : i32, i1, index
      } else {
        %v21 = arith.constant 4 : i32
        scf.yield %v21, %c, %v11 : i32, i1, index
      }
    } else {
      %v22 = arith.muli %v6, %v3#2 : i32
    }
    %v24 = arith.constant 1 : index
    %v23 = arith.addi %v11, %v24 : index
    %v25 = scf.index_switch %i -> i32
    case 0 {
      %v26 = arith.constant 3 : index
      %v27 = arith.constant 0 : index
      %v28 = arith.constant 0 : i32
      %v29:2 = scf.for %v30 = %v26 to %v26 step %v27 iter_args(%v31 = %v28, %v32 = %v1) -> (i32, i1) {
        scf.yield %v31, %v32 : i32, i1
      }
      scf.yield %a : i32
    }
    case 3 {
      %v33 = arith.constant 2 : index
      %v34 = arith.constant 2 : index
      %v35 = scf.for %v36 = %v8 to %v33 step %v34 iter_args(%v37 = %v8) -> (index) {
        scf.yield %v37 : index
      }
      %v38 = arith.constant 2 : i32
      scf.yield %v38 : i32
    }
    default {
      %v39 = scf.index_switch %v23 -> index
      case 3 {
        scf.yield %v9 : index
      }
      case 1 {
        %v40 = arith.xori %v7, %a : i32
        scf.yield %i : index
      }
      default {
        %v41 = arith.constant 3 : index
        scf.yield %v41 : index
      }
      scf.yield %v7 : i32
    }
  }
  %v42 = arith.constant 4 : i32
  %v43 = arith.constant true
  %v44 = scf.while (%v45 = %v42, %v46 = %v3#0, %v47 = %v43) : (i32, i1, i1) -> i32 {
    %v48 = arith.muli %v45, %v45 : i32
    scf.condition(%v43) %v6 : i32
  } do {
  ^bb0(%v49: i32):
    %v50 = arith.constant 2 : index
    %v51 = arith.constant 3 : index
    %v52 = arith.constant 3 : index
    scf.for %v54 = %v50 to %v51 step %v52 {
    }
    %v55 = arith.constant false
    scf.yield %v49, %v3#1, %v55 : i32, i1, i1
  }
  return %v42, %v8, %v43 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi ne, %i, %i : index
  %v2 = arith.muli %a, %a : i32
  %v3 = arith.constant 0 : index
  scf.for %v5 = %v3 to %v3 step %v3 {
    scf.if %v1 {
      %v7 = arith.constant 1 : index
      %v8 = scf.for %v9 = %i to %v7 step %v5 iter_args(%v10 = %d) -> (i1) {
        scf.yield %v10 : i1
      }
    }
    "test.use"(%v2) : (i32) -> ()
  }
  %v12 = arith.constant 4 : index
  %v11 = arith.cmpi sge, %i, %v12 : index
  scf.if %v11 {
  } else {
    %v14 = arith.constant 0 : index
    %v15 = arith.constant 2 : index
    %v16 = arith.constant 0 : index
    %v17:2 = scf.for %v18 = %v14 to %v15 step %v16 iter_args(%v19 = %v14, %v20 = %v1) -> (index, i1) {
      %v21 = arith.subi %i, %v16 : index
      scf.yield %v19, %v20 : index, i1
    }
    %v23 = arith.constant 2 : index
    %v22 = arith.cmpi eq, %v23, %v15 : index
  }
  %v24 = arith.constant 0 : index
  %v25 = arith.constant 4 : index
  %v26 = arith.constant 0 : index
  scf.for %v28 = %v24 to %v25 step %v26 {
    "test.use"(%v2) : (i32) -> ()
    %v29 = scf.if %v11 -> (i1) {
      %v30 = arith.constant false
      scf.yield %v30 : i1
    } else {
      %v31 = arith.constant false
      scf.yield %v31 : i1
    }
  }
  return %a, %v26, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : i32
  "test.use"(%v1) : (i32) -> ()
  %v2 = arith.subi %a, %v1 : i32
  %v3 = arith.muli %i, %i : index
  %v5 = arith.constant 3 : index
  %v4 = arith.muli %v5, %i : index
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 4 : index
  %v8 = arith.constant 0 : i32
  %v9:3 = scf.for %v10 = %i to %v6 step %v7 iter_args(%v11 = %a, %v12 = %v2, %v13 = %v8) -> (i32, i32, i32) {
    scf.yield %a, %v13, %v2 : i32, i32, i32
  }
  %v15 = arith.constant 2 : index
  %v16 = arith.constant 1 : index
  %v14 = arith.muli %v15, %v16 : index
  return %v9#2, %v16, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : i32
  %v2 = scf.while (%v3 = %v1, %v4 = %a) : (i32, i32) -> i1 {
    scf.if %c {
      scf.if %c {
      } else {
      }
    } else {
    }
    %v7 = arith.cmpi sge, %i, %i : index
    %v8 = arith.constant true
    scf.condition(%c) %v8 : i1
  } do {
  ^bb0(%v9: i1):
    "test.use"(%a) : (i32) -> ()
    scf.yield %v1, %v1 : i32, i32
  }
  %v10 = arith.muli %i, %i : index
  %v11t = arith.constant true
  %v11 = arith.xori %c, %v11t : i1
  %v12 = scf.if %v11 -> (i1) {
    scf.yield %v2 : i1
  } else {
    %v13 = arith.constant 2 : index
    %v14 = arith.constant 3 : index
    %v15 = arith.constant 0 : index
    %v16 = arith.constant 2 : index
    %v17:2 = scf.for %v18 = %v13 to %v14 step %v15 iter_args(%v19 = %a, %v20 = %v16) -> (i32, index) {
      %v21 = scf.index_switch %v15 -> index
      default {
        %v23 = arith.constant 0 : i32
        %v22 = arith.xori %v19, %v23 : i32
        %v24 = arith.constant 1 : index
        scf.yield %v24 : index
      }
      %v25 = arith.constant 3 : index
      %v26 = arith.constant 2 : index
      %v27 = arith.constant 2 : index
      %v28 = scf.for %v29 = %v25 to %v26 step %v27 iter_args(%v30 = %d) -> (i1) {
        %v31 = arith.constant true
        scf.yield %v31 : i1
      }
      %v32 = scf.index_switch %v16 -> index
      default {
        scf.yield %v13 : index
      }
      %v33 = arith.constant 3 : i32
      scf.yield %v33, %v15 : i32, index
    }
    %v34 = arith.constant true
    %v35 = arith.constant 4 : i32
    scf.while (%v37 = %v34, %v38 = %v35, %v39 = %v35) : (i1, i32, i32) -> () {
      %v40t = arith.constant true
      %v40 = arith.xori %v37, %v40t : i1
      %v41 = scf.if %v40 -> (i1) {
        scf.yield %v34 : i1
      } else {
        %v42 = arith.constant false
        scf.yield %v42 : i1
      }
      scf.condition(%d)
    } do {
    ^bb0:
      scf.yield %c, %v17#0, %a : i1, i32, i32
    }
    scf.yield %c : i1
  }
  %v44 = arith.constant 2 : index
  %v43 = arith.xori %v10, %v44 : index
  return %v1, %v10, %v2 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1t = arith.constant true
  %v1 = arith.xori %c, %v1t : i1
  scf.if %v1 {
    %v3 = arith.constant 2 : index
    %v4 = arith.constant 3 : index
    scf.for %v6 = %i to %v3 step %v4 {
      %v7 = arith.constant 4 : index
      %v8 = arith.constant 3 : index
      %v9 = arith.constant 4 : index
      %v10 = scf.for %v11 = %v7 to %v8 step %v9 iter_args(%v12 = %a) -> (i32) {
        scf.yield %v12 : i32
      }
      %v13t = arith.constant true
      %v13 = arith.xori %c, %v13t : i1
      %v14:2 = scf.if %v13 -> (index, i32) {
        %v15 = arith.constant 1 : i32
        scf.yield %v6, %v15 : index, i32
      } else {
        %v16 = arith.constant 4 : i32
        scf.yield %v7, %v16 : index, i32
      }
      %v17 = arith.cmpi slt, %v6, %v8 : index
    }
  } else {
  }
  %v19 = arith.constant 3 : index
  %v18 = scf.index_switch %v19 -> index
  case 3 {
    scf.if %d {
      %v21 = arith.constant 1 : index
      %v22 = arith.constant 0 : i32
      %v23:3 = scf.for %v24 = %v19 to %v21 step %i iter_args(%v25 = %v22, %v26 = %v21, %v27 = %v19) -> (i32, index, index) {
        %v28 = arith.constant 3 : i32
        scf.yield %v28, %v24, %v21 : i32, index, index
      }
    } else {
      %v29 = arith.constant 0 : index
      %v30 = arith.constant 3 : index
      %v31:2 = scf.for %v32 = %v29 to %v30 step %v30 iter_args(%v33 = %i, %v34 = %v29) -> (index, index) {
        scf.yield %v19, %v34 : index, index
      }
      %v35:2 = scf.if %d -> (index, i32) {
        %v36 = arith.constant 2 : i32
        scf.yield %i, %v36 : index, i32
      } else {
        %v37 = arith.xori %a, %a : i32
        %v38 = arith.constant 1 : index
        scf.yield %v38, %a : index, i32
      }
    }
    scf.yield %v19 : index
  }
  default {
    %v40 = arith.constant 1 : i32
    %v39 = arith.muli %a, %v40 : i32
    scf.yield %v19 : index
  }
  scf.if %c {
    "test.use"(%a) : (i32) -> ()
    %v42 = arith.cmpi eq, %i, %i : index
  }
  %v44 = arith.constant 1 : index
  %v43 = arith.subi %v44, %v18 : index
  return %a, %v44, %c : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.xori %i, %i : index
  %v3 = arith.constant 2 : index
  %v2 = arith.muli %v1, %v3 : index
  %v4 = arith.subi %v2, %i : index
  return %a, %v3, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 2 : i32
  %v2:3 = scf.while (%v3 = %v1, %v4 = %c) : (i32, i1) -> (i32, i32, i32) {
    %v5 = arith.constant true
    scf.while (%v7 = %v5) : (i1) -> () {
      %v8 = arith.constant 1 : index
      %v9 = arith.constant 2 : index
      %v10 = arith.constant 3 : index
      %v11:2 = scf.for %v12 = %v8 to %v9 step %v10 iter_args(%v13 = %a, %v14 = %i) -> (i32, index) {
        %v15 = arith.constant 2 : i32
        scf.yield %v15, %v14 : i32, index
      }
      %v16 = scf.while (%v17 = %v7, %v18 = %a, %v19 = %c) : (i1, i32, i1) -> i1 {
        scf.condition(%c) %c : i1
      } do {
      ^bb0(%v20: i1):
        %v21 = arith.addi %v3, %v1 : i32
        %v22 = arith.constant false
        %v23 = arith.constant false
        scf.yield %v22, %v21, %v23 : i1, i32, i1
      }
      scf.condition(%v7)
    } do {
    ^bb0:
      %v24 = arith.constant 1 : index
      %v25 = arith.constant 3 : index
      %v26:3 = scf.for %v27 = %i to %v24 step %v25 iter_args(%v28 = %c, %v29 = %v25, %v30 = %v3) -> (i1, index, i32) {
        %v31 = arith.constant 0 : i32
        scf.yield %v28, %v29, %v31 : i1, index, i32
      }
      scf.yield %v26#0 : i1
    }
    %v32 = arith.constant 4 : i32
    scf.condition(%v4) %v3, %v1, %v32 : i32, i32, i32
  } do {
  ^bb0(%v33: i32, %v34: i32, %v35: i32):
    %v36 = arith.cmpi slt, %a, %v34 : i32
    %v37 = arith.constant true
    scf.yield %v35, %v37 : i32, i1
  }
  "test.use"(%v2#1) : (i32) -> ()
  %v38 = arith.subi %v1, %v2#2 : i32
  %v40 = arith.constant 3 : index
  %v39 = arith.subi %i, %v40 : index
  %v42 = arith.constant 4 : index
  %v41 = arith.xori %v40, %v42 : index
  %v43 = arith.cmpi eq, %v2#1, %a : i32
  %v44 = arith.cmpi ne, %v2#2, %v2#0 : i32
  return %v2#1, %v42, %v44 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 3 : index
  %v1 = scf.index_switch %v2 -> i32
  case 0 {
    %v3 = arith.muli %i, %v2 : index
    scf.yield %a : i32
  }
  case 1 {
    %v4:3 = scf.if %c -> (i32, index, i1) {
      %v5 = arith.constant 2 : index
      %v6 = arith.constant true
      %v7:3 = scf.for %v8 = %i to %v2 step %v5 iter_args(%v9 = %a, %v10 = %a, %v11 = %v6) -> (i32, i32, i1) {
        %v12 = arith.subi %a, %v10 : i32
        %v14 = arith.constant 4 : i32
        %v15 = arith.constant 3 : i32
        %v13 = arith.subi %v14, %v15 : i32
        scf.yield %v12, %v10, %c : i32, i32, i1
      }
      scf.yield %a, %v2, %d : i32, index, i1
    } else {
      %v16 = scf.index_switch %v2 -> index
      case 2 {
        %v18 = arith.constant 1 : index
        %v17 = arith.muli %v2, %v18 : index
        scf.yield %i : index
      }
      case 1 {
        %v19 = arith.constant 2 : i32
        "test.use"(%v19) : (i32) -> ()
        scf.yield %i : index
      }
      default {
        %v21 = arith.constant 1 : i32
        %v20 = arith.cmpi sge, %v21, %v21 : i32
        scf.yield %i : index
      }
      scf.if %d {
        "test.use"(%a) : (i32) -> ()
      } else {
        "test.use"(%a) : (i32) -> ()
      }
      scf.yield %a, %i, %c : i32, index, i1
    }
    scf.yield %v4#0 : i32
  }
  default {
    %v23 = arith.constant 1 : index
    %v24 = arith.constant 3 : index
    %v25:2 = scf.for %v26 = %v2 to %v23 step %v24 iter_args(%v27 = %v2, %v28 = %a) -> (index, i32) {
      %v30 = arith.constant 4 : index
      %v29 = arith.cmpi ne, %v30, %i : index
      scf.while (%v32 = %v28, %v33 = %v28) : (i32, i32) -> () {
        scf.condition(%d)
      } do {
      ^bb0:
        %v34 = arith.constant 4 : i32
        scf.yield %v34, %a : i32, i32
      }
      %v35 = arith.constant 2 : i32
      scf.yield %i, %v35 : index, i32
    }
    scf.yield %v25#1 : i32
  }
  %v36t = arith.constant true
  %v36 = arith.xori %d, %v36t : i1
  %v37:2 = scf.if %v36 -> (i32, i1) {
    %v39 = arith.constant 4 : index
    %v38 = arith.addi %i, %v39 : index
    scf.yield %v1, %d : i32, i1
  } else {
    %v41 = arith.constant 2 : i32
    %v42 = arith.constant 1 : i32
    %v40 = arith.xori %v41, %v42 : i32
    %v43:3 = scf.if %c -> (i1, i1, i1) {
      %v44 = arith.muli %v2, %i : index
      %v45:3 = scf.if %c -> (i1, i1, index) {
        scf.yield %d, %c, %v44 : i1, i1, index
      } else {
        %v46 = arith.constant 0 : index
        scf.yield %d, %c, %v46 : i1, i1, index
      }
      %v47 = arith.constant false
      scf.yield %c, %v45#0, %v47 : i1, i1, i1
    } else {
      %v48:2 = scf.if %c -> (index, i1) {
        %v49 = arith.cmpi eq, %i, %v2 : index
        %v50 = arith.constant 2 : index
        scf.yield %v50, %c : index, i1
      } else {
        scf.yield %i, %d : index, i1
      }
      %v51 = arith.constant true
      scf.yield %v51, %v51, %v51 : i1, i1, i1
    }
    %v52 = arith.constant 2 : i32
    scf.yield %v52, %d : i32, i1
  }
  %v54 = arith.constant 1 : index
  %v53 = arith.addi %v54, %v2 : index
  %v55 = arith.constant 0 : index
  %v56 = arith.constant 2 : index
  %v57 = arith.constant 2 : index
  scf.for %v59 = %v55 to %v56 step %v57 {
    %v61 = arith.constant 0 : index
    %v62 = arith.constant 0 : index
    %v60 = arith.xori %v61, %v62 : index
    %v63t = arith.constant true
    %v63 = arith.xori %v37#1, %v63t : i1
    %v64:3 = scf.if %v63 -> (index, index, i32) {
      %v65 = arith.constant false
      %v66:3 = scf.while (%v67 = %v65) : (i1) -> (index, i1, i1) {
        %v68 = arith.constant false
        scf.condition(%v37#1) %i, %v68, %v67 : index, i1, i1
      } do {
      ^bb0(%v69: index, %v70: i1, %v71: i1):
        %v72 = arith.muli %v37#0, %v37#0 : i32
        scf.yield %d : i1
      }
      %v73 = arith.constant 1 : index
      %v74 = arith.constant 4 : index
      scf.for %v76 = %v73 to %v74 step %v2 {
        %v77 = arith.addi %v37#0, %v37#0 : i32
        %v78 = arith.subi %a, %v77 : i32
      }
      %v79 = arith.constant 1 : index
      %v80 = arith.constant 1 : i32
      scf.yield %v79, %v57, %v80 : index, index, i32
    } else {
      scf.yield %v54, %v60, %a : index, index, i32
    }
  }
  %v81 = arith.constant 4 : index
  %v82 = scf.for %v83 = %v81 to %v81 step %v57 iter_args(%v84 = %c) -> (i1) {
    %v85 = scf.if %d -> (i32) {
      %v87 = arith.constant 2 : index
      %v86 = arith.xori %v81, %v87 : index
      %v88:3 = scf.if %c -> (index, index, index) {
        %v90 = arith.constant 3 : index
        %v89 = arith.cmpi sge, %v53, %v90 : index
        %v92 = arith.constant 1 : index
        %v91 = arith.cmpi sge, %v92, %v81 : index
        scf.yield %v81, %v81, %v55 : index, index, index
      } else {
        %v93 = arith.constant 1 : index
        scf.yield %v53, %v93, %v53 : index, index, index
      }
      scf.yield %v1 : i32
    } else {
      %v94 = arith.muli %v83, %v81 : index
      %v95 = arith.constant 4 : index
      %v96 = arith.constant 3 : index
      %v97 = scf.for %v98 = %v55 to %v95 step %v96 iter_args(%v99 = %a) -> (i32) {
        %v100 = arith.muli %v99, %a : i32
        scf.yield %v99 : i32
      }
      %v101 = arith.constant 0 : i32
      scf.yield %v101 : i32
    }
    %v102 = arith.constant 3 : index
    %v103 = arith.constant 3 : index
    %v104 = scf.for %v105 = %v102 to %v54 step %v103 iter_args(%v106 = %v84) -> (i1) {
      %v107 = arith.addi %v85, %v85 : i32
      scf.if %v37#1 {
      }
      %v109 = arith.constant true
      scf.if %v109 {
        %v111 = arith.cmpi slt, %v107, %a : i32
      } else {
      }
      %v112 = arith.constant false
      scf.yield %v112 : i1
    }
    %v113 = arith.constant false
    scf.if %v113 {
      %v115 = arith.constant 2 : i32
      %v116:3 = scf.while (%v117 = %v104, %v118 = %v115, %v119 = %a) : (i1, i32, i32) -> (i1, i32, i32) {
        %v120 = arith.xori %v118, %v85 : i32
        %v121 = arith.constant false
        %v122 = arith.constant 0 : i32
        scf.condition(%d) %v121, %v122, %v115 : i1, i32, i32
      } do {
      ^bb0(%v123: i1, %v124: i32, %v125: i32):
        scf.yield %v84, %v125, %a : i1, i32, i32
      }
      %v126 = arith.constant 1 : index
      %v127 = arith.constant 2 : index
      %v128 = arith.constant 1 : index
      scf.for %v130 = %v126 to %v127 step %v128 {
        "test.use"(%v116#2) : (i32) -> ()
      }
    }
    scf.yield %v84 : i1
  }
  %v131 = arith.xori %v1, %a : i32
  return %v1, %v81, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 4 : i32
  %v4:3 = scf.for %v5 = %v1 to %v2 step %v2 iter_args(%v6 = %a, %v7 = %v3, %v8 = %d) -> (i32, i32, i1) {
    scf.yield %v3, %v3, %d : i32, i32, i1
  }
  scf.while (%v10 = %v4#1, %v11 = %a, %v12 = %c) : (i32, i32, i1) -> () {
    %v13 = arith.cmpi ne, %v4#0, %v10 : i32
    scf.condition(%v13)
  } do {
  ^bb0:
    %v14 = arith.constant 3 : index
    scf.for %v16 = %v1 to %i step %v14 {
      %v17 = arith.constant 3 : index
      %v18 = arith.constant 3 : index
      scf.for %v20 = %v2 to %v17 step %v18 {
        "test.use"(%v4#1) : (i32) -> ()
      }
      %v22 = arith.constant 2 : i32
      %v21 = arith.subi %v4#1, %v22 : i32
    }
    %v23 = arith.constant 4 : index
    %v24 = arith.constant 4 : index
    scf.for %v26 = %v1 to %v23 step %v24 {
      %v27 = arith.muli %v4#0, %v4#0 : i32
      %v28:3 = scf.if %d -> (i32, index, i1) {
        %v29 = arith.constant 4 : index
        %v30 = arith.constant false
        scf.yield %a, %v29, %v30 : i32, index, i1
      } else {
        %v31 = arith.constant 2 : index
        scf.yield %v4#1, %v31, %v4#2 : i32, index, i1
      }
      %v32 = scf.index_switch %v26 -> i32
      case 0 {
        scf.yield %v28#0 : i32
      }
      default {
        scf.yield %v4#1 : i32
      }
    }
    scf.yield %v4#0, %a, %d : i32, i32, i1
  }
  %v33 = arith.cmpi sge, %i, %v1 : index
  %v34 = arith.cmpi ne, %v1, %v2 : index
  %v35:2 = scf.while (%v36 = %v34, %v37 = %v4#0) : (i1, i32) -> (i1, i32) {
    scf.if %v34 {
    } else {
      scf.if %v34 {
      }
      %v40 = arith.cmpi eq, %v2, %i : index
    }
    %v41 = arith.constant 2 : i32
    scf.condition(%d) %v33, %v41 : i1, i32
  } do {
  ^bb0(%v42: i1, %v43: i32):
    %v44 = arith.constant 2 : i32
    scf.yield %v42, %v44 : i1, i32
  }
  %v45t = arith.constant true
  %v45 = arith.xori %v4#2, %v45t : i1
  %v46:3 = scf.if %v45 -> (index, i32, index) {
    scf.yield %v1, %v3, %v2 : index, i32, index
  } else {
    %v47 = arith.cmpi sge, %v1, %i : index
    %v48 = arith.constant 3 : index
    %v49 = arith.constant 0 : index
    %v50:2 = scf.for %v51 = %v48 to %v49 step %v1 iter_args(%v52 = %i, %v53 = %d) -> (index, i1) {
      %v54 = arith.constant 4 : index
      %v55 = arith.constant 3 : index
      %v56:3 = scf.for %v57 = %v2 to %v48 step %v54 iter_args(%v58 = %v4#0, %v59 = %v55, %v60 = %a) -> (i32, index, i32) {
        %v62 = arith.constant 3 : i32
        %v61 = arith.addi %v62, %v60 : i32
        scf.yield %v58, %v57, %v60 : i32, index, i32
      }
      %v63 = scf.if %v53 -> (index) {
        %v64 = arith.xori %v51, %v1 : index
        scf.yield %v1 : index
      } else {
        %v65 = arith.muli %v49, %v48 : index
        scf.yield %v51 : index
      }
      %v66 = arith.constant 2 : index
      %v67 = arith.constant 1 : index
      %v68 = arith.constant false
      %v69:3 = scf.for %v70 = %v55 to %v66 step %v67 iter_args(%v71 = %v68, %v72 = %v48, %v73 = %d) -> (i1, index, i1) {
        %v74 = arith.constant true
        scf.yield %v74, %v72, %v33 : i1, index, i1
      }
      scf.yield %v52, %v47 : index, i1
    }
    scf.yield %v50#0, %v3, %v48 : index, i32, index
  }
  %v75 = arith.constant 0 : index
  %v76 = arith.constant 0 : index
  %v77 = arith.constant 4 : i32
  %v78 = arith.constant 3 : i32
  %v79:3 = scf.for %v80 = %v75 to %v76 step %v76 iter_args(%v81 = %v77, %v82 = %v78, %v83 = %v77) -> (i32, i32, i32) {
    %v84 = arith.cmpi sge, %v78, %v46#1 : i32
    %v85 = arith.cmpi slt, %v81, %v83 : i32
    %v86t = arith.constant true
    %v86 = arith.xori %v35#0, %v86t : i1
    %v87:2 = scf.if %v86 -> (index, index) {
      scf.if %v34 {
      }
      scf.yield %v1, %v76 : index, index
    } else {
      %v89 = arith.xori %v77, %v46#1 : i32
      %v90 = arith.constant 4 : index
      scf.yield %v90, %v46#0 : index, index
    }
    scf.yield %v81, %v82, %v83 : i32, i32, i32
  }
  return %v79#1, %v75, %v35#0 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 3 : i32
  %v3:2 = scf.for %v4 = %i to %i step %i iter_args(%v5 = %v1, %v6 = %v2) -> (index, i32) {
    %v7 = arith.cmpi eq, %v5, %v4 : index
    scf.yield %v1, %v6 : index, i32
  }
  %v8:2 = scf.if %c -> (i32, i32) {
    %v9 = arith.cmpi slt, %i, %i : index
    scf.yield %a, %v3#1 : i32, i32
  } else {
    %v10 = arith.constant 1 : i32
    scf.yield %v10, %a : i32, i32
  }
  %v11 = arith.addi %v2, %v8#1 : i32
  %v12 = arith.constant 1 : i32
  %v13:3 = scf.while (%v14 = %v12) : (i32) -> (index, i1, index) {
    %v16 = arith.constant 0 : index
    %v15 = arith.xori %v3#0, %v16 : index
    %v17 = arith.xori %v14, %v11 : i32
    %v18 = arith.constant 0 : index
    %v19 = arith.constant true
    %v20 = arith.constant 1 : index
    scf.condition(%d) %v18, %v19, %v20 : index, i1, index
  } do {
  ^bb0(%v21: index, %v22: i1, %v23: index):
    %v24 = scf.index_switch %i -> index
    case 2 {
      %v25 = arith.constant 4 : index
      %v26 = arith.constant 2 : index
      %v27 = arith.constant false
      %v28:2 = scf.for %v29 = %v25 to %v23 step %v23 iter_args(%v30 = %v26, %v31 = %v27) -> (index, i1) {
        "test.use"(%v8#0) : (i32) -> ()
        scf.yield %v30, %v31 : index, i1
      }
      scf.yield %v28#0 : index
    }
    case 0 {
      %v33 = arith.constant 1 : i32
      %v32 = arith.cmpi sge, %a, %v33 : i32
      scf.yield %v21 : index
    }
    default {
      %v34 = arith.constant 3 : i32
      %v35 = scf.while (%v36 = %v34, %v37 = %v11) : (i32, i32) -> index {
        %v38 = arith.subi %v11, %a : i32
        scf.condition(%v22) %v21 : index
      } do {
      ^bb0(%v39: index):
        scf.yield %v12, %v8#0 : i32, i32
      }
      scf.yield %v23 : index
    }
    %v40:3 = scf.if %d -> (index, i1, i32) {
      scf.yield %v21, %d, %v2 : index, i1, i32
    } else {
      %v41 = arith.constant 3 : index
      %v42 = arith.constant true
      scf.yield %v41, %v42, %v2 : index, i1, i32
    }
    scf.yield %v2 : i32
  }
  %v44 = arith.constant 1 : i32
  %v43 = arith.addi %v8#0, %v44 : i32
  return %v43, %v13#2, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 3 : i32
  %v1 = arith.addi %a, %v2 : i32
  %v3 = arith.addi %i, %i : index
  %v4 = arith.muli %v3, %v3 : index
  %v5 = arith.subi %v2, %a : i32
  %v6:2 = scf.while (%v7 = %d, %v8 = %v1, %v9 = %v2) : (i1, i32, i32) -> (i32, index) {
    %v10 = arith.constant 3 : index
    %v11 = arith.constant 1 : index
    %v12 = arith.constant false
    %v13 = scf.for %v14 = %v10 to %v11 step %v4 iter_args(%v15 = %v12) -> (i1) {
      scf.yield %v15 : i1
    }
    %v16 = arith.constant 0 : index
    %v17 = arith.constant 1 : index
    %v18 = arith.constant 1 : i32
    %v19 = arith.constant 0 : i32
    %v20:3 = scf.for %v21 = %v4 to %v16 step %v17 iter_args(%v22 = %v2, %v23 = %v18, %v24 = %v19) -> (i32, i32, i32) {
      %v26 = arith.constant 4 : index
      %v27 = arith.constant 4 : index
      %v25 = arith.addi %v26, %v27 : index
      scf.yield %v24, %v1, %v18 : i32, i32, i32
    }
    %v28 = arith.constant 0 : index
    scf.condition(%v12) %a, %v28 : i32, index
  } do {
  ^bb0(%v29: i32, %v30: index):
    %v32 = arith.constant 3 : index
    %v31 = arith.muli %i, %v32 : index
    scf.yield %c, %a, %a : i1, i32, i32
  }
  %v33:3 = scf.if %d -> (i1, i1, i32) {
    %v34 = scf.if %d -> (index) {
      "test.use"(%v1) : (i32) -> ()
      %v35 = arith.constant true
      %v36 = scf.if %v35 -> (index) {
        scf.yield %v4 : index
      } else {
        %v37 = arith.constant 2 : index
        scf.yield %v37 : index
      }
      scf.yield %i : index
    } else {
      %v39 = arith.constant 4 : i32
      %v40 = arith.constant 1 : i32
      %v38 = arith.subi %v39, %v40 : i32
      scf.yield %v3 : index
    }
    %v41:3 = scf.if %c -> (i32, i32, i1) {
      %v42 = arith.constant false
      scf.yield %v1, %v6#0, %v42 : i32, i32, i1
    } else {
      %v43 = arith.constant 2 : index
      %v44 = arith.constant 2 : index
      %v45 = scf.for %v46 = %v3 to %v43 step %v44 iter_args(%v47 = %v6#0) -> (i32) {
        scf.yield %v47 : i32
      }
      scf.yield %a, %v45, %d : i32, i32, i1
    }
    %v48 = arith.constant false
    %v49 = arith.constant 0 : i32
    scf.yield %v41#2, %v48, %v49 : i1, i1, i32
  } else {
    %v50 = arith.constant 0 : index
    %v51 = arith.constant 2 : index
    %v52:2 = scf.for %v53 = %v6#1 to %v50 step %v51 iter_args(%v54 = %v5, %v55 = %d) -> (i32, i1) {
      %v56 = arith.addi %a, %v2 : i32
      %v57:2 = scf.if %c -> (i32, i1) {
        %v59 = arith.constant 0 : index
        %v58 = arith.xori %v59, %v3 : index
        scf.yield %a, %v55 : i32, i1
      } else {
        scf.yield %v54, %d : i32, i1
      }
      %v61 = arith.constant 3 : index
      %v62 = arith.constant 0 : index
      %v60 = arith.cmpi ne, %v61, %v62 : index
      scf.yield %v54, %v55 : i32, i1
    }
    scf.yield %c, %v52#1, %v52#0 : i1, i1, i32
  }
  return %v6#0, %v4, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.if %d {
    %v3 = arith.constant 0 : index
    %v2 = scf.index_switch %v3 -> i32
    case 1 {
      %v4:3 = scf.if %c -> (i32, index, index) {
        %v5 = arith.constant 4 : i32
        scf.yield %v5, %v3, %i : i32, index, index
      } else {
        %v7 = arith.constant 3 : i32
        %v6 = arith.addi %v7, %a : i32
        %v8 = arith.cmpi eq, %v3, %v3 : index
        %v9 = arith.constant 3 : i32
        scf.yield %v9, %i, %i : i32, index, index
      }
      scf.yield %v4#0 : i32
    }
    default {
      %v10 = arith.constant true
      scf.if %v10 {
      }
      scf.yield %a : i32
    }
    %v13 = arith.constant 4 : i32
    %v12 = arith.cmpi ne, %a, %v13 : i32
  } else {
    %v15 = arith.constant 2 : i32
    %v14 = arith.muli %v15, %v15 : i32
  }
  %v16 = arith.constant 3 : index
  %v17 = scf.for %v18 = %v16 to %v16 step %i iter_args(%v19 = %i) -> (index) {
    %v20 = arith.xori %v19, %i : index
    scf.yield %v19 : index
  }
  %v21 = arith.constant 1 : index
  %v22 = arith.constant 0 : index
  %v23 = arith.constant 1 : index
  %v24:3 = scf.for %v25 = %v17 to %v21 step %v22 iter_args(%v26 = %a, %v27 = %v23, %v28 = %v21) -> (i32, index, index) {
    scf.yield %v26, %v16, %v16 : i32, index, index
  }
  "test.use"(%v24#0) : (i32) -> ()
  return %a, %v24#1, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : i32
  scf.while (%v3 = %v1, %v4 = %v1) : (i32, i32) -> () {
    %v5 = arith.xori %a, %v3 : i32
    %v6 = arith.constant 0 : index
    %v7 = arith.constant 4 : index
    %v8 = arith.constant 3 : index
    %v9 = arith.constant 4 : index
    %v10:2 = scf.for %v11 = %v6 to %i step %v7 iter_args(%v12 = %v8, %v13 = %v9) -> (index, index) {
      scf.yield %v12, %v9 : index, index
    }
    scf.condition(%c)
  } do {
  ^bb0:
    scf.if %c {
      %v15 = arith.constant 1 : index
      %v16 = arith.constant 0 : index
      scf.for %v18 = %v15 to %v16 step %v16 {
        %v19 = arith.cmpi sge, %v15, %i : index
      }
      %v20:3 = scf.while (%v21 = %c) : (i1) -> (index, i32, i32) {
        %v23 = arith.constant 2 : i32
        %v22 = arith.xori %v1, %v23 : i32
        scf.condition(%c) %i, %v23, %v22 : index, i32, i32
      } do {
      ^bb0(%v24: index, %v25: i32, %v26: i32):
        %v27 = arith.cmpi sge, %a, %v26 : i32
        scf.yield %c : i1
      }
    }
    %v28 = arith.constant 2 : i32
    scf.yield %a, %v28 : i32, i32
  }
  %v29 = arith.constant 0 : index
  %v30 = arith.constant 3 : index
  %v31 = scf.for %v32 = %i to %v29 step %i iter_args(%v33 = %v30) -> (index) {
    %v34 = arith.constant 1 : index
    scf.yield %v34 : index
  }
  %v36 = arith.constant 0 : index
  %v35 = arith.addi %v29, %v36 : index
  %v37 = scf.for %v38 = %v30 to %i step %i iter_args(%v39 = %v29) -> (index) {
    %v40:3 = scf.if %d -> (i32, i32, i32) {
      %v41 = arith.cmpi sge, %v30, %v35 : index
      %v42 = arith.constant 0 : i32
      scf.yield %v1, %v42, %a : i32, i32, i32
    } else {
      %v43 = arith.constant true
      scf.if %v43 {
      }
      %v45 = arith.constant 4 : i32
      %v46 = arith.constant 2 : i32
      scf.yield %v45, %v46, %v1 : i32, i32, i32
    }
    %v47 = arith.constant 2 : index
    %v48 = arith.constant 2 : index
    %v49 = arith.constant 2 : i32
    %v50 = scf.for %v51 = %v47 to %v48 step %v38 iter_args(%v52 = %v49) -> (i32) {
      scf.yield %v40#2 : i32
    }
    scf.yield %v39 : index
  }
  %v54 = arith.constant 0 : index
  %v53 = arith.subi %i, %v54 : index
  %v55 = arith.constant false
  %v56:2 = scf.while (%v57 = %v55) : (i1) -> (i32, i32) {
    %v58 = scf.index_switch %v30 -> index
    case 0 {
      %v59 = arith.constant 3 : index
      %v60:3 = scf.for %v61 = %v59 to %v36 step %v36 iter_args(%v62 = %d, %v63 = %c, %v64 = %i) -> (i1, i1, index) {
        %v66 = arith.constant 3 : i32
        %v65 = arith.cmpi eq, %v66, %a : i32
        %v67 = arith.constant 4 : index
        scf.yield %d, %v63, %v67 : i1, i1, index
      }
      scf.yield %v53 : index
    }
    default {
      scf.if %d {
      }
      %v69 = arith.constant 4 : index
      scf.yield %v69 : index
    }
    scf.condition(%c) %a, %a : i32, i32
  } do {
  ^bb0(%v70: i32, %v71: i32):
    %v72 = arith.constant true
    scf.yield %v72 : i1
  }
  return %v1, %v54, %v55 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.xori %i, %i : index
  %v2 = arith.muli %v1, %i : index
  scf.if %d {
  } else {
    %v4 = arith.constant 4 : index
    %v5 = arith.constant 1 : index
    %v6 = arith.constant false
    %v7 = scf.for %v8 = %v4 to %v2 step %v5 iter_args(%v9 = %v6) -> (i1) {
      %v10 = arith.constant false
      scf.yield %v10 : i1
    }
  }
  %v11 = arith.constant 3 : i32
  %v12 = scf.while (%v13 = %v11, %v14 = %d, %v15 = %d) : (i32, i1, i1) -> index {
    %v16 = scf.if %d -> (i1) {
      %v17 = scf.index_switch %v1 -> i32
      case 0 {
        %v18 = arith.constant 0 : i32
        scf.yield %v18 : i32
      }
      case 3 {
        scf.yield %v13 : i32
      }
      default {
        %v19 = arith.constant 1 : i32
        scf.yield %v19 : i32
      }
      %v20 = arith.constant true
      scf.yield %v20 : i1
    } else {
      %v21 = arith.cmpi ne, %v2, %v1 : index
      %v22 = arith.constant 1 : index
      %v23 = arith.constant 3 : index
      %v24 = arith.constant true
      %v25 = scf.for %v26 = %v2 to %v22 step %v23 iter_args(%v27 = %v24) -> (i1) {
        "test.use"(%v13) : (i32) -> ()
        scf.yield %v27 : i1
      }
      scf.yield %v14 : i1
    }
    scf.condition(%v16) %i : index
  } do {
  ^bb0(%v28: index):
    scf.yield %a, %c, %c : i32, i1, i1
  }
  return %v11, %v2, %c : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : index
  %v2 = arith.constant 3 : index
  scf.for %v4 = %v1 to %v2 step %v1 {
  }
  %v5 = arith.cmpi eq, %i, %i : index
  %v6:3 = scf.if %d -> (index, i32, i32) {
    %v7 = arith.constant 4 : index
    %v8 = arith.constant 2 : index
    %v9 = arith.constant false
    %v10 = scf.for %v11 = %i to %v7 step %v8 iter_args(%v12 = %v9) -> (i1) {
      %v13 = arith.constant 2 : index
      %v14 = arith.constant 0 : index
      scf.for %v16 = %v13 to %v14 step %v13 {
        "test.use"(%a) : (i32) -> ()
      }
      scf.yield %v12 : i1
    }
    %v18 = arith.constant 1 : i32
    %v17 = arith.addi %v18, %a : i32
    scf.yield %v8, %v17, %v17 : index, i32, i32
  } else {
    %v20 = arith.constant 0 : index
    %v19 = arith.cmpi ne, %v2, %v20 : index
    scf.yield %i, %a, %a : index, i32, i32
  }
  %v21 = arith.constant 2 : index
  %v22 = scf.for %v23 = %v21 to %i step %v6#0 iter_args(%v24 = %v2) -> (index) {
    %v25 = arith.muli %v6#1, %v6#2 : i32
    %v26 = arith.constant 3 : index
    scf.yield %v26 : index
  }
  %v27 = scf.if %c -> (index) {
    %v28 = arith.cmpi slt, %v1, %v22 : index
    %v29 = arith.constant 4 : index
    scf.yield %v29 : index
  } else {
    scf.yield %v21 : index
  }
  return %v6#1, %v27, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant false
  %v2:2 = scf.if %v1 -> (i32, i32) {
    %v3 = arith.constant 0 : i32
    scf.yield %a, %v3 : i32, i32
  } else {
    %v4 = arith.constant 1 : index
    %v5 = arith.constant 4 : index
    %v6:2 = scf.for %v7 = %v4 to %i step %v5 iter_args(%v8 = %a, %v9 = %v1) -> (i32, i1) {
      %v10 = arith.constant false
      scf.yield %v8, %v10 : i32, i1
    }
    %v11 = arith.constant 1 : i32
    scf.yield %v6#0, %v11 : i32, i32
  }
  %v12 = scf.if %v1 -> (i32) {
    %v13 = arith.constant 3 : i32
    scf.yield %v13 : i32
  } else {
    %v14 = arith.constant 1 : index
    %v15 = arith.constant 0 : index
    %v16 = scf.for %v17 = %v14 to %v14 step %v15 iter_args(%v18 = %v15) -> (index) {
      %v20 = arith.constant 4 : index
      %v19 = arith.cmpi ne, %v15, %v20 : index
      %v21 = arith.constant 0 : index
      scf.yield %v21 : index
    }
    scf.yield %a : i32
  }
  scf.if %v1 {
    %v23 = arith.constant 3 : index
    %v24:3 = scf.for %v25 = %i to %v23 step %v23 iter_args(%v26 = %v2#0, %v27 = %v23, %v28 = %v12) -> (i32, index, i32) {
      %v29 = scf.while (%v30 = %d, %v31 = %v26) : (i1, i32) -> i1 {
        scf.condition(%v30) %c : i1
      } do {
      ^bb0(%v32: i1):
        %v34 = arith.constant 4 : index
        %v33 = arith.xori %v34, %v27 : index
        %v36 = arith.constant 2 : i32
        %v35 = arith.cmpi eq, %v36, %v28 : i32
        scf.yield %v35, %a : i1, i32
      }
      %v37 = arith.constant 4 : i32
      %v38 = arith.constant 3 : i32
      scf.yield %v37, %v27, %v38 : i32, index, i32
    }
    %v40 = arith.constant 1 : i32
    %v41 = arith.constant 1 : i32
    %v39 = arith.addi %v40, %v41 : i32
  }
  %v43 = arith.constant 2 : index
  %v42 = arith.subi %i, %v43 : index
  %v44 = arith.cmpi sge, %a, %v2#1 : i32
  return %v2#1, %v42, %v44 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 1 : index
  %v3 = scf.for %v4 = %i to %v1 step %v1 iter_args(%v5 = %v2) -> (index) {
    %v6 = arith.cmpi sge, %a, %a : i32
    scf.yield %v4 : index
  }
  %v7 = arith.addi %a, %a : i32
  scf.if %c {
    %v9 = arith.cmpi sge, %v2, %v2 : index
    %v10 = arith.xori %v1, %v1 : index
  } else {
    %v11 = arith.constant true
    scf.while (%v13 = %v7, %v14 = %v11, %v15 = %a) : (i32, i1, i32) -> () {
      %v16 = arith.constant true
      scf.condition(%v16)
    } do {
    ^bb0:
      scf.yield %v7, %v11, %a : i32, i1, i32
    }
    %v17 = scf.if %v11 -> (i32) {
      %v18 = arith.subi %v7, %v7 : i32
      %v20 = arith.constant 0 : i32
      %v21 = arith.constant 4 : i32
      %v19 = arith.cmpi sge, %v20, %v21 : i32
      scf.yield %v7 : i32
    } else {
      %v22 = arith.constant 2 : index
      %v23 = arith.constant 0 : index
      scf.for %v25 = %v22 to %v22 step %v23 {
      }
      %v26 = arith.constant 0 : index
      %v27 = arith.constant 4 : index
      %v28 = scf.for %v29 = %v26 to %v22 step %v27 iter_args(%v30 = %v11) -> (i1) {
        %v31 = arith.constant false
        scf.yield %v31 : i1
      }
      scf.yield %v7 : i32
    }
  }
  %v32 = arith.constant 1 : index
  %v33 = arith.constant 2 : index
  %v34 = arith.constant 3 : index
  %v35 = arith.constant true
  %v36:3 = scf.for %v37 = %v32 to %v33 step %v34 iter_args(%v38 = %a, %v39 = %v7, %v40 = %v35) -> (i32, i32, i1) {
    "test.use"(%v38) : (i32) -> ()
    %v41 = arith.constant 2 : i32
    %v42 = arith.constant 0 : i32
    %v43 = arith.constant false
    scf.yield %v41, %v42, %v43 : i32, i32, i1
  }
  %v44 = scf.while (%v45 = %v35, %v46 = %v36#0) : (i1, i32) -> i32 {
    %v47 = arith.cmpi sge, %v46, %a : i32
    %v48 = arith.cmpi slt, %v36#0, %v7 : i32
    scf.condition(%v48) %v46 : i32
  } do {
  ^bb0(%v49: i32):
    %v50 = scf.index_switch %v3 -> i32
    default {
      %v52 = arith.constant 4 : index
      %v51 = scf.index_switch %v52 -> i32
      case 3 {
        scf.yield %v36#0 : i32
      }
      case 2 {
        %v53 = arith.cmpi ne, %v1, %v1 : index
        scf.yield %a : i32
      }
      default {
        %v55 = arith.constant 2 : index
        %v54 = arith.xori %v55, %v33 : index
        %v56 = arith.constant 4 : i32
        scf.yield %v56 : i32
      }
      %v57 = arith.constant 2 : i32
      scf.yield %v57 : i32
    }
    "test.use"(%v7) : (i32) -> ()
    scf.yield %d, %v49 : i1, i32
  }
  %v59 = arith.constant 2 : index
  %v58 = arith.addi %v2, %v59 : index
  return %v36#1, %v59, %v36#2 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %i, %i : index
  %v2 = arith.cmpi ne, %v1, %i : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 2 : index
  scf.for %v7 = %v3 to %v4 step %v5 {
    %v8 = arith.constant 0 : index
    %v9:2 = scf.for %v10 = %v3 to %v8 step %v8 iter_args(%v11 = %a, %v12 = %v7) -> (i32, index) {
      %v13 = arith.constant true
      %v14:2 = scf.while (%v15 = %v13, %v16 = %a, %v17 = %v11) : (i1, i32, i32) -> (index, index) {
        %v18 = arith.addi %v12, %v4 : index
        %v19 = arith.constant 1 : index
        scf.condition(%d) %v19, %v7 : index, index
      } do {
      ^bb0(%v20: index, %v21: index):
        %v23 = arith.constant 3 : index
        %v22 = arith.xori %v23, %v23 : index
        %v25 = arith.constant 1 : i32
        %v24 = arith.addi %v25, %a : i32
        %v26 = arith.constant true
        %v27 = arith.constant 4 : i32
        scf.yield %v26, %v25, %v27 : i1, i32, i32
      }
      %v28 = scf.if %v13 -> (i1) {
        scf.yield %v13 : i1
      } else {
        scf.yield %v2 : i1
      }
      %v29 = arith.cmpi sge, %v12, %v10 : index
      %v30 = arith.constant 1 : index
      scf.yield %a, %v30 : i32, index
    }
    %v32 = arith.constant 4 : i32
    %v31 = arith.cmpi slt, %v9#0, %v32 : i32
    %v33 = arith.cmpi ne, %v9#1, %v3 : index
  }
  %v34 = arith.constant true
  %v35:3 = scf.while (%v36 = %a, %v37 = %v34) : (i32, i1) -> (i1, index, i32) {
    %v38 = arith.constant true
    %v39 = arith.constant 4 : index
    %v40 = arith.constant 2 : i32
    scf.condition(%v38) %d, %v39, %v40 : i1, index, i32
  } do {
  ^bb0(%v41: i1, %v42: index, %v43: i32):
    %v44 = arith.constant true
    scf.yield %a, %v44 : i32, i1
  }
  return %v35#2, %v5, %v34 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 3 : index
  %v3 = scf.for %v4 = %i to %v1 step %v2 iter_args(%v5 = %c) -> (i1) {
    scf.if %c {
    } else {
      %v7 = arith.constant 2 : index
      scf.for %v9 = %v4 to %v1 step %v7 {
        %v10 = arith.cmpi ne, %v9, %v1 : index
      }
      %v11 = arith.cmpi slt, %a, %a : i32
    }
    %v12 = arith.constant true
    scf.yield %v12 : i1
  }
  %v13:2 = scf.while (%v14 = %a, %v15 = %a) : (i32, i32) -> (i1, index) {
    %v16 = arith.cmpi sge, %v14, %a : i32
    %v17 = scf.if %c -> (i32) {
      %v18 = arith.constant 4 : index
      %v19 = arith.constant 0 : index
      %v20 = arith.constant 2 : index
      %v21 = arith.constant false
      %v22 = scf.for %v23 = %v18 to %v19 step %v20 iter_args(%v24 = %v21) -> (i1) {
        %v25 = arith.muli %a, %a : i32
        %v26 = arith.xori %v2, %v2 : index
        scf.yield %v16 : i1
      }
      %v27 = arith.constant 3 : i32
      scf.yield %v27 : i32
    } else {
      %v28 = arith.constant 2 : i32
      scf.yield %v28 : i32
    }
    %v29 = arith.constant false
    scf.condition(%v3) %v29, %v2 : i1, index
  } do {
  ^bb0(%v30: i1, %v31: index):
    %v32 = arith.constant 0 : index
    %v33 = arith.constant 2 : index
    %v34 = scf.for %v35 = %v32 to %v32 step %v33 iter_args(%v36 = %v1) -> (index) {
      scf.yield %v1 : index
    }
    %v37 = arith.constant 3 : i32
    scf.yield %a, %v37 : i32, i32
  }
  %v39 = arith.constant 1 : i32
  %v38 = arith.cmpi eq, %a, %v39 : i32
  %v40 = arith.cmpi eq, %v39, %v39 : i32
  return %v39, %v2, %v13#0 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 1 : i32
  %v4:3 = scf.for %v5 = %i to %v1 step %v2 iter_args(%v6 = %a, %v7 = %v1, %v8 = %v3) -> (i32, index, i32) {
    %v9 = scf.index_switch %v2 -> i32
    default {
      %v10 = arith.constant 3 : index
      %v11 = arith.constant 3 : index
      %v12 = arith.constant 4 : index
      scf.for %v14 = %v10 to %v11 step %v12 {
        "test.use"(%v8) : (i32) -> ()
        "test.use"(%v8) : (i32) -> ()
      }
      scf.yield %v3 : i32
    }
    %v15 = arith.constant true
    %v16:2 = scf.if %v15 -> (i1, index) {
      %v17:3 = scf.if %c -> (i1, index, i32) {
        scf.yield %d, %v5, %v8 : i1, index, i32
      } else {
        scf.yield %d, %v2, %v9 : i1, index, i32
      }
      %v18 = arith.constant 3 : index
      scf.yield %v15, %v18 : i1, index
    } else {
      %v19 = arith.constant 0 : i32
      "test.use"(%v19) : (i32) -> ()
      scf.yield %d, %i : i1, index
    }
    scf.yield %v3, %v7, %v8 : i32, index, i32
  }
  %v20 = scf.if %d -> (i1) {
    %v21 = arith.constant true
    scf.yield %v21 : i1
  } else {
    %v22 = arith.xori %i, %i : index
    %v23 = arith.constant true
    %v24:2 = scf.if %v23 -> (i1, index) {
      scf.yield %d, %v4#1 : i1, index
    } else {
      %v25 = arith.subi %v4#0, %a : i32
      scf.yield %c, %v2 : i1, index
    }
    scf.yield %v24#0 : i1
  }
  %v26 = arith.constant 4 : i32
  scf.while (%v28 = %v26) : (i32) -> () {
    %v29 = arith.addi %v3, %v4#0 : i32
    %v30 = arith.constant true
    scf.condition(%v30)
  } do {
  ^bb0:
    scf.yield %v4#0 : i32
  }
  %v31 = arith.constant 2 : index
  %v32 = arith.constant 1 : index
  %v33 = arith.constant 1 : i32
  %v34:2 = scf.for %v35 = %v31 to %v32 step %i iter_args(%v36 = %v33, %v37 = %i) -> (i32, index) {
    scf.yield %v36, %v32 : i32, index
  }
  %v38 = arith.constant 4 : index
  %v39 = arith.constant 3 : index
  %v40:2 = scf.for %v41 = %v38 to %v39 step %v4#1 iter_args(%v42 = %v2, %v43 = %v26) -> (index, i32) {
    scf.while (%v45 = %v3, %v46 = %v43, %v47 = %v4#2) : (i32, i32, i32) -> () {
      %v48 = arith.subi %v39, %v32 : index
      %v49 = arith.constant 0 : index
      %v50 = arith.constant 0 : index
      %v51 = scf.for %v52 = %v49 to %v50 step %v38 iter_args(%v53 = %v34#0) -> (i32) {
        %v54 = arith.constant 3 : i32
        scf.yield %v54 : i32
      }
      scf.condition(%c)
    } do {
    ^bb0:
      %v55:3 = scf.if %c -> (index, i32, i32) {
        "test.use"(%v3) : (i32) -> ()
        %v56 = arith.constant 4 : index
        %v57 = arith.constant 0 : i32
        scf.yield %v56, %v57, %v33 : index, i32, i32
      } else {
        %v58 = arith.muli %v34#1, %v38 : index
        %v59 = arith.constant 3 : i32
        scf.yield %v38, %v59, %v33 : index, i32, i32
      }
      %v60t = arith.constant true
      %v60 = arith.xori %v20, %v60t : i1
      scf.if %v60 {
      } else {
      }
      %v62 = arith.constant 3 : i32
      scf.yield %v34#0, %v33, %v62 : i32, i32, i32
    }
    %v63 = arith.constant 1 : index
    %v64 = arith.constant 2 : index
    %v65 = arith.constant 2 : index
    %v66 = scf.for %v67 = %v63 to %v64 step %v65 iter_args(%v68 = %v20) -> (i1) {
      %v69 = arith.cmpi sge, %v1, %v34#1 : index
      %v70:3 = scf.if %c -> (index, index, i32) {
        %v71 = arith.constant 3 : i32
        scf.yield %i, %v1, %v71 : index, index, i32
      } else {
        %v72 = arith.constant 4 : index
        scf.yield %v72, %v31, %v33 : index, index, i32
      }
      scf.yield %v20 : i1
    }
    scf.yield %v32, %v4#2 : index, i32
  }
  return %v34#0, %v38, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v1 = arith.addi %a, %a : i32
  %v3 = arith.constant 0 : index
  %v2 = arith.xori %i, %v3 : index
  %v4 = arith.addi %v3, %v3 : index
  return %v1, %v3, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.if %c {
    %v2 = arith.cmpi sge, %i, %i : index
  } else {
    %v3 = arith.cmpi ne, %i, %i : index
    "test.use"(%a) : (i32) -> ()
  }
  %v5 = arith.constant 3 : index
  %v4 = arith.addi %v5, %i : index
  %v6t = arith.constant true
  %v6 = arith.xori %c, %v6t : i1
  %v7 = scf.if %v6 -> (index) {
    %v8 = arith.muli %a, %a : i32
    scf.yield %v5 : index
  } else {
    scf.yield %i : index
  }
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 0 : index
  %v11:2 = scf.for %v12 = %v9 to %v10 step %i iter_args(%v13 = %a, %v14 = %i) -> (i32, index) {
    %v15t = arith.constant true
    %v15 = arith.xori %c, %v15t : i1
    %v16 = scf.if %v15 -> (index) {
      %v18 = arith.constant 4 : index
      %v17 = scf.index_switch %v18 -> index
      case 0 {
        scf.yield %i : index
      }
      case 3 {
        %v19 = arith.constant 4 : index
        scf.yield %v19 : index
      }
      default {
        %v20 = arith.constant 3 : index
        scf.yield %v20 : index
      }
      scf.yield %v17 : index
    } else {
      scf.if %d {
      } else {
      }
      scf.yield %v7 : index
    }
    scf.yield %a, %v9 : i32, index
  }
  return %a, %v11#1, %c : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = arith.subi %v2, %i : index
  %v3 = arith.constant false
  %v4:2 = scf.if %v3 -> (i32, i32) {
    %v5 = arith.constant 0 : index
    %v6 = arith.constant 2 : index
    %v7 = arith.constant 2 : index
    scf.for %v9 = %v5 to %v6 step %v7 {
      "test.use"(%a) : (i32) -> ()
    }
    %v10 = arith.constant 0 : i32
    scf.yield %a, %v10 : i32, i32
  } else {
    %v11 = arith.constant false
    %v12:2 = scf.while (%v13 = %v11) : (i1) -> (i32, i1) {
      %v14 = arith.subi %v1, %v1 : index
      %v15 = arith.addi %a, %a : i32
      %v16 = arith.constant true
      scf.condition(%v16) %v15, %d : i32, i1
    } do {
    ^bb0(%v17: i32, %v18: i1):
      %v19 = scf.index_switch %v1 -> i32
      case 1 {
        %v21 = arith.constant 2 : i32
        %v20 = arith.cmpi eq, %v17, %v21 : i32
        %v22 = arith.constant 1 : i32
        scf.yield %v22 : i32
      }
      case 0 {
        %v23 = arith.constant 2 : i32
        scf.yield %v23 : i32
      }
      default {
        %v24 = arith.muli %v17, %a : i32
        scf.yield %v24 : i32
      }
      %v25 = arith.addi %v1, %v1 : index
      scf.yield %d : i1
    }
    %v26:2 = scf.while (%v27 = %v12#1, %v28 = %v12#1) : (i1, i1) -> (i32, index) {
      %v29:2 = scf.if %v28 -> (i32, i32) {
        scf.yield %v12#0, %a : i32, i32
      } else {
        %v30 = arith.constant 4 : i32
        scf.yield %v30, %v30 : i32, i32
      }
      %v31 = arith.constant 3 : i32
      scf.condition(%d) %v31, %v1 : i32, index
    } do {
    ^bb0(%v32: i32, %v33: index):
      scf.yield %d, %v12#1 : i1, i1
    }
    scf.yield %v12#0, %v26#0 : i32, i32
  }
  %v35 = arith.constant 3 : i32
  %v34 = arith.xori %v35, %v4#1 : i32
  scf.while (%v37 = %v3) : (i1) -> () {
    %v38t = arith.constant true
    %v38 = arith.xori %c, %v38t : i1
    %v39:2 = scf.if %v38 -> (i32, i32) {
      "test.use"(%v34) : (i32) -> ()
      %v40 = arith.xori %v1, %v1 : index
      scf.yield %v34, %v34 : i32, i32
    } else {
      scf.yield %v4#1, %v35 : i32, i32
    }
    %v41 = arith.constant false
    scf.condition(%v41)
  } do {
  ^bb0:
    "test.use"(%v4#1) : (i32) -> ()
    %v42 = arith.muli %v35, %v34 : i32
    scf.yield %v3 : i1
  }
  return %v34, %v1, %v3 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : i32
  %v2:2 = scf.while (%v3 = %v1) : (i32) -> (index, i1) {
    %v4 = arith.muli %i, %i : index
    %v5t = arith.constant true
    %v5 = arith.xori %d, %v5t : i1
    scf.if %v5 {
      %v7 = arith.cmpi slt, %v4, %i : index
      %v8 = arith.cmpi sge, %a, %a : i32
    }
    %v9 = arith.constant false
    scf.condition(%c) %v4, %v9 : index, i1
  } do {
  ^bb0(%v10: index, %v11: i1):
    scf.yield %v1 : i32
  }
  %v13 = arith.constant 0 : index
  %v12 = arith.muli %v2#0, %v13 : index
  %v14 = arith.constant 2 : index
  %v15 = arith.constant 2 : index
  %v16:3 = scf.for %v17 = %v12 to %v14 step %v15 iter_args(%v18 = %c, %v19 = %v13, %v20 = %a) -> (i1, index, i32) {
    %v22 = arith.constant 4 : index
    %v21 = arith.cmpi ne, %v17, %v22 : index
    %v24 = arith.constant 0 : i32
    %v23 = arith.cmpi eq, %v20, %v24 : i32
    %v26 = arith.constant 0 : index
    %v25 = arith.xori %v17, %v26 : index
    scf.yield %v18, %v19, %a : i1, index, i32
  }
  %v27 = arith.subi %v15, %v15 : index
  "test.use"(%v16#2) : (i32) -> ()
  return %v1, %v27, %v16#0 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi eq, %a, %a : i32
  %v2 = arith.addi %a, %a : i32
  %v3 = scf.while (%v4 = %v1, %v5 = %d) : (i1, i1) -> i32 {
    %v6:2 = scf.while (%v7 = %d) : (i1) -> (index, i32) {
      scf.condition(%d) %i, %a : index, i32
    } do {
    ^bb0(%v8: index, %v9: i32):
      scf.yield %c : i1
    }
    %v10 = scf.index_switch %i -> i32
    case 2 {
      %v11 = arith.constant 1 : index
      %v12 = arith.constant 4 : index
      %v13 = arith.constant 1 : index
      %v14 = scf.for %v15 = %v11 to %v12 step %v13 iter_args(%v16 = %v6#1) -> (i32) {
        %v17 = arith.subi %v2, %a : i32
        scf.yield %v17 : i32
      }
      scf.yield %v2 : i32
    }
    case 1 {
      %v18 = arith.cmpi sge, %v6#0, %v6#0 : index
      %v19 = arith.constant 1 : i32
      scf.yield %v19 : i32
    }
    default {
      %v21 = arith.constant 4 : i32
      %v20 = arith.subi %v21, %v6#1 : i32
      scf.yield %v21 : i32
    }
    scf.condition(%c) %v10 : i32
  } do {
  ^bb0(%v22: i32):
    %v24 = arith.constant 0 : index
    %v23 = arith.cmpi ne, %v24, %i : index
    %v25 = arith.cmpi ne, %v22, %v22 : i32
    %v26 = arith.constant true
    scf.yield %v1, %v26 : i1, i1
  }
  %v27 = arith.constant 1 : index
  %v28 = arith.constant 2 : index
  %v29 = arith.constant 4 : index
  %v30 = arith.constant 0 : index
  %v31:3 = scf.for %v32 = %v27 to %v28 step %v29 iter_args(%v33 = %v29, %v34 = %d, %v35 = %v30) -> (index, i1, index) {
    %v36 = scf.index_switch %v33 -> index
    case 3 {
      scf.if %c {
        %v38 = arith.cmpi slt, %v35, %v28 : index
      } else {
        %v40 = arith.constant 3 : index
        %v39 = arith.muli %v33, %v40 : index
      }
      %v41 = arith.constant 4 : index
      scf.yield %v41 : index
    }
    case 1 {
      scf.if %v34 {
        "test.use"(%a) : (i32) -> ()
      }
      scf.yield %v32 : index
    }
    default {
      %v43 = arith.constant 1 : i32
      %v44:3 = scf.while (%v45 = %v2, %v46 = %v43) : (i32, i32) -> (index, index, i32) {
        %v48 = arith.constant 0 : i32
        %v47 = arith.subi %v48, %v43 : i32
        %v49 = arith.constant 3 : index
        %v50 = arith.constant 3 : index
        %v51 = arith.constant 0 : i32
        scf.condition(%v34) %v49, %v50, %v51 : index, index, i32
      } do {
      ^bb0(%v52: index, %v53: index, %v54: i32):
        scf.yield %a, %v3 : i32, i32
      }
      scf.yield %v28 : index
    }
    %v55 = arith.cmpi sge, %v3, %v2 : i32
    scf.yield %v35, %d, %i : index, i1, index
  }
  return %v2, %v31#2, %v31#1 : i32, index, i1
}
