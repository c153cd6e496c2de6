import Foundation

/// Prints one figure as `name value unit`, the only thing a benchmark writes to standard output.
public func report(_ name: String, _ value: Double, _ unit: String) {
  let isWhole = value == value.rounded()
  print(name, String(format: isWhole ? "%.0f" : "%.3f", value), unit)
}
