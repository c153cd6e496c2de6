// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View, BuiltIn
where Root: View {
  let path: Binding<Data>?
  let root: Root
  @State private var stack = StackPath()

  @MainActor @preconcurrency public init(
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = nil
    self.root = root()
  }
  @MainActor @preconcurrency public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = path
    self.root = root()
  }
  public var body: some View {
    let _ = stack.follow(path as? any PathBinding)
    StackView(stack: stack, root: root)
  }
}

public struct NavigationPath {}

@MainActor @preconcurrency public struct NavigationLink<Label, Destination>: View, Primitive
where Label: View, Destination: View {
  let label: Label
  let value: AnyHashable?

  public var body: some View { absent() }

  func elements(in place: Expansion) -> [Element] {
    let stack = place.surroundings.stack
    let link = place.leaf(
      .button(place.at("label").elements(of: label)) {
        if let value { stack?.push(value) }
      })
    return stack == nil || value == nil ? [.changed(.disabled, link)] : link
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P>(
    value: P?, @ViewBuilder label: () -> Label
  ) where P: Hashable {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
  where S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}
