%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%casts0 = index.casts %i : index to i32
%casts1 = index.casts %w {d.a} : i64 to index
%casts2 = index.casts %i : index to i1
%castu0 = index.castu %i : index to i32
%castu1 = index.castu %w {d.a} : i64 to index
%castu2 = index.castu %i : index to i1

// -----

%0, %1 = "d.make"() : () -> (si8, ui16)
%2 = index.casts %0 : si8 to index
%3 = index.castu %1 : ui16 to index
%4 = index.castu %3 : index to si64

// -----

%0 = "d.make"() : () -> index
%1 = index.casts %0 : index to index

// -----

%0 = "d.make"() : () -> i32
%1 = index.casts %0 : i32 to i32

// -----

%0 = "d.make"() : () -> i32
%1 = index.casts %0 : i32 to i64

// -----

%0 = "d.make"() : () -> f32
%1 = index.casts %0 : f32 to index

// -----

%0 = "d.make"() : () -> index
%1 = index.casts %0 : index to f32

// -----

%0 = "d.make"() : () -> vector<2xindex>
%1 = index.casts %0 : vector<2xindex> to vector<2xi32>

// -----

%0 = "d.make"() : () -> tensor<2xi32>
%1 = index.casts %0 : tensor<2xi32> to index

// -----

%0 = "d.make"() : () -> none
%1 = index.casts %0 : none to index

// -----

%0 = "d.make"() : () -> index
%1 = index.castu %0 : index to index

// -----

%0 = "d.make"() : () -> i32
%1 = index.castu %0 : i32 to i32

// -----

%0 = "d.make"() : () -> i32
%1 = index.castu %0 : i32 to i64

// -----

%0 = "d.make"() : () -> f32
%1 = index.castu %0 : f32 to index

// -----

%0 = "d.make"() : () -> index
%1 = index.castu %0 : index to f32

// -----

%0 = "d.make"() : () -> vector<2xindex>
%1 = index.castu %0 : vector<2xindex> to vector<2xi32>

// -----

%0 = "d.make"() : () -> tensor<2xi32>
%1 = index.castu %0 : tensor<2xi32> to index

// -----

%0 = "d.make"() : () -> none
%1 = index.castu %0 : none to index

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index to

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index, i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index -> i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i to i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : i32 to index

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts : index to i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i, %i : index to i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index to foo

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = "index.casts"() : () -> i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
"index.castu"(%i) : (index) -> ()

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = "index.castu"(%i) : (index) -> i7

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index to i32 {d.a}

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : (index) to i32

// -----

%i, %n, %w = "d.make"() : () -> (index, i32, i64)
%0 = index.casts %i : index to i32, i32
