import type { Fingerprint } from '../../../platform/core/caller.ts';

/** How a person can be reached; null where an account has no such text. */
interface Contacts {
  email: string;
  mobiles: readonly (string | null)[];
}

const DIGITS_OF_A_MOBILE = 10;

/**
 * The fingerprints by which a blocked shopper is known again after the account was deleted: of the e-mail address, and of each mobile number
 * without its country code.
 */
export function contactKeys({ email, mobiles }: Contacts, fingerprint: Fingerprint): string[] {
  const numbers = mobiles.flatMap((mobile) => mobile?.replace(/\D/g, '').slice(-DIGITS_OF_A_MOBILE) || []);
  const keyOf = (contact: string) => Buffer.from(fingerprint('blocked contact', contact)).toString('base64url');
  return [email.toLowerCase(), ...new Set(numbers)].map(keyOf);
}
