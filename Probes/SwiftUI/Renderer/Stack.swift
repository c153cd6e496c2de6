/// What a navigation stack shows: what its binding said when it ran, or what a person did since.
///
/// "When people tap a link, the stack appends the value to the path … the stack removes it when they go back" (Apple,
/// `NavigationStack`). The stack writes the whole path, once, and shows it until its body runs.
@MainActor final class StackPath: Kept {
  private let shown = StateCell<[AnyHashable]>([])
  private var last: [AnyHashable] = []
  private var binding: (any PathBinding)?

  nonisolated init() {}

  var values: [AnyHashable] { shown.current }

  /// Shows what the binding says; without one, the stack goes its own way.
  func follow(_ binding: (any PathBinding)?) {
    guard let binding else { return }
    self.binding = binding
    let values = binding.values
    if values != last { show(values) }
  }

  func push(_ value: AnyHashable) { write(last + [value]) }

  /// Goes back, to a number of screens or by one.
  func pop(to count: Int? = nil) { write(Array(last.prefix(count ?? last.count - 1))) }

  private func write(_ path: [AnyHashable]) {
    show(path)
    binding?.values = path
  }

  private func show(_ path: [AnyHashable]) {
    last = path
    shown.current = path
  }
}

/// A binding to the path of a stack.
protocol PathBinding {
  var values: [AnyHashable] { get nonmutating set }
}

extension Binding: PathBinding
where
  Value: MutableCollection, Value: RandomAccessCollection, Value: RangeReplaceableCollection,
  Value.Element: Hashable
{
  var values: [AnyHashable] {
    get { wrappedValue.map { AnyHashable($0) } }
    nonmutating set { wrappedValue = Value(newValue.compactMap { $0.base as? Value.Element }) }
  }
}

/// What is in a stack.
struct StackView<Root: View>: View, Primitive {
  let stack: StackPath
  let root: Root

  func elements(in place: Expansion) -> [Element] {
    var surroundings = place.surroundings
    surroundings.isInList = false
    surroundings.stack = stack
    let elements = place.at(0, surroundings).elements(of: root)
    return [.changed(.stack(stack), place.leaf(.container(.navigation, elements)))]
  }
}

/// The screens of a stack whose values are of one type.
struct PushedScreens<Value: Hashable, Destination: View>: BuiltIn {
  let stack: StackPath
  let destination: (Value) -> Destination
  @State private var leaving = LeavingScreens()

  var body: some View {
    ForEach(Array(leaving.with(stack.values).enumerated()), id: \.offset) { offset, value in
      if let value = value.base as? Value {
        Presented(id: value, content: destination(value))
      }
    }
  }
}

/// The way of screens off a stack, which takes time.
@MainActor final class LeavingScreens: Kept {
  private var last: [AnyHashable] = []
  private var held: [AnyHashable] = []
  private let isLeaving = StateCell(false)

  nonisolated init() {}

  /// The screens on the stack, with those that leave it.
  func with(_ values: [AnyHashable]) -> [AnyHashable] {
    if values.count < last.count, let graph = Updating.graph, graph.hasSlowTransitions {
      held = last
      isLeaving.current = true
      graph.leaving.append(isLeaving)
    }
    last = values
    return isLeaving.current ? held : values
  }
}
