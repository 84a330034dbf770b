import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureWebBuild } from '../api/src/platform/lifecycle/webBuild.ts';
import { openDatabases, type Databases } from './database/openDatabases.ts';
import { rowCountsOf, type RowCounts, type ShopSize } from './database/shopSize.ts';
import type { Scratch } from './scratch.ts';
import type { Server } from './servers/spawnUntilReady.ts';
import { startFloor } from './servers/startFloor.ts';
import { startKirana } from './servers/startKirana.ts';
import { DOCUMENTS } from './workloads/documents.ts';
import { persistedDocuments } from './workloads/graphql.ts';

/** Seeded databases, and servers that can be started on them. */
export interface TestBed {
  counts: RowCounts;
  databases: Databases;
  /** Signs the access tokens of the product and the floor. */
  jwtSecret: string;
  startKirana(databaseUrl: string, settings?: Record<string, string>): Promise<Server>;
  startFloor(databaseUrl: string, settings?: Record<string, string>): Promise<Server>;
}

/** Builds the web client if it has changed, and opens databases of this size. The scratch folder's end ends all of it. */
export async function openTestBed(scratch: Scratch, size: ShopSize): Promise<TestBed> {
  await ensureWebBuild();
  const counts = rowCountsOf(size);
  const begun = performance.now();
  const databases = await openDatabases(scratch, counts);
  console.log(
    `Seeded ${counts.products} products and ${counts.orders} orders in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  const documents = path.join(scratch.directory, 'documents.json');
  writeFileSync(documents, JSON.stringify(persistedDocuments(DOCUMENTS)));
  const jwtSecret = randomBytes(32).toString('base64url');
  const { directory } = scratch;
  const endWithScratch = async (start: Promise<Server>) => {
    const server = await start;
    scratch.onEnd(server.stop);
    return server;
  };
  return {
    counts,
    databases,
    jwtSecret,
    startKirana: (databaseUrl, settings = {}) =>
      endWithScratch(startKirana({ databaseUrl, directory, jwtSecret, documents, settings })),
    startFloor: (databaseUrl, settings = {}) => endWithScratch(startFloor({ databaseUrl, jwtSecret, settings })),
  };
}
