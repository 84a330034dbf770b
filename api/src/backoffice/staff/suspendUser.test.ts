import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeSession, makeShopper, newId } from '../../testing/fixtures.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../testing/graphql/fakeCaller.ts';
import { AccountSuspendedError, SessionExpiredError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';
import { logIn } from '../../shop/identity/login/logIn.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { promoteUser } from './assignRole.ts';
import { refreshSession } from '../../shop/identity/sessions/refreshSession.ts';
import { viewerOfSession } from '../../shop/identity/sessions/session.ts';
import { reinstateUser, suspendUser } from './suspendUser.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';

describe('a suspended user', () => {
  let admin: SessionViewer;
  let email: string;
  let shopper: SessionViewer;
  beforeEach(async () => {
    admin = await makeShopper({ role: 'ADMIN' });
    email = `${newId()}@kirana.example`;
    shopper = await makeSession(await makeShopper({ email, passwordHash: await hashPassword(PASSWORD) }));
  });
  const logsIn = () => logIn({ email, password: PASSWORD }, fakeCaller(), NOW);

  it('loses all sessions at once, and can neither log in nor refresh', async () => {
    const { refreshToken } = await logsIn();
    await suspendUser(admin, { account: { email }, reason: null }, NOW);
    expect(await viewerOfSession(shopper, TEST_STAFF_ACCESS, new Date())).toBeNull();
    await expect(logsIn()).rejects.toBeInstanceOf(AccountSuspendedError);
    await expect(refreshSession(refreshToken, fakeCaller(), NOW)).rejects.toBeInstanceOf(SessionExpiredError);
  });

  it('can log in when reinstated, but not use an old session', async () => {
    await suspendUser(admin, { account: { email }, reason: null }, NOW);
    await reinstateUser(admin, { email });
    expect(await viewerOfSession(shopper, TEST_STAFF_ACCESS, new Date())).toBeNull();
    await logsIn();
  });

  const SUSPEND = `mutation ($input: UserSuspendInput!) { userSuspend(input: $input) { __typename } }`;
  const REINSTATE = `mutation ($input: UserReinstateInput!) { userReinstate(input: $input) { __typename } }`;

  it.each([
    ['suspended', SUSPEND],
    ['reinstated', REINSTATE],
  ])('is %s only by admins, whatever the input', async (_what, mutation) => {
    for (const [viewer, code] of [
      [null, 'UNAUTHENTICATED'],
      [shopper, 'FORBIDDEN'],
    ] as const) {
      for (const input of [{ email }, { email: 'x' }]) {
        const { data, errors } = await executeGraphql(mutation, { input }, viewer);
        expect({ data, code: errors[0]?.extensions?.code }).toEqual({ data: null, code });
      }
    }
    expect(await db.user.findUnique({ where: { email } })).toMatchObject({ status: 'ACTIVE' });
  });

  it('has an audit entry with the admin, without a name or an address', async () => {
    await suspendUser(admin, { account: { email }, reason: null }, NOW);
    await suspendUser(admin, { account: { email }, reason: null }, NOW);
    await reinstateUser(admin, { email });
    await reinstateUser(admin, { email });
    const entry = { actorId: admin.userId, subjectType: 'USER', subjectId: shopper.userId, subjectName: null };
    const [active, suspended] = [{ status: 'ACTIVE' }, { status: 'SUSPENDED' }];
    expect(await db.auditEntry.findMany({ where: { subjectId: shopper.userId }, orderBy: { id: 'asc' } })).toEqual([
      expect.objectContaining({ ...entry, action: 'USER_SUSPEND', before: active, after: suspended }),
      expect.objectContaining({ ...entry, action: 'USER_REINSTATE', before: suspended, after: active }),
    ]);
  });

  it('is protected by the rule too', async () => {
    await expect(suspendUser(shopper, { account: { email }, reason: null }, NOW)).rejects.toThrow(
      'Do not have permission',
    );
    await expect(reinstateUser(shopper, { email })).rejects.toThrow('Do not have permission');
  });

  it('is neither the viewer nor an unknown address', async () => {
    const { email: own } = await db.user.findUniqueOrThrow({ where: { id: admin.userId } });
    const ask = async (address: string) =>
      (await executeGraphql(SUSPEND, { input: { email: address } }, admin)).data.userSuspend.__typename;
    expect(await ask(own)).toBe('OwnAccountError');
    expect(await db.auditEntry.count({ where: { actorId: admin.userId } })).toBe(0);
    expect(await ask('nobody@kirana.example')).toBe('UserNotFoundError');
    expect(await ask(email.toUpperCase())).toBe('UserSuspendPayload');
  });
});

describe('promoteUser', () => {
  it('gives the admin role to a user with a verified address', async () => {
    const email = `${newId()}@kirana.example`;
    const { userId } = await makeShopper({ email });
    await expect(promoteUser(email)).rejects.toBeInstanceOf(UserNotFoundError);
    await db.user.update({ where: { email }, data: { emailVerifiedAt: NOW } });
    await promoteUser(email);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ role: 'ADMIN' });
    await expect(promoteUser('nobody@kirana.example')).rejects.toBeInstanceOf(UserNotFoundError);
  });
});
