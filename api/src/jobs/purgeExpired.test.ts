import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { purgeExpired } from './purgeExpired.ts';

const now = new Date('2026-01-02T12:00:00Z');
const hash = (text: string) => Buffer.alloc(32, text);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('purgeExpired', () => {
  it('deletes ended sessions, ended codes and idempotency keys older than a day, and nothing else', async () => {
    const { id: userId } = await db.user.create({
      data: { name: 'Asha', email: 'asha@example.in', passwordHash: 'x' },
    });
    const session = (tokenHash: string, expiresAt: Date) => ({ userId, tokenHash: hash(tokenHash), expiresAt });
    await db.session.createMany({ data: [session('ended', hoursAgo(1)), session('running', hoursAgo(-1))] });
    const code = (name: string, expiresAt: Date) => ({
      userId,
      purpose: 'PASSWORD_RESET' as const,
      codeHash: hash(name),
      expiresAt,
    });
    await db.oneTimeCode.createMany({ data: [code('ended', hoursAgo(1)), code('running', hoursAgo(-1))] });
    const key = (name: string, createdAt: Date) => ({
      userId,
      operation: 'orderPlace',
      key: name,
      requestHash: hash(name),
      createdAt,
    });
    await db.idempotencyKey.createMany({ data: [key('old', hoursAgo(25)), key('young', hoursAgo(23))] });

    expect(await purgeExpired(now)).toEqual({ sessions: 1, codes: 1, idempotencyKeys: 1 });

    expect(await db.session.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: hoursAgo(-1) }]);
    expect(await db.oneTimeCode.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: hoursAgo(-1) }]);
    expect(await db.idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: 'young' }]);
  });
});
