import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import SevenGUIs
import Testing

@MainActor struct CirclesTests {
  private let page: TestPage
  private let size = HTML.Size(width: 300, height: 150)

  init() { page = TestPage(circlesPage()) }

  /// Clicks at a place of the canvas, which is shown at half its size.
  private func press(_ x: Double, _ y: Double) throws {
    let pointer = HTML.Pointer(
      HTML.Point(x: x / 2, y: y / 2), size: size, buttons: .primary)
    try page.point(.down, on: "Canvas", pointer)
  }

  private func menu(_ x: Double, _ y: Double) throws {
    try page.contextMenu("Canvas", at: HTML.Point(x: x / 2, y: y / 2), size: size)
  }

  private var circles: Int { page.elements(named: "circle").count }

  @Test func `a click draws a circle where there is none`() throws {
    try press(100, 100)
    try press(110, 100)
    try press(200, 100)
    #expect(circles == 2)
  }

  @Test func `the circle nearest to the pointer is chosen`() throws {
    try press(100, 100)
    try press(130, 100)
    #expect(circles == 2)
    try page.point(.move, on: "Canvas", HTML.Pointer(HTML.Point(x: 57, y: 50), size: size))
    #expect(page.exists("circle.chosen"))
    try page.point(.move, on: "Canvas", HTML.Pointer(HTML.Point(x: 200, y: 50), size: size))
    #expect(!page.exists("circle.chosen"))
  }

  @Test func `a hundred steps can be undone, and older ones are forgotten`() throws {
    for place in 0..<103 { try press(Double(20 + place % 20 * 25), Double(20 + place / 20 * 25)) }
    #expect(circles == 103)
    while try !page.element("Undo").isDisabled { try page.click("Undo") }
    #expect(circles == 3)
  }

  @Test func `a diameter is one step, however often it was moved`() throws {
    try press(100, 100)
    try menu(105, 100)
    try page.click("Adjust diameter…")
    #expect(page.exists("Adjust diameter of circle at (100, 100)."))
    for diameter in ["50", "60", "70"] { try page.fill("Diameter", with: diameter) }
    try page.click("Close")
    #expect(page.focused?.name == "Canvas")
    try press(130, 100)
    #expect(circles == 1)
    try page.click("Undo")
    try press(130, 100)
    #expect(circles == 2)
    #expect(try page.element("Redo").isDisabled)
    try page.click("Undo")
    try page.click("Undo")
    #expect(circles == 0)
    try page.click("Redo")
    #expect(circles == 1)
  }

  @Test func `all of it goes by keys`() throws {
    try page.press("Enter", in: "Canvas")
    try page.press(.arrowRight, in: "Canvas")
    try page.press("Enter", in: "Canvas")
    #expect(circles == 1)
    try page.click("Adjust diameter…")
    try page.press(.escape, in: "Diameter")
    #expect(!page.exists("Diameter"))
    for _ in 1...5 { try page.press(.arrowRight, in: "Canvas") }
    try page.press("Enter", in: "Canvas")
    #expect(circles == 2)
  }
}
