//! Buffers, views and globals.

use ods_exec::{Engine, FaultKind, MemRef, Tensor};

use super::support::{call, message, module, value};

/// Returns memory with the numbers from zero on.
fn counted(shape: &[i64]) -> MemRef {
    let numbers: Vec<i32> = (0..shape.iter().product::<i64>() as i32).collect();
    MemRef::of(&Tensor::of(shape, &numbers).expect("a tensor")).expect("memory")
}

/// Returns the elements of memory that `f` returns for counted memory of a shape, and the indices.
fn view(shape: &[i64], operation: &str, types: [&str; 2], indices: &[i64]) -> Result<(Vec<i64>, Vec<i32>), String> {
    let names: Vec<String> = (0..indices.len()).map(|at| format!("%i{at}")).collect();
    let parameters: String = names.iter().map(|name| format!(", {name}: index")).collect();
    let [from, to] = types;
    let text = format!("func.func @f(%m: {from}{parameters}) -> {to} {{ %r = {operation} return %r : {to} }}");
    let mut arguments = vec![ods_exec::RuntimeValue::MemRef(counted(shape))];
    arguments.extend(indices.iter().map(|index| ods_exec::RuntimeValue::Word(*index as u64)));
    let (ir, module) = module(&text);
    let engine = Engine::new(&ir, module).map_err(|error| error.to_string())?;
    let completion =
        engine.function("f").and_then(|f| f.complete(&arguments[..])).map_err(|error| error.to_string())?;
    let [ods_exec::RuntimeValue::MemRef(memref)] = &completion.results[..] else {
        return Err(completion.poison.expect("the view is poison").to_string());
    };
    let values = memref.to_tensor().and_then(|tensor| tensor.values()).map_err(|fault| fault.to_string())?;
    Ok((memref.sizes().to_vec(), values))
}

#[test]
fn elements_of_any_kind_are_stored_and_loaded() {
    for ty in ["i1", "i7", "i32", "i64", "i100", "f16", "f32", "f64", "f80", "index", "complex<f32>", "complex<f128>"] {
        for rank in [0, 1, 2, 3] {
            let sizes = "3x".repeat(rank);
            let indices = vec!["%i"; rank].join(", ");
            let text = format!(
                "func.func @f(%x: {ty}, %i: index) -> {ty} {{
                  %m = memref.alloc() : memref<{sizes}{ty}>
                  memref.store %x, %m[{indices}] : memref<{sizes}{ty}>
                  %y = memref.load %m[{indices}] : memref<{sizes}{ty}>
                  memref.dealloc %m : memref<{sizes}{ty}>
                  return %y : {ty}
                }}"
            );
            let (ir, module) = module(&text);
            let f = Engine::new(&ir, module).and_then(|engine| engine.function("f")).expect("a function");
            let number =
                ods_exec::Number::of(ir.context(), f.result_types().next().expect("a result")).expect("a number");
            let words = vec![1; number.cells()];
            let value = ods_exec::RuntimeValue::of_words(&words);
            let results = f.call_with(&[value.clone(), ods_exec::RuntimeValue::Word(2)]).expect("a result");
            assert_eq!(results, [value], "{ty} in rank {rank}");
            if rank > 0 {
                let error =
                    f.call_with(&[results[0].clone(), ods_exec::RuntimeValue::Word(3)]).expect_err("out of bounds");
                let message = error.to_string();
                assert!(
                    message.contains("'memref.store' op index [3") && message.contains("out of bounds"),
                    "{message}"
                );
            }
        }
    }
    let vectors = "func.func @f(%i: index) -> vector<2xi32> {
      %v = arith.constant dense<[4, 5]> : vector<2xi32>
      %m = memref.alloc() : memref<2xvector<2xi32>>
      memref.store %v, %m[%i] : memref<2xvector<2xi32>>
      %zero = arith.constant 0 : index
      %w = memref.load %m[%zero] : memref<2xvector<2xi32>>
      %r = arith.addi %w, %w : vector<2xi32>
      return %r : vector<2xi32>
    }";
    assert_eq!(value::<_, Tensor>(vectors, (0,)).values::<i32>(), Ok(vec![8, 10]));
    assert!(message(vectors, (1,)).contains("'arith.addi' op result is poison (poison, poison)"));
}

