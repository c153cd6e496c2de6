import ArcoBrowser
import ArcoCore

// The pages whose tests the server host has, without a server.
Browser.run(Program(movingPage(), state: Moving()), navigation: movingNavigation)
