import { dictionary } from '@zxcvbn-ts/language-common';

let commonPasswords: Set<string> | undefined;

/** Whether a password is one of the 49,000 most common ones (zxcvbn's list), in any case: attackers try these first. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(dictionary['passwords-common']);
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}
