module {
  toy.func @main() {
    %0 = toy.constant dense<2.000000e+00> : tensor<f64>
    %1 = toy.constant dense<[5.000000e+00, 6.000000e+00]> : tensor<2xf64>
    %2 = toy.constant dense<0.000000e+00> : tensor<2xf64>
    %3 = toy.constant dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf64>
    %4 = toy.constant dense<2.500000e-01> : tensor<f64>
    %5 = toy.constant dense<1.000000e+00> : tensor<2xf64>
    %6 = toy.mul %5, %3 : tensor<2xf64>
    %7 = toy.mul %2, %1 : tensor<2xf64>
    %8 = toy.add %6, %7 : tensor<2xf64>
    toy.print %8 : tensor<2xf64>
    %9 = toy.add %0, %4 : tensor<f64>
    toy.print %9 : tensor<f64>
    toy.return
  }
}
