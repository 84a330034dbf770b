import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { db } from '../api/src/platform/db/client.ts';
import { startShoppers } from '../drills/support/faults/startShoppers.ts';
import { startShopUnderTest, type ShopUnderTest } from '../drills/support/faults/startShopUnderTest.ts';

/** `npm run bench -- soak`: people shop on several machines for half an hour, and neither memory nor connections may grow. README.md explains the figures. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    shoppers: { type: 'string', default: '40' },
    think: { type: 'string', default: '2000' },
  },
});
const [MINUTE_MS, TOLERANCE] = [60_000, 1.1];

interface Sample {
  /** Resident memory of the processes, in MB. */
  memory: number[];
  /** The shop's connections to PostgreSQL. */
  connections: number;
}

async function takeSample({ servers, worker }: ShopUnderTest): Promise<Sample> {
  const pids = [...servers, worker].map((each) => String(each.pid()));
  const lines = execFileSync('ps', ['-o', 'rss=', '-p', pids.join()], { encoding: 'utf8' }).trim().split('\n');
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE backend_type = 'client backend'`;
  return { memory: lines.map((line) => Math.round(Number(line) / 1024)), connections: row?.count ?? 0 };
}

/** The greatest value of the last third of the run over that of the third before. */
function growthOf(figures: readonly number[]): number {
  const third = Math.floor(figures.length / 3);
  return Math.max(...figures.slice(-third)) / Math.max(...figures.slice(-2 * third, -third));
}

const shop = await startShopUnderTest();
try {
  const { log, end } = await startShoppers(shop, { shoppers: Number(values.shoppers), thinkMs: Number(values.think) });
  const start = performance.now();
  const samples: Sample[] = [];
  console.log('| Minute | Memory of server 1, server 2, worker in MB | Connections |\n| ---: | ---: | ---: |');
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    await pause(MINUTE_MS);
    const sample = await takeSample(shop);
    samples.push(sample);
    console.log(`| ${minute} | ${sample.memory.join(', ')} | ${sample.connections} |`);
  }
  const { attempts, percent } = log.since(start);
  const { violations, ...takings } = await end();
  console.log(`\n${attempts} requests, ${percent.toFixed(3)} % answered. ${JSON.stringify(takings)}`);
  const growths = {
    'the memory of server 1': growthOf(samples.map(({ memory: [first = 0] }) => first)),
    'the memory of server 2': growthOf(samples.map(({ memory: [, second = 0] }) => second)),
    'the memory of the worker': growthOf(samples.map(({ memory: [, , third = 0] }) => third)),
    'the number of connections': growthOf(samples.map(({ connections }) => connections)),
  };
  for (const [what, growth] of Object.entries(growths)) {
    const sentence = `In the last third of the run, ${what} was ${growth.toFixed(2)} times that of the third before`;
    if (growth > TOLERANCE) violations.push(sentence);
    console.log(`${sentence}.`);
  }
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
} finally {
  await shop.close();
}
