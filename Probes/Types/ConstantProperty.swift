// A lens needs a property that can be changed, and a `let` has no `WritableKeyPath`.
import ArcoOptics
import Models

// error: to expected argument type 'WritableKeyPath
let made = Lens(\H.made)

func change(_ h: inout H) {
  // error: to expected argument type 'WritableKeyPath<H, Int>'
  Lens(\H.made).modify(&h) { $0 += 1 }
}
