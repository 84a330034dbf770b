import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { registerMedia } from './mediaRoute.ts';
import { fileStorage, mediaDirectory } from './pictureStorages.ts';
import { pictureVariants } from './pictureVariants.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const drawn: string[] = [];
const app = Fastify();
const media = mediaDirectory(dataDir);
const variants = pictureVariants({
  media,
  originals: fileStorage(media),
  async renderDemoPicture(key, width) {
    drawn.push(`${key} ${width}`);
    return key === 'mango' ? sharp({ create: { width, height: width, channels: 3, background: 'orange' } }) : null;
  },
});
registerMedia(app, variants);

async function keep(key: string, original: Buffer) {
  await mkdir(path.join(dataDir, 'media/originals'), { recursive: true });
  await writeFile(path.join(dataDir, 'media/originals', key), original);
}

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('/media', () => {
  it('renders a picture of the demo once for concurrent requests, and caches it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject('/media/demo-mango/192.webp')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await sharp(answers[0]?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    await app.inject('/media/demo-mango/192.webp');
    expect(drawn).toEqual(['mango 192']);
    expect(readdirSync(path.join(dataDir, 'media/cache/demo-mango'))).toEqual(['192.webp']);
  });

  it('is cacheable for a year, and has a fixed content type', async () => {
    const { headers } = await app.inject('/media/demo-mango/192.webp');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
  });

  it('is AVIF for a client that accepts it, kept beside the WebP', async () => {
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
    const { headers, rawPayload } = await app.inject({ url: '/media/demo-mango/192.webp', headers: { accept } });
    expect(headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 192 });
    expect(readdirSync(path.join(dataDir, 'media/cache/demo-mango')).sort()).toEqual(['192.avif', '192.webp']);
  });

  it('resizes an uploaded original to the requested width', async () => {
    const original = sharp({ create: { width: 900, height: 600, channels: 3, background: 'green' } }).jpeg();
    await keep('a1b2', await original.toBuffer());
    const { statusCode, rawPayload } = await app.inject('/media/a1b2/96.webp');
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  });

  it('shows a tall, a wide and a transparent original whole, on white', async () => {
    const green = { channels: 3, background: '#2e7d32' } as const;
    const red = { channels: 3, background: '#d32f2f' } as const;
    const bottle = sharp({ create: { width: 400, height: 1200, ...green } }).composite([
      { input: { create: { width: 400, height: 100, ...red } }, gravity: 'north' },
      { input: { create: { width: 400, height: 100, ...red } }, gravity: 'south' },
    ]);
    const glass = sharp({ create: { width: 90, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    await keep('b0771e', await bottle.webp().toBuffer());
    await keep(
      '9a07',
      await sharp({ create: { width: 1536, height: 150, ...red } })
        .webp()
        .toBuffer(),
    );
    await keep('91a55', await glass.webp().toBuffer());
    for (const file of ['96.webp', '384.webp', '768.webp', '1200.jpg']) {
      const side = Number.parseInt(file, 10);
      const drawn = async (key: string) => {
        const { rawPayload } = await app.inject(`/media/${key}/${file}`);
        const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([side, side]);
        return (x: number, y: number) => {
          const start = (Math.round(y * (side - 1)) * side + Math.round(x * (side - 1))) * 3;
          const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3);
          if (Math.min(r, g, b) > 235) return 'white';
          return r > g ? 'red' : 'green';
        };
      };
      const tall = await drawn('b0771e');
      const places = [0.03, 0.5, 0.97].map((y) => tall(0.5, y));
      expect([...places, tall(0.05, 0.5), tall(0.95, 0.5)]).toEqual(['red', 'green', 'red', 'white', 'white']);
      const wide = await drawn('9a07');
      expect([wide(0.01, 0.5), wide(0.99, 0.5), wide(0.5, 0.1), wide(0.5, 0.9)]).toEqual([
        'red',
        'red',
        'white',
        'white',
      ]);
      expect((await drawn('91a55'))(0.5, 0.5)).toBe('white');
    }
  });

  it('has a JPEG of 1200 × 1200 pixels and less than 300 kB for previews of links, made once', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const;
    const original = sharp({ create: { width: 1536, height: 1536, channels: 3, background: 'white', noise } });
    await keep('0153', await original.webp().toBuffer());
    for (const key of ['0153', 'demo-mango']) {
      const { headers, rawPayload } = await app.inject({
        url: `/media/${key}/1200.jpg`,
        headers: { accept: 'image/avif' },
      });
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers).not.toHaveProperty('vary');
      expect(rawPayload.length).toBeLessThan(300_000);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 });
      expect(readdirSync(path.join(dataDir, 'media/cache', key))).toContain('1200.jpeg');
    }
    const before = drawn.length;
    await app.inject('/media/demo-mango/1200.jpg');
    expect(drawn).toHaveLength(before);
  });

  it.for([
    '/media/demo-mango/1200.webp',
    '/media/demo-mango/768.jpg',
    '/media/demo-unknown/96.webp',
    '/media/unknown/96.webp',
    '/media/demo-mango/97.webp',
    '/media/demo-mango/96.png',
    '/media/demo-mango/096.webp',
    '/media/DEMO-mango/96.webp',
    '/media/..%2F..%2Fsecrets%2Fjwt/96.webp',
    '/media/%2e%2e/96.webp',
    '/media/-mango/96.webp',
  ])('answers 404 at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
