"u.r"() {a = dense_resource<blob1> : tensor<3xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000"
    }
  }
#-}
// -----
// The blob may be missing.
"u.r"() {a = dense_resource<missing> : tensor<3xi64>} : () -> ()
// -----
"u.r"() {a = dense_resource<"odd key"> : tensor<1xi8>, b = dense_resource<k.1> : vector<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { "odd key": "0x0100000001", "k.1": "0x010000000102" } } #-}
// -----
// Two keys, printed in the order they come in, whether used or not.
"u.r"() {z = dense_resource<zeta> : tensor<1xi8>, a = dense_resource<alpha> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      zeta: "0x0100000001",
      unused: "0x0100000003",
      alpha: "0x0100000002"
    }
  }
#-}
// -----
// Resources stand in the file before the first use.
{-#
  dialect_resources: {
    builtin: {
      early: "0x0400000001020304"
    }
  }
#-}
"u.r"() {a = dense_resource<early> : tensor<4xi8>, b = dense_resource<early> : tensor<2xi16>} : () -> ()
// -----
"u.r"() {a = dense_resource<e> : tensor<0xi8>} : () -> ()
{-# dialect_resources: { builtin: { e: "0x01000000" } } #-}
// -----
"u.r"() {a = [dense_resource<in_list> : tensor<1xf32>], b = {x = dense_resource<in_dict> : tensor<1xf32>}} : () -> ()
{-# dialect_resources: { builtin: { in_list: "0x040000000000803F", in_dict: "0x0400000000000040" } } #-}
