import ArcoBrowser
import ArcoCore

Browser.run(Program(Component(trial, trialFace()), state: Trial()), at: "trial")
