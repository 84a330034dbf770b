import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../../../testing/graphql/readPages.ts';
import { subscribeGraphql } from '../../../testing/graphql/subscribeGraphql.ts';
import type { OrderFixture } from '../../../testing/orderFixtures.ts';
import { makeDeliveredOrder, makeRequestPhoto, reportProblem } from '../../../testing/refundRequestFixtures.ts';

/** Each field of a request, beside its id. */
const FIELDS = {
  status: 'status',
  reason: 'reason',
  note: 'note',
  lines: 'lines { quantity orderLine { name } }',
  amount: 'amount',
  photos: 'photos { id }',
  'photo URLs': 'photos { url width height dominantColor }',
  refund: 'refund { amount }',
  decisionNote: 'decisionNote',
  createdAt: 'createdAt',
  decidedAt: 'decidedAt',
  order: 'order { number }',
} as const;

let order: OrderFixture;
let admin: Viewer;
let requestId: string;
let photoId: string;

beforeEach(async () => {
  admin = await makeStaff('REFUNDS');
  order = await makeDeliveredOrder([2]);
  photoId = await makeRequestPhoto(order.viewer);
  requestId = await reportProblem(order, { photoIds: [photoId] });
});

const others = async (): Promise<(Viewer | null)[]> => [
  null,
  await makeShopper(),
  await makeShopper({ role: 'PICKER' }),
  await makeShopper({ role: 'RIDER' }),
];
const publicIds = () => ({
  order: encodeId('Order', order.orderId),
  request: encodeId('RefundRequest', requestId),
  photo: encodeId('RefundRequestPhoto', photoId),
  line: encodeId('OrderLine', order.lineIds[0] ?? ''),
});

