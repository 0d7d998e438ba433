import init, { think } from "./web.js";
const ready = init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
// An empty answer says that this worker is of no use; the page then thinks for itself.
onmessage = ({ data }) => ready.then(() => think(data)).then(postMessage).catch(() => postMessage(""));
