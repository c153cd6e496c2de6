// Cases that no prism can be written for.
import Arco
import ArcoMacros

let success = #prism(Result<Int, Never>.success)

@Optics enum Overloaded {
  case add(grams: Int)  // note: 'add' gets no prism: several cases have this name
  case add(cups: Int)  // note: 'add' gets no prism: several cases have this name
  case none
}

@Optics enum Branches {
  case add(grams: Int)  // note: 'add' gets no prism: several cases have this name
  #if os(Linux) || os(macOS)
    case add(cups: Int)  // note: 'add' gets no prism: several cases have this name
  #endif
  case none
}

@Optics enum Lazy {
  case value(@autoclosure () -> Int)
  // note: 'value' gets no prism: an autoclosure is created where the case is written, so a prism cannot pass it on; remove '@autoclosure'
  case both(Int, @autoclosure () -> Int)  // note: 'both' gets no prism: an autoclosure
  case none
}

@Optics enum Impossible {
  case failed(Never)
  // note: 'failed' gets no optic: it contains a 'Never', which has no values
  case both(Int, Never)  // note: 'both' gets no optic: it contains a 'Never'
  case none
}

@Optics enum Old {
  @available(*, unavailable) case gone(Int)
  // note: 'gone' gets no prism: the case is unavailable, so no code may name it
  case none
}

let nones: Void? = Overloaded.prisms.none.extract(.none)
