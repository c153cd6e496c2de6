import ListingHTML
import Testing

struct ListingTests {
  private let source = """
    import Arco

    /// A number.
    @Optics
    public struct Count {
      var count = 0

      var isOdd: Bool { count % 2 == 1 }
    }

    let leftmost = 0

    let left = 1
    let right = 2

    func sum() -> Int {
      left
        + right
    }

    """

  @Test func `a whole file is listed without its imports`() {
    let listing = Listing("Count.swift", Array(source.utf8))
    #expect(listing.text == source.dropFirst("import Arco\n\n".count))
  }

  @Test func `a declaration is listed whole, with its comment and its attributes`() {
    let listing = Listing("Count.swift", Array(source.utf8), showing: "public struct Count")
    #expect(
      listing.text == """
        /// A number.
        @Optics
        public struct Count {
          var count = 0

          var isOdd: Bool { count % 2 == 1 }
        }

        """)
  }

  @Test func `declarations are listed in the order asked for, with what stands beside them`() {
    let listing = Listing("Count.swift", Array(source.utf8), showing: "func sum", "let left")
    #expect(
      listing.text == """
        func sum() -> Int {
          left
            + right
        }

        let left = 1
        let right = 2

        """)
  }
}
