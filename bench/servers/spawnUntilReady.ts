import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';

const DEADLINE_MS = 60_000;
const POLL_MS = 5;

/** A server in a process of its own. */
export interface Server {
  pid: number;
  url: string;
  /** The time from the start of the process to the first successful response, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

/** A program of Node that listens on PORT. */
export interface Program {
  /** Node's arguments. */
  arguments: readonly string[];
  environment: Record<string, string>;
  /** The path that answers 200 once the server can be used. */
  readyPath: string;
}

/** Starts a program on a free port, and waits until it is ready. Its standard output is discarded. */
export async function spawnUntilReady(program: Program): Promise<Server> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, program.arguments, {
    cwd: ROOT_DIRECTORY,
    env: { PATH: process.env['PATH'], ...program.environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-10_000)));
  const ended = once(child, 'close');
  const kill = () => void child.kill();
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url + program.readyPath))) {
    if (child.exitCode !== null) throw new Error(`${program.arguments.at(-1)} has ended: ${stderr}`);
    if (performance.now() - begun > DEADLINE_MS)
      throw new Error(`${program.arguments.at(-1)} does not start: ${stderr}`);
    await pause(POLL_MS);
  }
  return {
    pid: child.pid ?? 0,
    url,
    startMs: performance.now() - begun,
    async stop() {
      kill();
      await ended;
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    probe.on('error', () => resolve(false));
    probe.end();
  });
}
