// Names that what is written needs.
import Arco
import ArcoMacros

@Optics struct Shop {
  static let lenses = 1
  // error: 'lenses' is the name that '@Optics' writes; rename it, or write all optics of 'Shop' by hand
}

@Optics enum Input {
  case prisms(Int)
  // error: 'prisms' is the name that '@Optics' writes; rename it, or write all optics of 'Input' by hand
}

@Optics struct Optician<Lenses> {
  // error: 'Lenses' is the name that '@Optics' writes; rename it, or write all optics of 'Optician' by hand
  var stock: Lenses
}

@Optics struct Echo<Echo> {
  // error: 'Echo' means another type inside 'Echo' than around it; rename it
  var value: Echo
}

@Optics struct Language {
  struct Swift { var version: Int }
  // error: 'Swift' is a module that '@Optics' has to name in here; rename the type
  var swift: Swift
}
