import type { BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Database } from './database.ts';
import type { Shopper } from './shopper.ts';
import { signUpWidest } from './widestData.ts';

const STEP_MS = 30_000;

/** Registers and signs in a new admin. */
export async function signUpAdmin(context: BrowserContext, database: Database): Promise<Shopper> {
  const person = await signUpWidest(context);
  await database.rows(`UPDATE users SET role = 'ADMIN', email_verified_at = now() WHERE email = $1`, [person.email]);
  return person;
}

/** The code of an authenticator app by the shop's clock, some steps later than now. */
export function totpCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + Number(process.env['E2E_CLOCK_OFFSET']) + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
