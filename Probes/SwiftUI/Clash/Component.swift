// As macOS has it: a C module among those that AppKit brings along has a type called Component.
public typealias Component = UnsafeMutablePointer<Int>
