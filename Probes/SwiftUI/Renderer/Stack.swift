/// The path that a navigation stack shows: the value of its binding when the stack last ran, or the
/// path to which a person has gone since.
///
/// "When people tap a link, the stack appends the value to the path … the stack removes it when they go back" (Apple,
/// `NavigationStack`). The stack writes the whole path, once, and shows it until its body runs.
@MainActor final class StackPath: Kept {
  private let shown = StateCell<[AnyHashable]>([])
  private var last: [AnyHashable] = []
  private var binding: (any PathBinding)?

  nonisolated init() {}

  var values: [AnyHashable] { shown.current }

  /// Shows the path of the binding. A stack without a binding keeps its own path.
  func follow(_ binding: (any PathBinding)?) {
    guard let binding else { return }
    self.binding = binding
    let values = binding.values
    if values != last { show(values) }
  }

  func push(_ value: AnyHashable) { write(last + [value]) }

  /// Goes back until `count` screens are left; by one screen if it is nil.
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

/// The content of a navigation stack.
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

/// The transitions of screens off a stack.
@MainActor final class LeavingScreens: Kept {
  private var last: [AnyHashable] = []
  private var held: [AnyHashable] = []
  private let isLeaving = StateCell(false)

  nonisolated init() {}

  /// Returns the screens on the stack, with those that are leaving it.
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
