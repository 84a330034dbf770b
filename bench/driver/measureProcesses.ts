import type { Options } from '../options.ts';
import type { ServerResult, WorkloadResult } from '../report/results.ts';
import { peakMemoryMbOf } from '../servers/processTree.ts';
import type { TestBed } from '../testBed.ts';
import type { Script, Workload } from '../workloads/workload.ts';
import { measureWorkload } from './measureWorkload.ts';
import { FLOOR, type Target } from './targets.ts';

/** A workload's results with several numbers of server processes. */
export interface ProcessesResult {
  workload: WorkloadResult;
  servers: Record<string, ServerResult>;
}

/** Measures the product's variants of a workload with each number of processes; ratios compare with the first number. */
export async function measureProcesses(
  { name, unit, variants }: Workload,
  testBed: TestBed,
  options: Options,
): Promise<ProcessesResult> {
  const { databases } = testBed;
  const targets = new Map<string, Target>();
  const baselines = new Map<string, string>();
  const scripts: Record<string, Script> = {};
  const servers = new Map<string, Target['server']>();
  for (const processes of options.processes) {
    const server = await testBed.startKirana(databases.kirana, { WEB_PROCESSES: String(processes) });
    servers.set(`kirana × ${processes}`, server);
    for (const [variant, script] of Object.entries(variants)) {
      if (variant === FLOOR) continue;
      const key = `${variant} × ${processes}`;
      scripts[key] = script;
      targets.set(key, { server, databaseUrl: databases.kirana });
      baselines.set(key, `${variant} × ${options.processes[0] ?? ''}`);
    }
  }
  const targetOf = (key: string) => {
    const target = targets.get(key);
    if (!target) throw new Error(`There is no server for ${key}`);
    return target;
  };
  const workload = await measureWorkload(
    { name, unit, variants: scripts },
    {
      targets: { targetOf, postmasterPid: databases.postmasterPid },
      options,
      baselineOf: (key) => baselines.get(key) ?? null,
    },
  );
  const results = [...servers].map(([key, server]): [string, ServerResult] => [
    key,
    { coldStartMs: server.startMs, peakMemoryMb: peakMemoryMbOf(server.pid) },
  ]);
  for (const server of servers.values()) await server.stop();
  return { workload, servers: Object.fromEntries(results) };
}
