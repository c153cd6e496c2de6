// A predicate of operators says what it is asked of: where roots are inferred and the predicate
// has no type, the operators are weighed before the roots are known, which takes seconds.
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
    .appending(Lens(\.items)).each
    .filtered { (item: Item) in item.amount > 1 && item.number != 3 }
    .modifyEach(&a) { $0.amount += 1 }
}
