import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { testCaller } from '../testing/testCaller.ts';
import { endOtherSessions, endSession, endThisSession } from './endSessions.ts';
import { SessionExpiredError } from './identityErrors.ts';
import { refreshSession } from './refreshSession.ts';
import { ECHO_SECONDS, SESSION_DAYS } from './refreshToken.ts';
import { openSession, viewerOfSession, type OpenedSession } from './session.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ANONYMOUS = { state: 'anonymous' } as const;

describe('a session', () => {
  let shopper: Viewer;
  let session: OpenedSession;
  beforeEach(async () => {
    shopper = await makeShopper();
    session = await open();
  });

  const open = () => db.$transaction((tx) => openSession(tx, { userId: shopper.userId, userAgent: null }, NOW));
  const isAlive = async (at = NOW) => (await viewerOfSession(session, at)) !== null;
  const refresh = (token: string | null, at = NOW) => refreshSession(token, testCaller(), at);
  const refused = (token: string | null, at = NOW) =>
    expect(refresh(token, at)).rejects.toBeInstanceOf(SessionExpiredError);
  const mails = () => db.mail.findMany({ where: { userId: shopper.userId }, select: { kind: true } });

  it('speaks for its user, with the role they have now', async () => {
    expect(await viewerOfSession(session, NOW)).toMatchObject({ userId: shopper.userId, role: 'USER' });
    await db.user.update({ where: { id: shopper.userId }, data: { role: 'ADMIN' } });
    expect(await viewerOfSession(session, NOW)).toMatchObject({ role: 'ADMIN' });
  });

  it('does not speak for another user', async () => {
    const other = await makeShopper();
    expect(await viewerOfSession({ ...session, userId: other.userId }, NOW)).toBeNull();
  });

  it('ends by itself, and at once for a suspended user', async () => {
    expect(await isAlive(inDays(SESSION_DAYS - 1))).toBe(true);
    expect(await isAlive(inDays(SESSION_DAYS))).toBe(false);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    expect(await isAlive()).toBe(false);
  });

  it('keeps no refresh token in the database', async () => {
    const { refreshToken } = await refresh(session.refreshToken);
    const row = await db.session.findUniqueOrThrow({
      where: { id: session.sessionId },
      include: { spentTokens: true },
    });
    const stored = JSON.stringify(row, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value,
    );
    expect(stored).not.toContain(session.refreshToken);
    expect(stored).not.toContain(refreshToken);
    expect(row.spentTokens).toHaveLength(1);
  });

  describe('that is refreshed', () => {
    it('goes on with a new refresh token, for another month', async () => {
      const next = await refresh(session.refreshToken, inDays(20));
      expect(next).toMatchObject({ sessionId: session.sessionId, userId: shopper.userId });
      expect(next.refreshToken).not.toBe(session.refreshToken);
      expect(await isAlive(inDays(20 + SESSION_DAYS - 1))).toBe(true);
      await refresh(next.refreshToken, inDays(20));
    });

    it('is rotated once by two tabs that ask at once, and both go on', async () => {
      const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refreshToken)));
      expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      expect(await db.spentRefreshToken.count({ where: { sessionId: session.sessionId } })).toBe(1);
      expect(await isAlive()).toBe(true);
      expect(await mails()).toEqual([]);
    });

    it('gives the same next token again when its answer was lost', async () => {
      const lost = await refresh(session.refreshToken);
      expect(await refresh(session.refreshToken, inSeconds(ECHO_SECONDS))).toEqual(lost);
    });

    it('makes every session and every step another token', async () => {
      const other = await open();
      const steps = [session.refreshToken, other.refreshToken];
      for (const token of [...steps]) {
        const { refreshToken } = await refresh(token);
        steps.push(refreshToken, (await refresh(refreshToken)).refreshToken);
      }
      expect(new Set(steps).size).toBe(steps.length);
    });
  });

  describe('whose spent refresh token comes again', () => {
    it('ends after a minute, and its owner is told', async () => {
      const next = await refresh(session.refreshToken);
      await refused(session.refreshToken, inSeconds(ECHO_SECONDS + 1));
      expect(await isAlive()).toBe(false);
      await refused(next.refreshToken);
      expect(await mails()).toEqual([{ kind: 'SESSION_STOLEN' }]);
    });

    it('ends at once when the next token has been used by then', async () => {
      const next = await refresh(session.refreshToken);
      await refresh(next.refreshToken);
      await refused(session.refreshToken);
      expect(await isAlive()).toBe(false);
    });

    it('ends also when a thief has refreshed many times since', async () => {
      let thief = await refresh(session.refreshToken);
      for (let round = 1; round <= 5; round += 1) thief = await refresh(thief.refreshToken, inDays(round));
      await refused(session.refreshToken, inDays(6));
      await refused(thief.refreshToken, inDays(6));
    });

    it('tells its owner once', async () => {
      await refresh(session.refreshToken);
      const late = inSeconds(ECHO_SECONDS + 1);
      await Promise.all([1, 2, 3].map(() => refused(session.refreshToken, late)));
      expect(await mails()).toHaveLength(1);
    });

    it('tells nobody when it was ended before', async () => {
      const next = await refresh(session.refreshToken);
      await endThisSession({ authentication: ANONYMOUS, refreshToken: next.refreshToken }, NOW);
      await refused(session.refreshToken, inDays(1));
      expect(await mails()).toEqual([]);
    });

    it("leaves the user's other sessions alone", async () => {
      const other = await open();
      await refresh(session.refreshToken);
      await refused(session.refreshToken, inDays(1));
      expect(await viewerOfSession(other, NOW)).not.toBeNull();
    });
  });

  it('can not be refreshed once it is expired, revoked, or its user suspended', async () => {
    await refused(session.refreshToken, inDays(SESSION_DAYS));
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    await refused(session.refreshToken);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'ACTIVE' } });
    await endThisSession({ authentication: ANONYMOUS, refreshToken: session.refreshToken }, NOW);
    await refused(session.refreshToken);
  });

  it('does not answer an echo to a suspended user', async () => {
    await refresh(session.refreshToken);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    await refused(session.refreshToken);
  });

  it.each([null, '', 'x', '\0', 'x'.repeat(10_000)])('is not refreshed by %j', async (garbage) => {
    await refused(garbage);
    expect(await isAlive()).toBe(true);
  });

  describe('that is ended', () => {
    it('by its viewer is ended alone', async () => {
      const viewer = { ...shopper, sessionId: session.sessionId };
      const other = await open();
      await endThisSession({ authentication: { state: 'active', viewer }, refreshToken: null }, NOW);
      expect(await isAlive()).toBe(false);
      expect(await viewerOfSession(other, NOW)).not.toBeNull();
    });

    it('by its refresh token needs nothing else, not even the newest', async () => {
      await refresh(session.refreshToken);
      await endThisSession({ authentication: { state: 'stale' }, refreshToken: session.refreshToken }, NOW);
      expect(await isAlive()).toBe(false);
    });

    it('is not ended by somebody without credentials', async () => {
      await endThisSession({ authentication: ANONYMOUS, refreshToken: null }, NOW);
      await endThisSession({ authentication: ANONYMOUS, refreshToken: 'garbage' }, NOW);
      expect(await isAlive()).toBe(true);
    });

    it('from another device is ended by its owner alone', async () => {
      await endSession(await makeShopper(), session, NOW);
      expect(await isAlive()).toBe(true);
      await endSession(shopper, session, NOW);
      expect(await isAlive()).toBe(false);
    });

    it('with all others leaves the one that asks, and those of other people', async () => {
      const here = { ...shopper, sessionId: (await open()).sessionId };
      const stranger = await makeShopper();
      const theirs = await db.$transaction((tx) => openSession(tx, { userId: stranger.userId, userAgent: null }, NOW));
      expect(await db.$transaction((tx) => endOtherSessions(tx, here, NOW))).toEqual([session.sessionId]);
      expect(await isAlive()).toBe(false);
      expect(await viewerOfSession(here, NOW)).not.toBeNull();
      expect(await viewerOfSession(theirs, NOW)).not.toBeNull();
    });
  });
});
