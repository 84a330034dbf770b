import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connectDatabase, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { loadDemo } from '../../demo/loadDemo.ts';
import { ensureWebBuild } from '../../api/src/platform/lifecycle/webBuild.ts';
import { webDocument } from '../../api/src/testing/graphql/webDocument.ts';
import { startTemporaryCluster } from '../../api/src/testing/postgres/temporaryCluster.ts';
import { runSql } from '../database/runSql.ts';
import { drive, type Drive } from '../driver/drive.ts';
import { openScratch } from '../scratch.ts';
import { startKirana } from '../servers/startKirana.ts';
import { dataOf, getPersisted } from '../workloads/graphql.ts';
import { rotate, startOf } from '../workloads/rotate.ts';
import type { Script, Unit } from '../workloads/workload.ts';
import { readGoldSet } from './goldSet.ts';

/**
 * `npm run bench -- search-suggestions [--queries 200] [--connections 32]`: how long suggestions take while the queries of the gold set are typed
 * letter by letter, over the demo catalogue, by one process. Each text is worked out once and then comes from the cache, as in a shop with so
 * many shoppers; `cached` is a second pass. The floor is a health check of the same process.
 */
const { values } = parseArgs({
  options: { queries: { type: 'string', default: '200' }, connections: { type: 'string', default: '32' } },
});
const count = z.coerce.number().int().positive();
const connections = count.parse(values.connections);
const queries = typedQueries(count.parse(values.queries));
const document = webDocument('SearchComboboxQuery');
const MIN_LENGTH = 20;

const scratch = openScratch();
try {
  await ensureWebBuild();
  const cluster = await startTemporaryCluster();
  scratch.onEnd(cluster.stop);
  const databaseUrl = await cluster.createDatabase('suggestions');
  await migrate(databaseUrl);
  await connectDatabase(databaseUrl);
  await loadDemo();
  await disconnectDatabase();
  await runSql(databaseUrl, 'VACUUM (ANALYZE)');

  const { directory } = scratch;
  const documents = path.join(directory, 'documents.json');
  writeFileSync(documents, '{}');
  const jwtSecret = randomBytes(32).toString('base64url');
  const server = await startKirana({ databaseUrl, directory, jwtSecret, documents });
  scratch.onEnd(server.stop);
  const run = (script: Script, minUnits: number) =>
    drive(script, { url: server.url, connections, seconds: 1, minUnits });
  const pass = connections * queries.length;
  const floorUnit: Unit = [{ request: { method: 'GET', path: '/health/live' }, minLength: 1, read: (body) => body }];
  await run(async () => [floorUnit], connections);
  const floor = await run(async () => [floorUnit], pass);
  const typing: Script = async (connection) => rotate(queries.map(unitOf), startOf(connection, queries.length));
  const first = await run(typing, pass);
  const cached = await run(typing, pass);
  const figures = { floor, first, cached };
  for (const [name, figure] of Object.entries(figures)) console.log(describe(name, figure, floor));
} finally {
  await scratch.end();
}

/** Queries of the gold set that are not held back. */
function typedQueries(limit: number): string[] {
  const texts = readGoldSet('demo').filter(({ held }) => !held);
  const step = Math.max(1, Math.floor(texts.length / limit));
  return texts
    .filter((_gold, index) => index % step === 0)
    .slice(0, limit)
    .map(({ query }) => query);
}

/** A query that is typed letter by letter; the client trims it. */
function unitOf(query: string): Unit {
  const letters = Array.from(query);
  const typed = letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
  const texts = typed.map((text) => text.trim());
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  return distinct.map((text) => ({
    request: getPersisted(document, { text }),
    minLength: MIN_LENGTH,
    read: (body) => dataOf(body),
  }));
}

function describe(name: string, { requestP50, requestP99 }: Drive, floor: Drive): string {
  const figure = (label: string, ms: number, ofFloor: number) =>
    `${label} ${ms.toFixed(1)} ms (${(ms / ofFloor).toFixed(1)} × the floor)`;
  return `${name.padEnd(8)}${figure('p50', requestP50, floor.requestP50)}, ${figure('p99', requestP99, floor.requestP99)}`;
}
