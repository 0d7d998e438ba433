// In the place of the service worker: keeps nothing, because what is being worked on must come from the disk each time.
addEventListener("install", () => skipWaiting());
