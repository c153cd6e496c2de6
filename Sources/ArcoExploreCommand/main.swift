import ArcoExplorer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// This program contains no components. It only compares outlines that other programs have written.
if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
  exit(ExplorerCommand([]).run())
}
