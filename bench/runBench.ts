import { assertLedger } from './database/assertLedger.ts';
import { compareAnswers } from './driver/compareAnswers.ts';
import { countAllStatements } from './driver/countAllStatements.ts';
import { measureProcesses } from './driver/measureProcesses.ts';
import { measureWorkload } from './driver/measureWorkload.ts';
import { FLOOR, type Target } from './driver/targets.ts';
import type { Options } from './options.ts';
import { describeMachine } from './report/machine.ts';
import { printComparison } from './report/printComparison.ts';
import { printResults } from './report/printResults.ts';
import type { Results, ServerResult } from './report/results.ts';
import { readResults, writeResults } from './report/resultFiles.ts';
import { openScratch } from './scratch.ts';
import { coldStartMs } from './servers/coldStart.ts';
import { peakMemoryMbOf } from './servers/processTree.ts';
import { openTestBed, type TestBed } from './testBed.ts';
import type { Workload, WorkloadContext } from './workloads/workload.ts';

/** Measures workloads on databases of their own, prints the results and writes them to a file. */
export async function runBench(
  options: Options,
  selectWorkloads: (context: WorkloadContext) => readonly Workload[],
): Promise<void> {
  const before = options.compare === null ? null : readResults(options.compare);
  const scratch = openScratch();
  try {
    const testBed = await openTestBed(scratch, options);
    const workloads = selectWorkloads({ ...testBed, connections: options.connections });
    const measured = await measureAll(workloads, testBed, options);
    await countAllStatements(workloads, measured.workloads, testBed);
    const { kirana, floor, version } = testBed.databases;
    await Promise.all([kirana, floor].map(assertLedger));
    const machine = describeMachine(version);
    const results: Results = { date: new Date().toISOString(), machine, options, ...measured };
    printResults(results);
    if (before) printComparison(before, results);
    writeResults(results, options.out);
  } finally {
    await scratch.end();
  }
}

async function measureAll(
  workloads: readonly Workload[],
  testBed: TestBed,
  options: Options,
): Promise<Pick<Results, 'servers' | 'workloads'>> {
  const { databases, startKirana, startFloor } = testBed;
  const coldStarts = {
    kirana: await coldStartMs(() => startKirana(databases.kirana)),
    floor: await coldStartMs(() => startFloor(databases.floor)),
  };
  const kirana: Target = { server: await startKirana(databases.kirana), databaseUrl: databases.kirana };
  const floor: Target = { server: await startFloor(databases.floor), databaseUrl: databases.floor };
  const targets = {
    targetOf: (variant: string) => (variant === FLOOR ? floor : kirana),
    postmasterPid: databases.postmasterPid,
  };

  const results: Results['workloads'] = {};
  for (const workload of workloads) {
    console.log(`${workload.name} …`);
    const baselineOf = () => (FLOOR in workload.variants ? FLOOR : null);
    await compareAnswers(workload, targets);
    results[workload.name] = await measureWorkload(workload, { targets, options, baselineOf });
  }
  const memoryOf = ({ server }: Target) => peakMemoryMbOf(server.pid);
  const servers: Record<string, ServerResult> = {
    kirana: { coldStartMs: coldStarts.kirana, peakMemoryMb: memoryOf(kirana) },
    floor: { coldStartMs: coldStarts.floor, peakMemoryMb: memoryOf(floor) },
  };
  await Promise.all([kirana.server.stop(), floor.server.stop()]);

  const [first] = workloads;
  if (first && options.processes.length > 0) {
    console.log('processes …');
    const processes = await measureProcesses(first, testBed, options);
    results['processes'] = processes.workload;
    Object.assign(servers, processes.servers);
  }
  return { servers, workloads: results };
}
