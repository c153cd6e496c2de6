// The lens of what an optional holds, without `Some()`.
import ArcoOptics
import Models

let amount =
  Lens(\H.chosen)
  .appending(Lens(\.amount))
// error: must be unwrapped to refer to member 'amount'
