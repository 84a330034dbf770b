import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key under which signing secrets are kept: signing needs them back, and a copy of the database alone must not give them away. */
export function sealingKeyOf(jwtSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'webhook secrets', KEY_BYTES));
}

/** A secret encrypted: the nonce, the tag, and the rest. */
export function sealSecret(key: Buffer, secret: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
}

/** The secret again; null where it was sealed with another key, or has been tampered with. */
export function openSecret(key: Buffer, sealed: Uint8Array): string | null {
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
    const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString();
  } catch {
    return null;
  }
}
