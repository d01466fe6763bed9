//! Suggested names of results, as a table.

/// Implements `Op: result => "name";` for operations whose result always has the same name.
#[doc(hidden)]
#[macro_export]
macro_rules! result_names {
    ($($op:ident: $result:ident => $name:literal;)*) => {$(
        impl ods::prelude::OpAsmOpInterface for $op {
            fn asm_result_names(&self, ir: &ods::Ir, names: &mut ods::prelude::AsmNames) {
                names.name_value(self.$result(ir), $name);
            }
        }
    )*};
}
