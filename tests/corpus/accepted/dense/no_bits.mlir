// Elements without bits take no bytes, and are never all written as one.
"u.op"() {a = dense<0> : tensor<2xi0>, b = dense<[0, 0]> : vector<2xi0>, c = dense<0> : tensor<1xi0>} : () -> ()
"u.op"() {a = dense<> : tensor<0xi0>, b = dense<0> : tensor<0xi0>, c = dense<"0x"> : tensor<2xi0>} : () -> ()
"u.op"() {a = dense<0> : tensor<200xi0>, b = dense<"0x"> : tensor<200xi0>} : () -> ()
"u.op"() {a = dense<(0, 0)> : tensor<2xcomplex<i0>>, b = dense<[(0, 0), (0, 0)]> : tensor<2xcomplex<i0>>} : () -> ()
