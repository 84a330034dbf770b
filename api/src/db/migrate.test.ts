import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { schemaDifference } from './schemaDifference.ts';
import { createDatabase, dropDatabase } from './testCluster.ts';

const name = `migrate_${randomBytes(4).toString('hex')}`;
let url: string;

beforeEach(async () => {
  url = await createDatabase(inject('testServer'), name);
});

afterEach(() => dropDatabase(inject('testServer'), name));

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrate', () => {
  it('leads to exactly what schema.prisma says', async () => {
    await migrate(url);
    expect(await schemaDifference(url)).toBeNull();
  });

  it('applies each migration once, however many processes start at the same time', async () => {
    const names = (await readMigrations()).map((migration) => migration.name);
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.flat()).toEqual(names);
    expect(await migrate(url)).toEqual([]);
  });

  it('keeps the history that prisma migrate deploy keeps', async () => {
    await migrate(url);
    const [first] = await readMigrations();
    const history = await query(
      'SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations ORDER BY started_at',
    );
    const checksum = createHash('sha256')
      .update(first?.sql ?? '')
      .digest('hex');
    expect(history[0]).toEqual({ migration_name: first?.name, checksum, applied_steps_count: 1 });
  });

  it('says what is wrong when one fails, leaves nothing of it, and goes on once that is mended', async () => {
    await query('CREATE VIEW webhook_events AS SELECT 1'); // in the way of the first migration
    await expect(migrate(url)).rejects.toThrow(
      /^The database could not be migrated: .*"webhook_events" already exists/,
    );
    expect(await query(`SELECT to_regclass('users') AS users`)).toEqual([{ users: null }]);
    await query('DROP VIEW webhook_events');
    expect(await migrate(url)).toHaveLength((await readMigrations()).length);
  });
});
