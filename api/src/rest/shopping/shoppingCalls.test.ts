import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeAddress, makeCartLine, makeProduct, makeShopper, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { anyDateTime, anyText, anyUrl, idOf, moments, ok, openRestClients } from '../../testing/rest/restClients.ts';

let rest: Awaited<ReturnType<typeof openRestClients>>;
beforeAll(async () => void (rest = await openRestClients()));
afterAll(() => rest.close());

describe('the cart', () => {
  it('adds a product, raises, sets and removes it', async () => {
    const { client, userId } = await rest.makeClient();
    const productId = encodeId('Product', (await makeProduct()).id);
    const added = await ok(client, 'POST cart/create', { productId });
    const line = { _id: idOf('line'), quantity: 1, productId, userId };
    expect(added).toMatchObject({ message: 'Item add successfully' });
    expect(added.data).toEqual(line);
    expect((await ok(client, 'POST cart/create', { productId })).data).toEqual({ ...added.data, quantity: 2 });
    const { _id } = added.data;
    const set = await ok(client, 'PUT cart/update-qty', { _id, qty: '5' });
    expect(set).toMatchObject({ message: 'Update cart', data: { _id, quantity: 5 } });
    const { message, data } = await ok(client, 'GET cart/get');
    expect(message).toBe('Cart');
    const product = (await ok(rest.guest, 'POST product/get-product-details', { productId })).data;
    expect(data).toEqual([{ _id, quantity: 5, userId, productId: product, ...moments }]);
    expect(await ok(client, 'DELETE cart/delete-cart-item', { _id })).toMatchObject({
      message: 'Item remove',
      data: { _id },
    });
    expect((await ok(client, 'GET cart/get')).data).toEqual([]);
  });

  it('refuses more than the limit per order of a product', async () => {
    const { client } = await rest.makeClient();
    const productId = encodeId('Product', (await makeProduct({ maxPerOrder: 2 })).id);
    const { _id } = (await ok(client, 'POST cart/create', { productId })).data;
    const refusal = { status: 409, body: { success: false, message: 'You can order up to 2 of this item' } };
    expect(await client.call('PUT cart/update-qty', { _id, qty: 3 })).toMatchObject(refusal);
    await ok(client, 'POST cart/create', { productId });
    expect(await client.call('POST cart/create', { productId })).toMatchObject(refusal);
  });

  it('shows a whole line for a product that is no longer sold', async () => {
    const { viewer, client } = await rest.makeClient();
    const product = await makeProduct();
    await makeCartLine(viewer, product.id);
    await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
    const { data } = await ok(client, 'GET cart/get');
    expect(data[0].productId).toMatchObject({ _id: encodeId('Product', product.id), stock: 0, image: [anyUrl] });
  });
});

describe('the address book', () => {
  it('creates, lists, updates and deletes addresses', async () => {
    const { client, userId } = await rest.makeClient();
    const fields = {
      ...{ address_line: '12 Park Street', city: 'Kolkata', state: 'West Bengal', country: 'India' },
      ...{ pincode: '700016', mobile: '9800000000' },
    };
    const made = await ok(client, 'POST address/create', { ...fields, pincode: 700016 });
    expect(made.message).toBe('Address Created Successfully');
    expect(made.data).toEqual({ _id: idOf('addr'), userId, ...fields, status: true, ...moments });
    const { data: second } = await ok(client, 'POST address/create', { ...fields, city: 'Howrah' });
    const list = await ok(client, 'GET address/get');
    expect(list).toMatchObject({ message: 'List of address', data: [second, made.data] });
    const edit = await ok(client, 'PUT address/update', { ...made.data, address_line: '14 Park Street' });
    expect(edit).toMatchObject({
      message: 'Address Updated',
      data: { address_line: '14 Park Street', city: 'Kolkata' },
    });
    const { _id } = made.data;
    expect((await ok(client, 'PUT address/update', { _id, city: 'Delhi' })).data).toMatchObject({
      address_line: '14 Park Street',
      city: 'Delhi',
    });
    expect((await client.call('PUT address/update', { _id: 'x' })).body).toMatchObject({
      message: 'There is nothing with this id',
    });
    expect(await ok(client, 'DELETE address/disable', { _id })).toMatchObject({ message: 'Address remove' });
    expect((await ok(client, 'GET address/get')).data).toEqual([second]);
  });
});

