import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import { countStatements } from '../../db/countStatements.ts';
import type { OrderStatus } from '../../db/generated/client.ts';
import { encodeId } from '../../graphql/globalId.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { askGraphql } from '../../testing/askGraphql.ts';
import { askMutation } from '../../testing/askMutation.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { followGraphql } from '../../testing/followGraphql.ts';
import { makeOrder, type MadeOrder } from '../../testing/makeOrder.ts';
import { unforeseen } from '../../testing/unforeseen.ts';

const PICKING = `id number status placedAt promisedAt quantity toPick pickerName isMine
  lines { id name brand unit picture { id } quantity pickedQuantity shortQuantity }`;
const DELIVERY = `id number status promisedAt quantity cashToCollect isMine address { recipientName line mobile }`;

let picker: Viewer;
let rider: Viewer;
let admin: Viewer;
let shopper: Viewer;
let order: MadeOrder;

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
  const { data, errors } = await askGraphql(query, { id }, viewer);
  expect(errors).toEqual([]);
  expect(data.node).toEqual(data[field]);
  return data[field];
}

async function list(field: 'pickingOrders' | 'deliveryOrders', viewer: Viewer): Promise<{ id: string }[]> {
  const { data, errors } = await askGraphql(`{ ${field} { id } }`, {}, viewer);
  expect(errors).toEqual([]);
  return data[field];
}

