import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../database/runSql.ts';
import type { StatementProxy } from '../servers/statementProxy.ts';
import type { Workload } from '../workloads/workload.ts';
import { send } from './send.ts';
import type { Target } from './targets.ts';

const UNITS = 20;
const SETTLE_MS = 50; // a server may finish work after its answer

/**
 * Counts the SQL statements of one unit, BEGIN and COMMIT among them. Each unit is sent once before, so that caches are filled as
 * in a measured run.
 */
export async function countStatements(
  workload: Workload,
  variant: string,
  { target, proxy }: { target: Target; proxy: StatementProxy },
): Promise<number> {
  const script = workload.variants[variant];
  if (!script) throw new Error(`There is no variant ${variant}`);
  const all = await script(0);
  const units = Array.from({ length: UNITS }, (_each, index) => all[index % all.length] ?? []);
  const sendAll = async () => {
    if (workload.reset) await runSql(target.databaseUrl, workload.reset);
    for (const step of units.flat()) await send(target.server.url, step);
    await pause(SETTLE_MS);
  };
  await sendAll();
  const before = proxy.count();
  await sendAll();
  return (proxy.count() - before) / units.length;
}
