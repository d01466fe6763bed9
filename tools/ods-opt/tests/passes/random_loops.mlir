// builtin.module(canonicalize)
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi sge, %i, %i : index
  %v2:2 = scf.if %c -> (index, i32) {
    %v3 = scf.if %v1 -> (i1) {
      %v5 = arith.constant 1 : i32
      %v4 = arith.muli %a, %v5 : i32
      %v6 = arith.constant 2 : index
      %v7 = arith.constant 2 : index
      %v8 = scf.for %v9 = %i to %v6 step %v7 iter_args(%v10 = %v5) -> (i32) {
        "test.use"(%v4) : (i32) -> ()
        %v11 = arith.xori %v4, %v10 : i32
        scf.yield %v5 : i32
      }
      scf.yield %c : i1
    } else {
      %v13 = arith.constant 2 : index
      %v12 = arith.subi %i, %v13 : index
      %v14 = arith.constant 0 : index
      %v15 = scf.for %v16 = %v14 to %i step %i iter_args(%v17 = %a) -> (i32) {
        %v19 = arith.constant 2 : i32
        %v18 = arith.muli %v17, %v19 : i32
        scf.yield %v18 : i32
      }
      %v20 = arith.constant false
      scf.yield %v20 : i1
    }
    %v21 = scf.if %v3 -> (index) {
      %v22 = arith.constant 0 : index
      %v23 = arith.constant 3 : index
      %v24 = arith.constant 0 : index
      %v25 = scf.for %v26 = %v22 to %v23 step %v24 iter_args(%v27 = %a) -> (i32) {
        %v28 = arith.subi %v26, %v22 : index
        scf.yield %v27 : i32
      }
      scf.if %v3 {
      } else {
      }
      scf.yield %v23 : index
    } else {
      scf.yield %i : index
    }
    scf.yield %i, %a : index, i32
  } else {
    %v31 = arith.constant 2 : i32
    %v30 = arith.subi %a, %v31 : i32
    %v33 = arith.constant 3 : index
    %v32 = arith.subi %v33, %v33 : index
    scf.yield %i, %v31 : index, i32
  }
  %v34:3 = scf.if %d -> (i32, index, index) {
    %v36 = arith.constant 2 : index
    %v35 = arith.cmpi ne, %v2#0, %v36 : index
    %v38 = arith.constant 2 : i32
    %v37 = arith.addi %v38, %v2#1 : i32
    %v39 = arith.constant 0 : index
    scf.yield %v38, %i, %v39 : i32, index, index
  } else {
    "test.use"(%a) : (i32) -> ()
    %v41 = arith.constant 3 : index
    %v40 = arith.muli %v2#0, %v41 : index
    %v42 = arith.constant 2 : index
    scf.yield %v2#1, %v42, %i : i32, index, index
  }
  %v43 = arith.constant false
  scf.while (%v45 = %v43) : (i1) -> () {
    scf.condition(%v1)
  } do {
  ^bb0:
    %v47 = arith.constant 4 : index
    %v46 = arith.cmpi slt, %v47, %v47 : index
    %v48:2 = scf.if %d -> (i32, i1) {
      scf.yield %v2#1, %c : i32, i1
    } else {
      %v50 = arith.constant 0 : i32
      %v49 = arith.muli %v2#1, %v50 : i32
      %v51 = arith.cmpi sge, %v34#2, %v2#0 : index
      scf.yield %v2#1, %c : i32, i1
    }
    scf.yield %v1 : i1
  }
  return %v34#0, %v2#0, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : index
  %v2 = arith.constant 4 : index
  scf.for %v4 = %v1 to %v2 step %v1 {
  }
  %v6 = arith.constant 0 : index
  %v5 = arith.cmpi sge, %v2, %v6 : index
  scf.while (%v8 = %v5) : (i1) -> () {
    %v10 = arith.constant 4 : index
    %v9 = scf.index_switch %v10 -> index
    case 0 {
      %v11 = arith.constant false
      %v12:2 = scf.if %v11 -> (index, i32) {
        %v13 = arith.constant 1 : index
        scf.yield %v13, %a : index, i32
      } else {
        %v15 = arith.constant 0 : index
        %v14 = arith.muli %v15, %i : index
        scf.yield %i, %a : index, i32
      }
      scf.yield %v10 : index
    }
    case 1 {
      %v16 = arith.constant true
      %v17 = scf.if %v16 -> (i1) {
        %v19 = arith.constant 4 : i32
        %v20 = arith.constant 3 : i32
        %v18 = arith.cmpi eq, %v19, %v20 : i32
        %v21 = arith.constant false
        scf.yield %v21 : i1
      } else {
        scf.yield %c : i1
      }
      scf.yield %v6 : index
    }
    default {
      %v22 = arith.muli %a, %a : i32
      scf.yield %v10 : index
    }
    scf.condition(%d)
  } do {
  ^bb0:
    scf.yield %v5 : i1
  }
  scf.if %d {
    %v24 = arith.subi %v6, %v1 : index
  }
  %v25 = arith.constant 3 : index
  %v26 = arith.constant false
  %v27 = arith.constant false
  %v28 = arith.constant true
  %v29:3 = scf.for %v30 = %v6 to %v25 step %v25 iter_args(%v31 = %v26, %v32 = %v27, %v33 = %v28) -> (i1, i1, i1) {
    scf.yield %v5, %v26, %d : i1, i1, i1
  }
  %v34 = arith.constant 0 : index
  %v35 = arith.constant 1 : index
  %v36 = arith.constant 0 : index
  %v37 = scf.for %v38 = %v34 to %v35 step %v36 iter_args(%v39 = %a) -> (i32) {
    %v40 = arith.subi %v36, %v1 : index
    %v42 = arith.constant 3 : index
    %v41 = arith.subi %v25, %v42 : index
    %v44 = arith.constant 2 : index
    %v43 = arith.cmpi sge, %v44, %v36 : index
    scf.yield %v39 : i32
  }
  return %v37, %v35, %v29#1 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.if %d {
  }
  scf.if %c {
    %v3 = arith.subi %i, %i : index
    %v4 = arith.addi %v3, %v3 : index
  }
  %v5t = arith.constant true
  %v5 = arith.xori %d, %v5t : i1
  %v6:3 = scf.if %v5 -> (i32, i32, i1) {
    %v7 = arith.constant 3 : i32
    %v8 = arith.constant 2 : i32
    scf.yield %v7, %v8, %d : i32, i32, i1
  } else {
    scf.yield %a, %a, %c : i32, i32, i1
  }
  %v9 = arith.xori %v6#1, %a : i32
  %v10 = arith.constant false
  %v11:2 = scf.while (%v12 = %v9, %v13 = %v10) : (i32, i1) -> (i1, i1) {
    %v14 = arith.cmpi ne, %v12, %v6#1 : i32
    %v15 = arith.xori %i, %i : index
    scf.condition(%v10) %d, %c : i1, i1
  } do {
  ^bb0(%v16: i1, %v17: i1):
    "test.use"(%a) : (i32) -> ()
    scf.yield %a, %v10 : i32, i1
  }
  %v19 = arith.constant 2 : i32
  %v18 = arith.addi %v9, %v19 : i32
  scf.while (%v21 = %c) : (i1) -> () {
    scf.condition(%v10)
  } do {
  ^bb0:
    %v22 = arith.cmpi eq, %i, %i : index
    %v23 = arith.xori %i, %i : index
    scf.yield %v6#2 : i1
  }
  return %v9, %i, %v11#0 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = arith.cmpi ne, %i, %v2 : index
  %v3:2 = scf.if %v1 -> (i1, i32) {
    %v4 = arith.constant 1 : index
    %v5 = arith.constant 3 : index
    %v6 = arith.constant 2 : index
    %v7 = arith.constant false
    %v8:3 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v10 = %d, %v11 = %d, %v12 = %v7) -> (i1, i1, i1) {
      %v13 = arith.constant 4 : index
      %v14 = arith.constant 0 : index
      %v15:2 = scf.for %v16 = %v6 to %v13 step %v14 iter_args(%v17 = %a, %v18 = %v7) -> (i32, i1) {
        %v19 = arith.addi %v17, %v17 : i32
        %v20 = arith.constant false
        scf.yield %v17, %v20 : i32, i1
      }
      scf.yield %v11, %v11, %v12 : i1, i1, i1
    }
    scf.yield %d, %a : i1, i32
  } else {
    %v22 = arith.constant 0 : index
    %v21 = arith.muli %v22, %v22 : index
    %v23 = arith.constant true
    scf.yield %v23, %a : i1, i32
  }
  %v24 = scf.index_switch %v2 -> index
  case 1 {
    %v25:2 = scf.while (%v26 = %v3#1, %v27 = %d) : (i32, i1) -> (i32, i32) {
      scf.condition(%c) %a, %v26 : i32, i32
    } do {
    ^bb0(%v28: i32, %v29: i32):
      scf.yield %v28, %v1 : i32, i1
    }
    scf.yield %v2 : index
  }
  default {
    %v30 = scf.index_switch %i -> i32
    case 2 {
      %v31 = arith.muli %a, %v3#1 : i32
      scf.yield %v31 : i32
    }
    case 1 {
      %v32 = arith.xori %i, %i : index
      scf.yield %a : i32
    }
    default {
      %v33:3 = scf.if %v1 -> (i32, index, i1) {
        scf.yield %a, %i, %d : i32, index, i1
      } else {
        scf.yield %a, %i, %v1 : i32, index, i1
      }
      %v34 = arith.constant 3 : i32
      scf.yield %v34 : i32
    }
    %v35 = arith.constant 0 : index
    scf.yield %v35 : index
  }
  scf.if %v3#0 {
  }
  %v37 = scf.if %d -> (i1) {
    scf.yield %v1 : i1
  } else {
    %v38 = arith.constant 2 : index
    %v39 = arith.constant 1 : index
    %v40 = arith.constant 4 : index
    %v41 = scf.for %v42 = %v38 to %v39 step %v40 iter_args(%v43 = %v24) -> (index) {
      %v44:2 = scf.if %d -> (i32, i32) {
        scf.yield %v3#1, %v3#1 : i32, i32
      } else {
        %v46 = arith.constant 0 : i32
        %v45 = arith.cmpi sge, %v3#1, %v46 : i32
        "test.use"(%v46) : (i32) -> ()
        %v47 = arith.constant 2 : i32
        scf.yield %v46, %v47 : i32, i32
      }
      %v48 = arith.constant 4 : i32
      "test.use"(%v48) : (i32) -> ()
      %v49 = arith.constant 4 : index
      %v50 = arith.constant 2 : index
      %v51 = arith.constant 0 : index
      %v52 = scf.for %v53 = %v49 to %v50 step %v51 iter_args(%v54 = %v24) -> (index) {
        scf.yield %v38 : index
      }
      %v55 = arith.constant 4 : index
      scf.yield %v55 : index
    }
    scf.yield %c : i1
  }
  %v56:2 = scf.if %v37 -> (i32, i1) {
    scf.yield %a, %v3#0 : i32, i1
  } else {
    %v57 = arith.constant 1 : i32
    %v58 = arith.constant false
    scf.yield %v57, %v58 : i32, i1
  }
  %v60 = arith.constant 1 : index
  %v59 = scf.index_switch %v60 -> i32
  case 2 {
    %v61 = arith.subi %v2, %v24 : index
    scf.yield %v3#1 : i32
  }
  case 0 {
    %v63 = arith.constant 2 : index
    %v62 = arith.subi %i, %v63 : index
    scf.yield %v56#0 : i32
  }
  default {
    %v64:2 = scf.if %v37 -> (index, i32) {
      %v65 = arith.cmpi eq, %v2, %i : index
      %v66 = arith.constant 0 : i32
      scf.yield %v24, %v66 : index, i32
    } else {
      scf.yield %v24, %a : index, i32
    }
    scf.yield %a : i32
  }
  return %v3#1, %v60, %v3#0 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %a, %a : i32
  %v2 = arith.cmpi ne, %a, %a : i32
  %v3 = arith.constant true
  %v4 = scf.if %v3 -> (i32) {
    scf.yield %a : i32
  } else {
    %v5 = arith.cmpi ne, %v1, %v1 : i32
    %v7 = arith.constant 4 : index
    %v8 = arith.constant 2 : index
    %v6 = arith.xori %v7, %v8 : index
    scf.yield %a : i32
  }
  %v9:3 = scf.while (%v10 = %c, %v11 = %v1) : (i1, i32) -> (i1, i32, i1) {
    scf.if %c {
      %v13 = arith.constant 0 : index
      %v14 = scf.for %v15 = %i to %i step %v13 iter_args(%v16 = %v11) -> (i32) {
        scf.yield %v1 : i32
      }
      scf.if %c {
      }
    }
    %v18 = arith.constant true
    scf.condition(%v18) %v3, %v11, %d : i1, i32, i1
  } do {
  ^bb0(%v19: i1, %v20: i32, %v21: i1):
    %v22 = arith.constant 4 : i32
    "test.use"(%v22) : (i32) -> ()
    "test.use"(%v4) : (i32) -> ()
    scf.yield %c, %v1 : i1, i32
  }
  %v23 = arith.constant 0 : index
  %v24 = arith.constant 1 : index
  %v25 = arith.constant 2 : index
  %v26 = arith.constant false
  %v27 = scf.for %v28 = %v23 to %v24 step %v25 iter_args(%v29 = %v26) -> (i1) {
    scf.yield %v29 : i1
  }
  %v30 = arith.constant 2 : index
  %v31 = arith.constant 0 : index
  %v32 = arith.constant 3 : index
  %v33:3 = scf.for %v34 = %v30 to %v31 step %v32 iter_args(%v35 = %v4, %v36 = %v24, %v37 = %v1) -> (i32, index, i32) {
    scf.yield %v35, %v36, %a : i32, index, i32
  }
  %v38 = arith.muli %v23, %v30 : index
  return %v33#2, %v33#1, %v27 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 3 : index
  %v4 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %v2) -> (index) {
    scf.yield %v6 : index
  }
  "test.use"(%a) : (i32) -> ()
  %v7 = scf.index_switch %v1 -> i32
  default {
    %v8 = arith.constant 2 : index
    %v9 = arith.constant 2 : index
    %v10 = arith.constant 1 : index
    %v11 = scf.for %v12 = %v8 to %v9 step %v10 iter_args(%v13 = %v10) -> (index) {
      %v14 = arith.xori %a, %a : i32
      scf.yield %v9 : index
    }
    scf.yield %a : i32
  }
  %v16 = arith.constant 0 : i32
  %v15 = arith.subi %v7, %v16 : i32
  %v17 = arith.constant true
  %v18 = scf.if %v17 -> (i1) {
    scf.yield %v17 : i1
  } else {
    %v19 = arith.constant false
    scf.yield %v19 : i1
  }
  %v21 = arith.constant 0 : i32
  %v20 = arith.cmpi eq, %v21, %v15 : i32
  %v22:2 = scf.if %v17 -> (index, index) {
    %v23 = arith.constant 4 : index
    scf.yield %v23, %v3 : index, index
  } else {
    "test.use"(%v21) : (i32) -> ()
    scf.yield %v4, %v2 : index, index
  }
  return %v21, %v4, %v17 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %a) : (i32) -> (i1, i32, index) {
    %v3 = arith.constant true
    scf.condition(%d) %v3, %v2, %i : i1, i32, index
  } do {
  ^bb0(%v4: i1, %v5: i32, %v6: index):
    %v8 = arith.constant 3 : i32
    %v7 = arith.muli %v8, %v5 : i32
    scf.yield %v7 : i32
  }
  %v10 = arith.constant 2 : index
  %v9 = scf.index_switch %v10 -> index
  case 2 {
    %v11 = arith.constant true
    scf.while (%v13 = %v11, %v14 = %c) : (i1, i1) -> () {
      %v15 = scf.index_switch %i -> i32
      default {
        %v16 = arith.constant 4 : i32
        scf.yield %v16 : i32
      }
      scf.condition(%d)
    } do {
    ^bb0:
      scf.if %v11 {
        %v19 = arith.constant 0 : i32
        %v18 = arith.cmpi slt, %v19, %a : i32
      } else {
        %v20 = arith.cmpi eq, %v1#1, %a : i32
        %v21 = arith.subi %v1#1, %v1#1 : i32
      }
      %v22t = arith.constant true
      %v22 = arith.xori %v11, %v22t : i1
      %v23:2 = scf.if %v22 -> (i32, index) {
        %v24 = arith.constant 0 : i32
        %v25 = arith.constant 0 : index
        scf.yield %v24, %v25 : i32, index
      } else {
        scf.yield %a, %v10 : i32, index
      }
      scf.yield %v11, %v11 : i1, i1
    }
    scf.yield %v10 : index
  }
  case 3 {
    %v26:2 = scf.if %v1#0 -> (i1, index) {
      scf.yield %d, %v1#2 : i1, index
    } else {
      %v27 = arith.addi %a, %v1#1 : i32
      %v28 = arith.constant 0 : index
      scf.yield %v1#0, %v28 : i1, index
    }
    scf.yield %v10 : index
  }
  default {
    %v29 = arith.constant 2 : index
    %v30:3 = scf.for %v31 = %v29 to %i step %i iter_args(%v32 = %d, %v33 = %d, %v34 = %a) -> (i1, i1, i32) {
      %v36 = arith.constant 0 : i32
      %v35 = arith.cmpi ne, %v36, %v34 : i32
      %v37:2 = scf.if %v1#0 -> (i32, i1) {
        %v38 = arith.subi %v36, %v34 : i32
        scf.yield %v34, %v1#0 : i32, i1
      } else {
        scf.yield %v1#1, %v1#0 : i32, i1
      }
      %v40 = arith.constant 0 : i32
      %v39 = arith.cmpi sge, %v40, %v36 : i32
      scf.yield %v1#0, %v39, %v1#1 : i1, i1, i32
    }
    scf.yield %v29 : index
  }
  %v41:2 = scf.if %d -> (index, index) {
    %v43 = arith.constant 0 : index
    %v42 = arith.addi %v10, %v43 : index
    %v44 = scf.index_switch %v42 -> i32
    case 0 {
      %v45 = arith.constant true
      scf.if %v45 {
        %v47 = arith.xori %v43, %v9 : index
      }
      %v48 = arith.constant 0 : i32
      scf.yield %v48 : i32
    }
    case 2 {
      %v49 = arith.cmpi eq, %v9, %v42 : index
      scf.yield %v1#1 : i32
    }
    default {
      %v50 = arith.constant 1 : index
      %v51 = arith.constant 4 : index
      scf.for %v53 = %v50 to %v51 step %v1#2 {
      }
      %v54 = arith.constant 3 : i32
      scf.yield %v54 : i32
    }
    %v55 = arith.constant 0 : index
    scf.yield %v9, %v55 : index, index
  } else {
    scf.yield %v10, %v9 : index, index
  }
  %v56 = arith.constant 3 : index
  %v57 = arith.constant 1 : index
  %v58 = arith.constant 3 : index
  %v59 = arith.constant 1 : i32
  %v60 = scf.for %v61 = %v56 to %v57 step %v58 iter_args(%v62 = %v59) -> (i32) {
    %v63 = arith.constant 1 : index
    %v64 = arith.constant 0 : index
    %v65 = scf.for %v66 = %v63 to %v9 step %v64 iter_args(%v67 = %v58) -> (index) {
      %v68 = arith.constant 0 : index
      %v69 = arith.constant 0 : index
      %v70 = arith.constant false
      %v71:2 = scf.for %v72 = %v68 to %v58 step %v69 iter_args(%v73 = %v70, %v74 = %v62) -> (i1, i32) {
        scf.yield %v73, %v59 : i1, i32
      }
      %v75t = arith.constant true
      %v75 = arith.xori %v1#0, %v75t : i1
      %v76 = scf.if %v75 -> (i32) {
        %v78 = arith.constant 0 : i32
        %v77 = arith.subi %v78, %v62 : i32
        %v79 = arith.constant 3 : i32
        scf.yield %v79 : i32
      } else {
        %v81 = arith.constant 1 : i32
        %v80 = arith.addi %v71#1, %v81 : i32
        %v83 = arith.constant 3 : index
        %v82 = arith.cmpi eq, %v83, %v1#2 : index
        %v84 = arith.constant 3 : i32
        scf.yield %v84 : i32
      }
      %v85 = arith.cmpi ne, %v71#1, %v59 : i32
      scf.yield %v66 : index
    }
    %v86 = arith.muli %a, %v59 : i32
    %v88 = arith.constant 1 : index
    %v87 = arith.xori %v41#0, %v88 : index
    scf.yield %v62 : i32
  }
  %v89t = arith.constant true
  %v89 = arith.xori %d, %v89t : i1
  %v90 = scf.if %v89 -> (i1) {
    %v91t = arith.constant true
    %v91 = arith.xori %c, %v91t : i1
    scf.if %v91 {
    }
    %v93 = arith.constant true
    scf.yield %v93 : i1
  } else {
    %v94 = arith.muli %v56, %v41#1 : index
    scf.yield %c : i1
  }
  return %v1#1, %v58, %v1#0 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v1t = arith.constant true
  %v1 = arith.xori %c, %v1t : i1
  %v2:3 = scf.if %v1 -> (i32, index, i32) {
    scf.if %d {
      %v5 = arith.constant 2 : index
      %v4 = arith.cmpi eq, %v5, %i : index
      %v6 = arith.constant 4 : index
      %v7 = arith.constant 0 : index
      %v8 = arith.constant 0 : index
      scf.for %v10 = %v6 to %v7 step %v8 {
        %v12 = arith.constant 1 : index
        %v11 = arith.cmpi eq, %i, %v12 : index
        %v14 = arith.constant 3 : index
        %v13 = arith.muli %v14, %v7 : index
      }
    }
    scf.yield %a, %i, %a : i32, index, i32
  } else {
    %v15 = arith.constant false
    %v16t = arith.constant true
    %v16 = arith.xori %v15, %v16t : i1
    %v17 = scf.if %v16 -> (i32) {
      %v18 = arith.constant 2 : index
      %v19 = arith.constant 0 : index
      %v20 = arith.constant 0 : index
      %v21:2 = scf.for %v22 = %i to %v18 step %v19 iter_args(%v23 = %v19, %v24 = %v20) -> (index, index) {
        %v25 = arith.constant 0 : index
        scf.yield %v19, %v25 : index, index
      }
      scf.yield %a : i32
    } else {
      %v26:3 = scf.if %c -> (index, i32, index) {
        %v27 = arith.constant 4 : index
        scf.yield %v27, %a, %v27 : index, i32, index
      } else {
        %v28 = arith.constant 3 : i32
        scf.yield %i, %v28, %i : index, i32, index
      }
      %v29 = arith.constant 2 : index
      %v30 = scf.for %v31 = %v29 to %v26#0 step %i iter_args(%v32 = %a) -> (i32) {
        %v33 = arith.addi %v26#1, %v32 : i32
        scf.yield %v33 : i32
      }
      scf.yield %a : i32
    }
    %v34 = arith.constant 4 : index
    %v35 = arith.constant 0 : index
    %v36 = arith.constant 0 : index
    scf.for %v38 = %v34 to %v35 step %v36 {
      %v39 = scf.while (%v40 = %d) : (i1) -> i32 {
        scf.condition(%v40) %v17 : i32
      } do {
      ^bb0(%v41: i32):
        scf.yield %v15 : i1
      }
    }
    scf.yield %v17, %v34, %a : i32, index, i32
  }
  %v42 = scf.if %c -> (index) {
    %v43 = arith.cmpi eq, %v2#0, %v2#2 : i32
    %v45 = arith.constant 2 : i32
    %v44 = arith.addi %v45, %v45 : i32
    scf.yield %v2#1 : index
  } else {
    %v46 = arith.constant 2 : i32
    "test.use"(%v46) : (i32) -> ()
    scf.yield %v2#1 : index
  }
  %v47 = arith.subi %v2#0, %v2#2 : i32
  return %v47, %v42, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 1 : index
  %v4:2 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %v3, %v7 = %i) -> (index, index) {
    %v8:3 = scf.if %d -> (index, i1, index) {
      %v9 = arith.constant 2 : index
      %v10 = arith.constant 1 : index
      %v11 = arith.constant 2 : index
      %v12 = arith.constant 2 : index
      %v13:2 = scf.for %v14 = %v9 to %v10 step %v11 iter_args(%v15 = %v12, %v16 = %d) -> (index, i1) {
        scf.yield %v15, %v16 : index, i1
      }
      %v18 = arith.constant 4 : i32
      %v17 = arith.cmpi sge, %v18, %a : i32
      %v19 = arith.constant 1 : index
      scf.yield %v1, %c, %v19 : index, i1, index
    } else {
      %v21 = arith.constant 0 : index
      %v20 = arith.cmpi slt, %v21, %v3 : index
      %v22 = arith.constant 2 : index
      %v23 = arith.constant false
      scf.yield %v22, %v23, %i : index, i1, index
    }
    scf.yield %v6, %v7 : index, index
  }
  %v24 = arith.cmpi eq, %a, %a : i32
  %v26 = arith.constant 4 : index
  %v25 = arith.subi %v4#1, %v26 : index
  return %a, %v4#1, %v24 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant 2 : index
  %v3:2 = scf.for %v4 = %v1 to %v1 step %v1 iter_args(%v5 = %v2, %v6 = %d) -> (index, i1) {
    scf.if %v6 {
      %v9 = arith.constant 1 : index
      %v8 = arith.muli %v9, %v5 : index
    } else {
      scf.if %c {
      }
      %v11 = arith.addi %v4, %v2 : index
    }
    scf.yield %v5, %d : index, i1
  }
  %v12 = arith.addi %a, %a : i32
  %v13 = arith.muli %v2, %v3#0 : index
  "test.use"(%v12) : (i32) -> ()
  return %a, %v3#0, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 2 : i32
  %v2 = scf.while (%v3 = %d, %v4 = %v1) : (i1, i32) -> i1 {
    scf.condition(%c) %d : i1
  } do {
  ^bb0(%v5: i1):
    scf.yield %v5, %a : i1, i32
  }
  %v7 = arith.constant 1 : i32
  %v6 = arith.subi %v7, %v1 : i32
  %v8 = arith.subi %a, %v7 : i32
  scf.if %c {
    %v10 = arith.constant 2 : index
    %v11 = scf.for %v12 = %i to %v10 step %i iter_args(%v13 = %v10) -> (index) {
      %v14 = arith.constant 4 : index
      %v15 = arith.constant 1 : index
      %v16:2 = scf.for %v17 = %i to %v14 step %v15 iter_args(%v18 = %v8, %v19 = %i) -> (i32, index) {
        %v21 = arith.constant 0 : i32
        %v20 = arith.subi %v21, %v18 : i32
        %v22 = arith.cmpi sge, %v12, %v17 : index
        scf.yield %v1, %v17 : i32, index
      }
      %v23 = arith.addi %v12, %i : index
      %v24 = arith.cmpi slt, %i, %v12 : index
      scf.yield %v13 : index
    }
  } else {
    %v25:2 = scf.if %c -> (i32, i32) {
      "test.use"(%a) : (i32) -> ()
      scf.yield %v8, %v8 : i32, i32
    } else {
      %v26 = arith.constant 1 : i32
      scf.yield %v26, %v6 : i32, i32
    }
    %v27:3 = scf.if %v2 -> (i32, i32, i32) {
      %v28:3 = scf.if %c -> (i32, i1, i1) {
        %v30 = arith.constant 4 : index
        %v29 = arith.xori %v30, %i : index
        scf.yield %v1, %c, %v2 : i32, i1, i1
      } else {
        %v32 = arith.constant 3 : index
        %v31 = arith.cmpi slt, %i, %v32 : index
        %v33 = arith.constant true
        scf.yield %v25#0, %v33, %v33 : i32, i1, i1
      }
      %v34 = arith.constant false
      scf.if %v34 {
        %v37 = arith.constant 1 : i32
        %v36 = arith.muli %a, %v37 : i32
      }
      %v38 = arith.constant 4 : i32
      scf.yield %v38, %v25#0, %v25#1 : i32, i32, i32
    } else {
      %v39 = arith.constant 1 : index
      %v40 = arith.constant 4 : index
      %v41 = arith.constant 2 : index
      %v42 = arith.constant 3 : index
      %v43:2 = scf.for %v44 = %v39 to %v40 step %v41 iter_args(%v45 = %v42, %v46 = %d) -> (index, i1) {
        scf.yield %v40, %v46 : index, i1
      }
      %v47 = arith.constant 2 : i32
      scf.yield %v6, %v25#0, %v47 : i32, i32, i32
    }
  }
  %v48 = arith.cmpi eq, %v7, %v8 : i32
  %v50 = arith.constant 1 : index
  %v49 = arith.cmpi sge, %i, %v50 : index
  return %v8, %i, %v49 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %d, %v3 = %a) : (i1, i32) -> (index, i32, i32) {
    %v5 = arith.constant 3 : index
    %v4 = scf.index_switch %v5 -> index
    case 0 {
      %v6t = arith.constant true
      %v6 = arith.xori %d, %v6t : i1
      %v7:3 = scf.if %v6 -> (i1, i32, i1) {
        %v8 = arith.addi %v5, %i : index
        scf.yield %d, %a, %v2 : i1, i32, i1
      } else {
        scf.yield %v2, %v3, %d : i1, i32, i1
      }
      scf.yield %i : index
    }
    default {
      %v9 = arith.constant 2 : index
      %v10 = arith.constant 2 : index
      %v11 = arith.constant 3 : index
      scf.for %v13 = %v9 to %v10 step %v11 {
        %v14 = arith.constant 2 : i32
        "test.use"(%v14) : (i32) -> ()
      }
      scf.yield %v5 : index
    }
    %v15 = arith.constant false
    scf.if %v15 {
      %v17 = arith.constant 2 : index
      %v18 = arith.constant true
      %v19 = arith.constant 4 : index
      %v20:3 = scf.for %v21 = %v5 to %v17 step %v4 iter_args(%v22 = %v18, %v23 = %v3, %v24 = %v19) -> (i1, i32, index) {
        %v25 = arith.constant 4 : i32
        %v26 = arith.constant 0 : index
        scf.yield %v15, %v25, %v26 : i1, i32, index
      }
      %v27 = arith.addi %v20#1, %v3 : i32
    }
    %v28 = arith.constant 0 : index
    %v29 = arith.constant 0 : i32
    scf.condition(%v2) %v28, %a, %v29 : index, i32, i32
  } do {
  ^bb0(%v30: index, %v31: i32, %v32: i32):
    %v33 = arith.subi %v32, %a : i32
    %v34 = arith.constant 4 : i32
    scf.yield %c, %v34 : i1, i32
  }
  %v35 = arith.constant 2 : index
  %v36 = arith.constant 4 : index
  %v37:3 = scf.for %v38 = %v35 to %v36 step %v35 iter_args(%v39 = %d, %v40 = %v1#0, %v41 = %i) -> (i1, index, index) {
    scf.yield %d, %v38, %v41 : i1, index, index
  }
  %v43 = arith.constant 2 : index
  %v42 = arith.cmpi slt, %v37#2, %v43 : index
  %v44:3 = scf.if %v42 -> (i1, i1, index) {
    scf.yield %d, %c, %v1#0 : i1, i1, index
  } else {
    %v45 = arith.constant 2 : index
    %v46 = arith.constant 1 : index
    scf.for %v48 = %v35 to %v45 step %v46 {
    }
    %v49:3 = scf.while (%v50 = %c) : (i1) -> (i1, index, index) {
      %v51:3 = scf.if %d -> (i32, index, index) {
        scf.yield %v1#1, %v37#2, %v45 : i32, index, index
      } else {
        scf.yield %a, %v43, %v43 : i32, index, index
      }
      %v52 = arith.constant true
      scf.condition(%v37#0) %v52, %v51#2, %v46 : i1, index, index
    } do {
    ^bb0(%v53: i1, %v54: index, %v55: index):
      %v56 = arith.constant true
      scf.yield %v56 : i1
    }
    scf.yield %c, %c, %i : i1, i1, index
  }
  return %a, %v37#2, %v42 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.while (%v2 = %a, %v3 = %c) : (i32, i1) -> () {
    scf.condition(%c)
  } do {
  ^bb0:
    %v4 = arith.constant 2 : i32
    "test.use"(%v4) : (i32) -> ()
    scf.yield %v4, %c : i32, i1
  }
  %v5 = scf.index_switch %i -> i32
  default {
    %v6 = arith.muli %i, %i : index
    scf.yield %a : i32
  }
  %v7 = arith.subi %i, %i : index
  %v8 = scf.index_switch %i -> index
  case 0 {
    %v9 = scf.while (%v10 = %c, %v11 = %v5, %v12 = %v5) : (i1, i32, i32) -> i1 {
      %v13 = arith.constant 1 : index
      %v14 = arith.constant 3 : index
      %v15:2 = scf.for %v16 = %i to %v13 step %v14 iter_args(%v17 = %v13, %v18 = %i) -> (index, index) {
        %v19 = arith.xori %v11, %v11 : i32
        %v21 = arith.constant 0 : i32
        %v20 = arith.subi %v5, %v21 : i32
        scf.yield %v7, %v18 : index, index
      }
      scf.condition(%c) %d : i1
    } do {
    ^bb0(%v22: i1):
      scf.yield %c, %v5, %a : i1, i32, i32
    }
    %v23 = arith.constant 0 : index
    scf.yield %v23 : index
  }
  default {
    %v24:3 = scf.if %d -> (i1, index, i32) {
      %v25 = arith.constant 0 : index
      %v26 = arith.constant 3 : i32
      scf.yield %c, %v25, %v26 : i1, index, i32
    } else {
      %v27 = arith.constant 0 : index
      %v28 = arith.constant 2 : index
      %v29 = scf.for %v30 = %v27 to %v28 step %v7 iter_args(%v31 = %v27) -> (index) {
        scf.yield %i : index
      }
      %v32 = arith.constant false
      scf.yield %v32, %v7, %v5 : i1, index, i32
    }
    %v33 = arith.constant 0 : index
    scf.yield %v33 : index
  }
  %v34 = arith.constant true
  %v35 = arith.constant false
  %v36:3 = scf.while (%v37 = %v34, %v38 = %d, %v39 = %v35) : (i1, i1, i1) -> (index, i1, i32) {
    %v40 = arith.constant 4 : index
    %v41 = arith.constant 0 : index
    scf.for %v43 = %v40 to %v41 step %v8 {
      "test.use"(%a) : (i32) -> ()
      %v44 = arith.cmpi slt, %v43, %v40 : index
    }
    %v45t = arith.constant true
    %v45 = arith.xori %v34, %v45t : i1
    %v46 = scf.if %v45 -> (i32) {
      %v47:2 = scf.if %d -> (index, i1) {
        scf.yield %v7, %v37 : index, i1
      } else {
        %v48 = arith.constant 1 : index
        %v49 = arith.constant false
        scf.yield %v48, %v49 : index, i1
      }
      scf.yield %a : i32
    } else {
      scf.yield %a : i32
    }
    %v50 = arith.constant 2 : i32
    scf.condition(%v38) %v41, %d, %v50 : index, i1, i32
  } do {
  ^bb0(%v51: index, %v52: i1, %v53: i32):
    %v54:2 = scf.if %c -> (i32, index) {
      scf.yield %a, %v51 : i32, index
    } else {
      %v55 = arith.constant 0 : index
      %v56 = arith.constant 1 : index
      scf.for %v58 = %v8 to %v55 step %v56 {
        %v60 = arith.constant 4 : i32
        %v61 = arith.constant 1 : i32
        %v59 = arith.cmpi eq, %v60, %v61 : i32
      }
      scf.yield %a, %i : i32, index
    }
    %v62 = arith.constant 4 : index
    %v63 = arith.constant false
    %v64 = scf.for %v65 = %v8 to %i step %v62 iter_args(%v66 = %v63) -> (i1) {
      scf.yield %v34 : i1
    }
    scf.yield %v35, %v35, %d : i1, i1, i1
  }
  return %v36#2, %v7, %v35 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 2 : index
  %v1 = arith.addi %v2, %i : index
  %v3 = arith.addi %i, %v2 : index
  %v4 = arith.constant 3 : index
  %v5 = arith.constant 0 : index
  %v6 = scf.for %v7 = %v4 to %v1 step %v2 iter_args(%v8 = %v5) -> (index) {
    %v9t = arith.constant true
    %v9 = arith.xori %d, %v9t : i1
    %v10:3 = scf.if %v9 -> (index, i32, i1) {
      %v12 = arith.constant 2 : i32
      %v11 = arith.subi %a, %v12 : i32
      %v13 = arith.addi %v4, %v4 : index
      %v14 = arith.constant 0 : index
      scf.yield %v14, %v12, %c : index, i32, i1
    } else {
      scf.yield %v5, %a, %d : index, i32, i1
    }
    %v15 = arith.constant 0 : index
    %v16 = scf.for %v17 = %v8 to %v7 step %v15 iter_args(%v18 = %d) -> (i1) {
      scf.yield %v18 : i1
    }
    %v19 = arith.cmpi sge, %v4, %v8 : index
    scf.yield %v7 : index
  }
  %v21 = arith.constant 3 : index
  %v20 = arith.addi %v21, %v2 : index
  return %a, %v21, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.while (%v2 = %a) : (i32) -> (i1, i32, i1) {
    %v4 = arith.constant 3 : i32
    %v3 = arith.xori %v4, %a : i32
    scf.condition(%d) %d, %v2, %c : i1, i32, i1
  } do {
  ^bb0(%v5: i1, %v6: i32, %v7: i1):
    scf.yield %v6 : i32
  }
  %v8 = scf.index_switch %i -> index
  case 3 {
    %v9 = arith.xori %i, %i : index
    scf.yield %i : index
  }
  default {
    %v10 = scf.if %v1#2 -> (index) {
      scf.while (%v12 = %c, %v13 = %c, %v14 = %c) : (i1, i1, i1) -> () {
        scf.condition(%v1#2)
      } do {
      ^bb0:
        %v15 = arith.constant true
        scf.yield %v1#0, %v1#2, %v15 : i1, i1, i1
      }
      scf.yield %i : index
    } else {
      %v16 = arith.constant 1 : index
      %v17 = arith.constant 0 : index
      %v18 = arith.constant 3 : index
      scf.for %v20 = %v16 to %v17 step %v18 {
        %v22 = arith.constant 2 : i32
        %v23 = arith.constant 0 : i32
        %v21 = arith.xori %v22, %v23 : i32
      }
      scf.yield %v17 : index
    }
    scf.yield %v10 : index
  }
  %v24 = arith.cmpi ne, %a, %a : i32
  return %a, %v8, %v1#2 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.muli %a, %a : i32
  %v2 = arith.muli %a, %a : i32
  %v4 = arith.constant 4 : i32
  %v3 = arith.xori %v1, %v4 : i32
  %v5 = arith.cmpi eq, %i, %i : index
  return %v3, %i, %c : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v1 = arith.cmpi ne, %a, %a : i32
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 2 : index
  %v4 = arith.constant 3 : index
  scf.for %v6 = %v2 to %v3 step %v4 {
    %v7:3 = scf.if %d -> (i32, i1, i32) {
      %v8 = arith.constant 3 : index
      %v9 = arith.constant 2 : index
      %v10:2 = scf.for %v11 = %v3 to %v8 step %v9 iter_args(%v12 = %a, %v13 = %a) -> (i32, i32) {
        scf.yield %v12, %v12 : i32, i32
      }
      %v14 = arith.constant 4 : i32
      scf.yield %v10#1, %d, %v14 : i32, i1, i32
    } else {
      scf.yield %a, %d, %a : i32, i1, i32
    }
  }
  %v15 = arith.subi %a, %a : i32
  %v16 = arith.constant true
  %v17t = arith.constant true
  %v17 = arith.xori %v16, %v17t : i1
  scf.if %v17 {
    %v20 = arith.constant 0 : index
    %v19 = scf.index_switch %v20 -> i32
    case 1 {
      %v21:3 = scf.if %v16 -> (index, index, index) {
        %v22 = arith.constant 4 : index
        scf.yield %v2, %v22, %v2 : index, index, index
      } else {
        %v23 = arith.xori %v4, %i : index
        scf.yield %v4, %v4, %v20 : index, index, index
      }
      %v24 = arith.constant 0 : i32
      scf.yield %v24 : i32
    }
    case 0 {
      %v25 = arith.cmpi slt, %i, %v20 : index
      scf.yield %a : i32
    }
    default {
      "test.use"(%v15) : (i32) -> ()
      %v26 = arith.constant 4 : i32
      scf.yield %v26 : i32
    }
  } else {
  }
  %v28 = arith.constant 0 : index
  %v27 = scf.index_switch %v28 -> index
  case 3 {
    %v29 = arith.muli %v4, %i : index
    scf.yield %v4 : index
  }
  default {
    %v30 = arith.muli %v15, %v15 : i32
    scf.yield %v2 : index
  }
  %v31t = arith.constant true
  %v31 = arith.xori %v16, %v31t : i1
  %v32 = scf.if %v31 -> (i1) {
    scf.yield %c : i1
  } else {
    %v33 = scf.index_switch %v4 -> i32
    case 0 {
      %v34 = arith.constant 4 : index
      %v35 = scf.for %v36 = %v3 to %v34 step %i iter_args(%v37 = %d) -> (i1) {
        "test.use"(%a) : (i32) -> ()
        scf.yield %c : i1
      }
      %v38 = arith.constant 1 : i32
      scf.yield %v38 : i32
    }
    default {
      %v40 = arith.constant 2 : index
      %v39 = arith.subi %v40, %v4 : index
      scf.yield %a : i32
    }
    scf.if %v1 {
    } else {
    }
    scf.yield %v1 : i1
  }
  return %a, %v4, %v32 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.if %d -> (index, i1, index) {
    %v2 = arith.xori %a, %a : i32
    %v3 = scf.if %d -> (index) {
      scf.yield %i : index
    } else {
      scf.yield %i : index
    }
    %v4 = arith.constant 0 : index
    scf.yield %v4, %c, %v4 : index, i1, index
  } else {
    %v5 = arith.constant 3 : index
    %v6 = arith.constant 3 : index
    %v7 = scf.for %v8 = %i to %v5 step %v6 iter_args(%v9 = %d) -> (i1) {
      %v10:3 = scf.while (%v11 = %d) : (i1) -> (i1, i1, index) {
        %v12 = arith.constant false
        scf.condition(%d) %v12, %c, %v5 : i1, i1, index
      } do {
      ^bb0(%v13: i1, %v14: i1, %v15: index):
        %v16 = arith.cmpi slt, %a, %a : i32
        scf.yield %v9 : i1
      }
      %v17 = arith.constant 4 : index
      %v18 = arith.constant 3 : index
      %v19 = arith.constant 3 : index
      %v20:3 = scf.for %v21 = %v10#2 to %v17 step %v18 iter_args(%v22 = %a, %v23 = %v19, %v24 = %v10#0) -> (i32, index, i1) {
        scf.yield %v22, %i, %c : i32, index, i1
      }
      %v25 = arith.addi %a, %v20#0 : i32
      scf.yield %v10#1 : i1
    }
    scf.yield %v6, %v7, %v5 : index, i1, index
  }
  scf.if %c {
    %v27 = arith.constant 1 : index
    %v28 = arith.constant 4 : i32
    %v29 = scf.for %v30 = %v27 to %v1#0 step %i iter_args(%v31 = %v28) -> (i32) {
      "test.use"(%v31) : (i32) -> ()
      %v32 = scf.if %c -> (i32) {
        scf.yield %v28 : i32
      } else {
        scf.yield %v31 : i32
      }
      %v33:3 = scf.if %d -> (i1, index, i32) {
        %v34 = arith.constant false
        scf.yield %v34, %v30, %v31 : i1, index, i32
      } else {
        %v35 = arith.cmpi eq, %v30, %v27 : index
        scf.yield %v35, %v27, %a : i1, index, i32
      }
      scf.yield %v28 : i32
    }
  }
  %v37 = arith.constant 0 : i32
  %v38 = arith.constant 3 : i32
  %v36 = arith.xori %v37, %v38 : i32
  %v40 = arith.constant 2 : i32
  %v39 = arith.cmpi ne, %v36, %v40 : i32
  %v41 = arith.constant true
  %v42 = arith.constant 2 : i32
  %v43:2 = scf.while (%v44 = %v41, %v45 = %v42) : (i1, i32) -> (i32, i32) {
    %v46 = arith.constant 4 : i32
    scf.condition(%c) %v46, %v42 : i32, i32
  } do {
  ^bb0(%v47: i32, %v48: i32):
    %v49:3 = scf.if %v41 -> (i32, i32, index) {
      %v51 = arith.constant 3 : i32
      %v50 = arith.addi %v37, %v51 : i32
      %v52 = arith.constant 0 : index
      %v53 = arith.constant 3 : index
      %v54 = scf.for %v55 = %v52 to %v53 step %v1#2 iter_args(%v56 = %v52) -> (index) {
        scf.yield %i : index
      }
      scf.yield %v38, %v48, %v1#2 : i32, i32, index
    } else {
      %v57 = arith.constant 4 : i32
      %v58 = arith.constant false
      %v59:2 = scf.while (%v60 = %v57, %v61 = %v58) : (i32, i1) -> (index, i1) {
        scf.condition(%v1#1) %i, %v58 : index, i1
      } do {
      ^bb0(%v62: index, %v63: i1):
        "test.use"(%v42) : (i32) -> ()
        %v64 = arith.constant false
        scf.yield %v57, %v64 : i32, i1
      }
      %v65 = arith.xori %a, %v47 : i32
      scf.yield %v65, %v48, %v59#0 : i32, i32, index
    }
    %v66 = arith.constant false
    %v67 = arith.constant 4 : i32
    scf.yield %v66, %v67 : i1, i32
  }
  return %v42, %v1#0, %v39 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = scf.index_switch %v2 -> i32
  default {
    %v4 = arith.constant 0 : index
    %v3 = arith.subi %i, %v4 : index
    scf.yield %a : i32
  }
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 3 : index
  %v8 = scf.for %v9 = %v5 to %v6 step %v7 iter_args(%v10 = %a) -> (i32) {
    %v11 = arith.muli %v6, %v2 : index
    %v12 = arith.constant false
    %v13:3 = scf.while (%v14 = %v12, %v15 = %v12) : (i1, i1) -> (i32, i32, i1) {
      scf.condition(%c) %v10, %v1, %v12 : i32, i32, i1
    } do {
    ^bb0(%v16: i32, %v17: i32, %v18: i1):
      %v19 = arith.cmpi sge, %v17, %v1 : i32
      scf.yield %v19, %v19 : i1, i1
    }
    scf.yield %v13#0 : i32
  }
  %v20 = arith.constant 2 : index
  %v21 = arith.constant 4 : index
  %v22 = arith.constant 0 : index
  %v23:3 = scf.for %v24 = %v20 to %v7 step %v21 iter_args(%v25 = %v5, %v26 = %v6, %v27 = %v22) -> (index, index, index) {
    %v28 = scf.index_switch %v20 -> index
    case 1 {
      %v29 = arith.xori %v8, %v8 : i32
      scf.yield %v20 : index
    }
    default {
      scf.if %d {
      }
      scf.yield %v21 : index
    }
    %v31 = arith.constant 2 : index
    scf.yield %v25, %v28, %v31 : index, index, index
  }
  %v33 = arith.constant 4 : index
  %v32 = scf.index_switch %v33 -> index
  case 3 {
    %v34 = scf.while (%v35 = %a, %v36 = %c) : (i32, i1) -> index {
      %v38 = arith.constant 0 : index
      %v37 = arith.muli %v38, %i : index
      %v39 = arith.constant 0 : index
      %v40 = arith.constant 4 : index
      %v41 = arith.constant 0 : index
      %v42 = scf.for %v43 = %v39 to %v40 step %v41 iter_args(%v44 = %v8) -> (i32) {
        scf.yield %a : i32
      }
      scf.condition(%c) %v22 : index
    } do {
    ^bb0(%v45: index):
      %v46 = arith.subi %v23#2, %v23#0 : index
      %v47 = arith.constant 0 : i32
      scf.yield %v47, %c : i32, i1
    }
    scf.yield %v23#2 : index
  }
  case 0 {
    %v48 = arith.constant 1 : index
    %v49 = arith.constant 4 : index
    scf.for %v51 = %v48 to %v23#1 step %v49 {
      %v52 = arith.constant 2 : index
      %v53 = arith.constant 2 : index
      %v54 = scf.for %v55 = %v6 to %v52 step %v53 iter_args(%v56 = %v8) -> (i32) {
        scf.yield %v56 : i32
      }
    }
    scf.yield %v48 : index
  }
  default {
    %v57 = arith.constant true
    %v58:3 = scf.if %v57 -> (i1, i32, i32) {
      %v59 = arith.constant 1 : index
      %v60 = arith.constant 2 : index
      scf.for %v62 = %v33 to %v59 step %v60 {
        %v63 = arith.xori %v23#0, %v2 : index
      }
      %v64 = arith.constant false
      %v65:2 = scf.if %v64 -> (i32, i32) {
        %v66 = arith.constant 3 : i32
        "test.use"(%v66) : (i32) -> ()
        scf.yield %v66, %v1 : i32, i32
      } else {
        %v67 = arith.constant 2 : i32
        scf.yield %v8, %v67 : i32, i32
      }
      scf.yield %v57, %v1, %v65#0 : i1, i32, i32
    } else {
      %v69 = arith.constant 4 : index
      %v68 = arith.muli %v6, %v69 : index
      scf.yield %c, %a, %v8 : i1, i32, i32
    }
    scf.yield %v23#0 : index
  }
  return %a, %v33, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : index
  %v1 = scf.index_switch %v2 -> i32
  case 2 {
    %v4 = arith.constant 0 : index
    %v3 = arith.cmpi ne, %v2, %v4 : index
    %v5 = arith.constant 4 : i32
    scf.yield %v5 : i32
  }
  default {
    %v7 = arith.constant 1 : i32
    %v6 = arith.addi %a, %v7 : i32
    scf.yield %v6 : i32
  }
  %v8 = scf.index_switch %i -> i32
  case 3 {
    %v9:2 = scf.if %c -> (index, i1) {
      %v11 = arith.constant 4 : i32
      %v10 = arith.xori %a, %v11 : i32
      scf.yield %i, %d : index, i1
    } else {
      %v12 = arith.constant false
      scf.yield %i, %v12 : index, i1
    }
    scf.yield %v1 : i32
  }
  case 2 {
    %v13 = arith.muli %v1, %a : i32
    %v14 = arith.constant 4 : i32
    scf.yield %v14 : i32
  }
  default {
    %v15 = arith.constant 1 : index
    %v16 = arith.constant 2 : index
    %v17 = arith.constant 3 : i32
    %v18:3 = scf.for %v19 = %v2 to %v15 step %v16 iter_args(%v20 = %d, %v21 = %v17, %v22 = %d) -> (i1, i32, i1) {
      %v23 = arith.constant 4 : index
      %v24:2 = scf.for %v25 = %v19 to %v23 step %v2 iter_args(%v26 = %c, %v27 = %c) -> (i1, i1) {
        "test.use"(%a) : (i32) -> ()
        scf.yield %v20, %d : i1, i1
      }
      %v28 = arith.constant false
      scf.yield %v28, %a, %c : i1, i32, i1
    }
    scf.yield %v1 : i32
  }
  %v29 = scf.index_switch %v2 -> index
  case 3 {
    %v30:3 = scf.if %c -> (index, i32, i32) {
      %v31 = arith.constant 0 : i32
      scf.yield %v2, %a, %v31 : index, i32, i32
    } else {
      %v33 = arith.constant 3 : index
      %v32 = arith.addi %v2, %v33 : index
      %v35 = arith.constant 4 : index
      %v34 = arith.xori %v2, %v35 : index
      scf.yield %i, %v8, %v8 : index, i32, i32
    }
    scf.yield %i : index
  }
  case 2 {
    %v36 = arith.muli %v1, %v8 : i32
    scf.yield %v2 : index
  }
  default {
    %v37 = scf.while (%v38 = %a, %v39 = %a, %v40 = %d) : (i32, i32, i1) -> i32 {
      "test.use"(%v39) : (i32) -> ()
      scf.condition(%v40) %v38 : i32
    } do {
    ^bb0(%v41: i32):
      %v42:3 = scf.while (%v43 = %d) : (i1) -> (index, i32, i1) {
        scf.condition(%c) %v2, %v8, %c : index, i32, i1
      } do {
      ^bb0(%v44: index, %v45: i32, %v46: i1):
        scf.yield %d : i1
      }
      %v47 = arith.constant 0 : index
      %v48 = arith.constant 2 : index
      %v49 = arith.constant 4 : index
      %v50 = scf.for %v51 = %v47 to %v48 step %v49 iter_args(%v52 = %v1) -> (i32) {
        scf.yield %v42#1 : i32
      }
      %v53 = arith.constant 2 : i32
      scf.yield %v53, %v53, %d : i32, i32, i1
    }
    scf.yield %i : index
  }
  %v54 = arith.subi %a, %a : i32
  %v55 = arith.constant 0 : index
  %v56 = arith.constant 2 : index
  %v57 = scf.for %v58 = %v55 to %i step %v56 iter_args(%v59 = %v54) -> (i32) {
    %v60 = arith.subi %v29, %v58 : index
    %v62 = arith.constant 3 : i32
    %v61 = arith.xori %v62, %v59 : i32
    %v63:2 = scf.while (%v64 = %d, %v65 = %v8) : (i1, i32) -> (index, i1) {
      %v67 = arith.constant 0 : i32
      %v66 = arith.muli %v67, %v61 : i32
      scf.condition(%d) %i, %c : index, i1
    } do {
    ^bb0(%v68: index, %v69: i1):
      %v70 = arith.constant true
      scf.yield %v70, %v61 : i1, i32
    }
    scf.yield %v1 : i32
  }
  return %v54, %v29, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 4 : index
  %v4:2 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %a, %v7 = %a) -> (i32, i32) {
    %v8 = arith.constant 0 : index
    %v9 = arith.constant 4 : index
    scf.for %v11 = %v8 to %v3 step %v9 {
      %v12 = scf.if %c -> (i1) {
        "test.use"(%v7) : (i32) -> ()
        scf.yield %d : i1
      } else {
        "test.use"(%a) : (i32) -> ()
        scf.yield %d : i1
      }
      %v13 = arith.constant 2 : index
      %v14 = arith.constant 4 : index
      %v15 = arith.constant 3 : i32
      %v16 = scf.for %v17 = %v9 to %v13 step %v14 iter_args(%v18 = %v15) -> (i32) {
        scf.yield %v6 : i32
      }
      %v19 = scf.if %v12 -> (i32) {
        scf.yield %v15 : i32
      } else {
        scf.yield %v6 : i32
      }
    }
    %v20 = arith.muli %v9, %v5 : index
    scf.yield %v6, %a : i32, i32
  }
  %v21 = arith.muli %v2, %v2 : index
  %v22 = scf.if %c -> (i1) {
    %v23t = arith.constant true
    %v23 = arith.xori %d, %v23t : i1
    scf.if %v23 {
      %v25 = arith.cmpi sge, %v3, %v21 : index
      %v26 = arith.constant 3 : index
      %v27 = arith.constant 1 : index
      %v28 = scf.for %v29 = %i to %v26 step %v27 iter_args(%v30 = %v26) -> (index) {
        %v31 = arith.cmpi sge, %a, %a : i32
        scf.yield %v30 : index
      }
    } else {
    }
    scf.yield %c : i1
  } else {
    %v32 = arith.xori %v4#1, %v4#0 : i32
    scf.yield %c : i1
  }
  %v33 = arith.constant 3 : i32
  "test.use"(%v33) : (i32) -> ()
  return %v33, %v21, %c : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi ne, %i, %i : index
  %v3 = arith.constant 2 : i32
  %v4 = arith.constant 1 : i32
  %v2 = arith.cmpi ne, %v3, %v4 : i32
  %v5 = arith.cmpi slt, %i, %i : index
  %v7 = arith.constant 1 : i32
  %v6 = arith.subi %v3, %v7 : i32
  return %v7, %i, %v2 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.index_switch %i -> index
  case 1 {
    %v2 = scf.if %d -> (i32) {
      %v4 = arith.constant 4 : index
      %v3 = scf.index_switch %v4 -> i32
      case 0 {
        %v5 = arith.cmpi eq, %a, %a : i32
        %v6 = arith.constant 1 : i32
        scf.yield %v6 : i32
      }
      default {
        scf.yield %a : i32
      }
      scf.yield %v3 : i32
    } else {
      %v8 = arith.constant 3 : i32
      %v7 = arith.subi %v8, %a : i32
      %v9 = arith.constant 4 : index
      scf.for %v11 = %i to %v9 step %v9 {
      }
      scf.yield %a : i32
    }
    scf.yield %i : index
  }
  case 0 {
    %v12 = arith.constant 4 : index
    %v13 = arith.constant 0 : index
    %v14 = scf.for %v15 = %v12 to %v13 step %v12 iter_args(%v16 = %a) -> (i32) {
      %v17 = arith.cmpi sge, %v16, %v16 : i32
      %v18 = arith.constant 0 : i32
      "test.use"(%v18) : (i32) -> ()
      %v19 = scf.while (%v20 = %v18, %v21 = %v17) : (i32, i1) -> i1 {
        %v23 = arith.constant 1 : i32
        %v22 = arith.addi %v23, %a : i32
        %v24 = arith.constant false
        scf.condition(%v17) %v24 : i1
      } do {
      ^bb0(%v25: i1):
        %v26 = arith.constant true
        scf.yield %v16, %v26 : i32, i1
      }
      scf.yield %a : i32
    }
    scf.yield %i : index
  }
  default {
    %v27 = arith.constant 2 : index
    %v28 = arith.constant 3 : index
    %v29 = scf.for %v30 = %i to %v27 step %v28 iter_args(%v31 = %a) -> (i32) {
      scf.yield %v31 : i32
    }
    scf.yield %v28 : index
  }
  scf.if %c {
    %v33 = arith.constant 4 : index
    %v34 = arith.constant 2 : index
    scf.for %v36 = %v1 to %v33 step %v34 {
      %v38 = arith.constant 1 : i32
      %v37 = arith.xori %v38, %a : i32
      %v39 = arith.constant 4 : index
      %v40:2 = scf.for %v41 = %v36 to %v39 step %i iter_args(%v42 = %a, %v43 = %v39) -> (i32, index) {
        %v44 = arith.constant 0 : i32
        "test.use"(%v44) : (i32) -> ()
        scf.yield %v42, %v36 : i32, index
      }
      %v45 = arith.constant 1 : index
      %v46 = arith.constant 4 : index
      %v47 = scf.for %v48 = %v45 to %i step %v46 iter_args(%v49 = %v37) -> (i32) {
        scf.yield %a : i32
      }
    }
  } else {
  }
  %v50:2 = scf.if %d -> (i32, index) {
    %v51:2 = scf.if %d -> (i1, i32) {
      %v53 = arith.constant 2 : i32
      %v52 = arith.subi %a, %v53 : i32
      %v54 = arith.constant 0 : index
      %v55 = arith.constant 3 : index
      %v56 = arith.constant 3 : index
      %v57 = arith.constant true
      %v58 = arith.constant true
      %v59:2 = scf.for %v60 = %v54 to %v55 step %v56 iter_args(%v61 = %v57, %v62 = %v58) -> (i1, i1) {
        scf.yield %v57, %v62 : i1, i1
      }
      scf.yield %c, %v53 : i1, i32
    } else {
      %v63 = arith.muli %i, %v1 : index
      scf.yield %d, %a : i1, i32
    }
    %v64 = arith.cmpi ne, %a, %a : i32
    %v65 = arith.constant 3 : i32
    scf.yield %v65, %v1 : i32, index
  } else {
    scf.yield %a, %i : i32, index
  }
  %v67 = arith.constant 3 : i32
  %v66 = arith.subi %a, %v67 : i32
  return %v66, %v1, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %a, %a : i32
  %v2 = scf.index_switch %i -> i32
  case 1 {
    %v3 = scf.index_switch %i -> index
    case 2 {
      %v4:2 = scf.if %c -> (i32, index) {
        scf.yield %v1, %i : i32, index
      } else {
        scf.yield %a, %i : i32, index
      }
      scf.yield %i : index
    }
    default {
      %v5:2 = scf.if %c -> (i1, i1) {
        %v6 = arith.constant 3 : i32
        "test.use"(%v6) : (i32) -> ()
        scf.yield %d, %c : i1, i1
      } else {
        %v8 = arith.constant 2 : index
        %v7 = arith.cmpi ne, %v8, %i : index
        %v9 = arith.constant true
        scf.yield %v9, %v9 : i1, i1
      }
      %v10 = arith.constant 3 : index
      scf.yield %v10 : index
    }
    %v11 = arith.constant 3 : i32
    scf.yield %v11 : i32
  }
  default {
    %v12 = arith.xori %i, %i : index
    scf.yield %a : i32
  }
  %v13:3 = scf.if %c -> (i32, index, index) {
    %v14 = arith.cmpi eq, %i, %i : index
    %v15 = arith.constant 4 : i32
    scf.yield %v15, %i, %i : i32, index, index
  } else {
    %v16 = arith.constant 1 : index
    scf.yield %v1, %i, %v16 : i32, index, index
  }
  %v17 = scf.index_switch %v13#1 -> index
  case 3 {
    %v18 = arith.constant false
    %v19 = scf.if %v18 -> (index) {
      %v20 = arith.constant 2 : index
      scf.yield %v20 : index
    } else {
      %v21:3 = scf.if %d -> (i1, i1, i32) {
        %v22 = arith.cmpi sge, %v1, %v1 : i32
        %v23 = arith.constant true
        %v24 = arith.constant true
        scf.yield %v23, %v24, %v1 : i1, i1, i32
      } else {
        scf.yield %d, %c, %v2 : i1, i1, i32
      }
      scf.yield %v13#2 : index
    }
    scf.yield %v13#1 : index
  }
  default {
    %v26 = arith.constant 0 : i32
    %v25 = arith.addi %v26, %v2 : i32
    scf.yield %v13#2 : index
  }
  return %v2, %v13#2, %c : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.if %c -> (i32) {
    %v2 = arith.constant 4 : i32
    "test.use"(%v2) : (i32) -> ()
    %v4 = arith.constant 2 : index
    %v3 = arith.cmpi ne, %i, %v4 : index
    scf.yield %a : i32
  } else {
    %v5 = arith.cmpi eq, %a, %a : i32
    %v6 = arith.constant 2 : i32
    scf.yield %v6 : i32
  }
  scf.if %c {
    %v9 = arith.constant 1 : index
    %v8 = arith.cmpi ne, %v9, %i : index
  }
  %v10 = scf.index_switch %i -> i32
  default {
    %v11 = arith.muli %i, %i : index
    scf.yield %v1 : i32
  }
  return %v10, %i, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant 4 : index
  %v3 = scf.for %v4 = %v1 to %v2 step %v1 iter_args(%v5 = %v1) -> (index) {
    scf.if %c {
      %v7:2 = scf.if %d -> (index, index) {
        scf.yield %v1, %v4 : index, index
      } else {
        %v9 = arith.constant 3 : i32
        %v8 = arith.cmpi eq, %a, %v9 : i32
        scf.yield %v2, %v2 : index, index
      }
    }
    %v10 = arith.constant true
    %v11:2 = scf.if %v10 -> (index, index) {
      %v12 = arith.constant 0 : index
      scf.yield %v12, %v1 : index, index
    } else {
      %v13 = arith.muli %a, %a : i32
      %v14 = arith.constant 1 : index
      %v15 = arith.constant 4 : index
      scf.for %v17 = %v14 to %v2 step %v15 {
        %v18 = arith.cmpi sge, %i, %v1 : index
        %v20 = arith.constant 3 : i32
        %v19 = arith.muli %v13, %v20 : i32
      }
      %v21 = arith.constant 0 : index
      scf.yield %v15, %v21 : index, index
    }
    %v23 = arith.constant 0 : index
    %v22 = arith.xori %i, %v23 : index
    scf.yield %v5 : index
  }
  "test.use"(%a) : (i32) -> ()
  %v24:2 = scf.if %c -> (i32, i1) {
    %v25 = scf.if %c -> (index) {
      %v26 = arith.subi %v2, %v1 : index
      %v27 = arith.constant 1 : index
      %v28 = arith.constant 2 : index
      %v29 = arith.constant 1 : i32
      %v30:2 = scf.for %v31 = %v27 to %v26 step %v28 iter_args(%v32 = %v1, %v33 = %v29) -> (index, i32) {
        %v34 = arith.addi %v29, %v29 : i32
        "test.use"(%a) : (i32) -> ()
        scf.yield %v32, %v33 : index, i32
      }
      scf.yield %v3 : index
    } else {
      %v36 = arith.constant 4 : index
      %v35 = arith.xori %v36, %v3 : index
      %v38 = arith.constant 2 : index
      %v37 = arith.cmpi sge, %v36, %v38 : index
      scf.yield %v2 : index
    }
    %v39 = arith.constant 2 : index
    %v40 = arith.constant 1 : index
    %v41 = arith.constant 4 : i32
    %v42 = arith.constant 2 : i32
    %v43:3 = scf.for %v44 = %v1 to %v39 step %v40 iter_args(%v45 = %v41, %v46 = %v42, %v47 = %v25) -> (i32, i32, index) {
      scf.yield %v45, %v46, %v1 : i32, i32, index
    }
    scf.yield %v42, %c : i32, i1
  } else {
    %v48 = arith.constant 2 : index
    %v49 = arith.constant 3 : index
    %v50 = arith.constant 2 : i32
    %v51 = arith.constant 0 : i32
    %v52:2 = scf.for %v53 = %v48 to %v49 step %v49 iter_args(%v54 = %v50, %v55 = %v51) -> (i32, i32) {
      scf.yield %a, %v50 : i32, i32
    }
    scf.yield %v51, %d : i32, i1
  }
  %v56 = arith.addi %a, %a : i32
  %v57 = arith.constant 1 : i32
  "test.use"(%v57) : (i32) -> ()
  return %v57, %v3, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.while (%v2 = %d) : (i1) -> () {
    scf.condition(%d)
  } do {
  ^bb0:
    %v3 = arith.constant true
    scf.yield %v3 : i1
  }
  %v5 = arith.constant 3 : index
  %v4 = arith.cmpi slt, %i, %v5 : index
  %v6 = arith.constant 2 : index
  %v7:2 = scf.for %v8 = %v5 to %v6 step %v5 iter_args(%v9 = %v5, %v10 = %c) -> (index, i1) {
    scf.yield %v9, %v4 : index, i1
  }
  %v11 = arith.muli %a, %a : i32
  return %a, %v5, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 2 : i32
  %v1 = arith.cmpi slt, %a, %v2 : i32
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 3 : index
  scf.for %v6 = %v3 to %v3 step %v4 {
    %v7 = arith.constant 4 : i32
    "test.use"(%v7) : (i32) -> ()
    "test.use"(%v2) : (i32) -> ()
    %v8 = scf.if %d -> (i1) {
      scf.yield %c : i1
    } else {
      scf.yield %c : i1
    }
  }
  %v10 = arith.constant 1 : i32
  %v9 = arith.addi %a, %v10 : i32
  %v11:3 = scf.while (%v12 = %d, %v13 = %c) : (i1, i1) -> (index, index, i1) {
    %v15 = arith.constant 4 : index
    %v14 = arith.subi %v15, %v4 : index
    scf.condition(%c) %v15, %v15, %c : index, index, i1
  } do {
  ^bb0(%v16: index, %v17: index, %v18: i1):
    scf.yield %c, %c : i1, i1
  }
  %v19 = scf.index_switch %i -> i32
  default {
    %v20 = arith.cmpi slt, %v11#0, %v11#0 : index
    %v21 = arith.constant 4 : i32
    scf.yield %v21 : i32
  }
  %v22 = arith.addi %v11#0, %v11#1 : index
  %v23 = arith.constant 4 : index
  %v24 = arith.constant 3 : index
  %v25 = scf.for %v26 = %v23 to %i step %v24 iter_args(%v27 = %i) -> (index) {
    scf.yield %v23 : index
  }
  return %v19, %v25, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %a, %a : i32
  %v2 = arith.constant false
  scf.if %v2 {
    %v4:2 = scf.while (%v5 = %a, %v6 = %a) : (i32, i32) -> (i32, i1) {
      %v7 = arith.cmpi sge, %i, %i : index
      scf.condition(%c) %v1, %c : i32, i1
    } do {
    ^bb0(%v8: i32, %v9: i1):
      %v10 = arith.addi %i, %i : index
      %v11 = arith.constant 4 : i32
      scf.yield %v11, %v8 : i32, i32
    }
  } else {
    %v12 = arith.addi %i, %i : index
    %v13 = arith.muli %v12, %v12 : index
  }
  %v14 = arith.constant false
  %v15 = arith.constant 3 : i32
  %v16 = scf.while (%v17 = %v14, %v18 = %a, %v19 = %v15) : (i1, i32, i32) -> i32 {
    scf.condition(%c) %v18 : i32
  } do {
  ^bb0(%v20: i32):
    %v21 = arith.constant false
    %v22 = arith.constant 4 : i32
    %v23 = arith.constant 4 : i32
    scf.yield %v21, %v22, %v23 : i1, i32, i32
  }
  return %v15, %i, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : index
  %v2 = scf.for %v3 = %i to %i step %v1 iter_args(%v4 = %a) -> (i32) {
    "test.use"(%a) : (i32) -> ()
    %v5 = arith.constant 1 : index
    %v6 = scf.for %v7 = %i to %v3 step %v5 iter_args(%v8 = %i) -> (index) {
      %v9 = arith.addi %v5, %v3 : index
      %v11 = arith.constant 2 : index
      %v12 = arith.constant 0 : index
      %v10 = arith.cmpi ne, %v11, %v12 : index
      scf.yield %v8 : index
    }
    %v14 = arith.constant 1 : i32
    %v15 = arith.constant 1 : i32
    %v13 = arith.muli %v14, %v15 : i32
    scf.yield %v4 : i32
  }
  %v17 = arith.constant 4 : index
  %v16 = scf.index_switch %v17 -> index
  case 1 {
    %v18 = arith.addi %v1, %v1 : index
    scf.yield %v18 : index
  }
  case 2 {
    %v19 = arith.constant 4 : index
    %v20 = arith.constant 1 : index
    %v21 = scf.for %v22 = %v19 to %v19 step %v20 iter_args(%v23 = %c) -> (i1) {
      scf.yield %v23 : i1
    }
    scf.yield %i : index
  }
  default {
    %v24:2 = scf.if %d -> (i32, i32) {
      %v25 = arith.constant 1 : i32
      %v26 = arith.constant 0 : i32
      scf.yield %v25, %v26 : i32, i32
    } else {
      %v27 = arith.cmpi slt, %v1, %v17 : index
      %v28 = arith.constant 2 : i32
      scf.yield %a, %v28 : i32, i32
    }
    scf.yield %v1 : index
  }
  %v29 = scf.if %c -> (index) {
    scf.if %d {
      %v31 = scf.index_switch %i -> i32
      case 2 {
        %v33 = arith.constant 0 : index
        %v32 = arith.muli %v33, %v16 : index
        scf.yield %a : i32
      }
      default {
        %v34 = arith.addi %i, %v17 : index
        %v35 = arith.constant 0 : i32
        scf.yield %v35 : i32
      }
    }
    scf.yield %v16 : index
  } else {
    %v36 = arith.muli %v16, %i : index
    %v37 = arith.constant 4 : i32
    "test.use"(%v37) : (i32) -> ()
    %v38 = arith.constant 3 : index
    scf.yield %v38 : index
  }
  scf.if %d {
    %v40 = arith.subi %v2, %v2 : i32
  }
  "test.use"(%a) : (i32) -> ()
  %v41 = scf.if %d -> (index) {
    %v42 = arith.cmpi eq, %a, %a : i32
    %v44 = arith.constant 1 : index
    %v43 = arith.subi %v44, %v17 : index
    %v45 = arith.constant 2 : index
    scf.yield %v45 : index
  } else {
    scf.yield %i : index
  }
  "test.use"(%a) : (i32) -> ()
  return %a, %v41, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %a, %a : i32
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 3 : index
  %v4 = scf.for %v5 = %v2 to %v2 step %v3 iter_args(%v6 = %i) -> (index) {
    %v8 = arith.constant 3 : i32
    %v7 = arith.xori %v8, %a : i32
    %v10 = arith.constant 4 : index
    %v9 = arith.cmpi ne, %v10, %v5 : index
    scf.yield %v3 : index
  }
  %v11 = arith.xori %a, %a : i32
  %v13 = arith.constant 3 : index
  %v12 = arith.subi %v2, %v13 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 4 : index
  %v16 = arith.constant 0 : index
  %v17:3 = scf.for %v18 = %v14 to %v15 step %v16 iter_args(%v19 = %v1, %v20 = %d, %v21 = %d) -> (i32, i1, i1) {
    scf.yield %v11, %v20, %d : i32, i1, i1
  }
  return %v1, %v14, %v17#1 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 4 : index
  %v2 = scf.for %v3 = %i to %i step %i iter_args(%v4 = %v1) -> (index) {
    scf.yield %v4 : index
  }
  %v5 = arith.subi %v1, %i : index
  scf.if %d {
    %v7 = arith.constant 3 : index
    %v8 = arith.constant 4 : index
    %v9 = arith.constant 2 : index
    %v10 = scf.for %v11 = %v7 to %v8 step %v1 iter_args(%v12 = %v9) -> (index) {
      %v13t = arith.constant true
      %v13 = arith.xori %c, %v13t : i1
      %v14:3 = scf.if %v13 -> (index, i32, index) {
        "test.use"(%a) : (i32) -> ()
        %v15 = arith.subi %v12, %v12 : index
        %v16 = arith.constant 1 : i32
        scf.yield %v7, %v16, %v11 : index, i32, index
      } else {
        %v17 = arith.addi %v1, %v11 : index
        %v18 = arith.cmpi ne, %v11, %i : index
        %v19 = arith.constant 3 : i32
        scf.yield %v1, %v19, %v12 : index, i32, index
      }
      %v20 = arith.constant 1 : index
      scf.yield %v20 : index
    }
    %v21 = arith.cmpi slt, %a, %a : i32
  } else {
  }
  %v22 = arith.constant 1 : index
  %v23 = scf.for %v24 = %v22 to %v22 step %v1 iter_args(%v25 = %c) -> (i1) {
    scf.yield %c : i1
  }
  return %a, %v2, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v2 = arith.constant 2 : index
  %v1 = arith.cmpi slt, %v2, %v2 : index
  "test.use"(%a) : (i32) -> ()
  %v3 = scf.while (%v4 = %a, %v5 = %a) : (i32, i32) -> i1 {
    %v6 = arith.constant true
    scf.condition(%c) %v6 : i1
  } do {
  ^bb0(%v7: i1):
    scf.yield %a, %a : i32, i32
  }
  return %a, %v2, %v3 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1t = arith.constant true
  %v1 = arith.xori %c, %v1t : i1
  scf.if %v1 {
  } else {
  }
  %v3 = arith.addi %i, %i : index
  %v4 = arith.constant 3 : index
  %v5 = arith.constant 4 : index
  scf.for %v7 = %i to %v4 step %v5 {
    %v8 = arith.xori %i, %v7 : index
    %v9:2 = scf.if %d -> (index, i32) {
      %v10 = arith.constant 2 : i32
      scf.yield %v7, %v10 : index, i32
    } else {
      %v11 = arith.constant 2 : index
      scf.yield %v11, %a : index, i32
    }
    %v12 = arith.constant false
    %v13:3 = scf.while (%v14 = %v9#1, %v15 = %d, %v16 = %v12) : (i32, i1, i1) -> (index, i32, i1) {
      %v17 = arith.constant 1 : index
      scf.condition(%v15) %v17, %a, %c : index, i32, i1
    } do {
    ^bb0(%v18: index, %v19: i32, %v20: i1):
      %v22 = arith.constant 2 : index
      %v21 = arith.addi %v22, %v3 : index
      "test.use"(%v9#1) : (i32) -> ()
      scf.yield %v9#1, %v12, %c : i32, i1, i1
    }
  }
  %v23 = arith.constant false
  %v24 = scf.while (%v25 = %a, %v26 = %v23, %v27 = %a) : (i32, i1, i32) -> index {
    %v28 = arith.constant 0 : index
    %v29 = arith.constant 3 : index
    %v30:2 = scf.for %v31 = %v4 to %v28 step %v29 iter_args(%v32 = %d, %v33 = %v4) -> (i1, index) {
      %v34 = arith.cmpi ne, %v27, %a : i32
      %v35 = arith.muli %v27, %v25 : i32
      %v36 = arith.constant true
      scf.yield %v36, %v33 : i1, index
    }
    "test.use"(%a) : (i32) -> ()
    scf.condition(%v23) %v30#1 : index
  } do {
  ^bb0(%v37: index):
    scf.yield %a, %v23, %a : i32, i1, i32
  }
  return %a, %v4, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 0 : index
  %v1 = arith.muli %v2, %v2 : index
  %v3 = arith.xori %a, %a : i32
  %v4 = scf.index_switch %v2 -> i32
  case 3 {
    scf.if %d {
    } else {
      %v6 = arith.constant 1 : index
      %v7 = arith.constant 0 : index
      %v8 = scf.for %v9 = %v1 to %v6 step %v7 iter_args(%v10 = %c) -> (i1) {
        %v11 = arith.constant false
        scf.yield %v11 : i1
      }
      %v12:2 = scf.while (%v13 = %d) : (i1) -> (i1, index) {
        %v15 = arith.constant 2 : i32
        %v14 = arith.subi %v15, %v15 : i32
        %v16 = arith.constant 4 : index
        scf.condition(%v8) %v13, %v16 : i1, index
      } do {
      ^bb0(%v17: i1, %v18: index):
        scf.yield %v8 : i1
      }
    }
    %v19 = arith.constant 2 : i32
    scf.yield %v19 : i32
  }
  default {
    %v20 = arith.constant 4 : i32
    %v21 = scf.while (%v22 = %v20, %v23 = %a, %v24 = %c) : (i32, i32, i1) -> i1 {
      scf.condition(%v24) %v24 : i1
    } do {
    ^bb0(%v25: i1):
      %v26t = arith.constant true
      %v26 = arith.xori %d, %v26t : i1
      scf.if %v26 {
        "test.use"(%a) : (i32) -> ()
      } else {
        %v29 = arith.constant 4 : index
        %v30 = arith.constant 0 : index
        %v28 = arith.subi %v29, %v30 : index
      }
      scf.yield %a, %v3, %c : i32, i32, i1
    }
    scf.yield %v20 : i32
  }
  "test.use"(%v4) : (i32) -> ()
  "test.use"(%a) : (i32) -> ()
  return %a, %i, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 3 : index
  %v2 = arith.constant 4 : index
  %v3:2 = scf.for %v4 = %i to %v1 step %v2 iter_args(%v5 = %v1, %v6 = %d) -> (index, i1) {
    %v7 = arith.constant 2 : i32
    "test.use"(%v7) : (i32) -> ()
    scf.yield %v4, %d : index, i1
  }
  %v8 = arith.constant true
  scf.if %v8 {
    %v10 = arith.cmpi slt, %i, %v1 : index
    %v11 = arith.cmpi slt, %i, %v2 : index
  }
  %v12:2 = scf.if %d -> (i1, i1) {
    %v14 = arith.constant 1 : i32
    %v13 = arith.xori %a, %v14 : i32
    %v15 = scf.if %c -> (i1) {
      scf.yield %d : i1
    } else {
      %v16 = arith.constant false
      scf.yield %v16 : i1
    }
    %v17 = arith.constant true
    scf.yield %v17, %v17 : i1, i1
  } else {
    %v19 = arith.constant 0 : index
    %v20 = arith.constant 4 : index
    %v18 = arith.subi %v19, %v20 : index
    scf.yield %c, %c : i1, i1
  }
  scf.if %d {
    %v22 = arith.constant 2 : index
    %v23 = scf.for %v24 = %v22 to %i step %v2 iter_args(%v25 = %a) -> (i32) {
      %v26 = arith.constant 4 : index
      %v27 = arith.constant 3 : index
      scf.for %v29 = %v26 to %v1 step %v27 {
        %v30 = arith.constant 4 : i32
        "test.use"(%v30) : (i32) -> ()
        "test.use"(%v25) : (i32) -> ()
      }
      %v31 = arith.subi %a, %v25 : i32
      scf.yield %a : i32
    }
  }
  return %a, %v1, %v12#0 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant true
  %v2t = arith.constant true
  %v2 = arith.xori %v1, %v2t : i1
  scf.if %v2 {
    %v5 = arith.constant 2 : i32
    %v6 = arith.constant 3 : i32
    %v4 = arith.xori %v5, %v6 : i32
    %v8 = arith.constant 0 : index
    %v7 = arith.cmpi eq, %i, %v8 : index
  } else {
    %v9 = arith.constant false
    scf.if %v9 {
    } else {
    }
  }
  %v11 = arith.constant 3 : index
  %v12 = arith.constant 3 : index
  %v13 = scf.for %v14 = %i to %v11 step %v12 iter_args(%v15 = %v1) -> (i1) {
    scf.yield %v15 : i1
  }
  %v16:3 = scf.while (%v17 = %a, %v18 = %c) : (i32, i1) -> (i1, i1, i32) {
    %v19 = arith.constant true
    %v20 = arith.constant false
    scf.condition(%v19) %v19, %v20, %v17 : i1, i1, i32
  } do {
  ^bb0(%v21: i1, %v22: i1, %v23: i32):
    scf.yield %a, %d : i32, i1
  }
  return %a, %v11, %v13 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.for %v2 = %i to %i step %i iter_args(%v3 = %c) -> (i1) {
    %v4 = scf.if %c -> (i32) {
      %v5 = arith.constant 2 : i32
      scf.yield %v5 : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %v3 : i1
  }
  %v6 = scf.index_switch %i -> i32
  default {
    %v7 = arith.constant 1 : index
    %v8 = arith.constant 2 : index
    %v9 = scf.for %v10 = %i to %v7 step %i iter_args(%v11 = %v8) -> (index) {
      %v12 = arith.subi %i, %v8 : index
      scf.yield %v11 : index
    }
    scf.yield %a : i32
  }
  "test.use"(%v6) : (i32) -> ()
  %v13:3 = scf.if %d -> (i1, i32, i32) {
    "test.use"(%a) : (i32) -> ()
    scf.yield %v1, %a, %v6 : i1, i32, i32
  } else {
    %v14 = arith.constant false
    %v15 = arith.constant 1 : i32
    scf.yield %v14, %v15, %a : i1, i32, i32
  }
  %v16:3 = scf.while (%v17 = %d, %v18 = %v6) : (i1, i32) -> (i32, i1, i32) {
    %v19 = arith.constant false
    scf.condition(%v1) %v6, %v19, %v13#1 : i32, i1, i32
  } do {
  ^bb0(%v20: i32, %v21: i1, %v22: i32):
    %v23 = arith.addi %i, %i : index
    %v24 = scf.index_switch %i -> index
    case 0 {
      %v25 = arith.constant true
      %v26:3 = scf.if %v25 -> (i32, i32, index) {
        %v28 = arith.constant 0 : index
        %v27 = arith.cmpi eq, %i, %v28 : index
        %v29 = arith.constant 1 : i32
        scf.yield %v29, %v13#1, %v28 : i32, i32, index
      } else {
        scf.yield %v6, %v22, %v23 : i32, i32, index
      }
      scf.yield %v23 : index
    }
    default {
      %v31 = arith.constant 0 : i32
      %v30 = arith.cmpi sge, %v31, %a : i32
      %v32 = arith.constant 4 : index
      scf.yield %v32 : index
    }
    %v33 = arith.constant false
    %v34 = arith.constant 2 : i32
    scf.yield %v33, %v34 : i1, i32
  }
  %v35:2 = scf.while (%v36 = %v1, %v37 = %d, %v38 = %v13#2) : (i1, i1, i32) -> (i1, index) {
    %v40 = arith.constant 0 : i32
    %v39 = arith.xori %v40, %v13#1 : i32
    %v41:2 = scf.if %c -> (index, index) {
      %v42 = arith.cmpi ne, %v13#1, %v13#1 : i32
      scf.yield %i, %i : index, index
    } else {
      %v43 = arith.constant 0 : i32
      %v44 = scf.while (%v45 = %v43, %v46 = %v13#0) : (i32, i1) -> i1 {
        %v47 = arith.constant true
        scf.condition(%v1) %v47 : i1
      } do {
      ^bb0(%v48: i1):
        scf.yield %v16#2, %v37 : i32, i1
      }
      %v49 = arith.constant 2 : index
      %v50 = arith.constant 1 : index
      scf.for %v52 = %i to %v49 step %v50 {
        %v53 = arith.constant 1 : i32
        "test.use"(%v53) : (i32) -> ()
      }
      scf.yield %i, %v49 : index, index
    }
    %v54 = arith.constant false
    scf.condition(%v1) %v54, %v41#1 : i1, index
  } do {
  ^bb0(%v55: i1, %v56: index):
    %v57 = arith.constant 2 : index
    %v58 = arith.constant 3 : index
    %v59 = scf.for %v60 = %v57 to %v57 step %v58 iter_args(%v61 = %v56) -> (index) {
      scf.yield %v60 : index
    }
    scf.yield %v55, %v13#0, %v6 : i1, i1, i32
  }
  return %v13#2, %v35#1, %v16#1 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %a, %a : i32
  scf.if %d {
    %v3 = arith.muli %v1, %v1 : i32
  }
  %v5 = arith.constant 1 : i32
  %v6 = arith.constant 3 : i32
  %v4 = arith.cmpi sge, %v5, %v6 : i32
  %v7:3 = scf.if %v4 -> (i32, index, i32) {
    %v8 = arith.constant 1 : i32
    scf.yield %v5, %i, %v8 : i32, index, i32
  } else {
    %v9 = arith.constant 4 : i32
    scf.yield %v6, %i, %v9 : i32, index, i32
  }
  %v10 = arith.constant 2 : i32
  scf.while (%v12 = %v7#0, %v13 = %v10) : (i32, i32) -> () {
    %v14 = arith.muli %i, %i : index
    %v16 = arith.constant 4 : index
    %v15 = arith.cmpi slt, %v16, %v14 : index
    scf.condition(%d)
  } do {
  ^bb0:
    %v17 = arith.constant 3 : i32
    scf.yield %v7#2, %v17 : i32, i32
  }
  return %v10, %v7#1, %v4 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.if %d -> (i1) {
    %v2 = arith.constant 4 : i32
    "test.use"(%v2) : (i32) -> ()
    "test.use"(%a) : (i32) -> ()
    %v3 = arith.constant true
    scf.yield %v3 : i1
  } else {
    %v4 = arith.addi %i, %i : index
    scf.yield %c : i1
  }
  %v5 = arith.constant 3 : index
  %v6 = arith.constant 2 : index
  %v7 = scf.for %v8 = %v5 to %i step %v6 iter_args(%v9 = %d) -> (i1) {
    scf.yield %v9 : i1
  }
  %v10:2 = scf.if %c -> (index, i1) {
    %v11 = arith.cmpi sge, %a, %a : i32
    %v12 = arith.cmpi slt, %a, %a : i32
    scf.yield %v5, %v11 : index, i1
  } else {
    %v13 = scf.index_switch %i -> index
    case 2 {
      %v15 = arith.constant 1 : i32
      %v14 = arith.cmpi slt, %a, %v15 : i32
      scf.yield %v6 : index
    }
    default {
      %v16 = arith.constant false
      scf.if %v16 {
      }
      scf.yield %v5 : index
    }
    %v18 = arith.constant false
    %v19 = scf.if %v18 -> (i32) {
      %v20 = arith.addi %v6, %v6 : index
      %v21 = arith.constant 3 : index
      %v22 = arith.constant 0 : index
      %v23 = scf.for %v24 = %v21 to %v6 step %v22 iter_args(%v25 = %v13) -> (index) {
        %v27 = arith.constant 4 : index
        %v26 = arith.addi %v22, %v27 : index
        scf.yield %v25 : index
      }
      %v28 = arith.constant 3 : i32
      scf.yield %v28 : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %v6, %d : index, i1
  }
  %v29 = scf.index_switch %v10#0 -> i32
  case 0 {
    %v31 = arith.constant 0 : i32
    %v30 = arith.cmpi slt, %a, %v31 : i32
    %v32 = arith.constant 3 : i32
    scf.yield %v32 : i32
  }
  case 3 {
    %v33:3 = scf.while (%v34 = %d, %v35 = %c) : (i1, i1) -> (i32, index, i32) {
      scf.condition(%v34) %a, %v6, %a : i32, index, i32
    } do {
    ^bb0(%v36: i32, %v37: index, %v38: i32):
      scf.yield %v10#1, %d : i1, i1
    }
    %v39 = arith.constant 1 : i32
    scf.yield %v39 : i32
  }
  default {
    %v40 = arith.cmpi sge, %i, %v6 : index
    scf.yield %a : i32
  }
  %v41t = arith.constant true
  %v41 = arith.xori %v1, %v41t : i1
  %v42:2 = scf.if %v41 -> (index, index) {
    %v43 = arith.constant 0 : index
    %v44 = arith.constant 2 : index
    scf.yield %v43, %v44 : index, index
  } else {
    scf.yield %i, %i : index, index
  }
  return %a, %v10#0, %v1 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  scf.for %v3 = %i to %v1 step %v1 {
    %v5 = arith.constant 3 : i32
    %v4 = arith.muli %a, %v5 : i32
  }
  %v6 = arith.constant 3 : index
  %v7:3 = scf.for %v8 = %v1 to %v6 step %v6 iter_args(%v9 = %d, %v10 = %a, %v11 = %d) -> (i1, i32, i1) {
    %v13 = arith.constant 4 : i32
    %v12 = arith.addi %v10, %v13 : i32
    scf.yield %v9, %v12, %v11 : i1, i32, i1
  }
  %v15 = arith.constant 1 : index
  %v14 = scf.index_switch %v15 -> i32
  case 0 {
    %v17 = arith.constant 4 : index
    %v18 = arith.constant 1 : index
    %v16 = arith.xori %v17, %v18 : index
    scf.yield %v7#1 : i32
  }
  case 1 {
    scf.if %c {
    } else {
      %v20t = arith.constant true
      %v20 = arith.xori %d, %v20t : i1
      scf.if %v20 {
      }
    }
    scf.yield %v7#1 : i32
  }
  default {
    %v22t = arith.constant true
    %v22 = arith.xori %v7#0, %v22t : i1
    scf.if %v22 {
      %v25 = arith.constant 1 : index
      %v24 = scf.index_switch %v25 -> index
      case 1 {
        scf.yield %v6 : index
      }
      case 3 {
        %v26 = arith.xori %i, %v1 : index
        scf.yield %v1 : index
      }
      default {
        %v27 = arith.cmpi slt, %a, %v7#1 : i32
        %v28 = arith.constant 1 : index
        scf.yield %v28 : index
      }
      scf.if %c {
      }
    }
    scf.yield %a : i32
  }
  %v31 = arith.constant 1 : index
  %v30 = arith.subi %v31, %v6 : index
  "test.use"(%a) : (i32) -> ()
  %v32 = arith.constant 3 : index
  %v33 = arith.constant 1 : index
  scf.for %v35 = %v32 to %v33 step %v30 {
    scf.if %v7#0 {
      %v38 = arith.constant 0 : i32
      %v39 = arith.constant 4 : i32
      %v37 = arith.subi %v38, %v39 : i32
      %v40 = scf.index_switch %v33 -> i32
      default {
        scf.yield %v7#1 : i32
      }
    }
  }
  return %a, %v32, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.while (%v2 = %c, %v3 = %d) : (i1, i1) -> () {
    %v4t = arith.constant true
    %v4 = arith.xori %v2, %v4t : i1
    %v5 = scf.if %v4 -> (i1) {
      %v7 = arith.constant 0 : index
      %v8 = arith.constant 3 : index
      %v6 = arith.addi %v7, %v8 : index
      scf.yield %v2 : i1
    } else {
      scf.yield %d : i1
    }
    scf.condition(%v2)
  } do {
  ^bb0:
    %v9 = arith.constant false
    scf.yield %v9, %c : i1, i1
  }
  "test.use"(%a) : (i32) -> ()
  "test.use"(%a) : (i32) -> ()
  %v10:2 = scf.if %c -> (index, index) {
    %v12 = arith.constant 2 : index
    %v11 = arith.cmpi slt, %v12, %i : index
    scf.yield %i, %i : index, index
  } else {
    scf.if %d {
    } else {
      %v14 = arith.cmpi eq, %i, %i : index
    }
    %v16 = arith.constant 0 : i32
    %v15 = arith.cmpi eq, %a, %v16 : i32
    scf.yield %i, %i : index, index
  }
  %v17 = scf.index_switch %i -> i32
  default {
    %v18:2 = scf.if %d -> (i32, index) {
      %v19 = arith.subi %v10#0, %v10#0 : index
      %v21 = arith.constant 2 : index
      %v20 = arith.subi %v10#0, %v21 : index
      scf.yield %a, %v10#1 : i32, index
    } else {
      %v22 = arith.constant 1 : index
      %v23 = arith.constant 0 : index
      %v24 = arith.constant 2 : index
      %v25 = scf.for %v26 = %v22 to %v23 step %v24 iter_args(%v27 = %a) -> (i32) {
        scf.yield %v27 : i32
      }
      scf.yield %v25, %v10#1 : i32, index
    }
    scf.yield %a : i32
  }
  %v28:2 = scf.if %d -> (i1, index) {
    %v29 = arith.muli %v17, %a : i32
    %v30 = arith.constant 0 : index
    scf.yield %c, %v30 : i1, index
  } else {
    scf.yield %d, %i : i1, index
  }
  return %a, %v10#0, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %i, %i : index
  %v2 = arith.addi %v1, %v1 : index
  scf.if %d {
    %v4:2 = scf.if %d -> (i32, i1) {
      %v5 = scf.if %d -> (index) {
        %v6 = arith.constant 1 : i32
        "test.use"(%v6) : (i32) -> ()
        %v7 = arith.constant 2 : index
        scf.yield %v7 : index
      } else {
        scf.yield %v2 : index
      }
      scf.yield %a, %c : i32, i1
    } else {
      %v8 = arith.subi %a, %a : i32
      scf.yield %v8, %c : i32, i1
    }
    %v9 = arith.muli %i, %i : index
  } else {
    %v10 = arith.cmpi sge, %v2, %i : index
  }
  %v11 = scf.if %c -> (i1) {
    %v12 = scf.index_switch %i -> i32
    case 3 {
      %v14 = arith.constant 3 : index
      %v13 = scf.index_switch %v14 -> index
      default {
        %v15 = arith.addi %a, %a : i32
        scf.yield %i : index
      }
      scf.yield %a : i32
    }
    case 1 {
      %v16 = scf.index_switch %i -> index
      case 0 {
        scf.yield %v2 : index
      }
      case 1 {
        %v17 = arith.constant 3 : index
        scf.yield %v17 : index
      }
      default {
        scf.yield %v2 : index
      }
      scf.yield %a : i32
    }
    default {
      %v18 = arith.constant 4 : i32
      %v19:3 = scf.while (%v20 = %v18, %v21 = %v18, %v22 = %a) : (i32, i32, i32) -> (i32, index, index) {
        %v24 = arith.constant 0 : i32
        %v23 = arith.cmpi eq, %v24, %a : i32
        %v25 = arith.constant 2 : index
        scf.condition(%d) %v20, %v25, %i : i32, index, index
      } do {
      ^bb0(%v26: i32, %v27: index, %v28: index):
        %v30 = arith.constant 1 : i32
        %v29 = arith.xori %v30, %v30 : i32
        %v31 = arith.constant 0 : i32
        scf.yield %v18, %v31, %a : i32, i32, i32
      }
      scf.yield %a : i32
    }
    %v32 = scf.while (%v33 = %d, %v34 = %v12, %v35 = %a) : (i1, i32, i32) -> i1 {
      %v37 = arith.constant 2 : index
      %v36 = arith.addi %v37, %i : index
      %v38 = arith.muli %v2, %v1 : index
      %v39 = arith.constant false
      scf.condition(%v39) %c : i1
    } do {
    ^bb0(%v40: i1):
      %v41 = arith.constant false
      scf.yield %v41, %v12, %a : i1, i32, i32
    }
    scf.yield %c : i1
  } else {
    %v42 = scf.index_switch %v1 -> index
    case 2 {
      %v44 = arith.constant 1 : index
      %v43 = arith.subi %v44, %v2 : index
      scf.yield %v43 : index
    }
    case 0 {
      %v45:3 = scf.if %c -> (i1, index, i1) {
        %v46 = arith.constant 4 : index
        scf.yield %d, %v46, %d : i1, index, i1
      } else {
        "test.use"(%a) : (i32) -> ()
        %v47 = arith.constant 0 : i32
        "test.use"(%v47) : (i32) -> ()
        %v48 = arith.constant 0 : index
        scf.yield %c, %v48, %c : i1, index, i1
      }
      scf.yield %v2 : index
    }
    default {
      %v50 = arith.constant 3 : index
      %v49 = scf.index_switch %v50 -> i32
      default {
        scf.yield %a : i32
      }
      scf.yield %v2 : index
    }
    scf.yield %d : i1
  }
  return %a, %v2, %v11 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:2 = scf.if %c -> (i32, index) {
    scf.yield %a, %i : i32, index
  } else {
    %v2 = arith.muli %i, %i : index
    %v3 = arith.constant 3 : i32
    scf.yield %v3, %i : i32, index
  }
  %v4 = arith.constant 4 : index
  %v5 = scf.for %v6 = %v4 to %v4 step %v4 iter_args(%v7 = %a) -> (i32) {
    %v9 = arith.constant 3 : i32
    %v10 = arith.constant 3 : i32
    %v8 = arith.xori %v9, %v10 : i32
    %v11 = arith.constant 4 : index
    %v12 = scf.for %v13 = %v6 to %v1#1 step %v11 iter_args(%v14 = %d) -> (i1) {
      %v15 = arith.constant 0 : index
      scf.for %v17 = %v15 to %v11 step %v6 {
        %v18 = arith.cmpi slt, %v6, %v4 : index
        "test.use"(%a) : (i32) -> ()
      }
      %v19 = arith.cmpi slt, %v7, %v8 : i32
      scf.yield %d : i1
    }
    scf.yield %v8 : i32
  }
  %v20 = arith.addi %a, %a : i32
  return %v20, %i, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.cmpi ne, %a, %a : i32
  scf.while (%v3 = %v1, %v4 = %a) : (i1, i32) -> () {
    %v5 = arith.constant 0 : index
    %v6 = arith.constant 4 : i32
    %v7 = scf.for %v8 = %i to %i step %v5 iter_args(%v9 = %v6) -> (i32) {
      scf.yield %v9 : i32
    }
    %v10 = arith.xori %v5, %i : index
    scf.condition(%d)
  } do {
  ^bb0:
    %v11 = arith.constant 1 : i32
    scf.yield %c, %v11 : i1, i32
  }
  %v12 = arith.subi %a, %a : i32
  return %v12, %i, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant true
  %v2t = arith.constant true
  %v2 = arith.xori %v1, %v2t : i1
  scf.if %v2 {
    %v4 = arith.constant 1 : index
    %v5 = arith.constant 1 : index
    %v6 = arith.constant 4 : i32
    %v7 = arith.constant 1 : i32
    %v8:3 = scf.for %v9 = %i to %v4 step %v5 iter_args(%v10 = %v6, %v11 = %c, %v12 = %v7) -> (i32, i1, i32) {
      scf.yield %a, %v11, %v12 : i32, i1, i32
    }
  }
  %v13 = scf.index_switch %i -> i32
  default {
    %v14 = arith.constant 4 : index
    %v15 = scf.for %v16 = %i to %i step %v14 iter_args(%v17 = %d) -> (i1) {
      %v19 = arith.constant 2 : index
      %v18 = arith.addi %v19, %v19 : index
      %v20 = arith.constant false
      scf.yield %v20 : i1
    }
    scf.yield %a : i32
  }
  %v21 = arith.constant 1 : index
  %v22 = arith.constant 1 : index
  scf.for %v24 = %v21 to %v21 step %v22 {
    %v25 = arith.constant 2 : i32
    "test.use"(%v25) : (i32) -> ()
    %v27 = arith.constant 4 : i32
    %v26 = arith.muli %v13, %v27 : i32
    "test.use"(%v27) : (i32) -> ()
  }
  scf.while (%v29 = %v13, %v30 = %c) : (i32, i1) -> () {
    %v32 = arith.constant 3 : i32
    %v31 = arith.subi %v32, %a : i32
    scf.condition(%c)
  } do {
  ^bb0:
    %v33 = arith.addi %i, %i : index
    scf.yield %v13, %c : i32, i1
  }
  %v34 = arith.constant true
  %v35:3 = scf.if %v34 -> (i1, i1, i1) {
    %v37 = arith.constant 4 : index
    %v38 = arith.constant 2 : index
    %v36 = arith.muli %v37, %v38 : index
    %v39 = arith.constant 1 : index
    %v40 = arith.constant 1 : index
    %v41 = scf.for %v42 = %v22 to %v39 step %v40 iter_args(%v43 = %v13) -> (i32) {
      %v44:2 = scf.if %d -> (i1, i1) {
        %v45 = arith.constant false
        scf.yield %v45, %v34 : i1, i1
      } else {
        scf.yield %c, %v34 : i1, i1
      }
      %v47 = arith.constant 1 : index
      %v46 = arith.xori %v47, %v39 : index
      scf.yield %v43 : i32
    }
    scf.yield %d, %d, %c : i1, i1, i1
  } else {
    %v49 = arith.constant 3 : index
    %v50 = arith.constant 0 : index
    %v48 = arith.cmpi slt, %v49, %v50 : index
    %v51 = arith.constant 0 : index
    %v52 = arith.constant 4 : index
    %v53 = arith.constant 1 : index
    %v54 = scf.for %v55 = %v51 to %v52 step %v53 iter_args(%v56 = %v52) -> (index) {
      %v58 = arith.constant 4 : i32
      %v57 = arith.xori %v58, %v58 : i32
      %v60 = arith.constant 4 : i32
      %v59 = arith.cmpi eq, %v57, %v60 : i32
      %v61 = arith.constant 2 : index
      scf.yield %v61 : index
    }
    scf.yield %c, %v34, %v48 : i1, i1, i1
  }
  return %a, %v21, %v35#0 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.if %c {
    %v2 = arith.cmpi sge, %i, %i : index
    %v4 = arith.constant 4 : index
    %v3 = arith.addi %v4, %i : index
  } else {
    %v5 = scf.index_switch %i -> i32
    default {
      scf.if %d {
      } else {
        %v7 = arith.cmpi eq, %i, %i : index
      }
      scf.yield %a : i32
    }
    scf.if %c {
      %v9 = arith.subi %v5, %a : i32
      %v10 = arith.muli %i, %i : index
    } else {
      %v12 = arith.constant 3 : i32
      %v13 = arith.constant 1 : i32
      %v11 = arith.xori %v12, %v13 : i32
      scf.if %c {
      } else {
        %v15 = arith.cmpi slt, %a, %a : i32
      }
    }
  }
  scf.while (%v17 = %d, %v18 = %a, %v19 = %a) : (i1, i32, i32) -> () {
    %v20:3 = scf.while (%v21 = %v19, %v22 = %d, %v23 = %v18) : (i32, i1, i32) -> (i1, index, index) {
      %v24 = arith.cmpi eq, %i, %i : index
      %v25 = scf.index_switch %i -> i32
      case 3 {
        %v26 = arith.constant 4 : i32
        scf.yield %v26 : i32
      }
      default {
        %v27 = arith.constant 0 : i32
        "test.use"(%v27) : (i32) -> ()
        scf.yield %v21 : i32
      }
      scf.condition(%d) %c, %i, %i : i1, index, index
    } do {
    ^bb0(%v28: i1, %v29: index, %v30: index):
      %v31 = arith.constant 4 : i32
      scf.yield %v19, %c, %v31 : i32, i1, i32
    }
    scf.condition(%v20#0)
  } do {
  ^bb0:
    %v32 = arith.constant 4 : i32
    scf.yield %c, %v32, %a : i1, i32, i32
  }
  %v34 = arith.constant 2 : i32
  %v35 = arith.constant 2 : i32
  %v33 = arith.xori %v34, %v35 : i32
  return %v33, %i, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  scf.for %v2 = %i to %i step %i {
    "test.use"(%a) : (i32) -> ()
  }
  %v3:2 = scf.if %d -> (i32, i1) {
    %v4 = arith.constant 0 : i32
    scf.yield %v4, %c : i32, i1
  } else {
    %v5 = arith.constant false
    scf.yield %a, %v5 : i32, i1
  }
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 2 : index
  %v8:3 = scf.for %v9 = %v6 to %v6 step %v7 iter_args(%v10 = %a, %v11 = %v3#0, %v12 = %c) -> (i32, i32, i1) {
    %v13 = arith.cmpi sge, %v10, %v3#0 : i32
    %v14 = scf.if %c -> (i1) {
      %v15 = arith.muli %a, %v3#0 : i32
      scf.yield %v12 : i1
    } else {
      %v17 = arith.constant 1 : index
      %v16 = scf.index_switch %v17 -> index
      case 2 {
        %v18 = arith.constant 1 : index
        scf.yield %v18 : index
      }
      default {
        scf.yield %v9 : index
      }
      %v19 = arith.constant true
      scf.yield %v19 : i1
    }
    %v21 = arith.constant 1 : index
    %v20 = arith.cmpi sge, %v21, %v7 : index
    %v22 = arith.constant 1 : i32
    %v23 = arith.constant false
    scf.yield %a, %v22, %v23 : i32, i32, i1
  }
  %v24 = arith.muli %v7, %v6 : index
  %v25:3 = scf.if %v3#1 -> (i1, i32, i32) {
    "test.use"(%v8#0) : (i32) -> ()
    %v26 = arith.constant true
    scf.yield %v26, %v8#0, %v3#0 : i1, i32, i32
  } else {
    %v27 = arith.xori %v8#0, %v3#0 : i32
    %v28 = arith.muli %a, %v8#0 : i32
    %v29 = arith.constant 1 : i32
    scf.yield %c, %v28, %v29 : i1, i32, i32
  }
  %v30 = arith.constant 3 : index
  %v31 = arith.constant 3 : index
  %v32 = arith.constant false
  %v33:2 = scf.for %v34 = %v30 to %v31 step %v6 iter_args(%v35 = %v3#0, %v36 = %v32) -> (i32, i1) {
    scf.yield %v8#0, %v36 : i32, i1
  }
  return %v33#0, %v30, %v32 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:2 = scf.if %d -> (i32, i32) {
    %v2 = scf.index_switch %i -> i32
    case 0 {
      %v3 = scf.if %c -> (index) {
        scf.yield %i : index
      } else {
        "test.use"(%a) : (i32) -> ()
        scf.yield %i : index
      }
      %v4 = arith.constant 1 : i32
      scf.yield %v4 : i32
    }
    case 3 {
      %v5:3 = scf.if %c -> (i1, i32, i32) {
        scf.yield %c, %a, %a : i1, i32, i32
      } else {
        %v6 = arith.constant true
        %v7 = arith.constant 3 : i32
        scf.yield %v6, %a, %v7 : i1, i32, i32
      }
      %v8 = arith.constant 1 : i32
      scf.yield %v8 : i32
    }
    default {
      %v9 = arith.constant 3 : index
      %v10 = arith.constant 4 : index
      %v11 = arith.constant 0 : index
      %v12 = scf.for %v13 = %v9 to %v10 step %v11 iter_args(%v14 = %d) -> (i1) {
        "test.use"(%a) : (i32) -> ()
        %v15 = arith.constant 2 : i32
        "test.use"(%v15) : (i32) -> ()
        scf.yield %v14 : i1
      }
      scf.yield %a : i32
    }
    scf.if %d {
      %v18 = arith.constant 1 : i32
      %v17 = arith.subi %v2, %v18 : i32
      %v19 = arith.constant 1 : index
      %v20 = arith.constant 1 : index
      scf.for %v22 = %v19 to %i step %v20 {
      }
    } else {
      %v23 = scf.index_switch %i -> index
      default {
        scf.yield %i : index
      }
    }
    scf.yield %v2, %v2 : i32, i32
  } else {
    %v24t = arith.constant true
    %v24 = arith.xori %c, %v24t : i1
    scf.if %v24 {
    }
    %v26 = arith.cmpi ne, %a, %a : i32
    %v27 = arith.constant 4 : i32
    scf.yield %v27, %v27 : i32, i32
  }
  %v28 = arith.constant 4 : index
  %v29 = arith.constant 0 : index
  %v30 = arith.constant 4 : index
  %v31:3 = scf.for %v32 = %v28 to %v28 step %v29 iter_args(%v33 = %v30, %v34 = %c, %v35 = %a) -> (index, i1, i32) {
    %v36t = arith.constant true
    %v36 = arith.xori %v34, %v36t : i1
    %v37:3 = scf.if %v36 -> (i32, index, i32) {
      scf.yield %v1#0, %v29, %v1#0 : i32, index, i32
    } else {
      %v38 = arith.constant 1 : i32
      %v39 = arith.constant 1 : i32
      scf.yield %v38, %i, %v39 : i32, index, i32
    }
    scf.yield %v32, %d, %v37#0 : index, i1, i32
  }
  %v41 = arith.constant 1 : index
  %v40 = arith.muli %v41, %v29 : index
  %v42 = arith.constant 3 : index
  %v43 = arith.constant 4 : index
  %v44 = scf.for %v45 = %v42 to %v41 step %v43 iter_args(%v46 = %v31#1) -> (i1) {
    %v47 = arith.cmpi sge, %a, %v31#2 : i32
    %v49 = arith.constant 2 : i32
    %v48 = arith.xori %a, %v49 : i32
    %v50 = arith.constant 2 : index
    %v51:3 = scf.for %v52 = %v50 to %v31#0 step %v41 iter_args(%v53 = %v31#2, %v54 = %v47, %v55 = %v31#0) -> (i32, i1, index) {
      scf.yield %v49, %v54, %v40 : i32, i1, index
    }
    scf.yield %v46 : i1
  }
  %v56 = arith.addi %v29, %v42 : index
  %v57 = arith.subi %v1#1, %v1#0 : i32
  %v59 = arith.constant 0 : index
  %v58 = arith.xori %v59, %v40 : index
  return %v31#2, %v56, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = scf.if %d -> (i1) {
    scf.if %c {
      %v3 = arith.addi %i, %i : index
    }
    %v4 = arith.constant 2 : index
    %v5 = arith.constant 0 : index
    %v6:3 = scf.for %v7 = %v4 to %v4 step %v5 iter_args(%v8 = %c, %v9 = %v5, %v10 = %d) -> (i1, index, i1) {
      %v11 = arith.constant 4 : index
      %v12 = arith.constant 4 : index
      scf.for %v14 = %v11 to %v11 step %v12 {
        %v15 = arith.subi %i, %v9 : index
        %v17 = arith.constant 3 : i32
        %v16 = arith.cmpi sge, %v17, %v17 : i32
      }
      %v18 = arith.constant 1 : index
      %v19 = arith.constant 0 : index
      scf.for %v21 = %v18 to %v19 step %v19 {
        %v23 = arith.constant 3 : index
        %v22 = arith.addi %v23, %v4 : index
        %v25 = arith.constant 0 : i32
        %v24 = arith.addi %a, %v25 : i32
        %v26 = arith.xori %a, %a : i32
      }
      %v27 = arith.constant true
      scf.yield %v27, %v7, %v8 : i1, index, i1
    }
    scf.yield %v6#2 : i1
  } else {
    %v29 = arith.constant 2 : i32
    %v28 = arith.subi %a, %v29 : i32
    scf.yield %c : i1
  }
  %v31 = arith.constant 3 : index
  %v30 = scf.index_switch %v31 -> index
  case 2 {
    %v33 = arith.constant 2 : i32
    %v32 = arith.addi %a, %v33 : i32
    scf.yield %v31 : index
  }
  case 1 {
    %v35 = arith.constant 0 : i32
    %v34 = arith.addi %v35, %a : i32
    scf.yield %i : index
  }
  default {
    %v36:3 = scf.if %c -> (i32, i32, i32) {
      %v37 = scf.while (%v38 = %a) : (i32) -> i32 {
        scf.condition(%v1) %a : i32
      } do {
      ^bb0(%v39: i32):
        %v41 = arith.constant 3 : index
        %v40 = arith.cmpi sge, %v31, %v41 : index
        %v42 = arith.constant 0 : i32
        scf.yield %v42 : i32
      }
      scf.yield %v37, %v37, %v37 : i32, i32, i32
    } else {
      "test.use"(%a) : (i32) -> ()
      %v43 = arith.constant 2 : i32
      scf.yield %v43, %a, %a : i32, i32, i32
    }
    scf.yield %i : index
  }
  %v44 = scf.index_switch %v31 -> i32
  case 1 {
    %v46 = arith.constant 1 : index
    %v45 = scf.index_switch %v46 -> index
    case 3 {
      %v47 = arith.constant 4 : index
      %v48 = arith.constant 0 : index
      %v49 = scf.for %v50 = %v30 to %v47 step %v48 iter_args(%v51 = %a) -> (i32) {
        %v53 = arith.constant 3 : index
        %v52 = arith.cmpi slt, %v53, %i : index
        scf.yield %a : i32
      }
      %v54 = arith.constant 0 : index
      scf.yield %v54 : index
    }
    case 1 {
      scf.if %c {
      } else {
        "test.use"(%a) : (i32) -> ()
      }
      scf.yield %v30 : index
    }
    default {
      %v57 = arith.constant 4 : index
      %v56 = scf.index_switch %v57 -> index
      default {
        "test.use"(%a) : (i32) -> ()
        scf.yield %i : index
      }
      scf.yield %v30 : index
    }
    %v58 = arith.constant 1 : i32
    scf.yield %v58 : i32
  }
  case 0 {
    "test.use"(%a) : (i32) -> ()
    scf.yield %a : i32
  }
  default {
    %v59 = arith.cmpi eq, %v30, %v31 : index
    scf.yield %a : i32
  }
  %v60 = arith.constant 2 : index
  %v61 = arith.constant 3 : index
  %v62 = arith.constant 4 : index
  %v63 = arith.constant 4 : index
  %v64:2 = scf.for %v65 = %v60 to %v61 step %v62 iter_args(%v66 = %a, %v67 = %v63) -> (i32, index) {
    scf.yield %a, %i : i32, index
  }
  %v68:2 = scf.if %c -> (i1, index) {
    %v69:2 = scf.while (%v70 = %a) : (i32) -> (index, i32) {
      %v72 = arith.constant 1 : index
      %v71 = arith.cmpi eq, %v72, %v60 : index
      scf.condition(%v71) %v63, %v44 : index, i32
    } do {
    ^bb0(%v73: index, %v74: i32):
      %v76 = arith.constant 3 : index
      %v77 = arith.constant 1 : index
      %v75 = arith.subi %v76, %v77 : index
      %v78 = arith.xori %v61, %v76 : index
      scf.yield %a : i32
    }
    %v79 = arith.constant 0 : index
    %v80 = arith.constant 0 : index
    %v81 = scf.for %v82 = %v60 to %v79 step %v80 iter_args(%v83 = %d) -> (i1) {
      %v84 = arith.constant 1 : index
      %v85 = arith.constant 2 : index
      scf.for %v87 = %v84 to %v85 step %v82 {
      }
      %v89 = arith.constant 3 : index
      %v88 = arith.cmpi sge, %v89, %v69#0 : index
      scf.yield %v83 : i1
    }
    %v90 = arith.constant true
    %v91 = arith.constant 3 : index
    scf.yield %v90, %v91 : i1, index
  } else {
    %v93 = arith.constant 3 : index
    %v92 = scf.index_switch %v93 -> index
    case 1 {
      %v94:2 = scf.if %v1 -> (i32, index) {
        "test.use"(%a) : (i32) -> ()
        %v95 = arith.constant 4 : i32
        scf.yield %v95, %v31 : i32, index
      } else {
        %v96 = arith.constant 3 : index
        scf.yield %v64#0, %v96 : i32, index
      }
      scf.yield %v62 : index
    }
    default {
      %v98 = arith.constant 1 : index
      %v97 = arith.addi %v98, %v93 : index
      %v99 = arith.constant 3 : index
      scf.yield %v99 : index
    }
    scf.yield %d, %v61 : i1, index
  }
  return %a, %v64#1, %d : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  %v2 = arith.constant 2 : index
  %v1 = arith.muli %i, %v2 : index
  %v3 = scf.if %d -> (i1) {
    %v5 = arith.constant 0 : i32
    %v4 = arith.cmpi eq, %v5, %v5 : i32
    scf.yield %d : i1
  } else {
    scf.yield %d : i1
  }
  return %a, %v2, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant false
  %v2 = scf.while (%v3 = %a, %v4 = %v1) : (i32, i1) -> i1 {
    %v5:2 = scf.while (%v6 = %a) : (i32) -> (i32, index) {
      %v8 = arith.constant 2 : index
      %v7 = arith.muli %i, %v8 : index
      %v9:2 = scf.if %v1 -> (index, i32) {
        %v11 = arith.constant 4 : i32
        %v10 = arith.cmpi ne, %v3, %v11 : i32
        scf.yield %v7, %v6 : index, i32
      } else {
        scf.yield %v7, %v6 : index, i32
      }
      scf.condition(%v4) %v3, %v8 : i32, index
    } do {
    ^bb0(%v12: i32, %v13: index):
      %v14 = arith.constant 1 : index
      %v15 = arith.constant 4 : index
      %v16 = arith.constant false
      %v17 = scf.for %v18 = %v14 to %i step %v15 iter_args(%v19 = %v16) -> (i1) {
        scf.yield %v19 : i1
      }
      scf.yield %v12 : i32
    }
    %v20:3 = scf.if %v4 -> (i1, index, index) {
      %v21 = arith.constant 0 : index
      %v22 = arith.constant 2 : index
      %v23 = arith.constant 0 : index
      %v24:3 = scf.for %v25 = %v21 to %v22 step %v23 iter_args(%v26 = %v5#0, %v27 = %v1, %v28 = %d) -> (i32, i1, i1) {
        %v29 = arith.constant false
        scf.yield %v5#0, %v27, %v29 : i32, i1, i1
      }
      %v31 = arith.constant 2 : index
      %v32 = arith.constant 3 : index
      %v30 = arith.cmpi ne, %v31, %v32 : index
      %v33 = arith.constant true
      %v34 = arith.constant 3 : index
      %v35 = arith.constant 4 : index
      scf.yield %v33, %v34, %v35 : i1, index, index
    } else {
      scf.yield %d, %i, %i : i1, index, index
    }
    scf.condition(%v1) %v20#0 : i1
  } do {
  ^bb0(%v36: i1):
    %v38 = arith.constant 0 : index
    %v37 = scf.index_switch %v38 -> index
    default {
      %v39:2 = scf.if %v36 -> (index, i1) {
        %v40 = arith.constant 0 : index
        %v41 = arith.constant true
        scf.yield %v40, %v41 : index, i1
      } else {
        %v42 = arith.subi %v38, %v38 : index
        %v43 = arith.addi %i, %v38 : index
        scf.yield %v42, %v36 : index, i1
      }
      scf.yield %i : index
    }
    %v44 = arith.constant 1 : index
    %v45 = arith.constant 3 : index
    %v46 = arith.constant false
    %v47 = scf.for %v48 = %v37 to %v44 step %v45 iter_args(%v49 = %v46) -> (i1) {
      %v50t = arith.constant true
      %v50 = arith.xori %d, %v50t : i1
      %v51 = scf.if %v50 -> (i32) {
        %v52 = arith.constant 4 : i32
        scf.yield %v52 : i32
      } else {
        %v54 = arith.constant 3 : index
        %v53 = arith.muli %v54, %v48 : index
        %v55 = arith.constant 1 : i32
        scf.yield %v55 : i32
      }
      %v56 = arith.constant false
      scf.yield %v56 : i1
    }
    scf.yield %a, %c : i32, i1
  }
  %v57t = arith.constant true
  %v57 = arith.xori %c, %v57t : i1
  %v58 = scf.if %v57 -> (index) {
    %v59 = arith.subi %i, %i : index
    scf.yield %v59 : index
  } else {
    "test.use"(%a) : (i32) -> ()
    %v60 = arith.subi %i, %i : index
    %v61 = arith.constant 0 : index
    scf.yield %v61 : index
  }
  scf.if %c {
    %v63 = arith.constant 3 : index
    %v64 = arith.constant false
    %v65:2 = scf.for %v66 = %i to %v58 step %v63 iter_args(%v67 = %v2, %v68 = %v64) -> (i1, i1) {
      %v69 = arith.constant 0 : index
      %v70 = arith.constant 1 : index
      %v71 = scf.for %v72 = %v69 to %v70 step %v69 iter_args(%v73 = %a) -> (i32) {
        scf.yield %a : i32
      }
      scf.if %d {
      } else {
      }
      scf.yield %v67, %v2 : i1, i1
    }
    %v75 = arith.constant 3 : i32
    %v76 = scf.while (%v77 = %v75, %v78 = %v65#0) : (i32, i1) -> i1 {
      %v79:3 = scf.while (%v80 = %c, %v81 = %v65#0) : (i1, i1) -> (i1, i1, i32) {
        scf.condition(%v2) %v81, %v64, %a : i1, i1, i32
      } do {
      ^bb0(%v82: i1, %v83: i1, %v84: i32):
        "test.use"(%v77) : (i32) -> ()
        scf.yield %c, %v2 : i1, i1
      }
      %v85 = arith.cmpi eq, %v79#2, %v79#2 : i32
      scf.condition(%v85) %v85 : i1
    } do {
    ^bb0(%v86: i1):
      %v87 = scf.index_switch %v58 -> index
      case 2 {
        %v89 = arith.constant 3 : index
        %v88 = arith.muli %v63, %v89 : index
        scf.yield %v88 : index
      }
      case 1 {
        %v90 = arith.addi %v63, %v63 : index
        scf.yield %v58 : index
      }
      default {
        scf.yield %v58 : index
      }
      %v91 = arith.cmpi ne, %v58, %i : index
      scf.yield %v75, %v86 : i32, i1
    }
  } else {
    %v93 = arith.constant 4 : index
    %v92 = arith.muli %v58, %v93 : index
    %v95 = arith.constant 3 : index
    %v94 = arith.xori %v93, %v95 : index
  }
  %v96 = scf.index_switch %v58 -> index
  case 2 {
    scf.if %d {
      %v99 = arith.constant 4 : i32
      %v98 = arith.addi %v99, %v99 : i32
      %v100 = arith.cmpi slt, %a, %v98 : i32
    }
    scf.yield %v58 : index
  }
  default {
    %v102 = arith.constant 1 : index
    %v101 = arith.xori %v58, %v102 : index
    %v103 = arith.constant 1 : index
    scf.yield %v103 : index
  }
  %v104t = arith.constant true
  %v104 = arith.xori %v2, %v104t : i1
  scf.if %v104 {
    %v106 = arith.constant 0 : index
    %v107 = scf.for %v108 = %v106 to %v106 step %v96 iter_args(%v109 = %a) -> (i32) {
      %v110 = arith.constant 4 : index
      %v111 = arith.constant 4 : index
      %v112:3 = scf.for %v113 = %v110 to %v111 step %v106 iter_args(%v114 = %v111, %v115 = %v111, %v116 = %c) -> (index, index, i1) {
        scf.yield %v114, %v115, %v1 : index, index, i1
      }
      %v117 = arith.constant true
      scf.while (%v119 = %v117, %v120 = %v117) : (i1, i1) -> () {
        scf.condition(%v1)
      } do {
      ^bb0:
        %v122 = arith.constant 2 : i32
        %v121 = arith.cmpi eq, %v122, %a : i32
        scf.yield %v121, %v112#2 : i1, i1
      }
      %v124 = arith.constant 1 : i32
      %v123 = arith.muli %v124, %v109 : i32
      scf.yield %v109 : i32
    }
  } else {
    %v125 = scf.index_switch %i -> index
    case 3 {
      scf.if %v1 {
      }
      %v127 = arith.constant 2 : index
      scf.yield %v127 : index
    }
    default {
      %v128:3 = scf.if %v2 -> (i1, i32, index) {
        scf.yield %c, %a, %v96 : i1, i32, index
      } else {
        %v129 = arith.constant 0 : index
        scf.yield %v1, %a, %v129 : i1, i32, index
      }
      %v130 = arith.constant 4 : index
      scf.yield %v130 : index
    }
    %v131 = arith.xori %v58, %i : index
  }
  %v132:2 = scf.if %c -> (index, i32) {
    %v133 = scf.index_switch %v58 -> i32
    default {
      %v134 = scf.index_switch %i -> index
      default {
        %v136 = arith.constant 0 : index
        %v135 = arith.muli %v136, %v136 : index
        %v137 = arith.constant 3 : index
        scf.yield %v137 : index
      }
      scf.yield %a : i32
    }
    %v138 = arith.xori %i, %v96 : index
    %v139 = arith.constant 0 : index
    scf.yield %v139, %a : index, i32
  } else {
    %v140 = arith.addi %v58, %i : index
    %v141 = arith.constant 3 : i32
    scf.yield %v58, %v141 : index, i32
  }
  %v142 = scf.index_switch %v132#0 -> index
  case 1 {
    %v143 = arith.cmpi eq, %v58, %v132#0 : index
    scf.yield %v132#0 : index
  }
  case 0 {
    %v144 = scf.index_switch %v132#0 -> i32
    case 3 {
      %v145:3 = scf.if %c -> (index, index, i32) {
        scf.yield %v132#0, %v132#0, %a : index, index, i32
      } else {
        %v147 = arith.constant 3 : i32
        %v146 = arith.muli %v147, %v132#1 : i32
        %v148 = arith.constant 3 : index
        %v149 = arith.constant 0 : i32
        scf.yield %v148, %v96, %v149 : index, index, i32
      }
      %v150 = arith.constant 1 : i32
      scf.yield %v150 : i32
    }
    case 2 {
      %v151 = scf.while (%v152 = %a, %v153 = %d) : (i32, i1) -> i1 {
        %v154 = arith.constant true
        scf.condition(%d) %v154 : i1
      } do {
      ^bb0(%v155: i1):
        %v156 = arith.constant 2 : i32
        scf.yield %v156, %v2 : i32, i1
      }
      scf.yield %a : i32
    }
    default {
      "test.use"(%v132#1) : (i32) -> ()
      %v157 = arith.constant 4 : i32
      scf.yield %v157 : i32
    }
    %v158 = arith.constant 0 : index
    scf.yield %v158 : index
  }
  default {
    %v159 = scf.if %v1 -> (index) {
      scf.yield %v58 : index
    } else {
      scf.yield %v132#0 : index
    }
    scf.yield %v132#0 : index
  }
  return %v132#1, %v132#0, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  "test.use"(%a) : (i32) -> ()
  scf.if %c {
    %v3 = arith.constant 0 : index
    %v4 = arith.constant 4 : index
    %v2 = arith.cmpi sge, %v3, %v4 : index
    %v5 = arith.constant 1 : index
    %v6 = arith.constant 2 : index
    %v7 = arith.constant true
    %v8:3 = scf.for %v9 = %v5 to %v6 step %i iter_args(%v10 = %d, %v11 = %v2, %v12 = %v7) -> (i1, i1, i1) {
      scf.yield %v10, %v11, %v10 : i1, i1, i1
    }
  }
  scf.if %d {
  }
  %v14 = arith.muli %a, %a : i32
  %v15:2 = scf.if %d -> (i1, index) {
    %v16 = arith.constant 1 : index
    %v17 = arith.constant 4 : index
    %v18 = scf.for %v19 = %i to %v16 step %v17 iter_args(%v20 = %v17) -> (index) {
      %v21 = arith.subi %v14, %a : i32
      "test.use"(%a) : (i32) -> ()
      scf.yield %v19 : index
    }
    %v22 = arith.constant 1 : index
    scf.yield %d, %v22 : i1, index
  } else {
    %v24 = arith.constant 0 : i32
    %v23 = arith.subi %v24, %v14 : i32
    scf.yield %d, %i : i1, index
  }
  %v25 = arith.constant true
  %v26t = arith.constant true
  %v26 = arith.xori %v25, %v26t : i1
  %v27:2 = scf.if %v26 -> (index, index) {
    %v28 = arith.constant 3 : i32
    %v29:2 = scf.while (%v30 = %v28, %v31 = %a) : (i32, i32) -> (i32, i1) {
      %v32 = arith.constant true
      scf.condition(%v15#0) %v14, %v32 : i32, i1
    } do {
    ^bb0(%v33: i32, %v34: i1):
      %v35:2 = scf.if %v15#0 -> (i1, index) {
        scf.yield %v15#0, %v15#1 : i1, index
      } else {
        %v36 = arith.subi %v14, %v33 : i32
        scf.yield %c, %i : i1, index
      }
      %v37:3 = scf.if %v35#0 -> (i1, i32, i32) {
        %v39 = arith.constant 4 : i32
        %v38 = arith.addi %v33, %v39 : i32
        scf.yield %v25, %v39, %v28 : i1, i32, i32
      } else {
        scf.yield %v25, %v33, %v33 : i1, i32, i32
      }
      scf.yield %v37#2, %v28 : i32, i32
    }
    scf.yield %i, %i : index, index
  } else {
    %v40 = arith.xori %v15#1, %i : index
    %v42 = arith.constant 4 : index
    %v41 = arith.subi %i, %v42 : index
    %v43 = arith.constant 1 : index
    scf.yield %v43, %v42 : index, index
  }
  return %a, %v27#1, %v25 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 2 : i32
  %v1 = arith.subi %v2, %v2 : i32
  scf.if %d {
    %v5 = arith.constant 4 : index
    %v4 = arith.cmpi eq, %i, %v5 : index
  }
  %v7 = arith.constant 4 : index
  %v6 = scf.index_switch %v7 -> i32
  case 2 {
    %v8 = arith.constant 4 : index
    %v9 = arith.constant 3 : index
    scf.for %v11 = %i to %v8 step %v9 {
    }
    scf.yield %v1 : i32
  }
  default {
    %v12:2 = scf.while (%v13 = %v2) : (i32) -> (index, i32) {
      "test.use"(%v13) : (i32) -> ()
      scf.condition(%d) %v7, %v2 : index, i32
    } do {
    ^bb0(%v14: index, %v15: i32):
      %v17 = arith.constant 0 : index
      %v16 = arith.cmpi slt, %v17, %v14 : index
      scf.yield %v2 : i32
    }
    scf.yield %a : i32
  }
  %v18 = arith.constant 4 : index
  %v19 = arith.constant 4 : index
  %v20 = arith.constant 0 : i32
  %v21:2 = scf.for %v22 = %v18 to %v18 step %v19 iter_args(%v23 = %v7, %v24 = %v20) -> (index, i32) {
    %v25 = arith.cmpi ne, %v23, %v23 : index
    %v27 = arith.constant 0 : i32
    %v26 = arith.cmpi slt, %v27, %v27 : i32
    %v28 = arith.constant 2 : i32
    scf.yield %v23, %v28 : index, i32
  }
  return %v20, %v19, %d : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 3 : index
  %v3 = arith.constant 2 : index
  %v4 = scf.for %v5 = %v1 to %v2 step %v3 iter_args(%v6 = %c) -> (i1) {
    scf.if %c {
    } else {
    }
    scf.yield %v6 : i1
  }
  %v8 = arith.subi %a, %a : i32
  %v9 = arith.constant false
  %v10t = arith.constant true
  %v10 = arith.xori %v9, %v10t : i1
  %v11:3 = scf.if %v10 -> (i32, i1, index) {
    scf.yield %v8, %d, %v1 : i32, i1, index
  } else {
    %v12 = arith.subi %v2, %v3 : index
    scf.yield %v8, %d, %i : i32, i1, index
  }
  return %a, %v2, %v9 : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant true
  %v2:3 = scf.while (%v3 = %v1, %v4 = %a) : (i1, i32) -> (i32, i1, i32) {
    %v5 = arith.constant 4 : index
    %v6 = arith.constant 0 : index
    %v7 = arith.constant 4 : index
    %v8:2 = scf.for %v9 = %v5 to %v6 step %v7 iter_args(%v10 = %v7, %v11 = %v7) -> (index, index) {
      %v12 = arith.constant 4 : index
      scf.yield %v12, %v12 : index, index
    }
    %v13 = arith.cmpi sge, %v4, %v4 : i32
    %v14 = arith.constant false
    %v15 = arith.constant true
    %v16 = arith.constant 3 : i32
    scf.condition(%v14) %a, %v15, %v16 : i32, i1, i32
  } do {
  ^bb0(%v17: i32, %v18: i1, %v19: i32):
    %v20:3 = scf.if %v18 -> (i1, i32, i32) {
      %v21 = arith.constant false
      %v22:3 = scf.if %v21 -> (i32, i1, i32) {
        %v23 = arith.muli %v17, %v17 : i32
        scf.yield %v19, %d, %a : i32, i1, i32
      } else {
        %v24 = arith.cmpi slt, %v17, %v17 : i32
        %v25 = arith.constant true
        scf.yield %v17, %v25, %v19 : i32, i1, i32
      }
      %v26 = arith.constant true
      scf.yield %v26, %v22#2, %v22#0 : i1, i32, i32
    } else {
      %v27:2 = scf.while (%v28 = %v1, %v29 = %v1) : (i1, i1) -> (i1, index) {
        %v30 = arith.constant true
        %v31 = arith.constant 4 : index
        scf.condition(%v28) %v30, %v31 : i1, index
      } do {
      ^bb0(%v32: i1, %v33: index):
        scf.yield %v18, %v1 : i1, i1
      }
      %v35 = arith.constant 1 : index
      %v34 = arith.cmpi eq, %v35, %v27#1 : index
      scf.yield %v1, %v17, %v17 : i1, i32, i32
    }
    %v36 = arith.constant false
    scf.yield %v36, %v17 : i1, i32
  }
  %v37 = arith.constant 0 : i32
  "test.use"(%v37) : (i32) -> ()
  %v38t = arith.constant true
  %v38 = arith.xori %c, %v38t : i1
  scf.if %v38 {
  }
  return %v2#0, %i, %v2#1 : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v2 = arith.constant 4 : i32
  %v1 = arith.subi %a, %v2 : i32
  %v4 = arith.constant 2 : i32
  %v3 = arith.cmpi ne, %v4, %v2 : i32
  %v5 = arith.cmpi eq, %i, %i : index
  %v6 = arith.constant false
  %v7t = arith.constant true
  %v7 = arith.xori %v6, %v7t : i1
  %v8:3 = scf.if %v7 -> (index, index, i1) {
    scf.if %d {
      %v10 = arith.addi %v4, %a : i32
      %v12 = arith.constant 2 : index
      %v11 = scf.index_switch %v12 -> i32
      case 2 {
        scf.yield %v1 : i32
      }
      case 3 {
        scf.yield %v10 : i32
      }
      default {
        scf.yield %v4 : i32
      }
    }
    %v13 = arith.constant false
    scf.yield %i, %i, %v13 : index, index, i1
  } else {
    "test.use"(%v2) : (i32) -> ()
    %v14 = arith.constant 4 : index
    scf.yield %v14, %v14, %c : index, index, i1
  }
  %v15t = arith.constant true
  %v15 = arith.xori %v3, %v15t : i1
  scf.if %v15 {
    %v17 = arith.cmpi slt, %v8#0, %v8#1 : index
  } else {
    %v18 = arith.constant 3 : index
    %v19 = arith.constant 4 : index
    %v20:2 = scf.for %v21 = %v8#0 to %v8#0 step %v18 iter_args(%v22 = %v19, %v23 = %c) -> (index, i1) {
      %v25 = arith.constant 2 : index
      %v24 = scf.index_switch %v25 -> i32
      case 3 {
        scf.yield %v2 : i32
      }
      case 2 {
        %v26 = arith.subi %v8#1, %v19 : index
        scf.yield %v2 : i32
      }
      default {
        %v28 = arith.constant 1 : index
        %v27 = arith.muli %v28, %v19 : index
        scf.yield %v4 : i32
      }
      scf.yield %v21, %v23 : index, i1
    }
    %v29 = arith.constant 3 : index
    %v30 = arith.constant 4 : index
    %v31 = scf.for %v32 = %v29 to %v30 step %v18 iter_args(%v33 = %v6) -> (i1) {
      %v34 = arith.constant 3 : index
      %v35 = arith.constant 2 : index
      %v36 = scf.for %v37 = %v34 to %v35 step %v35 iter_args(%v38 = %v4) -> (i32) {
        %v39 = arith.subi %v32, %v29 : index
        scf.yield %v4 : i32
      }
      %v40 = arith.constant 4 : index
      %v41 = arith.constant 1 : index
      %v42:3 = scf.for %v43 = %v8#0 to %v20#0 step %v40 iter_args(%v44 = %c, %v45 = %v3, %v46 = %v41) -> (i1, i1, index) {
        %v47 = arith.constant true
        scf.yield %v47, %v20#1, %v30 : i1, i1, index
      }
      %v48 = arith.addi %v20#0, %v19 : index
      %v49 = arith.constant false
      scf.yield %v49 : i1
    }
  }
  %v50 = arith.constant false
  %v51:2 = scf.while (%v52 = %v50) : (i1) -> (i1, index) {
    scf.condition(%v3) %v50, %v8#0 : i1, index
  } do {
  ^bb0(%v53: i1, %v54: index):
    %v55 = arith.constant 1 : index
    scf.for %v57 = %v55 to %i step %v54 {
    }
    scf.yield %v3 : i1
  }
  return %v2, %v8#1, %v8#2 : i32, index, i1
}
// -----
func.func @f0(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1:3 = scf.if %d -> (index, i32, i32) {
    %v2 = arith.constant 0 : i32
    scf.yield %i, %v2, %v2 : index, i32, i32
  } else {
    scf.if %d {
      %v4 = arith.constant 2 : i32
      %v5 = arith.constant true
      %v6:2 = scf.while (%v7 = %v4, %v8 = %v5, %v9 = %c) : (i32, i1, i1) -> (index, index) {
        %v10 = arith.constant 2 : index
        scf.condition(%v9) %v10, %v10 : index, index
      } do {
      ^bb0(%v11: index, %v12: index):
        %v13 = arith.constant false
        scf.yield %a, %d, %v13 : i32, i1, i1
      }
      %v14 = arith.cmpi slt, %v4, %a : i32
    } else {
      %v15 = arith.xori %i, %i : index
      %v16 = arith.cmpi eq, %a, %a : i32
    }
    %v17 = arith.constant 3 : i32
    "test.use"(%v17) : (i32) -> ()
    %v18 = arith.constant 3 : index
    %v19 = arith.constant 3 : i32
    %v20 = arith.constant 1 : i32
    scf.yield %v18, %v19, %v20 : index, i32, i32
  }
  %v22 = arith.constant 1 : index
  %v21 = scf.index_switch %v22 -> i32
  case 2 {
    %v24 = arith.constant 2 : index
    %v23 = arith.subi %i, %v24 : index
    scf.yield %a : i32
  }
  case 1 {
    scf.if %d {
      %v26 = arith.subi %v1#0, %i : index
      %v27 = arith.constant 2 : index
      %v28 = arith.constant 2 : index
      %v29 = arith.constant 2 : index
      %v30:2 = scf.for %v31 = %v27 to %v28 step %v29 iter_args(%v32 = %c, %v33 = %c) -> (i1, i1) {
        %v34 = arith.cmpi slt, %v1#1, %a : i32
        %v35 = arith.constant true
        scf.yield %v32, %v35 : i1, i1
      }
    }
    scf.yield %v1#1 : i32
  }
  default {
    %v36 = arith.constant 2 : index
    %v37 = arith.constant 4 : index
    %v38 = arith.constant 2 : index
    %v39 = scf.for %v40 = %v36 to %v37 step %v38 iter_args(%v41 = %d) -> (i1) {
      %v42 = arith.addi %v1#0, %v1#0 : index
      scf.yield %c : i1
    }
    scf.yield %v1#1 : i32
  }
  %v43 = scf.while (%v44 = %v21, %v45 = %a) : (i32, i32) -> i32 {
    scf.condition(%c) %v44 : i32
  } do {
  ^bb0(%v46: i32):
    %v47 = arith.muli %i, %i : index
    %v48 = arith.constant 4 : i32
    scf.yield %v1#2, %v48 : i32, i32
  }
  %v49 = scf.index_switch %v22 -> index
  case 1 {
    %v50:2 = scf.if %d -> (index, i32) {
      %v51 = arith.constant 3 : i32
      scf.yield %v1#0, %v51 : index, i32
    } else {
      scf.yield %v22, %a : index, i32
    }
    %v52 = arith.constant 1 : index
    scf.yield %v52 : index
  }
  default {
    %v53 = arith.addi %v22, %v1#0 : index
    scf.yield %v53 : index
  }
  return %v1#2, %v49, %d : i32, index, i1
}
func.func @f1(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.addi %i, %i : index
  "test.use"(%a) : (i32) -> ()
  %v3 = arith.constant 0 : i32
  %v2 = arith.xori %v3, %v3 : i32
  %v4 = scf.if %d -> (i32) {
    %v5 = arith.constant 4 : index
    %v6 = arith.constant 4 : index
    scf.for %v8 = %v1 to %v5 step %v6 {
      %v9 = arith.subi %v5, %v1 : index
      %v10 = arith.cmpi slt, %v2, %v3 : i32
    }
    scf.yield %a : i32
  } else {
    scf.yield %v3 : i32
  }
  %v11 = arith.subi %i, %i : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 0 : index
  %v14:2 = scf.for %v15 = %v12 to %i step %v13 iter_args(%v16 = %c, %v17 = %v1) -> (i1, index) {
    %v18:2 = scf.if %v16 -> (i1, index) {
      %v19 = arith.constant true
      %v20:2 = scf.if %v19 -> (i32, i1) {
        %v21 = arith.cmpi eq, %v17, %v13 : index
        scf.yield %a, %v21 : i32, i1
      } else {
        %v22 = arith.constant true
        scf.yield %a, %v22 : i32, i1
      }
      %v23 = scf.if %d -> (i1) {
        scf.yield %v20#1 : i1
      } else {
        %v24 = arith.cmpi slt, %v12, %v15 : index
        scf.yield %v16 : i1
      }
      %v25 = arith.constant 4 : index
      scf.yield %v23, %v25 : i1, index
    } else {
      scf.yield %d, %v1 : i1, index
    }
    %v27 = arith.constant 4 : i32
    %v26 = arith.xori %v27, %v27 : i32
    scf.yield %v18#0, %i : i1, index
  }
  scf.if %d {
    %v29 = scf.index_switch %v11 -> i32
    case 3 {
      %v30 = arith.muli %v3, %v2 : i32
      scf.yield %a : i32
    }
    default {
      scf.if %c {
      }
      scf.yield %a : i32
    }
    %v32 = arith.constant 1 : index
    %v33 = arith.constant 2 : index
    %v34 = arith.constant 0 : index
    scf.for %v36 = %v32 to %v33 step %v34 {
    }
  } else {
    %v37 = arith.xori %a, %a : i32
    %v38 = arith.muli %v4, %a : i32
  }
  return %v2, %v13, %c : i32, index, i1
}
func.func @f2(%a: i32, %i: index, %c: i1, %d: i1) -> (i32, index, i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 0 : index
  %v3:3 = scf.for %v4 = %i to %i step %v1 iter_args(%v5 = %v1, %v6 = %a, %v7 = %v2) -> (index, i32, index) {
    %v8t = arith.constant true
    %v8 = arith.xori %d, %v8t : i1
    scf.if %v8 {
      %v11 = arith.constant 4 : index
      %v10 = scf.index_switch %v11 -> i32
      case 1 {
        scf.yield %a : i32
      }
      default {
        scf.yield %v6 : i32
      }
      %v12 = arith.subi %i, %v4 : index
    }
    %v13 = arith.constant 1 : index
    %v14 = arith.constant 1 : index
    %v15 = arith.constant 2 : index
    %v16 = scf.for %v17 = %v13 to %v14 step %v15 iter_args(%v18 = %a) -> (i32) {
      %v19 = arith.addi %v18, %v18 : i32
      %v20t = arith.constant true
      %v20 = arith.xori %c, %v20t : i1
      %v21:3 = scf.if %v20 -> (i32, i1, i1) {
        %v22 = arith.constant false
        scf.yield %v18, %d, %v22 : i32, i1, i1
      } else {
        scf.yield %v6, %c, %c : i32, i1, i1
      }
      %v23 = scf.while (%v24 = %a, %v25 = %c) : (i32, i1) -> i32 {
        scf.condition(%v21#1) %v6 : i32
      } do {
      ^bb0(%v26: i32):
        "test.use"(%v26) : (i32) -> ()
        %v27 = arith.constant 4 : i32
        %v28 = arith.constant false
        scf.yield %v27, %v28 : i32, i1
      }
      %v29 = arith.constant 0 : i32
      scf.yield %v29 : i32
    }
    %v30 = arith.constant 4 : index
    %v31 = arith.constant 4 : index
    %v32 = scf.for %v33 = %v14 to %v30 step %v31 iter_args(%v34 = %i) -> (index) {
      %v35 = arith.xori %v6, %v6 : i32
      %v36 = arith.constant 0 : index
      scf.yield %v36 : index
    }
    scf.yield %v30, %v6, %v31 : index, i32, index
  }
  %v37 = arith.constant 4 : index
  %v38 = arith.constant 4 : index
  %v39 = arith.constant 1 : index
  %v40 = scf.for %v41 = %v37 to %v38 step %v39 iter_args(%v42 = %v3#1) -> (i32) {
    %v43 = arith.subi %v3#2, %v3#2 : index
    scf.yield %v42 : i32
  }
  "test.use"(%a) : (i32) -> ()
  %v45 = arith.constant 1 : index
  %v44 = arith.xori %v3#0, %v45 : index
  %v46 = arith.constant 2 : index
  %v47:2 = scf.for %v48 = %v3#2 to %v46 step %i iter_args(%v49 = %v3#2, %v50 = %v40) -> (index, i32) {
    %v51 = arith.constant 3 : i32
    scf.while (%v53 = %v51) : (i32) -> () {
      scf.condition(%d)
    } do {
    ^bb0:
      %v55 = arith.constant 1 : index
      %v54 = arith.cmpi ne, %i, %v55 : index
      %v56 = arith.subi %v3#1, %v51 : i32
      scf.yield %a : i32
    }
    scf.yield %v2, %v51 : index, i32
  }
  return %v47#1, %v44, %c : i32, index, i1
}
