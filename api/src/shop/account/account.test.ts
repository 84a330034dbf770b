import { beforeEach, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { db } from '../../platform/db/client.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { hashPassword } from '../identity/login/password.ts';
import { viewerOfSession } from '../identity/sessions/session.ts';
import { WrongPasswordError } from '../identity/identityErrors.ts';
import { addFavourite } from '../favourites/favourites.ts';
import { createStockNotification } from '../favourites/stockNotifications.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import { issueInvoice } from '../invoices/issueInvoice.ts';
import { updateMailOptOuts } from '../../platform/mail/mailOptOut.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  makeAddress,
  makeCartLine,
  makeSavedCartLine,
  makeCustomer,
  makePicture,
  makeProduct,
  makeSession,
  makeShopper,
  makeStoreCredit,
  newId,
} from '../../testing/fixtures.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import { makeRequestPhoto, reportProblem } from '../../testing/refundRequestFixtures.ts';
import { readMail } from '../../testing/readMail.ts';
import { queuedPictureRemovals } from '../../testing/queuedPictureRemovals.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../testing/graphql/fakeCaller.ts';
import { OpenOrdersError, deleteAccount } from './deleteAccount.ts';

const PASSWORD = 'the right password';
const NAME = 'Asha Rao of Park Street';
let orders = 0;

