import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { addDays } from '../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { refundLines } from '../../shop/refunds/refundPieces.ts';
import { updateOrderState } from '../fulfillment/updateOrderState.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { makeUploader, openUploadServer, type Uploader } from '../../testing/server/uploadServer.ts';
import { standAtNoon } from '../../testing/standAtNoon.ts';
import { readReport } from './readReport.ts';
import { reportRange } from './reportRange.ts';
import { REPORT_HANDLES, type ReportHandle } from './reports.ts';

const TABLE = `query ($handle: String!, $startDate: Date, $endDate: Date, $from: String, $to: String) {
  report(handle: $handle, startDate: $startDate, endDate: $endDate, from: $from, to: $to) {
  report { title columns { name dataType } } table { rowCount rows totals } csvUrl } }`;
const WAY = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
const today = '2024-03-11';
standAtNoon(today);
const range = reportRange({ from: addDays(today, -1), to: today });

let admin: Viewer;
let reader: Viewer;
let first: OrderFixture;

/** An order that was delivered now, and of which a piece of the first line was refunded. */
async function makeDelivered(quantities: number[], method: 'ONLINE' | 'CASH_ON_DELIVERY'): Promise<OrderFixture> {
  const order = await makeOrder(quantities, method);
  for (const to of WAY) await updateOrderState(admin, { orderId: order.orderId, to, note: null }, paymentServices());
  const piece = {
    orderLineId: order.lineIds[0] ?? '',
    quantity: 1,
    reason: 'DAMAGED',
    restockType: 'DISCARD',
  } as const;
  await refundLines(admin, { orderId: order.orderId, lines: [piece], note: null }, paymentServices());
  return order;
}

const tableOf = (handle: ReportHandle, limit = 100) => readReport(reader, { handle, range, limit });

beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
  reader = await makeStaff('REPORTS');
  first = await makeDelivered([3, 1], 'CASH_ON_DELIVERY');
  await makeDelivered([2], 'ONLINE');
  await db.product.update({
    where: { id: first.productIds[0] ?? '' },
    data: { name: '=Milk', sku: 'M-1', gstPercent: 5 },
  });
});

describe('a report of sales', () => {
  it('has each day of the range, and totals', async () => {
    const { rows, totals, rowCount } = await tableOf('sales-by-day');
    expect(rows).toEqual([
      [addDays(today, -1), 0, 0, 0, 0, 0, 0, null],
      [today, 2, 60_000, 20_000, 40_000, 0, 0, 20_000],
    ]);
    expect([rowCount, totals]).toEqual([2, [null, 2, 60_000, 20_000, 40_000, 0, 0, 20_000]]);
  });

  it('has each hour of the day', async () => {
    const { rows, totals } = await tableOf('sales-by-hour');
    expect(rows.map(([hour]) => hour)).toEqual(Array.from({ length: 24 }, (_none, hour) => hour));
    expect(totals).toEqual([null, 2, 60_000, 20_000, 40_000, 0]);
  });

  it('counts a product in one category, and pieces less those refunded', async () => {
    const [productId = ''] = first.productIds;
    for (const name of ['Zucchini', 'Dairy']) {
      const pictureId = (await db.productPicture.findFirstOrThrow()).pictureId;
      await db.category.create({ data: { name, pictureId, products: { create: { productId } } } });
    }
    expect((await tableOf('sales-by-category')).rows).toEqual([
      ['Dairy', 2, 30_000, 10_000, 20_000, 0],
      ['No category', 2, 30_000, 10_000, 20_000, 0],
    ]);
  });

  it('has the first products with the totals of all', async () => {
    const { rows, rowCount, totals } = await tableOf('sales-by-product', 1);
    expect(rows).toEqual([['=Milk', '500 g', 'M-1', 2, 30_000, 10_000, 20_000, 0]]);
    expect([rowCount, totals.slice(3)]).toEqual([3, [4, 60_000, 20_000, 40_000, 0]]);
  });

  it('groups sales by payment method', async () => {
    expect((await tableOf('sales-by-payment-method')).rows).toEqual([
      ['Cash on delivery', 1, 40_000, 10_000, 30_000, 0, 0],
      ['Online payment', 1, 20_000, 10_000, 10_000, 0, 0],
    ]);
  });
});

