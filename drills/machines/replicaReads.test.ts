import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { connectDatabase, db, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import { makeProduct, makeSession, makeShopper } from '../../api/src/testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../../api/src/testing/graphql/persistedDocumentsFile.ts';
import { startReplicatedServers, type ReplicatedServers } from '../support/postgres/replicatedServers.ts';
import { TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { openServer } from '../../api/src/testing/server/inProcessServer.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';

const PRODUCT = 'query Product($id: ID!) { product(id: $id) { id name } }';
const SEARCH = 'query Search($text: String!) { products(search: $text, first: 5) { edges { node { id name } } } }';
const UPDATE = `mutation Update($input: ProductUpdateInput!) { productUpdate(input: $input) {
  __typename ... on ProductUpdatePayload { product { id name } } } }`;
const documents = writePersistedDocuments([PRODUCT, SEARCH]);
/** Longer than the replica is not asked after it has failed, and than a health check is cached. */
const soon = { timeout: 60_000 };

let ownUrl: string;
let servers: ReplicatedServers;
let app: FastifyInstance;
let productId: string;
let id: string;
const logged: string[] = [];

beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
  servers = await startReplicatedServers();
  await migrate(servers.primaryUrl);
  await disconnectDatabase();
  await connectDatabase(servers.primaryUrl);
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) }, // as pino writes them
  );
  const environment = {
    PERSISTED_DOCUMENTS: documents.file,
    DATABASE_READ_URL: servers.replicaUrl,
    DATABASE_READ_MAX_LAG: '3', // a busy machine may replay late
  };
  app = await openServer(environment, '/nonexistent', { logger });
});
afterAll(async () => {
  await app.close();
  await disconnectDatabase();
  await servers.close();
  documents.remove();
  await connectDatabase(ownUrl);
});
beforeEach(async () => {
  await servers.resumeReplay();
  ({ id: productId } = await makeProduct({ name: 'Toned Milk' }));
  id = encodeId('Product', productId);
  await untilUsed();
  logged.length = 0;
});

const check = async () => (await app.inject('/health/ready')).json<Health>().checks.replica[0];
/** Waits until the replica has replayed all and is asked. */
async function untilUsed(): Promise<void> {
  await servers.untilReplayed();
  await expect.poll(check, soon).toMatchObject({ status: 'pass' });
}
/** The name in a visitor's cached answer. */
async function shown(): Promise<unknown> {
  return (await app.inject({ method: 'GET', url: persistedQueryUrl(PRODUCT, { id }) })).json<Answer>().data?.product
    ?.name;
}
/** The name in an answer computed each time. */
async function executed(headers: Record<string, string> = {}): Promise<unknown> {
  const payload = { query: PRODUCT, variables: { id } };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  return response.json<Answer>().data?.product?.name;
}
async function asAdmin(): Promise<{ authorization: string }> {
  const admin = await makeSession(await makeShopper({ role: 'ADMIN' }));
  return { authorization: `Bearer ${await createAccessTokens(TEST_SECRET).issue(admin)}` };
}
/** Changes the name without firing triggers, so that a read shows which server answered it. */
async function renameSilently(name: string): Promise<void> {
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.$executeRaw`UPDATE products SET name = ${name} WHERE id = ${productId}::uuid`,
  ]);
}

describe('a replica', () => {
  it('answers visitors only', async () => {
    await expect.poll(async () => (await executed()) && (await servers.isReplicaRead()), soon).toBe(true); // the server listens by then
    await servers.pauseReplay();
    await renameSilently('Full Cream Milk');
    expect(await shown()).toBe('Toned Milk');
    expect(await executed()).toBe('Toned Milk');
    expect(await executed(await asAdmin())).toBe('Full Cream Milk');
    expect(await db.product.findUnique({ where: { id: productId } })).toMatchObject({ name: 'Full Cream Milk' });
    await servers.resumeReplay();
  });

  it('does not serve reads that it has not replayed, so that no cache keeps stale data', async () => {
    expect(await shown()).toBe('Toned Milk');
    await servers.pauseReplay();
    await db.product.update({ where: { id: productId }, data: { name: 'Full Cream Milk' } });
    await expect.poll(shown, { interval: 5 }).toBe('Full Cream Milk');
    expect(await executed()).toBe('Full Cream Milk');
    await servers.resumeReplay();
    await untilUsed();
    expect(await shown()).toBe('Full Cream Milk');
    await renameSilently('Unheard');
    expect(await shown()).toBe('Full Cream Milk'); // it is cached
  });

  it('is not asked for an admin’s own change, at once', async () => {
    expect(await shown()).toBe('Toned Milk');
    await servers.pauseReplay();
    const headers = await asAdmin();
    const { version } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    const payload = { query: UPDATE, variables: { input: { productId: id, version, name: 'Full Cream Milk' } } };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.json<{ data: object }>()).toMatchObject({
      data: {
        productUpdate: { __typename: 'ProductUpdatePayload' },
      },
    });
    expect([await shown(), await executed(), await executed(headers)]).toEqual(Array(3).fill('Full Cream Milk'));
    await servers.resumeReplay();
  });

  it('that lags is not asked until it has replayed all, and the shop says so once', async () => {
    await servers.pauseReplay();
    await renameSilently('Full Cream Milk');
    await expect.poll(check, soon).toMatchObject({ status: 'warn', output: expect.stringMatching(/seconds behind/) });
    expect(await executed()).toBe('Full Cream Milk');
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    await servers.resumeReplay();
    await untilUsed();
    expect(logged).toEqual([
      expect.stringMatching(/^The replica is not read \(it is \d seconds behind\)\. The primary answers all reads\.$/),
      expect.stringMatching(/^The replica is read again after \d+ seconds\.$/),
    ]);
  });

  it('that dies is replaced by the primary in the same request, and asked again when it is back', async () => {
    await servers.replica.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => executed()));
    expect(answers).toEqual(Array(20).fill('Toned Milk'));
    await expect.poll(check, soon).toMatchObject({ status: 'warn' });
    expect(await executed()).toBe('Toned Milk');
    await servers.replica.start();
    await untilUsed();
    expect(logged).toHaveLength(2);
    await servers.pauseReplay();
    await renameSilently('Full Cream Milk');
    expect(await executed()).toBe('Toned Milk');
    await servers.resumeReplay();
  });

  it('promoted to primary is no longer read', async () => {
    await servers.promoteReplica();
    await renameSilently('Full Cream Milk');
    await expect.poll(check, soon).toMatchObject({ output: expect.stringMatching(/no replica of the primary/) });
    expect(await executed()).toBe('Full Cream Milk');
  });
});

interface Answer {
  data: { product: { name: string } | null } | null;
}

interface Health {
  checks: { replica: [{ status: string; output?: string }] };
}
