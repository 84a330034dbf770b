import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';
import { createProgram, isListening } from '../support/machines/program.ts';
import { installedPostgres, type Installation } from '../support/postgres/operatedServer.ts';
import { postgresAccount } from '../../api/src/platform/db/embedded/postgresBinaries.ts';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';

const DEPLOY = path.join(ROOT_DIRECTORY, 'docs/deploy');
const SCRIPT = path.join(DEPLOY, 'start-replica.sh');
const LOCAL = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
const HBA = ['-c', `hba_file=${path.join(DEPLOY, 'pg_hba.conf')}`];

/** A primary and a replica as docker-compose.yml starts them, which have not been started yet. */
async function createServers({ bin }: Installation) {
  const account = await postgresAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'kirana-composed-'));
  const [primaryData, replicaData, password] = ['primary', 'replica', 'password'].map((name) =>
    path.join(folder, name),
  );
  await writeFile(String(password), 'secret');
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  await promisify(execFile)(
    path.join(bin, 'initdb'),
    [`--pgdata=${primaryData}`, '--username=kirana', `--pwfile=${password}`, '--auth=scram-sha-256', '--no-sync'],
    { ...account, cwd: '/', env: { LC_ALL: 'C' } },
  );
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const environment = { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C', PGDATA: String(replicaData), PGHOST: '127.0.0.1' };
  const settingsOf = (port: number) => [...LOCAL, ...HBA, '-c', `port=${port}`];
  return {
    primaryPort,
    replicaPort,
    primary: createProgram({
      command: path.join(bin, 'postgres'),
      args: ['-D', String(primaryData), ...settingsOf(primaryPort), '-c', 'wal_keep_size=1GB'],
      account,
      isReady: () => isListening(primaryPort),
    }),
    replica: createProgram({
      command: 'bash',
      args: [SCRIPT, ...settingsOf(replicaPort)],
      env: { ...environment, PGPORT: String(primaryPort), PGUSER: 'kirana', PGPASSWORD: 'secret' },
      account,
      isReady: (output) => output.includes('ready to accept read-only connections'),
    }),
    remove: () => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 50 }),
  };
}

async function query(port: number, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: `postgresql://kirana:secret@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('start-replica.sh', () => {
  it('starts the database in PGDATA', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kirana-composed-'));
    const postgres = '#!/bin/sh\necho "postgres $* in $PGDATA"\n';
    await writeFile(path.join(folder, 'postgres'), postgres, { mode: 0o755 });
    const env = { PATH: `${folder}:/usr/bin:/bin`, PGDATA: folder };
    const { stdout } = await promisify(execFile)('bash', [SCRIPT, '-c', 'port=1'], { env });
    expect(stdout).toBe(`postgres -c port=1 in ${folder}\n`);
    await rm(folder, { recursive: true });
  });

  it.for(installedPostgres())('copies the primary once and follows it, on $name', async (installation) => {
    const { primary, replica, primaryPort, replicaPort, remove } = await createServers(installation);
    const rows = () => query(replicaPort, 'SELECT number FROM things').catch(() => []);
    await primary.start();
    await expect.poll(() => query(primaryPort, 'CREATE TABLE things AS SELECT 1 AS number').catch(String)).toEqual([]);
    await replica.start();
    await expect.poll(rows, { timeout: 10_000 }).toEqual([{ number: 1 }]);
    await replica.kill();
    await query(primaryPort, 'UPDATE things SET number = 2');
    await replica.start();
    await expect.poll(rows, { timeout: 10_000 }).toEqual([{ number: 2 }]);
    expect(replica.output()).not.toContain('pg_basebackup');
    expect(await query(replicaPort, 'SELECT pg_is_in_recovery() AS "isReplica"')).toEqual([{ isReplica: true }]);
    await Promise.all([replica.kill(), primary.kill()]);
    await remove();
  });
});
