# Election night
