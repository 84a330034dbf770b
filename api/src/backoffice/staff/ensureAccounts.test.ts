import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../testing/graphql/fakeCaller.ts';
import { makeAddress, makeSession, makeShopper } from '../../testing/fixtures.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import { viewerOfSession } from '../../shop/identity/sessions/session.ts';
import { ensureAccounts } from './ensureAccounts.ts';
import { logIn } from '../../shop/identity/login/logIn.ts';

const DEMO = { admin: null, demo: true };

describe('ensureAccounts', () => {
  beforeEach(async () => {
    await db.user.deleteMany();
  });

  const roles = async () => {
    const users = await db.user.findMany({ orderBy: { email: 'asc' }, select: { email: true, role: true } });
    return users.map(({ email, role }) => `${email.split('@')[0]} ${role}`);
  };

  it('creates an account of each role for a demo shop, once', async () => {
    const accounts = await ensureAccounts(DEMO);
    await ensureAccounts(DEMO);
    expect(await roles()).toEqual(['admin ADMIN', 'picker PICKER', 'rider RIDER', 'shopper USER']);
    for (const account of Object.values(accounts)) await logIn(account, fakeCaller(), new Date());
    expect(await db.session.count()).toBe(4);
  });

  it('restores a lost role, and takes no role away', async () => {
    await ensureAccounts(DEMO);
    await db.user.update({ where: { email: 'picker@kirana.example' }, data: { role: 'USER' } });
    await db.user.update({ where: { email: 'rider@kirana.example' }, data: { role: 'ADMIN' } });
    await db.user.update({ where: { email: 'shopper@kirana.example' }, data: { role: 'RIDER' } });
    await ensureAccounts(DEMO);
    expect(await roles()).toEqual(['admin ADMIN', 'picker PICKER', 'rider ADMIN', 'shopper RIDER']);
  });

  it('leaves no credential of a stranger who registered the address of the admin first', async () => {
    const admin = { email: 'boss@kirana.example', password: 'long enough' };
    const pendingEmail = 'stranger@kirana.example';
    const stranger = await makeSession(await makeShopper({ email: admin.email, pendingEmail }));
    await makeApiToken(stranger);
    await makeAddress(stranger);
    await ensureAccounts({ admin, demo: false });
    expect(await db.user.findUnique({ where: { email: admin.email }, include: { addresses: true } })).toMatchObject({
      role: 'ADMIN',
      pendingEmail: null,
      addresses: [{ isActive: false }],
    });
    expect(await db.apiToken.count()).toBe(0);
    expect(await viewerOfSession(stranger, TEST_STAFF_ACCESS, new Date())).toBeNull();
    await logIn(admin, fakeCaller(), new Date());
  });

  it('creates only the configured admin without the demo', async () => {
    const admin = { email: 'boss@kirana.example', password: 'long enough' };
    expect(await ensureAccounts({ admin, demo: false })).toEqual({});
    expect(await roles()).toEqual(['boss ADMIN']);
  });
});
