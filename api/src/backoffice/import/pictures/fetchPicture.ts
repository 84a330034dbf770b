import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES } from '../../../platform/limits/uploadLimits.ts';
import {
  resolveHost,
  isPublicAddress,
  PrivateAddressError,
  type HostPolicy,
  requestAllowedHost,
} from '../../../platform/http/egressPolicy.ts';
import { parsePictureUrl } from '../csv/pictureUrls.ts';

/** A picture could not be fetched. The message is the reason, to be shown after the picture's URL and a colon. */
export class PictureFetchError extends Error {}

/** The rules for fetching pictures. Tests allow local servers. */
export interface FetchRules extends HostPolicy {
  /** Why a URL is rejected before its host is resolved; null when it is not. */
  rejectionReason(url: URL): string | null;
  timeoutMs: number;
}

/** Allows the public internet by http and https at their default ports. */
export const PUBLIC_RULES: FetchRules = {
  isAllowed: isPublicAddress,
  resolve: resolveHost,
  rejectionReason(url) {
    const read = parsePictureUrl(url.href, 'http://none.invalid');
    return read.kind === 'invalid' ? read.reason : null;
  },
  timeoutMs: 10_000,
};

const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kirana' };
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const TOO_LARGE = 'it has more than 5 MB';

/**
 * Fetches a picture from an external server. The host of each URL and redirect is resolved once, and the connection uses the
 * address that was checked, so that no host name can lead to a private network. @throws PictureFetchError
 */
export async function fetchPicture(address: string, rules: FetchRules = PUBLIC_RULES): Promise<Buffer> {
  const timeout = AbortSignal.timeout(rules.timeoutMs);
  try {
    return await follow(new URL(address), rules, timeout);
  } catch (error) {
    throw new PictureFetchError(reasonOf(error, timeout), { cause: error });
  }
}

async function follow(start: URL, rules: FetchRules, timeout: AbortSignal): Promise<Buffer> {
  let url = start;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const wrong = rules.rejectionReason(url);
    if (wrong) throw new PictureFetchError(wrong);
    const response = await requestAllowedHost(url, rules, { headers: HEADERS, signal: timeout });
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status === 200) return contentOf(response);
    response.destroy();
    const isRedirect = REDIRECTS.includes(status) && location !== undefined;
    if (!isRedirect) throw new PictureFetchError(`the server answered ${status}`);
    const next = URL.parse(location, url);
    if (!next) throw new PictureFetchError('its server redirects to an invalid address');
    url = next;
  }
  throw new PictureFetchError('its server redirects too often');
}

async function contentOf(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length']) > MAX_PICTURE_BYTES) {
    response.destroy();
    throw new PictureFetchError(TOO_LARGE);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    const chunk = part as Buffer; // a response without an encoding
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw new PictureFetchError(TOO_LARGE); // ends the connection as well
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown, timeout: AbortSignal): string {
  if (error instanceof PictureFetchError) return error.message;
  if (error instanceof PrivateAddressError) return 'its server is not on the public internet';
  return timeout.aborted ? 'its server took too long' : 'its server can’t be reached';
}
