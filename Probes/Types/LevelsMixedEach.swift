// Lenses, an affine and a traversal in one path; the predicate names its type, as the roots are inferred.
import ArcoOptics
import Models

func change(_ a: inout A) {
  Lens(\A.b.c.d)
    .appending(Lens(\.e))
    .appending(Lens(\.f))
    .appending(Lens(\.g))
    .appending(Lens(\.h))
    .appending(Lens(\.items))[at: 3]
    .filtered { (item: Item) in item.isLarge }
    .appending(Lens(\.amount))
    .modifyEach(&a) { $0 += 1 }
}
