import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { createBrowser, openServer, type Browser } from '../../../testing/server/inProcessServer.ts';
import { newId } from '../../../testing/fixtures.ts';
import { mailedToken, readMail } from '../../../testing/readMail.ts';

const THEIRS = 'the password of a stranger';
const OWN = 'the password of the owner';

const WHO = '{ viewer { email isEmailVerified } }';
const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) {
  ... on UserRegisterPayload { accessToken refreshToken } } }`;
const LOG_IN = 'mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename } }';
const REFRESH = 'mutation ($token: String) { sessionRefresh(input: { refreshToken: $token }) { __typename } }';
const UPDATE = 'mutation ($input: ProfileUpdateInput!) { profileUpdate(input: $input) { __typename } }';
const ADD_TOKEN = `mutation { apiTokenCreate(input: { name: "Mine", scope: READ_WRITE }) {
  ... on ApiTokenCreatePayload { token } } }`;
const ADD_ADDRESS = `mutation ($input: AddressCreateInput!) { addressCreate(input: $input) { __typename } }`;
const VERIFY_EMAIL = `mutation ($input: EmailVerifyInput!) { emailVerify(input: $input) { __typename
  ... on EmailVerifyPayload { email resetToken viewer { email } } ... on Error { message } } }`;
const REQUEST_RESET = `mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) { __typename } }`;
const VERIFY_CODE =
  'mutation ($input: PasswordResetVerifyInput!) { passwordResetVerify(input: $input) { __typename } }';
const RESET = 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { __typename } }';

const ADDRESS = {
  line: '1 Side Street',
  city: 'Kolkata',
  state: 'West Bengal',
  pincode: '700016',
  country: 'India',
  mobile: '9800000000',
};

/**
 * A stranger registers the address of another person, and prepares the account for the day on which its owner uses it (Sudhodanan
 * and Paverd, "Pre-hijacked accounts", 2022). The shop has no federated login, so two of the five attacks do not exist.
 */
describe('an account that a stranger has registered with the address of another person', () => {
  let app: FastifyInstance;
  let email: string;
  let stranger: Browser;
  let owner: Browser;
  /** The token of the mailed link that confirms the address. */
  let link: string;
  let tokens: { accessToken: string; refreshToken: string };
  beforeAll(async () => {
    app = await openServer();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    [stranger, owner] = [createBrowser(app), createBrowser(app)];
    tokens = (await register(stranger, THEIRS)).data.userRegister;
    link = await mailedToken(email);
  });

  const register = (browser: Browser, password: string) =>
    browser.ask(REGISTER, { input: { name: 'Asha', email, password, confirmPassword: password } });
  const logIn = async (browser: Browser, password: string) =>
    (await browser.ask(LOG_IN, { input: { email, password } })).data.userLogIn.__typename;
  const verifyEmail = async (browser: Browser, token: string, headers: Record<string, string> = {}) =>
    (await browser.ask(VERIFY_EMAIL, { input: { token } }, headers)).data?.emailVerify;
  const reset = async (browser: Browser, password = OWN) => {
    const input = { email, newPassword: password, confirmPassword: password };
    return (await browser.ask(RESET, { input })).data.passwordReset.__typename;
  };
  /** Everything that works without a password. */
  const resetByCode = async (browser: Browser) => {
    await browser.ask(REQUEST_RESET, { input: { email } });
    await browser.ask(VERIFY_CODE, { input: { email, code: (await readMail(email))?.code } });
    return reset(browser);
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const stateOf = () =>
    db.user.findUniqueOrThrow({
      where: { email },
      include: { addresses: { where: { isActive: true } }, apiTokens: true },
    });

  const claims: [string, () => Promise<void>][] = [
    ['confirms the address', async () => void (await verifyEmail(owner, link))],
    ['resets the password', async () => void (await resetByCode(owner))],
  ];

  describe.each(claims)('and whose owner %s in another browser', (_what, claim) => {
    it('ends the sessions of the stranger', async () => {
      const second = createBrowser(app);
      await logIn(second, THEIRS);
      await claim();
      for (const browser of [stranger, second]) {
        expect((await browser.ask(WHO)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
        expect((await browser.ask(REFRESH)).data.sessionRefresh.__typename).toBe('SessionExpiredError');
      }
      const program = createBrowser(app);
      expect((await program.ask(WHO, {}, bearer(tokens.accessToken))).errors).not.toEqual([]);
      const refreshed = await program.ask(REFRESH, { token: tokens.refreshToken });
      expect(refreshed.data.sessionRefresh.__typename).toBe('SessionExpiredError');
    });

    it('refuses the password of the stranger', async () => {
      await claim();
      expect(await logIn(stranger, THEIRS)).toBe('WrongCredentialsError');
    });

    it('revokes the API tokens of the stranger', async () => {
      const { token } = (await stranger.ask(ADD_TOKEN)).data.apiTokenCreate;
      await claim();
      expect((await createBrowser(app).ask(WHO, {}, bearer(token))).errors).not.toEqual([]);
      expect((await stateOf()).apiTokens).toEqual([]);
    });

    it('cancels a change of the address that the stranger has requested', async () => {
      const theirs = `${newId()}@kirana.example`;
      await stranger.ask(UPDATE, { input: { email: theirs } });
      const change = await mailedToken(theirs);
      await claim();
      expect((await verifyEmail(stranger, change)).__typename).toBe('EmailVerificationExpiredError');
      expect(await stateOf()).toMatchObject({ email, pendingEmail: null });
    });

    it('deletes the addresses and the number of the stranger, which orders would go to', async () => {
      await stranger.ask(ADD_ADDRESS, { input: ADDRESS });
      await stranger.ask(UPDATE, { input: { mobile: ADDRESS.mobile } });
      expect(await stateOf()).toMatchObject({ mobile: ADDRESS.mobile, addresses: [{ line: ADDRESS.line }] });
      await claim();
      await reset(owner); // after a confirmed address; a used token is refused
      expect(await stateOf()).toMatchObject({ mobile: null, addresses: [], emailVerifiedAt: expect.any(Date) });
    });
  });

  describe('and whose owner confirms the address in another browser', () => {
    it('invalidates codes and reset tokens that were issued before', async () => {
      await stranger.ask(REQUEST_RESET, { input: { email } });
      const code = (await readMail(email))?.code;
      await verifyEmail(owner, link);
      const tried = await stranger.ask(VERIFY_CODE, { input: { email, code } });
      expect(tried.data.passwordResetVerify.__typename).toBe('WrongCodeError');
      expect(await reset(stranger)).toBe('ResetExpiredError');
    });

    it('gives its owner a token with which they choose a password', async () => {
      const answer = await verifyEmail(owner, link);
      expect(answer).toMatchObject({ __typename: 'EmailVerifyPayload', email, viewer: null });
      expect(answer.resetToken).toHaveLength(43);
      expect(owner.jar.get('resetToken')).toBe(answer.resetToken);
      expect(await reset(owner)).toBe('PasswordResetPayload');
      expect(await logIn(owner, OWN)).toBe('UserLogInPayload');
      expect((await owner.ask(WHO)).data.viewer).toEqual({ email, isEmailVerified: true });
    });

    it('gives the token again to a client that has lost the answer, until a password is chosen', async () => {
      await verifyEmail(owner, link);
      const repeated = await verifyEmail(owner, link);
      expect(repeated.resetToken).toHaveLength(43);
      await reset(owner);
      expect(await verifyEmail(owner, link)).toMatchObject({ email, resetToken: null });
      expect(await logIn(owner, OWN)).toBe('UserLogInPayload');
    });

    it('can be claimed by one of several concurrent requests, and stays claimed', async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => verifyEmail(createBrowser(app), link)));
      for (const answer of answers) expect(answer).toMatchObject({ email, resetToken: expect.any(String) });
      expect(await stateOf()).toMatchObject({ passwordHash: null });
    });

    it('deletes an address again that a request of the stranger has added meanwhile', async () => {
      await verifyEmail(owner, link);
      const { id: userId } = await stateOf();
      await db.address.create({ data: { ...ADDRESS, userId } });
      await reset(owner);
      expect(await stateOf()).toMatchObject({ addresses: [] });
    });

    it('is no account of the owner’s while the browser sends credentials that have expired', async () => {
      owner.jar.set('accessToken', 'garbage');
      const { data, errors } = await owner.ask(VERIFY_EMAIL, { input: { token: link } });
      expect(data).toBeNull();
      expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      expect(await stateOf()).toMatchObject({ emailVerifiedAt: null });
    });
  });

  describe('that was the owner themselves', () => {
    const keepsEverything = async (confirm: () => Promise<{ resetToken: string | null }>) => {
      await stranger.ask(ADD_ADDRESS, { input: ADDRESS });
      await stranger.ask(ADD_TOKEN);
      expect(await confirm()).toMatchObject({ email, resetToken: null });
      expect(await stateOf()).toMatchObject({ addresses: [{}], apiTokens: [{}], emailVerifiedAt: expect.any(Date) });
      expect(await logIn(createBrowser(app), THEIRS)).toBe('UserLogInPayload');
    };

    it('goes on in the browser that registered', async () => {
      await keepsEverything(async () => verifyEmail(stranger, link));
      expect((await stranger.ask(WHO)).data.viewer).toEqual({ email, isEmailVerified: true });
    });

    it('goes on in that browser after a logout', async () => {
      await keepsEverything(async () => {
        for (const name of ['accessToken', 'refreshToken']) stranger.jar.delete(name);
        return verifyEmail(stranger, link);
      });
    });

    it('goes on for a program that sends its access token', async () => {
      await keepsEverything(() => verifyEmail(createBrowser(app), link, bearer(tokens.accessToken)));
    });

    it('goes on for a REST client whose browser opens the link', async () => {
      const payload = { name: 'Asha', email: `${newId()}@kirana.example`, password: OWN, confirmPassword: OWN };
      const registered = await app.inject({ method: 'POST', url: '/api/user/register', payload });
      const browser = createBrowser(app);
      for (const { name, value } of registered.cookies) browser.jar.set(name, value);
      const answer = await verifyEmail(browser, await mailedToken(payload.email));
      expect(answer).toMatchObject({ email: payload.email, resetToken: null });
      const details = await app.inject({ url: '/api/user/user-details', cookies: Object.fromEntries(browser.jar) });
      expect(details.json().data).toMatchObject({ email: payload.email, verify_email: true });
    });

    it('keeps the addresses when the password is reset in the browser that registered', async () => {
      await stranger.ask(ADD_ADDRESS, { input: ADDRESS });
      expect(await resetByCode(stranger)).toBe('PasswordResetPayload');
      expect(await stateOf()).toMatchObject({ addresses: [{ line: ADDRESS.line }] });
    });
  });

  it('is claimed in a browser whose account with the address was deleted before', async () => {
    await owner.ask(LOG_IN, { input: { email, password: THEIRS } });
    const second = 1000;
    await db.user.update({ where: { email }, data: { createdAt: new Date(Date.now() + second) } });
    owner.jar.delete('accessToken');
    owner.jar.delete('refreshToken');
    expect(owner.jar.get('knownDevice')).toBeDefined();
    expect(await verifyEmail(owner, link)).toMatchObject({ resetToken: expect.any(String) });
  });

  it('does not take the address of its owner by a change that they are asked to confirm', async () => {
    const theirs = `${newId()}@kirana.example`;
    await stranger.ask(UPDATE, { input: { email: theirs } });
    const change = await mailedToken(theirs);
    expect(await verifyEmail(owner, change)).toMatchObject({ __typename: 'LoginRequiredError' });
    const other = createBrowser(app);
    await other.ask(REGISTER, {
      input: { name: 'Meera', email: `${newId()}@kirana.example`, password: OWN, confirmPassword: OWN },
    });
    expect(await verifyEmail(other, change)).toMatchObject({ __typename: 'LoginRequiredError' });
    expect(await stateOf()).toMatchObject({ email, pendingEmail: theirs });
  });
});
