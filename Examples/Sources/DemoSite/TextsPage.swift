import ArcoCore
import ArcoHTML
import ArcoWeb

/// Texts as the numbers of their scalars, so that no encoding on the way can change them.
enum Codes {
  /// Parses `"41.feff,,d"`: three texts, the second one empty.
  static func texts(_ codes: String) -> [String] {
    codes.split(separator: ",", omittingEmptySubsequences: false).map { text in
      var scalars = String.UnicodeScalarView()
      for code in text.split(separator: ".") {
        if let scalar = UInt32(code, radix: 16).flatMap({ Unicode.Scalar($0) }) {
          scalars.append(scalar)
        }
      }
      return String(scalars)
    }
  }

  static func codes(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ".")
  }
}

/// The shown texts, and the last reports of fields of each kind.
struct Texts: Feature, Equatable, Sendable {
  var shown: [String]
  var heard = ""
  /// The texts of the fields that show what they report.
  var line = ""
  var area = ""

  enum Input: Equatable, Sendable {
    case show(String)
    case line(String)
    case area(String)
    case handIn(String)
  }
}

private let texts = DispatcherOf<Texts>.reduce { texts, input in
  switch input {
  case .show(let codes): texts.shown = Codes.texts(codes)
  case .line(let text): (texts.line, texts.heard) = (text, text)
  case .area(let text): (texts.area, texts.heard) = (text, text)
  case .handIn(let text): texts.heard = text
  }
}

/// Any text, at every position where a page can have one. No page links here: it is for tests.
func textsPage() -> PageComponent<Texts> {
  Component(texts) { texts, send in
    main(.class("card")) {
      h1("Texts")
      input(.type(.text), .ariaLabel("Codes"), .autocomplete("off"), .onChange { send(.show($0)) })
      output(Codes.codes(texts.heard), .ariaLabel("Heard"))
      p(texts.heard, .ariaLabel("Echo"))
      input(
        .type(.text), .ariaLabel("Line"), .value(texts.line), .onInput { send(.line($0)) })
      textarea(.ariaLabel("Area"), .value(texts.area), .onInput { send(.area($0)) })
      form(.onSubmit(Field.text("it")) { send(.handIn($0)) }) {
        textarea(.name("it"), .ariaLabel("Handed in"))
        button("Hand in")
      }
      for text in texts.shown { everywhere(text) }
    }
  }
}

private let kinds: [InputType] = [
  .text, .search, .telephone, .url, .email, .password, .number, .range, .color, .date, .month,
  .week, .time, .localDateTime, .hidden, .checkbox, .radio, .button, .submit, .reset,
]

private func everywhere(_ text: String) -> HTML {
  section(.title(text), .data("of", text), .ariaLabel(text)) {
    p(text)
    p {
      text
      text
      em(text)
      text
    }
    pre(text)
    pre {
      text
      em(text)
    }
    textarea(.value(text), .onInput { _ in })
    for kind in kinds { input(.type(kind), .value(text), .onInput { _ in }) }
    select {
      option("first")
      option(text)
      option("valued", .value(text))
      optgroup(.label(text)) { option(text, .selected(true)) }
    }
    button(text, .value(text), .type(.button))
    svg { SVG.circle(.title(text)) }
  }
}
