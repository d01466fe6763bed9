// An operation of `linalg` each, on memory that was cast.

func.func @batch_matmul(%a0: memref<1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.batch_matmul ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @batch_reduce_matmul(%a0: memref<1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1xf32> to memref<?x?xf32>
  linalg.batch_reduce_matmul ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @copy(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.copy ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @exp(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.exp ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @log(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.log ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @abs(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.abs ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @ceil(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.ceil ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @floor(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.floor ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @negf(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.negf ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @reciprocal(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.reciprocal ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @round(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.round ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @sqrt(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.sqrt ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @rsqrt(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.rsqrt ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @square(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.square ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @tanh(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.tanh ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @erf(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  linalg.erf ins(%c0 : memref<?x?xf32>) outs(%c1 : memref<?x?xf32>)
  return
}

func.func @add(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.add ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @sub(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.sub ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @mul(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.mul ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @div(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.div ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @div_unsigned(%a0: memref<2x2xi32>, %a1: memref<2x2xi32>, %a2: memref<2x2xi32>) {
  %c0 = memref.cast %a0 : memref<2x2xi32> to memref<?x?xi32>
  %c1 = memref.cast %a1 : memref<2x2xi32> to memref<?x?xi32>
  %c2 = memref.cast %a2 : memref<2x2xi32> to memref<?x?xi32>
  linalg.div_unsigned ins(%c0, %c1 : memref<?x?xi32>, memref<?x?xi32>) outs(%c2 : memref<?x?xi32>)
  return
}

func.func @max(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.max ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @min(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.min ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @powf(%a0: memref<2x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x2xf32>) {
  %c0 = memref.cast %a0 : memref<2x2xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<2x2xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<2x2xf32> to memref<?x?xf32>
  linalg.powf ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @select(%a0: memref<1x1x1xi1>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1xf32>, %a3: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xi1> to memref<?x?x?xi1>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c3 = memref.cast %a3 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.select ins(%c0, %c1, %c2 : memref<?x?x?xi1>, memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c3 : memref<?x?x?xf32>)
  return
}

func.func @mmt4d(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.mmt4d ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @batch_mmt4d(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.batch_mmt4d ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @matvec(%a0: memref<1x1xf32>, %a1: memref<1xf32>, %a2: memref<1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1xf32> to memref<?xf32>
  linalg.matvec ins(%c0, %c1 : memref<?x?xf32>, memref<?xf32>) outs(%c2 : memref<?xf32>)
  return
}

func.func @vecmat(%a0: memref<1xf32>, %a1: memref<1x1xf32>, %a2: memref<1xf32>) {
  %c0 = memref.cast %a0 : memref<1xf32> to memref<?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1xf32> to memref<?xf32>
  linalg.vecmat ins(%c0, %c1 : memref<?xf32>, memref<?x?xf32>) outs(%c2 : memref<?xf32>)
  return
}

func.func @batch_matvec(%a0: memref<1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1xf32> to memref<?x?xf32>
  linalg.batch_matvec ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @batch_vecmat(%a0: memref<1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1xf32> to memref<?x?xf32>
  linalg.batch_vecmat ins(%c0, %c1 : memref<?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @dot(%a0: memref<1xf32>, %a1: memref<1xf32>, %a2: memref<f32>) {
  %c0 = memref.cast %a0 : memref<1xf32> to memref<?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  linalg.dot ins(%c0, %c1 : memref<?xf32>, memref<?xf32>) outs(%a2 : memref<f32>)
  return
}

func.func @conv_1d(%a0: memref<1xf32>, %a1: memref<1xf32>, %a2: memref<1xf32>) {
  %c0 = memref.cast %a0 : memref<1xf32> to memref<?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1xf32> to memref<?xf32>
  linalg.conv_1d ins(%c0, %c1 : memref<?xf32>, memref<?xf32>) outs(%c2 : memref<?xf32>)
  return
}

func.func @conv_2d(%a0: memref<1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1xf32> to memref<?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1xf32> to memref<?x?xf32>
  linalg.conv_2d ins(%c0, %c1 : memref<?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?xf32>)
  return
}

func.func @conv_3d(%a0: memref<1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.conv_3d ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @conv_1d_nwc_wcf(%a0: memref<1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.conv_1d_nwc_wcf ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @conv_1d_ncw_fcw(%a0: memref<1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.conv_1d_ncw_fcw ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @conv_2d_nhwc_hwcf(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.conv_2d_nhwc_hwcf ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @conv_2d_nhwc_fhwc(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.conv_2d_nhwc_fhwc ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @conv_2d_nchw_fchw(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.conv_2d_nchw_fchw ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @conv_2d_ngchw_fgchw(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.conv_2d_ngchw_fgchw ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_2d_ngchw_gfchw(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.conv_2d_ngchw_gfchw ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.conv_2d_nhwgc_gfhwc ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.conv_3d_ndhwc_dhwcf ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_3d_ncdhw_fcdhw(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.conv_3d_ncdhw_fcdhw ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wc(%a0: memref<1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.depthwise_conv_1d_nwc_wc ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @depthwise_conv_1d_ncw_cw(%a0: memref<1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.depthwise_conv_1d_ncw_cw ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.depthwise_conv_1d_nwc_wcm ins(%c0, %c1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.depthwise_conv_2d_nhwc_hwc ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_2d_nchw_chw(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.depthwise_conv_2d_nchw_chw ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1x1x1xf32>, %a2: memref<1x1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1x1xf32> to memref<?x?x?x?x?x?xf32>
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_sum(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.pooling_nhwc_sum ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nchw_sum(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.pooling_nchw_sum ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_max(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.pooling_nhwc_max ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_max_unsigned(%a0: memref<1x1x1x1xi32>, %a1: memref<1x1xi32>, %a2: memref<1x1x1x1xi32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xi32> to memref<?x?x?x?xi32>
  %c1 = memref.cast %a1 : memref<1x1xi32> to memref<?x?xi32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xi32> to memref<?x?x?x?xi32>
  linalg.pooling_nhwc_max_unsigned ins(%c0, %c1 : memref<?x?x?x?xi32>, memref<?x?xi32>) outs(%c2 : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nchw_max(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.pooling_nchw_max ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_min(%a0: memref<1x1x1x1xf32>, %a1: memref<1x1xf32>, %a2: memref<1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1xf32> to memref<?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xf32> to memref<?x?x?x?xf32>
  linalg.pooling_nhwc_min ins(%c0, %c1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_min_unsigned(%a0: memref<1x1x1x1xi32>, %a1: memref<1x1xi32>, %a2: memref<1x1x1x1xi32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1xi32> to memref<?x?x?x?xi32>
  %c1 = memref.cast %a1 : memref<1x1xi32> to memref<?x?xi32>
  %c2 = memref.cast %a2 : memref<1x1x1x1xi32> to memref<?x?x?x?xi32>
  linalg.pooling_nhwc_min_unsigned ins(%c0, %c1 : memref<?x?x?x?xi32>, memref<?x?xi32>) outs(%c2 : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nwc_sum(%a0: memref<1x1x1xf32>, %a1: memref<1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.pooling_nwc_sum ins(%c0, %c1 : memref<?x?x?xf32>, memref<?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @pooling_ncw_sum(%a0: memref<1x1x1xf32>, %a1: memref<1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.pooling_ncw_sum ins(%c0, %c1 : memref<?x?x?xf32>, memref<?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @pooling_nwc_max(%a0: memref<1x1x1xf32>, %a1: memref<1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.pooling_nwc_max ins(%c0, %c1 : memref<?x?x?xf32>, memref<?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @pooling_nwc_max_unsigned(%a0: memref<1x1x1xi32>, %a1: memref<1xi32>, %a2: memref<1x1x1xi32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xi32> to memref<?x?x?xi32>
  %c1 = memref.cast %a1 : memref<1xi32> to memref<?xi32>
  %c2 = memref.cast %a2 : memref<1x1x1xi32> to memref<?x?x?xi32>
  linalg.pooling_nwc_max_unsigned ins(%c0, %c1 : memref<?x?x?xi32>, memref<?xi32>) outs(%c2 : memref<?x?x?xi32>)
  return
}

func.func @pooling_ncw_max(%a0: memref<1x1x1xf32>, %a1: memref<1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.pooling_ncw_max ins(%c0, %c1 : memref<?x?x?xf32>, memref<?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @pooling_nwc_min(%a0: memref<1x1x1xf32>, %a1: memref<1xf32>, %a2: memref<1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1xf32> to memref<?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1xf32> to memref<?x?x?xf32>
  linalg.pooling_nwc_min ins(%c0, %c1 : memref<?x?x?xf32>, memref<?xf32>) outs(%c2 : memref<?x?x?xf32>)
  return
}

func.func @pooling_nwc_min_unsigned(%a0: memref<1x1x1xi32>, %a1: memref<1xi32>, %a2: memref<1x1x1xi32>) {
  %c0 = memref.cast %a0 : memref<1x1x1xi32> to memref<?x?x?xi32>
  %c1 = memref.cast %a1 : memref<1xi32> to memref<?xi32>
  %c2 = memref.cast %a2 : memref<1x1x1xi32> to memref<?x?x?xi32>
  linalg.pooling_nwc_min_unsigned ins(%c0, %c1 : memref<?x?x?xi32>, memref<?xi32>) outs(%c2 : memref<?x?x?xi32>)
  return
}

func.func @pooling_ndhwc_sum(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.pooling_ndhwc_sum ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @pooling_ndhwc_max(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.pooling_ndhwc_max ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @pooling_ndhwc_min(%a0: memref<1x1x1x1x1xf32>, %a1: memref<1x1x1xf32>, %a2: memref<1x1x1x1x1xf32>) {
  %c0 = memref.cast %a0 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  %c1 = memref.cast %a1 : memref<1x1x1xf32> to memref<?x?x?xf32>
  %c2 = memref.cast %a2 : memref<1x1x1x1x1xf32> to memref<?x?x?x?x?xf32>
  linalg.pooling_ndhwc_min ins(%c0, %c1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c2 : memref<?x?x?x?x?xf32>)
  return
}
