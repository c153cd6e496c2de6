// The lens of an element, where there is an array.
import ArcoOptics
import Models

func change(_ h: inout H) {
  Lens(\H.items).appending(Lens(\.amount)).modify(&h) { $0 += 1 }
  // error: value of type '[Item]' has no member 'amount'
}
