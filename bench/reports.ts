import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectDatabase, db, disconnectDatabase } from '../api/src/platform/db/client.ts';
import { startEmbeddedDatabase } from '../api/src/platform/db/embedded/embeddedDatabase.ts';
import { migrate } from '../api/src/platform/db/migrations/migrate.ts';
import { Prisma } from '../api/src/platform/db/generated/client.ts';
import { isReportLong, tableSql } from '../api/src/backoffice/reports/readReport.ts';
import { reportRange } from '../api/src/backoffice/reports/reportRange.ts';
import { REPORT_HANDLES, REPORTS, type ReportHandle } from '../api/src/backoffice/reports/reports.ts';
import { seedBooks, seedTaxes } from './database/seedBooks.ts';
import { seedCatalogue } from './database/seedCatalogue.ts';
import { seedOrders } from './database/seedOrders.ts';
import { seedShoppers } from './database/seedShoppers.ts';
import { rowCountsOf } from './database/shopSize.ts';
import { withoutIndexes } from './database/withoutIndexes.ts';
import { openScratch } from './scratch.ts';

/**
 * `npm run bench -- reports [--orders 1000000] [--products 5000] [--data DIR] [--explain] [--reports A,B]`: how long each report takes for a month, a
 * quarter and nine months of a shop with a million orders. With `--data` the seeded database is kept in that folder, and used again.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    products: { type: 'string', default: '5000' },
    data: { type: 'string' },
    reports: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});
const SETTINGS = `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
  SET work_mem = '256MB'; SET timezone = 'UTC'`;
const RANGES = {
  month: reportRange({ from: '2025-10-01', to: '2025-10-31' }),
  quarter: reportRange({ from: '2025-08-01', to: '2025-10-31' }),
  all: reportRange({ from: '2025-03-01', to: '2025-11-30' }),
};
const REPETITIONS = 3;

const scratch = openScratch();
const dataDir = values.data ?? path.join(scratch.directory, 'data');
const isSeeded = existsSync(dataDir);
const embedded = await startEmbeddedDatabase(dataDir, 'a bench of reports');
scratch.onEnd(() => embedded.stop());
const session = new pg.Client({ connectionString: embedded.url });
try {
  await migrate(embedded.url);
  if (!isSeeded) await fill(embedded.url);
  await connectDatabase(embedded.url);
  await db.$executeRaw`ANALYZE`; // also for what a migration has added to a kept database
  scratch.onEnd(disconnectDatabase);
  await session.connect();
  scratch.onEnd(() => session.end());
  await session.query("SET work_mem = '64MB'");
  const [sales] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM sales`;
  console.log(`${sales?.count ?? 0} sales`);
  const wanted = values.reports?.split(',');
  for (const handle of REPORT_HANDLES) if (!wanted || wanted.includes(handle)) await measure(handle);
} finally {
  await scratch.end();
}

async function fill(url: string): Promise<void> {
  const counts = rowCountsOf({ products: Number(values.products), orders: Number(values.orders) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SETTINGS);
  await withoutIndexes(client, async () => {
    for (const [name, step] of Object.entries({
      catalogue: () => seedCatalogue(client, counts),
      taxes: () => seedTaxes(client),
      shoppers: () => seedShoppers(client, counts.shoppers),
      orders: () => seedOrders(client, counts),
      books: () => seedBooks(client),
    })) {
      const start = performance.now();
      await step();
      console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
    }
  });
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}

/** Times a report as the page reads it, or without a limit of time where it takes longer than one. */
async function measure(handle: ReportHandle): Promise<void> {
  const times: string[] = [];
  for (const [name, range] of Object.entries(RANGES)) {
    const kind = (await isReportLong(handle, range)) ? 'job' : 'page';
    const statement = tableSql(REPORTS[handle], 500);
    const { text, values: parameters } =
      Prisma.sql`WITH report AS MATERIALIZED (${REPORTS[handle].rows(range)}) ${statement}`;
    const each: number[] = [];
    for (let run = 0; run < (kind === 'job' ? 1 : REPETITIONS); run += 1) {
      const start = performance.now();
      await session.query(text, parameters);
      each.push(performance.now() - start);
    }
    times.push(`${name} ${Math.round(Math.min(...each))} ms (${kind})`);
  }
  console.log(`${handle}: ${times.join(', ')}`);
  if (values.explain) await explain(handle);
}

async function explain(handle: ReportHandle): Promise<void> {
  const { text, values: parameters } = Prisma.sql`EXPLAIN (ANALYZE, BUFFERS) ${REPORTS[handle].rows(RANGES.month)}`;
  const { rows } = await session.query<{ 'QUERY PLAN': string }>(text, parameters);
  console.log(rows.map((line) => `    ${line['QUERY PLAN']}`).join('\n'));
}
