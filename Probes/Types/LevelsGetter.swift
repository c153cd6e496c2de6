// Eight levels whose roots are inferred, with a getter at the end.
import ArcoOptics
import Models

func total(_ a: A) -> Int {
  Lens(\A.b)
    .appending(Lens(\.c))
    .appending(Lens(\.d))
    .appending(Lens(\.e))
    .appending(Lens(\.f))
    .appending(Lens(\.g))
    .appending(Lens(\.h))
    .appending(Lens(\.items))
    .appending(Each())
    .appending(Getter { $0.amount + $0.number })
    .reduce(in: a, into: 0) { $0 += $1 }
}
