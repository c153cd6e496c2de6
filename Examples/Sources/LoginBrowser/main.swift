import Arco
import ArcoBrowser
import LoginFeature
import LoginHTML

/// A service that lets everybody in but Mallory.
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
      “Mallory” is not let in, and “Tortoise” takes so long that there is time to throw it out.
      """), state: .loggedOut(nil), world: world)
