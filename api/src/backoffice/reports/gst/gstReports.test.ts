import { beforeAll, describe, expect, it } from 'vitest';
import { stateKey } from '../../../shop/addresses/findIndianState.ts';
import { addDays } from '../../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { updateOrderState } from '../../fulfillment/updateOrderState.ts';
import { creditNoteDocument } from '../../../shop/invoices/findInvoice.ts';
import { INVOICED_ORDER } from '../../../shop/invoices/invoiceDocument.ts';
import { invoiceNumber, documentNumberSql } from '../../../shop/invoices/invoiceNumber.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { refundLines } from '../../../shop/refunds/refundPieces.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import { expectReports } from '../../../testing/expectReports.ts';
import { makeShopper, makeSubCategory } from '../../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { TEST_TERMS } from '../../../testing/shopTermsFixture.ts';
import { standAtNoon } from '../../../testing/standAtNoon.ts';
import { readReport } from '../readReport.ts';
import { reportRange } from '../reportRange.ts';
import { csvHeader } from '../reportFile.ts';
import { REPORT_HANDLES, REPORTS, type ReportHandle } from '../reports.ts';
import { stateKeySql } from './gstLines.ts';

const WAY = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
const today = '2024-03-11';
standAtNoon(today);
const range = reportRange({ from: today, to: addDays(today, 1) });
const services = (gstin: string | null) => {
  const { shop, ...rest } = paymentServices();
  return { ...rest, shop: { ...shop, seller: { ...TEST_TERMS.seller, state: 'Karnataka', gstin } } };
};

const BUYER = { buyerName: 'Tea & Co', buyerGstin: '29ABCDE1234F1ZW' };

let admin: Viewer;

interface Sold {
  quantities: number[];
  gst: number[];
  state: string;
  price?: number;
  isToBusiness?: boolean;
}

/** A delivered order whose lines have these tax rates, and of whose first line a piece was refunded. */
async function sell(
  { quantities, gst, state, price = 10_000, isToBusiness = false }: Sold,
  gstin: string | null = '29AAAAA0000A1Z5',
) {
  const order = await makeOrder(quantities);
  for (const [at, id] of order.lineIds.entries()) {
    const [gstPercent = 0, quantity = 0] = [gst[at], quantities[at]];
    const data = { gstPercent, hsnCode: gstPercent === 0 ? null : `040${at}`, pricePaise: price, mrpPaise: price };
    await db.orderLine.update({ where: { id }, data: { ...data, totalPaise: price * quantity } });
  }
  const total = BigInt(price * quantities.reduce((sum, quantity) => sum + quantity, 0));
  const bill = { itemsTotalPaise: total, mrpTotalPaise: total, grandTotalPaise: total };
  await db.order.update({ where: { id: order.orderId }, data: { ...bill, state, ...(isToBusiness && BUYER) } });
  await db.payment.update({ where: { orderId: order.orderId }, data: { amountPaise: total } });
  for (const to of WAY) await updateOrderState(admin, { orderId: order.orderId, to, note: null }, services(gstin));
  await refund(order);
}

const refund = ({ orderId, lineIds }: OrderFixture) =>
  refundLines(
    admin,
    { orderId, lines: [{ orderLineId: lineIds[0] ?? '', quantity: 1 }], note: null },
    services('29AAAAA0000A1Z5'),
  );
const rowsOf = async (handle: ReportHandle) => (await readReport(admin, { handle, range, limit: 50 })).rows;

beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
});

