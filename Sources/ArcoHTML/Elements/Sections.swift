// Elements that divide a page.
// Each is there twice: by itself, and under `HTML` for where a local of the same name shadows it.

/// `<html>`: the whole document.
public var html: HTML.Tag { HTML.html }

/// `<head>`: what is said about the document.
public var head: HTML.Tag { HTML.head }

/// `<body>`: what the document shows.
public var body: HTML.Tag { HTML.body }

/// `<title>`: the name of the document.
public var title: HTML.TextTag { HTML.title }

/// `<meta>`: a fact about the document.
public var meta: HTML.VoidTag { HTML.meta }

/// `<link>`: a file that the document needs.
public var link: HTML.VoidTag { HTML.link }

/// `<script>`: a program.
public var script: HTML.CodeTag { HTML.script }

/// `<style>`: style rules.
public var style: HTML.CodeTag { HTML.style }

/// `<main>`: what the page is about.
public var main: HTML.Tag { HTML.main }

/// `<header>`: what introduces the part around it.
public var header: HTML.Tag { HTML.header }

/// `<footer>`: what closes the part around it.
public var footer: HTML.Tag { HTML.footer }

/// `<nav>`: ways to other places.
public var nav: HTML.Tag { HTML.nav }

/// `<section>`: a part with a theme of its own.
public var section: HTML.Tag { HTML.section }

/// `<article>`: a part that stands on its own.
public var article: HTML.Tag { HTML.article }

/// `<aside>`: a remark beside the text.
public var aside: HTML.Tag { HTML.aside }

/// `<hgroup>`: a heading with its subtitles.
public var hgroup: HTML.Tag { HTML.hgroup }

/// `<search>`: what one searches with.
public var search: HTML.Tag { HTML.search }

/// `<address>`: how to reach somebody.
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

  /// `<head>`: what is said about the document.
  public static var head: Tag { Tag("head") }

  /// `<body>`: what the document shows.
  public static var body: Tag { Tag("body") }

  /// `<title>`: the name of the document.
  public static var title: HTML.TextTag { HTML.TextTag("title") }

  /// `<meta>`: a fact about the document.
  public static var meta: HTML.VoidTag { HTML.VoidTag("meta") }

  /// `<link>`: a file that the document needs.
  public static var link: HTML.VoidTag { HTML.VoidTag("link") }

  /// `<script>`: a program.
  public static var script: HTML.CodeTag { HTML.CodeTag("script") }

  /// `<style>`: style rules.
  public static var style: HTML.CodeTag { HTML.CodeTag("style") }

  /// `<main>`: what the page is about.
  public static var main: Tag { Tag("main") }

  /// `<header>`: what introduces the part around it.
  public static var header: Tag { Tag("header") }

  /// `<footer>`: what closes the part around it.
  public static var footer: Tag { Tag("footer") }

  /// `<nav>`: ways to other places.
  public static var nav: Tag { Tag("nav") }

  /// `<section>`: a part with a theme of its own.
  public static var section: Tag { Tag("section") }

  /// `<article>`: a part that stands on its own.
  public static var article: Tag { Tag("article") }

  /// `<aside>`: a remark beside the text.
  public static var aside: Tag { Tag("aside") }

  /// `<hgroup>`: a heading with its subtitles.
  public static var hgroup: Tag { Tag("hgroup") }

  /// `<search>`: what one searches with.
  public static var search: Tag { Tag("search") }

  /// `<address>`: how to reach somebody.
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
