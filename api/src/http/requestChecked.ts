import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { allowedAddresses, pinnedLookup, type ReachRules } from './publicAddress.ts';

/** What is asked of another server; `signal` ends the waiting, also for its name and for the answer's content. */
interface CheckedRequest extends Pick<RequestOptions, 'method' | 'headers'> {
  body?: string;
  signal: AbortSignal;
}

/**
 * Sends a request to an address that others have named. Its host is looked up once, checked, and connected to as it was checked, so
 * that no name can lead inside; redirects are the caller's. The answer, its content still to come. @throws PrivateAddressError
 */
export async function requestChecked(
  url: URL,
  rules: ReachRules,
  { body, ...options }: CheckedRequest,
): Promise<IncomingMessage> {
  const addresses = await allowedAddresses(url, rules, options.signal);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, lookup: pinnedLookup(addresses), agent: false })
      .once('response', resolve)
      .on('error', reject)
      .end(body);
  });
}
