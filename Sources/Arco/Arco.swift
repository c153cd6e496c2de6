@_exported import ArcoCore
@_exported import ArcoOptics
