//! `view-op-graph`: operations as a graph in the DOT language of Graphviz.
//!
//! An operation with regions, and a block, is a cluster. Edges of the language go between nodes, so a cluster has an
//! anchor, an invisible node, and edges at the anchor are clipped at the border of the cluster.

use std::fmt::Write;

use ods_core::attributes::{ArrayAttr, NamedAttribute};
use ods_core::interfaces::ElementsAttrInterface;
use ods_core::text::{ValueNames, attribute_to_string, type_to_string};
use ods_core::{Attribute, Block, Ir, Operation, Value};
use rustc_hash::FxHashMap;

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The number of elements above which attributes are elided.
const MAX_ELEMENTS: usize = 16;

/// The pass `view-op-graph`: prints operations, and the flow of values between them, as a graph for Graphviz.
#[derive(Pass, Clone, Debug)]
#[pass(description = "Print Graphviz visualization of an operation", crate = crate::ods)]
pub struct ViewOpGraph {
    /// The length, in bytes, above which attributes and types are cut off.
    #[option]
    pub max_label_len: u32,
    /// Whether attributes are shown.
    #[option(name = "print-attrs")]
    pub attributes: bool,
    /// Whether there is an edge between operations that follow each other.
    #[option(name = "print-control-flow-edges")]
    pub control_flow_edges: bool,
    /// Whether there is an edge from each value to its uses.
    #[option(name = "print-data-flow-edges")]
    pub data_flow_edges: bool,
    /// Whether the types of results are shown.
    #[option(name = "print-result-types")]
    pub result_types: bool,
}

impl Default for ViewOpGraph {
    fn default() -> Self {
        Self {
            max_label_len: 20,
            attributes: true,
            control_flow_edges: false,
            data_flow_edges: true,
            result_types: true,
        }
    }
}

impl OperationPass for ViewOpGraph {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let text = Graph::new(cx.ir, cx.op, self).text(cx.op);
        cx.output().push_str(&text);
        cx.mark_all_preserved();
        Ok(())
    }
}

/// A node, or the anchor of a cluster.
#[derive(Clone, Copy)]
struct Node {
    number: usize,
    cluster: Option<usize>,
}

/// A graph that is being written.
struct Graph<'a> {
    ir: &'a Ir,
    options: &'a ViewOpGraph,
    names: ValueNames<'a>,
    /// The share of the colour circle of each operation name, from 0 to 1.
    hues: FxHashMap<&'a str, f64>,
    out: String,
    depth: usize,
    numbers: usize,
    /// The node of each value, with the port of the value if it has one.
    values: FxHashMap<Value, (Node, Option<String>)>,
    control_flow: Vec<(Node, Node)>,
    /// The uses, with the node of the user and the port of the operand if it has one.
    data_flow: Vec<(Value, Node, Option<String>)>,
}

/// Writing to a string succeeds.
macro_rules! line {
    ($graph:expr, $($text:tt)*) => {{
        let indent = 2 * $graph.depth;
        let _ = write!($graph.out, "{:indent$}", "");
        let _ = writeln!($graph.out, $($text)*);
    }};
}

impl<'a> Graph<'a> {
    fn new(ir: &'a Ir, root: Operation, options: &'a ViewOpGraph) -> Self {
        Self {
            ir,
            options,
            names: ir.value_names(root),
            hues: hues(ir, root),
            out: String::new(),
            depth: 0,
            numbers: 0,
            values: FxHashMap::default(),
            control_flow: Vec::new(),
            data_flow: Vec::new(),
        }
    }

    fn text(mut self, root: Operation) -> String {
        line!(self, "digraph G {{");
        self.depth = 1;
        line!(self, "compound = true;");
        self.operation(root);
        for (from, to) in std::mem::take(&mut self.control_flow) {
            self.edge((from, None), (to, None), "dashed");
        }
        for (value, user, port) in std::mem::take(&mut self.data_flow) {
            if let Some((node, from)) = self.values.get(&value).cloned() {
                self.edge((node, from), (user, port), "solid");
            }
        }
        self.out += "}\n";
        self.out
    }

