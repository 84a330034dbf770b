import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePool, db } from '../../../platform/db/client.ts';
import { createBrowser, openServer } from '../../../testing/server/inProcessServer.ts';
import { solveProofOfWork } from '../../../testing/challenges/solveProofOfWork.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { createThrottle } from '../../../platform/limits/createThrottle.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { hashPassword } from './password.ts';

const REFUSAL = `__typename ... on Error { message }
  ... on ChallengeRequiredError { retryAfter challenge { ... on ProofOfWorkChallenge { provider challenge } } }`;
const LOG_IN = `mutation ($input: UserLogInInput!) { result: userLogIn(input: $input) { ${REFUSAL} } }`;
const REGISTER = `mutation ($input: UserRegisterInput!) { result: userRegister(input: $input) { ${REFUSAL} } }`;
const FORGOT = `mutation ($input: PasswordResetRequestInput!) { result: passwordResetRequest(input: $input) { ${REFUSAL} } }`;
const VERIFY = `mutation ($input: PasswordResetVerifyInput!) { result: passwordResetVerify(input: $input) { ${REFUSAL} } }`;
const RESET = `mutation ($input: PasswordResetInput!) { result: passwordReset(input: $input) { ${REFUSAL} } }`;
const DELETE = `mutation ($input: AccountDeleteInput!) { result: accountDelete(input: $input) { __typename } }`;
const PASSWORD = 'the right password';
const CHALLENGE = 'ChallengeRequiredError';

