import ipaddr from 'ipaddr.js';

const IPV6_SUBNET_BITS = 64;

/** The network of an address: for IPv6 its /64, because a customer has a whole /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(withoutZone(address)); // an IPv4-mapped IPv6 address becomes IPv4
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_SUBNET_BITS}`).toString();
}

/** An IPv6 address without the zone that a machine appends for itself, such as `%eth0`. */
export function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? '';
}
