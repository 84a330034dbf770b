import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Permission } from '@kirana/shared/permissions.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { databasePool, db } from '../../../platform/db/client.ts';
import { listenToChanges, type DatabaseChanges } from '../../../platform/events/databaseChanges.ts';
import { makeSession, makeShopper } from '../../../testing/fixtures.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { createSessionCache, type SessionCache } from './sessionCache.ts';

let changes: DatabaseChanges;
let cache: SessionCache;
let viewer: SessionViewer;
let nowMs = 0;

beforeAll(async () => {
  const clock = { now: () => nowMs, timeoutMs: 60_000 };
  const fail = (error: unknown) => {
    throw error;
  };
  changes = listenToChanges(databasePool('reads'), fail, clock);
  cache = createSessionCache(changes, TEST_STAFF_ACCESS);
  await changes.isCurrent();
});
afterAll(() => changes.stop());
beforeEach(async () => {
  viewer = await makeSession(await makeShopper());
  afterHalfASecond(); // the session's own announcement is handled before it is cached
  expect(await find()).toEqual(viewer);
});

const find = (now = new Date(), issuedAt = 0) => cache.findViewer({ ...viewer, issuedAt }, now);
const afterHalfASecond = () => void (nowMs += 500);

it('reads a session once', async () => {
  const { result, sent } = await countStatements(() => Promise.all([find(), find()]));
  expect(result).toEqual([viewer, viewer]);
  expect(sent).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['revoked', () => db.session.update({ where: { id: viewer.sessionId }, data: { revokedAt: new Date() } })],
  ['deleted', () => db.session.delete({ where: { id: viewer.sessionId } })],
  ['of a suspended user', () => db.user.update({ where: { id: viewer.userId }, data: { status: 'SUSPENDED' } })],
  ['of a deleted user', () => db.user.delete({ where: { id: viewer.userId } })],
])('refuses a session that is %s, after half a second when another process did it', async (_what, change) => {
  await change();
  afterHalfASecond();
  expect(await find()).toBeNull();
});

it('refuses it at once when this process did it', async () => {
  await db.session.update({ where: { id: viewer.sessionId }, data: { revokedAt: new Date() } });
  changes.expectChange();
  expect(await find()).toBeNull();
});

it('shows the changed permissions of a role after half a second when another process changed it', async () => {
  const permissions: Permission[] = ['CATALOGUE', 'ORDERS'];
  const { id } = await db.roleDefinition.create({ data: { name: 'Manager', permissions } });
  await db.user.update({ where: { id: viewer.userId }, data: { roleDefinitionId: id } });
  afterHalfASecond();
  expect(await find()).toMatchObject({ permissions });
  await db.roleDefinition.update({ where: { id }, data: { permissions: ['ORDERS'] } });
  afterHalfASecond();
  expect(await find()).toMatchObject({ permissions: ['ORDERS'] });
});

it("shows the permissions of a user's new role", async () => {
  await db.user.update({ where: { id: viewer.userId }, data: { role: 'PICKER' } });
  changes.expectChange();
  expect(await find()).toEqual({ ...viewer, permissions: ['PICKING'] });
});

it('refuses a cached session that has expired', async () => {
  const { expiresAt } = await db.session.findUniqueOrThrow({ where: { id: viewer.sessionId } });
  expect(await find(new Date(expiresAt.getTime() - 1))).toEqual(viewer);
  expect(await find(expiresAt)).toBeNull();
});

it("refuses a token that names another user's session", async () => {
  const other = await makeShopper();
  const claims = { userId: other.userId, sessionId: viewer.sessionId, issuedAt: 0 };
  expect(await cache.findViewer(claims, new Date())).toBeNull();
});

it('records the first use of an access token that came with the last refresh, once', async () => {
  const refreshedAt = new Date();
  const issuedAt = refreshedAt.getTime() / 1000;
  const where = { id: viewer.sessionId };
  await db.session.update({ where, data: { lastUsedAt: refreshedAt, tokenUsedAt: null } });
  const readUse = async () => (await db.session.findUniqueOrThrow({ where })).tokenUsedAt;
  await find(refreshedAt, issuedAt - 0.001);
  expect(await readUse()).toBeNull();
  await find(refreshedAt, issuedAt);
  expect(await readUse()).toEqual(refreshedAt);
  const { sent } = await countStatements(() => find(new Date(), issuedAt));
  expect(sent).toEqual([]);
});

it('asks the database when announcements do not arrive', async () => {
  const unconnected: DatabaseChanges = { ...changes, isCurrent: () => false };
  const uncached = createSessionCache(unconnected, TEST_STAFF_ACCESS);
  for (let times = 0; times < 2; times += 1) {
    const { sent } = await countStatements(() => uncached.findViewer({ ...viewer, issuedAt: 0 }, new Date()));
    expect(sent).toHaveLength(1);
  }
});
