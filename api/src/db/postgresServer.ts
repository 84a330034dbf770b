import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../startProblem.ts';
import { complaintOf, serverEnvironment } from './postgresCluster.ts';
import type { ClusterTools } from './postgresCluster.ts';
import { findPostmaster, removeStalePidFile } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

const START_DEADLINE_MS = 60_000; // recovery after a crash takes its time

/**
 * The running server of the cluster in `data`: the one that is there (left by a killed process, or started by another
 * a moment ago), else a new one. It is its own process group, so that Ctrl-C in a terminal reaches Kirana alone, which
 * still needs its database to finish what it is doing.
 */
export async function runningServer(data: string, settings: string[], tools: ClusterTools): Promise<Postmaster> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    const found = await findPostmaster(data);
    if (found?.isReady) return found;
    if (found) await pause(20);
    else await launch(data, settings, tools);
  }
  throw new StartProblem(
    `The embedded PostgreSQL in ${data} did not become ready within ${START_DEADLINE_MS / 1000} s.`,
  );
}

/** Returns when the new server is ready, or when another turned out to have the folder. */
async function launch(data: string, settings: string[], { account, binaries }: ClusterTools): Promise<void> {
  await removeStalePidFile(data);
  const port = await freePort();
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
    ...account,
    cwd: '/',
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<'ended'>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve('ended'));
  });
  while ((await Promise.race([ended, pause(10)])) !== 'ended') {
    const server = await findPostmaster(data);
    if (server?.isReady) {
      (child.stderr as Socket).unref(); // a pipe at run time; it is read on, or the server would block writing to it
      return child.unref();
    }
  }
  if (/lock file|shared memory block|Address already in use/.test(output)) return void (await pause(100));
  throw complaintOf(output, data);
}

/** A port of this machine that nobody listens on just now. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // an object for every TCP listener
      probe.close(() => resolve(port));
    });
  });
}
