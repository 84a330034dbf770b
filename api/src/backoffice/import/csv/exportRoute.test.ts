import { connect } from 'node:net';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { exportedCsv } from '../../../testing/importFixtures.ts';
import { makeProduct, makeProducts, makeSubCategory } from '../../../testing/fixtures.ts';
import { makeUploader, openUploadServer, type Uploader } from '../../../testing/server/uploadServer.ts';
import { COLUMN_NAMES } from './catalogueColumns.ts';

describe('the export of the catalogue', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let admin: Uploader;
  beforeAll(async () => {
    server = await openUploadServer({ PUBLIC_URL: 'https://shop.example' });
    admin = await makeUploader({ role: 'ADMIN' });
  });
  afterAll(() => server.close());

  const download = (headers: Record<string, string> = admin.headers, method = 'GET') =>
    fetch(new URL('/catalogue.csv', server.url), { method, headers });

  it('is a CSV file in UTF-8 for spreadsheets, which caches do not store', async () => {
    const { id } = await makeProduct({
      ...{ sku: '-X', name: '=cmd|calc', brand: 'A "B"', unit: '1 kg', description: 'Two\nlines, दूध' },
      ...{
        mrpPaise: 12_050,
        gstPercent: 5,
        hsnCode: '0401',
        lowStockThreshold: 3,
        maxPerOrder: 6,
        isPublished: false,
        details: { Origin: 'India', 'Use by': '1:2' },
      },
    });
    await makeProduct({ deletedAt: new Date() });
    await makeSubCategory([id]);
    const [{ picture } = {}] = await db.productPicture.findMany({
      where: { productId: id },
      select: { picture: true },
    });
    const response = await download();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename=catalogue-\d{4}-\d\d-\d\d\.csv$/),
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('efbbbf', 'hex'));
    const [header, row, ...others] = parse(bytes, { bom: true });
    expect(header).toEqual(COLUMN_NAMES);
    expect(row).toEqual([
      ...["'-X", '', "'=cmd|calc", 'A "B"', '1 kg', '120.50', '0', '5', '0401', '10', '3', '6', 'no', 'Two\nlines, दूध'],
      expect.stringMatching(/^Category \d+$/),
      expect.stringMatching(/^Sub-category \d+$/),
      'Origin: India\nUse by: 1:2',
      ...['', '', '', '', '', '', ''],
      `https://shop.example/media/${picture?.key ?? ''}/768.webp`,
    ]);
    expect(others).toEqual([]);
  });

  it('has every product once, a statement for each 500', async () => {
    await makeProducts(1001);
    const { result, statements } = await countStatements(exportedCsv);
    const skus = parse(result, { bom: true, columns: true }).map((row) => (row as { sku: string }).sku);
    expect(new Set(skus).size).toBe(1002);
    expect(skus).toHaveLength(1002);
    expect(statements).toHaveLength(4);
  });

  it('accepts the cookie of a session', async () => {
    const cookie = `__Host-accessToken=${admin.headers['authorization']?.replace('Bearer ', '') ?? ''}`;
    const response = await download({ cookie });
    expect([response.status, (await response.text()).length > 100]).toEqual([200, true]);
  });

  it('answers HEAD without reading the catalogue', async () => {
    const { result, statements } = await countStatements(() => download(admin.headers, 'HEAD'));
    expect([result.status, result.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(statements).toEqual([]);
  });

  it.each([
    { who: 'a visitor without a session', status: 401, message: 'Please Login', headers: async () => ({}) },
    {
      who: 'a forged session',
      status: 401,
      message: 'Please Login',
      headers: async () => ({ authorization: 'Bearer x' }),
    },
    {
      who: 'a shopper',
      status: 403,
      message: 'Do not have permission',
      headers: async () => (await makeUploader()).headers,
    },
  ])('refuses $who', async ({ status, message, headers }) => {
    const response = await download(await headers());
    expect([response.status, await response.json()]).toEqual([
      status,
      { success: false, error: true, message, data: null, requestId: response.headers.get('x-request-id') },
    ]);
  });

  it('stops when the client goes away', async () => {
    const connections = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
    const others = await connections();
    const { statements } = await countStatements(async () => {
      const socket = connect(server.port, '127.0.0.1');
      const { authorization = '' } = admin.headers;
      socket.write(`GET /catalogue.csv HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
      await expect.poll(connections).toBeLessThanOrEqual(others);
    });
    expect(statements.length).toBeLessThanOrEqual(4);
    expect((await (await download()).text()).length).toBeGreaterThan(100);
  });
});
