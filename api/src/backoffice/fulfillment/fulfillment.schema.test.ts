import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../testing/orderFixtures.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';

const PICKING = `id orderId number status placedAt estimatedDeliveryAt quantity remainingQuantity picker { name } isMine
  lines { id name brand unit picture { id } quantity pickedQuantity missingQuantity }`;
const DELIVERY = `id orderId number status estimatedDeliveryAt quantity cashToCollect isMine address { recipientName line mobile }`;

let picker: Viewer;
let rider: Viewer;
let admin: Viewer;
let shopper: Viewer;
let order: OrderFixture;

beforeAll(async () => {
  picker = await makeShopper({ role: 'PICKER', name: 'Pia' });
  rider = await makeShopper({ role: 'RIDER', name: 'Ravi' });
  admin = await makeShopper({ role: 'ADMIN', name: 'Ada' });
  shopper = await makeShopper();
});
beforeEach(async () => {
  await db.order.updateMany({ data: { status: 'CANCELLED', pickerId: null, riderId: null } });
  order = await makeOrder([2, 1]);
});

const put = (status: OrderStatus, people: { pickerId?: string; riderId?: string } = {}) =>
  db.order.update({ where: { id: order.orderId }, data: { status, ...people } });
const pickingId = () => encodeId('PickingOrder', order.orderId);
const deliveryId = () => encodeId('DeliveryOrder', order.orderId);

/** What a viewer gets by the field of its own and by the node of that id; the two must agree. */
async function look(field: 'pickingOrder' | 'deliveryOrder', viewer: Viewer) {
  const [selection, id] = field === 'pickingOrder' ? [PICKING, pickingId()] : [DELIVERY, deliveryId()];
  const type = field === 'pickingOrder' ? 'PickingOrder' : 'DeliveryOrder';
  const query = `query ($id: ID!) { ${field}(id: $id) { ${selection} } node(id: $id) { ... on ${type} { ${selection} } } }`;
  const { data, errors } = await executeGraphql(query, { id }, viewer);
  expect(errors).toEqual([]);
  expect(data.node).toEqual(data[field]);
  return data[field];
}

async function list(field: 'pickingOrders' | 'deliveryOrders', viewer: Viewer): Promise<{ id: string }[]> {
  const { data, errors } = await executeGraphql(`{ ${field} { edges { node { id } } } }`, {}, viewer);
  expect(errors).toEqual([]);
  return data[field].edges.map(({ node }: { node: { id: string } }) => node);
}

