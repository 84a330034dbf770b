import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectFormerRows } from '../../../testing/postgres/expectFormerRows.ts';
import { restoreFormerRelease } from '../../../testing/postgres/formerRelease.ts';
import { createDatabase, dropDatabase } from '../../../testing/postgres/temporaryCluster.ts';
import { migrate } from './migrate.ts';

const databaseName = `upgrade_${randomBytes(4).toString('hex')}`;
let client: pg.Client;
let formerRows: Awaited<ReturnType<typeof restoreFormerRelease>>;

beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('databaseServerUrl'), databaseName);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  formerRows = await restoreFormerRelease(client, databaseUrl);
  await migrate(databaseUrl);
});

afterAll(async () => {
  await client.end();
  await dropDatabase(inject('databaseServerUrl'), databaseName);
});

describe('migrating a database of the previous release', () => {
  it('keeps every row of every table, in the new tables, columns and values', () =>
    expectFormerRows(client, formerRows));

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
