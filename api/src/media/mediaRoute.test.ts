import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { registerMedia } from './mediaRoute.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-media-'));
const drawn: string[] = [];
const app = Fastify();
const config = readConfig({ DATA_DIR: dataDir, JWT_SECRET: 'a secret of the tests that is long enough' });
registerMedia(app, config, async (key, width) => {
  drawn.push(`${key} ${width}`);
  return key === 'mango' ? sharp({ create: { width, height: width, channels: 3, background: 'orange' } }) : null;
});

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
    mkdirSync(path.join(dataDir, 'media/originals'), { recursive: true });
    const original = sharp({ create: { width: 900, height: 600, channels: 3, background: 'green' } }).jpeg();
    writeFileSync(path.join(dataDir, 'media/originals/a1b2'), await original.toBuffer());
    const { statusCode, rawPayload } = await app.inject('/media/a1b2/96.webp');
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  });

  it.for([
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
