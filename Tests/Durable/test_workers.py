"""One user's trap is one user's second: workers that die, and the pages that they had."""

import html
import http.cookiejar
import random
import re
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request

from client import Tab
from rig import SEED, TABS, TITLES, Rig
from wire import PATIENCE, Reader, Socket, integer, text
from workers import Supervised


class WorkerTests(Rig):
    def serve(self, sessions):
        return Supervised(sessions)

    def test_each_page_is_what_its_applied_events_made_of_it_while_workers_are_killed(self):
        def disturb(chance, is_running):
            for number in range(6):
                share = (number + chance.random()) / 7
                self.when_done(int(TABS * TITLES * share), is_running)
                self.server.kill_worker(chance)

        self.check(self.run_tabs(disturb))
        self.server.until(lambda workers: len(workers) == 2)
        self.assertEqual(self.server.stop(), 0)
        self.server.start()

    def spread(self, name):
        """Pages that are not kept, some of each worker."""
        end = time.monotonic() + 60
        tabs = {}
        while len(tabs) < 2:
            self.assertLess(time.monotonic(), end, "all pages are of one worker")
            tab = Tab(name, self.server.port, "/hazards/unkept")
            tabs.setdefault(tab.live, []).append(tab)
        return [tab for each in tabs.values() for tab in each[-4:]]

    def test_a_page_that_is_not_kept_stays_where_it_is(self):
        tabs = self.spread("u")
        for tab in tabs:
            for count in range(1, 6):
                tab.settle(time.monotonic() + 30)
                self.assertTrue(tab.connect())
                tab.click("plus")
                tab.settle(time.monotonic() + 30)
                self.assertIn(f"Count {count}", tab.last_texts)
                tab.drop()

    def test_a_page_that_was_left_is_found_from_another_worker(self):
        for tab in self.spread("u"):
            self.assertTrue(tab.connect())
            tab.click("plus")
            tab.settle(time.monotonic() + 30)
            tab.socket.leave()
            while tab.socket:
                tab.hear()
            # Loaded again, from whichever worker: another page, at the address of its worker. Only so often: a busy
            # machine may give hundreds of pages to one worker, and then the page that was left gives way.
            for _ in range(20):
                if Tab("o", self.server.port, tab.path).live != tab.live:
                    break
            line = Socket(self.server.port, tab.cookie, tab.live)
            line.send(b"\6" + integer(3) + text(tab.token))
            reader = Reader(line.hear())
            self.assertEqual((reader.byte(), reader.byte()), (1, 1), "not the page that was left")
            line.send(b"\4" + integer(0))
            while b"Count 1" not in line.hear():
                pass
            line.close()

    def test_a_browser_without_script_stays_with_its_page(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        shown = browser.open(f"{site}/shop/teas/1", timeout=PATIENCE).read().decode()
        for number in range(12):
            action = html.unescape(re.search(r'method="post" action="([^"]+)"', shown)[1])
            shown = browser.open(site + action, b"", timeout=PATIENCE).read().decode()
            self.assertIn(f"Cart ({number + 1})", shown)

    def test_who_logs_in_at_one_worker_is_logged_in_at_all(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        jar = http.cookiejar.CookieJar()
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        browser.addheaders = [("Accept", "text/html"), ("Origin", site)]

        def ask(path, **fields):
            sent = urllib.parse.urlencode(fields).encode() if fields else None
            with browser.open(site + path, sent, timeout=PATIENCE) as said:
                return said.read().decode()

        def cookies():
            return "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)

        def are_in():
            """Opens what only staff may see, over many connections, until both workers have answered."""
            who, end = set(), time.monotonic() + 60
            while len(who) < 2:
                self.assertLess(time.monotonic(), end, "all pages are of one worker")
                tab = Tab("s", self.server.port, "/shop/office", cookies())
                who.add(tab.live)
                self.assertTrue(tab.connect())
                # Else pages that nobody has make an address full.
                tab.socket.leave(4004)
                tab.drop()

        chance = random.Random(SEED)
        for _ in range(3):
            proof = re.search(r'name="arco-proof" value="([^"]+)"', ask("/shop/log-in"))[1]
            ask("/shop/log-in", **{"arco-proof": proof}, name="grace", password="compiler")
            are_in()
            # It outlives the worker that it was made at, whichever that was.
            before = self.server.workers()
            self.server.kill_worker(chance)
            self.server.until(lambda workers: len(workers) == 2 and workers != before)
            are_in()
            tabs, end = [], time.monotonic() + 60
            while len({tab.live for tab in tabs}) < 2:
                self.assertLess(time.monotonic(), end, "all pages are of one worker")
                tabs.append(Tab("s", self.server.port, "/shop/office", cookies()))
                self.assertTrue(tabs[-1].connect())
            ask("/shop/log-out", everywhere="yes")
            for _ in range(24):
                self.assertIn("password", ask("/shop/office"))
            # The pages that are open end, wherever they are.
            for tab in tabs:
                while tab.socket:
                    tab.hear()

    def test_tries_of_a_password_are_counted_for_all_workers(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        browser.addheaders = [("Accept", "text/html"), ("Origin", site)]

        def attempt(password):
            """Over a connection of its own, so that any worker may answer."""
            with browser.open(site + "/shop/log-in", timeout=PATIENCE) as shown:
                proof = re.search(r'name="arco-proof" value="([^"]+)"', shown.read().decode())[1]
            form = {"arco-proof": proof, "name": "grace", "password": password}
            try:
                with browser.open(site + "/shop/log-in", urllib.parse.urlencode(form).encode(),
                                  timeout=PATIENCE) as said:
                    return said.read().decode()
            except urllib.error.HTTPError as refused:
                return refused.read().decode()

        started = time.monotonic()
        said = [attempt("wrong") for _ in range(24)]
        wrong = sum("is not right" in each for each in said)
        # Five at once, and one more in half a minute.
        self.assertGreaterEqual(wrong, 5, said[-1])
        self.assertLessEqual(wrong, 5 + (time.monotonic() - started) / 30, "each worker counts for itself")
        self.assertIn("Too many tries", said[-1])

    def test_all_workers_hear_a_topic_in_one_order(self):
        tabs = self.spread("t")
        for tab in tabs:
            self.assertTrue(tab.connect())
        for _ in range(5):
            for tab in tabs:
                tab.click("plus")
                tab.click("shout")
        end = time.monotonic() + 60
        for tab in tabs:
            tab.settle(end)
            while tab.last_heard.count(",") < 5 * len(tabs):
                self.assertLess(time.monotonic(), end, tab.last_heard)
                tab.hear()
        self.assertEqual(len({tab.last_heard for tab in tabs}), 1)

    def test_limits_of_an_address_hold_for_all_workers(self):
        made = 0
        with self.assertRaises(urllib.error.HTTPError) as refused:
            for _ in range(260):
                tab = Tab("l", self.server.port, "/hazards/unkept")
                tab.connect()  # else it makes room
                made += 1
        self.assertEqual(refused.exception.code, 429)
        self.assertEqual(made, 200)


if __name__ == "__main__":
    unittest.main()
