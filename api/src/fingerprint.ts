import { createHmac } from 'node:crypto';

/** What stands for a short or personal text where the text itself must not be kept. */
export type Fingerprint = (purpose: string, text: string) => Uint8Array<ArrayBuffer>;

/** HMAC-SHA-256 under a secret that the database does not have, so that a copy of the database can't be guessed back. */
export function createFingerprint(secret: string): Fingerprint {
  return (purpose, text) => new Uint8Array(createHmac('sha256', secret).update(`${purpose}\0${text}`).digest());
}
