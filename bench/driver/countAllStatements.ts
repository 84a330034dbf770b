import type { Results } from '../report/results.ts';
import { openStatementProxy } from '../servers/statementProxy.ts';
import type { Server } from '../servers/spawnUntilReady.ts';
import type { TestBed } from '../testBed.ts';
import type { Workload } from '../workloads/workload.ts';
import { countStatements } from './countStatements.ts';
import { FLOOR } from './targets.ts';

/** Adds the SQL statements per unit to the results. The servers run behind proxies for it, the product without background jobs. */
export async function countAllStatements(
  workloads: readonly Workload[],
  results: Results['workloads'],
  { databases, startKirana, startFloor }: TestBed,
): Promise<void> {
  const kirana = await behindProxy(databases.kirana, (url) => startKirana(url, { JOBS: 'off' }));
  const floor = await behindProxy(databases.floor, startFloor);
  for (const workload of workloads) {
    for (const [name, result] of Object.entries(results[workload.name]?.variants ?? {}))
      result.statements = await countStatements(workload, name, name === FLOOR ? floor : kirana);
  }
  for (const { target, proxy } of [kirana, floor]) {
    await target.server.stop();
    proxy.close();
  }
}

async function behindProxy(databaseUrl: string, start: (url: string) => Promise<Server>) {
  const proxy = await openStatementProxy(databaseUrl);
  return { target: { server: await start(proxy.url), databaseUrl }, proxy };
}
