import { createReadStream, existsSync, lstatSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, open, rename, lstat } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import { StartupError } from '../config/startupError.ts';
import { nullIfMissing } from '../core/errors/nullIfMissing.ts';
import { startEmbeddedDatabase, stopAbandonedDatabase, restoreMarker } from '../db/embedded/embeddedDatabase.ts';
import { postgresAccount, type Account, embeddedPostgresMajor } from '../db/embedded/postgresBinaries.ts';
import { makeHome, placeCluster } from '../db/embedded/postgresCluster.ts';
import { findPostmaster, isAlive, stopPostmaster } from '../db/embedded/postmaster.ts';
import { migrate } from '../db/migrations/migrate.ts';
import {
  CLUSTER_ARCHIVE,
  CLUSTER_PASSWORD,
  DATA_PARTS,
  writePrivately,
  progressOf,
  type Print,
  syncDirectory,
  PLATFORM,
  readManifest,
  type BackupContent,
  digestOf,
} from './backupManifest.ts';
import { readMigrations } from '../db/migrations/readMigrations.ts';

const WITH_ITS_RELEASE = 'restore it with the release that made it';

/** The content of a whole backup that this release can restore. @throws StartupError for any other folder */
export async function verifyBackup(directory: string, print: Print): Promise<BackupContent> {
  const content = await readManifest(directory);
  await assertRestorable(content);
  const total = content.files.reduce((sum, { size }) => sum + size, 0);
  const report = progressOf('Checked', 'MB', print);
  let done = 0;
  for (const { path: name, size, sha256 } of content.files) {
    const file = path.join(directory, name);
    const stats = await lstat(file).catch(() => null);
    if (!stats?.isFile()) throw new StartupError(`The backup is not complete: ${file} is missing.`);
    const found = stats.size === size ? await digestOf(file) : null;
    if (found?.sha256 !== sha256) throw new StartupError(`The backup is damaged: ${file} is not what was written.`);
    report((done += size), total);
  }
  return content;
}

async function assertRestorable({ platform, postgresMajor, migrations }: BackupContent): Promise<void> {
  if (platform !== PLATFORM)
    throw new StartupError(`The backup was made on ${platform}, and PostgreSQL's files do not fit ${PLATFORM}.`);
  const major = await embeddedPostgresMajor();
  if (postgresMajor !== major)
    throw new StartupError(
      `The backup is of PostgreSQL ${postgresMajor}, and this release has PostgreSQL ${major}: ${WITH_ITS_RELEASE}.`,
    );
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartupError(
      `The backup is of a later release, which has ${unknown.length} migrations more (${unknown.at(-1)}): ${WITH_ITS_RELEASE}.`,
    );
}

const STAGING = '.restore-';
/** The unpacking of an archive that failed may still write a moment later. */
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/**
 * Restores a backup into DATA_DIR, unless `signal` aborts it between two steps: checks it, writes it beside the present data, starts its
 * database once, which proves that it can be recovered and migrates it, and only then puts it in the place of what is there. Returns the
 * folder of the replaced data, if there was any.
 * @throws StartupError when the backup or DATA_DIR does not allow it; then DATA_DIR is as it was
 */
export async function restoreBackup(
  { dataDir, overwrite, signal }: { dataDir: string; overwrite: boolean; signal?: AbortSignal },
  directory: string,
  print: Print,
): Promise<string | null> {
  if (!overwrite) assertEmpty(dataDir);
  await stopAbandonedDatabase(dataDir);
  const { files } = await verifyBackup(directory, print);
  await mkdir(dataDir, { recursive: true });
  await removeAbandonedStaging(dataDir);
  const staging = await mkdtemp(path.join(dataDir, `${STAGING}${process.pid}-`));
  try {
    await chmod(staging, 0o711); // the database's account enters its own part of it
    print('Writing the database.');
    await placeCluster(path.join(staging, 'postgres'), await postgresAccount(), (home) =>
      extractCluster(directory, home),
    );
    const report = progressOf('Pictures, secrets and mails', 'files', print);
    const copied = files.filter(({ path: name }) => !name.startsWith('postgres/'));
    for (const [index, { path: name }] of copied.entries()) {
      signal?.throwIfAborted();
      await writePrivately(createReadStream(path.join(directory, name)), path.join(staging, name));
      report(index + 1, copied.length);
    }
    signal?.throwIfAborted();
    print('Recovering and migrating the database.');
    await recover(staging);
    signal?.throwIfAborted();
    return await replaceData(dataDir, staging);
  } finally {
    await removeStaging(staging);
  }
}

