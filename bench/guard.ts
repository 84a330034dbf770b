import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { measureAllocations, withAllocations } from './driver/measureAllocations.ts';
import { countStatements } from './driver/countStatements.ts';
import { measureRun } from './driver/measureRun.ts';
import { median } from './driver/statistics.ts';
import { FLOOR } from './driver/targets.ts';
import type { Options } from './options.ts';
import type { Target } from './phone/auditPages.ts';
import { mainThreadMs } from './phone/mainThread.ts';
import { openPages } from './phone/openPages.ts';
import { formatNumber } from './report/formatNumber.ts';
import { printTable } from './report/printTable.ts';
import { writeJson } from './report/resultFiles.ts';
import { openScratch, type Scratch } from './scratch.ts';
import { openStatementProxy } from './servers/statementProxy.ts';
import type { Server } from './servers/spawnUntilReady.ts';
import { openTestBed, type TestBed } from './testBed.ts';
import { cart } from './workloads/cart.ts';
import { homeHtml } from './workloads/homeHtml.ts';
import { listing } from './workloads/listing.ts';
import { order } from './workloads/order.ts';
import { search } from './workloads/search.ts';
import type { Workload } from './workloads/workload.ts';

/**
 * `npm run bench:guard [-- --write]`: what each request costs, as ratios to the floor of the same run, beside the last committed result.
 * Ends with an error when a ratio is more than 15 % above that. `--write` makes this run the result to compare with.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const RESULT = 'bench/results/guard.json';
const MOST = 1.15;
const VISITS = 3;
const OPTIONS: Options = {
  ...{ products: 5000, orders: 10_000, connections: 16, repetitions: 3, seconds: 1 },
  ...{ workloads: null, processes: [], out: RESULT, compare: null },
};

/** A figure of the product and of the floor; null where it cannot be measured. */
interface Figure {
  name: string;
  kirana: number | null;
  floor: number | null;
}

const figures = await measureAll();
const before = existsSync(RESULT)
  ? z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(RESULT, 'utf8')))
  : {};
const ratios = Object.fromEntries(
  figures.flatMap(({ name, kirana, floor }) => (kirana === null || !floor ? [] : [[name, kirana / floor]])),
);
const changeOf = (name: string) => (ratios[name] ?? NaN) / (before[name] ?? NaN);
printTable(
  ['figure', 'floor', 'kirana', 'ratio', 'before', 'change'],
  figures.map(({ name, kirana, floor }) => [
    name,
    ...[floor, kirana, ratios[name] ?? null, before[name] ?? null, changeOf(name)].map(formatNumber),
  ]),
  1,
);
const risen = Object.keys(ratios).filter((name) => changeOf(name) > MOST);
if (values.write) writeJson(ratios, RESULT);
else if (risen.length > 0) {
  console.error(`\nMore than 15 % above ${RESULT}: ${risen.join(', ')}`);
  process.exitCode = 1;
}

async function measureAll(): Promise<Figure[]> {
  const scratch = openScratch();
  try {
    const testBed = await openTestBed(scratch, OPTIONS);
    const context = { ...testBed, connections: OPTIONS.connections };
    const page = listing(testBed.counts);
    const requests: Request[] = [
      { workload: page, variant: 'adHoc', floor: page },
      { workload: search(), variant: 'adHoc', floor: page }, // the floor has no search; a listing is as many products
      ...[cart(context), order(context)].map((workload) => ({ workload, variant: 'adHoc', floor: workload })),
      { workload: homeHtml(), variant: 'html', floor: homeHtml() },
    ];
    const figures = [...(await measureCpu(requests, testBed)), ...(await countWork(requests, testBed))];
    return [...figures, ...(await measurePages(scratch))];
  } finally {
    await scratch.end();
  }
}

async function measurePages(scratch: Scratch): Promise<Figure[]> {
  const targets = await openPages(scratch);
  const times = await mainThreadMs(
    targets.map(({ url }) => url),
    VISITS,
  );
  return [...Map.groupBy(targets, ({ page }) => page)].map(([page, [floor, kirana]]) => {
    const timeOf = (target: Target | undefined) => times[targets.findIndex((each) => each === target)] ?? null;
    return { name: `${page} page: main thread ms`, kirana: timeOf(kirana), floor: timeOf(floor) };
  });
}

/** A request of the product, and the floor's that it is compared with. */
interface Request {
  workload: Workload;
  variant: string;
  floor: Workload;
}

async function measureCpu(requests: readonly Request[], { databases, startKirana, startFloor }: TestBed) {
  const kirana = { server: await startKirana(databases.kirana), databaseUrl: databases.kirana };
  const floor = { server: await startFloor(databases.floor), databaseUrl: databases.floor };
  const targets = {
    targetOf: (variant: string) => (variant === FLOOR ? floor : kirana),
    postmasterPid: databases.postmasterPid,
  };
  const cpuMs = async (workload: Workload, variant: string) =>
    (await measureRun(workload, variant, { targets, options: OPTIONS })).serverCpuMs;
  const figures: Figure[] = [];
  for (const { workload, variant, floor: compared } of requests) {
    const times = { kirana: [] as number[], floor: [] as number[] };
    for (let repetition = 0; repetition < OPTIONS.repetitions; repetition += 1) {
      times.floor.push((await cpuMs(compared, FLOOR)) ?? NaN);
      times.kirana.push((await cpuMs(workload, variant)) ?? NaN);
    }
    figures.push({ name: `${workload.name}: CPU ms`, kirana: median(times.kirana), floor: median(times.floor) });
  }
  await Promise.all([kirana.server.stop(), floor.server.stop()]);
  return figures;
}

/** Counts statements and allocations, which are the same on a busy machine. */
async function countWork(requests: readonly Request[], { databases, startKirana, startFloor }: TestBed) {
  const kirana = await openCounter(databases.kirana, (url, settings) => startKirana(url, { JOBS: 'off', ...settings }));
  const floor = await openCounter(databases.floor, startFloor);
  const figures: Figure[] = [];
  for (const { workload, variant, floor: compared } of requests) {
    const name = `${workload.name}: `;
    const [ours, theirs] = [await kirana.count(workload, variant), await floor.count(compared, FLOOR)];
    figures.push({ name: `${name}statements`, kirana: ours.statements, floor: theirs.statements });
    figures.push({ name: `${name}allocated kB`, kirana: ours.kilobytes, floor: theirs.kilobytes });
  }
  for (const counter of [kirana, floor]) await counter.stop();
  return figures;
}

async function openCounter(
  databaseUrl: string,
  start: (url: string, settings: Record<string, string>) => Promise<Server>,
) {
  const proxy = await openStatementProxy(databaseUrl);
  const target = await withAllocations(databaseUrl, (settings) => start(proxy.url, settings));
  return {
    count: async (workload: Workload, variant: string) => ({
      statements: await countStatements(workload, variant, { target, proxy }),
      kilobytes: await measureAllocations(workload, variant, target),
    }),
    async stop() {
      await target.server.stop();
      proxy.close();
    },
  };
}
