import { createFingerprint } from '../fingerprint.ts';
import type { Caller } from '../graphql/caller.ts';
import { openThrottle } from '../throttle/throttle.ts';
import { TEST_SECRET } from './testSecret.ts';

/** A caller whom nothing slows down, unless `means` say otherwise. */
export function testCaller(means: Partial<Caller> = {}): Caller {
  return {
    network: '192.0.2.1',
    userAgent: null,
    knownDevice: async () => null,
    throttle: openThrottle,
    fingerprint: createFingerprint(TEST_SECRET),
    ...means,
  };
}