describe('an address of the web client in the address book of a REST client', () => {
  const parts = { house: 'Flat 4B', floor: null, building: 'Rose Villa', street: '12 Park Street', landmark: null };
  const others = { label: 'HOME', receiverName: 'Ravi Kumar', deliveryInstructions: 'Ask for Ravi' } as const;
  const line = 'Flat 4B, Rose Villa, 12 Park Street';

  async function makeBook() {
    const { viewer, client } = await rest.makeClient();
    const id = await makeAddress(viewer);
    await db.address.update({ where: { id }, data: { ...parts, ...others, line } });
    const stored = () => db.address.findUniqueOrThrow({ where: { id } });
    return { client, stored, _id: encodeId('Address', id) };
  }

  it('has the composed line, keeps its parts when the line comes back, and loses them for another', async () => {
    const { client, stored, _id } = await makeBook();
    const { data: rows } = await ok(client, 'GET address/get');
    expect(Object.keys(rows[0]).toSorted()).toEqual(
      ['_id', 'address_line', 'city', 'country', 'createdAt', 'mobile', 'pincode', 'state', 'status', 'updatedAt', 'userId'], // prettier-ignore
    );
    expect(rows).toMatchObject([{ _id, address_line: line }]);
    await ok(client, 'PUT address/update', { ...rows[0], city: 'Howrah' });
    expect(await stored()).toMatchObject({ ...parts, ...others, line, city: 'Howrah' });
    await ok(client, 'PUT address/update', { _id, state: 'MH', pincode: '400001' });
    expect(await stored()).toMatchObject({ ...parts, ...others, line, state: 'Maharashtra' });
    const { data } = await ok(client, 'PUT address/update', { _id, address_line: '7 Hill Road' });
    expect(data).toMatchObject({ address_line: '7 Hill Road' });
    const noParts = { house: null, building: null, street: null };
    expect(await stored()).toMatchObject({ ...noParts, ...others, line: '7 Hill Road' });
  });

  it("is not another person's to read or to change", async () => {
    const { _id, stored } = await makeBook();
    const { client: stranger } = await rest.makeClient();
    expect((await ok(stranger, 'GET address/get')).data).toEqual([]);
    const reply = await stranger.call('PUT address/update', { _id, city: 'Howrah' });
    expect(reply).toMatchObject({ status: 404, body: { success: false } });
    expect(JSON.stringify(reply.body)).not.toContain('Rose Villa');
    expect(await stored()).toMatchObject({ city: 'Kolkata' });
  });

  it('is written with a state by name or code, and numbers for pincode and mobile', async () => {
    const { client } = await rest.makeClient();
    const fields = { address_line: '7 Hill Road', city: 'Cuttack', country: 'IN' };
    const body = { ...fields, state: 'Orissa', pincode: 753001, mobile: 919800000000 };
    const stored = { state: 'Odisha', country: 'India', pincode: '753001', mobile: '9800000000' };
    expect((await ok(client, 'POST address/create', body)).data).toMatchObject(stored);
    const copied = {
      pincode: '753\u00a0001',
      mobile: '\u202a+91 98000 00000\u202c',
      country: 'भारत',
      state: 'OD\u200e',
    };
    expect((await ok(client, 'POST address/create', { ...body, ...copied })).data).toMatchObject(stored);
    const wrong = { address_line: ' ', city: 'Ulm', country: 'DE', state: 'Bavaria', pincode: 8900, mobile: '12' };
    const { status, body: refusal } = await client.call('POST address/create', wrong);
    expect(status).toBe(422);
    expect(refusal['issues']).toEqual([
      { path: 'state', message: 'Choose a state of India' },
      { path: 'country', message: 'We deliver in India only' },
      { path: 'pincode', message: 'Enter a 6-digit pincode' },
      { path: 'mobile', message: 'Enter a 10-digit mobile number' },
      { path: 'address_line', message: 'Enter your address line' },
    ]);
    expect(await client.call('POST address/create', { ...body, pincode: 560001 })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'pincode', message: 'Enter a pincode of Odisha, or choose another state' }] },
    });
  });
});

