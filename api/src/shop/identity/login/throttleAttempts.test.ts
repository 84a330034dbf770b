import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import type { Caller, KnownDevice } from '../../../platform/core/caller.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { readMail } from '../../../testing/readMail.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { type Throttle, TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { createThrottle } from '../../../platform/limits/createThrottle.ts';
import { accountKey } from '../accountLimits.ts';
import { WrongCredentialsError } from '../identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from './passwordReset.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';
const PER_ACCOUNT = LIMITS.passwordPerAccount.count;

const device = (id: string): KnownDevice => ({ id, since: NOW });

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
    const real = createThrottle({ pool: databasePool('writes'), redis: null });
    // Blocks are recorded and not awaited; another test covers them.
    throttle = { ...real, block: async (_limit, _key, seconds) => void paused.push(seconds) };
  });

  const from = (network: string): Caller => fakeCaller({ network, throttle });
  const attempt = (password: string, caller = from(newId()), address = email) =>
    logIn({ email: address, password }, caller, NOW);
  const wrong = (caller = from(newId()), address = email) =>
    expect(attempt(newId(), caller, address)).rejects.toBeInstanceOf(WrongCredentialsError);
  const refused = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(TooManyAttemptsError);

  it('of one account can be guessed ten times from any network; then the right one is refused too', async () => {
    for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong();
    await refused(attempt(PASSWORD));
  });

  it('of one account can not be guessed by a hundred concurrent attempts', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => attempt(newId())));
    const looked = outcomes.filter(
      (each) => each.status === 'rejected' && each.reason instanceof WrongCredentialsError,
    );
    expect(looked).toHaveLength(PER_ACCOUNT);
  });

  it('delay the next attempt for longer with each failed one, after a few without a delay', async () => {
    for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong();
    expect(paused).toEqual([2, 4, 8, 16, 32, 64, 128]);
  });

  it('are refused during a block, the right one too', async () => {
    throttle = createThrottle({ pool: databasePool('writes'), redis: null });
    for (let tries = 0; tries < 4; tries += 1) await wrong();
    await refused(attempt(PASSWORD));
    await throttle.reset('passwordPerAccount', accountKey(from(''), email));
    await attempt(PASSWORD);
  });

  it('that are right are not counted, and reset the failed attempts', async () => {
    const caller = from(newId());
    for (let tries = 0; tries < PER_ACCOUNT - 1; tries += 1) await wrong(caller);
    for (let tries = 0; tries < 2 * PER_ACCOUNT; tries += 1) await attempt(PASSWORD, caller);
    for (let tries = 0; tries < PER_ACCOUNT - 1; tries += 1) await wrong(caller);
  });

  it('of many accounts can be guessed thirty times from one address', async () => {
    const attacker = from(newId());
    for (let tries = 0; tries < LIMITS.passwordPerIp.count; tries += 1) {
      await wrong(attacker, `${newId()}@kirana.example`);
    }
    await refused(attempt(PASSWORD, attacker));
    await attempt(PASSWORD);
  });

  it('that are equal can be tried on thirty accounts from thirty addresses', async () => {
    const popular = newId();
    for (let tries = 0; tries < LIMITS.passwordSpraying.count; tries += 1) {
      await expect(attempt(popular, from(newId()), `${newId()}@kirana.example`)).rejects.toBeInstanceOf(
        WrongCredentialsError,
      );
    }
    await refused(attempt(popular));
    await attempt(PASSWORD);
  });

  it('from a blocked address do not count against the account', async () => {
    const attacker = from(newId());
    for (let tries = 0; tries < LIMITS.passwordPerIp.count; tries += 1) {
      await wrong(attacker, `${newId()}@kirana.example`);
    }
    for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await refused(attempt(newId(), attacker));
    await attempt(PASSWORD);
  });

  describe('of a blocked account', () => {
    const block = async (address = email) => {
      for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong(from(newId()), address);
    };

    it('cause one notice to its owner', async () => {
      await block();
      await refused(attempt(PASSWORD));
      expect(await db.mail.findMany({ where: { recipient: email } })).toMatchObject([{ kind: 'LOGIN_BLOCKED' }]);
      expect(await readMail(email)).toMatchObject({ subject: 'Someone tried to log in to your account' });
    });

    it('give the same answer as those of an account that does not exist', async () => {
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

    it('cause the same statements as those of an account that does not exist', async () => {
      const shapes = async (address: string) =>
        (await countStatements(() => block(address))).sent.map(({ text }) => text);
      expect(await shapes(`${newId()}@kirana.example`)).toEqual(await shapes(email));
    });

    it('are compared for a known device of the owner, but not for another account on it', async () => {
      await block();
      const known = {
        ...from(newId()),
        knownDevice: async (account: string) => (account === accountKey(from(''), email) ? device('theirs') : null),
      };
      await attempt(PASSWORD, known);
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other, passwordHash });
      await block(other);
      await refused(attempt(PASSWORD, known, other));
    });

    it('can be guessed ten times more from a known device', async () => {
      const copied = { ...from(newId()), knownDevice: async () => device('copied') };
      for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong(copied);
      await refused(attempt(PASSWORD, copied));
      await attempt(PASSWORD);
    });

    it('of all its known devices together are compared twenty times', async () => {
      const known = () => ({ ...from(newId()), knownDevice: async () => device(newId()) });
      for (let tries = 0; tries < LIMITS.passwordPerKnownDevices.count; tries += 1) await wrong(known());
      await refused(attempt(PASSWORD, known()));
    });

    it('are accepted again on the known device on which the owner has reset the password', async () => {
      const owner = { ...from(newId()), knownDevice: async () => device('theirs') };
      for (let tries = 0; tries < PER_ACCOUNT; tries += 1) await wrong(owner);
      await requestPasswordReset({ email }, fakeCaller());
      const code = (await readMail(email, NOW))?.code ?? '';
      const { resetToken } = await verifyResetCode({ email, code, requestToken: null }, fakeCaller(), NOW);
      await resetPassword({ email, newPassword: 'another right one', resetToken }, owner, NOW);
      await attempt('another right one', owner);
    });

    it('do not count against other accounts in the network of the attacker', async () => {
      await block();
      const caller = from(newId());
      for (let tries = 0; tries <= LIMITS.passwordPerIp.count; tries += 1) await refused(attempt(newId(), caller));
      const neighbour = `${newId()}@kirana.example`;
      await makeShopper({ email: neighbour, passwordHash });
      await attempt(PASSWORD, caller, neighbour);
    });

    it('count again after the owner has reset the password', async () => {
      await block();
      const owner = fakeCaller();
      await requestPasswordReset({ email }, owner);
      const code = (await readMail(email, NOW))?.code ?? '';
      const { resetToken } = await verifyResetCode({ email, code, requestToken: null }, owner, NOW);
      await resetPassword({ email, newPassword: 'another right one', resetToken }, from(newId()), NOW);
      await attempt('another right one');
    });
  });

  it('leave only fingerprints of the person, the password and the address', async () => {
    await wrong(from('203.0.113.7'));
    const rows = JSON.stringify(await db.throttleCount.findMany({ select: { key: true } }));
    expect(rows).not.toContain(email);
    expect(rows).toContain('passwordPerAccount:');
  });
});
