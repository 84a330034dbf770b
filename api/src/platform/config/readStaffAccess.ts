import type { z } from 'zod';
import type { StaffAccess } from '../core/staffAccess.ts';
import { onOff, wholeNumber } from './environmentValues.ts';

/** The variables about accounts of staff. */
export const staffAccessShape = {
  REQUIRE_TWO_FACTOR: onOff.default(false),
  STAFF_SESSION_HOURS: wholeNumber(1, 720).default(12),
  REAUTHENTICATION_MINUTES: wholeNumber(1, 1440).default(15),
};

/** The settings about accounts of staff from a validated environment. */
export function readStaffAccess(env: z.output<z.ZodObject<typeof staffAccessShape>>): StaffAccess {
  return {
    requireTwoFactor: env.REQUIRE_TWO_FACTOR,
    sessionMs: env.STAFF_SESSION_HOURS * 3_600_000,
    reauthenticationMs: env.REAUTHENTICATION_MINUTES * 60_000,
  };
}
