import Arco
import ArcoBrowser
import EditorFeature
import EditorHTML

Browser.run(editorPage(), state: Editor("The quick brown fox"))
