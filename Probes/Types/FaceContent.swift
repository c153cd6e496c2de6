// Without `import ArcoWeb` markup is no content: what makes it one stands there.
//
// The compiler refuses the type of the face before it looks at any overload that could say what to
// import, and markup itself knows nothing of content. Tried: an initialiser that is unavailable, with
// the import in its message, and what has a face be of content moved from the type to the other
// initialisers. That names the import, also for any other type that is no content. But `Parts` and
// `Drawing` lose the constraint with `Face`, so each extension of `Parts` that places a child has to ask
// for it, a user's too (four of ours did), and a file that only names such a face is warned that its
// `public import ArcoWeb` is unused.
import Arco
import ArcoHTML
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  // error: type 'HTML' does not conform to protocol 'Content'
  Face { sugar, send in
    p("\(sugar.lumps)")
  }
}
