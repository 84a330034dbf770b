import { beforeEach, describe, expect, it } from 'vitest';
import { orderCart } from '../testing/orderCart.ts';
import { db } from '../db/client.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { hashPassword } from '../identity/password.ts';
import { viewerOfSession } from '../identity/session.ts';
import { WrongPasswordError } from '../identity/identityErrors.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import { issueInvoice } from '../invoices/issueInvoice.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import {
  makeAddress,
  makeCartLine,
  makeCustomer,
  makePicture,
  makeProduct,
  makeSession,
  makeShopper,
  newId,
} from '../testing/fixtures.ts';
import { makeApiToken } from '../testing/makeApiToken.ts';
import { readMail } from '../testing/postedMails.ts';
import { queuedRemovals } from '../testing/queuedRemovals.ts';
import { TEST_TERMS } from '../testing/testTerms.ts';
import { testCaller } from '../testing/testCaller.ts';
import { OrdersOnTheWayError } from './accountErrors.ts';
import { deleteAccount } from './deleteAccount.ts';

const PASSWORD = 'the right password';
const MOBILE = '9800000000';
const NAME = 'Asha Rao of Park Street';

describe('an account', () => {
  let viewer: SessionViewer;
  let email: string;
  let orderId: string;
  let avatarId: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    avatarId = await makePicture();
    const shopper = await makeShopper({
      email,
      name: NAME,
      mobile: MOBILE,
      passwordHash: await hashPassword(PASSWORD),
      avatar: { connect: { id: avatarId } },
    });
    viewer = await makeSession(shopper, 'a browser of theirs');
    const { id: productId } = await makeProduct();
    await makeCartLine(viewer, productId);
    const addressId = await makeAddress(viewer);
    ({ orderId } = await orderCart(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId() }));
    await makeCartLine(viewer, productId);
  });

  const erase = (password = PASSWORD, now = new Date()) =>
    deleteAccount(viewer, { password, caller: testCaller() }, now);
  const deliver = () => db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED' } });
  const everything = async () =>
    JSON.stringify([
      await db.user.findMany(),
      await db.address.findMany(),
      await db.order.findMany({
        omit: {
          mrpTotalPaise: true,
          itemsTotalPaise: true,
          deliveryFeePaise: true,
          handlingFeePaise: true,
          grandTotalPaise: true,
        },
      }),
      await db.session.findMany({ where: { userId: viewer.userId } }),
      await db.oneTimeCode.findMany(),
      await db.cartLine.findMany({ where: { userId: viewer.userId } }),
    ]);

  it('that is deleted leaves nothing of the person', async () => {
    await deliver();
    await db.$executeRaw`UPDATE addresses SET line = ${`${NAME}'s house`} WHERE user_id = ${viewer.userId}::uuid`;
    await erase();
    const rows = await everything();
    for (const trace of [email, NAME, 'a browser of theirs']) expect(rows).not.toContain(trace);
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    expect(order).toMatchObject({
      recipientName: 'Deleted',
      addressLine: 'Deleted',
      mobile: 'Deleted',
      city: 'Kolkata',
    });
    expect(order.lines).toHaveLength(1);
    expect(await db.address.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it('that is deleted leaves its invoices in the books, without the person', async () => {
    const terms = { seller: TEST_TERMS.seller, feeGstPercent: 18, now: new Date() };
    await db.$transaction((tx) => issueInvoice(tx, orderId, terms));
    await deliver();
    await erase();
    const invoice = await findInvoice(await makeShopper({ role: 'ADMIN' }), orderId);
    expect(invoice).toMatchObject({ total: 10_000, order: { recipientName: 'Deleted', addressLine: 'Deleted' } });
  });

  it('that is deleted is closed: no session, no login, no reset, and its address is free', async () => {
    await deliver();
    await erase();
    expect(await viewerOfSession(viewer, new Date())).toBeNull();
    expect(await db.mail.findMany({ where: { recipient: email } })).toMatchObject([{ kind: 'ACCOUNT_DELETED' }]);
    expect(await readMail(email)).toMatchObject({ subject: 'Your account was deleted' });
    await makeShopper({ email });
  });

  it('that is deleted has its picture removed by a job', async () => {
    await deliver();
    await erase();
    expect((await queuedRemovals()).flat()).toContain(avatarId);
  });

  it('is deleted by who knows its password', async () => {
    await deliver();
    await expect(erase('a wrong one')).rejects.toBeInstanceOf(WrongPasswordError);
    expect(await viewerOfSession(viewer, new Date())).not.toBeNull();
  });

  it('is not deleted while an order is on its way, but no order holds it for more than a day', async () => {
    await expect(erase()).rejects.toBeInstanceOf(OrdersOnTheWayError);
    expect(await everything()).toContain(email);
    await erase(PASSWORD, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await everything()).not.toContain(email);
  });

  it('is not deleted while its owner, a rider, has an order in hand', async () => {
    await deliver();
    const { id: productId } = await makeProduct();
    const shopper = await makeCustomer([productId]);
    const wanted = { addressId: shopper.addressId, expectedTotal: 10_000, idempotencyKey: newId() };
    const brought = await orderCart(shopper.viewer, wanted);
    const put = (status: 'OUT_FOR_DELIVERY' | 'DELIVERED') =>
      db.order.update({ where: { id: brought.orderId }, data: { status, riderId: viewer.userId } });
    await put('OUT_FOR_DELIVERY');
    await expect(erase()).rejects.toThrow('You are bringing an order');
    await put('DELIVERED');
    await erase();
  });

  it('gives its owner everything that is kept of them', async () => {
    await makeApiToken(viewer, { name: 'Price labels' });
    const { data, errors } = await askGraphql('{ viewer { personalData } }', {}, viewer);
    expect(errors).toEqual([]);
    expect(data.viewer.personalData).toMatchObject({
      profile: { name: NAME, email, mobile: MOBILE, role: 'USER' },
      devices: [{ userAgent: 'a browser of theirs' }],
      apiTokens: [{ name: 'Price labels', scope: 'READ', lastUsedAt: null, expiresAt: null }],
      addresses: [{ line: '12 Park Street', pincode: '700016' }],
      cart: [{ quantity: 1, unit: '500 g' }],
      orders: [
        {
          status: 'PLACED',
          grandTotal: 100,
          address: { line: '12 Park Street', mobile: MOBILE },
          lines: [{ quantity: 1, price: 100 }],
          steps: [{ status: 'PLACED' }],
        },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  it('gives nothing to others', async () => {
    const { data } = await askGraphql('{ viewer { personalData } }', {}, await makeShopper());
    expect(JSON.stringify(data)).not.toContain(email);
    expect((await askGraphql('{ viewer { personalData } }')).data.viewer).toBeNull();
  });
});
