#if Server && Macros
  import ArcoPages
  import Testing

  struct ArcoPagesTests {
    @Optics struct Cup: Sendable { var grams = 15 }

    /// Does not compile if the import lacks a module.
    @Test func `one import has optics, a component with its page, and a site`() throws {
      _ = Screen(Self.component(), state: Cup())
      _ = try Site()
      #expect(Cup.lenses.grams.get(Cup()) == 15)
    }

    private static func component() -> Component<Void, Cup, Int, HTML> {
      Component(
        Dispatcher<Void, Cup, Int>.reduce { cup, input in
          Cup.lenses.grams.modify(&cup) { $0 += input }
        },
        Face { cup, send in button("\(cup.grams)", .onClick { send(1) }) })
    }
  }
#endif
