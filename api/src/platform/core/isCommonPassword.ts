import { createRequire } from 'node:module';
import type { dictionary } from '@zxcvbn-ts/language-common';

let commonPasswords: Set<string> | undefined;

/** Whether a password is one of the 49,000 most common ones (zxcvbn's list), in any case: attackers try these first. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(readDictionary()['passwords-common']);
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}

/** The module unpacks its lists while it loads, so it is loaded for the first password. */
function readDictionary(): typeof dictionary {
  const require = createRequire(import.meta.url);
  return (require('@zxcvbn-ts/language-common') as { dictionary: typeof dictionary }).dictionary;
}
