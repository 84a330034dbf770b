import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { loadSynonyms } from '../../api/src/shop/search/vocabulary/loadSynonyms.ts';
import { rebuildSearchIndex } from '../../api/src/shop/search/rebuildSearchIndex.ts';
import { connectDatabase, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { startEmbeddedDatabase } from '../../api/src/platform/db/embedded/embeddedDatabase.ts';
import { findPostmaster } from '../../api/src/platform/db/embedded/postmaster.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import type { Scratch } from '../scratch.ts';
import { seed } from './seed.ts';
import type { RowCounts } from './shopSize.ts';

const FLOOR_DATABASE = 'floor';

/** Two databases with the same rows, on one embedded PostgreSQL with the product's own settings. */
export interface Databases {
  kirana: string;
  floor: string;
  /** The process whose children serve the connections. */
  postmasterPid: number;
  /** `18.1` */
  version: string;
}

/** Starts a PostgreSQL in the scratch folder, migrates and seeds a database, and copies it for the floor. */
export async function openDatabases(scratch: Scratch, counts: RowCounts): Promise<Databases> {
  const dataDir = path.join(scratch.directory, 'database');
  const embedded = await startEmbeddedDatabase(dataDir, 'a bench');
  const home = realpathSync(path.join(dataDir, 'postgres'));
  scratch.onEnd(async () => {
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  });
  await migrate(embedded.url);
  await seed(embedded.url, counts);
  await indexSearch(embedded.url);
  const floor = Object.assign(new URL(embedded.url), { pathname: `/${FLOOR_DATABASE}` }).href;
  const version = await copyDatabase(embedded.url);
  const postmaster = await findPostmaster(path.join(home, 'data'));
  if (!postmaster) throw new Error('The PostgreSQL of the bench has ended');
  return { kirana: embedded.url, floor, postmasterPid: postmaster.pid, version };
}

/** The triggers, which index products otherwise, do not run in the seed. */
async function indexSearch(url: string): Promise<void> {
  await connectDatabase(url);
  await loadSynonyms();
  await rebuildSearchIndex();
  await disconnectDatabase();
}

/** Copies the seeded database, and answers the server's version. */
async function copyDatabase(url: string): Promise<string> {
  const source = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${FLOOR_DATABASE} TEMPLATE ${source} STRATEGY FILE_COPY`);
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}
