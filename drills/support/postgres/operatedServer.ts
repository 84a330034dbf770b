import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, chown, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { extract } from 'tar';
import { writePrivately } from '../../../api/src/platform/backup/backupManifest.ts';
import { ROOT_DIRECTORY } from '../../../api/src/platform/config/config.ts';
import { postgresAccount, findPostgresBinaries } from '../../../api/src/platform/db/embedded/postgresBinaries.ts';
import { freePort } from '../../../api/src/platform/db/embedded/postmaster.ts';
import { readBaseBackup } from '../../../api/src/platform/db/embedded/readBaseBackup.ts';
import { endWithThisProcess } from '../../../api/src/testing/endWithThisProcess.ts';

const GUIDE = path.join(ROOT_DIRECTORY, 'docs/operations');
const DEBIAN = '/usr/lib/postgresql';

/** The programs of a PostgreSQL. */
export interface Installation {
  name: string;
  bin: string;
}

/** The embedded PostgreSQL, which has no `pg_basebackup`. */
export async function embeddedInstallation(): Promise<Installation> {
  const { postgres } = await findPostgresBinaries(await postgresAccount());
  return { name: 'the embedded PostgreSQL', bin: path.dirname(postgres) };
}

/** Debian's newest PostgreSQL, where one is installed. */
export function installedPostgres(): Installation[] {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const bins = majors.sort((a, b) => b - a).map((major) => path.join(DEBIAN, String(major), 'bin'));
  const bin = bins.find((each) => existsSync(path.join(each, 'pg_basebackup')));
  return bin ? [{ name: `PostgreSQL of ${bin}`, bin }] : [];
}

/** A PostgreSQL with an archive of its WAL, as an operator runs it by docs/operations/backup.md. */
export interface OperatedServer {
  urlOf(database: string): string;
  /** By the guide's commands, or over the protocol where there is no `pg_basebackup`. */
  takeBaseBackup(): Promise<void>;
  /** By the guide's commands, to a moment, or to the end of the WAL. */
  recover(target: string | null): Promise<void>;
  /** Ends the server as a loss of its machine does, and deletes its data. */
  lose(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a cluster, configures it as the guide says, and starts it. */
export async function startOperatedServer({ bin }: Installation): Promise<OperatedServer> {
  const account = await postgresAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'kirana-operated-'));
  const [main, wal, bases, password] = ['main', 'wal', 'base', 'password'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const port = await freePort();
  const guide = withPaths(await readFile(path.join(GUIDE, 'backup.md'), 'utf8'), folder);
  const urlOf = (database: string) => `postgresql://postgres:secret@127.0.0.1:${port}/${database}`;

  await writeFile(password, 'secret');
  await copyFile(path.join(GUIDE, 'archive-wal.sh'), path.join(folder, 'archive-wal.sh'));
  await Promise.all([wal, bases].map((each) => mkdir(each, { mode: 0o700 })));
  await chmod(folder, 0o755);
  if (account) await Promise.all([folder, wal, bases].map((each) => chown(each, account.uid, account.gid)));

  /** Runs commands of the guide as the account of PostgreSQL. `systemctl` is the one of a machine without systemd. */
  async function run(commands: string): Promise<void> {
    const systemctl = `systemctl() { pg_ctl "$1" --silent --wait --timeout=60 --pgdata=${main} --log=${folder}/log; }`;
    const environment = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres', PGPASSWORD: 'secret' };
    const shell = spawn('bash', ['-euc', `${systemctl}\n${commands}`], {
      ...account,
      cwd: '/',
      env: { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => shell.on('close', resolve));
    const complaint = await text(shell.stderr);
    if ((await ended) === 0) return;
    throw new Error(`${commands}\n${complaint}\n${await readFile(path.join(folder, 'log'), 'utf8').catch(() => '')}`);
  }

  let dismissGuard: () => void = () => undefined;
  async function guard(): Promise<void> {
    const [pid] = (await readFile(path.join(main, 'postmaster.pid'), 'utf8')).split('\n');
    dismissGuard = endWithThisProcess({ pid: Number(pid), signal: 'QUIT', folders: [folder] });
  }

  await run(
    `initdb --pgdata=${main} --username=postgres --pwfile=${password} --auth=scram-sha-256 --encoding=UTF8 --no-sync >&2`,
  );
  const local = [`port = ${port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", 'fsync = off'];
  await appendFile(path.join(main, 'postgresql.conf'), [...local, blockOf(guide, 'archive_mode')].join('\n'));
  await run('systemctl start postgresql');
  await guard();

  return {
    urlOf,
    async takeBaseBackup() {
      if (existsSync(path.join(bin, 'pg_basebackup'))) return run(blockOf(guide, 'pg_basebackup'));
      const [archive, base] = [path.join(folder, 'base.tar'), path.join(bases, '2026-11-25')];
      await writePrivately(await readBaseBackup(urlOf('postgres'), () => undefined), archive);
      await mkdir(base, { mode: 0o700 });
      await extract({ file: archive, cwd: base, strict: true, ...(account ?? { preserveOwner: false }) });
      if (account) await chown(base, account.uid, account.gid);
    },
    async recover(target) {
      const commands = blockOf(guide, 'recovery.signal');
      const isLost = !existsSync(main);
      dismissGuard();
      const lines = commands.split('\n').filter((line) => !isLost || !/^(systemctl stop|mv) /.test(line));
      await run(
        lines
          .filter((line) => target !== null || !line.startsWith('recovery_target'))
          .join('\n')
          .replace(/(?<=recovery_target_time = ')[^']*/, target ?? ''),
      );
      await guard();
      await rm(`${main}.former`, { recursive: true, force: true });
    },
    async lose() {
      dismissGuard();
      await run('pg_ctl stop --silent --mode=immediate --pgdata=' + main);
      await rm(main, { recursive: true });
    },
    async close() {
      dismissGuard();
      await run('systemctl stop postgresql').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The guide with the paths of the test. */
function withPaths(guide: string, folder: string): string {
  return guide
    .replaceAll('/var/lib/postgresql/18/main', `${folder}/main`)
    .replaceAll('/mnt/', `${folder}/`)
    .replaceAll('/usr/local/bin/archive-wal.sh', `${folder}/archive-wal.sh`);
}

/** The block of code of the guide that contains a word. */
function blockOf(guide: string, word: string): string {
  const blocks = [...guide.matchAll(/^```(?:sh|conf)\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
  const block = blocks.find((code) => code.includes(word));
  if (!block) throw new Error(`The guide has no commands with ${word}`);
  return block;
}
