import { allowedAddresses, PrivateAddressError } from '../http/publicAddress.ts';
import type { TargetRules } from '../http/targetRules.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { wrongWithTarget } from './wrongWithTarget.ts';

/** Looks an address up before it is saved, and answers how it is written. @throws InvalidInputError for one that nothing is sent to */
export async function checkTarget(address: string, targets: TargetRules): Promise<string> {
  const wrong = wrongWithTarget(address, targets) ?? (await wrongWithHost(new URL(address), targets));
  if (wrong !== null) throw new InvalidInputError([{ path: 'url', message: wrong }]);
  return new URL(address).href;
}

async function wrongWithHost(url: URL, targets: TargetRules): Promise<string | null> {
  try {
    await allowedAddresses(url, targets, AbortSignal.timeout(targets.patienceMs));
    return null;
  } catch (error) {
    if (error instanceof PrivateAddressError) return 'URL must lead to a server on the public internet';
    return `URL leads nowhere: the server ${url.hostname} can’t be found`;
  }
}
