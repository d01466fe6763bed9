module {
  toy.func private @times(%arg0: !toy.struct<tensor<*xf64>, tensor<*xf64>>, %arg1: !toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64> {
    %0 = toy.struct_access %arg0[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
    %1 = toy.struct_access %arg1[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
    %2 = toy.mul %0, %1 : tensor<*xf64>
    %3 = toy.struct_access %arg0[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
    %4 = toy.struct_access %arg1[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
    %5 = toy.mul %3, %4 : tensor<*xf64>
    %6 = toy.add %2, %5 : tensor<*xf64>
    toy.return %6 : tensor<*xf64>
  }
  toy.func private @start(%arg0: !toy.struct<!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<*xf64>>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>> {
    %0 = toy.struct_access %arg0[0] : !toy.struct<!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<*xf64>> -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
    toy.return %0 : !toy.struct<tensor<*xf64>, tensor<*xf64>>
  }
  toy.func @main() {
    %0 = toy.struct_constant [dense<1.000000e+00> : tensor<2xf64>, dense<0.000000e+00> : tensor<2xf64>] : !toy.struct<tensor<*xf64>, tensor<*xf64>>
    %1 = toy.struct_constant [[dense<1.000000e+00> : tensor<f64>, dense<2.000000e+00> : tensor<f64>], [dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf64>, dense<[5.000000e+00, 6.000000e+00]> : tensor<2xf64>], dense<2.500000e-01> : tensor<f64>] : !toy.struct<!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<*xf64>>
    %2 = toy.struct_access %1[1] : !toy.struct<!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<*xf64>> -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
    %3 = toy.generic_call @times(%0, %2) : (!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64>
    toy.print %3 : tensor<*xf64>
    %4 = toy.generic_call @start(%1) : (!toy.struct<!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<*xf64>>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
    %5 = toy.struct_access %4[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
    %6 = toy.struct_access %1[2] : !toy.struct<!toy.struct<tensor<*xf64>, tensor<*xf64>>, !toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<*xf64>> -> tensor<*xf64>
    %7 = toy.add %5, %6 : tensor<*xf64>
    toy.print %7 : tensor<*xf64>
    toy.return
  }
}
