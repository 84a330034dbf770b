const KEY_BYTES = 32;
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
