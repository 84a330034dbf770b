import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../../../api/src/platform/config/config.ts';
import { freePort } from '../../../api/src/platform/db/embedded/postmaster.ts';
import { migrate } from '../../../api/src/platform/db/migrations/migrate.ts';
import { startReplicatedServers, type ReplicatedServers } from '../postgres/replicatedServers.ts';
import type { TestRedis } from '../../../api/src/testing/fakeRedis.ts';
import { startRedis } from '../redis/startRedis.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../../api/src/testing/secretFixture.ts';
import { startBalancer, type Balancer } from './caddy.ts';
import { startPooler, type Pooler } from './pgBouncer.ts';
import { createProgram, type Program } from './program.ts';

/** A process of the shop that serves requests. */
export interface ServerMachine extends Program {
  /** Its own address, past the balancer. */
  url: string;
}

/** The shop on many machines, each on loopback with a port of its own, as docs/deploy describes it. */
export interface Machines {
  /** The public address: that of the balancer. */
  url: string;
  balancer: Balancer;
  servers: ServerMachine[];
  worker: Program;
  /** In front of the primary. */
  pooler: Pooler;
  database: ReplicatedServers;
  redis: TestRedis;
  close(): Promise<void>;
}

interface MachinesOptions {
  /** How many servers there are. */
  servers: number;
  /** Settings of all processes of the shop. */
  environment?: Record<string, string>;
  /** Settings of one server, by its index, in place of those that it has in common with the others. */
  environmentOf?(
    index: number,
    settings: Readonly<Record<string, string>>,
  ): Promise<Record<string, string> | undefined>;
  /** Where all files of the machines are; the system's folder for temporary files by default. */
  parent?: string;
}

/**
 * Starts a primary with a replica, a pooler of transactions, Redis, servers and a worker in production mode, and a balancer in front. Where
 * PgBouncer or Caddy is not installed, something simpler takes its place, which POOLER and BALANCER name.
 */
export async function startMachines(options: MachinesOptions): Promise<Machines> {
  await using started = new AsyncDisposableStack();
  const parent = options.parent ?? tmpdir();
  const folder = await mkdtemp(path.join(parent, 'kirana-machines-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755); // PgBouncer's account enters it
  const database = await startReplicatedServers(parent);
  started.defer(database.close);
  const redis = await startRedis();
  started.defer(redis.kill);
  const pooler = await startPooler(database.primaryUrl, folder);
  started.defer(pooler.kill);
  await migrate(database.primaryUrl);
  const [port, serverPort] = [await freePort(), await freePort()];
  const addresses = Array.from({ length: options.servers }, (_each, index) => `127.0.0.${index + 1}`);
  const balancer = await startBalancer({ port, servers: { addresses, port: serverPort }, folder });
  started.defer(balancer.close);

  const url = `http://127.0.0.1:${port}`;
  const settings: Record<string, string> = {
    ...{ PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
    ...{ PUBLIC_URL: url, PORT: String(serverPort), DATA_DIR: folder, TRUST_PROXY: '1' },
    ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.primaryUrl, DATABASE_READ_URL: database.replicaUrl },
    ...{ REDIS_URL: redis.url, JWT_SECRET: TEST_SECRET, ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, MAIL_OUTBOX: 'on' },
    ...{ SHUTDOWN_DELAY: '0', LOG_LEVEL: 'warn' },
    ...options.environment,
  };
  const servers = await Promise.all(
    addresses.map(async (address, index) => {
      const own = await options.environmentOf?.(index, settings);
      return createServer({ ...settings, HOST: address, JOBS: 'off', ...own });
    }),
  );
  const worker = createShopProcess(['worker.ts'], { ...settings, LOG_LEVEL: 'info' }, (output) =>
    output.includes('The job worker runs.'),
  );
  started.defer(async () => void (await Promise.all([...servers, worker].map((each) => each.kill()))));
  await Promise.all([...servers, worker].map((each) => each.start()));
  const all = started.move();
  return { url, balancer, servers, worker, pooler, database, redis, close: () => all.disposeAsync() };
}

function createServer(env: Record<string, string>): ServerMachine {
  const url = `http://${env['HOST'] ?? ''}:${env['PORT'] ?? ''}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { url, ...createShopProcess(['main.ts', '--without-web'], env, isReady) };
}

function createShopProcess(
  [file = '', ...args]: string[],
  env: Record<string, string>,
  isReady: (output: string) => boolean | Promise<boolean>,
): Program {
  const source = path.join(ROOT_DIRECTORY, 'api/src');
  const preload = path.join(source, 'platform/db/preload.mjs');
  return createProgram({
    command: process.execPath,
    args: ['--import', preload, path.join(source, file), ...args],
    env,
    isReady,
  });
}
