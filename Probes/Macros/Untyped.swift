// A lens has to name its type. What the value tells for certain is found; the rest is left out.
import Arco
import ArcoMacros

struct Dose {
  static let house = Dose()
}

@Optics struct Brew {
  var most = Int.max
  // note: 'most' gets no lens: a lens has to name the type of the property; write the type
  // note: write its type
  var sum = -1 + 2
  // note: 'sum' gets no lens: a lens has to name the type of the property; write the type
  // note: write its type
  var dose = Dose()
  // note: 'dose' gets no lens: a lens has to name the type of the property; write the type
  // note: write its type
  var house = Dose.house
  // note: 'house' gets no lens: a lens has to name the type of the property; write the type
  // note: write its type
  var mixed = [1, 2.5]
  // note: 'mixed' gets no lens: a lens has to name the type of the property; write the type
  // note: write its type
  var run = { 3 }
  // note: 'run' gets no lens: a lens has to name the type of the property; write the type
  // note: write its type
  var grams = 15
  var list = [Int]()
}

let grams = Brew.lenses.grams.get(Brew())
let list = Brew.lenses.list.get(Brew())
