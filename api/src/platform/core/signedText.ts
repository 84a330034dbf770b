import { timingSafeEqual } from 'node:crypto';
import type { Fingerprint } from './caller.ts';

/** Signs a short text that people carry in a link. `purpose` keeps it from being valid in another kind of link. */
export function signText(text: string, purpose: string, fingerprint: Fingerprint): string {
  return `${text}.${Buffer.from(fingerprint(purpose, text)).toString('base64url')}`;
}

/** The text of a token; null unless the shop has signed it for this purpose. */
export function readSignedText(token: string, purpose: string, fingerprint: Fingerprint): string | null {
  const [, text = '', signature = ''] = /^([\w.-]{1,100})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = fingerprint(purpose, text);
  const signed = Buffer.from(signature, 'base64url');
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? text : null;
}
