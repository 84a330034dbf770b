import { createFingerprint } from '../../core/fingerprint.ts';
import type { Caller } from '../../core/caller.ts';
import { unlimitedThrottle } from '../../throttle/createThrottle.ts';
import { TEST_SECRET } from '../secretFixture.ts';

/** A caller without rate limits, unless the argument has some. */
export function fakeCaller(services: Partial<Caller> = {}): Caller {
  return {
    network: '192.0.2.1',
    userAgent: null,
    knownDevice: async () => null,
    throttle: unlimitedThrottle,
    fingerprint: createFingerprint(TEST_SECRET),
    ...services,
  };
}
