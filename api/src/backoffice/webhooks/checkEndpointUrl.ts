import { resolveAllowedAddresses, PrivateAddressError, type EgressPolicy } from '../../platform/http/egressPolicy.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { invalidUrlReason } from './invalidUrlReason.ts';

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
    if (error instanceof PrivateAddressError) return 'URL must lead to a server on the public internet';
    return `URL leads nowhere: the server ${url.hostname} can’t be found`;
  }
}
