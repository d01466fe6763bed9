"ut.types"() {t = vector<4xi32>} : () -> ()
// -----
"ut.types"() {t = vector<2x3x4xf32>} : () -> ()
// -----
// Zero-dimensional vectors.
"ut.types"() {t = vector<f32>, u = vector<i1>, v = vector<index>} : () -> ()
// -----
// Scalable dimensions.
"ut.types"() {t = vector<[4]xf32>} : () -> ()
// -----
"ut.types"() {t = vector<2x[4]xf32>, u = vector<[2]x4xf32>, v = vector<[2]x[4]xf32>, w = vector<[1]x[2]x[3]xi1>} : () -> ()
// -----
"ut.types"() {t = vector<1x1x1x1x1x1x1x1xi8>} : () -> ()
// -----
// White space between the dimensions' parts.
"ut.types"() {t = vector< 4xi32 >, u = vector<2x[ 4 ]xf32>} : () -> ()
// -----
"ut.types"() {u = vector<4611686018427387904xi8>} : () -> ()
// -----
"ut.types"() {t = [vector<4xindex>, vector<4xsi8>, vector<4xui64>, vector<2xi1000>, vector<3xbf16>, vector<4xf8E4M3FN>]} : () -> ()
// -----
%v = "ut.src"() : () -> vector<[8]xi16>
"ut.sink"(%v, %v) : (vector<[8]xi16>, vector<[8]xi16>) -> ()
