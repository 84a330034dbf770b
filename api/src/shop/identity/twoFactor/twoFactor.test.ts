import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { makeApiToken } from '../../../testing/apiTokenFixtures.ts';
import { createBrowser, openServer, type Browser } from '../../../testing/server/inProcessServer.ts';
import { totpCode } from '../../../testing/twoFactorFixtures.ts';
import { UserNotFoundError } from '../identityErrors.ts';
import { hashPassword } from '../login/password.ts';
import { resetTwoFactor } from '../../../backoffice/staff/resetTwoFactor.ts';

const PASSWORD = 'the right password';
const LOG_IN = `mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename
  ... on UserLogInPayload { viewer { id } } ... on Error { message } } }`;
const VERIFY = `mutation ($code: String!) { userLogInVerify(input: { code: $code }) { __typename
  ... on UserLogInVerifyPayload { viewer { email } } ... on InvalidInputError { issues { path } } } }`;
const ENROLL = `mutation { twoFactorEnroll { __typename ... on TwoFactorEnrollPayload { secret uri }
  ... on ReauthenticationRequiredError { method } } }`;
const CONFIRM = `mutation ($code: String!) { twoFactorConfirm(input: { code: $code }) { __typename
  ... on TwoFactorConfirmPayload { recoveryCodes revokedSessionIds viewer { twoFactor { enabledAt recoveryCodesLeft } } } } }`;
const DISABLE = `mutation { twoFactorDisable { __typename ... on Error { message }
  ... on TwoFactorDisablePayload { viewer { twoFactor { enabledAt recoveryCodesLeft } } } } }`;
const RENEW = `mutation { recoveryCodesCreate { __typename ... on RecoveryCodesCreatePayload { recoveryCodes } } }`;
const REAUTHENTICATE = `mutation ($input: SessionReauthenticateInput!) { sessionReauthenticate(input: $input) { __typename
  ... on InvalidInputError { issues { path } } } }`;
const STATUS = `{ viewer { role twoFactor { enabledAt isAvailable isRequired recoveryCodesLeft } } }`;
const STAFF = `{ staff(first: 1) { totalCount } }`;

let passwordHash: string;
beforeAll(async () => void (passwordHash = await hashPassword(PASSWORD)));

/** A person of the staff with a browser. */
async function openAccount(app: FastifyInstance, role: 'ADMIN' | 'PICKER' | 'USER' = 'ADMIN') {
  const email = `${newId()}@kirana.example`;
  const viewer = await makeShopper({ email, passwordHash, role, emailVerifiedAt: new Date() });
  const logIn = async (browser: Browser) => {
    const { data, cookies } = await browser.ask(LOG_IN, { input: { email, password: PASSWORD } });
    return { ...data.userLogIn, cookies };
  };
  const browser = createBrowser(app);
  await logIn(browser);
  return { email, viewer, userId: viewer.userId, browser, logIn };
}

/** Uses the present code; the next one is accepted as well, for half a minute and longer. */
async function setUp(browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await browser.ask(ENROLL)).data.twoFactorEnroll;
  const { data } = await browser.ask(CONFIRM, { code: totpCode(secret, new Date()) });
  return { secret, recoveryCodes: data.twoFactorConfirm.recoveryCodes };
}

/** As if the last authentication of all sessions were an hour ago. */
async function anHourLater(userId: string): Promise<void> {
  const authenticatedAt = new Date(Date.now() - 3_600_000);
  await db.session.updateMany({ where: { userId }, data: { authenticatedAt } });
}

