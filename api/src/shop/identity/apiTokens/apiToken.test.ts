import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '@kirana/shared/permissions.ts';
import { databasePool, db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeApiToken } from '../../../testing/apiTokenFixtures.ts';
import { readMail } from '../../../testing/readMail.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { type Throttle, TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { createThrottle } from '../../../platform/limits/createThrottle.ts';
import { hashToken } from '../tokens.ts';
import {
  createApiToken,
  type ApiTokenInput,
  MAX_API_TOKENS,
  TooManyApiTokensError,
  revokeApiToken,
} from './apiTokens.ts';
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

  const add = (fields: Partial<ApiTokenInput> = {}, { viewer = owner, caller = fakeCaller() } = {}) =>
    createApiToken(
      viewer,
      { name: 'Price labels', scope: 'READ', expiresInDays: null, ...fields },
      { caller, now: new Date() },
    );
  const rows = () => db.apiToken.findMany({ where: { userId: owner.userId } });

  it('is a prefix and 256 random bits, of which the database stores the hash and the last four characters', async () => {
    const { token, apiTokenId } = await add({ expiresInDays: 30 });
    expect(token).toMatch(/^kirana_[\w-]{43}$/);
    const [row] = await rows();
    expect(row).toMatchObject({ id: apiTokenId, name: 'Price labels', scope: 'READ', lastFour: token.slice(-4) });
    expect(row?.tokenHash).toEqual(hashToken(token));
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await add()).token).not.toBe(token);
  });

  const permissionsOf = async (token: string) =>
    (await viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW))?.permissions ?? null;

  it('has the permissions of its owner at its creation that the owner still has', async () => {
    const early = await add({ scope: 'READ_WRITE' });
    const role = await db.roleDefinition.create({ data: { name: newId(), permissions: ['CATALOGUE', 'ORDERS'] } });
    await db.user.update({ where: { id: owner.userId }, data: { roleDefinitionId: role.id } });
    const late = await add({ scope: 'READ_WRITE' }, { viewer: { ...owner, permissions: role.permissions } });
    expect([await permissionsOf(early.token), await permissionsOf(late.token)]).toEqual([[], ['CATALOGUE', 'ORDERS']]);
    await db.roleDefinition.update({ where: { id: role.id }, data: { permissions: ['ORDERS', 'STAFF'] } });
    expect([await permissionsOf(early.token), await permissionsOf(late.token)]).toEqual([[], ['ORDERS']]);
  });

  it('has none when it is older than the second factor of its owner', async () => {
    const role = await db.roleDefinition.create({ data: { name: newId(), permissions: ['ORDERS'] } });
    await db.user.update({ where: { id: owner.userId }, data: { roleDefinitionId: role.id, twoFactorEnabledAt: NOW } });
    const made = (createdAt: Date) => makeApiToken({ ...owner, permissions: ['ORDERS'] }, { createdAt });
    expect(await permissionsOf((await made(inSeconds(-1))).token)).toEqual([]);
    expect(await permissionsOf((await made(NOW)).token)).toEqual(['ORDERS']);
    const { data, errors } = await executeGraphql(
      '{ viewer { apiTokens { edges { node { lacksPermissions } } } } }',
      {},
      { ...owner, permissions: ['ORDERS'] },
    );
    expect(errors).toEqual([]);
    expect(data.viewer.apiTokens.edges).toEqual([
      { node: { lacksPermissions: false } },
      { node: { lacksPermissions: true } },
    ]);
  });

  it('authenticates its owner by one statement', async () => {
    await db.user.update({ where: { id: owner.userId }, data: { role: 'ADMIN' } });
    const admin = { ...owner, permissions: PERMISSIONS };
    const { id, token } = await makeApiToken(admin, { scope: 'READ_WRITE', lastUsedAt: NOW });
    const viewer = { userId: owner.userId, sessionId: null, apiToken: { id, isReadOnly: false, canExport: false } };
    const { result, statements } = await countStatements(() => viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW));
    expect(result).toEqual({ ...viewer, permissions: PERMISSIONS });
    expect(statements).toHaveLength(1);
  });

  it('is announced to its owner by mail', async () => {
    await add();
    expect(await readMail(email)).toMatchObject({
      kind: 'API_TOKEN_CREATED',
      subject: 'New API token for your account',
      button: { url: 'http://shop.example/dashboard/api-tokens' },
    });
  });

  it('expires at its expiry, and is valid without one', async () => {
    const { token } = await makeApiToken(owner, { expiresAt: inDays(1), lastUsedAt: NOW });
    expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, inSeconds(24 * 60 * 60 - 1))).not.toBeNull();
    expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, inDays(1))).toBeNull();
    const lasting = await makeApiToken(owner, { lastUsedAt: NOW });
    expect(await viewerOfApiToken(lasting.token, TEST_STAFF_ACCESS, inDays(10_000))).not.toBeNull();
  });

  it.each(['kirana_', 'kirana_\0', `kirana_${'x'.repeat(43)}`, 'kirana_'.repeat(1_000)])(
    'is not %j',
    async (garbage) => {
      expect(await viewerOfApiToken(garbage, TEST_STAFF_ACCESS, NOW)).toBeNull();
    },
  );

  it('does not authenticate a user who is not active', async () => {
    const { token } = await makeApiToken(owner);
    for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
      await db.user.update({ where: { id: owner.userId }, data: { status } });
      expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW)).toBeNull();
    }
  });

  describe('that is used', () => {
    const lastUse = async (id: string) => (await db.apiToken.findUniqueOrThrow({ where: { id } })).lastUsedAt;

    it('has its last use recorded once a minute', async () => {
      const { id, token } = await makeApiToken(owner);
      await viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW);
      await expect.poll(() => lastUse(id)).toEqual(NOW);
      const { statements } = await countStatements(() => viewerOfApiToken(token, TEST_STAFF_ACCESS, inSeconds(59)));
      expect(statements).toHaveLength(1);
      await viewerOfApiToken(token, TEST_STAFF_ACCESS, inSeconds(60));
      await expect.poll(() => lastUse(id)).toEqual(inSeconds(60));
    });

    it('authenticates also when recording its use fails', async () => {
      const { id, token } = await makeApiToken(owner);
      await db.$executeRaw`ALTER TABLE api_tokens ADD CONSTRAINT broken CHECK (last_used_at IS NULL) NOT VALID`;
      try {
        expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
        expect(await lastUse(id)).toBeNull();
      } finally {
        await db.$executeRaw`ALTER TABLE api_tokens DROP CONSTRAINT broken`;
      }
    });
  });

  describe('that is revoked', () => {
    it('is invalid at once, and can be revoked repeatedly', async () => {
      const { id, token } = await makeApiToken(owner);
      for (let times = 0; times < 2; times += 1) await revokeApiToken(owner, { apiTokenId: id });
      expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW)).toBeNull();
    });

    it('can be revoked only by its owner', async () => {
      const { id, token } = await makeApiToken(owner);
      await revokeApiToken(await makeShopper({ role: 'ADMIN' }), { apiTokenId: id });
      expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, NOW)).not.toBeNull();
    });
  });

  describe(`after ${MAX_API_TOKENS} others`, () => {
    it('is refused, also among 25 concurrent requests', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => add()));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_API_TOKENS);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyApiTokensError);
      expect(await rows()).toHaveLength(MAX_API_TOKENS);
      await add({}, { viewer: await makeSession(await makeShopper()) });
    });

    it('can be created when one of them has expired', async () => {
      for (let made = 1; made < MAX_API_TOKENS; made += 1) await makeApiToken(owner);
      await makeApiToken(owner, { expiresAt: NOW });
      await add();
    });
  });

  describe('above the rate limit', () => {
    let throttle: Throttle;
    beforeAll(() => {
      throttle = createThrottle({ pool: databasePool('writes'), redis: null });
    });

    it('is refused for an hour, which limits the mails too', async () => {
      const caller = fakeCaller({ throttle });
      for (let times = 0; times < LIMITS.apiTokensPerAccount.count; times += 1) await add({}, { caller });
      await expect(add({}, { caller })).rejects.toBeInstanceOf(TooManyAttemptsError);
      expect(await db.mail.count({ where: { recipient: email } })).toBe(LIMITS.apiTokensPerAccount.count);
    });
  });
});
