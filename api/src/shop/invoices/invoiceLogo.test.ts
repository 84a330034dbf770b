import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { fileStorage } from '../../platform/media/pictureStorages.ts';
import { readPng } from '../../platform/media/readPng.ts';
import { dispatchedOrder } from '../../testing/dispatchedOrderFixtures.ts';
import { makeSession, makeStaff } from '../../testing/fixtures.ts';
import { bearerFor } from '../../testing/rest/restServer.ts';
import { openUploadServer, post, PREFLIGHT, uploadForm } from '../../testing/server/uploadServer.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';

const UPLOAD = `mutation ($input: PictureUploadInput!) { pictureUpload(input: $input) {
  ... on PictureUploadPayload { picture { id } } ... on Error { message } } }`;
const SET = `mutation ($input: SettingsUpdateInput!) { settingsUpdate(input: $input) { __typename } }`;

/** A wide logo, padded with white to a square, as the web client sends it. */
const wide = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#1f7a3d' } })
    .extend({ top: 300, bottom: 300, background: '#ffffff' })
    .png()
    .toBuffer();

describe('the logo of the settings', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let headers: Record<string, string>;
  let orderId: string;
  let asShopper: Record<string, string>;
  beforeAll(async () => {
    server = await openUploadServer();
    headers = { ...PREFLIGHT, ...(await bearerFor(await makeStaff('SETTINGS'))) };
    const seller = { ...TEST_TERMS.seller, gstin: '29ABCDE1234F1Z5' };
    const shop = { ...TEST_TERMS, seller, numbers: { ...TEST_TERMS.numbers, invoicePrefix: 'K-1' } };
    const order = await dispatchedOrder({ shop });
    orderId = encodeId('Order', order.orderId);
    asShopper = await bearerFor(await makeSession(order.shopper));
  });
  afterAll(() => server.close());
  afterEach(() => vi.restoreAllMocks());

  const set = (value: string | null, version: number) =>
    post(
      server.url,
      JSON.stringify({ query: SET, variables: { input: { changes: [{ key: 'logo', value, version }] } } }),
      { ...headers, 'content-type': 'application/json' },
    );
  const read = (end: string) => server.app.inject({ url: `/invoices/${orderId}${end}`, headers: asShopper });

  it('is at the head of invoices as page and as PDF file, with the prefix of their time', async () => {
    expect((await read('')).body).not.toContain('<img');
    const plain = (await read('.pdf')).rawPayload;
    const operations = { query: UPLOAD, variables: { input: { picture: null, alt: 'Logo' } } };
    const picture = new File([new Uint8Array(await wide())], 'logo.png', { type: 'image/png' });
    const form = uploadForm({ operations, map: { 0: ['variables.input.picture'] }, files: { 0: picture } });
    const uploaded = await post(server.url, form, headers);
    const { id } = uploaded.data.pictureUpload.picture;
    expect((await set(id, 0)).data.settingsUpdate.__typename).toBe('SettingsUpdatePayload');
    const page = await read('');
    expect(page.body).toMatch(
      /<img class="logo" src="data:image\/png;base64,[\w+/=]+" width="3[789]\d" height="12[78]" alt="">/,
    );
    expect(page.body).toMatch(/K-1\/\d\d-\d\d\/000001/);
    const file = await read('.pdf');
    expect(file.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    expect(plain.toString('latin1')).not.toContain('/Subtype /Image');
    expect(file.headers['content-disposition']).toMatch(/"K-1-\d\d-\d\d-000001.pdf"/);
    await set(null, 1);
    expect((await read('')).body).not.toContain('<img');
  });

  it('is left out where its file is missing', async () => {
    const { id } = await db.picture.create({
      data: { key: 'missing', mimeType: 'image/webp', width: 9, height: 9, dominantColor: '#ffffff', alt: 'Logo' },
    });
    await set(encodeId('Picture', id), 2);
    const page = await read('');
    expect([page.statusCode, page.body.includes('<img')]).toEqual([200, false]);
  });

  it('comes from Cloudinary where it is stored there', async () => {
    const body = new Uint8Array(await wide());
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body));
    const box = { originals: fileStorage('/nonexistent'), width: 480, height: 128 };
    expect(await readPng({ key: 'abc', cloud: 'demo' }, box)).toMatchObject({ width: 384, height: 128 });
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'https://res.cloudinary.com/demo/image/upload/c_limit,f_png,h_128,w_480/abc',
    );
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(readPng({ key: 'abc', cloud: 'demo' }, box)).rejects.toThrow('Cloudinary answered 404');
  });
});
