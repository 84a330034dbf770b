import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFingerprint } from '../../../../platform/core/caller.ts';
import { decodeId, encodeId } from '../../../../platform/core/publicId.ts';
import { db } from '../../../../platform/db/client.ts';
import { makeShopper, newId } from '../../../../testing/fixtures.ts';
import { makeRequestPhoto } from '../../../../testing/refundRequestFixtures.ts';
import { TEST_SECRET } from '../../../../testing/secretFixture.ts';
import {
  makeUploader,
  openUploadServer,
  post,
  uploadForm,
  type Uploader,
} from '../../../../testing/server/uploadServer.ts';
import { MAX_UNUSED_PHOTOS } from '../refundRequests.ts';
import { refundRequestPhotoUrl } from './refundRequestPhotoUrl.ts';

const UPLOAD = `mutation ($input: RefundRequestPhotoUploadInput!) { refundRequestPhotoUpload(input: $input) { __typename
  ... on RefundRequestPhotoUploadPayload { photo { id url width height dominantColor } } ... on Error { message }
  ... on InvalidPictureError { reason } } }`;
const fingerprint = createFingerprint(TEST_SECRET);

let server: Awaited<ReturnType<typeof openUploadServer>>;
let shopper: Uploader;
let jpeg: Buffer;

beforeAll(async () => {
  server = await openUploadServer();
  shopper = await makeUploader();
  jpeg = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#b23b3b' } })
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());
afterEach(() => expect.poll(server.temporaryFiles).toEqual([]));

const fileOf = (bytes: Buffer | string, name = 'torn.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const send = (photo: File, headers = shopper.headers) =>
  post(
    server.url,
    uploadForm({
      operations: { query: UPLOAD, variables: { input: { photo: null } } },
      map: { 0: ['variables.input.photo'] },
      files: { 0: photo },
    }),
    headers,
  );
const upload = async (photo = fileOf(jpeg)) => (await send(photo)).data.refundRequestPhotoUpload;
const load = (url: string, init?: RequestInit) => fetch(new URL(url, server.url), init);

describe('a photo of a refund request', () => {
  it('is stored upright as WebP without metadata, outside of the public pictures', async () => {
    const pictures = await db.picture.count();
    const { photo } = await upload();
    expect(photo).toMatchObject({ width: 200, height: 400, dominantColor: expect.stringMatching(/^#/) as unknown });
    const row = await db.refundRequestPhoto.findUniqueOrThrow({ where: { id: decodeId(photo.id).id } });
    expect(row).toMatchObject({ ownerId: shopper.viewer.userId, refundRequestId: null });
    const metadata = await sharp(row.webp).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 400 });
    expect(metadata.exif).toBeUndefined();
    expect(await db.picture.count()).toBe(pictures);
  });

  it('is served by its URL alone, kept by no shared cache and embedded by no other origin', async () => {
    const { photo } = await upload();
    const answer = await load(photo.url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': expect.stringMatching(/^private, max-age=\d{4}$/) as unknown,
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 200 });
    expect((await load(photo.url, { method: 'POST' })).status).toBe(405);
    for (const path of [`/media/${photo.id}/384.webp`, `/media/private/384.webp`]) {
      expect((await load(path)).status).toBeGreaterThanOrEqual(403);
    }
  });

  it('has a URL that stays the same for a while and ends within an hour', async () => {
    const id = await makeRequestPhoto(shopper.viewer);
    const at = (time: string) => refundRequestPhotoUrl(id, { fingerprint, now: new Date(time) });
    expect(at('2026-03-02T12:00:00Z')).toBe(at('2026-03-02T12:14:59Z'));
    expect(at('2026-03-02T12:00:00Z')).not.toBe(at('2026-03-02T12:15:00Z'));
    expect(at('2026-03-02T12:14:59Z')).toContain(`expires=${Date.parse('2026-03-02T13:00:00Z') / 1000}&`);
    const hourAgo = new Date(Date.now() - 61 * 60_000);
    const old = await load(refundRequestPhotoUrl(id, { fingerprint, now: hourAgo }));
    expect([old.status, old.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  it('is not served by a forged URL', async () => {
    const id = await makeRequestPhoto(shopper.viewer);
    const other = await makeRequestPhoto(await makeShopper());
    const now = new Date();
    const url = refundRequestPhotoUrl(id, { fingerprint, now });
    const [publicId, otherId] = [id, other].map((each) => encodeId('RefundRequestPhoto', each)) as [string, string];
    const forged = [
      url.replace(publicId, otherId),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/signature=.*/, ''),
      url.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
      url.replace(/expires=\d+/, 'expires=1&expires=2'),
      url.replace(publicId, 'photo_nothing'),
      url.replace(publicId, encodeId('Order', id)),
      `/media/private/${publicId}`,
      refundRequestPhotoUrl(id, { fingerprint: createFingerprint('another secret'), now }),
    ];
    expect((await load(url)).status).toBe(200);
    for (const each of forged) expect([each, (await load(each)).status]).toEqual([each, 403]);
    expect((await load(refundRequestPhotoUrl(newId(), { fingerprint, now }))).status).toBe(404);
  });

  it.each([
    ['a page', () => fileOf('<!doctype html><script>alert(1)</script>'), 'WRONG_TYPE'],
    ['an SVG', () => fileOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'WRONG_TYPE'],
    ['nothing', () => fileOf(''), 'WRONG_TYPE'],
    ['half of a photo', () => fileOf(jpeg.subarray(0, jpeg.length / 2)), 'UNREADABLE'],
    ['a header without a photo', () => fileOf(Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(500)])), 'UNREADABLE'],
    ['more than 5 MB', () => fileOf(Buffer.concat([jpeg, Buffer.alloc(5 * 1_048_576)])), 'TOO_LARGE'],
  ])('is refused when it is %s, whatever its name', async (_what, file, reason) => {
    const rows = await db.refundRequestPhoto.count();
    expect(await upload(file())).toMatchObject({ __typename: 'InvalidPictureError', reason });
    expect(await db.refundRequestPhoto.count()).toBe(rows);
  });

  it('is accepted only from signed-in users', async () => {
    const { errors } = await send(fileOf(jpeg), { ...shopper.headers, authorization: '' });
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('replaces the oldest of too many that no request uses', async () => {
    const busy = await makeUploader();
    const ids: string[] = [];
    for (let made = 0; made < MAX_UNUSED_PHOTOS + 1; made += 1) ids.push(await makeRequestPhoto(busy.viewer));
    expect((await send(fileOf(jpeg), busy.headers)).data.refundRequestPhotoUpload.photo.id).toBeTruthy();
    const left = await db.refundRequestPhoto.findMany({ where: { ownerId: busy.viewer.userId } });
    expect(left).toHaveLength(MAX_UNUSED_PHOTOS);
    expect(left.map(({ id }) => id)).not.toContain(ids[0]);
  });

  it('is limited by account', async () => {
    const strict = await openUploadServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '1000' });
    const busy = await makeUploader();
    const form = () =>
      uploadForm({
        operations: { query: UPLOAD, variables: { input: { photo: null } } },
        map: { 0: ['variables.input.photo'] },
        files: { 0: fileOf('no picture') },
      });
    const types = new Set<string>();
    for (let sent = 0; sent < 31; sent += 1) {
      types.add((await post(strict.url, form(), busy.headers)).data.refundRequestPhotoUpload.__typename);
    }
    expect([...types]).toEqual(['InvalidPictureError', 'TooManyAttemptsError']);
    await strict.close();
  });
});
