import { parseArgs } from 'node:util';
import { z } from 'zod';
import { auditPages, type PageFigures } from './phone/auditPages.ts';
import { openPages } from './phone/openPages.ts';
import { median } from './driver/statistics.ts';
import { formatNumber } from './report/formatNumber.ts';
import { describeMachine } from './report/machine.ts';
import { printTable } from './report/printTable.ts';
import { writeJson } from './report/resultFiles.ts';
import { openScratch } from './scratch.ts';

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
  const targets = await openPages(scratch);
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
