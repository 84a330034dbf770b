import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { SessionExpiredError } from '../identityErrors.ts';
import { logIn } from '../login/logIn.ts';
import { hashPassword } from '../login/password.ts';
import { hashToken } from '../tokens.ts';
import { activeSessionsOf, MAX_SESSIONS, viewerOfSession } from './session.ts';
import { refreshSession } from './refreshSession.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('the sessions of an account', () => {
  let passwordHash: string;
  let viewer: SessionViewer;
  let email: string;
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    viewer = await makeShopper({ email, passwordHash });
  });

  const tokenOf = (index: number) => `${viewer.userId} ${index}`;
  /** Sessions that were used before `NOW`, the first one last of all. */
  const fill = (count: number) =>
    db.session.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        userId: viewer.userId,
        tokenHash: hashToken(tokenOf(index)),
        lastUsedAt: minutesAgo(index + 1),
        expiresAt: new Date(NOW.getTime() + 24 * 60 * 60_000),
      })),
    });
  const enter = () => logIn({ email, password: PASSWORD }, fakeCaller(), NOW);
  const isActive = (index: number) =>
    db.session.count({ where: { tokenHash: hashToken(tokenOf(index)), ...activeSessionsOf(viewer.userId, NOW) } });
  const activeCount = () => db.session.count({ where: activeSessionsOf(viewer.userId, NOW) });

  it('are at most fifty: a further login ends the one that was not used for longest', async () => {
    await fill(MAX_SESSIONS - 1);
    await enter();
    expect(await isActive(MAX_SESSIONS - 2)).toBe(1);
    const latest = await enter();
    expect(await activeCount()).toBe(MAX_SESSIONS);
    expect([await isActive(MAX_SESSIONS - 3), await isActive(MAX_SESSIONS - 2)]).toEqual([1, 0]);
    await expect(refreshSession(tokenOf(MAX_SESSIONS - 2), fakeCaller(), NOW)).rejects.toBeInstanceOf(
      SessionExpiredError,
    );
    expect(await viewerOfSession(latest, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
  });

  it('keep a device that is in use, however long ago its login was', async () => {
    await fill(MAX_SESSIONS);
    await refreshSession(tokenOf(MAX_SESSIONS - 1), fakeCaller(), NOW);
    await enter();
    expect(await activeCount()).toBe(MAX_SESSIONS);
    expect(await isActive(MAX_SESSIONS - 2)).toBe(0);
    const kept = await db.session.findMany({ where: { ...activeSessionsOf(viewer.userId, NOW), lastUsedAt: NOW } });
    expect(kept).toHaveLength(2);
  });

  it('are not exceeded by concurrent logins, each of which succeeds', async () => {
    await fill(MAX_SESSIONS - 3);
    const created = await Promise.all(Array.from({ length: 12 }, enter));
    expect(await activeCount()).toBe(MAX_SESSIONS);
    for (const session of created) expect(await viewerOfSession(session, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
  });

  it('of other accounts stay, and ended ones do not count', async () => {
    await fill(MAX_SESSIONS);
    await db.session.updateMany({ where: { userId: viewer.userId }, data: { revokedAt: NOW } });
    const other = await makeSession(await makeShopper());
    await enter();
    await enter();
    expect(await activeCount()).toBe(2);
    expect(await viewerOfSession(other, TEST_STAFF_ACCESS, new Date())).not.toBeNull();
  });

  it('are listed and counted as they are', async () => {
    await fill(MAX_SESSIONS + 5); // of a release without the limit
    const { sessionId } = await logIn({ email, password: PASSWORD }, fakeCaller(), NOW);
    await db.session.updateMany({ where: { userId: viewer.userId }, data: { expiresAt: new Date('2100-01-01') } });
    const { data } = await executeGraphql(
      '{ viewer { sessions(first: 100) { totalCount edges { node { isCurrent } } } } }',
      {},
      { ...viewer, sessionId },
    );
    const { totalCount, edges } = data.viewer.sessions;
    expect([totalCount, edges.length]).toEqual([MAX_SESSIONS, MAX_SESSIONS]);
    expect(edges.filter(({ node }: { node: { isCurrent: boolean } }) => node.isCurrent)).toHaveLength(1);
  });
});
