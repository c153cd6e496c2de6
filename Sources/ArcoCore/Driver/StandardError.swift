#if !hasFeature(Embedded)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Where a problem is written that nobody else asked for.
  enum StandardError {
    static func write(_ line: String) {
      var bytes = Array(line.utf8)
      bytes.append(UInt8(ascii: "\n"))
      #if canImport(Darwin)
        _ = Darwin.write(2, bytes, bytes.count)
      #elseif canImport(Glibc)
        _ = Glibc.write(2, bytes, bytes.count)
      #elseif canImport(Musl)
        _ = Musl.write(2, bytes, bytes.count)
      #endif
    }
  }
#endif
