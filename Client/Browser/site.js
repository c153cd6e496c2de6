// The script of a site. `arco-web` replaces the names in this file with those of its product and
// files.
import { start } from "./module.js";

start("PRODUCT", new URL("module.wasm", import.meta.url));
