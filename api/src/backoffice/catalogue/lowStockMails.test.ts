import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { createFingerprint } from '../../platform/core/caller.ts';
import { db } from '../../platform/db/client.ts';
import { updateMailOptOuts } from '../../platform/mail/mailOptOut.ts';
import { adjustStock } from '../../shop/stock/adjustStock.ts';
import { makeProduct, makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';
import { lowStockMail, queueLowStockMails } from './lowStockMails.ts';

const HOUR_MS = 3_600_000;

describe('Low-stock mails', () => {
  let keeper: Viewer;
  beforeEach(async () => {
    await db.mail.deleteMany();
    await db.product.deleteMany();
    await db.user.updateMany({ data: { status: 'INACTIVE' } });
    keeper = await makeStaff('CATALOGUE');
    await db.user.update({ where: { id: keeper.userId }, data: { emailVerifiedAt: new Date(), name: 'Asha' } });
    await makeShopper({ emailVerifiedAt: new Date() });
  });

  async function makeStocked(name: string, stock: number) {
    const product = await makeProduct({ name, unit: '1 kg', stock, lowStockThreshold: 5 });
    await db.stockMovement.deleteMany({ where: { productId: product.id } });
    return product;
  }
  const sell = ({ id: productId }: { id: string }, pieces: number) =>
    db.$transaction((tx) => adjustStock(tx, { reason: 'MANUAL', actorId: null }, [{ productId, delta: -pieces }]));
  async function compose() {
    const mail = await db.mail.findFirstOrThrow();
    const services = {
      publicUrl: 'https://shop.example',
      fingerprint: createFingerprint(TEST_SECRET),
      now: new Date(),
    };
    return lowStockMail({ ...mail }, services as Parameters<typeof lowStockMail>[1]);
  }

  it('list the products that ran low in the last day, for those who keep the catalogue', async () => {
    const [atta, ghee, dal, rice] = await Promise.all([
      makeStocked('Atta', 9),
      makeStocked('Ghee', 6),
      makeStocked('Dal', 30),
      makeStocked('Rice', 4),
    ]);
    await sell(atta, 9);
    await sell(ghee, 3);
    await sell(dal, 20);
    await sell(rice, 1); // was low before
    expect(await queueLowStockMails(new Date())).toBe(1);
    const mails = await db.mail.findMany();
    expect(mails.map(({ kind, userId }) => [kind, userId])).toEqual([['LOW_STOCK', keeper.userId]]);
    expect(await compose()).toMatchObject({
      subject: '2 products are running low',
      paragraphs: ['Hi Asha,', 'These ran low since yesterday:'],
      tables: [
        {
          rows: [
            { label: 'Atta', note: '1 kg', value: 'Sold out' },
            { label: 'Ghee', note: '1 kg', value: '3 left' },
          ],
        },
      ],
      button: { url: 'https://shop.example/dashboard/product?show=low' },
    });
  });

  it('are not sent on a day on which nothing ran low, or after unsubscribing', async () => {
    const atta = await makeStocked('Atta', 9);
    expect(await queueLowStockMails(new Date())).toBe(0);
    await sell(atta, 5);
    expect(await queueLowStockMails(new Date(Date.now() + 25 * HOUR_MS))).toBe(0);
    await updateMailOptOuts(keeper.userId, { LOW_STOCK: false });
    expect(await queueLowStockMails(new Date())).toBe(0);
  });

  it('are dropped when the products were restocked before they are sent', async () => {
    const atta = await makeStocked('Atta', 9);
    await sell(atta, 5);
    await queueLowStockMails(new Date());
    await sell(atta, -20);
    expect(await compose()).toBeNull();
  });
});