describe('the reports of GST', () => {
  it('show the samples of a shop without a GSTIN until its first tax invoice', async () => {
    await sell({ quantities: [2], gst: [5], state: 'Karnataka' }, null);
    expect(await rowsOf('gstr1-documents')).toEqual([
      ['Invoices for outward supply', expect.stringMatching(/^SMP/), expect.stringMatching(/^SMP/), 1, 0],
      ['Credit Note', expect.stringMatching(/^SMC/), expect.stringMatching(/^SMC/), 1, 0],
    ]);
    await expectReports(admin);
    await emptyTables('orders');
    await sell({ quantities: [3, 2, 1], gst: [5, 18, 0], state: 'karnataka ' });
    await sell({ quantities: [3], gst: [12], state: 'TAMILNAD', price: 3333 });
    await sell({ quantities: [3], gst: [18], state: 'Maharastra', price: 4_000_000 });
    await expectReports(admin);
  });

  it('have B2C small net of credit notes, by place of supply and rate', async () => {
    expect(await rowsOf('gstr1-b2cs')).toEqual([
      ['OE', '29-Karnataka', '', 5, 19_048, 0, ''],
      ['OE', '29-Karnataka', '', 18, 16_950, 0, ''],
      ['OE', '33-Tamil Nadu', '', 12, 5952, 0, ''],
    ]);
    expect(await rowsOf('gstr1-nil')).toEqual([
      ['Inter-State supplies to registered persons', 0, 0, 0],
      ['Intra-State supplies to registered persons', 0, 0, 0],
      ['Inter-State supplies to unregistered persons', 0, 0, 0],
      ['Intra-State supplies to unregistered persons', 10_000, 0, 0],
    ]);
  });

  it('list large invoices to other states, and their credit notes, one by one', async () => {
    const [large] = await rowsOf('gstr1-b2cl');
    expect(large?.slice(2)).toEqual([12_000_000, '27-Maharashtra', '', 18, 10_169_492, 0, '']);
    const [note] = await rowsOf('gstr1-cdnur');
    expect([note?.[0], ...(note?.slice(3) ?? [])]).toEqual([
      ...['B2CL', 'C', '27-Maharashtra', 4_000_000, '', 18, 3_389_831, 0],
    ]);
    const found = await db.creditNote.findFirstOrThrow({
      orderBy: { id: 'desc' },
      include: { sales: true, refund: true, invoice: { include: { order: { select: INVOICED_ORDER } } } },
    });
    const { number, creditedInvoice } = creditNoteDocument(found);
    expect([large?.[0], note?.[1]]).toEqual([creditedInvoice?.number, number]);
    expect((await rowsOf('credit-notes')).at(-1)?.slice(0, 5)).toEqual([
      ...[number, today, creditedInvoice?.number, today, 4_000_000],
    ]);
  });

  it('have the HSN summary with the halves of the documents, which names goods by what sold most', async () => {
    const [best] = await db.$queryRaw<{ productId: string }[]>`
      SELECT product_id::text AS "productId" FROM sales WHERE hsn_code LIKE '040_' ORDER BY hsn_code, total_paise DESC`;
    const { subCategoryId } = await makeSubCategory([best?.productId ?? '']);
    const [{ name: goods }, { name: product }] = await Promise.all([
      db.subCategory.findUniqueOrThrow({ where: { id: subCategoryId } }),
      db.sale
        .findFirstOrThrow({ where: { hsnCode: '0401' } })
        .then(({ productId }) => db.product.findUniqueOrThrow({ where: { id: productId ?? '' } })),
    ]);
    expect(await rowsOf('gstr1-hsn')).toEqual([
      ['', 'Products without an HSN code', 'PCS-PIECES', 1, 10_000, 0, 10_000, 0, 0, 0, 0],
      ['0400', goods, 'PCS-PIECES', 2, 20_000, 5, 19_048, 0, 476, 476, 0],
      ['0400', goods, 'PCS-PIECES', 2, 6666, 12, 5952, 714, 0, 0, 0],
      ['0400', goods, 'PCS-PIECES', 2, 8_000_000, 18, 6_779_661, 1_220_339, 0, 0, 0],
      ['0401', product, 'PCS-PIECES', 2, 20_000, 18, 16_950, 0, 1525, 1525, 0],
    ]);
  });

  it('list what buyers with a GSTIN bought one by one, and leave it out of the tables for consumers', async () => {
    const consumers = ['gstr1-b2cs', 'gstr1-b2cl', 'gstr1-cdnur', 'gstr1-hsn'] as const;
    const before = await Promise.all(consumers.map(rowsOf));
    await sell({ quantities: [2, 1, 1], gst: [5, 18, 0], state: 'KA', price: 2700, isToBusiness: true });
    await sell({ quantities: [2], gst: [18], state: 'Jammu & Kashmir', price: 6_000_000, isToBusiness: true });
    await sell({ quantities: [2], gst: [0], state: 'Karnataka', price: 2000, isToBusiness: true });
    expect(await Promise.all(consumers.map(rowsOf))).toEqual(before);
    await expectReports(admin);
    const invoices = await rowsOf('gstr1-b2b');
    const head = (row: unknown[]) => [...row.slice(0, 2), ...row.slice(4)];
    expect(invoices.map(head)).toEqual([
      ['29ABCDE1234F1ZW', 'Tea & Co', 10_800, '29-Karnataka', 'N', '', 'Regular B2B', '', 5, 5142, 0],
      ['29ABCDE1234F1ZW', 'Tea & Co', 10_800, '29-Karnataka', 'N', '', 'Regular B2B', '', 18, 2288, 0],
      ['29ABCDE1234F1ZW', 'Tea & Co', 12_000_000, '01-Jammu & Kashmir', 'N', '', 'Regular B2B', '', 18, 10_169_492, 0],
    ]);
    expect((await rowsOf('gstr1-cdnr')).map((row) => [...row.slice(0, 2), ...row.slice(4)])).toEqual([
      ['29ABCDE1234F1ZW', 'Tea & Co', 'C', '29-Karnataka', 'N', 'Regular B2B', 2700, '', 5, 2570, 0],
      ['29ABCDE1234F1ZW', 'Tea & Co', 'C', '01-Jammu & Kashmir', 'N', 'Regular B2B', 6_000_000, '', 18, 5_084_746, 0],
    ]);
    expect((await rowsOf('gstr1-hsn-b2b')).map((row) => [row[0], ...row.slice(3)])).toEqual([
      ['', 2, 4700, 0, 4700, 0, 0, 0, 0],
      ['0400', 1, 2700, 5, 2572, 0, 64, 64, 0],
      ['0400', 1, 6_000_000, 18, 5_084_746, 915_254, 0, 0, 0],
      ['0401', 1, 2700, 18, 2288, 0, 206, 206, 0],
    ]);
    expect((await rowsOf('gstr1-nil')).map(([, nilRated]) => nilRated)).toEqual([0, 4700, 0, 10_000]);
  });

  it('read the spellings of states as invoices do', async () => {
    const spellings = [
      'Tamil\u00a0Nadu',
      'ತಮಿಳು',
      'ಕರ್ನಾಟಕ',
      'चण्डीगढ़',
      'J&K',
      'Pondichéry',
      '29-Karnataka',
      '',
      'ODISHA (21)',
    ];
    for (const text of spellings) {
      const [row] = await queryRows<{ key: string }>(
        Prisma.sql`SELECT ${stateKeySql(Prisma.sql`${text}::text`)} AS key`,
      );
      expect(row?.key, text).toBe(stateKey(text));
    }
  });

  it('have files for the portal’s tool without a byte-order mark, which would hide the first heading', () => {
    const marked = REPORT_HANDLES.filter((handle) => csvHeader(REPORTS[handle]).startsWith('\ufeff'));
    expect(marked.filter((handle) => handle.startsWith('gstr1-'))).toEqual([]);
    expect(marked).toContain('gst-by-rate');
    expect(csvHeader(REPORTS['gstr1-b2b'])).toBe(
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount\r\n',
    );
    expect(csvHeader(REPORTS['gstr1-cdnr'])).toBe(
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount\r\n',
    );
  });

  it.each([1, 999_999, 1_000_000, 12_345_678])('write the number %i as documents do', async (number) => {
    for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const) {
      for (const isSample of [false, true]) {
        const series = { financialYear: '26-27', number, numberPrefix: 'ABC', isSample };
        const [row] = await queryRows<{ number: string }>(Prisma.sql`
          SELECT ${documentNumberSql(kind, Prisma.sql`series`)} AS number
          FROM (VALUES ('26-27', ${number}::int, 'ABC', ${isSample}::boolean)) series (financial_year, number, number_prefix, is_sample)`);
        expect(row?.number).toBe(invoiceNumber(kind, series));
      }
    }
  });
});
