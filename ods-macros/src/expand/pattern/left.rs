//! The left side: its data, its checks, and the bindings of its names.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::groups::Shared;
use crate::expand::spans::quote_at;
use crate::model::interface::named_by_interface;
use crate::model::pattern::{ConstantLeft, FieldLeft, Number, OpLeft, ValueLeft};
use crate::model::pattern_text::shown;
use crate::model::plain_name;

/// Returns the data of an operation.
pub fn node(left: &OpLeft, path: &Path, shared: &Shared) -> TokenStream {
    let operands = left.fields.iter().flat_map(|field| match &field.value {
        ValueLeft::List(values) => {
            let elements = values.iter().enumerate();
            elements.filter_map(|(element, value)| operand(path, &field.name, element, value, shared)).collect()
        }
        value => operand(path, &field.name, 0, value, shared).into_iter().collect::<Vec<_>>(),
    });
    let (operands, ordered) = (operands.collect::<Vec<_>>(), left.ordered);
    quote!(__ods::OpNode { op: __ods::schema_of::<#path>, operands: &[#(#operands),*], ordered: #ordered })
}

/// Returns the data of an operand, if it must be defined in a certain way.
fn operand(path: &Path, name: &Ident, element: usize, value: &ValueLeft, shared: &Shared) -> Option<TokenStream> {
    let wanted = match value {
        ValueLeft::Op(inner) => {
            let (path, node) = (inner.path(), node(inner, inner.path(), shared));
            let result = match &inner.result {
                Some(name) => {
                    let text = plain_name(name);
                    let index = quote_at!(name.span()=> __ods::result_of::<#path>(#text));
                    quote!(__ods::Some(#index))
                }
                None => quote!(__ods::None),
            };
            let way = format_ident!("{}", if inner.single_use.is_some() { "SingleUse" } else { "Op" });
            quote!(__ods::Wanted::#way(&#node, #result))
        }
        ValueLeft::Constant(_) => quote!(__ods::Wanted::Constant),
        ValueLeft::Any(_)
        | ValueLeft::Bound(..)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => return None,
    };
    let group = shared.position(path, name);
    Some(quote!(__ods::OperandNode { group: #group, element: #element, wanted: #wanted }))
}

/// Returns the checks of the root and the operations inside, calls of functions that run in a constant.
pub fn checks(left: &OpLeft, path: &Path) -> TokenStream {
    let (names, rest) = (names(left), left.rest);
    let own = quote_at!(path.span()=> __ods::check_root::<#path, _>([#(#names),*], #rest););
    let parts = checks_of_parts(left, path);
    quote!(#own #parts)
}

fn names(left: &OpLeft) -> Vec<String> {
    left.fields.iter().map(|field| plain_name(&field.name)).collect()
}

fn checks_of_parts(left: &OpLeft, path: &Path) -> TokenStream {
    let fields = left.fields.iter().map(|field| {
        let (text, span, form) = (plain_name(&field.name), field.name.span(), form(&field.value));
        let own = quote_at!(span=> __ods::check_field::<#path>(#text, __ods::FieldForm::#form););
        let constraint = constraint_of(&field.value);
        let constraint = constraint.map(|ty| quote_at!(ty.span()=> __ods::check_constraint::<#path, #ty, _>(#text);));
        let numbers = numbers_in(&field.value)
            .into_iter()
            .map(|number| quote_at!(number.code.span()=> __ods::check_number_left::<#path>(#text, #number);));
        quote!(#own #constraint #(#numbers)*)
    });
    let inner = left.fields.iter().flat_map(|field| {
        let name = plain_name(&field.name);
        field.value.ops().into_iter().map(move |inner| inner_checks(path, &name, inner)).collect::<Vec<_>>()
    });
    quote!(#(#fields)* #(#inner)*)
}

/// Returns the constants of a field that are numbers.
fn numbers_in(value: &ValueLeft) -> Vec<&Number> {
    match value {
        ValueLeft::Constant(ConstantLeft::Number(number)) => vec![number],
        ValueLeft::List(values) => values.iter().flat_map(numbers_in).collect(),
        ValueLeft::Constant(ConstantLeft::Any | ConstantLeft::Bound(_))
        | ValueLeft::Any(_)
        | ValueLeft::Bound(..)
        | ValueLeft::Op(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => Vec::new(),
    }
}

/// Returns the checks of an operation that defines an operand.
fn inner_checks(user: &Path, name: &str, inner: &OpLeft) -> TokenStream {
    let (path, names, rest) = (inner.path(), names(inner), inner.rest);
    let left = quote_at!(path.span()=> __ods::check_inner::<#path, _>([#(#names),*], #rest););
    let parts = checks_of_parts(inner, path);
    let result = inner.result.as_ref().map(plain_name).unwrap_or_default();
    let own = quote_at!(path.span()=> __ods::check_operand_op::<#user, #path>(#name, #result););
    quote!(#left #parts #own)
}

/// Returns the form of a value, a variant of `FieldForm`.
fn form(value: &ValueLeft) -> Ident {
    let name = match value {
        ValueLeft::Any(None) | ValueLeft::Bound(_, None) => "Any",
        ValueLeft::Any(Some(_)) | ValueLeft::Bound(_, Some(_)) => "Typed",
        ValueLeft::Constant(_) | ValueLeft::Op(_) => "Defined",
        ValueLeft::List(_) => "List",
        ValueLeft::Absent | ValueLeft::Present(_) => "Optional",
        ValueLeft::Equal(_) => "Equal",
    };
    format_ident!("{name}")
}

/// Returns the constraint on a value.
fn constraint_of(value: &ValueLeft) -> Option<syn::Type> {
    match value {
        ValueLeft::Any(ty) | ValueLeft::Bound(_, ty) => ty.clone().map(named_by_interface),
        ValueLeft::Constant(_)
        | ValueLeft::Op(_)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => None,
    }
}

/// Returns whether the bindings read a field with this value.
fn reads(value: &ValueLeft) -> bool {
    match value {
        ValueLeft::Any(_) | ValueLeft::Op(_) | ValueLeft::Constant(ConstantLeft::Any) => false,
        ValueLeft::Bound(..)
        | ValueLeft::Constant(ConstantLeft::Bound(_) | ConstantLeft::Number(_))
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => true,
    }
}

/// The names bound so far.
pub(super) struct Bindings<'a> {
    ir: &'a Ident,
    shared: &'a Shared,
    /// The field whose value is compared, with its value; none if the pattern has no examples, whose failures name it.
    part: Option<String>,
    /// The number of the next operation, in preorder.
    next: usize,
    names: Vec<Ident>,
    pub(super) code: TokenStream,
}

/// Returns the code that binds the names of the left side, or returns if the match fails.
pub fn bindings(left: &OpLeft, path: &Path, (ir, shared): (&Ident, &Shared), explains: bool) -> TokenStream {
    let mut bindings = Bindings::new(ir, shared, explains);
    bindings.op(left, path);
    bindings.code
}

impl<'a> Bindings<'a> {
    pub(super) fn new(ir: &'a Ident, shared: &'a Shared, explains: bool) -> Self {
        let part = explains.then(String::new);
        Self { ir, shared, part, next: 0, names: Vec::new(), code: TokenStream::new() }
    }

    /// Notes the field that the next code compares.
    pub(super) fn begin(&mut self, field: &FieldLeft) {
        if let Some(part) = &mut self.part {
            *part = format!("`{}: {}` does not match", field.name, shown(&field.value));
        }
    }

    /// Returns the code that ends the match.
    pub(super) fn fail(&self) -> TokenStream {
        super::no_match(self.ir, self.part.as_deref())
    }

    fn op(&mut self, left: &OpLeft, path: &Path) {
        let (number, source) = (self.next, format_ident!("__op{}", self.next));
        self.next += 1;
        if left.fields.iter().any(|field| reads(&field.value)) {
            self.code.extend(quote!(let #source = #path::over(__matched.source(#number));));
        }
        if let Some(name) = &left.bound {
            let op = quote!(<#path as __ods::Op>::from_operation(__matched.source(#number).operation()));
            self.bind(name, &op);
        }
        for field in &left.fields {
            self.begin(field);
            let (name, ir) = (&field.name, self.ir);
            let getter = quote_at!(name.span()=> #source.#name(#ir));
            match (&field.value, constraint_of(&field.value)) {
                (value, Some(constraint)) => {
                    self.constrained((path, name, number), &constraint);
                    if let ValueLeft::Bound(bound, _) = value {
                        self.bind(bound, &getter);
                    }
                }
                (value, None) => self.value(value, &getter, name.span()),
            }
        }
    }

    /// Adds the test of a constraint on a field of an operation with this number.
    fn constrained(&mut self, (path, name, number): (&Path, &Ident, usize), constraint: &syn::Type) {
        let (ir, index, fail) = (self.ir, self.shared.position(path, name), self.fail());
        self.code.extend(quote_at!(constraint.span()=>
            if !__ods::satisfies::<#path, #constraint, _>(#ir, __matched.source(#number), #index) { #fail }
        ));
    }

    /// Adds the code for a value; errors of types are reported at `span`.
    pub(super) fn value(&mut self, value: &ValueLeft, getter: &TokenStream, span: Span) {
        let fail = self.fail();
        match value {
            ValueLeft::Any(None) => {}
            ValueLeft::Any(Some(ty)) => self.typed(ty, getter),
            ValueLeft::Bound(name, ty) => {
                if let Some(ty) = ty {
                    self.typed(ty, getter);
                }
                self.bind(name, getter);
            }
            ValueLeft::Constant(constant) => self.constant(constant, getter, span),
            ValueLeft::Op(inner) => self.op(inner, inner.path()),
            ValueLeft::List(values) => {
                let (count, list) = (values.len(), format_ident!("__list{}", self.names.len()));
                self.code.extend(quote!(let #list = #getter;));
                self.code.extend(quote_at!(span=> let #list = __ods::ListField::elements(&#list);));
                self.code.extend(quote!(if #list.len() != #count { #fail }));
                for (index, value) in values.iter().enumerate() {
                    self.value(value, &quote_at!(span=> #list[#index]), span);
                }
            }
            ValueLeft::Absent => self.code.extend(quote_at!(span=> if #getter.is_some() { #fail })),
            ValueLeft::Present(name) => {
                let value =
                    quote_at!(span=> match #getter { __ods::Some(__value) => __value, __ods::None => { #fail } });
                self.bind(name, &value);
            }
            ValueLeft::Equal(wanted) => self.code.extend(quote_at!(span=> if #getter != #wanted { #fail })),
        }
    }

    /// Adds the test of a constraint on the type of a value.
    fn typed(&mut self, ty: &syn::Type, getter: &TokenStream) {
        let (ir, ty, fail) = (self.ir, named_by_interface(ty.clone()), self.fail());
        self.code.extend(quote_at!(ty.span()=> if !__ods::is_typed::<#ty>(#ir, #getter) { #fail }));
    }

    fn constant(&mut self, constant: &ConstantLeft, getter: &TokenStream, span: Span) {
        let ir = self.ir;
        let value = quote_at!(span=> __ods::PatternConstant::of(#ir, __context, #getter));
        let fail = self.fail();
        match constant {
            ConstantLeft::Any => {}
            ConstantLeft::Bound(name) => self.bind_new(name, &value),
            ConstantLeft::Number(number) => self.code.extend(quote!(if !#value.is(#number) { #fail })),
        }
    }

    /// Binds a name, or compares the value with the one bound before.
    pub(super) fn bind(&mut self, name: &Ident, value: &TokenStream) {
        if self.names.contains(name) {
            let fail = self.fail();
            self.code.extend(quote_at!(name.span()=> if #name != #value { #fail }));
        } else {
            self.bind_new(name, value);
        }
    }

    fn bind_new(&mut self, name: &Ident, value: &TokenStream) {
        self.code.extend(quote!(let #name = #value;));
        self.names.push(name.clone());
    }
}
