// A property misspelt at the last of four levels, before an optic after the dot.
import ArcoOptics
import Models

func change(_ e: inout E) {
  Lens(\E.f)
    .appending(Lens(\.g))
    .appending(Lens(\.h))
    .appending(Lens(\.zz))
    // error: value of type 'H' has no member 'zz'
    .each
    // error: generic parameter 'Next' could not be inferred
    .modifyEach(&e) { $0.amount += 1 }
}
