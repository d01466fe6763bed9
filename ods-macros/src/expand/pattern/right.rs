//! The right side: new operations, and the replacement of the root.
//!
//! Expressions of fields are evaluated before anything is built, unless they name a new operation, so that they may
//! borrow from the IR.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::groups::Shared;
use crate::expand::spans::quote_at;
use crate::model::companions::Companion;
use crate::model::pattern::{Arm, New, Number, OpLeft, Right, ValueLeft, ValueRight, identifiers};
use crate::model::plain_name;

/// An operand that the left side binds to a name.
pub struct Capture {
    name: Ident,
    /// The definition of its user.
    path: Path,
    field: String,
}

/// Returns the operands, and perhaps attributes, that the left side binds to names. `path` is the definition of the
/// root.
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

/// The facts about the left side that the right side depends on.
pub struct Left<'a> {
    /// The definition of the root, if there is one.
    pub root: Option<&'a Path>,
    pub captures: Vec<Capture>,
    pub shared: &'a Shared,
    pub ir: Ident,
    pub rewriter: Ident,
}

/// Returns the code of an arm, which returns if its guard holds. Adds its checks: calls of functions that run in a
/// constant.
pub fn arm(arm: &Arm, left: &Left<'_>, checks: &mut TokenStream) -> TokenStream {
    let right = right(arm, left, checks);
    match &arm.guard {
        Some(guard) => quote!(if #guard { #right }),
        None => quote!({ #right }),
    }
}

fn right(arm: &Arm, left: &Left<'_>, checks: &mut TokenStream) -> TokenStream {
    let (ir, rewriter) = (&left.ir, &left.rewriter);
    let mut building = Building::new(left);
    arm.before.iter().for_each(|new| building.create(new));
    let end = match &arm.right {
        Right::Erase(_) => quote!(return __ods::erase_root(#rewriter, __root);),
        Right::Code(block) => quote! {
            let __new = #block;
            return __ods::replace_root(#rewriter, __root, __new);
        },
        Right::Values(values) => {
            building.check_values(values);
            let replacing = building.replacement(values);
            quote!(return #replacing;)
        }
    };
    let Building { checks: of_new, early, late, needs_location, .. } = building;
    checks.extend(of_new);
    let location = match left.shared.at_root {
        true => quote!(#ir.location(__root)),
        false => quote!(__matched.location(#ir)),
    };
    let location = needs_location.then(|| quote!(let __location = #location;));
    quote! {
        #location
        #early
        #late
        #end
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
    /// Whether the location of the matched operations is used.
    needs_location: bool,
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
            needs_location: false,
            checks,
            early,
            late,
        }
    }

    /// Adds the check that there is a value for each result of the root, of a type that it may have. The number of
    /// values that an expression gives is unknown.
    fn check_values(&mut self, values: &[ValueRight]) {
        let (Some(root), Some(first)) = (self.left.root, values.first()) else { return };
        if let [ValueRight::New(new)] = values
            && new.result.is_none()
        {
            let path = &new.path;
            self.checks.extend(quote_at!(path.span()=> __ods::check_replacement::<#root, #path>();));
        } else if !values.iter().any(|value| matches!(value, ValueRight::Code(_))) {
            let parts = values.iter().map(part);
            self.checks.extend(quote_at!(span_of(first)=> __ods::check_values::<#root, _>([#(#parts),*]);));
        }
    }

    /// Adds the check that a field of a new operation may have the operand that its value names.
    fn check_capture(&mut self, new: &New, field: &Ident, code: &syn::Expr) {
        let syn::Expr::Path(name) = code else { return };
        let Some(capture) = self.left.captures.iter().find(|capture| name.path.is_ident(&capture.name)) else { return };
        let (path, field, source, operand) = (&new.path, plain_name(field), &capture.path, &capture.field);
        self.checks.extend(quote_at!(code.span()=> __ods::check_capture::<#path, #source>(#field, #operand);));
    }

    /// Returns an expression that replaces the root. An operation that replaces it alone has its result types.
    fn replacement(&mut self, values: &[ValueRight]) -> TokenStream {
        let rewriter = self.rewriter;
        if let [ValueRight::New(new)] = values
            && new.result.is_none()
            && new.bound.is_none()
        {
            let (draft, location) = self.draft(new, true);
            return quote!(__ods::replace_by(#rewriter, __matched, #location, #draft));
        }
        let count = values.len();
        let values = values.iter().enumerate().map(|(at, value)| self.root_value(value, (at, count)));
        let values: Vec<TokenStream> = values.collect();
        let new = match &values[..] {
            [value] => value.clone(),
            values => quote!(__ods::joined([#(__ods::Replacement::values(#values, #rewriter)),*])),
        };
        self.late.extend(quote!(let __new = #new;));
        quote!(__ods::replace_root(#rewriter, __root, __new))
    }

    /// Adds the code of an operation that is not part of the replacement.
    fn create(&mut self, new: &New) {
        if new.bound.is_none() {
            let path = &new.path;
            self.checks.extend(quote_at!(path.span()=> __ods::check_created::<#path>();));
        }
        self.new_op(new, false);
    }

    /// Returns an expression for the values of the part `at` of a right side with `count` parts.
    fn root_value(&mut self, value: &ValueRight, (at, count): (usize, usize)) -> TokenStream {
        match value {
            ValueRight::New(new) => {
                let op = self.new_op(new, count == 1);
                self.results(new, &op)
            }
            ValueRight::Constant(code) => {
                let ty = quote!(__ods::type_of_result(__ir, __root, #at, #count));
                if let (Some(number), Some(root)) = (Number::of(code), self.left.root) {
                    self.checks
                        .extend(quote_at!(code.span()=> __ods::check_number_of_result::<#root>(#at, #count, #number);));
                }
                self.constant(code, &ty)
            }
            ValueRight::Code(code) => self.expression(code),
        }
    }

    /// Returns an expression for the operands that a part of the right side gives.
    fn operands(&mut self, user: &Path, field: &Ident, value: &ValueRight) -> TokenStream {
        match value {
            ValueRight::New(new) => {
                let op = self.new_op(new, false);
                let (path, field) = (&new.path, plain_name(field));
                let result = new.result.as_ref().map(plain_name).unwrap_or_default();
                self.checks.extend(quote_at!(path.span()=> __ods::check_operand_op::<#user, #path>(#field, #result);));
                self.results(new, &op)
            }
            ValueRight::Constant(code) => {
                let (group, field) = (self.left.shared.position(user, field), plain_name(field));
                if let Some(number) = Number::of(code) {
                    let typed = self
                        .left
                        .root
                        .map(|root| quote_at!(code.span()=> __ods::check_number_has_type::<#user, #root>(#field);));
                    let check = quote_at!(code.span()=> __ods::check_number_of_operand::<#user>(#field, #number););
                    self.checks.extend(quote!(#check #typed));
                }
                self.constant(code, &quote!(__ods::type_of_operand::<#user>(__ir, __root, #group)))
            }
            ValueRight::Code(code) => self.expression(code),
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

    /// Adds the code of a constant, and returns its name. A number has the type `ty`, an expression over `__ir`.
    fn constant(&mut self, code: &syn::Expr, ty: &TokenStream) -> TokenStream {
        let (name, rewriter) = (format_ident!("__constant{}", self.next), self.rewriter);
        self.next += 1;
        let value = match Number::of(code) {
            Some(number) => quote!({
                let __ir = #rewriter.ir();
                __ods::PatternConstant::of_number(__context, #ty, #number)
            }),
            None => code.to_token_stream(),
        };
        self.needs_location = true;
        let constant = quote!(__ods::constant_operand(#rewriter, __matched, __location, #value));
        self.late.extend(or_return(&name, &constant));
        name.to_token_stream()
    }

    /// Adds the code of a new operation, and returns its name.
    fn new_op(&mut self, new: &New, has_types_of_root: bool) -> Ident {
        let (op, rewriter) = (format_ident!("__new{}", self.next), self.rewriter);
        let (draft, location) = self.draft(new, has_types_of_root);
        if has_types_of_root && new.types.is_none() {
            self.late.extend(quote! {
                let #draft = __ods::with_types(#draft, __ods::types_of_root(#rewriter.ir(), __root));
            });
        }
        self.late.extend(or_return(&op, &quote!(__ods::build(#rewriter, __matched, #location, #draft))));
        if let Some(name) = &new.bound {
            let results = self.results(new, &op);
            self.late.extend(quote!(let #name = #results;));
            self.new_names.push(name.clone());
        }
        op
    }

    /// Adds the code of the parts of a new operation, and returns the name of its draft and its location.
    fn draft(&mut self, new: &New, has_types_of_root: bool) -> (Ident, Ident) {
        let (number, path) = (self.next, &new.path);
        self.next += 1;
        let draft = format_ident!("__draft{number}");
        self.check(new, has_types_of_root);
        self.early.extend(quote!(let #draft = __ods::draft::<#path>();));
        let mut operands = TokenStream::new();
        for (name, value) in &new.fields {
            match value {
                ValueRight::Code(code) => {
                    let set = Ident::new(&Companion::With.name_for(&plain_name(name)), name.span());
                    let value = self.expression(code);
                    let line = quote_at!(code.span()=> let #draft = #draft.#set(#value););
                    self.evaluate(code, &line);
                    self.left.shared.note_setter(name);
                    self.check_capture(new, name, code);
                }
                ValueRight::New(_) | ValueRight::Constant(_) => {
                    let (group, values) = (self.left.shared.position(path, name), self.operands(path, name, value));
                    operands.extend(quote!(let #draft = __ods::with_operands(#draft, #group, #values);));
                }
            }
        }
        self.late.extend(operands);
        if let Some(given) = &new.types {
            self.evaluate(given, &quote!(let #draft = __ods::with_types(#draft, __ods::to_types(#given));));
        }
        (draft, self.location(new, number))
    }

    /// Returns the expression; a new operation, whose name represents its results, may be used several times.
    fn expression(&self, code: &syn::Expr) -> TokenStream {
        let is_new = |path: &Path| self.new_names.iter().any(|name| path.is_ident(name));
        match code {
            syn::Expr::Path(name) if is_new(&name.path) => {
                quote_at!(code.span()=> ::core::clone::Clone::clone(&#code))
            }
            _ => code.to_token_stream(),
        }
    }

    /// Adds the code of the location of a new operation, and returns its name.
    fn location(&mut self, new: &New, number: usize) -> Ident {
        let Some(given) = &new.at else {
            self.needs_location = true;
            return format_ident!("__location");
        };
        let location = format_ident!("__at{number}");
        self.evaluate(given, &quote!(let #location: __ods::Location = #given;));
        location
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
        self.checks.extend(quote_at!(path.span()=> __ods::check_right::<#path, _>([#(#names),*], #has_types);));
        for (name, value) in &new.fields {
            let (text, span) = (plain_name(name), name.span());
            self.checks.extend(match value {
                ValueRight::Code(_) => quote_at!(span=> __ods::check_part::<#path>(#text);),
                ValueRight::New(_) | ValueRight::Constant(_) => quote_at!(span=> __ods::check_operand::<#path>(#text);),
            });
        }
    }
}

/// Returns code that gives a result its name, or returns the error. Not a `?`, which takes longer to check.
fn or_return(name: &Ident, result: &TokenStream) -> TokenStream {
    quote! {
        let #name = match #result {
            __ods::Ok(__value) => __value,
            __ods::Err(__error) => return __ods::Err(__error),
        };
    }
}

/// Returns a part of a right side with several values, as the checks see it.
fn part(value: &ValueRight) -> TokenStream {
    match value {
        ValueRight::New(new) if new.result.is_none() => {
            let path = &new.path;
            quote!(__ods::RightPart::Results(<#path as __ods::Op>::SCHEMA))
        }
        ValueRight::New(_) | ValueRight::Constant(_) | ValueRight::Code(_) => quote!(__ods::RightPart::One),
    }
}

/// Returns the place of a value.
fn span_of(value: &ValueRight) -> Span {
    match value {
        ValueRight::New(new) => new.path.span(),
        ValueRight::Constant(code) | ValueRight::Code(code) => code.span(),
    }
}
