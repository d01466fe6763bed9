//! The right side: new operations, and the replacement of the root.
//!
//! Expressions of fields are evaluated before anything is built, unless they name a new operation, so that they may
//! borrow from the IR.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::left::group;
use crate::expand::spans::quote_at;
use crate::model::pattern::{Arm, New, Right, ValueRight, identifiers};
use crate::model::plain_name;

/// Returns the code of an arm, which returns if its guard holds.
pub fn arm(arm: &Arm, ir: &Ident, rewriter: &Ident) -> TokenStream {
    let right = right(&arm.right, ir, rewriter);
    match &arm.guard {
        Some(guard) => quote!(if #guard { #right }),
        None => quote!({ #right }),
    }
}

fn right(right: &Right, ir: &Ident, rewriter: &Ident) -> TokenStream {
    match right {
        Right::Erase(_) => quote!(return __ods::Ok(#rewriter.erase(__root)?);),
        Right::Code(block) => quote! {
            let __new = #block;
            return __ods::replace_root(#rewriter, __root, __new);
        },
        Right::Values(values) => {
            let mut building = Building::new(rewriter);
            let alone = values.len() == 1;
            let values: Vec<TokenStream> = values.iter().map(|value| building.root_value(value, alone)).collect();
            let Building { early, late, .. } = building;
            quote! {
                let __location = __matched.location(#ir);
                #early
                #late
                let __new = __ods::joined([#(__ods::Replacement::values(#values, #rewriter)),*]);
                return __ods::replace_root(#rewriter, __root, __new);
            }
        }
    }
}

/// The code of new operations.
struct Building<'a> {
    rewriter: &'a Ident,
    /// The number of the next new operation.
    next: usize,
    /// The names of new operations.
    new_names: Vec<Ident>,
    /// Code before anything is built.
    early: TokenStream,
    /// Code that builds.
    late: TokenStream,
}

impl<'a> Building<'a> {
    fn new(rewriter: &'a Ident) -> Self {
        let (early, late) = (TokenStream::new(), TokenStream::new());
        Self { rewriter, next: 0, new_names: Vec::new(), early, late }
    }

    /// Returns an expression for the values of a part of the right side. An operation that replaces the root alone has
    /// its result types.
    fn root_value(&mut self, value: &ValueRight, alone: bool) -> TokenStream {
        match value {
            ValueRight::New(new) => {
                let op = self.new_op(new, alone);
                self.results(new, &op)
            }
            ValueRight::Constant(code) => self.constant(code),
            ValueRight::Code(code) => code.to_token_stream(),
        }
    }

    /// Returns an expression for the operands that a part of the right side gives.
    fn operands(&mut self, value: &ValueRight) -> TokenStream {
        match value {
            ValueRight::New(new) => {
                let op = self.new_op(new, false);
                let path = &new.path;
                let is_named = new.result.is_some();
                self.early.extend(quote_at!(path.span()=>
                    const _: () = __ods::check_operand_op(<#path as __ods::Op>::SCHEMA, #is_named);
                ));
                self.results(new, &op)
            }
            ValueRight::Constant(code) => self.constant(code),
            ValueRight::Code(code) => code.to_token_stream(),
        }
    }

    /// Returns the results of a new operation that are used.
    fn results(&self, new: &New, op: &Ident) -> TokenStream {
        let rewriter = self.rewriter;
        match &new.result {
            Some(name) => quote_at!(name.span()=> #op.#name(#rewriter.ir())),
            None => quote!(__ods::results_of(#rewriter.ir(), #op)),
        }
    }

    /// Adds the code of a constant, and returns its name.
    fn constant(&mut self, code: &syn::Expr) -> TokenStream {
        let (name, rewriter) = (format_ident!("__constant{}", self.next), self.rewriter);
        self.next += 1;
        let value = match code {
            syn::Expr::Lit(_) | syn::Expr::Unary(_) if is_integer(code) => {
                quote!(__ods::PatternConstant::integer(__context, __ods::type_of_root(#rewriter.ir(), __root)?, #code))
            }
            _ => code.to_token_stream(),
        };
        self.late.extend(quote! {
            let #name = __ods::constant_operand(#rewriter, __matched, __location, #value)?;
        });
        name.to_token_stream()
    }

    /// Adds the code of a new operation, and returns its name.
    fn new_op(&mut self, new: &New, has_types_of_root: bool) -> Ident {
        let (number, path, rewriter) = (self.next, &new.path, self.rewriter);
        self.next += 1;
        let (draft, op) = (format_ident!("__draft{number}"), format_ident!("__new{number}"));
        self.check(new, has_types_of_root);
        self.early.extend(quote!(let #draft = #path::over(__ods::Draft::new(<#path as __ods::Op>::SCHEMA));));
        let with = self.local_trait(new, number);
        self.early.extend(with);
        let mut groups = Vec::new();
        for (name, value) in &new.fields {
            match value {
                ValueRight::Code(code) => {
                    let set = format_ident!("with_{}", plain_name(name), span = name.span());
                    let line = quote_at!(code.span()=> let #draft = #draft.#set(#code););
                    let is_late = identifiers(code.to_token_stream()).iter().any(|name| self.new_names.contains(name));
                    if is_late { self.late.extend(line) } else { self.early.extend(line) }
                }
                ValueRight::New(_) | ValueRight::Constant(_) => {
                    let (group, values) = (group(path, name), self.operands(value));
                    let operands = format_ident!("__operands{}", self.next);
                    self.next += 1;
                    self.late.extend(quote!(let #operands = __ods::ToOperands::to_operands(#values);));
                    groups.push(quote!((#group, #operands)));
                }
            }
        }
        let types = match &new.types {
            Some(types) => quote!(__ods::Some(&__ods::to_types(#types)[..])),
            None if has_types_of_root => quote!(__ods::Some(&__ods::types_of_root(#rewriter.ir(), __root)[..])),
            None => quote!(__ods::None),
        };
        self.late.extend(quote! {
            let __types: __ods::Option<&[__ods::Type]> = #types;
            let #op = __ods::build(#rewriter, __matched, __location, #draft, [#(#groups),*], __types)?;
        });
        if let Some(name) = &new.bound {
            let results = self.results(new, &op);
            self.late.extend(quote!(let #name = #results;));
            self.new_names.push(name.clone());
        }
        op
    }

    /// Adds the checks of a new operation.
    fn check(&mut self, new: &New, has_types_of_root: bool) {
        let path = &new.path;
        let names: Vec<String> = new.fields.iter().map(|(name, _)| plain_name(name)).collect();
        let has_types = has_types_of_root || new.types.is_some();
        self.early.extend(quote_at!(path.span()=>
            const _: () = __ods::check_right(<#path as __ods::Op>::SCHEMA, &[#(#names),*], #has_types);
        ));
        for (name, _) in &new.fields {
            let (text, span) = (plain_name(name), name.span());
            self.early.extend(quote_at!(span=> const _: () = __ods::check_part(<#path as __ods::Op>::SCHEMA, #text);));
        }
    }

    /// Returns a trait with the setters of operands. Attributes and properties have setters of their own, which take
    /// precedence.
    fn local_trait(&self, new: &New, number: usize) -> TokenStream {
        let (path, name) = (&new.path, format_ident!("__With{number}"));
        let fields: Vec<&Ident> =
            new.fields.iter().filter(|(_, value)| matches!(value, ValueRight::Code(_))).map(|(name, _)| name).collect();
        if fields.is_empty() {
            return TokenStream::new();
        }
        let setters: Vec<Ident> = fields.iter().map(|name| format_ident!("with_{}", plain_name(name))).collect();
        let groups = fields.iter().map(|name| lenient_group(path, name));
        quote! {
            trait #name: __ods::Sized {
                #(fn #setters<__V: __ods::ToOperands>(self, value: __V) -> Self;)*
            }
            impl #name for #path<__ods::Draft> {
                #(fn #setters<__V: __ods::ToOperands>(self, value: __V) -> Self {
                    Self::over(__ods::with_operands(__ods::Builder::into_draft(self), #groups, value))
                })*
            }
        }
    }
}

/// Returns the index of an operand group, or a large number if the part is no operand.
fn lenient_group(path: &Path, name: &Ident) -> TokenStream {
    let text = plain_name(name);
    quote!(const { __ods::group_or_none(<#path as __ods::Op>::SCHEMA, #text) })
}

fn is_integer(code: &syn::Expr) -> bool {
    match code {
        syn::Expr::Lit(literal) => matches!(literal.lit, syn::Lit::Int(_)),
        syn::Expr::Unary(unary) => matches!(unary.op, syn::UnOp::Neg(_)) && is_integer(&unary.expr),
        _ => false,
    }
}
