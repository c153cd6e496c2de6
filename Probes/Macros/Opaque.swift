// An opaque type has no name.
import Arco
import ArcoMacros

@Optics struct Screen {
  var title: some Equatable = 1
  // note: 'title' gets no lens: an opaque type has no name to write into it; name the type, or use 'any'
  var lines: [some Equatable] = [1]
  // note: 'lines' gets no lens: an opaque type has no name to write into it; name the type, or use 'any'
  let id: Int
  // note: which is not possible beside the opaque 'title'; make 'id' a variable
  // note: make 'id' a variable
}
