// Malformed input: resources. Annotated for --verify-diagnostics.

"u.r"() : () -> ()
// expected-error@below {{unknown key 'unknown_section' in file metadata dictionary}}
{-# unknown_section: { } #-}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected '{'}}
{-# dialect_resources: #-}
// -----
"u.r"() : () -> ()
{-# dialect_resources: { nodialect: { } } #-}
// expected-error@above {{dialect 'nodialect' is unknown}}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected hex string blob for key 'k'}}
{-# dialect_resources: { builtin: { k: "nothex" } } #-}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected hex string blob for key 'k' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { k: "0x01" } } #-}
// -----
"u.r"() : () -> ()
{-# dialect_resources: { builtin: { k: "0x0100000" } } #-}
// expected-error @-1 {{expected hex string blob for key 'k'}}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected hex string blob for key 'k'}}
{-# dialect_resources: { builtin: { k: true } } #-}
// -----
"u.r"() : () -> ()
// expected-error@below {{expected hex string blob for key 'k'}}
{-# dialect_resources: { builtin: { k: 5 } } #-}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin: { k "0x0100000001" } } #-}
// -----
"u.r"() : () -> ()
{-# dialect_resources: { builtin: { k: } } #-}
// expected-error@above {{expected hex string blob for key 'k'}}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin { } } #-}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { "builtin": { } } #-}
// -----
"u.r"() : () -> ()
{-# dialect_resources: { affine: { k: "0x0100000001" } } #-}
// expected-error-re @-1 {{{{dialect 'affine' is unknown|unexpected 'resource' section for dialect 'affine'}}}}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# external_resources: { "t": { } } #-}
// -----
"u.r"() : () -> ()
// expected-error@below {{expected string value for key 'k'}}
{-# external_resources: { t: { k: 5 } } #-}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected ':'}}
{-# external_resources: { t: { k } } #-}
// -----
"u.r"() : () -> ()
{-# external_resources { } #-}
// expected-error@above {{expected ':'}}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# : #-}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# external_resources: { t: { k: "x" } }, #-}
// -----
"u.r"() : () -> ()
{-# external_resources: { t: { k: "x", } } #-}
// expected-error @-1 {{expected identifier key for 'external_resources' entry}}
// -----
"u.r"() : () -> ()
// expected-error@+1 {{expected hex string blob for key 'k' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { k: "0x0300000001" } } #-}
// -----
// expected-error@below {{expected operation name in quotes}}
"u.r"() ({
{-# #-}
}) : () -> ()
// -----
"u.r"() : () -> ()
// expected-error@+2 {{unexpected character}}
// expected-error@+1 {{expected hex string blob for key 'k'}}
{-# dialect_resources: { builtin: { k: $ } } #-}
// -----
"u.r"() : () -> ()
// expected-error@+2 {{unexpected character}}
// expected-error@+1 {{expected string value for key 'k'}}
{-# external_resources: { t: { k: $ } } #-}
