import { beforeEach, describe, expect, it } from 'vitest';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { adjustStock } from '../stock/adjustStock.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { sendMail } from '../../platform/mail/sendMail.ts';
import { updateMailOptOuts } from '../../platform/mail/mailOptOut.ts';
import { MAIL_COMPOSERS } from '../../jobs/mailComposers.ts';
import { createFingerprint } from '../../platform/core/caller.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeProduct, makeProducts, makeShopper, newId } from '../../testing/fixtures.ts';
import { whileLocked } from '../../testing/postgres/whileLocked.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import {
  createStockNotification,
  deleteStockNotification,
  findStockNotificationIds,
  MAX_STOCK_NOTIFICATIONS,
  ProductInStockError,
  TooManyStockNotificationsError,
} from './stockNotifications.ts';
import { queueStockNotifications } from './backInStockMails.ts';

const now = new Date();
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const clearJobs = () => db.$queryRaw`
  SELECT id::int FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs))`;

describe('a stock notification', () => {
  let viewer: Viewer;
  let productId: string;
  beforeEach(async () => {
    await db.mail.deleteMany();
    await db.stockNotification.deleteMany();
    await clearJobs();
    viewer = await makeShopper({ name: 'Asha' });
    ({ id: productId } = await makeProduct({ name: 'Mango', unit: '1 kg', stock: 0 }));
  });

  const request = (as = viewer, id = productId) => createStockNotification(as, id);
  const setStock = (stock: number) => db.product.update({ where: { id: productId }, data: { stock } });
  const queuedJobs = () => db.$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'queueStockNotifications'`;
  const mailsTo = (as: Viewer) => db.mail.findMany({ where: { userId: as.userId, kind: 'BACK_IN_STOCK' } });
  const openOf = (as: Viewer) => findStockNotificationIds(as.userId);

  /** Sends what is queued, and returns the messages. */
  async function sendQueued(failure?: Error) {
    const sent: { recipient: string; subject: string; text: string }[] = [];
    const transport = {
      send: async (message: (typeof sent)[number]) => {
        if (failure) throw failure;
        sent.push(message);
      },
      close: () => undefined,
    };
    const services = {
      composers: MAIL_COMPOSERS,
      transport,
      publicUrl: 'https://shop.example',
      fingerprint: createFingerprint(TEST_SECRET),
      shop: TEST_TERMS,
      readLogo: async () => null,
      report: () => undefined,
      now,
    };
    for (const { id } of await db.mail.findMany({ orderBy: { id: 'asc' } })) {
      await sendMail(id, services).catch((error: unknown) => {
        if (error !== failure) throw error;
      });
    }
    return sent;
  }

  it('turns back-in-stock mails on again, and is not mailed after another unsubscription', async () => {
    await updateMailOptOuts(viewer.userId, { BACK_IN_STOCK: false });
    await request();
    expect(await db.mailOptOut.count({ where: { userId: viewer.userId } })).toBe(0);
    await updateMailOptOuts(viewer.userId, { BACK_IN_STOCK: false });
    await setStock(3);
    await queueStockNotifications(now, productId);
    expect(await sendQueued()).toEqual([]);
  });

  it('becomes one mail with the name, the price and the link when the stock rises from 0', async () => {
    await request();
    await setStock(3);
    expect(await queuedJobs()).toEqual([{ key: `queueStockNotifications:${productId}` }]);
    expect(await queueStockNotifications(now, productId)).toBe(1);
    const [message, ...others] = await sendQueued();
    expect(others).toEqual([]);
    expect(message?.subject).toBe('Mango is back in stock');
    expect(message?.text).toContain('Mango (1 kg) is back in stock, for ₹100.');
    expect(message?.text).toContain(`https://shop.example/product/${encodeId('Product', productId)}`);
    expect(await openOf(viewer)).toEqual([]);
  });

  it('is found by whatever raises the stock, and by a product that is shown again', async () => {
    const actions: (() => Promise<unknown>)[] = [
      () => db.$transaction((tx) => adjustStock(tx, { reason: 'MANUAL', actorId: null }, [{ productId, delta: 1 }])),
      () => db.$executeRaw`UPDATE products SET stock = 5 WHERE id = ${productId}::uuid`,
      () => db.product.update({ where: { id: productId }, data: { stock: 5, isPublished: true } }),
    ];
    await request();
    for (const act of actions) {
      await setStock(0);
      await clearJobs();
      await act();
      expect(await queuedJobs()).toHaveLength(1);
    }
  });

  it('enqueues nothing for a product without requests, nor while the stock stays above 0', async () => {
    await setStock(1);
    await setStock(0);
    await request();
    await setStock(4);
    await queueStockNotifications(now);
    await clearJobs();
    await setStock(9);
    expect(await queuedJobs()).toEqual([]);
  });

  it('becomes one mail although the stock goes to and fro', async () => {
    await request();
    for (const stock of [1, 0, 2, 0, 3]) {
      await setStock(stock);
      await queueStockNotifications(now, productId);
    }
    expect(await sendQueued()).toHaveLength(1);
    await setStock(0);
    await setStock(1);
    expect(await queueStockNotifications(minutesLater(120))).toBe(0);
  });

  it('is queued once by two jobs at a time', async () => {
    await request();
    await setStock(1);
    const queued = await Promise.all([1, 2, 3].map(() => queueStockNotifications(now)));
    expect(queued.reduce((sum, each) => sum + each)).toBe(1);
    expect(await mailsTo(viewer)).toHaveLength(1);
  });

  it('stays open when the piece is gone before the mail is sent', async () => {
    await request();
    await setStock(1);
    await queueStockNotifications(now);
    await setStock(0);
    expect(await sendQueued()).toEqual([]);
    expect(await mailsTo(viewer)).toEqual([]);
    expect(await openOf(viewer)).toHaveLength(1);
    await setStock(1);
    expect(await queueStockNotifications(now, productId)).toBe(1);
    expect(await sendQueued()).toHaveLength(1);
  });

  it('stays open when the piece is gone between two attempts to send the mail', async () => {
    await request();
    await setStock(1);
    await queueStockNotifications(now);
    await sendQueued(new Error('The mail server is down'));
    await setStock(0);
    expect(await sendQueued()).toEqual([]);
    expect(await openOf(viewer)).toHaveLength(1);
  });

  it('reveals no name of a product that is hidden meanwhile', async () => {
    await request();
    await setStock(1);
    await queueStockNotifications(now);
    await db.product.update({ where: { id: productId }, data: { isPublished: false, name: 'Secret' } });
    expect(await sendQueued()).toEqual([]);
    expect(await openOf(viewer)).toEqual([]);
    await db.product.update({ where: { id: productId }, data: { isPublished: true } });
    expect(await queuedJobs()).toHaveLength(1);
  });

  it('is dropped with its queued mail when it is withdrawn', async () => {
    await request();
    await setStock(1);
    await queueStockNotifications(now);
    await deleteStockNotification(viewer, productId);
    await deleteStockNotification(viewer, productId);
    expect(await sendQueued()).toEqual([]);
  });

  it('of a suspended shopper waits', async () => {
    await request();
    await db.user.update({ where: { id: viewer.userId }, data: { status: 'SUSPENDED' } });
    await setStock(1);
    expect(await queueStockNotifications(now)).toBe(0);
  });

  it('is served first come, first served, ten for a piece, and the others an hour later', async () => {
    const shoppers: Viewer[] = [];
    for (let index = 0; index < 12; index += 1) shoppers.push(await makeShopper());
    for (const shopper of shoppers) await request(shopper);
    await setStock(1);
    expect(await queueStockNotifications(now, productId)).toBe(10);
    expect(await queueStockNotifications(minutesLater(1))).toBe(0);
    const early = await db.mail.findMany({ select: { userId: true } });
    expect(early.map(({ userId }) => userId).toSorted()).toEqual(
      shoppers
        .slice(0, 10)
        .map(({ userId }) => userId)
        .toSorted(),
    );
    expect(await queueStockNotifications(minutesLater(60))).toBe(2);
  });

  it('can be requested again after its mail', async () => {
    await request();
    await setStock(1);
    await queueStockNotifications(now);
    await sendQueued();
    await setStock(0);
    await request();
    expect(await openOf(viewer)).toHaveLength(1);
    await setStock(1);
    expect(await queueStockNotifications(minutesLater(60))).toBe(1);
  });

  it('is one request, however often it is requested', async () => {
    await request();
    await request();
    expect(await openOf(viewer)).toHaveLength(1);
  });

  it('is refused for a product in stock, a hidden, a deleted and an unknown one', async () => {
    await setStock(2);
    await expect(request()).rejects.toThrow(ProductInStockError);
    const hidden = await makeProduct({ stock: 0, isPublished: false });
    const deleted = await makeProduct({ stock: 0, deletedAt: new Date() });
    for (const id of [hidden.id, deleted.id, newId()]) {
      await expect(request(viewer, id)).rejects.toThrow(ProductUnavailableError);
    }
    expect(await openOf(viewer)).toEqual([]);
  });

  it('is refused above the limit of open requests', async () => {
    const ids = await makeProducts(MAX_STOCK_NOTIFICATIONS, { stock: 0 });
    for (const id of ids) await request(viewer, id);
    await expect(request()).rejects.toThrow(TooManyStockNotificationsError);
    await request(viewer, ids[0]);
    await deleteStockNotification(viewer, ids[0] ?? '');
    await request();
  });

  it('that is requested during a restock is refused, and a restock during the request finds it', async () => {
    const [refused] = await whileLocked(
      (tx) => tx.product.update({ where: { id: productId }, data: { stock: 1 } }),
      [() => request()],
    );
    expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'ProductInStockError' } });
    await setStock(0);
    const restock = () => db.$executeRaw`UPDATE products SET stock = 1 WHERE id = ${productId}::uuid`;
    await whileLocked(
      (tx) => tx.$queryRaw`SELECT 1 FROM products WHERE id = ${productId}::uuid FOR SHARE`.then(() => request()),
      [restock],
    );
    expect(await queuedJobs()).toHaveLength(1);
  });
});
