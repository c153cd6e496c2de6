# The root package, Examples/ and Tests/Expansion/ share one scratch path and the same traits, so that Arco, Hummingbird
# and swift-syntax are built once for all. `Scripts/swift` builds. Tests run without its deterministic hashing, so
# that none comes to depend on the order of a set; but those of what macros write, which are built as they run.
SCRATCH ?= $(CURDIR)/.build
export SCRATCH
# Only `quick` builds some of the tests.
unexport ARCO_TESTS
ROOT := --traits SQLite,Pages --scratch-path $(SCRATCH)
EXAMPLES := --package-path Examples --scratch-path $(SCRATCH)
EXPANSION := --package-path Tests/Expansion --scratch-path $(SCRATCH)
BUILD := Scripts/swift build
TEST := Scripts/run-tests
TIMED := Scripts/timed

# Those that build packages outside the tree, in one scratch path, so that they follow one another.
OUTSIDE := check-consumer check-tutorial check-readme
INSIDE := check-format check-client check-layers check-docs check-names check-apple check-portable check-proxy check-snippets check-counts
CHECKS := $(INSIDE) $(OUTSIDE) check-types
PORT ?= 8080
# The file in which the demo's pages outlive it; none when empty.
SESSIONS ?= $(SCRATCH)/demo-$(PORT).sqlite
# The executable of Examples to run.
DEMO ?= arco-demo
# The groups of benchmarks to run, such as `send` or `change`; `make bench BENCH=?` lists them. All of them when empty.
BENCH ?=
# Where `docs` writes its site, and the path at which it is to be served (at / when empty).
SITE ?= $(SCRATCH)/site
BASE ?=

.PHONY: demo client test verify quick test-browser check $(CHECKS) test-checks check-api soak asan tsan bench docs headers

demo: headers
	@$(BUILD) $(EXAMPLES) --product $(DEMO)
	@PORT=$(PORT) SESSIONS=$(SESSIONS) Scripts/demo $(SCRATCH)/local $(SCRATCH)/debug/$(DEMO)

# Bundles the modules of `Client` as the scripts that a server and `arco-web` serve. Whoever changes a module runs it.
client:
	@Scripts/client

# Each prints how long its phases took, and a table of them at its end. The long form of the tests
# that have one, and of the checks' own, is `soak`; the others run their short form.
test verify check soak: headers
	@$(TIMED) 'make $@' $(MAKE) --no-print-directory $@-phases

# While a module is written: format, layers, and the unit tests of what changed since SINCE, by default the commit at
# which this branch left `main`.
SINCE ?=
quick: headers
	@$(TIMED) 'make quick' Scripts/quick $(SINCE)

.PHONY: test-phases verify-phases verify-servers verify-browser build-tests build-examples build-demo
.PHONY: test-client test-expansion test-examples test-servers check-phases soak-phases soak-others
# Every Swift test, and browser tests that use each example. The examples are built first: what expands their macros
# is used to build their sites, which is done beside the build of the other tests, at low priority.
test-phases: build-examples
	@touch $(SCRATCH)/arco-built
	@$(MAKE) --no-print-directory -j2 build-tests example-sites
	@[ -z "$$(find $(SCRATCH)/debug/ArcoCore.build -name '*.d' -newer $(SCRATCH)/arco-built)" ] || \
	  { echo "the tests built Arco again: Examples/ has to name its traits in the order that Scripts/swift says"; exit 1; }
	@$(MAKE) --no-print-directory test-client
	$(TIMED) 'tests' $(TEST) arcoPackageTests $(ROOT)
	@IS_BUILT=1 $(MAKE) --no-print-directory -j2 test-examples test-browser GROUP=examples

# What guards a landing beyond `make test`. Killed servers have the usual priority, and what runs beside them a low one:
# they are waited for most of the time, and a server that starves is taken for stuck. What macros write comes after
# them: it links their plug-in again, and then all that uses it is built again.
verify-phases: build-demo
	@IS_BUILT=1 $(MAKE) --no-print-directory -j2 verify-servers verify-browser
	@$(MAKE) --no-print-directory check-phases

verify-servers: test-servers
	@nice -n 15 $(MAKE) --no-print-directory test-expansion

verify-browser:
	@$(MAKE) --no-print-directory example-sites
	@$(MAKE) --no-print-directory probe-sites
	@$(MAKE) --no-print-directory test-browser GROUP=others

build-examples:
	$(TIMED) 'build of the examples and their tests' $(BUILD) --build-tests $(EXAMPLES)

build-demo:
	$(TIMED) 'build of the demo' $(BUILD) $(EXAMPLES) --product arco-demo

# Their product only: `--build-tests` builds Arco a second time, for the programs behind the package's plug-ins.
build-tests:
	$(TIMED) 'build of the tests' $(BUILD) $(ROOT) --product arcoPackageTests

# Sites that need no server: those of examples, and those that only tests open.
.PHONY: example-sites probe-sites
example-sites probe-sites:
	$(TIMED) $@ nice -n 15 Scripts/build-sites $(SCRATCH)/sites $(@:-sites=s)