#[test]
fn memory_is_unspecified_at_first_and_freed_once() {
    let text = "func.func @f(%n: index) -> (index, i32) {
      %m = memref.alloc(%n) : memref<2x?xi32>
      %one = arith.constant 1 : index
      %d = memref.dim %m, %one : memref<2x?xi32>
      %x = memref.load %m[%one, %one] : memref<2x?xi32>
      return %d, %x : index, i32
    }";
    assert_eq!(value::<_, (i64, u32)>(text, (3,)), (3, 0xCDCD_CDCD));
    assert!(message(text, (-1,)).contains("'memref.alloc' op size -1 of a dimension is negative (-1)"));
    let error = call::<_, (i64, i32)>(text, (1_i64 << 40,)).expect_err("too large");
    assert_eq!(error.kind(), FaultKind::Memory);
    let twice = "func.func @f(%n: index) {
      %m = memref.alloc(%n) : memref<?xi32>
      %u = memref.cast %m : memref<?xi32> to memref<*xi32>
      memref.dealloc %m : memref<?xi32>
      memref.dealloc %u : memref<*xi32>
      return
    }";
    assert!(
        message(twice, (3,)).contains("'memref.dealloc' op second deallocation of the same memory (<deallocated>)")
    );
    for operation in [
        "%x = memref.load %m[%n] : memref<?xi32>",
        "memref.store %c, %m[%n] : memref<?xi32>",
        "memref.copy %m, %m : memref<?xi32> to memref<?xi32>",
        "%x = memref.realloc %m : memref<?xi32> to memref<2xi32>",
        "%x = memref.atomic_rmw addi %c, %m[%n] : (i32, memref<?xi32>) -> i32",
    ] {
        let text = format!(
            "func.func @f(%n: index) {{
              %c = arith.constant 1 : i32
              %s = arith.addi %n, %n : index
              %m = memref.alloc(%s) : memref<?xi32>
              memref.dealloc %m : memref<?xi32>
              {operation}
              return
            }}"
        );
        assert!(message(&text, (3,)).contains("use of memory after its deallocation"), "{operation}");
    }
}

#[test]
fn memory_is_counted_while_it_is_used() {
    let text = "func.func @f(%n: index, %m: index) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      scf.for %i = %zero to %n step %one {
        %a = memref.alloc(%m) : memref<?xi64>
        memref.alloca_scope { %b = memref.alloca(%m) : memref<?xi64> }
        memref.dealloc %a : memref<?xi64>
      }
      return
    }";
    assert!(call::<_, ()>(text, (100, 100_000)).is_ok());
    assert_eq!(call::<_, ()>(text, (1, 3_000_000)).expect_err("too large").kind(), FaultKind::Memory);
}

#[test]
fn layouts_place_elements() {
    let text = "func.func @f() -> memref<2x2xi32, strided<[1, 3], offset: 2>> {
      %m = memref.alloc() : memref<2x2xi32, strided<[1, 3], offset: 2>>
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      scf.for %i = %zero to %one step %one {
        %c = arith.constant 5 : i32
        memref.store %c, %m[%one, %one] : memref<2x2xi32, strided<[1, 3], offset: 2>>
      }
      return %m : memref<2x2xi32, strided<[1, 3], offset: 2>>
    }";
    let memref = value::<_, MemRef>(text, ());
    assert_eq!((memref.offset(), memref.strides(), memref.capacity()), (2, &[1, 3][..], 7));
    assert_eq!(memref.to_tensor().and_then(|tensor| tensor.values::<i32>()).map(|values| values[3]), Ok(5));
    let symbols = "#map = affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>
    func.func @f(%s: index, %o: index) -> memref<2x2xi32, #map> {
      %m = memref.alloc()[%s, %o] : memref<2x2xi32, #map>
      return %m : memref<2x2xi32, #map>
    }";
    let memref = value::<_, MemRef>(symbols, (10, 4));
    assert_eq!((memref.offset(), memref.strides(), memref.capacity()), (4, &[10, 1][..], 16));
    assert!(message(symbols, (-10, 4)).contains("outside of the memory"));
    assert!(message(symbols, (i64::MAX, i64::MAX)).contains("too large for the machine"));
    let tiled = "#map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
    func.func @f(%i: index, %x: i32) -> i32 {
      %m = memref.alloc() : memref<8xi32, #map>
      memref.store %x, %m[%i] : memref<8xi32, #map>
      %y = memref.load %m[%i] : memref<8xi32, #map>
      return %y : i32
    }";
    assert_eq!(value::<_, i32>(tiled, (6, 9)), 9);
}