describe('the second factor', () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await openServer()));
  afterAll(() => app.close());

  it('is set up by a code, ends other sessions, and is asked for at the next login of the same browser alone', async () => {
    const { email, browser, logIn, userId } = await openAccount(app);
    const other = createBrowser(app);
    await logIn(other);
    const { secret } = (await browser.ask(ENROLL)).data.twoFactorEnroll;
    expect((await browser.ask(CONFIRM, { code: '000 000' })).data.twoFactorConfirm.__typename).toBe(
      'WrongTwoFactorCodeError',
    );
    expect((await logIn(createBrowser(app))).__typename).toBe('UserLogInPayload');
    const { data } = await browser.ask(CONFIRM, { code: totpCode(secret, new Date()) });
    expect(data.twoFactorConfirm.viewer.twoFactor).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    expect(new Set(data.twoFactorConfirm.recoveryCodes).size).toBe(10);
    expect(data.twoFactorConfirm.revokedSessionIds).toHaveLength(2);
    expect((await other.ask(STATUS)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await browser.ask(STATUS)).data.viewer.twoFactor.recoveryCodesLeft).toBe(10);

    const fresh = createBrowser(app);
    const answer = await logIn(fresh);
    expect(answer).toMatchObject({ __typename: 'TwoFactorRequiredError' });
    expect(answer.cookies).toMatchObject([{ name: 'loginChallenge', httpOnly: true, sameSite: 'Lax', maxAge: 600 }]);
    const code = totpCode(secret, new Date(), 1);
    expect((await createBrowser(app).ask(VERIFY, { code })).data.userLogInVerify.__typename).toBe(
      'LoginChallengeExpiredError',
    );
    expect((await fresh.ask(VERIFY, { code: 'abc' })).data.userLogInVerify.issues).toEqual([{ path: 'code' }]);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await fresh.ask(VERIFY, { code: spaced })).data.userLogInVerify.viewer).toEqual({ email });
    expect(fresh.jar.has('loginChallenge')).toBe(false);
    expect((await fresh.ask(STAFF)).errors).toEqual([]);
    expect(await db.mail.count({ where: { userId, kind: 'TWO_FACTOR_ENABLED' } })).toBe(1);
  });

  it('is stored encrypted, and is in no audit entry', async () => {
    const { browser, userId } = await openAccount(app);
    const { secret, recoveryCodes } = await setUp(browser);
    const credential = await db.totpCredential.findUniqueOrThrow({ where: { userId } });
    expect(Buffer.from(credential.encryptedSecret).includes(secret)).toBe(false);
    const audits = JSON.stringify(await db.auditEntry.findMany({ where: { subjectId: userId } }));
    expect(audits).toContain('USER_TWO_FACTOR_ENABLE');
    for (const text of [secret, ...recoveryCodes]) expect(audits).not.toContain(text);
  });

  it('is for staff', async () => {
    const { browser } = await openAccount(app, 'USER');
    expect((await browser.ask(STATUS)).data.viewer.twoFactor).toMatchObject({ isAvailable: false, isRequired: false });
    expect((await browser.ask(ENROLL)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is not replaced while it is on, and is turned off with its codes', async () => {
    const { browser, logIn } = await openAccount(app, 'PICKER');
    const { recoveryCodes } = await setUp(browser);
    expect((await browser.ask(ENROLL)).data.twoFactorEnroll.__typename).toBe('TwoFactorStateError');
    const renewed = (await browser.ask(RENEW)).data.recoveryCodesCreate.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toContain(recoveryCodes[0]);
    const fresh = createBrowser(app);
    await logIn(fresh);
    expect((await fresh.ask(VERIFY, { code: recoveryCodes[0] })).data.userLogInVerify.__typename).toBe(
      'WrongTwoFactorCodeError',
    );
    expect((await fresh.ask(VERIFY, { code: renewed[0].toUpperCase() })).data.userLogInVerify.__typename).toBe(
      'UserLogInVerifyPayload',
    );
    expect((await browser.ask(DISABLE)).data.twoFactorDisable.viewer.twoFactor).toEqual({
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    expect((await logIn(createBrowser(app))).__typename).toBe('UserLogInPayload');
    expect((await browser.ask(RENEW)).data.recoveryCodesCreate.__typename).toBe('TwoFactorStateError');
  });

  it('is confirmed again before it is changed, by a code and not by the password', async () => {
    const { browser, userId } = await openAccount(app);
    const { secret } = await setUp(browser);
    await anHourLater(userId);
    await db.user.update({ where: { id: userId }, data: { status: 'SUSPENDED' } });
    await db.user.update({ where: { id: userId }, data: { status: 'ACTIVE' } }); // the cached session is read again
    await expect
      .poll(async () => (await browser.ask(DISABLE)).data.twoFactorDisable.__typename)
      .toBe('ReauthenticationRequiredError');
    const reauthenticate = async (input: object) =>
      (await browser.ask(REAUTHENTICATE, { input })).data.sessionReauthenticate;
    expect(await reauthenticate({ password: PASSWORD })).toMatchObject({ issues: [{ path: 'code' }] });
    expect(await reauthenticate({ code: '000000' })).toMatchObject({ __typename: 'WrongTwoFactorCodeError' });
    const code = totpCode(secret, new Date(), 1);
    expect(await reauthenticate({ code })).toEqual({ __typename: 'SessionReauthenticatePayload' });
    expect(await reauthenticate({ code })).toMatchObject({ __typename: 'WrongTwoFactorCodeError' });
    expect((await browser.ask(DISABLE)).data.twoFactorDisable.__typename).toBe('TwoFactorDisablePayload');
  });

  it('leaves API tokens as they are, and REST logins are refused with what would help', async () => {
    const { browser, viewer, email } = await openAccount(app);
    await setUp(browser);
    const { token } = await makeApiToken(viewer);
    const { data } = await createBrowser(app).ask(STAFF, {}, { authorization: `Bearer ${token}` });
    expect(data.staff.totalCount).toBeGreaterThan(0);
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email, password: PASSWORD },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: 'This account has a second factor: use an API token here, or log in on the website',
      requestId: expect.any(String) as unknown,
      error: true,
      success: false,
      data: null,
    });
    expect(response.cookies.map(({ name }) => name)).not.toContain('accessToken');
  });

  it('ends when its owner becomes a shopper', async () => {
    const [admin, picker] = [await openAccount(app), await openAccount(app, 'PICKER')];
    await setUp(picker.browser);
    const TAKE = `mutation ($email: String!) { staffMemberUpdateRole(input: { email: $email, role: USER }) { __typename } }`;
    await admin.browser.ask(TAKE, { email: picker.email });
    expect((await picker.logIn(createBrowser(app))).__typename).toBe('UserLogInPayload');
  });

  describe('that is lost', () => {
    const RESET = `mutation ($email: String!) { staffMemberResetTwoFactor(input: { email: $email }) { __typename
      ... on StaffMemberResetTwoFactorPayload { staffMember { hasTwoFactor } } } }`;

    it('is removed by another admin, with its sessions, and is recorded', async () => {
      const [admin, picker] = [await openAccount(app), await openAccount(app, 'PICKER')];
      await setUp(picker.browser);
      await setUp(admin.browser);
      const reset = async ({ browser }: { browser: Browser }, email: string) =>
        (await browser.ask(RESET, { email })).data?.staffMemberResetTwoFactor;
      expect(await reset(admin, admin.email)).toEqual({ __typename: 'OwnAccountError' });
      expect(await reset(picker, admin.email)).toBeUndefined();
      expect(await reset(admin, picker.email)).toMatchObject({ staffMember: { hasTwoFactor: false } });
      expect(await reset(admin, picker.email)).toEqual({ __typename: 'UserNotFoundError' });
      expect((await picker.browser.ask(STATUS)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect((await picker.logIn(picker.browser)).__typename).toBe('UserLogInPayload');
      expect(
        await db.auditEntry.findFirst({ where: { subjectId: picker.userId, action: 'USER_TWO_FACTOR_RESET' } }),
      ).toMatchObject({ actorId: admin.userId, before: { twoFactor: true }, after: { twoFactor: false } });
      expect(await db.mail.count({ where: { userId: picker.userId, kind: 'TWO_FACTOR_DISABLED' } })).toBe(1);
    });

    it('is removed from the command line without an admin, which is recorded without an actor', async () => {
      const { browser, email, userId, logIn } = await openAccount(app);
      await setUp(browser);
      await resetTwoFactor(email, new Date());
      expect(
        await db.auditEntry.findFirst({ where: { subjectId: userId, action: 'USER_TWO_FACTOR_RESET' } }),
      ).toMatchObject({ actorId: null });
      expect((await logIn(createBrowser(app))).__typename).toBe('UserLogInPayload');
      await expect(resetTwoFactor(email, new Date())).rejects.toBeInstanceOf(UserNotFoundError);
    });
  });
});

describe('a required second factor', () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await openServer({ REQUIRE_TWO_FACTOR: 'on' })));
  afterAll(() => app.close());
  let admin: Awaited<ReturnType<typeof openAccount>>;
  beforeEach(async () => void (admin = await openAccount(app)));

  const CREATE_TOKEN = `mutation { apiTokenCreate(input: { name: "A program", scope: READ_WRITE }) { __typename } }`;
  const FORBIDDEN = [{ message: 'Set up your second factor first', extensions: { code: 'FORBIDDEN' } }];

  it('takes the permissions of staff from an account and its API tokens, until it is set up', async () => {
    const { browser, viewer } = admin;
    const { token } = await makeApiToken(viewer);
    const asProgram = (bearer = token) => createBrowser(app).ask(STAFF, {}, { authorization: `Bearer ${bearer}` });
    expect((await browser.ask(STATUS)).data.viewer).toMatchObject({ role: 'ADMIN', twoFactor: { isRequired: true } });
    expect((await browser.ask(STAFF)).errors).toMatchObject(FORBIDDEN);
    expect((await asProgram()).errors).toMatchObject(FORBIDDEN);
    expect((await browser.ask(CREATE_TOKEN)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    await setUp(browser);
    expect((await browser.ask(STAFF)).errors).toEqual([]);
    expect((await asProgram()).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]); // older than the factor
    expect((await asProgram((await makeApiToken(viewer)).token)).errors).toEqual([]);
    expect((await browser.ask(DISABLE)).data.twoFactorDisable).toEqual({
      __typename: 'TwoFactorStateError',
      message: 'Your shop requires two-factor authentication',
    });
  });

  it('changes nothing for shoppers', async () => {
    const { browser } = await openAccount(app, 'USER');
    expect((await browser.ask(STATUS)).data.viewer).toMatchObject({ role: 'USER', twoFactor: { isRequired: false } });
    expect((await browser.ask(CREATE_TOKEN)).data.apiTokenCreate.__typename).toBe('ApiTokenCreatePayload');
  });
});
