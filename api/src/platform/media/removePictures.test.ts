import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { type PictureStorage, fileStorage } from './pictureStorages.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeCustomer, makeProduct, makeSubCategory, makeShopper } from '../../testing/fixtures.ts';
import { PICTURE_REMOVAL_LOCK, removePictures, purgeUnusedPictures, findUnusedPictures } from './removePictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const media = path.join(folder, 'media');
const files = fileStorage(media);
const NOW = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
let made = 0;

afterAll(() => rmSync(folder, { recursive: true }));

const original = (key: string) => path.join(media, 'originals', key);
const cached = (key: string) => path.join(media, 'cache', key);

/** A stored picture of the day before yesterday, with its file and a cached width. */
async function makeStored(fields: Partial<Prisma.PictureCreateInput> = {}): Promise<{ id: string; key: string }> {
  const key = `a${(made += 1)}`;
  const shape = {
    mimeType: 'image/webp',
    width: 9,
    height: 9,
    dominantColor: '#eeeeee',
    alt: '',
    createdAt: hoursAgo(48),
  };
  const picture = await db.picture.create({ data: { key, ...shape, ...fields }, select: { id: true, key: true } });
  await makeFiles(picture.key, hoursAgo(48));
  return picture;
}

async function makeFiles(key: string, at: Date): Promise<void> {
  await files.put(key, Buffer.from('x'));
  mkdirSync(cached(key), { recursive: true });
  writeFileSync(path.join(cached(key), '96.webp'), 'x');
  for (const place of [original(key), cached(key)]) utimesSync(place, at, at);
}

const isKept = async ({ id, key }: { id: string; key: string }) => ({
  row: (await db.picture.count({ where: { id } })) === 1,
  file: existsSync(original(key)),
  cache: existsSync(cached(key)),
});
const KEPT = { row: true, file: true, cache: true };
const REMOVED = { row: false, file: false, cache: false };

beforeEach(async () => {
  await emptyTables('users', 'pictures', 'products', 'categories', 'sub_categories');
  rmSync(media, { recursive: true, force: true });
});

/** Creates each kind of reference to a picture. */
const references: [string, (id: string) => Promise<unknown>][] = [
  ['an avatar', (id) => makeShopper({ avatar: { connect: { id } } })],
  ['a category', (pictureId) => db.category.create({ data: { name: 'C', pictureId } })],
  ['a sub-category', (pictureId) => db.subCategory.create({ data: { name: 'S', pictureId } })],
  ['a product', (pictureId) => makeProduct({ pictures: { create: { position: 0, pictureId } } })],
  ['an order', makeOrderLine],
];

async function makeOrderLine(pictureId: string): Promise<void> {
  const { id: productId } = await makeProduct();
  await makeSubCategory([productId]);
  const { viewer } = await makeCustomer([productId]);
  const prices = { mrpTotalPaise: 1, itemsTotalPaise: 1, grandTotalPaise: 1, quantity: 1 };
  const place = { addressLine: 'x', city: 'x', state: 'x', country: 'x', pincode: '700016', mobile: '9800000000' };
  const line = { name: 'x', unit: 'x', quantity: 1, mrpPaise: 1, discountPercent: 0, pricePaise: 1, totalPaise: 1 };
  await db.order.create({
    data: {
      ...{ ...prices, ...place, userId: viewer.userId, status: 'PLACED', paymentMethod: 'CASH_ON_DELIVERY' },
      recipientName: 'Asha',
      lines: { create: { ...line, productId, pictureId } },
    },
  });
}

