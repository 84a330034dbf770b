import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../config.ts';
import { freePort } from '../db/postgresServer.ts';

const OPEN_DEADLINE_MS = 100_000;

/** The real program in a process of its own, as `npm start` runs it but for the web client. */
export interface Shop {
  pid: number;
  port: number;
  url: string;
  /** Resolves when the shop is open, fails with what it said when it ends before. */
  open: Promise<void>;
  /** The exit code, once it has ended and said its last. */
  ended: Promise<number | null>;
  /** Standard error so far. */
  complaint(): string;
  signal(name: NodeJS.Signals): void;
}

/** `imports` are modules that the process imports before the program. */
export async function spawnShop(environment: Record<string, string>, imports: string[] = []): Promise<Shop> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const preloads = [path.join(ROOT_DIRECTORY, 'api/src/db/preload.ts'), ...imports];
  const child = spawn(
    process.execPath,
    [
      ...preloads.flatMap((module) => ['--import', module]),
      path.join(ROOT_DIRECTORY, 'api/src/main.ts'),
      '--without-web',
    ],
    {
      env: { NODE_ENV: 'test', DEMO: 'off', PORT: String(port), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null); // as child_process documents
  const open = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not open in time: ${said}${complaint}`)), OPEN_DEADLINE_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Kirana is open')) resolve();
    });
    void ended
      .then(() => reject(new Error(`Ended before it opened: ${said}${complaint}`)))
      .finally(() => clearTimeout(late));
  });
  open.catch(() => undefined); // a test that expects no opening does not wait for it
  return {
    pid: child.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    open,
    ended,
    complaint: () => complaint,
    signal: (name) => void child.kill(name),
  };
}
