// A property misspelt at level 4 of eight.
import ArcoOptics
import Models

func change(_ a: inout A) {
  Lens(\A.b)
    .appending(Lens(\.c))
    .appending(Lens(\.d))
    .appending(Lens(\.zz))
    // error: value of type 'D' has no member 'zz'
    .appending(Lens(\.f))
    // error: cannot infer key path type from context
    .appending(Lens(\.g))
    // error: cannot infer key path type from context
    .appending(Lens(\.h))
    // error: cannot infer key path type from context
    .appending(Lens(\.items))
    // error: cannot infer key path type from context
    .appending(StandardOptics.Each())
    .modifyEach(&a) { $0.amount += 1 }
}