describe('an order to be packed', () => {
  it('shows a picker what goes into the bag', async () => {
    await db.orderLine.update({ where: { id: order.lineIds[0] ?? '' }, data: { pickedQuantity: 1 } });
    const seen = await look('pickingOrder', picker);
    expect(seen).toMatchObject({ id: pickingId(), status: 'PLACED', quantity: 3, toPick: 2, pickerName: null });
    expect(seen.isMine).toBe(false);
    expect(seen.lines).toMatchObject([
      { id: encodeId('PickingLine', order.lineIds[0] ?? ''), quantity: 2, pickedQuantity: 1, shortQuantity: 0 },
      { quantity: 1, pickedQuantity: 0 },
    ]);
  });

  it('has no field that says whom it is for, where it goes or what it costs', async () => {
    const query =
      '{ __type(name: "PickingOrder") { fields { name } } line: __type(name: "PickingLine") { fields { name } } }';
    const { data } = await askGraphql(query);
    const names = [...data.__type.fields, ...data.line.fields].map(({ name }: { name: string }) => name);
    expect(new Set(names)).toEqual(
      new Set([
        ...['id', 'number', 'status', 'placedAt', 'promisedAt', 'quantity', 'toPick', 'lines', 'pickerName', 'isMine'],
        ...['name', 'brand', 'unit', 'picture', 'pickedQuantity', 'shortQuantity'],
      ]),
    );
  });

  it('is listed for pickers until it is packed, whoever has begun, with the oldest promise on top', async () => {
    const later = order;
    order = await makeOrder([1]);
    await put('PICKING', { pickerId: picker.userId });
    await db.order.update({ where: { id: order.orderId }, data: { promisedAt: new Date('2026-01-01') } });
    const ids = [pickingId(), encodeId('PickingOrder', later.orderId)];
    for (const viewer of [picker, await makeShopper({ role: 'PICKER' }), admin]) {
      expect(await list('pickingOrders', viewer)).toEqual(ids.map((id) => ({ id })));
    }
    expect(await look('pickingOrder', picker)).toMatchObject({ isMine: true, pickerName: 'Pia' });
    expect(await look('pickingOrder', admin)).toMatchObject({ isMine: false, pickerName: 'Pia' });
    await put('PACKED');
    expect(await list('pickingOrders', picker)).toEqual([{ id: ids[1] }]);
  });

  it.each(['PENDING_PAYMENT', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'] as const)(
    'is out of sight when it is %s, but for its picker and admins',
    async (status) => {
      await put(status);
      expect(await look('pickingOrder', picker)).toBeNull();
      expect(await look('pickingOrder', admin)).toMatchObject({ status });
      await put(status, { pickerId: picker.userId });
      expect(await look('pickingOrder', picker)).toMatchObject({ status, isMine: true });
    },
  );

  it('is read by an admin from the order itself', async () => {
    const query = `query ($id: ID!) { adminOrder(id: $id) { picking { id toPick } } }`;
    const id = encodeId('Order', order.orderId);
    expect((await askGraphql(query, { id }, admin)).data.adminOrder.picking).toEqual({ id: pickingId(), toPick: 3 });
    const own = await askGraphql('query ($id: ID!) { order(id: $id) { picking { id } } }', { id }, order.viewer);
    expect(own.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('an order to be brought', () => {
  it('shows what to collect, and its rider alone where it goes, until it is there', async () => {
    await db.orderLine.updateMany({ where: { orderId: order.orderId }, data: { pickedQuantity: 1 } });
    await put('PACKED');
    const address = { recipientName: 'Asha', line: '12 Park Street', mobile: '9800000000' };
    const waiting = { quantity: 2, cashToCollect: 30_000, isMine: false };
    expect(await look('deliveryOrder', rider)).toMatchObject({ ...waiting, address: null });
    expect(await look('deliveryOrder', admin)).toMatchObject({ ...waiting, address });
    await put('OUT_FOR_DELIVERY', { riderId: rider.userId });
    expect(await look('deliveryOrder', rider)).toMatchObject({ isMine: true, address });
    await put('DELIVERED');
    expect(await look('deliveryOrder', rider)).toMatchObject({ isMine: true, address: null });
  });

  it('stands above those that wait once it is in hand, though they were promised before it', async () => {
    await put('OUT_FOR_DELIVERY', { riderId: rider.userId });
    const { orderId: id } = await makeOrder();
    await db.order.update({ where: { id }, data: { status: 'PACKED', promisedAt: new Date(0) } });
    const wanted = [{ id: deliveryId() }, { id: encodeId('DeliveryOrder', id) }];
    expect(await list('deliveryOrders', rider)).toEqual(wanted);
  });

  it('asks for no cash where it was paid online', async () => {
    order = await makeOrder([1], 'ONLINE');
    await put('PACKED');
    expect(await look('deliveryOrder', rider)).toMatchObject({ cashToCollect: 0 });
  });

  it('is no other rider’s to see once it is on its way', async () => {
    await put('OUT_FOR_DELIVERY', { riderId: rider.userId });
    const other = await makeShopper({ role: 'RIDER' });
    expect(await list('deliveryOrders', other)).toEqual([]);
    expect(await look('deliveryOrder', other)).toBeNull();
    for (const viewer of [rider, admin]) expect(await list('deliveryOrders', viewer)).toEqual([{ id: deliveryId() }]);
  });

  it.each(['PLACED', 'PICKING', 'DELIVERED', 'CANCELLED'] as const)(
    'is no rider’s to see when it is %s',
    async (status) => {
      await put(status);
      expect(await look('deliveryOrder', rider)).toBeNull();
      for (const viewer of [rider, admin]) expect(await list('deliveryOrders', viewer)).toEqual([]);
      expect(await look('deliveryOrder', admin)).toMatchObject({ status, address: null });
    },
  );
});

describe('the work in the graph', () => {
  const codes = async (query: string, variables: object, viewer: Viewer | null) =>
    (await askGraphql(query, { ...variables }, viewer)).errors.map(({ extensions }) => extensions?.code);
  const asking = (name: string, input: string) => `mutation ($id: ID!) { ${name}(input: { ${input} }) { __typename } }`;
  const ofPickers = () =>
    [
      ['{ pickingOrders { id } }', {}],
      ['query ($id: ID!) { pickingOrder(id: $id) { id } }', { id: pickingId() }],
      [asking('pickingStart', 'orderId: $id'), { id: pickingId() }],
      [asking('pickingFinish', 'orderId: $id'), { id: pickingId() }],
      [
        asking('pickingMark', 'lineId: $id, pickedQuantity: 1, shortQuantity: 0'),
        { id: encodeId('PickingLine', order.lineIds[0] ?? '') },
      ],
    ] satisfies [string, object][];
  const ofRiders = () =>
    [
      ['{ deliveryOrders { id } }', {}],
      ['query ($id: ID!) { deliveryOrder(id: $id) { id } }', { id: deliveryId() }],
      [asking('deliveryStart', 'orderId: $id'), { id: deliveryId() }],
      [asking('deliveryFinish', 'orderId: $id'), { id: deliveryId() }],
    ] satisfies [string, object][];

  it('is for pickers and riders each their own, and for admins all of it', async () => {
    for (const [asked, theirs, others] of [
      [ofPickers(), [picker, admin], [rider, shopper]],
      [ofRiders(), [rider, admin], [picker, shopper]],
    ] as const) {
      for (const [query, variables] of asked) {
        for (const viewer of theirs) expect(await codes(query, variables, viewer)).toEqual([]);
        for (const viewer of others) expect(await codes(query, variables, viewer)).toEqual(['FORBIDDEN']);
        expect(await codes(query, variables, null)).toEqual(['UNAUTHENTICATED']);
      }
    }
  });

  it('opens no node to whom it is not for', async () => {
    const line = encodeId('PickingLine', order.lineIds[0] ?? '');
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }';
    const seen = async (id: string, viewer: Viewer | null) =>
      (await askGraphql(node, { id }, viewer)).data.node?.__typename ?? null;
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

  it('goes from the shelf to the door', async () => {
    const [first, second] = order.lineIds.map((id) => encodeId('PickingLine', id));
    const ask = (viewer: Viewer, name: string, input: object) => {
      const selection = name.startsWith('picking') ? 'status toPick' : 'status cashToCollect address { line }';
      const payload = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
      return askMutation(viewer, { name, selection: `... on ${payload} { order { ${selection} } }`, input });
    };
    const orderId = pickingId();
    expect((await ask(picker, 'pickingStart', { orderId })).order).toEqual({ status: 'PICKING', toPick: 3 });
    const marked = { lineId: first, pickedQuantity: 1, shortQuantity: 1 };
    expect((await ask(picker, 'pickingMark', marked)).order.toPick).toBe(1);
    const tooEarly = await ask(picker, 'pickingFinish', { orderId });
    expect(tooEarly).toMatchObject({ __typename: 'NotAllMarkedError', message: '1 piece is not marked yet' });
    await ask(picker, 'pickingMark', { lineId: second, pickedQuantity: 1, shortQuantity: 0 });
    expect((await ask(picker, 'pickingFinish', { orderId })).order).toEqual({ status: 'PACKED', toPick: 0 });
    const onTheWay = { status: 'OUT_FOR_DELIVERY', cashToCollect: 20_000, address: { line: '12 Park Street' } };
    expect((await ask(rider, 'deliveryStart', { orderId: deliveryId() })).order).toEqual(onTheWay);
    const there = { status: 'DELIVERED', cashToCollect: 0, address: null };
    expect((await ask(rider, 'deliveryFinish', { orderId: deliveryId() })).order).toEqual(there);
    const bill = 'query ($id: ID!) { order(id: $id) { payment { status amount } deliveredAt } }';
    const { data } = await askGraphql(bill, { id: encodeId('Order', order.orderId) }, order.viewer);
    expect(data.order.payment).toEqual({ status: 'PAID', amount: 20_000 });
    expect(data.order.deliveredAt).not.toBeNull();
  });

  it('says what is wrong with a mark, and who has an order', async () => {
    await put('PICKING', { pickerId: picker.userId });
    const lineId = encodeId('PickingLine', order.lineIds[0] ?? '');
    const mark = (pickedQuantity: number, shortQuantity: number) =>
      askMutation(picker, {
        name: 'pickingMark',
        selection: '... on InvalidInputError { issues { path message } }',
        input: { lineId, pickedQuantity, shortQuantity },
      });
    expect((await mark(-1, 0)).issues).toEqual([
      { path: 'pickedQuantity', message: 'A number of pieces must not be negative' },
    ]);
    expect((await mark(2, 1)).issues).toEqual([{ path: 'pickedQuantity', message: 'Only 2 were ordered' }]);
    const other = await makeShopper({ role: 'PICKER' });
    const asked = { name: 'pickingStart', selection: '... on AlreadyTakenError { takenBy }' };
    expect(await askMutation(other, { ...asked, input: { orderId: pickingId() } })).toMatchObject({ takenBy: 'Pia' });
    const taken = await askMutation(other, { ...asked, input: { orderId: pickingId(), takeOver: true } });
    expect(taken.__typename).toBe('PickingStartPayload');
    const gone = { ...asked, input: { orderId: encodeId('PickingOrder', newId()) } };
    expect((await askMutation(other, gone)).__typename).toBe('OrderGoneError');
    expect(unforeseen).toEqual([]);
  });

  it('needs as many statements for a list of eight orders as for one', async () => {
    const count = async (query: string, viewer: Viewer) =>
      (await countStatements(() => askGraphql(query, {}, viewer))).statements.length;
    const counts = async () => [
      await count(`{ pickingOrders { ${PICKING} } }`, picker),
      await count(`{ deliveryOrders { ${DELIVERY} } }`, rider),
    ];
    const packed = await makeOrder([1]);
    await db.order.update({ where: { id: packed.orderId }, data: { status: 'PACKED' } });
    const few = await counts();
    for (let made = 0; made < 7; made += 1) {
      await makeOrder([1, 1]);
      await db.order.update({ where: { id: (await makeOrder([1, 1])).orderId }, data: { status: 'PACKED' } });
    }
    expect(await counts()).toEqual(few);
    expect(few).toEqual([1, 1]);
  });

  it('tells pickers and riders of each change with how much waits, and nobody else', async () => {
    const subscription = 'subscription { workOrdersChanged { pickingCount deliveryCount } }';
    for (const viewer of [picker, rider]) {
      const stream = await followGraphql(subscription, {}, viewer);
      expect((await stream.next())?.data.workOrdersChanged).toEqual({ pickingCount: 1, deliveryCount: 0 });
      const orderId = (await makeOrder()).orderId;
      let answer = await stream.next();
      while (answer?.data.workOrdersChanged.pickingCount === 1) answer = await stream.next();
      expect(answer?.data.workOrdersChanged).toEqual({ pickingCount: 2, deliveryCount: 0 });
      await stream.leave();
      await db.order.update({ where: { id: orderId }, data: { status: 'CANCELLED' } });
    }
    const refused = await followGraphql(subscription, {}, shopper);
    expect((await refused.next())?.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
