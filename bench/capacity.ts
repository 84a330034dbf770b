import { measureRun } from './driver/measureRun.ts';
import { readOptions } from './options.ts';
import { formatNumber } from './report/formatNumber.ts';
import { printTable } from './report/printTable.ts';
import type { Figures } from './report/results.ts';
import { openScratch } from './scratch.ts';
import { openTestBed } from './testBed.ts';
import { allWorkloads } from './workloads/allWorkloads.ts';
import { visit } from './workloads/visit.ts';

/**
 * `npm run bench -- capacity`: the most orders and visits a second that one process and two hold while the 99th percentile of their requests is
 * below 300 ms. The number of connections doubles until it is not.
 */
const P99_MS = 300;
const MAX_CONNECTIONS = 256; // the seed has shoppers for so many

const defaults = readOptions({ out: '' });
const scratch = openScratch();
try {
  const testBed = await openTestBed(scratch, defaults);
  const context = { ...testBed, connections: MAX_CONNECTIONS };
  const { kirana: databaseUrl } = testBed.databases;
  const order = allWorkloads(context).find(({ name }) => name === 'order');
  if (!order) throw new Error('There is no workload of orders');
  const rows: string[][] = [];
  for (const processes of [1, 2]) {
    const server = await testBed.startKirana(databaseUrl, { WEB_PROCESSES: String(processes) });
    const targets = { targetOf: () => ({ server, databaseUrl }), postmasterPid: testBed.databases.postmasterPid };
    for (const [workload, variant] of [[order, 'adHoc'] as const, [visit(testBed.counts), 'browser'] as const]) {
      let best: { connections: number; figures: Figures } | null = null;
      for (let connections = 1; connections <= MAX_CONNECTIONS; connections *= 2) {
        const figures = await measureRun(workload, variant, { targets, options: { ...defaults, connections } });
        if (figures.requestP99 >= P99_MS) break;
        if (!best || figures.unitsPerSecond > best.figures.unitsPerSecond) best = { connections, figures };
      }
      const { unitsPerSecond = null, requestP50 = null, requestP99 = null } = best?.figures ?? {};
      const figures = [best?.connections ?? null, unitsPerSecond, requestP50, requestP99].map(formatNumber);
      rows.push([workload.unit, String(processes), ...figures]);
    }
    await server.stop();
  }
  printTable(['unit', 'processes', 'connections', '/s', 'request p50', 'request p99'], rows, 1);
} finally {
  await scratch.end();
}