test-expansion:
	$(TIMED) 'what macros write' Scripts/swift test --disable-xctest $(EXPANSION)

test-examples:
	@[ "$(IS_BUILT)" = 1 ] || $(MAKE) --no-print-directory build-examples
	$(TIMED) "examples' tests" $(TEST) arco-examplesPackageTests --disable-xctest $(EXAMPLES)

test-servers:
	@[ "$(IS_BUILT)" = 1 ] || $(BUILD) $(EXAMPLES) --product arco-demo
	cd Tests/Durable && ../../$(TIMED) 'killed servers' python3 -m unittest discover

# The browser tests of a GROUP: `examples`, which `make test` runs, or `others`; all of them when empty.
test-browser:
	$(TIMED) 'browser tests' Scripts/browser-tests $(GROUP)

# Most keep one core busy. Type checking is timed, and so has the machine for itself.
check-phases:
	@$(MAKE) --no-print-directory check-types
	@$(MAKE) --no-print-directory -j2 check-inside check-outside
	@$(MAKE) --no-print-directory test-checks

.PHONY: check-inside check-outside
# What several of them compile against is compiled once.
check-inside: export MODULES := $(SCRATCH)/modules
check-inside:
	@rm -rf $(MODULES) $(MODULES).next
	@for check in $(INSIDE); do $(MAKE) --no-print-directory $$check || exit; done

check-outside:
	@for check in $(OUTSIDE); do $(MAKE) --no-print-directory $$check || exit; done

test-client:
	$(TIMED) 'tests of the script' Scripts/client --test

check-client:
	@$(TIMED) $@ Scripts/client --check

# `check-api` is not among the checks: it builds two states of the package from scratch, which takes
# minutes, and needs the history that a shallow clone lacks.
$(filter-out check-client check-counts,$(CHECKS)) test-checks check-api:
	@$(TIMED) $@ Scripts/$@

soak-phases: export ARCO_SOAK := 1
soak-phases: build-demo
	@$(MAKE) --no-print-directory -j2 build-tests example-sites
	@$(MAKE) --no-print-directory probe-sites
	@IS_BUILT=1 $(MAKE) --no-print-directory -j2 test-servers soak-others
	@$(MAKE) --no-print-directory test-checks

# Beside the servers, as in `verify`.
soak-others:
	$(TIMED) 'long tests' nice -n 15 $(TEST) arcoPackageTests $(ROOT) --filter SoakTests
	$(TIMED) 'long browser tests' nice -n 15 Scripts/browser-tests discover -p 'test_soak_*.py'

# Memory errors: the suites of the modules that use unsafe memory, under AddressSanitizer. No trait is needed. Leaks are
# not looked for: LeakSanitizer names allocations after all of these suites, but none after a program that makes, sends
# to and releases 3,000 drivers with prisms, rows and effects. The live bytes of such a program stop growing, too: they are
# the same after 10,000 and after 250,000 drivers without effects.
asan: headers
	$(TIMED) 'build with AddressSanitizer' $(BUILD) --sanitize address --scratch-path $(SCRATCH)-asan \
	  --product arcoPackageTests
	ASAN_OPTIONS=detect_leaks=0 \
	  $(TIMED) 'tests with AddressSanitizer' $(TEST) arcoPackageTests --scratch-path $(SCRATCH)-asan \
	  --filter '^Arco(Core|HTML|Web|Store)Tests\.'

# Data races: the suites that start threads, under ThreadSanitizer. Long histories are left out: they run on one thread.
tsan: headers
	$(TIMED) 'build with ThreadSanitizer' $(BUILD) --traits SQLite,Pages --sanitize thread --scratch-path $(SCRATCH)-tsan \
	  --product arcoPackageTests
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/tsan.suppressions \
	  $(TIMED) 'tests with ThreadSanitizer' $(TEST) arcoPackageTests --scratch-path $(SCRATCH)-tsan \
	  --filter '^Arco(Core|World|Server|Store|SQLite|Accounts)Tests\.(?!\w*(Soak|Property)Tests)'

# The server host compresses by zlib, and sessions are kept by SQLite; the headers of both come with
# Apple's SDKs.
headers:
	@[ "$$(uname)" != Linux ] || \
	  Scripts/require /usr/include/zlib.h zlib1g-dev /usr/include/sqlite3.h libsqlite3-dev

# The documentation of all modules, as one static site.
docs: headers
	@Scripts/check-docs $(SITE) $(BASE)
	@echo "docs: $(SITE)/index.html; to read: python3 -m http.server --directory $(SITE)"

# On a Mac: all of it, with a report. Elsewhere it says what it needs.
.PHONY: apple
apple:
	@Scripts/apple

# What Arco costs, a line a figure, beside the value recorded last. Fails for a broken promise and for drift.
bench:
	@$(TIMED) $@ Scripts/bench $(BENCH)

# The same, and writes Benchmarks/figures.json; and with other code beside it, and all that takes long.
.PHONY: bench-record bench-all
bench-record bench-all:
	@$(TIMED) $@ Scripts/bench --$(@:bench-%=%) $(BENCH)

check-counts:
	@$(TIMED) $@ Scripts/bench --counts
