import Arco
import ArcoSwiftUI
import SwiftUI

extension Check {
  static var lifetimes: [Check] {
    [
      Check(
        "beside", .beside,
        "a text beside a closed component shows each change",
        steps: [
          .press("Toggle"), .press("Toggle"), .press("+"), .sees("count 1"), .press("−"),
          .sees("count 0"),
        ]
      ) { Beside() },
      Check(
        "lifetime", .lifetimes,
        "a component begins anew when it comes back, and not when its parent runs again",
        steps: [
          .press("Toggle"), .press("at 0"), .press("Again"), .sees("[at 1]"), .press("Toggle"),
          .seesNo("[at 1]"), .press("Toggle"), .sees("[at 0]"),
        ]
      ) { Toggled() },
    ]
  }
}

private let count = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

@MainActor private func countFace() -> Face<Int, Int, ViewContent> {
  Face { count, send in Button("at \(count)") { send(1) }.accessibilityIdentifier("count") }
}

private struct Beside: View {
  @State private var isOpen = false
  @State private var model = ComponentModel(Component(count, countFace()), state: 0)

  var body: some View {
    Button("Toggle") { isOpen.toggle() }.accessibilityIdentifier("toggle")
    Button("+") { model.send(1) }.accessibilityIdentifier("plus")
    Button("−") { model.send(-1) }.accessibilityIdentifier("minus")
    Text("count \(model.state)")
    if isOpen { ComponentView(model) }
  }
}

private struct Toggled: View {
  @State private var isOpen = false
  @State private var runs = 0

  var body: some View {
    Button("Toggle") { isOpen.toggle() }.accessibilityIdentifier("toggle")
    Button("Again") { runs += 1 }.accessibilityIdentifier("again")
    Text("run \(runs)")
    if isOpen { ComponentView(Component(count, countFace()), state: 0) }
  }
}
