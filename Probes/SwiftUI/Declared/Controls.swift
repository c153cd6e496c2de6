// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

@MainActor @preconcurrency public struct Button<Label>: View, Primitive where Label: View {
  let label: Label
  let action: @MainActor () -> Void

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.action = action
  }
  public var body: some View { absent() }

  func elements(in place: Expansion) -> [Element] {
    place.leaf(.button(place.at("label").elements(of: label), action))
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
}

@MainActor @preconcurrency public struct Slider<Label, ValueLabel>: View, BuiltIn
where Label: View, ValueLabel: View {
  let value: any NumberBinding

  public var body: some View {
    ControlView(kind: .number(Display(value.number) { value.number = $0 }))
  }
}

protocol NumberBinding {
  var number: Double { get nonmutating set }
}

extension Binding: NumberBinding where Value: BinaryFloatingPoint {
  var number: Double {
    get { Double(wrappedValue) }
    nonmutating set { wrappedValue = Value(newValue) }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self.value = value }
}

@MainActor @preconcurrency public struct Toggle<Label>: View, BuiltIn where Label: View {
  let title: String
  let isOn: Binding<Bool>

  public var body: some View {
    ControlView(kind: .toggle(title, Display(isOn.wrappedValue) { isOn.wrappedValue = $0 }))
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>)
  where S: StringProtocol {
    self.title = String(title)
    self.isOn = isOn
  }
}

@MainActor @preconcurrency public struct TextField<Label>: View, BuiltIn where Label: View {
  let title: String
  let text: Binding<String>

  public var body: some View {
    ControlView(kind: .field(title, Display(text.wrappedValue) { text.wrappedValue = $0 }))
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.title = titleKey.text
    self.text = text
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }
}

@frozen public enum Axis: Int8, CaseIterable {
  case vertical
}

@MainActor @preconcurrency public struct Picker<Label, SelectionValue, Content>: View, Primitive
where Label: View, SelectionValue: Hashable, Content: View {
  let title: String
  let selection: Binding<SelectionValue>
  let content: Content

  public var body: some View { absent() }

  func elements(in place: Expansion) -> [Element] {
    _ = selection.wrappedValue
    return place.leaf(
      .choice(
        title,
        set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } },
        place.at("options").elements(of: content)))
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.title = titleKey.text
    self.selection = selection
    self.content = content()
  }
}

@MainActor @preconcurrency public protocol PickerStyle {}

@MainActor @preconcurrency public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle {
    SegmentedPickerStyle()
  }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

@MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }
}
