import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { executeGraphql } from '../testing/graphql/executeGraphql.ts';
import { makeCustomer, makeProduct } from '../testing/fixtures.ts';
import { bearerFor, openRestServer } from '../testing/rest/restServer.ts';

const PRODUCT = `query ($id: ID!) { product(id: $id) { id name unit stock mrp discountPercent price createdAt updatedAt } }`;
const CART = `{ viewer { cart { lines { edges { node { id quantity product { id } } } } } } }`;
const ORDERS = `{ viewer { orders { edges { node { id number status placedAt bill { grandTotal } payment { status }
  lines { edges { node { id product { id } quantity total } } } } } } } }`;

let shop: Awaited<ReturnType<typeof openRestServer>>;
beforeAll(async () => void (shop = await openRestServer({ DELIVERY_FEE: '25', HANDLING_FEE: '4.50' })));
afterAll(() => shop.close());

it('says the same of a product, a cart and an order as the graph does', async () => {
  const product = await makeProduct({ mrpPaise: 9_950, discountPercent: 7 });
  const { viewer, addressId } = await makeCustomer([product.id, (await makeProduct()).id], 3);
  const client = shop.client(await bearerFor(viewer));
  const productId = encodeId('Product', product.id);

  const rest = (await client.call('POST product/get-product-details', { productId })).body.data;
  const graph = (await executeGraphql(PRODUCT, { id: productId }, viewer)).data.product;
  expect(rest).toMatchObject({
    ...{ _id: graph.id, name: graph.name, unit: graph.unit, stock: graph.stock, price: graph.mrp / 100 },
    ...{ discount: graph.discountPercent, createdAt: graph.createdAt, updatedAt: graph.updatedAt },
  });
  // The formula that the documentation gives to clients.
  expect(rest.price - Math.ceil((rest.price * rest.discount) / 100)).toBe(graph.price / 100);

  const restCart = (await client.call('GET cart/get')).body.data;
  const { lines } = (await executeGraphql(CART, {}, viewer)).data.viewer.cart;
  expect(
    restCart.map(({ _id, quantity, productId: of }: never) => [_id, quantity, (of as { _id: string })._id]),
  ).toEqual(
    lines.edges.map(({ node }: { node: never }) => {
      const { id, quantity, product: of } = node as { id: string; quantity: number; product: { id: string } };
      return [id, quantity, of.id];
    }),
  );

  const body = { list_items: restCart, addressId: encodeId('Address', addressId), totalAmt: 1 };
  const refused = await client.call('POST order/cash-on-delivery', body);
  const { totalAmt, subTotalAmt } = refused.body.data;
  expect(totalAmt).toBe(subTotalAmt + 29.5); // the fees, which old clients do not display; the total includes them
  expect((await client.call('POST order/cash-on-delivery', { ...body, totalAmt })).status).toBe(200);

  const [restRow, otherRow] = (await client.call('GET order/order-list')).body.data;
  const [order] = (await executeGraphql(ORDERS, {}, viewer)).data.viewer.orders.edges;
  const { id, number, status, placedAt, bill, payment, lines: orderLines } = order.node;
  const [line, otherLine] = orderLines.edges;
  expect(restRow).toMatchObject({
    ...{ orderId: id, orderNumber: number, order_status: status, createdAt: placedAt, payment_status: payment.status },
    ...{ _id: line.node.id, productId: line.node.product.id, quantity: line.node.quantity },
    ...{ subTotalAmt: line.node.total / 100, totalAmt: bill.grandTotal / 100 },
  });
  expect(otherRow._id).toBe(otherLine.node.id);
  expect(totalAmt).toBe(bill.grandTotal / 100);
});
