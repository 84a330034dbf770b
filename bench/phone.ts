import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ensureWebBuild } from '../api/src/platform/lifecycle/webBuild.ts';
import { startStaticPages } from './phone/staticPages.ts';
import { auditPages, type PageFigures } from './phone/auditPages.ts';
import { median } from './driver/statistics.ts';
import { formatNumber } from './report/formatNumber.ts';
import { describeMachine } from './report/machine.ts';
import { printTable } from './report/printTable.ts';
import { writeJson } from './report/resultFiles.ts';
import { openScratch } from './scratch.ts';
import { spawnUntilReady } from './servers/spawnUntilReady.ts';

/**
 * `npm run bench -- phone [--runs 3] [--out FILE]`: Lighthouse's mobile audits of four pages of the server with its demo catalogue, and of
 * the same pages as static files without scripts, which are the floor of the machine. All figures are medians.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    out: { type: 'string', default: 'bench/results/latest-phone.json' },
  },
});
const runs = z.coerce.number().int().positive().parse(values.runs);

const scratch = openScratch();
try {
  await ensureWebBuild();
  const shop = await spawnUntilReady({
    arguments: ['--import', './api/src/platform/db/preload.mjs', 'api/src/main.ts'],
    environment: { DATA_DIR: path.join(scratch.directory, 'data'), RATE_LIMIT_PER_MINUTE: '1000000' },
    readyPath: '/health/ready',
  });
  scratch.onEnd(shop.stop);
  const floor = await startStaticPages(shop.url);
  scratch.onEnd(floor.stop);
  const pages = await findPages(shop.url);
  const targets = Object.entries(pages).flatMap(([page, address]) => [
    { page, variant: 'floor', url: floor.url + address },
    { page, variant: 'kirana', url: shop.url + address },
  ]);
  const audits = await auditPages(targets, runs);
  const results = audits.map(({ target: { page, variant }, figures }) => ({
    page,
    variant,
    ...(Object.fromEntries(
      Object.keys(figures[0] ?? {}).map((name) => [
        name,
        median(figures.map((each) => each[name as keyof PageFigures])),
      ]),
    ) as unknown as PageFigures),
  }));
  const names = Object.keys(audits[0]?.figures[0] ?? {}) as (keyof PageFigures)[];
  printTable(
    ['page', 'variant', ...names],
    results.map((result) => [result.page, result.variant, ...names.map((name) => formatNumber(result[name]))]),
    2,
  );
  writeJson({ machine: describeMachine(''), runs, results }, values.out);
} finally {
  await scratch.end();
}

/** The paths of the four pages; the listing and the product are the first that the home page links to. */
async function findPages(url: string): Promise<Record<string, string>> {
  const home = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const firstLink = (pattern: RegExp) => pattern.exec(home)?.[1] ?? '/';
  return {
    home: '/',
    listing: firstLink(/href="(\/[^"/]+\/[^"/]+-sub_[^"]+)"/),
    product: firstLink(/href="(\/product\/[^"]+)"/),
    search: '/search?q=milk',
  };
}
