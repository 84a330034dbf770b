import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { resolveAllowedAddresses, pinnedLookup, type HostPolicy } from './resolveAllowedAddresses.ts';

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
