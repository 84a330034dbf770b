import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrations } from './readMigrations.ts';
import { schemaDiff } from '../../../testing/postgres/schemaDiff.ts';
import { createDatabase, dropDatabase } from '../../../testing/postgres/temporaryCluster.ts';

const name = `migrate_${randomBytes(4).toString('hex')}`;
let url: string;

beforeEach(async () => {
  url = await createDatabase(inject('databaseServerUrl'), name);
});

afterEach(() => dropDatabase(inject('databaseServerUrl'), name));

async function query(sql: string, values?: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The history table as the schema engine of Prisma 7 creates it, which former releases ran at their start. */
const FORMER_HISTORY = `CREATE TABLE _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
  logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
/** A migration that changes a table of the release before it. */
const FIRST_ON_ORDERS = '20261125040000_order_keys';
const COLUMNS = `SELECT column_name, data_type, character_maximum_length, is_nullable, column_default
  FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`;

/** Leaves the database as a release did whose last migration comes before `end`. */
async function migrateUntil(end: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FORMER_HISTORY);
  const insert = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES ($1, $2, $3, now(), 1)`;
  for (const { sql, checksum, name: migration } of await readMigrations()) {
    if (migration >= end) break;
    await client.query(sql);
    await client.query(insert, [randomUUID(), checksum, migration]);
  }
  await client.end();
}

/** What `work` returns that runs while a transaction reads the orders, which a migration wants to change. */
async function whileOrdersAreRead<T>(work: () => Promise<T>): Promise<T> {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('SELECT FROM orders');
    return await work();
  } finally {
    await reader.end();
  }
}

describe('migrate', () => {
  it('leads to exactly what schema.prisma says', async () => {
    await migrate(url);
    expect(await schemaDiff(url)).toBeNull();
  });

  it('takes its time where the role has the timeouts of the shop', async () => {
    await query(`ALTER DATABASE ${name} SET statement_timeout = 1`);
    await expect(query('SELECT pg_sleep(1)')).rejects.toThrow('statement timeout');
    const all = await readMigrations();
    expect(await migrate(url)).toHaveLength(all.length);
  });

  it('applies each migration once, however many connections start at the same time', async () => {
    const names = (await readMigrations()).map((migration) => migration.name);
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.flat()).toEqual(names);
    expect(await migrate(url)).toEqual([]);
  });

  it('keeps the history that prisma migrate deploy keeps', async () => {
    await query(FORMER_HISTORY);
    const columns = await query(COLUMNS);
    await query('DROP TABLE _prisma_migrations');
    await migrate(url);
    expect(await query(COLUMNS)).toEqual(columns);
    const [first] = await readMigrations();
    const history = await query(
      `SELECT migration_name, checksum, applied_steps_count, finished_at >= started_at AS finished, rolled_back_at, logs
       FROM _prisma_migrations ORDER BY started_at`,
    );
    const checksum = createHash('sha256')
      .update(first?.sql ?? '')
      .digest('hex');
    expect(history[0]).toEqual({
      migration_name: first?.name,
      checksum,
      applied_steps_count: 1,
      finished: true,
      rolled_back_at: null,
      logs: null,
    });
  });

  it('continues the history of a database that a former release migrated', async () => {
    const migrations = await readMigrations();
    await migrateUntil(migrations.at(-1)?.name ?? '');
    await query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, rolled_back_at)
      SELECT gen_random_uuid(), checksum, migration_name, now() FROM _prisma_migrations LIMIT 1`); // an attempt that failed
    expect(await migrate(url)).toEqual([migrations.at(-1)?.name]);
    expect(await schemaDiff(url)).toBeNull();
  });

  it('rolls a failed migration back whole, records it, and retries it at the next start', async () => {
    await query('CREATE VIEW webhook_events AS SELECT 1'); // conflicts with a table of the first migration
    await expect(migrate(url)).rejects.toThrow(
      /^The database could not be migrated: .*"webhook_events" already exists/,
    );
    expect(await query(`SELECT to_regclass('users') AS users`)).toEqual([{ users: null }]);
    const failures =
      'SELECT finished_at, rolled_back_at IS NULL AS open, logs, applied_steps_count FROM _prisma_migrations';
    const logs = 'relation "webhook_events" already exists';
    expect(await query(failures)).toEqual([{ finished_at: null, open: true, logs, applied_steps_count: 0 }]);
    await query('DROP VIEW webhook_events');
    expect(await migrate(url)).toHaveLength((await readMigrations()).length);
    expect(await query(`${failures} WHERE finished_at IS NULL`)).toEqual([
      { finished_at: null, open: false, logs, applied_steps_count: 0 },
    ]);
  });

  it('lets others use a table while it waits for its lock, and tries again', async () => {
    await migrateUntil(FIRST_ON_ORDERS);
    const waiting = `SELECT FROM pg_locks WHERE relation = 'orders'::regclass AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const migrating = await whileOrdersAreRead(async () => {
      const migration = migrate(url, { lockTimeoutMs: 300, pauseMs: 10, attempts: 10_000 });
      await expect.poll(() => query(waiting), { interval: 5 }).toHaveLength(1);
      await query('SELECT FROM orders'); // behind the migration, which gives way
      return { migration };
    });
    expect(await migrating.migration).toContain(FIRST_ON_ORDERS);
    expect(await schemaDiff(url)).toBeNull();
  });

  it('ends with an error when it never gets its lock, and continues at the next start', async () => {
    await migrateUntil(FIRST_ON_ORDERS);
    const impatient = { lockTimeoutMs: 10, pauseMs: 1, attempts: 3 };
    await expect(whileOrdersAreRead(() => migrate(url, impatient))).rejects.toThrow(
      /canceling statement due to lock timeout/,
    );
    expect(await migrate(url)).toContain(FIRST_ON_ORDERS);
  });

  it('builds an index again whose first attempt was interrupted', async () => {
    await migrateUntil('20261125050001_orders_held_idx');
    await query('CREATE INDEX orders_held_idx ON orders (id)');
    await query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'orders_held_idx'::regclass`);
    await migrate(url);
    const index = `SELECT indisvalid, pg_get_expr(indpred, indrelid) AS predicate FROM pg_index
      WHERE indexrelid = 'orders_held_idx'::regclass`;
    expect(await query(index)).toEqual([{ indisvalid: true, predicate: '(hold_reason IS NOT NULL)' }]);
  });
});
