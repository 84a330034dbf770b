import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { PaymentSessionRequest } from '../../platform/money/paymentProvider.ts';
import { createBrowser, openServer, type Browser } from '../../testing/server/inProcessServer.ts';
import { makeCustomer, makeProduct, newId } from '../../testing/fixtures.ts';
import { paymentServices, sandboxPayments } from '../../testing/paymentFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { placeOrder } from './placeOrder.ts';

const BILL = 'bill { itemsTotal deliveryFee handlingFee grandTotal }';
const ORDER = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) { __typename ... on OrderPlacePayload { order { ${BILL} } } }
}`;

describe('a shop with fees', () => {
  let app: FastifyInstance;
  let browser: Browser;
  let addressId: string;
  let lineId: string;

  beforeAll(async () => {
    app = await openServer({ DELIVERY_FEE: '25', HANDLING_FEE: '4.50', FREE_DELIVERY_FROM: '199' });
    browser = createBrowser(app);
    const product = await makeProduct({ stock: 50 });
    const registered = await browser.ask(
      'mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }',
      {
        input: {
          name: 'Asha',
          email: 'fees@kirana.example',
          password: 'green mango 42',
          confirmPassword: 'green mango 42',
        },
      },
    );
    expect(registered.data.userRegister.__typename).toBe('UserRegisterPayload');
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: 'fees@kirana.example' } });
    await db.cartLine.create({ data: { userId, productId: product.id, quantity: 1, seenPricePaise: 10_000 } });
    const address = { line: '1 Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' };
    const added = await browser.ask(
      `mutation ($input: AddressCreateInput!) {
        addressCreate(input: $input) { ... on AddressCreatePayload { addressEdge { node { id } } } }
      }`,
      { input: { ...address, mobile: '9800000000' } },
    );
    addressId = added.data.addressCreate.addressEdge.node.id;
    const cart = await browser.ask('{ viewer { cart { lines(first: 1) { edges { node { id } } } } } }');
    lineId = cart.data.viewer.cart.lines.edges[0].node.id;
  });
  afterAll(() => app.close());

  const cart = async () =>
    (await browser.ask(`{ viewer { cart { ${BILL} freeDelivery { threshold remaining } } } }`)).data.viewer.cart;
  const order = async (fields: object) => {
    const input = { addressId, idempotencyKey: newId(), ...fields };
    return (await browser.ask(ORDER, { input })).data.orderPlace;
  };

  it('shows them in the cart, with the amount that is missing for free delivery', async () => {
    expect(await cart()).toEqual({
      bill: { itemsTotal: 10_000, deliveryFee: 2_500, handlingFee: 450, grandTotal: 12_950 },
      freeDelivery: { threshold: 19_900, remaining: 9_900 },
    });
  });

  it('refuses an order with a total without them', async () => {
    expect(await order({ expectedTotal: 10_000 })).toEqual({ __typename: 'TotalChangedError' });
  });

  it('shows them on the payment page, and stores them in the order', async () => {
    const placed = await order({ expectedTotal: 12_950, paymentMethod: 'ONLINE' });
    expect(placed.order.bill).toEqual({ itemsTotal: 10_000, deliveryFee: 2_500, handlingFee: 450, grandTotal: 12_950 });
    const page = await db.sandboxPayment.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(page.amountPaise).toBe(12_950n);
  });

  it('sends a line for each to the provider', async () => {
    const { viewer, addressId: home } = await makeCustomer([(await makeProduct()).id]);
    const fees = { delivery: 2_500, handling: 450, freeDeliveryFrom: null, gstPercent: 18 };
    const requests: PaymentSessionRequest[] = [];
    const createSession = (request: PaymentSessionRequest) => {
      requests.push(request);
      return sandboxPayments.createSession(request);
    };
    await placeOrder(
      viewer,
      { addressId: home, expectedTotal: 12_950, idempotencyKey: newId(), paymentMethod: 'ONLINE' },
      { ...paymentServices(), shop: { ...TEST_TERMS, fees }, payments: { ...sandboxPayments, createSession } },
    );
    expect(requests[0]?.lines.map(({ name, unitPaise }) => [name.replace(/ \d+/, ''), unitPaise])).toEqual([
      ['Product, 500 g', 10_000],
      ['Delivery', 2_500],
      ['Handling', 450],
    ]);
  });

  it('charges no delivery above the threshold, but the handling', async () => {
    const raised = await browser.ask(
      `mutation ($input: CartLineUpdateInput!) { cartLineUpdate(input: $input) { __typename } }`,
      { input: { lineId, quantity: 2 } },
    );
    expect(raised.data.cartLineUpdate.__typename).toBe('CartLineUpdatePayload');
    expect(await cart()).toEqual({
      bill: { itemsTotal: 20_000, deliveryFee: 0, handlingFee: 450, grandTotal: 20_450 },
      freeDelivery: { threshold: 19_900, remaining: 0 },
    });
    const placed = await order({ expectedTotal: 20_450 });
    expect(placed.order.bill.grandTotal).toBe(20_450);
    expect((await cart()).bill.grandTotal).toBe(0);
  });
});
