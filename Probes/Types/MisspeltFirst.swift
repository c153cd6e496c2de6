// A property misspelt at level 1 of eight.
import ArcoOptics
import Models

func change(_ a: inout A) {
  Lens(\A.zz)
    // error: value of type 'A' has no member 'zz'
    .appending(Lens(\.c))
    // error: cannot infer key path type from context
    .appending(Lens(\.d))
    // error: cannot infer key path type from context
    .appending(Lens(\.e))
    // error: cannot infer key path type from context
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
