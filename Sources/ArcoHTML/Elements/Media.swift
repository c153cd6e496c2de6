// Elements of pictures and sound.
// Each element has a global name, and one in `HTML` for code where a local hides the global name.

/// `<img>`: a picture.
public var img: HTML.VoidTag { HTML.img }

/// `<picture>`: a picture in several forms.
public var picture: HTML.Tag { HTML.picture }

/// `<source>`: one of several files for the same picture, video or sound.
public var source: HTML.VoidTag { HTML.source }

/// `<video>`: a video.
public var video: HTML.Tag { HTML.video }

/// `<audio>`: a sound.
public var audio: HTML.Tag { HTML.audio }

/// `<track>`: subtitles or captions of a video.
public var track: HTML.VoidTag { HTML.track }

/// `<map>`: an image map: the clickable areas of a picture.
public var map: HTML.Tag { HTML.map }

/// `<area>`: one clickable area of a `map`.
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

  /// `<source>`: one of several files for the same picture, video or sound.
  public static var source: HTML.VoidTag { HTML.VoidTag("source") }

  /// `<video>`: a video.
  public static var video: Tag { Tag("video") }

  /// `<audio>`: a sound.
  public static var audio: Tag { Tag("audio") }

  /// `<track>`: subtitles or captions of a video.
  public static var track: HTML.VoidTag { HTML.VoidTag("track") }

  /// `<map>`: an image map: the clickable areas of a picture.
  public static var map: Tag { Tag("map") }

  /// `<area>`: one clickable area of a `map`.
  public static var area: HTML.VoidTag { HTML.VoidTag("area") }

  /// `<canvas>`: a surface that a script draws on.
  public static var canvas: Tag { Tag("canvas") }

  /// `<svg>`: a drawing.
  public static var svg: Tag { Tag("svg", .svg) }
}
