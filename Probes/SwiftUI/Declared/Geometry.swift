// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@frozen public struct GeometryReader<Content>: View, BuiltIn where Content: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var body: some View { content(GeometryProxy(size: GeometryProxy.screen.current)) }
}

public struct GeometryProxy {
  // Used only on the main actor, where views run.
  nonisolated(unsafe) static let screen = StateCell(CGSize(width: 390, height: 844))

  public let size: CGSize
}
