import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES } from '../../graphql/uploadLimits.ts';
import { askAddresses, isPublicAddress, PrivateAddressError, type ReachRules } from '../../http/publicAddress.ts';
import { requestChecked } from '../../http/requestChecked.ts';
import { readPictureAddress } from './pictureAddress.ts';

/** A picture that could not be fetched. The message says why, after the picture's address and a colon. */
export class UnfetchedPictureError extends Error {}

/** Where pictures may be fetched from. Tests have servers of their own. */
export interface FetchRules extends ReachRules {
  /** What is wrong with a URL before anything is looked up; null: nothing. */
  wrongWith(url: URL): string | null;
  patienceMs: number;
}

/** The public internet, http and https at their own ports. */
export const PUBLIC_RULES: FetchRules = {
  isAllowed: isPublicAddress,
  ask: askAddresses,
  wrongWith(url) {
    const read = readPictureAddress(url.href, 'http://none.invalid');
    return read.kind === 'wrong' ? read.reason : null;
  },
  patienceMs: 10_000,
};

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const TOO_LARGE = 'it has more than 5 MB';

/**
 * Fetches a file from elsewhere. Each address on the way is looked up once, checked, and connected to as it was checked, so that
 * no name can lead inside. @throws UnfetchedPictureError
 */
export async function fetchPicture(address: string, rules: FetchRules = PUBLIC_RULES): Promise<Buffer> {
  const patience = AbortSignal.timeout(rules.patienceMs);
  try {
    return await follow(new URL(address), rules, patience);
  } catch (error) {
    throw new UnfetchedPictureError(reasonOf(error, patience), { cause: error });
  }
}

async function follow(start: URL, rules: FetchRules, patience: AbortSignal): Promise<Buffer> {
  let url = start;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await ask(url, rules, patience);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status === 200) return contentOf(response);
    response.destroy();
    const isRedirect = REDIRECTS.includes(status) && location !== undefined;
    if (!isRedirect) throw new UnfetchedPictureError(`the server answered ${status}`);
    const next = URL.parse(location, url);
    if (!next) throw new UnfetchedPictureError('the server sends it nowhere');
    url = next;
  }
  throw new UnfetchedPictureError('it is sent on too often');
}

/** The answer of a checked address, its content still to come. */
async function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const wrong = rules.wrongWith(url);
  if (wrong) throw new UnfetchedPictureError(wrong);
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kirana' };
  return requestChecked(url, rules, { headers, signal });
}

async function contentOf(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length']) > MAX_PICTURE_BYTES) {
    response.destroy();
    throw new UnfetchedPictureError(TOO_LARGE);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    const chunk = part as Buffer; // a response without an encoding
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw new UnfetchedPictureError(TOO_LARGE); // ends the connection as well
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown, patience: AbortSignal): string {
  if (error instanceof UnfetchedPictureError) return error.message;
  if (error instanceof PrivateAddressError) return 'its server is not on the public internet';
  return patience.aborted ? 'its server took too long' : 'its server can’t be reached';
}
