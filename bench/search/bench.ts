import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadSynonyms } from '../../api/src/shop/search/vocabulary/loadSynonyms.ts';
import { connectDatabase, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { Prisma } from '../../api/src/platform/db/generated/client.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { queryRows } from '../../api/src/platform/db/queryRows.ts';
import { startTemporaryCluster } from '../../api/src/testing/postgres/temporaryCluster.ts';
import { runSql } from '../database/runSql.ts';
import { describeMachine } from '../report/machine.ts';
import { writeJson } from '../report/resultFiles.ts';
import { openScratch } from '../scratch.ts';
import { explainSearch } from './explainSearch.ts';
import { generatedShop, type GeneratedShop } from './generatedProducts.ts';
import { loadCategories, loadProducts } from './loadProducts.ts';
import { measureSearches } from './measureSearches.ts';
import { growthOf, printGrowth, printSize, type SearchResults, type SearchSize } from './searchResults.ts';

/**
 * `npm run bench -- search [--products 5000,100000,1000000] [--searches 200] [--label NAME] [--explain]`: how long searches take
 * without a cache in a shop that grows, beside a lookup of one product by its primary key. `--label` writes
 * results/<date>-search.json. `--explain` prints the plans of one search at each size.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5000,100000,1000000' },
    searches: { type: 'string', default: '200' },
    label: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});
const count = z.coerce.number().int().positive();
const sizes = z.array(count).parse(values.products.split(','));
const searches = count.parse(values.searches);
sizes.sort((one, other) => one - other);
/** A checkpoint in the middle of a batch or of a measurement would show in the figures. */
const SETTINGS = [
  `ALTER SYSTEM SET max_wal_size = '8GB'`,
  `ALTER SYSTEM SET checkpoint_timeout = '1h'`,
  'SELECT pg_reload_conf()',
];

const scratch = openScratch();
try {
  const cluster = await startTemporaryCluster();
  scratch.onEnd(cluster.stop);
  const url = await cluster.createDatabase('bench');
  for (const statement of SETTINGS) await runSql(url, statement);
  await migrate(url);
  const measured = await measureSizes(url, generatedShop());
  printGrowth(measured);
  if (values.label !== undefined) await write(values.label, { url, measured });
} finally {
  await scratch.end();
}

/** Measures the same database at each size, with connections of its own for each, as after a start of the server. */
async function measureSizes(url: string, shop: GeneratedShop): Promise<SearchSize[]> {
  const measured: SearchSize[] = [];
  await connected(url, async () => {
    await loadSynonyms();
    await loadCategories(shop);
  });
  let loaded = 0;
  for (const products of sizes) {
    await connected(url, () => loadProducts(shop, { from: loaded, to: products }));
    loaded = products;
    for (const statement of ['VACUUM (ANALYZE)', 'CHECKPOINT']) await runSql(url, statement);
    const size = await connected(url, async () => ({
      products,
      ...(await readIndexSize()),
      ...(await measureSearches(products, searches)),
    }));
    printSize(size);
    measured.push(size);
    if (values.explain) await explainSearch(url);
  }
  return measured;
}

async function connected<Result>(url: string, run: () => Promise<Result>): Promise<Result> {
  await connectDatabase(url);
  try {
    return await run();
  } finally {
    await disconnectDatabase();
  }
}

async function readIndexSize(): Promise<Pick<SearchSize, 'terms' | 'indexMegabytes'>> {
  const [size] = await queryRows<Pick<SearchSize, 'terms' | 'indexMegabytes'>>(Prisma.sql`
    SELECT (SELECT count(*)::int FROM search_terms) AS terms,
      sum(pg_total_relation_size(name::regclass))::float8 / 1024 ^ 2 AS "indexMegabytes"
    FROM unnest('{search_documents,search_postings,search_terms}'::text[]) name`);
  return size ?? { terms: 0, indexMegabytes: 0 };
}

async function write(label: string, { url, measured }: { url: string; measured: SearchSize[] }): Promise<void> {
  const [server] = await connected(url, () => queryRows<{ server_version: string }>(Prisma.sql`SHOW server_version`));
  const date = new Date().toISOString();
  const results: SearchResults = {
    label,
    date,
    machine: describeMachine(server?.server_version ?? ''),
    searches,
    sizes: measured,
    growth: growthOf(measured),
  };
  writeJson(results, `bench/results/${date.slice(0, 10)}-search.json`);
}
