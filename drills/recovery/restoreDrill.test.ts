import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeId } from '../../api/src/platform/core/publicId.ts';
import { connectDatabase, db, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import {
  findRunningEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../api/src/platform/db/embedded/embeddedDatabase.ts';
import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import { makeProduct, makeSession, makeShopper } from '../../api/src/testing/fixtures.ts';
import { makeOrder } from '../../api/src/testing/orderFixtures.ts';
import { tableDigests } from '../../api/src/testing/postgres/tableDigests.ts';
import { runCommand } from '../support/runCommand.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { spawnServer, type ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import { post, PREFLIGHT, uploadForm } from '../../api/src/testing/server/uploadServer.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-drill-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const [dataDir, restoredDir, backup] = ['data', 'restored', 'backup'].map((name) => path.join(directory, name)) as [
  string,
  string,
  string,
];
const UPLOAD = `mutation ($input: PictureUploadInput!) { pictureUpload(input: $input) { __typename
  ... on PictureUploadPayload { picture { id url(width: 96) } } } }`;
const LEDGER = `SELECT count(*)::int AS products, count(*) FILTER (WHERE stock <> (
  SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = products.id))::int AS wrong FROM products`;

const started: ServerProcess[] = [];

/** Starts the shop on a folder, and connects the test to its database. */
async function openShop(folder: string): Promise<ServerProcess> {
  const shop = await spawnServer({ DATA_DIR: folder, JOBS: 'off', THROTTLE: 'off' });
  started.push(shop);
  await shop.open;
  await disconnectDatabase();
  await connectDatabase((await findRunningEmbeddedDatabase(folder)) ?? '');
  return shop;
}

async function closeShop(shop: ServerProcess): Promise<void> {
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
}

async function bytesAt(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

async function books(): Promise<unknown> {
  return (await db.$queryRawUnsafe(LEDGER)) as unknown;
}

describe('a restore drill', () => {
  const busyBackup = path.join(directory, 'busy');
  let ordersBefore = 0;
  let ownUrl: string;
  let digests: Record<string, string>;
  let headers: Record<string, string>;
  let picture: { id: string; url: string };
  let pictureBytes: Buffer;
  const secrets = () => ['jwt', 'encryption'].map((name) => readFileSync(path.join(dataDir, 'secrets', name), 'utf8'));

  beforeAll(async () => {
    ownUrl = await testDatabaseUrl();
    const shop = await openShop(dataDir);
    const admin = await makeSession(await makeShopper({ role: 'ADMIN' }));
    headers = { ...PREFLIGHT, authorization: `Bearer ${await createAccessTokens(secrets()[0] ?? '').issue(admin)}` };
    const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2e7d32' } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(photo)], 'milk.png', { type: 'image/png' });
    const operations = { query: UPLOAD, variables: { input: { picture: null, alt: 'Milk' } } };
    const form = uploadForm({ operations, map: { 0: ['variables.input.picture'] }, files: { 0: file } });
    ({ picture } = (await post(`${shop.url}/graphql`, form, headers)).data.pictureUpload);
    pictureBytes = await bytesAt(new URL(picture.url, shop.url).href);
    await makeProduct({ pictures: { create: { position: 0, pictureId: decodeId(picture.id).id } } });
    for (const quantities of [[2], [1, 3], [10]]) await makeOrder(quantities);
    digests = await tableDigests();
  });

  afterAll(async () => {
    await Promise.all(started.map(({ signal, ended }) => (signal('SIGTERM'), ended)));
    rmSync(directory, { recursive: true, force: true });
  });

  it('saves the shop while it runs, in files that only their owner can read', async () => {
    const { code, stdout } = await runCommand('backupShop', [backup], { DATA_DIR: dataDir });
    expect(stdout).toMatch(/The backup in .* is complete: \d+ files, \d+ MB\.\nIt contains passwords and keys, /);
    expect(code).toBe(0);
    const modes = readdirSync(backup, { recursive: true, withFileTypes: true }).map(
      (entry) => statSync(path.join(entry.parentPath, entry.name)).mode & (entry.isDirectory() ? 0o077 : 0o177),
    );
    expect(modes.every((mode) => mode === 0)).toBe(true);
    await makeOrder([1]); // after the backup
    expect(await tableDigests()).not.toEqual(digests);
  });

  it('saves the shop while it sells', async () => {
    ordersBefore = await db.order.count();
    const busy = { isOver: false };
    const saving = runCommand('backupShop', [busyBackup], { DATA_DIR: dataDir }).finally(() => (busy.isOver = true));
    while (!busy.isOver) await makeOrder([1, 2]);
    expect((await saving).code).toBe(0);
    expect(await db.order.count()).toBeGreaterThan(ordersBefore);
  });

  it('refuses to restore over a shop that runs, and over one that does not', async () => {
    const restore = (...options: string[]) => runCommand('restoreShop', [backup, ...options], { DATA_DIR: dataDir });
    const [running] = started;
    expect(await restore('--overwrite')).toMatchObject({
      code: 1,
      stderr: `Kirana already runs on the data in ${dataDir} (process ${running?.pid}, http://localhost:${running?.port}).\n`,
    });
    if (running) await closeShop(running);
    expect(await restore()).toMatchObject({
      code: 1,
      stderr: `${dataDir} has a shop already (postgres, media, secrets): set DATA_DIR to another folder, or add --overwrite, which keeps the former data beside it.\n`,
    });
  });

  it('restores every order, picture, session and key into an empty folder, and the sales agree', async () => {
    const { code, stdout } = await runCommand('restoreShop', [backup], { DATA_DIR: restoredDir });
    expect(stdout).toMatch(/The shop is restored into .*\. Start it with npm start\.\n$/);
    expect(code).toBe(0);
    const shop = await openShop(restoredDir);
    expect(await tableDigests()).toEqual(digests);
    expect(await books()).toEqual([{ products: 5, wrong: 0 }]);
    const viewer = await post(`${shop.url}/graphql`, JSON.stringify({ query: '{ viewer { role } }' }), {
      ...headers,
      'content-type': 'application/json',
    });
    expect(viewer.data).toEqual({ viewer: { role: 'ADMIN' } });
    expect(await bytesAt(new URL(picture.url, shop.url).href)).toEqual(pictureBytes);
    expect(secrets()).toEqual(
      ['jwt', 'encryption'].map((name) => readFileSync(path.join(restoredDir, 'secrets', name), 'utf8')),
    );
    await closeShop(shop);
  });

  it('restores one moment of a shop that was selling, and keeps the replaced data beside it', async () => {
    const { code, stdout } = await runCommand('restoreShop', [busyBackup, '--overwrite'], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    const former = /The former data is in (.*): delete it/.exec(stdout)?.[1] ?? '';
    expect(readdirSync(former).sort()).toEqual(['media', 'postgres', 'secrets']);
    expect(readdirSync(dataDir).sort()).toEqual([path.basename(former), 'media', 'postgres', 'secrets']);
    const database = await startEmbeddedDatabase(dataDir, 'a test');
    await disconnectDatabase();
    await connectDatabase(database.url);
    try {
      expect(await db.order.count()).toBeGreaterThanOrEqual(ordersBefore);
      expect(await db.order.count({ where: { OR: [{ lines: { none: {} } }, { payment: null }] } })).toBe(0);
      expect(await books()).toEqual([{ products: expect.any(Number) as unknown, wrong: 0 }]);
    } finally {
      await disconnectDatabase();
      await connectDatabase(ownUrl);
      await database.stop();
    }
  });
});
