import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder, and what to close with it. */
export interface Scratch {
  directory: string;
  /** Registers a task for the end; the last one runs first. */
  onEnd(task: () => Promise<unknown>): void;
  /** Runs the tasks and removes the folder; also called on Ctrl-C. */
  end(): Promise<void>;
}

/** Opens a temporary folder that does not outlive this process, unless it is killed. */
export function openScratch(): Scratch {
  const directory = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
  chmodSync(directory, 0o755); // PostgreSQL may run as another account
  const tasks: (() => Promise<unknown>)[] = [];
  let ended: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    for (const task of tasks.reverse()) await task();
    rmSync(directory, { recursive: true, force: true });
  }

  const end = () => (ended ??= endAll());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void end().finally(() => process.exit(1)));
  return { directory, onEnd: (task) => void tasks.push(task), end };
}
