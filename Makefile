# The root package, Examples/ and Tests/Expansion/ share one scratch path and the same traits, so that Arco, Hummingbird
# and swift-syntax are built only once. `Scripts/swift` builds with deterministic hashing. Tests run without it, so that
# no test depends on the order of a set; except `test-expansion`, which builds and runs in one command.
SCRATCH ?= $(CURDIR)/.build
export SCRATCH
# Only `quick` may build a part of the tests.
unexport ARCO_TESTS
ROOT := --traits SQLite,Pages --scratch-path $(SCRATCH)
EXAMPLES := --package-path Examples --scratch-path $(SCRATCH)
EXPANSION := --package-path Tests/Expansion --scratch-path $(SCRATCH)
BUILD := Scripts/swift build
TEST := Scripts/run-tests
TIMED := Scripts/timed

# These checks build packages outside the tree in one scratch path, so they run one after another.
OUTSIDE := check-consumer check-tutorial check-readme
INSIDE := check-format check-client check-layers check-docs check-names check-apple check-portable check-proxy check-snippets check-counts
CHECKS := $(INSIDE) $(OUTSIDE) check-types
PORT ?= 8080
# The file in which the demo keeps its pages after it ends; empty for no file.
SESSIONS ?= $(SCRATCH)/demo-$(PORT).sqlite
# The executable of Examples to run.
DEMO ?= arco-demo
# The groups of benchmarks to run, such as `send` or `change`; empty for all. `make bench BENCH=?` lists the groups.
BENCH ?=
# The folder for the site that `docs` writes, and the path at which the site will be served (empty for /).
SITE ?= $(SCRATCH)/site
BASE ?=

.PHONY: demo client test verify quick test-browser check $(CHECKS) test-checks check-api soak asan tsan bench docs headers

demo: headers
	@$(BUILD) $(EXAMPLES) --product $(DEMO)
	@PORT=$(PORT) SESSIONS=$(SESSIONS) Scripts/demo $(SCRATCH)/local $(SCRATCH)/debug/$(DEMO)

# Bundles the modules of `Client` as the scripts that a server and `arco-web` serve. Run it after a change in `Client`.
client:
	@Scripts/client

# Each of these prints the times of its phases, and a table of them at the end. `soak` runs the long form of tests and of
# `test-checks`; the others run the short form.
test verify check soak: headers
	@$(TIMED) 'make $@' $(MAKE) --no-print-directory $@-phases

# For use while you write a module: format, layers, and the unit tests of the modules that changed since the commit SINCE.
# By default SINCE is the commit at which this branch left `main`.
SINCE ?=
quick: headers
	@$(TIMED) 'make quick' Scripts/quick $(SINCE)

.PHONY: test-phases verify-phases verify-servers verify-browser build-tests build-examples build-demo
.PHONY: test-client test-expansion test-examples test-servers check-phases soak-phases soak-others
# Every Swift test, and browser tests that use each example. The examples are built first, because building their sites
# needs their macro plug-in. The sites are built in parallel with the other tests, at low priority.
test-phases: build-examples
	@touch $(SCRATCH)/arco-built
	@$(MAKE) --no-print-directory -j2 build-tests example-sites
	@[ -z "$$(find $(SCRATCH)/debug/ArcoCore.build -name '*.d' -newer $(SCRATCH)/arco-built)" ] || \
	  { echo "building the tests compiled Arco a second time; in Examples/Package.swift, name the traits in the order of Scripts/swift"; exit 1; }
	@$(MAKE) --no-print-directory test-client
	$(TIMED) 'tests' $(TEST) arcoPackageTests $(ROOT)
	@IS_BUILT=1 $(MAKE) --no-print-directory -j2 test-examples test-browser GROUP=examples

# The further tests and checks before a merge, after `make test`. `test-servers` runs at normal priority and everything
# in parallel with it at a low one: it mostly waits, and a starved server would look hung. `test-expansion` comes last,
# because it links the macro plug-in again, after which everything that uses macros is rebuilt.
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

# Builds only the product of the tests: `--build-tests` would build Arco a second time, for the package's plug-ins.
build-tests:
	$(TIMED) 'build of the tests' $(BUILD) $(ROOT) --product arcoPackageTests

# Sites that need no server: those of the examples, and those that only tests open.
.PHONY: example-sites probe-sites
example-sites probe-sites:
	$(TIMED) $@ nice -n 15 Scripts/build-sites $(SCRATCH)/sites $(@:-sites=s)

test-expansion:
	$(TIMED) 'tests of macro expansions' Scripts/swift test --disable-xctest $(EXPANSION)