/** Two API processes on one database, behind one proxy. */
describe('challenges at a login, a registration and a recovery', () => {
  let apps: FastifyInstance[];
  let passwordHash: string;
  beforeAll(async () => {
    const environment = {
      THROTTLE: 'on',
      CHALLENGE_PROVIDER: 'proof-of-work',
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '100000',
    };
    apps = [await openServer(environment), await openServer(environment)];
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  let round = 0;
  const nextApp = () => apps[(round += 1) % 2] as FastifyInstance; // there are two
  let host = 0;
  const freshNetwork = () => `203.0.113.${(host += 1)}`;
  const unknown = () => ({ email: `${newId()}@kirana.example`, password: newId() });

  /** Sends an attempt to one of the processes. */
  async function attempt(network: string, query: string, input: object) {
    const { headers, ...response } = await nextApp().inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      payload: JSON.stringify({ query, variables: { input } }),
    });
    const { data } = response.json<{ data: { result: Result } }>();
    return { ...data.result, header: headers['retry-after'] };
  }
  /** Sends it again with the answer to the challenge that the first one was refused with. */
  async function solveAndRepeat(network: string, query: string, input: object) {
    const { __typename, challenge } = await attempt(network, query, input);
    if (!challenge) throw new Error(`It needs no challenge: ${__typename}`);
    const { provider } = challenge;
    const challengeAnswer = { provider, response: await solveProofOfWork(challenge.challenge) };
    return { ...(await attempt(network, query, { ...input, challengeAnswer })), challengeAnswer };
  }
  /** Makes the attempts that need no challenge. */
  async function useUp(limit: keyof typeof LIMITS, make: () => Promise<Result>) {
    const outcomes = await Promise.all(Array.from({ length: LIMITS[limit].count }, make));
    const free = outcomes.filter(({ __typename }) => __typename !== CHALLENGE);
    expect(free).toHaveLength(LIMITS[limit].count / 2);
  }
  const guessPasswords = (network: string) => useUp('passwordPerIp', () => attempt(network, LOG_IN, unknown()));

  it('are not needed before a network has made half of the attempts of a limit, then say how long to wait', async () => {
    const network = freshNetwork();
    await guessPasswords(network);
    const { seconds } = LIMITS.passwordPerIp;
    const refusal = await attempt(network, LOG_IN, unknown());
    expect(refusal).toMatchObject({
      __typename: CHALLENGE,
      message: 'Too many attempts from your network. Please try again in 15 minutes.',
      retryAfter: seconds,
      header: String(seconds),
    });
    expect((await attempt(freshNetwork(), LOG_IN, unknown())).__typename).toBe('WrongCredentialsError');
  });

  it('let a shopper of the network log in, however many attempts without an answer follow', async () => {
    const network = freshNetwork();
    await guessPasswords(network);
    for (let tries = 0; tries < 2; tries += 1) {
      await Promise.all(Array.from({ length: LIMITS.passwordPerIp.count }, () => attempt(network, LOG_IN, unknown())));
    }
    const email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    const { __typename, challengeAnswer } = await solveAndRepeat(network, LOG_IN, { email, password: PASSWORD });
    expect(__typename).toBe('UserLogInPayload');
    const replay = { email, password: PASSWORD, challengeAnswer };
    expect((await attempt(network, LOG_IN, replay)).__typename).toBe(CHALLENGE);
    const elsewhere = freshNetwork();
    expect((await attempt(elsewhere, LOG_IN, replay)).__typename).toBe('UserLogInPayload'); // it needs no answer
    await guessPasswords(elsewhere);
    expect((await attempt(elsewhere, LOG_IN, replay)).__typename).toBe(CHALLENGE);
  });

  it('do not change what a wrong password means, and need an answer for each one', async () => {
    const network = freshNetwork();
    await guessPasswords(network);
    const credentials = unknown();
    expect((await solveAndRepeat(network, LOG_IN, credentials)).__typename).toBe('WrongCredentialsError');
    expect((await attempt(network, LOG_IN, credentials)).__typename).toBe(CHALLENGE);
  });

  it('end where a network has given the answers of an hour', async () => {
    const network = freshNetwork();
    await guessPasswords(network);
    const throttle = createThrottle({ pool: databasePool('writes'), redis: null });
    const { count } = LIMITS.challengeAnswersPerIp;
    await Promise.all(Array.from({ length: count - 1 }, () => throttle.consume('challengeAnswersPerIp', network)));
    const email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    const logIn = (password: string) => solveAndRepeat(network, LOG_IN, { email, password });
    expect((await logIn(PASSWORD)).__typename).toBe('UserLogInPayload'); // a login does not count
    expect((await logIn('a wrong one')).__typename).toBe('WrongCredentialsError');
    expect((await logIn(PASSWORD)).__typename).toBe('TooManyAttemptsError');
  });

  it('leave a browser alone in which the person has logged in before, and sessions', async () => {
    const network = freshNetwork();
    const headers = { 'x-forwarded-for': network };
    const browser = createBrowser(nextApp());
    const email = `${newId()}@kirana.example`;
    const { userId } = await makeShopper({ email, passwordHash });
    await browser.ask(LOG_IN, { input: { email, password: PASSWORD } }, headers);
    await guessPasswords(network);
    const wrong = await browser.ask(LOG_IN, { input: { email, password: 'a wrong one' } }, headers);
    expect(wrong.data.result.__typename).toBe('WrongCredentialsError');
    const again = await browser.ask(LOG_IN, { input: { email, password: PASSWORD } }, headers);
    expect(again.data.result.__typename).toBe('UserLogInPayload');
    await useUp('mailPerIp', () => attempt(network, FORGOT, { email: unknown().email }));
    const forgot = await browser.ask(FORGOT, { input: { email } }, headers);
    expect(forgot.data.result.__typename).toBe('PasswordResetRequestPayload');
    const deleted = await browser.ask(DELETE, { input: { password: PASSWORD } }, headers);
    expect(deleted.data.result.__typename).toBe('AccountDeletePayload');
    expect(await db.user.count({ where: { id: userId, email } })).toBe(0);
  });

  it('let the network’s clients register, once per answer', async () => {
    const network = freshNetwork();
    const person = () => {
      return { name: 'Asha', email: unknown().email, password: PASSWORD, confirmPassword: PASSWORD };
    };
    await useUp('registrationPerIp', () => attempt(network, REGISTER, person()));
    const first = person();
    const { __typename, challengeAnswer } = await solveAndRepeat(network, REGISTER, first);
    expect(__typename).toBe('UserRegisterPayload');
    expect(await db.user.count({ where: { email: first.email } })).toBe(1);
    const second = { ...person(), challengeAnswer };
    expect((await attempt(network, REGISTER, second)).__typename).toBe(CHALLENGE);
    expect(await db.user.count({ where: { email: second.email } })).toBe(0);
    // The answer to the challenge of a login is none for a registration.
    await guessPasswords(network);
    const login = await attempt(network, LOG_IN, unknown());
    const response = await solveProofOfWork(login.challenge?.challenge ?? '');
    const misused = { ...person(), challengeAnswer: { provider: 'PROOF_OF_WORK', response } };
    expect((await attempt(network, REGISTER, misused)).__typename).toBe(CHALLENGE);
  });

  it('let the network’s clients recover an account, at each step', async () => {
    const network = freshNetwork();
    const email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    await useUp('mailPerIp', () => attempt(network, FORGOT, { email: unknown().email }));
    expect((await solveAndRepeat(network, FORGOT, { email })).__typename).toBe('PasswordResetRequestPayload');
    expect(await db.mail.count({ where: { recipient: email } })).toBe(1);
    await useUp('codePerIp', () => attempt(network, VERIFY, { email: unknown().email, code: '123456' }));
    expect((await solveAndRepeat(network, VERIFY, { email, code: '123456' })).__typename).toBe('WrongCodeError');
    const change = { email, newPassword: PASSWORD, confirmPassword: PASSWORD, resetToken: 'none' };
    expect((await solveAndRepeat(network, RESET, change)).__typename).toBe('ResetExpiredError');
  });

  it('come over REST with the status and the header of a limit, and are answered in the body', async () => {
    const network = freshNetwork();
    await guessPasswords(network);
    const email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    const logIn = (more: object = {}) =>
      nextApp().inject({
        method: 'POST',
        url: '/api/user/login',
        headers: { 'x-forwarded-for': network },
        payload: { email, password: PASSWORD, ...more },
      });
    const refusal = await logIn();
    expect(refusal.statusCode).toBe(429);
    expect(refusal.headers['retry-after']).toBe(String(LIMITS.passwordPerIp.seconds));
    const { data, ...envelope } = refusal.json<{ data: { challenge: { provider: string; challenge: string } } }>();
    expect(envelope).toMatchObject({ success: false, error: true });
    expect(data.challenge).toMatchObject({ provider: 'PROOF_OF_WORK', maxCounter: 200 });
    const { provider, challenge } = data.challenge;
    const malformed = await logIn({ challengeAnswer: { provider: 'MINE', response: 'x' } });
    expect(malformed.statusCode).toBe(422);
    const solved = await logIn({ challengeAnswer: { provider, response: await solveProofOfWork(challenge) } });
    expect(solved.json()).toMatchObject({ success: true, message: 'Login successfully' });
  });
});

interface Result {
  __typename: string;
  message?: string;
  retryAfter?: number;
  challenge?: { provider: string; challenge: string };
}
