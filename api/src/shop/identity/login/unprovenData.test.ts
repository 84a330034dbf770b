import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { makeAddress } from '../../../testing/fixtures.ts';
import { readMail } from '../../../testing/readMail.ts';
import { makeDeliveredOrder } from '../../../testing/refundRequestFixtures.ts';
import { accountKey } from '../accountLimits.ts';
import { claimAccount } from './accountRecovery.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from './passwordReset.ts';

const NEW_PASSWORD = 'the password of the owner';
const DELIVERED_TO = '12 Park Street';
const MOBILE = '9800000000';

/** The account of a shopper who got an order, hadn’t been confirmed the email and has forgotten the password. */
describe('the reset of an unconfirmed account with a delivered order', () => {
  const caller = fakeCaller();
  let userId: string;
  let email: string;
  let addressId: string;
  beforeEach(async () => {
    const { viewer, orderId } = await makeDeliveredOrder();
    ({ userId } = viewer);
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, select: { addressId: true } });
    addressId = order.addressId ?? '';
    ({ email } = await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null, mobile: MOBILE } }));
  });

  const requestCode = async (by = caller) => {
    const { requestToken } = await requestPasswordReset({ email }, by);
    return { requestToken, mail: await readMail(email) };
  };
  const verify = async (by = caller) => {
    const { requestToken, mail } = await requestCode(by);
    return verifyResetCode({ email, code: mail?.code ?? '', requestToken }, by, new Date());
  };
  const reset = async (by = caller) => {
    const { resetToken } = await verify(by);
    return resetPassword({ email, newPassword: NEW_PASSWORD, resetToken }, by, new Date());
  };
  const saved = async () => {
    const select = { mobile: true, addresses: { where: { isActive: true }, select: { line: true } } } as const;
    const { mobile, addresses } = await db.user.findUniqueOrThrow({ where: { id: userId }, select });
    return { mobile, lines: addresses.map(({ line }) => line) };
  };

  it('keeps the address that it was delivered to, and the number that the rider called', async () => {
    expect(await verify()).toMatchObject({ removesData: false });
    expect(await reset()).toEqual({ addressIds: [], hasMobile: false, provenAddresses: [`${DELIVERED_TO}, Kolkata`] });
    expect(await saved()).toEqual({ mobile: MOBILE, lines: [DELIVERED_TO] });
  });

  it('removes the other addresses and another number', async () => {
    const other = await makeAddress({ userId }, { line: '1 Side Street' });
    await db.user.update({ where: { id: userId }, data: { mobile: '9811111111' } });
    expect(await verify()).toMatchObject({ removesData: true });
    expect(await reset()).toEqual({
      addressIds: [other],
      hasMobile: true,
      provenAddresses: [`${DELIVERED_TO}, Kolkata`],
    });
    expect(await saved()).toEqual({ mobile: null, lines: [DELIVERED_TO] });
  });

  it('removes an address that was changed after its delivery, because the next order would go elsewhere', async () => {
    await db.address.update({ where: { id: addressId }, data: { line: '1 Side Street' } });
    expect(await reset()).toMatchObject({ addressIds: [addressId], provenAddresses: [] });
  });

  it.each(['PLACED', 'OUT_FOR_DELIVERY', 'CANCELLED'] as const)(
    'takes an order that is %s for no proof',
    async (status) => {
      await db.order.updateMany({ where: { userId }, data: { status, deliveredAt: null } });
      expect(await reset()).toEqual({ addressIds: [addressId], hasMobile: true, provenAddresses: [] });
      expect(await saved()).toEqual({ mobile: null, lines: [] });
    },
  );

  it('takes an order of another account for no proof', async () => {
    const { viewer: other } = await makeDeliveredOrder();
    await db.order.updateMany({ where: { userId: other.userId }, data: { addressId } });
    await db.order.updateMany({ where: { userId }, data: { addressId: null } });
    expect(await reset()).toMatchObject({ addressIds: [addressId], provenAddresses: [] });
  });

  it('keeps everything in the browser that registered, and of a confirmed account', async () => {
    await makeAddress({ userId }, { line: '1 Side Street' });
    const registered = { id: crypto.randomUUID(), since: new Date() };
    const knownDevice = async (account: string) => (account === accountKey(caller, email) ? registered : null);
    expect(await verify({ ...caller, knownDevice })).toMatchObject({ removesData: false });
    expect(await reset({ ...caller, knownDevice })).toBeNull();
    expect(await reset()).toBeNull();
    expect((await saved()).lines).toHaveLength(2);
  });

  it('removes what was saved when the account was claimed by the link that confirms its email', async () => {
    const other = await makeAddress({ userId }, { line: '1 Side Street' });
    const { resetToken } = await claimAccount({ userId, email }, new Date());
    const removed = await resetPassword({ email, newPassword: NEW_PASSWORD, resetToken }, caller, new Date());
    expect(removed).toEqual({ addressIds: [other], hasMobile: false, provenAddresses: [`${DELIVERED_TO}, Kolkata`] });
  });

  it('says in its mails what will go and what went, and why', async () => {
    for (const line of ['1 Side Street', '2 Side Street']) await makeAddress({ userId }, { line });
    const { mail } = await requestCode();
    expect(mail?.paragraphs.join(' ')).toContain('we remove 2 saved addresses when you choose a new password');
    expect(mail?.button?.url).toContain('removesData=1');
    await reset();
    const notice = (await readMail(email))?.paragraphs.join(' ');
    expect(notice).toContain('This email hadn’t been confirmed, so someone else may have signed up with it.');
    expect(notice).toContain('we removed 2 saved addresses: no delivered order shows that they’re yours.');
    expect(notice).toContain('We kept the addresses that orders were delivered to.');
  });

  it('says nothing of it to someone who loses nothing, nor after a later reset', async () => {
    expect((await requestCode()).mail?.paragraphs.join(' ')).not.toContain('hadn’t been confirmed');
    await reset();
    expect((await readMail(email))?.paragraphs.join(' ')).toContain('Check that you know each of them');
    await reset();
    expect((await readMail(email))?.paragraphs.join(' ')).not.toMatch(/hadn’t been confirmed|We kept/);
  });

  it('answers it with types', async () => {
    await makeAddress({ userId }, { line: '1 Side Street' });
    const { resetToken } = await verify();
    const input = { email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, resetToken };
    const RESET = `mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { ... on PasswordResetPayload {
      isReset removedData { addresses hasMobile keptAddresses } } } }`;
    expect((await executeGraphql(RESET, { input })).data.passwordReset).toEqual({
      isReset: true,
      removedData: { addresses: 1, hasMobile: false, keptAddresses: [`${DELIVERED_TO}, Kolkata`] },
    });
  });
});
