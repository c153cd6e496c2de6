// The script of a site. `arco-web` writes the names of its product and files in place of those here.
import { start } from "./module.js";

start("PRODUCT", new URL("module.wasm", import.meta.url));
