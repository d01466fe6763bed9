//! What the compiler checks of attributes in constants: that their constraints do not contradict themselves, and that
//! defaults which are literals satisfy them.

use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, Lit, PathArguments, Type, UnOp};

use super::accessors::numbered;
use super::spans::quote_at;
use crate::check::kinds::kind_of;
use crate::model::op::{Attr, OpModel, Presence};

/// One constant per attribute that there is something to check of.
pub fn checks(model: &OpModel) -> TokenStream {
    numbered(model.attrs())
        .map(|(i, (_, attr))| {
            // By way of the schema: what is wrong with the constraint itself is said there.
            let constraint = quote!(__SCHEMA.attributes[#i].constraint);
            let satisfiable = is_put_together(&attr.constraint)
                .then(|| quote_at!(attr.constraint.span()=> const _: () = __ods::check_satisfiable(#constraint);));
            let default = literal(attr).map(|(value, literal)| {
                quote_at!(value.span()=> const _: () = __ods::check_default(#constraint, &#literal);)
            });
            quote!(#satisfiable #default)
        })
        .collect()
}

/// Whether the constraint has arguments, as `Confined<A, C>`: any other was checked where it is defined.
fn is_put_together(constraint: &Type) -> bool {
    let Type::Path(path) = constraint else { return false };
    path.path.segments.iter().any(|segment| !matches!(segment.arguments, PathArguments::None))
}

/// The default, where it is a literal and the constraint may have something against it: the library's kinds of
/// attributes say nothing of values, and a constant that finds nothing costs compile time.
fn literal(attr: &Attr) -> Option<(&Expr, TokenStream)> {
    let (Presence::Default(value) | Presence::OptionalDefault(value)) = &attr.presence else { return None };
    let is_kind = kind_of(&attr.constraint).is_some() && !is_put_together(&attr.constraint);
    if is_kind { None } else { Some((value, constant(value)?)) }
}

/// The literal, as `ods_core::schema::Constant`.
fn constant(value: &Expr) -> Option<TokenStream> {
    if let Some(number) = number(value) {
        return Some(quote!(__ods::Constant::Int(#number)));
    }
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(quote!(__ods::Constant::Str(#text))),
        Expr::Reference(reference) => constant(&reference.expr).filter(|_| matches!(*reference.expr, Expr::Array(_))),
        Expr::Array(array) => {
            let elements = array.elems.iter().map(|element| match number(element) {
                Some(number) => quote!(__ods::Some(#number)),
                None => quote!(__ods::None),
            });
            Some(quote!(__ods::Constant::List(&[#(#elements),*])))
        }
        _ => None,
    }
}

fn number(value: &Expr) -> Option<proc_macro2::Literal> {
    let number = match value {
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => literal.base10_parse::<i128>().ok()?,
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => match &*unary.expr {
            Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => -literal.base10_parse::<i128>().ok()?,
            _ => return None,
        },
        _ => return None,
    };
    Some(proc_macro2::Literal::i128_unsuffixed(number))
}
