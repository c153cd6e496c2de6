// Eight levels whose roots are inferred, and a predicate.
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
    .appending(Each())
    .filtered { $0.isLarge }
    .modifyEach(&a) { $0.amount += 1 }
}
