module {
  toy.func private @area(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>) -> tensor<*xf64> {
    %0 = toy.transpose(%arg1 : tensor<*xf64>) to tensor<*xf64>
    %1 = toy.mul %arg0, %0 : tensor<*xf64>
    toy.return %1 : tensor<*xf64>
  }
  toy.func private @twice(%arg0: tensor<*xf64>) {
    %0 = toy.add %arg0, %arg0 : tensor<*xf64>
    toy.print %0 : tensor<*xf64>
    toy.return
  }
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    %1 = toy.reshape(%0 : tensor<2x3xf64>) to tensor<2x3xf64>
    %2 = toy.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]> : tensor<6xf64>
    %3 = toy.reshape(%2 : tensor<6xf64>) to tensor<3x2xf64>
    %4 = toy.constant dense<0.000000e+00> : tensor<3x2xf64>
    %5 = toy.generic_call @area(%1, %3) : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<*xf64>
    toy.print %5 : tensor<*xf64>
    %6 = toy.add %3, %4 : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<*xf64>
    %7 = toy.transpose(%6 : tensor<*xf64>) to tensor<*xf64>
    %8 = toy.mul %1, %7 : (tensor<2x3xf64>, tensor<*xf64>) -> tensor<*xf64>
    toy.generic_call @twice(%8) : (tensor<*xf64>) -> ()
    %9 = toy.add %1, %1 : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
    %10 = toy.mul %9, %1 : (tensor<*xf64>, tensor<2x3xf64>) -> tensor<*xf64>
    toy.print %10 : tensor<*xf64>
    %11 = toy.constant dense<5.000000e-01> : tensor<f64>
    toy.generic_call @twice(%11) : (tensor<f64>) -> ()
    toy.return
  }
}
