import ipaddr from 'ipaddr.js';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const IPV6_SUBNET_BITS = 64;
/** A request asks for its network several times. */
const networks = new LRUCache<string, string>({ max: 1000, memoMethod: readNetwork });

/** The network of an address: for IPv6 its /64, because a customer has a whole /64. */
export const networkOf = (address: string): string => networks.memo(address);

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(withoutZone(address)); // an IPv4-mapped IPv6 address becomes IPv4
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_SUBNET_BITS}`).toString();
}

/** An IPv6 address without the zone that a machine appends for itself, such as `%eth0`. */
function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? '';
}

const HEADER = 'x-forwarded-for';
/** Longer than every address with its brackets, zone and port. */
const MAX_ENTRY_LENGTH = 100;
/** An IPv6 address in brackets, or another one before a port, as https://www.rfc-editor.org/rfc/rfc7239#section-6 has them. */
const WITH_PORT = /^(?:\[([^\]]*:[^\]]*)\](?::(?:\d*|_[\w.-]+))?|([^:]+):(?:\d*|_[\w.-]+))$/;

/**
 * Cleans `X-Forwarded-For` before anything asks for the address of a request, which limits count by. Some proxies add the port of the
 * connection; it would make each connection another address. What is no address ends the list: the address is that of the last
 * proxy that named a real one.
 */
export function normalizeForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers[HEADER];
    if (forwarded !== undefined) headers[HEADER] = addressesOf(String(forwarded)).join(', ');
    done();
  });
}

/** The addresses from the last one back to the first that is none. Empty entries do not count. */
function addressesOf(forwarded: string): string[] {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  const addresses = entries.filter((entry) => entry !== '').map(readAddress);
  return addresses.slice(addresses.lastIndexOf(null) + 1).filter((address) => address !== null);
}

/** The address in its one spelling, without its port, brackets, quotes and zone; null for anything else. */
function readAddress(entry: string): string | null {
  if (entry.length > MAX_ENTRY_LENGTH) return null;
  const [, node = ''] = /^"?([^"]*)"?$/.exec(entry) ?? [];
  const [, bracketed, plain] = WITH_PORT.exec(node) ?? [];
  const address = withoutZone(bracketed ?? plain ?? node);
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : null;
}
