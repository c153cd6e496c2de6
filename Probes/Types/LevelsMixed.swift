// Lenses and a prism in one path.
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
    .appending(Lens(\.shape))
    .appending(Prism(Shape.square) { if case .square(let item) = $0 { item } else { nil } })
    .appending(Lens(\.amount))
    .modifyIfPresent(&a) { $0 += 1 }
}
