import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../../db/client.ts';
import { countStatements } from '../../db/countStatements.ts';
import type { SessionViewer } from '../../graphql/viewer.ts';
import { makeSession, makeShopper, newId } from '../../testing/fixtures.ts';
import { makeApiToken } from '../../testing/makeApiToken.ts';
import { readMail } from '../../testing/postedMails.ts';
import { testCaller } from '../../testing/testCaller.ts';
import { LIMITS } from '../../throttle/limits.ts';
import { createThrottle, type Throttle } from '../../throttle/throttle.ts';
import { TooManyAttemptsError } from '../../throttle/tooManyAttempts.ts';
import { hashToken } from '../randomToken.ts';
import { addApiToken, type NewApiToken } from './addApiToken.ts';
import { MAX_API_TOKENS, TooManyApiTokensError } from './apiTokenErrors.ts';
import { revokeApiToken } from './revokeApiToken.ts';
import { viewerOfApiToken } from './viewerOfApiToken.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const inDays = (days: number) => inSeconds(days * 24 * 60 * 60);

describe('an API token', () => {
  let owner: SessionViewer;
  let email: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    owner = await makeSession(await makeShopper({ email }));
  });

  const add = (fields: Partial<NewApiToken> = {}, { viewer = owner, caller = testCaller() } = {}) =>
    addApiToken(
      viewer,
      { name: 'Price labels', scope: 'READ', expiresInDays: null, ...fields },
      { caller, now: new Date() },
    );
  const rows = () => db.apiToken.findMany({ where: { userId: owner.userId } });

  it('is 256 random bits behind a prefix, of which the database keeps the hash and the last four characters', async () => {
    const { token, apiTokenId } = await add({ expiresInDays: 30 });
    expect(token).toMatch(/^kirana_[\w-]{43}$/);
    const [row] = await rows();
    expect(row).toMatchObject({ id: apiTokenId, name: 'Price labels', scope: 'READ', hint: token.slice(-4) });
    expect(row?.tokenHash).toEqual(hashToken(token));
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await add()).token).not.toBe(token);
  });

  it('speaks for its owner with the role they have now, found by one statement', async () => {
    const { id, token } = await makeApiToken(owner, { scope: 'READ_WRITE', lastUsedAt: NOW });
    const viewer = { userId: owner.userId, sessionId: null, apiToken: { id, isReadOnly: false } };
    expect(await viewerOfApiToken(token, NOW)).toEqual({ ...viewer, role: 'USER' });
    await db.user.update({ where: { id: owner.userId }, data: { role: 'ADMIN' } });
    const { result, statements } = await countStatements(() => viewerOfApiToken(token, NOW));
    expect(result).toEqual({ ...viewer, role: 'ADMIN' });
    expect(statements).toHaveLength(1);
  });

  it('is told to its owner by mail', async () => {
    await add();
    expect(await readMail(email)).toMatchObject({
      kind: 'API_TOKEN_ADDED',
      subject: 'A new API token was made for your account',
      button: { url: 'http://shop.example/dashboard/api-tokens' },
    });
  });

  it('expires to the moment, and otherwise lasts', async () => {
    const { token } = await makeApiToken(owner, { expiresAt: inDays(1), lastUsedAt: NOW });
    expect(await viewerOfApiToken(token, inSeconds(24 * 60 * 60 - 1))).not.toBeNull();
    expect(await viewerOfApiToken(token, inDays(1))).toBeNull();
    const lasting = await makeApiToken(owner, { lastUsedAt: NOW });
    expect(await viewerOfApiToken(lasting.token, inDays(10_000))).not.toBeNull();
  });

  it.each(['kirana_', 'kirana_\0', `kirana_${'x'.repeat(43)}`, 'kirana_'.repeat(1_000)])(
    'is not %j',
    async (garbage) => {
      expect(await viewerOfApiToken(garbage, NOW)).toBeNull();
    },
  );

  it('does not speak for somebody whose account is closed', async () => {
    const { token } = await makeApiToken(owner);
    for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
      await db.user.update({ where: { id: owner.userId }, data: { status } });
      expect(await viewerOfApiToken(token, NOW)).toBeNull();
    }
  });

  describe('that is used', () => {
    const lastUse = async (id: string) => (await db.apiToken.findUniqueOrThrow({ where: { id } })).lastUsedAt;

    it('has its use written once a minute', async () => {
      const { id, token } = await makeApiToken(owner);
      await viewerOfApiToken(token, NOW);
      await expect.poll(() => lastUse(id)).toEqual(NOW);
      const { statements } = await countStatements(() => viewerOfApiToken(token, inSeconds(59)));
      expect(statements).toHaveLength(1);
      await viewerOfApiToken(token, inSeconds(60));
      await expect.poll(() => lastUse(id)).toEqual(inSeconds(60));
    });

    it('answers also when its use can not be written', async () => {
      const { id, token } = await makeApiToken(owner);
      await db.$executeRaw`ALTER TABLE api_tokens ADD CONSTRAINT broken CHECK (last_used_at IS NULL) NOT VALID`;
      try {
        expect(await viewerOfApiToken(token, NOW)).not.toBeNull();
        expect(await lastUse(id)).toBeNull();
      } finally {
        await db.$executeRaw`ALTER TABLE api_tokens DROP CONSTRAINT broken`;
      }
    });
  });

  describe('that is revoked', () => {
    it('ends at once, and asking again does no harm', async () => {
      const { id, token } = await makeApiToken(owner);
      for (let times = 0; times < 2; times += 1) await revokeApiToken(owner, { apiTokenId: id });
      expect(await viewerOfApiToken(token, NOW)).toBeNull();
    });

    it('is revoked by its owner alone', async () => {
      const { id, token } = await makeApiToken(owner);
      await revokeApiToken(await makeShopper({ role: 'ADMIN' }), { apiTokenId: id });
      expect(await viewerOfApiToken(token, NOW)).not.toBeNull();
    });
  });

  describe(`after ${MAX_API_TOKENS} others`, () => {
    it('is refused, also when 25 are asked for at once', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => add()));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_API_TOKENS);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyApiTokensError);
      expect(await rows()).toHaveLength(MAX_API_TOKENS);
      await add({}, { viewer: await makeSession(await makeShopper()) });
    });

    it('is made when one of them has expired', async () => {
      for (let made = 1; made < MAX_API_TOKENS; made += 1) await makeApiToken(owner);
      await makeApiToken(owner, { expiresAt: NOW });
      await add();
    });
  });

  describe('that is wanted too often', () => {
    let throttle: Throttle;
    beforeAll(() => {
      throttle = createThrottle({ pool: databasePool(), redis: null });
    });

    it('is refused for an hour, so that its mails flood nobody', async () => {
      const caller = testCaller({ throttle });
      for (let times = 0; times < LIMITS.apiTokensOfAccount.count; times += 1) await add({}, { caller });
      await expect(add({}, { caller })).rejects.toBeInstanceOf(TooManyAttemptsError);
      expect(await db.mail.count({ where: { recipient: email } })).toBe(LIMITS.apiTokensOfAccount.count);
    });
  });
});
