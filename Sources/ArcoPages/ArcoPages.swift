@_exported import ArcoCore
@_exported import ArcoHTML
@_exported import ArcoMacros
@_exported import ArcoOptics
@_exported import ArcoRoutes
@_exported import ArcoServer
@_exported import ArcoWeb
