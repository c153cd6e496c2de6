// The same below seven levels.
import ArcoOptics
import Models

func change(_ a: inout A) {
  Lens(\A.b)
    .appending(Lens(\.c))
    .appending(Lens(\.d))
    .appending(Lens(\.e))
    .appending(Lens(\.f))
    .appending(Lens(\.g))
    .appending(Lens(\.h))
    .appending(Lens(\.items))
    .appending(Lens(\.amount))
    // error: value of type '[Item]' has no member 'amount'
    .modify(&a) { $0 = 1 }
}
