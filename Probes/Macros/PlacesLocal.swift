// No extension can be written of a type inside a function: the compiler says so where it stands.
import Arco
import ArcoMacros

func make() {
  @Optics struct Dose { var grams: Int }  // error: local type cannot have attached extension macro
  @Optics enum Input { case plus(Int) }  // error: local type cannot have attached extension macro
}
