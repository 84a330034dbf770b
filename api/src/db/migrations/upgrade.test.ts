import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeWorkerUtils } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../testing/postgres/temporaryCluster.ts';
import { spawnServer } from '../../testing/server/spawnServer.ts';
import { readMigrations } from './readMigrations.ts';

/**
 * All rows of a shop of the former release: a twentieth of the demo catalogue, orders in every state with their payments,
 * refunds and invoices, a CSV import, a bulk update, accounts, a webhook. A line `# table` is followed by the table's rows.
 */
const ROWS = path.join(import.meta.dirname, 'formerRelease.jsonl.gz');

/** The last migration of the release that wrote those rows. */
const FORMER_MIGRATION = '20261122112854_api_tokens_webhooks';

/** The history of migrations as Prisma creates it. */
const HISTORY_TABLE = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

const TABLES: Readonly<Record<string, string>> = {
  media_files: 'pictures',
  search_misses: 'searches',
  spent_refresh_tokens: 'rotated_refresh_tokens',
  test_payments: 'sandbox_payments',
  test_refunds: 'sandbox_refunds',
  webhook_events: 'payment_webhook_events',
};

/** By today's name of the table. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api_tokens: { hint: 'last_four' },
  catalogue_imports: { same_count: 'unchanged_count', refused_count: 'rejected_count' },
  mails: { begun_at: 'claimed_at' },
  order_lines: { short_quantity: 'missing_quantity' },
  orders: { promised_at: 'estimated_delivery_at' },
  payments: { page_over_at: 'session_closed_at' },
  pictures: { tint: 'dominant_color' },
  product_pictures: { file_id: 'picture_id' },
  searches: { count: 'zero_result_count' },
  rotated_refresh_tokens: { spent_at: 'rotated_at' },
  webhook_deliveries: { settled_at: 'completed_at' },
  webhook_endpoints: { sealed_secret: 'encrypted_secret' },
};

/** By today's names of table and column. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'audit_entries.action': {
    CATEGORY_ADD: 'CATEGORY_CREATE',
    CATEGORY_EDIT: 'CATEGORY_UPDATE',
    SUB_CATEGORY_ADD: 'SUB_CATEGORY_CREATE',
    SUB_CATEGORY_EDIT: 'SUB_CATEGORY_UPDATE',
    PRODUCT_ADD: 'PRODUCT_CREATE',
    PRODUCT_EDIT: 'PRODUCT_UPDATE',
    USER_ROLE: 'USER_ROLE_UPDATE',
    ORDER_MOVE: 'ORDER_UPDATE_STATE',
    WEBHOOK_ADD: 'WEBHOOK_ENDPOINT_CREATE',
    WEBHOOK_EDIT: 'WEBHOOK_ENDPOINT_UPDATE',
    WEBHOOK_DELETE: 'WEBHOOK_ENDPOINT_DELETE',
  },
  'audit_entries.subject_type': { WEBHOOK: 'WEBHOOK_ENDPOINT' },
  'import_rows.outcome': { SAME: 'UNCHANGED', REFUSED: 'REJECTED' },
  'mails.kind': { SESSION_STOLEN: 'REFRESH_TOKEN_REUSED', API_TOKEN_ADDED: 'API_TOKEN_CREATED' },
  'one_time_codes.purpose': { PASSWORD_RESET_GRANT: 'PASSWORD_RESET_TOKEN' },
  'payment_webhook_events.provider': { test: 'sandbox' },
  'payments.provider': { test: 'sandbox' },
  'refunds.reason': { SHORT: 'MISSING' },
  'stock_movements.reason': { CANCEL: 'CANCELLATION' },
  'webhook_deliveries.state': { WAITING: 'PENDING' },
};

type Row = Record<string, unknown>;

const databaseName = `upgrade_${randomBytes(4).toString('hex')}`;
let client: pg.Client;
let directory: string;
let formerRows: Map<string, Row[]>;

/** The rows of the former release by table, read from the fixture. */
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

/** Leaves the database as the former release left it: its schema, its migration history, its rows and a queued job. */
async function restoreFormerRelease(databaseUrl: string): Promise<void> {
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
}

/** A row of the former release in today's words. */
function inTodaysWords(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([formerColumn, value]) => {
      const column = COLUMNS[table]?.[formerColumn] ?? formerColumn;
      return [column, VALUES[`${table}.${column}`]?.[String(value)] ?? value];
    }),
  );
}

/** Rows in an order of their own, with their keys sorted, so that equal contents are equal texts. */
function canonical(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
}

beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('databaseServerUrl'), databaseName);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  formerRows = await readFormerRows();
  formerRows.set('search_misses', [{ day: '2026-01-31', query: 'quinoa', count: 3 }]); // that shop had none
  await restoreFormerRelease(databaseUrl);
  directory = await mkdtemp(path.join(tmpdir(), 'kirana-upgrade-'));
  const server = await spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: directory, JOBS: 'off' });
  await server.open;
  server.signal('SIGTERM');
  await server.ended;
});

afterAll(async () => {
  await client.end();
  await dropDatabase(inject('databaseServerUrl'), databaseName);
  await rm(directory, { recursive: true });
});

describe('starting on a database of the former release', () => {
  it('keeps every row of every table, in the new tables, columns and values', async () => {
    expect(formerRows.size).toBeGreaterThan(30);
    for (const [formerTable, former] of formerRows) {
      const table = TABLES[formerTable] ?? formerTable;
      const { rows } = await client.query<{ row: Row }>(`SELECT row_to_json(t) AS row FROM "${table}" t`);
      const columns = Object.keys(former[0] ?? {}).map((column) => COLUMNS[table]?.[column] ?? column);
      const today = rows.map(({ row }) => Object.fromEntries(columns.map((column) => [column, row[column]])));
      expect(canonical(today), table).toEqual(canonical(former.map((row) => inTodaysWords(table, row))));
    }
  });

  it('keeps the stock of each product equal to its ledger', async () => {
    const { rows } = await client.query(
      `SELECT id FROM products WHERE stock <> (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = products.id)`,
    );
    expect(rows).toEqual([]);
  });

  it('gives staff the role of the table that they had, and shoppers none', async () => {
    const { rows } = await client.query<{ role: string; builtIn: string | null; permissions: number }>(
      `SELECT DISTINCT users.role::text, built_in::text AS "builtIn", coalesce(cardinality(permissions), 0) AS permissions
       FROM users LEFT JOIN role_definitions ON role_definitions.id = role_definition_id ORDER BY 1`,
    );
    expect(rows).toEqual([
      { role: 'ADMIN', builtIn: 'ADMIN', permissions: 9 },
      { role: 'PICKER', builtIn: 'PICKER', permissions: 1 },
      { role: 'USER', builtIn: null, permissions: 0 },
    ]);
  });

  it('keeps queued jobs under the new names of their tasks', async () => {
    const { rows } = await client.query('SELECT task_identifier FROM graphile_worker.jobs');
    expect(rows).toEqual([{ task_identifier: 'processImport' }]);
  });
});
