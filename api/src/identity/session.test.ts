import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { SessionExpiredError } from './identityErrors.ts';
import { SESSION_DAYS } from './refreshToken.ts';
import { endSession, openSession, refreshSession, viewerOfSession, type OpenedSession } from './session.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
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

  it('goes on with a new refresh token, for another month', async () => {
    const later = inDays(20);
    const next = await refreshSession(session.refreshToken, later);
    expect(next).toMatchObject({ sessionId: session.sessionId, userId: shopper.userId });
    expect(next.refreshToken).not.toBe(session.refreshToken);
    expect(await isAlive(inDays(20 + SESSION_DAYS - 1))).toBe(true);
    await refreshSession(next.refreshToken, later);
  });

  it('keeps no refresh token in the database', async () => {
    const row = await db.session.findUniqueOrThrow({ where: { id: session.sessionId } });
    expect(Buffer.from(row.tokenHash).toString('base64url')).not.toBe(session.refreshToken);
    expect(row.tokenHash).toHaveLength(32);
  });

  it('ends when a refresh token is used twice', async () => {
    const next = await refreshSession(session.refreshToken, NOW);
    await expect(refreshSession(session.refreshToken, NOW)).rejects.toBeInstanceOf(SessionExpiredError);
    expect(await isAlive()).toBe(false);
    await expect(refreshSession(next.refreshToken, NOW)).rejects.toBeInstanceOf(SessionExpiredError);
  });

  it('gives one new token to many who use the same one at once', async () => {
    const tries = Array.from({ length: 10 }, () => refreshSession(session.refreshToken, NOW));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isAlive()).toBe(false);
  });

  it("leaves the user's other sessions alone when one ends", async () => {
    const other = await open();
    await refreshSession(session.refreshToken, NOW);
    await expect(refreshSession(session.refreshToken, NOW)).rejects.toBeInstanceOf(SessionExpiredError);
    expect(await viewerOfSession(other, NOW)).not.toBeNull();
  });

  it('can not be refreshed once it is expired, revoked, or its user suspended', async () => {
    const refused = (at: Date) =>
      expect(refreshSession(session.refreshToken, at)).rejects.toBeInstanceOf(SessionExpiredError);
    await refused(inDays(SESSION_DAYS));
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'SUSPENDED' } });
    await refused(NOW);
    await db.user.update({ where: { id: shopper.userId }, data: { status: 'ACTIVE' } });
    await endSession({ authentication: ANONYMOUS, refreshToken: session.refreshToken }, NOW);
    await refused(NOW);
  });

  it.each([null, '', 'x', '\0', 'x'.repeat(10_000)])('is not refreshed by %j', async (garbage) => {
    await expect(refreshSession(garbage, NOW)).rejects.toBeInstanceOf(SessionExpiredError);
    expect(await isAlive()).toBe(true);
  });

  it('is ended by its viewer', async () => {
    const viewer = { ...shopper, sessionId: session.sessionId };
    const other = await open();
    await endSession({ authentication: { state: 'active', viewer }, refreshToken: null }, NOW);
    expect(await isAlive()).toBe(false);
    expect(await viewerOfSession(other, NOW)).not.toBeNull();
  });

  it('is ended by its refresh token alone', async () => {
    await endSession({ authentication: { state: 'stale' }, refreshToken: session.refreshToken }, NOW);
    expect(await isAlive()).toBe(false);
  });

  it('is not ended by somebody without credentials', async () => {
    await endSession({ authentication: ANONYMOUS, refreshToken: null }, NOW);
    await endSession({ authentication: ANONYMOUS, refreshToken: 'garbage' }, NOW);
    expect(await isAlive()).toBe(true);
  });
});
