import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { print, type DocumentNode } from 'graphql';
import { connectDatabase, disconnectDatabase } from '../api/src/platform/db/client.ts';
import { migrate } from '../api/src/platform/db/migrations/migrate.ts';
import { startTemporaryCluster } from '../api/src/testing/postgres/temporaryCluster.ts';
import { encodeId } from '../api/src/platform/core/publicId.ts';
import { createAccessTokens } from '../api/src/shop/identity/sessions/accessToken.ts';
import { REST_ROUTES } from '../api/src/rest/restRoutes.ts';
import { makeCustomer, makeProducts, makeSession, makeSubCategory } from '../api/src/testing/fixtures.ts';
import { spawnServer } from '../api/src/testing/server/spawnServer.ts';
import { timeRatio } from './timeRatio.ts';

/**
 * `npm run bench -- rest`: how long a REST call takes, as a ratio to the same operation asked at /graphql, in the same run and in
 * turns. Each measurement is 50 requests one after the other; the ratio is that of the medians of 15.
 */
const SECRET = 'a secret for measuring, long enough';
const REQUESTS = 50;

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
const cluster = await startTemporaryCluster();
const url = await cluster.createDatabase('bench');
await migrate(url);
await connectDatabase(url);
const shop = await spawnServer({
  ...{ DATABASE_URL: url, DATA_DIR: folder, JWT_SECRET: SECRET },
  ...{ JOBS: 'off', THROTTLE: 'off', LOG_LEVEL: 'silent' },
});
await shop.open;

const productIds = await makeProducts(20);
await makeSubCategory(productIds);
const { viewer } = await makeCustomer(productIds);
const token = await createAccessTokens(SECRET).issue(await makeSession(viewer));
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

await compare('user/user-details', {}, {});
await compare('cart/get', {}, {});
await compare('product/get', { limit: 20 }, { first: 20, offset: 0, search: null, sort: 'NEWEST' });
await compare('product/get-product-details', { productId: productId() }, { id: productId() });

shop.signal('SIGKILL');
await shop.ended;
await disconnectDatabase();
await cluster.stop();
rmSync(folder, { recursive: true });
process.exit();

function productId(): string {
  return encodeId('Product', productIds[0] ?? '');
}

async function compare(call: string, body: object, variables: object): Promise<void> {
  const route = REST_ROUTES.find((row) => row.path === call);
  if (!route) throw new Error(`There is no call ${call}`);
  const asRest = { method: route.method, headers, ...(route.body && { body: JSON.stringify(body) }) };
  const asGraphql = { method: 'POST', headers, body: JSON.stringify({ query: textOf(route.document), variables }) };
  const rest = () => repeat(`${shop.url}/api/${call}`, asRest);
  const graphql = () => repeat(`${shop.url}/graphql`, asGraphql);
  await rest();
  await graphql();
  const ratio = await timeRatio(rest, graphql);
  console.log(`${call}: ${ratio.toFixed(2)} of the time of the same operation at /graphql`);
}

async function repeat(address: string, request: RequestInit): Promise<void> {
  for (let round = 0; round < REQUESTS; round += 1) {
    const response = await fetch(address, request);
    if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
    await response.arrayBuffer();
  }
}

/** Without the directive that only the types of our documents read. */
function textOf(document: DocumentNode): string {
  return print(document).replaceAll('@_unmask', '');
}
