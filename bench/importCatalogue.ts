import { once } from 'node:events';
import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadSynonyms } from '../api/src/shop/search/vocabulary/loadSynonyms.ts';
import { decodeIdOf } from '../api/src/platform/core/publicId.ts';
import { readConfig } from '../api/src/platform/config/config.ts';
import { connectDatabase, db, disconnectDatabase } from '../api/src/platform/db/client.ts';
import { migrate } from '../api/src/platform/db/migrations/migrate.ts';
import { startTemporaryCluster } from '../api/src/testing/postgres/temporaryCluster.ts';
import { openPubSub } from '../api/src/platform/events/pubSub.ts';
import { createAccessTokens } from '../api/src/shop/identity/sessions/accessToken.ts';
import { startWorker } from '../api/src/jobs/worker.ts';
import { createLogger } from '../api/src/platform/lifecycle/createLogger.ts';
import { createServer } from '../api/src/server/createServer.ts';
import { makeSession, makeShopper } from '../api/src/testing/fixtures.ts';

/**
 * `npm run bench -- import [file.csv] [--rows 30000]`: how long a file takes from its upload to the last row, and how much
 * memory the whole server takes meanwhile. The third time every price and stock is another one. The first time the file is mapped again, with 5 % GST for each
 * category that it creates, and at the end the imports are undone, the last one first. Server, jobs and client are one process here, on a database of their own.
 */
const { values, positionals } = parseArgs({
  options: { rows: { type: 'string', default: '30000' } },
  allowPositionals: true,
});
const SECRET = 'a secret for measuring, long enough';
const UPLOAD = `mutation ($file: Upload!) { catalogueImportUpload(input: { file: $file }) {
  ... on CatalogueImportUploadPayload { catalogueImportEdge { node { id } } } ... on Error { message } } }`;
const RUN = `mutation ($importId: ID!) { catalogueImportRun(input: { importId: $importId }) { __typename } }`;
const MAP = `mutation ($input: CatalogueImportMapInput!) { catalogueImportMap(input: $input) { __typename } }`;
const CHECK_UNDO = `mutation ($importId: ID!) { catalogueImportUndoCheck(input: { importId: $importId }) { __typename } }`;
const UNDO = `mutation ($importId: ID!) { catalogueImportUndo(input: { importId: $importId }) { __typename } }`;
const uploadAnswer = z.object({
  catalogueImportUpload: z.object({ catalogueImportEdge: z.object({ node: z.object({ id: z.string() }) }) }),
});

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
const cluster = await startTemporaryCluster();
const url = await cluster.createDatabase('bench');
await migrate(url);
await connectDatabase(url);
await loadSynonyms();
const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: folder,
  JWT_SECRET: SECRET,
  LOG_LEVEL: 'warn',
});
const pubSub = openPubSub(console.error);
const app = await createServer({ config, pubSub, webDirectory: '/nonexistent' });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo; // it listens on TCP
const worker = await startWorker({ config, databaseUrl: url, pubSub, logger: createLogger(config) });
const viewer = await makeSession(await makeShopper({ role: 'ADMIN' }));
const authorization = `Bearer ${await createAccessTokens(SECRET).issue(viewer)}`;

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
try {
  const count = Number(values.rows);
  const file = positionals[0] ?? (await writeRows(count, 0));
  const imported = [await measure('first time', file, { isMapped: true })];
  await measure('again', file);
  if (!positionals[0]) imported.push(await measure('with other prices and stocks', await writeRows(count, 1)));
  await measureExport();
  for (const importId of imported.toReversed()) await measureUndo(importId);
} finally {
  clearInterval(watch);
  await worker.stop();
  await app.close();
  await pubSub.close();
  await disconnectDatabase();
  await cluster.stop();
  rmSync(folder, { recursive: true });
}

