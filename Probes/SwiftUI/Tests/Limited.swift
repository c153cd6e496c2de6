import Arco
import ArcoSwiftUI
import SwiftUI

import struct ArcoCore.Component

/// A number that ends at five, with a slider that would go further.
enum LimitedInput: Sendable {
  case set(Double)
}

let limited = Dispatcher<Void, Double, LimitedInput>.reduce { number, input in
  if case .set(let wish) = input { number = min(wish, 5) }
}

@MainActor func limitedView() -> Component<Void, Double, LimitedInput, ViewContent> {
  Component(limited) { number, send in
    Slider(value: send.binding(number, LimitedInput.set), in: 0...50)
    Text("is \(Int(number))")
  }
}

/// A view of its own, which a face lists: its body runs only if what it was given is another.
struct OwnSlider: View {
  let number: Double
  let send: Send<LimitedInput>

  var body: some View { Slider(value: send.binding(number, LimitedInput.set), in: 0...50) }
}

/// A text that is kept without blanks around it.
enum TrimmedInput: Sendable {
  case write(String)
}

let trimmed = Dispatcher<Void, String, TrimmedInput>.reduce { text, input in
  if case .write(let written) = input {
    text = String(written.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
