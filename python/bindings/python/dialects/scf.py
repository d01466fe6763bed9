"""The dialect `scf`."""

from ..ir import DenseI64ArrayAttr, IndexType, InsertionPoint, Operation, OpView, Value
from ._ods_common import _cext, _dispatch_mixed_values, get_op_result_or_op_results
from ._ods_common import get_op_result_or_value as _value
from ._ods_common import get_op_results_or_values as _values
from ._scf_enum_gen import *
from ._scf_ops_gen import *
from ._scf_ops_gen import _Dialect


@_cext.register_operation(_Dialect, replace=True)
class ForOp(ForOp):
    """A loop with an empty body."""

    def __init__(self, lower_bound, upper_bound, step, iter_args=None, *, loc=None, ip=None):
        carried = list(_values(iter_args)) if iter_args is not None else []
        carried = [_value(it) for it in carried]
        results = [it.type for it in carried]
        super().__init__(results, lower_bound, upper_bound, step, carried, loc=loc, ip=ip)
        self.regions[0].blocks.append(self.operands[0].type, *results)

    @property
    def body(self):
        """Returns the block of the body."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self):
        """Returns the argument of the body that counts."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self):
        """Returns the arguments of the body that iterations hand on."""
        return self.body.arguments[1:]


def for_(start, stop=None, step=None, iter_args=None, *, loc=None, ip=None):
    """Builds a loop whose body the body of a Python `for` builds."""
    if step is None:
        step = 1
    if stop is None:
        start, stop = 0, start
    bounds = [start, stop, step]
    for at, bound in enumerate(bounds):
        if isinstance(bound, (Value, OpView, Operation)):
            bounds[at] = _value(bound)
        elif not isinstance(bound, int):
            raise ValueError(f"bounds and steps are integers or values, got {bound!r}")
    kind = next((it.type for it in bounds if isinstance(it, Value)), None) or IndexType.get()
    for at, bound in enumerate(bounds):
        if isinstance(bound, int):
            from .arith import constant  # Not at import: a package may have this dialect alone.

            bounds[at] = constant(kind, bound, loc=loc, ip=ip)
    op = ForOp(*bounds, iter_args, loc=loc, ip=ip)
    carried = tuple(op.inner_iter_args)
    with InsertionPoint(op.body):
        if len(carried) > 1:
            yield op.induction_variable, carried, op.results
        elif carried:
            yield op.induction_variable, carried[0], op.results[0]
        else:
            yield op.induction_variable


@_cext.register_operation(_Dialect, replace=True)
class IfOp(IfOp):
    """A condition with empty blocks."""

    def __init__(self, cond, results_=None, *, has_else=False, loc=None, ip=None):
        super().__init__(cond, results=[] if results_ is None else results_, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self):
        """Returns the block for a condition that holds."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self):
        """Returns the block for a condition that does not hold, or `None`."""
        blocks = self.regions[1].blocks
        return blocks[0] if len(blocks) else None


def if_(results_, condition, *, loc=None, ip=None):
    """Builds a condition whose regions are empty."""
    return get_op_result_or_op_results(IfOp.__base__(condition, results=results_, loc=loc, ip=ip))


@_cext.register_operation(_Dialect, replace=True)
class InParallelOp(InParallelOp):
    """The end of a `forall`, with an empty block."""

    def __init__(self, loc=None, ip=None):
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def block(self):
        """Returns the block."""
        return self.regions[0].blocks[0]


@_cext.register_operation(_Dialect, replace=True)
class ForallOp(ForallOp):
    """A parallel loop with an empty body."""

    def __init__(self, lower_bounds, upper_bounds, steps, shared_outs=None, *, mapping=None, loc=None, ip=None):
        if not len(lower_bounds) == len(upper_bounds) == len(steps):
            raise AssertionError("Mismatch in length of lower bounds, upper bounds, and steps")
        lower, _, static_lower = _dispatch_mixed_values(lower_bounds)
        upper, _, static_upper = _dispatch_mixed_values(upper_bounds)
        step, _, static_step = _dispatch_mixed_values(steps)
        outs = [_value(it) for it in _values(shared_outs)] if shared_outs is not None else []
        super().__init__(
            [it.type for it in outs], lower, upper, step, static_lower, static_upper, static_step, outs, mapping=mapping, loc=loc, ip=ip
        )
        self.regions[0].blocks.append(*[IndexType.get()] * len(static_lower), *[it.type for it in outs])

    @property
    def body(self):
        """Returns the block of the body."""
        return self.regions[0].blocks[0]

    @property
    def rank(self):
        """Returns the number of dimensions."""
        return len(self.staticLowerBound)

    @property
    def induction_variables(self):
        """Returns the arguments of the body that count, one for each dimension."""
        return self.body.arguments[: self.rank]

    @property
    def inner_iter_args(self):
        """Returns the arguments of the body for the shared outputs."""
        return self.body.arguments[self.rank :]

    def terminator(self):
        """Returns the operation that ends the body, which is built if need be."""
        operations = self.body.operations
        if len(operations) and isinstance(operations[-1], InParallelOp):
            return operations[-1]
        return InParallelOp(loc=self.operation.location, ip=InsertionPoint(self.body))


@_cext.register_operation(_Dialect, replace=True)
class IndexSwitchOp(IndexSwitchOp):
    """A choice by number, with an empty block for each case."""

    def __init__(self, results, arg, cases, case_body_builder=None, default_body_builder=None, loc=None, ip=None):
        cases = DenseI64ArrayAttr.get(list(cases))
        super().__init__(results, arg, cases, len(cases), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder is not None:
            with InsertionPoint(self.default_block):
                default_body_builder(self)
        if case_body_builder is not None:
            for at in range(len(cases)):
                with InsertionPoint(self.case_block(at)):
                    case_body_builder(self, at, cases[at])

    @property
    def default_region(self):
        """Returns the region for numbers without a case."""
        return self.regions[0]

    @property
    def default_block(self):
        """Returns the block for numbers without a case."""
        return self.default_region.blocks[0]

    @property
    def case_regions(self):
        """Returns the regions of the cases."""
        return self.regions[1:]

    def case_region(self, i):
        """Returns the region of a case, by its position."""
        return self.case_regions[i]

    @property
    def case_blocks(self):
        """Returns the blocks of the cases."""
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i):
        """Returns the block of a case, by its position."""
        return self.case_regions[i].blocks[0]


def index_switch(results, arg, cases, case_body_builder=None, default_body_builder=None, loc=None, ip=None):
    """Builds a choice by number."""
    op = IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc, ip)
    return get_op_result_or_op_results(op)
