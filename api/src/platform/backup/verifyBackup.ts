import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../config/startupError.ts';
import { embeddedPostgresMajor } from '../db/embedded/postgresBinaries.ts';
import { readMigrations } from '../db/migrations/readMigrations.ts';
import { PLATFORM, readManifest, type BackupContent } from './backupManifest.ts';
import { digestOf } from './digestedFiles.ts';
import { progressOf, type Print } from './progress.ts';

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
