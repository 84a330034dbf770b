import { resolveAllowedAddresses, PrivateAddressError, type EgressPolicy } from '../../platform/http/egressPolicy.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';

export const MAX_URL = 2000;

/** Resolves a URL before it is saved, and returns its normalised text. @throws InvalidInputError for an address that the egress policy forbids */
export async function checkEndpointUrl(address: string, targets: EgressPolicy): Promise<string> {
  const wrong = invalidUrlReason(address, targets) ?? (await unreachableReason(new URL(address), targets));
  if (wrong !== null) throw new InvalidInputError([{ path: 'url', message: wrong }]);
  return new URL(address).href;
}

async function unreachableReason(url: URL, targets: EgressPolicy): Promise<string | null> {
  try {
    await resolveAllowedAddresses(url, targets, AbortSignal.timeout(targets.timeoutMs));
    return null;
  } catch (error) {
    if (error instanceof PrivateAddressError) return 'URL must point to a server on the public internet';
    return `We can’t find the server ${url.hostname}. Check the URL`;
  }
}

/** Why a URL is invalid before its name is resolved; null when it is valid. Any port is valid, because private addresses are refused. */
export function invalidUrlReason(address: string, { isHttpAllowed }: EgressPolicy): string | null {
  const url = URL.parse(address);
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return 'URL must be an address such as https://example.com/orders';
  if (url.protocol === 'http:' && !isHttpAllowed) return 'URL must start with https://';
  if (url.username !== '' || url.password !== '') return 'URL can’t contain a name or a password';
  if (address.includes('#')) return 'URL can’t have anything after #';
  if (url.port === '0') return 'URL must have a port above 0';
  return url.href.length > MAX_URL ? `URL can have at most ${MAX_URL} characters` : null;
}
