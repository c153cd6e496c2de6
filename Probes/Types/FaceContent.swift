// Without `import ArcoWeb` markup is no content. The compiler refuses the type of the face before it looks at any
// overload that could say what to import.
import Arco
import ArcoHTML
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  // error: type 'HTML' does not conform to protocol 'Content'
  Face { sugar, send in
    p("\(sugar.lumps)")
  }
}
