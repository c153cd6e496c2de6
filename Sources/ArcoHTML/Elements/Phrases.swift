// Elements within a text.
// Each element has a global name, and one in `HTML` for code where a local hides the global name.

/// `<a>`: a link.
public var a: HTML.Tag { HTML.a }

/// `<em>`: stressed text.
public var em: HTML.Tag { HTML.em }

/// `<strong>`: important text.
public var strong: HTML.Tag { HTML.strong }

/// `<small>`: fine print.
public var small: HTML.Tag { HTML.small }

/// `<s>`: text that is no longer correct.
public var s: HTML.Tag { HTML.s }

/// `<cite>`: the title of a work.
public var cite: HTML.Tag { HTML.cite }

/// `<q>`: a short quotation.
public var q: HTML.Tag { HTML.q }

/// `<dfn>`: a term at the place that defines it.
public var dfn: HTML.Tag { HTML.dfn }

/// `<abbr>`: an abbreviation.
public var abbr: HTML.Tag { HTML.abbr }

/// `<data>`: text with a value for machines.
public var data: HTML.Tag { HTML.data }

/// `<time>`: a date, a time of day or a duration.
public var time: HTML.Tag { HTML.time }

/// `<code>`: a piece of a program.
public var code: HTML.Tag { HTML.code }

/// `<samp>`: output of a program.
public var samp: HTML.Tag { HTML.samp }

/// `<kbd>`: input that the user types.
public var kbd: HTML.Tag { HTML.kbd }

/// `<sub>`: a subscript.
public var sub: HTML.Tag { HTML.sub }

/// `<sup>`: a superscript.
public var sup: HTML.Tag { HTML.sup }

/// `<i>`: a phrase in another voice, such as a foreign term.
public var i: HTML.Tag { HTML.i }

/// `<b>`: text to notice, but no more important.
public var b: HTML.Tag { HTML.b }

/// `<u>`: text with an annotation, such as a spelling mistake.
public var u: HTML.Tag { HTML.u }

/// `<mark>`: highlighted text.
public var mark: HTML.Tag { HTML.mark }

/// `<bdi>`: text whose direction does not depend on the text around it.
public var bdi: HTML.Tag { HTML.bdi }

/// `<bdo>`: text with the direction of its `dir` attribute.
public var bdo: HTML.Tag { HTML.bdo }

/// `<span>`: a phrase without a meaning of its own.
public var span: HTML.Tag { HTML.span }

/// `<br>`: a line break.
public var br: HTML.VoidTag { HTML.br }

/// `<wbr>`: a point where a line may break.
public var wbr: HTML.VoidTag { HTML.wbr }

/// `<ruby>`: text with its pronunciation.
public var ruby: HTML.Tag { HTML.ruby }

/// `<rt>`: a pronunciation.
public var rt: HTML.Tag { HTML.rt }

/// `<rp>`: a bracket for browsers that do not support ruby.
public var rp: HTML.Tag { HTML.rp }

/// `<ins>`: inserted text.
public var ins: HTML.Tag { HTML.ins }

/// `<del>`: deleted text.
public var del: HTML.Tag { HTML.del }

extension HTML {
  /// `<a>`: a link.
  public static var a: Tag { Tag("a") }

  /// `<em>`: stressed text.
  public static var em: Tag { Tag("em") }

  /// `<strong>`: important text.
  public static var strong: Tag { Tag("strong") }

  /// `<small>`: fine print.
  public static var small: Tag { Tag("small") }

  /// `<s>`: text that is no longer correct.
  public static var s: Tag { Tag("s") }

  /// `<cite>`: the title of a work.
  public static var cite: Tag { Tag("cite") }

  /// `<q>`: a short quotation.
  public static var q: Tag { Tag("q") }

  /// `<dfn>`: a term at the place that defines it.
  public static var dfn: Tag { Tag("dfn") }

  /// `<abbr>`: an abbreviation.
  public static var abbr: Tag { Tag("abbr") }

  /// `<data>`: text with a value for machines.
  public static var data: Tag { Tag("data") }

  /// `<time>`: a date, a time of day or a duration.
  public static var time: Tag { Tag("time") }

  /// `<code>`: a piece of a program.
  public static var code: Tag { Tag("code") }

  /// `<var>`: a variable.
  public static var `var`: Tag { Tag("var") }

  /// `<samp>`: output of a program.
  public static var samp: Tag { Tag("samp") }

  /// `<kbd>`: input that the user types.
  public static var kbd: Tag { Tag("kbd") }

  /// `<sub>`: a subscript.
  public static var sub: Tag { Tag("sub") }

  /// `<sup>`: a superscript.
  public static var sup: Tag { Tag("sup") }

  /// `<i>`: a phrase in another voice, such as a foreign term.
  public static var i: Tag { Tag("i") }

  /// `<b>`: text to notice, but no more important.
  public static var b: Tag { Tag("b") }

  /// `<u>`: text with an annotation, such as a spelling mistake.
  public static var u: Tag { Tag("u") }

  /// `<mark>`: highlighted text.
  public static var mark: Tag { Tag("mark") }

  /// `<bdi>`: text whose direction does not depend on the text around it.
  public static var bdi: Tag { Tag("bdi") }

  /// `<bdo>`: text with the direction of its `dir` attribute.
  public static var bdo: Tag { Tag("bdo") }

  /// `<span>`: a phrase without a meaning of its own.
  public static var span: Tag { Tag("span") }

  /// `<br>`: a line break.
  public static var br: HTML.VoidTag { HTML.VoidTag("br") }

  /// `<wbr>`: a point where a line may break.
  public static var wbr: HTML.VoidTag { HTML.VoidTag("wbr") }

  /// `<ruby>`: text with its pronunciation.
  public static var ruby: Tag { Tag("ruby") }

  /// `<rt>`: a pronunciation.
  public static var rt: Tag { Tag("rt") }

  /// `<rp>`: a bracket for browsers that do not support ruby.
  public static var rp: Tag { Tag("rp") }

  /// `<ins>`: inserted text.
  public static var ins: Tag { Tag("ins") }

  /// `<del>`: deleted text.
  public static var del: Tag { Tag("del") }
}
