// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label>: View where Label: View {
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { absent() }
  public typealias Body = Never
  public var body: Never { absent() }
}

extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { absent() }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { absent() }
}

public struct EmptyView: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { absent() }
}

public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension Toggle where Label == Text {
  @_disfavoredOverload public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    absent()
  }
}

public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { absent() }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { absent() }
}

@frozen public enum Axis: Int8, CaseIterable {
  case vertical
}

public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { absent() }
}

@MainActor @preconcurrency public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { absent() }
}
