//! The right side: new operations, and the replacement of the root.
//!
//! Expressions of fields are evaluated before anything is built, unless they name a new operation, so that they may
//! borrow from the IR.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::indices::Indices;
use crate::expand::spans::quote_at;
use crate::model::pattern::{Arm, New, OpLeft, Right, ValueLeft, ValueRight, identifiers};
use crate::model::plain_name;

/// An operand that the left side binds to a name.
pub struct Capture {
    name: Ident,
    /// The definition of its user.
    path: Path,
    field: String,
}

/// Returns the operands, and perhaps attributes, that the left side binds to names. `path` is the definition of the root.
pub fn captures(left: &OpLeft, path: &Path) -> Vec<Capture> {
    let own = left.fields.iter().filter_map(|field| match &field.value {
        ValueLeft::Bound(name, _) => {
            Some(Capture { name: name.clone(), path: path.clone(), field: plain_name(&field.name) })
        }
        ValueLeft::Any(_)
        | ValueLeft::Constant(_)
        | ValueLeft::Op(_)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => None,
    });
    let inner = left.fields.iter().flat_map(|field| field.value.ops()).flat_map(|op| captures(op, op.path()));
    own.chain(inner).collect()
}

/// The left side, as far as the right side depends on it.
pub struct Left<'a> {
    /// The definition of the root, if there is one.
    pub root: Option<&'a Path>,
    pub captures: Vec<Capture>,
    pub indices: &'a Indices,
    pub ir: Ident,
    pub rewriter: Ident,
}

