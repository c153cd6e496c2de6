// A number where markup is wanted: no line of markup, so the closure is taken for a plain one.
import Arco
import ArcoHTML
import ArcoWeb
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  Face { sugar, send in
    h1("Sugar")
    sugar.lumps
  }
  // error: missing return in closure expected to return 'HTML'
}
