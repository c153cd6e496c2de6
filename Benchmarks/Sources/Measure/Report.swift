import Foundation

/// Prints one figure as `name value unit`, the only thing a benchmark writes to standard output beside ``report(_:_:_:)``.
public func report(_ name: String, _ value: Double, _ unit: String) {
  let isWhole = value == value.rounded()
  print(name, String(format: isWhole ? "%.0f" : "%.3f", value), unit)
}

/// Prints the median of samples as `name value unit low high`, with the range of all but the highest and the lowest
/// twentieth of them.
public func report(_ name: String, _ samples: [Double], _ unit: String) {
  let sorted = samples.sorted()
  let rest = sorted.count / 20
  let values = [median(sorted), sorted[rest], sorted[sorted.count - 1 - rest]].map {
    String(format: "%.3f", $0)
  }
  print(name, values[0], unit, values[1], values[2])
}
