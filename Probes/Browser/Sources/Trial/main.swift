import ArcoBrowser
import ArcoCore

Browser.run(Component(trial, trialFace()), state: Trial(), at: "trial")
