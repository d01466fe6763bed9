module
  attributes
  { a = 1 // one
  }
{ func.func @f() { return } "a.b"()
  // before the type
  : () // between
  -> () // behind
}
