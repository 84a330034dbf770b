import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { fileStorage } from '../../../platform/media/pictureStorages.ts';
import { findUnusedPictures } from '../../../platform/media/removePictures.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import { makeProduct, makeShopper, makeStaff } from '../../../testing/fixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import {
  importRowsOf,
  importServices,
  processUntilIdle,
  startAndProcess,
  uploadCsv,
} from '../../../testing/importFixtures.ts';
import { makeZip, type TestEntry } from '../../../testing/makeZip.ts';
import { processImport } from '../processImport.ts';
import { discardImport, startImport, startUndo, startUndoCheck } from '../startImport.ts';
import { discardExpiredZips } from './discardExpiredZips.ts';
import { keepPictures } from './keepPictures.ts';

const media = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const storage = fileStorage(media);
let admin: Viewer;
let photos: Buffer[];

beforeAll(async () => {
  const draw = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
  photos = await Promise.all(Array.from({ length: 10 }, (_, at) => draw(`hsl(${at * 36} 70% 50%)`)));
});
afterAll(() => rmSync(media, { recursive: true }));

beforeEach(async () => {
  await emptyTables('categories', 'sub_categories', 'products', 'catalogue_imports');
  admin = await makeStaff('CATALOGUE');
});

const photo = (at: number) => photos[at % photos.length] ?? Buffer.alloc(0);
const zipOf = (...names: string[]) => makeZip(names.map((name, at) => ({ name, data: photo(at), isStored: true })));
const upload = (zip: Buffer) => uploadCsv(admin, zip, 'pictures.zip');
const check = (importId: string) => processUntilIdle(importId, { storage });
const apply = (importId: string) => startAndProcess(admin, importId, { storage });
const services = () => ({ pubSub: sharedPubSub(), now: new Date() });

async function checked(zip: Buffer) {
  const importId = await upload(zip);
  return { importId, state: await check(importId) };
}

/** The ids of a product's pictures. */
async function picturesOf(sku: string) {
  const found = await db.productPicture.findMany({
    where: { product: { sku } },
    orderBy: { position: 'asc' },
    select: { pictureId: true },
  });
  return found.map(({ pictureId }) => pictureId);
}

const storedOf = async (importId: string) =>
  (await db.importFile.findMany({ where: { importId }, orderBy: { number: 'asc' } })).map(({ pictureId }) => pictureId);

