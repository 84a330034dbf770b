import { v2 } from 'cloudinary';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { type PictureStorage, cloudinaryStorage } from './pictureStorages.ts';
import { startFakeCloudinary, type CloudinaryFault } from '../../testing/server/fakeCloudinary.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import { parsePictureUrl, pictureUrl, previewUrl } from './pictureUrl.ts';
import { removePictures } from './removePictures.ts';
import { storePicture } from './storePicture.ts';

const WEBP = Buffer.from('a picture');

describe('cloudinaryStorage', () => {
  let cloudinary: Awaited<ReturnType<typeof startFakeCloudinary>>;
  let storage: PictureStorage;
  beforeAll(async () => {
    cloudinary = await startFakeCloudinary();
    storage = await cloudinaryStorage(cloudinary.url());
  });
  afterAll(() => cloudinary.close());
  beforeEach(() => {
    cloudinary.pictures.clear();
    cloudinary.requests.length = 0;
    cloudinary.state.fault = 'none';
  });

  it('uploads under the key, signed', async () => {
    await storage.put('0af3', WEBP);
    expect(cloudinary.pictures.get('0af3')).toEqual(WEBP);
    const [request] = cloudinary.requests;
    expect(request).toMatchObject({
      path: '/v1_1/kirana-test/image/upload',
      fields: { public_id: '0af3', overwrite: '0', api_key: '123456789012345' },
    });
    expect(JSON.stringify(request)).not.toContain('secret-of_the-tests');
  });

  it('signs with SHA-256 when the URL says so', async () => {
    const strict = await cloudinaryStorage(cloudinary.url(undefined, '&signature_algorithm=sha256'));
    await strict.put('0af3', WEBP);
    expect(cloudinary.requests[0]?.fields['signature']).toHaveLength(64);
    expect(cloudinary.pictures.size).toBe(1);
  });

  it('removes a picture, also from the caches, and can be repeated', async () => {
    await storage.put('0af3', WEBP);
    await storage.remove('0af3');
    await storage.remove('0af3');
    expect(cloudinary.pictures.size).toBe(0);
    expect(cloudinary.requests[1]).toMatchObject({
      path: '/v1_1/kirana-test/image/destroy',
      fields: { public_id: '0af3', invalidate: 'true' },
    });
  });

  it('has the same URLs of pictures as the SDK', () => {
    const urlOf = (transformation: object) =>
      v2.url('0af3', {
        ...{ cloud_name: cloudinary.cloud, secure: true, analytics: false, urlAnalytics: false },
        transformation: { background: 'white', crop: 'pad', ...transformation },
      });
    const location = { key: '0af3', cloud: cloudinary.cloud };
    const small = urlOf({ fetch_format: 'auto', height: 192, quality: 80, width: 192 });
    const preview = urlOf({ fetch_format: 'jpg', height: 1200, quality: 60, width: 1200 });
    expect([pictureUrl(location, 192), previewUrl(location)]).toEqual([small, preview]);
  });

  it('knows the pictures of its URLs, and of those of earlier releases', () => {
    const location = { key: '0af3', cloud: cloudinary.cloud };
    const earlier = `https://res.cloudinary.com/${location.cloud}/image/upload/c_fill,f_auto,h_192,q_80,w_192/0af3`;
    for (const url of [pictureUrl(location, 192), previewUrl(location), earlier])
      expect(parsePictureUrl(url)).toEqual(location);
    const file = { key: '0af3', cloud: null };
    for (const url of [pictureUrl(file, 192), previewUrl(file)]) expect(parsePictureUrl(url)).toEqual(file);
  });

  describe('when Cloudinary', () => {
    /** Replaces the time-out of 20 seconds. */
    const IMPATIENT = '&timeout=300';
    const troubles: [string, CloudinaryFault, string?][] = [
      ['fails', 'failing'],
      ['does not answer', 'silent', IMPATIENT],
      ['answers with a page', 'garbled'],
      ['hangs up', 'hangingUp'],
      ['is too busy', 'busy'],
    ];

    it.each(troubles)(
      '%s, the shopper may try again, and what may have arrived there is swept later',
      async (_what, fault, options = '') => {
        cloudinary.state.fault = fault;
        const { userId } = await makeShopper();
        const failing = await cloudinaryStorage(cloudinary.url(undefined, options));
        await expect(store(userId, failing)).rejects.toThrow('We couldn’t save the picture. Please try again.');
        expect(cloudinary.pictures.size).toBe(0);
        await expect(failing.remove('0af3')).rejects.toThrow(/^Cloudinary/);
        const left = await db.picture.findMany({ where: { ownerId: userId }, select: { id: true } });
        expect(left).toHaveLength(1);
        cloudinary.state.fault = 'none';
        expect(
          await removePictures(
            left.map(({ id }) => id),
            [storage],
          ),
        ).toBe(1);
      },
    );

    it('refuses the signature', async () => {
      const { userId } = await makeShopper();
      const stranger = await cloudinaryStorage(cloudinary.url('a-wrong-secret'));
      await expect(store(userId, stranger)).rejects.toThrow(/couldn’t save the picture/);
      await expect(stranger.put('0af3', WEBP)).rejects.toThrow('Cloudinary: Invalid Signature');
      expect(cloudinary.pictures.size).toBe(0);
    });

    it('is reachable again, uploads succeed', async () => {
      const { userId } = await makeShopper();
      const row = await db.picture.findUniqueOrThrow({ where: { id: await store(userId, storage) } });
      expect(row.cloud).toBe('kirana-test');
      expect(await sharp(cloudinary.pictures.get(row.key)).metadata()).toMatchObject({ format: 'webp', width: 10 });
    });
  });
});

async function store(ownerId: string, storage: PictureStorage): Promise<string> {
  const bytes = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const createReadStream = () => sharp(bytes).png();
  const stored = await storePicture(Promise.resolve({ createReadStream }), { ownerId, alt: '' }, storage);
  return stored.pictureId;
}
