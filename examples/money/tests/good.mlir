module {
  %0 = money.constant 1250 : <eur>
  %1 = money.constant -300 {note = "a voucher"} : <eur>
  %2 = money.add %0, %1 : <eur>
  %3 = money.convert %2 at 1.080000e+00 : <eur> to <usd>
  %4 = money.convert %3 at 8.800000e-01 rounding down : <usd> to <chf>
}

