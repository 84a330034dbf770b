import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databasePool, db } from '../db/client.ts';
import { decodeId } from '../core/publicId.ts';
import { makeUploader, openUploadServer, post, uploadForm, type Uploader } from '../../testing/server/uploadServer.ts';
import { LIMITS } from '../limits/limits.ts';
import { createThrottle } from '../limits/createThrottle.ts';

const UPLOAD = `mutation ($input: PictureUploadInput!) { pictureUpload(input: $input) { __typename
  ... on PictureUploadPayload { picture { id alt dominantColor url(width: 96) } }
  ... on Error { message } ... on InvalidInputError { issues { path } } } }`;

describe('a picture for the catalogue', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let admin: Uploader;
  let photo: File;
  beforeAll(async () => {
    server = await openUploadServer();
    admin = await makeUploader({ role: 'ADMIN' });
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#2e7d32' } })
      .jpeg()
      .toBuffer();
    photo = new File([new Uint8Array(bytes)], 'milk.jpg', { type: 'image/jpeg' });
  });
  afterAll(() => server.close());
  afterEach(() => expect.poll(server.temporaryFiles).toEqual([]));

  const send = (alt: string, { picture = photo, headers = admin.headers, url = server.url } = {}) => {
    const operations = { query: UPLOAD, variables: { input: { picture: null, alt } } };
    return post(
      url,
      uploadForm({ operations, map: { 0: ['variables.input.picture'] }, files: { 0: picture } }),
      headers,
    );
  };
  const upload = async (...asked: Parameters<typeof send>) => (await send(...asked)).data.pictureUpload;

  it('is stored with its text alternative, and belongs to the admin', async () => {
    const { __typename, picture } = await upload('  A bottle of milk ');
    expect(__typename).toBe('PictureUploadPayload');
    expect(picture).toMatchObject({ alt: 'A bottle of milk', dominantColor: expect.stringMatching(/^#/) as unknown });
    expect((await fetch(new URL(picture.url, server.url))).headers.get('content-type')).toBe('image/webp');
    expect(await db.picture.findUnique({ where: { id: decodeId(picture.id).id } })).toMatchObject({
      ownerId: admin.viewer.userId,
    });
  });

  it('is refused when it is no picture, or has no text alternative', async () => {
    const rows = await db.picture.count();
    const page = new File(['<!doctype html>'], 'milk.png', { type: 'image/png' });
    expect(await upload('Milk', { picture: page })).toMatchObject({ __typename: 'InvalidPictureError' });
    for (const alt of ['', 'x'.repeat(201)]) expect(await upload(alt)).toMatchObject({ issues: [{ path: 'alt' }] });
    expect(await db.picture.count()).toBe(rows);
  });

  it('is accepted only from admins', async () => {
    const rows = await db.picture.count();
    const shopper = await makeUploader();
    const codes = async (headers: Record<string, string>) =>
      (await send('Milk', { headers })).errors.map(({ extensions }) => extensions?.code);
    expect(await codes(shopper.headers)).toEqual(['FORBIDDEN']);
    expect(await codes({ ...shopper.headers, authorization: '' })).toEqual(['UNAUTHENTICATED']);
    expect(await db.picture.count()).toBe(rows);
  });

  it('is limited to 600 an hour, more than for shoppers', async () => {
    expect(LIMITS.uploadPerAdmin.count).toBe(600);
    const strict = await openUploadServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '1000' });
    const throttle = createThrottle({ pool: databasePool('writes'), redis: null });
    const busy = await makeUploader({ role: 'ADMIN' });
    const consume = () => throttle.consume('uploadPerAdmin', busy.viewer.userId);
    for (let uploads = 0; uploads < LIMITS.uploadPerAdmin.count - 1; uploads += 1) await consume();
    const asBusy = { headers: busy.headers, url: strict.url };
    expect((await upload('Milk', asBusy)).__typename).toBe('PictureUploadPayload');
    expect((await upload('Milk', asBusy)).__typename).toBe('TooManyAttemptsError');
    expect((await upload('Milk', { url: strict.url })).__typename).toBe('PictureUploadPayload');
    await strict.close();
  });
});
