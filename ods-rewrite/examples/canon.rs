use ods_core::*;
use ods_rewrite::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let context = Context::new();
    ods_dialects::register_all(&context).unwrap();
    context.allow_unregistered_dialects(true);
    let context = std::sync::Arc::new(context);
    let text = std::fs::read(&args[1]).unwrap();
    let mut parsed = text::parse(&context, &args[1], &text).unwrap();
    let patterns = PatternSet::canonicalization(&context).freeze(&context);
    let config = GreedyConfig { simplify_regions: RegionSimplification::Normal, ..GreedyConfig::default() };
    let n = parsed.ir.num_operations();
    let b = parsed.ir.bytes();
    let reps = args.get(2).map_or(1, |r| r.parse().unwrap());
    let mut r = None;
    for _ in 0..reps {
        let t = std::time::Instant::now();
        r = Some(GreedyDriver::new(&patterns, config.clone()).run(&mut parsed.ir, parsed.root).unwrap());
        eprintln!(
            "{r:?} {:.0} ns/op, {} ops, {} -> {} MB",
            t.elapsed().as_secs_f64() * 1e9 / n as f64,
            n,
            b >> 20,
            parsed.ir.bytes() >> 20
        );
        if reps > 1 && r.as_ref().unwrap().changed {
            parsed = text::parse(&context, &args[1], &text).unwrap();
        }
    }
    if args.len() < 3 {
        println!("{}", parsed.ir.display(parsed.root));
    }
}
