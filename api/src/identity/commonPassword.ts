import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/** Whether a password is one of the 49,000 most common ones (zxcvbn's list), in any case: attackers try these first. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.normalize('NFKC').toLowerCase());
}
