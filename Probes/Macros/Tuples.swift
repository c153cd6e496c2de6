// Properties in a tuple get no lens, and a constant beside them none, since it cannot be told them.
import Arco
import ArcoMacros

@Optics struct Point {
  var (x, y) = (1, 2)
  // note: these properties get no lens; declare each in a line of its own, with its type
  let id: Int
  // note: 'id' gets no lens: a constant is changed by making the value again, which is not possible beside '(x, y)'; make 'id' a variable
  // note: make 'id' a variable
}
