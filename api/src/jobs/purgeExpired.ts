import { db } from '../db/client.ts';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Deletes what has no meaning any more at `now`: ended sessions and codes, and idempotency keys after a day. */
export async function purgeExpired(now: Date): Promise<{ sessions: number; codes: number; idempotencyKeys: number }> {
  const [sessions, codes, keys] = await db.$transaction([
    db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEY_LIFETIME_MS) } } }),
  ]);
  return { sessions: sessions.count, codes: codes.count, idempotencyKeys: keys.count };
}
