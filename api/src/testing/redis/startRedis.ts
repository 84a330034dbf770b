import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../db/embedded/postgresServer.ts';
import { createStandInRedis } from './standInRedis.ts';

/** A Redis that a test stops, starts again on the same port, and makes hang. */
export interface TestRedis {
  url: string;
  start(): Promise<void>;
  /** As a crash does. */
  kill(): Promise<void>;
  /** Accepts connections and answers nothing. */
  hang(): void;
  resume(): void;
}

/** Starts the installed `redis-server`, or a stand-in on a machine without one. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;
  const redis = isInstalled ? installedRedis(port) : standInRedis(port);
  await redis.start();
  return { url: `redis://127.0.0.1:${port}`, ...redis };
}

function installedRedis(port: number): Omit<TestRedis, 'url'> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let server: ChildProcess | null = null;
  return {
    async start() {
      server = spawn('redis-server', options, { stdio: 'ignore' });
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
}

function standInRedis(port: number): Omit<TestRedis, 'url'> {
  const server = createStandInRedis();
  return {
    start: () => server.listen(port),
    kill: server.close,
    hang: () => server.hang(true),
    resume: () => server.hang(false),
  };
}

/** Waits until the port answers. */
async function untilReady(port: number): Promise<void> {
  const client = new Redis({ port, maxRetriesPerRequest: null, retryStrategy: () => 10 });
  client.on('error', () => undefined); // it does not listen yet
  await client.ping();
  client.disconnect();
}
