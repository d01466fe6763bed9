"u.op"() : () -> ()
{-# external_resources: {