import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { blackPng } from '../../../testing/blackPng.ts';
import { startFakeCloudinary } from '../../../testing/server/fakeCloudinary.ts';
import { queuedPictureRemovals } from '../../../testing/queuedPictureRemovals.ts';
import {
  makeUploader,
  openUploadServer,
  post,
  uploadForm,
  type Uploader,
} from '../../../testing/server/uploadServer.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';

const UPLOAD = `mutation ($input: AvatarUploadInput!) { avatarUpload(input: $input) { __typename
  ... on AvatarUploadPayload { viewer { id avatar { id url(width: 96) srcSet dominantColor alt } } }
  ... on Error { message } } }`;
const REMOVE = 'mutation { avatarDelete { viewer { id avatar { id } } } }';

const square = (background: string) => sharp({ create: { width: 200, height: 200, channels: 3, background } });
const fileOf = (bytes: Buffer | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

describe('the avatar', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let shopper: Uploader;
  let photo: File;
  beforeAll(async () => {
    server = await openUploadServer();
    photo = fileOf(await square('#2e7d32').jpeg().toBuffer(), 'me.jpg', 'image/jpeg');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    shopper = await makeUploader();
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  });
  afterEach(() => expect.poll(server.temporaryFiles).toEqual([]));

  const upload = async (picture: File, { headers } = shopper, url = server.url) => {
    const operations = { query: UPLOAD, variables: { input: { picture: null } } };
    const form = uploadForm({ operations, map: { 0: ['variables.input.picture'] }, files: { 0: picture } });
    const { data, errors } = await post(url, form, headers);
    expect(errors).toEqual([]);
    return data.avatarUpload;
  };
  const remove = async ({ headers } = shopper) => {
    const body = JSON.stringify({ query: REMOVE });
    return (await post(server.url, body, { ...headers, 'content-type': 'application/json' })).data.avatarDelete;
  };
  const avatarOf = async ({ viewer }: Uploader) =>
    (await db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).avatarId;

  it('is the uploaded picture in the served widths', async () => {
    const { viewer } = await upload(photo);
    expect(viewer).toMatchObject({
      id: encodeId('User', shopper.viewer.userId),
      avatar: { alt: 'Profile picture', dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown },
    });
    expect(viewer.avatar.url).toMatch(/^\/media\/[0-9a-f]{32}\/96\.webp$/);
    const response = await fetch(new URL(viewer.avatar.url, server.url));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    const shown = await sharp(await response.arrayBuffer()).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect(await db.picture.findFirst({ where: { ownerId: shopper.viewer.userId } })).toMatchObject({ cloud: null });
  });

  it('is replaced by the next one, and a job removes the old one', async () => {
    await upload(photo);
    const former = await avatarOf(shopper);
    expect(await queuedPictureRemovals()).toEqual([]);
    await upload(photo);
    expect(await avatarOf(shopper)).not.toBe(former);
    expect(await queuedPictureRemovals()).toEqual([[former]]);
  });

  it('is one of two concurrent uploads, and the other is removed', async () => {
    await Promise.all([upload(photo), upload(photo)]);
    const pictures = await db.picture.findMany({ where: { ownerId: shopper.viewer.userId } });
    expect(pictures).toHaveLength(2);
    const present = await avatarOf(shopper);
    expect(await queuedPictureRemovals()).toEqual([[pictures.find(({ id }) => id !== present)?.id]]);
  });

  it('can be deleted repeatedly', async () => {
    await upload(photo);
    const former = await avatarOf(shopper);
    expect(await remove()).toEqual({ viewer: { id: encodeId('User', shopper.viewer.userId), avatar: null } });
    expect((await remove()).viewer.avatar).toBeNull();
    expect(await queuedPictureRemovals()).toEqual([[former]]);
  });

  it('belongs to the viewer, and needs one', async () => {
    const other = await makeUploader();
    await upload(photo, other);
    expect(await avatarOf(shopper)).toBeNull();
    await remove(shopper);
    expect(await avatarOf(other)).not.toBeNull();
    const { errors } = await post(server.url, JSON.stringify({ query: REMOVE }), {
      'content-type': 'application/json',
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('has a key that does not depend on the name of the file', async () => {
    for (const name of ['../../etc/passwd', '..\\..\\boot.ini', '%2e%2e%2fetc', 'x'.repeat(5000)]) {
      const { viewer } = await upload(fileOf(await square('red').png().toBuffer(), name, 'image/png'));
      expect(viewer.avatar.url).toMatch(/^\/media\/[0-9a-f]{32}\/96\.webp$/);
    }
    expect(readdirSync(path.join(server.media, '..'))).toEqual(['media']);
    for (const file of readdirSync(path.join(server.media, 'originals'))) expect(file).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the middle square of a tall picture', async () => {
    const portrait = await sharp({ create: { width: 300, height: 500, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer();
    await upload(fileOf(portrait, 'me.jpg', 'image/jpeg'));
    const [picture] = await db.picture.findMany({ where: { ownerId: shopper.viewer.userId } });
    expect(picture).toMatchObject({ width: 300, height: 300 });
  });

  const PAGE = '<!doctype html><script>alert(1)</script>';
  const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const NO_PICTURE = 'Choose a JPEG, PNG, WebP or AVIF picture';
  const SVG = 'SVG files aren’t supported. Save it as a PNG and upload that.';
  it.each<[string, File, string]>([
    ['a page', fileOf(PAGE, 'me.png', 'image/png'), NO_PICTURE],
    ['a drawing with a script', fileOf(DRAWING, 'me.svg', 'image/svg+xml'), SVG],
    ['a drawing that says it is a PNG', fileOf(DRAWING, 'me.png', 'image/png'), SVG],
    ['nothing', fileOf('', 'me.png', 'image/png'), NO_PICTURE],
  ])('is never %s', async (_what, file, message) => {
    expect(await upload(file)).toEqual({ __typename: 'InvalidPictureError', message });
    expect(await avatarOf(shopper)).toBeNull();
    expect(await db.picture.count({ where: { ownerId: shopper.viewer.userId } })).toBe(0);
  });

  it('is refused with 10,000 × 10,000 pixels', async () => {
    const bomb = blackPng(10_000, 10_000);
    expect(bomb.length).toBeLessThan(500_000);
    expect(await upload(fileOf(bomb, 'me.png', 'image/png'))).toMatchObject({
      message: 'This picture has more than 65 megapixels. Save a smaller version, for example 2,000 pixels wide.',
    });
  });

  it('stays as it is when the next picture is refused', async () => {
    await upload(photo);
    const present = await avatarOf(shopper);
    await upload(fileOf('no picture', 'me.png', 'image/png'));
    expect(await avatarOf(shopper)).toBe(present);
    expect(await queuedPictureRemovals()).toEqual([]);
  });

  it('is rate limited', async () => {
    const strict = await openUploadServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '1000' });
    const nothing = fileOf('no picture', 'me.png', 'image/png');
    for (let tries = 0; tries < LIMITS.uploadPerAccount.count; tries += 1) {
      expect((await upload(nothing, shopper, strict.url)).__typename).toBe('InvalidPictureError');
    }
    expect((await upload(photo, shopper, strict.url)).__typename).toBe('TooManyAttemptsError');
    expect((await upload(photo, await makeUploader(), strict.url)).__typename).toBe('AvatarUploadPayload');
    await strict.close();
  });

  describe('at Cloudinary', () => {
    let cloudinary: Awaited<ReturnType<typeof startFakeCloudinary>>;
    let withCloud: typeof server;
    beforeAll(async () => {
      cloudinary = await startFakeCloudinary();
      withCloud = await openUploadServer({ CLOUDINARY_URL: cloudinary.url() });
    });
    afterAll(async () => {
      await withCloud.close();
      cloudinary.close();
    });

    it('is served from there, which the content security policy allows', async () => {
      const { viewer } = await upload(photo, shopper, withCloud.url);
      const [key] = cloudinary.pictures.keys();
      const place = 'https://res.cloudinary.com/kirana-test/image/upload';
      expect(viewer.avatar.url).toBe(`${place}/b_white,c_pad,f_auto,h_96,q_80,w_96/${key}`);
      expect(viewer.avatar.srcSet).toContain(`${place}/b_white,c_pad,f_auto,h_768,q_80,w_768/${key} 768w`);
      const policy = async ({ url }: typeof server) =>
        (await fetch(new URL('/health/live', url))).headers.get('content-security-policy');
      expect(await policy(withCloud)).toContain("img-src 'self' data: blob: https://res.cloudinary.com;");
      expect(await policy(server)).not.toContain('cloudinary');
    });

    it('is not changed while Cloudinary fails', async () => {
      cloudinary.state.fault = 'failing';
      expect(await upload(photo, shopper, withCloud.url)).toEqual({
        __typename: 'InvalidPictureError',
        message: 'We couldn’t save the picture. Please try again.',
      });
      expect(await avatarOf(shopper)).toBeNull();
    });
  });
});
