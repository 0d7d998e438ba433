game-title = Minister
game-pitch = Des membres de parti gravissent la piste de carrière, la presse installe des ministres au cabinet, et le chancelier du jour de l’élection l’emporte.
game-teaser = Le dé ouvre les portes. La presse fait les ministres.
