// Elements that divide a page.
// Each element has a global name, and one in `HTML` for code where a local hides the global name.

/// `<html>`: the whole document.
public var html: HTML.Tag { HTML.html }

/// `<head>`: data about the document: title, style, scripts.
public var head: HTML.Tag { HTML.head }

/// `<body>`: what the document shows.
public var body: HTML.Tag { HTML.body }

/// `<title>`: the title of the document.
public var title: HTML.TextTag { HTML.title }

/// `<meta>`: metadata of the document, such as its character set.
public var meta: HTML.VoidTag { HTML.meta }

/// `<link>`: a file that the document needs.
public var link: HTML.VoidTag { HTML.link }

/// `<script>`: a script, by its address or its text.
public var script: HTML.CodeTag { HTML.script }

/// `<style>`: style rules.
public var style: HTML.CodeTag { HTML.style }

/// `<main>`: the main content of the page.
public var main: HTML.Tag { HTML.main }

/// `<header>`: the introduction of the section or page around it.
public var header: HTML.Tag { HTML.header }

/// `<footer>`: the end of the section or page around it.
public var footer: HTML.Tag { HTML.footer }

/// `<nav>`: links to other pages or other parts of the page.
public var nav: HTML.Tag { HTML.nav }

/// `<section>`: a section with a theme of its own.
public var section: HTML.Tag { HTML.section }

/// `<article>`: content that makes sense on its own.
public var article: HTML.Tag { HTML.article }

/// `<aside>`: a remark beside the text.
public var aside: HTML.Tag { HTML.aside }

/// `<hgroup>`: a heading with its subtitles.
public var hgroup: HTML.Tag { HTML.hgroup }

/// `<search>`: the controls of a search.
public var search: HTML.Tag { HTML.search }

/// `<address>`: contact details.
public var address: HTML.Tag { HTML.address }

/// `<h1>`: a heading of the first rank.
public var h1: HTML.Tag { HTML.h1 }

/// `<h2>`: a heading of the second rank.
public var h2: HTML.Tag { HTML.h2 }

/// `<h3>`: a heading of the third rank.
public var h3: HTML.Tag { HTML.h3 }

/// `<h4>`: a heading of the fourth rank.
public var h4: HTML.Tag { HTML.h4 }

/// `<h5>`: a heading of the fifth rank.
public var h5: HTML.Tag { HTML.h5 }

/// `<h6>`: a heading of the sixth rank.
public var h6: HTML.Tag { HTML.h6 }

extension HTML {
  /// `<html>`: the whole document.
  public static var html: Tag { Tag("html") }

  /// `<head>`: data about the document: title, style, scripts.
  public static var head: Tag { Tag("head") }

  /// `<body>`: what the document shows.
  public static var body: Tag { Tag("body") }

  /// `<title>`: the title of the document.
  public static var title: HTML.TextTag { HTML.TextTag("title") }

  /// `<meta>`: metadata of the document, such as its character set.
  public static var meta: HTML.VoidTag { HTML.VoidTag("meta") }

  /// `<link>`: a file that the document needs.
  public static var link: HTML.VoidTag { HTML.VoidTag("link") }

  /// `<script>`: a script, by its address or its text.
  public static var script: HTML.CodeTag { HTML.CodeTag("script") }

  /// `<style>`: style rules.
  public static var style: HTML.CodeTag { HTML.CodeTag("style") }

  /// `<main>`: the main content of the page.
  public static var main: Tag { Tag("main") }

  /// `<header>`: the introduction of the section or page around it.
  public static var header: Tag { Tag("header") }

  /// `<footer>`: the end of the section or page around it.
  public static var footer: Tag { Tag("footer") }

  /// `<nav>`: links to other pages or other parts of the page.
  public static var nav: Tag { Tag("nav") }

  /// `<section>`: a section with a theme of its own.
  public static var section: Tag { Tag("section") }

  /// `<article>`: content that makes sense on its own.
  public static var article: Tag { Tag("article") }

  /// `<aside>`: a remark beside the text.
  public static var aside: Tag { Tag("aside") }

  /// `<hgroup>`: a heading with its subtitles.
  public static var hgroup: Tag { Tag("hgroup") }

  /// `<search>`: the controls of a search.
  public static var search: Tag { Tag("search") }

  /// `<address>`: contact details.
  public static var address: Tag { Tag("address") }

  /// `<h1>`: a heading of the first rank.
  public static var h1: Tag { Tag("h1") }

  /// `<h2>`: a heading of the second rank.
  public static var h2: Tag { Tag("h2") }

  /// `<h3>`: a heading of the third rank.
  public static var h3: Tag { Tag("h3") }

  /// `<h4>`: a heading of the fourth rank.
  public static var h4: Tag { Tag("h4") }

  /// `<h5>`: a heading of the fifth rank.
  public static var h5: Tag { Tag("h5") }

  /// `<h6>`: a heading of the sixth rank.
  public static var h6: Tag { Tag("h6") }
}