describe('a refund request', () => {
  it('is read by its shopper with the order, and by admins', async () => {
    const selection = `id status reason note amount decisionNote decidedAt refund { amount } order { number }
      lines { quantity orderLine { name reportableQuantity } } photos { id url width height dominantColor }`;
    const asShopper = await executeGraphql(
      `query ($id: ID!) { order(id: $id) { canRequestRefund refundRequestDeadline refundRequests { ${selection} } } }`,
      { id: publicIds().order },
      order.viewer,
    );
    expect(asShopper.data.order).toMatchObject({
      canRequestRefund: true,
      refundRequestDeadline: expect.any(String) as unknown,
      refundRequests: [
        {
          ...{ id: publicIds().request, status: 'OPEN', reason: 'DAMAGED', note: 'The packet is torn', amount: 10_000 },
          ...{ decisionNote: null, decidedAt: null, refund: null },
          lines: [{ quantity: 1, orderLine: { reportableQuantity: 1 } }],
          photos: [{ id: publicIds().photo, width: 4, height: 3, dominantColor: '#aabbcc' }],
        },
      ],
    });
    const asAdmin = await executeGraphql(`{ refundRequests { edges { node { ${selection} } } } }`, {}, admin);
    expect(asAdmin.data.refundRequests.edges).toEqual(
      asShopper.data.order.refundRequests.map((node: object) => ({ node })),
    );
  });

  it.each(Object.entries(FIELDS))('does not show its %s to others', async (_name, field) => {
    const { order: orderId, request: id, photo } = publicIds();
    for (const viewer of await others()) {
      const byNode = await executeGraphql(
        `query ($id: ID!) { node(id: $id) { ... on RefundRequest { ${field} } } }`,
        { id },
        viewer,
      );
      expect(byNode).toMatchObject({ data: { node: null }, errors: [] });
      const byOrder = await executeGraphql(
        `query ($id: ID!) { order(id: $id) { refundRequests { ${field} } } }`,
        { id: orderId },
        viewer,
      );
      expect(byOrder.data?.order ?? null).toBeNull();
      const inList = await executeGraphql(`{ refundRequests { edges { node { ${field} } } } }`, {}, viewer);
      expect(inList.data?.refundRequests ?? null).toBeNull();
      expect(inList.errors[0]?.extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
      const byPhoto = await executeGraphql(
        'query ($id: ID!) { node(id: $id) { ... on RefundRequestPhoto { url width height dominantColor } } }',
        { id: photo },
        viewer,
      );
      expect(byPhoto).toMatchObject({ data: { node: null }, errors: [] });
    }
  });

  it('shows a photo that no request uses to its owner alone', async () => {
    const id = encodeId('RefundRequestPhoto', await makeRequestPhoto(order.viewer));
    const query = 'query ($id: ID!) { node(id: $id) { ... on RefundRequestPhoto { url } } }';
    for (const viewer of [admin, ...(await others())]) {
      expect((await executeGraphql(query, { id }, viewer)).data.node).toBeNull();
    }
    expect((await executeGraphql(query, { id }, order.viewer)).data.node.url).toContain('/media/private/photo_');
  });

  it('is created, approved and declined through the graph, and its order shows it live', async () => {
    const ids = publicIds();
    const selection = `order { canRequestRefund refundRequests { status amount refund { amount status } } }`;
    const stream = await subscribeGraphql(
      `subscription ($id: ID!) { orderUpdated(id: $id) { ${selection.slice(8, -2)} } }`,
      { id: ids.order },
      order.viewer,
    );
    expect((await stream.next())?.data.orderUpdated.refundRequests).toMatchObject([{ status: 'OPEN' }]);
    const created = await executeMutation(order.viewer, {
      name: 'refundRequestCreate',
      selection: `... on RefundRequestCreatePayload { refundRequest { id } ${selection} }`,
      input: {
        ...{ orderId: ids.order, lines: [{ orderLineId: ids.line, quantity: 1 }], reason: 'EXPIRED' },
        ...{ note: '  ', idempotencyKey: newId() },
      },
    });
    expect(created).toMatchObject({ __typename: 'InvalidInputError' });
    const report = await executeMutation(order.viewer, {
      name: 'refundRequestCreate',
      selection: `... on RefundRequestCreatePayload { refundRequest { id } ${selection} }`,
      input: {
        ...{ orderId: ids.order, lines: [{ orderLineId: ids.line, quantity: 1 }], reason: 'EXPIRED' },
        idempotencyKey: newId(),
      },
    });
    expect(report.order).toMatchObject({ canRequestRefund: false, refundRequests: [{ status: 'OPEN' }, {}] });
    const approved = await executeMutation(admin, {
      name: 'refundRequestApprove',
      selection: `... on RefundRequestApprovePayload { ${selection} }`,
      input: { refundRequestId: ids.request },
    });
    const refund = { amount: 10_000, status: 'SUCCEEDED' };
    expect(approved.order.refundRequests[1]).toEqual({ status: 'APPROVED', amount: 10_000, refund });
    const again = await executeMutation(admin, {
      name: 'refundRequestDecline',
      selection: '... on RefundRequestDecidedError { refundRequest { status } }',
      input: { refundRequestId: ids.request, note: 'No' },
    });
    expect(again).toMatchObject({ __typename: 'RefundRequestDecidedError', refundRequest: { status: 'APPROVED' } });
    const declined = await executeMutation(admin, {
      name: 'refundRequestDecline',
      selection: `... on RefundRequestDeclinePayload { refundRequest { decisionNote } }`,
      input: { refundRequestId: report.refundRequest.id, note: ' It is fresh ' },
    });
    expect(declined.refundRequest.decisionNote).toBe('It is fresh');
    const seen = await stream.find(({ orderUpdated }) => orderUpdated.refundRequests[0].status === 'DECLINED');
    expect(seen?.data.orderUpdated.refundRequests).toMatchObject([
      { status: 'DECLINED' },
      { status: 'APPROVED', refund },
    ]);
    await stream.leave();
  });
});

describe('the list of refund requests', () => {
  it('is paged in both directions, by state, newest or oldest first', async () => {
    await db.refundRequest.deleteMany();
    const large = await makeDeliveredOrder([9]);
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push(encodeId('RefundRequest', await reportProblem(large)));
    const list = (args: string) => ({
      query: `query (${PAGE_VARIABLES}) { refundRequests(${args}, ${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
      path: ['refundRequests'],
      viewer: admin,
    });
    for (const backward of [false, true]) {
      expect(await readPages(list('sort: NEWEST'), { size: 2, backward })).toEqual(ids.toReversed());
      expect(await readPages(list('statuses: [OPEN], sort: OLDEST'), { size: 2, backward })).toEqual(ids);
      expect(await readPages(list('statuses: [APPROVED, DECLINED]'), { size: 2, backward })).toEqual([]);
    }
  });
});
