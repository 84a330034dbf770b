import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../../../platform/db/client.ts';
import { decryptSecret } from '../../../platform/core/encryptedSecret.ts';
import type { KnownDevice } from '../../../platform/core/caller.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { readMail } from '../../../testing/readMail.ts';
import { makeTwoFactor, totpCode } from '../../../testing/twoFactorFixtures.ts';
import { webhookServices } from '../../../testing/webhooks/webhookFixtures.ts';
import { createThrottle } from '../../../platform/limits/createThrottle.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import {
  WrongCredentialsError,
  LoginChallengeExpiredError,
  TwoFactorRequiredError,
  WrongTwoFactorCodeError,
} from '../identityErrors.ts';
import { replaceRecoveryCodes } from '../twoFactor/twoFactor.ts';
import { logIn, verifyLogin } from './logIn.ts';
import { hashPassword } from './password.ts';
import { revokePendingCredentials } from './accountRecovery.ts';
import { resetFailedAttempts } from './throttleAttempts.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';
const { encryptionKeys } = webhookServices;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('a login with a second factor', () => {
  let passwordHash: string;
  beforeAll(async () => void (passwordHash = await hashPassword(PASSWORD)));
  let email: string;
  let userId: string;
  let secret: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    ({ userId } = await makeShopper({ email, passwordHash, role: 'ADMIN' }));
    secret = await makeTwoFactor(userId);
  });

  let caller = fakeCaller();
  beforeEach(() => (caller = fakeCaller()));

  async function challenge(): Promise<string> {
    const error = await logIn({ email, password: PASSWORD }, caller, NOW).catch((thrown: unknown) => thrown);
    if (!(error instanceof TwoFactorRequiredError)) throw error;
    return error.challengeToken;
  }
  const verify = (challengeToken: string | null, code: string, now = NOW) =>
    verifyLogin({ challengeToken, code }, { caller, encryptionKeys, now });
  const wrong = (attempt: Promise<unknown>) => expect(attempt).rejects.toBeInstanceOf(WrongTwoFactorCodeError);
  const expired = (attempt: Promise<unknown>) => expect(attempt).rejects.toBeInstanceOf(LoginChallengeExpiredError);
  const sessions = () => db.session.count({ where: { userId } });

  it('has no session after the password, and one after the code', async () => {
    const token = await challenge();
    expect(await sessions()).toBe(0);
    const { session } = await verify(token, totpCode(secret, NOW));
    expect(session.userId).toBe(userId);
    expect(await sessions()).toBe(1);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ lastLoginAt: NOW });
  });

  it('answers a wrong password as any other account does', async () => {
    await expect(logIn({ email, password: 'wrong' }, caller, NOW)).rejects.toEqual(new WrongCredentialsError());
    expect(await db.oneTimeCode.count({ where: { userId } })).toBe(0);
  });

  it('accepts a code once, also at the same time, and none of an earlier step after it', async () => {
    const tokens = [await challenge(), await challenge(), await challenge()];
    const attempts = await Promise.allSettled(tokens.slice(1).map((token) => verify(token, totpCode(secret, NOW))));
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await wrong(verify(tokens[0] ?? '', totpCode(secret, NOW, -1)));
    await verify(tokens[0] ?? '', totpCode(secret, NOW, 1));
    expect(await sessions()).toBe(2);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const [code = '', other = ''] = await db.$transaction((tx) => replaceRecoveryCodes(tx, userId, caller.fingerprint));
    await verify(await challenge(), code.replace('-', ''));
    await wrong(verify(await challenge(), code.replace('-', '')));
    const stored = await db.recoveryCode.findMany({ where: { userId } });
    expect(stored).toHaveLength(10);
    expect(stored.filter(({ usedAt }) => usedAt !== null)).toHaveLength(1);
    const { userId: stranger } = await makeShopper();
    await db.recoveryCode.updateMany({ where: { userId }, data: { userId: stranger } });
    await wrong(verify(await challenge(), other.replace('-', '')));
  });

  it('needs the token of the browser that sent the password, within ten minutes, once', async () => {
    const token = await challenge();
    for (const other of [null, '', 'x'.repeat(43)]) await expired(verify(other, totpCode(secret, NOW)));
    await expired(verify(token, totpCode(secret, later(10)), later(10)));
    await verify(token, totpCode(secret, NOW));
    await expired(verify(token, totpCode(secret, NOW, 1)));
  });

  it('needs the password again after five wrong codes', async () => {
    const token = await challenge();
    for (let attempt = 0; attempt < 5; attempt += 1) await wrong(verify(token, '000000'));
    await expired(verify(token, totpCode(secret, NOW)));
    await verify(await challenge(), totpCode(secret, NOW));
  });

  it('works with a former encryption key, and encrypts the secret with the current one', async () => {
    const keys = { current: randomBytes(32), previous: [encryptionKeys.current] };
    await verifyLogin(
      { challengeToken: await challenge(), code: totpCode(secret, NOW) },
      { caller, encryptionKeys: keys, now: NOW },
    );
    const { encryptedSecret } = await db.totpCredential.findUniqueOrThrow({ where: { userId } });
    expect(decryptSecret({ current: keys.current, previous: [] }, encryptedSecret)).toBe(secret);
  });

  it('ends with a new password, and with a suspension', async () => {
    const token = await challenge();
    await db.$transaction((tx) => revokePendingCredentials(tx, userId));
    await expired(verify(token, totpCode(secret, NOW)));
    const another = await challenge();
    await db.user.update({ where: { id: userId }, data: { status: 'SUSPENDED' } });
    await expired(verify(another, totpCode(secret, NOW)));
  });

  it('is limited for strangers, of which its owner is told, and not for known browsers; a new password lifts the limit', async () => {
    const throttle = createThrottle({ pool: databasePool('writes'), redis: null });
    caller = fakeCaller({ throttle, network: newId() });
    const { count } = LIMITS.twoFactorPerAccount;
    for (let attempt = 0; attempt < count; attempt += 1) {
      caller = { ...caller, network: newId() };
      await wrong(verify(await challenge(), '000000'));
    }
    expect(await readMail(email)).toMatchObject({
      kind: 'TWO_FACTOR_BLOCKED',
      subject: 'Someone may know your password',
    });
    const refused = verify(await challenge(), totpCode(secret, NOW));
    await expect(refused).rejects.toBeInstanceOf(TooManyAttemptsError);
    const device: KnownDevice = { id: newId(), since: new Date('2100-01-01') };
    const stranger = caller;
    caller = { ...stranger, knownDevice: async () => device };
    await verify(await challenge(), totpCode(secret, NOW));
    caller = stranger;
    await resetFailedAttempts(stranger, email);
    await verify(await challenge(), totpCode(secret, NOW, 1));
  });
});

