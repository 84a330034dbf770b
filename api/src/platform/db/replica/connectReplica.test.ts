import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeShopper } from '../../../testing/fixtures.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../../testing/postgres/databaseProxy.ts';
import { createDatabase, dropDatabase } from '../../../testing/postgres/temporaryCluster.ts';
import { databasePool, db } from '../client.ts';
import { connectReplica, type Replica, writtenBy, type WalPosition } from './connectReplica.ts';
import { runInReplicaScope } from './replicaScope.ts';

const MAX_LAG_MS = 2000;
/** Beyond all that the primary writes in a test. */
const FAR = 1n << 40n;

let name: string;
let network: DatabaseProxy;
let replica: Replica;
let check: () => Promise<void>;
/** What the replica says of itself. */
let replayed: WalPosition;
let written: { cluster: string; lsn: bigint };
let nowMs: number;
const reported: string[] = [];

/** Another database of the same server stands for the replica: it has no users, and the primary has one. */
beforeEach(async () => {
  name = `replica_${randomBytes(4).toString('hex')}`;
  network = await startDatabaseProxy(
    await createDatabase(inject('databaseServerUrl'), name, inject('templateDatabase')),
  );
  await makeShopper();
  const { cluster, lsn } = await writtenBy(databasePool('reads'));
  written = { cluster, lsn: lsn ?? 0n };
  replayed = { cluster, lsn: written.lsn + FAR };
  nowMs = 0;
  reported.length = 0;
  replica = connectReplica({
    url: network.url,
    maxLagMs: MAX_LAG_MS,
    report: (line) => reported.push(line),
    observation: {
      now: () => nowMs,
      replayedBy: async () => replayed,
      repeat(run) {
        check = run;
        return () => undefined;
      },
    },
  });
});
afterEach(async () => {
  await replica.close();
  await network.cut().catch(() => undefined); // a test has cut it
  await db.user.deleteMany();
  await dropDatabase(inject('databaseServerUrl'), name);
});

/** The server that answers a read. */
const answering = async () => ((await db.user.count()) === 0 ? 'replica' : 'primary');
const answeringInScope = () => runInReplicaScope(answering);

describe('a replica', () => {
  it('is not read before it was checked', async () => {
    expect(replica.outage()?.reason).toBe('it has not been checked yet');
    expect(await answeringInScope()).toBe('primary');
  });

  it('answers the reads that may go to it, and no others', async () => {
    await check();
    expect(await answeringInScope()).toBe('replica');
    expect(await answering()).toBe('primary');
    expect(reported).toEqual([]);
  });

  it('is not asked for a change that it has not replayed, nor by the reads after that one', async () => {
    await check();
    replayed = written;
    replica.expectChange();
    await makeShopper();
    await runInReplicaScope(async () => {
      expect(await answering()).toBe('primary');
      replayed = { ...written, lsn: written.lsn + FAR };
      expect(await answering()).toBe('primary'); // no read sees less than one before
    });
    expect(await answeringInScope()).toBe('replica');
  });

  it('that lags is not read until it has replayed all, which is reported once each', async () => {
    replayed = { ...written, lsn: 0n };
    await check();
    nowMs = MAX_LAG_MS;
    await check();
    expect(replica.outage()).toBeNull();
    nowMs += 1;
    await check();
    await check();
    expect(replica.outage()?.reason).toBe('it is 2 seconds behind');
    expect(await answeringInScope()).toBe('primary');
    replayed = { ...written, lsn: written.lsn + FAR };
    await check();
    await check();
    expect(await answeringInScope()).toBe('replica');
    expect(reported).toEqual([
      'The replica is not read (it is 2 seconds behind). The primary answers all reads.',
      expect.stringMatching(/^The replica is read again after \d+ seconds\.$/),
    ]);
  });

  it('that does not answer is replaced by the primary in the same request, and read again when it is back', async () => {
    await check();
    expect(await answeringInScope()).toBe('replica');
    await network.cut();
    expect(await Promise.all(Array.from({ length: 20 }, answeringInScope))).toEqual(Array(20).fill('primary'));
    await expect.poll(() => replica.outage()).not.toBeNull(); // a failed read starts a check
    await network.restore();
    await check();
    expect(await answeringInScope()).toBe('replica');
    expect(reported).toHaveLength(2);
  });

  it.each([
    ['became a primary of its own', () => ({ ...written, lsn: null })],
    ['belongs to another primary', () => ({ cluster: 'another', lsn: written.lsn + FAR })],
  ])('that %s is not read', async (_what, position) => {
    await check();
    replayed = position();
    await check();
    expect(replica.outage()?.reason).toBe('it is no replica of the primary');
    expect(await answeringInScope()).toBe('primary');
  });
});
