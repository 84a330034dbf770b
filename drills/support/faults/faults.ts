import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Machine } from '../machines/program.ts';
import type { ShopUnderTest } from './startShopUnderTest.ts';

/** Something that goes wrong, and is over when it resolves. */
export interface Fault {
  name: string;
  /** Fills the disk of all data. */
  needsLimitedDisk?: true;
  /** Clients must not notice it, so it begins once requests no longer fail from the previous fault. */
  needsCalm?: true;
  strike(shop: ShopUnderTest, outageMs: number): Promise<void>;
}

export const FAULTS: readonly Fault[] = [
  { name: 'a server is killed', strike: ({ servers: [server] }, ms) => outage(server, ms) },
  { name: 'the worker is killed', strike: ({ worker }, ms) => outage(worker, ms) },
  { name: 'the pooler is killed', strike: ({ pooler }, ms) => outage(pooler, ms) },
  { name: 'Redis is killed', strike: ({ redis }, ms) => outage(redis, ms) },
  { name: 'the replica is killed', strike: ({ database }, ms) => outage(database.replica, ms) },
  { name: 'the connections of the primary are killed', strike: ({ database }) => endConnections(database.primaryUrl) },
  { name: 'the primary is killed', strike: ({ database }, ms) => outage(database.primary, ms) },
  {
    name: 'the disk is full',
    needsLimitedDisk: true,
    async strike({ disk, database }, ms) {
      await disk.fill();
      await pause(ms);
      await disk.clear();
      await Promise.all([database.primary.start(), database.replica.start()]); // processes that the full disk stopped
    },
  },
  {
    name: 'the clock of a server jumps by five minutes',
    async strike({ servers: [server] }, ms) {
      server?.signal('SIGUSR2');
      await pause(ms);
      server?.signal('SIGUSR2');
    },
  },
  {
    name: 'the network between a server and the database stalls',
    async strike({ network }, ms) {
      network.stall(true);
      await pause(ms);
      network.stall(false);
    },
  },
  {
    name: 'the network between a server and the database is cut',
    async strike({ network }, ms) {
      await network.cut();
      await pause(ms);
      await network.restore();
    },
  },
  {
    name: 'a deployment rolls through',
    needsCalm: true,
    async strike({ servers, worker }) {
      for (const each of [...servers, worker]) {
        const code = await each.end();
        if (code !== 0) throw new Error(`A process of the deployment ended with ${code}.`);
        await each.start();
      }
    },
  },
];

async function outage(machine: Machine | undefined, ms: number): Promise<void> {
  await machine?.kill();
  await pause(ms);
  await machine?.start();
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  await client.end();
}
