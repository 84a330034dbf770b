import { createFingerprint, type StaffAccess, type Caller } from '../../platform/core/caller.ts';
import { unlimitedThrottle } from '../../platform/limits/createThrottle.ts';
import { TEST_SECRET } from '../secretFixture.ts';

/** The settings by default: no second factor is required, a session of staff lasts 12 hours, an authentication 15 minutes. */
export const TEST_STAFF_ACCESS: StaffAccess = {
  requireTwoFactor: false,
  sessionMs: 12 * 60 * 60_000,
  reauthenticationMs: 15 * 60_000,
};

/** A caller without rate limits, unless the argument has some. */
export function fakeCaller(services: Partial<Caller> = {}): Caller {
  return {
    network: '192.0.2.1',
    userAgent: null,
    knownDevice: async () => null,
    throttle: unlimitedThrottle,
    challenges: null,
    fingerprint: createFingerprint(TEST_SECRET),
    staffAccess: TEST_STAFF_ACCESS,
    ...services,
  };
}
