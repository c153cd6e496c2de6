/// Whether a view that was made anew is what it was, so that its body need not run.
///
/// As SwiftUI does: plain data by its bytes, else `==` where there is one, else field by field;
/// objects by identity; closures never.
@MainActor func areEqual(_ left: Any, _ right: Any) -> Bool {
  func compare<Value>(_ left: Value) -> Bool {
    guard let right = right as? Value else { return false }
    if _isPOD(Value.self) {
      return withUnsafeBytes(of: left) { left in
        withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
      }
    }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if type(of: left) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    let (ours, theirs) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard let style = ours.displayStyle, style == theirs.displayStyle else { return false }
    let (fields, others) = (Array(ours.children), Array(theirs.children))
    return fields.count == others.count
      && zip(fields, others).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }
  return _openExistential(left, do: compare)
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  (right as? Value) == left
}
