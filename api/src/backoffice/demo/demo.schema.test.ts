import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { graphql } from 'graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { schema } from '../../server/schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeCustomer, makeProduct, makeProducts, makeSession, makeShopper, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { fakeContext } from '../../testing/graphql/fakeContext.ts';
import { DEMO_PASSWORD } from '../staff/ensureAccounts.ts';
import { emptyShop } from './emptyShop.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-demo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
/** No database is embedded there, as in a shop with a PostgreSQL of its own. */
const DEMO = { dataDir, databaseUrl: 'postgresql://kirana:secret@db.example/kirana' };
const PASSWORD = 'nine blue kites';
const OWNER = { name: 'Meena', email: 'Meena@Sharma.example', password: PASSWORD, confirmPassword: PASSWORD };

let admin: SessionViewer;
beforeEach(async () => {
  await db.demoRemoval.deleteMany();
  admin = await makeSession(await makeShopper({ role: 'ADMIN' }));
  await makeProduct();
});

const QUERY = '{ demo { productCount staffCount backupFolder } }';
const REMOVE = `mutation ($input: DemoRemoveInput!) { demoRemove(input: $input) {
  __typename ... on DemoRemovePayload { backupDirectory } ... on Error { message }
  ... on InvalidInputError { issues { path message } } } }`;

const PLACE = 'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { __typename } }';
const ADDRESS = 'mutation ($input: AddressCreateInput!) { addressCreate(input: $input) { __typename } }';

async function run(source: string, { input = {}, demo = DEMO as typeof DEMO | null, viewer = admin } = {}) {
  const cookies: string[] = [];
  const contextValue = fakeContext(
    { state: 'active', viewer },
    {
      demo,
      cookies: { isOwnPage: true, read: () => null, set: (name) => void cookies.push(name), clear: () => undefined },
    },
  );
  const variableValues = { input: { ...OWNER, hasBackup: true, ...input } };
  const { data, errors } = await graphql({ schema, source, contextValue, variableValues });
  expect(errors).toBeUndefined();
  return {
    cookies,
    contextValue,
    ...(data as { demo: unknown; demoRemove: { __typename: string; issues?: object[] } }),
  };
}

describe('demoRemove', () => {
  it('gives the device a session of the owner, and removes the files of the demo', async () => {
    for (const folder of ['media/cache/demo-milk', 'media/originals', 'outbox']) {
      mkdirSync(path.join(dataDir, folder), { recursive: true });
      writeFileSync(path.join(dataDir, folder, 'a'), '');
    }
    const { demoRemove, cookies, contextValue } = await run(REMOVE);
    expect(demoRemove).toEqual({ __typename: 'DemoRemovePayload', backupDirectory: null });
    expect(cookies).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
    expect(await db.user.findMany({ select: { email: true, role: true } })).toEqual([
      { email: 'meena@sharma.example', role: 'ADMIN' },
    ]);
    expect(contextValue.authentication.state).toBe('active');
    const left = ['media/cache', 'outbox', 'media/originals/a'].filter((name) => existsSync(path.join(dataDir, name)));
    expect(left).toEqual(['media/originals/a']); // a job removes it with its row
    expect((await run(QUERY)).demo).toBeNull();
  });

  it.each([
    ['another confirmation', { confirmPassword: 'ten blue kites' }, 'confirmPassword'],
    ['the password of the demo', { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }, 'password'],
    ['a common password', { password: 'password', confirmPassword: 'password' }, 'password'],
    ['no e-mail address', { email: 'meena' }, 'email'],
    ['a link for a name', { name: 'www.spam.example' }, 'name'],
    ['no backup', { hasBackup: false }, 'hasBackup'],
    ['null for a backup', { hasBackup: null }, 'hasBackup'],
  ])('refuses %s, and changes nothing', async (_what, input, field) => {
    const { demoRemove } = await run(REMOVE, { input });
    expect(demoRemove).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: field }] });
    expect(await db.product.count()).toBeGreaterThan(0);
  });

  it('removes nothing of a shop that is no demo', async () => {
    expect((await run(REMOVE, { demo: null })).demoRemove.__typename).toBe('DemoRemovedError');
    expect((await run(QUERY, { demo: null })).demo).toBeNull();
    expect(await db.product.count()).toBeGreaterThan(0);
  });

  it('needs a recent authentication', async () => {
    const viewer = { ...admin, authenticatedAt: new Date(0) };
    await db.session.updateMany({ data: { authenticatedAt: new Date(0) } });
    expect((await run(REMOVE, { viewer })).demoRemove.__typename).toBe('ReauthenticationRequiredError');
    expect((await run(QUERY)).demo).toMatchObject({ backupFolder: null, productCount: expect.any(Number) as unknown });
  });

  it('ends the session of a shopper who is at the checkout, and leaves nothing of the order', async () => {
    const { viewer, addressId } = await makeCustomer(await makeProducts(1));
    const order = { addressId: encodeId('Address', addressId), expectedTotal: 10_000, idempotencyKey: newId() };
    const address = { line: '12 Market Road', city: 'Bengaluru', state: 'Karnataka', pincode: '560001' };
    const writes = (): Promise<object>[] => [
      executeGraphql(PLACE, { input: order }, viewer),
      executeGraphql(ADDRESS, { input: { ...address, mobile: '9876543210' } }, viewer),
    ];
    const waiting = async () => {
      const [row] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND wait_event_type = 'Lock'`;
      return row?.count;
    };
    let during: Promise<object>[] = [];
    await db.$transaction(
      async (tx) => {
        await emptyShop(tx);
        during = writes();
        await expect.poll(waiting).toBe(during.length);
      },
      { timeout: 600_000 }, // it only ends what hangs
    );
    const ended = { errors: [{ message: 'Your session has ended', extensions: { code: 'UNAUTHENTICATED' } }] };
    for (const result of await Promise.all([...during, ...writes()])) expect(result).toMatchObject(ended);
    expect([await db.order.count(), await db.idempotencyKey.count(), await db.address.count()]).toEqual([0, 0, 0]);
  });
});
