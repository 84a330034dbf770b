import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

const HEADER = 'x-forwarded-for';

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

/** The addresses from the last one back to the first that is none. */
function addressesOf(forwarded: string): string[] {
  const addresses = forwarded.split(',').map((entry) => readAddress(entry.trim()));
  return addresses.slice(addresses.lastIndexOf(null) + 1).filter((address) => address !== null);
}

/** The address without its port and brackets; null for anything else. */
function readAddress(entry: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(entry) ?? [];
  const address = bracketed ?? plain ?? entry;
  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address) ? address : null;
}
