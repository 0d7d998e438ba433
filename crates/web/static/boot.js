import init, { start } from "./web.js";

// How the reader wants the page to look, before anything is drawn; the settings do the same later.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("theme");
  const contrast = localStorage.getItem("contrast") ?? (matchMedia("(prefers-contrast: more)").matches ? "more" : null);
  if (theme) dataset.theme = theme;
  const textSize = localStorage.getItem("text-size");
  if (contrast) dataset.contrast = contrast;
  if (textSize) dataset.textSize = textSize;
} catch {
  // A browser may forbid storage: then the page looks as the system does.
}

await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
start();
