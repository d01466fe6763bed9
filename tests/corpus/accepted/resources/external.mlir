"u.r"() : () -> ()
{-#
  external_resources: {
    tool: {
      blob: "0x0100000001",
      flag: true,
      other: false,
      text: "some text"
    }
  }
#-}
// -----
module @named {
}
{-# external_resources: { a: { x: "1" }, b: { y: "2" } } #-}
// -----
"u.r"() {a = dense_resource<both> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { both: "0x01000000AA" } },
  external_resources: { quoted_tool: { "quoted key": "v\n\"w\"", plain: true } }
#-}
// -----
"u.r"() : () -> ()
{-# #-}
// -----
"u.r"() : () -> ()
{-# external_resources: { } #-}
// -----
"u.r"() : () -> ()
{-# external_resources: { tool: { } } #-}
