// Sixty elements in one body, and one more with a mistake in it.
import Arco
import ArcoHTML
import ArcoWeb
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  Face { sugar, send in
    section(.class("row")) {
      h2("Row 1")
      p("\(sugar.lumps) lumps", .id("p1"))
      button("+", .type(.button), .disabled(sugar.lumps > 1), .onClick { send(.add) })
      span(sugar.lumps > 1 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 2")
      p("\(sugar.lumps) lumps", .id("p2"))
      button("+", .type(.button), .disabled(sugar.lumps > 2), .onClick { send(.add) })
      span(sugar.lumps > 2 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 3")
      p("\(sugar.lumps) lumps", .id("p3"))
      button("+", .type(.button), .disabled(sugar.lumps > 3), .onClick { send(.add) })
      span(sugar.lumps > 3 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 4")
      p("\(sugar.lumps) lumps", .id("p4"))
      button("+", .type(.button), .disabled(sugar.lumps > 4), .onClick { send(.add) })
      span(sugar.lumps > 4 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 5")
      p("\(sugar.lumps) lumps", .id("p5"))
      button("+", .type(.button), .disabled(sugar.lumps > 5), .onClick { send(.add) })
      span(sugar.lumps > 5 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 6")
      p("\(sugar.lumps) lumps", .id("p6"))
      #if Attribute  // An attribute with a value of another type.
        span(sugar.lumps > 6 ? "sweet" : "bitter", .id(6))
      // error: cannot convert value of type 'Int' to expected argument type 'String'
      #elseif Case  // What is sent is no input.
        button("+", .type(.button), .disabled(sugar.lumps > 6), .onClick { send(.plus) })
      // error: type 'SugarInput' has no member 'plus'
      #elseif Function  // A misspelt element.
        spam(sugar.lumps > 6 ? "sweet" : "bitter", .class("taste"))
      // error: cannot find 'spam' in scope
      #endif
      button("+", .type(.button), .disabled(sugar.lumps > 6), .onClick { send(.add) })
      span(sugar.lumps > 6 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 7")
      p("\(sugar.lumps) lumps", .id("p7"))
      button("+", .type(.button), .disabled(sugar.lumps > 7), .onClick { send(.add) })
      span(sugar.lumps > 7 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 8")
      p("\(sugar.lumps) lumps", .id("p8"))
      button("+", .type(.button), .disabled(sugar.lumps > 8), .onClick { send(.add) })
      span(sugar.lumps > 8 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 9")
      p("\(sugar.lumps) lumps", .id("p9"))
      button("+", .type(.button), .disabled(sugar.lumps > 9), .onClick { send(.add) })
      span(sugar.lumps > 9 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 10")
      p("\(sugar.lumps) lumps", .id("p10"))
      button("+", .type(.button), .disabled(sugar.lumps > 10), .onClick { send(.add) })
      span(sugar.lumps > 10 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 11")
      p("\(sugar.lumps) lumps", .id("p11"))
      button("+", .type(.button), .disabled(sugar.lumps > 11), .onClick { send(.add) })
      span(sugar.lumps > 11 ? "sweet" : "bitter", .class("taste"))
    }
    section(.class("row")) {
      h2("Row 12")
      p("\(sugar.lumps) lumps", .id("p12"))
      button("+", .type(.button), .disabled(sugar.lumps > 12), .onClick { send(.add) })
      span(sugar.lumps > 12 ? "sweet" : "bitter", .class("taste"))
    }
  }
}
