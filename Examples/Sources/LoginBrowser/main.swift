import Arco
import ArcoBrowser
import LoginFeature
import LoginHTML

/// A log in service that refuses only Mallory.
let world = LoginWorld(
  callingLogIn: { name, answer in
    TimeSource.browser.after(name == "Tortoise" ? .seconds(60) : .milliseconds(400)) {
      answer(name == "Mallory" ? .failure(.unknownName) : .success(()))
    }
  },
  logOut: { answer in TimeSource.browser.after(.milliseconds(200), answer) })

Browser.run(

  loginPage(
    hint: """
      “Mallory” is refused. “Tortoise” takes a minute to log in, so there is time to throw it out.
      """), state: .loggedOut(nil), world: world)
