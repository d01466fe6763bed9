// expected-error@+2 {{expected one of [chf, eur, usd] for currency, got: gold}}
// expected-error@+1 {{failed to parse AmountType parameter 'currency'}}
%0 = money.constant 1250 : <gold>

// -----

%0 = money.constant 1250 : <eur>
// expected-error@+1 {{'money.convert' op converts a currency to itself}}
%1 = money.convert %0 at 1.0 : <eur> to <eur>

// -----

%0 = money.constant 1250 : <eur>
// expected-error@+1 {{'money.convert' op has a rate that is not positive}}
%1 = money.convert %0 at -1.0 : <eur> to <usd>
