// A property misspelt at level 7 of eight.
import ArcoOptics
import Models

func change(_ a: inout A) {
  Lens(\A.b)
    .appending(Lens(\.c))
    .appending(Lens(\.d))
    .appending(Lens(\.e))
    .appending(Lens(\.f))
    .appending(Lens(\.g))
    .appending(Lens(\.zz))
    // error: value of type 'G' has no member 'zz'
    .appending(Lens(\.items))
    // error: cannot infer key path type from context
    .appending(Each())
    .modifyEach(&a) { $0.amount += 1 }
}
