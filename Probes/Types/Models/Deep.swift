// Nine levels to look into, each with what a path can go wrong by.
package struct A: Sendable { package var b = B() }
package struct B: Sendable { package var c = C() }
package struct C: Sendable { package var d = D() }
package struct D: Sendable { package var e = E() }
package struct E: Sendable { package var f = F() }
package struct F: Sendable { package var g = G() }
package struct G: Sendable { package var h = H() }
package struct H: Sendable {
  package var items = [Item]()
  package var chosen: Item?
  package var shape = Shape.circle(1)
  package let made = 0
}

package struct Item: Sendable {
  package var amount = 0
  package let number = 0
  package var isLarge: Bool { amount > 1 }
}

package enum Shape: Sendable {
  case circle(Int)
  case square(Item)
}
