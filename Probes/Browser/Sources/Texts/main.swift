import ArcoBrowser
import ArcoCore

// Any text, everywhere a page can hold one: a test says which by the tab's storage.
let codes = BrowserStorage.session.text(under: "codes") ?? ""
Browser.run(Program(textsPage(), state: Texts(shown: Codes.texts(codes))))
