import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import ipaddr from 'ipaddr.js';

/** The address of Azure's internal services, which is in a public range: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const PLATFORM_ADDRESS = '168.63.129.16';

/** The IPv6 range for public addresses, https://www.iana.org/assignments/ipv6-address-space; the rest is reserved. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A host has an address that is not allowed. */
export class PrivateAddressError extends Error {}

/**
 * Whether an address is on the public internet. Addresses of this machine, of private networks and of cloud services, addresses
 * that embed another one (IPv4 in IPv6, NAT64, 6to4, Teredo), and documentation, test and multicast addresses are not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === PLATFORM_ADDRESS) return false;
  return parsed.kind() === 'ipv4' || parsed.match(PUBLIC_IPV6);
}

/** Resolves by this machine's name service. */
export function resolveHost(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true });
}

/** The allowed addresses, and how hosts are resolved. Tests allow servers on this machine. */
export interface HostPolicy {
  isAllowed: (address: string) => boolean;
  /** Resolves a host to all its addresses. */
  resolve: (host: string) => Promise<LookupAddress[]>;
}

/**
 * The addresses of a URL's host. All of them must be allowed. A host may be an address, in any form that the URL parser reads:
 * `0x7f.1` is 127.0.0.1. @throws PrivateAddressError
 */
export async function resolveAllowedAddresses(url: URL, { isAllowed, resolve }: HostPolicy, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await Promise.race([resolve(host), aborted(signal)]);
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
    throw new PrivateAddressError(`${host} is not on the public internet`);
  }
  return addresses;
}

/** Stops waiting at the signal; the name service itself cannot be aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(new Error('aborted'));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

/** A lookup for a connection that returns the checked addresses, so that a changed name record has no effect. */
function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error(`${host} has no address`), '');
  };
}

/** The addresses that the shop may send webhooks to. Tests allow servers on this machine. */
export interface EgressPolicy extends HostPolicy {
  /** False in production, because a request without TLS can be read on its path. */
  isHttpAllowed: boolean;
  timeoutMs: number;
}

/** The public internet, by https alone. */
export const PUBLIC_EGRESS: EgressPolicy = {
  isAllowed: isPublicAddress,
  resolve: resolveHost,
  isHttpAllowed: false,
  timeoutMs: 10_000,
};

/** A request to another server; `signal` aborts it, its name resolution and its response included. */
interface AllowedHostRequest extends Pick<RequestOptions, 'method' | 'headers'> {
  body?: string;
  signal: AbortSignal;
}

/**
 * Sends a request to an address from user input. The host is resolved once and checked, and the connection uses the checked
 * addresses, so that no name can lead to a private address. The caller handles redirects, and reads the content of the returned
 * response. @throws PrivateAddressError
 */
export async function requestAllowedHost(
  url: URL,
  rules: HostPolicy,
  { body, ...options }: AllowedHostRequest,
): Promise<IncomingMessage> {
  const addresses = await resolveAllowedAddresses(url, rules, options.signal);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, lookup: pinnedLookup(addresses), agent: false })
      .once('response', resolve)
      .on('error', reject)
      .end(body);
  });
}
