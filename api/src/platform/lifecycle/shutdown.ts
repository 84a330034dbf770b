import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../core/errors/redactError.ts';
import type { ProcessLog } from './createLogger.ts';

/** The time by which the end of a process waits. */
export interface Clock {
  /** In milliseconds, and never set back. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const PROCESS_CLOCK: Clock = { now: () => performance.now(), sleep };

/** npm forwards a Ctrl-C that the terminal has already delivered; only a later signal is the user's second. */
const REPEATED_SIGNAL_MS = 500;

/** What a shutdown needs of the process that it ends. */
export interface EndingProcess {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

interface ShutdownDependencies {
  program?: EndingProcess;
  /** In milliseconds, and never set back. */
  now?: () => number;
}

type Step = () => Promise<void> | void;

/** Completes the running work, runs the registered steps, the last one first, and ends the process. */
export interface Shutdown {
  /** Whether the process is ending. */
  readonly isEnding: boolean;
  /** The exit code after a signal: 0, unless the program is a piece of work that a signal leaves undone. */
  signalCode: number;
  /** Registers what completes running work, such as requests and jobs. All of it happens at the same time, before the steps. */
  onDrain(step: Step): void;
  /** Registers a step, such as closing what was just opened. */
  onEnd(step: Step): void;
  /** Runs the steps and exits; the first call's reason and exit code are used. */
  end(code: number, reason?: string): void;
}

/** Makes SIGINT, SIGTERM and SIGHUP end the process by its registered steps, and a second signal end it at once. */
export function handleShutdownSignals(
  log: ProcessLog,
  { program = process, now = PROCESS_CLOCK.now }: ShutdownDependencies = {},
): Shutdown {
  const drains: Step[] = [];
  const steps: Step[] = [];
  let isEnding = false;
  let firstSignalAt: number | null = null;

  async function takeDown(code: number): Promise<void> {
    await Promise.all(drains.map((step) => run(step, log)));
    for (const step of steps.reverse()) await run(step, log);
    program.exit(code);
  }

  function register(list: Step[], step: Step): void {
    if (isEnding)
      void step(); // registered during the shutdown
    else list.push(step);
  }

  const end = (code: number, reason?: string): void => {
    if (isEnding) return;
    isEnding = true;
    if (reason) log.error(reason);
    void takeDown(code);
  };

  const shutdown: Shutdown = {
    signalCode: 0,
    get isEnding() {
      return isEnding;
    },
    end,
    onDrain: (step) => register(drains, step),
    onEnd: (step) => register(steps, step),
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    program.on(signal, () => {
      if (firstSignalAt !== null && now() - firstSignalAt > REPEATED_SIGNAL_MS) return program.exit(1);
      firstSignalAt ??= now();
      end(shutdown.signalCode);
    });
  }
  return shutdown;
}

async function run(step: Step, log: ProcessLog): Promise<void> {
  try {
    await step();
  } catch (error) {
    log.error(`While stopping: ${reasonOf(error)}`);
  }
}
