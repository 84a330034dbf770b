import pg from 'pg';
import { assertLedger } from './assertLedger.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedOrders } from './seedOrders.ts';
import { seedShoppers } from './seedShoppers.ts';
import type { RowCounts } from './shopSize.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** Foreign keys are not checked and triggers not run, because the rows are right by construction. */
const SETTINGS = `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
  SET work_mem = '256MB'; SET timezone = 'UTC'`;

/** Fills an empty shop. The same counts give the same rows. */
export async function seed(url: string, counts: RowCounts): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(SETTINGS);
    await withoutIndexes(client, async () => {
      await seedCatalogue(client, counts);
      await seedShoppers(client, counts.shoppers);
      await seedOrders(client, counts);
    });
    await client.query('VACUUM (ANALYZE)');
    await assertLedger(url);
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