/// Returns the code of an arm, which returns if its guard holds. Adds its checks: calls of functions that run in a constant.
pub fn arm(arm: &Arm, left: &Left<'_>, checks: &mut TokenStream) -> TokenStream {
    let right = right(&arm.right, left, checks);
    match &arm.guard {
        Some(guard) => quote!(if #guard { #right }),
        None => quote!({ #right }),
    }
}

fn right(right: &Right, left: &Left<'_>, checks: &mut TokenStream) -> TokenStream {
    let Left { ir, rewriter, .. } = left;
    match right {
        Right::Erase(_) => quote!(return __ods::Ok(#rewriter.erase(__root)?);),
        Right::Code(block) => quote! {
            let __new = #block;
            return __ods::replace_root(#rewriter, __root, __new);
        },
        Right::Values(values) => {
            let mut building = Building::new(left);
            building.check_values(values);
            let alone = values.len() == 1;
            let values: Vec<TokenStream> = values.iter().map(|value| building.root_value(value, alone)).collect();
            let traits = building.traits();
            let new = match &values[..] {
                [value] => value.clone(),
                values => quote!(__ods::joined([#(__ods::Replacement::values(#values, #rewriter)),*])),
            };
            let Building { checks: of_new, early, late, .. } = building;
            checks.extend(of_new);
            quote! {
                #traits
                let __location = __matched.location(#ir);
                #early
                #late
                let __new = #new;
                return __ods::replace_root(#rewriter, __root, __new);
            }
        }
    }
}

/// The code of new operations.
struct Building<'a> {
    left: &'a Left<'a>,
    rewriter: &'a Ident,
    /// The number of the next new operation.
    next: usize,
    /// The names of new operations.
    new_names: Vec<Ident>,
    /// The fields of new operations that Rust code sets, by the definition.
    setters: Vec<(Path, Vec<Ident>)>,
    /// Calls of functions that run in a constant.
    checks: TokenStream,
    /// Code before anything is built.
    early: TokenStream,
    /// Code that builds.
    late: TokenStream,
}

impl<'a> Building<'a> {
    fn new(left: &'a Left<'a>) -> Self {
        let (checks, early, late) = (TokenStream::new(), TokenStream::new(), TokenStream::new());
        Self {
            left,
            rewriter: &left.rewriter,
            next: 0,
            new_names: Vec::new(),
            setters: Vec::new(),
            checks,
            early,
            late,
        }
    }

    /// Adds the check that there is a value for each result of the root, of a type that it may have.
    fn check_values(&mut self, values: &[ValueRight]) {
        let (Some(root), Some(first)) = (self.left.root, values.first()) else { return };
        let parts = values.iter().map(|value| match value {
            ValueRight::New(new) if new.result.is_none() => {
                let path = &new.path;
                quote!(__ods::RightPart::Results(<#path as __ods::Op>::SCHEMA))
            }
            ValueRight::New(_) | ValueRight::Constant(_) => quote!(__ods::RightPart::One),
            ValueRight::Code(_) => quote!(__ods::RightPart::Unknown),
        });
        self.checks.extend(quote_at!(span_of(first)=>
            __ods::check_values(<#root as __ods::Op>::SCHEMA, &[#(#parts),*]);
        ));
        if let [ValueRight::New(new)] = values
            && new.result.is_none()
        {
            let path = &new.path;
            self.checks.extend(quote_at!(path.span()=> __ods::check_replacement(
                <#root as __ods::Op>::SCHEMA, <#path as __ods::Op>::SCHEMA);
            ));
        }
    }

    /// Adds the check that a field of a new operation may have the operand that its value names.
    fn check_capture(&mut self, new: &New, field: &Ident, code: &syn::Expr) {
        let syn::Expr::Path(name) = code else { return };
        let Some(capture) = self.left.captures.iter().find(|capture| name.path.is_ident(&capture.name)) else { return };
        let (path, field, source, operand) = (&new.path, plain_name(field), &capture.path, &capture.field);
        self.checks.extend(quote_at!(code.span()=> __ods::check_capture(
            <#path as __ods::Op>::SCHEMA, #field, <#source as __ods::Op>::SCHEMA, #operand);
        ));
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
    fn operands(&mut self, user: &Path, field: &Ident, value: &ValueRight) -> TokenStream {
        match value {
            ValueRight::New(new) => {
                let op = self.new_op(new, false);
                let (path, field, is_named) = (&new.path, plain_name(field), new.result.is_some());
                let result = new.result.as_ref().map(plain_name).unwrap_or_default();
                self.checks.extend(quote_at!(path.span()=>
                    __ods::check_operand_op(<#path as __ods::Op>::SCHEMA, #is_named);
                ));
                self.checks.extend(quote_at!(path.span()=> __ods::check_definition(
                    <#user as __ods::Op>::SCHEMA, #field, <#path as __ods::Op>::SCHEMA, #result);
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
        self.note_setters(new);
        let mut groups = Vec::new();
        for (name, value) in &new.fields {
            match value {
                ValueRight::Code(code) => {
                    let set = format_ident!("with_{}", plain_name(name), span = name.span());
                    let line = quote_at!(code.span()=> let #draft = #draft.#set(#code););
                    self.evaluate(code, &line);
                    self.check_capture(new, name, code);
                }
                ValueRight::New(_) | ValueRight::Constant(_) => {
                    let (group, values) = (self.left.indices.group(path, name), self.operands(path, name, value));
                    let operands = format_ident!("__operands{}", self.next);
                    self.next += 1;
                    self.late.extend(quote!(let #operands = __ods::ToOperands::to_operands(#values);));
                    groups.push(quote!((#group, #operands)));
                }
            }
        }
        let (types, location) = (format_ident!("__types{number}"), format_ident!("__at{number}"));
        if let Some(given) = &new.types {
            self.evaluate(given, &quote!(let #types = __ods::Some(__ods::to_types(#given));));
        } else if has_types_of_root {
            self.early.extend(quote!(let #types = __ods::Some(__ods::types_of_root(#rewriter.ir(), __root));));
        } else {
            self.early.extend(quote!(let #types = __ods::None;));
        }
        match &new.at {
            Some(given) => self.evaluate(given, &quote!(let #location: __ods::Location = #given;)),
            None => self.early.extend(quote!(let #location = __location;)),
        }
        self.late.extend(quote! {
            let #op = __ods::build(#rewriter, __matched, #location, #draft, [#(#groups),*], #types)?;
        });
        if let Some(name) = &new.bound {
            let results = self.results(new, &op);
            self.late.extend(quote!(let #name = #results;));
            self.new_names.push(name.clone());
        }
        op
    }

    /// Adds the line that evaluates the code: before anything is built, unless the code names a new operation.
    fn evaluate(&mut self, code: &syn::Expr, line: &TokenStream) {
        let is_late = identifiers(code.to_token_stream()).iter().any(|name| self.new_names.contains(name));
        if is_late { self.late.extend(line.clone()) } else { self.early.extend(line.clone()) }
    }

    /// Adds the checks of a new operation.
    fn check(&mut self, new: &New, has_types_of_root: bool) {
        let path = &new.path;
        let names: Vec<String> = new.fields.iter().map(|(name, _)| plain_name(name)).collect();
        let has_types = has_types_of_root || new.types.is_some();
        self.checks.extend(quote_at!(path.span()=>
            __ods::check_right(<#path as __ods::Op>::SCHEMA, &[#(#names),*], #has_types);
        ));
        for (name, value) in &new.fields {
            let (text, span) = (plain_name(name), name.span());
            self.checks.extend(quote_at!(span=> __ods::check_part(<#path as __ods::Op>::SCHEMA, #text);));
            if !matches!(value, ValueRight::Code(_)) {
                self.checks.extend(quote_at!(span=>
                    __ods::check_operand(<#path as __ods::Op>::SCHEMA, #text);
                ));
            }
        }
    }

    /// Notes the fields of a new operation for which [`Building::traits`] makes setters.
    fn note_setters(&mut self, new: &New) {
        let fields = new.fields.iter().filter(|(_, value)| matches!(value, ValueRight::Code(_))).map(|(name, _)| name);
        let setters = match self.setters.iter_mut().position(|(path, _)| *path == new.path) {
            Some(index) => &mut self.setters[index].1,
            None => {
                self.setters.push((new.path.clone(), Vec::new()));
                let last = self.setters.len() - 1;
                &mut self.setters[last].1
            }
        };
        for field in fields {
            if !setters.contains(field) {
                setters.push(field.clone());
            }
        }
    }

    /// Returns a trait for each kind of new operations, with the setters of operands. Attributes and properties have
    /// setters of their own, which take precedence.
    fn traits(&self) -> TokenStream {
        let traits = self.setters.iter().enumerate().map(|(number, (path, fields))| {
            let name = format_ident!("__With{number}");
            let setters: Vec<Ident> = fields.iter().map(|name| format_ident!("with_{}", plain_name(name))).collect();
            let groups = fields.iter().map(|name| self.left.indices.group(path, name));
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
        });
        traits.collect()
    }
}

/// Returns the place of a value.
fn span_of(value: &ValueRight) -> Span {
    match value {
        ValueRight::New(new) => new.path.span(),
        ValueRight::Constant(code) | ValueRight::Code(code) => code.span(),
    }
}

fn is_integer(code: &syn::Expr) -> bool {
    match code {
        syn::Expr::Lit(literal) => matches!(literal.lit, syn::Lit::Int(_)),
        syn::Expr::Unary(unary) => matches!(unary.op, syn::UnOp::Neg(_)) && is_integer(&unary.expr),
        _ => false,
    }
}
