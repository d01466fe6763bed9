//! Functions of random blocks: arguments, branches anywhere, cycles that nothing reaches, regions of blocks inside, and
//! calls.

use std::fmt::Write;

use crate::Numbers;

const FUNCTIONS: usize = 3;
/// The regions around a region of blocks, at most.
const MOST_NESTED: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Flag,
    Number,
}

impl Kind {
    fn text(self) -> &'static str {
        match self {
            Self::Flag => "i1",
            Self::Number => "i32",
        }
    }
}

/// A value, and the number in its name.
type Known = (usize, Kind);

struct Target {
    label: usize,
    arguments: Vec<Known>,
}

/// A writer of functions of random blocks.
struct Writer<'a> {
    numbers: &'a mut Numbers,
    text: String,
    /// The number of names so far.
    names: usize,
}

/// Returns the text of a module with functions of random blocks. It is valid, as each block uses its own values and the
/// values of the blocks that dominate it.
pub fn random_blocks(numbers: &mut Numbers) -> String {
    let mut writer = Writer { numbers, text: String::new(), names: 0 };
    writer.line("func.func private @use(i1, i32) -> ()");
    for function in 0..FUNCTIONS {
        let (flag, number) = (writer.name(), writer.name());
        let visibility = if function == 0 { "" } else { "private " };
        writer.line(&format!("func.func {visibility}@f{function}(%v{flag}: i1, %v{number}: i32) -> i32 {{"));
        writer.region(&[(flag, Kind::Flag), (number, Kind::Number)], 0, "return");
        writer.line("}");
    }
    writer.text
}

/// The edges of a region: the targets of each block.
struct Graph(Vec<Vec<usize>>);

impl Graph {
    /// Returns a graph whose edges lead to near blocks, but for some.
    fn random(numbers: &mut Numbers, count: usize) -> Self {
        let targets = |numbers: &mut Numbers, block: usize| {
            let edges = [0, 1, 1, 1, 2, 2, 2, 3][numbers.below(8)];
            let near = |numbers: &mut Numbers| match numbers.once_in(12) {
                true => numbers.below(count),
                false => (block + numbers.below(5)).saturating_sub(2).min(count - 1),
            };
            let target = |numbers: &mut Numbers| near(numbers).max(1);
            if count == 1 { Vec::new() } else { (0..edges).map(|_| target(numbers)).collect() }
        };
        Self((0..count).map(|block| targets(numbers, block)).collect())
    }

    /// Returns the blocks, the nearest to the entry first and the unreachable ones last, each with the blocks that
    /// dominate it.
    fn dominators(&self) -> Vec<(usize, Vec<usize>)> {
        let order = self.order(None);
        let is_on_all_ways = |dominator: usize, block: usize| !self.order(Some(dominator)).contains(&block);
        let of = |block: usize| {
            let before = order.iter().copied().take_while(|other| *other != block);
            before.filter(|dominator| *dominator == 0 || is_on_all_ways(*dominator, block)).collect()
        };
        let unreachable = (0..self.0.len()).filter(|block| !order.contains(block)).map(|block| (block, vec![0]));
        order.iter().map(|block| (*block, of(*block))).chain(unreachable).collect()
    }

    /// Returns the blocks that the entry reaches without one of them, the nearest first.
    fn order(&self, without: Option<usize>) -> Vec<usize> {
        let mut order = vec![0];
        let mut next = 0;
        while let Some(block) = order.get(next) {
            let targets = self.0[*block].iter().copied().filter(|target| Some(*target) != without);
            let new: Vec<usize> = targets.filter(|target| !order.contains(target)).collect();
            new.into_iter().for_each(|target| {
                if !order.contains(&target) {
                    order.push(target)
                }
            });
            next += 1;
        }
        order
    }
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    /// Writes an operation with a result.
    fn result(&mut self, kind: Kind, right: &str) -> Known {
        let name = self.name();
        self.line(&format!("%v{name} = {right}"));
        (name, kind)
    }

    /// Writes the blocks of a region, which ends with `exit` of a number.
    fn region(&mut self, outer: &[Known], depth: usize, exit: &str) {
        let count = 1 + self.numbers.below(if depth == 0 { 12 } else { 5 });
        let graph = Graph::random(self.numbers, count);
        let targets: Vec<Target> = (0..count).map(|block| self.target(block > 0)).collect();
        let mut values = vec![Vec::new(); count];
        for (block, dominators) in graph.dominators() {
            let target = &targets[block];
            if block > 0 {
                self.head(target);
            }
            let mut known = outer.to_vec();
            dominators.iter().for_each(|dominator| known.extend(&values[*dominator]));
            let inherited = known.len();
            known.extend(&target.arguments);
            let edges: Vec<&Target> = graph.0[block].iter().map(|to| &targets[*to]).collect();
            self.block(&mut known, depth, exit, &edges);
            values[block] = known.split_off(inherited);
        }
    }

