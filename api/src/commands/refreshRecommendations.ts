import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';
import { refreshProductPopularity, refreshRelatedProducts } from '../shop/recommendations/refreshRecommendations.ts';

/**
 * `npm run db -- refresh-recommendations`: counts popular products and finds what is bought together now. The jobs of each night do the same; this is
 * for a shop whose orders were imported.
 */
await startProcess(async (config, shutdown) => {
  await openDatabase(config, shutdown);
  const counts = {
    popularity: await refreshProductPopularity(new Date()),
    pairs: await refreshRelatedProducts(new Date()),
  };
  for (const [what, count] of Object.entries(counts))
    console.log(count === null ? `Another process refreshes the ${what}.` : `The ${what} changed in ${count} rows.`);
  shutdown.end(0);
});
