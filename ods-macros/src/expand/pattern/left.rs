//! The left side: its data, its checks, and the bindings of its names.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use crate::expand::spans::quote_at;
use crate::model::pattern::{ConstantLeft, OpLeft, ValueLeft};
use crate::model::plain_name;

/// Returns the data of an operation.
pub fn node(left: &OpLeft, path: &Path) -> TokenStream {
    let operands = left.fields.iter().flat_map(|field| {
        let group = group(path, &field.name);
        match &field.value {
            ValueLeft::List(values) => values
                .iter()
                .enumerate()
                .filter_map(|(element, value)| operand(&group, element, value))
                .collect::<Vec<_>>(),
            value => operand(&group, 0, value).into_iter().collect(),
        }
    });
    let (operands, ordered) = (operands.collect::<Vec<_>>(), left.ordered);
    quote!(__ods::OpNode { op: || <#path as __ods::Op>::SCHEMA, operands: &[#(#operands),*], ordered: #ordered })
}

/// Returns the data of an operand, if it must be defined in a certain way.
fn operand(group: &TokenStream, element: usize, value: &ValueLeft) -> Option<TokenStream> {
    let wanted = match value {
        ValueLeft::Op(inner) => {
            let (path, node) = (inner.path(), node(inner, inner.path()));
            let result = match &inner.result {
                Some(name) => {
                    let (text, span) = (plain_name(name), name.span());
                    let index = quote_at!(span=> const { __ods::result_of(<#path as __ods::Op>::SCHEMA, #text) });
                    quote!(__ods::Some(#index))
                }
                None => quote!(__ods::None),
            };
            quote!(__ods::Wanted::Op(&#node, #result))
        }
        ValueLeft::Constant(_) => quote!(__ods::Wanted::Constant),
        ValueLeft::Any(_)
        | ValueLeft::Bound(..)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => return None,
    };
    Some(quote!(__ods::OperandNode { group: #group, element: #element, wanted: #wanted }))
}

/// Returns the index of an operand group, found when it compiles.
pub fn group(path: &Path, name: &Ident) -> TokenStream {
    let (text, span) = (plain_name(name), name.span());
    quote_at!(span=> const { __ods::group_of(<#path as __ods::Op>::SCHEMA, #text) })
}

/// Returns the checks of an operation and those inside.
pub fn checks(left: &OpLeft, path: &Path) -> TokenStream {
    let names: Vec<String> = left.fields.iter().map(|field| plain_name(&field.name)).collect();
    let rest = left.rest;
    let own = quote_at!(path.span()=>
        const _: () = __ods::check_left(<#path as __ods::Op>::SCHEMA, &[#(#names),*], #rest);
    );
    let fields = left.fields.iter().map(|field| {
        let (text, span) = (plain_name(&field.name), field.name.span());
        quote_at!(span=> const _: () = __ods::check_part(<#path as __ods::Op>::SCHEMA, #text);)
    });
    let inner = left.fields.iter().flat_map(|field| ops_in(&field.value)).map(|inner| {
        let path = inner.path();
        let checks = checks(inner, path);
        let is_named = inner.result.is_some();
        let result = quote_at!(path.span()=>
            const _: () = __ods::check_operand_op(<#path as __ods::Op>::SCHEMA, #is_named);
        );
        quote!(#checks #result)
    });
    quote!(#own #(#fields)* #(#inner)*)
}

/// Returns the operations of a value.
pub fn ops_in(value: &ValueLeft) -> Vec<&OpLeft> {
    match value {
        ValueLeft::Op(inner) => vec![inner],
        ValueLeft::List(values) => values.iter().flat_map(ops_in).collect(),
        ValueLeft::Any(_)
        | ValueLeft::Bound(..)
        | ValueLeft::Constant(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => Vec::new(),
    }
}

/// The names bound so far.
struct Bindings<'a> {
    ir: &'a Ident,
    /// The number of the next operation, in preorder.
    next: usize,
    names: Vec<Ident>,
    code: TokenStream,
}

/// Returns the code that binds the names of the left side, or returns if the match fails.
pub fn bindings(left: &OpLeft, path: &Path, ir: &Ident) -> TokenStream {
    let mut bindings = Bindings { ir, next: 0, names: Vec::new(), code: TokenStream::new() };
    bindings.op(left, path);
    bindings.code
}

impl Bindings<'_> {
    fn op(&mut self, left: &OpLeft, path: &Path) {
        let (number, source) = (self.next, format_ident!("__op{}", self.next));
        self.next += 1;
        self.code.extend(quote!(let #source = #path::over(__matched.source(#number));));
        if let Some(name) = &left.bound {
            let op = quote!(<#path as __ods::Op>::from_operation(__matched.source(#number).operation()));
            self.bind(name, &op);
        }
        for field in &left.fields {
            let (name, ir) = (&field.name, self.ir);
            let getter = quote_at!(name.span()=> #source.#name(#ir));
            self.value(&field.value, &getter);
        }
    }

    fn value(&mut self, value: &ValueLeft, getter: &TokenStream) {
        let (ir, fail) = (self.ir, quote!(return __ods::Err(__ods::NoMatch)));
        match value {
            ValueLeft::Any(None) => {}
            ValueLeft::Any(Some(ty)) => {
                self.code.extend(quote!(if !__ods::satisfies::<#ty>(#ir, #getter) { #fail; }));
            }
            ValueLeft::Bound(name, ty) => {
                if let Some(ty) = ty {
                    self.code.extend(quote!(if !__ods::satisfies::<#ty>(#ir, #getter) { #fail; }));
                }
                self.bind(name, getter);
            }
            ValueLeft::Constant(constant) => self.constant(constant, getter),
            ValueLeft::Op(inner) => self.op(inner, inner.path()),
            ValueLeft::List(values) => {
                let (count, list) = (values.len(), format_ident!("__list{}", self.names.len()));
                self.code.extend(quote!(let #list = #getter; if #list.len() != #count { #fail; }));
                for (index, value) in values.iter().enumerate() {
                    self.value(value, &quote!(#list[#index]));
                }
            }
            ValueLeft::Absent => self.code.extend(quote!(if #getter.is_some() { #fail; })),
            ValueLeft::Present(name) => {
                let value = quote!(match #getter { __ods::Some(__value) => __value, __ods::None => #fail });
                self.bind(name, &value);
            }
            ValueLeft::Equal(wanted) => self.code.extend(quote!(if #getter != #wanted { #fail; })),
        }
    }

    fn constant(&mut self, constant: &ConstantLeft, getter: &TokenStream) {
        let ir = self.ir;
        let value = quote!(__ods::PatternConstant::of(#ir, __context, #getter)?);
        let fail = quote!(return __ods::Err(__ods::NoMatch));
        match constant {
            ConstantLeft::Any => {}
            ConstantLeft::Bound(name) => self.bind_new(name, &value),
            ConstantLeft::Integer(number) => {
                self.code.extend(quote!(if !#value.is_integer(#number) { #fail; }));
            }
            ConstantLeft::Float(number) => self.code.extend(quote!(if !#value.is_float(#number) { #fail; })),
        }
    }

    /// Binds a name, or compares the value with the one bound before.
    fn bind(&mut self, name: &Ident, value: &TokenStream) {
        if self.names.contains(name) {
            self.code.extend(quote!(if #name != #value { return __ods::Err(__ods::NoMatch); }));
        } else {
            self.bind_new(name, value);
        }
    }

    fn bind_new(&mut self, name: &Ident, value: &TokenStream) {
        self.code.extend(quote!(let #name = #value;));
        self.names.push(name.clone());
    }
}
