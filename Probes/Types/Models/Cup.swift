import Arco

package struct Cup: Sendable {
  package var sugar = Sugar()
  package var name = ""
  package init() {}
}

package struct Sugar: Sendable {
  package var lumps = 0
  package init() {}
}

package enum SugarInput: Sendable {
  case add
  case remove
}

package enum CupInput: Sendable {
  case sugar(SugarInput)
  case rename(String)
  case drink
}

package struct Kitchen: Sendable {
  package var boil: @Sendable () async -> Int
}

package let sugar = Dispatcher<Void, Sugar, SugarInput>.reduce { sugar, input in
  switch input {
  case .add: sugar.lumps += 1
  case .remove: sugar.lumps -= 1
  }
}

package let sugarInput = Prism(CupInput.sugar) {
  if case .sugar(let input) = $0 { input } else { nil }
}

extension CupInput: HasPrisms {
  package struct Prisms: Sendable { package let sugar = sugarInput }
  package static let prisms = Prisms()
}
