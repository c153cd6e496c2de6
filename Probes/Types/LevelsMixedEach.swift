// Lenses, an affine and a filtered traversal in one path.
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
    .appending(Lens(\.items))[at: 3]
    .filtered { $0.isLarge }
    .appending(Lens(\.amount))
    .modifyEach(&a) { $0 += 1 }
}
