// Short paths with a mistake in them.
import Arco
import Models

#if Below  // A `let` at the end.
  let numbers =
    Lens(\H.items).each
    .appending(Lens(\.number))
// error: to expected argument type 'WritableKeyPath
#elseif Constant  // A lens needs a property that can be changed, and a `let` has no `WritableKeyPath`.
  let made = Lens(\H.made)
  // error: to expected argument type 'WritableKeyPath

  func change(_ h: inout H) {
    Lens(\H.made).modify(&h) { $0 += 1 }
    // error: to expected argument type 'WritableKeyPath<H, Int>'
  }
#elseif Each  // The lens of an element, where there is an array.
  func change(_ h: inout H) {
    Lens(\H.items).appending(Lens(\.amount)).modify(&h) { $0 += 1 }
    // error: value of type '[Item]' has no member 'amount'
  }
#elseif Some  // The lens of what an optional holds, without `Some()`.
  let amount =
    Lens(\H.chosen)
    .appending(Lens(\.amount))
// error: must be unwrapped to refer to member 'amount'
#elseif Setter  // What a getter and a setter make can neither read nor write.
  let getter = Getter<Int, Int> { $0 + 1 }
  let setter = Setter<Int, Int>(map: { number, change in change(number) })
  let fold = Fold.storing(getter.appending(setter))
// error: referencing static method 'storing' on 'StandardOptics.Then' requires that 'Setter<Int, Int>' conform to 'FoldOptic'
#elseif Review  // What a review and a lens make cannot build: a lens needs a whole to begin with.
  let review = Review<Int, Int> { $0 + 1 }
  let lens = Lens<Int, Int>(get: { $0 }, set: { $1 })
  let built = review.appending(lens).embed(1)
// error: referencing instance method 'embed' on 'StandardOptics.Then' requires that 'Lens<Int, Int>' conform to 'ReviewOptic'
#elseif Member  // A path names the type whose optics it looks at, and what it did not find.
  struct Dose: HasLenses {
    var grams = 15.0

    struct Lenses: Sendable { let grams = Lens(\Dose.grams) }
    static let lenses = Lenses()
  }

  struct Brew: HasLenses {
    var beans = Dose()

    struct Lenses: Sendable { let beans = Lens(\Brew.beans) }
    static let lenses = Lenses()
  }

  let misspelt = Brew.lenses.beans.gram
// error: value of type 'Lens<Brew, Dose>' has no dynamic member 'gram' using key path from root type 'Dose.Lenses'
#endif
