import Arco
import ArcoHTML
import ArcoWeb
import CoffeeFeature

/// The face of a brew: two doses and their ratio.
public func brewFace() -> PageFace<Brew> {
  Face.showing { brew, _, parts in
    main(.class("card", "coffee")) {
      h1("Coffee")
      parts.place(beans, doseFace("Coffee Beans Weight", id: "beans"))
      parts.place(water, doseFace("First Boiled Water Amount", id: "water"))
      p(.class("ratio")) {
        output(.for("beans water")) {
          if let ratio = brew.ratioText {
            "Beans to water: "
            strong(ratio)
          } else {
            "No beans, no coffee: add a few to see the ratio."
          }
        }
      }
    }
  }
}

/// The component of the coffee example.
public func coffee() -> PageComponent<Brew> {
  Component(brew, brewFace())
}
