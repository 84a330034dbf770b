import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { fileStorage } from '../../../platform/media/pictureStorages.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import {
  importCsv,
  importRowsOf,
  startAndProcess,
  SHOP_URL,
  uploadCsv,
  processUntilIdle,
} from '../../../testing/importFixtures.ts';
import { makePicture, makeProduct, makeStaff } from '../../../testing/fixtures.ts';
import { queuedPictureRemovals } from '../../../testing/queuedPictureRemovals.ts';
import { PUBLIC_RULES, type FetchRules } from './fetchPicture.ts';
import { attachPictures } from './fetchPictures.ts';
import { parseStoredRows } from '../rows/importBlock.ts';

const media = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const storage = fileStorage(media);
let server: Server;
let asked: string[] = [];
let rules: FetchRules;
let admin: Viewer;

/** Rules that resolve each name to a server of the test, which serves a picture at each path without another meaning. */
beforeAll(async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
      .png()
      .toBuffer();
  const [picture, bottle] = await Promise.all([draw(40, 40), draw(40, 120)]);
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/missing')) response.writeHead(404).end();
    else if (request.url?.startsWith('/page')) response.end(`<html>${'x'.repeat(5000)}`);
    else if (request.url?.startsWith('/photo.heic')) response.end(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    else response.end(request.url?.startsWith('/bottle') ? bottle : picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const here = (url: URL) => {
    url.port = String(port);
    return null;
  };
  rules = {
    ...PUBLIC_RULES,
    isAllowed: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    rejectionReason: (url) => PUBLIC_RULES.rejectionReason(url) ?? here(url),
  };
});
afterAll(() => {
  server.close();
  rmSync(media, { recursive: true });
});

beforeEach(async () => {
  await emptyTables('categories', 'sub_categories', 'products', 'catalogue_imports');
  admin = await makeStaff('CATALOGUE');
  asked = [];
});

const at = (name: string) => `http://images.example/${name}`;
const imported = (images: string) => importCsv(admin, `sku,images\nP-1,${images}\n`, { rules, storage });

async function picturesOf(sku: string) {
  const pictures = await db.productPicture.findMany({
    where: { product: { sku } },
    orderBy: { position: 'asc' },
    select: { picture: { select: { id: true, alt: true, sourceUrl: true, ownerId: true, key: true } } },
  });
  return pictures.map(({ picture }) => picture);
}

describe('the pictures of an import', () => {
  it('are fetched and attached to the product in order', async () => {
    const { id: productId } = await makeProduct({ sku: 'P-1', name: 'Mango' });
    const [{ id: former = '' } = {}] = await picturesOf('P-1');
    expect(await imported(`${at('b')}|${at('a')}`)).toMatchObject({
      ...{ status: 'DONE', pictureCount: 2, pictureDoneCount: 2, pictureFailCount: 0 },
    });
    const pictures = await picturesOf('P-1');
    expect(pictures).toMatchObject([
      { alt: 'Mango', sourceUrl: at('b'), ownerId: admin.userId },
      { alt: 'Mango', sourceUrl: at('a'), ownerId: admin.userId },
    ]);
    expect(readdirSync(path.join(media, 'originals'))).toEqual(expect.arrayContaining(pictures.map(({ key }) => key)));
    expect(await queuedPictureRemovals()).toEqual([]);
    expect(await db.importPicture.findMany({ select: { pictureId: true } })).toEqual([{ pictureId: former }]); // for the undo
    const { version } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    expect(version).toBe(2);
    expect(await db.auditEntry.findMany({ where: { subjectId: productId } })).toMatchObject([
      { action: 'PRODUCT_IMPORT', before: { pictureIds: [former] }, after: { pictureIds: { length: 2 } } },
    ]);
  });

  it('are fetched once for all imports', async () => {
    await makeProduct({ sku: 'P-1' });
    await imported(`${at('once')}`);
    const pictures = await picturesOf('P-1');
    expect(await imported(`${at('once')}`)).toMatchObject({ unchangedCount: 1, pictureCount: 0 });
    expect(await picturesOf('P-1')).toEqual(pictures);
    expect(asked).toEqual(['/once']);
  });

  it('that can’t be fetched are reported and skipped', async () => {
    await makeProduct({ sku: 'P-1' });
    const addresses = [at('missing'), at('good'), at('page'), 'http://[::1]/'];
    const guarded = { ...rules, isAllowed: (address: string) => address !== '::1' };
    const importId = await uploadCsv(admin, `sku,images\nP-1,${addresses.join(' ')}\n`);
    await processUntilIdle(importId);
    expect(await startAndProcess(admin, importId, { rules: guarded, storage })).toMatchObject({
      ...{ status: 'DONE', doneCount: 1, rejectedCount: 0, pictureCount: 4, pictureDoneCount: 4, pictureFailCount: 3 },
    });
    expect((await picturesOf('P-1')).map(({ sourceUrl }) => sourceUrl)).toEqual([at('good')]);
    expect((await importRowsOf(importId))[0]).toMatchObject({
      outcome: 'UPDATE',
      issues: [
        { column: 'images', reason: `${at('missing')}: the server answered 404` },
        { column: 'images', reason: `${at('page')}: Choose a JPEG, PNG, WebP or AVIF picture` },
        { column: 'images', reason: 'http://[::1]/: its server is not on the public internet' },
      ],
    });
  });

  it('stay whole, and say the way out of a format that is not read', async () => {
    await makeProduct({ sku: 'P-1' });
    const importId = await uploadCsv(admin, `sku,images\nP-1,${at('bottle')} ${at('photo.heic')}\n`);
    await processUntilIdle(importId);
    await startAndProcess(admin, importId, { rules, storage });
    const [picture] = await picturesOf('P-1');
    expect(await db.picture.findUnique({ where: { id: picture?.id ?? '' } })).toMatchObject({ width: 40, height: 120 });
    const advice = 'On an iPhone, choose Settings → Camera → Formats → Most Compatible, or save it as a JPEG.';
    expect((await importRowsOf(importId))[0]?.issues).toEqual([
      { column: 'images', reason: `${at('photo.heic')}: HEIC photos aren’t supported. ${advice}` },
    ]);
  });

  it('do not change the product when all of them fail', async () => {
    await makeProduct({ sku: 'P-1' });
    const before = await picturesOf('P-1');
    await imported(at('missing'));
    expect(await picturesOf('P-1')).toEqual(before);
  });

  it('can be combined with the shop’s own, which are not fetched', async () => {
    const own = await makePicture();
    const { key } = await db.picture.findUniqueOrThrow({ where: { id: own } });
    await makeProduct({ sku: 'P-1' });
    expect(await imported(`${at('new')}|${SHOP_URL}/media/${key}/96.webp`)).toMatchObject({ pictureCount: 1 });
    const [fetched, present] = await picturesOf('P-1');
    expect([fetched?.sourceUrl, present?.id]).toEqual([at('new'), own]);
    expect(asked).toEqual(['/new']);
  });

  it('are left out when they can never be fetched, and the product keeps its own', async () => {
    await makeProduct({ sku: 'P-1' });
    const importId = await uploadCsv(admin, 'sku,images\nP-1,file:///etc/passwd\n');
    expect(await processUntilIdle(importId)).toMatchObject({ unchangedCount: 1, pictureCount: 0 });
    expect((await importRowsOf(importId))[0]?.notices).toMatchObject([
      { column: 'images', reason: 'A picture was skipped: its address must start with http:// or https://' },
    ]);
  });

  it('are counted for many rows, each row once', async () => {
    const csv = Array.from({ length: 45 }, (_, row) => `N-${row},A,1 kg,1,Good.,${at(`many-${row % 9}`)}`).join('\n');
    const importId = await uploadCsv(admin, `sku,name,unit,price,description,images\n${csv}\n`);
    expect(await processUntilIdle(importId)).toMatchObject({ pictureCount: 45 });
    const done = await startAndProcess(admin, importId, { rules, storage });
    expect(done).toMatchObject({ status: 'DONE', pictureCount: 45, pictureDoneCount: 45, pictureFailCount: 0 });
    expect(await db.productPicture.count()).toBe(45);
    const [row] = parseStoredRows(await importRowsOf(importId), { format: 'CATALOGUE', percentScales: {} });
    if (row) await attachPictures(importId, { row, issues: [{ column: 'images', reason: 'late' }] }, SHOP_URL);
    expect(await db.catalogueImport.findUnique({ where: { id: importId } })).toEqual(done);
  });
});
