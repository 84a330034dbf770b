import { createServer, type Server, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { databasePool } from '../db/client.ts';
import { listenToChanges, type DatabaseChanges } from './databaseChanges.ts';

let nowMs = 0;
let changes: DatabaseChanges;
const cleanups: (() => unknown)[] = [];

function listen(pool: pg.Pool, timeoutMs: number): void {
  changes = listenToChanges(pool, () => undefined, { now: () => nowMs, timeoutMs });
  cleanups.push(changes.stop);
}

/** A pool of a database that accepts connections and never answers. */
async function silentPool(): Promise<pg.Pool> {
  const server: Server = createServer((socket) => cleanups.push(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return new pg.Pool({ host: '127.0.0.1', port });
}

afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

describe('a proof of being current', () => {
  it('counts for half a second', async () => {
    listen(databasePool('reads'), 60_000);
    expect(await changes.isCurrent()).toBe(true);
    nowMs += 499;
    expect(changes.isCurrent()).toBe(true); // and not a promise, because nothing is queried
    nowMs += 1;
    const asked = changes.isCurrent();
    expect(asked).toBeInstanceOf(Promise);
    expect(await asked).toBe(true);
  });

  it('ends with a change of this process, also one that is made meanwhile', async () => {
    listen(databasePool('reads'), 60_000);
    const begunBefore = changes.isCurrent();
    changes.expectChange();
    await begunBefore;
    expect(changes.isCurrent()).toBeInstanceOf(Promise);
    expect(await changes.isCurrent()).toBe(true);
    expect(changes.isCurrent()).toBe(true);
    changes.expectChange();
    expect(changes.isCurrent()).toBeInstanceOf(Promise);
  });

  it('fails when it takes too long, and is not tried again for a second', async () => {
    listen(await silentPool(), 10);
    expect(await changes.isCurrent()).toBe(false);
    nowMs += 999;
    expect(changes.isCurrent()).toBe(false);
    nowMs += 1;
    expect(changes.isCurrent()).toBeInstanceOf(Promise);
  });
});
