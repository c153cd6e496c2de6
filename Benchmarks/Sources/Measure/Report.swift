import Foundation

/// Prints one figure as `name value unit`, the only thing a benchmark writes to standard output.
public func report(_ name: String, _ value: Double, _ unit: String) {
  print(name, String(format: "%.3f", value), unit)
}
