"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%0)[^bb1] : (i32) -> ()
  ^bb1(%2: i32):
    "func.return"(%2) : (i32) -> ()
  }) {"quoted name" = 1 : i8, unit} : () -> ()
}) : () -> ()
