import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../../api/src/platform/db/embedded/postmaster.ts';
import { endWithThisProcess } from '../../../api/src/testing/endWithThisProcess.ts';
import type { TestRedis } from '../../../api/src/testing/fakeRedis.ts';
import { isInstalled } from '../machines/program.ts';

const FAKE = path.join(import.meta.dirname, 'serveFakeRedis.ts');

/** Starts the installed `redis-server`, or a fake on a machine without it; either runs as its own process. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const [command, args] = commandFor(port);
  let server: ChildProcess | null = null;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      server = spawn(command, args, { stdio: 'ignore' });
      if (server.pid !== undefined) server.once('exit', endWithThisProcess({ pid: server.pid, signal: 'KILL' }));
      await untilReady(port);
    },
    async kill() {
      if (!server) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      server = null;
      await exited;
    },
    hang: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
}

function commandFor(port: number): [string, string[]] {
  if (!isInstalled('redis-server')) return [process.execPath, [FAKE, String(port)]];
  return ['redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']];
}

/** Waits until the port answers. */
async function untilReady(port: number): Promise<void> {
  const client = new Redis({ port, maxRetriesPerRequest: null, retryStrategy: () => 10 });
  client.on('error', () => undefined); // it does not listen yet
  await client.ping();
  client.disconnect();
}
