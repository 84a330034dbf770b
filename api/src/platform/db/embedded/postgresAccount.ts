import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startupError.ts';

const run = promisify(execFile);

/** The account a PostgreSQL server runs as when Kirana itself runs as root, which PostgreSQL refuses to do. */
export interface Account {
  uid: number;
  gid: number;
}

/** Null when Kirana does not run as root. As root: the account `postgres`, created when it is missing. */
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