describe('a picking order', () => {
  it('shows a picker the products to pick', async () => {
    await db.orderLine.update({ where: { id: order.lineIds[0] ?? '' }, data: { pickedQuantity: 1 } });
    const seen = await look('pickingOrder', picker);
    expect(seen).toMatchObject({ id: pickingId(), status: 'PLACED', quantity: 3, remainingQuantity: 2, picker: null });
    expect(seen.orderId).toBe(encodeId('Order', order.orderId));
    expect(seen.isMine).toBe(false);
    expect(seen.lines).toMatchObject([
      { id: encodeId('PickingLine', order.lineIds[0] ?? ''), quantity: 2, pickedQuantity: 1, missingQuantity: 0 },
      { quantity: 1, pickedQuantity: 0 },
    ]);
  });

  it('has no field with the recipient, the address or a price, but the packing slip of its picker', async () => {
    const query =
      '{ __type(name: "PickingOrder") { fields { name } } line: __type(name: "PickingLine") { fields { name } } }';
    const { data } = await executeGraphql(query);
    const names = [...data.__type.fields, ...data.line.fields].map(({ name }: { name: string }) => name);
    expect(new Set(names)).toEqual(
      new Set([
        ...['id', 'orderId', 'number', 'status', 'placedAt', 'estimatedDeliveryAt'],
        ...['quantity', 'remainingQuantity', 'lines', 'picker', 'isMine', 'packingSlip'],
        ...['name', 'brand', 'unit', 'picture', 'pickedQuantity', 'missingQuantity'],
      ]),
    );
  });

  it('is listed for every picker until it is packed, the earliest delivery estimate first', async () => {
    const later = order;
    order = await makeOrder([1]);
    await put('PICKING', { pickerId: picker.userId });
    await db.order.update({ where: { id: order.orderId }, data: { estimatedDeliveryAt: new Date('2026-01-01') } });
    const ids = [pickingId(), encodeId('PickingOrder', later.orderId)];
    for (const viewer of [picker, await makeShopper({ role: 'PICKER' }), admin]) {
      expect(await list('pickingOrders', viewer)).toEqual(ids.map((id) => ({ id })));
    }
    expect(await look('pickingOrder', picker)).toMatchObject({ isMine: true, picker: { name: 'Pia' } });
    expect(await look('pickingOrder', admin)).toMatchObject({ isMine: false, picker: { name: 'Pia' } });
    await put('PACKED');
    expect(await list('pickingOrders', picker)).toEqual([{ id: ids[1] }]);
  });

  it.each(['PENDING_PAYMENT', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'] as const)(
    'is readable in the state %s by its picker and admins alone',
    async (status) => {
      await put(status);
      expect(await look('pickingOrder', picker)).toBeNull();
      expect(await look('pickingOrder', admin)).toMatchObject({ status });
      await put(status, { pickerId: picker.userId });
      expect(await look('pickingOrder', picker)).toMatchObject({ status, isMine: true });
    },
  );

  it('is readable for admins through the order', async () => {
    const query = `query ($id: ID!) { adminOrder(id: $id) { picking { id remainingQuantity } } }`;
    const id = encodeId('Order', order.orderId);
    expect((await executeGraphql(query, { id }, admin)).data.adminOrder.picking).toEqual({
      id: pickingId(),
      remainingQuantity: 3,
    });
    const own = await executeGraphql('query ($id: ID!) { order(id: $id) { picking { id } } }', { id }, order.viewer);
    expect(own.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a delivery order', () => {
  it('shows the cash to collect, and the address to its rider alone until it is delivered', async () => {
    await db.orderLine.updateMany({ where: { orderId: order.orderId }, data: { pickedQuantity: 1 } });
    await put('PACKED');
    const address = { recipientName: 'Asha', line: '12 Park Street', mobile: '9800000000' };
    const waiting = { orderId: encodeId('Order', order.orderId), quantity: 2, cashToCollect: 30_000, isMine: false };
    expect(await look('deliveryOrder', rider)).toMatchObject({ ...waiting, address: null });
    expect(await look('deliveryOrder', admin)).toMatchObject({ ...waiting, address });
    await put('OUT_FOR_DELIVERY', { riderId: rider.userId });
    expect(await look('deliveryOrder', rider)).toMatchObject({ isMine: true, address });
    await put('DELIVERED');
    expect(await look('deliveryOrder', rider)).toMatchObject({ isMine: true, address: null });
  });

  it('precedes packed orders with an earlier estimate once it is on its way', async () => {
    await put('OUT_FOR_DELIVERY', { riderId: rider.userId });
    const { orderId: id } = await makeOrder();
    await db.order.update({ where: { id }, data: { status: 'PACKED', estimatedDeliveryAt: new Date(0) } });
    const expected = [{ id: deliveryId() }, { id: encodeId('DeliveryOrder', id) }];
    expect(await list('deliveryOrders', rider)).toEqual(expected);
  });

  it('has no cash to collect when it was paid online', async () => {
    order = await makeOrder([1], 'ONLINE');
    await put('PACKED');
    expect(await look('deliveryOrder', rider)).toMatchObject({ cashToCollect: 0 });
  });

  it('is hidden from other riders once it is on its way', async () => {
    await put('OUT_FOR_DELIVERY', { riderId: rider.userId });
    const other = await makeShopper({ role: 'RIDER' });
    expect(await list('deliveryOrders', other)).toEqual([]);
    expect(await look('deliveryOrder', other)).toBeNull();
    for (const viewer of [rider, admin]) expect(await list('deliveryOrders', viewer)).toEqual([{ id: deliveryId() }]);
  });

  it.each(['PLACED', 'PICKING', 'DELIVERED', 'CANCELLED'] as const)(
    'is hidden from riders in the state %s',
    async (status) => {
      await put(status);
      expect(await look('deliveryOrder', rider)).toBeNull();
      for (const viewer of [rider, admin]) expect(await list('deliveryOrders', viewer)).toEqual([]);
      expect(await look('deliveryOrder', admin)).toMatchObject({ status, address: null });
    },
  );
});

describe('fulfillment in the graph', () => {
  const codes = async (query: string, variables: object, viewer: Viewer | null) =>
    (await executeGraphql(query, { ...variables }, viewer)).errors.map(({ extensions }) => extensions?.code);
  const asking = (name: string, input: string) => `mutation ($id: ID!) { ${name}(input: { ${input} }) { __typename } }`;
  const ofPickers = () =>
    [
      ['{ pickingOrders { totalCount } }', {}],
      ['query ($id: ID!) { pickingOrder(id: $id) { id } }', { id: pickingId() }],
      [asking('pickingStart', 'orderId: $id'), { id: pickingId() }],
      [asking('pickingFinish', 'orderId: $id'), { id: pickingId() }],
      [
        asking('pickingRecordPick', 'lineId: $id, pickedQuantity: 1, missingQuantity: 0'),
        { id: encodeId('PickingLine', order.lineIds[0] ?? '') },
      ],
    ] satisfies [string, object][];
  const ofRiders = () =>
    [
      ['{ deliveryOrders { totalCount } }', {}],
      ['query ($id: ID!) { deliveryOrder(id: $id) { id } }', { id: deliveryId() }],
      [asking('deliveryStart', 'orderId: $id'), { id: deliveryId() }],
      [asking('deliveryFinish', 'orderId: $id'), { id: deliveryId() }],
    ] satisfies [string, object][];

  it('offers pickers and riders their own operations, and admins all', async () => {
    for (const [operations, permitted, refused] of [
      [ofPickers(), [picker, admin], [rider, shopper]],
      [ofRiders(), [rider, admin], [picker, shopper]],
    ] as const) {
      for (const [query, variables] of operations) {
        for (const viewer of permitted) expect(await codes(query, variables, viewer)).toEqual([]);
        for (const viewer of refused) expect(await codes(query, variables, viewer)).toEqual(['FORBIDDEN']);
        expect(await codes(query, variables, null)).toEqual(['UNAUTHENTICATED']);
      }
    }
  });

  it('answers node with null for viewers who may not read it', async () => {
    const line = encodeId('PickingLine', order.lineIds[0] ?? '');
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }';
    const seen = async (id: string, viewer: Viewer | null) =>
      (await executeGraphql(node, { id }, viewer)).data.node?.__typename ?? null;
    await put('PICKING', { pickerId: picker.userId });
    for (const viewer of [rider, shopper, order.viewer, null]) {
      for (const id of [pickingId(), line]) expect(await seen(id, viewer)).toBeNull();
    }
    for (const viewer of [picker, admin]) expect(await seen(line, viewer)).toBe('PickingLine');
    await put('PACKED');
    for (const viewer of [picker, shopper, order.viewer, null]) expect(await seen(deliveryId(), viewer)).toBeNull();
    for (const viewer of [rider, admin]) expect(await seen(deliveryId(), viewer)).toBe('DeliveryOrder');
    for (const viewer of [picker, rider]) expect(await seen(encodeId('Order', order.orderId), viewer)).toBeNull();
  });

  it('takes an order from picking to its delivery', async () => {
    const [first, second] = order.lineIds.map((id) => encodeId('PickingLine', id));
    const ask = (viewer: Viewer, name: string, input: object) => {
      const selection = name.startsWith('picking')
        ? 'status remainingQuantity'
        : 'status cashToCollect address { line }';
      const payload = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
      return executeMutation(viewer, { name, selection: `... on ${payload} { order { ${selection} } }`, input });
    };
    const orderId = pickingId();
    expect((await ask(picker, 'pickingStart', { orderId })).order).toEqual({ status: 'PICKING', remainingQuantity: 3 });
    const picked = { lineId: first, pickedQuantity: 1, missingQuantity: 1 };
    expect((await ask(picker, 'pickingRecordPick', picked)).order.remainingQuantity).toBe(1);
    const tooEarly = await ask(picker, 'pickingFinish', { orderId });
    expect(tooEarly).toMatchObject({ __typename: 'PickingIncompleteError', message: '1 piece isn’t picked yet' });
    await ask(picker, 'pickingRecordPick', { lineId: second, pickedQuantity: 1, missingQuantity: 0 });
    expect((await ask(picker, 'pickingFinish', { orderId })).order).toEqual({ status: 'PACKED', remainingQuantity: 0 });
    const onTheWay = { status: 'OUT_FOR_DELIVERY', cashToCollect: 20_000, address: { line: '12 Park Street' } };
    expect((await ask(rider, 'deliveryStart', { orderId: pickingId() })).order).toEqual(onTheWay);
    const there = { status: 'DELIVERED', cashToCollect: 0, address: null };
    expect((await ask(rider, 'deliveryFinish', { orderId: deliveryId() })).order).toEqual(there);
    const bill = 'query ($id: ID!) { order(id: $id) { payment { status amount } deliveredAt } }';
    const { data } = await executeGraphql(bill, { id: encodeId('Order', order.orderId) }, order.viewer);
    expect(data.order.payment).toEqual({ status: 'PAID', amount: 20_000 });
    expect(data.order.deliveredAt).not.toBeNull();
  });

  it('explains invalid quantities, and names the assigned picker', async () => {
    await put('PICKING', { pickerId: picker.userId });
    const lineId = encodeId('PickingLine', order.lineIds[0] ?? '');
    const pick = (pickedQuantity: number, missingQuantity: number) =>
      executeMutation(picker, {
        name: 'pickingRecordPick',
        selection: '... on InvalidInputError { issues { path message } }',
        input: { lineId, pickedQuantity, missingQuantity },
      });
    expect((await pick(-1, 0)).issues).toEqual([
      { path: 'pickedQuantity', message: 'A number of pieces must not be negative' },
    ]);
    expect((await pick(2, 1)).issues).toEqual([{ path: 'pickedQuantity', message: 'Only 2 were ordered' }]);
    const other = await makeShopper({ role: 'PICKER' });
    const request = { name: 'pickingStart', selection: '... on AlreadyAssignedError { assigneeName }' };
    expect(await executeMutation(other, { ...request, input: { orderId: pickingId() } })).toMatchObject({
      assigneeName: 'Pia',
    });
    const takenOver = await executeMutation(other, { ...request, input: { orderId: pickingId(), takeOver: true } });
    expect(takenOver.__typename).toBe('PickingStartPayload');
    const unknown = { ...request, input: { orderId: encodeId('PickingOrder', newId()) } };
    expect((await executeMutation(other, unknown)).__typename).toBe('OrderNotFoundError');
    expect(unexpectedErrors).toEqual([]);
  });

  it('needs as many statements for a list of eight orders as for one', async () => {
    const count = async (query: string, viewer: Viewer) =>
      (await countStatements(() => executeGraphql(query, {}, viewer))).statements.length;
    const counts = async () => [
      await count(`{ pickingOrders { edges { node { ${PICKING} } } } }`, picker),
      await count(`{ deliveryOrders { edges { node { ${DELIVERY} } } } }`, rider),
    ];
    const packed = await makeOrder([1]);
    await db.order.update({ where: { id: packed.orderId }, data: { status: 'PACKED' } });
    const few = await counts();
    for (let count = 0; count < 7; count += 1) {
      await makeOrder([1, 1]);
      await db.order.update({ where: { id: (await makeOrder([1, 1])).orderId }, data: { status: 'PACKED' } });
    }
    expect(await counts()).toEqual(few);
    expect(few).toEqual([1, 1]);
  });
});

it.each([
  ['orderUpdateStatus', 'OrderUpdateStatusPayload'],
  ['orderUpdateState', 'OrderUpdateStatePayload'],
])('%s moves an order to its next status', async (name, payload) => {
  const input = { orderId: encodeId('Order', order.orderId), to: 'CONFIRMED' };
  const selection = `... on ${payload} { order { status } }`;
  expect((await executeMutation(admin, { name, selection, input })).order).toEqual({ status: 'CONFIRMED' });
});
