import ArcoChecks

// The checks as a table, for the report of `make apple`.
print("check | must show | by | result\n---|---|---|---")
for check in Check.all {
  let steps = check.steps.map { "\($0)" }.joined(separator: ", ")
  print("\(check.name) | \(check.shows) | \(steps) | not run")
}
for look in Check.byHand { print("by hand | \(look) | | not run") }
