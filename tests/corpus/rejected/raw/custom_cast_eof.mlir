%0 = builtin.unrealized_conversion_cast %x : i32
