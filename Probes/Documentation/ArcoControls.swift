// What the examples of ArcoControls take for given: a form with one field, and notices.
import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoStatus
import ArcoWeb
