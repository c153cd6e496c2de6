import ArcoRoutes
import Measure

for (address, page) in zip(addresses, pages) {
  precondition(shop.value(of: address) == page && readByHand(address) == page, "reads \(address)")
  precondition(shop.address(of: page)?.text == printByHand(page), "prints \(page)")
}

/// Every page of a visit is read once.
func handRead() -> (Int) -> Void {
  { _ in for address in addresses { keep(readByHand(address)) } }
}

func arcoRead() -> (Int) -> Void {
  { _ in for address in addresses { keep(shop.value(of: address)) } }
}

/// A link is made to every page of a visit.
func handPrint() -> (Int) -> Void {
  { _ in for page in pages { keep(printByHand(page)) } }
}

func arcoPrint() -> (Int) -> Void {
  { _ in for page in pages { keep(shop.address(of: page)?.text) } }
}

Contest.main([
  Contest(
    "route_read", [.ratio, .time, .allocations, .byHand],
    hand: { handRead() }, arco: { arcoRead() }),
  Contest(
    "route_print", [.ratio, .time, .allocations, .byHand],
    hand: { handPrint() }, arco: { arcoPrint() }),
]) {
  let bytes = bytesOfMoving()
  report("page_load_bytes", Double(bytes.load), "bytes")
  report("navigate_bytes_down", Double(bytes.move), "bytes")
}
