/// The page as it stands: what is mounted where, under which number, with which handlers.
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
/// - Isolation: single owner, not `Sendable`, so what changes with each node needs no check of exclusive
///   access; nothing that it calls (fillings, handlers) may change
///   it while an update is under way. A handler may: no update is under way then.
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
  /// The elements that may keep what is in them from being used: fieldsets, what may be inert. Some are stale:
  /// unmounted, or barriers no longer.
  @exclusivity(unchecked) var barriers: [PageElement] = []
  /// How many barriers have become stale since the list was cleared of stale ones.
  @exclusivity(unchecked) var staleBarriers = 0
  @exclusivity(unchecked) var holes = HoleTable()
  /// Elements whose live properties the browser has changed since they were last restored.
  var touched: [PageElement] = []
  /// The elements by the numbers they had before the last rebuild, while events may still come that
  /// name them so.
  var former: [Int: PageElement]?
  /// Whether what the browser shows in the touched elements is not known.
  var isDoubtful = false

  package init() {}

  /// The container as an element, to look through the page.
  var page: PageElement { .object(root) }

  /// Runs views and shows what they made, with memory for it that the next call uses again.
  ///
  /// What they made is not to be kept, or it keeps that memory.
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
