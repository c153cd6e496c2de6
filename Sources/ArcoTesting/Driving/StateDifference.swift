/// A place where a state differs from the expected state.
public struct StateDifference: Equatable, Sendable {
  /// The path to the place, as Swift code; empty for the whole state.
  public let path: String
  /// The expected value, as Swift code.
  public let expected: String
  /// The value that was found, as Swift code.
  public let found: String

  /// Makes a description of a difference.
  public init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }
}

/// Returns the smallest parts in which two values differ; the whole, if they differ but print
/// alike.
func differences(expected: Any, found: Any) -> [StateDifference] {
  var list: [StateDifference] = []
  compare(expected, found, at: "", into: &list)
  if list.isEmpty { list.append(difference(expected, found, at: "")) }
  return list
}

private func difference(_ expected: Any, _ found: Any, at path: String) -> StateDifference {
  StateDifference(path: path, expected: text(of: expected), found: text(of: found))
}

private func compare(
  _ expected: Any, _ found: Any, at path: String, into list: inout [StateDifference]
) {
  if let mine = expected as? any ShownByID, let theirs = found as? any ShownByID {
    return compareRows(mine, theirs, at: path, into: &list)
  }
  let mine = Mirror(reflecting: expected)
  let theirs = Mirror(reflecting: found)
  guard text(of: expected) != text(of: found) || mine.displayStyle == .class else { return }
  switch mine.displayStyle {
  case .collection:
    compareElements(Array(mine.children), Array(theirs.children), at: path, into: &list)
  case .struct, .class, .tuple, .enum, .optional:
    guard isAlike(mine, theirs) else { fallthrough }
    let known = list.count
    for (one, other) in zip(mine.children, theirs.children) {
      let label = mine.displayStyle == .optional ? nil : one.label
      compare(one.value, other.value, at: joined(path, label), into: &list)
    }
    // A value with a description of its own may print things that its parts do not have.
    if list.count == known, text(of: expected) != text(of: found) {
      list.append(difference(expected, found, at: path))
    }
  default: list.append(difference(expected, found, at: path))
  }
}

private func compareElements(
  _ mine: [Mirror.Child], _ theirs: [Mirror.Child], at path: String,
  into list: inout [StateDifference]
) {
  for index in 0..<max(mine.count, theirs.count) {
    let place = "\(path)[\(index)]"
    if index < mine.count, index < theirs.count {
      compare(mine[index].value, theirs[index].value, at: place, into: &list)
    } else {
      list.append(
        StateDifference(
          path: place, expected: index < mine.count ? text(of: mine[index].value) : "nothing",
          found: index < theirs.count ? text(of: theirs[index].value) : "nothing"))
    }
  }
}

/// Compares elements with equal ids, and then the order of the ids.
private func compareRows(
  _ mine: any ShownByID, _ theirs: any ShownByID, at path: String,
  into list: inout [StateDifference]
) {
  let expected = mine.entries.map { (id: text(of: $0.id), element: $0.element) }
  let found = theirs.entries.map { (id: text(of: $0.id), element: $0.element) }
  let elements = Dictionary(found.map { ($0.id, $0.element) }, uniquingKeysWith: { one, _ in one })
  let ids = Set(expected.map(\.id))
  for (id, element) in expected {
    let place = "\(path)[id: \(id)]"
    if let other = elements[id] {
      compare(element, other, at: place, into: &list)
    } else {
      list.append(StateDifference(path: place, expected: text(of: element), found: "nothing"))
    }
  }
  for (id, element) in found where !ids.contains(id) {
    list.append(
      StateDifference(path: "\(path)[id: \(id)]", expected: "nothing", found: text(of: element)))
  }
  let common = found.map(\.id).filter(ids.contains)
  let order = expected.map(\.id).filter { elements[$0] != nil }
  guard common != order else { return }
  list.append(
    StateDifference(
      path: joined(path, "keys"), expected: "[\(expected.map(\.id).joined(separator: ", "))]",
      found: "[\(found.map(\.id).joined(separator: ", "))]"))
}

/// True if two values have the same parts, which can be compared one by one.
private func isAlike(_ mine: Mirror, _ theirs: Mirror) -> Bool {
  !mine.children.isEmpty && mine.subjectType == theirs.subjectType
    && mine.children.map(\.label) == theirs.children.map(\.label)
}

private func joined(_ path: String, _ label: String?) -> String {
  guard let label else { return path }
  let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
  return path.isEmpty ? name : "\(path).\(name)"
}
