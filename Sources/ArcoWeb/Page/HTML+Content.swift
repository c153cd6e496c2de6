public import ArcoCore
public import ArcoHTML

extension HTML: Content {
  /// Markup with a hole in it that the instances of a child fill.
  public static func child(_ slot: Slot<HTML>) -> HTML {
    .hole(Hole(id: slot.id) { slot.fillings })
  }
}

extension Slot<HTML> {
  /// What fills the slot's hole now, for a page that begins to show it.
  var fillings: [Filling] { takeAll().map { $0.filling } }
}

extension Instance<HTML> {
  var filling: Filling { Filling(id: id, content: self.take() ?? .empty) }
}

extension Rearrangement: Arrangement {
  package var runCount: Int { pieces.count }

  package func run(_ index: Int) -> (start: Int, count: Int) {
    (pieces[index].start, pieces[index].count)
  }
}

extension Face where Content == HTML {
  /// Makes a face from a function that lists markup.
  public init(@HTMLBuilder _ view: @escaping (State, Send<Input>) -> HTML) {
    self.init(Drawing(view))
  }
}

extension Parts where Content == HTML {
  /// Returns a view function that lists markup, as what the face is made of.
  public func view(
    @HTMLBuilder _ view: @escaping (State, Send<Input>) -> HTML
  ) -> Drawing<State, Input, HTML> {
    Drawing(view)
  }
}

extension Component where Content == HTML {
  /// Joins a dispatcher and a function that lists markup.
  public init(
    _ dispatcher: Dispatcher<World, State, Input>,
    @HTMLBuilder view: @escaping (State, Send<Input>) -> HTML
  ) {
    self.init(dispatcher, Face(view))
  }
}
