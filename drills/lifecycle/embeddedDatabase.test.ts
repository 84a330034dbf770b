import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../api/src/platform/db/createPool.ts';
import { startEmbeddedDatabase } from '../../api/src/platform/db/embedded/embeddedDatabase.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'kirana-embedded-'));
  chmodSync(directory, 0o755);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('is a PostgreSQL 18', async () => {
    const embedded = await startEmbeddedDatabase(path.join(directory, 'data'), 'a test');
    const client = new pg.Client({ connectionString: embedded.url });
    await client.connect();
    const { rows } = await client.query('SHOW server_version');
    await client.end();
    await embedded.stop();
    expect(rows).toEqual([{ server_version: expect.stringMatching(/^18\./) }]);
  });

  it('recovers when one of its processes is killed', async () => {
    const embedded = await startEmbeddedDatabase(path.join(directory, 'data'), 'a test');
    const victim = new pg.Client({ connectionString: embedded.url });
    victim.on('error', () => undefined);
    await victim.connect();
    const { rows } = await victim.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const pool = createPool({ connectionString: embedded.url });
    const owner = () =>
      pool.query<{ pid: number }>("SELECT pid FROM pg_locks WHERE locktype = 'advisory'").then(
        (locks) => locks.rows[0]?.pid ?? null,
        () => null, // it recovers
      );
    const former = await owner();
    const isOwnedAgain = async () => ![former, null].includes(await owner());
    process.kill(Number(rows[0]?.pid), 'SIGKILL');
    await expect.poll(isOwnedAgain, { timeout: 100_000 }).toBe(true);
    await expect(startEmbeddedDatabase(path.join(directory, 'data'), 'another')).rejects.toThrow('already runs');
    await pool.end();
    expect(await Promise.race([embedded.lost, 'goes on'])).toBe('goes on');
    await embedded.stop();
  });

  it('works in a folder that only its owner can enter, root included', async () => {
    const closed = path.join(directory, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = path.join(closed, 'data');
    for (const owner of ['the first start', 'the second start'])
      await (await startEmbeddedDatabase(dataDir, owner)).stop();
    rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true });
  });
});
