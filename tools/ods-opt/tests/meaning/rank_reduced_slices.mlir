// A slice with constant sizes retains the dimensions that it retained, rather than the last ones.
// pass: canonicalize
// run: insert [[[1.0,2.0],[3.0,4.0]]] [[[[0.0,0.0,9.0]],[[0.0,0.0,9.0]],[[8.0,8.0,8.0]]]] = [[[[1.000000e+00, 2.000000e+00, 9.000000e+00]], [[3.000000e+00, 4.000000e+00, 9.000000e+00]], [[8.000000e+00, 8.000000e+00, 8.000000e+00]]]] : tensor<1x?x1x?xf32>
// run: insert_ones [[5]] [[[1,2],[3,4]]] = [[[5, 2], [3, 4]]] : tensor<?x?x?xi8>
// run: extract [[[[1],[2],[3],[4],[5]]]] = [[1, 2, 3, 4]] : tensor<1x?xi8>
func.func @insert(%s: tensor<1x?x?xf32>, %d: tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1]
    : tensor<1x?x?xf32> into tensor<1x?x1x?xf32>
  return %0 : tensor<1x?x1x?xf32>
}
func.func @insert_ones(%s: tensor<?x?xi8>, %d: tensor<?x?x?xi8>) -> tensor<?x?x?xi8> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0] [%c1, %c1, 1] [1, 1, 1] : tensor<?x?xi8> into tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}
func.func @extract(%t: tensor<1x1x?x1xi8>) -> tensor<1x?xi8> {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[0, 0, 0, 0] [1, 1, %c4, 1] [1, 1, 1, 1] : tensor<1x1x?x1xi8> to tensor<1x?xi8>
  return %0 : tensor<1x?xi8>
}