describe('an account', () => {
  let viewer: SessionViewer;
  let email: string;
  let orderId: string;
  let avatarId: string;
  let mobile: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    avatarId = await makePicture();
    mobile = `97${String(orders++).padStart(8, '0')}`; // a block of one test concerns no other
    const shopper = await makeShopper({
      email,
      name: NAME,
      mobile,
      passwordHash: await hashPassword(PASSWORD),
      avatar: { connect: { id: avatarId } },
    });
    viewer = await makeSession(shopper, 'a browser of theirs');
    const { id: productId } = await makeProduct();
    await makeCartLine(viewer, productId);
    const addressId = await makeAddress(viewer, { mobile });
    ({ orderId } = await placeOrderFixture(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId() }));
    await makeCartLine(viewer, productId);
    await makeSavedCartLine(viewer, productId, 3);
    await addFavourite(viewer, productId);
    await createStockNotification(viewer, (await makeProduct({ name: 'Mango', stock: 0 })).id);
  });

  const erase = (password = PASSWORD, now = new Date()) =>
    deleteAccount(viewer, { password, caller: fakeCaller() }, now);
  const deliver = () =>
    db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED', deliveredAt: new Date() } });
  const everything = async () =>
    JSON.stringify([
      await db.user.findMany({ omit: { amountSpentPaise: true } }),
      await db.customerNote.findMany(),
      await db.userBlock.findMany(),
      await db.address.findMany(),
      await db.order.findMany({
        omit: {
          mrpTotalPaise: true,
          itemsTotalPaise: true,
          deliveryFeePaise: true,
          handlingFeePaise: true,
          tipPaise: true,
          grandTotalPaise: true,
        },
      }),
      await db.refundRequest.findMany(),
      await db.session.findMany({ where: { userId: viewer.userId } }),
      await db.oneTimeCode.findMany(),
      await db.cartLine.findMany({ where: { userId: viewer.userId } }),
    ]);

  it('that is deleted leaves no personal data', async () => {
    await deliver();
    await updateMailOptOuts(viewer.userId, { ORDER_UPDATES: false });
    await db.$executeRaw`UPDATE addresses SET line = ${`${NAME}'s house`} WHERE user_id = ${viewer.userId}::uuid`;
    await db.order.update({ where: { id: orderId }, data: { deliveryNote: `Ask for ${NAME}` } });
    const orderLine = await db.orderLine.findFirstOrThrow({ where: { orderId } });
    const photoId = await makeRequestPhoto(viewer);
    const report = { orderId, viewer, productIds: [], lineIds: [orderLine.id] };
    await reportProblem(report, { note: `${NAME} found it torn`, photoIds: [photoId] });
    await db.customerNote.create({ data: { userId: viewer.userId, body: `${NAME} is friendly` } });
    await db.userBlock.create({
      data: { userId: viewer.userId, kind: 'CASH_ON_DELIVERY', reason: `${NAME} was not in` },
    });
    await makeStoreCredit(viewer, 2500, `${NAME} waited`);
    await erase();
    const rows = await everything();
    for (const trace of [email, NAME, 'a browser of theirs']) expect(rows).not.toContain(trace);
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    expect(order).toMatchObject({
      recipientName: 'Deleted',
      addressLine: 'Deleted',
      mobile: 'Deleted',
      city: 'Kolkata',
      addressKey: null,
      networkKey: null,
    });
    expect(order.lines).toHaveLength(1);
    expect(await db.address.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.mailOptOut.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.savedCartLine.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.favourite.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.refundRequestPhoto.count()).toBe(0);
    expect(await db.refundRequest.findFirst({ where: { orderId } })).toMatchObject({ status: 'OPEN', note: null });
    expect(await db.stockNotification.count({ where: { userId: viewer.userId } })).toBe(0);
    const ledger = await db.storeCreditTransaction.findMany({
      where: { userId: viewer.userId },
      orderBy: { id: 'asc' },
    });
    expect(ledger).toMatchObject([
      { amountPaise: 2500n, note: null },
      { amountPaise: -2500n, balanceAfterPaise: 0n, note: 'The account was deleted' },
    ]);
  });

  it('that is deleted leaves its invoices, without personal data', async () => {
    const terms = { seller: TEST_TERMS.seller, prefixes: TEST_TERMS.numbers, feeGstPercent: 18, now: new Date() };
    await db.$transaction((tx) => issueInvoice(tx, orderId, terms));
    await deliver();
    await erase();
    const invoice = await findInvoice(await makeShopper({ role: 'ADMIN' }), orderId);
    expect(invoice).toMatchObject({ total: 10_000, order: { recipientName: 'Deleted', addressLine: 'Deleted' } });
  });

  it('that is deleted has no session, no login and no reset, and its address is free', async () => {
    await deliver();
    await erase();
    expect(await viewerOfSession(viewer, TEST_STAFF_ACCESS, new Date())).toBeNull();
    expect(await db.mail.findMany({ where: { recipient: email } })).toMatchObject([{ kind: 'ACCOUNT_DELETED' }]);
    expect(await readMail(email)).toMatchObject({ subject: 'Your account was deleted' });
    await makeShopper({ email });
  });

  it('that is deleted has its picture removed by a job', async () => {
    await deliver();
    await erase();
    expect((await queuedPictureRemovals()).flat()).toContain(avatarId);
  });

  it('is deleted only with its password', async () => {
    await deliver();
    await expect(erase('a wrong one')).rejects.toBeInstanceOf(WrongPasswordError);
    expect(await viewerOfSession(viewer, TEST_STAFF_ACCESS, new Date())).not.toBeNull();
  });

  it('is not deleted while an order is open, for at most a day', async () => {
    await expect(erase()).rejects.toBeInstanceOf(OpenOrdersError);
    expect(await everything()).toContain(email);
    await erase(PASSWORD, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await everything()).not.toContain(email);
  });

  it('is not deleted while its owner delivers an order as a rider', async () => {
    await deliver();
    const { id: productId } = await makeProduct();
    const shopper = await makeCustomer([productId]);
    const order = { addressId: shopper.addressId, expectedTotal: 10_000, idempotencyKey: newId() };
    const delivery = await placeOrderFixture(shopper.viewer, order);
    const put = (status: 'OUT_FOR_DELIVERY' | 'DELIVERED') =>
      db.order.update({ where: { id: delivery.orderId }, data: { status, riderId: viewer.userId } });
    await put('OUT_FOR_DELIVERY');
    await expect(erase()).rejects.toThrow('You’re out delivering an order');
    await put('DELIVERED');
    await erase();
  });

  it('returns all personal data to its owner', async () => {
    const delivery = { deliveryNote: 'Blue door', leaveAtGate: true, tipPaise: 2000, grandTotalPaise: 12_000 };
    await db.order.update({ where: { id: orderId }, data: delivery });
    await makeApiToken(viewer, { name: 'Price labels' });
    await updateMailOptOuts(viewer.userId, { BACK_IN_STOCK: false });
    await db.refundRequest.create({ data: { orderId, reason: 'DAMAGED', note: 'Torn' } });
    const { data, errors } = await executeGraphql('{ viewer { personalData } }', {}, viewer);
    expect(errors).toEqual([]);
    expect(data.viewer.personalData).toMatchObject({
      profile: { name: NAME, email, mobile, role: 'USER' },
      devices: [{ userAgent: 'a browser of theirs' }],
      apiTokens: [{ name: 'Price labels', scope: 'READ', lastUsedAt: null, expiresAt: null }],
      addresses: [{ line: '12 Park Street', pincode: '700016' }],
      cart: [{ quantity: 1, unit: '500 g' }],
      savedForLater: [{ quantity: 3, unit: '500 g' }],
      favourites: [{ unit: '500 g' }],
      stockNotifications: [{ name: 'Mango', notifiedAt: null }],
      orders: [
        {
          status: 'PLACED',
          grandTotal: 120,
          tip: 20,
          deliveryPreferences: { note: 'Blue door', leaveAtGate: true, doNotRingBell: false },
          address: { line: '12 Park Street', mobile },
          lines: [{ quantity: 1, price: 100 }],
          steps: [{ status: 'PLACED' }],
          refundRequests: [{ status: 'OPEN', reason: 'DAMAGED', note: 'Torn', photoCount: 0 }],
        },
      ],
      unsubscribedFrom: [{ category: 'BACK_IN_STOCK' }],
      mails: [{ kind: 'ORDER_PLACED', recipient: email }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  it('exports a product that is no longer sold without its name', async () => {
    await db.product.updateMany({ where: { name: 'Mango' }, data: { isPublished: false, name: 'A secret' } });
    const { data } = await executeGraphql('{ viewer { personalData } }', {}, viewer);
    const { stockNotifications } = data.viewer.personalData;
    expect(stockNotifications).toHaveLength(1);
    expect(stockNotifications[0].productId).toMatch(/^prod_/);
    expect(JSON.stringify(stockNotifications)).not.toContain('A secret');
  });

  it('returns no personal data to others', async () => {
    const { data } = await executeGraphql('{ viewer { personalData } }', {}, await makeShopper());
    expect(JSON.stringify(data)).not.toContain(email);
    expect((await executeGraphql('{ viewer { personalData } }')).data.viewer).toBeNull();
  });
});
