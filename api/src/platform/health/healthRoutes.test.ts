import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { db } from '../db/client.ts';
import { openServer } from '../../testing/server/inProcessServer.ts';

let nowMs = 0;
const clock = { now: () => nowMs, timeoutMs: 60_000 };
const passed = [{ status: 'pass', time: expect.any(String) }];

describe('/health/ready', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-health-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openServer({ DATA_DIR: folder }, undefined, { clock });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** Reads results that no cache has. */
  const probe = async (server = app) => {
    nowMs += 1000;
    const { statusCode, headers, body } = await server.inject('/health/ready');
    return { statusCode, type: headers['content-type'], ...(JSON.parse(body) as object) };
  };
  const unready = (message: string) => ({ statusCode: 503, success: false, message, data: null, status: 'fail' });

  it('names its checks', async () => {
    expect(await probe()).toEqual({
      statusCode: 200,
      type: 'application/health+json; charset=utf-8',
      status: 'ok',
      checks: { database: passed, migrations: passed, disk: passed },
    });
  });

  it('checks no disk where the process writes none', async () => {
    const server = await openServer({ CLOUDINARY_URL: 'cloudinary://key:secret@cloud', JOBS: 'off' });
    expect(await probe(server)).toEqual(
      expect.objectContaining({ statusCode: 200, checks: { database: passed, migrations: passed } }),
    );
    await server.close();
  });

  it('fails where the disk cannot be written', async () => {
    const dataDir = path.join(folder, 'replaced');
    const server = await openServer({ DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true, force: true });
    writeFileSync(dataDir, ''); // folders cannot be created there
    expect(await probe(server)).toMatchObject({
      ...unready('The folder of DATA_DIR cannot be written.'),
      checks: { database: passed, disk: [{ status: 'fail' }] },
    });
    await server.close();
  });

  it('fails without a migration of this release, until it is applied', async () => {
    const server = await openServer({ DATA_DIR: folder }, undefined, { clock });
    const mark = (date: Date | null) =>
      db.$executeRaw`UPDATE _prisma_migrations SET finished_at = ${date} WHERE migration_name LIKE '%_search_index'`;
    await mark(null);
    expect(await probe(server)).toMatchObject({
      ...unready('The database lacks 1 of the migrations of this release.'),
      checks: { database: passed, migrations: [{ status: 'fail' }] },
    });
    await mark(new Date());
    expect(await probe(server)).toMatchObject({ statusCode: 200, status: 'ok' });
    await server.close();
  });

  describe('without its database', () => {
    let admin: pg.Client;
    let name: string;
    const allowConnections = (isAllowed: boolean) =>
      admin.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} ALLOW_CONNECTIONS ${isAllowed}`);
    beforeAll(async () => {
      const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
      name = row?.name ?? '';
      admin = new pg.Client({ connectionString: inject('databaseServerUrl') });
      await admin.connect();
    });
    afterAll(async () => {
      await allowConnections(true);
      await admin.end();
    });

    it('fails, and passes again by itself', async () => {
      await allowConnections(false);
      await admin.query(`SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1`, [name]);
      expect(await probe()).toMatchObject({
        ...unready('The database does not answer.'),
        checks: { migrations: passed, disk: passed },
      });
      await allowConnections(true);
      expect(await probe()).toMatchObject({ statusCode: 200, status: 'ok' });
    });
  });
});
