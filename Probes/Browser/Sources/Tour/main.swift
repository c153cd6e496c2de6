import ArcoBrowser
import ArcoCore

// Pages whose tests the server host has, without a server: those with addresses, or any text everywhere a page can
// hold one, where a test has put texts into the tab's storage.
if let codes = BrowserStorage.session.text(under: "codes") {
  Browser.run(textsPage(), state: Texts(shown: Codes.texts(codes)))
} else {
  Browser.run(movingPage(), state: Moving(), navigation: movingNavigation)
}
