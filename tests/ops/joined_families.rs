//! `op_family!`: operations put together from several templates, as OpenMP's are from clauses.

use std::sync::Arc;

use ods::prelude::*;

/// Directives.
#[dialect(name = "omp", ops(ParallelOp, WsloopOp, TargetOp, YieldOp))]
pub struct Omp;

op_family! {
    /// Runs only where the condition holds.
    #[op(Omp)]
    struct IfClause {
        /// The condition.
        #[operand]
        if_expr: Optional<I1>,
    }

    /// By that many threads: {T}.
    #[op(Omp, traits(AttrSizedOperandSegments))]
    struct NumThreadsClause<T> {
        #[operand]
        num_threads: Variadic<T>,
    }

    /// With memory of its own.
    #[op(Omp, traits(AttrSizedOperandSegments, AllElementTypesMatch(allocate_vars, allocate_vars_like)), verify)]
    struct AllocateClause<T, const N: i64> {
        #[operand]
        allocate_vars: T,
        #[operand]
        allocate_vars_like: T,
        #[operand]
        allocator_vars: Variadic<AnyType>,
        #[attr(default = N)]
        alignment: I64Attr,
    }

    // Another way to write the dialect, beside `Omp` in the templates that it is joined with.
    #[op(self::Omp, traits(RecursiveMemoryEffects), verify)]
    struct OrderedClause {
        #[attr]
        ordered: Optional<I64Attr>,
    }

    /// A region that several threads run.
    pub ParallelOp = IfClause + NumThreadsClause<I32> + AllocateClause<TensorOf<AnyFloat>, 16>("parallel") {
        #[operand]
        reduction_vars: Variadic<AnyType>,
        #[region]
        body: AnyRegion,
    };

    /// A loop that several threads share.
    pub WsloopOp = OrderedClause + AllocateClause<TensorOf<AnyInteger>, 8> + NumThreadsClause<I64>(
        "wsloop",
        traits(NoRegionArguments),
    ) {
        #[region]
        body: AnyRegion,
    };

    /// Elsewhere.
    pub TargetOp = { #[operand] device: Optional<I32>, #[attr] nowait: UnitAttr } + IfClause + NumThreadsClause<Index>(
        "target"
    );

    /// The end.
    pub(crate) YieldOp = NumThreadsClause<AnyType>("yield", traits(Terminator)) {
        #[operand]
        more: Variadic<AnyType>,
    };
}

impl ParallelOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let threads = self.num_threads(ir).len();
        if threads < 4 { Ok(()) } else { Err(ir.op_error(self.operation(), "wants fewer threads")) }
    }
}

impl WsloopOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let ordered = self.ordered(ir).unwrap_or_default();
        if ordered >= 0 { Ok(()) } else { Err(ir.op_error(self.operation(), "wants an order")) }
    }
}

const VALUES: &str =
    "%c, %i, %l, %x, %f, %t = \"t.some\"() : () -> (i1, i32, i64, index, tensor<2xf32>, tensor<2xi8>)\n";

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Omp>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    context
}

