import Arco
import ArcoBrowser
import EditorFeature
import EditorHTML

Browser.run(Program(editorPage(), state: Editor("The quick brown fox")))
