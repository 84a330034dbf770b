import { Secret, TOTP } from 'otpauth';
import { encryptSecret } from '../platform/core/encryptedSecret.ts';
import { db } from '../platform/db/client.ts';
import { newTotpSecret } from '../shop/identity/twoFactor/twoFactorCodes.ts';
import { webhookServices } from './webhooks/webhookFixtures.ts';

const STEP_MS = 30_000;

/** The code that an authenticator app displays, some steps later than `now`. */
export function totpCode(secret: string, now: Date, steps = 0): string {
  const timestamp = now.getTime() + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Gives a user a second factor, and returns its secret. */
export async function makeTwoFactor(userId: string, enabledAt = new Date()): Promise<string> {
  const secret = newTotpSecret();
  await db.totpCredential.create({
    data: { userId, encryptedSecret: encryptSecret(webhookServices.encryptionKeys, secret) },
  });
  await db.user.update({ where: { id: userId }, data: { twoFactorEnabledAt: enabledAt } });
  return secret;
}
