import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import type { SessionViewer } from '../../api/src/platform/core/viewer.ts';
import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import type { GraphqlResponse } from '../../api/src/testing/graphql/executeGraphql.ts';
import { spawnServer, type ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import { UNLIMITED_CASH } from '../../api/src/testing/shopTermsFixture.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../api/src/testing/secretFixture.ts';

const tokens = createAccessTokens(TEST_SECRET);

/** The given number of processes of the real program on the test file's database, without jobs. */
export async function spawnServers(
  count: number,
  environment: Record<string, string> = {},
): Promise<{ shops: ServerProcess[]; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-shops-'));
  const shops = await Promise.all(
    Array.from({ length: count }, async () =>
      spawnServer({
        DATABASE_URL: await testDatabaseUrl(),
        JWT_SECRET: TEST_SECRET,
        ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
        DATA_DIR: folder,
        JOBS: 'off',
        THROTTLE: 'off',
        ...UNLIMITED_CASH,
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

/** Sends GraphQL to a server with a session. */
export async function sendGraphql(
  shop: Pick<ServerProcess, 'url'>,
  viewer: SessionViewer,
  request: GraphqlRequest,
): Promise<Omit<GraphqlResponse, 'status'>> {
  const response = await fetch(`${shop.url}/graphql`, await requestOf(viewer, request, 'application/json'));
  const { data = null, errors = [] } = (await response.json()) as Partial<GraphqlResponse>; // GraphQL over HTTP
  return { data, errors };
}

/** Subscribes at a server with a session; aborting closes the connection. */
export async function openStream(
  shop: Pick<ServerProcess, 'url'>,
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