describe('the notice about a new device', () => {
  const notices = (userId: string) => db.mail.count({ where: { userId, kind: 'NEW_DEVICE' } });
  let passwordHash: string;
  beforeAll(async () => void (passwordHash = await hashPassword(PASSWORD)));

  it('names the browser of a login that is neither the first one nor from a known device', async () => {
    const email = `${newId()}@kirana.example`;
    const { userId } = await makeShopper({ email, passwordHash });
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const from = (known: boolean) =>
      fakeCaller({
        userAgent,
        knownDevice: async () => (known ? { id: newId(), since: new Date('2100-01-01') } : null),
      });
    await logIn({ email, password: PASSWORD }, from(false), NOW);
    expect(await notices(userId)).toBe(0);
    await logIn({ email, password: PASSWORD }, from(true), NOW);
    expect(await notices(userId)).toBe(0);
    await logIn({ email, password: PASSWORD }, from(false), NOW);
    expect(await notices(userId)).toBe(1);
    expect((await readMail(email))?.paragraphs.join(' ')).toContain('Firefox on Linux');
  });

  it('is sent three times a day, however often a program logs in', async () => {
    const email = `${newId()}@kirana.example`;
    const { userId } = await makeShopper({ email, passwordHash, lastLoginAt: NOW });
    const throttle = createThrottle({ pool: databasePool('writes'), redis: null });
    for (let login = 0; login < 5; login += 1) {
      await logIn({ email, password: PASSWORD }, fakeCaller({ throttle, network: newId() }), NOW);
    }
    expect(await notices(userId)).toBe(LIMITS.newDevicePerAccount.count);
  });
});
