//! `hemicycle serve`: the games for browsers.
