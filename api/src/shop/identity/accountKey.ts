import type { Caller } from '../../platform/core/caller.ts';

/** The key that counts an account's attempts: a fingerprint of the e-mail address, whether an account has it or not. */
export function accountKey({ fingerprint }: Pick<Caller, 'fingerprint'>, email: string): string {
  return Buffer.from(fingerprint('account', email)).toString('base64url');
}
