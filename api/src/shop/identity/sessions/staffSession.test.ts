import { describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeShopper } from '../../../testing/fixtures.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { SessionExpiredError } from '../identityErrors.ts';
import { refreshSession } from './refreshSession.ts';
import { createSession, viewerOfSession } from './session.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

async function open(role: 'ADMIN' | 'PICKER' | 'USER') {
  const { userId } = await makeShopper({ role });
  return db.$transaction((tx) => createSession(tx, { userId, isStaff: role !== 'USER', caller: fakeCaller() }, NOW));
}

describe('a session of staff', () => {
  it.each(['ADMIN', 'PICKER'] as const)(
    'of a %s ends twelve hours after its login, however often it is used',
    async (role) => {
      let session = await open(role);
      for (const hours of [4, 8, 11.9])
        session = await refreshSession(session.refreshToken, fakeCaller(), after(hours));
      expect(await viewerOfSession(session, TEST_STAFF_ACCESS, after(11.95))).not.toBeNull();
      expect(await viewerOfSession(session, TEST_STAFF_ACCESS, after(12))).toBeNull();
      await expect(refreshSession(session.refreshToken, fakeCaller(), after(12))).rejects.toBeInstanceOf(
        SessionExpiredError,
      );
    },
  );

  it('ends at the next refresh when its owner became staff later', async () => {
    const session = await open('USER');
    await db.user.update({ where: { id: session.userId }, data: { role: 'RIDER' } });
    await expect(refreshSession(session.refreshToken, fakeCaller(), after(13))).rejects.toBeInstanceOf(
      SessionExpiredError,
    );
  });

  it('lasts as long as the shop says, and that of a shopper thirty days after its last use', async () => {
    const caller = fakeCaller({ staffAccess: { ...TEST_STAFF_ACCESS, sessionMs: 2 * 3_600_000 } });
    const { userId } = await makeShopper({ role: 'ADMIN' });
    const short = await db.$transaction((tx) => createSession(tx, { userId, isStaff: true, caller }, NOW));
    expect(await viewerOfSession(short, TEST_STAFF_ACCESS, after(2))).toBeNull();
    const long = await open('USER');
    const refreshed = await refreshSession(long.refreshToken, caller, after(29 * 24));
    expect(await viewerOfSession(refreshed, TEST_STAFF_ACCESS, after(50 * 24))).not.toBeNull();
  });
});
