import ArcoExplorer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// It knows no component: it compares what programs have written that do.
if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
  exit(ExplorerCommand([]).run())
}
