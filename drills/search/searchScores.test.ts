import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readProducts } from '../../bench/search/catalogues.ts';
import { readGoldSet } from '../../bench/search/goldSet.ts';
import { rankByShop } from '../../bench/search/rankers.ts';
import { ranksByKind, scoreGoldSet } from '../../bench/search/scoreGoldSet.ts';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';
import { openDemoShop } from '../../api/src/testing/postgres/testDatabase.ts';

const RECORDED = path.join(ROOT_DIRECTORY, 'bench/search/recorded.json');

it('ranks every kind of query over the demo catalogue at least as well as recorded', async () => {
  await openDemoShop();
  const scored = await scoreGoldSet(readGoldSet('demo'), await readProducts(), rankByShop);
  const ranks = ranksByKind(scored);
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, number>; // `npm run bench -- search-score --record` wrote it
  expect(Object.keys(ranks)).toEqual(Object.keys(recorded));
  for (const [kind, rank] of Object.entries(recorded)) expect(ranks[kind], kind).toBeGreaterThanOrEqual(rank);
});