/** @throws StartupError when DATA_DIR has a shop. What an unfinished restore left is none. */
function assertEmpty(dataDir: string): void {
  if (existsSync(restoreMarker(dataDir))) return;
  const present = DATA_PARTS.filter((part) => lstatSync(path.join(dataDir, part), { throwIfNoEntry: false }));
  if (present.length > 0)
    throw new StartupError(
      `${dataDir} has a shop already (${present.join(', ')}): set DATA_DIR to another folder, or add --overwrite, which keeps the former data beside it.`,
    );
}

async function extractCluster(directory: string, home: string): Promise<void> {
  const account: Account | null = await postgresAccount();
  const password = await readFile(path.join(directory, CLUSTER_PASSWORD), 'utf8');
  const { data } = await makeHome(home, password, account);
  const archive = path.join(directory, CLUSTER_ARCHIVE);
  const owner = account ?? { preserveOwner: false };
  await extract({ file: archive, cwd: data, strict: true, ...owner }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOSPC') throw error;
    throw new StartupError(`${archive} can't be unpacked: ${error.message}.`, { cause: error });
  });
}

/** Starts the database of `staging` as if that were DATA_DIR. */
async function recover(staging: string): Promise<void> {
  const database = await startEmbeddedDatabase(staging, 'a restore');
  try {
    await migrate(database.url);
  } finally {
    await database.stop();
  }
}

async function removeAbandonedStaging(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(STAGING));
  for (const name of left)
    if (!isAlive(Number(name.slice(STAGING.length).split('-')[0]))) await removeStaging(path.join(dataDir, name));
}

/** The cluster may be elsewhere, behind a link, and its server may still run when the restore was killed. */
async function removeStaging(staging: string): Promise<void> {
  const home = await realpath(path.join(staging, 'postgres')).catch(() => staging);
  const data = path.join(home, 'data');
  const server = await findPostmaster(data);
  if (server) await stopPostmaster(data, server);
  for (const folder of [home, staging]) await rm(folder, REMOVAL);
}

/**
 * Renames the parts of the shop in `staging`, a folder of DATA_DIR, into DATA_DIR, and what was there into a folder whose name is returned; null
 * when nothing was there. Meanwhile a marker keeps the shop from starting, so that it never runs on parts of two shops.
 */
async function replaceData(dataDir: string, staging: string): Promise<string | null> {
  const marker = restoreMarker(dataDir);
  await (await open(marker, 'w')).close();
  await syncDirectory(dataDir);
  try {
    await stopAbandonedDatabase(dataDir); // of a start that came before the marker
  } catch (error) {
    await rm(marker);
    throw error;
  }
  const former = path.join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(former, { mode: 0o700 });
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string): Promise<boolean> => {
    const isMoved = await renameIfPresent(from, to);
    if (isMoved) undo.unshift(() => rename(to, from));
    return isMoved;
  };
  let isReplaced = false;
  try {
    for (const part of DATA_PARTS) {
      if (await move(path.join(dataDir, part), path.join(former, part))) isReplaced = true;
      await move(path.join(staging, part), path.join(dataDir, part));
    }
  } catch (error) {
    for (const step of undo) await step();
    for (const left of [former, marker]) await rm(left, { recursive: true });
    throw error;
  }
  if (!isReplaced) await rm(former, { recursive: true });
  await syncDirectory(dataDir);
  await rm(marker);
  return isReplaced ? former : null;
}

async function renameIfPresent(from: string, to: string): Promise<boolean> {
  return (await rename(from, to).catch(nullIfMissing)) !== null;
}
