import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { createAccessTokens } from '../identity/sessions/accessToken.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeSession, makeShopper, newId } from '../../testing/fixtures.ts';
import { openServer } from '../../testing/server/inProcessServer.ts';
import { pdfText } from '../../testing/pdfText.ts';
import { packedOrder, dispatchedOrder } from '../../testing/dispatchedOrderFixtures.ts';
import { updateOrderState } from '../../backoffice/fulfillment/updateOrderState.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';

describe('the URL of an invoice', () => {
  let app: FastifyInstance;
  let orderId: string;
  let shopper: Viewer;
  let admin: Viewer;
  beforeAll(async () => {
    app = await openServer();
    ({ orderId, shopper, admin } = await dispatchedOrder());
  });
  afterAll(() => app.close());

  const tokenOf = async (viewer: Viewer) => createAccessTokens(TEST_SECRET).issue(await makeSession(viewer));
  const get = async (viewer: Viewer | null, { of = orderId, end = '' }: { of?: string; end?: string } = {}) => {
    const headers = viewer ? { authorization: `Bearer ${await tokenOf(viewer)}` } : {};
    return app.inject({ url: `/invoices/${encodeId('Order', of)}${end}`, headers });
  };

  it('serves the shopper who ordered and admins, and forbids caching', async () => {
    for (const viewer of [shopper, admin]) {
      const page = await get(viewer);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.body).toContain('SMP/26-27/000001');
      expect(page.body).toContain(`href="/invoices/${encodeId('Order', orderId)}.pdf"`);
    }
  });

  it('serves a PDF file', async () => {
    const file = await get(shopper, { end: '.pdf' });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="SMP-26-27-000001.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdfText(file.rawPayload)).toContain('SMP/26-27/000001');
  });

  it('accepts the session cookie', async () => {
    const cookies = { accessToken: await tokenOf(shopper) };
    expect((await app.inject({ url: `/invoices/${encodeId('Order', orderId)}`, cookies })).statusCode).toBe(200);
  });

  it.each(['', '.pdf'])('answers 404 to other viewers%s', async (end) => {
    const others = [
      null,
      await makeShopper(),
      await makeShopper({ role: 'PICKER' }),
      await makeShopper({ role: 'RIDER' }),
    ];
    for (const viewer of others) {
      const answer = await get(viewer, { end });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('SMP/');
    }
    const forged = { authorization: 'Bearer x' };
    const url = `/invoices/${encodeId('Order', orderId)}${end}`;
    expect((await app.inject({ url, headers: forged })).statusCode).toBe(404);
  });

  it('answers 404 before the order is on its way, and for an unknown order', async () => {
    const packed = await packedOrder();
    expect((await get(packed.shopper, { of: packed.orderId })).statusCode).toBe(404);
    expect((await get(admin, { of: newId() })).statusCode).toBe(404);
    for (const id of ['order_x', 'prod_01h455vb4pex5vsknk084sn02q', '..%2f', 'order_81h455vb4pex5vsknk084sn02q']) {
      expect((await app.inject({ url: `/invoices/${id}` })).statusCode).toBe(404);
    }
  });

  it('still serves the invoice of a cancelled order, with that state', async () => {
    const sent = await dispatchedOrder();
    await db.order.update({ where: { id: sent.orderId }, data: { status: 'CANCELLED' } });
    expect((await get(sent.shopper, { of: sent.orderId })).body).toContain('Cancelled');
  });

  it('names the credit notes, which are served to the same viewers', async () => {
    const sent = await dispatchedOrder();
    const cancelled = { orderId: sent.orderId, to: 'CANCELLED', note: null } as const;
    await updateOrderState(sent.admin, cancelled, paymentServices());
    const page = await get(sent.shopper, { of: sent.orderId });
    const [, url = ''] = /href="(\/credit-notes\/crn_[^"]+)"/.exec(page.body) ?? [];
    expect(page.body).toContain('SMC/26-27/000001');
    const read = async (viewer: Viewer, end = '') =>
      app.inject({ url: `${url}${end}`, headers: { authorization: `Bearer ${await tokenOf(viewer)}` } });
    for (const viewer of [sent.shopper, sent.admin]) {
      const { statusCode, body } = await read(viewer);
      expect([statusCode, body.includes('Sample credit note'), body.includes('For invoice')]).toEqual([
        200,
        true,
        true,
      ]);
    }
    expect(pdfText((await read(sent.shopper, '.pdf')).rawPayload)).toContain('SMC/26-27/000001');
    expect((await read(shopper)).statusCode).toBe(404);
    expect((await app.inject({ url })).statusCode).toBe(404);
    const query = 'query ($id: ID!) { order(id: $id) { invoice { creditNotes { number total url } } } }';
    const { data } = await executeGraphql(query, { id: encodeId('Order', sent.orderId) }, sent.shopper);
    expect(data.order.invoice.creditNotes).toEqual([{ number: 'SMC/26-27/000001', total: 10_000, url }]);
  });

  it('is in the graph once the invoice is issued', async () => {
    const query = 'query ($id: ID!) { order(id: $id) { invoice { number issuedAt url pdfUrl } } }';
    const id = encodeId('Order', orderId);
    const { data, errors } = await executeGraphql(query, { id }, shopper);
    expect(errors).toEqual([]);
    expect(data.order.invoice).toEqual({
      number: 'SMP/26-27/000001',
      issuedAt: expect.stringMatching(/Z$/) as unknown,
      url: `/invoices/${id}`,
      pdfUrl: `/invoices/${id}.pdf`,
    });
    const packed = await packedOrder();
    const before = await executeGraphql(query, { id: encodeId('Order', packed.orderId) }, packed.shopper);
    expect(before.data.order.invoice).toBeNull();
  });
});
