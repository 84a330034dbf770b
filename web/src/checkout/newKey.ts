const LENGTH = 16;

/** A random idempotency key. `crypto.randomUUID` would not do: a shop opened by its address in the local network has none. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
