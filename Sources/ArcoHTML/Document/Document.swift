/// The page as it is shown now: the mounted elements, their numbers and their handlers.
///
///     let document = Document()
///     var shown: MountedFilling?
///     document.mount(.hole(Hole(id: 1) { [Filling(id: 7) { view } whenMounted: { shown = $0 }] }))
///     send(document.markup())              // first paint
///     var patch = Patch()
///     if let shown { document.update(shown, to: view, into: &patch) }
///     send(patch.bytes)                    // only what changed
///
/// Invariant: the numbers are those of `docs/wire.md`, so every operation that creates nodes is
/// written right after its nodes were numbered, before any other node is.
///
/// - Isolation: single owner and not `Sendable`, so properties that change with each node need no check
///   of exclusive access. A filling must not change the document, as it runs during an update. A handler
///   may, as it runs between updates.
package final class Document {
  let root = MountedElement(
    number: 0, name: ElementName("arco"), attributes: AttributeList())
  @exclusivity(unchecked) var lastNumber = 0
  @exclusivity(unchecked) var names = NameTable()
  @exclusivity(unchecked) var templates = TemplateLibrary()
  /// How many templates the newest rebuild needed.
  var templatesAtRebuild = 0
  /// The elements with handlers, by number.
  @exclusivity(unchecked) var listening = NumberTable<PageElement>()
  /// The elements that can disable their content: fieldsets, and elements that may be inert. Some are stale:
  /// they were unmounted, or are no barriers any more.
  @exclusivity(unchecked) var barriers: [PageElement] = []
  /// How many barriers have become stale since the list was cleared of stale ones.
  @exclusivity(unchecked) var staleBarriers = 0
  @exclusivity(unchecked) var holes = HoleTable()
  /// Elements whose live properties the browser has changed since their last restoration.
  var touched: [PageElement] = []
  /// The elements by their numbers from before the last rebuild, as long as events may name
  /// elements by these numbers.
  var former: [Int: PageElement]?
  /// True if it is unknown what the browser shows in the touched elements.
  var isDoubtful = false

  package init() {}

  /// The container as an element, to look through the page.
  var page: PageElement { .object(root) }

  /// Runs views and shows their markup. The next call reuses the memory of the markup.
  ///
  /// Do not retain the markup: it would keep that memory.
  package static func making(_ body: () -> Void) { Draft.run(body) }

  /// Shows a page in the empty container.
  package func mount(_ html: @autoclosure () -> HTML) {
    Draft.run { root.content = mounted(html(), in: .object(root)) }
  }

  /// How many numbered nodes the page has: the container's `data-nodes`.
  package var nodeCount: Int {
    var count = 0
    page.visitAll { _ in
      count += 1
      return true
    }
    return count
  }

  /// The container's content as HTML.
  ///
  /// A client that adopts it counts from 1: where patches came before, `renumber` first.
  package func markup() -> [UInt8] {
    var writer = MarkupWriter()
    writer.write(root.content)
    templates.forgetPrints()
    return writer.bytes
  }
}

@available(*, unavailable)
extension Document: Sendable {}