    fn next_number(&mut self) -> usize {
        self.numbers += 1;
        self.numbers
    }

    fn operation(&mut self, op: Operation) -> Node {
        let (node, has_ports) = match self.ir.num_regions(op) {
            0 => (self.record(op), true),
            _ => (self.cluster_of(op), false),
        };
        if self.options.data_flow_edges {
            for operand in self.ir.operands(op) {
                let port = has_ports.then(|| self.port("arg", operand));
                self.data_flow.push((operand, node, port));
            }
        }
        for result in self.ir.results(op) {
            let port = has_ports.then(|| self.port("res", result));
            self.values.insert(result, (node, port));
        }
        node
    }

    /// Writes an operation without regions.
    fn record(&mut self, op: Operation) -> Node {
        let label = self.record_label(op);
        let number = self.next_number();
        let hue = self.hues.get(self.ir.name_str(op)).copied().unwrap_or_default();
        line!(
            self,
            "v{number} [fillcolor = \"{hue:.6} 0.3 0.95\", label = \"{label}\", shape = Mrecord, style = filled];"
        );
        Node { number, cluster: None }
    }

    fn record_label(&self, op: Operation) -> String {
        let mut rows = Vec::new();
        if self.ir.num_operands(op) > 0 {
            let ports: Vec<String> = self.ir.operands(op).map(|value| self.labelled_port("arg", value)).collect();
            rows.push(format!("{{{}}}", ports.join("|")));
        }
        let mut middle = format!("{}\\l", self.ir.name_str(op));
        let attributes = self.attributes(op);
        if !attributes.is_empty() {
            middle += "\\l";
            middle += &attributes;
        }
        rows.push(middle);
        if self.ir.num_results(op) > 0 {
            let ports: Vec<String> = self.ir.results(op).map(|value| self.defined_port(value)).collect();
            rows.push(format!("{{{}}}", ports.join("|")));
        }
        format!("{{{}}}", rows.join("|"))
    }

    /// Writes an operation with regions.
    fn cluster_of(&mut self, op: Operation) -> Node {
        let mut label = self.ir.name_str(op).to_owned();
        if self.options.result_types {
            let types: Vec<String> =
                self.ir.results(op).map(|value| type_to_string(self.ir.context(), self.ir.value_type(value))).collect();
            label += &format!(" : ({})\\l", self.cut_off(types.join(", ")));
        }
        label += &self.attributes(op);
        self.cluster(&label, |graph| {
            let blocks: Vec<Block> = graph.ir.regions(op).flat_map(|region| graph.ir.blocks(region)).collect();
            for block in blocks {
                graph.cluster("", |graph| graph.block(block));
            }
        })
    }

    fn cluster(&mut self, label: &str, body: impl FnOnce(&mut Self)) -> Node {
        let cluster = self.next_number();
        line!(self, "subgraph cluster_{cluster} {{");
        self.depth += 1;
        let number = self.next_number();
        line!(self, "v{number} [label = \" \", shape = plain];");
        line!(self, "label = \"{label}\";");
        body(self);
        self.depth -= 1;
        line!(self, "}}");
        Node { number, cluster: Some(cluster) }
    }

    fn block(&mut self, block: Block) {
        for argument in self.ir.arguments(block) {
            let (label, port) = (self.defined_port(argument), self.port("res", argument));
            let number = self.next_number();
            line!(self, "v{number} [label = \"{label}\", shape = Mrecord];");
            self.values.insert(argument, (Node { number, cluster: None }, Some(port)));
        }
        let mut previous = None;
        let ops: Vec<Operation> = self.ir.block_ops(block).collect();
        for op in ops {
            let node = self.operation(op);
            if let Some(previous) = previous.filter(|_| self.options.control_flow_edges) {
                self.control_flow.push((previous, node));
            }
            previous = Some(node);
        }
    }

