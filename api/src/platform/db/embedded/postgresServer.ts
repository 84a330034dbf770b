import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startupError.ts';
import { postgresStartupError, serverEnvironment } from './postgresCluster.ts';
import type { ClusterTools } from './postgresCluster.ts';
import { findPostmaster, removeStalePidFile } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

const START_DEADLINE_MS = 60_000; // recovery after a crash may take long

/**
 * The running server of the cluster in `data`: an existing one (of a killed process, or just started by another process), else a
 * new one. It has its own process group, so that Ctrl-C in a terminal reaches only Kirana, which needs its database for the
 * shutdown.
 */
export async function ensureServerRunning(data: string, settings: string[], tools: ClusterTools): Promise<Postmaster> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    const found = await findPostmaster(data);
    if (found?.isReady) return found;
    if (found) await pause(20);
    else await launch(data, settings, tools);
  }
  throw new StartupError(
    `The embedded PostgreSQL in ${data} did not become ready within ${START_DEADLINE_MS / 1000} s.`,
  );
}

/** Resolves when the new server is ready, or when another server uses the folder. */
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
      (child.stderr as Socket).unref(); // a pipe at run time; it is read further, because the server blocks on a full pipe
      return child.unref();
    }
  }
  if (/lock file|shared memory block|Address already in use/.test(output)) return void (await pause(100));
  throw postgresStartupError(output, data);
}

/** A free port of this machine. */
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
