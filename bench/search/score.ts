import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSynonyms } from '../../api/src/shop/search/vocabulary/loadSynonyms.ts';
import { connectDatabase, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { loadDemo } from '../../demo/loadDemo.ts';
import { startTemporaryCluster } from '../../api/src/testing/postgres/temporaryCluster.ts';
import { printTable } from '../report/printTable.ts';
import { loadCsv, readProducts } from './catalogues.ts';
import { KINDS, readGoldSet } from './goldSet.ts';
import { rankersOf } from './rankers.ts';
import { ranksByKind, scoreGoldSet, type ScoredQuery } from './scoreGoldSet.ts';
import { FIGURES, meanScore } from './scoreQuery.ts';

/**
 * `npm run bench -- search-score [--evaluation FILE] [--misses] [--record]`: scores the shop's search over the demo catalogue by the queries of
 * gold/demo.json, and over the products of a CSV file by those of gold/evaluation.json, beside BM25 and a search for substrings.
 * `--misses` also prints the queries whose first result is not relevant, but none that is held back. `--record` writes the mean
 * reciprocal ranks of the demo catalogue to recorded.json, below which the tests fail.
 */
const { values } = parseArgs({
  options: {
    evaluation: { type: 'string' },
    misses: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const { evaluation, misses, record } = values;
const RECORDED = path.join(import.meta.dirname, 'recorded.json');

const cluster = await startTemporaryCluster();
try {
  await scoreCatalogue('demo', loadDemo);
  if (evaluation !== undefined) await scoreCatalogue('evaluation', () => loadCsv(evaluation));
} finally {
  await cluster.stop();
}

async function scoreCatalogue(name: string, load: () => Promise<void>): Promise<void> {
  const url = await cluster.createDatabase(name);
  await migrate(url);
  await connectDatabase(url);
  try {
    await loadSynonyms();
    await load();
    const products = await readProducts();
    const queries = readGoldSet(name);
    console.log(`\n${name}: ${queries.length} queries over ${products.length} products`);
    for (const [ranker, rank] of Object.entries(rankersOf(products))) {
      const scored = await scoreGoldSet(queries, products, rank);
      report(ranker, scored);
      if (record && ranker === 'kirana' && name === 'demo')
        writeFileSync(RECORDED, `${JSON.stringify(ranksByKind(scored), null, 2)}\n`);
    }
  } finally {
    await disconnectDatabase();
  }
}

function report(ranker: string, scored: readonly ScoredQuery[]): void {
  const groups: [string, ScoredQuery[]][] = [
    ...KINDS.map((kind): [string, ScoredQuery[]] => [kind, scored.filter(({ gold }) => gold.kind === kind)]),
    ['all', [...scored]],
    ['tuned on', scored.filter(({ gold }) => !gold.held)],
    ['held back', scored.filter(({ gold }) => gold.held)],
  ];
  const rows = groups
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => {
      const mean = meanScore(members.map(({ score }) => score));
      return [name, String(members.length), ...FIGURES.map((figure) => mean[figure].toFixed(2))];
    });
  console.log('');
  printTable([ranker, 'queries', ...FIGURES], rows, 1);
  if (!misses || ranker !== 'kirana') return;
  const missed = scored.filter(({ gold, score }) => !gold.held && score.mrr < 1);
  console.log(`\nFirst result not relevant: ${missed.map(({ gold }) => `${gold.kind} “${gold.query}”`).join(', ')}`);
}
