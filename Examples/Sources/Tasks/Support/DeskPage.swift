import ArcoPages

// The page behind the log in, which is not part of the task.

struct Clerk: Codable, Equatable, Sendable { var name: String }

struct Desk: Feature, Sendable {
  var user: Clerk?

  typealias Input = Never
}

func deskPage() -> PageComponent<Desk> {
  Component(.empty()) { desk, _ in h1("Desk of \(desk.user?.name ?? "nobody")") }
}
