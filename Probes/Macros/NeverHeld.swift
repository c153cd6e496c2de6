// There is no value of a struct that holds a Never, and nothing to read.
import Arco
import ArcoMacros

@Optics struct Impossible {
  var never: Never  // note: 'never' gets no optic: it holds a 'Never', of which there is no value
  let other: Int
  // note: which is not possible beside 'never', which is 'Never'; make 'other' a variable
  // note: make 'other' a variable
}
