import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, db, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { stockAndLedger } from '../../api/src/testing/fixtures.ts';
import { makeOrder } from '../../api/src/testing/orderFixtures.ts';
import {
  embeddedInstallation,
  installedPostgres,
  startOperatedServer,
  type OperatedServer,
} from '../support/postgres/operatedServer.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';

/** Waits until all WAL so far is in the archive, as it is at the latest after `archive_timeout`. */
async function untilArchived(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ segment: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS segment');
  const archived = async () =>
    (await client.query('SELECT FROM pg_stat_archiver WHERE last_archived_wal >= $1', [rows[0]?.segment])).rowCount;
  await expect.poll(archived, { timeout: 60_000 }).toBe(1);
}

/** Waits for the end of the recovery, because the server answers reads before it. */
async function untilRecovered(client: pg.Client): Promise<void> {
  const isRecovering = async () => (await client.query('SELECT pg_is_in_recovery() AS recovering')).rows;
  await expect.poll(isRecovering, { timeout: 60_000 }).toEqual([{ recovering: false }]);
}

/** Runs `work` on the server. */
async function on<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server's time, after all that has been committed. */
async function now(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
  return rows[0]?.now ?? '';
}

/** Orders of the shop, in the table `orders` of a server. */
interface Orders {
  place(): Promise<string>;
  list(): Promise<string[]>;
}

/** Places orders before and after a base backup, deletes them by mistake and later loses the disk, and recovers by the guide both times. */
async function expectAllOrdersBack(server: OperatedServer, url: string, orders: Orders): Promise<void> {
  const placed = [await orders.place()];
  await server.takeBaseBackup();
  placed.push(await orders.place(), await orders.place());
  const moment = await on(url, now);
  await on(url, (client) => client.query('TRUNCATE orders CASCADE'));
  expect(await orders.list()).toEqual([]);
  await server.recover(moment);
  await on(url, untilRecovered);
  expect(await orders.list()).toEqual(placed);

  placed.push(await orders.place());
  await on(url, untilArchived);
  await server.lose();
  await server.recover(null);
  await on(url, untilRecovered);
  expect(await orders.list()).toEqual(placed);
}

describe('the guide to a PostgreSQL of one’s own', () => {
  let ownUrl: string;
  const servers: OperatedServer[] = [];

  async function start(installation: Parameters<typeof startOperatedServer>[0]): Promise<OperatedServer> {
    const server = await startOperatedServer(installation);
    servers.push(server);
    return server;
  }

  beforeAll(async () => {
    ownUrl = await testDatabaseUrl();
  });
  afterEach(async () => {
    await disconnectDatabase();
    await connectDatabase(ownUrl);
  });
  afterAll(() => Promise.all(servers.map(({ close }) => close())));

  it('brings back the orders of the shop: all before a mistake, and all before the loss of the disk', async () => {
    const server = await start(await embeddedInstallation());
    await on(server.urlOf('postgres'), (client) => client.query('CREATE DATABASE kirana'));
    const url = server.urlOf('kirana');
    await migrate(url);
    await disconnectDatabase();
    await connectDatabase(url);
    let last: Awaited<ReturnType<typeof makeOrder>> | undefined;
    await expectAllOrdersBack(server, url, {
      place: async () => (last = await makeOrder([2])).orderId,
      async list() {
        const rows = await db.order.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
        return rows.map(({ id }) => id);
      },
    });
    expect(await stockAndLedger(last?.productIds[0] ?? '')).toEqual({ stock: 8, ledger: 8 });
  });

  it.each(installedPostgres())('works with the tools of $name', async (installation) => {
    const server = await start(installation);
    const url = server.urlOf('postgres');
    await on(url, (client) => client.query('CREATE TABLE orders (id uuid PRIMARY KEY, row jsonb)'));
    await expectAllOrdersBack(server, url, {
      async place() {
        const { orderId } = await makeOrder([1]);
        const [order] = await db.$queryRaw<{ row: string }[]>`
          SELECT row_to_json(orders)::text AS row FROM orders WHERE id = ${orderId}::uuid`;
        await on(url, (client) => client.query('INSERT INTO orders VALUES ($1, $2)', [orderId, order?.row]));
        return orderId;
      },
      list: () =>
        on(url, async (client) => {
          const { rows } = await client.query<{ id: string }>('SELECT id FROM orders ORDER BY id');
          return rows.map(({ id }) => id);
        }),
    });
  });
});
