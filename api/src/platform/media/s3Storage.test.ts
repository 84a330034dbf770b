import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeS3 } from '../../testing/server/fakeS3.ts';
import { openServer } from '../../testing/server/inProcessServer.ts';
import { fileStorage, localStorage, mediaDirectory, type LocalStorage } from './pictureStorages.ts';

const WEBP = Buffer.from('a picture');

describe('a bucket', () => {
  let s3: Awaited<ReturnType<typeof startFakeS3>>;
  let dataDir: string;
  let storage: LocalStorage;
  beforeAll(async () => {
    s3 = await startFakeS3();
    dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-s3-'));
    storage = localStorage({ dataDir, s3Url: s3.url() });
  });
  afterAll(async () => {
    await s3.close();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(() => {
    s3.objects.clear();
    s3.state.isDown = false;
  });

  it('stores, reads and removes pictures under their keys, and can be repeated', async () => {
    await storage.put('0af3', WEBP);
    expect([...s3.objects]).toEqual([['0af3', WEBP]]);
    expect(await storage.read('0af3')).toEqual(WEBP);
    await storage.remove('0af3');
    await storage.remove('0af3');
    expect(await storage.read('0af3')).toBeNull();
  });

  it('comes after the files of the time before it, which are removed as well', async () => {
    const files = fileStorage(mediaDirectory(dataDir));
    await files.put('0af4', WEBP);
    expect(await storage.read('0af4')).toEqual(WEBP);
    await storage.remove('0af4');
    expect(await files.read('0af4')).toBeNull();
  });

  it('that refuses the key, is missing or is down fails, also for a read', async () => {
    const stranger = localStorage({ dataDir, s3Url: s3.url({ secret: 'wrong' }) });
    await expect(stranger.put('0af3', WEBP)).rejects.toThrow('The bucket answered 403: <Code>SignatureDoesNotMatch');
    const missing = localStorage({ dataDir, s3Url: s3.url({ bucket: 'none' }) });
    await expect(missing.put('0af3', WEBP)).rejects.toThrow('The bucket answered 404: <Code>NoSuchBucket</Code>');
    s3.state.isDown = true;
    for (const call of [() => storage.put('0af3', WEBP), () => storage.read('0af3'), () => storage.remove('0af3')])
      await expect(call()).rejects.toThrow('The bucket answered 503');
  });

  it('has the pictures that the shop serves', async () => {
    const red = sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } });
    await storage.put('0af5', await red.webp().toBuffer());
    const app = await openServer({ DATA_DIR: dataDir, S3_URL: s3.url() });
    const { statusCode, rawPayload } = await app.inject('/media/0af5/96.webp');
    expect({ statusCode, ...(await sharp(rawPayload).metadata()) }).toMatchObject({ statusCode: 200, width: 96 });
    expect((await app.inject('/media/0af6/96.webp')).statusCode).toBe(404);
    s3.state.isDown = true;
    expect((await app.inject('/media/0af5/96.webp')).statusCode).toBe(200); // cached
    expect((await app.inject('/media/0af6/96.webp')).statusCode).toBe(500);
    await app.close();
  });
});
