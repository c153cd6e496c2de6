/// The objects that a state refers to, with a text of the contents of each.
///
/// If an object changes, every state that refers to it changes too, including the state that the
/// test has remembered. So `==` does not see the change.
struct ReferredObjects {
  private struct Found {
    let object: AnyObject
    let path: String
    let text: String
  }

  private var found: [Found] = []
  private var seen: Set<ObjectIdentifier> = []
  private var values = 0
  /// Whether objects that an object refers to are examined too.
  private var isFollowing = true

  /// Finds the objects in a state, among its first thousand values; nil if there are none.
  init?(in state: Any) {
    look(at: state, "the whole")
    if found.isEmpty { return nil }
  }

  /// The first object whose contents have changed.
  var changed: TestMismatch.ChangedObject? {
    for one in found {
      var again = ReferredObjects()
      again.isFollowing = false
      let text = again.text(in: one.object, one.path)
      if text != one.text {
        return TestMismatch.ChangedObject(path: one.path, before: one.text, after: text)
      }
    }
    return nil
  }

  private init() {}

  private mutating func look(at value: Any, _ path: String) { _ = text(of: value, path) }

  /// Returns a text of a value, in which objects are shown by their identity.
  private mutating func text(of value: Any, _ path: String) -> String {
    values += 1
    guard values <= 1_000 else { return "" }
    if let text = value as? String { return String(reflecting: text) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else {
      return mirror.children.isEmpty ? "\(value)" : parts(of: mirror, path)
    }
    let object = value as AnyObject
    if isFollowing, seen.insert(ObjectIdentifier(object)).inserted {
      let text = text(in: object, path)
      // An object that was examined only in part may look different the next time.
      if values <= 1_000 { found.append(Found(object: object, path: path, text: text)) }
    }
    return "\(type(of: object)) \(ObjectIdentifier(object).hashValue)"
  }

  /// Returns a text of an object's contents.
  private mutating func text(in object: AnyObject, _ path: String) -> String {
    var texts: [String] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      texts.append(parts(of: mirror, path))
      next = mirror.superclassMirror
    }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private mutating func parts(of mirror: Mirror, _ path: String) -> String {
    let isOptional = mirror.displayStyle == .optional
    return mirror.children.map { child in
      guard let label = child.label, !isOptional else { return text(of: child.value, path) }
      let place = path == "the whole" ? label : "\(path).\(label)"
      return "\(label): \(text(of: child.value, place))"
    }.joined(separator: ", ")
  }
}
