import { searchProducts } from '../../api/src/shop/search/searchProducts.ts';
import { connectDatabase, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { runSql } from '../database/runSql.ts';

/** A brand and a thing of the demo; the misspelled one makes the search read similar words too. */
const TEXT = 'dudhsar mlik';
/** Enough for PostgreSQL to prepare the statements and to decide between general plans and those for one text. */
const WARM_UPS = 12;
/** Functions that are evaluated while a statement is planned are logged as well, but they read none of these. */
const READS_INDEX = /search_(?:terms|postings)/;

/** Prints `EXPLAIN (ANALYZE, BUFFERS)` of each statement of a warm search, as the module `auto_explain` sees them executed. */
export async function explainSearch(url: string): Promise<void> {
  const database = new URL(url).pathname.slice(1);
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    client_min_messages: 'log',
  };
  const set = Object.entries(settings).map(([name, value]) => `ALTER DATABASE ${database} SET ${name} = '${value}';`);
  await runSql(url, set.join('\n'));
  const plans: string[] = [];
  await connectDatabase(url, {
    onConnect(client) {
      client.on('notice', ({ message = '' }) => void (READS_INDEX.test(message) && plans.push(message)));
    },
  });
  try {
    for (let turn = 0; turn < WARM_UPS; turn += 1) await searchProducts(TEXT, { first: 24 });
    plans.length = 0;
    await searchProducts(TEXT, { first: 24 });
  } finally {
    await disconnectDatabase();
    await runSql(url, `ALTER DATABASE ${database} RESET ALL`);
  }
  console.log(`\nThe statements of a search for “${TEXT}”:\n\n${plans.join('\n\n')}`);
}
