// The page while it is being worked on: loads itself again when another build lies there, and says when this one is drawn.
const BUILD = "__BUILD__";

new EventSource(new URL("dev/builds", import.meta.url)).onmessage = ({ data }) => {
  if (data !== BUILD) location.reload();
};

await import("./boot.js");
const seen = () => fetch(new URL(`dev/seen/${BUILD}`, import.meta.url), { method: "POST" });
// What is drawn in one frame is on the screen by the next.
requestAnimationFrame(() => requestAnimationFrame(seen));
