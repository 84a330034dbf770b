import { loadSynonyms } from '../shop/search/vocabulary/loadSynonyms.ts';
import { rebuildSearchIndex } from '../shop/search/rebuildSearchIndex.ts';
import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';

/**
 * `npm run db -- rebuild-search-index`: indexes all products for the search again. The database keeps the index by itself; a rebuild is for a
 * database that was changed without its triggers. Products are found again as they are indexed.
 */
await startProcess(async (config, shutdown) => {
  await openDatabase(config, shutdown);
  await loadSynonyms();
  console.log(`${await rebuildSearchIndex()} products are indexed.`);
  shutdown.end(0);
});
