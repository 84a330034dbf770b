import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../../platform/config/environment.ts';
import { freePort } from '../../platform/db/embedded/postmaster.ts';
import { endWithThisProcess } from '../endWithThisProcess.ts';

const OPEN_DEADLINE_MS = 600_000; // it only ends a start that hangs

/** The real program in a process of its own, as `npm start` runs it, without the web client. */
export interface ServerProcess {
  pid: number;
  port: number;
  url: string;
  /** Resolves when the server listens; rejects with its output when it ends before. */
  open: Promise<void>;
  /** The exit code, when the process has ended and its output is complete. */
  ended: Promise<number | null>;
  /** Standard output so far. */
  stdout(): string;
  /** Standard error so far. */
  stderr(): string;
  signal(name: NodeJS.Signals): void;
}

/** Where this release has the module that prepares Prisma's client, and where the last release has it. */
const PRELOADS = ['api/src/platform/db/preload.mjs', 'api/src/db/preload.mjs'];

/** `imports` are modules that the process imports before the program; `root` is the folder of another release. */
export async function spawnServer(
  environment: Record<string, string>,
  imports: string[] = [],
  root = ROOT_DIRECTORY,
): Promise<ServerProcess> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const [preload] = PRELOADS.map((file) => path.join(root, file)).filter((file) => existsSync(file));
  const preloads = [...(preload ? [preload] : []), ...imports];
  const child = spawn(
    process.execPath,
    [...preloads.flatMap((module) => ['--import', module]), path.join(root, 'api/src/main.ts'), '--without-web'],
    { env: { NODE_ENV: 'test', DEMO: 'off', PORT: String(port), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (child.pid !== undefined) child.once('exit', endWithThisProcess({ pid: child.pid, signal: 'TERM' }));
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null); // as child_process documents
  const open = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not open in time: ${stdout}${stderr}`)), OPEN_DEADLINE_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.includes('Kirana is open')) resolve();
    });
    void ended
      .then(() => reject(new Error(`Ended before it opened: ${stdout}${stderr}`)))
      .finally(() => clearTimeout(late));
  });
  open.catch(() => undefined); // a test of a failing start does not await it
  return {
    pid: child.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    open,
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: (name) => void child.kill(name),
  };
}
