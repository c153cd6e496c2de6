#if !hasFeature(Embedded)
  import CArco

  /// The standard error stream, to which problems are written by default.
  package enum StandardError {
    package static func write(_ line: String) {
      var bytes = Array(line.utf8)
      bytes.append(UInt8(ascii: "\n"))
      arco_write_to_standard_error(bytes, bytes.count)
    }
  }
#endif
