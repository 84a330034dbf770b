import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../startProblem.ts';

const run = promisify(execFile);

/** The account a PostgreSQL server runs as when Kirana itself runs as root, which PostgreSQL refuses to do. */
export interface Account {
  uid: number;
  gid: number;
}

/** Null when Kirana's own account will do. As root: the account `postgres`, made when it is missing. */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await findAccount();
  if (known) return known;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  } catch {
    throw new StartProblem(
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

/** Whether `account` can reach what lies in `directory`: the first closed parent folder ends the way. */
export async function canReach(directory: string, account: Account): Promise<boolean> {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    if (!mayEnter(await stat(folder), account)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayEnter({ mode, uid, gid }: Stats, account: Account): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** A folder outside every home that all accounts can reach and only root can write. Only for runs as root. */
export async function openDirectory(): Promise<string> {
  const directory = '/var/lib/kirana';
  await mkdir(directory, { recursive: true, mode: 0o755 });
  return directory;
}
