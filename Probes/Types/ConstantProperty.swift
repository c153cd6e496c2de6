// A lens needs a property that can be changed, and a `let` has no `WritableKeyPath`.
import ArcoOptics
import Models

let made = Lens(\H.made)
// error: to expected argument type 'WritableKeyPath

func change(_ h: inout H) {
  Lens(\H.made).modify(&h) { $0 += 1 }
  // error: to expected argument type 'WritableKeyPath<H, Int>'
}