#[test]
fn views_share_elements() {
    let subview =
        "memref.subview %m[1, %i0] [2, %i1] [1, %i2] : memref<3x4xi32> to memref<2x?xi32, strided<[4, ?], offset: ?>>";
    let types = ["memref<3x4xi32>", "memref<2x?xi32, strided<[4, ?], offset: ?>>"];
    let of = |indices: &[i64]| view(&[3, 4], subview, types, indices);
    assert_eq!(of(&[0, 2, 2]), Ok((vec![2, 2], vec![4, 6, 8, 10])));
    assert_eq!(of(&[3, 2, -3]), Ok((vec![2, 2], vec![7, 4, 11, 8])));
    assert_eq!(of(&[4, 0, 1]), Ok((vec![2, 0], vec![])));
    for (indices, expected) in [
        ([3, 2, 1], "2 elements from 3 on in steps of 1 are outside of dimension 1 of size 4"),
        ([-1, 2, 1], "2 elements from -1 on in steps of 1 are outside of dimension 1 of size 4"),
        ([0, -1, 1], "size -1 of dimension 1 is negative"),
        ([0, 2, i64::MAX], "are outside of dimension 1 of size 4"),
    ] {
        let message = of(&indices).expect_err("outside");
        assert!(message.contains("'memref.subview' op result is poison: ") && message.contains(expected), "{message}");
    }
    let reduced = "memref.subview %m[%i0, 0] [1, 4] [1, 1] : memref<3x4xi32> to memref<4xi32, strided<[1], offset: ?>>";
    let types = ["memref<3x4xi32>", "memref<4xi32, strided<[1], offset: ?>>"];
    assert_eq!(view(&[3, 4], reduced, types, &[2]), Ok((vec![4], vec![8, 9, 10, 11])));
    let transpose = "memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>";
    let types = ["memref<2x3xi32>", "memref<3x2xi32, strided<[1, 3]>>"];
    assert_eq!(view(&[2, 3], transpose, types, &[]), Ok((vec![3, 2], vec![0, 3, 1, 4, 2, 5])));
}

#[test]
fn casts_check_what_the_type_says() {
    let cast = "memref.cast %m : memref<?x?xi32> to memref<2x?xi32>";
    let types = ["memref<?x?xi32>", "memref<2x?xi32>"];
    assert_eq!(view(&[2, 2], cast, types, &[]), Ok((vec![2, 2], vec![0, 1, 2, 3])));
    let message = view(&[3, 2], cast, types, &[]).expect_err("another size");
    assert!(
        message
            .contains("'memref.cast' op result is poison: has memory of size 3 in dimension 0; the result type has 2"),
        "{message}"
    );
    let strided = "func.func @f(%m: memref<4x4xi32>, %s: index) -> memref<?xi32, strided<[2]>> {
      %v = memref.subview %m[0, 0] [1, 2] [1, %s] : memref<4x4xi32> to memref<2xi32, strided<[?]>>
      %u = memref.cast %v : memref<2xi32, strided<[?]>> to memref<*xi32>
      %w = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[2]>>
      return %w : memref<?xi32, strided<[2]>>
    }";
    assert!(call::<_, MemRef>(strided, (counted(&[4, 4]), 2)).is_ok());
    assert!(self::message(strided, (counted(&[4, 4]), 3)).contains("memory of stride 3 in dimension 0"));
    let rank = "func.func @f(%m: memref<*xi32>, %i: index) -> (index, index) {
      %r = memref.rank %m : memref<*xi32>
      %d = memref.dim %m, %i : memref<*xi32>
      return %r, %d : index, index
    }";
    assert_eq!(value::<_, (i64, i64)>(rank, (counted(&[2, 3]), 1)), (2, 3));
    assert!(self::message(rank, (counted(&[2, 3]), 2)).contains("'memref.dim' op dimension 2 of memory of rank 2"));
    assert!(self::message(rank, (counted(&[2, 3]), -1)).contains("dimension -1"));
}

