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

/// Pages that only tests visit. The demo has no links to them.
extension Demo {
  /// Serves pages for tests of features that no example uses.
  func serveTestPages(on router: Router<VisitorContext<Member>>) {
    // The address gives the status that the page fails with.
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
    // A newly painted page of the same history, for comparison.
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

  /// Serves pages whose buttons crash the server.
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

  /// Serves a page for tests, whose first state is in its address.
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
