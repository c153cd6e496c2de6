"""Makes README's pictures, from the demo and its explorations: `Scripts/browser-python Tests/Browser/pictures.py`.

The folder `docs` gets `outlives.png`: a page whose server is killed while somebody types, and the same page with the
next server; and `storyboard.png`: every screen of the log in, as the explorer draws them. Both programs are built first,
unless IS_BUILT=1.
"""

import base64
import os
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from support import PATIENCE, ROOT, SCRATCH, Demo, browser

#: README's width on GitHub, in CSS pixels. Pictures have up to twice as many, and at most SIZE bytes.
WIDTH, SIZE = 840, 200_000
STYLE = """
    body { margin: 0; padding: 20px; width: 800px; background: #fff; color: #33241b; font: 15px/1.4 system-ui, sans-serif; }
    main { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 20px; }
    code { display: block; padding: 9px 14px; border-radius: 8px; background: #2b211b; color: #f3e8da;
      font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre; }
    code b { color: #ffb86b; font-weight: 400; }
    img { display: block; width: 100%; box-sizing: border-box; border: 1px solid #cbb79f; border-radius: 8px; }
    p { margin: 0; }
"""
#: The storyboard in three columns, with its ways open and without what needs a click. What the command said stands last.
BOARD = """
    body { margin: 0; padding: 20px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; font-size: 13px;
      color: #33241b; }
    section { display: contents; }
    h1, h2, body > pre, body > p, summary, details:first-of-type { display: none; }
    article { width: auto; border-color: #cbb79f; padding: 8px; }
    article h3 { margin: 0 0 4px; line-height: 1; }
    iframe { zoom: 0.62; border: 1px solid #cbb79f; border-radius: 12px; }
    ul { margin: 4px 0 0; padding-left: 16px; }
    a { color: #7a4a21; }
    code { grid-column: 2 / -1; align-self: start; padding: 14px 18px; border-radius: 8px; background: #2b211b; color: #f3e8da;
      font: 14px/1.6 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; }
    code b { color: #ffb86b; font-weight: 400; }
"""


def saved(page, name):
    """Takes the picture of a page, which has to be small enough for a README."""
    path = ROOT / "docs" / name
    page.screenshot(path=path, clip=page.locator("body").bounding_box())
    size = path.stat().st_size
    print(f"docs/{name}: {size} bytes")
    assert size <= SIZE, f"docs/{name} has {size} bytes"


def shown(image):
    return f'<img src="data:image/png;base64,{base64.b64encode(image).decode()}">'


def outlives(folder):
    """A page that goes on after `kill -9`, with what was half typed."""
    options = ["--sessions", str(Path(folder) / "pages.sqlite")]
    demo = Demo(0, *options)
    page = browser().new_page(viewport={"width": 390, "height": 400}, device_scale_factor=2)
    page.goto(f"{demo.address}/todomvc")
    draft, sign = page.get_by_placeholder("What needs to be done?"), page.locator(".arco-status")
    for title in ("Grind the beans", "Boil the water"):
        draft.fill(title)
        draft.press("Enter")
        expect(draft).to_have_value("")
    page.get_by_role("checkbox", name="Grind the beans").check()
    expect(page.locator(".todo-count")).to_have_text("1 item left")
    draft.press_sequentially("Wait four min")
    first = demo.process.pid
    demo.process.kill()
    demo.process.communicate()
    expect(sign).to_be_visible()
    draft.press("End")  # The caret is seen for a while after a key.
    before = page.screenshot(caret="initial")
    demo = Demo(demo.port, *options)
    expect(sign).to_be_hidden()
    draft.press_sequentially("utes")
    expect(draft).to_have_value("Wait four minutes")
    after = page.screenshot(caret="initial")
    second = demo.process.pid
    assert demo.stop() == 0
    picture = browser().new_page(viewport={"width": WIDTH, "height": 800}, device_scale_factor=2)
    picture.set_content(f"""<!doctype html><style>{STYLE}</style><main>
      <code><b>$</b> kill -9 {first}</code><code><b>$</b> arco-demo --sessions pages.sqlite  <b># {second}</b></code>
      {shown(before)}{shown(after)}
      <p>The server is killed while somebody types.</p>
      <p>The next process shows the same page, and the line is typed to its end.</p></main>""")
    saved(picture, "outlives.png")


def storyboard(folder):
    """The screens of the log in, and what the explorer says of them. Nothing may be refuted."""
    said = subprocess.run(
        [SCRATCH / "debug/Explorations", "storyboard", "Log in", "--output", folder], check=True, capture_output=True,
        text=True).stdout
    page = browser().new_page(viewport={"width": WIDTH, "height": 1200}, device_scale_factor=1.5)
    page.goto(f"file://{folder}/Log in.html")
    page.add_style_tag(content=BOARD)
    page.evaluate("""said => {
        for (const ways of document.querySelectorAll("details:last-child")) ways.open = true;
        const command = document.createElement("code");
        command.innerHTML = "<b>$</b> Explorations storyboard \\"Log in\\"\\n";
        command.append(said);
        document.body.append(command);
    }""", said.split("\nwrote")[0])
    for frame in page.frames[1:]:
        # A shadow takes more bytes than all else that is seen.
        frame.evaluate("document.querySelector('main').style.boxShadow = 'none'")
        end = frame.evaluate("document.querySelector('main').getBoundingClientRect().bottom")
        frame.frame_element().evaluate("(it, height) => { it.style.height = `${height}px` }", end + 16)
    saved(page, "storyboard.png")


if os.environ.get("IS_BUILT") != "1":
    for product in ("arco-demo", "Explorations"):
        subprocess.run(
            [ROOT / "Scripts/swift", "build", "--package-path", ROOT / "Examples", "--scratch-path", SCRATCH, "--product",
             product], check=True)
with tempfile.TemporaryDirectory() as folder:
    expect.set_options(timeout=PATIENCE)
    outlives(folder)
    storyboard(folder)
