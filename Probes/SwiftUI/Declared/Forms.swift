// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public struct Form<Content>: View, Primitive where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { absent() }

  func elements(in place: Expansion) -> [Element] {
    place.leaf(.container(.list, place.at(0, isInList: true).elements(of: content)))
  }
}

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section: Primitive where Parent: View, Content: View, Footer: View {
  func elements(in place: Expansion) -> [Element] {
    [.changed(.besideRows, place.at("header").elements(of: header))]
      + place.at("rows").elements(of: content)
      + [.changed(.besideRows, place.at("footer").elements(of: footer))]
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}
