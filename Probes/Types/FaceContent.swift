// Without `import ArcoWeb` markup is no content: what makes it one stands there.
import Arco
import ArcoHTML
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  // error: type 'HTML' does not conform to protocol 'Content'
  Face { sugar, send in
    p("\(sugar.lumps)")
  }
}
