import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShopper } from '../testing/fixtures.ts';
import { bearerFor, openRestServer, type RestClient } from '../testing/rest/restServer.ts';

let shop: Awaited<ReturnType<typeof openRestServer>>;
let client: RestClient;
beforeAll(async () => {
  shop = await openRestServer();
  client = shop.client(await bearerFor(await makeShopper({ role: 'ADMIN' })));
});
afterAll(() => shop.close());

function formOf(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('image', new Blob([bytes]), 'photo');
  return form;
}

describe('uploaded pictures', () => {
  it('are shown whole, the tall ones too', async () => {
    const green = { width: 400, height: 1200, channels: 3, background: '#2e7d32' } as const;
    const cap = { create: { width: 400, height: 150, channels: 3, background: '#d32f2f' } } as const;
    const bottle = await sharp({ create: green })
      .composite([
        { input: cap, gravity: 'north' },
        { input: cap, gravity: 'south' },
      ])
      .png()
      .toBuffer();
    const { body } = await client.call('POST file/upload', formOf(new Uint8Array(bottle)));
    expect(body.data).toMatchObject({ width: 400, height: 1200 });
    const { pathname } = new URL(String(body.data.url));
    const square = Buffer.from(await (await fetch(new URL(pathname, shop.url))).arrayBuffer());
    const { data, info } = await sharp(square).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const rows = [20, 384, 748].map((y) => data.at((y * info.width + info.width / 2) * info.channels) ?? 0);
    expect(info.width).toBe(768);
    expect(rows.map((red) => red > 150)).toEqual([true, false, true]);
    expect(data.at((384 * info.width + 10) * info.channels)).toBeGreaterThan(250); // the white beside it
  });

  it('of a format that is not read are refused with the way out', async () => {
    const heic = formOf(new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    expect(await client.call('POST file/upload', heic)).toMatchObject({
      status: 415,
      body: {
        message: expect.stringMatching(/^HEIC photos aren’t supported\. On an iPhone, choose Settings/) as unknown,
      },
    });
  });
});
