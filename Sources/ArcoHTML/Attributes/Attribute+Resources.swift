// Attributes of links, media, tables and the head.

extension Attribute {
  /// The address that a link leads to.
  public static func href(_ address: WebAddress) -> Attribute {
    Attribute("href", address.text)
  }

  /// The address of a picture, sound, video or script.
  public static func src(_ address: WebAddress) -> Attribute {
    Attribute("src", address.text)
  }

  /// The picture that a video shows before it begins.
  public static func poster(_ address: WebAddress) -> Attribute {
    Attribute("poster", address.text)
  }

  /// The address of the source of a quotation or change.
  public static func cite(_ address: WebAddress) -> Attribute {
    Attribute("cite", address.text)
  }

  /// The description of a picture in words; `""` for decoration.
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

  /// The window or tab that a link opens in: `"_blank"` for a new one.
  public static func target(_ value: String) -> Attribute {
    Attribute("target", value)
  }

  /// How the linked document relates to this one: `"stylesheet"`, `"noopener"`.
  public static func rel(_ value: String) -> Attribute {
    Attribute("rel", value)
  }

  /// The file name under which the browser saves the link's target; `""` for the server's name.
  public static func download(_ name: String = "") -> Attribute {
    Attribute("download", name)
  }

  /// The language of the linked document.
  public static func hreflang(_ value: String) -> Attribute {
    Attribute("hreflang", value)
  }

  /// The media query under which the file applies: `"print"`.
  public static func media(_ value: String) -> Attribute {
    Attribute("media", value)
  }

  /// The character encoding: `"utf-8"`.
  public static func charset(_ value: String) -> Attribute {
    Attribute("charset", value)
  }

  /// The value of a `meta`.
  public static func content(_ value: String) -> Attribute {
    Attribute("content", value)
  }

  /// A date, time or duration in the format for machines: `"2026-01-31"`.
  public static func datetime(_ value: String) -> Attribute {
    Attribute("datetime", value)
  }

  /// The digest that the file must have: `"sha384-…"`.
  public static func integrity(_ value: String) -> Attribute {
    Attribute("integrity", value)
  }

  /// Whether the browser sends credentials to another origin: `"anonymous"` for no.
  public static func crossorigin(_ value: String) -> Attribute {
    Attribute("crossorigin", value)
  }

  /// Whether a script runs only after the page is parsed.
  public static func `defer`(_ isSet: Bool = true) -> Attribute {
    Attribute("defer", ifTrue: isSet)
  }

  /// Whether a script runs as soon as it is loaded.
  public static func async(_ isSet: Bool = true) -> Attribute {
    Attribute("async", ifTrue: isSet)
  }

  /// `type="module"`: the script is a JavaScript module.
  public static func module() -> Attribute {
    Attribute("type", "module")
  }

  /// Whether a video or sound shows its controls.
  public static func controls(_ isSet: Bool = true) -> Attribute {
    Attribute("controls", ifTrue: isSet)
  }

  /// Whether the video or sound starts again at its end.
  public static func loop(_ isSet: Bool = true) -> Attribute {
    Attribute("loop", ifTrue: isSet)
  }

  /// Whether the video or sound is muted at first.
  public static func muted(_ isSet: Bool = true) -> Attribute {
    Attribute("muted", ifTrue: isSet)
  }

  /// Whether the video or sound starts by itself.
  public static func autoplay(_ isSet: Bool = true) -> Attribute {
    Attribute("autoplay", ifTrue: isSet)
  }

  /// The number of columns that a cell spans.
  public static func colspan(_ value: Int) -> Attribute {
    Attribute("colspan", "\(value)")
  }

  /// The number of rows that a cell spans.
  public static func rowspan(_ value: Int) -> Attribute {
    Attribute("rowspan", "\(value)")
  }

  /// The number of columns that a `colgroup` or `col` spans.
  public static func span(_ value: Int) -> Attribute {
    Attribute("span", "\(value)")
  }

  /// The cells that a header cell labels: `"col"` or `"row"`.
  public static func scope(_ value: String) -> Attribute {
    Attribute("scope", value)
  }

  /// The ids of the header cells of this cell.
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