    /// Returns the name of the port of a value, such as `res_arg0`.
    fn port(&self, prefix: &str, value: Value) -> String {
        let name = self.names.name(value);
        let plain: String = name[name.len().min(1)..].chars().map(|c| if c == '#' { '_' } else { c }).collect();
        format!("{prefix}_{plain}")
    }

    fn labelled_port(&self, prefix: &str, value: Value) -> String {
        format!("<{}> {}", self.port(prefix, value), escaped(&self.names.name(value)))
    }

    /// Returns the port of a value where it is defined, with its type.
    fn defined_port(&self, value: Value) -> String {
        let port = self.labelled_port("res", value);
        if !self.options.result_types {
            return port;
        }
        let ty = type_to_string(self.ir.context(), self.ir.value_type(value));
        format!("{port} {}", escaped(&self.cut_off(ty)))
    }

    /// Returns a line for each attribute.
    fn attributes(&self, op: Operation) -> String {
        if !self.options.attributes {
            return String::new();
        }
        let context = self.ir.context();
        let line = |entry: NamedAttribute| {
            format!("{}: {}\\l", escaped(context.str(entry.name)), escaped(&self.attribute(entry.value)))
        };
        self.ir.all_attributes(op).into_iter().map(line).collect()
    }

    fn attribute(&self, attribute: Attribute) -> String {
        let context = self.ir.context();
        if let Some(elements) = attribute.interface::<dyn ElementsAttrInterface>(context) {
            if elements.is_splat(context) {
                return attribute_to_string(context, attribute);
            }
            let ty = elements.value_type(context);
            if elements.num_elements(context).is_none_or(|count| count > MAX_ELEMENTS as u64) {
                let rank = ty.shape(context).map_or(0, <[i64]>::len);
                let ty = self.cut_off(type_to_string(context, ty));
                return format!("{}...{} : {ty}", "[".repeat(rank), "]".repeat(rank));
            }
        }
        if attribute.cast::<ArrayAttr>(context).is_some_and(|array| array.elements(context).len() > MAX_ELEMENTS) {
            return "[...]".to_owned();
        }
        self.cut_off(attribute_to_string(context, attribute))
    }

    fn cut_off(&self, mut text: String) -> String {
        let limit = self.options.max_label_len as usize;
        if text.len() > limit {
            text.truncate(text.floor_char_boundary(limit));
            text += "...";
        }
        text
    }

    fn edge(&mut self, (from, from_port): (Node, Option<String>), (to, to_port): (Node, Option<String>), style: &str) {
        let mut attributes = Vec::new();
        attributes.extend(to.cluster.map(|cluster| format!("lhead = cluster_{cluster}")));
        attributes.extend(from.cluster.map(|cluster| format!("ltail = cluster_{cluster}")));
        attributes.push(format!("style = {style}"));
        let from_port = from_port.map_or_else(String::new, |port| format!(":{port}:s"));
        let to_port = to_port.map_or_else(String::new, |port| format!(":{port}:n"));
        let (from, to) = (from.number, to.number);
        line!(self, "v{from}{from_port} -> v{to}{to_port}[{}];", attributes.join(", "));
    }
}

/// Returns the hue of each operation name: names differ by as much as possible, in the order of their first appearance.
fn hues(ir: &Ir, root: Operation) -> FxHashMap<&str, f64> {
    let mut names: Vec<&str> = Vec::new();
    let mut known: FxHashMap<&str, f64> = FxHashMap::default();
    for op in ir.walk_post(root) {
        let name = ir.name_str(op);
        if known.insert(name, 0.0).is_none() {
            names.push(name);
        }
    }
    let count = names.len() as f64;
    names.into_iter().enumerate().map(|(index, name)| (name, index as f64 / count)).collect()
}

/// Escapes the characters that have a meaning in labels.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if matches!(c, '{' | '}' | '|' | '<' | '>' | '"') {
            out.push('\\');
        }
        match c {
            '\n' => out += "\\n",
            c => out.push(c),
        }
    }
    out
}
