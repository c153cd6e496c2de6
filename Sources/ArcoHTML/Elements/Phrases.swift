// Elements within a text.
// Each is there twice: by itself, and under `HTML` for where a local of the same name shadows it.

/// `<a>`: a link to another place.
public var a: HTML.Tag { HTML.a }

/// `<em>`: a stressed word.
public var em: HTML.Tag { HTML.em }

/// `<strong>`: an important word.
public var strong: HTML.Tag { HTML.strong }

/// `<small>`: fine print.
public var small: HTML.Tag { HTML.small }

/// `<s>`: what is no longer so.
public var s: HTML.Tag { HTML.s }

/// `<cite>`: the title of a work.
public var cite: HTML.Tag { HTML.cite }

/// `<q>`: a short quotation.
public var q: HTML.Tag { HTML.q }

/// `<dfn>`: a word that is being defined.
public var dfn: HTML.Tag { HTML.dfn }

/// `<abbr>`: an abbreviation.
public var abbr: HTML.Tag { HTML.abbr }

/// `<data>`: a text with a value for machines.
public var data: HTML.Tag { HTML.data }

/// `<time>`: a point or length of time.
public var time: HTML.Tag { HTML.time }

/// `<code>`: a piece of a program.
public var code: HTML.Tag { HTML.code }

/// `<samp>`: what a program prints.
public var samp: HTML.Tag { HTML.samp }

/// `<kbd>`: what a user types.
public var kbd: HTML.Tag { HTML.kbd }

/// `<sub>`: a subscript.
public var sub: HTML.Tag { HTML.sub }

/// `<sup>`: a superscript.
public var sup: HTML.Tag { HTML.sup }

/// `<i>`: a word in another voice.
public var i: HTML.Tag { HTML.i }

/// `<b>`: a word to be noticed.
public var b: HTML.Tag { HTML.b }

/// `<u>`: a word with a remark that is not spelled out.
public var u: HTML.Tag { HTML.u }

/// `<mark>`: a highlighted word.
public var mark: HTML.Tag { HTML.mark }

/// `<bdi>`: a text whose direction is its own.
public var bdi: HTML.Tag { HTML.bdi }

/// `<bdo>`: a text whose direction is set.
public var bdo: HTML.Tag { HTML.bdo }

/// `<span>`: a phrase that means nothing by itself.
public var span: HTML.Tag { HTML.span }

/// `<br>`: a line break.
public var br: HTML.VoidTag { HTML.br }

/// `<wbr>`: a place where a line may break.
public var wbr: HTML.VoidTag { HTML.wbr }

/// `<ruby>`: a text with pronunciation.
public var ruby: HTML.Tag { HTML.ruby }

/// `<rt>`: a pronunciation.
public var rt: HTML.Tag { HTML.rt }

/// `<rp>`: a bracket for browsers without ruby.
public var rp: HTML.Tag { HTML.rp }

/// `<ins>`: an inserted text.
public var ins: HTML.Tag { HTML.ins }

/// `<del>`: a deleted text.
public var del: HTML.Tag { HTML.del }

extension HTML {
  /// `<a>`: a link to another place.
  public static var a: Tag { Tag("a") }

  /// `<em>`: a stressed word.
  public static var em: Tag { Tag("em") }

  /// `<strong>`: an important word.
  public static var strong: Tag { Tag("strong") }

  /// `<small>`: fine print.
  public static var small: Tag { Tag("small") }

  /// `<s>`: what is no longer so.
  public static var s: Tag { Tag("s") }

  /// `<cite>`: the title of a work.
  public static var cite: Tag { Tag("cite") }

  /// `<q>`: a short quotation.
  public static var q: Tag { Tag("q") }

  /// `<dfn>`: a word that is being defined.
  public static var dfn: Tag { Tag("dfn") }

  /// `<abbr>`: an abbreviation.
  public static var abbr: Tag { Tag("abbr") }

  /// `<data>`: a text with a value for machines.
  public static var data: Tag { Tag("data") }

  /// `<time>`: a point or length of time.
  public static var time: Tag { Tag("time") }

  /// `<code>`: a piece of a program.
  public static var code: Tag { Tag("code") }

  /// `<var>`: a variable.
  public static var `var`: Tag { Tag("var") }

  /// `<samp>`: what a program prints.
  public static var samp: Tag { Tag("samp") }

  /// `<kbd>`: what a user types.
  public static var kbd: Tag { Tag("kbd") }

  /// `<sub>`: a subscript.
  public static var sub: Tag { Tag("sub") }

  /// `<sup>`: a superscript.
  public static var sup: Tag { Tag("sup") }

  /// `<i>`: a word in another voice.
  public static var i: Tag { Tag("i") }

  /// `<b>`: a word to be noticed.
  public static var b: Tag { Tag("b") }

  /// `<u>`: a word with a remark that is not spelled out.
  public static var u: Tag { Tag("u") }

  /// `<mark>`: a highlighted word.
  public static var mark: Tag { Tag("mark") }

  /// `<bdi>`: a text whose direction is its own.
  public static var bdi: Tag { Tag("bdi") }

  /// `<bdo>`: a text whose direction is set.
  public static var bdo: Tag { Tag("bdo") }

  /// `<span>`: a phrase that means nothing by itself.
  public static var span: Tag { Tag("span") }

  /// `<br>`: a line break.
  public static var br: HTML.VoidTag { HTML.VoidTag("br") }

  /// `<wbr>`: a place where a line may break.
  public static var wbr: HTML.VoidTag { HTML.VoidTag("wbr") }

  /// `<ruby>`: a text with pronunciation.
  public static var ruby: Tag { Tag("ruby") }

  /// `<rt>`: a pronunciation.
  public static var rt: Tag { Tag("rt") }

  /// `<rp>`: a bracket for browsers without ruby.
  public static var rp: Tag { Tag("rp") }

  /// `<ins>`: an inserted text.
  public static var ins: Tag { Tag("ins") }

  /// `<del>`: a deleted text.
  public static var del: Tag { Tag("del") }
}
