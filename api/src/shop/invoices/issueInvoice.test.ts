import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { packedOrder, dispatchedOrder } from '../../testing/dispatchedOrderFixtures.ts';
import { issueInvoice } from './issueInvoice.ts';

const BEFORE_MIDNIGHT = new Date('2031-03-31T18:29:59.999Z');
const AT_MIDNIGHT = new Date('2031-03-31T18:30:00.000Z');

/** Inserts orders; their contents do not affect the invoice numbers. */
async function copiesOf(orderId: string, count: number): Promise<string[]> {
  const { id: _id, number: _number, ...order } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const copies = await db.order.createManyAndReturn({ data: Array.from({ length: count }, () => order) });
  return copies.map(({ id }) => id);
}

const terms = { seller: TEST_TERMS.seller, prefixes: TEST_TERMS.numbers, feeGstPercent: 18 };
const issue = (orderId: string, now: Date) => db.$transaction((tx) => issueInvoice(tx, orderId, { ...terms, now }));
const numbers = async (financialYear: string) => {
  const invoices = await db.invoice.findMany({ where: { financialYear }, orderBy: { number: 'asc' } });
  return invoices.map(({ number }) => number);
};

describe('issueInvoice', () => {
  let orderId: string;
  beforeAll(async () => {
    ({ orderId } = await packedOrder());
  });

  it('leaves no gap for concurrent transactions of which some roll back', async () => {
    const now = new Date('2029-06-01T06:00:00Z');
    const orderIds = await copiesOf(orderId, 30);
    const outcomes = await Promise.allSettled(
      orderIds.map((id, at) =>
        db.$transaction(async (tx) => {
          await issueInvoice(tx, id, { ...terms, now });
          if (at % 3 === 0) throw new Error('The rider fell ill');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbers('29-30')).toEqual(Array.from({ length: 20 }, (_none, at) => at + 1));
    expect(await db.invoiceSeries.findUnique({ where: { financialYear: '29-30' } })).toMatchObject({
      lastNumber: 0,
      lastSampleInvoice: 20,
    });
  });

  it('restarts the numbers on 1 April at midnight in India', async () => {
    const [last = '', first = '', second = ''] = await copiesOf(orderId, 3);
    await issue(last, BEFORE_MIDNIGHT);
    await issue(first, AT_MIDNIGHT);
    await issue(second, AT_MIDNIGHT);
    expect([await numbers('30-31'), await numbers('31-32')]).toEqual([[1], [1, 2]]);
  });

  it('issues one invoice per order, and assigns no number to a second', async () => {
    const [id = '', other = ''] = await copiesOf(orderId, 2);
    const now = new Date('2033-06-01T06:00:00Z');
    await issue(id, now);
    await expect(issue(id, now)).rejects.toThrow();
    await issue(other, now);
    expect(await numbers('33-34')).toEqual([1, 2]);
  });

  it('is final: updates and deletes are refused', async () => {
    const [id = ''] = await copiesOf(orderId, 1);
    await issue(id, new Date('2035-06-01T06:00:00Z'));
    await expect(db.invoice.update({ where: { orderId: id }, data: { number: 7 } })).rejects.toThrow(
      'invoices_are_final',
    );
    await expect(db.invoice.delete({ where: { orderId: id } })).rejects.toThrow('invoices_are_final');
    await expect(db.order.delete({ where: { id } })).rejects.toThrow();
  });
});

describe('an order that is out for delivery', () => {
  beforeEach(() => emptyTables('invoices', 'invoice_series'));

  it('has its invoice since the transition, with the seller of that time', async () => {
    const now = new Date('2026-11-22T06:00:00Z');
    const seller = {
      name: 'Asha Stores',
      address: '1 Hill Road',
      state: 'Goa',
      gstin: '30ABCDE1234F1Z5',
      fssai: '10012345000012',
    };
    const shop = { ...TEST_TERMS, seller, fees: { ...TEST_TERMS.fees, gstPercent: 5 } };
    const { orderId } = await dispatchedOrder({ shop, now });
    expect(await db.invoice.findUnique({ where: { orderId } })).toMatchObject({
      ...{ financialYear: '26-27', number: 1, issuedAt: now, feeGstPercent: 5 },
      ...{ sellerName: 'Asha Stores', sellerAddress: '1 Hill Road', sellerState: 'Goa', sellerGstin: seller.gstin },
      ...{ kind: 'TAX_INVOICE', sellerFssai: '10012345000012', placeOfSupply: 'West Bengal', buyerName: null },
    });
  });

  it('is a sample without a GSTIN, and takes no number of the invoices', async () => {
    await dispatchedOrder();
    const seller = { ...TEST_TERMS.seller, gstin: '29ABCDE1234F1Z5' };
    await dispatchedOrder({ shop: { ...TEST_TERMS, seller } });
    const invoices = await db.invoice.findMany({ orderBy: { id: 'asc' } });
    expect(invoices.map(({ number, isSample }) => [number, isSample])).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it('has no invoice before', async () => {
    const { orderId } = await packedOrder();
    expect(await db.invoice.count({ where: { orderId } })).toBe(0);
  });
});