describe('an import of pictures', () => {
  it('shows what goes where, and adds the pictures once it is confirmed', async () => {
    const { id: productId } = await makeProduct({ sku: 'P-1', name: 'Mango' });
    await makeProduct({ sku: 'P-2' });
    const former = await picturesOf('P-1');
    const { importId, state } = await checked(zipOf('P-1-2.jpg', 'P-1.jpg', 'P-3.jpg'));
    expect(state).toMatchObject({
      ...{ format: 'PICTURES', status: 'CHECKED', rowCount: 2, updateCount: 1, rejectedCount: 1 },
      ...{ pictureCount: 2, pictureDoneCount: 2, pictureFailCount: 0, keepsPictures: true },
    });
    expect(await picturesOf('P-1')).toEqual(former);
    expect(await importRowsOf(importId)).toMatchObject([
      { sku: 'P-1', cells: { name: 'Mango' }, outcome: 'UPDATE', changes: [{ field: 'images' }] },
      {
        sku: '',
        cells: { name: 'P-3.jpg' },
        outcome: 'REJECTED',
        issues: [{ reason: 'No product has the SKU or barcode “P-3”' }],
      },
    ]);
    expect(await db.importFile.findMany({ where: { importId }, orderBy: { number: 'asc' } })).toMatchObject([
      { name: 'P-1.jpg', bytes: null, problem: null },
      { name: 'P-1-2.jpg', bytes: null, problem: null },
    ]);

    expect(await apply(importId)).toMatchObject({ status: 'DONE', doneCount: 1, isUndoable: true });
    const stored = await storedOf(importId);
    expect(await picturesOf('P-1')).toEqual([...former, ...stored]);
    expect(await db.picture.findMany({ where: { id: { in: stored.flatMap((id) => id ?? []) } } })).toMatchObject([
      { alt: 'Mango', ownerId: admin.userId, width: 60 },
      { alt: 'Mango' },
    ]);
    expect(await db.product.findUniqueOrThrow({ where: { id: productId } })).toMatchObject({
      version: 2,
      name: 'Mango',
    });
    expect(await db.auditEntry.findMany({ where: { subjectId: productId } })).toMatchObject([
      { action: 'PRODUCT_IMPORT', batchId: importId, before: { pictureIds: former } },
    ]);
  });

  it('replaces the present pictures where that is chosen, and gives them back when it is undone', async () => {
    await makeProduct({ sku: 'P-1' });
    const former = await picturesOf('P-1');
    const { importId } = await checked(zipOf('P-1/a.jpg', 'P-1/b.jpg'));
    await keepPictures(admin, { importId, keepsPictures: false }, services());
    expect(await check(importId)).toMatchObject({ status: 'CHECKED', updateCount: 1, checkedCount: 1 });
    await apply(importId);
    expect(await picturesOf('P-1')).toEqual(await storedOf(importId));
    const tomorrow = { before: new Date(Date.now() + DAY_MS), clouds: [null], count: 100 };
    expect(await findUnusedPictures(tomorrow)).not.toContain(former[0]);

    await startUndoCheck(admin, { importId }, services());
    expect(await check(importId)).toMatchObject({ status: 'UNDO_CHECKED', undoRestoreCount: 1, undoKeepCount: 0 });
    await startUndo(admin, { importId }, services());
    expect(await check(importId)).toMatchObject({ status: 'UNDONE' });
    expect(await picturesOf('P-1')).toEqual(former);
  });

  it('changes nothing when it is confirmed or uploaded twice', async () => {
    await makeProduct({ sku: 'P-1' });
    const { importId } = await checked(zipOf('P-1.jpg'));
    await apply(importId);
    const pictures = await picturesOf('P-1');
    await expect(startImport(admin, { importId }, services())).rejects.toThrow('This import is already done');
    await processImport(importId, importServices({ storage }));
    const { state } = await checked(zipOf('P-1.jpg'));
    expect(state).toMatchObject({ status: 'CHECKED', updateCount: 0, unchangedCount: 1 });
    expect(await picturesOf('P-1')).toEqual(pictures);
  });

  it('resumes after each picture where its process has ended', async () => {
    await makeProduct({ sku: 'P-1' });
    await makeProduct({ sku: 'P-2' });
    const importId = await upload(zipOf('P-1.jpg', 'P-1-2.jpg', 'P-2.jpg'));
    const done: number[] = [];
    for (let status = 'CHECKING'; status === 'CHECKING';) {
      await processImport(importId, importServices({ storage, signal: AbortSignal.abort() }));
      const state = await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } });
      expect(await db.importFile.count({ where: { importId, bytes: null } })).toBe(state.pictureDoneCount);
      done.push(state.pictureDoneCount);
      ({ status } = state);
    }
    expect([...new Set(done)]).toEqual([1, 2, 3]);
    await apply(importId);
    expect(await picturesOf('P-1')).toHaveLength(3);
    expect(await picturesOf('P-2')).toHaveLength(2);
  });

  it('stops with a reason while the storage fails, and continues later', async () => {
    await makeProduct({ sku: 'P-1' });
    const importId = await upload(zipOf('P-1.jpg'));
    const failing = { ...storage, put: () => Promise.reject(new Error('full')) };
    const reported: unknown[] = [];
    await processImport(importId, importServices({ storage: failing, report: (error) => reported.push(error) }));
    expect(await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } })).toMatchObject({
      ...{ status: 'FAILED', failure: 'Stopped at row 2: something went wrong on our side.' },
    });
    await startImport(admin, { importId }, services());
    expect(await check(importId)).toMatchObject({ status: 'CHECKED', updateCount: 1 });
  });

  it('says what is wrong with a picture, and takes the others', async () => {
    await makeProduct({ sku: 'P-1' });
    await makeProduct({ sku: 'P-2' });
    const entries: TestEntry[] = [
      { name: 'P-1.jpg', data: photo(0) },
      { name: 'P-1-2.jpg', data: photo(1).subarray(0, photo(1).length - 60) },
      { name: 'P-1-3.jpg', data: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
      { name: 'P-1-4.jpg', data: photo(2), isStored: true, crc: 1 },
      { name: 'P-2.png', data: '<html>' },
    ];
    const { importId, state } = await checked(makeZip(entries));
    expect(state).toMatchObject({ status: 'CHECKED', updateCount: 1, rejectedCount: 1, pictureFailCount: 3 });
    const files = await db.importFile.findMany({ where: { importId }, orderBy: { number: 'asc' } });
    expect(files.map(({ problem }) => problem)).toEqual([
      null,
      expect.stringMatching(/^We can’t read this picture/),
      expect.stringMatching(/^HEIC photos aren’t supported/),
      'It’s damaged in the zip',
      'Choose a JPEG, PNG, WebP or AVIF picture',
    ]);
    expect((await importRowsOf(importId)).at(-1)).toMatchObject({
      ...{ outcome: 'REJECTED', issues: [{ reason: 'P-2.png: Choose a JPEG, PNG, WebP or AVIF picture' }] },
    });
  });

  it('refuses to add more than ten pictures to a product', async () => {
    await makeProduct({ sku: 'P-1' });
    const { importId, state } = await checked(zipOf(...Array.from({ length: 10 }, (_, at) => `P-1-${at + 1}.jpg`)));
    expect(state).toMatchObject({ updateCount: 0, rejectedCount: 1 });
    expect((await importRowsOf(importId))[0]).toMatchObject({
      issues: [{ column: 'images', reason: 'With its 1 it would have 11 pictures; a product has at most 10' }],
    });
    await keepPictures(admin, { importId, keepsPictures: false }, services());
    expect(await check(importId)).toMatchObject({ updateCount: 1, rejectedCount: 0 });
    await apply(importId);
    expect(await picturesOf('P-1')).toHaveLength(10);
  });

  it('refuses a product whose pictures were changed since the preview', async () => {
    await makeProduct({ sku: 'P-1' });
    const [one, two] = [await checked(zipOf('P-1.jpg')), await checked(zipOf('P-1.jpg', 'P-1-2.jpg'))];
    await apply(one.importId);
    const pictures = await picturesOf('P-1');
    expect(await apply(two.importId)).toMatchObject({ status: 'DONE', doneCount: 0, rejectedCount: 1 });
    expect(await picturesOf('P-1')).toEqual(pictures);
  });

  it('keeps the pictures of a preview, and deletes them with it', async () => {
    await makeProduct({ sku: 'P-1' });
    const { importId } = await checked(zipOf('P-1.jpg'));
    const [pictureId] = await storedOf(importId);
    const unused = () => findUnusedPictures({ before: new Date(Date.now() + DAY_MS), clouds: [null], count: 1000 });
    expect(await unused()).not.toContain(pictureId);
    await discardImport(admin, { importId }, services());
    expect(await unused()).toContain(pictureId);
    expect(await db.importFile.count({ where: { importId } })).toBe(0);
  });

  it('is discarded when nobody has confirmed it for a week', async () => {
    await makeProduct({ sku: 'P-1' });
    const { importId } = await checked(zipOf('P-1.jpg'));
    expect(await discardExpiredZips(new Date(Date.now() - DAY_MS), sharedPubSub())).toBe(0);
    expect(await discardExpiredZips(new Date(Date.now() + DAY_MS), sharedPubSub())).toBe(1);
    expect(await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } })).toMatchObject({
      status: 'DISCARDED',
    });
    expect(await importRowsOf(importId)).toEqual([]);
    expect(await db.auditEntry.findMany({ where: { subjectId: importId } })).toMatchObject([
      { action: 'CATALOGUE_IMPORT', actorId: null, after: { status: 'DISCARDED' } },
    ]);
  });

  it('stays for a week from its start where it has stopped', async () => {
    const { importId } = await checked(zipOf('P-1.jpg'));
    const createdAt = new Date(Date.now() - 2 * DAY_MS);
    const data = { status: 'FAILED', createdAt, startedAt: new Date() } as const;
    await db.catalogueImport.update({ where: { id: importId }, data, select: { id: true } });
    expect(await discardExpiredZips(new Date(Date.now() - DAY_MS), sharedPubSub())).toBe(0);
  });

  it('refuses a product whose new pictures are no longer those of staff', async () => {
    await makeProduct({ sku: 'P-1' });
    const { importId } = await checked(zipOf('P-1.jpg', 'P-1-2.jpg'));
    const [id = null] = await storedOf(importId);
    const { userId: ownerId } = await makeShopper();
    await db.picture.updateMany({ where: { id: id ?? '' }, data: { ownerId } });
    expect(await apply(importId)).toMatchObject({ status: 'DONE', doneCount: 0, rejectedCount: 1 });
    expect((await importRowsOf(importId))[0]).toMatchObject({
      issues: [{ column: 'images', reason: 'A picture of the zip is no longer there. Upload the zip again.' }],
    });
  });

  it('needs the permission', async () => {
    const picker = await makeStaff('PICKING');
    await expect(uploadCsv(picker, zipOf('P-1.jpg'), 'p.zip')).rejects.toThrow('permission');
    const input = { importId: crypto.randomUUID(), keepsPictures: true };
    await expect(keepPictures(picker, input, services())).rejects.toThrow('permission');
    await expect(keepPictures(admin, input, services())).rejects.toThrow('This import no longer exists');
  });
});