    fn head(&mut self, target: &Target) {
        let arguments: Vec<String> =
            target.arguments.iter().map(|(name, kind)| format!("%v{name}: {}", kind.text())).collect();
        let arguments = if arguments.is_empty() { String::new() } else { format!("({})", arguments.join(", ")) };
        self.line(&format!("^b{}{arguments}:", target.label));
    }

    fn target(&mut self, has_arguments: bool) -> Target {
        let label = self.name();
        let count = if has_arguments { self.numbers.below(3) } else { 0 };
        let kind = |writer: &mut Self| if writer.numbers.once_in(3) { Kind::Flag } else { Kind::Number };
        let arguments = (0..count).map(|_| (self.name(), kind(self))).collect();
        Target { label, arguments }
    }

    fn block(&mut self, known: &mut Vec<Known>, depth: usize, exit: &str, targets: &[&Target]) {
        for _ in 0..self.numbers.below(3) {
            self.operation(known, depth);
        }
        self.terminator(known, exit, targets);
    }

    /// Returns a value of the kind, most often one of the last.
    fn pick(&mut self, known: &[Known], kind: Kind) -> String {
        let all: Vec<usize> = known.iter().filter(|(_, other)| *other == kind).map(|(name, _)| *name).collect();
        let few = if self.numbers.once_in(2) { all.len() } else { all.len().min(2) };
        format!("%v{}", all[all.len() - 1 - self.numbers.below(few)])
    }

    fn operation(&mut self, known: &mut Vec<Known>, depth: usize) {
        let (a, b) = (self.pick(known, Kind::Number), self.pick(known, Kind::Number));
        let (flag, may_nest) = (self.pick(known, Kind::Flag), depth < MOST_NESTED);
        let number = self.numbers.below(3);
        let new = match self.numbers.below(12) {
            0 => self.result(Kind::Number, &format!("arith.constant {number} : i32")),
            1..=3 => self.result(Kind::Flag, if number == 0 { "arith.constant false" } else { "arith.constant true" }),
            4 => self.result(Kind::Number, &format!("arith.addi {a}, {b} : i32")),
            5 => self.result(Kind::Flag, &format!("arith.cmpi slt, {a}, {b} : i32")),
            6 => self.result(Kind::Number, &format!("func.call @f{number}({flag}, {a}) : (i1, i32) -> i32")),
            7 if may_nest => self.nested("scf.execute_region -> i32 {", known, depth),
            8 if may_nest => self.conditional(&flag, known, depth),
            _ => return self.line(&format!("func.call @use({flag}, {a}) : (i1, i32) -> ()")),
        };
        known.push(new);
    }

    fn nested(&mut self, head: &str, known: &[Known], depth: usize) -> Known {
        let new = self.result(Kind::Number, head);
        self.region(known, depth + 1, "scf.yield");
        self.line("}");
        new
    }

    fn conditional(&mut self, flag: &str, known: &[Known], depth: usize) -> Known {
        let new = self.result(Kind::Number, &format!("scf.if {flag} -> i32 {{"));
        self.block(&mut known.to_vec(), depth + 1, "scf.yield", &[]);
        self.line("} else {");
        self.block(&mut known.to_vec(), depth + 1, "scf.yield", &[]);
        self.line("}");
        new
    }

    fn terminator(&mut self, known: &[Known], exit: &str, targets: &[&Target]) {
        let (flag, number) = (self.pick(known, Kind::Flag), self.pick(known, Kind::Number));
        let edges: Vec<String> = targets.iter().map(|target| self.edge(known, target)).collect();
        let line = match &edges[..] {
            // The region of a conditional must end with a yield.
            [] if exit == "return" && self.numbers.once_in(4) => "ub.unreachable".to_owned(),
            [] => format!("{exit} {number} : i32"),
            [only] => format!("cf.br {only}"),
            [first, second] => format!("cf.cond_br {flag}, {first}, {second}"),
            [default, cases @ ..] => {
                let cases: Vec<String> = (0..).zip(cases).map(|(value, edge)| format!("{value}: {edge}")).collect();
                format!("cf.switch {number} : i32, [default: {default}, {}]", cases.join(", "))
            }
        };
        self.line(&line);
    }

    /// Returns a branch to the block.
    fn edge(&mut self, known: &[Known], target: &Target) -> String {
        let mut edge = format!("^b{}", target.label);
        if !target.arguments.is_empty() {
            let own = |kind| target.arguments.iter().find(|argument| argument.1 == kind && known.contains(argument));
            let mut pass = |kind| match own(kind).filter(|_| self.numbers.once_in(2)) {
                Some((name, _)) => format!("%v{name}"),
                None => self.pick(known, kind),
            };
            let passed: Vec<String> = target.arguments.iter().map(|(_, kind)| pass(*kind)).collect();
            let kinds: Vec<&str> = target.arguments.iter().map(|(_, kind)| kind.text()).collect();
            // Writing to a string succeeds.
            let _ = write!(edge, "({} : {})", passed.join(", "), kinds.join(", "));
        }
        edge
    }
}
