import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Color } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { type PictureStorage, fileStorage } from './pictureStorages.ts';
import { blackPng } from '../../testing/blackPng.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { InvalidPictureError } from './receivePicture.ts';
import { storePicture } from './storePicture.ts';

const media = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const storage = fileStorage(media);
afterAll(() => rmSync(media, { recursive: true }));

const uploadOf = (bytes: Buffer) => Promise.resolve({ createReadStream: () => Readable.from([bytes]) });
const canvas = (width: number, height: number, background: Color = '#2e7d32') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const filesKept = () => readdirSync(path.join(media, 'originals'));

describe('storePicture', () => {
  let ownerId: string;
  beforeAll(async () => void ({ userId: ownerId } = await makeShopper()));

  const store = (bytes: Buffer, where: PictureStorage = storage) =>
    storePicture(uploadOf(bytes), { ownerId, alt: 'A mango' }, where);

  /** Stores the bytes, and answers the row with the stored file. */
  async function stored(bytes: Buffer) {
    const { pictureId, byteSize } = await store(bytes);
    const row = await db.picture.findUniqueOrThrow({ where: { id: pictureId } });
    const file = readFileSync(path.join(media, 'originals', row.key));
    expect(byteSize).toBe(file.length);
    return { row, file, image: await sharp(file).metadata() };
  }

  it('stores the picture as WebP, with its size, colour, owner and text alternative', async () => {
    const { row, image } = await stored(await canvas(600, 400).jpeg().toBuffer());
    expect(row).toMatchObject({
      ...{ cloud: null, mimeType: 'image/webp', width: 600, height: 400, ownerId, alt: 'A mango' },
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    expect(row.dominantColor).toMatch(/^#(28|2[0-9a-f]|3[0-9a-f])[67][0-9a-f][23][0-9a-f]$/);
    expect(image).toMatchObject({ format: 'webp', width: 600, height: 400 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts %s', async (format) => {
    const { image } = await stored(await canvas(64, 64).toFormat(format).toBuffer());
    expect(image).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  it('reduces a large picture, and does not enlarge a small one', async () => {
    expect((await stored(await canvas(4000, 1000).jpeg().toBuffer())).image).toMatchObject({
      width: 1536,
      height: 384,
    });
    expect((await stored(await canvas(1, 1).png().toBuffer())).image).toMatchObject({ width: 1, height: 1 });
  });

  it('rotates it upright and removes its metadata', async () => {
    const gps = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '22/1 34/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '88/1 21/1 0/1',
    };
    const photo = await canvas(300, 200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Somebody')).toBe(true);
    const { file, image } = await stored(photo);
    expect(image).toMatchObject({ width: 200, height: 300 });
    for (const trace of ['exif', 'xmp', 'iptc', 'icc', 'orientation']) expect(image).not.toHaveProperty(trace);
    expect(file.includes('Somebody')).toBe(false);
    expect(file.includes('secret')).toBe(false);
  });

  it('converts other colour spaces to sRGB', async () => {
    const cmyk = await canvas(50, 50, '#ff0000').toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { file, image } = await stored(cmyk);
    expect(image).toMatchObject({ space: 'srgb' });
    const { dominant } = await sharp(file).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(80);
    const wide = await canvas(50, 50, '#ff0000').withIccProfile('p3').png().toBuffer();
    expect((await stored(wide)).image).not.toHaveProperty('icc');
  });

  it('stores the first frame of an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => canvas(40, 40, colour).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { file, image, row } = await stored(moving);
    expect(image).toMatchObject({ width: 40, height: 40 });
    expect(image.pages ?? 1).toBe(1);
    expect((await sharp(file).stats()).dominant.r).toBeGreaterThan(200);
    expect(row.dominantColor).toMatch(/^#[ef][0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  });

  it('stores the first frame of an animated PNG', async () => {
    const still = await canvas(40, 40, '#ff0000').png().toBuffer();
    expect((await stored(asMovingPng(still))).image).toMatchObject({ format: 'webp', width: 40, height: 40 });
  });

  it('has the dominant colour of a transparent picture on white', async () => {
    const glass = sharp({ create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect((await stored(await glass.png().toBuffer())).row.dominantColor).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
  });

  it('stores only the pixels of a file that is HTML too', async () => {
    const page = Buffer.from('<script>alert(1)</script><?php evil() ?>');
    const polyglot = Buffer.concat([await canvas(20, 20).jpeg().toBuffer(), page]);
    const { file } = await stored(polyglot);
    expect(file.includes('script')).toBe(false);
    expect(file.includes('php')).toBe(false);
  });

  it('gives two uploads of the same picture two keys', async () => {
    const bytes = await canvas(20, 20).png().toBuffer();
    const { row: first } = await stored(bytes);
    const { row: second } = await stored(bytes);
    expect(second.key).not.toBe(first.key);
    expect(first.key).not.toBe(createHash('md5').update(bytes).digest('hex'));
  });

  describe('refuses without storing anything', () => {
    const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const noPicture = 'Choose a JPEG, PNG, WebP or AVIF picture';
    const svg = 'SVG files aren’t supported. Save it as a PNG and upload that.';
    const heic =
      'HEIC photos aren’t supported. On an iPhone, choose Settings → Camera → Formats → Most Compatible, or save it as a JPEG.';
    const unreadable = 'We can’t read this picture. Upload the original again, or save it as a JPEG first.';
    const tooLarge = (megapixels: number) =>
      `This picture has more than ${megapixels} megapixels. Save a smaller version, for example 2,000 pixels wide.`;

    it.each<[string, string, () => Promise<Buffer> | Buffer]>([
      ['a page', noPicture, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a drawing with a script', svg, () => Buffer.from(SVG)],
      ['a drawing that begins as XML', svg, () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
      ['a PDF', `PDF files aren’t supported. ${noPicture}`, () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
      ['a TIFF', `TIF files aren’t supported. ${noPicture}`, () => canvas(9, 9).tiff().toBuffer()],
      [
        'a bitmap',
        `BMP files aren’t supported. ${noPicture}`,
        () => Buffer.from('424d3a0000000000000036000000', 'hex'),
      ],
      ['an HEIC', heic, () => isoFile('heic')],
      ['an HEIC of ten bits', heic, () => isoFile('heix')],
      ['an HEIF of several pictures', heic, () => isoFile('mif1')],
      ['an HEIC sequence', heic, () => isoFile('hevc')],
      ['nothing', noPicture, () => Buffer.alloc(0)],
      ['text', noPicture, () => Buffer.from('a'.repeat(10_000))],
      ['the head of a PNG', unreadable, () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
      ['the head of a JPEG and a page', unreadable, () => Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1')],
      ['a JPEG that was cut off', unreadable, async () => (await photo()).subarray(0, 20_000)],
      ['a PNG that was cut off', unreadable, async () => (await photo('png')).subarray(0, 20_000)],
      ['a WebP that was cut off', unreadable, async () => (await photo('webp')).subarray(0, 9_000)],
      ['an AVIF that was cut off', unreadable, async () => (await photo('avif')).subarray(0, 3_000)],
      ['a JPEG of 2,646 scans', unreadable, () => jpegOfManyScans()],
      ['a PNG of 10,000 × 10,000', tooLarge(65), () => blackPng(10_000, 10_000)],
      ['an AVIF of 4,100 × 4,100', tooLarge(12.5), () => canvas(4_100, 4_100).avif({ effort: 0 }).toBuffer()],
      [
        'an interlaced PNG of 4,100 × 4,100',
        tooLarge(12.5),
        () => canvas(4_100, 4_100).png({ progressive: true }).toBuffer(),
      ],
      [
        'a progressive JPEG of 9,000 × 6,000',
        tooLarge(51),
        () => canvas(9_000, 6_000).jpeg({ progressive: true }).toBuffer(),
      ],
    ])('%s', async (_what, message, bytes) => {
      const before = filesKept();
      const rows = await db.picture.count();
      await expect(store(await bytes())).rejects.toThrow(message);
      expect(filesKept()).toEqual(before);
      expect(await db.picture.count()).toBe(rows);
    });

    it('an interrupted upload', async () => {
      const broken = async function* () {
        yield Buffer.from('ffd8ffe0', 'hex');
        throw Object.assign(new Error('Request disconnected during file upload stream parsing.'), { status: 499 });
      };
      const upload = Promise.resolve({ createReadStream: () => Readable.from(broken()) });
      await expect(storePicture(upload, { ownerId, alt: '' }, storage)).rejects.toThrow(
        'The upload didn’t finish. Please try again.',
      );
    });
  });

  it('reports a full disk as an internal error', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    const failing = async function* () {
      yield Buffer.from('ffd8ffe0', 'hex');
      throw full;
    };
    const upload = Promise.resolve({ createReadStream: () => Readable.from(failing()) });
    await expect(storePicture(upload, { ownerId, alt: '' }, storage)).rejects.toBe(full);
  });

  it('deletes the row and the file when the storage fails', async () => {
    const removed: string[] = [];
    const broken: PictureStorage = {
      cloud: null,
      put: () => Promise.reject(new Error('No space left')),
      remove: async (key) => void removed.push(key),
    };
    const rows = await db.picture.count();
    await expect(store(await canvas(9, 9).png().toBuffer(), broken)).rejects.toThrow(
      'We couldn’t save the picture. Please try again.',
    );
    expect(await db.picture.count()).toBe(rows);
    expect(removed).toHaveLength(1);
  });

  it('leaves the row for purgeUnusedPictures when the storage can not delete the file', async () => {
    const away = () => Promise.reject(new Error('The storage is away'));
    const rows = await db.picture.count();
    const picture = await canvas(9, 9).png().toBuffer();
    await expect(store(picture, { cloud: null, put: away, remove: away })).rejects.toBeInstanceOf(InvalidPictureError);
    expect(await db.picture.count()).toBe(rows + 1);
  });

  it('stores no file when the row fails', async () => {
    const before = filesKept();
    const bytes = await canvas(9, 9).png().toBuffer();
    await expect(storePicture(uploadOf(bytes), { ownerId: newId(), alt: '' }, storage)).rejects.toThrow(/foreign key/i);
    expect(filesKept()).toEqual(before);
  });
});

/** Noise, which does not compress, so that the file can be truncated. */
function photo(format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> {
  return sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();
}

/** The first box of a file of the family of HEIC, with its brand. */
function isoFile(brand: string): Buffer {
  return Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
}

/** Each coefficient in as many scans as the standard allows, which decoders read one after the other. */
async function jpegOfManyScans(): Promise<Buffer> {
  const COEFFICIENTS = 64;
  const BITS = 14;
  const jpeg = await canvas(16, 16).jpeg({ progressive: true }).toBuffer();
  const starts = [...jpeg.toString('latin1').matchAll(/\xff[\xc4\xda\xd9]/g)].map(({ index }) => index);
  const segments = starts.map((start, place) => jpeg.subarray(start, starts[place + 1]));
  const firstScan = segments.findIndex((segment) => segment[1] === 0xda);
  const [table, scan] = segments.slice(firstScan + 1); // of one component
  if (!table || !scan) throw new Error('The JPEG is not progressive');
  const scans: Buffer[] = [];
  for (let component = 1; component <= 3; component += 1)
    for (let coefficient = 1; coefficient < COEFFICIENTS; coefficient += 1)
      for (let bit = BITS - 1; bit >= 0; bit -= 1) {
        const next = Buffer.from(scan);
        next.set(
          [component, next[6] ?? 0, coefficient, coefficient, bit === BITS - 1 ? bit : ((bit + 1) << 4) | bit],
          5,
        );
        scans.push(next);
      }
  const head = jpeg.subarray(0, starts[firstScan + 1]);
  return Buffer.concat([head, table, ...scans, Buffer.from('ffd9', 'hex')]);
}

/** Declares two frames by an `acTL` chunk after the header. */
function asMovingPng(still: Buffer): Buffer {
  const HEADER_END = 33;
  const acTL = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'); // length, name, 2 frames, for ever, CRC
  return Buffer.concat([still.subarray(0, HEADER_END), acTL, still.subarray(HEADER_END)]);
}
