import { describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { promoteUser } from '../backoffice/staff/assignRole.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { readEmail, runFor } from './startAccountCommand.ts';

const USAGE = { usage: 'npm run user:promote' };
const PROMOTE = {
  notFound: (email: string) => `No user has registered and verified ${email}.`,
  run: async (email: string) => {
    await promoteUser(email);
    return `${email} is an admin now.`;
  },
};

/** A shopper whose address is verified, unless `emailVerifiedAt` is null. */
async function makeUser(emailVerifiedAt: Date | null): Promise<{ email: string; role(): Promise<string> }> {
  const { userId } = await makeShopper();
  const { email } = await db.user.update({ where: { id: userId }, data: { emailVerifiedAt } });
  const role = async () => (await db.user.findUniqueOrThrow({ where: { id: userId } })).role;
  return { email, role };
}

describe('a command about an account', () => {
  it('requires an e-mail address', () => {
    for (const argument of [undefined, 'asha'])
      expect(() => readEmail(argument, USAGE)).toThrow('Usage: npm run user:promote asha@kirana.example');
  });

  it('finds the account whatever the case of the address', () => {
    expect(readEmail('ASHA@KIRANA.EXAMPLE', USAGE)).toBe('asha@kirana.example');
  });

  it('changes a user with a verified address, again and again', async () => {
    const { email, role } = await makeUser(new Date('2026-03-02T10:00:00Z'));
    for (const _time of ['first', 'again']) expect(await runFor(email, PROMOTE)).toBe(`${email} is an admin now.`);
    expect(await role()).toBe('ADMIN');
  });

  it('names an address without a verified account', async () => {
    const { email, role } = await makeUser(null);
    await expect(runFor(email, PROMOTE)).rejects.toThrow(`No user has registered and verified ${email}.`);
    expect(await role()).toBe('USER');
    await expect(runFor('ravi@kirana.example', PROMOTE)).rejects.toThrow('verified ravi@kirana.example.');
  });

  it('shows another failure as it is', async () => {
    const defect = new TypeError('It has no price');
    await expect(runFor('a@kirana.example', { ...PROMOTE, run: () => Promise.reject(defect) })).rejects.toBe(defect);
  });
});
