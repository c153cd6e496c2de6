// Elements of pictures and sound.
// Each is there twice: by itself, and under `HTML` for where a local of the same name shadows it.

/// `<img>`: a picture.
public var img: HTML.VoidTag { HTML.img }

/// `<picture>`: a picture in several forms.
public var picture: HTML.Tag { HTML.picture }

/// `<source>`: one of several forms of a medium.
public var source: HTML.VoidTag { HTML.source }

/// `<video>`: a film.
public var video: HTML.Tag { HTML.video }

/// `<audio>`: a sound.
public var audio: HTML.Tag { HTML.audio }

/// `<track>`: subtitles and the like.
public var track: HTML.VoidTag { HTML.track }

/// `<map>`: a picture with places to click.
public var map: HTML.Tag { HTML.map }

/// `<area>`: a place to click.
public var area: HTML.VoidTag { HTML.area }

/// `<canvas>`: a surface that a script draws on.
public var canvas: HTML.Tag { HTML.canvas }

/// `<svg>`: a drawing.
public var svg: HTML.Tag { HTML.svg }

extension HTML {
  /// `<img>`: a picture.
  public static var img: HTML.VoidTag { HTML.VoidTag("img") }

  /// `<picture>`: a picture in several forms.
  public static var picture: Tag { Tag("picture") }

  /// `<source>`: one of several forms of a medium.
  public static var source: HTML.VoidTag { HTML.VoidTag("source") }

  /// `<video>`: a film.
  public static var video: Tag { Tag("video") }

  /// `<audio>`: a sound.
  public static var audio: Tag { Tag("audio") }

  /// `<track>`: subtitles and the like.
  public static var track: HTML.VoidTag { HTML.VoidTag("track") }

  /// `<map>`: a picture with places to click.
  public static var map: Tag { Tag("map") }

  /// `<area>`: a place to click.
  public static var area: HTML.VoidTag { HTML.VoidTag("area") }

  /// `<canvas>`: a surface that a script draws on.
  public static var canvas: Tag { Tag("canvas") }

  /// `<svg>`: a drawing.
  public static var svg: Tag { Tag("svg", .svg) }
}
