import { useRef } from 'react';

const KEY_BYTES = 16;

/** A random idempotency key. `crypto.randomUUID` is missing in a page that was opened over plain HTTP from a local network. */
export function createIdempotencyKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of requests: `keyFor` returns the last key for an input equal to the last one, so that a retry after a lost answer
 * does the work once. After `forget`, an equal input is a new request.
 */
export function useIdempotencyKey() {
  const last = useRef({ request: '', key: '' });
  const keyFor = (input: object): string => {
    const request = JSON.stringify(input);
    if (last.current.request !== request) last.current = { request, key: createIdempotencyKey() };
    return last.current.key;
  };
  const forget = () => {
    last.current = { request: '', key: '' };
  };
  return { keyFor, forget };
}
