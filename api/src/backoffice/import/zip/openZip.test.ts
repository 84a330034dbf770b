import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ZipFile } from 'yauzl';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { makeStaff } from '../../../testing/fixtures.ts';
import { uploadCsv } from '../../../testing/importFixtures.ts';
import { makeZip, type TestEntry } from '../../../testing/makeZip.ts';
import { openZip } from './openZip.ts';

let admin: Viewer;
/** The place of temporary copies. */
const temporary = mkdtempSync(path.join(tmpdir(), 'kirana-zips-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  admin = await makeStaff('CATALOGUE');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

const copies = () => readdirSync(temporary);

/** The names and problems of a zip's files. */
async function read(zip: Buffer) {
  const opened = await openZip({ createReadStream: () => Readable.from([zip]) });
  if (!opened) return null;
  const files = opened.files.map(({ segments, problem }) => [segments.join('/'), problem]);
  opened.close();
  return files;
}

/** Why a file is refused as a whole; nothing is stored, and no temporary copy stays. */
async function refusal(bytes: Buffer, filename = 'pictures.zip') {
  const before = await db.catalogueImport.count();
  const error: unknown = await uploadCsv(admin, bytes, filename).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ name: 'InvalidCsvError' });
  expect(await db.catalogueImport.count()).toBe(before);
  expect(copies()).toEqual([]);
  return (error as Error).message;
}

const DAMAGED = 'This zip is damaged or incomplete. Make it again and upload it.';
const MEGABYTE = 1_048_576;
const entry = (name: TestEntry['name'], fields: Partial<TestEntry> = {}): TestEntry => ({ name, data: 'x', ...fields });