/** Returns the public id of the import. */
async function measure(name: string, file: string, { isMapped = false } = {}): Promise<string> {
  const baseline = process.memoryUsage().rss;
  peak = baseline;
  const begun = performance.now();
  const importId = await upload(file);
  const uploaded = performance.now();
  await reach(['CHECKED', 'FAILED']);
  const checked = performance.now();
  if (isMapped) await measureMapping(importId);
  const mapped = performance.now();
  await post(JSON.stringify({ query: RUN, variables: { importId } }), { 'content-type': 'application/json' });
  await reach(['DONE', 'FAILED']);
  const done = performance.now();
  const { actorId: _actorId, id: _id, ...outcome } = await newest();
  const { newCategories, newSubCategories, columns: _columns, ...others } = outcome;
  const {
    headings: _headings,
    headingColumns: _mapped,
    nextColumns: _next,
    categoryMapping: _names,
    ...counts
  } = others;
  console.log(name, { ...counts, newCategories: newCategories.length, newSubCategories: newSubCategories.length });
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `upload ${seconds(begun, uploaded)} s, check ${seconds(uploaded, checked)} s, run ${seconds(mapped, done)} s,`,
    `peak ${Math.round((peak - baseline) / 1_000_000)} MB over ${Math.round(baseline / 1_000_000)} MB`,
  );
  return importId;
}

/** Gives all rows their mapping once more, with a GST for each category that the file creates. */
async function measureMapping(importId: string): Promise<void> {
  const begun = performance.now();
  const { newCategories, headingColumns } = await newest();
  const input = {
    importId,
    columns: headingColumns.flatMap((column, position) => (column === '' ? [] : [{ position, column }])),
    categories: newCategories.map((name) => ({ name, gstPercent: 5 })),
  };
  await post(JSON.stringify({ query: MAP, variables: { input } }), { 'content-type': 'application/json' });
  await reach(['CHECKED', 'FAILED']);
  const { gstDefaultCount, gstMissingCount } = await newest();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`mapping and check ${seconds} s,`, { gstDefaultCount, gstMissingCount });
}

async function measureUndo(importId: string): Promise<void> {
  const states: string[] = [];
  for (const [query, end] of [
    [CHECK_UNDO, 'UNDO_CHECKED'],
    [UNDO, 'UNDONE'],
  ] as const) {
    const begun = performance.now();
    await post(JSON.stringify({ query, variables: { importId } }), { 'content-type': 'application/json' });
    while ((await find(importId)).status !== end) await sleep(20);
    states.push(`${end} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  const { undoDeleteCount, undoRestoreCount, undoKeepCount } = await find(importId);
  const left = {
    products: await db.product.count({ where: { deletedAt: null } }),
    categories: await db.category.count(),
  };
  console.log('undo:', states.join(', '), { undoDeleteCount, undoRestoreCount, undoKeepCount }, 'left', left);
}

function find(importId: string) {
  return db.catalogueImport.findUniqueOrThrow({ where: { id: decodeIdOf('CatalogueImport', importId) } });
}

async function upload(file: string): Promise<string> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }));
  form.append('map', '{"0":["variables.file"]}');
  form.append('0', await openAsBlob(file), path.basename(file));
  const answer = uploadAnswer.parse(await post(form, { 'graphql-require-preflight': '1' }));
  return answer.catalogueImportUpload.catalogueImportEdge.node.id;
}

async function post(body: BodyInit, headers: Record<string, string>): Promise<unknown> {
  const init = { method: 'POST', headers: { authorization, ...headers }, body };
  const answer = (await (await fetch(`http://127.0.0.1:${port}/graphql`, init)).json()) as { data: unknown };
  return answer.data ?? Promise.reject(new Error(JSON.stringify(answer)));
}

function newest() {
  return db.catalogueImport.findFirstOrThrow({ orderBy: { id: 'desc' } });
}

async function reach(statuses: readonly string[]): Promise<void> {
  while (!statuses.includes((await newest()).status)) await sleep(20);
}

async function measureExport(): Promise<void> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/catalogue.csv`, { headers: { authorization } });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length; // a body of bytes
  console.log(`export ${bytes} bytes, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function writeRows(count: number, more: number): Promise<string> {
  const file = path.join(folder, `generated-${more}.csv`);
  const out = createWriteStream(file);
  out.write('sku,name,brand,unit,price,discount,stock,description,category,sub_category,details\n');
  for (let row = 1; row <= count; row += 1) {
    const subCategory = row % 200;
    const cells = [
      `BENCH-${row}`,
      `Product ${row} of brand ${row % 500}`,
      `Brand ${row % 500}`,
      `${(row % 9) + 1}00 g`,
      (10.5 + (row % 990) + more).toFixed(2),
      row % 50,
      (row % 1000) + more,
      `"What there is to be said of product ${row}, in a sentence or two.\nKeep it dry."`,
      `Category ${subCategory % 20}`,
      `Sub-category ${subCategory}`,
      `"Shelf life: ${row % 24} months\nOrigin: India"`,
    ];
    if (!out.write(`${cells.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return file;
}
