import ArcoHTML
import ArcoWeb

extension TestPage {
  /// The controls that are disabled, in words.
  package var disabledControls: [String] {
    let names = Names(browser, shown: browser.reachable)
    return disabled.map { "\($0.role) \"\(names.name(of: $0))\"" }
  }

  /// Sends the events of a disabled control to the page, as a program that writes frames by hand
  /// could.
  package func useDisabled(_ index: Int) {
    let node = disabled[index]
    let click = [(EventKind.click, EventPayload.none)]
    var events = click
    if node.isTick || node.isEntry || node.isA("select") {
      let other = node.options.first { !$0.isOn(.selected) }?.optionValue ?? "x"
      let text = node.isTick ? node.attribute("value") ?? "on" : other
      let payload = EventPayload.input(text: text, checked: !node.isOn(.checked))
      events += [(.input, payload), (.change, payload)]
    }
    for (kind, payload) in events {
      guard isShown(node), let owner = listener(node, kind) else { continue }
      _ = page.receive(Event(node: owner.number, kind: kind, payload: payload))
    }
    guard node.isSubmitButton, isShown(node), let form = browser.form(of: node),
      form.listens(to: .submit)
    else { return }
    let payload = EventPayload.fields(submission(of: form, by: node))
    _ = page.receive(Event(node: form.number, kind: .submit, payload: payload))
  }

  /// The controls that are disabled, or are marked as disabled for assistive technology.
  var disabled: [BrowserNode] {
    browser.reachable.filter { node in
      let isControl =
        node.isEntry || node.isActive || node.isA("select") || node.listens(to: .click)
      return isControl
        && (browser.isDisabled(node)
          || ([node] + browser.around(node)).contains { $0.has("aria-disabled", "true") })
    }
  }
}
