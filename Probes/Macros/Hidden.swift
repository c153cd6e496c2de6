// No extension can name what is private to a type around it, so no path goes on from there.
import Arco
import ArcoMacros

struct Outer {
  @Optics private struct Inner { var count: Int }
  // note: no path goes on from 'Inner', since no extension can name what is private to a type around it; make that fileprivate, or use 'appending'

  static func count() -> Int { Inner.lenses.count.get(Inner(count: 1)) }
}
