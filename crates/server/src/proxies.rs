//! Proxies in front of the server: whose word on where a request comes from is taken.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

/// A range of addresses, as in `10.0.0.0/8`, or one address.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Network(IpNet);

/// What is no range of addresses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no address and no range of addresses such as 10.0.0.0/8 or fd00::/8")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let single = || text.parse::<IpAddr>().map(|address| address.to_canonical().into());
        let network = text.parse().or_else(|_| single());
        network.map(Network).map_err(|_| NetworkError(text.to_owned()))
    }
}

impl Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// The proxies whose word is taken.
#[derive(Clone, Default, Debug)]
pub(crate) struct TrustedProxies(pub(crate) Vec<Network>);

impl TrustedProxies {
    /// Where a request really comes from. Each proxy adds whom it heard from at the end of `x-forwarded-for`: read from
    /// there, the first who is no proxy of ours is the one; what stands before it anybody may have written.
    pub(crate) fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        if !self.holds(peer.ip()) {
            return peer;
        }
        let values = headers.get_all("x-forwarded-for").iter().rev();
        let told = values.filter_map(|value| value.to_str().ok()).flat_map(|value| value.rsplit(','));
        let mut client = peer;
        for address in told.map(address) {
            let Some(address) = address else { break };
            client = SocketAddr::new(address.to_canonical(), 0);
            if !self.holds(address) {
                break;
            }
        }
        client
    }

    fn holds(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }
}

/// An address as proxies write it: some add the port, and put one of IPv6 in brackets.
fn address(told: &str) -> Option<IpAddr> {
    let told = told.trim();
    let alone = told.strip_prefix('[').and_then(|told| told.strip_suffix(']')).unwrap_or(told);
    alone.parse().ok().or_else(|| Some(told.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&str]) -> String {
        let proxies = TrustedProxies(vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()]);
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        proxies.client(SocketAddr::new(peer.parse().unwrap(), 1234), &headers).ip().to_string()
    }

    #[test]
    fn only_a_proxy_of_ours_is_believed() {
        assert_eq!(client("192.0.2.1", &["203.0.113.7"]), "192.0.2.1");
        assert_eq!(client("127.0.0.1", &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(client("::ffff:127.0.0.1", &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn what_a_visitor_wrote_there_is_not_believed() {
        assert_eq!(client("127.0.0.1", &["1.1.1.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(client("127.0.0.1", &["1.1.1.1, 203.0.113.7, 10.2.3.4"]), "203.0.113.7");
        assert_eq!(client("127.0.0.1", &["1.1.1.1", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(client("127.0.0.1", &["nonsense"]), "127.0.0.1");
    }

    #[test]
    fn an_address_may_come_with_its_port() {
        assert_eq!(client("127.0.0.1", &["203.0.113.7:5678"]), "203.0.113.7");
        assert_eq!(client("127.0.0.1", &["203.0.113.7:5678, 10.2.3.4:80"]), "203.0.113.7");
        assert_eq!(client("127.0.0.1", &["[2001:db8::7]:80"]), "2001:db8::7");
        assert_eq!(client("127.0.0.1", &["[2001:db8::7]"]), "2001:db8::7");
        assert_eq!(client("127.0.0.1", &["2001:db8::7"]), "2001:db8::7");
        assert_eq!(client("127.0.0.1", &["[203.0.113.7:80"]), "127.0.0.1");
    }

    #[test]
    fn ranges_are_read_and_what_is_none_is_told() {
        let network = |text: &str| text.parse::<Network>();
        assert_eq!(network("10.0.0.0/8").unwrap().to_string(), "10.0.0.0/8");
        assert!(network("0.0.0.0/0").unwrap().contains("203.0.113.7".parse().unwrap()));
        assert!(network("fd00::/8").unwrap().contains("fd12::1".parse().unwrap()));
        assert!(!network("fd00::/8").unwrap().contains("10.0.0.1".parse().unwrap()));
        assert!(network("::ffff:10.0.0.1").unwrap().contains("10.0.0.1".parse().unwrap()));
        for bad in ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "10.0.0/8"] {
            assert!(network(bad).unwrap_err().to_string().contains("10.0.0.0/8"), "{bad}");
        }
    }
}
