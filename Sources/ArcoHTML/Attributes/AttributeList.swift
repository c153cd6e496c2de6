/// The attributes of one element, resolved: each name once, classes joined, handlers in a list of
/// their own.
struct AttributeList {
  struct Plain {
    let name: Name
    var value: String
  }

  struct Live {
    let property: LiveProperty
    /// The value in the view.
    let value: String
    /// The value that the browser shows as far as known: the view's value, or the value of the last
    /// event.
    var shown: String
  }

  private(set) var plain: [Plain] = []
  var live: [Live] = []
  private(set) var listeners: [Listener] = []

  init(plain: [Plain] = [], live: [Live] = [], listeners: [Listener] = []) {
    self.plain = plain
    self.live = live
    self.listeners = listeners
  }

  init(_ draft: Draft, _ attributes: Span) {
    for index in attributes.indices { add(draft.attribute(Int32(index))) }
    for attribute in listeners.attributes { set(attribute.name, attribute.value) }
  }

  private mutating func add(_ attribute: UnsafeMutablePointer<Attribute>) {
    let written = attribute.pointee.written
    switch written.kind {
    case .none:
      break
    case .text, .flag:
      if let value = attribute.value { set(written.name, value.displayable) }
    case .classes:
      if let names = attribute.value { addClasses(names.displayable) }
    case .live:
      guard Reachable.live else { break }
      let value = written.text.displayable
      let property = attribute.property
      live.removeAll { $0.property == property }
      live.append(Live(property: property, value: value, shown: value))
    case .listener:
      guard let listener = attribute.listener else { break }
      listeners.removeAll { $0.kind == listener.kind }
      listeners.append(listener)
    case .several:
      guard case .several(var attributes) = attribute.pointee.more else { break }
      attributes.withUnsafeMutableBufferPointer { attributes in
        for index in attributes.indices { add(attributes.baseAddress.unsafelyUnwrapped + index) }
      }
    }
  }

  private mutating func set(_ name: Name, _ value: String) {
    if let index = plain.firstIndex(where: { $0.name == name }) {
      plain[index].value = value
    } else {
      plain.append(Plain(name: name, value: value))
    }
  }

  private mutating func addClasses(_ names: String) {
    let name = Name("class")
    set(name, value(of: name).map { $0 + " " + names } ?? names)
  }

  /// The attributes of a newly mounted element.
  ///
  /// Live properties come last: a slider clamps its value to the bounds that it has at that time.
  func initial(of element: ElementName) -> [Plain] {
    var all = plain
    for live in live where Reachable.live && !(element.form == .value && live.property == .value) {
      if let value = live.property.attribute(of: live.value) {
        all.append(Plain(name: live.property.name, value: value))
      }
    }
    return all
  }

  func listener(of kind: EventKind) -> Listener? {
    listeners.first { $0.kind == kind }
  }

  /// The value of a plain attribute; nil if the element does not have it.
  func value(of name: Name) -> String? {
    plain.first { $0.name == name }?.value
  }

  /// The value of a live property; nil if the view does not set it.
  func value(of property: LiveProperty) -> String? {
    live.first { $0.property == property }?.value
  }
}

extension [Listener] {
  /// The attributes that tell the client which events to report.
  var attributes: [AttributeList.Plain] {
    guard !isEmpty else { return [] }
    var all = [AttributeList.Plain(name: Name("data-on"), value: letters)]
    for listener in self where Reachable.keyedHandlers && listener.kind == .custom {
      let names = listener.keys.map { $0.name }
      all.append(AttributeList.Plain(name: Name("data-events"), value: names.joinedByCommas))
    }
    if let keyNames { all.append(AttributeList.Plain(name: Name("data-keys"), value: keyNames)) }
    return all
  }

  /// The value of `data-on`: the letters of the events, each followed by `!` if its default is
  /// prevented.
  fileprivate var letters: String {
    var bytes: [UInt8] = []
    for listener in self {
      bytes.append(listener.kind.rawValue)
      if listener.preventsDefault { bytes.append(UInt8(ascii: "!")) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of `data-keys`: the keys that the listeners ask for. Nil if a listener asks for all
  /// keys, or if there is none.
  ///
  /// Names are joined by commas; the comma key is written `Comma`.
  fileprivate var keyNames: String? {
    guard Reachable.keys, Reachable.keyedHandlers else { return nil }
    var names: [String] = []
    for listener in self where listener.kind == .keyDown || listener.kind == .keyUp {
      guard !listener.keys.isEmpty else { return nil }
      for key in listener.keys where !names.contains(where: { $0.hasSameBytes(as: key.name) }) {
        names.append(key.name)
      }
    }
    return names.isEmpty ? nil : names.joinedByCommas
  }
}

extension [String] {
  fileprivate var joinedByCommas: String {
    var joined = first?.named ?? ""
    for name in dropFirst() {
      joined += ","
      joined += name.named
    }
    return joined
  }
}

extension String {
  /// The key's name in a list that is separated by commas.
  fileprivate var named: String { isLiteral(",") ? "Comma" : self }
}
