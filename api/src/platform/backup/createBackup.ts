import { createReadStream, existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { StartupError } from '../config/startupError.ts';
import { nullIfMissing } from '../core/errors/nullIfMissing.ts';
import { readBaseBackup } from '../db/embedded/readBaseBackup.ts';
import { PICTURE_REMOVAL_LOCK } from '../media/removePictures.ts';
import {
  CLUSTER_ARCHIVE,
  CLUSTER_PASSWORD,
  COPIED_FOLDERS,
  PLATFORM,
  writeManifest,
  type BackupContent,
  writePrivately,
  progressOf,
  type Print,
} from './backupManifest.ts';

const FINISHED_MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;

/** Makes an empty folder for a backup, for its owner alone. @throws StartupError when the folder has files, or is in DATA_DIR */
export async function prepareBackupDirectory(directory: string, dataDir: string): Promise<void> {
  if (`${directory}${path.sep}`.startsWith(`${dataDir}${path.sep}`))
    throw new StartupError(
      `${directory} is in the folder of the shop's data, which it would be lost with: name another one.`,
    );
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0)
    throw new StartupError(`${directory} has files already: name an empty folder, or a new one.`);
  await chmod(directory, 0o700);
}

/** Deletes what an interrupted backup has written. */
export async function emptyBackupDirectory(directory: string): Promise<void> {
  for (const name of await readdir(directory)) await rm(path.join(directory, name), { recursive: true, force: true });
}

/**
 * Saves the embedded shop, whose database runs at `databaseUrl`, into an empty folder: the database as of one moment, each picture that it names,
 * the secrets and the stored mails. The manifest comes last, so that an incomplete backup is none.
 */
export async function createBackup(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  directory: string,
  print: Print,
): Promise<BackupContent> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kirana: backup' });
  client.on('error', () => undefined); // the next query fails
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PICTURE_REMOVAL_LOCK]);
    const archive = await readBaseBackup(databaseUrl, progressOf('Database', 'MB', print));
    const target = path.join(directory, CLUSTER_ARCHIVE);
    const files = [{ path: CLUSTER_ARCHIVE, ...(await writePrivately(archive, target, createGzip({ level: 1 }))) }];
    const home = await realpath(path.join(dataDir, 'postgres'));
    const sources = [{ path: CLUSTER_PASSWORD, file: path.join(home, 'password') }, ...(await listCopied(dataDir))];
    const report = progressOf('Pictures, secrets and mails', 'files', print);
    for (const [index, source] of sources.entries()) {
      const copy = await copyUnlessRemoved(source.file, path.join(directory, source.path));
      if (copy) files.push({ path: source.path, ...copy });
      report(index + 1, sources.length);
    }
    const content = {
      createdAt: new Date().toISOString(),
      platform: PLATFORM,
      postgresMajor: await postgresMajor(client),
      migrations: await finishedMigrations(client), // after the base backup, so that none of its migrations is missing
      files,
    };
    await writeManifest(directory, content);
    return content;
  } finally {
    await client.end();
  }
}

/** The files of the folders that are copied. A name that ends in `.new`, `.part` or a number is a file that is being written. */
async function listCopied(dataDir: string): Promise<{ path: string; file: string }[]> {
  const lists = await Promise.all(
    COPIED_FOLDERS.map(async (folder) => {
      const directory = path.join(dataDir, folder);
      if (!existsSync(directory)) return [];
      const names = (await readdir(directory)).filter((name) => !/\.(new|part|\d+)$/.test(name));
      return names.map((name) => ({ path: `${folder}/${name}`, file: path.join(directory, name) }));
    }),
  );
  return lists.flat();
}

/** Null for what is not a file, and for a mail that was removed meanwhile. */
async function copyUnlessRemoved(file: string, target: string) {
  const stats = await lstat(file).catch(nullIfMissing);
  return stats?.isFile() ? writePrivately(createReadStream(file), target) : null;
}

async function postgresMajor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  );
  return Number(rows[0]?.major);
}

async function finishedMigrations(client: pg.Client): Promise<string[]> {
  const { rowCount } = await client.query(`SELECT WHERE to_regclass('_prisma_migrations') IS NOT NULL`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ name: string }>(FINISHED_MIGRATIONS);
  return rows.map(({ name }) => name);
}