#[test]
fn memory_is_reinterpreted_inside_of_its_bounds() {
    let cast = "memref.reinterpret_cast %m to offset: [%i0], sizes: [%i1, 2], strides: [%i2, 1]
      : memref<8xi32> to memref<?x2xi32, strided<[?, 1], offset: ?>>";
    let types = ["memref<8xi32>", "memref<?x2xi32, strided<[?, 1], offset: ?>>"];
    let of = |indices: &[i64]| view(&[8], cast, types, indices);
    assert_eq!(of(&[1, 3, 2]), Ok((vec![3, 2], vec![1, 2, 3, 4, 5, 6])));
    assert_eq!(of(&[2, 2, 0]), Ok((vec![2, 2], vec![2, 3, 2, 3])));
    for (indices, expected) in [
        ([1, 4, 2], "a view of the elements 1 to 8 is outside of the memory of 8 elements"),
        ([-1, 1, 2], "a view of the elements -1 to 0 is outside"),
        ([0, -2, 2], "size -2 of a dimension is negative"),
        ([0, 2, i64::MIN], "is outside of the memory of 8 elements"),
        ([0, 1 << 40, 0], "exceed the limit"),
        ([0, i64::MAX, 0], "is too large for the machine"),
    ] {
        let message = of(&indices).expect_err("outside");
        assert!(message.contains("'memref.reinterpret_cast' op ") && message.contains(expected), "{message}");
    }
    let bytes = "func.func @f(%m: memref<?xi8>, %s: index, %n: index) -> memref<?xf32> {
      %v = memref.view %m[%s][%n] : memref<?xi8> to memref<?xf32>
      return %v : memref<?xf32>
    }";
    let memory =
        MemRef::of(&Tensor::of(&[9], &[0_i8, 0, 0, -128, 63, 0, 0, 0, 64]).expect("a tensor")).expect("memory");
    let floats = value::<_, MemRef>(bytes, (memory.clone(), 1, 2));
    assert_eq!(floats.to_tensor().and_then(|tensor| tensor.values::<f32>()), Ok(vec![1.0, 2.0]));
    for (shift, count) in [(2, 2), (-1, 1), (i64::MAX, 1), (0, i64::MAX), (0, -1)] {
        assert!(message(bytes, (memory.clone(), shift, count)).contains("'memref.view' op "), "{shift} {count}");
    }
    let bits = bytes.replace("xf32>", "xi1>");
    assert!(message(&bits, (memory, 0, 1)).contains("elements that do not fill whole bytes"));
}

