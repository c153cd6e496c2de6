/// A day, written as “27.03.2014”.
package struct Day: Equatable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// Parses a day; nil if it is not a day of the calendar.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let lengths = parts.map { $0.utf8.count }
    let numbers = parts.compactMap { Int($0) }
    guard lengths == [2, 2, 4], numbers.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    (day, month, year) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day) else {
      return nil
    }
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

extension Day: Comparable {
  package static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