describe('openZip', () => {
  it('reads names of every system, and leaves out what systems add', async () => {
    const names = [
      ...[
        'a.jpg',
        'folder\\b.jpg',
        '/c.jpg',
        '../../d.jpg',
        'C:\\e.jpg',
        './f/./g.jpg',
        'h\u0000.jpg',
        'cafe\u0301.jpg',
      ],
      ...[
        'folder/',
        'folder\\',
        '__MACOSX/._a.jpg',
        'x/__MACOSX/a.jpg',
        '._a.jpg',
        '.DS_Store',
        'x/Thumbs.db',
        'desktop.ini',
      ],
      '..',
    ];
    const codePage437 = Buffer.from([0x63, 0x61, 0x66, 0x82, 0x2e, 0x6a, 0x70, 0x67]);
    expect(await read(makeZip([...names, codePage437].map((name) => entry(name))))).toEqual(
      [...['a.jpg', 'folder/b.jpg', 'c.jpg', 'd.jpg', 'C:/e.jpg', 'f/g.jpg', 'h.jpg', 'café.jpg'], 'café.jpg'].map(
        (name, at) => [name, at === 8 ? 'The zip has another file with this name' : null],
      ),
    );
  });

  it('reads stored and deflated entries, with sizes before or behind the data', async () => {
    const data = Buffer.alloc(3000, 'picture');
    const zip = makeZip([
      ...[entry('a', { data }), entry('b', { data, isStored: true }), entry('c', { data, flags: 8 })],
      entry('d', { data, flags: 2048 }),
    ]);
    const opened = await openZip({ createReadStream: () => Readable.from([zip]) });
    const contents = await Promise.all((opened?.files ?? []).map((file) => file.read()));
    opened?.close();
    expect(contents).toEqual([data, data, data, data]);
  });

  it('names what it can’t read of a zip', async () => {
    const zip = makeZip([
      entry('link.jpg', { data: '/etc/passwd', mode: 0o120777 }),
      entry('lzma.jpg', { method: 14 }),
      entry('empty.jpg', { data: '' }),
      entry('large.jpg', { declaredSize: 5 * MEGABYTE + 1 }),
    ]);
    expect(await read(zip)).toEqual([
      ['link.jpg', 'It’s a link to a file, not a picture'],
      ['lzma.jpg', 'It’s packed in a way we can’t read. Make a plain zip.'],
      ['empty.jpg', 'It’s empty'],
      ['large.jpg', 'This picture is larger than 5 MB'],
    ]);
  });

  it('takes no long name or path apart', async () => {
    const names = [
      `a${'-'.repeat(60_000)}.jpg`,
      `${'a/'.repeat(20)}b.jpg`,
      `${'a/'.repeat(19)}b.jpg`,
      `${'é'.repeat(496)}.jpg`,
    ];
    const opened = await openZip({
      createReadStream: () => Readable.from([makeZip(names.map((name) => entry(name)))]),
    });
    opened?.close();
    const tooLong = 'Its name or path is too long. Shorten it.';
    expect(opened?.files).toMatchObject([
      { name: `…${'-'.repeat(195)}.jpg`, problem: tooLong },
      { name: `…${'a/'.repeat(20)}b.jpg`, problem: tooLong },
      { segments: { length: 20 }, problem: null },
      { segments: { length: 1 }, problem: null },
    ]);
  });

  it('unpacks no more of an entry than it declares', async () => {
    const bomb = Buffer.alloc(40 * MEGABYTE);
    const zip = makeZip([entry('a.jpg', { data: bomb, declaredSize: 100 }), entry('b.jpg', { data: 'ok', crc: 1 })]);
    const opened = await openZip({ createReadStream: () => Readable.from([zip]) });
    const results = await Promise.allSettled((opened?.files ?? []).map((file) => file.read()));
    opened?.close();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('refuses a zip as a whole that is broken, locked or too large', async () => {
    const whole = makeZip([entry('a.jpg', { data: Buffer.alloc(5000, 'abc'), isStored: true }), entry('b.jpg')]);
    expect(await refusal(whole.subarray(0, 3000))).toBe(DAMAGED);
    expect(await refusal(Buffer.from(whole).fill(7, whole.length - 100, whole.length - 60))).toBe(DAMAGED);
    expect(await refusal(Buffer.from('PK\x03\x04 and then nothing', 'latin1'))).toBe(DAMAGED);
    expect(await refusal(Buffer.from('PK\x07\x08PK\x03\x04 a part', 'latin1'))).toBe(DAMAGED);
    expect(await refusal(makeZip([]))).toBe('This zip is empty');
    expect(await refusal(makeZip([entry('folder/'), entry('.DS_Store')]))).toBe('This zip is empty');
    expect(await refusal(makeZip([entry('a.jpg', { flags: 1 })]))).toMatch(/^This zip has a password/);
    const declared = { declaredSize: 4 * MEGABYTE };
    const many = Array.from({ length: 80 }, (_, at) => entry(`${at}.jpg`, declared));
    expect(await refusal(makeZip(many))).toMatch(/more than 150 MB when unpacked/);
    const overlapping = Array.from({ length: 500 }, (_, at) =>
      entry(`${at}`, { data: Buffer.alloc(2000, at), isStored: true }),
    );
    expect(await refusal(makeZip(overlapping, { repeatsFirst: true }))).toBe(DAMAGED);
    const files = Array.from({ length: 2001 }, (_, at) => entry(`${at}.jpg`));
    expect(await refusal(makeZip(files))).toMatch(/at most 2,000 pictures/);
    const entries = Array.from({ length: 20_000 }, (_, at) => entry(`${at}/`));
    expect(await refusal(makeZip(entries))).toMatch(/at most 2,000 pictures/);
  });

  it('keeps no copy of a zip whose rows can’t be written', async () => {
    const close = vi.spyOn(ZipFile.prototype, 'close');
    vi.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('no connection'));
    await expect(uploadCsv(admin, makeZip([entry('a.jpg')]), 'pictures.zip')).rejects.toThrow('no connection');
    expect(copies()).toEqual([]);
    expect(close).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('says what a file is that is no zip', async () => {
    expect(await refusal(Buffer.from('Rar!\x1a\x07\x01\x00'.padEnd(64, '\0'), 'latin1'))).toBe(
      'We can’t read .rar files. Make a .zip and upload that.',
    );
    const sevenZip = Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(64)]);
    expect(await refusal(sevenZip)).toBe('We can’t read .7z files. Make a .zip and upload that.');
    expect(await refusal(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(64)]))).toBe(
      'This is a picture. Put your pictures in a .zip, or add it on its product’s page.',
    );
  });

  it('leaves a workbook to the import of products, whatever its name', async () => {
    const workbook = readFileSync(path.resolve(import.meta.dirname, '../cases/typed-cells.xlsx'));
    expect(await read(workbook)).toBeNull();
    const importId = await uploadCsv(admin, workbook, 'typed-cells.zip');
    expect(await db.catalogueImport.findUnique({ where: { id: importId } })).not.toMatchObject({ format: 'PICTURES' });
    expect(copies()).toEqual([]);
  });
});
