import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { db } from '../db/client.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { createAccessTokens } from '../identity/accessToken.ts';
import type { Answer } from './askGraphql.ts';
import { spawnShop, type Shop } from './spawnShop.ts';
import { TEST_SECRET } from './testSecret.ts';

const tokens = createAccessTokens(TEST_SECRET);

/** So many processes of the real program on the test file's database, without jobs, and how to end them. */
export async function openShops(
  count: number,
  environment: Record<string, string> = {},
): Promise<{ shops: Shop[]; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-shops-'));
  const shops = await Promise.all(
    Array.from({ length: count }, async () =>
      spawnShop({
        DATABASE_URL: await testDatabaseUrl(),
        JWT_SECRET: TEST_SECRET,
        DATA_DIR: folder,
        JOBS: 'off',
        THROTTLE: 'off',
        RATE_LIMIT_PER_MINUTE: '1000000',
        LOG_LEVEL: 'silent',
        ...environment,
      }),
    ),
  );
  await Promise.all(shops.map(({ open }) => open));
  return {
    shops,
    async close() {
      for (const shop of shops) shop.signal('SIGKILL');
      await Promise.all(shops.map(({ ended }) => ended));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Where the test file's database is, for a process of its own. */
export async function testDatabaseUrl(): Promise<string> {
  const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  return Object.assign(new URL(inject('testServer')), { pathname: `/${row?.name ?? ''}` }).href;
}

/** Sends GraphQL to a shop as somebody with a session. */
export async function sendGraphql(
  shop: Shop,
  viewer: SessionViewer,
  request: GraphqlRequest,
): Promise<Omit<Answer, 'status'>> {
  const response = await fetch(`${shop.url}/graphql`, await requestOf(viewer, request, 'application/json'));
  const { data = null, errors = [] } = (await response.json()) as Partial<Answer>; // GraphQL over HTTP
  return { data, errors };
}

/** Subscribes at a shop as somebody with a session; aborting cuts the line. */
export async function openStream(
  shop: Shop,
  viewer: SessionViewer,
  request: GraphqlRequest & { signal?: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { signal, ...asked } = request;
  const init = await requestOf(viewer, asked, 'text/event-stream');
  const { body } = await fetch(`${shop.url}/graphql`, { ...init, ...(signal && { signal }) });
  if (!body) throw new Error('There is no stream');
  return body;
}

interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
}

async function requestOf(viewer: SessionViewer, request: GraphqlRequest, accept: string): Promise<RequestInit> {
  const authorization = `Bearer ${await tokens.issue(viewer)}`;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, authorization },
    body: JSON.stringify(request),
  };
}
