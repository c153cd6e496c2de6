// A property misspelt at level 8 of eight.
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
    .appending(Lens(\.zz))
    // error: value of type 'H' has no member 'zz'
    .appending(StandardOptics.Each())
    .modifyEach(&a) { $0.amount += 1 }
}
