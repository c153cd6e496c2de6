// An optional below seven levels.
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
    .appending(Lens(\.chosen))
    .appending(Some())
    .appending(Lens(\.amount))
    .modifyIfPresent(&a) { $0 += 1 }
}