/// Returns the errors of parser and verifier for the text, in a module with a few values.
fn errors(text: &str) -> Vec<String> {
    let parsed = match ods::text::parse(&context(), "test.mlir", format!("{VALUES}{text}").as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => return errors.into_iter().map(|error| error.message).collect(),
    };
    let errors = ods::verify::verify(&parsed.ir, parsed.root).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

fn fields(op: &ods::schema::OpSchema) -> String {
    let operands = op.operands.iter().map(|operand| operand.name);
    operands.chain(op.attributes.iter().map(|attribute| attribute.name)).collect::<Vec<_>>().join(" ")
}

fn traits(op: &ods::schema::OpSchema) -> String {
    op.traits.iter().map(|used| used.name).collect::<Vec<_>>().join(" ")
}

#[test]
fn fields_follow_template_order_then_row() {
    let parallel = "if_expr num_threads allocate_vars allocate_vars_like allocator_vars reduction_vars alignment";
    assert_eq!(fields(ParallelOp::<Operation>::SCHEMA), parallel);
    let wsloop = "allocate_vars allocate_vars_like allocator_vars num_threads ordered alignment";
    assert_eq!(fields(WsloopOp::<Operation>::SCHEMA), wsloop);
}

#[test]
fn fields_of_a_row_may_come_first() {
    assert_eq!(fields(TargetOp::<Operation>::SCHEMA), "device if_expr num_threads nowait");
    let text =
        "\"omp.target\"(%i, %c, %x) <{operandSegmentSizes = array<i32: 1, 1, 1>, nowait}> : (i32, i1, index) -> ()";
    assert_eq!(errors(text), [""; 0]);
}

#[test]
fn traits_of_several_templates_count_once() {
    assert_eq!(traits(ParallelOp::<Operation>::SCHEMA), "AttrSizedOperandSegments");
    let wsloop = "RecursiveMemoryEffects AttrSizedOperandSegments NoRegionArguments";
    assert_eq!(traits(WsloopOp::<Operation>::SCHEMA), wsloop);
    assert_eq!(ParallelOp::<Operation>::SCHEMA.constraints.len(), 1);
}

#[test]
fn documentation_appends_that_of_templates_to_rows() {
    let schema = ParallelOp::<Operation>::SCHEMA;
    assert_eq!(schema.summary, "A region that several threads run.");
    let common = "Runs only where the condition holds.\n\nBy that many threads: I32.\n\nWith memory of its own.";
    assert_eq!(schema.description, common);
    assert_eq!(schema.operands[0].doc, "The condition.");
    assert_eq!(WsloopOp::<Operation>::SCHEMA.description, "With memory of its own.\n\nBy that many threads: I64.");
}

#[test]
fn templates_take_separate_arguments() {
    let parallel = |threads: &str, ty: &str| {
        format!(
            "\"omp.parallel\"(%c, {threads}, %f, %f, %f) <{{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}}> ({{\n\
             }}) : (i1, {ty}, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()"
        )
    };
    assert_eq!(errors(&parallel("%i", "i32")), [""; 0]);
    let message = "'omp.parallel' op operand #1 must be variadic of 32-bit signless integer, but got 'i64'";
    assert_eq!(errors(&parallel("%l", "i64")), [message]);
    let wsloop = "\"omp.wsloop\"(%t, %f, %l) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> ({\n\
                  }) : (tensor<2xi8>, tensor<2xf32>, i64) -> ()";
    let message = "'omp.wsloop' op operand #1 must be tensor of integer values, but got 'tensor<2xf32>'";
    assert_eq!(errors(wsloop), [message]);
}

#[test]
fn shared_hook_is_one_function() {
    let wsloop = |ordered: i64| {
        format!(
            "\"omp.wsloop\"(%t, %t) <{{operandSegmentSizes = array<i32: 1, 1, 0, 0>, ordered = {ordered} : i64}}> ({{\n\
             }}) : (tensor<2xi8>, tensor<2xi8>) -> ()"
        )
    };
    assert_eq!(errors(&wsloop(1)), [""; 0]);
    assert_eq!(errors(&wsloop(-1)), ["'omp.wsloop' op wants an order"]);
}

#[test]
fn clause_operation_is_built_edited_and_printed() {
    let context = context();
    let text = format!("{VALUES}\"omp.yield\"() <{{operandSegmentSizes = array<i32: 0, 0>}}> : () -> ()");
    let mut parsed = ods::text::parse(&context, "test.mlir", text.as_bytes()).expect("a good text");
    let ir = &mut parsed.ir;
    let body = ir.region(parsed.root, 0).expect("a module has a body");
    let block = ir.blocks(body).next().expect("a module has a block");
    let (some, end) = (ir.first_op(block).expect("some"), ir.last_op(block).expect("some"));
    let [c, i, f] = [0, 1, 4].map(|n| ir.result(some, n).expect("it has six"));
    let op = ParallelOp::new([i, i], f, f, [f], [c]).with_if_expr(c);
    let before = InsertionPoint::before(ir, end);
    let op = op.create(ir, before, Location::UNKNOWN).expect("a registered operation");
    assert_eq!(op.if_expr(ir), Some(c));
    assert_eq!(op.alignment(ir), 16);
    op.set_num_threads(ir, &[i]);
    assert_eq!((op.num_threads(ir).len(), op.allocator_vars(ir).len(), op.reduction_vars(ir).len()), (1, 1, 1));
    let printed = ods::text::print(ir, op.operation(), &parsed.resources, &Default::default());
    assert!(printed.contains("operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>"), "{printed}");
}
