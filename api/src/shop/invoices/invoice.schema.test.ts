import { describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { updateOrderState } from '../../backoffice/fulfillment/updateOrderState.ts';
import { packedOrder } from '../../testing/dispatchedOrderFixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { findInvoice } from './findInvoice.ts';

const QUERY = `query ($id: ID!) { adminOrder(id: $id) { invoice { receiptFooter document {
  seller { name address state gstin fssai } buyer { name gstin } placeOfSupply stateTax isInterState lines { name unit hsnCode quantity price total gstPercent }
  rates { gstPercent taxable cgst sgst igst } total tip } } } }`;

describe('the contents of an invoice', () => {
  it.each([
    ['West Bengal', '19-West Bengal', { taxable: 8475, cgst: 0, sgst: 0, igst: 1525 }],
    ['Karnataka', '29-Karnataka', { taxable: 8474, cgst: 763, sgst: 763, igst: 0 }],
  ])('are those of its page, with the taxes of a supply to %s', async (state, placeOfSupply, taxes) => {
    const { orderId, admin } = await packedOrder();
    await db.order.update({ where: { id: orderId }, data: { state } });
    await updateOrderState(admin, { orderId, to: 'OUT_FOR_DELIVERY', note: null }, paymentServices());
    const { data } = await executeGraphql(QUERY, { id: encodeId('Order', orderId) }, admin);
    const invoice = await findInvoice(admin, orderId);
    const { receiptFooter, document } = data.adminOrder.invoice;
    expect(receiptFooter).toBeNull();
    expect(document).toMatchObject({
      ...{ seller: invoice?.seller, isInterState: invoice?.isInterState, total: 10_000, tip: 0 },
      ...{ placeOfSupply, stateTax: 'SGST', buyer: null },
      lines: [{ unit: '500 g', hsnCode: '3402', quantity: 1, price: 10_000, total: 10_000, gstPercent: 18 }],
      rates: [{ gstPercent: 18, ...taxes }],
    });
    expect(invoice).toMatchObject({ total: 10_000, rates: [{ taxable: taxes.taxable, tax: 10_000 - taxes.taxable }] });
  });
});
