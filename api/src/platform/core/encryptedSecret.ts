import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const HEX = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Keys of AES-256 for what the database keeps encrypted. */
export interface EncryptionKeys {
  /** Encrypts. */
  current: Buffer;
  /** Decrypt values that were encrypted before a rotation. */
  previous: readonly Buffer[];
}

/** A key from its text, 32 bytes in hex, base64 or base64url; null for any other text. */
export function parseEncryptionKey(text: string): Buffer | null {
  const isHex = HEX.test(text);
  if (!isHex && !BASE64.test(text)) return null;
  const key = Buffer.from(text, isHex ? 'hex' : 'base64');
  return key.length === KEY_BYTES ? key : null;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte of a value that names its key. */
const VERSION = 1;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

/** An encrypted secret that no configured key decrypts. */
export class UndecryptableSecretError extends Error {
  override readonly name = 'UndecryptableSecretError';

  constructor(keyId: string | null) {
    super(
      keyId === null
        ? 'No configured key decrypts its secret: add the former key to ENCRYPTION_KEY_PREVIOUS, or rotate the secret'
        : `Its secret is encrypted with key ${keyId}, which is not configured: add that key to ENCRYPTION_KEY_PREVIOUS, or rotate the secret`,
    );
  }
}

/** The key that releases without ENCRYPTION_KEY derived from JWT_SECRET. Their values name no key. */
export function deriveFormerKey(jwtSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'webhook secrets', KEY_BYTES));
}

/** Encrypts a secret with the current key. The value holds a version, the key's id, the nonce, the tag and the ciphertext. */
export function encryptSecret({ current }: EncryptionKeys, secret: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, current, nonce);
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([Buffer.of(VERSION), idOf(current), nonce, cipher.getAuthTag(), ciphertext]));
}

/**
 * Decrypts a secret with the key that its value names, or, where the value names none, with the first key that fits.
 * @throws UndecryptableSecretError when no key fits, and when the value was changed
 */
export function decryptSecret({ current, previous }: EncryptionKeys, value: Uint8Array): string {
  const keys = [current, ...previous];
  const keyId = value[0] === VERSION ? Buffer.from(value.subarray(1, HEADER_BYTES)) : null;
  const named = keyId && keys.find((key) => idOf(key).equals(keyId));
  const secret = named && decrypt(named, value.subarray(HEADER_BYTES));
  if (secret != null) return secret;
  for (const key of keys) {
    const formerSecret = decrypt(key, value); // a value of a former release, whose random first byte may be VERSION
    if (formerSecret !== null) return formerSecret;
  }
  throw new UndecryptableSecretError(keyId && !named ? keyId.toString('hex') : null);
}

function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('key id\0').update(key).digest().subarray(0, KEY_ID_BYTES);
}

function decrypt(key: Buffer, value: Uint8Array): string | null {
  const [nonce, tag] = [value.subarray(0, NONCE_BYTES), value.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
    const ciphertext = value.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString();
  } catch {
    return null;
  }
}
