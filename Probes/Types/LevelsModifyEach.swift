// Eight levels whose roots are inferred, and a change of each.
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
    .appending(Lens(\.amount))
    .modifyEach(&a) { $0 += 1 }
}