#[test]
fn shapes_change_if_elements_follow_each_other() {
    let expand =
        "memref.expand_shape %m [[0, 1], [2]] output_shape [%i0, 2, 3] : memref<?x3xi32> into memref<?x2x3xi32>";
    let types = ["memref<?x3xi32>", "memref<?x2x3xi32>"];
    assert_eq!(view(&[4, 3], expand, types, &[2]).map(|(sizes, _)| sizes), Ok(vec![2, 2, 3]));
    let message = view(&[4, 3], expand, types, &[3]).expect_err("another size");
    assert!(message.contains("size 4 of dimension 0, which expands to 6 elements"), "{message}");
    let collapse = "memref.collapse_shape %m [[0, 1], [2]] : memref<?x2x3xi32> into memref<?x3xi32>";
    let types = ["memref<?x2x3xi32>", "memref<?x3xi32>"];
    assert_eq!(view(&[2, 2, 3], collapse, types, &[]).map(|(sizes, _)| sizes), Ok(vec![4, 3]));
    let gaps = "func.func @f(%m: memref<4x4xi32>, %n: index) -> memref<?xi32, strided<[1]>> {
      %v = memref.subview %m[0, 0] [2, %n] [1, 1] : memref<4x4xi32> to memref<2x?xi32, strided<[4, 1]>>
      %r = memref.collapse_shape %v [[0, 1]] : memref<2x?xi32, strided<[4, 1]>> into memref<?xi32, strided<[?]>>
      %c = memref.cast %r : memref<?xi32, strided<[?]>> to memref<?xi32, strided<[1]>>
      return %c : memref<?xi32, strided<[1]>>
    }";
    assert!(call::<_, MemRef>(gaps, (counted(&[4, 4]), 4)).is_ok_and(|memref| memref.sizes() == [8]));
    let message = self::message(gaps, (counted(&[4, 4]), 3));
    assert!(
        message.contains("'memref.collapse_shape' op result is poison: dimension 0, which does not follow"),
        "{message}"
    );
    let reshape = "func.func @f(%m: memref<*xi32>, %s: memref<?xi32>) -> memref<*xi32> {
      %r = memref.reshape %m(%s) : (memref<*xi32>, memref<?xi32>) -> memref<*xi32>
      return %r : memref<*xi32>
    }";
    let sizes =
        |sizes: &[i32]| MemRef::of(&Tensor::of(&[sizes.len() as i64], sizes).expect("a tensor")).expect("memory");
    assert_eq!(value::<_, MemRef>(reshape, (counted(&[2, 6]), sizes(&[3, 2, 2]))).sizes(), [3, 2, 2]);
    assert!(self::message(reshape, (counted(&[2, 6]), sizes(&[3, 3]))).contains("does not have as many elements"));
    assert!(
        self::message(reshape, (counted(&[2, 6]), sizes(&[-3, -4]))).contains("size -3 of a dimension is negative")
    );
}

#[test]
fn copies_fit() {
    let text = "func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) { memref.copy %a, %b : memref<?xi32> to memref<?xi32> return }";
    let (from, to) = (counted(&[3]), counted(&[3]));
    to.set_word(1, 0, 9).expect("inside");
    value::<_, ()>(text, (from, to.clone()));
    assert_eq!(to.to_tensor().and_then(|tensor| tensor.values::<i32>()), Ok(vec![0, 1, 2]));
    assert!(
        message(text, (counted(&[2]), to))
            .contains("'memref.copy' op memory of shape [2] does not fit memory of shape [3]")
    );
    let realloc = "func.func @f(%m: memref<?xi32>, %n: index) -> memref<?xi32> {
      %r = memref.realloc %m(%n) : memref<?xi32> to memref<?xi32>
      return %r : memref<?xi32>
    }";
    let old = counted(&[3]);
    let new = value::<_, MemRef>(realloc, (old.clone(), 5));
    let elements = new.to_tensor().and_then(|tensor| tensor.values::<i32>()).expect("numbers");
    assert_eq!((&elements[..3], old.to_tensor().is_err()), (&[0, 1, 2][..], true));
    assert_eq!(value::<_, MemRef>(realloc, (new, 2)).sizes(), [2]);
    assert!(message(realloc, (counted(&[3]), -1)).contains("size -1 of a dimension is negative"));
}

