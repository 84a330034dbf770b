const KEY_BYTES = 16;

/** A random idempotency key. `crypto.randomUUID` is missing in a page that was opened over plain HTTP from a local network. */
export function createIdempotencyKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
