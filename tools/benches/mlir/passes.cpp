// The C++ twin of tools/benches/src/bin/passes.rs: parses a file, runs a pipeline on it without the verifier and on one thread, and
// prints the processor time per operation in ns, resident memory in MB after parsing and at its peak, and the operations left.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

static double processorSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

static double megabytes(const std::string &name) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.compare(0, name.size(), name) == 0)
      return std::atof(line.c_str() + name.size()) / 1024.0;
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 4)
    return 2;
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(argv[1], config);
  if (!module)
    return 1;
  // The peak so far is that of parsing.
  std::ofstream("/proc/self/clear_refs") << "5";
  double parsed = megabytes("VmRSS:");
  auto manager = mlir::parsePassPipeline(argv[2]);
  if (failed(manager))
    return 1;
  mlir::PassManager passes(&context);
  static_cast<mlir::OpPassManager &>(passes) = std::move(*manager);
  passes.enableVerifier(false);
  double start = processorSeconds();
  if (failed(passes.run(*module)))
    return 1;
  double seconds = processorSeconds() - start;
  long left = 0;
  module->walk([&](mlir::Operation *) { ++left; });
  std::printf("%.1f\t%.0f\t%.0f\t%ld\n", seconds / std::atof(argv[3]) * 1e9, parsed, megabytes("VmHWM:"), left);
  std::fflush(stdout);
  _Exit(0);
}
