// A `let` at the end of a path.
import ArcoOptics
import Models

let numbers =
  Lens(\H.items)
  .appending(Each())
  .appending(Lens(\.number))
// error: to expected argument type 'WritableKeyPath
