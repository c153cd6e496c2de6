// The lens of what an optional holds, without `Some()`.
import ArcoOptics
import Models

let amount =
  Lens(\H.chosen)
  // error: must be unwrapped to refer to member 'amount'
  .appending(Lens(\.amount))
