//! `add-iree-abi`: reflections of all public functions.

use super::ods::attributes::{ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr};
use super::ods::diagnostic::Severity;
use super::ods::interfaces::{ArgAndResultAttrsOpInterface, SymbolOpInterface};
use super::ods::pass::{OperationPass, Pass, PassContext, PassResult};
use super::ods::prelude::*;

use ods_iree_abi::raw::{RawItem, RawMangler, RawSignature};
use ods_iree_abi::reflection::{self, RAW_VERSION, Role, keys};
use ods_iree_abi::sip::Sip;
use ods_iree_abi::v1::{V1Signature, client};
use ods_iree_abi::{FlatTypes, Spellings};

use super::function::Function;
use super::reflection::Reflection;
use super::types::flat_types;

/// The pass `add-iree-abi`: adds the signatures of public functions as `iree.reflection`. Entries that are there are
/// kept.
///
/// Partial reflections on arguments and results are joined into the raw signature. If a function has SIP or a V1
/// signature, the other follows from it; otherwise its arguments are positional.
#[derive(Pass, Clone, Debug)]
#[pass(crate = crate::ods, argument = "add-iree-abi", description = "Add the signatures of public functions as 'iree.reflection'")]
pub struct AddIreeAbi {
    /// Add the raw signature.
    #[option]
    pub raw: bool,
    /// Add the structured signature, SIP.
    #[option]
    pub sip: bool,
    /// Add the V1 signature.
    #[option]
    pub v1: bool,
    /// Warn of functions that today's client cannot call by their V1 signature.
    #[option]
    pub client: bool,
    /// Use the types of arguments and results without a partial reflection.
    #[option]
    pub infer: bool,
}

impl Default for AddIreeAbi {
    fn default() -> Self {
        Self { raw: true, sip: true, v1: true, client: false, infer: true }
    }
}

impl OperationPass for AddIreeAbi {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let ops: Vec<Operation> = cx.ir.walk_pre(cx.op).collect();
        for op in ops {
            let is_public = cx.ir.interface::<dyn SymbolOpInterface>(op).is_some_and(|symbol| symbol.is_public(cx.ir));
            if let Some(function) = Function::of(cx.ir, op).filter(|_| is_public) {
                self.add(cx, &function)?;
            }
        }
        Ok(())
    }
}

