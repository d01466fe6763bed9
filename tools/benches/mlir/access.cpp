// The rows `property`, `enum` and `parse_blob` of the benchmarks in C++: `name<TAB>ns per operation`, the median of
// several runs in processor time. `cargo xtask bench --vs-mlir` builds and runs this. The argument is the number of operations.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

using namespace mlir;

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// Median of the times of `body`, the first one discarded.
template <typename Body>
static void row(const char *name, size_t items, Body body) {
  std::vector<double> times;
  for (int run = 0; run < 16; ++run) {
    double start = now();
    volatile size_t sum = body();
    (void)sum;
    if (run > 0)
      times.push_back((now() - start) / items);
  }
  std::sort(times.begin(), times.end());
  std::printf("%s\t%.2f\n", name, times[times.size() / 2]);
}

int main(int argc, char **argv) {
  size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000000;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<LLVM::LLVMDialect, arith::ArithDialect>();
  OpBuilder builder(&context);
  Location unknown = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(unknown);
  builder.setInsertionPointToEnd(module->getBody());
  Value one = LLVM::ConstantOp::create(builder, unknown, builder.getI32Type(), builder.getI32IntegerAttr(1));

  std::vector<Operation *> ops;
  for (size_t i = 0; i < count; ++i) {
    auto flags = static_cast<LLVM::IntegerOverflowFlags>(i & 3);
    ops.push_back(LLVM::AddOp::create(builder, unknown, one, one, flags).getOperation());
  }
  row("property", count, [&] {
    size_t sum = 0;
    for (Operation *op : ops)
      if (auto add = dyn_cast<LLVM::AddOp>(op))
        sum += static_cast<size_t>(add.getOverflowFlags());
    return sum;
  });

  const arith::CmpIPredicate predicates[] = {arith::CmpIPredicate::eq, arith::CmpIPredicate::ne,
                                             arith::CmpIPredicate::slt, arith::CmpIPredicate::ult};
  ops.clear();
  for (size_t i = 0; i < count; ++i) {
    auto predicate = predicates[i % 4];
    ops.push_back(arith::CmpIOp::create(builder, unknown, predicate, one, one).getOperation());
  }
  row("enum", count, [&] {
    size_t sum = 0;
    for (Operation *op : ops)
      if (auto compare = dyn_cast<arith::CmpIOp>(op))
        sum += static_cast<size_t>(compare.getPredicate());
    return sum;
  });

  std::string text = "%0 = arith.constant dense<\"0x";
  for (size_t i = 0; i < count; ++i) {
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08X", static_cast<unsigned>(i) * 0x9E3779B9u);
    text += digits;
  }
  text += "\"> : tensor<" + std::to_string(count) + "xi32>\n";
  row("parse_blob", count, [&] {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.loadDialect<arith::ArithDialect>();
    ParserConfig config(&context, /*verifyAfterParse=*/false);
    OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(text, config);
    return static_cast<size_t>(static_cast<bool>(parsed));
  });
  return 0;
}