#[test]
fn globals_keep_their_elements_between_calls() {
    let text = "memref.global \"private\" @count : memref<i32> = dense<40>
    memref.global \"private\" constant @table : memref<3xi32> = dense<[5, 6, 7]>
    memref.global @raw : memref<2xi32> = uninitialized
    memref.global \"private\" @outside : memref<2xi32>
    func.func @f(%i: index) -> (i32, i32) {
      %c = memref.get_global @count : memref<i32>
      %n = memref.load %c[] : memref<i32>
      %t = memref.get_global @table : memref<3xi32>
      %x = memref.load %t[%i] : memref<3xi32>
      %s = arith.addi %n, %x : i32
      memref.store %s, %c[] : memref<i32>
      return %n, %s : i32, i32
    }
    func.func @g(%i: index, %x: i32) {
      %t = memref.get_global @table : memref<3xi32>
      memref.store %x, %t[%i] : memref<3xi32>
      return
    }
    func.func @h() -> i32 {
      %r = memref.get_global @raw : memref<2xi32>
      %i = arith.constant 1 : index
      %x = memref.load %r[%i] : memref<2xi32>
      return %x : i32
    }
    func.func @o() -> memref<2xi32> {
      %r = memref.get_global @outside : memref<2xi32>
      return %r : memref<2xi32>
    }";
    let (ir, module) = module(text);
    let engine = Engine::new(&ir, module).expect("a valid module");
    let f = engine.function("f").expect("a function");
    assert_eq!(f.call::<_, (i32, i32)>((0,)).ok(), Some((40, 45)));
    assert_eq!(f.call::<_, (i32, i32)>((2,)).ok(), Some((45, 52)));
    let other = Engine::new(&ir, module).and_then(|engine| engine.function("f")).expect("a function");
    assert_eq!(other.call::<_, (i32, i32)>((1,)).ok(), Some((40, 46)));
    assert_eq!(engine.function("h").and_then(|h| h.call::<_, u32>(())).ok(), Some(0xCDCD_CDCD));
    let error = engine.function("g").and_then(|g| g.call::<_, ()>((0, 1))).expect_err("constant").to_string();
    assert!(error.contains("'memref.store' op store to constant memory (1, [5, 6, 7], 0)"), "{error}");
    let error = engine.function("o").and_then(|o| o.call::<_, MemRef>(())).expect_err("elsewhere").to_string();
    assert!(error.contains("'@outside', which is defined elsewhere"), "{error}");
}

#[test]
fn elements_are_changed_atomically() {
    for (kind, ty, old, operand, expected) in [
        ("addi", "i32", 5, 7, 12),
        ("muli", "i32", 5, 7, 35),
        ("maxs", "i32", -1, 1, 1),
        ("maxu", "i32", -1, 1, -1),
        ("mins", "i32", -1, 1, -1),
        ("minu", "i32", -1, 1, 1),
        ("andi", "i32", 12, 10, 8),
        ("ori", "i32", 12, 10, 14),
        ("xori", "i32", 12, 10, 6),
        ("assign", "i32", 12, 10, 10),
        ("addf", "f32", 5, 7, 12),
        ("mulf", "f16", 5, 7, 35),
        ("maximumf", "f64", 5, 7, 7),
        ("minimumf", "f32", 5, 7, 5),
        ("maxnumf", "f32", 5, 7, 7),
        ("minnumf", "f32", 5, 7, 5),
    ] {
        let text = format!(
            "func.func @f(%old: {ty}, %x: {ty}) -> ({ty}, {ty}) {{
              %m = memref.alloc() : memref<2x{ty}>
              %i = arith.constant 1 : index
              memref.store %old, %m[%i] : memref<2x{ty}>
              %r = memref.atomic_rmw {kind} %x, %m[%i] : ({ty}, memref<2x{ty}>) -> {ty}
              %y = memref.load %m[%i] : memref<2x{ty}>
              return %r, %y : {ty}, {ty}
            }}"
        );
        if ty == "i32" {
            assert_eq!(value::<_, (i32, i32)>(&text, (old, operand)), (expected, expected), "{kind}");
        } else {
            let expected = f64::from(expected);
            assert_eq!(value::<_, (f64, f64)>(&text, (old, operand)), (expected, expected), "{kind}");
        }
    }
    let text = "func.func @f(%m: memref<3xi32>, %i: index, %x: i32) -> i32 {
      %r = memref.generic_atomic_rmw %m[%i] : memref<3xi32> {
      ^bb0(%old: i32):
        %d = arith.divsi %old, %x : i32
        memref.atomic_yield %d : i32
      }
      return %r : i32
    }";
    let memory = counted(&[3]);
    memory.set_word(1, 0, 14).expect("inside");
    assert_eq!(value::<_, i32>(text, (memory.clone(), 1, 2)), 7);
    assert_eq!(memory.to_tensor().and_then(|tensor| tensor.values::<i32>()), Ok(vec![0, 7, 2]));
    assert!(
        message(text, (memory.clone(), 3, 2)).contains("'memref.generic_atomic_rmw' op index [3] is out of bounds")
    );
    assert!(message(text, (memory, 1, 0)).contains("'arith.divsi' op division by zero (7, 0)"));
}

