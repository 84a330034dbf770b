import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';
import { runSql } from '../database/runSql.ts';
import type { Server } from '../servers/spawnUntilReady.ts';
import type { Workload } from '../workloads/workload.ts';
import { send } from './send.ts';
import type { Target } from './targets.ts';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, '../servers/allocations.ts')).href;
const UNITS = 100;

/** A server that counts what it allocates. */
export interface CountingTarget extends Target {
  allocatedBytes(): Promise<number>;
}

/** Starts a server with a counter of its allocations; `start` gets the settings for it. */
export async function withAllocations(
  databaseUrl: string,
  start: (settings: Record<string, string>) => Promise<Server>,
): Promise<CountingTarget> {
  const port = await freePort();
  const server = await start({ NODE_OPTIONS: `--import ${PRELOAD}`, ALLOCATIONS_PORT: String(port) });
  const allocatedBytes = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  return { server, databaseUrl, allocatedBytes };
}

/** The kB that a unit of a workload allocates. Each unit is sent once before, so that caches are filled. */
export async function measureAllocations(
  workload: Workload,
  variant: string,
  { server, databaseUrl, allocatedBytes }: CountingTarget,
): Promise<number> {
  const all = (await workload.variants[variant]?.(0)) ?? [];
  const units = Array.from({ length: UNITS }, (_each, index) => all[index % all.length] ?? []);
  const sendAll = async () => {
    if (workload.reset) await runSql(databaseUrl, workload.reset);
    for (const step of units.flat()) await send(server.url, step);
  };
  await sendAll();
  const before = await allocatedBytes();
  await sendAll();
  return ((await allocatedBytes()) - before) / units.length / 1000;
}
