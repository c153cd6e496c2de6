/// The mounted form of a piece of `HTML`.
///
/// The shape is kept, empty places included, so that a position means the same from one render to
/// the next. An instance stands for all of a template; where a view goes on with another shape, it
/// becomes the objects that it stands for (`expanded`).
enum Mounted {
  case empty
  case instance(Instance)
  case text(MountedText)
  case element(MountedElement)
  /// The text of a leaf: part of its element, without a number.
  case leaf(String)
  case list([Mounted])
  case keyed(MountedRows)
  case hole(MountedHole)
  case filling(MountedFilling)
}

extension Mounted {
  /// The instance that it is, if it is one. No reference to it is counted.
  @inline(__always)
  var unmanagedInstance: Unmanaged<Instance>? {
    guard case .instance(let instance) = self else { return nil }
    return Unmanaged.passUnretained(instance)
  }
}

struct MountedText {
  var number: Int
  var text: String
}

struct MountedRows {
  var keys: [HTML.RowKey]
  var rows: [Mounted]
  /// The template of the last row that came, which the next one is likely to have.
  var guess: Template?
}

/// An element on the page that is no part of an instance; number 0 is the container itself.
final class MountedElement {
  var number: Int
  let name: ElementName
  var attributes: AttributeList
  var content: Mounted = .empty
  /// False once the element was taken off the page, when no operation may name it.
  var isMounted = true

  init(number: Int, name: ElementName, attributes: AttributeList) {
    self.number = number
    self.name = name
    self.attributes = attributes
  }
}

final class MountedHole {
  let id: Int
  @exclusivity(unchecked) var fillings: [MountedFilling] = []
  /// The template of the last filling that came, which the next one is likely to have.
  @exclusivity(unchecked) var guess: Template?

  init(id: Int) {
    self.id = id
  }
}

/// The mounted form of one filling of a hole.
///
/// Mostly that is one instance of a template, and then the instance itself is the filling: a row is one object
/// and not two.
///
/// Invariant: what shows itself is an `Instance`, the only subclass. Anything else is given `other` by `of`, the only
/// maker, and never loses it.
package class MountedFilling {
  @exclusivity(unchecked) private(set) final var id = 0
  /// The hole that it fills.
  @exclusivity(unchecked) private(set) final var hole = 0
  /// The shown content, if it is not the filling itself.
  @exclusivity(unchecked) private final var other: Mounted?
  /// False once the filling was taken off the page, or its hole was.
  @exclusivity(unchecked) final var isMounted = true

  init() {}

  /// The filling that shows this.
  @inline(__always)
  static func of(_ content: consuming Mounted, id: Int, hole: Int) -> MountedFilling {
    switch consume content {
    case .instance(let instance):
      (instance.id, instance.hole) = (id, hole)
      return instance
    case let content:
      let filling = MountedFilling()
      filling.other = content
      (filling.id, filling.hole) = (id, hole)
      return filling
    }
  }

  /// The shown content.
  final var content: Mounted {
    get { other ?? .instance(unsafeDowncast(self, to: Instance.self)) }
    set {
      if case .instance(let instance) = newValue, instance === self {
        other = nil
      } else {
        other = newValue
      }
    }
  }

  /// Whether it is the instance that it shows.
  final var isItsInstance: Bool { if case nil = other { true } else { false } }

  /// Lets go of what an instance holds that is a filling, and shows something else.
  func letGo() {}

  /// The instance that it shows, if that is one. No reference to it is counted.
  @inline(__always)
  final var unmanagedInstance: Unmanaged<Instance>? {
    guard let other else {
      return Unmanaged.passUnretained(unsafeDowncast(self, to: Instance.self))
    }
    return other.unmanagedInstance
  }
}

extension MountedElement {
  /// Moves the content out, to be changed in place and put back: an access to the property that lasted
  /// over the change would clash with every other look at this element.
  func takeContent() -> Mounted {
    let taken = content
    content = .empty
    return taken
  }
}
