import { setTimeout as sleep } from 'node:timers/promises';

/** The time by which the end of a process waits. */
export interface Clock {
  /** In milliseconds, and never set back. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const PROCESS_CLOCK: Clock = { now: () => performance.now(), sleep };
