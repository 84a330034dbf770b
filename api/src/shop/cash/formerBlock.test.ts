import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { deleteAccount } from '../account/deleteAccount.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { blockCash, unblockCash } from '../../backoffice/customers/cashBlock.ts';
import { db } from '../../platform/db/client.ts';
import type { UserBlock } from '../../platform/db/generated/client.ts';
import { hashPassword } from '../identity/login/password.ts';
import { purgeExpired } from '../../jobs/purgeExpired.ts';
import { makeAddress, makeCartLine, makeProduct, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { switchToCash } from '../payments/switchToCash.ts';
import { sharedPubSub } from '../../testing/graphql/sharedPubSub.ts';

const OF_ANOTHER = '9876501234';
const PASSWORD = 'the right password';
const BLOCKED = 'Cash on Delivery isn’t available for your account.';
const YEAR_MS = 365 * DAY_MS;

describe('a block of cash on delivery whose account is deleted', () => {
  let passwordHash: string;
  let email: string;
  let mobile: string;
  let lastMobile = 9_700_000_000;
  let staff: SessionViewer;
  let kept: UserBlock;
  beforeEach(async () => {
    passwordHash ??= await hashPassword(PASSWORD);
    email = `${newId()}@kirana.example`;
    mobile = String((lastMobile += 1));
    staff = await makeStaff('CUSTOMERS');
    const blocked = await makeShopper({ email, passwordHash, mobile });
    await makeAddress(blocked, { line: newId(), mobile: OF_ANOTHER });
    await blockCash(staff, { userId: blocked.userId, reason: 'Was never in' });
    await deleteAccount(blocked, { password: PASSWORD, caller: fakeCaller() }, new Date());
    kept = await db.userBlock.findFirstOrThrow({ where: { userId: blocked.userId } });
  });

  const services = () => ({ ...paymentServices(), caller: fakeCaller({ network: newId() }) });

  async function orderAs(
    person: { email?: string; mobile?: string; accountMobile?: string },
    paymentMethod: 'CASH_ON_DELIVERY' | 'ONLINE' = 'CASH_ON_DELIVERY',
  ) {
    const viewer = await makeShopper({
      ...{ email: person.email ?? `${newId()}@kirana.example`, mobile: person.accountMobile ?? null },
    });
    const addressId = await makeAddress(viewer, { line: newId(), mobile: person.mobile ?? '9800000001' });
    const { id: productId } = await makeProduct({ stock: 5 });
    await makeCartLine(viewer, productId);
    const order = () => {
      const request = { addressId, paymentMethod, expectedTotal: 10_000, idempotencyKey: newId() };
      return placeOrder(viewer, request, services());
    };
    return { viewer, order, first: await order().catch((error: unknown) => (error as Error).message) };
  }

  it.each([
    ['e-mail address', () => ({ email })],
    ['mobile at the door', () => ({ mobile })],
    ['mobile of the account', () => ({ accountMobile: `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}` })],
  ])('moves to the next account with the same %s, where staff lift it', async (_what, contacts) => {
    const { viewer, order, first } = await orderAs(contacts());
    expect(first).toContain(BLOCKED);
    expect(await db.userBlock.findMany({ where: { userId: viewer.userId } })).toMatchObject([
      { kind: 'CASH_ON_DELIVERY', reason: expect.stringContaining('deleted') as unknown, contactKeys: [] },
    ]);
    expect(await db.userBlock.findUnique({ where: { id: kept.id } })).toBeNull();
    await expect(order()).rejects.toThrow(BLOCKED);
    await unblockCash(staff, viewer);
    expect(await order()).toHaveProperty('orderId');
  });

  it('affects no other contacts or online payments', async () => {
    expect((await orderAs({})).first).toHaveProperty('orderId');
    expect((await orderAs({ mobile: OF_ANOTHER })).first).toHaveProperty('orderId'); // an address they saved
    expect((await orderAs({ email }, 'ONLINE')).first).toHaveProperty('orderId');
  });

  it('refuses the change of an online payment to cash', async () => {
    const { viewer, first } = await orderAs({ email }, 'ONLINE');
    const { orderId } = first as { orderId: string };
    await expect(switchToCash(viewer, orderId, services())).rejects.toThrow(BLOCKED);
  });

  it('is deleted after a year, and stores no contact in plain text', async () => {
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${email}|${mobile}`));
    await purgeExpired(new Date(Date.now() + YEAR_MS - DAY_MS), sharedPubSub());
    expect(await db.userBlock.count({ where: { id: kept.id } })).toBe(1);
    await purgeExpired(new Date(Date.now() + YEAR_MS + DAY_MS), sharedPubSub());
    expect(await db.userBlock.count({ where: { id: kept.id } })).toBe(0);
  });
});