describe('orders', () => {
  async function makeOrderer(quantity = 2) {
    const orderer = await rest.makeClient();
    const product = await makeProduct({ discountPercent: 15 });
    await makeCartLine(orderer.viewer, product.id, quantity);
    const addressId = encodeId('Address', await makeAddress(orderer.viewer));
    const { data: list_items } = await ok(orderer.client, 'GET cart/get');
    const total = 85 * quantity;
    return { ...orderer, productId: product.id, body: { list_items, addressId, subTotalAmt: total, totalAmt: total } };
  }

  it('are rows of their lines, newest first', async () => {
    const { client, body, productId } = await makeOrderer();
    const { message, data } = await ok(client, 'POST order/cash-on-delivery', body);
    expect(message).toBe('Order successfully');
    expect(data).toEqual([
      {
        ...{ _id: idOf('oline'), orderId: idOf('order'), orderNumber: expect.any(Number) as number },
        ...{ productId: encodeId('Product', productId), quantity: 2, createdAt: anyDateTime },
        product_details: { name: anyText, image: [anyUrl] },
        ...{ payment_status: 'PENDING', order_status: 'PLACED', subTotalAmt: 170, totalAmt: 170 },
        delivery_address: {
          ...{ address_line: '12 Park Street', city: 'Kolkata', state: 'West Bengal', country: 'India' },
          ...{ pincode: '700016', mobile: '9800000000' },
        },
      },
    ]);
    expect(await ok(client, 'GET order/order-list')).toMatchObject({ message: 'order list', data });
    await db.product.update({ where: { id: productId }, data: { deletedAt: new Date() } });
    expect((await ok(client, 'GET order/order-list')).data).toEqual(data);
    await db.order.updateMany({ data: { status: 'DELIVERY_FAILED' } }); // unknown to clients of these paths
    expect((await ok(client, 'GET order/order-list')).data).toMatchObject([{ order_status: 'OUT_FOR_DELIVERY' }]);
  });

  it("take the note of the address, and its receiver's name", async () => {
    const { client, viewer, body } = await makeOrderer();
    const data = { receiverName: 'Ravi Kumar', deliveryInstructions: 'Ask for Ravi' };
    await db.address.updateMany({ where: { userId: viewer.userId }, data });
    await ok(client, 'POST order/cash-on-delivery', body);
    const order = await db.order.findFirstOrThrow({ where: { userId: viewer.userId } });
    expect(order).toMatchObject({ recipientName: 'Ravi Kumar', deliveryNote: 'Ask for Ravi' });
  });

  it('are placed once for repeated requests with the same cart, also concurrent ones', async () => {
    const { client, viewer, body } = await makeOrderer();
    const replies = await Promise.all([1, 2, 3].map(() => ok(client, 'POST order/cash-on-delivery', body)));
    replies.push(await ok(client, 'POST order/cash-on-delivery', body));
    expect(new Set(replies.map(({ data }) => data[0].orderId)).size).toBe(1);
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('are refused with the new total when the cart has changed, without any change', async () => {
    const { client, viewer, body } = await makeOrderer();
    const [line] = body.list_items;
    for (const changed of [
      { ...body, totalAmt: 1, subTotalAmt: 1 },
      { ...body, list_items: [] },
      { ...body, list_items: [{ ...line, quantity: 1 }] },
      { ...body, list_items: [line, { ...line, productId: encodeId('Product', newId()) }] },
    ]) {
      const reply = await client.call('POST order/cash-on-delivery', changed);
      expect(reply).toMatchObject({ status: 409, body: { success: false, data: { totalAmt: 170, subTotalAmt: 170 } } });
      expect(reply.body.message).toContain('₹170');
    }
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('without an address are refused with a message that names it', async () => {
    const { client, body } = await makeOrderer();
    const reply = await client.call('POST order/cash-on-delivery', { ...body, addressId: undefined });
    expect(reply).toMatchObject({ status: 422, body: { message: 'addressId must be an id' } });
  });

  it('cannot be placed with an empty cart, or to the address of another user', async () => {
    const { client, viewer, body } = await makeOrderer();
    const foreign = encodeId('Address', await makeAddress(await makeShopper()));
    expect((await client.call('POST order/cash-on-delivery', { ...body, addressId: foreign })).status).toBe(404);
    await db.cartLine.deleteMany({ where: { userId: viewer.userId } });
    expect((await client.call('POST order/cash-on-delivery', { ...body, list_items: [] })).status).toBe(409);
  });

  it('that are paid online return the hosted page at the top of the body, the same for a double submit', async () => {
    const { client, viewer, body } = await makeOrderer();
    const [one, other] = await Promise.all([1, 2].map(() => ok(client, 'POST order/checkout', body)));
    expect(one).toMatchObject({ id: anyText, url: expect.stringMatching(/^https?:\/\//) as string });
    expect(one.data).toEqual({ id: one.id, url: one.url });
    expect(other).toEqual(one);
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('may be paid online again after a failed payment', async () => {
    const { client, viewer, body } = await makeOrderer();
    const { id } = await ok(client, 'POST order/checkout', body);
    await db.order.updateMany({ where: { userId: viewer.userId }, data: { status: 'CANCELLED' } });
    const again = await ok(client, 'POST order/checkout', body);
    expect(again.id).not.toBe(id);
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(2);
  });

  it('take an idempotency key of the client', async () => {
    const { client, viewer, body } = await makeOrderer();
    const send = () => client.call('POST order/cash-on-delivery', body, { 'idempotency-key': 'order-0001' });
    expect((await send()).body).toEqual((await send()).body);
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('are listed completely beyond one page of the graph', async () => {
    const { viewer, client } = await rest.makeClient();
    const addressId = await makeAddress(viewer);
    const product = await makeProduct({ stock: 100 });
    for (let placed = 0; placed < 23; placed += 1) {
      await makeCartLine(viewer, product.id);
      await placeOrderFixture(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
    }
    const { data } = await ok(client, 'GET order/order-list');
    const numbers = data.map(({ orderNumber }: { orderNumber: number }) => orderNumber);
    expect(numbers).toHaveLength(23);
    expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => other - one));
  });
});
