import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { updateOrderState } from '../../backoffice/fulfillment/updateOrderState.ts';
import { refundLines } from '../refunds/refundPieces.ts';
import { recordRefunds } from '../refunds/recordRefunds.ts';
import { expectReports } from '../../testing/expectReports.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { findCreditNote, findInvoice } from './findInvoice.ts';
import type { InvoiceDocument, RateTotal } from './invoiceDocument.ts';
import { documentTitle, rateTable } from './invoiceContent.ts';

const WAY = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
const GSTINS = { Karnataka: '29AAPFU0939F1ZR', Chandigarh: '04AAPFU0939F1ZX' } as const;
const BUYER = { buyerName: 'Tea & Co', buyerGstin: '29ABCDE1234F1ZW' };

const basketLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 1, max: 60_000 }),
    discount: fc.nat(5000),
    gstPercent: fc.constantFrom(0, 0, 3, 5, 12, 18, 28, 40),
    /** The pieces that are refunded first. */
    refunded: fc.nat(4),
  })
  .map(({ discount, ...line }) => ({ ...line, mrp: line.price + discount }));

const basket = fc.record({
  lines: fc.array(basketLine, { minLength: 1, maxLength: 4 }),
  state: fc.constantFrom('Karnataka', 'KA', 'ಕರ್ನಾಟಕ', 'Chandigarh', 'Tamilnadu', 'Jammu & Kashmir'),
  seller: fc.constantFrom<keyof typeof GSTINS>('Karnataka', 'Chandigarh'),
  isRegistered: fc.boolean(),
  deliveryFee: fc.constantFrom(0, 0, 2599),
  tip: fc.constantFrom(0, 2000),
  /** The hundredths of what is left that the provider's dashboard refunds after the pieces. */
  share: fc.integer({ min: 1, max: 99 }),
});
type Basket = typeof basket extends fc.Arbitrary<infer Value> ? Value : never;

let admin: Viewer;
beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
});

function servicesOf(state: keyof typeof GSTINS) {
  const { shop, ...rest } = paymentServices();
  return { ...rest, shop: { ...shop, seller: { ...TEST_TERMS.seller, state, gstin: GSTINS[state] } } };
}

/** Delivers a basket, and returns the total that is paid. */
async function deliver({ lines, state, seller, isRegistered, deliveryFee, tip }: Basket) {
  const order = await makeOrder(
    lines.map(({ quantity }) => quantity),
    'ONLINE',
  );
  for (const [at, id] of order.lineIds.entries()) {
    const line = lines[at];
    if (!line) continue;
    const { quantity, price, mrp, gstPercent } = line;
    const data = { pricePaise: price, mrpPaise: mrp, totalPaise: price * quantity, gstPercent };
    await db.orderLine.update({ where: { id }, data });
  }
  const items = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const paid = items + deliveryFee + tip;
  const bill = { itemsTotalPaise: items, mrpTotalPaise: items, deliveryFeePaise: deliveryFee, tipPaise: tip };
  const data = { ...bill, grandTotalPaise: paid, state, ...(isRegistered ? BUYER : {}) };
  await db.order.update({ where: { id: order.orderId }, data });
  await db.payment.update({ where: { orderId: order.orderId }, data: { amountPaise: paid } });
  for (const to of WAY) await updateOrderState(admin, { orderId: order.orderId, to, note: null }, servicesOf(seller));
  return { order, paid };
}

/** Refunds pieces, then a part of what is left, then all of it, each with a credit note. */
async function refundInParts({ orderId, lineIds }: OrderFixture, { lines, seller, share }: Basket): Promise<void> {
  const services = servicesOf(seller);
  const pieces = lines.flatMap(({ quantity, refunded }, at) =>
    refunded === 0 ? [] : [{ orderLineId: lineIds[at] ?? '', quantity: Math.min(refunded, quantity) }],
  );
  for (const piece of pieces) await refundLines(admin, { orderId, lines: [piece], note: null }, services);
  for (const percent of [share, 100]) {
    const payment = await db.payment.findUniqueOrThrow({ where: { orderId }, include: { refunds: true } });
    const left = Number(payment.amountPaise - payment.refundedPaise);
    const amountPaise = Math.floor((left * percent) / 100);
    if (amountPaise === 0) continue;
    const refund = { refundId: null, providerRefundId: `re_${orderId}_${percent}`, failure: null } as const;
    const refunds = [{ ...refund, amountPaise, status: 'SUCCEEDED' as const }];
    const update = { orderId, paymentId: payment.providerPaymentId ?? '', refunds };
    await db.$transaction((tx) => recordRefunds(tx, update, services));
  }
}

function expectEqualHalves(document: InvoiceDocument): void {
  const { rates, total, taxable, tax, isInterState } = document;
  expect(taxable + tax).toBe(total);
  expect(rates.reduce((sum, rate) => sum + rate.taxable + rate.tax, 0)).toBe(total);
  if (isInterState) return;
  for (const row of rateTable(document)?.rows ?? []) expect(row[2], row.join(' ')).toBe(row[3]);
}

const titleOf = ({ lines, deliveryFee, isRegistered }: Basket) => {
  const rates = [...lines.map(({ gstPercent }) => gstPercent), ...(deliveryFee > 0 ? [18] : [])];
  if (!rates.includes(0)) return 'Tax Invoice';
  if (rates.every((rate) => rate === 0)) return 'Bill of Supply';
  return isRegistered ? 'Tax Invoice' : 'Invoice-cum-bill of supply';
};

const byRate = (documents: readonly InvoiceDocument[]) => {
  const sums = new Map<number, RateTotal>();
  for (const { gstPercent, taxable, tax } of documents.flatMap(({ rates }) => rates)) {
    const sum = sums.get(gstPercent) ?? { gstPercent, taxable: 0, tax: 0 };
    sums.set(gstPercent, { gstPercent, taxable: sum.taxable + taxable, tax: sum.tax + tax });
  }
  return [...sums.values()].toSorted((one, other) => one.gstPercent - other.gstPercent);
};

describe('the invoice and the credit notes of any basket', () => {
  it('have equal halves of the tax, add up to what is paid, and add up to nothing once all is credited', async () => {
    await fc.assert(
      fc.asyncProperty(basket, async (each) => {
        const { order, paid } = await deliver(each);
        await refundInParts(order, each);
        const invoice = await findInvoice(admin, order.orderId);
        if (!invoice) throw new Error('The order has no invoice');
        expect(invoice.total + invoice.tip).toBe(paid);
        expect(documentTitle(invoice)).toBe(titleOf(each));
        expectEqualHalves(invoice);
        const ids = await db.creditNote.findMany({ where: { invoice: { orderId: order.orderId } } });
        const notes = (await Promise.all(ids.map(({ id }) => findCreditNote(admin, id)))).filter(
          (note) => note !== null,
        );
        for (const note of notes) {
          expectEqualHalves(note);
          const { kind, seller, buyer, placeOfSupply, isInterState } = invoice;
          expect(note).toMatchObject({ kind, seller, buyer, placeOfSupply, isInterState });
        }
        expect(byRate(notes)).toEqual(invoice.rates);
      }),
      { numRuns: 12, seed: 20_261_127 },
    );
    await expectReports(admin);
  });
});
