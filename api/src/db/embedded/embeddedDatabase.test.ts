import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from './embeddedDatabase.ts';

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

  it('works in a folder that only its owner can enter, root included', async () => {
    const closed = path.join(directory, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = path.join(closed, 'data');
    for (const owner of ['the first start', 'the second start'])
      await (await startEmbeddedDatabase(dataDir, owner)).stop();
    rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true });
  });
});
