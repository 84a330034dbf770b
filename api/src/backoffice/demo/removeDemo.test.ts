import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../../../demo/loadDemo.ts';
import { loadDemoOrders } from '../../../../demo/orders/loadDemoOrders.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { databasePool, db } from '../../platform/db/client.ts';
import { listenToChanges } from '../../platform/events/databaseChanges.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import { grievanceFixture } from '../../testing/grievanceFixture.ts';
import { makePicture, makeSession, makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../testing/graphql/fakeCaller.ts';
import { openDemoShop } from '../../testing/postgres/testDatabase.ts';
import { queuedPictureRemovals } from '../../testing/queuedPictureRemovals.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { AdminRoleError, WrongCredentialsError } from '../../shop/identity/identityErrors.ts';
import { viewerOfApiTokenId } from '../../shop/identity/apiTokens/viewerOfApiToken.ts';
import { logIn } from '../../shop/identity/login/logIn.ts';
import { createSessionCache } from '../../shop/identity/sessions/sessionCache.ts';
import { findHomeSections, type HomeSectionRow } from '../../shop/home/homePage.ts';
import { openLiveSettings } from '../../shop/settings/openLiveSettings.ts';
import { viewerOfSession } from '../../shop/identity/sessions/session.ts';
import { createHomeDraft, publishHomeDraft, saveHomeDraft } from '../home/writeHome.ts';
import { savePageDraft, publishPage } from '../pages/writePage.ts';
import { DEMO_PASSWORD, ensureAccounts } from '../staff/ensureAccounts.ts';
import { BackupFailedError } from './backUpDemo.ts';
import { countDemo } from './countDemo.ts';
import { KEPT_TABLES } from './emptyShop.ts';
import { DemoRemovedError, removeDemo } from './removeDemo.ts';

const NOW = new Date();
const OWNER = { name: 'Meena', email: 'meena@sharma.example', password: 'nine blue kites' };
const DEMO = {
  admin: null,
  demo: true,
  publicUrl: 'https://kirana.example',
  settings: { first: TEST_TERMS, pinned: new Set<never>() },
};
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let admin: SessionViewer;
beforeEach(async () => {
  await db.demoRemoval.deleteMany();
  await ensureAccounts(DEMO);
  admin = await makeSession(await userOf('admin@kirana.example'));
});

async function userOf(email: string): Promise<SessionViewer> {
  const { id, roleDefinition } = await db.user.findUniqueOrThrow({
    where: { email },
    include: { roleDefinition: true },
  });
  const permissions = roleDefinition?.permissions ?? [];
  return { userId: id, permissions, sessionId: '', authenticatedAt: NOW };
}

const remove = (viewer = admin, backUp: () => Promise<string | null> = async () => null) =>
  removeDemo(viewer, OWNER, { backUp, caller: fakeCaller(), now: NOW });

/** The number of rows of each table that has some, in the shop's schemas. */
async function countRows(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ name: string; count: number }[]>`
    SELECT table_schema || '.' || table_name AS name,
      (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', table_schema, table_name), true, true, '')))[1]::text::int AS count
    FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
/** The sequences that have given a number. */
const startedSequences = () =>
  db.$queryRaw`SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`;

/** As a start of the shop does. */
async function start(): Promise<void> {
  await loadDemo();
  await ensureAccounts(DEMO);
  await loadDemoOrders(DEMO, NOW);
}

describe('removing the demo', () => {
  it('leaves no row of it in any table of the database', async () => {
    await openDemoShop();
    await start();
    admin = await makeSession(await userOf('admin@kirana.example'));
    const shopper = await userOf('shopper@kirana.example');
    const [logo, upload] = [await makePicture(), await makePicture()];
    await db.setting.create({ data: { key: 'brand.logo', value: logo, pictureId: logo, version: 1, updatedAt: NOW } });
    await db.setting.create({ data: { key: 'brand.name', value: 'Sharma Stores', version: 1, updatedAt: NOW } });
    await savePageDraft(admin, { handle: 'TERMS', revision: 0, body: '# Ours' });
    await publishPage(admin, { handle: 'TERMS', revision: 1 }, NOW);
    await db.grievance.create({ data: { ...grievanceFixture(), userId: shopper.userId } });
    await makeStaff('ORDERS');
    await makeApiToken(admin, { scope: 'READ_WRITE' });
    await db.throttleCount.create({ data: { key: 'x', points: 1, expire: 1 } });
    const firstHome = await findHomeSections(NOW);
    const { id: versionId } = await db.homeVersion.findFirstOrThrow({ select: { id: true } });
    await createHomeDraft(admin, { versionId });
    const { id: draftId } = await db.homeVersion.findFirstOrThrow({ where: { publishesAt: null } });
    await saveHomeDraft(admin, { versionId: draftId, revision: 1, note: 'Empty', sections: [] });
    await publishHomeDraft(admin, { versionId: draftId, revision: 2, publishesAt: null }, () => NOW);
    const before = await countRows();
    for (const table of [
      'audit_entries',
      'page_versions',
      'grievances',
      'orders',
      'invoices',
      'sales',
      'cash_movements',
      'stock_movements',
      'search_postings',
    ])
      expect(before[`public.${table}`], table).toBeGreaterThan(0);

    await remove();

    const after = await countRows();
    const left = Object.fromEntries(
      Object.entries(after).filter(([name]) => !(name.replace('public.', '') in KEPT_TABLES)),
    );
    expect(left).toEqual({
      'public.users': 1, // the owner
      'public.sessions': 1, // theirs
      'public.audit_entries': 1, // that the demo was removed
      'public.home_versions': 1, // as a new shop's
      'public.home_sections': 4,
      'public.pictures': 2, // the logo, and an upload whose file a job removes
      'graphile_worker._private_jobs': 1, // that job
      'graphile_worker._private_tasks': 1, // names of tasks
      'graphile_worker.migrations': before['graphile_worker.migrations'],
    });
    expect(await queuedPictureRemovals()).toEqual([expect.arrayContaining([logo, upload])]); // the logo is in use, so it stays
    expect(await db.setting.findMany({ orderBy: { key: 'asc' }, select: { key: true, value: true } })).toEqual([
      { key: 'brand.logo', value: logo },
      { key: 'brand.name', value: 'Sharma Stores' },
    ]);
    const kindsOf = (sections: readonly HomeSectionRow[]) => sections.map(({ kind }) => kind);
    expect(kindsOf(await findHomeSections(new Date(2026, 0, 2)))).toEqual(kindsOf(firstHome));
    expect(await startedSequences()).toEqual([]);
    expect(await db.roleDefinition.count({ where: { builtIn: null } })).toBe(0);
    expect(after).toMatchObject({
      'public.role_definitions': 3,
      'public.demo_removals': 1,
      'public.throttle_counts': 1,
    });

    await start(); // the next start brings nothing back
    expect(await countRows()).toEqual(after);
  });

  it('makes the owner the one account, with a session, and ends all others', async () => {
    const { viewer: program } = await makeApiToken(admin, { scope: 'READ_WRITE' });
    const created = await remove();
    expect(await viewerOfSession(created, TEST_STAFF_ACCESS, new Date())).toMatchObject({
      userId: created.userId,
      permissions: admin.permissions,
    });
    expect(await viewerOfSession(admin, TEST_STAFF_ACCESS, new Date())).toBeNull();
    expect(await viewerOfApiTokenId(program.apiToken.id, TEST_STAFF_ACCESS, new Date())).toBeNull();
    await logIn(OWNER, fakeCaller(), new Date());
    for (const key of ['admin', 'shopper', 'picker', 'rider']) {
      const known = { email: `${key}@kirana.example`, password: DEMO_PASSWORD };
      await expect(logIn(known, fakeCaller(), new Date())).rejects.toBeInstanceOf(WrongCredentialsError);
    }
    expect(await db.auditEntry.findMany({ select: { action: true, actorId: true, subjectId: true } })).toEqual([
      { action: 'DEMO_REMOVE', actorId: created.userId, subjectId: created.userId },
    ]);
  });

  it('lets the admin of the environment in at the next start, beside the owner, who keeps their password', async () => {
    await remove();
    const password = 'ten green mangoes';
    for (const email of ['admin@sharma.example', OWNER.email])
      await ensureAccounts({ ...DEMO, admin: { email, password } });
    await logIn({ email: 'admin@sharma.example', password }, fakeCaller(), new Date());
    await logIn(OWNER, fakeCaller(), new Date());
    expect(await db.user.count()).toBe(2);
  });

  it('leaves the audit log closed to others', async () => {
    await remove();
    await expect(db.$executeRaw`TRUNCATE audit_entries`).rejects.toThrow('audit_entries_are_final');
    await expect(db.$executeRaw`DELETE FROM audit_entries`).rejects.toThrow('audit_entries_are_final');
  });

  it('tells all processes to drop what they have cached', async () => {
    const clock = { now: () => performance.now(), timeoutMs: 60_000 };
    const changes = listenToChanges(databasePool('reads'), () => undefined, clock);
    try {
      const cache = createSessionCache(changes, TEST_STAFF_ACCESS);
      const settings = openLiveSettings(DEMO.settings, changes);
      const find = () => cache.findViewer({ ...admin, issuedAt: 0 }, new Date());
      expect(await changes.isCurrent()).toBe(true);
      expect(await find()).toMatchObject({ userId: admin.userId });
      await settings.read();
      let missed = 0;
      changes.subscribe({ onChange: () => undefined, onMissed: () => void (missed += 1) });
      await remove();
      changes.expectChange();
      expect(await find()).toBeNull();
      expect(await changes.isCurrent()).toBe(true);
      expect(missed).toBe(1);
    } finally {
      changes.stop();
    }
  });
});

describe('a removal that fails', () => {
  /** A backup that is there. */
  const makeBackup = async () => mkdtempSync(path.join(folder, 'backup-'));

  it('for want of a backup changes nothing', async () => {
    const before = await countRows();
    const failure = new BackupFailedError('The disk that holds /backups is full');
    await expect(remove(admin, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await countRows()).toEqual(before);
  });

  it('after the backup changes nothing, and keeps the backup', async () => {
    const before = await countRows();
    await db.$executeRaw`ALTER TABLE demo_removals ADD CONSTRAINT refused CHECK (id = 0)`;
    const backup = await makeBackup();
    await expect(remove(admin, async () => backup)).rejects.toThrow('refused');
    await db.$executeRaw`ALTER TABLE demo_removals DROP CONSTRAINT refused`;
    expect(await countRows()).toEqual(before);
    expect(existsSync(backup)).toBe(true);
    await remove();
  });

  it('by a second admin at the same time says that the shop has an owner, and leaves no second backup', async () => {
    const second = await makeSession(await makeShopper({ role: 'ADMIN' }));
    const backups = [await makeBackup(), await makeBackup()] as const;
    const both = Promise.withResolvers<undefined>();
    let waiting = 0;
    const results = await Promise.allSettled(
      [admin, second].map((viewer, at) =>
        remove(viewer, async () => {
          if ((waiting += 1) === 2) both.resolve(undefined);
          await both.promise;
          return backups[at] ?? null;
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results[1 - won]).toMatchObject({ reason: expect.any(DemoRemovedError) as unknown });
    expect(backups.map((backup) => existsSync(backup))).toEqual([won === 0, won === 1]);
    expect(await db.user.count()).toBe(1);
    await expect(remove(second)).rejects.toBeInstanceOf(DemoRemovedError);
  });

  it('is refused to staff who are no admins, before a backup is written', async () => {
    const never = () => Promise.reject(new Error('a backup was written'));
    await expect(remove(await makeStaff('STAFF', 'SETTINGS'), never)).rejects.toBeInstanceOf(AdminRoleError);
    await expect(remove(await makeShopper(), never)).rejects.toBeInstanceOf(ForbiddenError);
    expect(await countDemo()).not.toBeNull();
  });

  it('gives way to requests that use a table, and is tried again', async () => {
    const waiting = async () => {
      const [row] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'orders'::regclass
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      return row?.count;
    };
    let removing: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE orders IN ROW EXCLUSIVE MODE`;
      removing = remove();
      for (const count of [1, 0, 1]) await expect.poll(waiting, { interval: 20, timeout: 60_000 }).toBe(count);
    });
    await removing;
    expect(await countDemo()).toBeNull();
  });
});
