import Arco
import ArcoAccounts
import ArcoHTML
import ArcoServer
import ArcoWeb
import ArcoWorld
import HTTPTypes
import Hummingbird
import NIOCore
import Shop

/// Pages that only tests visit. A visitor of the demo finds none of them.
extension Demo {
  /// Pages on which tests try what no example shows.
  func serveTestPages(on router: Router<VisitorContext<Member>>) {
    // Tests say by its address how it fails.
    router.get("/failing/:status") { _, context -> Response in
      let status = try context.parameters.require("status", as: Int.self)
      throw HTTPError((400...599).contains(status) ? .init(code: status) : .notFound)
    }
    page("/fields", "Fields", on: router) { Screen(framed(fieldsPage()), state: Orders()) }
    page("/pointing", "Pointing", on: router, files: [spanElement, spanStyle]) {
      Screen(framed(pointingPage()), state: Pointing())
    }
    page("/focus", "Focus", on: router) { Screen(framed(focusPage()), state: Focuses()) }
    router.group("moving").pages(of: site, title: "Moving") { _, _ in
      Screen(movingPage(), state: Moving(), navigation: movingNavigation)
    }
    page("/ledger", "Ledger", on: router) {
      Screen(framed(ledgerPage()), state: Ledger(), keeping: .inputs(as: "ledger"))
    }
    test("/names", of: "names", on: router) { names in
      Screen(
        framed(namesPage()), state: Names(names: names.split(separator: ",").map(String.init)))
    }
    test("/texts", of: "codes", on: router) { codes in
      Screen(framed(textsPage()), state: Texts(shown: Codes.texts(codes)))
    }
    test("/histories", of: "at", on: router) {
      Screen(historiesPage(), state: History($0))
    }
    // What a client shows of it that has just come.
    router.get("/histories/fresh") { request, _ in
      let history = History(request.uri.queryParameters["at"].map { String($0) } ?? "")
      let markup = await MainActor.run { Page(historiesPage(), state: history).markup() }
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: markup)))
    }
    let notebook = Notebook()
    test("/saving", of: "name", on: router) { name in
      let saving = Saving(name: name, lines: notebook.lines(of: name))
      return Screen(savingPage(), state: saving, world: notebook)
    }
  }

  /// Pages whose buttons end the server.
  func serveHazards(on router: Router<VisitorContext<Member>>) {
    let world = HazardsWorld(shouts: site.topic("shouts"))
    page("/hazards", "Hazards", on: router) {
      Screen(hazardsPage(), state: Hazards(), world: world, keeping: .inputs(as: "hazards"))
    }
    page("/hazards/unkept", "Hazards", on: router) {
      Screen(hazardsPage(), state: Hazards(), world: world)
    }
    page("/hazards/opened", "Hazards", on: router) {
      Screen(hazardsPage(), state: Hazards(isTrap: true), world: world)
    }
    router.health("/health", of: site)
  }

  /// A page for tests, which show by its address what it begins with.
  private func test(
    _ address: WebAddress, of query: Substring, on router: Router<VisitorContext<Member>>,
    _ screen: @escaping @Sendable (String) -> Screen
  ) {
    router.page(
      "\(address.text)", of: site, title: "Test – Arco",
      configure: { $0.icon = Assets.favicon.text },
      screen: { request, _ in
        screen(request.uri.queryParameters[query].map { String($0) } ?? "")
      })
  }
}
