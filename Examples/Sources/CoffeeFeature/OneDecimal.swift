/// Returns a number that is not negative with one digit after the point: `"15.0"`.
///
/// By integer arithmetic, since printing a `Double` costs a small program 20 KB.
func oneDecimal(_ number: Double) -> String {
  let tenths = Int(number * 10 + 0.5)
  return "\(tenths / 10).\(tenths % 10)"
}
