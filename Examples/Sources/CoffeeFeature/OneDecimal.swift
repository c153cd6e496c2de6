/// Formats a number of at least 0 with one decimal: `"15.0"`.
///
/// By integer arithmetic, since printing a `Double` would add 20 KB to a small program.
func oneDecimal(_ number: Double) -> String {
  let tenths = Int(number * 10 + 0.5)
  return "\(tenths / 10).\(tenths % 10)"
}
