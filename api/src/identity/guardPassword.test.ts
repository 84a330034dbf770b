import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../db/client.ts';
import { countStatements } from '../db/countStatements.ts';
import type { Caller } from '../graphql/caller.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { readMail } from '../testing/postedMails.ts';
import { testCaller } from '../testing/testCaller.ts';
import { LIMITS } from '../throttle/limits.ts';
import { createThrottle, type Throttle } from '../throttle/throttle.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { accountKey } from './guardPassword.ts';
import { WrongCredentialsError } from './identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { verifyResetCode } from './verifyResetCode.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';
const PER_ACCOUNT = LIMITS.passwordOfAccount.count;

describe('passwords', () => {
  let passwordHash: string;
  let email: string;
  let throttle: Throttle;
  let paused: number[];
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    paused = [];
    const real = createThrottle({ pool: databasePool(), redis: null });
    // The pauses are noted and not waited for; a test of their own looks at them.
    throttle = { ...real, pause: async (_limit, _key, seconds) => void paused.push(seconds) };
  });

  const from = (network: string): Caller => testCaller({ network, throttle });
  const attempt = (password: string, caller = from(newId()), address = email) =>
    logIn({ email: address, password }, caller, NOW);
  const wrong = (caller = from(newId()), address = email) =>
    expect(attempt(newId(), caller, address)).rejects.toBeInstanceOf(WrongCredentialsError);
  const refused = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(TooManyAttemptsError);

  it('of one account can be guessed ten times, wherever from; then not even the right one is looked at', async () => {
    for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong();
    await refused(attempt(PASSWORD));
  });

  it('of one account can not be guessed by a hundred tries at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => attempt(newId())));
    const looked = outcomes.filter(
      (each) => each.status === 'rejected' && each.reason instanceof WrongCredentialsError,
    );
    expect(looked).toHaveLength(PER_ACCOUNT);
  });

  it('make the account wait longer with each mistake, after a few that are free', async () => {
    for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong();
    expect(paused).toEqual([2, 4, 8, 16, 32, 64, 128]);
  });

  it('have to wait for the pause, the right one too', async () => {
    throttle = createThrottle({ pool: databasePool(), redis: null });
    for (let tries = 0; tries < 4; tries += 1) await wrong();
    await refused(attempt(PASSWORD));
    await throttle.forgive('passwordOfAccount', accountKey(from(''), email));
    await attempt(PASSWORD);
  });

  it('that are right are not counted, and forgive the mistakes before', async () => {
    const caller = from(newId());
    for (let tries = 0; tries < PER_ACCOUNT - 1; tries += 1) await wrong(caller);
    for (let tries = 0; tries < 2 * PER_ACCOUNT; tries += 1) await attempt(PASSWORD, caller);
    for (let tries = 0; tries < PER_ACCOUNT - 1; tries += 1) await wrong(caller);
  });

  it('of many accounts can be guessed thirty times from one address', async () => {
    const thief = from(newId());
    for (let tries = 0; tries < LIMITS.passwordFromAddress.count; tries += 1) {
      await wrong(thief, `${newId()}@kirana.example`);
    }
    await refused(attempt(PASSWORD, thief));
    await attempt(PASSWORD);
  });

  it('that are one and the same can be tried on thirty accounts, from thirty addresses', async () => {
    const popular = newId();
    for (let tries = 0; tries < LIMITS.passwordOnAccounts.count; tries += 1) {
      await expect(attempt(popular, from(newId()), `${newId()}@kirana.example`)).rejects.toBeInstanceOf(
        WrongCredentialsError,
      );
    }
    await refused(attempt(popular));
    await attempt(PASSWORD);
  });

  it('from a blocked address cost the account nothing', async () => {
    const thief = from(newId());
    for (let tries = 0; tries < LIMITS.passwordFromAddress.count; tries += 1) {
      await wrong(thief, `${newId()}@kirana.example`);
    }
    for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await refused(attempt(newId(), thief));
    await attempt(PASSWORD);
  });

  describe('of a blocked account', () => {
    const block = async (address = email) => {
      for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong(from(newId()), address);
    };

    it('are told to its owner by mail, once', async () => {
      await block();
      await refused(attempt(PASSWORD));
      expect(await db.mail.findMany({ where: { recipient: email } })).toMatchObject([{ kind: 'LOGIN_BLOCKED' }]);
      expect(await readMail(email)).toMatchObject({ subject: 'Somebody tried to log in to your account' });
    });

    it('are answered to the attacker as for an account that does not exist', async () => {
      const unknown = `${newId()}@kirana.example`;
      const answersFor = async (address: string) => {
        const answers: string[] = [];
        for (let tries = 0; tries <= PER_ACCOUNT; tries += 1) {
          const answer: unknown = await attempt(newId(), from(newId()), address).catch((error: unknown) => error);
          answers.push(String(answer));
        }
        return answers;
      };
      expect(await answersFor(unknown)).toEqual(await answersFor(email));
      expect(await readMail(unknown)).toBeNull();
    });

    it('cost the same statements as those of an account that does not exist', async () => {
      const shapes = async (address: string) =>
        (await countStatements(() => block(address))).sent.map(({ text }) => text);
      expect(await shapes(`${newId()}@kirana.example`)).toEqual(await shapes(email));
    });

    it('are looked at for a device that its owner has used before, and for no other account of it', async () => {
      await block();
      const known = {
        ...from(newId()),
        knownDevice: async (account: string) => (account === accountKey(from(''), email) ? 'theirs' : null),
      };
      await attempt(PASSWORD, known);
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other, passwordHash });
      await block(other);
      await refused(attempt(PASSWORD, known, other));
    });

    it('can be guessed ten times more from a known device, and no longer', async () => {
      const stolen = { ...from(newId()), knownDevice: async () => 'stolen' };
      for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong(stolen);
      await refused(attempt(PASSWORD, stolen));
      await attempt(PASSWORD);
    });

    it('of all its known devices together are looked at twenty times', async () => {
      const device = () => ({ ...from(newId()), knownDevice: async () => newId() });
      for (let tries = 0; tries < LIMITS.passwordOfDevices.count; tries += 1) await wrong(device());
      await refused(attempt(PASSWORD, device()));
    });

    it('are free again on the known device that the owner has reset the password on', async () => {
      const owner = { ...from(newId()), knownDevice: async () => 'theirs' };
      for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong(owner);
      await requestPasswordReset({ email }, testCaller());
      const code = (await readMail(email, NOW))?.code ?? '';
      const { resetToken } = await verifyResetCode({ email, code }, testCaller(), NOW);
      await resetPassword({ email, newPassword: 'another right one', resetToken }, owner, NOW);
      await attempt('another right one', owner);
    });

    it('cost the neighbours of who keeps trying nothing', async () => {
      await block();
      const caller = from(newId());
      for (let tries = 0; tries <= LIMITS.passwordFromAddress.count; tries += 1)
        await refused(attempt(newId(), caller));
      const neighbour = `${newId()}@kirana.example`;
      await makeShopper({ email: neighbour, passwordHash });
      await attempt(PASSWORD, caller, neighbour);
    });

    it('count again after the owner has reset the password', async () => {
      await block();
      const owner = testCaller();
      await requestPasswordReset({ email }, owner);
      const code = (await readMail(email, NOW))?.code ?? '';
      const { resetToken } = await verifyResetCode({ email, code }, owner, NOW);
      await resetPassword({ email, newPassword: 'another right one', resetToken }, from(newId()), NOW);
      await attempt('another right one');
    });
  });

  it('leave nothing of person, password or address but fingerprints', async () => {
    await wrong(from('203.0.113.7'));
    const rows = JSON.stringify(await db.throttleCount.findMany({ select: { key: true } }));
    expect(rows).not.toContain(email);
    expect(rows).toContain('passwordOfAccount:');
  });
});