test-examples:
	@[ "$(IS_BUILT)" = 1 ] || $(MAKE) --no-print-directory build-examples
	$(TIMED) "examples' tests" $(TEST) arco-examplesPackageTests --disable-xctest $(EXAMPLES)

test-servers:
	@[ "$(IS_BUILT)" = 1 ] || $(BUILD) $(EXAMPLES) --product arco-demo
	cd Tests/Durable && ../../$(TIMED) 'killed servers' python3 -m unittest discover

# The browser tests of a GROUP: `examples`, which `make test` runs, or `others`; empty for all.
test-browser:
	$(TIMED) 'browser tests' Scripts/browser-tests $(GROUP)

# Most checks keep one core busy. `check-types` measures times, so nothing else runs meanwhile.
check-phases:
	@$(MAKE) --no-print-directory check-types
	@$(MAKE) --no-print-directory -j2 check-inside check-outside
	@$(MAKE) --no-print-directory test-checks

.PHONY: check-inside check-outside
# Modules that several checks compile against are compiled only once.
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

# `check-api` is not one of CHECKS: it builds two states of the package from scratch, which takes minutes, and it needs
# the history, which a shallow clone lacks.
$(filter-out check-client check-counts,$(CHECKS)) test-checks check-api:
	@$(TIMED) $@ Scripts/$@

soak-phases: export ARCO_SOAK := 1
soak-phases: build-demo
	@$(MAKE) --no-print-directory -j2 build-tests example-sites
	@$(MAKE) --no-print-directory probe-sites
	@IS_BUILT=1 $(MAKE) --no-print-directory -j2 test-servers soak-others
	@$(MAKE) --no-print-directory test-checks

# In parallel with the servers and at low priority, as in `verify`.
soak-others:
	$(TIMED) 'long tests' nice -n 15 $(TEST) arcoPackageTests $(ROOT) --filter SoakTests
	$(TIMED) 'long browser tests' nice -n 15 Scripts/browser-tests discover -p 'test_soak_*.py'

# Memory errors: the suites of the modules that use unsafe memory, under AddressSanitizer. No trait is needed. Leaks are
# not checked: LeakSanitizer reports allocations after these suites, but none after a program that creates, uses and
# releases 3,000 drivers with prisms, rows and effects. The live memory of such a program does not grow either: it is
# the same after 10,000 and after 250,000 drivers without effects.
asan: headers
	$(TIMED) 'build with AddressSanitizer' $(BUILD) --sanitize address --scratch-path $(SCRATCH)-asan \
	  --product arcoPackageTests
	ASAN_OPTIONS=detect_leaks=0 \
	  $(TIMED) 'tests with AddressSanitizer' $(TEST) arcoPackageTests --scratch-path $(SCRATCH)-asan \
	  --filter '^Arco(Core|HTML|Web|Store)Tests\.'

# Data races: the suites that start threads, under ThreadSanitizer. Long histories use one thread and are left out.
tsan: headers
	$(TIMED) 'build with ThreadSanitizer' $(BUILD) --traits SQLite,Pages --sanitize thread --scratch-path $(SCRATCH)-tsan \
	  --product arcoPackageTests
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/tsan.suppressions \
	  $(TIMED) 'tests with ThreadSanitizer' $(TEST) arcoPackageTests --scratch-path $(SCRATCH)-tsan \
	  --filter '^Arco(Core|World|Server|Store|SQLite|Accounts)Tests\.(?!\w*(Soak|Property)Tests)'

# The server compresses with zlib, and SQLite keeps sessions. Apple's SDKs contain the headers of both; on Linux this
# installs them.
headers:
	@[ "$$(uname)" != Linux ] || \
	  Scripts/require /usr/include/zlib.h zlib1g-dev /usr/include/sqlite3.h libsqlite3-dev

# The documentation of all modules, as one static site.
docs: headers
	@Scripts/check-docs $(SITE) $(BASE)
	@echo "docs: $(SITE)/index.html; to read: python3 -m http.server --directory $(SITE)"

# On a Mac: builds and tests everything for Apple's platforms, with a report. Elsewhere: prints what it needs.
.PHONY: apple
apple:
	@Scripts/apple

# Prints what Arco costs, one figure a line, with the value recorded last. Fails for a broken promise and for drift.
bench:
	@$(TIMED) $@ Scripts/bench $(BENCH)

# `bench-record` also writes Benchmarks/figures.json; `bench-all` also runs other code for comparison, and slow groups.
.PHONY: bench-record bench-all
bench-record bench-all:
	@$(TIMED) $@ Scripts/bench --$(@:bench-%=%) $(BENCH)

check-counts:
	@$(TIMED) $@ Scripts/bench --counts