describe('every report', () => {
  it.each(REPORT_HANDLES)(
    '%s answers by an estimate and one statement, also for days without anything',
    async (handle) => {
      const variables = { handle, startDate: '2020-01-01', endDate: '2020-01-02' };
      const { result, statements } = await countStatements(() => executeGraphql(TABLE, variables, reader));
      expect(result.errors).toEqual([]);
      expect(statements).toHaveLength(4); // the estimate, and the report within its transaction
      const { report, table, csvUrl } = result.data.report;
      const { rows, totals } = table;
      expect(totals).toHaveLength(report.columns.length);
      expect(rows.every((row: unknown[]) => row.length === report.columns.length)).toBe(true);
      expect(csvUrl).toBe(`/reports/${handle}/report.csv?from=2020-01-01&to=2020-01-02`);
    },
  );

  it('is for those who may read reports, in its rule too', async () => {
    const shopper = await makeShopper();
    await expect(readReport(shopper, { handle: 'sales-by-day', range, limit: 1 })).rejects.toThrow(ForbiddenError);
  });

  it.each([
    ['2026-02-30', '2026-03-01', 'from must be a day such as 2026-01-31'],
    ['2026-03-01', '1 March', 'to must be a day such as 2026-01-31'],
    ['2026-03-02', '2026-03-01', 'from must not be after to'],
    ['0001-01-01', '9999-12-31', 'A report can cover at most ten years'],
  ])('refuses %s to %s', async (from, to, message) => {
    const { errors } = await executeGraphql(TABLE, { handle: 'sales-by-day', from, to }, reader);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'startDate must not be after endDate'],
    [{ startDate: '2026-03-01' }, 'startDate and endDate are required'],
    [{ startDate: '2026-03-01', from: '2026-03-02', endDate: today }, 'startDate and from contradict each other'],
    [{ startDate: '2020-03-01', endDate: today, to: '2026-03-02' }, 'endDate and to contradict each other'],
    [{ startDate: '2026-02-30', endDate: today }, expect.stringContaining('not a valid') as unknown],
  ])('refuses %j', async (days, message) => {
    const { errors } = await executeGraphql(TABLE, { handle: 'sales-by-day', ...days }, reader);
    expect(errors).toMatchObject([{ message }]);
  });

  it('is the same by the former names of its days', async () => {
    const [from, to] = [addDays(today, -1), today];
    const of = (days: object) => executeGraphql(TABLE, { handle: 'sales-by-day', ...days }, reader);
    expect(await of({ from, to })).toEqual(await of({ startDate: from, endDate: to }));
  });

  it('is null for an unknown handle', async () => {
    const { data, errors } = await executeGraphql(
      TABLE,
      { handle: 'constructor', startDate: today, endDate: today },
      reader,
    );
    expect([data, errors]).toEqual([{ report: null }, []]);
  });
});

describe('the file of a report', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let staff: Uploader;
  beforeAll(async () => {
    server = await openUploadServer();
    staff = await makeUploader({ role: 'ADMIN' });
  });
  afterAll(() => server.close());
  const download = (path: string, headers: Record<string, string> = staff.headers) =>
    fetch(new URL(path, server.url), { headers });
  const ofRange = (handle: string, from = today) => `/reports/${handle}/report.csv?from=${from}&to=${today}`;

  it('is a CSV file in UTF-8 with rupees, and without formulas', async () => {
    const response = await download(ofRange('sales-by-product'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sales-by-product ${today} to ${today}.csv"`,
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('efbbbf', 'hex'));
    const [header, row, ...others] = parse(bytes, { bom: true });
    expect(header).toEqual([
      ...['Product', 'Unit', 'SKU', 'Pieces', 'Gross sales', 'Refunds', 'Net sales', 'GST in net sales'],
    ]);
    expect(row).toEqual(["'=Milk", '500 g', 'M-1', '2', '300.00', '100.00', '200.00', '0.00']);
    expect(others).toHaveLength(2);
  });

  it.each([
    [400, 'sales-by-day', 'x'],
    [404, 'toString', today],
  ])('answers %i for %s from %s', async (status, handle, from) => {
    expect((await download(ofRange(handle, from))).status).toBe(status);
  });

  it('is for those who may read reports', async () => {
    expect((await download(ofRange('sales-by-day'), {})).status).toBe(401);
    expect((await download(ofRange('sales-by-day'), (await makeUploader()).headers)).status).toBe(403);
  });
});
