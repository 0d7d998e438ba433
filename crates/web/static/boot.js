import init, { start } from "/web.js";
await init({ module_or_path: "/web_bg.wasm" });
start();
