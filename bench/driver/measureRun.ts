import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runSql } from '../database/runSql.ts';
import type { Options } from '../options.ts';
import type { Figures } from '../report/results.ts';
import { cpuMsOf } from '../servers/processTree.ts';
import type { Workload } from '../workloads/workload.ts';
import { drive } from './drive.ts';
import type { Targets } from './targets.ts';

const WARM_UP_SECONDS = 1;
const MEANWHILE_MS = 500;
const SETTLE_MS = 100; // the last requests of a run are not awaited
const OTHERS_AT_WORK = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  AND backend_type = 'client backend' AND state <> 'idle' LIMIT 1`;

/** Warms a variant up and measures it once. */
export async function measureRun(
  workload: Workload,
  variant: string,
  { targets, options }: { targets: Targets; options: Options },
): Promise<Figures> {
  const { server, databaseUrl } = targets.targetOf(variant);
  const script = workload.variants[variant];
  if (!script) throw new Error(`There is no variant ${variant}`);
  const cpu = () => ({ server: cpuMsOf(server.pid), database: cpuMsOf(targets.postmasterPid) });
  const { connections } = options;
  const run = async (seconds: number, minUnits: number) => {
    if (workload.reset) {
      await untilQuiet(databaseUrl);
      await runSql(databaseUrl, workload.reset);
    }
    const stopMeanwhile = await repeatSql(databaseUrl, workload.meanwhile);
    try {
      const before = cpu();
      const driven = await drive(script, { url: server.url, connections, seconds, minUnits });
      return { driven, before, after: cpu() };
    } finally {
      await pause(SETTLE_MS);
      await stopMeanwhile();
    }
  };
  const distinct = (await script(0)).length; // the warm-up sends each of them, so that caches are filled
  await run(Math.min(WARM_UP_SECONDS, options.seconds), distinct + connections);
  const { driven, before, after } = await run(options.seconds, connections);
  const perUnit = (from: number | null, to: number | null) =>
    from === null || to === null ? null : (to - from) / driven.units;
  const { unitsPerSecond, unitP50, unitP99, requestP50, requestP99, bytesPerUnit } = driven;
  return {
    unitsPerSecond,
    ...{ unitP50, unitP99, requestP50, requestP99 },
    kilobytes: bytesPerUnit / 1000,
    serverCpuMs: perUnit(before.server, after.server),
    databaseCpuMs: perUnit(before.database, after.database),
  };
}

/** Resolves when no other connection to the database runs a statement or a transaction: a reset would deadlock with an order under way. */
async function untilQuiet(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const isBusy = async () => (await client.query(OTHERS_AT_WORK)).rowCount !== 0;
    while (await isBusy()) await pause(SETTLE_MS);
  } finally {
    await client.end();
  }
}

/** Runs a statement again and again until the returned function is called. */
async function repeatSql(url: string, statement: string | undefined): Promise<() => Promise<void>> {
  if (!statement) return async () => undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => client.query(statement));
  }, MEANWHILE_MS);
  return async () => {
    clearInterval(timer);
    await running;
    await client.end();
  };
}
