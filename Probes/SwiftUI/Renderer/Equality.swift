/// Whether a new view equals the former view at its place. If so, the body of the view does not run.
///
/// Compares as SwiftUI does: plain data by bytes, other values by `==` if their type has one,
/// otherwise field by field. Objects are compared by identity; closures by function and context, so
/// a closure without captures equals itself; a `@State` by its initial value. (John Harper's
/// description; OpenSwiftUI, `compareValues`.)
@MainActor func areEqual(_ left: Any, _ right: Any) -> Bool {
  func compare<Value>(_ left: Value) -> Bool {
    guard let right = right as? Value else { return false }
    if _isPOD(Value.self) { return haveEqualBytes(left, right) }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if let left = left as? any StateHolder, let right = right as? any StateHolder {
      return areEqual(left.anyCell.first, right.anyCell.first)
    }
    if let left = left as? any EnvironmentReading, let right = right as? any EnvironmentReading {
      return left.key == right.key
    }
    if type(of: left) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    let (ours, theirs) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard let style = ours.displayStyle else { return haveEqualBytes(left, right) }
    guard style == theirs.displayStyle else { return false }
    let (fields, others) = (Array(ours.children), Array(theirs.children))
    return fields.count == others.count
      && zip(fields, others).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }
  return _openExistential(left, do: compare)
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  (right as? Value) == left
}

private func haveEqualBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
}