describe('removePictures', () => {
  it('removes row, file and cached widths, and can be repeated', async () => {
    const picture = await makeStored();
    expect(await removePictures([picture.id], [files])).toBe(1);
    expect(await isKept(picture)).toEqual(REMOVED);
    expect(await removePictures([picture.id], [files])).toBe(0);
  });

  it('continues after an interruption: it removes a row without a file', async () => {
    const picture = await makeStored();
    await files.remove(picture.key);
    expect(await removePictures([picture.id], [files])).toBe(1);
    expect(await isKept(picture)).toEqual(REMOVED);
  });

  it('leaves all files while a backup copies them', async () => {
    const picture = await makeStored();
    const backup = await databasePool('health').connect();
    await backup.query('SELECT pg_advisory_lock($1)', [PICTURE_REMOVAL_LOCK]);
    await expect(removePictures([picture.id], [files])).rejects.toThrow('1 pictures were not removed');
    expect(await isKept(picture)).toEqual(KEPT);
    await backup.query('SELECT pg_advisory_unlock($1)', [PICTURE_REMOVAL_LOCK]);
    backup.release();
    expect(await removePictures([picture.id], [files])).toBe(1);
  });

  it.each(references)('keeps the picture of %s', async (_what, refer) => {
    const picture = await makeStored();
    await refer(picture.id);
    expect(await removePictures([picture.id], [files])).toBe(0);
    expect(await isKept(picture)).toEqual(KEPT);
  });

  it('never removes a picture of the demo catalogue', async () => {
    const picture = await makeStored({ key: 'demo-mango' });
    expect(await removePictures([picture.id], [files])).toBe(0);
    expect(await isKept(picture)).toEqual(KEPT);
  });

  it('removes each from its storage, and leaves those in a cloud that is not configured', async () => {
    const [file, here, elsewhere] = [
      await makeStored(),
      await makeStored({ cloud: 'here' }),
      await makeStored({ cloud: 'elsewhere' }),
    ];
    const removed: string[] = [];
    const hereToo: PictureStorage = { cloud: 'here', put: files.put, remove: async (key) => void removed.push(key) };
    expect(await removePictures([file.id, here.id, elsewhere.id], [hereToo, files])).toBe(2);
    expect(removed).toEqual([here.key]);
    expect((await isKept(elsewhere)).row).toBe(true);
  });

  it('keeps the row while the storage fails, and removes the other pictures', async () => {
    const [first, second] = [await makeStored(), await makeStored()];
    const failing: PictureStorage = {
      ...files,
      remove: (key) => (key === first.key ? Promise.reject(new Error('busy')) : files.remove(key)),
    };
    await expect(removePictures([first.id, second.id], [failing])).rejects.toThrow('1 pictures were not removed');
    expect(await isKept(first)).toEqual(KEPT);
    expect(await isKept(second)).toEqual(REMOVED);
  });

  it('prevents new references to a picture during its removal', async () => {
    const picture = await makeStored();
    let latecomer: Promise<unknown> = Promise.resolve();
    const slow: PictureStorage = {
      ...files,
      async remove(key) {
        latecomer = db.category.create({ data: { name: 'Late', pictureId: picture.id } });
        latecomer.catch(() => undefined);
        await expect.poll(waitingForLocks).toBe(1);
        await files.remove(key);
      },
    };
    expect(await removePictures([picture.id], [slow])).toBe(1);
    await expect(latecomer).rejects.toThrow(/foreign key/i);
  });

  async function waitingForLocks(): Promise<number> {
    const waiting = await db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return waiting.length;
  }
});

describe('purgeUnusedPictures', () => {
  const sweep = () => purgeUnusedPictures([files], NOW);

  it('removes unused pictures that are older than a day', async () => {
    const [old, young] = [await makeStored(), await makeStored({ createdAt: hoursAgo(23) })];
    expect(await sweep()).toBe(1);
    expect(await isKept(old)).toEqual(REMOVED);
    expect(await isKept(young)).toEqual(KEPT);
  });

  it.each(references)('keeps the picture of %s', async (_what, refer) => {
    const picture = await makeStored();
    await refer(picture.id);
    await sweep();
    expect(await isKept(picture)).toEqual(KEPT);
  });

  it('removes the row of an interrupted upload', async () => {
    const picture = await makeStored();
    rmSync(original(picture.key));
    expect(await sweep()).toBe(1);
    expect(await isKept(picture)).toEqual(REMOVED);
  });

  it('leaves files without a row', async () => {
    await makeFiles('another', hoursAgo(48));
    await sweep();
    expect(existsSync(original('another'))).toBe(true);
  });

  it('does nothing in a new shop', async () => {
    expect(await sweep()).toBe(0);
  });

  it('selects only pictures of configured clouds', async () => {
    const [here, elsewhere] = [await makeStored({ cloud: 'here' }), await makeStored({ cloud: 'elsewhere' })];
    const file = await makeStored();
    const old = (clouds: (string | null)[]) => findUnusedPictures({ before: NOW, clouds, count: 10 });
    expect(await old([null])).toEqual([file.id]);
    expect(await old(['here'])).toEqual([here.id]);
    expect((await old(['here', 'elsewhere', null])).toSorted()).toEqual([here.id, elsewhere.id, file.id].toSorted());
    expect(await old([])).toEqual([]);
  });
});
