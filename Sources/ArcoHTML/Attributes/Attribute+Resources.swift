// Attributes of links, media, tables and the head.

extension Attribute {
  /// Where a link leads.
  public static func href(_ address: WebAddress) -> Attribute {
    Attribute("href", address.text)
  }

  /// Where a picture, a sound or a program is.
  public static func src(_ address: WebAddress) -> Attribute {
    Attribute("src", address.text)
  }

  /// The picture before a film begins.
  public static func poster(_ address: WebAddress) -> Attribute {
    Attribute("poster", address.text)
  }

  /// The work that is quoted.
  public static func cite(_ address: WebAddress) -> Attribute {
    Attribute("cite", address.text)
  }

  /// What a picture shows, in words; `""` for decoration.
  public static func alt(_ value: String) -> Attribute {
    Attribute("alt", value)
  }

  /// The width in pixels.
  public static func width(_ value: Int) -> Attribute {
    Attribute("width", "\(value)")
  }

  /// The height in pixels.
  public static func height(_ value: Int) -> Attribute {
    Attribute("height", "\(value)")
  }

  /// When a picture is loaded: `"lazy"` or `"eager"`.
  public static func loading(_ value: String) -> Attribute {
    Attribute("loading", value)
  }

  /// Where a link opens: `"_blank"`.
  public static func target(_ value: String) -> Attribute {
    Attribute("target", value)
  }

  /// How the other place relates to this one: `"stylesheet"`, `"noopener"`.
  public static func rel(_ value: String) -> Attribute {
    Attribute("rel", value)
  }

  /// The file name under which a link is saved.
  public static func download(_ name: String = "") -> Attribute {
    Attribute("download", name)
  }

  /// The language of the other place.
  public static func hreflang(_ value: String) -> Attribute {
    Attribute("hreflang", value)
  }

  /// For which screens it is meant.
  public static func media(_ value: String) -> Attribute {
    Attribute("media", value)
  }

  /// The encoding: `"utf-8"`.
  public static func charset(_ value: String) -> Attribute {
    Attribute("charset", value)
  }

  /// The value of a `meta`.
  public static func content(_ value: String) -> Attribute {
    Attribute("content", value)
  }

  /// The time in a machine's notation.
  public static func datetime(_ value: String) -> Attribute {
    Attribute("datetime", value)
  }

  /// The digest that a file must have.
  public static func integrity(_ value: String) -> Attribute {
    Attribute("integrity", value)
  }

  /// Whether credentials are sent along: `"anonymous"`.
  public static func crossorigin(_ value: String) -> Attribute {
    Attribute("crossorigin", value)
  }

  /// Whether a program waits for the page.
  public static func `defer`(_ isSet: Bool = true) -> Attribute {
    Attribute("defer", ifTrue: isSet)
  }

  /// Whether a program runs as soon as it is there.
  public static func async(_ isSet: Bool = true) -> Attribute {
    Attribute("async", ifTrue: isSet)
  }

  /// That a program is a module.
  public static func module() -> Attribute {
    Attribute("type", "module")
  }

  /// Whether a film or sound can be stopped by the user.
  public static func controls(_ isSet: Bool = true) -> Attribute {
    Attribute("controls", ifTrue: isSet)
  }

  /// Whether it begins again.
  public static func loop(_ isSet: Bool = true) -> Attribute {
    Attribute("loop", ifTrue: isSet)
  }

  /// Whether it is silent at first.
  public static func muted(_ isSet: Bool = true) -> Attribute {
    Attribute("muted", ifTrue: isSet)
  }

  /// Whether it begins by itself.
  public static func autoplay(_ isSet: Bool = true) -> Attribute {
    Attribute("autoplay", ifTrue: isSet)
  }

  /// How many columns a cell spans.
  public static func colspan(_ value: Int) -> Attribute {
    Attribute("colspan", "\(value)")
  }

  /// How many rows a cell spans.
  public static func rowspan(_ value: Int) -> Attribute {
    Attribute("rowspan", "\(value)")
  }

  /// How many columns a group spans.
  public static func span(_ value: Int) -> Attribute {
    Attribute("span", "\(value)")
  }

  /// What a heading cell heads: `"col"` or `"row"`.
  public static func scope(_ value: String) -> Attribute {
    Attribute("scope", value)
  }

  /// The ids of the cells that head this one.
  public static func headers(_ value: String) -> Attribute {
    Attribute("headers", value)
  }

  /// The first number of a list.
  public static func start(_ value: Int) -> Attribute {
    Attribute("start", "\(value)")
  }

  /// Whether a list counts down.
  public static func reversed(_ isSet: Bool = true) -> Attribute {
    Attribute("reversed", ifTrue: isSet)
  }
}