#[test]
fn metadata_and_assumptions_describe_memory() {
    let text = "func.func @f(%m: memref<4x4xi32>, %o: index) -> (index, index, index, index, index, i32) {
      %v = memref.subview %m[%o, 1] [2, 3] [1, 1] : memref<4x4xi32> to memref<2x3xi32, strided<[4, 1], offset: ?>>
      %b, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %v
        : memref<2x3xi32, strided<[4, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
      %p = memref.extract_aligned_pointer_as_index %m : memref<4x4xi32> -> index
      %q = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
      %same = arith.cmpi eq, %p, %q : index
      cf.assert %same, \"the same buffer\"
      %a = memref.assume_alignment %m, 4 : memref<4x4xi32>
      %c, %d = memref.distinct_objects %a, %b : memref<4x4xi32>, memref<i32>
      %s = memref.memory_space_cast %c : memref<4x4xi32> to memref<4x4xi32, 1>
      memref.prefetch %s[%o, %o], read, locality<3>, data : memref<4x4xi32, 1>
      %x = memref.load %s[%o, %o] : memref<4x4xi32, 1>
      return %off, %sizes#0, %sizes#1, %strides#0, %strides#1, %x : index, index, index, index, index, i32
    }";
    assert_eq!(value::<_, (i64, i64, i64, i64, i64, i32)>(text, (counted(&[4, 4]), 1)), (5, 2, 3, 4, 1, 5));
}

#[test]
fn elements_are_not_cast_in_place() {
    for operation in
        ["arith.index_cast %m : memref<2xi32> to memref<2xindex>", "arith.bitcast %m : memref<2xi32> to memref<2xf32>"]
    {
        let to = operation.rsplit(' ').next().expect("a type");
        let text = format!("func.func @f(%m: memref<2xi32>) -> {to} {{ %r = {operation} return %r : {to} }}");
        assert!(message(&text, (counted(&[2]),)).contains("casts the elements of memory, which is not supported"));
    }
}

#[test]
fn extreme_numbers_are_errors_or_inside() {
    let extremes = [0, 1, -1, 2, 7, 1 << 40, i64::MAX, i64::MIN];
    for (operation, ty) in [
        (
            "memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 2], strides: [%c, %a] : memref<8xi32>",
            "memref<?x2xi32, strided<[?, ?], offset: ?>>",
        ),
        ("memref.subview %m[%a] [%b] [%c] : memref<8xi32>", "memref<?xi32, strided<[?], offset: ?>>"),
    ] {
        let text = format!(
            "func.func @f(%m: memref<8xi32>, %a: index, %b: index, %c: index) -> memref<*xi32> {{
              %v = {operation} to {ty}
              %r = memref.cast %v : {ty} to memref<*xi32>
              return %r : memref<*xi32>
            }}"
        );
        let (ir, module) = module(&text);
        let limits = ods_exec::Limits { bytes: 1 << 20, ..ods_exec::Limits::default() };
        let engine = Engine::new(&ir, module).expect("a valid module").with_limits(limits);
        let (f, mut inside) = (engine.function("f").expect("a function"), 0);
        for a in extremes {
            for b in extremes {
                for c in extremes {
                    let Ok(view) = f.call::<_, MemRef>((counted(&[8]), a, b, c)) else { continue };
                    inside += 1;
                    assert!(view.to_tensor().is_ok(), "{operation} {a} {b} {c}");
                }
            }
        }
        assert!(inside > 10, "{operation} {inside}");
    }
}
