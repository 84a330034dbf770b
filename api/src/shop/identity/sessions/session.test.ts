import { beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '@kirana/shared/permissions.ts';
import { db } from '../../../platform/db/client.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { makeShopper } from '../../../testing/fixtures.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { revokeOtherSessions, revokeSession, revokeCurrentSession } from './revokeSessions.ts';
import { SessionExpiredError } from '../identityErrors.ts';
import { refreshSession } from './refreshSession.ts';
import {
  REPLAY_GRACE_SECONDS,
  SESSION_DAYS,
  createSession,
  sessionOfToken,
  viewerOfSession,
  type CreatedSession,
} from './session.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ANONYMOUS = { state: 'anonymous' } as const;

describe('a session', () => {
  let shopper: SessionViewer;
  let session: CreatedSession;
  beforeEach(async () => {
    shopper = await makeShopper();
    session = await open();
  });

  const open = () =>
    db.$transaction((tx) => createSession(tx, { userId: shopper.userId, isStaff: false, caller: fakeCaller() }, NOW));
  const isAlive = async (at = NOW) => (await viewerOfSession(session, TEST_STAFF_ACCESS, at)) !== null;
  const refresh = (token: string | null, at = NOW) => refreshSession(token, fakeCaller(), at);
  const refused = (token: string | null, at = NOW) =>
    expect(refresh(token, at)).rejects.toBeInstanceOf(SessionExpiredError);
  /** Makes a request with the access token that was issued at a time. */
  const use = (issued: Date, at = issued) =>
    sessionOfToken({ ...session, issuedAt: issued.getTime() / 1000 }, TEST_STAFF_ACCESS, at);
  const mails = () => db.mail.findMany({ where: { userId: shopper.userId }, select: { kind: true } });

  it('authenticates its user with their present permissions', async () => {
    expect(await viewerOfSession(session, TEST_STAFF_ACCESS, NOW)).toMatchObject({
      userId: shopper.userId,
      permissions: [],
    });
    await db.user.update({ where: { id: shopper.userId }, data: { role: 'ADMIN' } });
    expect(await viewerOfSession(session, TEST_STAFF_ACCESS, NOW)).toMatchObject({ permissions: PERMISSIONS });
  });

  it('does not authenticate another user', async () => {
    const other = await makeShopper();
    expect(await viewerOfSession({ ...session, userId: other.userId }, TEST_STAFF_ACCESS, NOW)).toBeNull();
  });

  it('expires, and is invalid at once for a suspended user', async () => {
    expect(await isAlive(inDays(SESSION_DAYS - 1))).toBe(true);
    expect(await isAlive(inDays(SESSION_DAYS))).toBe(false);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    expect(await isAlive()).toBe(false);
  });

  it('stores no refresh token in the database', async () => {
    const { refreshToken } = await refresh(session.refreshToken);
    const row = await db.session.findUniqueOrThrow({
      where: { id: session.sessionId },
      include: { rotatedTokens: true },
    });
    const stored = JSON.stringify(row, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value,
    );
    expect(stored).not.toContain(session.refreshToken);
    expect(stored).not.toContain(refreshToken);
    expect(row.rotatedTokens).toHaveLength(1);
  });

  describe('that is refreshed', () => {
    it('has a new refresh token, and expires a month later', async () => {
      const next = await refresh(session.refreshToken, inDays(20));
      expect(next).toMatchObject({ sessionId: session.sessionId, userId: shopper.userId });
      expect(next.refreshToken).not.toBe(session.refreshToken);
      expect(await isAlive(inDays(20 + SESSION_DAYS - 1))).toBe(true);
      await refresh(next.refreshToken, inDays(20));
    });

    it('is rotated once by two concurrent tabs, which receive the same token', async () => {
      const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refreshToken)));
      expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      expect(await db.rotatedRefreshToken.count({ where: { sessionId: session.sessionId } })).toBe(1);
      expect(await isAlive()).toBe(true);
      expect(await mails()).toEqual([]);
    });

    it('replays the next token for another tab, within a minute also after its use', async () => {
      const next = await refresh(session.refreshToken);
      await use(NOW);
      expect(await refresh(session.refreshToken, inSeconds(REPLAY_GRACE_SECONDS))).toEqual(next);
    });

    it.each([
      ['a minute', inSeconds(REPLAY_GRACE_SECONDS + 1)],
      ['a week', inDays(7)],
    ])('replays the next token %s after a lost response, and goes on from there', async (_time, later) => {
      const lost = await refresh(session.refreshToken, inSeconds(10));
      await use(NOW, inSeconds(20)); // with the previous access token
      expect(await refresh(session.refreshToken, later)).toEqual(lost);
      const next = await refresh(lost.refreshToken, later);
      expect(await refresh(next.refreshToken, later)).not.toEqual(next);
      expect(await mails()).toEqual([]);
    });

    it('has another token in every session and after every rotation', async () => {
      const other = await open();
      const steps = [session.refreshToken, other.refreshToken];
      for (const token of [...steps]) {
        const { refreshToken } = await refresh(token);
        steps.push(refreshToken, (await refresh(refreshToken)).refreshToken);
      }
      expect(new Set(steps).size).toBe(steps.length);
    });
  });

  describe('whose rotated refresh token is used again', () => {
    it('is revoked a minute after it when the next access token was used, and its owner receives a notice', async () => {
      const next = await refresh(session.refreshToken);
      await use(NOW);
      await refused(session.refreshToken, inSeconds(REPLAY_GRACE_SECONDS + 1));
      expect(await isAlive()).toBe(false);
      await refused(next.refreshToken);
      expect(await mails()).toEqual([{ kind: 'REFRESH_TOKEN_REUSED' }]);
    });

    it('is revoked at once when the next token was used before', async () => {
      const next = await refresh(session.refreshToken);
      await refresh(next.refreshToken);
      await refused(session.refreshToken);
      expect(await isAlive()).toBe(false);
    });

    it('is revoked also when an attacker has refreshed many times since', async () => {
      let attacker = await refresh(session.refreshToken);
      for (let round = 1; round <= 5; round += 1) attacker = await refresh(attacker.refreshToken, inDays(round));
      await refused(session.refreshToken, inDays(6));
      await refused(attacker.refreshToken, inDays(6));
    });

    it('sends one notice', async () => {
      await refresh(session.refreshToken);
      await use(NOW);
      const late = inSeconds(REPLAY_GRACE_SECONDS + 1);
      await Promise.all([1, 2, 3].map(() => refused(session.refreshToken, late)));
      expect(await mails()).toHaveLength(1);
    });

    it('sends no notice when it was revoked before', async () => {
      const next = await refresh(session.refreshToken);
      await revokeCurrentSession({ authentication: ANONYMOUS, refreshToken: next.refreshToken }, NOW);
      await refused(session.refreshToken, inDays(1));
      expect(await mails()).toEqual([]);
    });

    it("leaves the user's other sessions unchanged", async () => {
      const other = await open();
      await refresh(session.refreshToken);
      await use(NOW);
      await refused(session.refreshToken, inDays(1));
      expect(await viewerOfSession(other, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
    });
  });

  it('can not be refreshed once it is expired, revoked, or its user suspended', async () => {
    await refused(session.refreshToken, inDays(SESSION_DAYS));
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    await refused(session.refreshToken);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'ACTIVE' } });
    await revokeCurrentSession({ authentication: ANONYMOUS, refreshToken: session.refreshToken }, NOW);
    await refused(session.refreshToken);
  });

  it('replays no token for a suspended user', async () => {
    await refresh(session.refreshToken);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    await refused(session.refreshToken);
  });

  it.each([null, '', 'x', '\0', 'x'.repeat(10_000)])('is not refreshed by %j', async (garbage) => {
    await refused(garbage);
    expect(await isAlive()).toBe(true);
  });

  describe('that is revoked', () => {
    it('by its viewer is the only one', async () => {
      const viewer = { ...shopper, sessionId: session.sessionId };
      const other = await open();
      await revokeCurrentSession({ authentication: { state: 'active', viewer }, refreshToken: null }, NOW);
      expect(await isAlive()).toBe(false);
      expect(await viewerOfSession(other, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
    });

    it('by its refresh token needs no other credentials, and accepts a rotated one', async () => {
      await refresh(session.refreshToken);
      await revokeCurrentSession({ authentication: { state: 'expired' }, refreshToken: session.refreshToken }, NOW);
      expect(await isAlive()).toBe(false);
    });

    it('needs credentials', async () => {
      await revokeCurrentSession({ authentication: ANONYMOUS, refreshToken: null }, NOW);
      await revokeCurrentSession({ authentication: ANONYMOUS, refreshToken: 'garbage' }, NOW);
      expect(await isAlive()).toBe(true);
    });

    it('from another device belongs to the viewer', async () => {
      await revokeSession(await makeShopper(), session, NOW);
      expect(await isAlive()).toBe(true);
      await revokeSession(shopper, session, NOW);
      expect(await isAlive()).toBe(false);
    });

    it('with all others leaves the present one, and those of other users', async () => {
      const here = { ...shopper, sessionId: (await open()).sessionId };
      const stranger = await makeShopper();
      const theirs = await db.$transaction((tx) =>
        createSession(tx, { userId: stranger.userId, isStaff: false, caller: fakeCaller() }, NOW),
      );
      expect(await db.$transaction((tx) => revokeOtherSessions(tx, here, NOW))).toEqual([session.sessionId]);
      expect(await isAlive()).toBe(false);
      expect(await viewerOfSession(here, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
      expect(await viewerOfSession(theirs, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
    });
  });
});
