// Eight levels whose roots are inferred, stored as lens, setter and fold.
import ArcoOptics
import Models

let items: Lens<A, [Item]> = .storing(
  Lens(\A.b)
    .appending(Lens(\.c))
    .appending(Lens(\.d))
    .appending(Lens(\.e))
    .appending(Lens(\.f))
    .appending(Lens(\.g))
    .appending(Lens(\.h))
    .appending(Lens(\.items)))
let amounts = Setter.storing(items.each.appending(Lens(\.amount)))
let numbers = Fold<A, Int>.storing(items.each.appending(Getter(\.number)))
