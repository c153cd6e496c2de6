// Twice the attribute is one mistake, said at the second.
import Arco
import ArcoMacros

@Optics
@Optics  // error: '@Optics' is here twice, and once is enough
// note: remove this one
struct Dose {
  var grams: Int
}

@Optics
@ArcoMacros.Optics  // error: '@Optics' is here twice, and once is enough
// note: remove this one
enum Input {
  case plus(Int)
}

let grams = Dose.lenses.grams.get(Dose(grams: 1))
let plus = Input.prisms.plus.embed(1)
