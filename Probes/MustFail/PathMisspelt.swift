// A path names the type whose optics it looks at, and what it did not find.
import Arco

struct Dose: HasLenses {
  var grams = 15.0

  struct Lenses: Sendable {
    let grams = Lens(\Dose.grams)
  }
  static let lenses = Lenses()
}

struct Brew: HasLenses {
  var beans = Dose()

  struct Lenses: Sendable {
    let beans = Lens(\Brew.beans)
  }
  static let lenses = Lenses()
}

let grams = Brew.lenses.beans.grams

#if MUST_FAIL
  let misspelt = Brew.lenses.beans.gram
// error: value of type 'Lens<Brew, Dose>' has no dynamic member 'gram' using key path from root type 'Dose.Lenses'
#endif