/// An entry of the dictionary.
type Entry = (&'static str, Attribute);

/// The changes to a function.
#[derive(Default)]
struct Plan {
    entries: Vec<Entry>,
    /// Whether partial reflections are joined, and go.
    joins: bool,
    warnings: Vec<String>,
}

impl AddIreeAbi {
    fn add(&self, cx: &mut PassContext<'_>, function: &Function) -> PassResult {
        let plan = self.plan(cx.ir, function).map_err(|problem| cx.ir.op_error(function.op, problem))?;
        for warning in &plan.warnings {
            cx.report(Diagnostic::new(Severity::Warning, cx.ir.location(function.op), warning));
        }
        if plan.joins {
            remove_partials(cx.ir, function.op);
        }
        add_entries(cx.ir, function.op, &plan.entries);
        Ok(())
    }

    fn plan(&self, ir: &Ir, function: &Function) -> Result<Plan, String> {
        let attribute = |problem: String| format!("attribute '{}' {problem}", keys::REFLECTION);
        let old = Reflection::of(ir, function.op).map_err(attribute)?;
        let mut types = flat_types(ir.context(), &function.arguments, &function.results);
        let mut plan = Plan::default();
        if self.raw && old.text(keys::RAW).map_err(attribute)?.is_none() {
            types.raw = self.raw(ir, function, &types.raw)?;
            plan.warn_of_unrecognized(function, &types.raw);
            plan.joins = true;
            plan.entries.extend(raw_entries(ir.context(), &types.raw));
        }
        let structured = Structured::of(old, &types).map_err(attribute)?;
        if let Some(signature) = &structured.v1 {
            self.check_client(function, signature, &mut plan);
        }
        let Some(sip) = structured.sip else { return Ok(plan) };
        if self.sip {
            plan.entries.extend(sip_entries(ir.context(), &sip));
        }
        if self.v1 && structured.v1.is_none() {
            let spellings = Spellings::of(&types, &sip).map_err(|error| error.to_string())?;
            self.v1(ir, function, &spellings, &mut plan);
        }
        Ok(plan)
    }

    fn v1(&self, ir: &Ir, function: &Function, spellings: &Spellings, plan: &mut Plan) {
        let (name, signature) = (&function.name, &spellings.v1.signature);
        if !spellings.is_direct() {
            plan.warnings.push(format!(
                "the structure of `{name}` has no V1 signature, as that passes structures as lists; unpack them in a function \
                 of its own"
            ));
            return;
        }
        plan.entries.push((keys::V1, StringAttr::get(ir.context(), signature.to_json()).into()));
        self.check_client(function, signature, plan);
    }

    fn check_client(&self, function: &Function, signature: &V1Signature, plan: &mut Plan) {
        if self.client
            && let Err(problem) = client::check(signature)
        {
            plan.warnings.push(format!("today's client cannot call `{}`: {problem}", function.name));
        }
    }

    /// Joins the partial reflections, after filling in the reflections of types.
    fn raw(&self, ir: &Ir, function: &Function, types: &RawSignature) -> Result<RawSignature, String> {
        let inputs = self.partials(ir, function.op, Role::Argument, &types.inputs)?;
        let results = self.partials(ir, function.op, Role::Result, &types.results)?;
        let inputs: Vec<Option<&[u8]>> = inputs.iter().map(Option::as_deref).collect();
        let results: Vec<Option<&[u8]>> = results.iter().map(Option::as_deref).collect();
        reflection::join(&inputs, &results).map_err(|error| error.to_string())
    }

    fn partials(&self, ir: &Ir, op: Operation, role: Role, items: &[RawItem]) -> Result<Vec<Option<Vec<u8>>>, String> {
        let inferred = |item: &RawItem| {
            let mangler = RawMangler::of(std::slice::from_ref(item));
            if role == Role::Argument { mangler.to_inputs() } else { mangler.to_results() }
        };
        let dictionaries = dictionaries(ir, op, role);
        let partials = items.iter().enumerate().map(|(index, item)| {
            let dictionary =
                dictionaries.get(index).and_then(|dictionary| dictionary.cast::<DictionaryAttr>(ir.context()));
            let value = dictionary.and_then(|dictionary| dictionary.value_of(ir.context(), keys::REFLECTION));
            let text = match value {
                Some(value) => Reflection::read(ir.context(), value)?.text(keys::PARTIAL)?,
                None => None,
            };
            Ok(text.map(<[u8]>::to_vec).or_else(|| self.infer.then(|| inferred(item))))
        });
        partials.collect()
    }
}

/// The structures of a function, and its V1 signature if there is one.
struct Structured {
    /// The structures; `None` if SIP cannot say them.
    sip: Option<Sip>,
    v1: Option<V1Signature>,
}

impl Structured {
    /// Returns the structures of one of the signatures or, without one, the structures of positional arguments.
    fn of(old: Reflection<'_>, types: &FlatTypes) -> Result<Self, String> {
        let (inputs, results) = (types.arguments.len(), types.results.len());
        let v1 = old.text(keys::V1)?.map(read_v1).transpose()?;
        let sip = match (old.sip(inputs, results)?, &v1) {
            (Some(sip), _) => Some(sip),
            (None, Some(signature)) => {
                let fits = |raw: &RawSignature| raw.inputs.len() == inputs && raw.results.len() == results;
                signature.to_v0().ok().filter(|(raw, _)| fits(raw)).map(|(_, sip)| sip)
            }
            (None, None) => Some(Sip::flat(inputs, results)),
        };
        Ok(Self { sip, v1 })
    }
}

fn read_v1(json: &[u8]) -> Result<V1Signature, String> {
    let text = str::from_utf8(json).map_err(|_| "entry `iree.abi` is not UTF-8; JSON is".to_owned())?;
    V1Signature::read(text).map_err(|error| format!("entry `iree.abi`: {error}"))
}

fn raw_entries(context: &Context, raw: &RawSignature) -> [Entry; 2] {
    let text = |bytes: &[u8]| StringAttr::get(context, bytes).into();
    [(keys::RAW, text(&raw.to_bytes())), (keys::RAW_VERSION, text(RAW_VERSION.as_bytes()))]
}

fn sip_entries(context: &Context, sip: &Sip) -> [Entry; 3] {
    [
        (keys::ABI, StringAttr::get(context, keys::SIP).into()),
        (keys::ABI_VERSION, IntegerAttr::i32(context, 1).into()),
        (keys::SIP, StringAttr::get(context, sip.to_bytes()).into()),
    ]
}

impl Plan {
    /// Adds warnings of types without a spelling, in the original's words.
    fn warn_of_unrecognized(&mut self, function: &Function, raw: &RawSignature) {
        for (word, items) in [("Argument", &raw.inputs), ("Result", &raw.results)] {
            for index in (0..items.len()).filter(|index| items[*index] == RawItem::Unrecognized) {
                self.warnings.push(format!(
                    "{word} #{index} of function {} is not a recognized public ABI type and the function may not be \
                     invokable by standard tools",
                    function.name
                ));
            }
        }
    }
}

/// Returns the dictionaries of the arguments or results; none if there are none.
fn dictionaries(ir: &Ir, op: Operation, role: Role) -> Vec<Attribute> {
    let function = ir.interface::<dyn ArgAndResultAttrsOpInterface>(op);
    let array = function.and_then(|function| match role {
        Role::Argument => function.arg_attrs_attr(ir),
        Role::Result => function.res_attrs_attr(ir),
    });
    array.map(|array| array.elements(ir.context()).to_vec()).unwrap_or_default()
}

/// Removes the partial reflections, which the function's reflection now has.
fn remove_partials(ir: &mut Ir, op: Operation) {
    for role in [Role::Argument, Role::Result] {
        let old = dictionaries(ir, op, role);
        let new: Vec<Attribute> = old.iter().map(|dictionary| without_partial(ir.context(), *dictionary)).collect();
        let Some(function) = ir.interface::<dyn ArgAndResultAttrsOpInterface>(op).filter(|_| old != new) else {
            continue;
        };
        let is_empty = new.iter().all(|dictionary| *dictionary == Attribute::from(DictionaryAttr::EMPTY));
        let array = ArrayAttr::get(ir.context(), &new);
        match (role, is_empty) {
            (Role::Argument, true) => _ = function.remove_arg_attrs_attr(ir),
            (Role::Argument, false) => function.set_arg_attrs_attr(ir, array),
            (Role::Result, true) => _ = function.remove_res_attrs_attr(ir),
            (Role::Result, false) => function.set_res_attrs_attr(ir, array),
        }
    }
}

fn without_partial(context: &Context, dictionary: Attribute) -> Attribute {
    let Some(entries) = dictionary.cast::<DictionaryAttr>(context) else { return dictionary };
    let reflection =
        entries.value_of(context, keys::REFLECTION).and_then(|value| value.cast::<DictionaryAttr>(context));
    let Some(reflection) = reflection else { return dictionary };
    let rest = reflection.with(context, context.identifier(keys::PARTIAL), None);
    let rest = (rest != DictionaryAttr::EMPTY).then(|| rest.into());
    entries.with(context, context.identifier(keys::REFLECTION), rest).into()
}

/// Adds entries to the reflection of the function; existing entries stay.
fn add_entries(ir: &mut Ir, op: Operation, entries: &[Entry]) {
    let context = ir.context();
    let old = Reflection::of(ir, op).map_or(DictionaryAttr::EMPTY, Reflection::entries);
    let new = entries.iter().fold(old, |dictionary, (key, value)| {
        let name = context.identifier(key);
        let value = dictionary.value(context, name).unwrap_or(*value);
        dictionary.with(context, name, Some(value))
    });
    let name = context.identifier(keys::REFLECTION);
    if new != old {
        ir.set_attribute(op, name, Some(new.into()));
    }
}
