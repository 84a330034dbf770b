import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderLimit } from '../../platform/config/settings/numberKinds.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { PaymentMethod } from '../../platform/db/generated/client.ts';
import type { PaymentProvider } from '../../platform/money/paymentProvider.ts';
import { noPaymentProvider } from '../payments/createPaymentProvider.ts';
import { switchToCash } from '../payments/switchToCash.ts';
import { makeAddress, makeCartLine, makeProduct, makeShopper, newId } from '../../testing/fixtures.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { paymentServices, sandboxPayments } from '../../testing/paymentFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { placeOrder } from './placeOrder.ts';

const PRICE = 10_000;
const limit = (orders: number): OrderLimit => ({ orders, pieces: 10, value: 100_000 });
const withLimits = (limits: Partial<ShopSettings['cashLimits']>): ShopSettings => ({
  ...TEST_TERMS,
  cashLimits: { ...TEST_TERMS.cashLimits, ...limits },
});

interface Visit {
  /** The line of the address. */
  line?: string;
  network?: string;
  quantity?: number;
  isConfirmed?: boolean;
  paymentMethod?: PaymentMethod;
}

describe('cash on delivery for several accounts', () => {
  let productId: string;
  let door: string;
  let network: string;
  let shop: ShopSettings;
  let payments: PaymentProvider;
  beforeEach(async () => {
    payments = sandboxPayments;
    productId = (await makeProduct({ stock: 500 })).id;
    door = newId();
    network = newId();
  });

  const services = () => ({ ...paymentServices(), payments, shop });
  const prepare = async ({ line = door, quantity = 1, isConfirmed = false }: Visit) => {
    const viewer = await makeShopper({ emailVerifiedAt: isConfirmed ? new Date() : null });
    const addressId = await makeAddress(viewer, { line });
    await makeCartLine(viewer, productId, quantity);
    return { viewer, addressId };
  };
  const place = (
    { viewer, addressId }: { viewer: SessionViewer; addressId: string },
    { quantity = 1, paymentMethod = 'CASH_ON_DELIVERY', ...visit }: Visit = {},
  ) => {
    const request = { addressId, expectedTotal: quantity * PRICE, idempotencyKey: newId(), paymentMethod };
    return placeOrder(viewer, request, { ...services(), caller: fakeCaller({ network: visit.network ?? network }) });
  };
  /** Orders with a new account. */
  const order = async (visit: Visit = {}) => place(await prepare(visit), visit);
  /** Three accounts whose orders do not wait for each other at a product. */
  const ofOneProductEach = async (make: () => ReturnType<typeof prepare>) => {
    const accounts = [];
    for (let count = 0; count < 3; count += 1) {
      productId = (await makeProduct()).id;
      accounts.push(await make());
    }
    return accounts;
  };
  const update = (orderId: string, status: 'CANCELLED' | 'DELIVERED') =>
    db.order.update({ where: { id: orderId }, data: { status } });

  describe('to one address', () => {
    beforeEach(() => {
      shop = withLimits({ address: limit(2) });
    });

    it('is limited by the open orders of all of them, however the address is written', async () => {
      const line = `Flat 4B, ${door}`;
      const { orderId } = await order({ line });
      await order({ line: `flat 4-b ${door.toUpperCase()}.`, isConfirmed: true });
      const refused = order({ line: `FLAT 4B ${door}` });
      await expect(refused).rejects.toThrow(
        'Cash on Delivery to one address is limited to 2 orders of up to 10 items and ₹1,000 in all at a time. Please pay online or wait until the other orders to your address have arrived.',
      );
      await order({ line: `Flat 4C, ${door}` });
      await update(orderId, 'DELIVERED');
      await order({ line });
    });

    it('is limited by house, building and street alone where the address has such parts', async () => {
      const orderNear = async (landmark: string, floor: string) => {
        const account = await prepare({ line: `${landmark} ${floor}` });
        const data = { house: '4B', street: door, landmark, floor };
        await db.address.update({ where: { id: account.addressId }, data });
        return place(account);
      };
      await orderNear('near the park', '1');
      await orderNear('behind the school', '2');
      await expect(orderNear('opposite the temple', '3')).rejects.toThrow('to one address');
      await expect(order({ line: `4B, ${door}` })).rejects.toThrow('to one address'); // a client that sends lines
    });

    it('is limited by pieces, and lets a smaller order pass', async () => {
      await order({ quantity: 6 });
      await expect(order({ quantity: 5 })).rejects.toMatchObject({ remedies: ['ORDER_LESS', 'PAY_ONLINE'] });
      await order({ quantity: 4 });
    });

    it('counts an order that switches to it from online payment', async () => {
      const account = await prepare({});
      const { orderId } = await place(account, { paymentMethod: 'ONLINE' });
      await order();
      await order();
      await expect(switchToCash(account.viewer, orderId, services())).rejects.toThrow('to one address');
      expect(await db.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({ status: 'PENDING_PAYMENT' });
    });

    it('counts orders at the same time one after the other, whatever they order', async () => {
      const accounts = await ofOneProductEach(() => prepare({}));
      const placed = await Promise.allSettled(accounts.map((account) => place(account)));
      expect(placed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    });
  });

  describe('from one network', () => {
    beforeEach(() => {
      shop = withLimits({ network: limit(2) });
    });
    const elsewhere = () => ({ line: newId() });

    it('is limited only for newcomers within a day', async () => {
      const { orderId } = await order(elsewhere());
      await order(elsewhere());
      await expect(order(elsewhere())).rejects.toMatchObject({
        message:
          'There were many first Cash on Delivery orders from your network today. Please confirm your email, pay online, or try again tomorrow.',
        remedies: ['CONFIRM_EMAIL', 'PAY_ONLINE'],
      });
      await order({ ...elsewhere(), isConfirmed: true });
      await order({ ...elsewhere(), network: newId() });
      await db.order.update({ where: { id: orderId }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
      await order(elsewhere());
    });

    it('does not count what was cancelled, nor those who have received an order since', async () => {
      await update((await order(elsewhere())).orderId, 'CANCELLED');
      await update((await order(elsewhere())).orderId, 'DELIVERED');
      await order(elsewhere());
      await order(elsewhere());
      await expect(order(elsewhere())).rejects.toThrow('from your network');
    });

    it('counts orders at the same time one after the other', async () => {
      const accounts = await ofOneProductEach(() => prepare(elsewhere()));
      const placed = await Promise.allSettled(accounts.map((account) => place(account)));
      expect(placed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    });

    it('is stored only as a digest, which reveals neither network nor address', async () => {
      const { orderId } = await order({ network: '203.0.113.7' });
      const { addressKey, networkKey } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
      expect([addressKey, networkKey]).toEqual([
        expect.stringMatching(/^[\w-]{43}$/),
        expect.stringMatching(/^[\w-]{43}$/),
      ]);
    });
  });

  describe('with CASH_NEEDS_CONFIRMED_EMAIL', () => {
    beforeEach(() => {
      shop = { ...TEST_TERMS, cashNeedsConfirmedEmail: true };
    });

    it('is for accounts with a confirmed address alone, and says so', async () => {
      const account = await prepare({});
      await expect(place(account)).rejects.toMatchObject({
        message: 'Cash on Delivery needs a confirmed email. Please confirm your email or pay online.',
        remedies: ['CONFIRM_EMAIL', 'PAY_ONLINE'],
      });
      const { orderId } = await place(account, { paymentMethod: 'ONLINE' });
      await expect(switchToCash(account.viewer, orderId, services())).rejects.toThrow('needs a confirmed email');
      await db.user.update({ where: { id: account.viewer.userId }, data: { emailVerifiedAt: new Date() } });
      await switchToCash(account.viewer, orderId, services());
    });

    it('suggests no online payment where the shop has none', async () => {
      payments = noPaymentProvider;
      await expect(order()).rejects.toMatchObject({
        message: 'Cash on Delivery needs a confirmed email. Please confirm your email.',
        remedies: ['CONFIRM_EMAIL'],
      });
    });
  });
});
