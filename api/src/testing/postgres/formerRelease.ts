import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeWorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { ROOT_DIRECTORY } from '../../platform/config/environment.ts';
import { readMigrations } from '../../platform/db/migrations/readMigrations.ts';

/**
 * All rows of a shop of the previous release: a twentieth of the demo catalogue, orders in every state with their payments, refunds and
 * invoices, a CSV import, a bulk update, accounts, a webhook. A line `# table` is followed by the table's rows.
 */
const ROWS = path.join(ROOT_DIRECTORY, 'api/src/platform/db/migrations/formerRelease.jsonl.gz');

/** The last migration of the release that wrote those rows. */
const FORMER_MIGRATION = '20261122112854_api_tokens_webhooks';

/** The history of migrations as Prisma creates it. */
const HISTORY_TABLE = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

/** A row as JSON has it. */
export type Row = Record<string, unknown>;

/** The rows of the previous release by table, read from the fixture. */
async function readFormerRows(): Promise<Map<string, Row[]>> {
  const tables = new Map<string, Row[]>();
  let rows: Row[] = [];
  for (const line of gunzipSync(await readFile(ROWS))
    .toString()
    .split('\n')) {
    if (line.startsWith('# ')) tables.set(line.slice(2), (rows = []));
    else if (line !== '') rows.push(JSON.parse(line) as Row);
  }
  return tables;
}

/**
 * Leaves the database of the client as the previous release left it: its schema, its migration history, its rows and a queued job. Returns
 * the rows by table.
 */
export async function restoreFormerRelease(client: pg.Client, databaseUrl: string): Promise<Map<string, Row[]>> {
  const formerRows = await readFormerRows();
  formerRows.set('search_misses', [{ day: '2026-01-31', query: 'quinoa', count: 3 }]); // that shop had none
  await client.query(HISTORY_TABLE);
  for (const { name, sql, checksum } of await readMigrations()) {
    if (name > FORMER_MIGRATION) break;
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid()::text, $1, $2, now(), 1)`,
      [checksum, name],
    );
  }
  await client.query(`SET session_replication_role = replica`); // the tables come in the order of their names
  for (const [table, rows] of formerRows) {
    const columns = Object.keys(rows[0] ?? {})
      .map((column) => `"${column}"`)
      .join(', ');
    if (rows.length > 0) {
      await client.query(
        `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
    }
  }
  await client.query(`SET session_replication_role = origin`);
  const worker = await makeWorkerUtils({ connectionString: databaseUrl });
  await worker.migrate();
  await worker.addJob('workOnImport', { importId: 'any' });
  await worker.release();
  return formerRows;
}
