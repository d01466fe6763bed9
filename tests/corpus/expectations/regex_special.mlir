// What is literal is not read as an expression.
// expected-error-re@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: '{{f(oo|ab)}}'}}
module attributes {foo} {}
// -----
// expected-error-re@+1 {{custom op 'u.' is unknown (tried 'builtin.u.' as well{{.$}}}}
u.
// -----
// expected-error-re@+1 {{custom op 'u.' is unknown .tried}}
u.
