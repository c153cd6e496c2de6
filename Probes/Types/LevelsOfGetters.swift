// Eight levels of getters.
import ArcoOptics
import Models

func items(_ a: A) -> [Item] {
  Getter(\A.b)
    .appending(Getter(\.c))
    .appending(Getter(\.d))
    .appending(Getter(\.e))
    .appending(Getter(\.f))
    .appending(Getter(\.g))
    .appending(Getter(\.h))
    .appending(Getter(\.items))
    .get(a)
}
