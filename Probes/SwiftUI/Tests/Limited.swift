import Arco
import ArcoSwiftUI
import SwiftUI

import struct ArcoCore.Component

/// A number of at most five, with a slider that goes further.
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

/// A view that a face lists. Its body runs only if its properties change.
struct OwnSlider: View {
  let number: Double
  let send: Send<LimitedInput>

  var body: some View { Slider(value: send.binding(number, LimitedInput.set), in: 0...50) }
}

/// A text that is stored without blanks around it.
enum TrimmedInput: Sendable {
  case write(String)
}

let trimmed = Dispatcher<Void, String, TrimmedInput>.reduce { text, input in
  if case .write(let written) = input {
    text = String(written.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
