import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import { openCloudinary } from '../testing/cloudinaryStandIn.ts';
import { queuedRemovals } from '../testing/queuedRemovals.ts';
import { makeUploader, openUploadServer, post, uploadForm, type Uploader } from '../testing/uploadServer.ts';
import { LIMITS } from '../throttle/limits.ts';

const UPLOAD = `mutation ($input: AvatarUploadInput!) { avatarUpload(input: $input) { __typename
  ... on AvatarUploadPayload { viewer { id avatar { id url(width: 96) srcSet tint alt } } }
  ... on Error { message } } }`;
const REMOVE = 'mutation { avatarRemove { viewer { id avatar { id } } } }';

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
    return (await post(server.url, body, { ...headers, 'content-type': 'application/json' })).data.avatarRemove;
  };
  const avatarOf = async ({ viewer }: Uploader) =>
    (await db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).avatarId;

  it('is the picture that was uploaded, in the widths that are shown', async () => {
    const { viewer } = await upload(photo);
    expect(viewer).toMatchObject({
      id: encodeId('User', shopper.viewer.userId),
      avatar: { alt: 'Profile picture', tint: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown },
    });
    expect(viewer.avatar.url).toMatch(/^\/media\/[0-9a-f]{32}\/96\.webp$/);
    const response = await fetch(new URL(viewer.avatar.url, server.url));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    const shown = await sharp(await response.arrayBuffer()).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect(await db.mediaFile.findFirst({ where: { ownerId: shopper.viewer.userId } })).toMatchObject({ cloud: null });
  });

  it('is replaced by the next one, and the former one goes', async () => {
    await upload(photo);
    const former = await avatarOf(shopper);
    expect(await queuedRemovals()).toEqual([]);
    await upload(photo);
    expect(await avatarOf(shopper)).not.toBe(former);
    expect(await queuedRemovals()).toEqual([[former]]);
  });

  it('is one of two that are uploaded at once, and the other goes', async () => {
    await Promise.all([upload(photo), upload(photo)]);
    const pictures = await db.mediaFile.findMany({ where: { ownerId: shopper.viewer.userId } });
    expect(pictures).toHaveLength(2);
    const present = await avatarOf(shopper);
    expect(await queuedRemovals()).toEqual([[pictures.find(({ id }) => id !== present)?.id]]);
  });

  it('is taken away, and asking again does no harm', async () => {
    await upload(photo);
    const former = await avatarOf(shopper);
    expect(await remove()).toEqual({ viewer: { id: encodeId('User', shopper.viewer.userId), avatar: null } });
    expect((await remove()).viewer.avatar).toBeNull();
    expect(await queuedRemovals()).toEqual([[former]]);
  });

  it('is of nobody but the one who is signed in', async () => {
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

  it('has no name that its file could choose', async () => {
    for (const name of ['../../etc/passwd', '..\\..\\boot.ini', '%2e%2e%2fetc', 'x'.repeat(5000)]) {
      const { viewer } = await upload(fileOf(await square('red').png().toBuffer(), name, 'image/png'));
      expect(viewer.avatar.url).toMatch(/^\/media\/[0-9a-f]{32}\/96\.webp$/);
    }
    expect(readdirSync(path.join(server.media, '..'))).toEqual(['media']);
    for (const file of readdirSync(path.join(server.media, 'originals'))) expect(file).toMatch(/^[0-9a-f]{32}$/);
  });

  const PAGE = '<!doctype html><script>alert(1)</script>';
  const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  it.each<[string, File]>([
    ['a page', fileOf(PAGE, 'me.png', 'image/png')],
    ['a drawing with a script', fileOf(DRAWING, 'me.svg', 'image/svg+xml')],
    ['a drawing that says it is a PNG', fileOf(DRAWING, 'me.png', 'image/png')],
    ['nothing', fileOf('', 'me.png', 'image/png')],
  ])('is never %s', async (_what, file) => {
    expect(await upload(file)).toEqual({
      __typename: 'InvalidPictureError',
      message: 'Choose a JPEG, PNG, WebP or AVIF picture',
    });
    expect(await avatarOf(shopper)).toBeNull();
    expect(await db.mediaFile.count({ where: { ownerId: shopper.viewer.userId } })).toBe(0);
  });

  it('is no bomb of 10,000 × 10,000 pixels', async () => {
    const blank = { create: { width: 10_000, height: 10_000, channels: 3 as const, background: 'white' } };
    const bomb = await sharp({ ...blank, limitInputPixels: false })
      .png({ palette: true })
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await upload(fileOf(bomb, 'me.png', 'image/png'))).toMatchObject({
      message: 'This picture has more than 50 megapixels',
    });
  });

  it('stays as it is when the next picture is refused', async () => {
    await upload(photo);
    const present = await avatarOf(shopper);
    await upload(fileOf('no picture', 'me.png', 'image/png'));
    expect(await avatarOf(shopper)).toBe(present);
    expect(await queuedRemovals()).toEqual([]);
  });

  it('cannot be changed more often than is good for the shop', async () => {
    const strict = await openUploadServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '1000' });
    const nothing = fileOf('no picture', 'me.png', 'image/png');
    for (let tries = 0; tries < LIMITS.uploadOfAccount.count; tries += 1) {
      expect((await upload(nothing, shopper, strict.url)).__typename).toBe('InvalidPictureError');
    }
    expect((await upload(photo, shopper, strict.url)).__typename).toBe('TooManyAttemptsError');
    expect((await upload(photo, await makeUploader(), strict.url)).__typename).toBe('AvatarUploadPayload');
    await strict.close();
  });

  describe('at Cloudinary', () => {
    let cloudinary: Awaited<ReturnType<typeof openCloudinary>>;
    let withCloud: typeof server;
    beforeAll(async () => {
      cloudinary = await openCloudinary();
      withCloud = await openUploadServer({ CLOUDINARY_URL: cloudinary.url() });
    });
    afterAll(async () => {
      await withCloud.close();
      cloudinary.close();
    });

    it('is shown from there, which the policy of the page allows', async () => {
      const { viewer } = await upload(photo, shopper, withCloud.url);
      const [key] = cloudinary.pictures.keys();
      const place = 'https://res.cloudinary.com/kirana-test/image/upload';
      expect(viewer.avatar.url).toBe(`${place}/c_fill,f_webp,h_96,q_80,w_96/${key}`);
      expect(viewer.avatar.srcSet).toContain(`${place}/c_fill,f_webp,h_768,q_80,w_768/${key} 768w`);
      const policy = async ({ url }: typeof server) =>
        (await fetch(new URL('/health/live', url))).headers.get('content-security-policy');
      expect(await policy(withCloud)).toContain("img-src 'self' data: blob: https://res.cloudinary.com;");
      expect(await policy(server)).not.toContain('cloudinary');
    });

    it('is not changed while Cloudinary fails', async () => {
      cloudinary.state.trouble = 'failing';
      expect(await upload(photo, shopper, withCloud.url)).toEqual({
        __typename: 'InvalidPictureError',
        message: 'The picture could not be stored. Please try again.',
      });
      expect(await avatarOf(shopper)).toBeNull();
    });
  });
});
