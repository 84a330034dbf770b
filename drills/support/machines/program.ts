import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '../../../api/src/platform/db/embedded/postgresBinaries.ts';
import { endWithThisProcess } from '../../../api/src/testing/endWithThisProcess.ts';

const START_DEADLINE_MS = 250_000;
const OUTPUT_LENGTH = 10_000;

/** A part of the shop that can be ended and started again at the same address. */
export interface Machine {
  /** Resolves when it is ready. */
  start(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

/** A machine that is one process. */
export interface Program extends Machine {
  /** Ends it by SIGTERM, and returns its exit code. */
  end(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** The id of the running process, or 0. */
  pid(): number;
  /** The tail of its output. */
  output(): string;
}

interface ProgramOptions {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  account?: Account | null;
  /** Is asked again and again, with the output so far. */
  isReady(output: string): boolean | Promise<boolean>;
}

/** A program that has not been started yet. */
export function createProgram({ command, args, env, account = null, isReady }: ProgramOptions): Program {
  let child: ChildProcess | null = null;
  let ended: Promise<number | null> = Promise.resolve(null);
  let output = '';
  const keep = (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-OUTPUT_LENGTH));

  async function stop(signal: NodeJS.Signals): Promise<number | null> {
    child?.kill(signal);
    child = null;
    return ended;
  }

  return {
    async start() {
      output = '';
      const started = spawn(command, args, {
        ...account,
        env: { ...env },
        cwd: '/',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      if (started.pid !== undefined) started.once('exit', endWithThisProcess({ pid: started.pid, signal: 'KILL' }));
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      ended = once(started, 'close').then(([code]) => code as number | null); // as child_process documents
      const deadline = Date.now() + START_DEADLINE_MS;
      while (!(await isReady(output))) {
        const isRunning = started.exitCode === null && started.signalCode === null;
        if (!isRunning || Date.now() > deadline) throw new Error(`${command} is not ready: ${output}`);
        await pause(20);
      }
    },
    kill: async () => void (await stop('SIGKILL')),
    end: () => stop('SIGTERM'),
    signal: (name) => void child?.kill(name),
    pid: () => child?.pid ?? 0,
    output: () => output,
  };
}

export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;
}

/** Whether something accepts connections there. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
