import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's own services for its machines, which looks like any other: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const PLATFORM_ADDRESS = '168.63.129.16';

/** All of IPv6 that has been given out to the public, https://www.iana.org/assignments/ipv6-address-space; the rest has old meanings and none. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Tells whether an IP address may be connected to. */
export type AddressRule = (address: string) => boolean;

/** Asks the name service; all addresses of a host. */
export type AskAddresses = (host: string) => Promise<LookupAddress[]>;

/** An address leads to where we do not look. */
export class PrivateAddressError extends Error {}

/**
 * Whether an address belongs to the public internet: none of this machine, this network, this cloud, none that wraps another
 * address (IPv4 in IPv6, NAT64, 6to4, Teredo), and none for documentation, tests or many receivers.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === PLATFORM_ADDRESS) return false;
  return parsed.kind() === 'ipv4' || parsed.match(PUBLIC_IPV6);
}

/** What the name service of this machine says. */
export function askAddresses(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}

/** Which hosts may be reached, and how they are looked up. Tests have servers of their own. */
export interface ReachRules {
  isAllowed: AddressRule;
  ask: AskAddresses;
}

/**
 * The addresses of a URL's host, each of which is allowed: one that is not refuses all. An address in place of a name is one, as
 * the URL parser understands it: `0x7f.1` is 127.0.0.1. @throws PrivateAddressError
 */
export async function allowedAddresses(
  url: URL,
  { isAllowed, ask }: ReachRules,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await Promise.race([ask(host), aborted(signal)]);
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
    throw new PrivateAddressError(`${host} is not on the public internet`);
  }
  return addresses;
}

/** The name service can't be told to stop. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(new Error('aborted'));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

/** For a connection: whatever the name service says by then, it goes to one of these addresses. */
export function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error(`${host} has no address`), '');
  };
}
