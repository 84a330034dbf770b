import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { fileStorage } from '../../media/fileStorage.ts';
import { importCsv, rowsOf, run, SHOP_URL, uploadCsv, workOff } from '../../testing/catalogueImports.ts';
import { makePicture, makeProduct, makeShopper } from '../../testing/fixtures.ts';
import { queuedRemovals } from '../../testing/queuedRemovals.ts';
import { PUBLIC_RULES, type FetchRules } from './fetchPicture.ts';
import { settlePictures } from './settlePictures.ts';
import { importedRows } from './importRows.ts';

const media = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const storage = fileStorage(media);
let server: Server;
let asked: string[] = [];
let rules: FetchRules;
let admin: Viewer;

/** All names lead to a server of the test, which has a picture at each address but those that say otherwise. */
beforeAll(async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/missing')) response.writeHead(404).end();
    else if (request.url?.startsWith('/page')) response.end(`<html>${'x'.repeat(5000)}`);
    else response.end(picture);
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
    ask: async () => [{ address: '127.0.0.1', family: 4 }],
    wrongWith: (url) => PUBLIC_RULES.wrongWith(url) ?? here(url),
  };
});
afterAll(() => {
  server.close();
  rmSync(media, { recursive: true });
});

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE categories, sub_categories, products, catalogue_imports CASCADE`;
  admin = await makeShopper({ role: 'ADMIN' });
  asked = [];
});

const at = (name: string) => `http://images.example/${name}`;
const imported = (images: string) => importCsv(admin, `sku,images\nP-1,${images}\n`, { rules, storage });

async function picturesOf(sku: string) {
  const pictures = await db.productPicture.findMany({
    where: { product: { sku } },
    orderBy: { position: 'asc' },
    select: { file: { select: { id: true, alt: true, sourceUrl: true, ownerId: true, key: true } } },
  });
  return pictures.map(({ file }) => file);
}

describe('the pictures of an import', () => {
  it('are fetched and given to the product in order', async () => {
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
    expect((await queuedRemovals()).at(-1)).toEqual([former]);
    const { version } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    expect(version).toBe(2);
    expect(await db.auditEntry.findMany({ where: { subjectId: productId } })).toMatchObject([
      { action: 'PRODUCT_IMPORT', before: { pictureIds: [former] }, after: { pictureIds: { length: 2 } } },
    ]);
  });

  it('are fetched once, whatever imports name them', async () => {
    await makeProduct({ sku: 'P-1' });
    await imported(`${at('once')}`);
    const pictures = await picturesOf('P-1');
    expect(await imported(`${at('once')}`)).toMatchObject({ sameCount: 1, pictureCount: 0 });
    expect(await picturesOf('P-1')).toEqual(pictures);
    expect(asked).toEqual(['/once']);
  });

  it('that can’t be fetched are noted and left out', async () => {
    await makeProduct({ sku: 'P-1' });
    const addresses = [at('missing'), at('good'), at('page'), 'http://[::1]/'];
    const guarded = { ...rules, isAllowed: (address: string) => address !== '::1' };
    const importId = await uploadCsv(admin, `sku,images\nP-1,${addresses.join(' ')}\n`);
    await workOff(importId);
    expect(await run(admin, importId, { rules: guarded, storage })).toMatchObject({
      ...{ status: 'DONE', doneCount: 1, refusedCount: 0, pictureCount: 4, pictureDoneCount: 4, pictureFailCount: 3 },
    });
    expect((await picturesOf('P-1')).map(({ sourceUrl }) => sourceUrl)).toEqual([at('good')]);
    expect((await rowsOf(importId))[0]).toMatchObject({
      outcome: 'UPDATE',
      issues: [
        { column: 'images', reason: `${at('missing')}: the server answered 404` },
        { column: 'images', reason: `${at('page')}: Choose a JPEG, PNG, WebP or AVIF picture` },
        { column: 'images', reason: 'http://[::1]/: its server is not on the public internet' },
      ],
    });
  });

  it('leave a product what it has when all of them fail', async () => {
    await makeProduct({ sku: 'P-1' });
    const before = await picturesOf('P-1');
    await imported(at('missing'));
    expect(await picturesOf('P-1')).toEqual(before);
  });

  it('stand beside the shop’s own, which nobody fetches', async () => {
    const own = await makePicture();
    const { key } = await db.mediaFile.findUniqueOrThrow({ where: { id: own } });
    await makeProduct({ sku: 'P-1' });
    expect(await imported(`${at('new')}|${SHOP_URL}/media/${key}/96.webp`)).toMatchObject({ pictureCount: 1 });
    const [fetched, present] = await picturesOf('P-1');
    expect([fetched?.sourceUrl, present?.id]).toEqual([at('new'), own]);
    expect(asked).toEqual(['/new']);
  });

  it('refuse the row when they can never be fetched', async () => {
    await makeProduct({ sku: 'P-1' });
    const importId = await uploadCsv(admin, 'sku,images\nP-1,file:///etc/passwd\n');
    expect(await workOff(importId)).toMatchObject({ refusedCount: 1 });
  });

  it('are counted for many rows, and each row is settled once', async () => {
    const csv = Array.from({ length: 45 }, (_, row) => `N-${row},A,1 kg,1,Good.,${at(`many-${row % 9}`)}`).join('\n');
    const importId = await uploadCsv(admin, `sku,name,unit,price,description,images\n${csv}\n`);
    expect(await workOff(importId)).toMatchObject({ pictureCount: 45 });
    const done = await run(admin, importId, { rules, storage });
    expect(done).toMatchObject({ status: 'DONE', pictureCount: 45, pictureDoneCount: 45, pictureFailCount: 0 });
    expect(await db.productPicture.count()).toBe(45);
    const [row] = importedRows(await rowsOf(importId));
    if (row) await settlePictures(importId, { row, issues: [{ column: 'images', reason: 'late' }] }, SHOP_URL);
    expect(await db.catalogueImport.findUnique({ where: { id: importId } })).toEqual(done);
  });
});
