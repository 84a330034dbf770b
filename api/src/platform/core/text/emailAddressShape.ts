import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { cleanText } from './textShape.ts';

const MAX_LENGTH = 254;
const TOO_LONG = `Email can have at most ${MAX_LENGTH} characters`;
const OTHER_SCRIPT = 'We can’t send mail to an address with letters other than a to z before the @. Enter another one.';

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const TOP_LEVEL = '(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])';
/** An address of RFC 5321 in lower case, without quoted names and without addresses of networks in place of the domain. */
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`);

/**
 * An e-mail address in lower case, as it is stored: ASCII alone, a domain in another script as its punycode. An address is refused with `invalid`,
 * or with the reason when its name is in another script.
 */
export function emailAddressShape(invalid: string) {
  return z
    .string()
    .overwrite(cleanText)
    .trim()
    .toLowerCase()
    .max(MAX_LENGTH, TOO_LONG)
    .transform((address, check) => {
      const [, name = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(address) ?? [];
      if (isAscii(address)) return address;
      if (isAscii(name)) return `${name}@${domainToASCII(domain)}`;
      check.addIssue(domain === '' ? invalid : OTHER_SCRIPT);
      return z.NEVER;
    })
    .pipe(z.string().max(MAX_LENGTH, TOO_LONG).regex(ADDRESS, invalid));
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
