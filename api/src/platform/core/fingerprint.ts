import { createHmac } from 'node:crypto';

/** A digest of a short or personal text, stored instead of the text. */
export type Fingerprint = (purpose: string, text: string) => Uint8Array<ArrayBuffer>;

/** HMAC-SHA-256 with a secret outside the database, so that a copy of the database does not allow guessing the texts. */
export function createFingerprint(secret: string): Fingerprint {
  return (purpose, text) => new Uint8Array(createHmac('sha256', secret).update(`${purpose}\0${text}`).digest());
}
